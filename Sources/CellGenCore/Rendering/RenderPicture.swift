/// The code for a picture: a UIImage made by name, or an image that the app supplies.
///
///     UIImage(systemName: data.isPinned ? "pin.slash" : "pin")
extension Picture {
  /// The value that chooses it.
  var value: any RenderedValue {
    switch self {
    case .symbol(let name), .asset(let name): name
    case .image(let image): image
    }
  }

  /// True if its expression refers to UIKit.
  var namesUIKit: Bool { symbol == nil }

  /// Returns the expression of type `UIImage` or `UIImage?`, after writing the lines that it needs.
  ///
  /// - Parameter name: The prefix of names for constants that it needs.
  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    switch self {
    case .symbol(let text): text.image(.symbol, context, named: name, w)
    case .asset(let text): text.image(.asset, context, named: name, w)
    case .image(let image): image.swift(context, named: name, w)
    }
  }

  /// Returns the argument for a function that makes symbols from their names: `symbol: "star"`, or `image:
  /// data.logo` for other pictures.
  func argument(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    symbol.map { "symbol: \($0.swift(context, named: name, w))" }
      ?? "image: \(swift(context, named: name, w))"
  }
}

extension Value where Constant == TextConstant {
  /// Returns the expression for a named image, which is nil without a name.
  func image(
    _ source: ImageSource, _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> String {
    image(named: swift(context, named: name, w)) { source.image(named: $0, context) }
  }
}

/// The source of a named image.
enum ImageSource {
  case symbol
  case asset

  /// Returns the expression for a named image.
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
