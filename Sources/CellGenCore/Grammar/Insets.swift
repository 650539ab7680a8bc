extension Insets: FormModel {
  /// The insets of the text in UIKit's own cells.
  static let standard = Insets(vertical: 8, horizontal: 16)

  /// The sides come last, since they override what is said of both.
  package static let form = Form(
    "insets", "'insets'", blank: Insets(),
    short: ShortForm([.number(.any), .token(.spacings), .swiftMember, .choice(Inset.words)]) {
      entry, insets, resolver in
      guard let side = resolver.readInset(entry) else { return false }
      insets = Insets(top: side, leading: side, bottom: side, trailing: side)
      return true
    },
    [
      Key(
        "horizontal", .inset, "The leading and trailing insets.",
        set: { ($0.leading, $0.trailing) = ($1, $1) }
      ).synonyms("x sides"),
      Key(
        "vertical", .inset, "The top and bottom insets.",
        set: { ($0.top, $0.bottom) = ($1, $1) }
      ).synonyms("y"),
      Key("top", \.top, .inset, "The top inset, in points."),
      Key("leading", \.leading, .inset, "The leading inset, in points.").synonyms("left start"),
      Key("bottom", \.bottom, .inset, "The bottom inset, in points."),
      Key("trailing", \.trailing, .inset, "The trailing inset, in points.").synonyms("right end"),
    ],
    wrongKind: { entry, _ in
      guard case .sequence = entry.value.content else { return nil }
      let keys =
        entry.value.keyed(by: ["vertical", "horizontal"])
        ?? entry.value.keyed(by: ["top", "leading", "bottom", "trailing"])
      return .wrongKind(
        "'insets'", expected: "a number or a mapping", found: entry.value,
        help: "write '{ \(keys ?? "vertical: 4, horizontal: 8") }'")
    })
}

extension Node {
  /// The items of a list as the values of keys; nil for another number of items.
  func keyed(by keys: [String]) -> String? {
    guard case .sequence(let list) = content else { return nil }
    let items = list.items.compactMap { $0.scalar?.text }
    guard items.count == keys.count, list.items.count == keys.count else { return nil }
    return zip(keys, items).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}

extension Insets {
  init(vertical: Double, horizontal: Double) {
    let (vertical, horizontal) = (
      Inset.points(.literal(vertical)), Inset.points(.literal(horizontal))
    )
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension Insets {
  /// Those of UIKit's button configurations as they are measured: UIKit documents none.
  static let button = Insets(vertical: 7, horizontal: 12)

  /// Takes the sides that a mapping does not set from others.
  mutating func complete(_ written: Node, from others: Insets) {
    guard case .mapping(let mapping) = written.content else { return }
    let lacks = { (keys: [String]) in keys.allSatisfy { mapping.reading($0).isAbsent } }
    if lacks(["top", "vertical"]) { top = others.top }
    if lacks(["leading", "horizontal"]) { leading = others.leading }
    if lacks(["bottom", "vertical"]) { bottom = others.bottom }
    if lacks(["trailing", "horizontal"]) { trailing = others.trailing }
  }
}

extension Inset {
  /// The words for insets that UIKit decides.
  static let words = ["margins", "readable"]
}

extension ValueForm where Value == Inset {
  fileprivate static var inset: ValueForm {
    ValueForm(
      .either([.number(.any), .token(.spacings), .swiftMember, .choice(Inset.words)])
    ) { entry, resolver in resolver.readInset(entry) }
  }
}

extension Resolver {
  fileprivate mutating func readInset(_ entry: Mapping.Entry) -> Inset? {
    switch entry.value.scalar?.text {
    case "margins"? where scope.isOutermost: return .margins
    case "readable"? where scope.isOutermost:
      guard !["leading", "trailing", "horizontal"].contains(entry.key.text) else {
        return .readable
      }
      report(.readableHeight(entry))
      return nil
    case "margins"?, "readable"?:
      report(.insetOfInnerElement(entry))
      return nil
    default: return readFixed { $0.readNumber(entry, .any) }.map(Inset.points)
    }
  }
}

extension Diagnostic {
  fileprivate static func readableHeight(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be 'readable', which is a width",
      at: Annotation(entry.value.span, "only for the sides"),
      help: entry.key.text == "insets"
        ? "write 'insets: { horizontal: readable }'" : "write 'margins', or a number of points")
  }

  /// The message for insets that only the whole content of a cell can have.
  fileprivate static func insetOfInnerElement(_ entry: Mapping.Entry) -> Diagnostic {
    let word = entry.value.scalar?.text ?? ""
    return Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be \(quoted(word)) here",
      at: Annotation(entry.value.span, "not what is outermost in a 'layout'"),
      help: "write a number of points, or move it to the one element that is outermost in 'layout'",
      note: word == "margins"
        ? "'margins' are the margins that UIKit gives to the content of a cell"
        : "'readable' keeps the content of a cell as narrow as is easy to read")
  }
}
