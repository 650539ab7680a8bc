import CellGenCore
import Foundation

/// A folder of manifests and the folder of Swift that they make.
///
///     Fixtures/Inputs/Listing/*.sections → Fixtures/Generated/Listing/*.swift
///
/// Names of manifests and types are unique among all cases, so that all goldens can be compiled
/// together. The code that a user would write besides is in `Fixtures/Support`.
package struct GoldenCase: CustomStringConvertible, Sendable {
  package var name: String
  package var options: Options

  package var description: String { name }

  /// The folder of its goldens.
  package var folder: URL { Fixtures.generated.appending(path: name) }

  package init(name: String) {
    self.name = name
    options = Self.options[name] ?? Options()
  }

  /// The cases that are not generated with the usual options.
  private static let options = ["LineDirectives": Options(lineDirectives: true)]

  /// Each folder of `Fixtures/Inputs`, by its name.
  package static let all = Fixtures.names(in: Fixtures.inputs).map { GoldenCase(name: $0) }

  /// The manifests of the case, in the order of their names.
  package func sources() throws -> [SourceText] {
    let folder = Fixtures.inputs.appending(path: name)
    let names = Fixtures.names(in: folder).filter { $0.hasSuffix(".sections") }
    return try names.enumerated().map { index, name in
      let bytes = try Foundation.Data(contentsOf: folder.appending(path: name))
      return SourceText(path: name, bytes: Array(bytes), index: index)
    }
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
      return [failure("there are no manifests", at: Fixtures.inputs.appending(path: name))]
    }
    let generation = generate(sources, options: options)
    guard !generation.diagnostics.hasErrors else {
      let report = DiagnosticRenderer(sources: sources).render(generation.diagnostics)
      return [
        failure("the manifests have mistakes\n\(report)", at: Fixtures.inputs.appending(path: name))
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
