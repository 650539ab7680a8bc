/// Writes the registry of a screen: which view shows an item, and how the view's actions become actions of
/// the screen.
///
///     /// Creates the cells, headers and footers of the Listing screen.
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
  renderDoc("Creates the \(context.parts) of the \(context.name) screen.", w)
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
    renderWatcher(context, w)
  }
}

/// Writes the function that makes the watcher of a screen; writes nothing if no cell reports having been
/// seen.
private func renderWatcher(_ context: ScreenContext, _ w: SwiftWriter) {
  guard context.items.contains(where: { $0.view.row.seen != nil }) else { return }
  w.gap()
  w.function(
    "\(context.access)func watcher", ["of list: some CellWatchedList<\(context.actionType)>"],
    " -> (any CellListWatcher)?", short: "CellSeenWatcher(list)")
}

/// Writes the behavior of a screen besides showing cells; writes nothing if there is none.
///
///     public var refresh: ListingAction? { .reload }
///
///     #if !os(visionOS)
///     public var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { .interactive }
///     #endif
///
///     public var scrolling: ListScrolling { .keepsPosition }
///
///     public var animation: ListAnimation { .fade }
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
    // visionOS has no such modes.
    w.line("#if !os(visionOS)")
    w.line(
      "\(context.access)var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { .\(mode) }")
    w.line("#endif")
  }
  if let scrolling = screen.scrolling.name {
    w.gap()
    w.line("\(context.access)var scrolling: ListScrolling { .\(scrolling) }")
  }
  if screen.animation != .automatic {
    w.gap()
    w.line("\(context.access)var animation: ListAnimation { .\(screen.animation.rawValue) }")
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

extension ScreenScrolling {
  /// The case of `ListScrolling`; nil for the default.
  fileprivate var name: String? {
    if start == .end { "startsAtEnd" } else { keepsPosition ? "keepsPosition" : nil }
  }
}

/// Writes the function that makes a cell for an item.
private func renderCell(_ context: ScreenContext, _ w: SwiftWriter) {
  w.function(
    "\(context.access)func cell", ["for item: \(context.itemType)"],
    " -> ScreenCell<\(context.actionType)>"
  ) { w in
    guard !context.cells.isEmpty else {
      // Swift warns about a `switch` over an enum without cases, because its code never runs.
      return w.line("// The screen has no cells, so there is no item to pass.")
    }
    w.switch("item", over: context.items) { kind, w in
      let reports = !context.actions(of: kind.view).isEmpty
      w.part(
        ".\(memberName(kind.caseName))(let data)", "ScreenCell",
        accessibilityPath(of: kind, context),
        reporting: reports ? ".\(memberName(kind.viewCase))(data.id, $0)" : nil,
        isOneExpression: true
      ) { _ in context.isInList(kind) ? "row: data" : "data" }
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
    // Only a switch whose cases are all expressions can omit 'return'.
    let isExpression = context.boundaries.allSatisfy(\.isOneExpression)
    w.switch("headerFooter", over: context.boundaries) { boundary, w in
      let isRepeated = boundary.section.repeated != nil && boundary.view != nil
      w.part(
        boundary.pattern, isExpression ? "ScreenHeaderFooter" : "return ScreenHeaderFooter",
        accessibilityPath(of: boundary, context),
        reporting: context.reports(boundary)
          ? ".\(boundary.name)(\(isRepeated ? "data.id, " : "")$0)" : nil,
        isOneExpression: boundary.isOneExpression
      ) { w in
        let argument = boundary.argument(context, w)
        return isRepeated ? "repeated: \(argument)" : argument
      }
    }
  }
}

extension Boundary {
  /// True if it needs no lines before it.
  fileprivate var isOneExpression: Bool {
    if case .phrase(let text, _, _) = shown { text.isHeldInOneExpression } else { true }
  }

  /// The pattern of its case.
  fileprivate var pattern: String {
    switch shown {
    case .data, .phrase: ".\(name)(let data)"
    case .text: ".\(name)(let text)"
    case .title: ".\(name)"
    }
  }

  /// Returns the argument that is shown for it, after writing the lines that it needs.
  fileprivate func argument(_ context: ScreenContext, _ w: SwiftWriter) -> String {
    switch shown {
    case .data: "data"
    case .text(let heading): call("text", heading, context)
    case .title(let title, let heading): call(title.swift(context.file), heading, context)
    case .phrase(let text, let heading, _):
      call(
        text.ofHeading(context.file, w), spoken: text.constant?.spoken, heading, context, w)
    }
  }

  private func call(
    _ text: String, spoken: TextConstant? = nil, _ heading: Heading, _ context: ScreenContext,
    _ w: SwiftWriter? = nil
  ) -> String {
    var arguments = [text]
    if let spoken, let w {
      arguments.append("spoken: \(spoken.swift(context.file, named: "spoken", w))")
    }
    if heading.style != .standard { arguments.append("style: .\(heading.style.rawValue)") }
    if context.hasCollection, section.layout.all.contains(where: \.isGrouped) {
      arguments.append("in: .grouped")
    }
    return "CellHeading(\(arguments.joined(separator: ", ")))"
  }
}

extension Text {
  /// Returns the expression for a header's text, after writing the lines that it needs.
  fileprivate func ofHeading(_ context: RenderContext, _ w: SwiftWriter) -> String {
    guard let field else { return swift(context, named: "title", w) }
    return field.isAttributed
      ? field.value : labelText(of: field, context.manifest.deploymentTarget)
  }

  /// True for an expression without lines before it.
  fileprivate var isHeldInOneExpression: Bool { field != nil || isOneExpression }
}

extension SectionLayout {
  /// True for a list whose sections are set apart, so their headers don't stick to the top.
  fileprivate var isGrouped: Bool {
    if case .list(let list) = self {
      ["grouped", "insetGrouped"].contains(list.appearance)
    } else {
      false
    }
  }
}

/// The call that makes a part of a screen, with the screen action for its reports.
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
  ///
  /// - Parameters:
  ///   - argument: Returns what is shown, after writing the lines that it needs.
  ///   - isOneExpression: True if it needs no such lines.
  fileprivate func part(
    _ pattern: String, _ type: String, _ identifier: String, reporting action: String?,
    isOneExpression: Bool, of argument: (SwiftWriter) -> String
  ) {
    if !isOneExpression { line("case \(pattern):") }
    let part = PartCall(
      type, [argument(indented), "identifier: \(swiftLiteral(identifier))"], reporting: action)
    guard isOneExpression else { return part.render(indented) }
    let whole: SwiftLine = "case \(pattern): \(part.whole)"
    if fits(whole) { return line(whole) }
    line("case \(pattern):")
    part.render(indented)
  }
}
