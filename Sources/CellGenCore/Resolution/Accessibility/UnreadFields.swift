/// A field that decides how an element looks, or whether it is there, which VoiceOver passes over.
struct PicturedField: Sendable {
  var field: Field
  /// The value that names it.
  var span: SourceSpan
  /// The element, such as "an image".
  var title: String
  /// The entry by which VoiceOver reads it.
  var remedy: String
}

extension PicturedField {
  /// Whether anything in a view but such elements shows it.
  fileprivate func isRead(in scope: ViewScope) -> Bool {
    let name = field.name.text
    return scope.shown.count { $0 == name } > scope.pictured.count { $0.field.name.text == name }
  }
}

extension ViewScope {
  /// The fields that nothing shows but elements that VoiceOver passes over.
  var onlyPictured: [PicturedField] { pictured.filter { !$0.isRead(in: self) } }
}

extension Resolver {
  /// Notes the fields that an image chooses between a few looks, if VoiceOver does not read the image.
  mutating func notePicturedFields(of image: ImageElement, _ written: FormReading) {
    let remedy = { (label: String) in "accessibilityLabel: \(label)" }
    switch image.origin {
    case .symbol(let name): note(name.fields, "symbol", written, "an image", remedy)
    case .asset(let name): note(name.fields, "asset", written, "an image", remedy)
    case .image, .url: break
    }
    note(image.look.visible?.fields ?? [], "visible", written, "an image", remedy)
  }

  /// Notes the fields that say when a box is shown, such as a dot, if VoiceOver does not read the box.
  mutating func notePicturedFields(of box: BoxElement, _ written: FormReading) {
    note(box.look.visible?.fields ?? [], "visible", written, "a box") { label in
      "accessibility: { label: \(label) }"
    }
  }

  /// With `accessibility: none`, a manifest says that something else reads them.
  ///
  /// - Parameter key: that of the value which depends on the fields.
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

  /// Warns of fields that VoiceOver does not read in any way.
  mutating func checkUnreadFields(of view: ViewDraft) {
    guard !view.display.pictured.isEmpty, !view.hasLabelOfItsOwn else { return }
    var read = view.declared.shownByCell.union(view.unshown)
    for pictured in view.display.pictured {
      if read.insert(pictured.field.name.text).inserted { report(.unreadField(pictured)) }
    }
  }
}

extension ViewDraft {
  /// Whether VoiceOver reads a label of the whole view, which replaces the texts of its elements and may say
  /// what they do not; nobody can know what code puts into it.
  var hasLabelOfItsOwn: Bool { display.accessibility?.label != nil }
}

extension TypeExpression {
  /// Whether a few looks can show all of its values: a Bool, or what may be an enum of the app's.
  fileprivate var hasFewValues: Bool {
    switch KnownType(self).unwrapped {
    case .bool, .unknown: true
    default: false
    }
  }
}

extension String {
  /// A name without what makes it a question: `pinned` for `isPinned`.
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
  /// - Source: WCAG 2.1, 1.1.1, "Non-text Content".
  fileprivate static func unreadField(_ pictured: PicturedField) -> Diagnostic {
    Diagnostic(
      .unreadField,
      "only \(pictured.title) shows the field \(quoted(pictured.field.name.text)), and VoiceOver "
        + "does not read it",
      at: Annotation(pictured.span, "some readers cannot see it"),
      help:
        "write '\(pictured.remedy)' beside it, or 'accessibility: none' if something else says it")
  }
}
