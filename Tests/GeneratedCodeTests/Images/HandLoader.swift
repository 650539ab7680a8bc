#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The tests of images, one at a time: they share the app's one loader.
@Suite(.serialized) struct ImageTests {}

/// A loader that answers when the test says so.
@MainActor
final class HandLoader: CellImageLoader {
  struct Failure: Error {}

  private struct Waiter {
    var number: Int
    var request: CellImageRequest
    var continuation: CheckedContinuation<UIImage, any Error>
  }

  var cache: [CellImageRequest: UIImage] = [:]
  /// What is there in every size.
  var cacheOfAllSizes: [URL: UIImage] = [:]
  /// Whether a load that is cancelled goes on all the same.
  var isDeaf = false
  /// Every load that has begun, in order.
  private(set) var loads: [CellImageRequest] = []
  /// Every load that was cancelled, in order.
  private(set) var cancelled: [CellImageRequest] = []
  private var waiters: [Waiter] = []

  /// A loader that is the app's from now on.
  init() {
    CellImages.loader = self
  }

  var waiting: [CellImageRequest] { waiters.map(\.request) }

  func cached(_ request: CellImageRequest) -> UIImage? {
    cache[request] ?? cacheOfAllSizes[request.url]
  }

  /// Fails at once for the views of other tests, which run at the same time.
  func load(_ request: CellImageRequest) async throws -> UIImage {
    guard request.url.isPicture else { throw Failure() }
    let number = loads.count
    loads.append(request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        waiters.append(Waiter(number: number, request: request, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let place = waiters.firstIndex(where: { $0.number == number }) else { return }
    cancelled.append(waiters[place].request)
    if !isDeaf { waiters.remove(at: place).continuation.resume(throwing: CancellationError()) }
  }

  /// Answers all who wait for a request, and lets them take notice.
  func answer(_ request: CellImageRequest, with image: UIImage?) async {
    let answered = waiters.filter { $0.request == request }
    waiters.removeAll { $0.request == request }
    for waiter in answered { resume(waiter, with: image) }
    await settle()
  }

  /// Answers the one who has waited longest, or another one, and lets it take notice.
  func answerOne(at place: Int = 0, with image: UIImage?) async {
    resume(waiters.remove(at: place), with: image)
    await settle()
  }

  private func resume(_ waiter: Waiter, with image: UIImage?) {
    waiter.continuation.resume(with: image.map { .success($0) } ?? .failure(Failure()))
  }
}

/// Lets everything happen that tasks of the main actor have to do by now. They take their turns in
/// order, so a few turns are enough.
@MainActor
func settle() async {
  for _ in 0..<10 { await Task.yield() }
}

extension URL {
  /// Where the picture of a number is.
  static func picture(_ number: Int) -> URL { URL(string: "https://\(host)/\(number).jpg")! }

  /// Whether it is where a test of images has its pictures, and no other test.
  fileprivate var isPicture: Bool { host() == Self.host }

  private static let host = "pictures.example"
}

/// An image that is equal to itself alone.
func newImage() -> UIImage { UIImage() }
#endif
