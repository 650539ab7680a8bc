#if os(Linux)
import CellGenCore
import Foundation
import TestSupport

@testable import CellGenAuthoring

/// The findings about a change, and the compiler's messages about a client of the old code.
struct ChangeCompilation {
  /// The findings about Swift code.
  var findings: [BreakingFinding]
  /// The pieces of the client that no longer compile, with the first message for each.
  var broken: [String: String]
  /// Messages about generated code, which must compile.
  var faults: String

  /// The ways in which the two contradict each other; empty if they agree.
  var contradictions: [String] {
    if !faults.isEmpty { return ["generated code does not compile: \(faults)"] }
    var texts: [String] = []
    if findings.isEmpty {
      texts += broken.sorted { $0.key < $1.key }.map {
        "nothing is reported, but '\($0.key)' does not compile: \($0.value)"
      }
    }
    for finding in findings where !finding.declarations.contains(where: isBroken) {
      texts.append("everything compiles that this is about: \(finding.code) \(finding.message)")
    }
    return texts
  }

  private func isBroken(_ declaration: String) -> Bool {
    broken.keys.contains { $0 == declaration || $0.hasPrefix(declaration + "(") }
  }

  init(of change: RandomChange) throws {
    let states = try [change.before, change.after].map { text -> (Analysis, Module) in
      let analysis = analyze([RandomChange.source(text)])
      guard let module = analysis.module else { throw InvalidManifest() }
      return (analysis, module)
    }
    let (old, new) = (states[0], states[1])
    findings = breakingChanges(from: old.0, old.1, to: new.0, new.1)
      .filter { $0.aspects.contains(.swift) }
    let client = ChangeClient(of: PublishedAPI(of: old.0, old.1))
    let app = ClientApp(of: old.1, for: new.1)
    // The client of a public API is another module.
    let access = old.1.widestAccess
    let module = access == .internal ? nil : "Screens"
    let folder = try TemporaryFolder()
    (broken, faults) = try Self.compile(
      client, app, change.after, module, package: access == .public ? "other" : "app", in: folder)
  }

  struct InvalidManifest: Error {}

  private static func compile(
    _ client: ChangeClient, _ app: ClientApp, _ manifest: String, _ module: String?,
    package: String, in folder: TemporaryFolder
  ) throws -> (broken: [String: String], faults: String) {
    let files = generate([RandomChange.source(manifest)], options: Options(runtime: .import)).files
    for file in files { try folder.write(file.text, to: "Sources/\(file.name)") }
    for (index, piece) in client.pieces.enumerated() {
      try folder.write(
        ChangeClient.file(piece, index, importing: module), to: "Client/P\(index).swift")
    }
    let generated = files.map { folder.path("Sources/\($0.name)") }
    var clients = client.pieces.indices.map { folder.path("Client/P\($0).swift") }
    if !app.text.isEmpty { clients.append(try folder.write(app.text, to: "App.swift")) }
    if let module {
      let run = try swiftc(
        ["-emit-module", "-module-name", module, "-o", folder.path("\(module).swiftmodule")]
          + generated, package: "app", folder)
      if run.exitCode != 0 { return ([:], run.messages) }
    }
    let run = try swiftc(
      ["-typecheck", "-module-name", "Client"] + (module == nil ? generated : []) + clients,
      package: package, folder)
    var broken: [String: String] = [:]
    var faults = ""
    for line in run.messages.split(separator: "\n") where line.contains(": error: ") {
      let text = line.firstRange(of: ": error: ").map { String(line[$0.upperBound...]) }
      if let match = line.firstMatch(of: /Client\/P(\d+)\.swift:/), let index = Int(match.1) {
        let name = client.pieces[index].declaration
        broken[name] = broken[name] ?? text
      } else if let name = app.views.first(where: { line.contains("'\($0)'") }) {
        broken[name] = broken[name] ?? text
      } else if let match = line.firstMatch(of: /App\.swift:.*'(\w+)ViewData'/) {
        broken["\(match.1)View"] = text
      } else {
        faults += line + "\n"
      }
    }
    // Code around a view that is missing has other messages, too.
    if app.views.contains(where: { broken[$0] != nil }) {
      faults = faults.split(separator: "\n")
        .filter { !$0.contains("infer") }
        .joined(separator: "\n")
    }
    if run.exitCode != 0, broken.isEmpty, faults.isEmpty { faults = run.messages }
    return (broken, faults)
  }

  private static func swiftc(
    _ arguments: [String], package: String, _ folder: TemporaryFolder
  ) throws -> Subprocess.Outcome {
    let standIn = try BuildProducts.folder(of: "UIKit.swiftmodule")
    return try Subprocess.run(
      ["swiftc", "-swift-version", "5", "-wmo", "-suppress-warnings", "-parse-as-library"]
        + ["-package-name", package, "-I", standIn.path, "-I", folder.url.path] + arguments)
  }
}
#endif
