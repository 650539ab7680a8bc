/// CSS that other text can't break out of: literals of this program, numbers, names and quoted text.
///
///     let padding: CSS = "\(px(8)) var(--\(CSSName(token)))"
///
/// Text can't be turned into CSS: a literal is a `StaticString`.
struct CSS: Hashable, ExpressibleByStringInterpolation, Joinable {
  private(set) var text: String

  /// No CSS.
  init() { text = "" }

  init(stringLiteral literal: StaticString) { text = literal.description }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Quoted text, such as the name of a font; only its letters, digits, spaces and hyphens are kept.
  init(quoting text: String) {
    let kept = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " -_".contains($0)) }
    self.text = "'\(kept)'"
  }

  struct StringInterpolation: StringInterpolationProtocol {
    typealias StringLiteralType = StaticString

    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    mutating func appendInterpolation(_ css: CSS) { text += css.text }

    mutating func appendInterpolation(_ name: CSSName) { text += name.text }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// - Shape: at most three decimals, and none if it is whole.
    mutating func appendInterpolation(_ number: Double) { text += decimal(number) }
  }

  static func += (css: inout CSS, other: CSS) { css.text += other.text }
}

/// A name in CSS, such as the rest of a custom property. Characters other than ASCII letters, digits, hyphens
/// and underscores become hyphens.
struct CSSName: Hashable {
  let text: String

  init(_ name: some StringProtocol) {
    text = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
  }
}

/// Points as CSS pixels. Zero has a unit, too: in `calc()`, a zero without one is a number instead of a length.
func px(_ points: Double) -> CSS { "\(points)px" }

/// A number with at most three decimals, and none if it is whole.
func decimal(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e9 else { return "0" }
  let thousandths = (number * 1000).rounded()
  let whole = Int(clamping: thousandths)
  if whole % 1000 == 0 { return "\(whole / 1000)" }
  let sign = whole < 0 ? "-" : ""
  let digits = "\(whole.magnitude % 1000)"
  var fraction = String(repeating: "0", count: 3 - digits.utf8.count) + digits
  while fraction.last == "0" { fraction.removeLast() }
  return "\(sign)\(whole.magnitude / 1000).\(fraction)"
}

/// Declarations of a style sheet, in the order in which they are set.
struct CSSDeclarations {
  private var all: [(property: CSS, value: CSS)] = []

  var isEmpty: Bool { all.isEmpty }

  /// Sets a property; nil leaves it unset.
  subscript(property: CSS) -> CSS? {
    get { all.first { $0.property == property }?.value }
    set {
      all.removeAll { $0.property == property }
      if let newValue { all.append((property, newValue)) }
    }
  }

  mutating func add(_ other: CSSDeclarations) {
    for (property, value) in other.all { self[property] = value }
  }

  var css: CSS { all.map { "\($0.property): \($0.value)" as CSS }.joined(separator: "; ") }
}
