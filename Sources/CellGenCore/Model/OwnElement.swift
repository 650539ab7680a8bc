/// An element that a manifest declares: a view of the user's with properties and actions.
package struct OwnElementDeclaration: Sendable {
  package var name: Name
  package var doc: String?
  /// A subclass of `UIView`, which is made by `init(frame:)`.
  package var viewClass: Name
  /// Those without a default must be given.
  package var properties: [Field] = []
  /// What it reports, each by a closure such as `onRate`.
  package var actions: [Action] = []
  /// What pictures show in place of the class; its fields are the properties.
  package var preview: StackElement?
  /// The number of elements that pictures draw for the preview, with those of the elements in it.
  var drawnCount = 0
}

/// An element that the manifest, or one that it uses, declares.
package struct OwnElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var declaration: OwnElementDeclaration
  /// In the order of the declaration.
  package var values: [(property: Field, value: PropertyValue)] = []
  /// Its actions, with the actions of the view that forward them.
  package var reports: [(action: Action, reported: Action)] = []
}

/// The value of a property of the user's.
package enum PropertyValue: Sendable {
  /// The default.
  case literal(Literal)
  /// A field of the property's type.
  case field(Field)
  case member(SwiftMember)
  case flag(Value<Flag>)
  case number(Value<Number>)
  case text(Text)
  case color(Value<Color>)
  case font(Value<Font>)
}
