import CellGenCore
import FixtureSupport
import TestSupport
import Testing

@testable import CellGenAuthoring

@Suite("What editors propose")
struct ProposalTests {
  /// Whatever a good manifest has in a place is among what is proposed there.
  @Test(
    "The names in real manifests are proposed where they are written", arguments: GoldenCase.all)
  func names(_ golden: GoldenCase) throws {
    let run = LanguageRun(try golden.sources())
    for use in run.names.uses.sampled where use.isLiteral {
      let declaration = try #require(run.names.declarations.first { $0.span == use.declaration })
      guard isWhole(use, in: run) else { continue }
      let file = Int(use.span.file)
      var text = run.sources[file].bytes
      text.removeSubrange(use.span.range)
      let labels = run.proposals(in: text, of: file, at: Int(use.span.start)).map(\.label)
      #expect(
        labels.contains(declaration.text),
        "\(declaration.kind.title) '\(declaration.text)' at \(run.place(use.span)): \(labels.prefix(12))"
      )
    }
  }

  @Test("The keys in real manifests are proposed where they are written", arguments: GoldenCase.all)
  func keys(_ golden: GoldenCase) throws {
    let run = LanguageRun(try golden.sources())
    for tree in run.analysis.trees {
      guard let root = tree.root else { continue }
      for key in root.keys(as: [.mapping { .manifest }]).sampled {
        var text = tree.source.bytes
        text.removeSubrange(key.span.range)
        let labels = run.proposals(in: text, of: tree.source.index, at: Int(key.span.start)).map(
          \.label)
        #expect(
          labels.contains(key.text),
          "key '\(key.text)' at \(run.place(key.span)): \(labels.prefix(12))")
      }
    }
  }

  /// Names that are part of a longer word, or of a text, are proposed as the whole.
  private func isWhole(_ use: NameUse, in run: LanguageRun) -> Bool {
    let bytes = run.sources[Int(use.span.file)].bytes
    let next = Int(use.span.end)
    return next == bytes.count || !isIdentifierByte(bytes[next])
  }

  @Test(
    "Proposals fit the place",
    arguments: [
      // What is proposed, and what is not, at the mark.
      (
        "a switch takes a Bool",
        "layout:\n      vstack:\n        - toggle: { isOn: ‸", ["isRead"],
        ["title", "date", "open"]
      ),
      (
        "a button takes an action",
        "layout:\n      vstack:\n        - button: { title: Go, action: ‸ }", ["open"], ["isRead"]
      ),
      (
        "a text takes what can be read",
        "layout:\n      vstack:\n        - label: ‸", ["title"], ["isRead", "open"]
      ),
      (
        "braces take fields",
        "layout:\n      vstack:\n        - label: { text: \"Dear {‸\" }", ["title"],
        ["open", "true"]
      ),
      (
        "a color takes tokens and words",
        "layout:\n      vstack:\n        - label: { text: title, color: ‸ }", ["ink", "systemRed"],
        ["big", "title"]
      ),
      (
        "a style takes styles",
        "layout:\n      vstack:\n        - label: { text: title, style: ‸ }", ["big"],
        ["ink", "title"]
      ),
      (
        "keys that are there are not proposed",
        "layout:\n      vstack:\n        - label: { text: title, ‸ }", ["font", "lines"],
        ["text", "title"]
      ),
      (
        "elements begin an item", "layout:\n      vstack:\n        - ‸",
        ["label", "image", "stars"],
        ["font"]
      ),
      (
        "properties of one's own elements",
        "layout:\n      vstack:\n        - stars: { ‸ }", ["value", "insets"], ["lines"]
      ),
      ("keys of a view", "‸", ["layout", "swipe", "select"], ["data", "actions", "views"]),
      ("types", "samples: []\n    data:\n      other: ‸", ["String", "Date?"], ["title"]),
      (
        "symbols", "layout:\n      vstack:\n        - image: { symbol: sta‸", ["star", "trash"], []
      ),
      (
        "no field where its name would be a text",
        "layout:\n      vstack:\n        - image: { symbol: ‸ }",
        ["star"], ["isRead", "title"]
      ),
      (
        "a swipe takes actions, and no fields", "swipe:\n      trailing:\n        - ‸", ["open"],
        ["title", "isRead"]
      ),
      (
        "after items come items", "layout:\n      vstack:\n        - label: title\n        ‸",
        ["label"], ["spacing", "children"]
      ),
      (
        "a date has the formats of dates",
        "layout:\n      vstack:\n        - label: { text: date, format: ‸ }", ["relative"],
        ["percent"]
      ),
      (
        "what a format makes a text", "layout:\n      vstack:\n        - label: { text: ‸ }",
        ["date", "title"], ["isRead"]
      ),
      ("no words in a text of several lines", "doc: |\n      Some ‸", [], ["layout", "title"]),
      ("no words in a comment", "# ‸", [], ["layout"]),
    ])
  func places(_ name: String, _ text: String, _ wanted: [String], _ unwanted: [String]) throws {
    let whole = """
      colors:
        ink: "#102030"
      styles:
        big: { font: title1 }
      elements:
        stars: { class: StarsView, properties: { value: Int } }
      views:
        Mail:
          data:
            id: Int
            title: String
            date: Date
            isRead: Bool
          actions: [open]
          \(text)
      sections:
        mails: { cells: [Mail] }

      """
    let (run, file, offset) = try marked(whole)
    let labels = run.proposals(in: run.sources[file].bytes, of: file, at: offset).map(\.label)
    for word in wanted {
      #expect(labels.contains(word), "\(name): \(word) is missing in \(labels)")
    }
    for word in unwanted { #expect(!labels.contains(word), "\(name): \(word) is in \(labels)") }
  }

  @Test("What is proposed can be written, and keeps the text around it")
  func insertion() throws {
    let (run, file, offset) = try marked(
      "views:\n  Mail:\n    data:\n      id: Int\n      title: String\n    lay‸\n")
    let bytes = run.sources[file].bytes
    let layout = try #require(
      run.proposals(in: bytes, of: file, at: offset).first { $0.label == "layout" })
    var text = bytes
    text.replaceSubrange(layout.range, with: Array(layout.text.utf8))
    #expect(String(decoding: text, as: UTF8.self).hasSuffix("    layout:\n      \n"))
    #expect(layout.help?.markdown?.contains("layout") == true)
  }

  @Test("A new view, section, and field have tab stops, and texts without them are whole")
  func snippets() throws {
    let (run, file, offset) = try marked("views:\n  ‸\n")
    let view = try #require(
      run.proposals(in: run.sources[file].bytes, of: file, at: offset)
        .first { $0.label == "new view" })
    #expect(view.snippet?.contains("${1:Name}") == true)
    var text = run.sources[file].bytes
    text.replaceSubrange(view.range, with: Array(view.text.utf8))
    let errors = LanguageRun([SourceText(path: "A.sections", bytes: text)]).analysis.diagnostics.all
      .filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
  }

  @Test("Any text, with the cursor anywhere, has an answer", arguments: GoldenCase.all)
  func anywhere(_ golden: GoldenCase) throws {
    var random = SplitMix(seed: 7)
    let original = try #require(try golden.sources().first).bytes
    let run = LanguageRun([SourceText(path: "A.sections", bytes: original)])
    for _ in 0..<40 {
      var text = original
      let cut = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, cut + Int.random(in: 0...60, using: &random))
      let noise = Array("{[:'\"- \n#|é😀".utf8).shuffled(using: &random).prefix(3)
      text.replaceSubrange(cut..<end, with: noise)
      for offset in [
        0, cut, text.count, Int.random(in: 0...text.count, using: &random), text.count + 9,
      ] {
        for proposal in run.proposals(in: text, of: 0, at: offset) {
          #expect(proposal.range.lowerBound >= 0 && proposal.range.upperBound <= text.count)
        }
      }
    }
  }
}

