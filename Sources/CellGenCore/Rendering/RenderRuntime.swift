import CellGenRuntimeText

/// The runtime as one file of the user's module.
///
/// The text is that of `Sources/CellGenRuntime`; only its access differs. It is embedded without a modifier and in
/// pieces, in the order in which they are read. A piece belongs to no part, which all modules have, or to one or
/// several, and is written where all of them are.
///
/// - Parameter parts: the parts that it has, by their positions in ``RuntimePart/all``.
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

/// Pieces in one text. Where some are left out between two others, no two empty lines meet.
private func joined(_ pieces: [String], behind header: String) -> String {
  let newline = UInt8(ascii: "\n")
  var text = header
  for piece in pieces {
    let endsInGap = text.utf8.suffix(2).elementsEqual([newline, newline])
    text += endsInGap && piece.utf8.first == newline ? piece.dropFirst() : piece[...]
  }
  return text
}

/// What stands above the code of the runtime.
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

/// A piece of the runtime with a modifier where its source has `public` or `open`. Both become `package`: there is
/// no open class within a package.
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
