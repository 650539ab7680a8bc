#if canImport(UIKit)
public import UIKit

/// Loads images with `URLSession`, and keeps recent ones in memory.
///
/// Images are decoded off the main thread, at the size of their requests. The session's `URLCache` determines
/// what is kept on disk.
@MainActor
public final class CellImageURLLoader: CellImageLoader {
  private let session: URLSession
  private let images = NSCache<CellGenImageKey, UIImage>()
  private var downloads: [CellImageRequest: CellGenDownload] = [:]

  /// - Parameters:
  ///   - session: the session that loads the data.
  ///   - memoryLimit: the memory limit in bytes of decoded images. The cache also drops images when memory is
  ///     scarce.
  public init(session: URLSession = .shared, memoryLimit: Int = 100 << 20) {
    self.session = session
    images.totalCostLimit = memoryLimit
  }

  public func cached(_ request: CellImageRequest) -> UIImage? {
    images.object(forKey: CellGenImageKey(request))
  }

  /// Loads the image. Equal requests that are pending at the same time share a download.
  ///
  /// - Errors: `CancellationError`; the errors of the session; `URLError.badServerResponse` for an HTTP
  ///   status outside of 200 to 299, and `URLError.cannotDecodeContentData` for data that is not an image.
  public func load(_ request: CellImageRequest) async throws -> UIImage {
    try _Concurrency.Task.checkCancellation()
    if let image = cached(request) { return image }
    let download = downloads[request] ?? begin(request)
    let waiter = download.nextWaiter()
    return try await withTaskCancellationHandler {
      // Nothing suspends before the continuation is stored: both calls stay on the main actor.
      try await withCheckedThrowingContinuation { download.waiters[waiter] = $0 }
    } onCancel: {
      _Concurrency.Task { @MainActor in self.cancel(waiter, of: download) }
    }
  }

  private func begin(_ request: CellImageRequest) -> CellGenDownload {
    let download = CellGenDownload(request)
    downloads[request] = download
    let scale = request.size == nil ? 1 : CellGenDisplay.scale
    let task = session.dataTask(with: request.url) { [weak self] data, response, error in
      // The session calls this on a serial queue, where images would be decoded one after the other.
      _Concurrency.Task.detached(priority: .userInitiated) {
        let result = Swift.Result {
          try CellGenImageData.image(of: request, scale: scale, data, response, error)
        }
        await self?.end(download, with: result)
      }
    }
    download.task = task
    task.resume()
    return download
  }

  private func end(_ download: CellGenDownload, with result: Swift.Result<UIImage, any Swift.Error>)
  {
    if let image = try? result.get() {
      let pixels = image.size.width * image.scale * image.size.height * image.scale
      images.setObject(
        image, forKey: CellGenImageKey(download.request), cost: Int(pixels) * 4)
    }
    forget(download)
    for continuation in download.waiters.values { continuation.resume(with: result) }
    download.waiters = [:]
  }

  private func cancel(_ waiter: Int, of download: CellGenDownload) {
    guard let continuation = download.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(throwing: _Concurrency.CancellationError())
    guard download.waiters.isEmpty else { return }
    download.task?.cancel()
    forget(download)
  }

  private func forget(_ download: CellGenDownload) {
    if downloads[download.request] === download { downloads[download.request] = nil }
  }
}

/// A download, and the requests that wait for its image.
@MainActor
private final class CellGenDownload {
  let request: CellImageRequest
  var task: URLSessionDataTask?
  var waiters: [Int: _Concurrency.CheckedContinuation<UIImage, any Swift.Error>] = [:]
  private var lastWaiter = 0

  init(_ request: CellImageRequest) {
    self.request = request
  }

  func nextWaiter() -> Int {
    lastWaiter += 1
    return lastWaiter
  }
}

/// A request as the key of a cache. It is nonisolated like the members that it overrides, even where the main
/// actor is the default isolation.
private final class CellGenImageKey: NSObject {
  private nonisolated let request: CellImageRequest

  nonisolated init(_ request: CellImageRequest) {
    self.request = request
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CellGenImageKey)?.request == request
  }

  nonisolated override var hash: Int { request.hashValue }
}
#endif
