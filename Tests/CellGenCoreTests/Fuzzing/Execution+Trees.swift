import CellGenCore

extension Execution {
  /// Checks that a tree lies in its text, and that it is not missing without an error.
  func check(
    _ root: Node?, of source: SourceText, _ diagnostics: Diagnostics
  ) throws(BrokenRule) {
    if let root { return try check(root) }
    let isExplained = diagnostics.all.contains {
      $0.severity == .error && Int($0.primary.span.file) == source.index
    }
    try require(isExplained, "without a tree there is an error")
  }

  private func check(_ node: Node) throws(BrokenRule) {
    try check(node.span)
    switch node.content {
    case .scalar, .empty, .broken: break
    case .sequence(let sequence): try checkParts(sequence.items.map(\.span), of: node)
    case .mapping(let mapping):
      try checkParts(mapping.entries.flatMap { [$0.key.span, $0.value.span] }, of: node)
      var names: Set<[UInt8]> = []
      for entry in mapping.entries {
        try require(names.insert(Array(entry.key.text.utf8)).inserted, "keys are unique")
      }
    }
    for child in children(of: node) { try check(child) }
  }

  /// Checks that parts follow each other within the whole.
  private func checkParts(_ parts: [SourceSpan], of node: Node) throws(BrokenRule) {
    var end = node.span.start
    for part in parts {
      try require(part.start >= end, "the parts of a node follow each other")
      end = part.end
    }
    try require(end <= node.span.end, "the parts of a node lie in it")
  }
}

private func children(of node: Node) -> [Node] {
  switch node.content {
  case .scalar, .empty, .broken: []
  case .sequence(let sequence): sequence.items
  case .mapping(let mapping): mapping.entries.map(\.value)
  }
}
