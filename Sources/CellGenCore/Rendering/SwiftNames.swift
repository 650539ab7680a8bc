/// Returns a name as it must be written after a dot, where only a few keywords have a special meaning.
package func memberName(_ name: String) -> String {
  switch name {
  case "init", "self", "Type", "Protocol": "`\(name)`"
  default: name
  }
}

/// Returns a name as it must be written at the start of a line or of a body in braces.
///
/// There, Swift parses some names as declarations: `package` as an access level, and the names of accessors
/// as accessors, as in `var id: Int { get }`.
///
/// - Source: swiftlang/swift, `include/swift/AST/AccessorKinds.def`, with and without experimental features.
func calledName(_ name: String) -> String {
  switch name {
  case "package", "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress", "borrow", "mutate":
    "`\(name)`"
  default: escapedIdentifier(name)
  }
}

/// Returns a name for a local declaration, such as a closure parameter: the given name, unless it is taken.
func localName(_ name: String, _ isTaken: (String) -> Bool) -> String {
  var free = name
  while isTaken(free) { free += "Value" }
  return free
}

/// Returns a name as it must be written before the colon of an argument, where nearly every keyword is
/// allowed.
func labelName(_ name: String) -> String { name == "inout" ? "`inout`" : name }

/// Returns a name as it must be written before the colon of a parameter or an associated value.
func parameterName(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// Returns an expression as an operand: in parentheses if it is a choice.
func operand(_ expression: String) -> String {
  expression.contains(" ? ") ? "(\(expression))" : expression
}

/// Returns a type's name with its article: "a `TitleView`", "an `AuthorView`".
package func withArticle(_ typeName: String) -> String {
  "\(isSpokenWithVowel(typeName) ? "an" : "a") `\(typeName)`"
}

/// Returns true if a name begins with a vowel sound; a run of capitals is spelled out.
private func isSpokenWithVowel(_ name: String) -> Bool {
  let letters = name.utf8.prefix(2)
  guard let first = letters.first else { return false }
  let isSpelledOut = letters.count == 2 && letters.allSatisfy(isUpper)
  return (isSpelledOut ? "AEFHILMNORSX" : "AEIO").utf8.contains(first)
}

/// Returns a name with its first letter capitalized: the section `reviews` makes `ReviewsItem`.
package func capitalized(_ name: String) -> String {
  var capital = name.prefix(1).uppercased()
  capital.append(contentsOf: name.dropFirst())
  return capital
}

/// Returns true if a byte can be part of a name, including backticks.
package func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
    true
  default: false
  }
}
