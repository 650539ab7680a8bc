import CellGenRuntimeText

/// The runtime as one file of the user's module.
///
/// The text is that of `Sources/CellGenRuntime`; only its access differs. It is embedded as most modules need
/// it, without a modifier, and is then written as it lies in the program.
func renderRuntime(access: Access) -> GeneratedFile {
  var text = embeddedRuntime
  if access != .internal {
    let code = insertingModifiers(of: access, into: text).dropFirst(runtimeHeader(.internal).count)
    text = runtimeHeader(access) + code
  }
  return GeneratedFile(name: runtimeFileName, text: text)
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

/// The runtime with a modifier where its source has `public` or `open`. Both become `package`: there is no
/// open class within a package.
private func insertingModifiers(of access: Access, into source: String) -> String {
  var result: [UInt8] = []
  let source = Array(source.utf8)
  let places = publicModifiers.map { ($0, "public ") } + openModifiers.map { ($0, "open ") }
  var start = 0
  for (place, modifier) in places.sorted(by: { $0.0 < $1.0 }) {
    result += source[start..<place]
    result += (access == .public ? modifier : access.rawValue + " ").utf8
    start = place
  }
  return String(decoding: result + source[start...], as: UTF8.self)
}
