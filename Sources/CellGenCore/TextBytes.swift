extension String {
  /// Passes the bytes of the text, which are UTF-8, to a closure.
  func withBytes<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Swift strings expose their bytes directly; only those of Objective-C have to be copied first.
    if let result = utf8.withContiguousStorageIfAvailable(use) { return result }
    var text = self
    return text.withUTF8(use)
  }
}
