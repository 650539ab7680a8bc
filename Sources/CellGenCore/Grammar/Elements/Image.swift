extension ImageElement: StyledModel {
  package static let facts = Facts<ImageElement>(
    touches: .around, reports: nil, voiceOver: .elementWithName,
    namesRow: { $0.accessibilityLabel == nil ? .label : .text }, inRow: .rigid,
    extent: { _ in .bothSides }, box: .around, tint: nil, ground: { $0.isPicture ? .picture : nil },
    text: nil, hiddenBy: { $0.isAlwaysShown ? [] : $0.origin.field.map { [$0] } ?? [] },
    shows: { $0.initials.map { $0.text.fields.map { .text($0) } } ?? [] }, hasStyles: true)

  var presence: Value<Flag>? {
    if isAlwaysShown { return nil }
    return switch origin {
    case .asset(let name), .symbol(let name): name.presence
    case .image(let image): image.presence
    case .url: nil
    }
  }

  /// True for an image that keeps its space while it is missing, because it is loaded or has a stand-in.
  package var isAlwaysShown: Bool { loaded != nil || hasStandIn }

  /// True if something is shown in place of a missing image.
  package var hasStandIn: Bool { placeholder != nil || initials != nil }

  /// True for an image with colors of its own, unlike a symbol.
  private var isPicture: Bool { if case .symbol = origin { false } else { true } }

  private static let asset = Key(
    "asset", .string(for: .assetName),
    "The name of an image in the asset catalog.",
    get: { if case .asset(let name) = $0.origin { .value(name) } else { .omitted } }
  ) { $0.origin = .asset($1) }.essential().synonyms("name named")

  private static let symbol = Key(
    "symbol", .string(for: .symbolName),
    "The name of an SF Symbol.",
    get: { if case .symbol(let name) = $0.origin { .value(name) } else { .omitted } }
  ) { $0.origin = .symbol($1) }.essential().synonyms("systemname systemimage")

  private static let image = Key(
    "image", .appImage,
    "One of the app's images: a field of type UIImage, or a Swift member.",
    get: { if case .image(let image) = $0.origin { .value(image) } else { .omitted } }
  ) { $0.origin = .image($1) }.essential().synonyms("uiimage")

  private static let url = Key(
    "url", .value(of: ImageURL.self), "The URL to load the image from.",
    get: { if case .url(let url) = $0.origin { .value(url) } else { .omitted } }
  ) { $0.origin = .url($1) }.essential().synonyms("src source uri href remote imageurl")

  private static let placeholder = Key(
    "placeholder", \.placeholder, .form, "A stand-in to show while there is no image."
  )

  private static let failure = Key(
    "failure", \.failure, .form, "A stand-in to show if the image fails to load."
  ).fallback("the 'placeholder'")

  private static let retry = Key(
    "retry", \.retry, .retryName,
    "Lets people tap the `failure` to load the image again; its value names the action for VoiceOver."
  ).synonyms("retryontap tapstoretry reload taptoretry")

  private static let initials = Key(
    "initials", \.initials, .form,
    "Initials to show in place of a missing image; short form: the field with the name."
  ).lacks(.states, because: .loading)

  private static let multicolor = Key(
    "multicolor", \.multicolor, .value(of: Flag.self),
    "When a symbol is drawn in its own colors, if it has any."
  ).needs(
    Availability(
      version: 15, subject: "'multicolor'", instead: "give the symbol a 'color'")
  ).fallback("never").synonyms("ismulticolor symbolrenderingmode")

  package static let form = Form(
    "image", "an image",
    blank: ImageElement(property: "", origin: .asset(.constant(.literal("")))), foreign: foreign,
    short: ShortForm([.field("UIImage or URL")]) { entry, element, resolver in
      guard let field = ValueForm.field(.imageOrURL).read(entry, &resolver) else { return false }
      let isURL = KnownType(field.type).unwrapped == .url
      element.origin = isURL ? .url(.field(field)) : .image(.field(field))
      return true
    },
    [
      asset, symbol, image, url, placeholder, failure, retry, initials,
      Key("font", \.font, .value(of: Font.self), "The font that a symbol's size follows."),
      Key(
        "color", \.color, .value(of: Color.self),
        "The tint of a symbol, or of an image, which is then drawn in one color."
      ),
      multicolor,
      Key(
        "mode", \.mode, .value(of: ImageElement.Mode.self), "How it fills its space."
      ).synonyms("contentmode"),
    ] + Key.look + [
      Key("accessibilityLabel", \.accessibilityLabel, .string(), "The label that VoiceOver reads.")
        .synonyms("alt alttext arialabel")
    ],
    rules: [
      .oneOf([asset, symbol, image, url]) {
        $0.has(initials) ? .initialsAlone($0.owner) : .imageWithoutOrigin($0.owner)
      },
      .excludes(asset, symbol, Diagnostic.twoImages),
      .excludes(asset, image, Diagnostic.twoImages),
      .excludes(symbol, image, Diagnostic.twoImages),
      .excludes(asset, url, Diagnostic.twoImages),
      .excludes(symbol, url, Diagnostic.twoImages),
      .excludes(image, url, Diagnostic.twoImages),
      .needs(url, for: failure), .needs(failure, for: retry), .needs(symbol, for: multicolor),
    ],
    wrongKind: { entry, resolver in
      entry.value.isImageField(resolver)
        ? nil : .imageOfWrongKind(entry.value, resolver.scope.fields)
    },
    finish: { element, written, resolver in
      guard
        written.isShort || written.has(asset) || written.has(symbol) || written.has(image)
          || written.has(url)
      else { return false }
      let field = element.origin.field
      element.property = resolver.scope.names.next(field?.name.text ?? "", .imageView)
      for key in [placeholder, initials] {
        guard let key = written.key(key), element.origin.isAlwaysThere else { continue }
        resolver.report(.needlessStandIn(key))
      }
      resolver.finishLook(of: &element, written, shows: element.isAlwaysShown ? nil : field)
      resolver.notePicturedFields(of: element, written)
      guard element.look.keepsPlace, let key = written.mapping.entry("keepsPlace")?.key,
        field?.type.isOptional == true
      else { return true }
      // An image view without an image has no intrinsic size, so it needs one to keep its space.
      let isRow = resolver.scope.axis == .horizontal
      let lacksSide = written.mapping.reading(isRow ? "width" : "height").isAbsent
      if lacksSide { resolver.report(.placeWithoutSize(key, isRow)) }
      return true
    })
}

