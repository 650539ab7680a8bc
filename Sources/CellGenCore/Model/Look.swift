/// The background of an element.
package enum Background: Sendable {
  case color(Value<Color>)
  case blur(Blur)
  /// Colors from top to bottom.
  case gradient([Value<Color>])
}

extension Background {
  /// True if it is more than a color.
  var isEffect: Bool { if case .color = self { false } else { true } }
}

extension CornerRadius {
  /// True if it depends neither on data nor on a state.
  var isFixed: Bool { if case .points(let radius) = self { radius.constant != nil } else { true } }
}

/// A background that blurs the content behind it.
package struct Blur: Sendable {
  /// A case of `UIBlurEffect.Style`.
  package var style = ""
  package var color: Value<Color>?
}

/// The corners of an element.
package enum CornerRadius: Sendable {
  case points(Value<Number>)
  /// Half the shorter side.
  case circle
}

/// The line around an element.
package struct Border: Sendable {
  package var color: Value<Color> = .constant(.named("separator"))
  package var width: Value<Number> = .constant(.literal(1))
}

/// The shadow of an element.
package struct Shadow: Sendable {
  package var color = Value.constant(Color.named("black"))
  package var radius = Value.constant(Number.literal(4))
  package var x = Value.constant(Number.literal(0))
  package var y = Value.constant(Number.literal(2))
  package var opacity = Value.constant(Number.literal(0.2))
}

/// A length of an element.
package enum Length: Sendable {
  case points(Number)
  /// Points at the default text size, which grow with the text size.
  case scaled(Double)
  /// A fraction of the enclosing stack.
  case fraction(Double)
  /// No length, in some cases of a field or some states.
  case unset
}

/// How strongly an element keeps its natural size along each axis; nil for UIKit's default.
package struct Priorities: Sendable {
  package var horizontal: Value<Priority>?
  package var vertical: Value<Priority>?
}

/// A place in a `zstack`.
package enum LayerPlace: String, CaseIterable, Sendable {
  case center, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  /// From edge to edge.
  case fill
}

/// How far an element is moved from its place.
///
/// - Units: points; `x` is mirrored in right-to-left layouts.
package struct Offset: Sendable {
  package var x = Value.constant(Number.literal(0))
  package var y = Value.constant(Number.literal(0))
}

/// The accessibility of an element.
package struct Accessibility: Sendable {
  /// True if VoiceOver skips the element.
  package var isHidden = false
  package var label: Text?
  package var value: Text?
  package var hint: Text?
  /// When the element is a heading; nil for never.
  package var isHeader: Value<Flag>?
  /// The identifier by which UI tests find it.
  package var identifier: Text?
  package var actions: [SpokenAction] = []
}

/// An action of a view that VoiceOver offers.
package struct SpokenAction: Sendable {
  /// The name of the view's action.
  package var action: String
  /// The name that VoiceOver reads; an optional field that is nil removes the action.
  package var name: Text
}
