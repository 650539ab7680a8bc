/// The code for a stack, which is made after its children, and only inside the initializer unless part of it
/// changes.
///
///     let stack = vstack([titleLabel, textLabel], spacing: 8)
extension StackElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Writes the stack that fills the view.
  func renderRoot(_ context: RenderContext, _ w: SwiftWriter) {
    if let soleChild {
      soleChild.content.renderSetup(along: axis, context, w)
    } else {
      renderStack(context, isRoot: true, w)
    }
    renderOrderOfLabels(w)
    renderLook(look(context), context, w)
    var arguments = ["with: \(soleChild?.content.outer ?? outer)"]
    if look.box == nil, let insets = look.insets {
      if let text = insets.fixed(context), insets.constant?.isZero != true {
        arguments.append("insets: \(text)")
      }
      let margins = insets.sides(.margins)
      if !margins.isEmpty { arguments.append("margins: \(margins)") }
      let readable = insets.sides(.readable)
      if !readable.isEmpty { arguments.append("readable: \(readable)") }
    }
    w.call("fill", arguments)
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) {
      w.call("private let \(name) = \(stackType)", turn(context))
    }
    if room == .whileNothingGrows { w.call("private let \(roomName) = \(roomType)", []) }
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: Axis, _ context: RenderContext, _ w: SwiftWriter) {
    renderStack(context, isRoot: false, w)
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    var settings = arrangementSettings(context)
    if isOutermost { settings.add(insetsSetting(nil, context)) }
    settings += look(context).filter { $0.moment != .setup }
    guard room == .whileNothingGrows else { return settings }
    let views = growingChildren.map(\.content.outer).joined(separator: ", ")
    let leaving = Setting(moment: .configuration, fields: [], isLast: true) {
      $0.call("leaveRoom", [roomName, "whileHidden: [\(views)]"])
    }
    return settings + [leaving]
  }

  /// The name of the empty view at the end.
  private var roomName: String { escapedIdentifier("\(property)Room") }

  private var stackType: String { vertical == nil ? "UIStackView" : "CellTurningRow" }
  private var roomType: String { vertical == nil ? "UIView" : "CellSpacer" }

  /// Returns the argument for when a row turns into a column, unless that varies.
  private func turn(_ context: RenderContext) -> [String] {
    vertical?.fixed(context).map { ["vertical: \($0)"] } ?? []
  }

  private func look(_ context: RenderContext) -> [Setting] {
    let settings = lookSettings(hiddenWhileNil: [], context)
    guard !isOutermost, look.box == nil, let margins = look.insets?.marginSetting(of: name) else {
      return settings
    }
    return [margins] + settings
  }

  /// The only element of an outermost stack, which fills the view directly because a stack around it would
  /// have no effect.
  private var soleChild: Element? {
    guard axis == .vertical, alignment == nil, look.isEmpty, look.visible == nil,
      children.count == 1, let child = children.first, child.isAlwaysShown, !child.hasShare
    else { return nil }
    return child.model.inRow == .space ? nil : child
  }

  /// True if it can have several views to space apart.
  private var hasSeveralViews: Bool {
    children.count > 1 || children.contains { if case .repeated = $0 { true } else { false } }
  }

  /// Returns true if the stack itself, and not only a box around it, changes.
  private func isKept(_ context: RenderContext) -> Bool {
    !arrangementSettings(context).isEmpty
      || look(context).contains { $0.moment != .setup && (look.box == nil || $0.isInside) }
  }

  /// Returns the settings for arrangements that vary.
  private func arrangementSettings(_ context: RenderContext) -> [Setting] {
    var settings: [Setting] = []
    settings.add(varying("spacing", spacing, context))
    settings.add(varying("alignment", alignment, context))
    settings.add(varying("distribution", distribution, context))
    settings.add(varying("vertical", vertical, context))
    if !isOutermost { settings.add(insetsSetting("of: \(name)", context)) }
    return settings
  }

  /// Returns the setting for insets that vary.
  ///
  /// - Parameter stack: The argument for the view that has them; nil for the one that fills the view.
  private func insetsSetting(_ stack: String?, _ context: RenderContext) -> Setting? {
    guard look.box == nil, let insets = look.insets, insets.moment(context) != .setup else {
      return nil
    }
    return Setting(insets, context, named: "\(property)Insets") { insets, w in
      w.call("setInsets", [stack, "to: \(insets)"].compactMap(\.self))
    }
  }

  /// Writes the creation of the stack.
  ///
  /// - Parameter isRoot: True if it fills the view, which then sets its insets.
  private func renderStack(_ context: RenderContext, isRoot: Bool, _ w: SwiftWriter) {
    let name = name
    // Each child's model is computed only once.
    let contents = children.map { $0.content }
    var isAfterLine = false
    for content in contents {
      let isOneLine = content.isOneLine(context)
      if !isAfterLine || !isOneLine { w.gap() }
      content.renderSetup(along: axis, context, w)
      isAfterLine = isOneLine
    }
    w.gap()
    var views = contents.map { $0.outer }
    switch room {
    case .none: break
    case .always: views.append("\(roomType)()")
    case .whileNothingGrows: views.append(roomName)
    }
    let list = "[\(views.joined(separator: ", "))]"
    let arrangement = arrangement(context, isRoot: isRoot)
    if isKept(context) {
      let axis = axis == .vertical ? "vertical" : "horizontal"
      w.call("setUp", [name, "axis: .\(axis)", "views: \(list)"] + arrangement)
    } else {
      w.call(
        "let \(name) = \(axis == .vertical ? "vstack" : "hstack")",
        [list] + arrangement + turn(context))
    }
    for content in contents { content.renderShare(of: name, w) }
    renderShareOfRoom(w)
  }

  /// Returns the arguments for the arrangement of the views where it differs from UIKit's defaults.
  private func arrangement(_ context: RenderContext, isRoot: Bool) -> [String] {
    var arguments: [String] = []
    if spacing.constant?.isZero != true, hasSeveralViews, let points = spacing.fixed(context) {
      arguments.append("spacing: \(points)")
    }
    if let alignment = alignment?.fixed(context) { arguments.append("alignment: \(alignment)") }
    if let distribution = distribution?.fixed(context) {
      arguments.append("distribution: \(distribution)")
    }
    if !isRoot, look.box == nil, let insets = look.insets {
      arguments.append("insets: \(insets.fixed(context) ?? ".zero")")
    }
    return arguments
  }

  /// Writes constraints that make spacers without a length equally long.
  private func renderShareOfRoom(_ w: SwiftWriter) {
    let spacers = children.compactMap { child -> String? in
      child.isFlexibleSpace ? escapedIdentifier(child.model.property) : nil
    }
    guard spacers.count > 1 else { return }
    w.call("shareRoom", ["[\(spacers.joined(separator: ", "))]", "in: \(name)"])
  }

  /// Writes the order in which the labels of each row give way, after the views that fill the row. This
  /// includes rows nested inside it.
  fileprivate func renderOrderOfLabels(_ w: SwiftWriter) {
    guard axis == .horizontal, distribution?.word != "fillEqually" else {
      for child in children { child.renderOrderOfLabels(w) }
      return
    }
    let (labels, fields) = (labels, fields)
    let isTight =
      labels.count > 1
      || hasFlexibleSpace && labels.contains { $0.lineLimit.constant?.literal != 1 }
      || !labels.isEmpty && !fields.isEmpty
    if isTight {
      let names = (fields + labels.map(\.property)).map(escapedIdentifier)
      w.call("giveWay", ["[\(names.joined(separator: ", "))]", "in: \(name)"])
    }
    for holder in holdersAlong { holder.renderOrderOfLabels(w) }
  }

  /// The elements along it that contain others, except stacks, whose rows are separate.
  private var holdersAlong: [Element] {
    children.flatMap { child -> [Element] in
      if case .stack(let stack) = child { stack.holdersAlong } else { [child] }
    }
  }

  /// The labels along it, except those with explicit priorities.
  private var labels: [any AttributedModel] {
    children.flatMap { child -> [any AttributedModel] in
      if case .stack(let stack) = child { return stack.labels }
      let model = child.model
      guard model.inRow == .label, case .attributed(let label)? = model.elementText,
        !label.look.saysWidth
      else { return [] }
      return [label]
    }
  }

  /// The controls along it that take the width that the labels leave.
  private var fields: [String] {
    children.flatMap { child -> [String] in
      if case .stack(let stack) = child { return stack.axis == .horizontal ? stack.fields : [] }
      let model = child.model
      return switch model.inRow {
      case .input, .bar: model.look.saysWidth ? [] : [model.property]
      case .label, .text, .flexible, .rigid, .children, .space: []
      }
    }
  }

  private var hasFlexibleSpace: Bool {
    children.contains(where: \.isFlexibleSpace)
  }
}

