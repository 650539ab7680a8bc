#if os(Linux)
import CellGenCore
import Foundation
import TestSupport

extension PictureProgram {
  static let all = [goldens, eightScreens, random, matrix]

  /// All goldens, each a module of its own.
  private static let goldens = PictureProgram(
    name: "goldens", modules: folders(in: fixtures("Inputs")).map(manifests),
    support: swift(in: fixtures("Support")).map { name, text in
      let access = text.contains("public import UIKit") ? "public " : ""
      return (name, "\(access)import CellGenRuntime\n" + text)
    },
    values: [
      "UIColor": "UIColor.systemRed", "UIFont": "UIFont.systemFont(ofSize: 17)",
      "UIImage": "UIImage()", "UITextContentType": ".password",
      "UITextAutocapitalizationType": ".words", "NSTextAlignment": ".center",
      "ContentMode": ".scaleAspectFit",
      "GaugeStyle": ".round",
      "RecommendedProductCarouselHeaderFormattedTitleText": ".init()",
    ])

  private static let eightScreens = PictureProgram(
    name: "eight screens",
    modules: [texts(folders(in: tests("EightScreensTests")).flatMap(files).compactMap(manifest))],
    support: folders(in: tests("EightScreensTests"))
      .filter { !["Generated", "Recorded"].contains($0.lastPathComponent) }.flatMap(swift).filter {
        name, _ in
        !name.hasPrefix("Plain") && !name.hasSuffix("Tests.swift")
      })

  /// Manifests that use all keys.
  private static let random: PictureProgram = {
    // In that of the seed 6, layers have a row that is wider than the line in it, which is not given room yet.
    let seeds = (0..<30 as Range<UInt64>).filter { $0 != 6 }
    let manifests = seeds.map { RandomManifest(seed: $0) }.filter { manifest in
      !generate(sources(of: manifest), options: Options()).diagnostics.hasErrors
    }
    let imports = "import CellGenRuntime\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n"
    return PictureProgram(
      name: "random manifests",
      modules: [
        texts(
          [RandomManifest.shared] + manifests.map { ($0.name + ".sections", $0.text) })
      ],
      support: [
        ("Types.swift", RandomType.support),
        ("Views.swift", imports + RandomType.theme + manifests.map(\.classes).joined()),
      ], mayLackValues: true)
  }()

  /// Each key with each way to write its value.
  private static let matrix = PictureProgram(
    name: "each key in each form",
    modules: [
      texts(
        FormMatrix.manifests(of: FormMatrix.pairs(ofAllElements: Thoroughness.isNightly)))
    ],
    support: [("Theme.swift", "import UIKit\n\n" + FormMatrix.support)],
    values: [
      "UIColor": "UIColor.systemRed", "UIFont": "UIFont.systemFont(ofSize: 17)",
      "UIImage": "UIImage()",
    ])

  private static func sources(of manifest: RandomManifest) -> [SourceText] {
    texts([RandomManifest.shared, (manifest.name + ".sections", manifest.text)])
  }

  private static func texts(_ manifests: [(path: String, text: String)]) -> [SourceText] {
    manifests.enumerated().map { index, file in
      SourceText(
        path: file.path, relativePath: file.path, bytes: Array(file.text.utf8), index: index)
    }
  }
}

// MARK: - Files

extension PictureProgram {
  private static func tests(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  private static func fixtures(_ name: String) -> URL {
    tests("CellGenCoreTests/Fixtures").appendingPathComponent(name)
  }

  private static func folders(in folder: URL) -> [URL] {
    files(in: folder).filter(\.hasDirectoryPath)
  }

  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// The manifests in a folder.
  private static func manifests(in folder: URL) -> [SourceText] {
    texts(files(in: folder).compactMap(manifest))
  }

  private static func manifest(_ file: URL) -> (path: String, text: String)? {
    guard file.pathExtension == "sections" else { return nil }
    return (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
  }

  private static func swift(in folder: URL) -> [(name: String, text: String)] {
    files(in: folder).filter { $0.pathExtension == "swift" }.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
    }
  }
}
#endif
