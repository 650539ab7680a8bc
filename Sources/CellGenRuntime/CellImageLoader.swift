#if canImport(UIKit)
public import UIKit

/// An image that a view wants: where it is, and how many pixels of it are needed.
///
/// Equal requests are for the same image, so what was loaded ahead is what the view asks for later.
public struct CellImageRequest: ScreenValue {
  /// How the image is to be fitted into the size; its proportions are kept.
  public enum Mode: ScreenValue {
    /// All of it is inside.
    case fit
    /// It covers all of the size, and what is outside is cut by the view.
    case fill
  }

  public var url: Foundation.URL
  /// In pixels; nil for the image's own size.
  public var size: CGSize?
  /// Without a meaning where there is no size.
  public var mode: Mode

  /// - Parameters:
  ///   - url: where the image is.
  ///   - size: in pixels; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  public init(_ url: Foundation.URL, size: CGSize? = nil, mode: Mode = .fit) {
    self.url = url
    self.size = size
    self.mode = mode
  }
}

extension CellImageRequest {
  /// The request of a view of a size, which is also what is asked for ahead of that view.
  ///
  /// The scale is the main screen's, whoever asks: a view's traits may not be known before it is in a
  /// window, and what is asked for ahead has no view yet.
  ///
  /// - Parameters:
  ///   - url: where the image is.
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
  /// Pixels a point. `UIScreen.main` has it, too, but is deprecated; a renderer's format is "best suited
  /// for the main screen's current configuration" (Apple, `UIGraphicsRendererFormat.preferred()`).
  static var scale: CGFloat { UIGraphicsImageRendererFormat.preferred().scale }
}

/// What loads the images of an app's views.
///
/// Set one as ``CellImages/loader``, once; the default is a ``CellImageURLLoader``.
@MainActor
public protocol CellImageLoader: AnyObject {
  /// The image if it is there without waiting.
  func cached(_ request: CellImageRequest) -> UIImage?

  /// Loads the image; ends early when the task that waits for it is cancelled.
  func load(_ request: CellImageRequest) async throws -> UIImage

  /// Loads images that are likely to be shown soon. By default by ``load(_:)``, without the result.
  func prefetch(_ requests: [CellImageRequest])

  /// Stops loading images that are no longer likely to be shown soon. Views that wait for them go on.
  func cancelPrefetching(_ requests: [CellImageRequest])
}

/// Where the runtime finds what loads images.
@MainActor
public enum CellImages {
  /// Loads the images of all views; set it before the first of them is shown, such as when the app launches.
  public static var loader: any CellImageLoader = CellImageURLLoader()

  /// True while a view is measured that nobody sees, whose images are not worth loading.
  static var isMeasuring = false

  /// What is being loaded ahead, and for how many views.
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
          // One that was cancelled is no longer in its place, where another may be.
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
