/// The stand-in for the class of an element in pictures, while it is being resolved.
enum PreviewDraft: Sendable {
  case absent
  case written(Mapping.Entry)
  /// Its elements are being read.
  case isRead
  case done
}

extension NamedTable where Draft == FieldDraft {
  /// Creates the table of an element's properties; open if some are lost.
  init(_ properties: [FieldDraft]?) {
    self.init(isOpen: properties == nil)
    for property in properties ?? [] { add(property, meant: property.name.text) }
  }
}

// MARK: - Elements

extension Resolver {
  /// Reads the stand-ins of the app's elements in pictures.
  mutating func resolveElementPreviews() {
    for position in run.manifests.indices {
      for index in run.manifests[position].elements.indices {
        resolvePreview(ofElement: index, in: position, for: nil)
      }
    }
  }

  /// Reads the stand-in of an element in pictures, once.
  ///
  /// A nested element is drawn with its own preview. If each of twenty levels drew the next one twice, there
  /// would be a million of them, so there are limits for the depth of nesting and for the number of drawn
  /// elements.
  ///
  /// - Parameter use: The key with which a layout or another preview names the element.
  mutating func resolvePreview(ofElement index: Int, in position: Int, for use: Mapping.Key?) {
    let own = run.manifests[position].elements[index]
    switch own.preview {
    case .absent, .done: return
    case .isRead:
      if let use { report(.previewOfItself(use, own.name)) }
    case .written(let entry):
      if let use, previewDepth == Self.deepestPreview {
        // The rest of the chain is just as deep, and could be a cycle.
        if !hasDeepPreviews { report(.deepPreview(use, most: Self.deepestPreview)) }
        hasDeepPreviews = true
        return
      }
      previewDepth += 1
      defer { previewDepth -= 1 }
      let outer = scope
      defer { scope = outer }
      run.manifests[position].elements[index].preview = .isRead
      scope = ViewScope(previewing: own, manifest: position)
      let root = readRoot(entry)
      run.manifests[position].elements[index].preview = .done
      guard let root, var declaration = own.form?.blank.declaration else { return }
      declaration.drawnCount = Element.stack(root).drawnCount
      guard declaration.drawnCount <= Self.largestPreview else {
        return report(.largePreview(own.name, declaration.drawnCount, most: Self.largestPreview))
      }
      declaration.preview = root
      run.manifests[position].elements[index].form = OwnElement.form(of: declaration)
    }
  }
}

extension Resolver {
  private static let deepestPreview = 10
  private static let largestPreview = 1_000
}

extension Element {
  /// The number of elements that pictures draw for it, including itself.
  fileprivate var drawnCount: Int {
    all.reduce(0) { count, element in
      guard case .own(let own) = element else { return count + 1 }
      return count + 1 + own.declaration.drawnCount
    }
  }
}

extension ViewScope {
  /// Creates the scope of an element's preview: the element's properties are the fields, and its actions are
  /// those that elements report.
  fileprivate init(previewing element: OwnElementDraft, manifest: Int) {
    self.init(manifest: manifest)
    name = element.name
    owner = element.name.text
    fields = element.properties
    actions = element.actions
    preview = .element(element.name)
  }
}

// MARK: - Views

extension Resolver {
  /// Reads what pictures show in place of the app's class for a view.
  ///
  /// - Shape: with default insets, like a layout.
  /// - Errors: `preview-without-class` for a view that has no such class.
  mutating func resolvePreview(of view: ViewDraft) -> StackElement? {
    guard let written = view.written, let entry = written.preview.value else { return nil }
    if written.view.isLost || written.map.isLost { return nil }
    if let problem = previewWithoutClass(entry, of: view, written) {
      report(problem)
      return nil
    }
    if let sample = sample(in: entry.value, of: view) {
      report(.previewOfSample(entry.value, sample))
      return nil
    }
    let outer = scope
    defer { scope = outer }
    scope = ViewScope(view)
    scope.preview = .view
    guard var root = readRoot(entry) else { return nil }
    root.look.insets = root.look.insets ?? .fixed(.standard)
    return root
  }

  /// Returns the error about a preview of a view whose manifest already describes its look; nil for one with
  /// a class.
  private func previewWithoutClass(
    _ entry: Mapping.Entry, of view: ViewDraft, _ written: WrittenView
  ) -> Diagnostic? {
    var problem: Diagnostic
    if let layout = written.layout.key {
      problem = .previewBeside(layout, entry.key, "cellgen draws the layout itself")
    } else if let row = written.plainRow.key {
      problem = .previewBeside(row, entry.key, "UIKit's own row shows the view")
    } else if view.isMapped, !view.isOverloaded {
      problem = .previewOfMapped(entry.key, written.view.key, view)
    } else if written.view.isAbsent, written.layout.isAbsent, written.plainRow.isAbsent {
      let isOnlyData = run.onlyRepeated.contains(view.typeName)
      problem = .previewWithoutClass(entry.key, isOnlyData: isOnlyData)
    } else {
      return nil
    }
    if let sample = sample(in: entry.value, of: view) {
      problem.help = "write 'samples: [\(sample)]' instead for example data"
    } else if entry.value.scalar != nil {
      problem.help = "remove it: a view with 'samples' has a preview that shows them"
    }
    if written.row["menu"] != nil {
      problem.note =
        "'preview' of the data source's 'hooks' decides what is shown above the cell's menu"
    }
    return problem
  }

