import Testing

@testable import CellGenCore

@Suite("The table of keys")
struct KeyTableTests {
  @Test("Every key is named once and says what it does", arguments: Construct.all)
  func keys(kind: Construct) {
    #expect(Set(kind.keys.map(\.name)).count == kind.keys.count)
    for key in kind.keys {
      #expect(key.doc.hasSuffix("."), "\(key.name)")
      #expect(!key.doc.contains("\n"), "\(key.name)")
    }
  }

  @Test(
    "Wherever a mapping with a short form is allowed, so is the short form",
    arguments: Construct.all)
  func shortForms(_ kind: Construct) {
    for key in kind.keys {
      for missing in key.value.mappingsWithoutShortForm {
        Issue.record(
          "'\(key.name)' of \(kind.title) does not list the short form of \(missing.title)")
      }
    }
  }

  @Test(
    "Every key that has a way around it is unknown where the way is offered",
    arguments: Construct.all)
  func ways(_ kind: Construct) {
    for key in kind.keys { #expect(kind.foreignWord(key.name) == nil, "\(key.name)") }
  }

  @Test("Every word with a way around it is one that a construct lacks")
  func waysAreNeeded() {
    let known = { (word: String, construct: Construct) in
      construct.usual(word) != nil || construct.keys.contains { $0.name.lowercased() == word }
    }
    var places: [String: Set<Construct>] = [:]
    for construct in Construct.all {
      for foreign in construct.foreignWords {
        for word in foreign.words.split(separator: " ") {
          places["\(word): \(foreign.help)", default: []].insert(construct)
        }
      }
    }
    for (row, constructs) in places {
      let word = String(row.prefix { $0 != ":" })
      if constructs.allSatisfy({ known(word, $0) }) {
        Issue.record("remove '\(word)' from \(constructs.map(\.name).sorted())")
      }
    }
    for word in leafElements where known(word, .element) {
      Issue.record("remove '\(word)' from 'leafElements'")
    }
  }
}

extension Construct.ValueKind {
  /// The constructs inside a value that have a short form, but not beside their mapping.
  fileprivate var mappingsWithoutShortForm: [Construct] {
    switch self {
    case .mapping(let construct): construct().shortKinds.isEmpty ? [] : [construct()]
    case .names(_, let value), .list(let value): value.mappingsWithoutShortForm
    case .either(let values):
      values.flatMap(\.mappingsWithoutShortForm).filter { construct in
        let listed = Set(each.map { "\($0)" })
        return !construct.shortKinds.flatMap(\.each).allSatisfy { listed.contains("\($0)") }
      }
    default: []
    }
  }

  /// Itself, or its alternatives.
  private var each: [Construct.ValueKind] {
    if case .either(let kinds) = self { kinds.flatMap(\.each) } else { [self] }
  }
}
