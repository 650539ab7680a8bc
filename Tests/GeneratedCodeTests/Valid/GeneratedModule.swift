#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// What manifests of one module make, together with the code that their users would write.
struct GeneratedModule {
  var manifests: [(path: String, text: String)]
  /// The types of the user's that data are made of.
  var types = ""
  /// The classes of the user's, as Swift files.
  var views: [String] = []

  init(
    _ manifests: [(path: String, text: String)], types: String = "", views: [String] = []
  ) {
    self.manifests = manifests
    self.types = types
    self.views = views
  }

  init(_ text: String, views: [String] = []) {
    self.init([("Shop.sections", text)], views: views)
  }

  /// What cellgen says of them and the files that it makes of them.
  func generate(_ runtime: Options.Runtime = .import) -> Generation {
    let sources = manifests.enumerated().map { index, file in
      SourceText(
        path: file.path, relativePath: file.path, bytes: Array(file.text.utf8), index: index)
    }
    return CellGenCore.generate(sources, options: Options(runtime: runtime))
  }

  /// The mistakes that cellgen reports.
  var mistakes: [String] {
    generate().diagnostics.all.filter { $0.severity == .error }.map(\.message)
  }

  /// What the compiler says of it, which is nothing when all is well.
  func messages(
    in mode: Compilation.Mode = Compilation.swift6, modules: [String] = []
  ) throws -> String {
    let folder = try TemporaryFolder()
    let generation = generate()
    try #require(!generation.files.isEmpty, "\(generation.diagnostics.all.map(\.message))")
    var files = try generation.files.map { try folder.write($0.text, to: $0.name) }
    for (index, text) in ([types] + views).enumerated() {
      files.append(try folder.write(text, to: "Support\(index).swift"))
    }
    return try Compilation.messages(
      of: files.map { URL(fileURLWithPath: $0) }, mode: mode,
      modules: modules.map { try Compilation.emptyModule($0, in: folder) })
  }

  /// What stands in for the runtime where only data are looked at.
  private static let protocols = """
    enum CellGenInterface { static var version1: Void { () } }
    public protocol ScreenValue: Hashable, Sendable {}
    extension Never: ScreenValue {}
    public protocol ViewData: ScreenValue { associatedtype Action: ScreenValue = Never }
    public protocol CellModel: ViewData, Identifiable where ID: Sendable {}
    public enum OnlyID: ScreenValue { case only }

    """

  /// View data without what shows them and what their rows do, which is UIKit's, and without the models
  /// that they are made from.
  private static func withoutHosts(_ text: String) -> String {
    var isLeftOut = false
    var isExtension = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isMadeFromModel = line.hasPrefix("extension ") && line.hasSuffix("ViewData {")
      if line.hasPrefix("  @MainActor") || isMadeFromModel {
        isLeftOut = true
        isExtension = isMadeFromModel
      }
      defer {
        if isExtension {
          isLeftOut = isLeftOut && line != "}"
        } else if line == "  }" || line.hasPrefix("  @MainActor ") && line.hasSuffix("}") {
          isLeftOut = false
        }
      }
      return !isLeftOut && line != "import SwiftUI"
    }
    // The classes of UIKit among the types are not looked at: they have no samples.
    return lines.joined(separator: "\n")
      .replacing("import UIKit", with: "import Foundation")
      .replacing("UIImage", with: "Int").replacing("UIColor", with: "Int")
  }

  /// What a program prints that reads all samples, or how it ended.
  ///
  /// It is made of the view data alone, which needs nothing of UIKit.
  func readSamples() throws -> String {
    let folder = try TemporaryFolder()
    let files = generate(.embed).files.filter { $0.name.hasSuffix("+ViewData.swift") }
    var paths = try files.map { try folder.write(Self.withoutHosts($0.text), to: $0.name) }
    paths.append(try folder.write(types, to: "Types.swift"))
    let data = files.map(\.text).joined().matches(of: /samples: \[(\w+)\] =/).map { "\($0.1)" }
    let reading = data.map { "print(\"\($0)\", \($0).samples.count)\n" }.joined()
    paths.append(try folder.write(reading, to: "main.swift"))
    paths.append(try folder.write(Self.protocols, to: "Protocols.swift"))
    let modules = try BuildProducts.folder(of: "UIKit.swiftmodule")
    let program = folder.path("samples")
    let build = try Subprocess.run(
      ["swiftc", "-swift-version", "6", "-package-name", "app", "-module-name", "App"]
        + ["-I", modules.path, "-o", program] + paths)
    guard build.exitCode == 0 else { return build.messages }
    let run = try Subprocess.run([program], environment: ["SWIFT_BACKTRACE": "enable=no"])
    guard run.exitCode == 0 else { return "exit code \(run.exitCode)\n\(run.messages)" }
    let read = run.output.split(separator: "\n").count
    return read == data.count ? "" : "\(read) of \(data.count) samples were read"
  }
}
#endif
