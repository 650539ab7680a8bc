/// Reads an image with an asset or a symbol.
func resolveImage(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> ImageElement? {
  guard case .mapping = entry.value.content else {
    diagnostics.report(.imageOfWrongKind(entry.value, scope.view.fields))
    return nil
  }
  guard let mapping = readMapping(entry.value, .image, of: entry.key, &diagnostics) else {
    return nil
  }
  let origin = readOrigin(mapping, entry.key, scope, &diagnostics)
  var image = ImageElement(
    property: "", origin: origin ?? .asset(.literal("")),
    font: readFont(mapping, &diagnostics),
    color: readColor(mapping, in: scope.manifest, &diagnostics),
    fills: mapping.choice("mode", among: ["fit", "fill"], hint: modeHint, &diagnostics) == "fill",
    width: mapping.number("width", .aboveZero, &diagnostics),
    height: mapping.number("height", .aboveZero, &diagnostics),
    accessibilityLabel: readAccessibilityLabel(mapping, scope, &diagnostics))
  guard let origin else { return nil }
  image.property = scope.names.next(origin.name, .imageView)
  image.keepsPlace = readKeepsPlace(mapping, hiddenBy: origin.name.field, &diagnostics)
  // The place of an image that is always there needs no size of its own.
  if image.keepsPlace, origin.name.field?.type.isOptional == true {
    checkPlace(of: mapping, along: scope.axis, &diagnostics)
  }
  return image
}

/// Help for a case of `UIView.ContentMode`.
private func modeHint(_ word: String) -> String? {
  switch word.drop(while: { $0 == "." }).lowercased() {
  case "aspectfit", "scaleaspectfit": "write 'fit'"
  case "aspectfill", "scaleaspectfill": "write 'fill'"
  case "scaletofill", "stretch": "write 'fill', which keeps the proportions, or 'fit'"
  default: nil
  }
}

/// Reads what VoiceOver says.
func readAccessibilityLabel(
  _ mapping: Mapping, _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Text? {
  mapping["accessibilityLabel"].flatMap {
    readStringSource($0, "'accessibilityLabel'", scope, &diagnostics)
  }
}

/// An image view without an image has no size of its own, so its place needs one.
private func checkPlace(
  of mapping: Mapping, along axis: StackElement.Axis, _ diagnostics: inout Diagnostics
) {
  let (side, stack) = axis == .horizontal ? ("width", "an 'hstack'") : ("height", "a 'vstack'")
  guard mapping[side] == nil, !mapping.isIncomplete, let key = mapping.entry("keepsPlace")?.key
  else { return }
  diagnostics.report(.placeWithoutSize(key, side, in: stack))
}

private func readOrigin(
  _ mapping: Mapping, _ image: Mapping.Key, _ scope: LayoutScope,
  _ diagnostics: inout Diagnostics
) -> ImageElement.Origin? {
  if let asset = mapping.entry("asset"), let symbol = mapping.entry("symbol") {
    diagnostics.report(.assetAndSymbol(asset.key, symbol.key))
    return nil
  }
  if let asset = mapping["asset"] {
    return readStringSource(asset, "'asset'", for: .imageName, scope, &diagnostics)
      .map(ImageElement.Origin.asset)
  }
  if let symbol = mapping["symbol"] {
    return readStringSource(symbol, "'symbol'", for: .imageName, scope, &diagnostics)
      .map(ImageElement.Origin.symbol)
  }
  if !mapping.isIncomplete { diagnostics.report(.imageWithoutOrigin(image)) }
  return nil
}

extension ImageElement.Origin {
  /// The name of the asset or the symbol.
  var name: Text {
    switch self {
    case .asset(let text), .symbol(let text): text
    }
  }
}

extension DiagnosticCode {
  package static let assetAndSymbol = Self("asset-and-symbol", .error, .elements)
}

extension Diagnostic {
  static func imageOfWrongKind(_ node: Node, _ fields: FieldTable) -> Diagnostic {
    let name = node.scalar?.text
    let field = name.flatMap { fields[$0] }
    if let name = field?.name.text, let type = field?.type, KnownType(type).unwrapped != .text {
      return .wrongKind(
        "an image", expected: "a mapping with 'asset' or 'symbol'", found: node,
        help: customView(named: name),
        note: "an image names an asset or a symbol, fixed or by a field of type String")
    }
    let value = field != nil ? "{ field: \(name ?? "") }" : name.map(inYAML) ?? "star"
    return .wrongKind(
      "an image", expected: "a mapping with 'asset' or 'symbol'", found: node,
      help: "write 'image: { symbol: \(value) }' or 'image: { asset: \(value) }'")
  }

  static func imageWithoutOrigin(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "an image needs 'asset' or 'symbol'",
      at: Annotation(key.span, "no image"),
      help: "add 'symbol: star' with an SF Symbol, or 'asset: …' with an image of your catalog")
  }

  static func placeWithoutSize(
    _ key: Mapping.Key, _ side: String, in stack: String
  ) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "an image that keeps its place in \(stack) needs a '\(side)'",
      at: Annotation(key.span, "while there is no image, its place has no size"),
      help: "add '\(side): 20', with the points that its place takes")
  }

  static func assetAndSymbol(_ asset: Mapping.Key, _ symbol: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .assetAndSymbol,
      "an image has either 'asset' or 'symbol', not both",
      at: Annotation(symbol.span),
      also: [Annotation(asset.span)],
      help: "remove one of them")
  }
}
