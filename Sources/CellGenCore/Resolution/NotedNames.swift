/// The names that manifests declare, and the places that refer to them, for lookup and renaming in editors.
package struct NotedNames: Sendable {
  /// The declarations, in the order of files and positions.
  package var declarations: [DeclaredName] = []
  /// The uses, each once, in the order of files and positions; without the declarations themselves.
  package var uses: [NameUse] = []

  package init() {}
}

/// The declaration of a name in a manifest.
package struct DeclaredName: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case view, field, action, section, style, format, element, manifest
    /// A property of an element in the app.
    case property
    case token(TokenReference.Kind)
  }

  package var kind: Kind
  package var text: String
  /// The span of the text itself, without quotes; the start of the file for a manifest.
  package var span: SourceSpan
  /// The name of the view or the element that declares it.
  package var owner: String?
  /// The type of a field, the values of an action, or the value of a token, as in the manifest, or the name
  /// of a view with its prefix; empty for other declarations.
  package var detail: String
  /// Its documentation.
  package var doc: String?
}

/// A place that refers to a declaration.
package struct NameUse: Hashable, Sendable {
  /// The span of the text itself, without quotes; of `MailViewData`, only `Mail`.
  package var span: SourceSpan
  /// The ``DeclaredName/span`` of the declaration.
  package var declaration: SourceSpan
  /// False if the text contains escapes: another name can't simply replace it.
  package var isLiteral: Bool
}

extension DeclaredName {
  /// The stem of a view's type names: `Day`, or `AgendaDay` with a prefix.
  package var typeName: String { detail.isEmpty ? text : detail }
}

extension DeclaredName.Kind {
  /// Its name in messages.
  package var title: String {
    switch self {
    case .view: "view"
    case .field: "field"
    case .action: "action"
    case .section: "section"
    case .style: "style"
    case .format: "format"
    case .element: "element"
    case .property: "property"
    case .manifest: "manifest"
    case .token(let kind): kind.title
    }
  }
}

extension Resolver {
  /// Notes that a place refers to a declaration, if names are collected for editors.
  mutating func noteName(_ use: Name, as declaration: Name) {
    guard notesNames else { return }
    findings.noted.insert(NotedPlace(use: use.span, declaration: declaration.span))
  }

  /// Notes that a key refers to a declaration, if names are collected for editors.
  mutating func noteName(_ key: Mapping.Key, as declaration: Name) {
    noteName(Name(key.text, span: key.span), as: declaration)
  }

  /// Returns everything that was noted, along with the declarations of the manifests.
  func notedNames() -> NotedNames {
    var noted = NotedNames()
    noted.declarations = run.manifests.indices.flatMap(declarations)
    let known = Dictionary(
      noted.declarations.map { ($0.span, $0.text) }, uniquingKeysWith: { first, _ in first })
    for place in findings.noted {
      guard let declaration = exact(place.declaration), let name = known[declaration] else {
        continue
      }
      for found in exact(place.use, of: name) where found.span != declaration {
        noted.uses.append(
          NameUse(span: found.span, declaration: declaration, isLiteral: found.isLiteral))
      }
    }
    noted.uses = Set(noted.uses).sorted { $0.span.isBefore($1.span) }
    return noted
  }
}

/// A place and the declaration that it refers to, both with quotes, as in the syntax tree.
struct NotedPlace: Hashable, Sendable {
  var use: SourceSpan
  var declaration: SourceSpan
}

// MARK: - Declarations

