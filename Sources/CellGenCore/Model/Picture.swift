/// A picture: beside a title, at the edge of a row, or in place of an image.
package enum Picture: Sendable {
  /// The name of an SF Symbol.
  case symbol(Text)
  /// The name of an image in the asset catalog.
  case asset(Text)
  /// An image that only the app can supply.
  case image(Value<AppImage>)
}

/// An image that only the app can supply and that doesn't come from a single field.
package enum AppImage: MemberConstant {
  /// A static member of type `UIImage`.
  case member(SwiftMember)
  /// No image, in some cases of a field or some states.
  case none

  package var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }
}

extension Picture {
  /// The name of a symbol; nil for other pictures.
  package var symbol: Text? { if case .symbol(let name) = self { name } else { nil } }

  /// The fields in it.
  package var fields: [Field] {
    switch self {
    case .symbol(let name), .asset(let name): name.fields
    case .image(let image): image.fields
    }
  }
}

/// A construct whose keys include those of a picture.
package protocol PicturedModel: FormModel {
  var picture: Picture? { get set }
}
