import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand
@testable import CellGenCore

/// Sample responses in `Fixtures/Imports`, and the manifests that are made of them.
@Suite("Importing JSON: responses")
struct ImportJSONGoldenTests {
  static let folder = Fixtures.root.appending(path: "Imports")
  static let names = Fixtures.names(in: folder).filter { $0.hasSuffix(".json") }
    .map { String($0.dropLast(5)) }

  @Test("There are responses of several kinds")
  func responses() { #expect(Self.names.count >= 8) }

  /// `CELLGEN_RECORD=1 swift test` writes the manifests again and fails.
  @Test("Become manifests", arguments: names)
  func goldens(_ name: String) throws {
    let imported = try Self.imported(name)
    let golden = Self.folder.appending(path: name + ".sections")
    let difference = Fixtures.difference(
      of: imported.manifest(uses: []), from: golden, isRecording: Fixtures.isRecording)
    #expect(difference == nil)
  }

  @Test("Become manifests without mistakes, in the canonical form", arguments: names)
  func manifests(_ name: String) throws {
    try expectCorrect(Self.imported(name).manifest(uses: []), name)
  }

  static func imported(_ name: String) throws -> Imported {
    let data = try Foundation.Data(contentsOf: folder.appending(path: name + ".json"))
    let isModel = name.hasSuffix("-model")
    return try importJSON(
      Array(data), path: name + ".json",
      options: JSONOptions(name: nil, at: nil, model: isModel ? "Invoice" : nil))
  }
}

/// Expects a manifest without a finding that formatting leaves as it is.
func expectCorrect(
  _ text: String, _ name: String, warnings: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = SourceText(path: "Sample.sections", bytes: Array(text.utf8))
  let found = analyze([source]).diagnostics
  let shown = found.all.filter { !warnings || $0.severity == .error }.map(\.message)
  #expect(shown.isEmpty, "\(name)\n\(text)", sourceLocation: sourceLocation)
  #expect(format(source).text == text, "\(name)\n\(text)", sourceLocation: sourceLocation)
}

/// What is wrong, and where.
@Suite("Importing JSON: mistakes")
struct ImportJSONMistakeTests {
  @Test(
    "Have a place and help",
    arguments: [
      ("", "1:1: the file is empty"),
      ("  \n", "2:1: the file is empty"),
      ("{\"a\": 1,}", "1:8: nothing follows this ',' in an object"),
      ("{\"a\" 1}", "1:6: expected ':' after a key, found '1'"),
      ("[{\"a\": 1}\n {\"a\": 2}]", "2:2: expected ',' or ']' in an array, found '{'"),
      ("{\"a\": tru}", "1:7: expected a value, found 't'"),
      ("{\"a\": 01}", "1:7: this is not a JSON number"),
      ("{\"a\": \"x\ny\"}", "1:7: this text has no closing quote on its line"),
      ("{\"a\": \"\\ud800\"}", "1:8: this escape is half of a character"),
      ("{\"a\": \"\\q\"}", "1:8: JSON has no such escape"),
      ("{\"a\": 1} {}", "1:10: the file ends before '{'"),
      ("{'a': 1}", "1:2: expected a key in quotes, found an apostrophe"),
      (
        String(repeating: "[", count: 300), "1:257: values are nested more than 256 levels deep"
      ),
      ("{}", "1:1: this object is empty"),
      ("[]", "1:1: this list is empty"),
      ("[null, null]", "1:1: this list is empty"),
      ("[{}, {}]", "1:1: the objects of this list are empty"),
      ("12", "1:1: expected an object or a list, found a number"),
      ("null", "1:1: expected an object or a list, found null"),
      ("{\"items\": [], \"total\": 0}", "1:11: this list is empty"),
    ])
  func places(_ text: String, _ expected: String) throws {
    let failure = refusal(of: Array(text.utf8))
    let reason = try #require(failure?.reasons.first)
    #expect(reason.headline == "sample.json:\(expected)")
    #expect(reason.help != nil)
  }

  @Test("Invalid UTF-8 has a place, and a byte order mark is none")
  func bytes() throws {
    let failure = refusal(of: Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8))
    #expect(failure?.reasons.first?.headline == "sample.json:1:8: the file is not valid UTF-8")
    let marked = try importJSON(
      [0xEF, 0xBB, 0xBF] + Array("[{\"id\": 1}]".utf8), path: "sample.json", options: JSONOptions())
    #expect(marked.outcomes.count == 1)
  }

