/// A stack is made after its children, and needed in the initializer only unless something of it changes.
///
///     let stack = UIStackView(arrangedSubviews: [textLabel])
///     stack.axis = .vertical
///     stack.spacing = 8
extension StackElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Writes the stack that fills the view.
  func renderRoot(_ context: RenderContext, _ w: SwiftWriter) {
    renderStack(context, w)
    renderOrderOfLabels(w)
    renderLook(look(context), context, w)
    var arguments = ["with: \(outer)"]
    if look.box == nil, let insets = look.insets {
      if insets != Insets() { arguments.append("insets: \(swiftText(insets, context))") }
      let margins = insets.sides(.margins)
      if !margins.isEmpty { arguments.append("margins: [\(margins)]") }
      let readable = insets.sides(.readable)
      if !readable.isEmpty { arguments.append("readable: [\(readable)]") }
    }
    w.call("fill", arguments)
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) { w.assign("private let \(name)", "UIStackView()") }
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    renderStack(context, w)
    if look.box == nil, let insets = look.insets {
      w.line("\(name).isLayoutMarginsRelativeArrangement = true")
      w.assign("\(name).directionalLayoutMargins", swiftText(insets, context))
    }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    look(context).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: nil, context)
  }

  /// Whether the stack itself, and not only a box around it, changes.
  private func isKept(_ context: RenderContext) -> Bool {
    look.box == nil && !settings(context).isEmpty
  }

  private func renderStack(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    var isAfterPlainLabel = false
    for child in children {
      let isPlainLabel = child.isPlainLabel(context)
      if !isAfterPlainLabel || !isPlainLabel { w.gap() }
      child.renderSetup(along: axis, context, w)
      isAfterPlainLabel = isPlainLabel
    }
    w.gap()
    renderCreation(context, w)
    w.line("\(name).axis = .\(axis == .vertical ? "vertical" : "horizontal")")
    if !spacing.isZero { w.line("\(name).spacing = \(spacing.swift(context))") }
    if let alignment { w.line("\(name).alignment = .\(memberName(alignment))") }
    if let distribution { w.line("\(name).distribution = .\(memberName(distribution))") }
    for child in children { child.renderShare(of: name, w) }
  }

  /// Writes in which order the labels of each row give way; those of rows inside it are among them.
  private func renderOrderOfLabels(_ w: SwiftWriter) {
    guard axis == .horizontal, distribution != "fillEqually" else {
      for case .stack(let stack) in children { stack.renderOrderOfLabels(w) }
      return
    }
    let labels = labels
    let isTight = labels.count > 1 || hasFlexibleSpace && labels.contains { $0.lines != 1 }
    guard isTight else { return }
    let names = labels.map { escapedIdentifier($0.property) }
    w.call("giveWay", ["[\(names.joined(separator: ", "))]", "in: \(name)"])
  }

  /// The labels along it, but for those whose priorities are written.
  private var labels: [LabelElement] {
    children.flatMap { child -> [LabelElement] in
      switch child {
      case .label(let label): label.look.saysWidth ? [] : [label]
      case .stack(let stack): stack.labels
      default: []
      }
    }
  }

  private var hasFlexibleSpace: Bool {
    children.contains { if case .spacer(let spacer) = $0 { spacer.length == nil } else { false } }
  }

  private func renderCreation(_ context: RenderContext, _ w: SwiftWriter) {
    let names = children.map(\.outer)
    if isKept(context) {
      for name in names { w.line("\(self.name).addArrangedSubview(\(name))") }
      return
    }
    let head = "let \(name) = UIStackView(arrangedSubviews: ["
    let whole = "\(head)\(names.joined(separator: ", "))])"
    guard !w.fits(whole) else { return w.line(whole) }
    w.line(head)
    for name in names { w.indented.line("\(name),") }
    w.line("])")
  }
}

extension Insets {
  /// The sides of a kind, as cases of an edge set.
  fileprivate func sides(_ inset: Inset) -> String {
    [(".top", top), (".leading", leading), (".bottom", bottom), (".trailing", trailing)]
      .filter { $0.1 == inset }.map(\.0).joined(separator: ", ")
  }
}

extension Element {
  /// Labels that one call sets up are written one below the other.
  fileprivate func isPlainLabel(_ context: RenderContext) -> Bool {
    if case .label(let label) = self { label.isPlain(context) } else { false }
  }

  /// Writes the sides that are a part of what is around.
  func renderShare(of stack: String, _ w: SwiftWriter) {
    for (side, length) in look.lengths {
      guard case .fraction(let fraction)? = length.constant else { continue }
      w.call(
        "constrain", [outer, "\(side): .fraction(\(swiftText(fraction)), of: \(stack))"])
    }
  }
}
