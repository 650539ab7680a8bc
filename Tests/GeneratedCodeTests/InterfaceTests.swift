#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Generated code and a runtime that don't fit are a compile error that says what to update.
@Suite struct InterfaceTests {
  /// Where the code finds the runtime.
  enum Place: String, CaseIterable, Sendable {
    case sameModule, otherModule
  }

  private static let older = """
    This code was generated for an older CellGenRuntime. Run cellgen again over all manifests of this module, in the \
    version of the package that CellGenRuntime comes from.
    """
  private static let newer = """
    This code was generated for a newer CellGenRuntime. Update the package that CellGenRuntime comes from or, if this \
    module contains CellGenRuntime.swift, run cellgen again over all manifests of the module.
    """

  @Test(arguments: Place.allCases, Compilation.modes)
  func codeThatFitsCompiles(place: Place, mode: Compilation.Mode) throws {
    #expect(try messages(place, mode) == "")
  }

  @Test(arguments: Place.allCases, Compilation.modes)
  func olderCodeDoesNot(place: Place, mode: Compilation.Mode) throws {
    let messages = try messages(place, mode, number: runtimeInterface - 1)
    #expect(places(of: Self.older, in: messages) == Self.allFiles, "\(messages)")
  }

  @Test(arguments: Place.allCases, Compilation.modes)
  func newerCodeDoesNot(place: Place, mode: Compilation.Mode) throws {
    let messages = try messages(place, mode, number: runtimeInterface + 1)
    #expect(places(of: Self.newer, in: messages) == Self.allFiles, "\(messages)")
  }

  /// Committed files may come from several runs.
  @Test(arguments: Place.allCases)
  func onlyTheFilesOfAnotherRunAreReported(place: Place) throws {
    let messages = try messages(
      place, Compilation.swift6, number: runtimeInterface + 1, in: ["Mail+Views.swift"])
    #expect(places(of: Self.newer, in: messages) == ["Mail+Views.swift"], "\(messages)")
  }

  /// The sentence is there beside the messages about what is missing.
  @Test(arguments: Place.allCases)
  func whatIsMissingDoesNotHideTheSentence(place: Place) throws {
    let messages = try messages(place, Compilation.swift6, number: runtimeInterface + 1) { text in
      text.replacing("setUp(titleLabel", with: "setUpAnew(titleLabel")
        .replacing(": CellModel", with: ": CellGenNewModel")
    }
    let errors = messages.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count > Self.allFiles.count, "\(messages)")
    let sentences = errors.indices.filter { errors[$0].contains(Self.newer) }
    #expect(sentences.count == Self.allFiles.count, "\(messages)")
  }

  private static let allFiles = [
    "Mail+ViewCreator.swift", "Mail+ViewData.swift", "Mail+Views.swift",
  ]

  /// Views for other manifests have no screen, and tokens alone may need no runtime.
  @Test(arguments: [
    ("views: { A: { data: { b: Int }, layout: [{ label: b }] } }\n", ["ViewData", "Views"]),
    ("colors: { ink: label }\nviews: { A: { data: { b: Int }, view: custom } }\n", ["ViewData"]),
  ])
  func filesThatNeedNoRuntimeAskForNone(manifest: String, kinds: [String]) throws {
    let source = SourceText(path: "Mail.sections", bytes: Array(manifest.utf8))
    let files = generate([source], options: Options(runtime: .import)).files
    let asking = files.filter { $0.text.contains("CellGenInterface") }.map(\.name)
    #expect(asking == kinds.map { "Mail+\($0).swift" })
    for file in files {
      #expect(file.text.contains("import CellGenRuntime") == asking.contains(file.name))
    }
  }

  /// What the compiler says of a screen whose files name a number.
  private func messages(
    _ place: Place, _ mode: Compilation.Mode, number: Int = runtimeInterface,
    in files: [String] = allFiles, changed: (String) -> String = { $0 }
  ) throws -> String {
    let manifest = """
      views:
        Mail:
          data: { id: Int, title: String }
          layout: [{ label: title }]
      sections: { mails: { cells: [Mail] } }

      """
    let source = SourceText(path: "Mail.sections", bytes: Array(manifest.utf8))
    let options = Options(runtime: place == .sameModule ? .embed : .import)
    let folder = try TemporaryFolder()
    for var file in generate([source], options: options).files {
      if files.contains(file.name) {
        file.text = changed(
          file.text.replacing(
            "CellGenInterface.version\(runtimeInterface) ",
            with: "CellGenInterface.version\(number) "))
      }
      try folder.write(file.text, to: file.name)
    }
    return try Compilation.messages(of: Package.swiftFiles(below: folder.url), mode: mode)
  }

  /// The files of errors that say a sentence, which are all at the line that names the number.
  private func places(of sentence: String, in messages: String) -> [String] {
    let lines = messages.split(separator: "\n")
    let error =
      #/\/(?<file>Mail\+\w+\.swift):(?<line>\d+):\d+: error: .* is unavailable: (?<text>.*)/#
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: error), match.output.text == sentence else {
        return nil
      }
      let shown = "\(match.output.line) | private func cellGenFits()"
      guard lines[index...].prefix(8).contains(where: { $0.contains(shown) }) else { return nil }
      return String(match.output.file)
    }.sorted()
  }
}

extension Package {
  /// The Swift files in a folder.
  fileprivate static func swiftFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
#endif
