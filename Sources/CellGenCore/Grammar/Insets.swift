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
    ])
}

extension Insets {
  init(vertical: Double, horizontal: Double) {
    let (vertical, horizontal) = (
      Inset.points(.literal(vertical)), Inset.points(.literal(horizontal))
    )
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
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
    case "margins"?: return .margins
    case "readable"?: return .readable
    default: return readNumber(entry, .any).map(Inset.points)
    }
  }
}
