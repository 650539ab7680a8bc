import CellGenCore
import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring

/// Views of a manifest with their pictures' data.
struct PictureFixture {
  let module: Module
  let source: PictureSource

  /// - Parameters:
  ///   - views: what is below `views`.
  ///   - head: what stands above `views`.
  init(_ views: String, head: String = "") throws {
    let indented = views.split(separator: "\n").map { "  \($0)\n" }.joined()
    let text = "deploymentTarget: 17\n\(head)views:\n\(indented)"
    try self.init([SourceText(path: "A.sections", bytes: Array(text.utf8))])
  }

  init(_ sources: [SourceText]) throws {
    let analysis = analyze(sources)
    let messages = analysis.diagnostics.all.filter { $0.severity == .error }.map(\.message)
    let module = analysis.module
    self.module = try #require(module, "\(messages)")
    source = PictureSource(self.module)
  }

  /// Every view of the module.
  var views: [ViewReference] { module.manifests.flatMap(\.views) }

  func samples(of view: String) throws -> [PictureSample] {
    source.samples(of: try reference(view))
  }

  func reference(_ view: String) throws -> ViewReference {
    try #require(views.first { module[$0].name.text == view })
  }

  /// The samples of a view with the values of all fields.
  ///
  ///     Sample 1: id 1, name "Ada"
  func printed(_ view: String) throws -> String {
    try samples(of: view).map { sample in
      let mark = sample.kind == .made ? "" : "*"
      return "\(mark)\(sample.title): \(printed(sample.data))"
    }.joined(separator: "\n")
  }

  func printed(_ data: PictureData) -> String {
    module[data.view].fields.map { field in
      let inner = data.inner(field).map { "(\(printed($0)))" }
      let value = inner.isEmpty ? data[field].map(text) ?? "?" : inner.joined(separator: " ")
      return "\(field.name.text) \(value)"
    }.joined(separator: ", ")
  }

  fileprivate func text(_ value: SampleValue) -> String {
    switch value {
    case .literal(.string(let text)): "\"\(text)\""
    case .literal(.integer(let digits)), .literal(.float(let digits)): digits
    case .literal(.bool(let flag)): "\(flag)"
    case .literal(.member(let name)): ".\(name)"
    case .literal(.nil): "nil"
    case .literal(.emptyArray): "[]"
    case .literal(.emptyDictionary): "[:]"
    case .url(let text), .uuid(let text): text
    case .date(let seconds): Date(timeIntervalSince1970: Double(seconds) ?? 0).formatted(.iso8601)
    case .array(let items): "[" + items.map(self.text).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "[" + entries.map { "\(self.text($0.key)): \(self.text($0.value))" }.joined(separator: ", ")
        + "]"
    case .data(_, let values):
      "(" + values.map { "\($0.field.name.text) \(self.text($0.value))" }.joined(separator: ", ")
        + ")"
    }
  }

  /// The texts of the labels of a view with its first data.
  func labels(
    of view: String = "Item", _ data: PictureData? = nil, in state: PictureState = .normal,
    catalog: PictureCatalog? = nil
  ) throws -> [PictureText?] {
    let view = try reference(view)
    let data = data ?? source.samples(of: view)[0].data
    let texts = PictureTexts(
      data, of: module[view].manifest, in: module, reader: source.reader, catalog: catalog)
    guard case .layout(let root) = module[view].presentation else { return [] }
    return Element.stack(root).all.compactMap { element in
      if case .label(let label) = element { texts.text(label.text, in: state) } else { nil }
    }
  }
}

// MARK: - The manifests of other tests

extension PictureFixture {
  /// The folders with the manifests of a golden each, and that of the eight screens, which are one app.
  static func folders() throws -> [URL] {
    let inputs = try FileManager.default.contentsOfDirectory(atPath: Fixtures.inputs.path).sorted()
    return inputs.map { Fixtures.inputs.appending(path: $0) }
      + [Fixtures.package.appending(path: "Tests/EightScreensTests")]
  }

  static func sources(in folder: URL) throws -> [SourceText] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".sections") }.sorted().enumerated().map { index, name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      return SourceText(path: name, bytes: Array(bytes), index: index)
    }
  }
}

// MARK: - Screens

extension PictureFixture {
  /// The sections of each screen.
  var screens: [[SectionData]] {
    module.manifests.compactMap(\.screen).map(source.sections)
  }

  /// The value of a field by its name; nil without one.
  func value(_ field: String, of data: PictureData) -> SampleValue? {
    module[data.view].fields.first { $0.name.text == field }.flatMap { data[$0] }
  }

  /// The main text of a row.
  func lead(_ data: PictureData) -> String? {
    guard case .literal(.string(let text))? = source.fit(of: data.view).lead.flatMap({ data[$0] })
    else { return nil }
    return text
  }

  /// The values of a field in the rows of a section, one beside the other.
  func column(_ field: String, _ section: SectionData) -> String {
    section.rows.map { value(field, of: $0).map(text) ?? "?" }.joined(separator: " ")
  }
}
