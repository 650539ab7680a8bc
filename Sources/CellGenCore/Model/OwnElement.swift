/// An element that a manifest declares: a view of the app with properties and actions.
package struct OwnElementDeclaration: Sendable {
  package var name: Name
  package var doc: String?
  /// A subclass of `UIView`, created with `init(frame:)`.
  package var viewClass: Name
  /// Its properties; those without a default are required.
  package var properties: [Field] = []
  /// The actions that it reports, each through a closure such as `onRate`.
  package var actions: [Action] = []
  /// The layout that pictures show in place of the class; its fields are the properties.
  package var preview: StackElement?
  /// The number of elements that pictures draw for the preview, including those of nested elements.
  var drawnCount = 0
}

/// An element that the manifest declares, or one of the manifests that it uses.
package struct OwnElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var declaration: OwnElementDeclaration
  /// The values, in the order of the declaration.
  package var values: [(property: Field, value: PropertyValue)] = []
  /// Its actions, each with the view's action that forwards it.
  package var reports: [(action: Action, reported: Action)] = []
}

/// The value of a property of the app's view.
package enum PropertyValue: Sendable {
  /// The property's default.
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
