extension ImageElement: FormModel {
  private static let asset = Key(
    "asset", .string(for: .imageName),
    "The name of an image in the asset catalog.",
    get: { if case .asset(let name) = $0.origin { .value(name) } else { .omitted } }
  ) { $0.origin = .asset($1) }.essential().synonyms("name named")

  private static let symbol = Key(
    "symbol", .string(for: .imageName),
    "The name of an SF Symbol.",
    get: { if case .symbol(let name) = $0.origin { .value(name) } else { .omitted } }
  ) { $0.origin = .symbol($1) }.essential().synonyms("systemname systemimage")

  private static let width = Key(
    "width", \.width, .number(.aboveZero),
    "Its width in points; by default, the image's own.")

  private static let height = Key(
    "height", \.height, .number(.aboveZero),
    "Its height in points; by default, the image's own.")

  private static let keepsPlace = Key.keepsPlace(\.keepsPlace)

  package static let form = Form(
    "image", "an image",
    blank: ImageElement(property: "", origin: .asset(.literal(""))),
    [
      asset, symbol,
      Key("font", \.font, .font, "A Dynamic Type text style."),
      Key(
        "color", \.color, .color(),
        "The tint of a symbol or a template image."
      ).synonyms("tint tintcolor"),
      Key(
        "mode", \.mode, .cases(hint: modeHint), "How it fills its space."
      ).synonyms("contentmode"),
      width, height, keepsPlace,
      Key("accessibilityLabel", \.accessibilityLabel, .string(), "The label that VoiceOver reads."),
    ],
    rules: [
      .oneOf([asset, symbol]) { .imageWithoutOrigin($0.owner) },
      .excludes(asset, symbol, Diagnostic.assetAndSymbol),
    ],
    wrongKind: { entry, resolver in .imageOfWrongKind(entry.value, resolver.scope.fields) },
    finish: { image, written, resolver in
      guard written.has(asset) || written.has(symbol) else { return false }
      let name = image.origin.name
      image.property = resolver.scope.names.next(name, .imageView)
      guard image.keepsPlace, let key = written.key(keepsPlace) else { return true }
      resolver.checkPlace(key, of: name.field)
      // The space of an image that is always visible needs no size.
      guard name.field?.type.isOptional == true else { return true }
      // An image view without an image has no intrinsic size, so its space needs one.
      let isRow = resolver.scope.axis == .horizontal
      if written.lacks(isRow ? width : height) { resolver.report(.placeWithoutSize(key, isRow)) }
      return true
    })
}

/// Help for a case of `UIView.ContentMode`.
@Sendable private func modeHint(_ word: String) -> String? {
  switch word.drop(while: { $0 == "." }).lowercased() {
  case "aspectfit", "scaleaspectfit": "write 'fit'"
  case "aspectfill", "scaleaspectfill": "write 'fill'"
  case "scaletofill", "stretch": "write 'fill', which keeps the proportions, or 'fit'"
  default: nil
  }
}

extension ImageElement.Origin {
  /// The name of the asset or the symbol.
  var name: Text {
    switch self {
    case .asset(let text), .symbol(let text): text
    }
  }
}

extension ElementNames.Suffix {
  static let imageView = Self("ImageView")
}

extension DiagnosticCode {
  package static let assetAndSymbol = Self("asset-and-symbol", .error, .elements)
}

extension Diagnostic {
  static func imageOfWrongKind(_ node: Node, _ fields: NamedTable<FieldDraft>) -> Diagnostic {
    let name = node.scalar?.text
    let field = name.flatMap { fields[$0] }
    if let name = field?.name.text, let type = field?.type, KnownType(type).unwrapped != .text {
      return .wrongKind(
        "an image", expected: "a mapping with 'asset' or 'symbol'", found: node,
        help: customView(named: name),
        note: "an image is an asset or a symbol, named here or by a field of type String")
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
      help: "add 'symbol: star' with an SF Symbol, or 'asset: …' with an image in your catalog")
  }

  static func placeWithoutSize(
    _ key: Mapping.Key, _ isRow: Bool
  ) -> Diagnostic {
    let (side, stack) = isRow ? ("width", "an 'hstack'") : ("height", "a 'vstack'")
    return Diagnostic(
      .requiredKey,
      "an image that keeps its place in \(stack) needs a '\(side)'",
      at: Annotation(key.span, "without an image, its place has no size"),
      help: "add '\(side): 20', with the size of its place in points")
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
