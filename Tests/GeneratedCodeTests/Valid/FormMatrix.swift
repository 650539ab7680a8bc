#if os(Linux)
import CellGenCore
import FixtureSupport

/// Each key of elements, of their parts, of rows, and of screens with each way to write its value, by the declarations
/// of the grammar, a dozen elements to a view.
///
/// A new key and a new way are among them by themselves.
struct FormMatrix {
  /// A key with a way to write its value.
  struct Pair {
    var slot: Slot
    var writing: Writing

    var name: String { "\(slot.name): \(writing)" }
  }

  /// All of them, except a list of named actions, and the row of a view, whose own keys are tried.
  private static let slots = Slot.all.filter {
    !["accessibility.actions", "view.row"].contains($0.name)
  }

  /// All pairs in layouts; or each key and form once, on one of the elements that have the key.
  static func pairs(ofAllElements: Bool) -> [Pair] {
    var tried: Set<String> = []
    let slots = Self.slots.filter { bases[$0.construct.name]?.place == .layout }
    // Each key is tried on another element.
    let turned =
      ofAllElements
      ? slots
      : slots.enumerated().sorted { first, second in
        let (a, b) = (first.offset * 7919 % slots.count, second.offset * 7919 % slots.count)
        return a < b
      }.map(\.element)
    return turned.flatMap { slot in
      slot.taken.filter { writing in
        ofAllElements || tried.insert("\(slot.key.name) \(slot.sort) \(writing)").inserted
      }.map { Pair(slot: slot, writing: $0) }
    }
  }

  /// The pairs of the keys of views and rows, of which each needs a view of its own.
  static var pairsOfViews: [Pair] { pairs(in: .view) }

  /// The pairs of the keys of layouts of sections, headers and footers, of which each needs a section of its own.
  static var pairsOfSections: [Pair] { pairs(in: .section) }

  /// The pairs of the keys of states, of which each needs a screen of its own.
  static var pairsOfStates: [Pair] { pairs(in: .state) }

  private static func pairs(in place: Place) -> [Pair] {
    slots.filter { bases[$0.construct.name]?.place == place }.flatMap { slot in
      slot.taken.filter { !(place == .state && isBeyondStates($0, slot)) }
        .map { Pair(slot: slot, writing: $0) }
    }
  }

  /// True for what no field of a state can be: both, what was searched for and the message of a failure, are texts,
  /// which have no cases.
  private static func isBeyondStates(_ writing: Writing, _ slot: Slot) -> Bool {
    writing == .cases || writing == .field && slot.sort == .color
  }

  /// The manifests of some pairs, all in the same place.
  static func manifests(of pairs: [Pair], prefix: String = "Matrix") -> [(
    path: String, text: String
  )] {
    switch pairs.first.flatMap({ bases[$0.slot.construct.name] })?.place {
    case .section?: screens(of: pairs, prefix, dozen: 12)
    case .state?: screens(of: pairs, prefix, dozen: 1)
    default: views(of: pairs, prefix)
    }
  }

  /// Screens of one plain view, with the sections or the state of some pairs.
  private static func screens(
    of pairs: [Pair], _ prefix: String, dozen: Int
  ) -> [(path: String, text: String)] {
    stride(from: 0, to: pairs.count, by: dozen).map { start in
      let name = "\(prefix)\(start / dozen)"
      let texts = pairs[start..<min(start + dozen, pairs.count)].enumerated().map { number, pair in
        dozen == 1
          ? "sections: { all: { cells: [\(name)V] } }\nstates: { search: \(text(of: pair)) }\n"
          : "  s\(number): { cells: [\(name)V], \(text(of: pair)) }\n"
      }
      let data = view("\(name)V", "    layout: [{ label: title }]\n")
      let group = texts.contains { $0.contains("repeat:") } ? view("\(name)G", "") : ""
      let screen = ((dozen == 1 ? [] : ["sections:\n"]) + texts).joined()
        .replacing("repeat: Group", with: "repeat: \(name)G")
      return ("\(name).sections", tokens + "views:\n" + data + group + screen)
    }
  }

