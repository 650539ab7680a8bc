import FixtureSupport
import Testing

@testable import CellGenCore

/// Which parts of the runtime are embedded.
@Suite struct RuntimePartTests {
  @Test(arguments: RuntimePartCase.all)
  func areThoseThatTheManifestNeeds(_ fixture: RuntimePartCase) throws {
    let parts = try parts(of: [fixture.source()])
    guard let part = fixture.part else {
      #expect(parts == ["Collection", "Interface"])
      return
    }
    #expect(parts.contains(part))
  }

  @Test func areThoseThatAnyOfTheManifestsNeeds() throws {
    let cases = RuntimePartCase.all
    let all = try parts(of: cases.enumerated().map { try $1.source(index: $0) })
    #expect(try cases.reduce(into: Set()) { $0.formUnion(try parts(of: [$1.source()])) } == all)
  }

  /// What the user writes for a section may use the layouts of the runtime.
  @Test func areThereForALayoutOfTheUsers() throws {
    let text = """
      views: { Photo: { data: { id: Int, name: String } } }
      sections: { photos: { layout: custom, cells: [Photo] } }

      """
    let source = SourceText(path: "Photos.sections", bytes: Array(text.utf8))
    let parts = try parts(of: [source])
    #expect(parts.isSuperset(of: ["Waterfall", "Spans", "Carousels", "Grids", "RowHeights"]))
  }

  @Test func allOfThemAreThereOnDemand() throws {
    let files = try RuntimePartCase.files(of: [.plain], Options(runtime: .embedAll))
    #expect(try #require(files.last).text == RuntimeSource.internalText)
  }

  @Test func eachIsOfFilesThatNoOtherHas() {
    let names = RuntimePart.all.flatMap(\.files)
    #expect(Set(names).count == names.count)
    #expect(Set(names).subtracting(RuntimeSource.fileNames) == [])
    #expect(Set(RuntimePart.all.map(\.name)).count == RuntimePart.all.count)
  }

  @Test func sectionsAreOfPartsThatThereAre() {
    let names = Set(RuntimePart.all.map(\.name))
    let used = RuntimeSource.pieces.reduce(into: Set()) { $0.formUnion($1.parts) }
    #expect(used.subtracting(names) == [])
    #expect(names.subtracting(used) == ["CustomLayouts"])
  }

  /// Those that no golden needs are for code that users write.
  @Test func eachIsThereForAGolden() throws {
    let needed = try GoldenCase.all.reduce(into: Set()) {
      $0.formUnion(try parts(of: $1.sources(), $1.options))
    }
    #expect(Set(RuntimePart.all.map(\.name)).subtracting(needed) == ["Observing"])
  }

  /// Generated code refers to nothing that is not embedded beside it.
  @Test(arguments: GoldenCase.all)
  func haveAllThatGoldensReferTo(_ golden: GoldenCase) throws {
    let parts = try parts(of: golden.sources(), golden.options)
    let files = try golden.generation().files.filter { $0.name != runtimeFileName }
    let words = words(of: files.map(\.text).joined())
    let embedded = RuntimeSource.pieces.filter { $0.parts.isSubset(of: parts) }
    let names = declaredNames(in: embedded.map(\.text).joined())
    for piece in RuntimeSource.pieces where !piece.parts.isSubset(of: parts) {
      let missing = declaredNames(in: piece.text).subtracting(names)
      #expect(missing.isDisjoint(with: words), "\(golden) needs \(piece.parts)")
    }
  }

  /// A type is named only where all parts are that declare it.
  @Test func referOnlyToWhatTheyNeed() {
    var homes: [String: Set<String>] = [:]
    for piece in RuntimeSource.pieces {
      for name in declaredNames(in: piece.text) {
        homes[name] = homes[name].map { $0.intersection(piece.parts) } ?? piece.parts
      }
    }
    let positions = Dictionary(
      uniqueKeysWithValues: zip(RuntimePart.all.map(\.name), RuntimePart.all.indices))
    for piece in RuntimeSource.pieces {
      let known = RuntimePart.withNeeds(Set(piece.parts.compactMap { positions[$0] }))
      let parts = Set(known.map { RuntimePart.all[$0].name })
      for word in words(of: piece.text) {
        guard let home = homes[word] else { continue }
        #expect(home.isSubset(of: parts), "\(word) of \(home) is named in \(piece.parts)")
      }
    }
  }

  private func parts(of sources: [SourceText], _ options: Options = Options()) throws -> Set<String>
  {
    let module = try #require(analyze(sources).module)
    let files = generate(sources, options: options).files.filter { $0.name != runtimeFileName }
    return Set(module.runtimeParts(for: files).map { RuntimePart.all[$0].name })
  }
}

/// The words of generated code that name parts.
@Suite struct RuntimeWordsTests {
  @Test(arguments: [
    ("let box = CellBox(around: view)", ["Boxes"]),
    ("let box = CellBoxes(around: view)", []),
    ("MyCellBox", []),
    ("CellBox", ["Boxes"]),
    ("(CellBox,CellFlow)", ["Boxes", "Flows"]),
    ("éCellBox", []),
    ("  /// CellBox\n// CellFlow\nlet a = 1 // CellFlow", ["Flows"]),
    ("CellBox\n\nCellFlow\n", ["Boxes", "Flows"]),
    ("let url = \"https://a.b\"; CellBox", ["Boxes"]),
    ("", []),
  ])
  func areWholeWords(text: String, parts: [String]) {
    let found = RuntimeWords.all.parts(namedIn: text).map { RuntimePart.all[$0].name }
    #expect(found.sorted() == parts)
  }
}

/// The names of the types that a source declares outside of other types, which no app has either.
private func declaredNames(in source: String) -> Set<String> {
  let declaration = /(?m)^(?:[a-z]+ )*(?:class|struct|enum|protocol) ([A-Za-z_]\w*)/
  return Set(source.matches(of: declaration).map { String($0.1) })
}

/// The words of Swift code, but for comments.
private func words(of source: String) -> Set<String> {
  let lines = source.split(separator: "\n").filter { !$0.contains(/^ *\/\//) }
  return Set(lines.joined(separator: "\n").matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
}