extension Value<SideInsets> {
  /// Returns the sides that have a fixed inset of some kind, as an edge set; empty for none.
  fileprivate func sides(_ inset: Inset) -> String {
    guard let constant else { return "" }
    var sides: [String] = []
    if constant.top.constant == inset { sides.append(".top") }
    if constant.leading.constant == inset { sides.append(".leading") }
    if constant.bottom.constant == inset { sides.append(".bottom") }
    if constant.trailing.constant == inset { sides.append(".trailing") }
    return sides.count == 4 ? ".all" : sides.isEmpty ? "" : "[\(sides.joined(separator: ", "))]"
  }

  /// Returns the setting that insets the content of a stack or a box by the view's margins; nil if no side
  /// uses margins.
  func marginSetting(of name: String) -> Setting? {
    let sides = sides(.margins)
    if sides.isEmpty { return nil }
    return Setting(moment: .setup, fields: []) { w in
      w.call("insetByMargins", [name, "at: \(sides)"])
    }
  }
}

extension Element {
  /// Writes the order in which the labels of the rows in it give way.
  fileprivate func renderOrderOfLabels(_ w: SwiftWriter) {
    if case .stack(let stack) = self { return stack.renderOrderOfLabels(w) }
    for child in children { child.renderOrderOfLabels(w) }
  }

  /// True if one of its sides is a fraction of the enclosing stack.
  fileprivate var hasShare: Bool {
    look.lengths.contains { if case .fraction? = $0.length.constant { true } else { false } }
  }
}

extension ElementModel {
  /// Writes the sides that are a fraction of the enclosing stack.
  func renderShare(of stack: String, _ w: SwiftWriter) {
    if look.isEmpty { return }
    for (side, length) in look.lengths {
      guard case .fraction(let fraction)? = length.constant else { continue }
      w.call(
        "constrain", [outer, "\(side): .fraction(\(swiftText(fraction)), of: \(stack))"])
    }
  }
}

extension RowTurn: SwiftConstant {
  static let swiftType = "CellRowTurn"

  func swift(_ context: RenderContext) -> String {
    flag.map { "\($0.swift(context)) ? .always : .never" } ?? ".\(word)"
  }

  func isLive(_ context: RenderContext) -> Bool { flag != nil }
}
