import CellGenCore

/// The name of a screen, a package or a module: a Swift identifier that begins with a capital letter.
struct ScaffoldName: Hashable, Sendable {
  var text: String

  /// - Errors: the reason why a text can't be such a name.
  init(_ text: String) throws(UnusableName) {
    if let reason = UnusableName.reason(text) {
      throw UnusableName(text: text, reason: reason, remedy: Self.remedy(text))
    }
    self.text = text
  }

  /// Derives a name from a folder's name: `OrderHistory` from `order-history`.
  ///
  /// - Errors: the name contains characters other than letters, digits and common word separators.
  init(folder: String) throws(UnusableName) {
    let isPlain = folder.utf8.allSatisfy { byte in
      isIdentifierByte(byte) && byte < 0x80 || " -.+".utf8.contains(byte)
    }
    let name = upperCamelCase(folder)
    guard isPlain, UnusableName.reason(name) == nil else {
      let reason =
        UnusableName.reason(name) ?? "some of its characters are not allowed in Swift names"
      throw UnusableName(text: folder, reason: reason, remedy: Self.remedy(folder))
    }
    text = name
  }

  /// The valid name closest to an ASCII text.
  private static func remedy(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let name = screenName(text)
    return UnusableName.reason(name) == nil ? name : nil
  }
}

extension ScaffoldName {
  /// The name's answers for templates.
  var answers: Answers {
    [
      "name": .text(text), "caseName": .text(lowerCamelCase(text)),
      "title": .text(titleInWords(text)), "schema": "",
    ]
  }
}

/// The reason why a text can't be a scaffold's name.
struct UnusableName: Error, Hashable, Sendable {
  var text: String
  /// Completes a message after a colon.
  var reason: String
  /// A valid name to suggest.
  var remedy: String?

  /// Returns nil for a valid name.
  fileprivate static func reason(_ text: String) -> String? {
    guard isIdentifier(text), text.utf8.allSatisfy({ $0 < 0x80 }), !text.hasPrefix("_") else {
      return "a name has only ASCII letters and digits, and begins with a letter"
    }
    guard text.first?.isUppercase == true else { return "a name begins with a capital letter" }
    if text.utf8.count > longest { return "a name has at most \(longest) characters" }
    if escapedIdentifier(text) != text { return "it is a keyword in Swift" }
    if modules.contains(text.lowercased()) { return "a module with that name already exists" }
    if let type = takenType(ofScreen: text) { return "there is already a type '\(type)'" }
    return nil
  }

  /// File names contain the name, and are limited to 255 bytes.
  private static let longest = 100

  /// The names of modules that a scaffold's module must not have, in lower case because most developers' file
  /// systems ignore case.
  private static let modules: Set<String> = [
    "swift", "foundation", "uikit", "testing", "xctest", "packagedescription", "packageplugin",
    "cellgen", "cellgencore", "cellgenauthoring", "cellgencommand", "cellgenauthoringcommands",
    "cellgenruntime", "cellgenplugin", "cellgencommandplugin",
  ]
}
