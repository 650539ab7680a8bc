/// The facts about a kind of element, which other code asks for instead of asking which element it has.
///
/// None of them has a default, so whoever adds an element decides all of them. A `switch` over elements has no
/// `default` either, which `ElementFactsTests` checks.
package struct Facts<Model: Sendable>: Sendable {
  /// Who handles its touches: for states, `enabled`, hidden and unnamed controls, advice about taps, and touch targets.
  let touches: Touches<Model>
  /// True while it reports an action of the view, apart from a tap or a long press; nil if it never does.
  let reports: (@Sendable (Model) -> Bool)?
  /// The place at which VoiceOver stops: for the checks of `accessibility`, and the view that gets it.
  let voiceOver: VoiceOverStop
  /// The part that it has in the name of its row: for the warnings about unnamed cells and controls.
  let namesRow: @Sendable (Model) -> RowName
  /// How it shares the width of a row: for the order in which labels give way, and the room at the end of a row.
  let inRow: RowRole
  /// The sides that have a length of their own: for elements that nobody sees, and those that a `zstack` stretches.
  let extent: @Sendable (Model) -> Extent
  /// The view that shows its background, corners, border, shadow, and insets.
  let box: BoxView
  /// The property of UIKit for its `tint`; nil for `tintColor`.
  let tint: String?
  /// The ground of its text if it has no `background`: for the warnings about contrast; nil for that around it.
  let ground: (@Sendable (Model) -> OwnGround?)?
  /// Its text: for the warnings about fixed heights and contrast; nil if it has none.
  let text: (@Sendable (Model) -> ElementText?)?
  /// The fields that hide it while one of them is nil, as it has nothing to show then; nil for none.
  let hiddenBy: (@Sendable (Model) -> [Field])?
  /// The fields whose values have a meaning that its keys don't tell: for the samples of previews; nil for none.
  let shows: (@Sendable (Model) -> [ShownField])?
  /// True if styles can set its keys.
  let hasStyles: Bool
}

/// The one who handles the touches of an element.
package enum Touches<Model: Sendable>: Sendable {
  package typealias Condition = @Sendable (Model) -> Value<Flag>?

  /// The element around it, or the links in its text.
  case around, links
  /// A control without a value, whose keys follow its own states.
  case button(enabled: Condition, selected: Condition)
  /// A control with a value, which is set, or typed.
  case control(enabled: Condition)
  case typing(enabled: Condition)
}

/// The place at which VoiceOver stops.
package enum VoiceOverStop: Sendable {
  /// The element, perhaps only if it has a name.
  case element, elementWithName
  /// The parts of a control, and never the control.
  case parts
  /// The elements in it, and never itself.
  case contents
}

/// The part that an element has in the name of its row: its text, the label of its `accessibility`, or none.
package enum RowName: Sendable {
  case text, label, nothing
}

/// How an element shares the width of a row.
package enum RowRole: Sendable {
  /// Labels give way in turn, and the first takes the room that is left; other text takes it, too.
  case label, text
  /// An input or a bar is as wide as the labels leave room for.
  case input, bar
  /// It takes the room that nothing else takes, or keeps its width.
  case flexible, rigid
  /// Its children decide.
  case children
  /// Empty space.
  case space
}

/// The sides of an element that have a length whatever is around it.
package enum Extent: Equatable, Sendable {
  case bothSides
  /// Its thickness only: it is as long as the stack around it, and perhaps the `zstack`.
  case line(along: StackElement.Axis, fillsLayers: Bool)
  case none
  /// Those of its children.
  case children
}

/// The view that shows the background, corners, border, shadow, and insets of an element.
package enum BoxView: Sendable {
  /// One around it.
  case around
  /// One around it, apart from the insets, which are margins of its own.
  case aroundMargins
  /// Its own.
  case itself
  /// Its own, by its configuration; a border, a shadow, and the like need one around it.
  case configuration
}

/// A ground of texts whose color a manifest doesn't give.
package enum OwnGround: Sendable {
  case picture, unknown
}

/// The text of an element; its font is nil for the default.
enum ElementText {
  case plain(font: Value<Font>?, color: Value<Color>?)
  /// A text that may have pieces with fonts and colors of their own.
  case attributed(any AttributedModel)
}

/// A field that an element shows, with the meaning of its values.
package enum ShownField: Sendable {
  case text(Field)
  /// From 0 to 1.
  case fraction(Field)
  case number(Field, in: ControlRange, step: Double?)
  case option(Field, of: [SegmentOption])
}

// MARK: - Answers

extension ElementModel {
  /// True for a control, whose touches are its own.
  package var isControl: Bool {
    switch Self.facts.touches {
    case .around, .links: false
    case .button, .control, .typing: true
    }
  }

  /// True for a control with a value, which the texts beside it name for VoiceOver.
  var holdsValue: Bool { isControl && hasStatesOfCell }

  /// When a control can be used; nil for what always can.
  package var usable: Value<Flag>? {
    switch Self.facts.touches {
    case .button(let enabled, _), .control(let enabled), .typing(let enabled): enabled(self)
    case .around, .links: nil
    }
  }

  /// When it is selected, for a control whose values follow that; nil for what is selected with its cell.
  package var selection: Value<Flag>? {
    if case .button(_, let selected) = Self.facts.touches { selected(self) } else { nil }
  }

  /// True if its values follow a state of its own: all states of a button, and the disabled state of other controls.
  package var hasOwnState: Bool { !hasStatesOfCell || usable != nil }

  /// True for everything that is selected with its cell, which a button isn't.
  package var hasStatesOfCell: Bool {
    if case .button = Self.facts.touches { false } else { true }
  }

  /// True if it reports an action of the view, apart from a tap or a long press.
  var reportsAction: Bool { Self.facts.reports?(self) ?? false }

  var voiceOver: VoiceOverStop { Self.facts.voiceOver }

  /// True if VoiceOver passes over the element itself, though not over its contents.
  var isSilent: Bool { voiceOver == .contents }

  /// True if VoiceOver reads a text of it with the row; views that the app writes may have one.
  var namesRow: Bool {
    switch Self.facts.namesRow(self) {
    case .text: true
    case .label: look.accessibility?.label != nil
    case .nothing: false
    }
  }

  /// True if VoiceOver may have something to read: a text, or a control that may have a name of its own.
  var mayHaveName: Bool { if case .around = Self.facts.touches { namesRow } else { true } }

  var inRow: RowRole { Self.facts.inRow }
  var extent: Extent { Self.facts.extent(self) }
  var ground: OwnGround? { Self.facts.ground?(self) }
  var elementText: ElementText? { Self.facts.text?(self) }
  package var hidingFields: [Field] { Self.facts.hiddenBy?(self) ?? [] }
  package var shownFields: [ShownField] { Self.facts.shows?(self) ?? [] }
  package var hasOwnTint: Bool { Self.facts.tint != nil }

  static var hasStyles: Bool { facts.hasStyles }
  static var isTyped: Bool { if case .typing = facts.touches { true } else { false } }

  /// True for an element with a value that handles touches itself, and for text with links.
  static var handlesValueTouches: Bool {
    switch facts.touches {
    case .control, .typing, .links: true
    case .around, .button: false
    }
  }
}

extension Construct {
  /// The elements, in the order of their keys.
  static let elements: [Construct] =
    element.keys.compactMap { $0.value.held.first } + [repeatedLabel]

  static func elements(where isTrue: (any ElementModel.Type) -> Bool) -> [Construct] {
    elements.filter { ($0.model as? any ElementModel.Type).map(isTrue) ?? false }
  }
}
