import CellGenAuthoring
import Testing

@testable import CellGenCore

/// What becomes of texts that are hard to read if somebody does what the help says.
@Suite("Contrast advice")
struct ContrastAdviceTests {
  /// Colors of UIKit with published figures, some that an app may have, and some that depend on the appearance.
  private static let colors =
    Vocabulary.colors.filter {
      guard let light = PublishedColors.paint(of: $0, in: .light) else { return false }
      return light.isOpaque
    }
    + ["\"#102A43\"", "\"#FFDD00\"", "\"#8E8E93\"", "{ light: white, dark: \"#404040\" }"]

  @Test("Text is readable in every appearance after one step, on each color", arguments: colors)
  func oneStep(_ background: String) throws {
    let texts = Self.colors + ["secondaryLabel", "{ of: black, alpha: 0.4 }"]
    // Each text meets each kind of background, with and without others on it.
    let offset = Self.colors.firstIndex(of: background) ?? 0
    for (position, color) in texts.enumerated() where (position + offset).isMultiple(of: 3) {
      try expectReadable("color: \(color)", on: background, isOwn: position.isMultiple(of: 2))
    }
    try expectReadable("font: footnote", on: background, isOwn: true)
  }

  @Test("Random colors are readable after one step, in the nearest shade", arguments: 0..<40)
  func nearest(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let (text, ground) = (randomPaint(&random), randomPaint(&random))
    let color = "\"\(text.digits)\""
    let offered = try expectReadable(
      "color: \(color)", on: "\"\(ground.digits)\"", isOwn: seed.isMultiple(of: 2))
    guard let offered else { return }
    let isOfText = offered.help.contains("for the text, such as")
    let old = isOfText ? text : ground
    let new = try #require(
      UInt32(offered.words.dropFirst(2).dropLast(), radix: 16).map { Paint($0 << 8 | 0xFF) })
    let distance = abs(Shade(new).lightness - Shade(old).lightness)
    for step in 0...100 {
      let shade = Shade(old).paint(withLightness: Double(step) / 100)
      guard abs(Double(step) / 100 - Shade(old).lightness) < distance - 0.02 else { continue }
      let other = isOfText ? ground : text
      #expect(shade.contrast(with: other) < 4.5, "\(shade.digits) is nearer than \(new.digits)")
    }
  }

  @Test("A shade keeps its hue, and its color in the lightness that it has")
  func shades() {
    for name in Vocabulary.colors {
      guard let paint = PublishedColors.paint(of: name, in: .light), paint.isOpaque else {
        continue
      }
      #expect(Shade(paint).paint(withLightness: Shade(paint).lightness) == paint)
    }
    #expect(
      Paint(0x0000_FFFF).readable(on: [.black], contrast: 4.5).map { $0.blue > $0.red } == true)
    #expect(Shade(.black).paint(withLightness: 1) == .white)
  }

  @Test(
    "The advice is what a designer would take",
    arguments: [
      // A background of its own takes another shade where that changes less.
      ("color: white", "systemBlue", true, "for the background, or another"),
      ("color: white", "systemRed", true, "for the background, or another"),
      ("color: white", "systemYellow", true, "for the text, or another"),
      (
        "color: systemBlue", "secondarySystemBackground", false,
        ", dark: systemBlue }' for the text"
      ),
      ("font: footnote", "\"#102A43\"", true, "use 'color: white' for the text"),
      (
        "color: \"#8E8E93\"", "white", true,
        ", another background, or 'font: { style: body, weight: bold }'"
      ),
    ])
  func taste(_ keys: String, _ background: String, _ isOwn: Bool, _ words: String) throws {
    let source = manifest(keys, on: background, isOwn: isOwn)
    let help = try #require(lowContrast(in: source)?.help)
    #expect(help.contains(words), "\(help)")
  }

  @discardableResult
  private func expectReadable(
    _ keys: String, on background: String, isOwn: Bool
  ) throws -> (words: String, help: String)? {
    let source = manifest(keys, on: background, isOwn: isOwn)
    guard let found = lowContrast(in: source) else { return nil }
    let help = try #require(found.help)
    let remedies = try #require(FollowedHelp(found, in: source).remedies(), "\(help)")
    for remedy in remedies {
      let rest = remedy.readings.map { analyze([$0]).diagnostics.all.map(\.message) }
      #expect(rest.contains { $0.isEmpty }, "\(keys) on \(background): \(help): \(rest)")
    }
    let words = remedies[0].words
    return words.hasPrefix("\"") ? (words, help) : nil
  }

  private func lowContrast(in source: SourceText) -> Diagnostic? {
    analyze([source]).diagnostics.all.first { $0.code == .lowContrast }
  }

  /// - Parameter isOwn: whether the background is that of the label itself.
  private func manifest(_ keys: String, on background: String, isOwn: Bool) -> SourceText {
    let layout =
      isOwn
      ? "label: { text: title, \(keys), background: \(background) }"
      : "vstack: { background: \(background), children: [{ label: { text: title, \(keys) } }] }"
    let text = "views:\n  A:\n    data: { title: String }\n    layout: { \(layout) }\n"
    return SourceText(path: "Listing.sections", bytes: Array(text.utf8))
  }

  private func randomPaint(_ random: inout SplitMix) -> Paint {
    let byte = { (random: inout SplitMix) in Double(UInt8.random(in: 0...255, using: &random)) }
    return Paint(red: byte(&random), green: byte(&random), blue: byte(&random))
  }
}
