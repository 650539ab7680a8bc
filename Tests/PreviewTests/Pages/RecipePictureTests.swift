import BrowserSupport
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The pictures of the manual's recipes, taken of the previews of their manifests.
  ///
  /// `CELLGEN_RECORD=1 swift test` takes those again whose drawings have changed, and fails. Other machines have
  /// other fonts, so the drawings are compared and not the pictures.
  @Suite("The pictures of the recipes") struct RecipePictureTests {
    private static let recipes = ManualArticle.all.flatMap(\.pictured)
    private static let digests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "recipe-drawings.txt")

    @Test func showTheManifests() async throws {
      let recorded = try String(contentsOf: Self.digests, encoding: .utf8)
      var lines: [String] = []
      for recipe in Self.recipes {
        let picture = try RecipePicture(recipe)
        let line = "\(picture.file.lastPathComponent) \(digest(of: try picture.drawing()))"
        lines.append(line)
        if recorded.contains(line), FileManager.default.fileExists(atPath: picture.file.path) {
          continue
        }
        if Recording.isOn { try await picture.take() }
        Issue.record("\(recipe.page): the drawing of '\(recipe.title)' is not that of its picture")
      }
      let text = lines.map { $0 + "\n" }.joined()
      if Recording.isOn { try text.write(to: Self.digests, atomically: true, encoding: .utf8) }
      #expect(text == recorded)
    }

    /// FNV-1a of 64 bits, since Hasher differs from run to run.
    private func digest(of text: String) -> String {
      let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { (hash: UInt64, byte) in
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      return String(hash, radix: 16)
    }
  }
}

/// The picture of a recipe: its rows, or a state of its screen if the file is named after one.
private struct RecipePicture {
  var file: URL
  var input: PageInput
  /// The state in `recipe-Orders-empty.png`, or the swipe actions in `recipe-Orders-trailing.png`.
  var variant: String?

  init(_ recipe: ManualArticle.Recipe) throws {
    let picture = try #require(recipe.picture)
    let manifest = try #require(recipe.blocks.first { $0.manifestName != nil })
    let name = try #require(manifest.manifestName).dropLast(".sections".count)
    file = ManualArticle.folder.appendingPathComponent(picture)
    input = try PageInput(manifest.text, named: String(name))
    let words = picture.dropLast(".png".count).split(separator: "-")
    variant = words.count > 2 ? String(words[2]) : nil
  }

  /// The HTML of the screen, without the page around it.
  func drawing() throws -> String {
    let html = try input.html()
    let start = try #require(html.range(of: "<div class=\"screens\">"))
    let end = try #require(html.range(of: "\n</div>\n", range: start.upperBound..<html.endIndex))
    return html[start.lowerBound..<end.lowerBound] + (variant ?? "")
  }

  /// Takes the picture on nothing, since its corners are round.
  ///
  /// GitHub and DocC show it pixel by pixel: at two pixels for each point, it would be twice as large as a phone.
  func take() async throws {
    let page = try await Browser.shared.open(html: try input.html())
    try await page.setViewport(width: 900, height: 1_200, deviceScaleFactor: 1.3)
    try await page.makeTransparent()
    // The page's policy allows no other style element. Photos of one color make smaller files.
    try await page.run(
      """
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { --hairline: 1px }
        .screen .stage { border: 1px solid #d1d1d6; border-radius: 12px; max-block-size: 560px }
        .screen .phone { min-block-size: 0; padding-block: 6px }
        .status-bar, .screen-title { display: none }
        .bars:has(.search-field) { display: block; padding-block-start: 6px }
        :is(.photo:not(.empty), .asset)::before { background: hsl(var(--hue) 38% 76%) }`)
      document.adoptedStyleSheets = [sheet]
      """)
    try await page.set(["marks": "0", "phone": "0"])
    switch variant {
    case nil: break
    case "leading", "trailing", "selected": try await page.set(["rows": variant ?? ""])
    case .some(let state): try await page.set(["state": state])
    }
    try await page.screenshot(of: .element(".screen .stage"), to: file)
  }
}
