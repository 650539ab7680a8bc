/// Writes the appearance of a view's cell; writes nothing if UIKit decides.
///
///     @MainActor public static func look(of data: Self, in state: CellState) -> CellLook? {
///       CellLook(background: state.choose(.systemBackground, selected: BrandColors.tint))
///     }
func renderCellLook(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  guard !view.look.isEmpty else { return }
  let head = "@MainActor \(context.access)static func look"
  w.function(head, ["of data: Self", "in state: CellState"], " -> CellLook?") { w in
    let values = view.look.arguments(context, w)
    w.call(view.look.isInline ? "CellLook" : "return CellLook", values)
  }
}

extension CellLook {
  /// True if the values form a single expression.
  fileprivate var isInline: Bool {
    [background.color, background.border?.color, overlay].allSatisfy { $0?.isInline ?? true }
      && background.border?.width.isInline ?? true && background.cornerRadius.isInline
      && background.insets?.isOneExpression ?? true
  }

  fileprivate func arguments(_ context: RenderContext, _ w: SwiftWriter) -> [String] {
    var arguments: [String] = []
    if let color = background.color {
      arguments.append("background: \(color.swift(context, named: "background", w))")
    }
    if background.cornerRadius.constant?.isZero != true {
      let radius = background.cornerRadius.swift(context, named: "cornerRadius", w)
      arguments.append("cornerRadius: \(radius)")
    }
    if let border = background.border {
      let color = border.color.swift(context, named: "borderColor", w)
      let width = border.width.swift(context, named: "borderWidth", w)
      arguments += ["borderColor: \(color)", "borderWidth: \(width)"]
    }
    if let insets = background.insets {
      arguments.append("insets: \(insets.swift(context, named: "insets", w))")
    }
    if let overlay {
      arguments.append("overlay: \(overlay.swift(context, named: "overlay", w))")
    }
    return arguments
  }
}
