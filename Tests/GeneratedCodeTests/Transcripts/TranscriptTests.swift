#if canImport(UIKit)
import struct CellGenAuthoring.SpokenReader
import struct CellGenAuthoring.Transcript
import CellGenCore
import CellGenRuntime
import Foundation
import Testing
import UIKit

/// What a transcript says of samples is what VoiceOver finds in the views that show them.
@MainActor
@Suite struct TranscriptTests {
  @Test(arguments: SampleScreens.names, ListContainer.allCases)
  func everyStopIsThatOfTheScreen(_ screen: String, in container: ListContainer) throws {
    let rows = try rows(of: screen)
    let expected = StandIn.spoken(in: SampleScreens.show(screen, in: container)).map(Self.words)
    #expect(rows.flatMap(\.stops) == expected)
  }

  /// The stops of the samples, in the order of the screen.
  private func rows(of screen: String) throws -> [(name: String, stops: [[String]])] {
    let manifest = SampleScreens.manifest(of: screen)
    let bytes = try Foundation.Data(contentsOf: manifest.resolvingSymlinksInPath())
    let source = SourceText(path: manifest.path, bytes: Array(bytes))
    let module = try #require(analyze([source]).module)
    let reader = SpokenReader(locale: .current, timeZone: .current)
    let transcript = Transcript(of: module, for: reader)
    let rows = transcript.manifests[0].rows.filter { $0.sample != nil }.map { row in
      (name: "\(row.view) \(row.sample ?? 0)", stops: row.stops.map(Self.words))
    }
    guard let order = SampleScreens.order(of: screen) else { return rows }
    return order.flatMap { name in rows.filter { $0.name == name } }
  }

  /// The parts of a stop, as they are compared.
  private static func words(_ stop: Transcript.Stop) -> [String] {
    let traits = stop.traits.map(\.rawValue).sorted()
    return [stop.label ?? "–", stop.value ?? "–", stop.hint ?? "–"] + traits + stop.actions
  }

  private static func words(_ stop: UIKit.SpokenStop) -> [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.header, "heading"), (.button, "button"), (.toggleButton, "toggle"),
      (.adjustable, "adjustable"), (.image, "image"), (.selected, "selected"),
      (.notEnabled, "dimmed"),
    ]
    // VoiceOver knows these by their class.
    let classes = stop.element is UITextField ? ["text field"] : []
    let traits = (names.filter { stop.traits.contains($0.0) }.map(\.1) + classes).sorted()
    let texts = [stop.label ?? "–", stop.value ?? "–", stop.hint ?? "–"].map { text in
      // The stand-in's words for what Foundation on Linux has none for.
      text.replacing("now", with: "{sentAt}").replacing("km (wide)", with: "kilometers")
    }
    return texts + traits + stop.actions
  }
}
#endif
