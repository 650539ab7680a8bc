import CellGenCore

/// An element of a layout as VoiceOver presents it, regardless of its surroundings.
///
/// - Shape: elements that are hidden, or that VoiceOver skips, have no part.
struct SpokenPart {
  enum Kind {
    /// Text, or an image with a name.
    case words
    /// A separate stop: a control, a text that VoiceOver stops at, or an app-defined view.
    case control(SpokenControl)
    /// Other parts, which are read one by one unless the group is a single element.
    case group([SpokenPart], isOne: Bool)
    /// An element that is never read, although it can be tapped.
    case decoration
  }

  var kind: Kind
  var label: String?
  var value: String?
  var hint: String?
  var isHeading = false
  /// The actions that VoiceOver offers, besides that of a tap.
  var actions: [String] = []
  var isTapped = false
  var isPressed = false
  /// The place of the element in its manifest.
  var span: SourceSpan?
  /// True if it takes its name from the texts of its row when it has none.
  var isNamedByRow = false

  /// True if it is read as one element, whatever it contains.
  var isOne: Bool { if case .group(_, let isOne) = kind { isOne } else { true } }
  var control: SpokenControl? { if case .control(let control) = kind { control } else { nil } }
}

extension SpokenPart {
  /// Creates a separate stop.
  ///
  /// - Parameter traits: the traits that VoiceOver announces; empty for a text or an app-defined view.
  init(
    control traits: [Transcript.Stop.Trait], label: String? = nil, value: String? = nil,
    isShown: Bool = false, isAction: Bool = false, menu: [String]? = nil,
    isNamedByRow: Bool = false
  ) {
    self.init(
      kind: .control(
        SpokenControl(traits: traits, isShown: isShown, isAction: isAction, menu: menu)),
      label: label, value: value, isNamedByRow: isNamedByRow)
  }
}

/// The VoiceOver properties that only controls have.
struct SpokenControl {
  /// The stops that replace the control itself, with their names and traits.
  var stops: [Transcript.Stop] = []
  var traits: [Transcript.Stop.Trait] = []
  /// True for a switch that only shows a value.
  var isShown = false
  /// True if its own name is an action of the row.
  var isAction = false
  /// The items of its menu, in place of its name; nil for a control without a menu.
  var menu: [String]?

  /// True if VoiceOver stops at the control itself.
  var isElement: Bool { stops.isEmpty }
  /// True for a single element without its own text: a switch or a slider.
  var needsName: Bool { traits.contains(.toggle) || traits.contains(.adjustable) }
}

/// The texts and the active elements of a view, in layout order.
struct SpokenContent {
  /// An active element of a view.
  enum Acting {
    case control(SpokenPart, SpokenControl)
    case tap(SpokenPart)
  }

  private(set) var labels: [String] = []
  private(set) var values: [String] = []
  private(set) var hints: [String] = []
  private(set) var actions: [String] = []
  private(set) var acting: [Acting] = []
  /// True if one of the texts is a heading.
  private(set) var isHeading = false
  /// A switch that only shows a value.
  private(set) var shown: SpokenPart?
  /// The places of the elements whose texts are read.
  private(set) var spans: [SourceSpan] = []
  private var pressed: [SpokenPart] = []

  private init() {}

  /// The content of a single element, regardless of what tapping it does.
  init(of part: SpokenPart) { readParts(of: part) }

  /// The content of a view's elements.
  init(_ parts: [SpokenPart]) {
    for part in parts { read(part) }
  }

  var isEmpty: Bool { labels.isEmpty && values.isEmpty && shown == nil }
  var name: String? { labels.spoken }

  /// The actions of long presses, named by the pressed texts, unless those are all texts of the view.
  func longPresses(exceptOf all: [String]) -> [String] {
    pressed.compactMap { part in
      let own = SpokenContent(of: part)
      return own.labels == all ? nil : own.name
    }
  }

  private mutating func read(_ part: SpokenPart) {
    if part.isPressed { pressed.append(part) }
    if part.isTapped {
      acting.append(.tap(part))
      // Buttons inside it receive touches themselves.
      if !part.isOne { acting += SpokenContent(of: part).acting }
      return
    }
    readParts(of: part)
  }

  private mutating func readParts(of part: SpokenPart) {
    switch part.kind {
    case .words: add(part, part.label)
    case .decoration: break
    case .control(let control) where control.isShown && shown == nil:
      shown = part
      if let span = part.span { spans.append(span) }
      if let name = part.label { labels.append(name) }
    case .control(let control): acting.append(.control(part, control))
    case .group(let parts, isOne: true): add(part, part.label ?? SpokenContent(parts).name)
    case .group(let parts, isOne: false):
      guard let label = part.label else {
        for part in parts { read(part) }
        return
      }
      // A view's own label replaces its texts, but its active elements remain active.
      add(part, label)
      acting += SpokenContent(parts).acting
    }
  }

  private mutating func add(_ part: SpokenPart, _ label: String?) {
    if let label { labels.append(label) }
    if let span = part.span { spans.append(span) }
    if let value = part.value { values.append(value) }
    if let hint = part.hint { hints.append(hint) }
    if part.isHeading { isHeading = true }
    actions += part.actions
  }
}

extension SpokenContent.Acting {
  /// The place of the element in its manifest.
  var span: SourceSpan? {
    switch self {
    case .control(let part, _), .tap(let part): part.span
    }
  }

  /// Its actions for the rotor; empty if it has no name or can't be used.
  var actions: [String] {
    switch self {
    case .control(let part, let control):
      control.isAction ? control.menu ?? [part.label].compactMap { $0 } : []
    case .tap(let part): [SpokenContent(of: part).name].compactMap { $0 }
    }
  }
}

extension [String] {
  /// The texts, joined; VoiceOver pauses at a comma.
  var spoken: String? { isEmpty ? nil : joined(separator: ", ") }
}
