import CellGenCore

/// The name of a screen, a package or a module: a Swift identifier that begins with a capital.
struct ScaffoldName: Hashable, Sendable {
  var text: String

  /// - Errors: says why a text cannot be such a name.
  init(_ text: String) throws(UnusableName) {
    if let reason = UnusableName.reason(text) {
      throw UnusableName(text: text, reason: reason, remedy: Self.remedy(text))
    }
    self.text = text
  }

  /// The name that a folder's name makes: `order-history` makes `OrderHistory`.
  ///
  /// - Errors: the name is not made of letters, digits and what usually stands between words.
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

  /// A name that keeps what can be kept of a text in ASCII.
  private static func remedy(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let name = screenName(text)
    return UnusableName.reason(name) == nil ? name : nil
  }
}

extension ScaffoldName {
  /// What templates are told of it.
  var answers: Answers {
    [
      "name": .text(text), "caseName": .text(lowerCamelCase(text)),
      "title": .text(titleInWords(text)),
    ]
  }
}

/// Why a text cannot name what a scaffold makes.
struct UnusableName: Error, Hashable, Sendable {
  var text: String
  /// As it stands behind a colon.
  var reason: String
  /// A name that can be used.
  var remedy: String?

  /// Nil for a name that can be used.
  fileprivate static func reason(_ text: String) -> String? {
    guard isIdentifier(text), !text.hasPrefix("_") else {
      return "a name has only ASCII letters and digits, and begins with a letter"
    }
    guard text.first?.isUppercase == true else { return "a name begins with a capital letter" }
    if text.utf8.count > longest { return "a name has at most \(longest) characters" }
    if escapedIdentifier(text) != text { return "it is a keyword in Swift" }
    if modules.contains(text.lowercased()) { return "a module with that name already exists" }
    if let type = takenType(ofScreen: text) { return "there is already a type '\(type)'" }
    return nil
  }

  /// Names of files are made of it, which may have 255 bytes.
  private static let longest = 100

  /// The modules that a scaffold's own could not be told apart from, in lower case as most disks of
  /// developers do not see case.
  private static let modules: Set<String> = [
    "swift", "foundation", "uikit", "testing", "xctest", "packagedescription", "packageplugin",
    "cellgen", "cellgencore", "cellgenauthoring", "cellgencommand", "cellgenauthoringcommands",
    "cellgenruntime", "cellgenplugin", "cellgencommandplugin",
  ]
}
