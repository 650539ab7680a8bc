import FixtureSupport
import Testing

@testable import CellGenCore

/// Which parts of the runtime are embedded.
@Suite struct RuntimePartTests {
  @Test(arguments: RuntimePartCase.all)
  func areThoseThatTheManifestNeeds(_ fixture: RuntimePartCase) throws {
    #expect(try parts(of: [fixture]) == fixture.parts)
  }

  @Test func areThoseThatAnyOfTheManifestsNeeds() throws {
    let cases = RuntimePartCase.all
    #expect(try parts(of: cases) == RuntimePart.all.flatMap(\.files))
    #expect(try parts(of: [cases[0], cases[1]]) == cases[1].parts)
    #expect(try parts(of: [cases[1], cases[0]]) == cases[1].parts)
  }

  /// What the user writes for a section may use the layouts of the runtime.
  @Test func areThereForALayoutOfTheUsers() throws {
    let text = """
      views: { Photo: { data: { id: Int, name: String } } }
      sections: { photos: { layout: custom, cells: [Photo] } }

      """
    let source = SourceText(path: "Photos.sections", bytes: Array(text.utf8))
    let files = generate([source], options: Options()).files
    let runtime = try #require(files.last).text
    #expect(RuntimePartCase.parts(of: runtime) == ["CellWaterfall", "CellSpan"])
  }

  @Test func allOfThemAreThereOnDemand() throws {
    let files = try RuntimePartCase.files(
      of: [RuntimePartCase.all[0]], Options(runtime: .embedAll))
    #expect(try #require(files.last).text == RuntimeSource.internalText)
  }

  @Test func eachHasAManifest() {
    let needed = Set(RuntimePartCase.all.flatMap(\.parts))
    #expect(needed == Set(RuntimePart.all.flatMap(\.files)))
  }

  @Test func eachIsOfFilesThatNoOtherHas() {
    let names = RuntimePart.all.flatMap(\.files)
    #expect(Set(names).count == names.count)
    #expect(Set(names).subtracting(RuntimeSource.fileNames) == [])
  }

  /// Generated code refers to nothing that is not embedded beside it.
  @Test(arguments: GoldenCase.all)
  func haveAllThatGoldensReferTo(_ golden: GoldenCase) throws {
    let files = try golden.generation().files
    let runtime = try #require(files.last { $0.name == runtimeFileName }).text
    let names = declaredNames(in: runtime)
    let words = words(of: files.filter { $0.name != runtimeFileName }.map(\.text).joined())
    for (part, source) in zip(RuntimePart.all, RuntimeSource.pieces.dropFirst()) {
      let missing = declaredNames(in: source).subtracting(names)
      #expect(missing.isDisjoint(with: words), "\(golden) needs \(part.files)")
    }
  }

  /// All modules compile without them.
  @Test func areNotReferredToByTheRest() {
    let words = words(of: RuntimeSource.pieces[0])
    for (part, source) in zip(RuntimePart.all, RuntimeSource.pieces.dropFirst()) {
      let names = declaredNames(in: source).subtracting(Self.namesInAllModules)
      #expect(names.isDisjoint(with: words), "the rest refers to \(part.files)")
    }
  }

  private static let namesInAllModules = declaredNames(in: RuntimeSource.pieces[0])

  private func parts(of cases: [RuntimePartCase]) throws -> [String] {
    let files = try RuntimePartCase.files(of: cases)
    return RuntimePartCase.parts(of: try #require(files.last { $0.name == runtimeFileName }).text)
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
