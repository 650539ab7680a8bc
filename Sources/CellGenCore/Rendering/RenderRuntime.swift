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
  let modifiers = access == .public ? [] : runtimeModifiers
  let header = w.bytes + "\n".utf8
  return GeneratedFile(
    name: runtimeFileName,
    bytes: replacingPublic(in: embeddedRuntime, at: modifiers, by: access, below: header))
}

/// Source code with another access in place of each modifier `public`, and of `open`, since nobody outside
/// of the module can see the class then.
///
/// - Parameters:
///   - modifiers: the bytes at which they begin, in order; a space follows each.
///   - header: what stands above the code.
func replacingPublic(
  in source: String, at modifiers: [Int], by access: Access, below header: [UInt8] = []
) -> [UInt8] {
  var result = header
  var source = source
  source.withUTF8 { source in
    result.reserveCapacity(header.count + source.count)
    var start = source.startIndex
    for modifier in modifiers {
      result.append(contentsOf: source[start..<modifier])
      if access != .internal { result.append(contentsOf: access.rawValue.utf8) }
      let space = source[modifier...].firstIndex(of: UInt8(ascii: " ")) ?? source.endIndex
      // Without a modifier the space behind it goes too.
      start = access == .internal ? space + 1 : space
    }
    result.append(contentsOf: source[start...])
  }
  return result
}
