/// The code for layers: the first element without a place fills the view and determines its size.
///
///     let layers = CellLayers(iconImageView)
///     layers.add(badgeImageView, at: .bottomTrailing, x: 4)
extension LayersElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// Returns true if the layers themselves, and not only a box around them, change.
  private func isKept(_ context: RenderContext) -> Bool {
    settings(context).contains { look.box == nil || $0.isInside }
  }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    if isKept(context) { w.assign("private let \(name)", "CellLayers()") }
    renderBoxProperty(lookSettings(hiddenWhileNil: [], context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    for child in children {
      w.gap()
      // An element that covers the others doesn't affect their width.
      child.content.renderSetup(along: child.look.at == .fill ? .vertical : axis, context, w)
    }
    w.gap()
    var others = children[...]
    let base = children[0].look.at == nil ? others.removeFirst().content.outer : nil
    if isKept(context) {
      if let base { w.call("\(name).hold", [base]) }
    } else {
      w.call("let \(name) = CellLayers", [base].compactMap { $0 })
    }
    for child in others {
      w.call("\(name).add", [child.content.outer] + placeArguments(of: child, context))
      child.content.renderShare(of: name, w)
    }
    renderLook(lookSettings(hiddenWhileNil: [], context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context).filter { $0.moment != .setup }
  }

  private func placeArguments(
    of child: Element, _ context: RenderContext
  ) -> [String] {
    let look = child.look
    let place = look.at.map { $0 == .center ? [] : ["at: .\($0.rawValue)"] } ?? []
    let axis = child.axisWithoutLength.map { ["along: .\($0)"] } ?? []
    guard let offset = look.offset else { return place + axis }
    if offset.numbers.contains(where: { $0.value.moment(context) != .setup }) {
      return place + axis + (look.at == .fill ? [] : ["moves: true"])
    }
    return place + axis + offset.arguments { number, _ in number.fixed(context) ?? "0" }
  }
}

extension Element {
  /// The axis along which a line or a bar has no intrinsic length, which would make it invisible in layers.
  fileprivate var axisWithoutLength: String? {
    guard look.at != .fill, case .line(let axis, true) = model.extent else { return nil }
    switch axis {
    case .vertical: return look.height == nil ? "vertical" : nil
    case .horizontal: return look.width == nil ? "horizontal" : nil
    }
  }
}
