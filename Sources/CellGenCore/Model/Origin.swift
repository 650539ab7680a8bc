/// The model of the app's that the data of a view is made from: the parameter of an initializer.
package struct Origin: Sendable {
  package var type: TypeExpression
  /// The span of the type in the manifest, for compile errors in it.
  var typeSpan: SourceSpan
}

extension Origin {
  /// What a value of the type is called: `mail` for `Mail`, `Shop.Mail` and `Mail<Draft>`.
  var word: String {
    guard case .named(let components) = type, let last = components.last else {
      preconditionFailure("the model of a view is a type with a name")
    }
    return lowerCamelCase(last.name)
  }

  /// The name of the parameter beside others, without back-ticks.
  ///
  /// - Parameter taken: the names of the other parameters.
  func parameter(beside taken: Set<String>) -> String {
    guard taken.contains(word) else { return word }
    var name = "model"
    while taken.contains(name) { name = word + capitalized(name) }
    return name
  }
}

/// Where a field finds its value when the data is made from a model.
package enum FieldOrigin: Sendable {
  /// The property of the model with the field's name.
  case namesake
  case path(PropertyPath)
  /// The model does not have it: a parameter beside the model.
  case parameter
}

/// A property of a model, or a property of one: `sender?.name`.
package struct PropertyPath: Sendable {
  /// A property on the way.
  package struct Step: Sendable {
    /// Without back-ticks.
    var name: String
    /// Whether a `?` follows.
    var isOptional = false
  }

  /// Never empty.
  var steps: [Step]
  var span: SourceSpan
}

extension PropertyPath: CustomStringConvertible {
  /// The path as Swift, as it stands after the model and a dot.
  package var description: String {
    steps.map { memberName($0.name) + ($0.isOptional ? "?" : "") }.joined(separator: ".")
  }
}

extension View {
  /// The fields that a model does not have.
  var fieldsBesideOrigin: [Field] {
    fields.filter { if case .parameter = $0.origin { true } else { false } }
  }
}