  /// Returns the values of fields in place of elements, as a sample; nil for other nodes.
  private func sample(in node: Node, of view: ViewDraft) -> String? {
    switch node.content {
    case .sequence(let list): return list.items.first.flatMap { sample(in: $0, of: view) }
    case .mapping(let mapping):
      let isSample = mapping.entries.allSatisfy {
        view.fields[$0.key.text] != nil && !Construct.element.has($0.key.text)
      }
      guard isSample, !mapping.entries.isEmpty else { return nil }
      let values = mapping.entries.map { entry in
        let scalar = entry.value.scalar
        let value = scalar.map(\.asWritten)
        return "\(entry.key.text): \(value ?? "…")"
      }
      return "{ \(values.joined(separator: ", ")) }"
    default: return nil
    }
  }
}

extension DiagnosticCode {
  package static let previewCycle = Self("preview-cycle", .error, .elements)
  package static let previewSize = Self("preview-size", .error, .elements)
  package static let previewWithoutClass = Self("preview-without-class", .error, .layouts)
}

extension Diagnostic {
  fileprivate static func previewOfItself(_ use: Mapping.Key, _ element: Name) -> Diagnostic {
    Diagnostic(
      .previewCycle,
      "the preview of \(quoted(element.text)) leads back to itself",
      at: Annotation(use.span, "drawn inside itself"),
      also: [Annotation(element.span, "this element")],
      help: "write another element there, such as a 'label' or a 'box'")
  }

  fileprivate static func deepPreview(_ use: Mapping.Key, most: Int) -> Diagnostic {
    Diagnostic(
      .previewSize,
      "previews are nested more than \(most) levels deep",
      at: Annotation(use.span, "the preview of this element would be on level \(most + 1)"),
      help: "write another element there, such as a 'label' or a 'box'")
  }

  fileprivate static func largePreview(_ element: Name, _ count: Int, most: Int) -> Diagnostic {
    Diagnostic(
      .previewSize,
      "the preview of \(quoted(element.text)) draws \(count) elements, including nested previews, but "
        + "at most \(most) can be drawn",
      at: Annotation(element.span, "its preview is too large"),
      help: "use a 'label' or a 'box' in place of an element with a large preview")
  }

  fileprivate static let previewNote =
    "a view's 'preview' replaces a class that cellgen cannot draw; example data belongs in 'samples'"

  fileprivate static func previewBeside(
    _ other: Mapping.Key, _ preview: Mapping.Key, _ reason: String
  ) -> Diagnostic {
    Diagnostic(
      .previewWithoutClass,
      "a view has either \(quoted(other.text)) or 'preview', not both",
      at: Annotation(preview.span, reason),
      also: [Annotation(other.span, "this is what pictures show")],
      help: "remove 'preview': pictures show the \(quoted(other.text)) with the view's 'samples'",
      note: previewNote)
  }

  fileprivate static func previewOfMapped(
    _ preview: Mapping.Key, _ target: Mapping.Key?, _ view: ViewDraft
  ) -> Diagnostic {
    let name = view.viewName ?? ""
    return Diagnostic(
      .previewWithoutClass,
      "'preview' cannot be set for a view shown by \(quoted(name))",
      at: Annotation(preview.span, "pictures show \(quoted(name)) with its data"),
      also: target.map { [Annotation($0.span, "shown by another view")] } ?? [],
      help: "remove it, or move it to \(quoted(name)) if that has your own class",
      note: previewNote)
  }

  fileprivate static func previewWithoutClass(
    _ preview: Mapping.Key, isOnlyData: Bool
  ) -> Diagnostic {
    Diagnostic(
      .previewWithoutClass,
      "'preview' of a view needs the key 'view' with your own class",
      at: Annotation(
        preview.span,
        isOnlyData ? "nothing shows this view" : "cellgen draws an element for each field"),
      help: isOnlyData
        ? "remove it: the view is only the data of a section"
        : "write 'layout' instead for elements that cellgen generates, or add 'view: custom' if you "
          + "write the class",
      note: previewNote)
  }

  /// Returns the error about values of fields in place of elements.
  fileprivate static func previewOfSample(_ node: Node, _ sample: String) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "'preview' takes the elements that pictures show, found values of fields",
      at: Annotation(node.span, "expected elements"),
      help: "write 'samples: [\(sample)]' for example data",
      note: previewNote)
  }

  /// Returns the error about a preview that contains no elements.
  static func previewOfWrongKind(
    _ node: Node, _ preview: PreviewScope, example field: String
  ) -> Diagnostic {
    let owner = if case .element(let name) = preview { quoted(name.text) } else { "a view" }
    return .wrongKind(
      "the 'preview' of \(owner)", expected: "an element or a list of elements", found: node,
      help: "write '- label: \(field)' on a line below it, with what pictures show there")
  }

  /// Returns the error about a field in a stand-in for a Swift member.
  static func fieldInPreview(_ name: Name) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "what pictures show must be fixed, found the field \(quoted(name.text))",
      at: Annotation(name.span, "depends on data"),
      help: "write a value that is the same everywhere; for a brace in a text, write two: '{{'")
  }

  /// Returns the error about a name that isn't a property of the element.
  static func unknownProperty(
    _ name: Name, of element: Name, known: [String], note: String?
  ) -> Diagnostic {
    let near = Suggestion.names(near: name.text, among: known)
    return Diagnostic(
      .unknownField,
      "there is no property \(quoted(name.text)) in \(quoted(element.text))",
      at: Annotation(name.span, "unknown property"),
      also: [Annotation(element.span, "the element")],
      help: nameHelp(name.text, among: known, "property")
        ?? "name one of the 'properties' of \(quoted(element.text))",
      note: note ?? "in the 'preview' of an element, its properties are the fields",
      fix: Fix(reference: name, near: near))
  }
}
