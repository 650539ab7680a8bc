/// The properties of a kind of element that everything else asks about, instead of asking which element it is.
///
/// No answer has a default, so whoever adds an element decides all of them. A `switch` over elements has no `default`
/// either, which `ElementFactsTests` checks.
package struct Facts<Model: Sendable>: Sendable {
  /// Who handles its touches.
  ///
  /// Used by states and `enabled`, the warnings about hidden and unnamed controls, advice about taps, and the touch
  /// targets of previews.
  let touches: Touches<Model>
  /// Whether it reports an action of the view, apart from a tap or a long press; nil for never.
  ///
  /// Used to decide whether the view reports actions.
  let reports: (@Sendable (Model) -> Bool)?
  /// Where VoiceOver stops.
  ///
  /// Used by the checks of `accessibility`, and to decide which view gets it.
  let voiceOver: VoiceOverStop
  /// The part of its row's name that VoiceOver reads from it.
  ///
  /// Used by the warnings about unnamed cells and controls.
  let namesRow: @Sendable (Model) -> RowName
  /// How it shares the width of a row.
  ///
  /// Used by the order in which labels give way, and by the empty room at the end of a row.
  let inRow: RowRole
  /// The sides that have a length of their own.
  ///
  /// Used by the warning about elements that nobody sees, and by what a `zstack` stretches.
  let extent: @Sendable (Model) -> Extent
  /// The view that shows its background, corners, border, shadow, and insets.
  let box: BoxView
  /// The property of UIKit for its `tint`; nil for `tintColor`.
  let tint: String?
  /// What its text is drawn on if it has no `background`; nil for what is around it.
  ///
  /// Used by the warnings about contrast.
  let ground: (@Sendable (Model) -> OwnGround?)?
  /// Its text; nil if it has none.
  ///
  /// Used by the warnings about fixed heights and contrast.
  let text: (@Sendable (Model) -> ElementText?)?
  /// The fields that hide it while one of them is nil, because it has nothing to show without them; nil for none.
  ///
  /// Used by generated code, stacks, previews, and speech.
  let hiddenBy: (@Sendable (Model) -> [Field])?
  /// The fields whose values are more than its keys tell; nil for none.
  ///
  /// Used by the samples of previews.
  let shows: (@Sendable (Model) -> [ShownField])?
  /// Whether styles can set its keys.
  let hasStyles: Bool
}

/// The one who handles the touches of an element.
package enum Touches<Model: Sendable>: Sendable {
  package typealias Flag = @Sendable (Model) -> Value<Bool>?

  /// What is around it.
  case around
  /// The links in its text.
  case links
  /// A control without a value, whose values follow its own states.
  case button(enabled: Flag, selected: Flag)
  /// A control that shows a value.
  case control(enabled: Flag)
  /// A control whose value is typed.
  case typing(enabled: Flag)

  fileprivate var isControl: Bool {
    switch self {
    case .around, .links: false
    case .button, .control, .typing: true
    }
  }
}

/// What VoiceOver stops at.
package enum VoiceOverStop: Sendable {
  /// The element.
  case element
  /// The element, if it has a name.
  case elementWithName
  /// The parts of a control, and never the control.
  case parts
  /// Only what is in it.
  case contents
}

/// What VoiceOver reads of an element in the name of its row.
package enum RowName: Sendable {
  /// Its text, or one that only the app knows.
  case text
  /// The label of its `accessibility`, if it has one.
  case label
  case nothing
}

/// How an element shares the width of a row.
package enum RowRole: Sendable {
  /// A label gives way in its turn, and takes the room that is left.
  case label
  /// Text that takes the room that is left.
  case text
  /// An input as wide as the labels leave room for.
  case input
  /// A bar as wide as the labels leave room for.
  case bar
  /// It takes the room that nothing else takes.
  case flexible
  /// It keeps its width.
  case rigid
  /// Its children decide.
  case children
  /// Empty space.
  case space
}

/// The sides of an element that have a length whatever is around it.
package enum Extent: Equatable, Sendable {
  case bothSides
  /// Its thickness only: it is as long as the stack around it.
  ///
  /// - Parameter fillsLayers: whether it is as long as the `zstack` around it, too.
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
  /// Its own, by its configuration; only a border, a shadow, and the like need one around it.
  case configuration
}

