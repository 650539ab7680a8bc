/// The code for a flow, which holds its elements in order and breaks lines automatically.
///
///     let flow = CellFlow([dateLabel, tagLabels], spacing: 6, lineSpacing: 4)
extension FlowElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context)
  }

  /// Returns true if the flow itself, and not only a box around it, changes.
  private func isKept(_ context: RenderContext) -> Bool {
    !spacingSettings(context).isEmpty
      || look(context).contains { !isSetUp($0) && (look.box == nil || $0.isInside) }
  }

  private func isSetUp(_ setting: Setting) -> Bool { setting.moment == .setup }

  func settings(_ context: RenderContext) -> [Setting] {
    spacingSettings(context) + look(context).filter { !isSetUp($0) }
  }

  /// Returns the settings of spacings that vary.
  private func spacingSettings(_ context: RenderContext) -> [Setting] {
    [varying("spacing", spacing, context), varying("lineSpacing", lineSpacing, context)]
      .compactMap(\.self)
  }

  private func spacings(_ context: RenderContext) -> [String] {
    [("spacing", spacing), ("lineSpacing", lineSpacing)].compactMap { key, value in
      value.constant == .literal(8) ? nil : value.fixed(context).map { "\(key): \($0)" }
    }
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) { w.call("private let \(name) = CellFlow", spacings(context)) }
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    for child in children {
      w.gap()
      child.content.renderSetup(along: .vertical, context, w)
    }
    w.gap()
    let list = "[\(children.map(\.content.outer).joined(separator: ", "))]"
    if isKept(context) {
      w.call("\(name).hold", [list])
    } else {
      w.call("let \(name) = CellFlow", [list] + spacings(context))
    }
    for child in children { child.content.renderShare(of: name, w) }
    renderLook(look(context), context, w)
  }
}
