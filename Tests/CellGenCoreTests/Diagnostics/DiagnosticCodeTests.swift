import CellGenAuthoring
import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// The codes are declared all over the sources; these tests keep their list complete.
@Suite("Codes of diagnostics")
struct DiagnosticCodeTests {
  private static let list = "Sources/CellGenAuthoring/Explanations/DiagnosticCode+All.swift"

  @Test("Each declared code is in the list, and each code of the list is declared")
  func isListed() throws {
    let declared = try Self.declarations()
    let listed = Set(DiagnosticCode.all.map(\.rawValue))
    #expect(listed.count == DiagnosticCode.all.count, "a code is listed twice, or two have a name")
    for declaration in declared where !listed.contains(declaration.rawValue) {
      Issue.record("add '.\(declaration.name)' of \(declaration.path) to \(Self.list)")
    }
    let undeclared = listed.subtracting(declared.map(\.rawValue))
    for name in undeclared.sorted() {
      Issue.record("declare \"\(name)\" as others are: in an 'extension DiagnosticCode {', by name")
    }
  }

  @Test("No two codes have the same name")
  func isUnique() throws {
    for (name, same) in Dictionary(grouping: try Self.declarations(), by: \.rawValue) {
      #expect(same.count == 1, "\"\(name)\" is declared in \(same.map(\.path).sorted())")
    }
  }

  @Test("A code is declared beside a message that has it")
  func isBesideItsMessage() throws {
    for declaration in try Self.declarations() {
      let isUsed = declaration.text.contains(try Regex("\\.\(declaration.name)\\b"))
      #expect(isUsed, "move '\(declaration.name)' from \(declaration.path) to its message")
    }
  }

  @Test("Only warnings wait", arguments: DiagnosticCode.all.filter { $0.waits != .forNothing })
  func waits(_ code: DiagnosticCode) {
    #expect(code.severity == .warning)
  }

  /// What a page of `cellgen preview` marks in its pictures depends on it.
  @Test(
    "A warning about what has no name, or from the checks of accessibility, is about accessibility")
  func isAboutAccessibility() throws {
    let codes = Dictionary(uniqueKeysWithValues: DiagnosticCode.all.map { ($0.rawValue, $0) })
    for declaration in try Self.declarations() {
      guard let code = codes[declaration.rawValue], code.severity == .warning else { continue }
      let isAboutIt =
        declaration.path.contains("/Resolution/Accessibility/")
        || declaration.rawValue.hasPrefix("unnamed-")
      #expect(code.isAboutAccessibility == isAboutIt, "'\(declaration.rawValue)'")
    }
  }

  // MARK: The sources

  private struct Declaration {
    var name: String
    var rawValue: String
    var path: String
    /// All of its file.
    var text: String
  }

  private static func declarations() throws -> [Declaration] {
    let folder = Fixtures.package.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let found = try paths.flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return declarations(in: text, of: "Sources/" + path)
    }
    try #require(!found.isEmpty)
    return found
  }

  private static func declarations(in text: String, of path: String) -> [Declaration] {
    guard text.contains("extension DiagnosticCode {") else { return [] }
    let blocks = text.matches(of: #/(?ms)^extension DiagnosticCode \{\n(.*?)^\}/#)
    return blocks.flatMap { block in
      block.1.matches(of: #/static let (\w+)[^\n]*\(\s*"([^"]+)"/#).map {
        Declaration(name: String($0.1), rawValue: String($0.2), path: path, text: text)
      }
    }
  }
}
