#if canImport(UIKit)
import UIKit

#if canImport(ImageIO)
import ImageIO
#endif

/// Decodes the data that a server sent, on any thread.
enum CellGenImageData {
  /// Returns the image of a response, decoded at the size of its request.
  ///
  /// - Parameter scale: the number of pixels per point of the image.
  nonisolated static func image(
    of request: CellImageRequest, scale: CGFloat, _ data: Foundation.Data?,
    _ response: URLResponse?,
    _ error: (any Swift.Error)?
  ) throws -> UIImage {
    if let error { throw error }
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
    guard let data, let image = decode(data, for: request, scale: scale) else {
      throw URLError(.cannotDecodeContentData)
    }
    return image
  }

  /// Returns the length of the longer side of an image at the smallest size that its request allows.
  ///
  /// - Units: pixels.
  nonisolated static func longerSide(of image: CGSize, for request: CellImageRequest) -> CGFloat {
    let longer = max(image.width, image.height)
    guard let size = request.size, image.width > 0, image.height > 0 else { return longer }
    let ratios = [size.width / image.width, size.height / image.height]
    let ratio = request.mode == .fill ? max(ratios[0], ratios[1]) : min(ratios[0], ratios[1])
    return (longer * min(ratio, 1)).rounded(.up)
  }

  #if canImport(ImageIO)
  /// Decodes a thumbnail at its own size, without keeping the whole image in memory ("Image and Graphics Best
  /// Practices", WWDC 2018, session 219).
  private nonisolated static func decode(
    _ data: Foundation.Data, for request: CellImageRequest, scale: CGFloat
  ) -> UIImage? {
    let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, sourceOptions),
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
      let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
      let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
    else { return nil }
    // Orientations from 5 on are rotated by 90 degrees, which swaps width and height.
    let isOnItsSide = (properties[kCGImagePropertyOrientation] as? Int ?? 1) >= 5
    let size = CGSize(
      width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceThumbnailMaxPixelSize: longerSide(of: size, for: request),
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
  #else
  private nonisolated static func decode(
    _ data: Foundation.Data, for request: CellImageRequest, scale: CGFloat
  ) -> UIImage? {
    UIImage(data: data)
  }
  #endif
}
#endif
