#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// Lists whose cells load images.
  @MainActor
  @Suite struct ImageListTests {
    /// A loader of which prefetching is not by loading.
    @MainActor
    private final class Prefetcher: CellImageLoader {
      var log: [String] = []
      var wanted: Set<CellImageRequest> = []

      func cached(_ request: CellImageRequest) -> UIImage? { nil }
      func load(_ request: CellImageRequest) async throws -> UIImage { throw CancellationError() }

      func prefetch(_ requests: [CellImageRequest]) {
        log.append("images")
        wanted.formUnion(requests)
      }

      func cancelPrefetching(_ requests: [CellImageRequest]) {
        log.append("no images")
        wanted.subtract(requests)
      }
    }

    private func pictures(_ numbers: ClosedRange<Int>) -> [GalleryContent.Item] {
      numbers.map { .picture(PictureViewData(id: $0, url: .picture($0))) }
    }

    // MARK: Showing

    @Test(arguments: ListContainer.allCases, 0..<8 as Range<UInt64>)
    func everyCellShowsItsOwnImageHoweverTheAnswersCome(
      container: ListContainer, seed: UInt64
    ) async throws {
      var random = SeededNumbers(seed: seed)
      let loader = HandLoader()
      loader.isDeaf = Bool.random(using: &random)
      let gallery = Gallery(container)
      gallery.show(pictures(1...60))
      var images: [URL: UIImage] = [:]
      for _ in 0..<30 {
        StandIn.scroll(gallery.scrollView, toY: CGFloat.random(in: 0...2200, using: &random))
        await settle()
        for _ in 0..<Int.random(in: 0..<6, using: &random) where !loader.waiting.isEmpty {
          let place = Int.random(in: 0..<loader.waiting.count, using: &random)
          let url = loader.waiting[place].url
          let image = images[url] ?? newImage()
          images[url] = image
          await loader.answerOne(at: place, with: image)
        }
        try #require(!gallery.pictures.isEmpty)
        for (id, view) in gallery.pictures {
          guard case .picture(let number) = id else { continue }
          #expect(view.image == nil || view.image === images[.picture(number)])
        }
      }
      while !loader.waiting.isEmpty {
        let url = loader.waiting[0].url
        images[url] = images[url] ?? newImage()
        await loader.answerOne(with: images[url])
      }
      for (id, view) in gallery.pictures {
        guard case .picture(let number) = id else { continue }
        #expect(view.image === images[.picture(number)] && view.image != nil)
      }
    }

    @Test(arguments: ListContainer.allCases)
    func aFailedImageIsLoadedAgainWithTheSameContent(container: ListContainer) async {
      let loader = HandLoader()
      let gallery = Gallery(container)
      gallery.show(pictures(1...2))
      await settle()
      #expect(loader.loads.count == 2)
      let shown = newImage()
      await loader.answerOne(with: nil)
      await loader.answerOne(with: shown)
      gallery.show(pictures(1...2))
      await settle()
      #expect(loader.loads.count == 3, "only the one that has failed")
      // As often as it fails.
      await loader.answerOne(with: nil)
      gallery.show(pictures(1...2))
      await settle()
      #expect(loader.loads.count == 4)
      let late = newImage()
      await loader.answerOne(with: late)
      gallery.show(pictures(1...2))
      await settle()
      #expect(loader.loads.count == 4)
      #expect(gallery.pictures.allSatisfy { $0.view.image === shown || $0.view.image === late })
    }

    @Test(arguments: ListContainer.allCases)
    func aCellThatIsUsedAgainWaitsNoLongerForTheFormerImage(container: ListContainer) async {
      let loader = HandLoader()
      let gallery = Gallery(container)
      gallery.show(pictures(1...60))
      await settle()
      let former = gallery.pictures.map(\.id)
      #expect(former.contains(.picture(1)))
      StandIn.scroll(gallery.scrollView, toY: 2000)
      StandIn.scroll(gallery.scrollView, toY: 1500)
      await settle()
      let urls = Set(gallery.pictures.map(\.id))
      #expect(urls.isDisjoint(with: former))
      #expect(loader.cancelled.contains { $0.url == .picture(1) })
      #expect(!loader.waiting.contains { $0.url == .picture(1) })
    }

    // MARK: Ahead

    @Test(arguments: ListContainer.allCases)
    func whatIsLoadedAheadIsWhatTheViewAsksFor(container: ListContainer) async {
      let loader = HandLoader()
      let gallery = Gallery(container)
      gallery.show(pictures(1...60))
      await settle()
      let shown = gallery.pictures.count
      let ahead = loader.loads.dropFirst(shown)
      #expect(!ahead.isEmpty)
      let image = newImage()
      for request in ahead {
        loader.cache[request] = image
        await loader.answer(request, with: image)
      }
      StandIn.scroll(gallery.scrollView, toY: 40 * CGFloat(shown))
      let views = gallery.pictures.filter { $0.id != .picture(shown) }
      #expect(views.count >= shown - 1)
      for (id, view) in views.prefix(shown - 1) { #expect(view.image === image, "\(id)") }
    }

    @Test(arguments: ListContainer.allCases)
    func imagesComeBeforeTheHook(container: ListContainer) {
      let loader = Prefetcher()
      CellImages.loader = loader
      let gallery = Gallery(container)
      var ids: [GalleryContent.Item.ID] = []
      gallery.hooks.prefetch = {
        ids += $0
        loader.log.append("hook")
      }
      gallery.hooks.cancelPrefetching = { _ in loader.log.append("no hook") }
      gallery.show(pictures(1...60))
      #expect(loader.log == ["images", "hook"])
      #expect(ids == (6...10).map { .picture($0) })
      #expect(Set(loader.wanted.map(\.url)) == Set((6...10).map(URL.picture)))
      let size = PictureViewData.size
      let pixels = CGSize(width: size.width * 2, height: size.height * 2)
      #expect(loader.wanted.allSatisfy { $0.size == pixels && $0.mode == .fill })
      loader.log = []
      StandIn.scroll(gallery.scrollView, toY: 1600)
      #expect(loader.log == ["images", "hook", "no images", "no hook"])
      let former = CellImageRequest(.picture(7), points: size, mode: .fill)
      #expect(!loader.wanted.contains(former))
    }

    @Test(arguments: ListContainer.allCases)
    func mappedDataHaveTheImagesOfWhatTheyAreMappedTo(container: ListContainer) {
      let loader = Prefetcher()
      CellImages.loader = loader
      let gallery = Gallery(container)
      gallery.show((1...60).map { .album(AlbumViewData(id: $0, cover: .picture($0))) })
      let requests = (6...10).map {
        CellImageRequest(.picture($0), points: PictureViewData.size, mode: .fill)
      }
      #expect(loader.wanted == Set(requests))
    }

    @Test func cellsOfTheAppHaveTheImagesOfTheirData() async {
      let loader = HandLoader()
      let gallery = Gallery(.collection)
      gallery.show((1...60).map { .poster(PosterViewData(id: $0, url: .picture($0))) })
      await settle()
      #expect(loader.loads == (1...10).map { CellImageRequest(.picture($0)) })
      let image = newImage()
      await loader.answer(CellImageRequest(.picture(2)), with: image)
      #expect(gallery.pictures[1].view.image === image)
    }

    @Test(arguments: ListContainer.allCases)
    func withoutImagesTheLoaderIsNotAsked(container: ListContainer) async {
      let loader = Prefetcher()
      CellImages.loader = loader
      let gallery = Gallery(container)
      var hooks = 0
      gallery.hooks.prefetch = { _ in hooks += 1 }
      gallery.show((1...60).map { .picture(PictureViewData(id: $0, url: nil)) })
      StandIn.scroll(gallery.scrollView, toY: 1600)
      #expect(loader.log == [])
      #expect(hooks == 2)
      #expect(PlainViewData.images(of: PlainViewData()) == [])
    }

    /// Data of a view without images.
    private struct PlainViewData: ViewData {
      @MainActor static var host: CellHost<Self> { .view(PlainView.self) }
    }

    private final class PlainView: DeclaredView, ConfigurableView {
      func configure(with data: PlainViewData) {}
    }

    // MARK: Ahead, by loading

    private let one = CellImageRequest(.picture(1))

    @Test func prefetchingLoadsOnceWhatIsNotThere() async {
      let loader = HandLoader()
      let two = CellImageRequest(.picture(2))
      loader.cache[two] = newImage()
      loader.prefetch([one, two, one])
      loader.prefetch([one])
      await settle()
      #expect(loader.loads == [one])
      await loader.answer(one, with: newImage())
      loader.prefetch([one])
      await settle()
      #expect(loader.loads == [one, one], "it has ended, and is not in the cache")
      loader.cancelPrefetching([one, two])
      await settle()
      #expect(loader.cancelled == [one])
    }

    @Test func prefetchingThatFailsMayBeginAgain() async {
      let loader = HandLoader()
      loader.prefetch([one])
      await settle()
      await loader.answer(one, with: nil)
      loader.prefetch([one])
      await settle()
      #expect(loader.loads == [one, one])
      loader.cancelPrefetching([one])
      await settle()
    }

    @Test func whatIsCancelledDoesNotEndWhatHasBegunSince() async {
      let loader = HandLoader()
      loader.isDeaf = true
      loader.prefetch([one])
      await settle()
      loader.cancelPrefetching([one])
      loader.prefetch([one])
      await settle()
      #expect(loader.loads == [one, one])
      await loader.answerOne(with: newImage())
      loader.prefetch([one])
      await settle()
      #expect(loader.loads == [one, one], "the second is still under way")
      loader.cancelPrefetching([one, one])
      await settle()
      #expect(loader.cancelled == [one, one])
    }

    @Test func anImageForTwoCellsIsLoadedUntilNeitherIsLikely() async {
      let loader = HandLoader()
      loader.prefetch([one])
      loader.prefetch([one])
      await settle()
      loader.cancelPrefetching([one])
      await settle()
      #expect(loader.cancelled == [], "the other cell is still likely to be shown")
      loader.cancelPrefetching([one])
      await settle()
      #expect(loader.loads == [one])
      #expect(loader.cancelled == [one])
    }

    @Test func aViewGoesOnWaitingWhenPrefetchingEnds() async {
      let loader = HandLoader()
      loader.prefetch([one])
      let view = CellImage()
      view.show(one.url)
      await settle()
      loader.cancelPrefetching([one])
      await settle()
      #expect(loader.cancelled == [one])
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
    }
  }
}
#endif