extension Resolver {
  private func declarations(of position: Int) -> [DeclaredName] {
    let manifest = run.manifests[position]
    guard !manifest.source.bytes.isEmpty else { return [] }
    let file = SourceSpan(file: position, start: 0, end: 0)
    var all = [
      DeclaredName(
        kind: .manifest, text: manifest.source.baseName, span: file, owner: nil, detail: "")
    ]
    let add = {
      (kind: DeclaredName.Kind, name: Name, owner: String?, detail: String, doc: String?) in
      guard let span = exact(name.span) else { return }
      all.append(
        DeclaredName(
          kind: kind, text: name.text, span: span, owner: owner, detail: detail, doc: doc))
    }
    for kind in TokenReference.Kind.allCases {
      let values = manifest.tokens[kind].value?.value.entries ?? []
      for name in manifest.tokens.names[kind] {
        let value = values.first { $0.key.span == name.span }?.value
        add(.token(kind), name, nil, value.map(written) ?? "", nil)
      }
    }
    for style in manifest.tokens.styles { add(.style, style.name, nil, "", nil) }
    for format in manifest.tokens.formats {
      add(.format, format.name, nil, written(format.entry.value), nil)
    }
    for element in manifest.elements {
      add(.element, element.name, nil, "", nil)
      for property in element.properties.all {
        add(.property, property.name, element.name.text, detail(of: property), nil)
      }
      for action in element.actions.all {
        add(.action, action.name, element.name.text, detail(of: action), nil)
      }
    }
    for view in manifest.views.map({ run.views[$0] }) {
      add(.view, view.name, nil, view.prefix.isEmpty ? "" : view.typeName, view.written?.doc)
      for field in view.fields.all where !field.isItem {
        add(.field, field.name, view.name.text, detail(of: field), nil)
      }
      for action in view.actions.all {
        add(.action, action.name, view.name.text, detail(of: action), nil)
      }
    }
    for entry in manifest.sectionsEntry.value?.value.entries ?? [] {
      add(.section, Name(entry.key.text, span: entry.key.span), nil, "", nil)
    }
    // A view that another view shows has the actions of that view's class.
    all = all.filter { Int($0.span.file) == position }
    var seen: Set<SourceSpan> = []
    return all.sorted { $0.span.isBefore($1.span) }
      .filter { $0.kind == .manifest || seen.insert($0.span).inserted }
  }

  private func detail(of field: FieldDraft) -> String { field.type?.description ?? "" }

  private func detail(of action: ActionDraft) -> String {
    action.values.map { "\($0.name.text): \(detail(of: $0))" }.joined(separator: ", ")
  }

  /// Returns the first line of a value in the manifest.
  private func written(_ node: Node) -> String {
    guard let bytes = bytes(of: node.span) else { return "" }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

extension Node {
  fileprivate var entries: [Mapping.Entry] {
    if case .mapping(let mapping) = content { mapping.entries } else { [] }
  }
}

// MARK: - Exact places

extension Resolver {
  private func bytes(of span: SourceSpan) -> ArraySlice<UInt8>? {
    let file = Int(span.file)
    guard run.manifests.indices.contains(file), span.start <= span.end,
      Int(span.end) <= run.manifests[file].source.bytes.count
    else { return nil }
    return run.manifests[file].source.bytes[span.range]
  }

  /// Returns the span of a declared name without its quotes or backticks; nil if it isn't in a manifest.
  private func exact(_ span: SourceSpan) -> SourceSpan? {
    guard let bytes = bytes(of: span) else { return nil }
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")]
    guard bytes.count > 2, let first = bytes.first, quotes.contains(first), bytes.last == first
    else { return span }
    return exact(
      SourceSpan(file: Int(span.file), start: Int(span.start) + 1, end: Int(span.end) - 1))
  }

  /// Returns the spans of a name within one of its uses, which can be a longer type.
  private func exact(
    _ span: SourceSpan, of name: String
  ) -> [(span: SourceSpan, isLiteral: Bool)] {
    guard let inner = exact(span), let bytes = bytes(of: inner) else { return [] }
    let wanted = Array(name.utf8)
    if bytes.elementsEqual(wanted) { return [(inner, true)] }
    let suffix = Array("ViewData".utf8)
    let places = bytes.indices.filter { start in
      let end = start + wanted.count
      guard end <= bytes.endIndex, bytes[start..<end].elementsEqual(wanted) else { return false }
      // Accepts `Mail` in `[MailViewData]?` or in `InboxMail`, but not in `MailboxViewData`.
      return bytes[end...].starts(with: suffix) || bytes[end...].first.map(isIdentifierByte) != true
    }
    if places.isEmpty {
      // A short form contains another word there; text with escapes contains the name.
      return bytes.allSatisfy(isIdentifierByte) ? [] : [(inner, false)]
    }
    return places.map { start in
      (SourceSpan(file: Int(inner.file), start: start, end: start + wanted.count), true)
    }
  }
}

extension SourceSpan {
  package func isBefore(_ other: SourceSpan) -> Bool {
    (file, start, end) < (other.file, other.start, other.end)
  }
}
