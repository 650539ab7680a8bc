import CellGenRuntimeText

/// The runtime as one file of the user's module.
///
/// The text is that of `Sources/CellGenRuntime`; only its access differs. It is embedded as most modules need
/// it, without a modifier and in two pieces and more: what all modules need, and then each of the parts that not all
/// do. Where a module needs no part, the first is written as it lies in the program.
///
/// - Parameter parts: the parts that it has, by their positions in ``RuntimePart/all``, in order.
func renderRuntime(access: Access, parts: [Int]) -> GeneratedFile {
  let pieces = [0] + parts.map { $0 + 1 }
  if access == .internal {
    let text = parts.isEmpty ? embeddedRuntime[0] : pieces.map { embeddedRuntime[$0] }.joined()
    return GeneratedFile(name: runtimeFileName, text: text)
  }
  let code = pieces.map { insertingModifiers(of: access, into: $0) }.joined()
    .dropFirst(runtimeHeader(.internal).count)
  return GeneratedFile(name: runtimeFileName, text: runtimeHeader(access) + code)
}

/// What stands above the code of the runtime.
func runtimeHeader(_ access: Access) -> String {
  let w = SwiftWriter()
  renderHeader(from: nil, w)
  switch access {
  case .internal: w.line("import UIKit")
  case .package: renderPackageImports(["UIKit"], w)
  case .public: w.line("public import UIKit")
  }
  return w.text + "\n"
}

/// A piece of the runtime with a modifier where its source has `public` or `open`. Both become `package`: there is
/// no open class within a package.
private func insertingModifiers(of access: Access, into piece: Int) -> String {
  var result: [UInt8] = []
  let source = Array(embeddedRuntime[piece].utf8)
  let places =
    publicModifiers[piece].map { ($0, "public ") } + openModifiers[piece].map { ($0, "open ") }
  var start = 0
  for (place, modifier) in places.sorted(by: { $0.0 < $1.0 }) {
    result += source[start..<place]
    result += (access == .public ? modifier : access.rawValue + " ").utf8
    start = place
  }
  return String(decoding: result + source[start...], as: UTF8.self)
}
