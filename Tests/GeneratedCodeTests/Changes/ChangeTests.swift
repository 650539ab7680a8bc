#if os(Linux)
import TestSupport
import Testing

/// `cellgen breaking` against the compiler: it reports a break of Swift code if and only if some code that uses
/// the old declarations no longer compiles.
@Suite struct ChangeTests {
  /// Each compiles a client; `CELLGEN_TESTS=nightly` tries some hundred.
  static let changes = (1...(Thoroughness.isNightly ? 300 : 4)).compactMap {
    RandomChange(seed: UInt64($0))
  }

  /// Changes of names that `renamed` keeps.
  static let changesOfNames = (1...(Thoroughness.isNightly ? 100 : 3)).compactMap {
    RandomChange(seed: 10_000 + UInt64($0), beginningWith: ManifestEdit.formerNames)
  }

  /// Changes of who writes a view.
  static let changesOfViews = (1...(Thoroughness.isNightly ? 60 : 2)).compactMap {
    RandomChange(seed: 20_000 + UInt64($0), beginningWith: ManifestEdit.views)
  }

  @Test(arguments: changesOfNames + changesOfViews + changes)
  func reportsAreWhatTheCompilerSays(of change: RandomChange) throws {
    let compilation = try ChangeCompilation(of: change)
    for text in compilation.contradictions { Issue.record("\(text)\n\(change.after)") }
  }

  @Test func editsAreOfManyKinds() {
    #expect(ManifestEdit.all.count >= 25)
    #expect(Set(ManifestEdit.all.map(\.description)).count == ManifestEdit.all.count)
  }
}
#endif
