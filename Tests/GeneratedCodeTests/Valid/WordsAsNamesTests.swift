#if os(Linux)
import CellGenCore
import TestSupport
import Testing

/// Every word that Swift gives a meaning, and those that generated code uses itself, in every place
/// where the author of a manifest chooses a name.
@Suite struct WordsAsNamesTests {
  @Test func theyCompile() throws {
    let access = Access.allCases
    let chunks = stride(from: 0, to: words.count, by: 10).map { start in
      Array(words[start..<min(start + 10, words.count)])
    }
    let module = GeneratedModule(
      chunks.enumerated().map { index, words in
        let chunk = WordChunk(words: words, access: access[index % 3], number: index)
        return ("\(words[0]).sections", chunk.manifest)
      })
    let messages = try module.messages()
    #expect(messages == "")
  }
}

/// A manifest that uses some words for fields, values, actions, sections, views and itself.
private struct WordChunk {
  var words: [String]
  var access: Access
  var number: Int

  var manifest: String {
    """
    access: \(access.rawValue)
    containers: [table, collection]
    views:
      Inner\(number):
        data: { isOn: Bool, \(each { "\($0): String" }) }
        id: only
        actions: [\(words.joined(separator: ", "))]
        select: \(words[0])
        swipe: [\(words.joined(separator: ", "))]
        layout: [\(each { "{ label: \($0) }" }), \(each { "{ button: { title: { field: \($0) }, action: \($0) } }" })]
        samples: [{ isOn: true, \(each { "\($0): x" }) }]
      Outer\(number):
        data: { id: Int, \(each { "\($0): Inner\(number)ViewData?" }) }
        actions: { \(each { "\($0): { \($0): Inner\(number)ViewData.Action }" }) }
        layout: [\(each { "{ view: { data: \($0), action: \($0) } }" })]
      Repeated\(number):
        data: { id: Int, \(each { "\($0)s: \"[String]\"" }) }
        layout: [\(each { "{ repeat: { data: \($0)s, label: { \(Self.look) } } }" })]
      Joined\(number):
        data: { id: Int, other: Int?, \(each { "\($0): String?" }) }
        layout: [\(each { "{ label: { text: { verbatim: \"{\($0)} and {other}\" } } }" })]
      Flags\(number):
        data: { id: Int, \(each { "\($0): Bool? = true" }) }
        actions: { \(each { "\($0): { \($0): Bool }" }) }
        layout: [\(each { "{ toggle: { isOn: \($0), action: \($0) } }" })]
      Mapped\(number):
        data: { isOn: Bool, \(each { "\($0): String" }) }
        id: \(words[0])
        view: Inner\(number)
        map: { \(each { "\($0): \($0)" }) }
      Keyed\(number):
        data: { \(words[0]): Int }
        id: \(words[0])
        layout: { label: \(words[0]) }
    \(words.map(identified).joined())
    sections:
    \(sections)
    states:
      empty: { title: None, button: { title: Again, action: \(words[0]) } }
      failed: { title: Sorry, button: { title: Again, action: \(words[words.count / 2]) } }
      loading: { title: One moment, button: { title: Again, action: \(words[words.count - 1]) } }

    """
  }

  /// What changes a label and a box around it, by states and otherwise.
  private static let look =
    "underline: { normal: true, selected: false }, background: systemFill, alpha: { normal: 1, selected: 0.5 }, "
    + "visible: { normal: true, selected: false }, width: { normal: 40, selected: 50 }"

  /// A view whose cells a field of that name tells apart.
  private func identified(by word: String) -> String {
    "  \(capitalized(word)): { data: { \(word): Int, text: String }, id: \(word), layout: { label: text } }\n"
  }

  private var sections: String {
    let others = ["Outer", "Flags", "Mapped", "Keyed", "Inner"].map { "\($0)\(number)" }
    return words.enumerated().map { index, word in
      let other = others[index % others.count]
      let isCustom = index % 3 != 2
      return """
          \(word):
            header: Inner\(number)
            cells: [\(capitalized(word)), \(other)]
            \(isCustom ? "layout: custom" : "background: systemFill")

        """
    }.joined()
  }

  private func each(_ text: (String) -> String) -> String {
    words.map(text).joined(separator: ", ")
  }

  private func capitalized(_ word: String) -> String {
    word.hasPrefix("_") ? "Own\(word)" : word.prefix(1).uppercased() + word.dropFirst()
  }
}

private let words = swiftWords + generatedWords
#endif
