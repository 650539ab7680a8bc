#if canImport(UIKit)
public import UIKit

/// An image that a view needs: its location, and its size in pixels.
///
/// Equal requests are for the same image, so an image that was prefetched is the one that the view requests
/// later.
public struct CellImageRequest: ScreenValue {
  /// The way in which the image is fitted into the size. It keeps its proportions.
  public enum Mode: ScreenValue {
    /// The whole image is inside of the size.
    case fit
    /// The image covers the whole size, and the view clips what is outside.
    case fill
  }

  public var url: Foundation.URL
  /// The size in pixels; nil for the image's own size.
  public var size: CGSize?
  /// The mode, which has no effect without a size.
  public var mode: Mode

  /// - Parameters:
  ///   - url: the location of the image.
  ///   - size: the size in pixels; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  public init(_ url: Foundation.URL, size: CGSize? = nil, mode: Mode = .fit) {
    self.url = url
    self.size = size
    self.mode = mode
  }
}

extension CellImageRequest {
  /// Creates the request of a view of some size, which is also the request for prefetching its image.
  ///
  /// The scale is always the main screen's: the traits of a view may be unknown before it is in a window, and
  /// prefetching has no view yet.
  ///
  /// - Parameters:
  ///   - url: the location of the image.
  ///   - points: the size of the view in points; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  @MainActor
  public init(_ url: Foundation.URL, points: CGSize?, mode: Mode = .fit) {
    guard let points else {
      self.init(url)
      return
    }
    let scale = CellGenDisplay.scale
    let pixels = CGSize(
      width: (points.width * scale).rounded(.up), height: (points.height * scale).rounded(.up))
    self.init(url, size: pixels, mode: mode)
  }
}

/// The main screen.
@MainActor
enum CellGenDisplay {
  /// The number of pixels per point. `UIScreen.main` has it as well but is deprecated; a renderer's format is
  /// "best suited for the main screen's current configuration" (Apple,
  /// `UIGraphicsRendererFormat.preferred()`).
  static var scale: CGFloat { UIGraphicsImageRendererFormat.preferred().scale }
}

/// A type that loads the images of an app's views.
///
/// Set one as ``CellImages/loader``, once; the default is a ``CellImageURLLoader``.
@MainActor
public protocol CellImageLoader: AnyObject {
  /// Returns the image if it is available immediately.
  func cached(_ request: CellImageRequest) -> UIImage?

  /// Loads the image, and stops early if its task is canceled.
  func load(_ request: CellImageRequest) async throws -> UIImage

  /// Loads images that are likely to be shown soon. The default implementation calls ``load(_:)`` and ignores
  /// the result.
  func prefetch(_ requests: [CellImageRequest])

  /// Stops loading images that are no longer likely to be shown soon. Views that wait for them keep waiting.
  func cancelPrefetching(_ requests: [CellImageRequest])
}

/// The image loader of the app.
@MainActor
public enum CellImages {
  /// The loader for the images of all views. Set it before the first image is shown, such as when the app
  /// launches.
  public static var loader: any CellImageLoader = CellImageURLLoader()

  /// True while an offscreen view is measured, whose images need not be loaded.
  static var isMeasuring = false

  /// The images that are being prefetched, and for how many views.
  fileprivate static var prefetching:
    [CellImageRequest: (task: _Concurrency.Task<Void, Never>, views: Int)] =
      [:]
}

extension CellImageLoader {
  public func prefetch(_ requests: [CellImageRequest]) {
    for request in requests {
      if CellImages.prefetching[request] != nil {
        CellImages.prefetching[request]?.views += 1
      } else if cached(request) == nil {
        let task = _Concurrency.Task {
          _ = try? await load(request)
          // A canceled task has already been removed, and another one may be in its place.
          if !_Concurrency.Task.isCancelled { CellImages.prefetching[request] = nil }
        }
        CellImages.prefetching[request] = (task, views: 1)
      }
    }
  }

  public func cancelPrefetching(_ requests: [CellImageRequest]) {
    for request in requests {
      guard let (task, views) = CellImages.prefetching[request] else { continue }
      if views > 1 {
        CellImages.prefetching[request]?.views -= 1
      } else {
        CellImages.prefetching[request] = nil
        task.cancel()
      }
    }
  }
}
#endif