extension FieldFit {
  /// The field that holds an image.
  static let image = FieldFit(
    "an image cannot show", "UIImage", lack: "not a UIImage",
    help: { Diagnostic.imageHelp($0, "UIImage") }, fits: { $0 == .unknown })

  /// The field that holds an image or its URL; others have already been reported.
  fileprivate static let imageOrURL = FieldFit(
    "an image cannot show", "UIImage or URL", lack: "no image",
    fits: { $0 == .unknown || $0 == .url })

  /// The field that holds the URL of an image.
  fileprivate static let imageURL = FieldFit(
    "an image cannot show", "URL", lack: "not a URL", help: { Diagnostic.imageHelp($0, "URL") },
    fits: { $0 == .url })
}

extension ImageURL: ValueConstant {
  static let title = "a URL"
  static let fieldTypes = "URL or URL?"
  static let hasMapping = false
  /// The loaded image belongs to the data; a state only changes how it is shown.
  static let hasStates = false
  static let word = Construct.ValueKind.either([.field("URL"), .swiftMember])
  static let forms = ValueForms<ImageURL>("imageURL", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<ImageURL>? {
    if entry.value.isNone { return .constant(.none) }
    if let text = entry.value.scalar?.text, text.contains("://") {
      resolver.report(.fixedURL(Name(text, span: entry.value.span)))
      return nil
    }
    if let member = resolver.findMember(entry.value, nil) { return .constant(.member(member)) }
    return ValueForm.field(.imageURL).read(entry, &resolver).map(Value.field)
  }

  static func fits(_ type: TypeExpression) -> Bool { KnownType(type).unwrapped == .url }
}

extension Initials: FormModel {
  private static let text = Key(
    "text", \.text, .name, "The name: a field, or text with fields in braces."
  ).required("add 'text: …' with the field that holds the name").synonyms("name field")

