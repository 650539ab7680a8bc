/// The keys of a color that is written as a mapping.
struct ColorDraft: Sendable {
  var asset: String?
  var light: Color?
  var dark: Color?
  var lightHighContrast: Color?
  var darkHighContrast: Color?
  var of: Value<Color>?
  var alpha: Double?
}

extension Color: ValueConstant {
  static let title = "a color"
  static let fieldTypes = "UIColor"
  static let foreign: [ForeignWord] = [.bundle]
  static let word = Construct.ValueKind.either([
    .choice(Vocabulary.colors), .token(.colors), .swiftMember, .hexColor,
  ])

  private static let of = FormKey(
    "of", \ColorDraft.of, ValueForm.value(of: Color.self), "A color to change the alpha of."
  ).synonyms("color base")
  private static let alpha = FormKey(
    "alpha", \ColorDraft.alpha, .fraction, "Its alpha, from 0 to 1."
  ).synonyms("opacity")
  private static let light = FormKey(
    "light", \ColorDraft.light, ValueForm.constant(Color.self), "The color in light mode.")
  private static let dark = FormKey(
    "dark", \ColorDraft.dark, ValueForm.constant(Color.self), "The color in dark mode.")

  static let forms = ValueForms<Color>(
    "color", blank: ColorDraft(),
    [
      FormKey(
        "asset", \.asset, .text(for: .fixedName), "The name of a color in the asset catalog."),
      light, dark,
      FormKey(
        "lightHighContrast", \.lightHighContrast, .constant(Color.self),
        "The color in light mode with increased contrast."
      ).fallback("the color for 'light'"),
      FormKey(
        "darkHighContrast", \.darkHighContrast, .constant(Color.self),
        "The color in dark mode with increased contrast."
      ).fallback("the color for 'dark'"),
      of, alpha,
    ],
    rules: [
      FormRule(
        .excludes(.has("asset"), .has("light")), .excludes(.has("asset"), .has("dark")),
        .excludes(.has("asset"), .has("of")), .excludes(.has("light"), .has("of")),
        .excludes(.has("dark"), .has("of")),
        .needs([.has("light")], oneOf: [.has("dark")]),
        .needs([.has("dark")], oneOf: [.has("light")]),
        .needs([.has("lightHighContrast")], oneOf: [.has("light")]),
        .needs([.has("darkHighContrast")], oneOf: [.has("light")]),
        .needs([.has("of")], oneOf: [.has("alpha")]),
        .needs([.has("alpha")], oneOf: [.has("of")])
      ) { mixture($0) ?? missingPart($0) }
    ])

  /// The keys for each way to describe a color.
  private static let ways = [
    ["asset"], ["light", "dark", "lightHighContrast", "darkHighContrast"], ["of", "alpha"],
  ]

  /// The message for keys that belong to different ways.
  private static func mixture(_ written: FormReading) -> Diagnostic? {
    let used = written.mapping.entries.compactMap { entry in
      ways.firstIndex { $0.contains(entry.key.text) }.map { (key: entry.key, way: $0) }
    }
    guard let first = used.first, let other = used.first(where: { $0.way != first.way }) else {
      return nil
    }
    return .mixedColor(first.key, other.key)
  }

  /// The message for an incomplete way.
  private static func missingPart(_ written: FormReading) -> Diagnostic? {
    let names = written.mapping.entries.map(\.key.text)
    // An unknown key may be meant as the missing one; it has its own message.
    guard !names.contains("asset"),
      written.hasOnlyKeys(of: forms.constants.construct)
    else { return nil }
    let needed = names.contains { ways[2].contains($0) } ? ways[2] : ["light", "dark"]
    guard let missing = needed.first(where: { written.mapping.reading($0).isAbsent }) else {
      return nil
    }
    return .requiredKey(
      missing, of: forms.constants.construct, at: written.span, help: "add '\(missing): …'")
  }

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Color>? {
    resolver.readColor(entry).map(Value.constant)
  }

