extension Row {
  /// True if its code refers to UIKit, or to Foundation, which looks up texts.
  var namesUIKit: Bool {
    // The insets of a separator are `CGFloat` values.
    !swipes.isEmpty || !menu.isEmpty || separator?.inset != nil || separator?.color != nil
      || accessories.contains {
        $0.color != nil || $0.background != nil || $0.tint != nil || $0.badge != nil
          || $0.accessibilityLabel != nil || $0.picture?.namesUIKit == true
      }
  }
}

/// Writes the behavior of a view's rows, and the accessories at their edges.
func renderRow(_ row: Row, _ context: RenderContext, _ w: SwiftWriter) {
  renderTouches(of: row, context, w)
  w.gap()
  renderAccessories(row.accessories, context, w)
  w.gap()
  renderIndentation(row.indent, context, w)
  w.gap()
  renderSeparator(row.separator, context, w)
  w.gap()
  renderAction(row.delete, "deleteAction", if: "isDeletable", row, context, w)
  w.gap()
  renderAction(row.longPress, "longPressAction", if: "reportsLongPress", row, context, w)
}

/// Writes an action of a row, which depends on the data if its command does; writes nothing without an
/// action.
private func renderAction(
  _ action: Name?, _ function: String, if condition: String, _ row: Row, _ context: RenderContext,
  _ w: SwiftWriter
) {
  guard let action else { return }
  let visible = row.commands.first { $0.action.text == action.text }?.visible
  let member: SwiftLine = ".\(memberName(action.text))"
  let head: SwiftLine =
    "@MainActor \(context.access)static func \(function)(of data: Self) -> Action?"
  guard let visible, visible.constant != true else { return w.shortBlock(head, member) }
  w.block(head) { w in
    let isOffered = operand(visible.swift(context, named: condition, w))
    w.line("\(visible.isInline ? "" : "return ")\(isOffered) ? \(member) : nil")
  }
}

/// Writes what touching a cell does; writes nothing if it does nothing.
///
///     @MainActor
///     public static func row(of data: Self) -> CellRow<Action> {
///       CellRow(select: .open, trailing: [CellSwipeAction(.delete, title: "Delete")])
///     }
private func renderTouches(of row: Row, _ context: RenderContext, _ w: SwiftWriter) {
  guard
    row.select != nil || !row.swipes.isEmpty || !row.menu.isEmpty || !row.highlights
      || row.seen != nil
  else { return }
  let head: SwiftLine = "\(context.access)static func row(of data: Self) -> CellRow<Action>"
  let lists: [(label: String, commands: [any RowCommand])] = [
    ("leading", row.swipes.leading), ("trailing", row.swipes.trailing), ("menu", row.menu),
  ].filter { !$0.commands.isEmpty }
  let isInline = row.select?.enabled?.isInline ?? true
  guard !lists.isEmpty || !isInline else {
    let arguments = ownArguments(of: row, context, w)
    let call: SwiftLine = "CellRow(\(arguments.joined(separator: ", ")))"
    if w.indented.fits(call) { return w.shortBlock("@MainActor \(head)", call) }
    return w.block("@MainActor \(head)") { $0.call("CellRow", arguments) }
  }
  w.line("@MainActor")
  w.block(head) { w in
    let own = ownArguments(of: row, context, w)
    guard !lists.isEmpty else { return w.call("return CellRow", own) }
    let call =
      lists.contains { $0.commands.contains(where: \.hasLines) } || !isInline
      ? "return CellRow" : "CellRow"
    var calls: [(label: String, calls: [ListedCall])] = []
    w.locals(besides: []) {
      calls = lists.map { list in
        (list.label, list.commands.map { $0.call(inMenu: list.label == "menu", context, w) })
      }
    }
    let rows = calls.map { label, calls in
      "\(label): [\(calls.map(\.text).joined(separator: ", "))]"
    }
    let whole: SwiftLine = "\(call)(\((own + rows).joined(separator: ", ")))"
    if calls.count == 1, calls[0].1.count == 1, w.fits(whole) { return w.line(whole) }
    w.line("\(call)(")
    if !own.isEmpty { w.indented.fill(own, end: ",") }
    for (position, list) in calls.enumerated() {
      renderList(list.0, list.1, end: position == calls.count - 1 ? ")" : ",", w.indented)
    }
  }
}

/// Returns the arguments of a row other than its commands, after writing the lines that their values need.
private func ownArguments(of row: Row, _ context: RenderContext, _ w: SwiftWriter) -> [String] {
  let select = row.select.map { select in
    let action = ".\(memberName(select.action.text))"
    guard let enabled = select.enabled, enabled.constant != true else { return action }
    let condition = operand(enabled.swift(context, named: "isSelectable", w))
    // A single negated name reads better inverted.
    let name = condition.dropFirst()
    return condition.first == "!" && name.allSatisfy { $0.isLetter || $0 == "." }
      ? "\(name) ? nil : \(action)" : "\(condition) ? \(action) : nil"
  }
  return [
    select.map { "select: \($0)" }, row.seen.map { "seen: \($0.swift)" },
    row.highlights ? nil : "highlights: false",
  ].compactMap { $0 }
}

