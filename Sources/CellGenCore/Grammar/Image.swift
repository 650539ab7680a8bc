extension ImageElement: StyledModel {
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

  private static let image = Key(
    "image", .field({ $0 == .unknown }) { .noImage($0, $1, "UIImage") },
    "The field that holds it, of type UIImage.",
    get: { if case .image(let field) = $0.origin { .value(field) } else { .omitted } }
  ) { $0.origin = .image($1) }.essential().synonyms("uiimage")

  package static let form = Form(
    "image", "an image",
    blank: ImageElement(property: "", origin: .asset(.constant(.literal("")))),
    [
      asset, symbol, image,
      Key("font", \.font, .value(of: Font.self), "The font that a symbol's size follows."),
      Key(
        "color", \.color, .value(of: Color.self),
        "The tint of a symbol, or of an image, which is then drawn in one colour."
      ),
      Key(
        "mode", \.mode, .cases(hint: modeHint), "How it fills its space."
      ).synonyms("contentmode"),
      Key("accessibilityLabel", \.accessibilityLabel, .string(), "The label that VoiceOver reads."),
    ] + Key.look,
    rules: [
      .oneOf([asset, symbol, image]) { .imageWithoutOrigin($0.owner) },
      .excludes(asset, symbol, Diagnostic.twoImages),
      .excludes(asset, image, Diagnostic.twoImages),
      .excludes(symbol, image, Diagnostic.twoImages),
    ],
    wrongKind: { entry, resolver in .imageOfWrongKind(entry.value, resolver.scope.fields) },
    finish: { element, written, resolver in
      guard written.has(asset) || written.has(symbol) || written.has(image) else { return false }
      let field = element.origin.field
      element.property = resolver.scope.names.next(field?.name.text ?? "", .imageView)
      resolver.finishLook(of: &element, written, shows: field)
      guard element.look.keepsPlace, let key = written.mapping.entry("keepsPlace")?.key,
        field?.type.isOptional == true
      else { return true }
      // An image view without an image has no intrinsic size, so its space needs one.
      let isRow = resolver.scope.axis == .horizontal
      let lacksSide = written.mapping.reading(isRow ? "width" : "height").isAbsent
      if lacksSide { resolver.report(.placeWithoutSize(key, isRow)) }
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
  /// The field that the image or its name comes from as it is.
  var field: Field? {
    switch self {
    case .asset(let name), .symbol(let name): name.field
    case .image(let field), .url(let field): field
    }
  }
}

extension ElementNames.Suffix {
  static let imageView = Self("ImageView")
}

extension DiagnosticCode {
  package static let twoImages = Self("two-images", .error, .elements)
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

  static func twoImages(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoImages,
      "an image has either \(quoted(one.text)) or \(quoted(other.text)), not both",
      at: Annotation(other.span),
      also: [Annotation(one.span)],
      help: "remove one of them")
  }

  static func noImage(_ field: Field, _ span: SourceSpan, _ type: String) -> Diagnostic {
    Diagnostic(
      .elementType,
      "an image cannot show \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "not a \(type)"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "name a field of type \(type); for the name of an image, write "
        + "'symbol: { field: \(field.name.text) }' or 'asset: { field: \(field.name.text) }'")
  }
}
