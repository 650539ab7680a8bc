import BrowserSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The README shows what its manifest becomes, in light and dark.
  @Suite("The pictures of the README") struct ReadmePictureTests {
    private static let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".github")

    /// `CELLGEN_RECORD=1 swift test` takes the pictures again and fails. Fonts of other machines make other
    /// pixels, so that these are not compared.
    @Test(arguments: ["light", "dark"])
    func areCrispAndSmall(_ appearance: String) async throws {
      let file = Self.folder.appending(path: "inbox-\(appearance).png")
      if Recording.isOn {
        try await page(appearance).screenshot(of: .element(Self.stage), to: file)
        Issue.record("\(file.lastPathComponent) was taken again")
      }
      let picture = PNG(data: try Data(contentsOf: file))
      // Two device pixels for each point of a phone and its frame.
      #expect(picture.width == 2 * (393 + 14) && picture.height > 1_400)
      #expect(picture.data.count < 120_000)
    }

    @Test func showTheManifest() async throws {
      let page = try await page("light")
      #expect(try await page.texts(".screen-title") == ["Inbox"])
      #expect(try await page.count(".screen .row") == 4)
      #expect(try await page.count(".screen .row [data-name=senderLabel]") == 4)
      #expect(try await page.texts("#measured").first?.contains("everything has room") == true)
      let light = try Data(contentsOf: Self.folder.appending(path: "inbox-light.png"))
      #expect(try Data(contentsOf: Self.folder.appending(path: "inbox-dark.png")) != light)
    }

    private static let stage = ".screen .stage"

    /// On nothing, since corners are round.
    private func page(_ appearance: String) async throws -> Page {
      let html = try PageInput(Readme.manifest(), named: "Inbox").html()
      let page = try await Browser.shared.open(html: html)
      try await page.setViewport(width: 900, height: 1_200, deviceScaleFactor: 2)
      try await page.set(["appearance": appearance])
      try await page.makeTransparent()
      // A browser that only plays two pixels for a point rounds half a point to nothing here and there.
      try await page.run("document.documentElement.style.setProperty('--hairline', '1px')")
      return page
    }
  }
}
