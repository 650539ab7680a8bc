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

    @Test func withoutASizeTheModeIsNoMatter() {
      #expect(CellImageRequest(one.url, points: nil, mode: .fill) == CellImageRequest(one.url))
    }

    // MARK: Sizes that layout finds

    /// A view that an image fills, and which has not been laid out.
    private func filled() -> CellImage {
      let view = CellImage()
      view.contentMode = .scaleAspectFill
      return view
    }

    private func layOut(_ view: CellImage, _ width: CGFloat, _ height: CGFloat) async {
      view.frame.size = CGSize(width: width, height: height)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      await settle()
    }

    private func request(_ number: Int, _ width: CGFloat, _ height: CGFloat) -> CellImageRequest {
      CellImageRequest(
        .picture(number), points: CGSize(width: width, height: height), mode: .fill)
    }

    @Test func anImageThatFillsIsLoadedForTheSizeOfItsView() async {
      let view = filled()
      view.show(one.url, placeholder: placeholder)
      await settle()
      #expect(loader.loads == [], "the size is not known")
      #expect(view.image === placeholder)
      await layOut(view, 300, 200)
      #expect(loader.loads == [request(1, 300, 200)])
      view.show(two.url)
      await settle()
      #expect(loader.loads.last == request(2, 300, 200), "in a cell that is used again")
    }

    @Test func layoutThatChangesNothingTouchesNothing() async {
      let view = filled()
      view.show(one.url)
      await layOut(view, 300, 200)
      await loader.answer(request(1, 300, 200), with: newImage())
      await layOut(view, 300, 200)
      await layOut(view, 150, 200)
      view.show(one.url)
      await settle()
      #expect(loader.loads == [request(1, 300, 200)], "a larger image is as good")
      view.cancel()
      await layOut(view, 400, 200)
      #expect(loader.loads.count == 1, "nothing is wanted any more")
    }

    @Test func aFailureIsNotTriedAgainByLayout() async {
      let view = filled()
      view.show(one.url, failure: failure)
      await layOut(view, 300, 200)
      await loader.answer(request(1, 300, 200), with: nil)
      await layOut(view, 300, 200)
      #expect(view.image === failure)
      #expect(loader.loads.count == 1)
    }

    @Test func aViewThatGrowsKeepsItsImageUntilTheLargerOneIsThere() async {
      let view = filled()
      view.show(one.url, placeholder: placeholder)
      await layOut(view, 300, 200)
      let (small, large) = (newImage(), newImage())
      await loader.answer(request(1, 300, 200), with: small)
      await layOut(view, 600, 200)
      #expect(view.image === small)
      await loader.answer(request(1, 600, 200), with: large)
      #expect(view.image === large)
      await layOut(view, 700, 200)
      await loader.answer(request(1, 700, 200), with: nil)
      #expect(view.image === large)
    }

    @Test func aLargerImageThatWasCalledOffIsAskedForAgain() async {
      let view = filled()
      view.show(one.url)
      await layOut(view, 300, 200)
      await loader.answer(request(1, 300, 200), with: newImage())
      await layOut(view, 600, 200)
      view.cancel()
      view.show(one.url)
      await settle()
      #expect(loader.loads.filter { $0 == request(1, 600, 200) }.count == 2)
    }

    @Test func aViewThatIsAsLargeAsItsImageLoadsAllOfIt() async {
      let view = filled()
      view.show(one.url)
      await layOut(view, 0, 200)
      #expect(loader.loads == [one])
      await loader.answer(one, with: newImage())
      await layOut(view, 320, 200)
      #expect(loader.loads == [one])
    }

    @Test func aSymbolThatStandsInIsCentred() async throws {
      let symbol = try #require(UIImage(systemName: "photo"))
      let view = filled()
      view.frame.size = CGSize(width: 300, height: 200)
      view.show(one.url, placeholder: symbol, failure: symbol)
      #expect(view.image === symbol && view.contentMode == .center)
      await settle()
      #expect(loader.loads == [request(1, 300, 200)])
      await loader.answer(request(1, 300, 200), with: nil)
      #expect(view.contentMode == .center)
      view.show(one.url, placeholder: placeholder)
      #expect(view.contentMode == .scaleAspectFill, "an image fills")
      view.show(two.url, placeholder: symbol)
      await settle()
      await loader.answer(request(2, 300, 200), with: newImage())
      #expect(view.contentMode == .scaleAspectFill)
    }

    @Test func aSymbolInAnImageThatFitsIsScaled() {
      view.contentMode = .scaleAspectFit
      view.show(one.url, placeholder: UIImage(systemName: "photo"))
      #expect(view.contentMode == .scaleAspectFit)
    }

    // MARK: Requests of other sizes

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