  static func value(
    _ draft: ColorDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Color>? {
    if let asset = draft.asset {
      resolver.checkAsset(asset, at: written.value.span)
      resolver.use(asset, .colors)
      return .constant(.asset(asset))
    }
    if let of = draft.of, let alpha = draft.alpha { return of.faded(alpha) }
    guard let light = draft.light, let dark = draft.dark else { return nil }
    return .constant(
      .adaptive(
        AdaptiveColor(
          light: light, dark: dark, lightHighContrast: draft.lightHighContrast,
          darkHighContrast: draft.darkHighContrast)))
  }

  static func fits(_ type: TypeExpression) -> Bool { type.unwrapped.lastName == "UIColor" }
}

extension Value<Color> {
  /// The value with another alpha for each of its colors.
  fileprivate func faded(_ alpha: Double) -> Value {
    mapConstants(
      { .faded($0, alpha: alpha) },
      fields: { .faded(.data(ColorField(field: $0)), alpha: alpha) })
  }
}

extension Resolver {
  /// Reads a color written as one word.
  fileprivate mutating func readColor(_ entry: Mapping.Entry) -> Color? {
    let subject = quoted(entry.key.text)
    if entry.value.isEmpty, let comment = entry.value.comment {
      var problem = Diagnostic.commentForValue(subject, comment)
      problem.help = "write \"\(comment.text)\" in quotes for a hexadecimal color"
      report(problem)
      return nil
    }
    guard let name = readName(entry.value, subject) else { return nil }
    if let token = findToken(.colors, name) { return .token(token) }
    if let word = Vocabulary.color(inSwift: name.text) {
      if let version = Vocabulary.newerColors[word] {
        checkAvailability(
          of: "the color \(quoted(word))", since: version, at: name.span,
          instead: "use another color")
      }
      return .named(word)
    }
    if let color = Vocabulary.color(inSwiftUI: name.text) {
      report(.colorOfSwiftUI(name, color))
      return nil
    }
    if let member = findMember(name, .colors) { return .member(member) }
    if name.text.hasPrefix("#") || name.text.hasPrefix("0x") {
      if let hex = colorDigits(name.text) { return .hex(hex) }
      report(.notHex(name))
      return nil
    }
    if hasAllTokens {
      report(
        .unknownColor(name, tokens: tokenNames(.colors), help: homeHelp(.colors, name)))
    }
    return nil
  }
}

/// The color that `#RGB`, `#RRGGBB` or `#RRGGBBAA` means.
package func colorDigits(_ text: String) -> UInt32? {
  guard text.hasPrefix("#") else { return nil }
  let digits = text.dropFirst()
  guard digits.allSatisfy(\.isHexDigit), [3, 6, 8].contains(digits.utf8.count) else { return nil }
  let full = digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
  return UInt32(full.utf8.count == 8 ? full : full + "FF", radix: 16)
}

extension DiagnosticCode {
  package static let unknownColor = Self("unknown-color", .error, .elements)
}

/// Returns true if a word means the absence of a color in other languages.
private func isNothing(_ word: String) -> Bool { ["nil", "none", "null", "~"].contains(word) }

private let noColorHelp =
  "write 'clear' for no color, or the usual one, such as 'label' for texts"

extension Diagnostic {
  static func mixedColor(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    .exclusive(
      one, other, "kind of color",
      note: "a color is an 'asset', 'light' and 'dark', or 'of' another color with an 'alpha'")
  }

  /// The message for an element's `background: { color: systemGray6, cornerRadius: 12 }`; nil for a mapping
  /// without such keys.
  static func boxAsColor(_ mapping: Mapping, _ owner: Mapping.Key) -> Diagnostic? {
    let box = ["cornerRadius", "border", "shadow", "insets"]
    let others = mapping.entries.filter { box.contains($0.key.text) }
    guard let first = others.first else { return nil }
    let color = (mapping["color"] ?? mapping["of"])?.scalar?.text
    let ground = color.map { "'\(owner.text): \($0)'" }
    let keys = others.map { "'\($0.key.text): \($0.value.scalar?.text ?? "…")'" }
    return Diagnostic(
      .unknownKey,
      "a color has no key \(quoted(first.key.text))",
      at: Annotation(first.key.span, "unknown key"),
      also: [Annotation(owner.span, "in this color")],
      help: "write \(keys.joined(separator: " and ")) beside \(ground ?? quoted(owner.text))")
  }

