/// The app's model that a view's data is made from: the parameter of an initializer.
package struct Origin: Sendable {
  package var type: TypeExpression
  /// The span of the type in the manifest, for compile errors in the type.
  var typeSpan: SourceSpan
}

extension Origin {
  /// The name of a value of the type: `mail` for `Mail`, `Shop.Mail`, and `Mail<Draft>`.
  var word: String {
    guard case .named(let components) = type, let last = components.last else {
      preconditionFailure("the model of a view is a type with a name")
    }
    return lowerCamelCase(last.name)
  }

  /// Returns the name of the parameter beside others, without backticks.
  ///
  /// - Parameter taken: The names of the other parameters.
  func parameter(beside taken: Set<String>) -> String {
    guard taken.contains(word) else { return word }
    var name = "model"
    while taken.contains(name) { name = word + capitalized(name) }
    return name
  }
}

/// The source of a field's value when the data is made from a model.
package enum FieldOrigin: Sendable {
  /// The property of the model with the field's name.
  case namesake
  case path(PropertyPath)
  /// A parameter beside the model, which doesn't have the field.
  case parameter
}

/// A property of a model, or a nested property: `sender?.name`.
package struct PropertyPath: Sendable {
  /// A property on the path.
  package struct Step: Sendable {
    /// The name, without backticks.
    var name: String
    /// True if a `?` follows.
    var isOptional = false
  }

  /// The properties of the path; never empty.
  var steps: [Step]
  var span: SourceSpan
}

extension PropertyPath: CustomStringConvertible {
  /// The path as Swift code that follows the model and a dot.
  package var description: String {
    steps.map { memberName($0.name) + ($0.isOptional ? "?" : "") }.joined(separator: ".")
  }
}

extension View {
  /// The fields that the model doesn't have.
  package var fieldsBesideOrigin: [Field] {
    fields.filter { if case .parameter = $0.origin { true } else { false } }
  }
}