  package static let form = Form(
    "initials", "initials", blank: Initials(text: .constant(.literal(""))),
    foreign: [
      ForeignWord(
        "background backgroundcolor",
        "write 'background: …' beside 'initials'"
      ) { value, _ in
        value.scalar.map { "write 'background: \($0.asWritten)' beside 'initials'" }
      }
    ],
    short: ShortForm(text, as: "initials"),
    stateless: { _, _ in "write one value, or a value for each case of a field" },
    limits: [.stateless(.loading)],
    [
      text,
      Key("color", \.color, .value(of: Color.self), "The color of the letters.").fallback("white"),
      Key("font", \.font, .value(of: Font.self), "Their font.").fallback(
        "two fifths of the image's height"),
    ])
}

extension ValueForm where Value == Text {
  /// The spoken name of an action, rather than its gesture.
  fileprivate static var retryName: ValueForm {
    let name = ValueForm.string()
    return ValueForm(name.kind) { entry, resolver in
      let gestures = ["tap", "ontap", "true", "yes", "automatic"]
      guard let word = entry.value.scalar?.text, gestures.contains(word.lowercased()) else {
        return name.read(entry, &resolver)
      }
      resolver.report(.retryWithoutName(entry))
      return nil
    }
  }

  /// A person's name, made of texts.
  fileprivate static var name: ValueForm {
    ValueForm(.either(labelTextKinds)) { entry, resolver in
      guard let text = labelText.read(entry, &resolver) else { return nil }
      let fit = FieldFit("initials cannot come from", "String or String?", lack: "not a String") {
        $0 == .text
      }
      guard let field = text.fieldsOfValues.first(where: { KnownType($0.type).unwrapped != .text })
      else { return text }
      resolver.report(
        .misfit(field, fit, at: entry.value.fieldName.span), of: field,
        meant: field.type.misspelt(fitting: fit.fits))
      return nil
    }
  }
}

extension Node {
  /// Returns true for the name of a field that holds an image or its URL.
  fileprivate func isImageField(_ resolver: Resolver) -> Bool {
    guard let name = scalar?.text, let type = resolver.scope.fields[name]?.type else {
      return false
    }
    return KnownType(type).unwrapped == .url || type.unwrapped.lastName == "UIImage"
  }
}

extension ImageElement.Origin {
  /// The field that provides the image or its name unchanged.
  var field: Field? {
    switch self {
    case .asset(let name), .symbol(let name): name.field
    case .image(let image): image.field
    case .url(let url): url.field
    }
  }