  static func notHex(_ name: Name) -> Diagnostic {
    let digits = name.text.drop { $0 == "#" }
    var plain = digits.hasPrefix("0x") ? String(digits.dropFirst(2)) : String(digits)
    // CSS also allows one digit each for red, green, blue and alpha.
    if plain.utf8.count == 4 { plain = plain.map { "\($0)\($0)" }.joined() }
    return Diagnostic(
      .unknownColor,
      "\(quoted(name.text)) is not a hexadecimal color",
      at: Annotation(name.span, "not 3, 6 or 8 digits after '#'"),
      help: colorDigits("#" + plain) != nil
        ? "write \"#\(plain)\""
        : fadedColor(name.text).map { "write '\($0)'" }
          ?? "write two digits each for red, green and blue: \"#FF8800\"",
      note: "a fourth pair of digits is the alpha: \"#FF880080\"")
  }

  static func colorOfSwiftUI(_ name: Name, _ color: String) -> Diagnostic {
    Diagnostic(
      .unknownColor,
      "\(quoted(name.text)) is a SwiftUI color, not a 'UIColor'",
      at: Annotation(name.span, "a SwiftUI color"),
      help: "write '\(color)'",
      note: "for your own type 'Color', also write its module: 'App.\(name.text)'")
  }

  /// Help for hexadecimal digits without '#', and for `rgb(255, 136, 0)`.
  static func hexHelp(_ text: String) -> String? {
    (colorCall(text) ?? bareDigits(text)).map { "write \"\($0)\", in quotes" }
  }

  /// The digits of a color, unless they form a word such as `facade`.
  private static func bareDigits(_ text: String) -> String? {
    let isWord = text.allSatisfy { $0.isLowercase } && Set(text).count > 1
    return isWord || colorDigits("#" + text) == nil ? nil : "#" + text
  }