  /// Manifests of which each has twelve views.
  private static func views(of pairs: [Pair], _ prefix: String) -> [(path: String, text: String)] {
    let dozen = pairs.first.flatMap { bases[$0.slot.construct.name] }?.place == .layout ? 12 : 1
    let views = stride(from: 0, to: pairs.count, by: dozen).map { start in
      Array(pairs[start..<min(start + dozen, pairs.count)])
    }
    return stride(from: 0, to: views.count, by: 12).map { start in
      let name = "\(prefix)\(start / 12)"
      let texts = views[start..<min(start + 12, views.count)].enumerated().map { number, pairs in
        view("\(name)V\(number)", content(of: pairs))
      }
      let cells = texts.indices.map { "\(name)V\($0)" }.joined(separator: ", ")
      let text =
        tokens + "views:\n" + texts.joined() + "sections: { all: { cells: [\(cells)] } }\n"
      return ("\(name).sections", text)
    }
  }

  private static let tokens = """
    colors: { tone: systemIndigo }
    fonts: { face: headline }
    spacings: { step: 6 }
    preview: { texts: { Theme.words: words }, spacings: { Theme.gap: 3 } }

    """

  private static func view(_ name: String, _ content: String) -> String {
    """
      \(name):
        data:
          id: Int
          title: String
          note: String?
          isOn: Bool
          count: Int
          level: Double
          gap: CGFloat
          tint: UIColor
          shade: UIFont
          logo: UIImage
          date: Date
          photo: URL
          names: "[String]"
        actions:
          go:
          set: { isOn: Bool }
    \(content)

    """
  }

  /// The layout with the elements of some pairs, or what is in the place of the only one.
  private static func content(of pairs: [Pair]) -> String {
    let texts = pairs.map(text)
    guard let base = bases[pairs[0].slot.construct.name], base.place != .layout else {
      return "    layout:\n" + texts.map { "      - \($0)\n" }.joined()
    }
    return "    \(texts[0])\n" + (base.hasLayout ? "    layout: [{ label: title }]\n" : "")
  }

