import CellGenCore

extension Feature {
  /// The colors of a manifest in light mode: hexadecimal ones, UIKit's, and tokens.
  static let documentColors = Feature(
    "textDocument/documentColor", capability: ["colorProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    guard let tree = manifest.tree else { return [] }
    let palette = TokenPalette(manifest, tree)
    return .array(
      colorWords(in: GrammarNode(root: tree)).compactMap { node in
        palette.paint(of: node).map {
          ["range": manifest.json(node.span), "color": $0.json]
        }
      })
  }

  /// The ways to write a color: in hexadecimal, with alpha if it isn't opaque.
  static let colorPresentations = Feature("textDocument/colorPresentation") {
    request throws(ResponseError) in
    let manifest = try request.manifest()
    let range = try manifest.range(request.params)
    guard let paint = Paint(request.params["color"]) else {
      throw .invalidParams("a color has 'red', 'green', 'blue' and 'alpha' from 0 to 1")
    }
    let quote = manifest.document.bytes[range].first == UInt8(ascii: "'") ? "'" : "\""
    let text = quote + paint.literal + quote
    return [["label": .string(paint.literal), "textEdit": manifest.lines.edit(range, text)]]
  }
}

/// The scalars that are colors, in text order.
private func colorWords(in node: GrammarNode) -> [Node] {
  if node.scalar != nil {
    let isColor = node.kinds.contains { if case .hexColor = $0 { true } else { false } }
    return isColor ? [node.node] : []
  }
  return node.children.flatMap(colorWords)
}

/// The colors declared by a manifest and those that it uses, as written.
private struct TokenPalette {
  private var tokens: [String: Node] = [:]

  init(_ manifest: RequestedManifest, _ tree: Node) {
    let names = GrammarNode(root: tree)["uses"].map { uses in
      Set(([uses] + uses.items).compactMap(\.scalar?.text))
    }
    // The manifest's own colors come last, and replace others of the same name.
    for other in manifest.run.findings.value.sound.trees {
      let name = other.source.baseName
      let module = other.source.module.map { $0 + "/" + name }
      guard let names, names.contains(module ?? name), let root = other.root else { continue }
      add(root)
    }
    add(tree)
  }

  private mutating func add(_ root: Node) {
    for (key, value) in GrammarNode(root: root)["colors"]?.entries ?? [] {
      tokens[key.text] = value.node
    }
  }

  /// The value of a color in light mode; nil if only the app knows it.
  ///
  /// - Parameter depth: the number of tokens that can still be followed, because tokens can form a cycle.
  func paint(of node: Node, depth: Int = 16) -> Paint? {
    guard depth > 0 else { return nil }
    switch node.content {
    case .scalar(let word):
      if let token = tokens[word.text] { return paint(of: token, depth: depth - 1) }
      if let hex = colorDigits(word.text) { return Paint(hex) }
      return Vocabulary.color(inSwift: word.text)
        .flatMap { PublishedColors.paint(of: $0, in: .light) }
    case .mapping(let mapping):
      if let light = mapping["light"] { return paint(of: light, depth: depth - 1) }
      guard let base = mapping["of"], var paint = paint(of: base, depth: depth - 1),
        case .scalar(let alpha)? = mapping["alpha"]?.content, let alpha = Double(alpha.text)
      else { return nil }
      paint.alpha = min(max(alpha, 0), 1)
      return paint
    case .sequence, .empty, .broken: return nil
    }
  }
}

extension Paint {
  fileprivate init?(_ json: JSON) {
    let parts = ["red", "green", "blue", "alpha"].map { json[$0].number }
    let known = parts.compactMap { $0 }.map { min(max($0, 0), 1) }
    guard known.count == 4 else { return nil }
    let byte = { (part: Double) in (part * 255).rounded() }
    // Hexadecimal colors also have a byte for alpha.
    self.init(
      red: byte(known[0]), green: byte(known[1]), blue: byte(known[2]),
      alpha: byte(known[3]) / 255)
  }

  fileprivate var json: JSON {
    [
      "red": .number(red / 255), "green": .number(green / 255), "blue": .number(blue / 255),
      "alpha": .number(alpha),
    ]
  }
}
