/// Writes the images that a view will load, so they can be prefetched; writes nothing if it loads none.
///
///     @MainActor public static func images(of data: Self) -> [CellImageRequest] {
///       [CellImageRequest(data.avatar, points: CGSize(width: 40, height: 40), mode: .fill)]
///     }
///
/// They include the images of nested views:
///
///     images += data.fees.flatMap { FeeViewData.images(of: $0) }
func renderImages(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let inner = view.innerViews.filter { context.loadsImages($0.view) }
  guard !inner.isEmpty || !view.loadedImages.isEmpty else { return }
  let head = "@MainActor \(context.access)static func images"
  w.function(head, ["of data: Self"], " -> [CellImageRequest]") { w in
    guard !inner.isEmpty else { return view.loadedImages.renderRequests(context, w) }
    w.line("var images: [CellImageRequest] = []")
    for image in view.loadedImages { image.renderRequest(context, w) }
    for element in inner { element.renderRequests(context, w) }
    w.line("return images")
  }
}

extension View {
  /// The images of its layout that are loaded and whose sizes are known without layout.
  var loadedImages: [ImageElement] {
    var images: [ImageElement] = []
    for case .image(let image) in elements where image.loaded != nil && !image.isSizedByLayout {
      images.append(image)
    }
    return images
  }

  /// The declared views in its layout.
  fileprivate var innerViews: [InnerView] {
    var views: [InnerView] = []
    for element in elements {
      if case .view(let inner) = element {
        views.append(InnerView(view: inner.view, data: inner.data, isRepeated: false))
      }
      if case .repeated(let inner) = element, let view = inner.shownView {
        views.append(InnerView(view: view, data: inner.data, isRepeated: true))
      }
    }
    return views
  }
}

extension Module {
  /// The positions of the views that load images, as far as manifests show: those whose class loads images,
  /// or that contain such a view.
  ///
  /// - Cost: proportional to the elements of all views.
  var viewsLoadingImages: Set<Int> {
    var open: [Int] = []
    var holders: [Int: [Int]] = [:]
    for (position, view) in views.enumerated() {
      let shown = shownBy(view)
      if !shown.loadedImages.isEmpty { open.append(position) }
      for inner in shown.innerViews { holders[inner.view.index, default: []].append(position) }
    }
    var loading: Set<Int> = []
    while let position = open.popLast() {
      if loading.insert(position).inserted { open += holders[position] ?? [] }
    }
    return loading
  }
}

extension [ImageElement] {
  /// Writes the requests for all of them.
  fileprivate func renderRequests(_ context: RenderContext, _ w: SwiftWriter) {
    if count == 1, let loaded = self[0].loaded, loaded.mayBeNil {
      w.line("guard let url = \(self[0].url(loaded, context, w)) else { return [] }")
      return w.line("return [\(self[0].request("url", context))]")
    }
    let requests = compactMap { image -> ImageRequest? in
      guard let loaded = image.loaded else { return nil }
      let url = image.url(loaded, context, w)
      guard loaded.mayBeNil else { return ImageRequest(value: image.request(url, context)) }
      return ImageRequest(head: "\(operand(url)).map", value: image.request("$0", context))
    }
    let ending = contains { $0.loaded?.mayBeNil ?? false } ? ".compactMap { $0 }" : ""
    let hasLines = contains { $0.loaded?.isOneExpression == false }
    let head = hasLines ? "return " : ""
    let whole: SwiftLine =
      "\(head)[\(requests.map(\.whole).joined(separator: ", "))]\(ending)"
    guard !w.fits(whole) else { return w.line(whole) }
    w.line("\(head)[")
    for request in requests { request.render(requests.count > 1 ? "," : "", w.indented) }
    w.line("]\(ending)")
  }
}

/// A request for an image, possibly only if there is a URL.
private struct ImageRequest {
  var head: String?
  let value: String

  var whole: String { head.map { "\($0) { \(value) }" } ?? value }

  func render(_ end: String, _ w: SwiftWriter) {
    guard let head, !w.fits("\(whole)\(end)") else { return w.line("\(whole)\(end)") }
    w.line("\(head) {")
    w.indented.line("\(value)")
    w.line("}\(end)")
  }
}

/// A declared view inside another one.
private struct InnerView {
  let view: ViewReference
  let data: Field
  /// True if there is one for each item of an array.
  let isRepeated: Bool

  /// Writes that the enclosing view's requests include those of the view.
  func renderRequests(_ context: RenderContext, _ w: SwiftWriter) {
    let type = context.module[view].viewDataType
    w.unwrapping(data, as: "data") { value, w in
      let requests =
        isRepeated ? "\(value).flatMap { \(type).images(of: $0) }" : "\(type).images(of: \(value))"
      w.line("images += \(requests)")
    }
  }
}

extension ImageElement {
  /// The URL to load; nil for an image that isn't loaded.
  var loaded: Value<ImageURL>? { if case .url(let url) = origin { url } else { nil } }

  /// Returns the expression for the URL, after writing the lines that it needs.
  fileprivate func url(
    _ loaded: Value<ImageURL>, _ context: RenderContext, _ w: SwiftWriter
  ) -> String {
    loaded.swift(context, named: "\(property)URL", w)
  }

  /// Returns its size in points, if it is known when the view is made.
  func size(_ context: RenderContext) -> String? {
    points.map { size in
      "CGSize(width: \(size.width.swift(context)), height: \(size.height.swift(context)))"
    }
  }

  /// True if the parameters for loading are known only when it is shown: because layout determines its size,
  /// or because its mode varies.
  fileprivate var isSizedByLayout: Bool {
    mode.mayBe("fill") && (points == nil || mode.constant == nil)
  }

  private var points: (width: Number, height: Number)? {
    guard case .points(let width)? = look.width?.constant, let height = height(at: width) else {
      return nil
    }
    return (width, height)
  }

  /// Returns its height at a width.
  private func height(at width: Number) -> Number? {
    if case .points(let height)? = look.height?.constant { return height }
    guard look.height == nil, case .literal(let ratio)? = look.aspectRatio?.constant else {
      return nil
    }
    if ratio == 1 { return width }
    if case .literal(let width) = width { return .literal((width / ratio).rounded()) }
    return nil
  }

  /// Writes that the view's requests include the request for this image.
  fileprivate func renderRequest(_ context: RenderContext, _ w: SwiftWriter) {
    guard let loaded else { return }
    let url = url(loaded, context, w)
    guard loaded.mayBeNil else { return w.line("images.append(\(request(url, context)))") }
    w.block("if let url = \(url)") { $0.line("images.append(\(request("url", context)))") }
  }

  /// Returns the request for the image, either for the field itself or for the field's value.
  fileprivate func request(_ url: String, _ context: RenderContext) -> String {
    let size =
      size(context).map { ", points: \($0)\(mode.constant == .fill ? ", mode: .fill" : "")" } ?? ""
    return "CellImageRequest(\(url)\(size))"
  }
}
