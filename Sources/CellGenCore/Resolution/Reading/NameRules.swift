/// A checked name.
struct CheckedName {
  /// The name that was probably intended, which avoids reporting its consequences.
  var meant: String
  var isRejected = false
  /// True if it could stand for any name, so an unknown name isn't another mistake.
  var isUnknown = false
}

extension Resolver {
  /// Reports a name that can't name a type: it isn't an identifier, or doesn't begin with a capital.
  ///
  /// - Parameters:
  ///   - reserved: The names that the help must not suggest.
  ///   - others: The names of the neighboring declarations, which the help must not suggest either.
  @discardableResult
  mutating func checkTypeName(
    _ name: Name, _ what: String, reserved: [String: String] = [:], among others: inout NamesBeside
  ) -> CheckedName {
    check(name, what, startsWithCapital: true, reserved: reserved, among: &others)
  }

  /// Reports a name that can't name a property, a case, or a label.
  ///
  /// - Parameter others: The names of the neighboring declarations, which the help must not suggest.
  @discardableResult
  mutating func checkMemberName(
    _ key: Mapping.Key, _ what: String, reserved: [String: String], among others: inout NamesBeside
  ) -> CheckedName {
    let name = Name(key.text, span: key.span)
    if let reason = reserved[name.text] {
      report(.reservedName(name, what, reason))
      return CheckedName(meant: name.text, isRejected: true)
    }
    return check(name, what, startsWithCapital: false, reserved: reserved, among: &others)
  }

  /// Reports a name that can't name a member, without neighboring declarations.
  @discardableResult
  mutating func checkMemberName(
    _ key: Mapping.Key, _ what: String, reserved: [String: String]
  ) -> CheckedName {
    var none = NamesBeside()
    return checkMemberName(key, what, reserved: reserved, among: &none)
  }

  private mutating func check(
    _ name: Name, _ what: String, startsWithCapital: Bool, reserved: [String: String],
    among others: inout NamesBeside
  ) -> CheckedName {
    let isIdentifier = isIdentifier(name.text)
    if isIdentifier, begins(name.text, withCapital: startsWithCapital) {
      return CheckedName(meant: name.text)
    }
    let word = startsWithCapital ? nil : declarationWord(name.text)
    let plain = String(name.text.dropFirst(word.map { $0.count + 1 } ?? 0))
    let remedy = identifier(from: plain, startsWithCapital: startsWithCapital)
      .flatMap { $0 == "self" || reserved[$0] != nil ? nil : $0 }
    let isTaken = remedy.map { !others.take($0, in: run) } ?? false
    var problem =
      isIdentifier
      ? Diagnostic.wrongCase(name, what, startsWithCapital: startsWithCapital, remedy: remedy)
      : .notAnIdentifier(
        name, what, startsWithCapital: startsWithCapital, remedy: remedy, without: word)
    if isTaken, let remedy {
      problem.help = "choose another name, since \(quoted(remedy)) is taken"
      problem.fix = nil
    }
    report(problem)
    return CheckedName(
      meant: isTaken ? name.text : remedy ?? name.text, isRejected: true,
      isUnknown: remedy == nil && !isIdentifier)
  }
}

/// The names of neighboring declarations, which are read only if one of them is wrong.
struct NamesBeside {
  private let read: (Run) -> [String]
  private var taken: Set<String>?

  init(_ read: @escaping (Run) -> [String] = { _ in [] }) { self.read = read }

  /// Registers a name for a declaration whose own name is wrong; returns false if it is taken.
  mutating func take(_ name: String, in run: Run) -> Bool {
    if taken == nil { taken = Set(read(run)) }
    return taken?.insert(name).inserted == true
  }
}

extension Mapping {
  /// The names that it declares.
  var names: [String] { entries.map(\.key.text) }
}

/// Returns true if the first letter has a case, or none, as in many alphabets.
private func begins(_ text: String, withCapital isCapital: Bool) -> Bool {
  guard let first = text.first else { return false }
  if first.isASCII { return first.isUppercase == isCapital }
  return isCapital ? !first.isLowercase : !first.isUppercase
}

/// Returns the Swift keyword before a name, as in `let url`.
private func declarationWord(_ text: String) -> String? {
  ["let", "var", "case"].first { text.hasPrefix($0 + " ") }
}

/// Returns a valid Swift name that is as close as possible to a text; nil if there is none.
///
/// Symbols such as emoji don't separate words: they are removed, and the parts are joined.
private func identifier(from text: String, startsWithCapital: Bool) -> String? {
  if isIdentifier(text), text.utf8.contains(where: { $0 >= 0x80 }) {
    return startsWithCapital ? capitalized(text) : lowerCamelCase(text)
  }
  let signs: Set<Unicode.GeneralCategory> = [
    .otherSymbol, .modifierSymbol, .format, .nonspacingMark,
  ]
  // Without its letters from other alphabets, a word would be a different one, or empty.
  if text.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) {
    return nil
  }
  let letters = text.unicodeScalars.filter {
    $0.isASCII || !signs.contains($0.properties.generalCategory)
  }
  let name = upperCamelCase(String(String.UnicodeScalarView(letters)))
  let cased = startsWithCapital ? name : lowerCamelCase(name)
  return isIdentifier(cased) ? cased : nil
}

/// Returns the subject of a sentence about a name: "the name of a view", or "a prefix", which isn't a whole
/// name.
private func named(_ what: String) -> String {
  what == "a prefix" ? what : "the name of \(what)"
}

extension DiagnosticCode {
  package static let notAnIdentifier = Self("not-an-identifier", .error, .names)
  package static let nameCase = Self("name-case", .error, .names)
  package static let reservedName = Self("reserved-name", .error, .names)
}

extension Diagnostic {
  static func notAnIdentifier(
    _ name: Name, _ what: String, startsWithCapital: Bool, remedy: String?,
    without word: String?
  ) -> Diagnostic {
    let hasAccents = name.text.unicodeScalars.contains { 0x300...0x36F ~= $0.value }
    let examples = [
      "a section": "newArrivals", "an action": "openProduct", "a prefix": "Shop",
    ]
    let example = examples[what] ?? (startsWithCapital ? "ProductTitle" : "productTitle")
    return Diagnostic(
      .notAnIdentifier,
      "\(named(what)) must be a Swift identifier, found \(quoted(name.text))",
      at: Annotation(name.span, "not an identifier"),
      help: hasAccents
        ? "write each letter with its accent as one character, or choose another name"
        : "write \(quoted(remedy ?? example))\(remedy == nil ? " or similar" : "")"
          + (word.map { ", without '\($0)'" } ?? ""),
      note: hasAccents
        ? "to Swift, a letter and its accent are not the same as the letter with that accent"
        : "an identifier consists of letters, digits and '_', and cannot start with a digit")
  }

  static func wrongCase(
    _ name: Name, _ what: String, startsWithCapital: Bool, remedy: String?
  ) -> Diagnostic {
    Diagnostic(
      .nameCase,
      "\(named(what)) must begin with a \(startsWithCapital ? "capital" : "lower-case") "
        + "letter, found \(quoted(name.text))",
      at: Annotation(name.span),
      help: remedy.map { "write \(quoted($0))" } ?? "choose another name",
      fix: remedy.map { Fix(name.span, replacement: $0) })
  }

  static func reservedName(_ name: Name, _ what: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "\(quoted(name.text)) cannot be the name of \(what): \(reason)",
      at: Annotation(name.span, "reserved"),
      help: "choose another name")
  }
}
