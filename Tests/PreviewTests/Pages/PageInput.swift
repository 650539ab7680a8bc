import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

/// Manifests, and the page that cellgen draws of them.
struct PageInput: CustomTestStringConvertible {
  var name: String
  var sources: [SourceText]
  var catalog: PictureCatalog?

  var testDescription: String { name }

  /// One manifest.
  init(_ text: String, catalog: String? = nil, named name: String = "Orders") throws {
    self.name = name
    sources = [SourceText(path: name + ".sections", bytes: Array(text.utf8))]
    self.catalog = try catalog.map(Self.catalog)
  }

  private init(_ name: String, _ files: [URL]) throws {
    self.name = name
    sources = try files.enumerated().map { index, file in
      SourceText(
        path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)), index: index)
    }
  }

  private static func catalog(_ text: String) throws -> PictureCatalog {
    var diagnostics = Diagnostics()
    let source = SourceText(path: "Localizable.xcstrings", bytes: Array(text.utf8))
    return PictureCatalog([try #require(StringCatalog(source, &diagnostics))])
  }
}

// MARK: - Pages

extension PageInput {
  /// What is on the page, with what writes it.
  func drawn() throws -> (page: PreviewPage, renderer: PageRenderer) {
    let analysis = analyze(sources)
    let module = try #require(analysis.module, "\(name) has mistakes")
    let page = PreviewPage(of: module, analysis.diagnostics, sources: sources, catalog: catalog)
    return (page, PageRenderer(module, places: SourcePlaces(sources)))
  }

  /// - Parameter reloads: whether the page reloads itself when its file changes.
  func html(reloads: Bool = false) throws -> String {
    let drawn = try drawn()
    return drawn.renderer.html(of: drawn.page, reloads: reloads)
  }
}

// MARK: - The manifests of the other tests

extension PageInput {
  /// The manifests of all goldens and of the eight screens; none where they cannot be read, which a test
  /// reports.
  static let all: [PageInput] = (try? goldens() + screens()) ?? []

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func goldens() throws -> [PageInput] {
    let folder = tests.appendingPathComponent("CellGenCoreTests/Fixtures/Inputs")
    return try names(in: folder).map { name in
      try PageInput(name, manifests(in: folder.appendingPathComponent(name)))
    }
  }

  private static func screens() throws -> [PageInput] {
    let folder = tests.appendingPathComponent("EightScreensTests")
    return try names(in: folder).compactMap { name in
      var files = try manifests(in: folder.appendingPathComponent(name))
      // What it uses.
      if name == "Display" {
        files += try manifests(in: folder.appendingPathComponent("Preferences"))
      }
      return files.isEmpty ? nil : try PageInput(name, files)
    }
  }

  private static func manifests(in folder: URL) throws -> [URL] {
    try names(in: folder).filter { $0.hasSuffix(".sections") }
      .map { folder.appendingPathComponent($0) }
  }

  private static func names(in folder: URL) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