/// What texts on an element are drawn on, which a manifest doesn't tell.
package enum OwnGround: Sendable {
  case picture, unknown
}

/// The text of an element.
enum ElementText {
  /// - Parameter font: nil for the default.
  case plain(font: Value<Font>?, color: Value<Color>?)
  /// A text that may have pieces with fonts and colours of their own.
  case attributed(any AttributedModel)
}

/// A field that an element shows, with what its values are.
package enum ShownField: Sendable {
  case text(Field)
  /// From 0 to 1.
  case fraction(Field)
  case number(Field, in: ControlRange, step: Double?)
  case option(Field, of: [SegmentOption])
}

// MARK: - Answers

extension ElementModel {
  /// Whether it is a control, whose touches are its own.
  package var isControl: Bool { Self.facts.touches.isControl }

  /// Whether it is a control with a value, which the texts beside it name for VoiceOver.
  var holdsValue: Bool {
    switch Self.facts.touches {
    case .control, .typing: true
    case .around, .links, .button: false
    }
  }

  /// When a control can be used; nil for what always can.
  package var usable: Value<Bool>? {
    switch Self.facts.touches {
    case .button(let enabled, _), .control(let enabled), .typing(let enabled): enabled(self)
    case .around, .links: nil
    }
  }

  /// When it is selected, for a control whose values follow that; nil for what is selected with its cell.
  package var selection: Value<Bool>? {
    if case .button(_, let selected) = Self.facts.touches { selected(self) } else { nil }
  }

  /// Whether its values follow a state of its own: all of a button's, and whether another control is disabled.
  package var hasOwnState: Bool { !hasStatesOfCell || usable != nil }

  /// Whether it is selected with its cell, as everything but a button is.
  package var hasStatesOfCell: Bool {
    if case .button = Self.facts.touches { false } else { true }
  }

  /// Whether it reports an action of the view, apart from a tap or a long press.
  var reportsAction: Bool { Self.facts.reports?(self) ?? false }

  var voiceOver: VoiceOverStop { Self.facts.voiceOver }

  /// Whether VoiceOver passes over the element itself, though not over what is in it.
  var isSilent: Bool { Self.facts.voiceOver == .contents }

  /// Whether VoiceOver reads a text of it with the row; what others write may have one.
  var namesRow: Bool {
    switch Self.facts.namesRow(self) {
    case .text: true
    case .label: look.accessibility?.label != nil
    case .nothing: false
    }
  }

  /// Whether VoiceOver may have something to read of it: a text, or a control that may have a name of its own.
  var mayHaveName: Bool {
    if case .around = Self.facts.touches { namesRow } else { true }
  }

  var inRow: RowRole { Self.facts.inRow }

  var extent: Extent { Self.facts.extent(self) }

  var ground: OwnGround? { Self.facts.ground?(self) }

  var elementText: ElementText? { Self.facts.text?(self) }

  /// The fields that hide it while one of them is nil.
  package var hidingFields: [Field] { Self.facts.hiddenBy?(self) ?? [] }

  /// Whether its tint is another property than that of all views.
  package var hasOwnTint: Bool { Self.facts.tint != nil }

  package var shownFields: [ShownField] { Self.facts.shows?(self) ?? [] }
}

extension Construct {
  /// The elements, in the order of their keys.
  static let elements: [Construct] = element.keys.flatMap(\.value.held) + [repeatedLabel]

  /// The elements with a fact.
  static func elements(where isTrue: (any ElementModel.Type) -> Bool) -> [Construct] {
    elements.filter { ($0.model as? any ElementModel.Type).map(isTrue) ?? false }
  }
}

extension ElementModel {
  /// Whether touches are its own, which reports what it is set to.
  static var handlesValueTouches: Bool {
    switch facts.touches {
    case .control, .typing, .links: true
    case .around, .button: false
    }
  }

  static var hasStyles: Bool { facts.hasStyles }

  static var isTyped: Bool { if case .typing = facts.touches { true } else { false } }
}
