extension Insets: FormModel {
  /// The insets of the text in UIKit's own cells.
  static let standard = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)

  private static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  private static let top = Key("top", \.top, .number(.any), "The top inset, in points.")
  private static let leading = Key(
    "leading", \.leading, .number(.any), "The leading inset, in points."
  ).synonyms("left start")
  private static let bottom = Key("bottom", \.bottom, .number(.any), "The bottom inset, in points.")
  private static let trailing = Key(
    "trailing", \.trailing, .number(.any), "The trailing inset, in points."
  ).synonyms("right end")
  private static let horizontal = Key(
    "horizontal", .number(.any), "The leading and trailing insets."
  ) { ($0.leading, $0.trailing) = ($1, $1) }.synonyms("x")
  private static let vertical = Key(
    "vertical", .number(.any), "The top and bottom insets."
  ) { ($0.top, $0.bottom) = ($1, $1) }.synonyms("y")

  package static let form = Form(
    "insets", "'insets'", blank: zero,
    short: ShortForm([.number(.any)]) { entry, insets, resolver in
      guard let side = resolver.readNumber(entry.value, quoted(entry.key.text), .any) else {
        return false
      }
      insets = Insets(top: side, leading: side, bottom: side, trailing: side)
      return true
    },
    [top, leading, bottom, trailing, horizontal, vertical],
    rules: [
      .excludes(horizontal, leading) { .insetTwice($1, both: $0) },
      .excludes(horizontal, trailing) { .insetTwice($1, both: $0) },
      .excludes(vertical, top) { .insetTwice($1, both: $0) },
      .excludes(vertical, bottom) { .insetTwice($1, both: $0) },
    ])
}

extension DiagnosticCode {
  package static let insetTwice = Self("inset-twice", .error, .elements)
}

extension Diagnostic {
  static func insetTwice(_ side: Mapping.Key, both: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .insetTwice,
      "\(quoted(side.text)) is set twice, here and by \(quoted(both.text))",
      at: Annotation(side.span, "set again"),
      also: [Annotation(both.span, "also sets it")],
      help: "remove one of them")
  }
}
