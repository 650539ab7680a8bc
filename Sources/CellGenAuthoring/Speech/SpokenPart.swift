import CellGenCore

/// What an element of a layout is to VoiceOver, whatever is around it.
///
/// - Shape: elements that are hidden, or that VoiceOver passes over, have no part.
struct SpokenPart {
  enum Kind {
    /// A text, or an image with a name.
    case words
    /// A stop of its own: a control, a text that VoiceOver stops at, or a view of the app's.
    case control(SpokenControl)
    /// Other parts, which are read one by one unless it is one element.
    case group([SpokenPart], isOne: Bool)
    /// What is never read, though it may be tapped.
    case decoration
  }

  var kind: Kind
  var label: String?
  var value: String?
  var hint: String?
  var isHeading = false
  /// What VoiceOver offers with it, besides what a tap does.
  var actions: [String] = []
  var isTapped = false
  var isPressed = false
  /// Where the element is written.
  var span: SourceSpan?
  /// Whether it is called what the texts of its row say while it has no name.
  var isNamedByRow = false

  /// Whether it is read as one, whatever is in it.
  var isOne: Bool { if case .group(_, let isOne) = kind { isOne } else { true } }
  var control: SpokenControl? { if case .control(let control) = kind { control } else { nil } }
}

extension SpokenPart {
  /// A stop of its own.
  ///
  /// - Parameter traits: what VoiceOver says it is; none for a text or a view of the app's.
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

/// What only a control is to VoiceOver.
struct SpokenControl {
  /// What it consists of for VoiceOver, where that is not itself: their names and traits.
  var stops: [Transcript.Stop] = []
  var traits: [Transcript.Stop.Trait] = []
  /// Whether it is a switch that only shows something.
  var isShown = false
  /// Whether its own name is an action of the row.
  var isAction = false
  /// What its menu offers, in place of its name; nil for a control without one.
  var menu: [String]?

  /// Whether VoiceOver stops at the control itself.
  var isElement: Bool { stops.isEmpty }
  /// Whether it is one element without a text of its own: a switch or a slider.
  var needsName: Bool { traits.contains(.toggle) || traits.contains(.adjustable) }
}

/// The texts in a view and what acts in it, in the order of the layout.
struct SpokenContent {
  /// What acts in a view.
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
  /// A switch that only shows something.
  private(set) var shown: SpokenPart?
  /// Where the elements are written whose texts are read.
  private(set) var spans: [SourceSpan] = []
  private var pressed: [SpokenPart] = []

  private init() {}

  /// What one of the elements says, whatever taps on it do.
  init(of part: SpokenPart) { readParts(of: part) }

  /// What the elements of a view say.
  init(_ parts: [SpokenPart]) {
    for part in parts { read(part) }
  }

  var isEmpty: Bool { labels.isEmpty && values.isEmpty && shown == nil }
  var name: String? { labels.spoken }

  /// What long presses do, by the texts that are pressed, unless that is all there is.
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
      // Buttons in it are touched themselves.
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
      // What a view says for itself stands in place of its texts, though what acts in it still acts.
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
  /// Where it is written.
  var span: SourceSpan? {
    switch self {
    case .control(let part, _), .tap(let part): part.span
    }
  }

  /// What it does, for the rotor; nothing where it has no name or cannot be used.
  var actions: [String] {
    switch self {
    case .control(let part, let control):
      control.isAction ? control.menu ?? [part.label].compactMap { $0 } : []
    case .tap(let part): [SpokenContent(of: part).name].compactMap { $0 }
    }
  }
}

extension [String] {
  /// One after the other; VoiceOver pauses at a comma.
  var spoken: String? { isEmpty ? nil : joined(separator: ", ") }
}
