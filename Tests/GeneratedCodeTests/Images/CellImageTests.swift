#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// A view that loads its image, with a loader that is answered by hand.
  @MainActor
  @Suite struct CellImageTests {
    let loader = HandLoader()
    let view = CellImage(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let placeholder = newImage()
    let failure = newImage()
    let one = CellImageRequest(.picture(1))
    let two = CellImageRequest(.picture(2))

    // MARK: What is shown

    @Test func thePlaceholderIsThereUntilTheImageIs() async {
      view.show(one.url, placeholder: placeholder)
      #expect(view.image === placeholder)
      await settle()
      #expect(loader.loads == [one])
      #expect(view.image === placeholder)
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
    }

    @Test func whatIsCachedIsThereInTheSameTurn() async {
      let image = newImage()
      loader.cache[one] = image
      view.show(one.url, placeholder: placeholder)
      #expect(view.image === image)
      await settle()
      #expect(loader.loads == [])
    }

    @Test func thePlaceholderTakesThePlaceOfTheFormerImageInTheSameTurn() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      await loader.answer(one, with: newImage())
      view.show(two.url, placeholder: placeholder)
      #expect(view.image === placeholder)
      view.show(one.url)
      #expect(view.image == nil, "no placeholder, and no image of another URL")
    }

    @Test func anEqualRequestTouchesNothing() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      view.show(one.url, placeholder: placeholder)
      await settle()
      #expect(loader.loads == [one], "it is waited for already")
      #expect(loader.cancelled == [])
      let image = newImage()
      await loader.answer(one, with: image)
      loader.cache[one] = newImage()
      view.show(one.url, placeholder: placeholder)
      #expect(view.image === image)
      view.cancel()
      view.show(one.url, placeholder: newImage(), failure: failure, initials: CellInitials("A"))
      #expect(view.image === image, "also in a cell that is used again")
      await settle()
      #expect(loader.loads == [one])
    }

    @Test func anotherPlaceholderForTheImageThatIsWaitedForIsShown() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      let other = newImage()
      view.show(one.url, placeholder: other)
      #expect(view.image === other)
      await settle()
      #expect(loader.loads == [one])
    }

    @Test(arguments: [true, false])
    func aResultIsShownOnlyWhileItIsWanted(isDeaf: Bool) async {
      loader.isDeaf = isDeaf
      view.show(one.url, placeholder: placeholder)
      await settle()
      view.show(two.url, placeholder: placeholder)
      await settle()
      #expect(loader.cancelled == [one])
      await loader.answer(one, with: newImage())
      #expect(view.image === placeholder)
      let image = newImage()
      await loader.answer(two, with: image)
      #expect(view.image === image)
    }

    @Test func noURLShowsThePlaceholder() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      await loader.answer(one, with: newImage())
      view.show(nil, placeholder: placeholder)
      #expect(view.image === placeholder)
      view.show(nil)
      #expect(view.image == nil)
      await settle()
      #expect(loader.loads == [one])
    }

    @Test func noURLEndsTheWait() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      view.show(nil, placeholder: placeholder)
      await settle()
      #expect(loader.cancelled == [one])
    }

    @Test func aFailureShowsItsImage() async {
      view.show(one.url, placeholder: placeholder, failure: failure)
      await settle()
      await loader.answer(one, with: nil)
      #expect(view.image === failure)
    }

    @Test func aFailureWithoutAnImageShowsThePlaceholder() async {
      view.show(one.url, placeholder: placeholder)
      await settle()
      await loader.answer(one, with: nil)
      #expect(view.image === placeholder)
    }

    @Test func anEqualRequestAfterAFailureTriesAgain() async {
      view.show(one.url, placeholder: placeholder, failure: failure)
      await settle()
      await loader.answer(one, with: nil)
      view.show(one.url, placeholder: placeholder, failure: failure)
      #expect(view.image === placeholder)
      await settle()
      #expect(loader.loads == [one, one])
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
    }

    @Test func twoViewsWithOneURLBothShowIt() async {
      let other = CellImage()
      view.show(one.url)
      other.show(one.url)
      await settle()
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
      #expect(other.image === image)
    }

    @Test func onlyTheOneThatCancelsEnds() async {
      let other = CellImage()
      view.show(one.url, placeholder: placeholder)
      other.show(one.url)
      await settle()
      view.cancel()
      await settle()
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === placeholder)
      #expect(other.image === image)
    }

    // MARK: Waiting

    @Test(arguments: [true, false])
    func aViewThatIsCalledOffWaitsNoLonger(isDeaf: Bool) async {
      loader.isDeaf = isDeaf
      view.show(one.url, placeholder: placeholder)
      await settle()
      view.cancel()
      await settle()
      #expect(loader.cancelled == [one])
      await loader.answer(one, with: newImage())
      #expect(view.image === placeholder)
      view.show(one.url, placeholder: placeholder)
      await settle()
      #expect(loader.loads == [one, one])
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
    }

    @Test func aViewThatIsGoneWaitsNoLonger() async {
      var view: CellImage? = CellImage()
      weak let trace = view
      view?.show(one.url)
      await settle()
      view = nil
      #expect(trace == nil)
      await settle()
      #expect(loader.cancelled == [one])
    }

    // MARK: Requests

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func theRequestIsInPixels(scale: CGFloat) async {
      view.requestSize = CGSize(width: 40, height: 30.5)
      view.contentMode = .scaleAspectFill
      let (url, size) = (one.url, CGSize(width: 40 * scale, height: (30.5 * scale).rounded(.up)))
      StandIn.withDisplayScale(scale) {
        view.show(url)
        #expect(
          CellImageRequest(url, points: view.requestSize, mode: .fill)
            == CellImageRequest(url, size: size, mode: .fill))
      }
      await settle()
      #expect(loader.loads == [CellImageRequest(url, size: size, mode: .fill)])
    }

    @Test(arguments: [
      (UIView.ContentMode.scaleAspectFill, CellImageRequest.Mode.fill), (.scaleAspectFit, .fit),
      (.center, .fit), (.scaleToFill, .fit),
    ])
    func theModeIsThatOfTheView(contentMode: UIView.ContentMode, mode: CellImageRequest.Mode) async
    {
      view.contentMode = contentMode
      view.requestSize = CGSize(width: 10, height: 10)
      view.show(one.url)
      await settle()
      #expect(loader.loads.map(\.mode) == [mode])
    }

    @Test func withoutASizeTheModeIsNoMatter() async {
      view.contentMode = .scaleAspectFill
      view.show(one.url)
      await settle()
      #expect(loader.loads == [CellImageRequest(one.url)])
      #expect(CellImageRequest(one.url, points: nil, mode: .fill) == CellImageRequest(one.url))
    }

    @Test func anotherSizeIsAnotherImage() async {
      loader.cache[one] = newImage()
      view.show(one.url, placeholder: placeholder)
      view.requestSize = CGSize(width: 10, height: 10)
      view.show(one.url, placeholder: placeholder)
      #expect(view.image === placeholder)
      await settle()
      #expect(loader.loads == [CellImageRequest(one.url, size: CGSize(width: 20, height: 20))])
    }

    // MARK: Looks

    @Test func placeholdersKeepTheirRendering() throws {
      let symbol = try #require(UIImage(systemName: "person.fill"))
      for mode in [UIImage.RenderingMode.automatic, .alwaysTemplate, .alwaysOriginal] {
        let image = symbol.withRenderingMode(mode)
        view.show(one.url, placeholder: image)
        #expect(view.image === image)
        #expect(view.image?.renderingMode == mode)
      }
    }

    @Test func colorsAreNotInverted() {
      #expect(!UIImageView().accessibilityIgnoresInvertColors)
      view.show(nil, placeholder: placeholder)
      #expect(view.accessibilityIgnoresInvertColors)
      loader.cache[one] = newImage()
      view.show(one.url)
      #expect(view.accessibilityIgnoresInvertColors)
    }
  }
}
#endif
