// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's types are bridged to those that they are toll-free bridged with.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary

public final class CGImage: Sendable {}
public final class CGImageSource {}

public var kCGImageSourceShouldCache: CFString { "" as NSString }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "" as NSString }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "" as NSString }
public var kCGImageSourceShouldCacheImmediately: CFString { "" as NSString }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "" as NSString }
public var kCGImagePropertyPixelWidth: CFString { "" as NSString }
public var kCGImagePropertyPixelHeight: CFString { "" as NSString }
public var kCGImagePropertyOrientation: CFString { "" as NSString }

public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { nil }

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { nil }

public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }
