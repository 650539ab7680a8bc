#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// The code that only a phone's compiler reads compiles, too.
@Suite struct PhoneTests {
  private static let fixtures = "Tests/CellGenCoreTests/Fixtures"

  /// The runtime with its open form, and in the same module generated code with previews.
  @Test(arguments: Compilation.modes)
  func theRuntimeCompiles(in mode: Compilation.Mode) throws {
    let files =
      try Package.swiftFiles(in: "Sources/CellGenRuntime")
      + ["FieldTypes", "PlainRows", "Previews"]
      .flatMap { try Package.swiftFiles(in: "\(Self.fixtures)/Generated/\($0)") }
      + Package.swiftFiles(in: "\(Self.fixtures)/Support")
      .filter {
        ["FieldTypes", "PlainRows", "Previews"].contains(
          $0.deletingPathExtension().lastPathComponent)
      }
    let messages = try PhoneModules.messages(of: files, mode: mode)
    #expect(messages.isEmpty, "\(messages)")
  }

  /// All goldens as one app with its own copy of the runtime.
  @Test func allGoldensCompile() throws {
    let folder = try TemporaryFolder()
    let text = "access: public\nviews: { A: { data: { b: Int } } }\n"
    let manifest = SourceText(path: "Any.sections", bytes: Array(text.utf8))
    let runtime = try #require(
      generate([manifest], options: Options(runtime: .embedAll)).files
        .first { $0.name == "CellGenRuntime.swift" })
    let files =
      try Package.swiftFiles(in: "\(Self.fixtures)/Generated")
      + Package.swiftFiles(in: "\(Self.fixtures)/Support")
      + [URL(fileURLWithPath: folder.write(runtime.text, to: runtime.name))]
    let messages = try PhoneModules.messages(of: files, mode: Compilation.swift6)
    #expect(messages.isEmpty, "\(messages)")
  }

  /// A mistake behind a condition is found.
  @Test(arguments: [
    ("ObjectiveC", "override func responds(to selector: Selector!) -> Bool { delegate != nil }"),
    ("ImageIO", "func image(_ data: Data) { CGImageSourceCreateWithData(data, nil) }"),
    ("DeveloperToolsSupport", "func view() { nothing() }"),
  ])
  func aMistakeIsFound(module: String, line: String) throws {
    let folder = try TemporaryFolder()
    let source = """
      import UIKit

      @MainActor final class Source: NSObject {
        weak var delegate: (any UITableViewDelegate)?
        #if canImport(\(module))
        \(line)
        #endif
      }

      """
    let file = URL(fileURLWithPath: try folder.write(source, to: "Source.swift"))
    let messages = try PhoneModules.messages(of: [file], mode: Compilation.swift6)
    #expect(messages.contains("Source.swift:6:"), "\(messages)")
  }

  /// Each branch of a conditional compilation block is compiled by a test here, or is on the list in `ci.yml`
  /// with a job that compiles it.
  @Test func everyBranchIsCompiledSomewhere() throws {
    let files =
      try [Package.folder.appending(path: "Package.swift")]
      + ["Sources", "Plugins", "Templates", "Tests"].flatMap { try Package.swiftFiles(in: $0) }
    // The goldens stand for all generated code.
    let isGenerated = { (file: URL) in
      file.path.contains("/Generated/") && !file.path.contains(Self.fixtures)
    }
    let branches = try files.filter { !isGenerated($0) }.flatMap(Branch.all)
    let folder = try TemporaryFolder()
    let standIn = try BuildProducts.folder(of: "UIKit.swiftmodule").path
    let linux = ["-D", "DEBUG", "-I", standIn]
    let internalImports = ["-enable-upcoming-feature", "InternalImportsByDefault"]
    let phone = try ["-D", "DEBUG"] + PhoneModules.shared.get().options
    let xcode = try ["-I", Compilation.emptyModule("XcodeProjectPlugin", in: folder).path]
    // The options of each compiling that a test does, and the folders that it compiles with them.
    let compilations: [(options: [String], folders: [String])] = [
      (linux, [""]), (linux + internalImports, [Self.fixtures]),
      (phone, ["Sources/CellGenRuntime/", "\(Self.fixtures)/Generated/"]),
      (phone, ["Tests/HostApp/", "Tests/Stage/", "Tests/UIKitClaims/"]),
      (xcode, ["Plugins/CellGenPlugin/"]),
    ]
    var others = branches
    for (options, folders) in compilations {
      let active = try Branch.active(of: branches, options)
      others.removeAll { branch in
        active.contains(branch) && folders.contains { branch.path.hasPrefix($0) }
      }
    }
    #expect(branches.count > 80)
    let workflow = try String(
      contentsOf: Package.folder.appending(path: ".github/workflows/ci.yml"), encoding: .utf8)
    let listed = workflow.matches(of: /(?m)^  # compiles (.*)$/).map { String($0.1) }
    #expect(Set(others.map(\.description)).subtracting(listed).sorted() == [])
    #expect(Set(listed).subtracting(others.map(\.description)).sorted() == [])
  }
}
#endif
