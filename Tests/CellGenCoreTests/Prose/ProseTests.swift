import FixtureSupport
import Foundation
import Testing

/// Turns that read like a translation become fewer.
///
/// `Fixtures/Prose/turns.txt` counts them. A recording run writes the counts that have become smaller, and never a
/// larger one.
@Suite("English") struct ProseTests {
  private static let file = Fixtures.root.appending(path: "Prose/turns.txt")

  @Test("No turn is used more often than before") func turns() throws {
    let passages = Dictionary(grouping: try Passage.all(), by: \.kind)
    for kind in Passage.Kind.allCases { #expect((passages[kind]?.count ?? 0) > 1_000) }
    let limits = try limits()
    var lines: [String] = []
    for turn in Turn.all {
      for kind in Passage.Kind.allCases {
        let found = (passages[kind] ?? []).flatMap { passage in
          turn.excerpts(of: passage.text).map { "\(passage.path): \($0)" }
        }
        let name = "\(turn.name), \(kind.rawValue)"
        let limit = limits[name] ?? 0
        if found.count > limit {
          Issue.record(
            """
            \(found.count) times in \(kind.rawValue), where \(limit) were: \(turn.name). \(turn.advice)
            \(found.joined(separator: "\n"))
            """)
        }
        #expect(found.count >= limit, "fewer now, which can be recorded: \(name)")
        if limit > 0, !found.isEmpty { lines.append("\(name): \(min(found.count, limit))\n") }
      }
    }
    if Fixtures.isRecording {
      try lines.joined().write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.file.lastPathComponent)")
    }
  }

  @Test("A turn is found, and what only looks like one is not") func examples() throws {
    for turn in Turn.all {
      for example in turn.examples { #expect(turn.excerpts(of: example).count == 1, "\(example)") }
      for other in turn.others { #expect(turn.excerpts(of: other) == [], "\(other)") }
    }
  }

  /// How often each turn may occur, by its name and kind.
  private func limits() throws -> [String: Int] {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let pairs = text.split(separator: "\n").compactMap { line -> (String, Int)? in
      guard let colon = line.lastIndex(of: ":"),
        let count = Int(line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      else { return nil }
      return (String(line[..<colon]), count)
    }
    #expect(!pairs.isEmpty)
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// A turn that is not English, or not Apple's English.
private struct Turn {
  var name: String
  var advice: String
  var examples: [String]
  /// Similar passages that are right.
  var others: [String]
  private var expression: NSRegularExpression

  init(
    name: String, pattern: String, advice: String, examples: [String], others: [String] = []
  ) {
    (self.name, self.advice, self.examples, self.others) = (name, advice, examples, others)
    expression = try! NSRegularExpression(pattern: pattern)
  }

  func excerpts(of text: String) -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      let start = max(0, match.range.location - 40)
      let length = min(whole.length - start, match.range.length + 80)
      return (text as NSString).substring(with: NSRange(location: start, length: length))
    }
  }

  static let all = [
    Turn(
      name: "stand", pattern: #"\b(?:[Ss]tands?|stood)\b(?!-| for\b| alone\b| out\b| in for\b)"#,
      advice: "Things are somewhere.", examples: ["the comment stands on a line of its own"],
      others: ["a stand-in for UIKit", "a word stands for its number", "to understand it"]),
    Turn(
      name: "lie", pattern: #"\b(?:lies|lie|lay)\b(?! out\b)"#, advice: "Things are somewhere.",
      examples: ["products lie beside the tests' own"], others: ["lay out the cells"]),
    Turn(
      name: "mend", pattern: #"\bmend(?:s|ed|ing)?\b"#, advice: "People fix things.",
      examples: ["the way to mend it"], others: ["recommended"]),
    Turn(
      name: "have it by", pattern: #"\bha(?:ve|s) (?:it|them|the \w+) by\b"#,
      advice: "Name the key.", examples: ["what catalogs have the text by"]),
    Turn(
      name: "of which", pattern: #"\bof which\b"#, advice: "Use two sentences, or 'whose'.",
      examples: ["of which there is one"]),
    Turn(
      name: "any number", pattern: #"\b(?:is|are|in) any number\b"#,
      advice: "There can be several.",
      examples: ["of these there is any number"], others: ["a limit may be any number from 0"]),
    Turn(
      name: "anew", pattern: #"\banew\b"#, advice: "Things happen again.",
      examples: ["the table is written anew"]),
    Turn(
      name: "by itself", pattern: #"\bby (?:itself|themselves)\b"#,
      advice: "Automatically, or alone.", examples: ["it ends by itself"]),
    Turn(
      name: "is told", pattern: #"\b(?:is|are|was|were|be) told\b"#,
      advice: "Callbacks are called, and objects receive messages.",
      examples: ["what is told of the cells"]),
    Turn(
      name: "say of", pattern: #"\b(?:says?|said) of\b"#, advice: "Messages are about something.",
      examples: ["what the compiler says of it"]),
    Turn(
      name: "otherwise without a comma", pattern: #"(?<![,;.(] |^)\botherwise\b(?![,:])"#,
      advice: "Things differ; 'otherwise' is for 'or else'.",
      examples: ["a cell that looks otherwise"],
      others: ["the width, otherwise nil", "Otherwise, it fails."]),
    Turn(
      name: "what as a subject",
      pattern: #"(?:^|[.:;] )What (?:is|are|has|have|was|were|only|no)\b"#,
      advice: "Begin with a noun.", examples: ["What is told of the cells."],
      others: ["Use what is there."]),
    Turn(
      name: "whether as a summary", pattern: #"^Whether\b"#,
      advice: "Say what is true: 'A Boolean value that …', or name the fact.",
      examples: ["Whether nothing is said."], others: ["It asks whether it is so."]),
    Turn(
      name: "so that", pattern: #"\bso that\b"#, advice: "'so' will often do.",
      examples: ["so that nothing is lost"]),
    Turn(
      name: "British spelling",
      pattern:
        #"\b\w*(?:[Cc]olour|[Cc]atalogue|[Bb]ehaviour|[Nn]eighbour|[Ff]avour(?!ite)|[Cc]ancelled|[Ll]abelled|[Cc]entre)\w*"#,
      advice: "Apple's spelling is American.", examples: ["there is no colour 'inc'"],
      others: ["there is no color 'inc'"]),
  ]
}
