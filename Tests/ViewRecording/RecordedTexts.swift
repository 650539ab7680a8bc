#if canImport(UIKit) && DEBUG
import CellGenRuntime
import Foundation
import TestSupport

/// The recorded texts in a folder, one for each manifest.
@MainActor
package struct RecordedTexts {
  let folder: URL

  package init(in folder: URL) { self.folder = folder }

  /// Returns false for all manifests but that of `CELLGEN_MANIFEST`, which `Tests/Mutation/run` sets.
  package func isWanted(_ manifest: String) -> Bool {
    ProcessInfo.processInfo.environment["CELLGEN_MANIFEST"].map { $0 == manifest } ?? true
  }

  /// The changes of views from what is recorded, or a note that they have been recorded now.
  package func changes(of views: [RecordedView], in manifest: String) throws -> [String] {
    try changes(recording { views.flatMap { [$0.name] + $0.lines() + [""] } }, manifest)
  }

  /// The changes of a screen from what is recorded, or a note that it has been recorded now.
  package func changes(of screen: RecordedScreen, named name: String) throws -> [String] {
    try changes(recording { screen.lines() + [""] }, "\(name)+Screen")
  }

  /// The differences between new views and those that have shown other data before.
  package func differences(of view: RecordedView) -> [String] { recording(view.differences) }

  /// Has all images loaded, in the same time zone everywhere.
  private func recording(_ body: () -> [String]) -> [String] {
    let (loader, zone) = (CellImages.loader, NSTimeZone.default)
    defer { (CellImages.loader, NSTimeZone.default) = (loader, zone) }
    CellImages.loader = RecordingLoader.shared
    NSTimeZone.default = TimeZone(identifier: "UTC")!
    // The years until a date pass, and assets of a test have the path of its folder.
    let folder = (Bundle(path: NSTemporaryDirectory())?.bundlePath ?? "") + "/"
    return body().map {
      $0.replacingOccurrences(of: folder, with: "").replacingOccurrences(
        of: #"\d+ (years|yr) ago"#, with: "some $1 ago", options: .regularExpression)
    }
  }

  private func changes(_ lines: [String], _ name: String) throws -> [String] {
    let file = folder.appendingPathComponent("\(name).txt")
    if Recording.isOn {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      return ["recorded \(name)"]
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.difference(from: recorded).map { change in
      switch change {
      case .insert(let position, let line, _): "\(name):\(position + 1): + \(line)"
      case .remove(let position, let line, _): "\(name):\(position + 1): - \(line)"
      }
    }
  }
}
#endif
