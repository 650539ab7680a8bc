#if os(Linux)
import FoundationNetworking
import Testing
import UIKit

@testable import CellGenRuntime

extension ImageTests {
  /// The default loader, with a server inside the program.
  ///
  /// That images are decoded at the size of their requests only a phone shows; what is computed for it is
  /// tested here.
  @MainActor
  @Suite struct CellImageURLLoaderTests {
    private let loader: CellImageURLLoader
    private let request: CellImageRequest
    private let jpeg = Data("a picture".utf8)

    init() {
      let (session, url) = HandServer.makeSession()
      loader = CellImageURLLoader(session: session)
      request = CellImageRequest(url)
    }

    private func load() -> Task<UIImage, any Error> {
      Task { [loader, request] in try await loader.load(request) }
    }

    @Test func theDefaultIsOne() {
      #expect(CellImageURLLoader().cached(request) == nil)
    }

    @Test func loadsAndRemembers() async throws {
      #expect(loader.cached(request) == nil)
      let task = load()
      await HandServer.arrival(of: request.url)
      HandServer.answer(request.url, jpeg)
      let image = try await task.value
      #expect(image == UIImage(data: jpeg))
      #expect(loader.cached(request) === image)
      #expect(try await loader.load(request) === image)
      #expect(HandServer.requests(for: request.url) == 1)
      let smaller = CellImageRequest(request.url, size: CGSize(width: 1, height: 1))
      #expect(loader.cached(smaller) == nil, "another size is another image")
    }

    @Test func equalRequestsShareADownload() async throws {
      let tasks = (0..<5).map { _ in load() }
      await HandServer.arrival(of: request.url)
      await settle()
      HandServer.answer(request.url, jpeg)
      var images: Set<ObjectIdentifier> = []
      for task in tasks { images.insert(ObjectIdentifier(try await task.value)) }
      #expect(images.count == 1)
      #expect(HandServer.requests(for: request.url) == 1)
    }

    @Test(arguments: [199, 304, 404, 500])
    func anHTTPErrorIsAnError(status: Int) async {
      let task = load()
      await HandServer.arrival(of: request.url)
      HandServer.answer(request.url, status: status, jpeg)
      await #expect { try await task.value } throws: {
        ($0 as? URLError)?.code == .badServerResponse
      }
      #expect(loader.cached(request) == nil)
    }

    @Test func whatIsNoImageIsAnError() async {
      let task = load()
      await HandServer.arrival(of: request.url)
      HandServer.answer(request.url, Data())
      await #expect { try await task.value } throws: {
        ($0 as? URLError)?.code == .cannotDecodeContentData
      }
    }

    @Test func anErrorOfTheSessionIsThatError() async throws {
      let task = load()
      await HandServer.arrival(of: request.url)
      HandServer.fail(request.url, URLError(.notConnectedToInternet))
      await #expect { try await task.value } throws: {
        ($0 as? URLError)?.code == .notConnectedToInternet
      }
      let again = load()
      await HandServer.arrival(of: request.url)
      HandServer.answer(request.url, jpeg)
      #expect(try await again.value == UIImage(data: jpeg), "the next one tries again")
    }

    @Test func theLastOneThatCancelsEndsTheDownload() async {
      let tasks = [load(), load()]
      await HandServer.arrival(of: request.url)
      await settle()
      for task in tasks { task.cancel() }
      for task in tasks {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      await HandServer.end(of: request.url)
    }

    @Test func theOthersGoOnWhenOneCancels() async throws {
      let tasks = [load(), load(), load()]
      await HandServer.arrival(of: request.url)
      await settle()
      tasks[0].cancel()
      await #expect(throws: CancellationError.self) { try await tasks[0].value }
      // The session does one thing after the other: with this it has done what the cancelled one asked of it.
      let other = CellImageRequest(request.url.appendingPathComponent("other"))
      loader.prefetch([other])
      await HandServer.arrival(of: other.url)
      loader.cancelPrefetching([other])
      HandServer.answer(request.url, jpeg)
      #expect(try await tasks[1].value === tasks[2].value)
    }

    @Test func aDownloadBeginsAgainAfterItWasCancelled() async throws {
      let first = load()
      await HandServer.arrival(of: request.url)
      first.cancel()
      await #expect(throws: CancellationError.self) { try await first.value }
      await HandServer.end(of: request.url)
      let second = load()
      await HandServer.arrival(of: request.url)
      HandServer.answer(request.url, jpeg)
      #expect(try await second.value == UIImage(data: jpeg))
      #expect(HandServer.requests(for: request.url) == 2)
    }

    @Test func whatIsCancelledBeforeItBeginsAsksForNothing() async {
      let task = load()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(HandServer.requests(for: request.url) == 0)
    }

    @Test func aViewShowsIt() async {
      CellImages.loader = loader
      let view = CellImage()
      let other = CellImage()
      view.show(request.url)
      other.show(request.url)
      await HandServer.arrival(of: request.url)
      await settle()
      HandServer.answer(request.url, jpeg)
      // Those who came first are told first.
      _ = try? await loader.load(request)
      await settle()
      #expect(view.image == UIImage(data: jpeg))
      #expect(view.image === other.image)
      #expect(HandServer.requests(for: request.url) == 1)
    }

    // MARK: Sizes

    @Test(arguments: [
      (CGSize(width: 400, height: 300), CGSize(width: 40, height: 40), 40.0, 54.0),
      (CGSize(width: 300, height: 400), CGSize(width: 40, height: 40), 40, 54),
      (CGSize(width: 400, height: 300), CGSize(width: 80, height: 30), 40, 80),
      (CGSize(width: 100, height: 100), CGSize(width: 400, height: 400), 100, 100),
      (CGSize(width: 400, height: 100), CGSize(width: 200, height: 200), 200, 400),
      (CGSize(width: 0, height: 0), CGSize(width: 200, height: 200), 0, 0),
    ])
    func imagesAreAsSmallAsTheirRequestsLet(
      image: CGSize, size: CGSize, fit: CGFloat, fill: CGFloat
    ) {
      #expect(longerSide(image, size, .fit) == fit)
      #expect(longerSide(image, size, .fill) == fill)
      #expect(longerSide(image, nil, .fill) == max(image.width, image.height))
    }

    private func longerSide(
      _ image: CGSize, _ size: CGSize?, _ mode: CellImageRequest.Mode
    ) -> CGFloat {
      CellGenImageData.longerSide(
        of: image, for: CellImageRequest(request.url, size: size, mode: mode))
    }
  }
}
#endif
