extension Resolver {
  /// Reads the stand-ins that pictures use for Swift members and color assets.
  mutating func resolvePreviewValues() {
    let outer = scope
    defer { scope = outer }
    for position in run.manifests.indices {
      scope = ViewScope(manifest: position)
      scope.preview = .values
      let written = manifest.writtenPreview
      run.manifests[position].preview = PreviewValues(
        colors: readPreviews(written.colors, .colors, .constant(Color.self), unknown),
        fonts: readPreviews(written.fonts, .fonts, .constant(Font.self), unknown),
        spacings: readPreviews(written.spacings, .spacings, .constant(Number.self), unknown),
        texts: readPreviews(written.texts, .texts, .sameText) { text, _ in
          if case .member = text { .member } else { nil }
        })
    }
  }

  /// Reads the stand-ins of one kind.
  ///
  /// - Parameter unknown: Returns the part of a value that pictures don't know.
  private mutating func readPreviews<Constant>(
    _ reading: Reading<Mapping.Entry>, _ kind: PreviewValues.Kind, _ form: ValueForm<Constant>,
    _ unknown: (Constant, Resolver) -> UnknownToPictures?
  ) -> [Token<Constant>] {
    namedEntries(reading).compactMap { entry in
      let name = Name(entry.key.text, span: entry.key.span)
      if kind != .colors, memberPath(name) == nil {
        report(.notAMember(name, kind, meant: member(meantBy: name, kind)))
        return nil
      }
      guard let value = form.read(entry, &self) else { return nil }
      if let problem = unknown(value, self) {
        report(.unknownPreview(of: name, kind, problem, at: entry.value.span))
        return nil
      }
      return Token(name: name, value: value)
    }
  }

  /// Returns the member that a token stands for, or one whose type isn't capitalized.
  fileprivate func member(meantBy name: Name, _ kind: PreviewValues.Kind) -> String? {
    if let path = memberPath(Name(capitalized(name.text), span: name.span)) { return path.name }
    guard let kind = TokenReference.Kind(rawValue: kind.rawValue) else { return nil }
    for position in homes(of: name.span) {
      let token = TokenReference(kind: kind, manifest: position, name: name.text)
      switch run.manifests[position].tokens.tokens[token] {
      case let color as Color: return color.member?.name
      case let font as Font: return font.member?.name
      case let number as Number: return number.member?.name
      default: continue
      }
    }
    return nil
  }
}

/// The part of a value that pictures don't know.
private enum UnknownToPictures {
  case member, asset
  /// A token that leads to one of them, along with that token.
  case token(TokenReference, source: Name, isAsset: Bool)
}

/// Returns the part of a value, or of the tokens that it leads to, that pictures don't know.
private func unknown(_ value: some TokenValue, _ resolver: Resolver) -> UnknownToPictures? {
  if value.hasMember { return .member }
  if value.hasAsset { return .asset }
  for token in value.tokens {
    let reached = resolver.run.tokenGraph.reached(from: [token])
    for (manifest, draft) in resolver.run.manifests.enumerated() {
      for (name, value) in draft.tokens.tokens.all(token.kind)
      where (value.hasMember || value.hasAsset)
        && reached.contains(TokenReference(kind: token.kind, manifest: manifest, name: name.text))
      {
        return .token(token, source: name, isAsset: value.hasAsset)
      }
    }
  }
  return nil
}

// MARK: - Checks

extension Resolver {
  /// Warns about stand-ins for members and assets that nothing in the run names, except in manifests whose
  /// declarations other modules see.
  mutating func checkUnusedPreviews() {
    for (position, manifest) in run.manifests.enumerated()
    where manifest.access.value == .internal && !manifest.isOpen {
      scope = ViewScope(manifest: position)
      let names: [(PreviewValues.Kind, [Name])] = [
        (.colors, manifest.preview.colors.map(\.name)),
        (.fonts, manifest.preview.fonts.map(\.name)),
        (.spacings, manifest.preview.spacings.map(\.name)),
        (.texts, manifest.preview.texts.map(\.name)),
      ]
      for (kind, names) in names {
        for name in names where findings.uses.members[kind]?.contains(name.text) != true {
          let other = PreviewValues.Kind.allCases.first {
            findings.uses.members[$0]?.contains(name.text) == true
          }
          let meant = member(meantBy: name, kind).flatMap { $0 == name.text ? nil : $0 }
          report(.unusedPreview(name, kind, other: other, meant: meant))
        }
      }
    }
  }
}

