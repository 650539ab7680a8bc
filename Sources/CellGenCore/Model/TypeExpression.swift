/// A Swift type as a manifest writes it.
public indirect enum TypeExpression: Hashable, Sendable {
  /// `Module.Outer<Argument>.Inner`; never empty.
  case named([Component])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(key: TypeExpression, value: TypeExpression)

  /// One name of a qualified type with its generic arguments.
  public struct Component: Hashable, Sendable {
    /// Without back-ticks.
    public var name: String
    public var arguments: [TypeExpression]

    public init(name: String, arguments: [TypeExpression] = []) {
      self.name = name
      self.arguments = arguments
    }
  }
}

extension TypeExpression {
  /// A type of one plain name.
  public init(_ name: String) { self = .named([Component(name: name)]) }

  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type without its outermost optionals.
  public var unwrapped: TypeExpression {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The name of a type that is one name without arguments, or nil.
  public var simpleName: String? {
    guard case .named(let components) = self, components.count == 1, components[0].arguments.isEmpty
    else { return nil }
    return components[0].name
  }
}

extension TypeExpression: CustomStringConvertible {
  /// The type as Swift, in the spelling that `swift format` leaves.
  public var description: String {
    switch self {
    case .named(let components): components.map(\.description).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    }
  }
}

extension TypeExpression.Component: CustomStringConvertible {
  public var description: String {
    let name = escapedIdentifier(name)
    guard !arguments.isEmpty else { return name }
    return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
