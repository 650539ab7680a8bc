/// A field that decides the look or presence of an element that VoiceOver skips.
struct PicturedField: Sendable {
  var field: Field
  /// The span of the value that names it.
  var span: SourceSpan
  /// The kind of element, such as "an image".
  var title: String
  /// The entry that would make VoiceOver read it.
  var remedy: String
}

extension PicturedField {
  /// Returns true if anything in a view other than such elements shows it.
  fileprivate func isRead(in scope: ViewScope) -> Bool {
    let name = field.name.text
    return scope.shown.count { $0 == name } > scope.pictured.count { $0.field.name.text == name }
  }
}

extension ViewScope {
  /// The fields that only elements that VoiceOver skips show.
  var onlyPictured: [PicturedField] { pictured.filter { !$0.isRead(in: self) } }
}

extension Resolver {
  /// Notes the fields by which an image chooses between a few looks, if VoiceOver doesn't read the image.
  mutating func notePicturedFields(of image: ImageElement, _ written: FormReading) {
    let remedy = { (label: String) in "accessibilityLabel: \(label)" }
    switch image.origin {
    case .symbol(let name): note(name.fields, "symbol", written, "an image", remedy)
    case .asset(let name): note(name.fields, "asset", written, "an image", remedy)
    case .image, .url: break
    }
    note(image.look.visible?.fields ?? [], "visible", written, "an image", remedy)
  }

  /// Notes the fields that decide when a box, such as a dot, is visible, if VoiceOver doesn't read the box.
  mutating func notePicturedFields(of box: BoxElement, _ written: FormReading) {
    note(box.look.visible?.fields ?? [], "visible", written, "a box") { label in
      "accessibility: { label: \(label) }"
    }
  }

  /// Notes fields, except those of elements with `accessibility: none`, which means that something else reads
  /// them.
  ///
  /// - Parameter key: The key of the value that depends on the fields.
  private mutating func note(
    _ fields: [Field], _ key: String, _ written: FormReading, _ title: String,
    _ remedy: (String) -> String
  ) {
    let fields = fields.filter(\.type.hasFewValues)
    guard !fields.isEmpty, scope.preview == nil, !written.saysName,
      let entry = written.mapping.entry(key)
    else { return }
    for field in fields {
      let name = field.name.text
      let label: String =
        if key != "visible" {
          "{ field: \(name), cases: … }"
        } else if entry.value.scalar != nil {
          inYAML(titleInWords(name.droppingQuestion))
        } else {
          "…"
        }
      scope.pictured.append(
        PicturedField(field: field, span: entry.value.span, title: title, remedy: remedy(label)))
    }
  }

  /// Warns about fields that VoiceOver doesn't read in any form.
  mutating func checkUnreadFields(of view: ViewDraft) {
    guard !view.display.pictured.isEmpty, !view.hasLabelOfItsOwn else { return }
    var read = view.declared.shownByCell.union(view.unshown)
    for pictured in view.display.pictured {
      if read.insert(pictured.field.name.text).inserted { report(.unreadField(pictured)) }
    }
  }
}

extension ViewDraft {
  /// True if VoiceOver reads a label of the whole view, which replaces the texts of its elements and can
  /// contain more; if code supplies it, its content is unknown.
  var hasLabelOfItsOwn: Bool { display.accessibility?.label != nil }
}

extension TypeExpression {
  /// True if a few looks can show all of its values: for a Bool, or for a type that could be an enum of the
  /// app.
  fileprivate var hasFewValues: Bool {
    switch KnownType(self).unwrapped {
    case .bool, .unknown: true
    default: false
    }
  }
}

extension String {
  /// A name without its question prefix: `pinned` for `isPinned`.
  fileprivate var droppingQuestion: String {
    for word in ["is", "has"] where hasPrefix(word) {
      let rest = dropFirst(word.count)
      if let first = rest.first, first.isUppercase { return lowerCamelCase(String(rest)) }
    }
    return self
  }
}

extension DiagnosticCode {
  package static let unreadField = Self(
    "unread-field", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  /// Returns the warning about a field.
  ///
  /// - Source: WCAG 2.1, 1.1.1, "Non-text Content".
  fileprivate static func unreadField(_ pictured: PicturedField) -> Diagnostic {
    Diagnostic(
      .unreadField,
      "only \(pictured.title) shows the field \(quoted(pictured.field.name.text)), and VoiceOver "
        + "does not read it",
      at: Annotation(pictured.span, "some readers cannot see it"),
      help:
        "write '\(pictured.remedy)' beside it, or 'accessibility: none' if something else conveys it"
    )
  }
}
