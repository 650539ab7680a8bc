import CellGenRuntimeText

/// The runtime as one file of the user's module.
///
/// The text is that of `Sources/CellGenRuntime`; only its access differs.
func renderRuntime(access: Access) -> GeneratedFile {
  let w = SwiftWriter()
  renderHeader(from: nil, w)
  switch access {
  case .internal: w.line("import UIKit")
  case .package: renderPackageImports(["UIKit"], w)
  case .public: w.line("public import UIKit")
  }
  w.gap()
  w.verbatim(access == .public ? embeddedRuntime : replacingPublic(in: embeddedRuntime, by: access))
  return GeneratedFile(name: runtimeFileName, text: w.text)
}

/// Source code with another access in place of each modifier `public`, and of `open`, since nobody outside
/// of the module can see the class then.
///
/// Comments and strings stay as they are, and so does the word where it is no modifier: after a dot
/// or in back-ticks.
func replacingPublic(in source: String, by access: Access) -> String {
  var source = source
  return source.withUTF8 { bytes in
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (position, copied) = (0, 0)
    while position < bytes.count {
      let end = endOfToken(bytes, from: position)
      if isPublicModifier(bytes, position..<end) {
        result.append(contentsOf: Bytes(rebasing: bytes[copied..<position]))
        if access != .internal { result.append(contentsOf: access.rawValue.utf8) }
        // Without a modifier the space behind it goes too.
        copied = access == .internal ? end + 1 : end
      }
      position = end
    }
    result.append(contentsOf: Bytes(rebasing: bytes[copied...]))
    return String(decoding: result, as: UTF8.self)
  }
}

private typealias Bytes = UnsafeBufferPointer<UInt8>

private func isPublicModifier(_ bytes: Bytes, _ token: Range<Int>) -> Bool {
  let word: StaticString
  switch bytes[token.lowerBound] {
  case UInt8(ascii: "p"): word = "public"
  case UInt8(ascii: "o"): word = "open"
  default: return false
  }
  guard token.count == word.utf8CodeUnitCount, token.upperBound < bytes.count,
    bytes[token.upperBound] == UInt8(ascii: " "),
    word.withUTF8Buffer({ bytes[token].elementsEqual($0) })
  else { return false }
  return token.lowerBound == 0 || bytes[token.lowerBound - 1] != UInt8(ascii: ".")
}

/// The end of what begins at a place: a comment, a string, a word, or a single byte.
private func endOfToken(_ bytes: Bytes, from start: Int) -> Int {
  var end = start + 1
  switch bytes[start] {
  case UInt8(ascii: "/") where end < bytes.count && bytes[end] == UInt8(ascii: "/"):
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
  case UInt8(ascii: "\""):
    // A string of one line, whose interpolations hold no strings themselves.
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end + 1, bytes.count)
  case let byte where isIdentifierByte(byte):
    while end < bytes.count, isIdentifierByte(bytes[end]) { end += 1 }
  default: break
  }
  return end
}