  @Test("Every prefix of a response is read without a crash")
  func prefixes() throws {
    let folder = ImportJSONGoldenTests.folder
    let bytes = Array(
      try Foundation.Data(contentsOf: folder.appending(path: "loose.json")))
    for count in bytes.indices {
      _ = try? importJSON(Array(bytes[..<count]), path: "sample.json", options: JSONOptions())
    }
  }
}

/// What is left out is said.
@Suite("Importing JSON: findings")
struct ImportJSONFindingTests {
  @Test(
    "Have their kind, and comments at their place",
    arguments: [
      (#"[{"id": 1, "a": 1}, {"id": 2, "a": "x"}]"#, "mixed-types", "is a number on line 1"),
      (#"[{"id": 1, "a": {}}]"#, "empty-object", "is an empty object everywhere"),
      (#"[{"id": 1, "a": null}]"#, "always-null", "is always null"),
      (#"[{"id": 1, "a": []}]"#, "always-empty", "is always empty"),
      (#"[{"id": 1, "a": [[{"b": 1}]]}]"#, "nested-lists", "is a list of lists of objects"),
      (#"[{"id": 1, "": 1}]"#, "unnameable-key", "has no letter"),
      (#"[{"id": 1, "a": 1e999}]"#, "number-range", "has the number 1e999"),
      (#"[{"id": 1, "a": {"1": {}, "2": {}}}]"#, "keyed-object", "has keys that are not names"),
      (#"[{"id": 1, "a": [{"b": 1}, 2]}]"#, "mixed-types", "is an object on line 1"),
      (#"[{"a": true}, {"a": true}]"#, "no-identity", "Nothing tells these objects apart"),
    ])
  func kinds(_ text: String, _ kind: String, _ comment: String) throws {
    let imported = try imported(text)
    #expect(imported.findings.map(\.kind) == [kind])
    #expect(imported.outcomes.map(\.isWhole) == [false])
    let manifest = imported.manifest(uses: [])
    #expect(manifest.contains(comment), "\(manifest)")
    expectCorrect(manifest, text)
  }

  @Test("A key that is there twice, and what is beside the rows, are no part of a view")
  func others() throws {
    let imported = try imported(#"{"page": 1, "total": 9, "items": [{"id": 1, "id": 2}, 3]}"#)
    #expect(imported.findings.map(\.kind) == ["envelope", "duplicate-key", "mixed-types"])
    #expect(imported.findings.map(\.view) == [nil, nil, nil])
    #expect(
      imported.findings[0].text == "'page' and 'total' are beside the rows, and no view shows them")
    #expect(imported.outcomes.map(\.isWhole) == [true])
  }
}

/// Which part of a document is shown, and what it is called.
@Suite("Importing JSON: rows and names")
struct ImportJSONRowTests {
  @Test(
    "Are found in envelopes and at paths",
    arguments: [
      (#"{"data": {"items": [{"id": 1}]}}"#, nil, "Sample"),
      (#"{"articles": [{"id": 1}], "next_page": 2}"#, nil, "Article"),
      (#"{"id": 1, "articles": [{"id": 1}]}"#, nil, "Sample Article"),
      (
        #"{"data": {"articles": {"edges": [{"node": {"id": 1}, "cursor": "x"}], "pageInfo": {"hasNextPage": true}}}}"#,
        "data.articles.edges", "Sample"
      ),
      (#"{"a": {"categories": [{"id": 1}]}}"#, "a.categories", "Category"),
      (#"{"a": [{"boxes": [{"id": 1}]}, {"boxes": [{"id": 2}]}]}"#, "a.boxes", "Box"),
      (#"{"a": [{"id": 1}, {"b": {"id": 3}}]}"#, "a.1.b", "B"),
      (#"{"a.b": {"c": 1}}"#, "a.b", "AB"),
      (#"[{"__typename": "StoryCard", "id": 1}]"#, nil, "StoryCard"),
      (
        #"[{"type": "text_post", "id": 1, "text": "A"}, {"type": "photo_post", "id": 2, "photo": "B"}]"#,
        nil, "TextPost PhotoPost"
      ),
      (#"[{"type": "news", "id": 1}, {"type": "sport", "id": 2}]"#, nil, "Sample"),
      (
        #"[{"id": 1, "author": {"name": "A"}, "editor": {"name": "B"}}]"#, nil,
        "Sample Author Editor"
      ),
      (
        #"[{"id": 1, "author": {"name": "A"}, "replies": [{"author": {"name": "B"}}]}]"#, nil,
        "Sample Author Reply"
      ),
      (
        #"[{"id": 1, "author": {"name": "A"}, "replies": [{"author": {"x": 1, "y": 1}}]}]"#, nil,
        "Sample Author Reply ReplyAuthor"
      ),
      (#"[{"id": 1, "none": {"a": 1}, "self": {"a": 1}}]"#, nil, "Sample NoneItem SelfItem"),
    ] as [(String, String?, String)])
  func rows(_ text: String, _ path: String?, _ views: String) throws {
    let imported = try importJSON(
      Array(text.utf8), path: "sample.json", options: JSONOptions(name: nil, at: path, model: nil))
    #expect(imported.outcomes.map(\.view).joined(separator: " ") == views)
    expectCorrect(imported.manifest(uses: []), text)
  }

  @Test("A path that leads nowhere says what is there")
  func paths() throws {
    let failure = refusal(of: Array(#"{"data": {"items": [{"id": 1}]}}"#.utf8), at: "data.itmes")
    #expect(
      failure?.reasons.first?.headline
        == "'--at data.itmes' leads nowhere in 'sample.json': there is no 'itmes' there")
    #expect(failure?.reasons.first?.help == "did you mean 'items'?")
  }

  @Test(
    "Keys become names as Swift spells them",
    arguments: [
      ("created_at", "createdAt"), ("image-url", "imageURL"), ("imageUrl", "imageURL"),
      ("URL", "url"), ("HTMLBody", "htmlBody"), ("user_ids", "userIDs"), ("userIDs", "userIDs"),
      ("_id", "id"), ("$ref", "ref"), ("1st_place", "stPlace"), ("Größe", "größe"),
      ("A B c", "aBC"), ("line2", "line2"), ("", nil), ("42", nil), ("日付", "日付"),
    ] as [(String, String?)])
  func names(_ key: String, _ name: String?) { #expect(propertyName(key) == name) }

  @Test(
    "Plurals have their singular",
    arguments: [
      ("Articles", "Article"), ("Categories", "Category"), ("Boxes", "Box"), ("People", "Person"),
      ("Children", "Child"), ("News", "News"), ("Series", "Series"), ("Status", "Status"),
      ("Addresses", "Address"), ("Matches", "Match"), ("Bonus", "Bonus"), ("Cases", "Case"),
      ("SalesPeople", "SalesPerson"),
    ])
  func singulars(_ plural: String, _ one: String) { #expect(singular(plural) == one) }

  @Test(
    "Decoded properties are those of convertFromSnakeCase",
    arguments: [
      ("created_at", "createdAt"), ("image_url", "imageUrl"), ("imageURL", "imageURL"),
      ("_id", "_id"), ("__a_b__", "__aB__"), ("a-b", nil), ("SHOUT_KEY", "shoutKey"),
    ] as [(String, String?)])
  func decoded(_ key: String, _ property: String?) throws {
    #expect(decodedProperty(key) == property)
    guard let property else { return }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let keys = try decoder.decode(AnyKeys.self, from: Foundation.Data("{\"\(key)\": 1}".utf8))
    #expect(keys.names == [property])
  }

  /// The names under which a decoder finds keys.
  private struct AnyKeys: Decodable {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    var names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
  }
}

/// Why a document is not imported; nil for one that is.
private func refusal(of bytes: [UInt8], at path: String? = nil) -> Failure? {
  do throws(Failure) {
    _ = try importJSON(
      bytes, path: "sample.json", options: JSONOptions(name: nil, at: path, model: nil))
    return nil
  } catch {
    return error
  }
}

private func imported(_ text: String) throws(Failure) -> Imported {
  try importJSON(Array(text.utf8), path: "sample.json", options: JSONOptions())
}
