import CellGenCore

/// The elements of a view's first layout, and the fields that they show.
struct ChosenLayout {
  /// The value of `layout`.
  var piece: Piece
  var shown: Set<String>
}

/// The words in names of fields, ordered by how well such fields serve as a title, and so on.
private enum Roles {
  static let titles = [
    "title", "headline", "name", "heading", "subject", "label", "caption", "question", "username",
    "login", "text", "message", "body", "content", "summary", "description", "value",
  ]
  static let subtitles = [
    "subtitle", "summary", "excerpt", "teaser", "abstract", "description", "byline", "tagline",
    "body",
    "text", "message", "content", "caption", "comment", "note", "notes", "bio", "email", "username",
    "location", "address",
  ]
  static let images: Set = [
    "image", "photo", "picture", "avatar", "thumbnail", "thumb", "icon", "cover", "poster", "logo",
    "banner", "img", "artwork", "pic", "portrait",
  ]
  static let portraits: Set = ["avatar", "portrait", "profile"]
  static let figures = ["price", "amount", "total", "cost", "rating", "score"]
  /// The words in names of texts that nobody reads.
  static let technical: Set = [
    "url", "uri", "href", "slug", "token", "cursor", "id", "type", "kind", "typename", "object",
    "etag",
    "hash", "locale", "currency",
  ]
  static let dates = [
    "published", "posted", "created", "date", "sent", "starts", "updated", "time",
  ]
}

/// Chooses the obvious elements: a title, a line or two below it, an image, a date, and the views inside.
///
/// This is a starting point: the fields it leaves out go in `unshown`.
struct LayoutChoice {
  let view: InferredView
  /// True if it is inside another view, and uses that view's margins.
  let isInner: Bool

  func choose() -> ChosenLayout {
    var shown: Set<String> = []
    var lines: [Slot] = []
    func show(_ field: InferredField, _ keys: [Slot] = []) {
      shown.insert(field.name)
      lines.append(label(field, keys))
    }
    let title = title
    let image = image
    if let title { show(title, [Slot("font", .plain("headline"))]) }
    if let subtitle = subtitle(besides: title) {
      let secondary = [
        Slot("font", .plain("subheadline")), Slot("color", .plain("secondaryLabel")),
        Slot("lines", .plain("2")),
      ]
      show(subtitle, secondary)
    }
    if let figure { show(figure, [Slot("font", .plain("subheadline"))]) }
    if let date {
      show(
        date,
        [
          Slot("format", .plain("date")), Slot("font", .plain("footnote")),
          Slot("color", .plain("secondaryLabel")),
        ])
    }
    for field in rest(shown) { show(field) }
    for field in view.fields {
      guard let element = inner(field) else { continue }
      shown.insert(field.name)
      lines.append(element)
    }
    if lines.isEmpty, let last = lastResort(besides: image) {
      shown.formUnion(last.shown)
      lines.append(last.element)
    }
    guard let image else { return ChosenLayout(piece: column(lines), shown: shown) }
    shown.insert(image.name)
    return ChosenLayout(piece: row(image, lines), shown: shown)
  }

  // MARK: Elements

  private func label(_ field: InferredField, _ keys: [Slot]) -> Slot {
    let value: Piece =
      keys.isEmpty
      ? .plain(field.name)
      : .mapping([Slot("text", .plain(field.name))] + keys, isFlow: true)
    return Slot(item: .mapping([Slot("label", value)]))
  }

  /// The view or views in a field.
  private func inner(_ field: InferredField) -> Slot? {
    switch field.type {
    case .view: Slot(item: .mapping([Slot("view", .plain(field.name))]))
    case .array(.view): Slot(item: .mapping([Slot("repeat", .plain(field.name))]))
    default: nil
    }
  }

  private func column(_ lines: [Slot]) -> Piece {
    guard isInner else { return .sequence(lines) }
    return .mapping([
      Slot("vstack", .mapping([Slot("insets", .plain("0")), Slot("children", .sequence(lines))]))
    ])
  }

