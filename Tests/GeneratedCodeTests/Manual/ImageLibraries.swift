#if os(Linux)
/// What the manual's adapters use of image libraries, as the libraries declare it.
enum ImageLibraries {
  static let modules = ["Nuke": nuke, "Kingfisher": kingfisher, "SDWebImage": sdWebImage]

  /// github.com/kean/Nuke, 12.
  private static let nuke = """
    public import UIKit

    public typealias PlatformImage = UIImage

    public enum ImageProcessingOptions: Sendable {
      public enum Unit: Sendable { case points, pixels }
      public enum ContentMode: Sendable { case aspectFill, aspectFit }
    }

    public struct ImageRequest: @unchecked Sendable, ExpressibleByStringLiteral {
      public var userInfo: [UserInfoKey: Any]
      public init(stringLiteral value: String) { self.init(url: nil) }
      public init(url: URL?, userInfo: [UserInfoKey: Any]? = nil) { self.userInfo = userInfo ?? [:] }

      public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(stringLiteral value: String) { rawValue = value }
        public static let thumbnailKey: ImageRequest.UserInfoKey = "thumbnail"
      }

      public struct ThumbnailOptions: Hashable, Sendable {
        public init(maxPixelSize: Float) {}
        public init(
          size: CGSize, unit: ImageProcessingOptions.Unit = .points,
          contentMode: ImageProcessingOptions.ContentMode = .aspectFill
        ) {}
      }
    }

    public struct ImageContainer: @unchecked Sendable {
      public var image: PlatformImage
    }

    public final class ImagePipeline: @unchecked Sendable {
      public static var shared: ImagePipeline { ImagePipeline() }
      public var cache: ImagePipeline.Cache { Cache() }
      public func image(for url: URL) async throws -> PlatformImage { PlatformImage() }
      public func image(for request: ImageRequest) async throws -> PlatformImage { PlatformImage() }

      public struct Cache: Sendable {
        public subscript(url: URL) -> ImageContainer? { get { nil } nonmutating set {} }
        public subscript(request: ImageRequest) -> ImageContainer? { get { nil } nonmutating set {} }
      }
    }

    public final class ImagePrefetcher: @unchecked Sendable {
      public init(pipeline: ImagePipeline = ImagePipeline.shared) {}
      public func startPrefetching(with urls: [URL]) {}
      public func startPrefetching(with requests: [ImageRequest]) {}
      public func stopPrefetching(with urls: [URL]) {}
      public func stopPrefetching(with requests: [ImageRequest]) {}
    }
    """

  /// github.com/onevcat/Kingfisher, 8.
  private static let kingfisher = """
    public import UIKit

    public typealias KFCrossPlatformImage = UIImage
    public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
    public typealias DownloadProgressBlock = ((_ receivedSize: Int64, _ totalSize: Int64) -> Void)

    public protocol Resource: Sendable {
      var cacheKey: String { get }
      var downloadURL: URL { get }
    }

    extension URL: Resource {
      public var cacheKey: String { absoluteString }
      public var downloadURL: URL { self }
    }

    public protocol ImageProcessor: Sendable {
      var identifier: String { get }
    }

    public struct DownsamplingImageProcessor: ImageProcessor {
      public let size: CGSize
      public let identifier: String
      public init(size: CGSize) {
        self.size = size
        identifier = ""
      }
    }

    public enum KingfisherOptionsInfoItem: Sendable {
      case processor(any ImageProcessor)
      case scaleFactor(CGFloat)
      case cacheOriginalImage
    }

    public struct KingfisherParsedOptionsInfo: Sendable {}

    open class ImageCache: @unchecked Sendable {
      public static let `default` = ImageCache()

      open func retrieveImageInMemoryCache(
        forKey key: String, options: KingfisherParsedOptionsInfo
      ) -> KFCrossPlatformImage? { nil }

      open func retrieveImageInMemoryCache(
        forKey key: String, options: KingfisherOptionsInfo? = nil
      ) -> KFCrossPlatformImage? { nil }
    }

    public struct RetrieveImageResult: Sendable {
      public let image: KFCrossPlatformImage
    }

    public enum KingfisherError: Error {}
    public struct DownloadTask: Sendable {}

    public class KingfisherManager: @unchecked Sendable {
      public static let shared = KingfisherManager()

      @discardableResult
      public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)?
      ) -> DownloadTask? { nil }

      public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil
      ) async throws -> RetrieveImageResult { RetrieveImageResult(image: UIImage()) }
    }
    """

  /// github.com/SDWebImage/SDWebImage, 5, as Swift imports it from Objective-C.
  private static let sdWebImage = """
    public import UIKit

    public struct SDWebImageOptions: OptionSet, @unchecked Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static var retryFailed: SDWebImageOptions { SDWebImageOptions(rawValue: 1) }
    }

    public struct SDWebImageContextOption: Hashable, RawRepresentable, @unchecked Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "thumbnail")
    }

    public enum SDImageCacheType: Int, @unchecked Sendable { case none, disk, memory, all }

    public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
    public typealias SDInternalCompletionBlock = (
      UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
    ) -> Void

    open class SDWebImageCombinedOperation: NSObject {
      open func cancel() {}
    }

    open class SDWebImageManager: NSObject {
      open class var shared: SDWebImageManager { SDWebImageManager() }

      open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
        completed: @escaping SDInternalCompletionBlock
      ) -> SDWebImageCombinedOperation? { nil }

      open func loadImage(
        with url: URL?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]?, progress: SDImageLoaderProgressBlock?,
        completed: @escaping SDInternalCompletionBlock
      ) -> SDWebImageCombinedOperation? { nil }

      open func cacheKey(for url: URL?) -> String? { nil }
      open func cacheKey(for url: URL?, context: [SDWebImageContextOption: Any]?) -> String? { nil }
    }

    open class SDImageCache: NSObject {
      open class var shared: SDImageCache { SDImageCache() }
      open func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
    }
    """
}
#endif
