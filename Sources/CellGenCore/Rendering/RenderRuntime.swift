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
  let runtime = embeddedRuntime
  let text = access == .public ? runtime : replacingPublic(in: runtime, by: access)
  return GeneratedFile(name: runtimeFileName, text: w.text + "\n" + text)
}

/// Source code with another access in place of each modifier `public`, and of `open`, since nobody outside
/// of the module can see the class then.
///
/// Comments and strings stay as they are, and so does the word where it is no modifier: after a dot
/// or in back-ticks.
func replacingPublic(in source: String, by access: Access) -> String {
  var source = source
  source.makeContiguousUTF8()
  let modifiers = source.utf8.withContiguousStorageIfAvailable(publicModifiers) ?? []
  var result = ""
  result.reserveCapacity(source.utf8.count)
  var start = source.startIndex
  for modifier in modifiers {
    result += source[start..<source.utf8.index(source.startIndex, offsetBy: modifier.lowerBound)]
    if access != .internal { result += access.rawValue }
    // Without a modifier the space behind it goes too.
    let end = access == .internal ? modifier.upperBound + 1 : modifier.upperBound
    start = source.utf8.index(source.startIndex, offsetBy: end)
  }
  return result + source[start...]
}

private typealias Bytes = UnsafeBufferPointer<UInt8>

/// The places of the modifiers `public` and `open`.
private func publicModifiers(in bytes: Bytes) -> [Range<Int>] {
  var modifiers: [Range<Int>] = []
  var position = 0
  while position < bytes.count {
    switch bytes[position] {
    case UInt8(ascii: "p"), UInt8(ascii: "o"):
      if let modifier = publicModifier(in: bytes, at: position) { modifiers.append(modifier) }
    case UInt8(ascii: "/")
    where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\""): position = endOfString(bytes, from: position)
    default: break
    }
    position += 1
  }
  return modifiers
}

private func publicModifier(in bytes: Bytes, at start: Int) -> Range<Int>? {
  if start > 0, bytes[start - 1] == UInt8(ascii: ".") || isIdentifierByte(bytes[start - 1]) {
    return nil
  }
  for word: StaticString in ["public", "open"] {
    let end = start + word.utf8CodeUnitCount
    if end < bytes.count, bytes[end] == UInt8(ascii: " "),
      word.withUTF8Buffer({ bytes[start..<end].elementsEqual($0) })
    {
      return start..<end
    }
  }
  return nil
}

/// The last byte of a string of one line, whose interpolations hold no strings themselves.
private func endOfString(_ bytes: Bytes, from start: Int) -> Int {
  var position = start + 1
  while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
  }
  return position
}
