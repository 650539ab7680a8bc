/// A Swift type in a manifest.
package indirect enum TypeExpression: Hashable, Sendable {
  /// `Module.Outer<Argument>.Inner`; never empty.
  case named([Component])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(key: TypeExpression, value: TypeExpression)

  /// One name of a qualified type with its generic arguments.
  package struct Component: Hashable, Sendable {
    /// The name, without backticks.
    package var name: String
    package var arguments: [TypeExpression] = []
  }
}

extension TypeExpression {
  /// Creates a type with a simple name.
  package init(_ name: String) { self = .named([Component(name: name)]) }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The type without its outermost optionals.
  var unwrapped: TypeExpression {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// The name of a type that is a single name without arguments; otherwise nil.
  var simpleName: String? {
    guard case .named(let components) = self, components.count == 1, components[0].arguments.isEmpty
    else { return nil }
    return components[0].name
  }
}

extension TypeExpression {
  /// Returns the results of applying a closure to the named types in it, each before its arguments: to `A.B`
  /// and `C` in `[A.B: C]`.
  func collect<Found>(_ find: ([Component]) -> Found?) -> [Found] {
    // Fast path: most types are a single name.
    if case .named(let components) = unwrapped, components.count == 1,
      components[0].arguments.isEmpty
    {
      guard let found = find(components) else { return [] }
      return [found]
    }
    var all: [Found] = []
    forEachName { if let found = find($0) { all.append(found) } }
    return all
  }

  private func forEachName(_ body: ([Component]) -> Void) {
    switch self {
    case .optional(let wrapped): wrapped.forEachName(body)
    case .array(let element): element.forEachName(body)
    case .dictionary(let key, let value):
      key.forEachName(body)
      value.forEachName(body)
    case .named(let components):
      body(components)
      for component in components {
        for argument in component.arguments { argument.forEachName(body) }
      }
    }
  }
}

extension TypeExpression: CustomStringConvertible {
  /// The type as Swift code, formatted as `swift format` would.
  package var description: String {
    switch self {
    case .named(let components) where components.count == 1: components[0].description
    case .named(let components): components.map(\.description).joined(separator: ".")
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    }
  }
}

extension TypeExpression.Component: CustomStringConvertible {
  package var description: String {
    let name = escapedIdentifier(name)
    guard !arguments.isEmpty else { return name }
    return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}
