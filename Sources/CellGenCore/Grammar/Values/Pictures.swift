/// The keys of a picture, which are the same everywhere.
extension FormKey where Model: PicturedModel {
  static var symbol: FormKey {
    FormKey(
      "symbol", .string(for: .symbolName), "The name of an SF Symbol.",
      get: { if case .symbol(let name)? = $0.picture { .value(name) } else { .omitted } }
    ) { $0.picture = .symbol($1) }.synonyms("icon systemname systemimage")
  }

  static var asset: FormKey {
    FormKey(
      "asset", .string(for: .assetName), "The name of an image in the asset catalog.",
      get: { if case .asset(let name)? = $0.picture { .value(name) } else { .omitted } },
      set: { $0.picture = .asset($1) })
  }

  static var image: FormKey {
    FormKey(
      "image", .appImage, "One of the app's images: a field of type UIImage, or a Swift member.",
      get: { if case .image(let image)? = $0.picture { .value(image) } else { .omitted } }
    ) { $0.picture = .image($1) }.synonyms("uiimage picture photo")
  }

  /// The keys of a picture; only one of them can be used at a time.
  static var picture: [FormKey] { [symbol, asset, image] }
}

extension FormRule {
  /// Allows only one of the keys of a picture.
  ///
  /// - Parameter owner: the owner of the picture in messages.
  static func onePicture<Model: PicturedModel>(_ model: Model.Type, of owner: String) -> [FormRule]
  {
    let twoImages: @Sendable (Mapping.Key, Mapping.Key) -> Diagnostic = {
      .twoImages($0, $1, of: owner)
    }
    return [
      .excludes(FormKey<Model>.symbol, FormKey<Model>.asset, twoImages),
      .excludes(FormKey<Model>.symbol, FormKey<Model>.image, twoImages),
      .excludes(FormKey<Model>.asset, FormKey<Model>.image, twoImages),
    ]
  }
}

extension FormReading {
  /// Returns true if a picture was certainly not written.
  func lacksPicture<Model: PicturedModel>(of model: Model.Type) -> Bool {
    FormKey<Model>.picture.allSatisfy { lacks($0) }
  }
}

extension Picture: PicturedModel {
  package var picture: Picture? {
    get { self }
    set { if let newValue { self = newValue } }
  }

  package static let form = Form(
    "picture", "a picture", isChoiceOfOne: true,
    blank: Picture.symbol(.constant(.literal(""))),
    stateless: { _, _ in "write one value, or a value for each case of a field" },
    limits: [.stateless(.loading)],
    Key.picture.map { $0.essential() },
    rules: FormRule.onePicture(Picture.self, of: "an image"),
    wrongKind: { entry, _ in
      entry.value.scalar.map { .bareImageName($0, of: entry) }
    },
    finish: { _, written, resolver in
      guard Key.picture.allSatisfy({ !written.has($0) }) else { return true }
      if !written.mapping.isIncomplete { resolver.report(.imageWithoutOrigin(written.owner)) }
      return false
    })
}

extension AppImage: ValueConstant {
  static let title = "an image"
  static let fieldTypes = "UIImage"
  static let word = Construct.ValueKind.either([.name(.member), .swiftMember])
  static let hasMapping = false
  static let forms = ValueForms<AppImage>("appImage", blank: (), [])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<AppImage>? {
    if entry.value.isNone { return .constant(.none) }
    let (node, subject) = (entry.value, quoted(entry.key.text))
    if let name = node.scalar?.text {
      if let member = resolver.findMember(Name(name, span: node.span), nil) {
        return .constant(.member(member))
      }
      if name.contains("://") {
        resolver.report(.urlForOwnImage(Name(name, span: node.span), subject))
        return nil
      }
      if resolver.namesNoField(name) {
        resolver.report(.nameForImage(Name(name, span: node.span)))
        return nil
      }
    }
    guard let field = resolver.findField(node, subject, fitting: fits)?.field else { return nil }
    guard fits(field.type) else {
      resolver.report(
        .misfit(field, .image, at: node.span), of: field,
        meant: field.type.misspelt { $0 == .unknown })
      return nil
    }
    return .field(field)
  }

  /// An unknown type may be the app's name for an image.
  static func fits(_ type: TypeExpression) -> Bool {
    KnownType(type).unwrapped == .unknown && !type.isViewData
  }
}

extension ValueForm where Value == CellGenCore.Value<AppImage> {
  /// An image of the app, by data or by state; `none` can be the value of some cases or states only.
  static var appImage: ValueForm {
    let image = ValueForm.value(of: AppImage.self)
    return ValueForm(image.kind) { entry, resolver in
      guard entry.value.isNone else { return image.read(entry, &resolver) }
      resolver.report(.noneForImage(entry))
      return nil
    }
  }
}

extension Resolver {
  /// Returns true if a word that may be the name of a symbol is neither the name of a field nor close to one.
  fileprivate func namesNoField(_ name: String) -> Bool {
    guard scope.preview == nil, scope.fields.reading(name).isAbsent else { return false }
    return Suggestion.names(near: name, among: scope.fields.names).isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || "._- ".contains($0) } && !name.isEmpty
  }
}

extension Diagnostic {
  fileprivate static func noneForImage(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .nullText,
      "\(quoted(entry.key.text)) must be an image, found 'none'",
      at: Annotation(entry.value.span, "no image"),
      help: "remove \(quoted(entry.key.text))",
      note: "in the cases of a field and in values by state, 'none' leaves it out")
  }

  fileprivate static func urlForOwnImage(_ url: Name, _ subject: String) -> Diagnostic {
    var problem = urlForImage(url, subject)
    problem.help = "declare a field of type UIImage, which your code loads, and write its name"
    return problem
  }

  /// The message for the name of a symbol or an asset instead of an image.
  fileprivate static func nameForImage(_ name: Name) -> Diagnostic {
    .unknownField(
      name, known: [],
      help:
        "write 'symbol: \(inYAML(name.text))' for an SF Symbol, or 'asset: \(inYAML(name.text))' for "
        + "an image in your catalog")
  }

  fileprivate static func bareImageName(_ name: Scalar, of entry: Mapping.Entry) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "a mapping with 'symbol', 'asset' or 'image'",
      found: entry.value,
      help: "write '{ asset: \(inYAML(name.text)) }', or '{ symbol: \(inYAML(name.text)) }' for an "
        + "SF Symbol")
  }
}
