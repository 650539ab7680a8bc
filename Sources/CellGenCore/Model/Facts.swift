/// The facts about a kind of element, which other code asks instead of switching over all elements.
///
/// No fact has a default, so adding an element means deciding every one of them. For the same reason, no
/// `switch` over elements has a `default`, which `ElementFactsTests` checks.
package struct Facts<Model: Sendable>: Sendable {
  /// Who handles its touches. Used for states, `enabled`, hidden and unnamed controls, advice about taps, and
  /// touch targets.
  let touches: Touches<Model>
  /// True while it reports an action of the view, other than a tap or a long press; nil if it never does.
  let reports: (@Sendable (Model) -> Bool)?
  /// Where VoiceOver stops. Used for the checks of `accessibility`, and to choose the view that gets it.
  let voiceOver: VoiceOverStop
  /// What it contributes to the name of its row. Used for the warnings about unnamed cells and controls.
  let namesRow: @Sendable (Model) -> RowName
  /// How it shares the width of a row. Used for the order in which labels give way, and the space at the end
  /// of a row.
  let inRow: RowRole
  /// The sides that have an intrinsic length. Used to find elements that nobody sees, and those that a
  /// `zstack` stretches.
  let extent: @Sendable (Model) -> Extent
  /// The view that shows its background, corners, border, shadow, and insets.
  let box: BoxView
  /// The UIKit property that its `tint` sets; nil for `tintColor`.
  let tint: String?
  /// The background of its text if it has no `background`; nil for the one around it. Used for the warnings
  /// about contrast.
  let ground: (@Sendable (Model) -> OwnGround?)?
  /// Its text; nil if it has none. Used for the warnings about fixed heights and contrast.
  let text: (@Sendable (Model) -> ElementText?)?
  /// The fields that hide the element while one of them is nil, because it then has nothing to show; nil for
  /// none.
  let hiddenBy: (@Sendable (Model) -> [Field])?
  /// The fields whose values have a meaning that its keys don't express; nil for none. Used for the samples
  /// of previews.
  let shows: (@Sendable (Model) -> [ShownField])?
  /// True if styles can set its keys.
  let hasStyles: Bool
}

/// Who handles the touches of an element.
package enum Touches<Model: Sendable>: Sendable {
  package typealias Condition = @Sendable (Model) -> Value<Flag>?

  /// The enclosing element, or the links in its text.
  case around, links
  /// A control without a value, whose keys depend on its own states.
  case button(enabled: Condition, selected: Condition)
  /// A control with a value that people set or type.
  case control(enabled: Condition)
  case typing(enabled: Condition)
}

/// Where VoiceOver stops.
package enum VoiceOverStop: Sendable {
  /// The element, or only an element that has a name.
  case element, elementWithName
  /// The parts of a control, never the control itself.
  case parts
  /// The elements inside it, never the element itself.
  case contents
}

/// What an element contributes to the name of its row: its text, its `accessibility` label, or nothing.
package enum RowName: Sendable {
  case text, label, nothing
}

/// How an element shares the width of a row.
package enum RowRole: Sendable {
  /// Labels give way one after another, and the first takes the remaining space, as does other text.
  case label, text
  /// An input or a bar takes the width that the labels leave.
  case input, bar
  /// It takes the space that is left over, or keeps its width.
  case flexible, rigid
  /// Depends on its children.
  case children
  /// Empty space.
  case space
}

/// The sides of an element that have a length regardless of its surroundings.
package enum Extent: Equatable, Sendable {
  case bothSides
  /// Its thickness only: it is as long as the enclosing stack, and possibly the `zstack`.
  case line(along: StackElement.Axis, fillsLayers: Bool)
  case none
  /// The sides of its children.
  case children
}

/// The view that shows the background, corners, border, shadow, and insets of an element.
package enum BoxView: Sendable {
  /// A view around it.
  case around
  /// A view around it, except for the insets, which are its own margins.
  case aroundMargins
  /// The element's own view.
  case itself
  /// The element's own view, through its configuration; a border, a shadow, and the like need a view around
  /// it.
  case configuration
}

/// A background of text whose color the manifest doesn't specify.
package enum OwnGround: Sendable {
  case picture, unknown
}

/// The text of an element; its font is nil for the default.
enum ElementText {
  case plain(font: Value<Font>?, color: Value<Color>?)
  /// Text that can contain pieces with their own fonts and colors.
  case attributed(any AttributedModel)
}

/// A field that an element shows, along with what its values mean.
package enum ShownField: Sendable {
  case text(Field)
  /// A number from 0 to 1.
  case fraction(Field)
  case number(Field, in: ControlRange, step: Double?)
  case option(Field, of: [SegmentOption])
}

// MARK: - Answers

extension ElementModel {
  /// True for a control, which handles touches itself.
  package var isControl: Bool {
    switch Self.facts.touches {
    case .around, .links: false
    case .button, .control, .typing: true
    }
  }

  /// True for a control with a value, which VoiceOver names by the texts beside it.
  var holdsValue: Bool { isControl && hasStatesOfCell }

  /// When a control is enabled; nil if it always is.
  package var usable: Value<Flag>? {
    switch Self.facts.touches {
    case .button(let enabled, _), .control(let enabled), .typing(let enabled): enabled(self)
    case .around, .links: nil
    }
  }

  /// When a control is selected, if its values depend on that; nil for elements that are selected with their
  /// cell.
  package var selection: Value<Flag>? {
    if case .button(_, let selected) = Self.facts.touches { selected(self) } else { nil }
  }

  /// True if its values depend on its own state: any state of a button, or the disabled state of other
  /// controls.
  package var hasOwnState: Bool { !hasStatesOfCell || usable != nil }

  /// True for all elements that are selected with their cell; buttons aren't.
  package var hasStatesOfCell: Bool {
    if case .button = Self.facts.touches { false } else { true }
  }

  /// True if it reports an action of the view, other than a tap or a long press.
  var reportsAction: Bool { Self.facts.reports?(self) ?? false }

  var voiceOver: VoiceOverStop { Self.facts.voiceOver }

  /// True if VoiceOver skips the element itself, but not its contents.
  var isSilent: Bool { voiceOver == .contents }

  /// True if VoiceOver reads its text with the row; views that the app writes can have one.
  var namesRow: Bool {
    switch Self.facts.namesRow(self) {
    case .text: true
    case .label: look.accessibility?.label != nil
    case .nothing: false
    }
  }

  /// True if VoiceOver can have something to read: text, or a control that can have its own name.
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

  /// True for an element with a value that handles its own touches, and for text with links.
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
