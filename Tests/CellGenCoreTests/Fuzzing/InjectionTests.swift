import CellGenCore
import TestSupport
import Testing

/// Nothing in a manifest becomes code but the names, types and defaults that cellgen has checked.
@Suite("Injection")
struct InjectionTests {
  private static let count = 400

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The manifests that cellgen takes are given to the compiler together: one run of it is slow.
  @Test("The output declares what the model has and nothing else")
  func declarations() throws {
    let expected = try declarations(of: [.harmless]).paths
    try checkModel(of: .harmless, declares: expected)
    let accepted = (0..<UInt64(Self.count)).map(HostileManifest.init(seed:)).filter { manifest in
      output(of: manifest) != nil
    }
    #expect(accepted.count > Self.count / 4)
    let found = try declarations(of: accepted)
    #expect(found.paths == accepted.flatMap { _ in expected })
    #expect(found.words.filter { $0.lowercased().contains("evil") } == [])
    for manifest in accepted { try checkModel(of: manifest, declares: expected) }
  }

  @Test("The test sees what is declared and used")
  func control() throws {
    let text = "struct A { var b = evil() }\nfunc c() { let d = \"evil 2\" }\nextension Evil {}\n"
    let found = try SwiftDeclarations(parsing: text, in: folder)
    #expect(
      found.paths == ["struct A", "struct A/var b", "func c", "func c/var d", "extension Evil"])
    #expect(found.words.contains("evil") && !found.words.contains("evil 2"))
    #expect(throws: Subprocess.Failed.self) {
      try SwiftDeclarations(parsing: "struct {", in: folder)
    }
  }

  private func declarations(of manifests: [HostileManifest]) throws -> SwiftDeclarations {
    let texts = manifests.compactMap(output)
    return try SwiftDeclarations(parsing: texts.joined(separator: "\n"), in: folder)
  }

  /// All files as one; nil when the manifest has errors.
  private func output(of manifest: HostileManifest) -> String? {
    let options = Options(runtime: .import, lineDirectives: true)
    let generation = generate([manifest.source], options: options)
    guard !generation.diagnostics.hasErrors else { return nil }
    // The compiler leaves out what a condition excludes.
    return generation.files.map(\.text).joined(separator: "\n")
      .replacing("#if DEBUG && canImport(DeveloperToolsSupport)\n", with: "#if true\n")
  }
}

// MARK: - The model

extension InjectionTests {
  /// Checks that what is declared at the top, and the fields of the data, are those of the model.
  private func checkModel(of manifest: HostileManifest, declares paths: [String]) throws {
    let analysis = analyze([manifest.source])
    let mistakes = analysis.diagnostics.all.map(\.message)
    let module = try #require(analysis.module, "\(mistakes)")
    let isTop: (String) -> Bool = { !$0.contains("/") && !$0.hasPrefix("import ") }
    let top = paths.filter { isTop($0) && !$0.hasPrefix("macro_expansion ") }
    #expect(Set(top) == Set(topLevelNames(of: module)))
    for view in module.views {
      let start = "struct \(view.viewDataType)/var "
      let fields = paths.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
      #expect(fields == view.fields.map(\.name.text) + computedMembers(of: view, in: module))
    }
  }

  /// The properties of a view's data that are no fields.
  private func computedMembers(of view: View, in module: Module) -> [String] {
    var members: [String] = []
    switch view.identity {
    case nil: break
    case .only?: members.append("id")
    case .field(let field)?: if field.name.text != "id" { members.append("id") }
    }
    if case .mapped(let target, _) = view.presentation {
      members.append(lowerCamelCase(module[target].viewDataType))
    }
    return members + ["host"] + (view.samples.isEmpty ? [] : ["samples"])
  }

  private func topLevelNames(of module: Module) -> [String] {
    let views = module.views.flatMap { view in
      ["struct \(view.viewDataType)", "class \(view.viewType)"]
    }
    let screens = module.manifests.compactMap(\.screen?.name.text).flatMap { screen in
      [
        "enum \(screen)AccessibilityID", "enum \(screen)Section", "enum \(screen)Item",
        "enum \(screen)HeaderFooter", "struct \(screen)Content", "enum \(screen)Action",
        "struct \(screen)ViewCreator", "enum \(screen)Layout", "typealias \(screen)State",
        "typealias \(screen)DataSource", "typealias \(screen)TableDataSource",
        "extension \(screen)DataSource", "extension \(screen)TableDataSource",
      ]
    }
    // In each file that uses the runtime.
    return views + screens + ["func cellGenFits"]
  }
}
