import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// A folder of manifests and the folder of Swift that they make.
///
///     Fixtures/Inputs/Listing/*.sections → Fixtures/Generated/Listing/*.swift
///
/// Names of manifests and types are unique among all cases, so that all goldens can be compiled
/// together. What a user would write besides lies in `Fixtures/Support`.
struct GoldenCase: CustomTestStringConvertible {
  var name: String
  var options = Options()

  var testDescription: String { name }

  /// The folder of its goldens.
  var folder: URL { Fixtures.generated.appending(path: name) }

  static let all = [
    GoldenCase(name: "AccessInternal"),
    GoldenCase(name: "AccessPackage"),
    GoldenCase(name: "AccessPublic"),
    GoldenCase(name: "Controls"),
    GoldenCase(name: "CustomSections"),
    GoldenCase(name: "FieldTypes"),
    GoldenCase(name: "HeaderActions"),
    GoldenCase(name: "Identities"),
    GoldenCase(name: "Keywords"),
    GoldenCase(name: "LayoutElements"),
    GoldenCase(name: "LineDirectives", options: Options(lineDirectives: true)),
    GoldenCase(name: "Listing"),
    GoldenCase(name: "Localized"),
    GoldenCase(name: "LocalNames"),
    GoldenCase(name: "LongNames"),
    GoldenCase(name: "Minimal"),
    GoldenCase(name: "Namesakes"),
    GoldenCase(name: "OldControls"),
    GoldenCase(name: "OldSystems"),
    GoldenCase(name: "OwnCells"),
    GoldenCase(name: "OwnElements"),
    GoldenCase(name: "OwnRows"),
    GoldenCase(name: "Phrases"),
    GoldenCase(name: "RealCells"),
    GoldenCase(name: "RichTexts"),
    GoldenCase(name: "Accessories"),
    GoldenCase(name: "Separators"),
    GoldenCase(name: "Headings"),
    GoldenCase(name: "Menus"),
    GoldenCase(name: "Repeated"),
    GoldenCase(name: "Shelves"),
    GoldenCase(name: "Spans"),
    GoldenCase(name: "Pinned"),
    GoldenCase(name: "Placed"),
    GoldenCase(name: "PlainRows"),
    GoldenCase(name: "Nothings"),
    GoldenCase(name: "Previews"),
    GoldenCase(name: "Editing"),
    GoldenCase(name: "Dragging"),
    GoldenCase(name: "FromModel"),
    GoldenCase(name: "Spoken"),
    GoldenCase(name: "Touched"),
    GoldenCase(name: "Flows"),
    GoldenCase(name: "Forms"),
    GoldenCase(name: "Rows"),
    GoldenCase(name: "Selection"),
    GoldenCase(name: "SharedViews"),
    GoldenCase(name: "States"),
    GoldenCase(name: "StateViews"),
    GoldenCase(name: "TableOnly"),
    GoldenCase(name: "Texts"),
  ]

  /// The manifests of the case, in the order of their names.
  func sources() throws -> [SourceText] {
    let folder = Fixtures.inputs.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sections") }.sorted()
    return try names.enumerated().map { index, name in
      let bytes = try Foundation.Data(contentsOf: folder.appending(path: name))
      return SourceText(path: name, bytes: Array(bytes), index: index)
    }
  }

  /// What the whole program makes of the manifests.
  func generation() throws -> Generation {
    generate(try sources(), options: options)
  }

  /// The goldens by name.
  func goldens() throws -> [String: String] {
    var goldens: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      goldens[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    return goldens
  }

  /// Makes the goldens what the program makes now.
  func record(_ files: [GeneratedFile]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try file.text.write(
        to: folder.appending(path: file.name), atomically: false, encoding: .utf8)
    }
  }
}
