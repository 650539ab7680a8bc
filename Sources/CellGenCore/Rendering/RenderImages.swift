/// Writes the images that a view will load, so that they are loaded ahead; nothing where it loads none.
///
///     @MainActor public static func images(of data: Self) -> [CellImageRequest] {
///       [CellImageRequest(data.avatar, points: CGSize(width: 40, height: 40), mode: .fill)]
///     }
func renderImages(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let images = view.loadedImages
  guard !images.isEmpty else { return }
  let head = "@MainActor \(context.access)static func images"
  w.function(head, ["of data: Self"], " -> [CellImageRequest]") { w in
    let requests = images.compactMap { $0.request(context) }
    let whole = "[\(requests.joined(separator: ", "))]"
    let ending = images.contains { $0.loaded?.type.isOptional ?? false } ? ".compactMap { $0 }" : ""
    guard !w.fits(whole + ending) else { return w.line(whole + ending) }
    w.line("[")
    for request in requests { w.indented.line("\(request)\(requests.count > 1 ? "," : "")") }
    w.line("]\(ending)")
  }
}

extension View {
  /// The images of its layout that are loaded.
  var loadedImages: [ImageElement] {
    guard case .layout(let root) = presentation else { return [] }
    return Element.stack(root).all.compactMap {
      if case .image(let image) = $0, image.loaded != nil { image } else { nil }
    }
  }
}

extension ImageElement {
  /// The field of what is loaded; nil for an image that is there.
  var loaded: Field? { if case .url(let field) = origin { field } else { nil } }

  /// Its size in points, if it is known when the view is made.
  func size(_ context: RenderContext) -> String? {
    guard case .points(let width)? = look.width?.constant,
      case .points(let height)? = look.height?.constant
    else { return nil }
    return "CGSize(width: \(width.swift(context)), height: \(height.swift(context)))"
  }

  /// The request for the image.
  fileprivate func request(_ context: RenderContext) -> String? {
    guard let field = loaded else { return nil }
    let size = size(context).map { ", points: \($0)\(mode == .fill ? ", mode: .fill" : "")" } ?? ""
    return field.type.isOptional
      ? "\(field.value).map { CellImageRequest($0\(size)) }"
      : "CellImageRequest(\(field.value)\(size))"
  }
}
