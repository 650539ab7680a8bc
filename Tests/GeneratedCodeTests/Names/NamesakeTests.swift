#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// The module of an app may have types of its own that are named as types of Swift or Foundation.
@Suite struct NamesakeTests {
  /// Types that are seen in apps, and those that only formats name.
  private static let seen = [
    "Bundle", "Character", "Data", "Duration", "Error", "Measurement", "Result", "Task",
  ]

  /// What no module takes, since nearly all its code names it. Names with a prefix, as `NSRange`, `CGFloat` and
  /// `URLSession`, are as safe.
  private static let basic: Set = [
    "Any", "AnyClass", "AnyObject", "Bool", "Double", "IndexPath", "Int", "MainActor", "Never",
    "Selector", "Self",
    "String",
    "Void",
  ]

  /// Beside a type for each name of Swift, its concurrency and Foundation that occurs in the runtime.
  @Test(arguments: [Compilation.swift6, try #require(Compilation.mainActorModes.last)])
  func theEmbeddedRuntimeCompilesBesideAnyType(in mode: Compilation.Mode) throws {
    let folder = try TemporaryFolder()
    let runtime = try Self.phrases(.embedAll).first { $0.name == "CellGenRuntime.swift" }
    let text = try #require(runtime).text
    let words = Set(SwiftTokenizer.tokens(of: text).map(\.text))
      .filter { $0.first?.isUppercase == true && !Self.isPrefixed($0) }
      .subtracting(Self.basic).subtracting(["Foundation", "Swift"]).sorted()
    let names = try Self.standardNames(of: words, in: folder)
    #expect(names.contains("Task") && names.contains("Set") && names.contains("URL"))
    #expect(names.count > 30)
    let namesakes = Set(names + Self.seen).sorted().map { "struct \($0) {}\n" }.joined()
    let files = [
      try folder.write(text, to: "CellGenRuntime.swift"),
      try folder.write(namesakes, to: "Namesakes.swift"),
    ]
    let messages = try Compilation.messages(of: files, checkedIn: mode)
    #expect(messages.isEmpty, "\(messages)")
  }

  /// With all formats, beside types that are seen in apps.
  @Test(arguments: [Options.Runtime.embed, .import])
  func whatIsGeneratedCompilesBesideTypesOfApps(runtime: Options.Runtime) throws {
    let folder = try TemporaryFolder()
    let support = try String(
      contentsOf: Package.folder.appending(
        path: "Tests/CellGenCoreTests/Fixtures/Support/Phrases.swift"), encoding: .utf8)
    var files = try Self.phrases(runtime).map { try folder.write($0.text, to: $0.name) }
    files.append(
      try folder.write(
        (runtime == .import ? "import CellGenRuntime\n" : "")
          + support.replacing("Bundle.main", with: "Foundation.Bundle.main"), to: "Support.swift"))
    files.append(
      try folder.write(
        Self.seen.map { "struct \($0) {}\n" }.joined(), to: "Namesakes.swift"))
    let messages = try Compilation.messages(of: files, checkedIn: Compilation.swift6)
    #expect(messages.isEmpty, "\(messages)")
  }

  /// Names of any alphabet, of the app's types and of what the manifest declares.
  @Test func namesOfAnyAlphabetCompile() throws {
    let module = GeneratedModule(
      [
        (
          "Laden.sections",
          """
          screen: Übersicht
          colors: { grün: systemGreen }
          views:
            Öffnung:
              data: { id: Größe, straße: Straße, überschrift: String, 名前: "String?", größe: Int = 0 }
              actions: [öffnen]
              layout:
                - label: { text: überschrift, color: Farben.grün }
                - label: { text: L10n.überschrift, color: grün }
                - label: "{überschrift} {größe}"
                - label: 名前
                - button: { title: Öffnen, action: öffnen }
            Ort: { from: Straße, data: { id: { type: String, from: größe.name }, größe: { type: String, from: größe.name } }, layout: [{ label: größe }] }
          sections: { öffnungszeiten: { cells: [Öffnung, Ort] } }
          """
        )
      ],
      types: """
        import CellGenRuntime
        import UIKit
        enum Größe: ScreenValue { case klein }
        struct Straße: ScreenValue { var größe = Weite() }
        struct Weite: ScreenValue { var name = "" }
        nonisolated enum Farben { static let grün = UIColor.green }
        nonisolated enum L10n { static let überschrift = "Überschrift" }
        """)
    #expect(module.generate().diagnostics.all.map(\.message) == [])
    let messages = try module.messages()
    #expect(messages.isEmpty, "\(messages)")
  }

  private static func isPrefixed(_ name: String) -> Bool {
    name.prefix { $0.isUppercase }.count > 2 && name != name.uppercased()
  }

  private static func phrases(_ runtime: Options.Runtime) throws -> [GeneratedFile] {
    let path = "Tests/CellGenCoreTests/Fixtures/Inputs/Phrases/Phrases.sections"
    let bytes = try Array(Data(contentsOf: Package.folder.appending(path: path)))
    let source = SourceText(path: "Phrases.sections", bytes: bytes)
    return generate([source], options: Options(runtime: runtime)).files
  }

  /// Those of some words that name a type of Swift, its concurrency or Foundation.
  private static func standardNames(
    of words: [String], in folder: TemporaryFolder
  ) throws -> [String] {
    let modules = ["Swift", "_Concurrency", "Foundation"]
    let lines = words.flatMap { word in
      modules.map { "private typealias \($0)\(word) = \($0).\(word)" }
    }
    let file = try folder.write(
      "import Foundation\n" + lines.joined(separator: "\n"), to: "Words.swift")
    let run = try Subprocess.run(["swiftc", "-typecheck", file])
    let missing = Set(
      run.messages.matches(of: /Words\.swift:([0-9]+):[0-9]+: error: no type named/)
        .compactMap { Int($0.1) })
    return words.enumerated().compactMap { index, word in
      let lines = modules.indices.map { index * modules.count + $0 + 2 }
      return missing.isSuperset(of: lines) ? nil : word
    }
  }
}
#endif
