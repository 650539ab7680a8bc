/// Returns true if a text is a URL with a scheme that every version of Foundation accepts unchanged.
///
/// Before iOS 17, Foundation returns nil for characters outside RFC 3986, and samples force-unwrap URLs.
package func isAbsoluteURL(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < bytes.count,
    isLetter(bytes[0]),
    bytes[..<colon].allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
  else { return false }
  let rest = bytes[(colon + 1)...]
  guard rest.allSatisfy(isURLByte), areEscapesWhole(rest) else { return false }
  guard rest.starts(with: "//".utf8) else { return true }
  return isAuthority(rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) })
}

/// Returns true if bytes are a host, with an optional user and port.
private func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
  let parts = bytes.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
  guard parts.count <= 2, let host = parts.last else { return false }
  let pieces = host.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  guard pieces.count <= 2 else { return false }
  return pieces.count == 1 || (pieces[1].count <= 5 && pieces[1].allSatisfy(isDigit))
}

private func areEscapesWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.indices.allSatisfy { index in
    guard bytes[index] == UInt8(ascii: "%") else { return true }
    return index + 2 < bytes.endIndex && isHexDigit(bytes[index + 1])
      && isHexDigit(bytes[index + 2])
  }
}

private func isURLByte(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || "-._~:/?#@!$&'()*+,;=%".utf8.contains(byte)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

/// Returns true if text is 32 hexadecimal digits in groups of 8, 4, 4, 4, and 12.
package func isUUID(_ text: String) -> Bool {
  let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(isHexDigit) }
}

/// Returns the seconds since 1970 of a plain number or an ISO 8601 timestamp.
func secondsSince1970(_ scalar: Scalar) -> String? {
  guard isPlainNumber(scalar) else { return instant(Array(scalar.text.utf8)) }
  let isTaken =
    isPlainInteger(scalar)
    ? NumberType.double.contains(integer: scalar.text)
    : NumberType.double.contains(decimal: scalar.text)
  return isTaken ? scalar.text : nil
}

/// Returns true if a text is an instant, such as `2026-01-31T12:00:00Z`.
package func isInstant(_ text: String) -> Bool { instant(Array(text.utf8)) != nil }

/// Returns true if JSON digits are an exact `Double`: in its range, and not a whole number that it rounds.
package func isDouble(_ digits: String) -> Bool {
  let isWhole = digits.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") }
  return isWhole
    ? NumberType.double.contains(integer: digits) : NumberType.double.contains(decimal: digits)
}

/// Reads `2026-01-31T12:00:00Z`, with an optional fraction, and with `Z` or an offset such as `+02:00`.
private func instant(_ text: [UInt8]) -> String? {
  guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
    text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
    let year = number(text[0..<4]), let month = number(text[5..<7], 1...12),
    let day = number(text[8..<10], 1...days(inMonth: month, of: year)),
    let hour = number(text[11..<13], 0...23), let minute = number(text[14..<16], 0...59),
    let second = number(text[17..<19], 0...59)
  else { return nil }
  var rest = text[19...]
  var fraction: ArraySlice<UInt8> = []
  if rest.first == UInt8(ascii: ".") {
    fraction = rest.dropFirst().prefix(while: isDigit)
    guard !fraction.isEmpty else { return nil }
    rest = rest.dropFirst(fraction.count + 1)
  }
  guard let offset = offset(rest) else { return nil }
  let seconds = days(from: year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
  return decimal(seconds, fraction: fraction)
}

/// Returns the sum of a whole number and a fraction that counts upward, even below zero: -1 and .25 is -0.75.
private func decimal(_ seconds: Int, fraction: ArraySlice<UInt8>) -> String? {
  let digits = String(decoding: fraction, as: UTF8.self)
  guard digits.contains(where: { $0 != "0" }) else { return String(seconds) }
  guard seconds < 0 else { return "\(seconds).\(digits)" }
  guard digits.utf8.count <= 9, let value = Int(digits) else { return nil }
  let unit = (0..<digits.utf8.count).reduce(1) { power, _ in power * 10 }
  let rest = String(unit - value)
  let padding = String(repeating: "0", count: digits.utf8.count - rest.utf8.count)
  return "-\(-(seconds + 1)).\(padding)\(rest)"
}

/// Returns the offset of a time zone from UTC, in seconds: `Z`, `+02:00`, or `-05:30`.
private func offset(_ text: ArraySlice<UInt8>) -> Int? {
  if text.elementsEqual("Z".utf8) { return 0 }
  let bytes = Array(text)
  guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = number(bytes[1..<3], 0...23),
    let minutes = number(bytes[4..<6], 0...59)
  else { return nil }
  let seconds = hours * 3600 + minutes * 60
  if bytes[0] == UInt8(ascii: "+") { return seconds }
  return bytes[0] == UInt8(ascii: "-") ? -seconds : nil
}

private func number(_ digits: ArraySlice<UInt8>, _ range: ClosedRange<Int> = 1...9999) -> Int? {
  guard digits.allSatisfy(isDigit), let value = Int(String(decoding: digits, as: UTF8.self)),
    range.contains(value)
  else { return nil }
  return value
}

private func days(inMonth month: Int, of year: Int) -> Int {
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

/// Returns the number of days from 1970-01-01 to a day of the Gregorian calendar.
///
/// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`, for years from
///   1.
private func days(from year: Int, _ month: Int, _ day: Int) -> Int {
  let shifted = month <= 2 ? year - 1 : year
  let era = shifted / 400
  let yearOfEra = shifted - era * 400
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}
