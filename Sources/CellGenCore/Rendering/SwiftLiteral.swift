/// Returns a text as a Swift string literal: `"It\u{2019}s \"new\""`.
///
/// Escapes everything that could end the literal, break its line, begin an interpolation, or be invisible to
/// readers, so text in a manifest can never become code.
package func swiftLiteral(_ text: String) -> String {
  guard text.utf8.contains(where: mayNeedEscape) else { return "\"\(text)\"" }
  var result = "\""
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { previous = scalar }
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if isHidden(scalar, after: previous) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

/// Returns a text as the lines of a comment, without anything that could end it or be invisible to readers.
package func commentLines(_ text: String) -> [String] {
  // Most texts are one line of plain ASCII, for which the loop over scalars would change nothing.
  if isPlainASCII(text) { return [withoutTrailingSpaces(text)] }
  var lines: [String] = [""]
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { previous = scalar }
    switch scalar {
    case "\n": lines.append("")
    case "\t": lines[lines.count - 1] += " "
    default:
      if !isHidden(scalar, after: previous) { lines[lines.count - 1].unicodeScalars.append(scalar) }
    }
  }
  return lines.map(withoutTrailingSpaces)
}

private func isPlainASCII(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var position = 0
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] < 0x7F { position += 1 }
    return position == bytes.count
  }
}

private func withoutTrailingSpaces(_ line: String) -> String {
  guard line.utf8.last == UInt8(ascii: " ") else { return line }
  var scalars = line.unicodeScalars[...]
  while scalars.last == " " { scalars.removeLast() }
  return String(scalars)
}

/// Returns true if a byte can belong to a character that must be escaped.
private func mayNeedEscape(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// Returns true if a character breaks lines or is invisible: controls, line and paragraph separators,
/// characters that Unicode lets fonts ignore (direction marks, fillers, selectors, tags, and the like), the
/// blank Braille pattern, and code points that aren't characters.
///
/// Zero-width joiners are kept because scripts and emoji need them, as are selectors that turn the preceding
/// character into an emoji or back.
package func isHidden(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0x200C...0x200D: false
  case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x2800, 0xFFF9...0xFFFB: true
  case 0xFE0E...0xFE0F: !(previous?.properties.isEmoji ?? false)
  default: scalar.properties.isDefaultIgnorableCodePoint || scalar.value & 0xFFFE == 0xFFFE
  }
}

/// Returns a value as Swift code.
package func swiftText(_ literal: Literal) -> String {
  switch literal {
  case .nil: "nil"
  case .bool(let value): value ? "true" : "false"
  case .integer(let digits): grouped(digits)
  case .float(let digits): digits
  case .string(let text): swiftLiteral(text)
  case .emptyArray: "[]"
  case .emptyDictionary: "[:]"
  case .member(let name): ".\(memberName(name))"
  }
}

/// Returns a value of a known type as Swift code.
///
///     9.99                                                     of a `Double`
///     Decimal(sign: .plus, exponent: -2, significand: 999)     of a `Decimal`
func swiftText(_ literal: Literal, as type: KnownType) -> String {
  guard case .float(let digits) = literal, type.unwrapped == .number(.decimal),
    let number = DecimalNumber(digits), !number.isExactAsDouble
  else { return swiftText(literal) }
  return "Decimal(sign: .\(number.isNegative ? "minus" : "plus"), exponent: \(number.exponent), "
    + "significand: \(grouped(String(number.significand))))"
}

/// Returns a whole number with the digits in groups if it is long: `1_000_000`, `0xFFFF_FFFF`.
///
/// Groups digits as `swift format` does; existing groups are kept. Fractions and exponents aren't grouped.
func grouped(_ number: String) -> String {
  guard number.utf8.count >= 7, !number.utf8.contains(UInt8(ascii: "_")) else { return number }
  let sign = number.hasPrefix("-") ? "-" : ""
  let digits = number.dropFirst(sign.count)
  return switch digits.prefix(2) {
  case "0x": "\(sign)0x\(grouped(digits.dropFirst(2), by: 4, from: 8))"
  case "0b": "\(sign)0b\(grouped(digits.dropFirst(2), by: 8, from: 10))"
  case "0o": number
  default: digits.utf8.allSatisfy(isDigit) ? "\(sign)\(grouped(digits, by: 3, from: 7))" : number
  }
}

