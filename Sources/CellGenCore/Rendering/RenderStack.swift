/// A stack is made after its children and needed in the initializer only.
///
///     let stack = UIStackView(arrangedSubviews: [textLabel])
///     stack.axis = .vertical
///     stack.spacing = 8
extension StackElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Writes the stack that fills the view.
  func renderRoot(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    renderStack(context, w)
    renderOrderOfLabels(w)
    if let insets, insets != Insets(top: 0, leading: 0, bottom: 0, trailing: 0) {
      w.call("fill", ["with: \(name)", "insets: \(swiftText(insets))"])
    } else {
      w.line("fill(with: \(name))")
    }
  }

  func renderSetup(along axis: Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    renderStack(context, w)
    guard let insets else { return }
    w.line("\(name).isLayoutMarginsRelativeArrangement = true")
    w.assign("\(name).directionalLayoutMargins", swiftText(insets))
  }

  private func renderStack(_ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    var isAfterPlainLabel = false
    for child in children {
      if !isAfterPlainLabel || !child.isPlainLabel { w.gap() }
      child.renderSetup(along: axis, context, w)
      isAfterPlainLabel = child.isPlainLabel
    }
    w.gap()
    renderCreation(w)
    w.line("\(name).axis = .\(axis == .vertical ? "vertical" : "horizontal")")
    if spacing != 0 { w.line("\(name).spacing = \(swiftText(spacing))") }
    if let alignment { w.line("\(name).alignment = .\(memberName(alignment))") }
    if let distribution { w.line("\(name).distribution = .\(memberName(distribution))") }
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

  private var labels: [LabelElement] {
    leaves.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  private var hasFlexibleSpace: Bool {
    children.contains { if case .spacer(let spacer) = $0 { spacer.length == nil } else { false } }
  }

  private func renderCreation(_ w: SwiftWriter) {
    let names = children.map { escapedIdentifier($0.property) }
    let head = "let \(name) = UIStackView(arrangedSubviews: ["
    let whole = "\(head)\(names.joined(separator: ", "))])"
    guard !w.fits(whole) else { return w.line(whole) }
    w.line(head)
    for name in names { w.indented.line("\(name),") }
    w.line("])")
  }
}

extension Element {
  /// Labels that one call sets up are written one below the other.
  fileprivate var isPlainLabel: Bool {
    if case .label(let label) = self { label.isPlain } else { false }
  }
}
