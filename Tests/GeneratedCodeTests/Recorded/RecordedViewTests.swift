#if canImport(UIKit)
import CellGenRuntime
import Foundation
import TestSupport
import Testing
import UIKit
import ViewRecording

extension ImageTests {
  /// Each declared view is recorded, by manifest: its elements with their frames and properties, what VoiceOver reads,
  /// how states and other data change it, and the actions it reports. So is each screen.
  @MainActor
  @Suite struct RecordedViewTests {
    /// Formats of dates follow the system's time zone, which a test cannot change.
    nonisolated private static let isInUTC = TimeZone.current.secondsFromGMT() == 0

    private let texts = RecordedTexts(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Texts"))

    init() {
      let coder = NSCoder()
      StandIn.register(nib: "StickerView") { [NSObject(), StickerView(coder: coder)!] }
      StandIn.register(nib: "FloorView") { [FloorView(coder: coder)!] }
      StandIn.register(nib: "PalletCell", reuseIdentifier: "Pallet") { [PalletCell(coder: coder)!] }
      StandIn.register(nib: "RefundCell") { [RefundCell(coder: coder)!] }
      // All assets that other tests add, too, so it doesn't matter which of them run before.
      let images = [
        "Check", "Clock", "Ether", "Globe", "NoNetwork", "Quiz", "Star", "SwitchOff", "SwitchOn",
      ]
      for name in ["Icon", "Other icon"] + images { _ = UIImage?.asset(name) }
      PictureTests.addAssets()
      StudioAssets.add()
    }

    @Test(.enabled(if: Self.isInUTC, "dates are recorded in UTC: set TZ=UTC"))
    func viewsAreAsRecorded() throws {
      for (name, views) in RecordedViews.all where texts.isWanted(name) {
        let changes = try texts.changes(of: views, in: name)
        #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))")
      }
    }

    @Test func reusedViewsAreLikeNewOnes() {
      for view in RecordedViews.all.filter({ texts.isWanted($0.name) }).flatMap(\.views) {
        #expect(texts.differences(of: view) == [], "\(view.name)")
      }
    }

    @Test(.enabled(if: Self.isInUTC, "dates are recorded in UTC: set TZ=UTC"))
    func screensAreAsRecorded() throws {
      var counts: [String: Int] = [:]
      for (name, screen) in RecordedScreens.all where texts.isWanted(name) {
        counts[name, default: 0] += 1
        let suffix = counts[name] == 1 ? "" : " \(counts[name]!)"
        let changes = try texts.changes(of: screen, named: name + suffix)
        #expect(changes.isEmpty, "\(changes.joined(separator: "\n"))")
      }
    }

    @Test func eachViewIsShown() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Generated")
      let declared = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .filter { $0.path.hasSuffix("+ViewData.swift") }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
      .filter {
        ["struct", "nonisolated struct"].contains(where: $0.hasPrefix) && $0.hasSuffix("{")
      }
      .filter { $0.contains(": CellModel") || $0.contains(": ViewData") }
      .compactMap { $0.split(separator: ":")[0].split(separator: " ").last.map(String.init) }
      // Views that must be as wide as their frames, which none of a common width is.
      let narrow = ["StripSceneViewData", "StripReelViewData"]
      let shown = Set(narrow + RecordedViews.all.flatMap(\.views).map(\.name))
      #expect(declared.filter { !shown.contains($0) } == [])
    }
  }
}
#endif
