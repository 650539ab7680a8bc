/// An earlier name of a field or an action, which generated code keeps as a deprecated declaration.
package struct FormerName: Sendable {
  package let old: Name
  /// The name that replaces it.
  package let new: Name
  /// True if a field has the new name.
  package let isOfField: Bool
  /// True if an action has the new name. A field and an action can share a name, and then share its former
  /// names as well.
  package let isOfAction: Bool
}

/// A field with the label that a call uses for it.
package struct LabeledField: Sendable {
  package var label: String
  package let field: Field
  package var isRequired: Bool

  package init(label: String, field: Field, isRequired: Bool) {
    (self.label, self.field, self.isRequired) = (label, field, isRequired)
  }

  /// Creates the argument of the memberwise initializer.
  package init(_ field: Field) {
    self.init(label: field.name.text, field: field, isRequired: field.defaultValue == nil)
  }
}

extension View {
  /// The former names of fields, each with its field, in order.
  package var formerFields: [(old: Name, field: Field)] {
    formerNames.filter(\.isOfField).compactMap { name in
      fields.first { $0.name.text == name.new.text }.map { (name.old, $0) }
    }
  }

  /// The former names of actions, each with its action, in order.
  package var formerActions: [(old: Name, action: Action)] {
    formerNames.filter(\.isOfAction).compactMap { name in
      actions.first { $0.name.text == name.new.text }.map { (name.old, $0) }
    }
  }

  /// Returns the arguments of the deprecated initializers with some of the fields, one for each former name.
  ///
  /// Each initializer has the names from before one of the renames: the former name, which is required, and
  /// the next former name of every other field, if there is one. Because code that uses a later former name
  /// already uses the replacements of the earlier ones, these initializers accept every call that compiled,
  /// and no call fits two of them. For `renamed: { a: b, c: d }`:
  ///
  ///     init(a: Int, c: Int? = nil)
  ///     init(b: Int, c: Int?)
  ///     init(b: Int, d: Int? = nil)     // not deprecated
  package func formerArguments(_ fields: [Field]) -> [(old: Name, arguments: [LabeledField])] {
    let names = fields.map(\.name.text)
    let former = formerFields.filter { names.contains($0.field.name.text) }
    return former.enumerated().map { position, renamed in
      let later = former[position...]
      let arguments = fields.map { field in
        let name = field.name.text
        let label = later.first { $0.field.name.text == name }?.old.text ?? name
        return LabeledField(
          label: label, field: field,
          isRequired: field.defaultValue == nil || label == renamed.old.text)
      }
      return (renamed.old, arguments)
    }
  }
}