  /// The hexadecimal color for `rgb(255, 136, 0)` or `rgba(0, 0, 0, 0.5)` in CSS.
  private static func colorCall(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["rgb", "rgba"].contains(text[..<open].lowercased())
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split { ",/ ".contains($0) }.map { Double($0) }
    guard [3, 4].contains(parts.count) else { return nil }
    let bytes = parts.enumerated().compactMap { position, part in
      part.map { (position == 3 ? $0 * 255 : $0).rounded() }
    }
    guard bytes.count == parts.count, bytes.allSatisfy({ (0...255).contains($0) }) else {
      return nil
    }
    return "#"
      + bytes.map { byte in
        let digits = String(Int(clamping: byte), radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
      }.joined()
  }

  static func unknownColor(_ name: Name, tokens: [String], help: String?) -> Diagnostic {
    let colors = Vocabulary.colors
    let american = name.text.replacing("grey", with: "gray").replacing("Grey", with: "Gray")
    let withoutDot = String(american.drop { $0 == "." })
    let plain = [american, withoutDot].first(where: colors.contains)
    let member = plain ?? Vocabulary.color(calledInSwiftUI: withoutDot)
    let near = member.map { [$0] } ?? Suggestion.names(near: name.text, among: tokens + colors)
    let faded = fadedColor(name.text)
    // Separate steps: as one expression, they take the compiler seconds.
    var usual: String? = help
    if usual == nil, isNothing(name.text) { usual = noColorHelp }
    usual = usual ?? Self.hexHelp(name.text) ?? swiftCallHelp(name.text)
    if usual == nil, let faded { usual = "write '\(faded)'" }
    if usual == nil, let member {
      let dot = name.text == ".\(member)" ? ", without the dot" : ""
      usual = "write '\(member)'\(dot)"
    }
    usual = usual ?? Suggestion.help(near: name.text, among: tokens + colors)
    let fix: Fix? =
      if let replacement = faded ?? member {
        Fix(name.span, replacement: replacement)
      } else {
        Fix(slip: name, near: near)
      }
    return Diagnostic(
      .unknownColor,
      "there is no color \(quoted(name.text))",
      at: Annotation(name.span, "unknown color"),
      help: usual ?? newColorHelp(name.text),
      note: knownColors(tokens),
      fix: fix,
      reach: usual == nil ? .manifest : .place)
  }

  private static func newColorHelp(_ name: String) -> String {
    guard isIdentifier(name) else {
      return "write the name of a color, from UIKit or your own, or a Swift member such as "
        + "'Theme.ink'"
    }
    return "declare it under 'colors' at the top of the manifest: '\(name): \"#FF8800\"', or write "
      + "a color of UIKit or a Swift member such as 'Theme.ink'"
  }

  private static func knownColors(_ tokens: [String]) -> String {
    if tokens.isEmpty {
      return
        "the colors of UIKit are the static members of 'UIColor', such as 'label' and 'systemRed'"
    }
    let verb = tokens.count == 1 ? "is" : "are"
    return "the \(plural(tokens.count, "color")) declared here \(verb) \(enumeration(tokens))"
  }

  /// The equivalent in a manifest of `black.opacity(0.6)` and `UIColor.black.withAlphaComponent(0.6)`.
  private static func fadedColor(_ text: String) -> String? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix(")") else { return nil }
    let call = [".opacity", ".withAlphaComponent", ".withAlpha", ".alpha"].first {
      parts[0].hasSuffix($0)
    }
    let number = parts[1].dropLast()
    let digits = number.hasPrefix(".") ? "0" + number : String(number)
    guard let call, isPlainNumber(Scalar(text: digits, style: .plain)),
      let alpha = Double(digits), (0...1).contains(alpha)
    else { return nil }
    var path = parts[0].dropLast(call.count).split(separator: ".").map(String.init)
    // A color of the app keeps its type: 'UIColor.brand'.
    if path.count == 2, ["UIColor", "Color"].contains(path[0]), isOfUIKit(path[1]) {
      path.removeFirst()
    }
    if colorDigits(String(parts[0].dropLast(call.count))) != nil {
      return "{ of: \"\(parts[0].dropLast(call.count))\", alpha: \(digits) }"
    }
    guard let first = path.first, path.allSatisfy({ isIdentifier($0) }) else { return nil }
    let color =
      path.count == 1
      ? Vocabulary.color(calledInSwiftUI: first) ?? first : path.joined(separator: ".")
    return "{ of: \(color), alpha: \(digits) }"
  }

  /// Returns true if a member of `UIColor` or of SwiftUI's `Color` is a color that manifests write without
  /// its type.
  private static func isOfUIKit(_ name: String) -> Bool {
    Vocabulary.colors.contains(name) || Vocabulary.color(calledInSwiftUI: name) != nil
  }
}

extension [ForeignWord] {
  static let colorsByState: [ForeignWord] = [
    .byState("selectedcolor activecolor", "color", "selected", normal: "label"),
    .byState(
      "highlightedcolor highlightedtextcolor pressedcolor", "color", "highlighted", normal: "label"),
    .byState("disabledcolor", "color", "disabled", normal: "label"),
    ForeignWord(
      "darkcolor darktextcolor", means: "color", "write 'color: { light: black, dark: white }'"
    ) { value, mapping in
      guard let dark = value.scalar?.text else { return nil }
      let light = mapping["color"]?.scalar?.text ?? "black"
      return "write 'color: { light: \(inYAML(light)), dark: \(inYAML(dark)) }'"
    },
  ]
}

extension Color {
  static let foreignByState: [ForeignWord] = [
    ForeignWord(
      "error invalid haserror isinvalid valid",
      "write '{ field: …, cases: { true: systemRed, false: separator } }' with a Bool field: only cells and "
        + "controls have states")
  ]
}
