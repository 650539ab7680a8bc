import FixtureSupport
import Foundation
import Testing

/// No text that people read has a turn that reads like a translation.
@Suite("English") struct ProseTests {
  @Test("No text has a turn that isn't English") func turns() throws {
    let passages = try Passage.all()
    for kind in Passage.Kind.allCases { #expect(passages.count { $0.kind == kind } > 1_000) }
    var used: Set<String> = []
    for passage in passages {
      let exceptions = Turn.exceptions.filter { passage.text.contains($0.text) }
      used.formUnion(exceptions.map(\.text))
      let text = exceptions.reduce(passage.text) { $0.replacing($1.text, with: "") }
      for turn in Turn.all {
        for excerpt in turn.excerpts(of: text) {
          Issue.record("\(passage.path): \(turn.name). \(turn.advice)\n\(excerpt)")
        }
      }
    }
    #expect(used == Set(Turn.exceptions.map(\.text)), "an exception that nothing needs")
  }

  @Test("A turn is found, and what only looks like one is not") func examples() throws {
    for turn in Turn.all {
      for example in turn.examples { #expect(turn.excerpts(of: example).count == 1, "\(example)") }
      for other in turn.others { #expect(turn.excerpts(of: other) == [], "\(other)") }
    }
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

  /// Texts that have a turn for a reason.
  static let exceptions: [(text: String, reason: String)] = [
    ("assets colours", "words that 'cellgen keys' is asked for"),
    ("palette theme colours", "words that 'cellgen keys' is asked for"),
    ("colour colors", "options of other tools"),
  ]

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
