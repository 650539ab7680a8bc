extension Resolver {
  /// Reads a list of unique names; a single name can replace the list.
  mutating func readNameList(
    _ node: Node, _ subject: String, allowsOne: Bool = false
  ) -> [Name]? {
    if allowsOne, let scalar = node.scalar, scalar.text.contains(",") {
      report(.listWithoutBrackets(subject, Name(scalar.text, span: node.span)))
      return nil
    }
    if allowsOne, let scalar = node.scalar, !scalar.text.hasPrefix("-") {
      return readName(node, subject).map { [$0] }
    }
    guard let items = readList(node, subject) else { return nil }
    let names = items.compactMap { readName($0, "an item of \(subject)") }
    var first: [String: Name] = [:]
    return names.filter { name in
      if let other = first[name.text] {
        report(.repeatedName(name, in: subject, first: other))
        return false
      }
      first[name.text] = name
      return true
    }
  }
}

extension Node {
  /// The name that it is, or the names in its list, unchanged.
  var listedNames: [String] {
    switch content {
    case .scalar(let scalar): [scalar.text]
    case .sequence(let list): list.items.compactMap(\.scalar?.text)
    case .mapping, .empty, .broken: []
    }
  }
}
