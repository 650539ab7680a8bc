import CellGenRuntimeText

/// Returns the runtime as one file of the app's module.
///
/// The code is that of `Sources/CellGenRuntime`, except for its access level. It is embedded in this program
/// without modifiers and in pieces, in file order. A piece belongs to no part, which means that all modules
/// get it, or to one or more parts, and is included if all of them are.
///
/// - Parameter parts: The parts to include, by their positions in ``RuntimePart/all``.
func renderRuntime(
  access: Access, parts: Set<Int>, owner: Options.Owner = .cellgen
) -> GeneratedFile {
  let header = runtimeHeader(access, owner)
  let pieces = embeddedRuntime
  let partsOfPieces = embeddedRuntimeParts
  let written = pieces.indices.filter { partsOfPieces[$0].allSatisfy(parts.contains) }
  if access == .internal {
    let text = joined(written.map { pieces[$0] }, behind: header)
    return GeneratedFile(name: runtimeFileName, text: text)
  }
  let (publics, opens) = (publicModifiers, openModifiers)
  let code = written.map {
    insertingModifiers(of: access, into: pieces[$0], publics: publics[$0], opens: opens[$0])
  }
  return GeneratedFile(name: runtimeFileName, text: joined(code, behind: header))
}

/// Returns pieces joined into one text. If pieces are left out between two others, their empty lines are
/// merged.
private func joined(_ pieces: [String], behind header: String) -> String {
  let newline = UInt8(ascii: "\n")
  var text = header
  for piece in pieces {
    let endsInGap = text.utf8.suffix(2).elementsEqual([newline, newline])
    text += endsInGap && piece.utf8.first == newline ? piece.dropFirst() : piece[...]
  }
  return text
}

/// Returns the lines above the code of the runtime.
func runtimeHeader(_ access: Access, _ owner: Options.Owner = .cellgen) -> String {
  let w = SwiftWriter()
  if owner == .cellgen { renderHeader(from: nil, w) }
  switch access {
  case .internal: w.line("import UIKit")
  case .package: renderPackageImports(["UIKit"], w)
  case .public: w.line("public import UIKit")
  }
  return w.text + "\n"
}

/// Returns a piece of the runtime with a modifier where its source has `public` or `open`. Both become
/// `package`, because a package has no open classes.
private func insertingModifiers(
  of access: Access, into piece: String, publics: [Int], opens: [Int]
) -> String {
  var result: [UInt8] = []
  let source = Array(piece.utf8)
  let places = publics.map { ($0, "public ") } + opens.map { ($0, "open ") }
  var start = 0
  for (place, modifier) in places.sorted(by: { $0.0 < $1.0 }) {
    result += source[start..<place]
    result += (access == .public ? modifier : access.rawValue + " ").utf8
    start = place
  }
  return String(decoding: result + source[start...], as: UTF8.self)
}
