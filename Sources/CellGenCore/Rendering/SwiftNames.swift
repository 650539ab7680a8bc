/// A name as it must stand after a dot, where only a few keywords mean something else.
package func memberName(_ name: String) -> String {
  switch name {
  case "init", "self", "Type", "Protocol": "`\(name)`"
  default: name
  }
}

/// A name as it has to be written at the start of a line or of a body in braces.
///
/// Swift reads some names there as a declaration: `package` as that of an access, and the names of accessors as
/// theirs, as in `var id: Int { get }`.
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

/// A name for something local, such as the parameter of a closure: the one that is given, unless it is taken.
func localName(_ name: String, _ isTaken: (String) -> Bool) -> String {
  var free = name
  while isTaken(free) { free += "Value" }
  return free
}

/// A name as it must stand before the colon of an argument, where nearly every word is a name.
func labelName(_ name: String) -> String { name == "inout" ? "`inout`" : name }

/// A name as it must stand before the colon of a parameter or an associated value.
func parameterName(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// An expression as an operand: in parentheses if it is a choice.
func operand(_ expression: String) -> String {
  expression.contains(" ? ") ? "(\(expression))" : expression
}

/// A type's name as people say it in a sentence: "a `TitleView`", "an `AuthorView`".
package func withArticle(_ typeName: String) -> String {
  "\(isSpokenWithVowel(typeName) ? "an" : "a") `\(typeName)`"
}

/// Whether a name begins with a vowel when it is spoken; a run of capitals is spelled out.
private func isSpokenWithVowel(_ name: String) -> Bool {
  let letters = name.utf8.prefix(2)
  guard let first = letters.first else { return false }
  let isSpelledOut = letters.count == 2 && letters.allSatisfy(isUpper)
  return (isSpelledOut ? "AEFHILMNORSX" : "AEIO").utf8.contains(first)
}

/// A name with a capital at its start: the section `reviews` makes `ReviewsItem`.
package func capitalized(_ name: String) -> String {
  var capital = name.prefix(1).uppercased()
  capital.append(contentsOf: name.dropFirst())
  return capital
}

/// Whether a byte can be part of a name; back-ticks belong to it.
package func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
    true
  default: false
  }
}