  private func row(_ image: InferredField, _ lines: [Slot]) -> Piece {
    let isPortrait = !Roles.portraits.isDisjoint(with: words(of: image))
    let picture = Piece.mapping(
      [
        Slot("url", .plain(image.name)), Slot("mode", .plain("fill")),
        Slot("cornerRadius", .plain(isPortrait ? "circle" : "8")),
        Slot("width", .plain(isPortrait ? "40" : "60")),
        Slot("height", .plain(isPortrait ? "40" : "60")),
      ], isFlow: true)
    var children = [Slot(item: .mapping([Slot("image", picture)]))]
    if lines.count == 1 {
      children += lines
    } else if !lines.isEmpty {
      children.append(Slot(item: .mapping([Slot("vstack", .sequence(lines))])))
    }
    var keys = [Slot("spacing", .plain("12")), Slot("children", .sequence(children))]
    if isInner { keys.append(Slot("insets", .plain("0"))) }
    return .mapping([Slot("hstack", .mapping(keys))])
  }

  /// An element to show if there is no text, date or view: a layout has at least one element.
  private func lastResort(besides image: InferredField?) -> (element: Slot, shown: Set<String>)? {
    if image != nil { return nil }
    let texts = view.fields.filter { $0.type.isText }
    if let text = texts.first { return (label(text, []), [text.name]) }
    if let list = view.fields.first(where: { isListOfTexts($0) }) {
      return (Slot(item: .mapping([Slot("repeat", .plain(list.name))])), [list.name])
    }
    let title = Piece.mapping([Slot("literal", .text(titleInWords(view.name)))], isFlow: true)
    let value = Piece.mapping([Slot("text", title)], isFlow: true)
    return (Slot(item: .mapping([Slot("label", value)])), [])
  }

  private func isListOfTexts(_ field: InferredField) -> Bool {
    if case .array(let item) = field.type { item.isText } else { false }
  }
}

// MARK: - Roles

extension LayoutChoice {
  private func words(of field: InferredField) -> Set<String> {
    Set(lowercasedWords(of: field.name))
  }

  /// The texts that are worth reading.
  private var texts: [InferredField] {
    view.fields.filter { field in
      field.type == .string && !field.isEnum && field.name != identity
        && words(of: field).isDisjoint(with: Roles.technical)
    }
  }

  /// The remaining texts and numbers of a small view inside another one, which shows all of them.
  private func rest(_ shown: Set<String>) -> [InferredField] {
    let all = view.fields.filter { field in
      field.type.isText && field.name != "id"
        && words(of: field).isDisjoint(with: ["id", "type", "kind"])
    }
    return isInner && all.count <= 3 ? all.filter { !shown.contains($0.name) } : []
  }

  /// A number that people look for.
  private var figure: InferredField? {
    let numbers = view.fields.filter { $0.type.isText && $0.type != .string }
    for word in Roles.figures {
      if let field = numbers.first(where: { words(of: $0).contains(word) }) { return field }
    }
    return nil
  }

  private var identity: String? {
    // A field that was chosen for lack of an id can be the title.
    if case .field(let name, "") = view.identity { name } else { nil }
  }

  private var title: InferredField? {
    for word in Roles.titles {
      if let exact = texts.first(where: { $0.name.lowercased() == word }) { return exact }
    }
    for word in Roles.titles.prefix(6) {
      if let near = texts.first(where: { words(of: $0).contains(word) }) { return near }
    }
    let plain = texts.first { !$0.isOptional }
    let identifying = view.fields.first { $0.name == identity && $0.type == .string }
    return plain ?? identifying ?? texts.first
  }

  private func subtitle(besides title: InferredField?) -> InferredField? {
    let others = texts.filter { $0.name != title?.name }
    for word in Roles.subtitles {
      if let field = others.first(where: { words(of: $0).contains(word) }) { return field }
    }
    return others.first ?? view.fields.first { $0.isEnum && $0.name != title?.name }
  }

  private var date: InferredField? {
    let dates = view.fields.filter { $0.type == .date }
    for word in Roles.dates {
      if let field = dates.first(where: { words(of: $0).contains(word) }) { return field }
    }
    return dates.first
  }

  private var image: InferredField? {
    let addresses = view.fields.filter { $0.type == .url }
    return addresses.first { !Roles.images.isDisjoint(with: words(of: $0)) }
      ?? addresses.first { field in
        view.plan.objects.contains { $0[field.key]?.string.map(isPicture) == true }
      }
  }
}

/// Returns true if an address ends as those of images do.
private func isPicture(_ address: String) -> Bool {
  let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
  return [".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic"].contains(where: path.hasSuffix)
}