/// A manifest with a mark at the cursor, which is not part of it.
///
/// The run is of the text as somebody had it before: what is in its line is not there.
func marked(_ text: String, _ others: [String] = []) throws -> (LanguageRun, file: Int, offset: Int)
{
  let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
  let bytes = Array(parts.joined().utf8)
  let offset = parts[0].utf8.count
  let sources =
    [SourceText(path: "Mail.sections", bytes: bytes)]
    + others.enumerated().map {
      SourceText(path: "Other\($0).sections", bytes: Array($1.utf8), index: $0 + 1)
    }
  return (LanguageRun(sources), 0, offset)
}

extension Array {
  /// All of them at night, and every seventh otherwise: each one takes a run of the compiler.
  var sampled: [Element] {
    Thoroughness.isNightly ? self : indices.filter { $0 % 7 == 3 }.map { self[$0] }
  }
}

extension Node {
  /// The keys of its mappings that the grammar knows.
  fileprivate func keys(as kinds: [Construct.ValueKind]) -> [Mapping.Key] {
    let kinds = kinds.flatMap(\.alternatives)
    switch content {
    case .scalar, .empty, .broken: return []
    case .sequence(let list):
      return list.items.flatMap { item -> [Mapping.Key] in
        let inner = kinds.flatMap { kind -> [Construct.ValueKind] in
          if case .list(let item) = kind { [item] } else { [] }
        }
        return item.keys(as: inner)
      }
    case .mapping(let mapping):
      return mapping.entries.flatMap { entry -> [Mapping.Key] in
        let known = kinds.flatMap { kind -> [Construct.ValueKind] in
          guard case .mapping(let construct) = kind else { return [] }
          return construct().keys.filter { $0.name == entry.key.text }.map(\.value)
        }
        let inner = kinds.flatMap { kind -> [Construct.ValueKind] in
          if case .names(_, let value) = kind { [value] } else { [] }
        }
        return (known.isEmpty ? [] : [entry.key]) + entry.value.keys(as: known + inner)
      }
    }
  }
}
