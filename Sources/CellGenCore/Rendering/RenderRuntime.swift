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
  let bytes = Array(source.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  bytes.withUnsafeBufferPointer { bytes in
    var position = 0
    while position < bytes.count {
      let end = endOfToken(bytes, from: position)
      if isPublicModifier(bytes, position..<end) {
        result.append(contentsOf: access == .internal ? [] : Array(access.rawValue.utf8))
        // Without a modifier the space behind it goes too.
        position = access == .internal ? end + 1 : end
      } else {
        result.append(contentsOf: bytes[position..<end])
        position = end
      }
    }
  }
  return String(decoding: result, as: UTF8.self)
}

private typealias Bytes = UnsafeBufferPointer<UInt8>

private func isPublicModifier(_ bytes: Bytes, _ token: Range<Int>) -> Bool {
  let isModifier =
    bytes[token].elementsEqual("public".utf8) || bytes[token].elementsEqual("open".utf8)
  guard isModifier, token.upperBound < bytes.count, bytes[token.upperBound] == UInt8(ascii: " ")
  else { return false }
  return token.lowerBound == 0 || bytes[token.lowerBound - 1] != UInt8(ascii: ".")
}

/// The end of what begins at a place: a comment, a string, a word, or a single byte.
private func endOfToken(_ bytes: Bytes, from start: Int) -> Int {
  switch bytes[start] {
  case UInt8(ascii: "/") where start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/"):
    return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  case UInt8(ascii: "\""): return endOfString(bytes, from: start)
  case let byte where isIdentifierByte(byte):
    return bytes[start...].firstIndex { !isIdentifierByte($0) } ?? bytes.count
  default: return start + 1
  }
}

/// The end of a string of one line, whose interpolations hold no strings themselves.
private func endOfString(_ bytes: Bytes, from start: Int) -> Int {
  var position = start + 1
  while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
  }
  return min(position + 1, bytes.count)
}
