/// A picture is an image of UIKit's, made by a name, or one that the app has.
///
///     UIImage(systemName: data.isPinned ? "pin.slash" : "pin")
extension Picture {
  /// What chooses it.
  var value: any RenderedValue {
    switch self {
    case .symbol(let name), .asset(let name): name
    case .image(let image): image
    }
  }

  /// True if its expression names something of UIKit's.
  var namesUIKit: Bool { symbol == nil }

  /// The expression of type `UIImage` or `UIImage?`, after lines that it needs.
  ///
  /// - Parameter name: the beginning of names for constants that it needs.
  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    switch self {
    case .symbol(let text): text.image(.symbol, context, named: name, w)
    case .asset(let text): text.image(.asset, context, named: name, w)
    case .image(let image): image.swift(context, named: name, w)
    }
  }

  /// The argument for what makes symbols by their names itself: `symbol: "star"`, and `image: data.logo` for
  /// another picture.
  func argument(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    symbol.map { "symbol: \($0.swift(context, named: name, w))" }
      ?? "image: \(swift(context, named: name, w))"
  }
}

extension Value where Constant == TextConstant {
  /// The expression for the image of a name, which is nil without one.
  func image(
    _ source: ImageSource, _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> String {
    image(named: swift(context, named: name, w)) { source.image(named: $0, context) }
  }
}

/// Where the image of a name is.
enum ImageSource {
  case symbol
  case asset

  /// The expression for the image of a name.
  ///
  ///     UIImage(named: "Logo", in: .module, compatibleWith: nil)
  func image(named name: String, _ context: RenderContext) -> String {
    switch self {
    case .symbol: "UIImage(systemName: \(name))"
    case .asset:
      context.manifest.assetBundle.swift.map {
        "UIImage(named: \(name), in: \($0), compatibleWith: nil)"
      } ?? "UIImage(named: \(name))"
    }
  }
}

extension SwiftConstant where Self: MemberConstant {
  static var mayBeLeftOut: Bool { true }

  var mayBeNil: Bool { member == nil }

  func swift(_ context: RenderContext) -> String { member?.swift ?? "nil" }

  func isLive(_ context: RenderContext) -> Bool { member != nil }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension AppImage: SwiftConstant {
  static let swiftType = "UIImage"
}

extension ImageURL: SwiftConstant {
  static let swiftType = "URL"
}
