/// Writes the registry of a screen: which view shows an item, and what the view's actions are to the
/// screen.
///
///     /// Makes the cells, headers and footers of the Listing screen.
///     @MainActor
///     public struct ListingViewCreator: ViewCreator {
///       public typealias Content = ListingContent
///       public typealias Action = ListingAction
///
///       public init() {}
///
///       public func cell(for item: ListingItem) -> ScreenCell<ListingAction> {
///         switch item {
///         case .title(let data):
///           ScreenCell(row: data, identifier: "listing.title") { .title(data.id, $0) }
///         }
///       }
///     }
func renderViewCreator(_ context: ScreenContext, _ w: SwiftWriter) {
  let access = context.access
  renderDoc("Makes the \(context.parts) of the \(context.name) screen.", w)
  w.line("@MainActor")
  w.type("\(access)struct \(context.viewCreatorType)", ["ViewCreator"]) { w in
    w.line("\(access)typealias Content = \(context.contentType)")
    w.line("\(access)typealias Action = \(context.actionType)")
    if context.file.isExported {
      w.gap()
      w.line("\(access)init() {}")
    }
    w.gap()
    renderCell(context, w)
    if !context.boundaries.isEmpty {
      w.gap()
      renderHeaderFooter(context, w)
    }
    renderPlaceholders(context, w)
    renderBehavior(context, w)
    renderMoves(context, w)
  }
}

/// Writes what the screen does besides showing its cells; nothing where it does nothing.
///
///     public var refresh: ListingAction? { .reload }
///
///     public var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { .interactive }
///
///     public var selection: ListSelection { .multipleWhileEditing }
private func renderBehavior(_ context: ScreenContext, _ w: SwiftWriter) {
  let screen = context.screen
  if let refresh = screen.refresh {
    w.gap()
    w.line(
      "\(context.access)var refresh: \(context.actionType)? { .\(memberName(refresh.text)) }")
  }
  if let mode = screen.keyboardDismissMode {
    w.gap()
    w.line(
      "\(context.access)var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { .\(mode) }")
  }
  guard let selection = screen.selection else { return }
  let name =
    switch selection.multiple {
    case nil: "single"
    case .editing: "multipleWhileEditing"
    case .always: "multiple"
    }
  w.gap()
  w.line("\(context.access)var selection: ListSelection { .\(name) }")
}

/// Writes the function that makes a cell of an item.
private func renderCell(_ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func cell", ["for item: \(context.itemType)"],
    " -> ScreenCell<\(context.actionType)>"
  ) { w in
    guard !context.cells.isEmpty else {
      // A `switch` over an enum without cases would be code that never runs, of which Swift warns.
      return w.line("// The screen has no cells: there is no item to call this with.")
    }
    w.switch("item", over: context.items) { kind, w in
      let reports = !context.actions(of: kind.view).isEmpty
      w.part(
        ".\(memberName(kind.caseName))(let data)", "ScreenCell",
        of: context.isInList(kind) ? "row: data" : "data", accessibilityPath(of: kind, context),
        reporting: reports ? ".\(memberName(kind.view.caseName))(data.id, $0)" : nil)
    }
  }
}

/// Writes the function that makes a header or footer.
///
///     case .reviewsHeader(let data):
///       ScreenHeaderFooter(data, identifier: "listing.reviews.header") { .reviewsHeader($0) }
private func renderHeaderFooter(_ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func headerFooter", ["for headerFooter: \(context.headerFooterType)"],
    " -> ScreenHeaderFooter<\(context.actionType)>"
  ) { w in
    w.switch("headerFooter", over: context.boundaries) { boundary, w in
      let (pattern, argument) = boundary.patternAndArgument(context)
      let isRepeated = boundary.section.repeated != nil && boundary.view != nil
      w.part(
        pattern, "ScreenHeaderFooter", of: isRepeated ? "repeated: \(argument)" : argument,
        accessibilityPath(of: boundary, context),
        reporting: context.reports(boundary)
          ? ".\(boundary.name)(\(isRepeated ? "data.id, " : "")$0)" : nil)
    }
  }
}

extension Boundary {
  /// What its case matches, and what is shown for it.
  fileprivate func patternAndArgument(_ context: ScreenContext) -> (String, String) {
    switch shown {
    case .data: (".\(name)(let data)", "data")
    case .text(let heading): (".\(name)(let text)", call("text", heading, context))
    case .title(let title, let heading):
      (".\(name)", call(title.swift(context.file), heading, context))
    }
  }

  private func call(_ text: String, _ heading: Heading, _ context: ScreenContext) -> String {
    var arguments = [text]
    if heading.style != .standard { arguments.append("style: .\(heading.style.rawValue)") }
    if context.hasCollection, section.layout.all.contains(where: \.isGrouped) {
      arguments.append("in: .grouped")
    }
    return "CellHeading(\(arguments.joined(separator: ", ")))"
  }
}

extension SectionLayout {
  /// Whether it is a list whose sections stand apart, so that their headers do not stick to the top.
  fileprivate var isGrouped: Bool {
    if case .list(let list) = self {
      ["grouped", "insetGrouped"].contains(list.appearance)
    } else {
      false
    }
  }
}

/// The call that makes a part of a screen, with what it reports as an action of the screen.
struct PartCall {
  private let callee: String
  private let arguments: [String]
  private let action: String?

  init(_ callee: String, _ arguments: [String], reporting action: String? = nil) {
    (self.callee, self.arguments, self.action) = (callee, arguments, action)
  }

  private var call: SwiftLine { "\(callee)(\(arguments.joined(separator: ", ")))" }

  /// The call on one line.
  var whole: SwiftLine { if let action { "\(call) { \(action) }" } else { call } }

  func render(_ w: SwiftWriter) {
    let whole = whole
    if w.fits(whole) { return w.line(whole) }
    guard let action else { return w.call(callee, arguments) }
    if w.fits("\(call) {") { return w.block(call) { $0.line("\(action)") } }
    w.line("\(callee)(")
    w.indented.fill(arguments, end: "")
    w.block(")") { $0.line("\(action)") }
  }
}

extension SwiftWriter {
  /// Writes the case of a part of a screen.
  fileprivate func part(
    _ pattern: String, _ type: String, of argument: String, _ identifier: String,
    reporting action: String?
  ) {
    let part = PartCall(
      type, [argument, "identifier: \(swiftLiteral(identifier))"], reporting: action)
    let whole: SwiftLine = "case \(pattern): \(part.whole)"
    if fits(whole) { return line(whole) }
    line("case \(pattern):")
    part.render(indented)
  }
}
