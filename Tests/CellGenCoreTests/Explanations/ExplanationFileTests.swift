import FixtureSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The files of the explanations, and how they are read.
@Suite("Files of explanations")
struct ExplanationFileTests {
  @Test("Each code has a file, and each file is named after a code")
  func names() {
    let names = Set(Fixtures.names(in: Fixtures.package.appending(path: Explanations.folder)))
    let known = Set(DiagnosticCode.all.map { $0.rawValue + ".md" })
    #expect(known.subtracting(names).sorted() == [], "add these to \(Explanations.folder)")
    #expect(names.subtracting(known).sorted() == [], "remove these, or list their codes")
  }

  @Test("Only wrong examples whose bytes are made have words", arguments: DiagnosticCode.all)
  func words(_ code: DiagnosticCode) {
    let isMade = Explanation.Example.maker(of: code) != nil
    #expect((code.explanationInTree.wrong.words != nil) == isMade)
    #expect(code.explanationInTree.right.words == nil)
  }

  // MARK: The reader

  @Test("Reads several manifests, and characters by their numbers")
  func manifests() throws {
    let explanation = try read(
      """
      # a title

      A text.

      And more.

      ## Wrong

      ```yaml
      a:<U+0009>1 # <U+1F600>
      ```

      ```yaml
      # Shop/Shared.sections
      # two words.sections
      ```

      ## Right

      ```yaml
      # Other.sections
      b: 2
      ```

      """)
    #expect(explanation.title == "a title")
    #expect(explanation.text == "A text.\n\nAnd more.")
    #expect(
      contents(of: explanation.wrong) == [
        "Listing.sections": "a:\t1 # \u{1F600}\n", "Shop/Shared.sections": "# two words.sections\n",
      ])
    #expect(contents(of: explanation.right) == ["Other.sections": "b: 2\n"])
  }

  @Test("Reads a template with what it is told")
  func template() throws {
    let answers = "```swift name=Listing isPublic\n"
    let explanation = try read(
      """
      # a title

      A text.

      ## Wrong

      \(answers){{nmae}}
      ```

      ## Right

      \(answers){{#if isPublic}}{{name}}{{/if}}
      ```

      """, of: .templateName)
    #expect(
      explanation.wrong.diagnose().all.map(\.note) == ["the placeholders are 'isPublic', 'name'"])
    #expect(explanation.right.diagnose().all.isEmpty)
  }

  @Test(
    "Tells where a file is malformed",
    arguments: [
      ("", 1, "expected '# ' and the title"),
      ("a title\n", 1, "expected '# ' and the title"),
      ("# a title\n\n## Wrong\n", 3, "expected the text"),
      ("# a title\n\nA text.\n", 4, "expected '## Wrong'"),
      ("# a title\n\nA text.\n\n## Worng\n", 5, "expected '## Wrong'"),
      (start + "views:\n", 7, "expected '```yaml'"),
      (start + "## Right\n", 7, "expected '```yaml'"),
      (start + "```\n", 7, "expected a block of 'yaml', or one of 'swift' or 'json' alone"),
      (start + "```yml\n", 7, "expected a block of 'yaml', or one of 'swift' or 'json' alone"),
      (
        start + block + "```swift\n```\n", 10,
        "expected a block of 'yaml', or one of 'swift' or 'json' alone"
      ),
      (start + block + block, 10, "two manifests have the same path"),
      (start + "```yaml\na: 1\n", 7, "the block has no end"),
      (start + "```yaml\na: 1\n```yaml\n", 7, "the block has no end"),
      (start + "```yaml\na: 1<U+D800>\n```\n", 8, "expected a character such as '<U+0009>'"),
      (start + "```yaml\na: 1<U+0009\n```\n", 8, "expected a character such as '<U+0009>'"),
      (start + block, 10, "expected '## Right'"),
      (start + block + "text\n", 10, "expected '## Right'"),
      (start + block + "## Right\n", 11, "expected '```yaml'"),
      (start + block + "## Right\n" + block + "text\n", 14, "expected the end of the file"),
    ])
  func malformed(text: String, line: Int, message: String) {
    #expect(throws: ExplanationReader.Fault(line: line, message: message)) {
      try read(text)
    }
  }

  private static let start = "# a title\n\nA text.\n\n## Wrong\n\n"
  private static let block = "```yaml\na: 1\n```\n"

  private func read(
    _ text: String, of code: DiagnosticCode = .unknownKey
  ) throws(ExplanationReader.Fault) -> Explanation {
    var reader = ExplanationReader(text, of: code)
    return try reader.read()
  }

  private func contents(of example: Explanation.Example) -> [String: String] {
    let files = example.sources.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
