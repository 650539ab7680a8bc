extension String {
  /// Hands on the bytes of the text, which are UTF-8.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Swift's texts show their bytes as they are; only those of Objective-C have to be copied first.
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    var text = self
    return text.withUTF8(use)
  }
}
