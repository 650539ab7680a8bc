#if canImport(UIKit)
import CellGenRuntime
import Foundation
import Testing
import UIKit
import ViewRecording

/// Each view and each screen is recorded, by manifest, as in `GeneratedCodeTests`.
@MainActor
@Suite struct RecordedViewTests {
  private let texts = RecordedTexts(
    in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Texts"))

  @Test func viewsAreAsRecorded() throws {
    for (name, views) in RecordedViews.all where texts.isWanted(name) {
      #expect(try texts.changes(of: views, in: name) == [])
    }
  }

  @Test func reusedViewsAreLikeNewOnes() {
    for view in RecordedViews.all.filter({ texts.isWanted($0.name) }).flatMap(\.views) {
      #expect(texts.differences(of: view) == [], "\(view.name)")
    }
  }

  @Test func screensAreAsRecorded() throws {
    for (name, screen) in RecordedViews.screens where texts.isWanted(name) {
      #expect(try texts.changes(of: screen, named: name) == [])
    }
  }
}
#endif