private func grouped(_ digits: Substring, by size: Int, from least: Int) -> String {
  guard digits.utf8.count >= least else { return String(digits) }
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index).isMultiple(of: size) { result += "_" }
    result.append(digit)
  }
  return result
}

/// Returns a length in points as Swift code: whole numbers without a fraction.
func swiftText(_ points: Double) -> String {
  if points.sign == .plus, points < 1_000_000, let whole = Int(exactly: points) {
    return "\(whole)"
  }
  let text = "\(points)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns insets as Swift code; those that UIKit decides are zero here.
func swiftText(_ insets: Insets, _ context: RenderContext) -> String {
  SideInsets(insets).swift(context)
}

/// Returns insets as Swift code in their shortest form.
private func swiftText(
  top: String, leading: String, bottom: String, trailing: String
) -> String {
  guard top == bottom, leading == trailing else {
    return "NSDirectionalEdgeInsets("
      + "top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
  if top == leading { return top == "0" ? ".zero" : "CellInsets.all(\(top))" }
  if top == "0" { return "CellInsets.make(horizontal: \(leading))" }
  if leading == "0" { return "CellInsets.make(vertical: \(top))" }
  return "CellInsets.make(horizontal: \(leading), vertical: \(top))"
}

extension SideInsets: SwiftConstant {
  static let swiftType = "NSDirectionalEdgeInsets"

  package var fields: [Field] { sides.flatMap(\.fields) }
  package var dependsOnState: Bool { !areNumbers && isAny { $0.dependsOnState } }

  /// True if nothing is added to UIKit's own insets.
  var isZero: Bool { !isAny { $0.constant?.isZero != true } }

  var mayNeedLines: Bool { !areNumbers && isAny { !$0.isOneExpression } }

  func isLive(_ context: RenderContext) -> Bool {
    !areNumbers
      && isAny { $0.moment(context) == .configuration || $0.followsConfiguration(context) }
  }

  /// True if all sides are plain numbers, which is the usual case. This is called several times for every
  /// stack.
  private var areNumbers: Bool {
    !isAny { side in
      guard case .constant(.points(let number)) = side else { return true }
      return number.literal == nil
    }
  }

  private func isAny(_ test: (Value<Inset>) -> Bool) -> Bool {
    test(top) || test(leading) || test(bottom) || test(trailing)
  }

  func swift(_ context: RenderContext) -> String {
    swift(context, named: "", SwiftWriter())
  }

  func swift(_ context: RenderContext, named name: String, _ w: SwiftWriter) -> String {
    guard mayNeedLines else {
      let text = { (side: Value<Inset>) in side.swift(context, named: name, w) }
      return swiftText(
        top: text(top), leading: text(leading), bottom: text(bottom), trailing: text(trailing))
    }
    // Sides with the same value are written only once, along with the lines that they need.
    let drafts = sides.map { side in
      let lines = SwiftWriter()
      let text = side.swift(context, named: name, lines)
      return [text, lines.text]
    }
    let suffixes = [
      drafts[0] == drafts[2] ? "Vertical" : "Top",
      drafts[1] == drafts[3] ? "Horizontal" : "Leading", "Bottom", "Trailing",
    ]
    var texts: [String] = []
    for (position, side) in sides.enumerated() {
      if let known = drafts.prefix(position).firstIndex(of: drafts[position]) {
        texts.append(texts[known])
      } else {
        texts.append(side.swift(context, named: name + suffixes[position], w))
      }
    }
    return swiftText(top: texts[0], leading: texts[1], bottom: texts[2], trailing: texts[3])
  }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    "CellInsets.all(\(Number.swift(of: field, context)))"
  }
}

extension Inset: SwiftConstant {
  static let swiftType = Number.swiftType

  func swift(_ context: RenderContext) -> String {
    if case .points(let number) = self { number.swift(context) } else { "0" }
  }

  fileprivate var isZero: Bool {
    if case .points(let number) = self { number.isZero } else { true }
  }

  func isLive(_ context: RenderContext) -> Bool {
    if case .points(let number) = self { number.isLive(context) } else { false }
  }

  var member: SwiftMember? {
    if case .points(.member(let member)) = self { member } else { nil }
  }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    Number.swift(of: field, context)
  }
}
