import CellGenCore
import Foundation

/// A folder of manifests and the folder of Swift that they make.
///
///     Fixtures/Inputs/Listing/*.sections → Fixtures/Generated/Listing/*.swift
///
/// Names of manifests and types are unique among all cases, so that all goldens can be compiled
/// together. The code that a user would write besides is in `Fixtures/Support`.
///
/// Those of several modules are apart, each module a case that may use the manifests of the others:
///
///     Fixtures/Modules/News/*.sections → Fixtures/Modules/News/Generated/*.swift
package struct GoldenCase: CustomStringConvertible, Sendable {
  package var name: String
  package var options: Options
  /// The folder of its manifests.
  package let inputs: URL
  /// The folder of its goldens.
  package let folder: URL
  /// The modules whose manifests it may use.
  private let others: [String]

  package var description: String { name }

  package init(name: String) {
    self.name = name
    options = Self.options[name] ?? Options()
    inputs = Fixtures.inputs.appending(path: name)
    folder = Fixtures.generated.appending(path: name)
    others = []
  }

  private init(module: String, among all: [String]) {
    name = module
    options = Options(runtime: .import)
    inputs = Fixtures.modules.appending(path: module)
    folder = inputs.appending(path: "Generated")
    others = all.filter { $0 != module }
  }

  /// Each folder of `Fixtures/Modules`, by its name.
  package static let modules: [GoldenCase] = {
    let names = Fixtures.names(in: Fixtures.modules)
    return names.map { GoldenCase(module: $0, among: names) }
  }()

  /// The cases that are not generated with the usual options.
  private static let options = ["LineDirectives": Options(lineDirectives: true)]

  /// Each folder of `Fixtures/Inputs`, by its name.
  package static let all = Fixtures.names(in: Fixtures.inputs).map { GoldenCase(name: $0) }

  /// The manifests of the case, in the order of their names, and those of other modules.
  package func sources() throws -> [SourceText] {
    let files =
      manifests(in: inputs, of: nil)
      + others.flatMap { manifests(in: Fixtures.modules.appending(path: $0), of: $0) }
    return try files.enumerated().map { index, file in
      let bytes = try Foundation.Data(contentsOf: file.url)
      return SourceText(
        path: file.url.lastPathComponent, bytes: Array(bytes), index: index, module: file.module)
    }
  }

  private func manifests(in folder: URL, of module: String?) -> [(url: URL, module: String?)] {
    Fixtures.names(in: folder).filter { $0.hasSuffix(".sections") }
      .map { (folder.appending(path: $0), module) }
  }

  /// What the whole program makes of the manifests.
  package func generation() throws -> Generation {
    generate(try sources(), options: options)
  }
}

// MARK: Checks

extension GoldenCase {
  /// Expects manifests without mistakes, and the Swift that was recorded, byte for byte.
  ///
  /// - Parameter isRecording: whether to write the goldens first, which is a failure, too, if they have changed.
  package func failures(isRecording: Bool = Fixtures.isRecording) -> [FixtureFailure] {
    guard let sources = try? sources(), !sources.isEmpty else {
      return [failure("there are no manifests", at: inputs)]
    }
    let generation = generate(sources, options: options)
    guard !generation.diagnostics.hasErrors else {
      let report = DiagnosticRenderer(sources: sources).render(generation.diagnostics)
      return [
        failure("the manifests have mistakes\n\(report)", at: inputs)
      ]
    }
    let files = generation.files.filter { $0.name != runtimeFileName }
    let stale = Set(Fixtures.names(in: folder)).subtracting(files.map(\.name)).sorted()
    if isRecording {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return stale.map { name in
      let file = folder.appending(path: name)
      if isRecording { try? FileManager.default.removeItem(at: file) }
      return failure("nothing makes this file", at: file)
    }
      + files.compactMap { file in
        let golden = folder.appending(path: file.name)
        return Fixtures.difference(of: file.text, from: golden, isRecording: isRecording)
          .map { failure($0, at: golden) }
      }
  }

  private func failure(_ text: String, at file: URL) -> FixtureFailure {
    FixtureFailure(name: name, place: Fixtures.path(of: file), text: text)
  }
}