extension PreviewValues.Kind {
  /// The name of the kind in messages.
  fileprivate var title: String {
    switch self {
    case .colors: "color"
    case .fonts: "font"
    case .spacings: "number"
    case .texts: "text"
    }
  }

  /// An example of a member.
  fileprivate var member: String {
    switch self {
    case .colors: "Theme.ink"
    case .fonts: "Theme.title"
    case .spacings: "Theme.gap"
    case .texts: "L10n.buy"
    }
  }

  /// Examples of values that pictures know.
  fileprivate var values: String {
    switch self {
    case .colors: "\"#1C1C1E\", or { light: black, dark: white }"
    case .fonts: "headline, or { size: 20, weight: bold }"
    case .spacings: "12"
    case .texts: "Buy"
    }
  }
}

extension DiagnosticCode {
  package static let previewName = Self("preview-name", .error, .names)
  package static let previewValue = Self("preview-value", .error, .elements)
}

extension Diagnostic {
  /// Returns the error about a name that isn't a member.
  ///
  /// - Parameter meant: The member that was probably intended.
  fileprivate static func notAMember(
    _ name: Name, _ kind: PreviewValues.Kind, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .previewName,
      "\(quoted(name.text)) in the \(quoted(kind.rawValue)) of 'preview' is not a Swift member",
      at: Annotation(name.span, "not a type, a dot and a member"),
      help: meant.map { "write '\($0)'" }
        ?? "write a static member as elements name it, such as '\(kind.member)'",
      note:
        "pictures know only the manifests; 'preview' gives them the values that only Swift knows",
      fix: meant.map { Fix(name.span, replacement: $0) })
  }

  fileprivate static func unknownPreview(
    of name: Name, _ kind: PreviewValues.Kind, _ problem: UnknownToPictures, at span: SourceSpan
  ) -> Diagnostic {
    var found = Diagnostic(
      .previewValue,
      "what pictures show for \(quoted(name.text)) cannot be a Swift member",
      at: Annotation(span, "only Swift knows its value"),
      help: "write the \(kind.title) itself, such as \(kind.values)"
        + (kind == .texts ? "; text with a dot is in quotes: \"Booking.com\"" : ""))
    switch problem {
    case .member: break
    case .asset:
      found.message = "what pictures show for \(quoted(name.text)) cannot be an asset"
      found.primary.label = "only the asset catalog has it"
    case .token(let token, let source, let isAsset):
      found.message =
        "what pictures show for \(quoted(name.text)) cannot be \(quoted(token.name)), which leads to "
        + (isAsset ? "an asset" : "a Swift member")
      found.primary.label =
        isAsset ? "only the asset catalog has its value" : "only Swift knows its value"
      found.secondary = [Annotation(source.span, isAsset ? "an asset" : "a Swift member")]
    }
    return found
  }

  /// Returns the warning about an unused stand-in.
  ///
  /// - Parameters:
  ///   - other: The kind as which the name is used.
  ///   - meant: The member that a token of that name stands for.
  fileprivate static func unusedPreview(
    _ name: Name, _ kind: PreviewValues.Kind, other: PreviewValues.Kind?, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .unusedToken,
      "the preview of \(quoted(name.text)) is never used",
      at: Annotation(name.span, "not used as a \(kind.title) in any manifest of this run"),
      help: other.map { "it is used as a \($0.title): move it to \(quoted($0.rawValue))" }
        ?? meant.map { "write '\($0)', which is what \(quoted(name.text)) stands for" }
        ?? "use it or remove it")
  }
}
