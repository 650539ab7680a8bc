import FixtureSupport
import Testing

@testable import CellGenCore

/// The copy of the runtime that generated code is given.
///
/// The open form, `Sources/CellGenRuntime/OpenForm`, is not in it. Cells of several modules conform to one
/// `CellModel`, so they need one runtime, which is the library; and a screen named `Feed` has a generated
/// `FeedDataSource` of its own, which in one module would be a second type of that name.
@Suite struct EmbeddedRuntimeTests {
  @Test(arguments: [
    ("public func f() {}", "func f() {}", 0),
    ("  public override init() {}", "  override init() {}", 2),
    ("@objc\npublic init() {}", "@objc\ninit() {}", 6),
    ("let x = 1 // ü\npublic var é = 1", "let x = 1 // ü\nvar é = 1", 16),
  ])
  func modifiersAreTakenOut(source: String, text: String, place: Int) {
    let result = withoutModifiers(source)
    #expect(result.text == text && result.places == ["public": [place]])
  }

  @Test(arguments: [
    "// a public word\n/// public here too",
    "let s = \"a \\\" public b\"",
    "log(.public )",
    "let `public` = republic + publicity",
  ])
  func otherWordsStay(source: String) {
    #expect(withoutModifiers(source).text == source)
  }

  /// Where others see it, it is the source itself.
  @Test func isTheSourceWithPublicAccess() {
    let text = renderRuntime(access: .public, parts: Set(RuntimePart.all.indices)).text
    #expect(text == runtimeHeader(.public) + RuntimeSource.text)
  }

  @Test(arguments: Access.allCases)
  func isGivenTheWidestAccess(access: Access) {
    let text = renderRuntime(access: access, parts: []).text
    #expect(text.hasPrefix(generatedFileMark))
    #expect(text.contains("\npublic ") == (access == .public))
    #expect(text.contains("\npackage protocol ConfigurableView") == (access == .package))
    #expect(text.contains("\nprotocol ConfigurableView") == (access == .internal))
  }
}
