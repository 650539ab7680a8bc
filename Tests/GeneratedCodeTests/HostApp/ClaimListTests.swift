#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The claims about UIKit as a list: each with a name and a source, and no more of them skipped here than we know of.
@Suite struct ClaimListTests {
  struct Claim {
    let name: String
    let text: String
    let file: String
  }

  static let claims = Result {
    try Package.swiftFiles(in: "Tests/UIKitClaims").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "@Test(").dropFirst()
        .map { part in
          let head = part.components(separatedBy: "func ")[0]
          let name = head.firstMatch(of: /^\s*"([^"]+)"/).map { String($0.1) }
          return Claim(name: name ?? "", text: head, file: file.lastPathComponent)
        }
    }
  }

  @Test func eachClaimIsOneSentenceOfItsOwn() throws {
    let names = try Self.claims.get().map(\.name)
    #expect(names.count > 200)
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    for name in names { #expect(name.firstMatch(of: /^[A-Z].*[^.]$/) != nil, "\(name)") }
  }

  /// A source, and the files of the runtime that rely on the claim.
  @Test func eachClaimHasASource() throws {
    let runtime = try runtimeFiles()
    for claim in try Self.claims.get() {
      #expect(claim.text.contains(".source("), "\(claim.name)")
      let files = claim.text.matches(of: /"([A-Za-z\/]+\.swift)"/).map { String($0.1) }
      #expect(!files.isEmpty && files.allSatisfy(runtime.contains), "\(claim.name): \(files)")
    }
  }

  /// Claims are written against UIKit and the stage.
  @Test func noClaimSeesTheStandIn() throws {
    for file in try Package.swiftFiles(in: "Tests/UIKitClaims") {
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("StandIn"))
    }
  }

  /// Those that the stand-in cannot decide. Make the stand-in stricter rather than the number larger.
  @Test func noMoreAreSkippedOnLinux() throws {
    let skipped = try Self.claims.get().filter { $0.text.contains(".needsUIKit(") }
    #expect(skipped.count == 25)
  }

  /// What neither a tap nor a call can decide is on a page, with the files that rely on it.
  @Test func theOthersAreOnAPage() throws {
    let page = try String(
      contentsOf: Package.folder.appending(path: "Tests/UIKitClaims/undecided.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| belief")
    }
    #expect(rows.count > 40)
    let runtime = try runtimeFiles()
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3, "\(row)")
      #expect(cells[2].components(separatedBy: ", ").allSatisfy(runtime.contains), "\(cells[2])")
    }
  }

  private func runtimeFiles() throws -> Set<String> {
    let folder = "Sources/CellGenRuntime"
    let length = Package.folder.appending(path: folder).path.count + 1
    return Set(try Package.swiftFiles(in: folder).map { String($0.path.dropFirst(length)) })
  }
}
#endif
