@testable import CellGenAuthoring
@testable import CellGenCore

/// What a parse says: the tree and the diagnostics in file order.
struct Reading {
  var root: Node?
  var diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    var found = Diagnostics()
    root = parse(SourceText(path: "Listing.sections", bytes: bytes), &found)
    diagnostics = found.sorted
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var summaries: [String] { diagnostics.map { "\($0.code.rawValue): \($0.message)" } }

  var offsets: [Int] { diagnostics.map { Int($0.primary.span.start) } }
}

/// A tree on one line: `{a: "x", b: [‹empty›]}`, `!` where it is broken, `…` where it is incomplete.
func printed(_ node: Node?) -> String {
  guard let node else { return "nothing" }
  switch node.content {
  case .scalar(let scalar): return sign(of: scalar.style) + json(scalar.text)
  case .empty: return "‹empty›"
  case .broken: return "!"
  case .sequence(let sequence):
    let items = sequence.items.map { printed($0) } + (sequence.isIncomplete ? ["…"] : [])
    return "[" + items.joined(separator: ", ") + "]"
  case .mapping(let mapping):
    let entries = mapping.entries.map { "\($0.key.text): \(printed($0.value))" }
    return "{" + (entries + (mapping.isIncomplete ? ["…"] : [])).joined(separator: ", ") + "}"
  }
}

private func sign(of style: Scalar.Style) -> String {
  switch style {
  case .plain: return ""
  case .singleQuoted: return "s"
  case .doubleQuoted: return "d"
  case .literal: return "|"
  case .folded: return ">"
  case .expression: return "e"
  }
}

private func json(_ text: String) -> String {
  renderJSON(
    Node(
      .scalar(Scalar(text: text, style: .plain)), span: SourceSpan(file: 0, start: 0, end: 0)))
}
