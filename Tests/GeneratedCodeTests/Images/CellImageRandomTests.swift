#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// A view beside a plain model of it, through random calls and answers.
  @MainActor
  @Suite struct CellImageRandomTests {
    /// What is wanted, and what has become of it.
    private struct Model {
      enum Phase { case idle, loading, loaded, failed }

      var url: URL?
      var phase = Phase.idle
      var placeholder: UIImage?
      var failure: UIImage?
      var image: UIImage?
      /// How often the loader is to be asked.
      var loads = 0

      var shown: UIImage? {
        switch phase {
        case .loaded: image
        case .failed: failure ?? placeholder
        case .idle, .loading: placeholder
        }
      }

      mutating func show(
        _ url: URL?, _ placeholder: UIImage?, _ failure: UIImage?, cached: UIImage?
      ) {
        let isSame = url == self.url && (phase == .loading || phase == .loaded)
        (self.url, self.placeholder, self.failure) = (url, placeholder, failure)
        if isSame { return }
        image = cached
        phase = url == nil ? .idle : cached == nil ? .loading : .loaded
        if phase == .loading { loads += 1 }
      }

      mutating func cancel() { if phase == .loading { phase = .idle } }

      mutating func answer(_ image: UIImage?) {
        guard phase == .loading else { return }
        self.image = image
        phase = image == nil ? .failed : .loaded
      }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func showsWhatTheModelShows(seed: UInt64) async {
      var random = SeededNumbers(seed: seed)
      let loader = HandLoader()
      loader.isDeaf = Bool.random(using: &random)
      let view = CellImage()
      let images = [newImage(), newImage(), nil]
      var model = Model()
      for _ in 0..<60 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let number = Int.random(in: 0..<4, using: &random)
          let url = number == 0 ? nil : URL.picture(number)
          let placeholder = images.randomElement(using: &random)!
          let failure = images.randomElement(using: &random)!
          let cached = url.flatMap { loader.cached(CellImageRequest($0)) }
          view.show(url, placeholder: placeholder, failure: failure)
          model.show(url, placeholder, failure, cached: cached)
        case 5:
          view.cancel()
          model.cancel()
        case 6:
          let request = CellImageRequest(.picture(Int.random(in: 1..<4, using: &random)))
          loader.cache[request] = Bool.random(using: &random) ? newImage() : nil
        default:
          await settle()
          guard !loader.waiting.isEmpty else { continue }
          let place = Int.random(in: 0..<loader.waiting.count, using: &random)
          let image = Bool.random(using: &random) ? newImage() : nil
          // Of those who wait for one URL, only the last may still want it.
          let request = loader.waiting[place]
          let isLast = !loader.waiting[(place + 1)...].contains(request)
          await loader.answerOne(at: place, with: image)
          if isLast, request.url == model.url { model.answer(image) }
        }
        #expect(view.image === model.shown)
      }
      await settle()
      #expect(loader.loads.count == model.loads)
    }
  }
}
#endif
