import FixtureSupport
import Testing

/// A Swift file of the package that holds a copy of other files of it, so that the program needs
/// nothing beside it.
struct EmbeddedCopy {
  /// Below the package, as is `origin`.
  var path: String
  var origin: String
  /// What the file declares: a variable whose getter returns the copy.
  ///
  /// A getter and a module of its own make an edit of the copy cheap: what imports the module is compiled
  /// again when the module's interface changes, to which a body does not belong (as the compiler's own test
  /// `InterfaceHash/edited_property_getter` shows), but an initial value does.
  var doc: String
  var name: String
  var type = "String"
  /// The Swift expression that the getter returns.
  var value: String

  /// Expects that the file is what it should be; a recording run makes it so, and fails.
  func expectIsUpToDate() throws {
    let file = Fixtures.package.appending(path: path)
    if Fixtures.isRecording {
      try text.write(to: file, atomically: false, encoding: .utf8)
      Issue.record("recorded \(path); run again without recording")
      return
    }
    let diff = unifiedDiff(from: try String(contentsOf: file, encoding: .utf8), to: text)
    #expect(diff.isEmpty, "\(origin) has changed; run CELLGEN_RECORD=1 swift test\n\(diff)")
  }

  private var text: String {
    """
    // Made from \(origin) by a recording test run. Do not edit.
    // swift-format-ignore-file

    /// \(doc)
    package var \(name): \(type) {
    \(value)
    }

    """
  }

  /// A text as a literal of Swift over several lines, which reads as the text does.
  static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
