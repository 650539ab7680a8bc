import Testing

/// The scanner reports what is not certain to be there, at its line, and nothing else.
@Suite struct AvailabilityScannerTests {
  /// The names of the sources.
  static let names = Dictionary(
    grouping: [
      NewerName(".formatted(", since: 15), NewerName("AttributedString", since: 15),
      NewerName(".path()", since: 16), NewerName(".appending(path", since: 16),
      NewerName("#Preview", since: 17), NewerName("UICollectionViewListCell", since: 14),
      NewerName("UICellConfigurationState", since: 14),
      NewerName("collectionView.isEditing", since: 14),
      NewerName("reconfigureItems", since: 15), NewerName("sectionIdentifier(for:", since: 15),
      NewerName("uniformAcrossSiblings", since: 17),
    ]) { $0.tokens[0] }

  /// Sources with a ✗ behind each use that must be reported for iOS 13, and with none where all is well.
  static let sources: [(String, String)] = [
    ("a newer type", "let cell: UICollectionViewListCell✗"),
    ("an older type", "let cell: UICollectionViewCell"),
    ("a member", "snapshot.reconfigureItems✗(ids)"),
    ("a member of the type itself", "let index = sectionIdentifier(✗for: 1)"),
    ("a member with another label", "path.appending(\"a\")"),
    ("a member with the label", "path.appending(path:✗ \"a\")"),
    ("a member over two lines", "snapshot\n  .reconfigureItems✗(ids)"),
    ("a call without arguments", "url.path()✗ + url.path"),
    ("a word in a comment", "// reconfigureItems(ids) .formatted()\n/* .formatted() */"),
    ("a word in a text", #"label.text = "x.formatted()""#),
    ("a word in a raw text", ##"label.text = #"x"\(x.formatted())"#"##),
    ("a word in an interpolation", #"label.text = "\(x.formatted(✗)) \("y")""#),
    ("a word in a long text", "let a = \"\"\"\n  .formatted() \"\n  \\(x.formatted(✗))\n  \"\"\""),
    ("behind a text", "let a = \"\\\"\"; x.formatted(✗)"),
    (
      "in a check", "if #available(iOS 15, *) {\n  x.formatted()\n}"
    ),
    (
      "in a check for less", "if #available(iOS 14, *) {\n  x.formatted(✗)\n}"
    ),
    (
      "in a check for other systems", "if #available(macOS 15, *) {\n  x.formatted(✗)\n}"
    ),
    (
      "in a check for several systems",
      "if #available(macOS 12, iOS 15, *) {\n  x.formatted()\n}"
    ),
    (
      "behind a check", "if #available(iOS 15, *) {\n}\nx.formatted(✗)"
    ),
    (
      "in the else of a check",
      "if #available(iOS 15, *) {\n  x.formatted()\n} else {\n  x.formatted(✗)\n}"
    ),
    (
      "in an else if",
      """
      if #available(iOS 17, *) {
        a.uniformAcrossSiblings
      } else if #available(iOS 15, *) {
        x.formatted(); a.uniformAcrossSiblings✗
      }
      """
    ),
    (
      "in the rest of the condition",
      "if #available(iOS 14, *), collectionView.isEditing {} else if collectionView.isEditing✗ {}"
    ),
    (
      "in the condition before the check",
      "if collectionView.isEditing✗, #available(iOS 14, *) { collectionView.isEditing }"
    ),
    (
      "in a closure in a check",
      "if #available(iOS 15, *) {\n  list.map { $0.formatted() }\n  x.formatted()\n}"
    ),
    (
      "in a closure of the condition",
      "if #available(iOS 15, *), list.contains(where: { $0.formatted() == a }) { x.formatted() }"
    ),
    (
      "behind a guard",
      "func f() {\n  guard #available(iOS 15, *) else { return }\n  x.formatted()\n}\nx.formatted(✗)"
    ),
    (
      "in the else of a guard",
      "func f() {\n  guard #available(iOS 15, *) else { return x.formatted(✗) }\n}"
    ),
    (
      "in the rest of a guard",
      "func f() {\n  guard #available(iOS 15, *), let a = x.formatted() else { return }\n}"
    ),
    (
      "behind a guard in a closure",
      "list.map {\n  guard #available(iOS 15, *) else { return }\n  x.formatted()\n}\nx.formatted(✗)"
    ),
    (
      "behind a guard with a closure",
      "guard let a = list.first { $0 > 1 }, #available(iOS 15, *) else { return }\nx.formatted()"
    ),
    (
      "behind a check that leaves for newer ones",
      "if #available(iOS 15, *) { return }\nx.formatted(✗)"
    ),
    (
      "in the else of the opposite check",
      "if #unavailable(iOS 15) {\n} else {\n  x.formatted(✗)\n}"
    ),
    (
      "in a declaration for newer ones",
      "@available(iOS 15, *)\nfunc f(a: AttributedString) {\n  x.formatted()\n}\nx.formatted(✗)"
    ),
    (
      "in a type for newer ones",
      "@available(iOS 14, *)\npublic final class A: UICollectionViewListCell {\n"
        + "  func f(s: UICellConfigurationState) {}\n  var a: AttributedString✗\n}"
    ),
    (
      "in a declaration without a body",
      "@available(iOS 15, *)\nvar a: AttributedString\nvar b: AttributedString✗"
    ),
    (
      "in the last declaration of a type",
      "protocol A {\n  @available(iOS 15, *)\n  var a: AttributedString\n}\nlet b = x.formatted(✗)"
    ),
    (
      "in a declaration over several lines",
      "@available(iOS 15, *)\n@MainActor\npublic\nfunc f(\n  a: () -> Void = {},\n"
        + "  b: AttributedString\n) -> AttributedString {\n  x.formatted()\n}"
    ),
    (
      "in a declaration that is introduced later",
      "@available(iOS, introduced: 15)\nfunc f() { x.formatted() }"
    ),
    (
      "in a declaration that is deprecated",
      "@available(iOS, deprecated: 15)\nfunc f() { x.formatted(✗) }"
    ),
    (
      "in a declaration that nothing may call",
      "@available(*, unavailable)\ninit() { x.formatted(✗) }"
    ),
    (
      "in two declarations of which the outer is newer",
      "@available(iOS 17, *)\nstruct A {\n  @available(iOS 14, *)\n  func f() { x.formatted() }\n}"
    ),
    (
      "in a preview",
      "@available(iOS 17, *)\n#Preview(\"A\") { x.formatted() }\n#Preview✗(\"B\") {}"
    ),
    (
      "in two branches of the compiler",
      "#if compiler(>=6.1)\nnonisolated protocol A {}\n#else\nprotocol A {}\n#endif\nx.formatted(✗)"
    ),
    ("a name in backticks", "let `formatted` = 1; a.`if`; x.formatted(✗)"),
    ("a member that is named like a statement", "a.if\nif #available(iOS 15, *) { x.formatted() }"),
    ("numbers", "let a = 1.5 + 0xFF + 1...2 + list.0.formatted(✗)"),
  ]

  @Test(arguments: sources)
  func reports(name: String, source: String) {
    let lines = Self.linesOfUses(in: source.replacing("✗", with: ""), target: 13)
    #expect(lines == Self.lines(of: "✗", in: source))
  }

  @Test func everythingIsThereOnTheNewestSystem() {
    for (_, source) in Self.sources {
      #expect(Self.linesOfUses(in: source.replacing("✗", with: ""), target: 26) == [])
    }
  }

  @Test func typesForNewerOnesAreNames() {
    let types = AvailabilityScanner.newerTypes(
      in: SwiftTokenizer.tokens(
        of: """
          @available(iOS 14, *)
          @MainActor
          public final class A {
            @available(iOS 17, *)
            public enum Inner { case one }
            @available(iOS 15, *)
            var property: Int
          }
          @available(iOS 15, *)
          extension A: B {}
          @available(*, unavailable)
          class C {}
          @available(iOS 16, *) struct D {}
          extension E {
            @available(iOS 16, *)
            typealias Other = D
          }
          """))
    #expect(types.map(\.text) == ["A", "A.Inner", "D", "E.Other"])
    #expect(types.map(\.version) == [14, 17, 16, 16])
  }

  private static func linesOfUses(in text: String, target: Double) -> [Int] {
    AvailabilityScanner.uses(of: names, in: SourceVersions(text), target: target)
      .map(\.place.line)
  }

  /// The lines of a mark, once for each.
  private static func lines(of mark: Character, in source: String) -> [Int] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in line.filter { $0 == mark }.map { _ in index + 1 } }
  }
}
