import CellGenAuthoring
import CellGenCore
import Testing

/// The manifests of the repository are examples: they are in the form that cellgen gives them.
@Suite("Manifests of the repository") struct CanonicalManifestsTests {
  @Test(arguments: realManifests.filter { exceptions[$0.name] == nil })
  func isInTheCanonicalForm(_ manifest: RealManifest) {
    #expect(formatted(manifest.text) == manifest.text, "run 'cellgen format' on it")
  }

  /// An exception that is one no more has no business in the list.
  @Test(arguments: exceptions.keys.sorted()) func isAnException(_ name: String) throws {
    let manifest = try #require(realManifests.first { $0.name == name })
    #expect(formatted(manifest.text) != manifest.text)
  }

  @Test func theReadmeIsAmongThem() {
    #expect(realManifests.contains { $0.name == "Timeline" })
    #expect(realManifests.count > 15)
  }
}

/// The manifests that are written otherwise, and why.
private let exceptions = [
  "EveryKey": "has each key in more than one of its forms and places",
  "FieldTypes": "writes types in each kind of quotes, and keys in an order of its own",
]
