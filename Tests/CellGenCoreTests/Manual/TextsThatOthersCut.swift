@testable import CellGenCore

/// The texts without quotes between brackets that hold a `?`.
///
/// YAML 1.2 reads them whole. PyYAML 6.0.3, as tried out, ends a plain text there and refuses the rest:
/// `{a: String?}`, `[a?]`, `{a: b?c}`; not so outside of brackets and in quotes.
func textsThatOthersCut(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  guard let root = Reading(bytes).root else { return [] }
  return cutTexts(root, inFlow: false, bytes)
}

private func cutTexts(_ node: Node, inFlow: Bool, _ bytes: [UInt8]) -> [String] {
  switch node.content {
  case .scalar: return inFlow ? cutTexts(node.span, bytes) : []
  case .sequence(let list):
    return list.items.flatMap { cutTexts($0, inFlow: inFlow || list.isFlow, bytes) }
  case .mapping(let mapping):
    return mapping.entries.flatMap { entry in
      (inFlow || mapping.isFlow ? cutTexts(entry.key.span, bytes) : [])
        + cutTexts(entry.value, inFlow: inFlow || mapping.isFlow, bytes)
    }
  case .empty, .broken: return []
  }
}

private func cutTexts(_ span: SourceSpan, _ bytes: [UInt8]) -> [String] {
  let written = String(decoding: bytes[span.range], as: UTF8.self)
  let isQuoted = written.hasPrefix("\"") || written.hasPrefix("'")
  return !isQuoted && written.contains("?") ? [written] : []
}