  /// True for an image that depends on neither data nor state, so it is never missing.
  fileprivate var isAlwaysThere: Bool {
    switch self {
    case .asset(let name), .symbol(let name): name.isAlwaysThere
    case .image(let image): image.isAlwaysThere
    case .url: false
    }
  }
}

extension Value {
  fileprivate var isAlwaysThere: Bool {
    if case .constant = self { fields.isEmpty } else { false }
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
        "an image", expected: "a mapping with 'asset', 'symbol', 'image' or 'url'", found: node,
        help: type.exampleCases("star.fill", others: "star").map {
          "write 'image: { symbol: { field: \(name), cases: { \($0) } } }'"
        } ?? customView(named: name))
    }
    let value = field != nil ? "{ field: \(name ?? "") }" : name.map(inYAML) ?? "star"
    return .wrongKind(
      "an image", expected: "a mapping with 'asset', 'symbol', 'image' or 'url'", found: node,
      help: "write 'image: { symbol: \(value) }' or 'image: { asset: \(value) }'")
  }

  fileprivate static func initialsAlone(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "an image with 'initials' needs an image that can be missing",
      at: Annotation(key.span, "no image"),
      help: "add 'url: …' with a field of type 'URL?'",
      note: "initials are shown in place of an image until it is loaded, and while there is none")
  }

  static func imageWithoutOrigin(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "an image needs 'asset', 'symbol', 'image' or 'url'",
      at: Annotation(key.span, "no image"),
      help:
        "add 'symbol: star' with an SF Symbol, 'asset: …' with an image in your catalog, or 'url: …' "
        + "with a field of type URL")
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

  fileprivate static func retryWithoutName(_ entry: Mapping.Entry) -> Diagnostic {
    .wrongKind(
      "'retry'", expected: "a text that VoiceOver reads", found: entry.value,
      help: "write 'retry: Load again', or another name for what a tap on the failure does")
  }

  static func needlessStandIn(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .neverShown,
      "\(quoted(key.text)) is for an image that can be missing, and this one never is",
      at: Annotation(key.span, "never shown"),
      help:
        "remove it, or show a field: 'image: photo' of type UIImage?, or 'url: link' of type URL?")
  }

  static func twoImages(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    twoImages(one, other, of: "an image")
  }

  static func twoImages(
    _ one: Mapping.Key, _ other: Mapping.Key, of element: String
  ) -> Diagnostic {
    Diagnostic(
      .twoImages,
      "\(element) has either \(quoted(one.text)) or \(quoted(other.text)), not both",
      at: Annotation(other.span),
      also: [Annotation(one.span)],
      help: "remove one of them")
  }

  /// What to do about a field without the type of an image.
  static func imageHelp(_ field: Field, _ type: String) -> String {
    let (name, isText) = (field.name.text, KnownType(field.type).unwrapped == .text)
    if isText, type == "URL" { return "make the type of \(quoted(name)) 'URL'" }
    if KnownType(field.type).unwrapped == .url { return "write 'url: \(name)'" }
    if field.type.unwrapped.lastName == "UIImage" { return "write 'image: \(name)'" }
    return isText
      ? "write 'symbol: { field: \(name) }', or 'asset: { field: \(name) }', for the name of an "
        + "image" : "name a field of type \(type)"
  }

  static func fixedURL(_ text: Name) -> Diagnostic {
    Diagnostic(
      .imageName,
      "'url' must name a field, found the URL \(quoted(text.text))",
      at: Annotation(text.span, "not a field"),
      help: "declare a field of type URL, and name it here; an image that is always the same "
        + "belongs in the asset catalog")
  }
}

extension ForeignWord {
  /// The bundle with an asset catalog, which is the same for all assets of a manifest.
  static let bundle = ForeignWord(
    "bundle module inbundle", "write 'assets: module' at the top of the manifest")
}

extension ImageElement {
  static let foreign: [ForeignWord] =
    .fonts + .colorsByState + [
      ForeignWord(
        "scaledtofill scaletofill resizemode objectfit", means: "mode", "write 'mode: fill'"
      ) { value, _ in
        ["contain", "fit", "false"].contains(value.scalar?.text) ? "write 'mode: fit'" : nil
      },
      ForeignWord("scaledtofit", means: "mode", "write 'mode: fit'"),
      ForeignWord(
        "renderingmode rendering symbolrendering",
        "remove it: symbols and template images in the asset catalog are drawn in the 'color'"
      ) { value, _ in
        value.scalar?.text.lowercased().filter(\.isLetter) == "multicolor"
          ? "write 'multicolor: true'" : nil
      },
      .bundle,
      .needless(
        "isaccessibilityelement accessible accessibilityhidden accessibilityelementshidden",
        "VoiceOver reads an image only if it has an 'accessibilityLabel'"),
      ForeignWord(
        "selectedsymbol selectedimage highlightedimage", means: "symbol",
        "write 'symbol: { normal: heart, selected: heart.fill }'",
        valueByState("symbol", "selected", normal: "heart")),
    ]
}
