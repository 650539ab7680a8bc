import CellGenCommand

/// The identity of a document: its file, or its address if it isn't a file.
///
/// Clients write the address of a file in several ways (`file:///c%3A` and `file:///c:`), and a folder can be
/// a link.
struct DocumentID: Hashable, Sendable {
  private let key: PathBytes
  /// The path without links; nil if it isn't a file.
  let path: String?

  init(uri: String) {
    path = filePath(ofURI: uri).map(physical)
    key = PathBytes(path ?? uri)
  }

  init(path: String) {
    self.path = physical(path)
    key = PathBytes(self.path ?? path)
  }

  static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// The path in a file's address; nil for other addresses.
func filePath(ofURI uri: String) -> String? {
  let bytes = Array(uri.utf8)
  let scheme = Array("file://".utf8)
  guard bytes.count > scheme.count,
    bytes.prefix(scheme.count).map({ $0 | 0x20 }) == scheme.map({ $0 | 0x20 })
  else { return nil }
  guard let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
  let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
  guard slash < end else { return nil }
  let path = percentDecoded(bytes[slash..<end])
  // The system would truncate the path there.
  return path.contains(0) ? nil : String(decoding: path, as: UTF8.self)
}

/// The address of a file.
func fileURI(ofPath path: String) -> String {
  let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
  return "file://"
    + path.utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : percentEncoded(byte)
    }.joined()
}

private func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2)
    if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isHexDigit),
      let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    {
      result.append(code)
      rest = rest.dropFirst(2)
    } else {
      result.append(byte)
    }
  }
  return result
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  "0123456789abcdefABCDEF".utf8.contains(byte)
}
