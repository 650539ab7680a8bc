#if os(Linux)
import CellGenCore
import FixtureSupport

/// Each key of each element with each way to write its value, by the declarations of the grammar, a dozen to a view.
///
/// A new key and a new way are among them by themselves.
struct FormMatrix {
  /// A key with a way to write its value.
  struct Pair {
    var slot: Slot
    var writing: Writing

    var name: String { "\(slot.name): \(writing)" }
  }

  /// All pairs; or each key and form once, on one of the elements that have the key.
  static func pairs(ofAllElements: Bool) -> [Pair] {
    var tried: Set<String> = []
    let slots = Slot.all.filter { bases[$0.construct] != nil }
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

  /// The manifests of some pairs, of which each has twelve views.
  static func manifests(of pairs: [Pair], prefix: String = "Matrix") -> [(
    path: String, text: String
  )] {
    let views = stride(from: 0, to: pairs.count, by: 12).map { start in
      Array(pairs[start..<min(start + 12, pairs.count)])
    }
    return stride(from: 0, to: views.count, by: 12).map { start in
      let name = "\(prefix)\(start / 12)"
      let texts = views[start..<min(start + 12, views.count)].enumerated().map { number, pairs in
        view("\(name)V\(number)", of: pairs)
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

  private static func view(_ name: String, of pairs: [Pair]) -> String {
    let elements = pairs.map { "      - " + element(of: $0) + "\n" }
    return """
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
          actions: [go]
          layout:
      \(elements.joined())
      """
  }

  /// An element with the key of a pair.
  private static func element(of pair: Pair) -> String {
    let base = bases[pair.slot.construct]!
    let key = pair.slot.key.name
    let excluded = pair.slot.construct.rules.flatMap { rule -> [String] in
      guard case .excludes(let one, let other) = rule else { return [] }
      return one.key == key ? [other.key] : other.key == key ? [one.key] : []
    }
    var keys = base.keys.filter { $0.key != key && !excluded.contains($0.key) }
    if key == "initials" { keys = [("url", "photo")] }
    let value = value(of: pair)
    // The titles of segments are in a list.
    if case .list? = pair.slot.key.value.alternatives.first {
      keys.append((key, "[\(value), Two]"))
    } else {
      keys.append((key, value))
    }
    let written = keys.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let inner = base.inner.map { "{ \($0.0): { \($0.1): { \(written) }, data: names } }" }
    // Only a row can become a column.
    let element = keys.contains { $0.key == "vertical" } ? "hstack" : base.element
    return inner ?? "\(element): { \(written) }"
  }

  private static func value(of pair: Pair) -> String {
    let (first, second) = constants(of: pair.slot)
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

  /// An element without the key that is tried: what it needs.
  private struct Base {
    var element: String
    var keys: [(key: String, value: String)] = []
    /// The element and its key, where it is inside of another one.
    var inner: (String, String)?
  }

  private static let bases: [Construct: Base] = {
    let spoken = ("accessibilityLabel", "Name")
    let children = ("children", "[{ label: title }]")
    return [
      .label: Base(element: "label", keys: [("text", "title")]),
      .linkedText: Base(element: "text", keys: [("text", "title")]),
      .image: Base(element: "image", keys: [("symbol", "star")]),
      .button: Base(element: "button", keys: [("title", "Go"), ("action", "go")]),
      .toggle: Base(element: "toggle", keys: [("isOn", "isOn"), spoken]),
      .textField: Base(element: "textField", keys: [("text", "title"), spoken]),
      .textEditor: Base(element: "textEditor", keys: [("text", "title"), spoken]),
      .slider: Base(element: "slider", keys: [("value", "level"), spoken]),
      .stepper: Base(element: "stepper", keys: [("value", "level"), spoken]),
      .segments: Base(
        element: "segments", keys: [("selected", "count"), ("options", "[One, Two]")]),
      .datePicker: Base(element: "datePicker", keys: [("date", "date"), spoken]),
      .activity: Base(element: "activity"),
      .progress: Base(element: "progress", keys: [("value", "level")]),
      .divider: Base(element: "divider"),
      .spacer: Base(element: "spacer"),
      .box: Base(element: "box", keys: [("width", "20"), ("height", "20")]),
      .stack: Base(element: "vstack", keys: [children]),
      .layers: Base(element: "zstack", keys: [children]),
      .flow: Base(element: "flow", keys: [children]),
      .repeatedLabel: Base(element: "repeat", inner: ("repeat", "label")),
    ]
  }()
}
#endif
