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
  var text = embeddedRuntime
  if access != .public { text = replacingPublic(in: text, at: runtimeModifiers, by: access) }
  return GeneratedFile(name: runtimeFileName, text: w.text + "\n" + text)
}

/// Source code with another access in place of each modifier `public`, and of `open`, since nobody outside
/// of the module can see the class then.
///
/// - Parameter modifiers: the bytes at which they begin, in order; a space follows each.
func replacingPublic(in source: String, at modifiers: [Int], by access: Access) -> String {
  var result = ""
  result.reserveCapacity(source.utf8.count)
  var start = source.startIndex
  for modifier in modifiers {
    let place = source.utf8.index(source.startIndex, offsetBy: modifier)
    result += source[start..<place]
    if access != .internal { result += access.rawValue }
    let space = source.utf8[place...].firstIndex(of: UInt8(ascii: " ")) ?? source.endIndex
    // Without a modifier the space behind it goes too.
    start = access == .internal ? source.utf8.index(after: space) : space
  }
  return result + source[start...]
}