  /// The construct of a pair with its key, and what is around it.
  private static func text(of pair: Pair) -> String {
    let base = bases[pair.slot.construct.name]!
    let key = pair.slot.key.name
    let excluded = pair.slot.construct.rules.flatMap { rule -> [String] in
      guard case .excludes(let one, let other) = rule else { return [] }
      return one.key == key ? [other.key] : other.key == key ? [one.key] : []
    }
    var keys = (base.companions[key] ?? base.keys).filter {
      $0.key != key && !excluded.contains($0.key)
    }
    if key == "initials" { keys = [("url", "photo")] }
    if key == "retry" { keys = [("url", "photo"), ("failure", "{ symbol: star }")] }
    let value = value(of: pair)
    // The titles of segments are in a list.
    if case .list? = pair.slot.key.value.alternatives.first {
      keys.append((key, "[\(value), Two]"))
    } else {
      keys.append((key, value))
    }
    return base.text(keys.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
  }

  private static func value(of pair: Pair) -> String {
    let (first, second) = constants(of: pair.slot)
    // Only the text that was searched for is known in a state.
    if bases[pair.slot.construct.name]?.place == .state, pair.writing == .field {
      return "{ field: query }"
    }
    let sort = pair.slot.sort
    switch pair.writing {
    case .token: return ["color": "tone", "font": "face"][sort.rawValue] ?? "step"
    case .member: return members[sort]!
    case .field:
      return "{ field: \(pair.slot.name == "segments.selected" ? "count" : fields[sort]!) }"
    case .cases: return "{ field: isOn, cases: { true: \(first), false: \(second) } }"
    case .states: return "{ normal: \(first), selected: \(second) }"
    }
  }

  /// Two constants that a key takes.
  private static func constants(of slot: Slot) -> (String, String) {
    switch slot.sort {
    case .color: return ("systemRed", "label")
    case .font: return ("headline", "caption1")
    case .number:
      let isFraction = slot.key.value.leaves.contains {
        if case .number(.fraction) = $0 { true } else { false }
      }
      return isFraction ? ("0.75", "0.5") : ("24", "40")
    case .wholeNumber: return ("1", "2")
    case .flag: return ("true", "false")
    case .word:
      let words = slot.key.value.leaves.compactMap {
        if case .choice(let words) = $0 { words } else { nil }
      }
      return (words[0][0], words[0][1])
    case .text: return ("star", "heart")
    case .image: return ("Theme.logo", "Theme.mark")
    case .insets: return ("4", "8")
    case .priorities: return ("low", "high")
    case .url: return ("Theme.link", "Theme.mirror")
    case .bound, .date: return ("", "")
    }
  }

  private static let members: [ValueSort: String] = [
    .color: "Theme.ink", .font: "Theme.face", .number: "Theme.gap", .wholeNumber: "Theme.count",
    .flag: "Theme.isOn", .text: "Theme.words", .image: "Theme.logo", .insets: "Theme.gap",
    .priorities: "Theme.priority", .date: "Theme.date", .url: "Theme.link",
  ]

  private static let fields: [ValueSort: String] = [
    .color: "tint", .font: "shade", .number: "gap", .wholeNumber: "count", .flag: "isOn",
    .text: "title", .image: "logo", .priorities: "gap", .date: "date", .url: "photo",
  ]

  static let support = """
    enum Theme {
      static var words: String { "words" }
      static var ink: UIColor { .black }
      static var face: UIFont { .preferredFont(forTextStyle: .body) }
      static var logo: UIImage { UIImage() }
      static var mark: UIImage { UIImage() }
      static var gap: CGFloat { 3 }
      static var count: Int { 2 }
      static var isOn: Bool { true }
      static var most: Double { 8 }
      static var priority: UILayoutPriority { .defaultLow }
      static var date: Date { Date(timeIntervalSince1970: 0) }
      static var link: URL { URL(string: "https://pictures.example/1.png")! }
      static var mirror: URL { URL(string: "https://pictures.example/2.png")! }
    }

    """

  /// A construct without the key that is tried: what is around it, and what it needs.
  private struct Base {
    typealias Keys = [(key: String, value: String)]

    var place = Place.layout
    /// False for a row, which takes the place of a layout.
    var hasLayout = true
    var keys: Keys = []
    /// The other keys that some keys need in place of the usual ones.
    var companions: [String: Keys] = [:]
    let text: @Sendable (_ keys: String) -> String

    /// An element.
    init(_ element: String, _ keys: Keys = []) {
      self.keys = keys
      text = { "\(element): { \($0) }" }
    }

    /// A part of an element.
    init(within text: @escaping @Sendable (_ keys: String) -> String, _ keys: Keys = []) {
      self.keys = keys
      self.text = text
    }

    /// A part of a view.
    init(
      ofView text: @escaping @Sendable (_ keys: String) -> String, _ keys: Keys = [],
      companions: [String: Keys] = [:], hasLayout: Bool = true
    ) {
      place = .view
      (self.keys, self.companions, self.hasLayout) = (keys, companions, hasLayout)
      self.text = text
    }

    /// A part of a screen.
    init(
      of place: Place, _ keys: Keys = [], companions: [String: Keys] = [:],
      text: @escaping @Sendable (_ keys: String) -> String
    ) {
      (self.place, self.keys, self.companions) = (place, keys, companions)
      self.text = text
    }
  }

  /// Where a construct is written.
  private enum Place { case layout, view, section, state }

  private static let bases: [String: Base] = {
    let spoken = ("accessibilityLabel", "Name")
    let children = ("children", "[{ label: title }]")
    let label = { (part: String) -> @Sendable (String) -> String in
      { "label: { text: title, \(part): { \($0) } }" }
    }
    return [
      "label": Base("label", [("text", "title")]),
      "linkedText": Base("text", [("text", "title")]),
      "image": Base("image", [("symbol", "star")]),
      "button": Base("button", [("title", "Go"), ("action", "go")]),
      "toggle": Base("toggle", [("isOn", "isOn"), spoken]),
      "textField": Base("textField", [("text", "title"), spoken]),
      "textEditor": Base("textEditor", [("text", "title"), spoken]),
      "slider": Base("slider", [("value", "level"), spoken]),
      "stepper": Base("stepper", [("value", "level"), spoken]),
      "segments": Base("segments", [("selected", "count"), ("options", "[One, Two]")]),
      "datePicker": Base("datePicker", [("date", "date"), spoken]),
      "activity": Base("activity"),
      "progress": Base("progress", [("value", "level")]),
      "divider": Base("divider"),
      "spacer": Base("spacer"),
      "box": Base("box", [("width", "20"), ("height", "20")]),
      // Only rows turn.
      "stack": Base(
        within: { $0.contains("vertical:") ? "hstack: { \($0) }" : "vstack: { \($0) }" }, [children]
      ),
      "layers": Base("zstack", [children]),
      "flow": Base("flow", [children]),
      "repeatedLabel": Base(within: { "repeat: { label: { \($0) }, data: names }" }),
      "repeat": Base("repeat", [("data", "names"), ("columns", "2")]),
      "shadow": Base(within: label("shadow")),
      "border": Base(within: label("border"), [("color", "label")]),
      "priorities": Base(within: label("compression")),
      "accessibility": Base(within: label("accessibility")),
      "insets": Base(within: label("insets")),
      "offset": Base(within: {
        "zstack: [{ label: title }, { label: { text: title, offset: { \($0) } } }]"
      }),
      "initials": Base(
        within: { "image: { url: photo, initials: { \($0) } }" }, [("text", "title")]),
      "picture": Base(within: { "image: { url: photo, placeholder: { \($0) } }" }),
      "run": Base(within: { "label: [{ \($0) }, title]" }, [("text", "title")]),
      "accessory": Base(
        ofView: { "accessory: { \($0) }" }, [("symbol", "star"), spoken],
        companions: [
          "disclosure": [], "checkmark": [], "badge": [], "asset": [spoken], "image": [spoken],
          "toggle": [spoken, ("action", "set")],
          "tint": [("toggle", "isOn"), ("action", "set")],
          "enabled": [("toggle", "isOn"), ("action", "set")],
          "background": [("symbol", "star"), spoken, ("at", "topTrailing")],
        ]),
      "swipeAction": Base(ofView: { "swipe: [{ go: { \($0) } }]" }, [("title", "Go")]),
      "menuItem": Base(ofView: { "menu: [{ go: { \($0) } }]" }, [("title", "Go")]),
      "seen": Base(ofView: { "seen: { \($0) }" }, [("action", "go")]),
      "cellSelection": Base(ofView: { "select: { go: { \($0) } }" }),
      "command": Base(
        ofView: { "commands: { go: { \($0) } }\n    swipe: [go]" }, [("title", "Go")]),
      "plainRow": Base(
        ofView: { "row: { \($0) }" }, [("text", "title")],
        companions: [
          "valueColor": [("text", "title"), ("value", "count")],
          "valueFont": [("text", "title"), ("value", "count")],
          "detailColor": [("text", "title"), ("detail", "note")],
          "detailFont": [("text", "title"), ("detail", "note")],
          "symbolColor": [("text", "title"), ("symbol", "star")],
          "symbolBackground": [("text", "title"), ("symbol", "star")],
          "imageSize": [("text", "title"), ("image", "logo")],
        ], hasLayout: false),
      "cellBackground": Base(ofView: { "background: { \($0) }" }, [("color", "systemFill")]),
      "separator": Base(ofView: { "separator: { \($0) }" }),
      "separatorInset": Base(ofView: { "separator: { inset: { \($0) } }" }),
      "size": Base(ofView: { "size: { \($0) }" }),
      "view": Base(ofView: { $0 }),
      "grid": Base(
        of: .section, [("columns", "2")],
        companions: ["minWidth": []]
      ) { "layout: { grid: { \($0) } }" },
      "waterfall": Base(
        of: .section, [("columns", "2")],
        companions: ["minWidth": []]
      ) { "layout: { waterfall: { \($0) } }" },
      "carousel": Base(of: .section) { "layout: { carousel: { \($0) } }" },
      "sectionBackground": Base(
        of: .section, [("color", "systemFill")], companions: ["color": [], "border": []]
      ) { "layout: { grid: { columns: 2 } }, background: { \($0) }" },
      "sectionBorder": Base(of: .section) {
        "layout: { grid: { columns: 2 } }, background: { border: { \($0) } }"
      },
      "heading": Base(of: .section, [("title", "{ field: title }")]) {
        "repeat: Group, header: { \($0) }"
      },
      "section": Base(of: .section, companions: ["index": [("repeat", "Group")]]) { $0 },
      "placeholder": Base(
        of: .state, [("title", "None")],
        companions: ["title": [], "color": [("title", "None"), ("symbol", "star")]]
      ) { "{ \($0) }" },
      "placeholderButton": Base(of: .state, [("title", "Try"), ("action", "again")]) {
        "{ title: None, button: { \($0) } }"
      },
    ]
  }()
}
#endif
