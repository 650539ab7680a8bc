/// Escapes in double quotes.
extension Explanation {
  static let unknownEscape = Explanation(
    "an escape that YAML does not know",
    """
    In double quotes a backslash begins an escape, and YAML has its own set of
    them, close to but not the same as Swift's. Interpolation is not among them:
    a manifest is fixed text. Where a backslash is just a backslash, write it
    twice, or use single quotes, in which it means nothing.
    """,
    wrong: #"""
      views:
        Title:
          doc: "Digits, as in \d+"
          data: { title: String }
      """#,
    right: #"""
      views:
        Title:
          doc: 'Digits, as in \d+'
          data: { title: String }
      """#)

  static let incompleteEscape = Explanation(
    "an escape with too few digits",
    #"""
    The escapes with numbers have a fixed length: '\x' takes two hexadecimal
    digits, '\u' four and '\U' eight. There is no sign that would end a shorter
    one, so zeros fill it up from the front. Most characters need no escape: a
    manifest is UTF-8, and you can type them as they are.
    """#,
    wrong: #"""
      views:
        Title:
          doc: "The name \u2B the price"
          data: { title: String, price: Decimal }
      """#,
    right: #"""
      views:
        Title:
          doc: "The name \u002B the price"
          data: { title: String, price: Decimal }
      """#)

  static let swiftEscape = Explanation(
    #"Swift's \u{…} in a YAML text"#,
    #"""
    Swift writes a character's number in braces, YAML writes it with a fixed
    number of digits: four after '\u', eight after '\U'. What is in double
    quotes in a manifest is YAML. Only the default of a field is Swift: inside
    single quotes it is taken as it is, and there '\u{1F600}' is right.
    """#,
    wrong: #"""
      views:
        Title:
          doc: "The mood \u{1F600} of the seller"
          data: { mood: String }
      """#,
    right: #"""
      views:
        Title:
          doc: "The mood \U0001F600 of the seller"
          data: { mood: String }
      """#)

  static let surrogateEscape = Explanation(
    "half of a UTF-16 pair as an escape",
    #"""
    JSON and Java spell characters such as emoji with two escapes, the two
    halves of a UTF-16 pair. Alone, each half is no character, and YAML's
    escapes spell whole characters. Use '\U' with eight digits, or simply type
    the character: a manifest is UTF-8.
    """#,
    wrong: #"""
      views:
        Title:
          doc: "The mood \uD83D\uDE00 of the seller"
          data: { mood: String }
      """#,
    right: #"""
      views:
        Title:
          doc: "The mood \U0001F600 of the seller"
          data: { mood: String }
      """#)

  static let escapeOutOfRange = Explanation(
    "an escape past the last character",
    #"""
    Unicode ends at U+10FFFF, and a Swift string can hold nothing beyond. The
    eight digits after '\U' are the number of a character in hexadecimal, with
    zeros in front; a digit too many or a shifted zero makes it too large.
    """#,
    wrong: #"""
      views:
        Title:
          doc: "The mood \U01F60000 of the seller"
          data: { mood: String }
      """#,
    right: #"""
      views:
        Title:
          doc: "The mood \U0001F600 of the seller"
          data: { mood: String }
      """#)
}