extension Seen {
  /// The code that makes it.
  fileprivate var swift: String {
    var arguments = [".\(memberName(action.text))"]
    if share != Self.standardShare { arguments.append("share: \(swiftText(share))") }
    if duration != Self.standardDuration { arguments.append("for: \(swiftText(duration))") }
    return "CellSeen(\(arguments.joined(separator: ", ")))"
  }
}

private func renderList(_ label: String, _ calls: [ListedCall], end: String, _ w: SwiftWriter) {
  let whole: SwiftLine = "\(label): [\(calls[0].text)]\(end)"
  if calls.count == 1, w.fits(whole) { return w.line(whole) }
  w.line("\(label): [")
  for call in calls { call.render(end: calls.count > 1 ? "," : "", w.indented) }
  w.line("]\(end)")
}

extension RowCommand {
  /// Its values other than the title, which data can choose.
  private var values: [any RenderedValue] {
    let values: [(any RenderedValue)?] = [
      picture?.value, visible, destructive, (self as? MenuItem)?.enabled,
      (self as? SwipeAction)?.background,
    ]
    return values.compactMap { $0 }
  }

  /// When the command is destructive; nil if it never is.
  private var destructive: Value<Flag>? {
    style?.map { .literal($0.word != CommandStyle.standard) }
  }

  /// True if its values can need lines before it.
  var hasLines: Bool {
    // Only a title that data chooses is written before it.
    if let title, title.constant == nil, !title.isOneExpression { return true }
    return !values.allSatisfy(\.isOneExpression)
  }

  /// Returns true if all of it is known when a view is made.
  func isFixed(_ context: RenderContext) -> Bool {
    ([title].compactMap { $0 } + values).allSatisfy { $0.moment(context) == .setup }
  }

  /// The fields that it refers to.
  var fields: [Field] { (title?.fields ?? []) + values.flatMap(\.fields) }

  /// Returns the code that makes it, after writing the lines that its values need.
  func call(
    inMenu: Bool, _ context: RenderContext, _ w: SwiftWriter
  ) -> ListedCall {
    let name = lowerCamelCase(action.text) + (inMenu ? "Item" : "")
    var call = ListedCall(
      callee: inMenu ? "CellMenuItem" : "CellSwipeAction",
      arguments: [".\(memberName(action.text))"])
    if let title {
      let text = title.constant?.swift(context) ?? title.swift(context, named: "\(name)Title", w)
      call.arguments.append("title: \(text)")
    }
    if let picture {
      let suffix = picture.symbol == nil ? "Image" : "Symbol"
      call.arguments.append(
        inMenu
          ? picture.argument(context, named: name + suffix, w)
          : "image: \(picture.swift(context, named: name + suffix, w))")
    }
    if let destructive {
      let flag = destructive.swift(context, named: "\(name)IsDestructive", w)
      call.arguments.append("isDestructive: \(flag)")
    }
    if let enabled = (self as? MenuItem)?.enabled, enabled.constant != true {
      call.arguments.append("isEnabled: \(enabled.swift(context, named: "\(name)IsEnabled", w))")
    }
    if let color = (self as? SwipeAction)?.background {
      call.arguments.append("color: \(color.swift(context, named: "\(name)Color", w))")
    }
    if let visible, visible.constant != true {
      call.suffix = ".shown(while: \(visible.swift(context, named: "\(name)IsShown", w)))"
    }
    return call
  }
}

/// Writes the indentation of rows; writes nothing if they aren't indented.
private func renderIndentation(
  _ indent: Value<WholeNumber>?, _ context: RenderContext, _ w: SwiftWriter
) {
  guard let indent else { return }
  let head: SwiftLine = "@MainActor \(context.access)static func indentation(of data: Self) -> Int"
  if indent.isOneExpression {
    w.shortBlock(head, "\(indent.swift(context, named: "steps", w))")
  } else {
    w.block(head) { w in w.line("return \(indent.swift(context, named: "steps", w))") }
  }
}

/// Writes the line below rows; writes nothing if the list or table decides.
private func renderSeparator(
  _ separator: Separator?, _ context: RenderContext, _ w: SwiftWriter
) {
  guard let separator else { return }
  let arguments =
    (separator.inset?.arguments(context) ?? [])
    + (separator.color.map { ["color: \($0.swift(context))"] } ?? [])
  let joined = arguments.joined(separator: ", ")
  let value: SwiftLine =
    separator.isHidden
    ? ".hidden"
    : separator.alignedTo == nil
      ? "CellSeparator(\(joined))" : arguments.isEmpty ? ".aligned" : ".aligned(\(joined))"
  w.shortBlock("@MainActor \(context.access)static var separator: CellSeparator", value)
}

extension SeparatorInset {
  /// Returns the arguments of a `CellSeparator`.
  func arguments(_ context: RenderContext) -> [String] {
    [("leading", leading), ("trailing", trailing)].compactMap { side, inset in
      inset.map { "\(side): \($0.swift(context))" }
    }
  }
}
