import Testing

@testable import CellGenCore

@Suite struct ImportsTests {
  @Test(arguments: [
    ("internal", "Int", ""),
    ("internal", "URL", "import Foundation"),
    ("public", "Int", ""),
    ("public", "[String: URL?]", "public import Foundation"),
    ("public", "Set<Locale.Language>", "public import Foundation"),
    ("public", "UIColor", "public import UIKit"),
    ("public", "CGFloat", "public import UIKit"),
    ("public", "UInt", ""),
    ("public", "UIntent", ""),
    ("public", "Foundation.Data", "public import Foundation"),
    ("package", "String", ""),
    (
      "package", "Date",
      """
      #if hasFeature(InternalImportsByDefault)
      package import Foundation
      #else
      import Foundation
      #endif
      """
    ),
  ])
  func typesDecide(access: String, type: String, expected: String) throws {
    #expect(try imports(access: access, type: type) == expected)
  }

  @Test(arguments: [
    ("public", "Source", "import Kingfisher"),
    ("public", "Kingfisher.Source", "public import Kingfisher"),
    ("internal", "Kingfisher.Source", "import Kingfisher"),
    ("public", "UIColor", "import Kingfisher\npublic import UIKit"),
    ("public", "Data", "public import Foundation\nimport Kingfisher"),
    (
      "package", "UIColor",
      """
      import Kingfisher

      #if hasFeature(InternalImportsByDefault)
      package import UIKit
      #else
      import UIKit
      #endif
      """
    ),
  ])
  func theManifestsImportsArePlainUnlessNamed(
    access: String, type: String, expected: String
  ) throws {
    #expect(try imports(access: access, further: ["Kingfisher"], type: type) == expected)
  }

  @Test func aModuleMayHaveTheNameOfAKeyword() throws {
    #expect(try imports(access: "internal", further: ["class"], type: "Int") == "import `class`")
    #expect(
      try imports(access: "public", further: ["default"], type: "`default`.Source")
        == "public import `default`")
  }

  @Test func theRuntimeIsImportedWithTheAccessOfTheFile() throws {
    #expect(
      try imports(access: "public", type: "Int", runtime: .import)
        == "public import CellGenRuntime")
    #expect(
      try imports(access: "internal", type: "URL", runtime: .import)
        == "import CellGenRuntime\nimport Foundation")
    #expect(
      try imports(access: "package", type: "Int", runtime: .import)
        .contains("package import CellGenRuntime"))
  }

  /// The import lines of the file with a view's data that has one field.
  private func imports(
    access: String, further: [String] = [], type: String, runtime: Options.Runtime = .embed
  ) throws -> String {
    let manifest = """
      access: \(access)
      imports: [\(further.joined(separator: ", "))]
      views:
        Row:
          data: { value: "\(type)" }
          view: custom
      """
    let generation = generate(
      [SourceText(path: "A.sections", bytes: Array(manifest.utf8))],
      options: Options(runtime: runtime))
    #expect(!generation.diagnostics.hasErrors, "\(generation.diagnostics)")
    let lines = try #require(generation.files.first).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex { $0.hasPrefix("///") })
    return lines[5..<max(end - 1, 5)].joined(separator: "\n")
  }
}
