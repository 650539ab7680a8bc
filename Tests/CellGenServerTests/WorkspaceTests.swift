import CellGenCommand
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

/// Which manifests are compiled together, and what happens when files come and go.
@Suite struct WorkspaceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func uri(_ name: String) -> String { fileURI(ofPath: folder.path(name)) }

  private let row = "views: { Row: { data: { id: Int, title: String } } }\n"

  @Test func manifestsOfAFolderAreOneRun() throws {
    try folder.write(row, to: "Rows.sections")
    let session = try Session.start(in: folder)
    try session.open(uri("Sub/Mail.sections"), "uses: Rows\nsections: { main: { cells: [Row] } }\n")
    #expect(try session.diagnostics(uri("Sub/Mail.sections"), version: 1).isEmpty)
  }

  @Test func targetsAreRunsOfTheirOwn() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Design", plugins: [.plugin(name: "CellGenPlugin", package: "cellgen")]),
          .target(
            name: "App", dependencies: ["Design"],
            plugins: [.plugin(name: "CellGenPlugin", package: "cellgen")]),
        ])
      """, to: "Package.swift")
    try folder.write(
      "access: public\ncolors: { ink: \"#112233\" }\n", to: "Sources/Design/Brand.sections")
    try folder.write(row, to: "Sources/App/Rows.sections")
    let session = try Session.start(in: folder)
    let app = uri("Sources/App/Mail.sections")
    try session.open(
      app, "uses: [Rows, Design/Brand]\nsections: { main: { cells: [Row] } }\n")
    let found = try session.diagnostics(app, version: 1)
    #expect(
      found.map { $0["code"] }.allSatisfy { $0 != "unknown-manifest" && $0 != "unknown-module" })
    let design = uri("Sources/Design/Other.sections")
    try session.open(design, "uses: Rows\nviews: { Cell: { data: { id: Int, name: String } } }\n")
    #expect(try session.diagnostics(design, version: 1).contains { $0["severity"] == 1 })
  }

  @Test func openTextsCountInsteadOfFiles() throws {
    try folder.write(row, to: "Rows.sections")
    let mail = "uses: Rows\nsections: { main: { cells: [Row] } }\n"
    try folder.write(mail, to: "Mail.sections")
    let session = try Session.start(in: folder)
    try session.open(uri("Mail.sections"), mail)
    #expect(try session.diagnostics(uri("Mail.sections"), version: 1).isEmpty)
    try session.open(
      uri("Rows.sections"), "views: { Line: { data: { id: Int, title: String } } }\n")
    #expect(try !session.diagnostics(uri("Mail.sections"), version: 1).isEmpty)
    try session.notify("textDocument/didClose", Session.document(uri("Rows.sections")))
    #expect(try session.diagnostics(uri("Mail.sections"), version: 1).isEmpty)
  }

  @Test func othersKeepTheirFindingsWhileOneDoesNotParse() throws {
    let session = try Session.start(in: folder)
    try session.open(uri("Rows.sections"), row)
    let mail =
      "uses: Rows\nsections: { main: { cells: [Row] } }\nviews: { Odd: { dta: { id: Int } } }\n"
    try session.open(uri("Mail.sections"), mail)
    let before = try session.diagnostics(uri("Mail.sections"), version: 1)
    #expect(before.contains { $0["code"] == "unknown-key" })
    try session.change(uri("Rows.sections"), "views: { Row: [", version: 2)
    #expect(try !session.diagnostics(uri("Rows.sections"), version: 2).isEmpty)
    try session.change(uri("Mail.sections"), mail + "\n", version: 2)
    #expect(try session.diagnostics(uri("Mail.sections"), version: 2) == before)
  }

  @Test func filesComeAndGo() throws {
    let session = try Session.start(in: folder)
    let mail = uri("Mail.sections")
    try session.open(mail, "uses: Rows\nsections: { main: { cells: [Row] } }\n")
    #expect(try !session.diagnostics(mail, version: 1).isEmpty)
    try folder.write(row, to: "Rows.sections")
    let change = { (type: Int) -> JSON in
      ["changes": [["uri": .string(self.uri("Rows.sections")), "type": .integer(type)]]]
    }
    try session.notify("workspace/didChangeWatchedFiles", change(1))
    #expect(try session.diagnostics(mail, version: 1).isEmpty)
    try folder.remove("Rows.sections")
    try session.notify("workspace/didChangeWatchedFiles", change(3))
    #expect(try !session.diagnostics(mail, version: 1).isEmpty)
  }

  @Test func aChangedFileIsReadAgain() throws {
    try folder.write(row, to: "Rows.sections")
    let session = try Session.start(in: folder)
    let mail = uri("Mail.sections")
    try session.open(mail, "uses: Rows\nsections: { main: { cells: [Row] } }\n")
    #expect(try session.diagnostics(mail, version: 1).isEmpty)
    try folder.write("views: { Other: { data: { id: Int, a: String } } }\n", to: "Rows.sections")
    try session.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(uri("Rows.sections")), "type": 2]]])
    #expect(try !session.diagnostics(mail, version: 1).isEmpty)
  }

  @Test func foldersAreAddedAndRemoved() throws {
    let other = try TemporaryFolder()
    try other.write("views: [", to: "Wrong.sections")
    let session = try Session.start(in: folder)
    let wrong = fileURI(ofPath: other.path("Wrong.sections"))
    try session.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": .string(fileURI(ofPath: other.url.path))]], "removed": []]])
    try session.open(wrong, "views: {}\n")
    #expect(try session.diagnostics(wrong, version: 1).count >= 0)
    try session.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["removed": [["uri": .string(fileURI(ofPath: other.url.path))]], "added": []]])
    #expect(try session.request("shutdown") == .null)
  }

  @Test func aManifestOfAnotherFolderIsServedWithItsNeighbors() throws {
    let other = try TemporaryFolder()
    try other.write(row, to: "Rows.sections")
    let session = try Session.start(in: folder)
    let mail = fileURI(ofPath: other.path("Mail.sections"))
    try session.open(mail, "uses: Rows\nsections: { main: { cells: [Row] } }\n")
    #expect(try session.diagnostics(mail, version: 1).isEmpty)
  }

  @Test func closedManifestsOfAnOpenRunHaveDiagnostics() throws {
    try folder.write("views: [", to: "Wrong.sections")
    let session = try Session.start(in: folder)
    try session.open(uri("Mail.sections"), row)
    #expect(try !session.diagnostics(uri("Wrong.sections")).isEmpty)
    try session.notify("textDocument/didClose", Session.document(uri("Mail.sections")))
    #expect(try session.diagnostics(uri("Wrong.sections")).isEmpty)
  }
}
