#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

extension ImageTests {
  /// CellInitials in place of an image.
  @MainActor
  @Suite struct CellInitialsTests {
    let loader = HandLoader()
    let view = CellImage(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    let placeholder = newImage()
    let one = CellImageRequest(.picture(1))

    /// The label with the letters, while it is to be seen.
    private var label: UILabel? {
      view.layoutIfNeeded()
      return view.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    }

    @Test(arguments: [
      ("Jane Doe", "JD"), ("jane doe", "JD"), ("Jane", "J"), ("  Jane   van der  Doe\n", "JD"),
      ("(Jane) \"Doe\"", "JD"), ("3M Company", "3C"), ("Jane ✨", "J"), ("🚀", "🚀"), ("👩‍🚀 👨‍👩‍👧", "👩‍🚀👨‍👩‍👧"),
      ("e\u{301}mile zola", "E\u{301}Z"), ("ßigmund", "S"), ("Лев Толстой", "ЛТ"), ("王小明", "王"),
      ("محمد علي", "مع"), ("हिमा दास", "हिदा"), ("Ana\u{00A0}Sousa", "AS"), ("-", "-"),
    ])
    func areTheFirstLettersOfTheFirstAndTheLastWord(name: String, letters: String) {
      #expect(CellInitials(name).letters == letters)
    }

    @Test(arguments: ["", " ", "\n\t"])
    func ofNoNameAreNone(name: String) {
      #expect(CellInitials(name).letters == nil)
      view.show(nil, placeholder: placeholder, initials: CellInitials(name))
      #expect(view.image === placeholder)
      #expect(label == nil)
    }

    @Test func areShownUntilTheImageIsThere() async {
      view.show(one.url, placeholder: placeholder, initials: CellInitials("Jane Doe"))
      #expect(view.image == nil, "the background shows through")
      #expect(label?.text == "JD")
      await settle()
      await loader.answer(one, with: newImage())
      #expect(label == nil)
      view.show(nil, initials: CellInitials("Li"))
      #expect(view.image == nil)
      #expect(label?.text == "L")
      view.show(nil, placeholder: placeholder)
      #expect(view.image === placeholder)
      #expect(label == nil)
    }

    @Test func areShownAfterAFailureUnlessItHasAnImage() async {
      let failure = newImage()
      view.show(one.url, initials: CellInitials("Jane Doe"))
      await settle()
      await loader.answer(one, with: nil)
      #expect(label?.text == "JD")
      view.show(one.url, failure: failure, initials: CellInitials("Jane Doe"))
      #expect(label?.text == "JD", "it is tried again")
      await settle()
      await loader.answer(one, with: nil)
      #expect(label == nil)
      #expect(view.image === failure)
    }

    @Test func areCenteredAndAsLargeAsTheViewLets() {
      view.show(nil, initials: CellInitials("Jane Doe"))
      #expect(label?.frame == view.bounds)
      #expect(label?.textAlignment == .center)
      #expect(label?.font.pointSize == 20)
      #expect(label?.textColor == .white)
      view.frame.size = CGSize(width: 100, height: 100)
      #expect(label?.frame == view.bounds)
      #expect(label?.font.pointSize == 40)
    }

    @Test func haveTheirOwnFontAndColor() {
      let font = UIFont.boldSystemFont(ofSize: 11)
      view.show(nil, initials: CellInitials("Jane Doe", color: .red, font: font))
      #expect(label?.font == font)
      #expect(label?.textColor == .red)
      view.show(nil, initials: CellInitials("Jane Doe"))
      #expect(label?.font.pointSize == 20)
      #expect(label?.textColor == .white)
    }

    @Test func areNothingToStopAtForAScreenReader() {
      view.show(nil, initials: CellInitials("Jane Doe"))
      #expect(label?.isAccessibilityElement == false)
    }
  }
}
#endif
