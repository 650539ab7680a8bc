import BrowserSupport
import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The page of `--watch` shows what its file has become.
  @Suite("A page that reloads itself") struct ReloadTests {
    @Test func showsTheNewTextAndKeepsItsSettingsAndPlace() async throws {
      let folder = try TemporaryFolder()
      let file = URL(fileURLWithPath: try folder.write(try html("Read more"), to: "page.html"))
      let page = try await Browser.shared.open(file)
      try await page.setViewport(width: 700, height: 400)
      try await page.set(["appearance": "dark", "size": "AX3"])
      try await page.run("scrollTo(0, 500)")
      try await page.run("window.isOld = true")
      // A file that is as it was is not loaded again.
      try await page.wait(until: "document.getElementById('newest')")
      #expect(try await page.evaluate("window.isOld") == true)

      try Data(try html("Read on").utf8).write(to: file, options: .atomic)
      #expect(
        await isTrue(
          "!window.isOld && document.readyState === 'complete' && scrollY > 0 "
            + "&& document.body.textContent.includes('Read on')", in: page))
      #expect(try await page.evaluate("form.elements.appearance.value") == "dark")
      #expect(try await page.style("font-size", of: "#view-Order [data-name=noteLabel]") == "40px")
      #expect(try await page.evaluate("Math.abs(scrollY - 500) < 3") == true)
      #expect(try await page.evaluate("location.hash") == "#appearance=dark&size=AX3")
      #expect(try await page.console == [])
    }

    @Test func othersDoNotLookForTheirFiles() throws {
      let html = try PageInput(SettingTests.manifest).html()
      #expect(!html.contains("iframe"))
      #expect(!html.contains("frame-src"))
    }

    /// Whether something is true within two seconds of a machine that does nothing else.
    ///
    /// A page that is on its way cannot be asked, so it is asked again.
    private func isTrue(_ condition: String, in page: Page) async -> Bool {
      let clock = ContinuousClock()
      let end = clock.now + .seconds(20)
      while clock.now < end {
        if (try? await page.evaluate(condition, as: Bool.self)) == true { return true }
        try? await Task.sleep(for: .milliseconds(50))
      }
      return false
    }

    private func html(_ text: String) throws -> String {
      try PageInput(SettingTests.manifest.replacing("Read more", with: text)).html(reloads: true)
    }
  }
}
