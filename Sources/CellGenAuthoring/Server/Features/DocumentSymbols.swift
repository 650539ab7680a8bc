import CellGenCore

extension Feature {
  /// The outline of a manifest: its views with their fields, actions and elements, its sections, and its tokens.
  static let documentSymbols = Feature(
    "textDocument/documentSymbol", capability: ["documentSymbolProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    guard let tree = manifest.tree else { return [] }
    let symbols = symbols(of: GrammarNode(root: tree))
    let isNested =
      request.client.capabilities["textDocument"]["documentSymbol"][
        "hierarchicalDocumentSymbolSupport"] == true
    return .array(
      isNested
        ? symbols.map { $0.json(manifest) } : symbols.flatMap { $0.flat(manifest, in: nil) })
  }
}

/// A named part of a manifest.
private struct Symbol {
  /// The kind that editors show.
  ///
  /// - Source: Language Server Protocol 3.17, "SymbolKind".
  enum Kind: Int {
    case namespace = 3
    case view = 5
    case section = 6
    case field = 8
    case token = 14
    case element = 19
    case action = 24
  }

  var name: String
  var detail: String?
  var kind: Kind
  /// The range of its name.
  var key: SourceSpan
  var span: SourceSpan
  var children: [Symbol] = []
}

// MARK: - Finding

private func symbols(of manifest: GrammarNode) -> [Symbol] {
  manifest.entries.compactMap { key, value in
    let children = names(in: key.text, value)
    guard !children.isEmpty else { return nil }
    return Symbol(
      name: key.text, kind: .namespace, key: key.span, span: key.span.union(value.node.span),
      children: children)
  }
}

/// The parts that the author named under a key of a manifest.
private func names(in group: String, _ value: GrammarNode) -> [Symbol] {
  switch group {
  case "views":
    value.entries.map { key, view in symbol(key, view, .view, parts(of: view)) }
  case "sections":
    value.entries.map { key, section in symbol(key, section, .section, parts(of: section)) }
  case "elements":
    value.entries.map { key, element in symbol(key, element, .element, []) }
  case "colors", "fonts", "spacings", "styles", "formats":
    value.entries.map { key, token in symbol(key, token, .token, []) }
  default: elements(in: value)
  }
}

/// The fields, actions and elements of a view or of its replacement.
private func parts(of owner: GrammarNode) -> [Symbol] {
  owner.entries.flatMap { key, value -> [Symbol] in
    switch key.text {
    case "data": value.entries.map { key, field in symbol(key, field, .field, []) }
    case "actions":
      value.entries.map { key, action in symbol(key, action, .action, []) }
        + value.items.flatMap(actions)
    default: elements(in: value)
    }
  }
}

/// An action in a list: its name, or a mapping of its name to its values.
private func actions(_ item: GrammarNode) -> [Symbol] {
  if let name = item.scalar {
    let span = item.node.span
    return [Symbol(name: name.text, kind: .action, key: span, span: span)]
  }
  return item.entries.map { key, value in symbol(key, value, .action, []) }
}

/// The outermost elements in a value, each with those inside it.
private func elements(in value: GrammarNode) -> [Symbol] {
  guard value.isMapping(of: .element) else { return value.children.flatMap(elements) }
  return value.entries.map { key, element in symbol(key, element, .element, elements(in: element)) }
}

private func symbol(
  _ key: Mapping.Key, _ value: GrammarNode, _ kind: Symbol.Kind, _ children: [Symbol]
) -> Symbol {
  let detail =
    value.scalar ?? ["type", "text", "title", "symbol"].lazy.compactMap { value[$0]?.scalar }.first
  return Symbol(
    name: key.text, detail: detail?.text, kind: kind, key: key.span,
    span: key.span.union(value.node.span), children: children)
}

// MARK: - Writing

extension Symbol {
  /// Clients refuse symbols without a name.
  private var shownName: String { name.isEmpty ? "''" : printable(name) }

  func json(_ manifest: RequestedManifest) -> JSON {
    [
      "name": .string(shownName), "detail": .string(printable(detail ?? "")),
      "kind": .integer(kind.rawValue), "range": manifest.json(span),
      "selectionRange": manifest.json(key),
      "children": .array(children.map { $0.json(manifest) }),
    ]
  }

  /// The symbol and those inside it, for a client that supports only flat lists.
  func flat(_ manifest: RequestedManifest, in container: String?) -> [JSON] {
    let own: JSON = [
      "name": .string(shownName), "kind": .integer(kind.rawValue),
      "location": ["uri": .string(manifest.document.uri), "range": manifest.json(span)],
      "containerName": .optional(container.map(JSON.string)),
    ]
    return [own] + children.flatMap { $0.flat(manifest, in: shownName) }
  }
}
