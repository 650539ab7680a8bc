/// A named format, which texts can refer to.
struct FormatDeclaration: Sendable {
  var name: Name
  var entry: Mapping.Entry
}

extension Resolver {
  /// Reads the names of a manifest's formats.
  mutating func declareFormats() {
    let entries = namedEntries(manifest.tokens.formatsEntry)
    var others = NamesBeside { _ in entries.map(\.key.text) + TextFormat.wordsAlone }
    for entry in entries {
      let name = Name(entry.key.text, span: entry.key.span)
      if TextFormat.wordsAlone.contains(name.text) {
        report(.tokenLikeWord(name, "format"))
      } else {
        checkMemberName(entry.key, "a format", reserved: ReservedNames.tokens, among: &others)
      }
      run.manifests[scope.manifest].tokens.formats.append(
        FormatDeclaration(name: name, entry: entry))
    }
  }

  /// Returns the format that a name refers to in its manifest; nil for none.
  mutating func findFormat(_ name: Name) -> FormatDeclaration? {
    // A format can't refer to another one by name.
    guard !scope.isInNamedFormat else { return nil }
    let home = findHome(of: name, "the format") { $0.tokens.format(name.text)?.name }
    guard let format = home.flatMap({ run.manifests[$0].tokens.format(name.text) }) else {
      return nil
    }
    findings.uses.formats.insert(format.name.span)
    noteName(name, as: format.name)
    return format
  }

  /// Reads a format for a text that names it.
  ///
  /// - Errors: those of the format at its declaration; an error that only this view has, at the name in the
  ///   text.
  mutating func readFormat(_ format: FormatDeclaration, for name: Name) -> TextFormat? {
    var reader = withoutFindings
    reader.scope.isInNamedFormat = true
    let read = TextFormat.read(format.entry, &reader)
    guard let mistake = reader.findings.diagnostics.all.first else {
      add(reader.findings)
      return read
    }
    var other = withoutFindings
    other.scope.isInNamedFormat = true
    // Another view could have any of the fields that it names.
    other.scope.fields = NamedTable(isOpen: true)
    _ = TextFormat.read(format.entry, &other)
    if other.findings.diagnostics.all.isEmpty {
      report(.formatOfOtherFields(name, format.name, mistake))
    } else {
      add(other.findings)
    }
    return nil
  }

  /// Returns true if a format of this name is visible in its manifest.
  func isFormat(_ name: Name) -> Bool {
    homes(of: name.span).contains { run.manifests[$0].tokens.format(name.text) != nil }
  }

  /// The names of formats that can be named in the current manifest.
  var formatNames: [String] {
    guard !scope.isInNamedFormat else { return [] }
    return homes(of: nil).flatMap { run.manifests[$0].tokens.formats }.map(\.name.text)
  }

  /// Reports the mistakes in formats that no text uses, because the others are read where they are used.
  /// Warns about them, unless other modules see them.
  mutating func checkUnusedFormats() {
    let uses = findings.uses
    for (position, manifest) in run.manifests.enumerated() {
      for format in manifest.tokens.formats where !uses.formats.contains(format.name.span) {
        scope = ViewScope(manifest: position)
        // The view that uses it could have any of the fields that it names.
        scope.fields = NamedTable(isOpen: true)
        scope.isInNamedFormat = true
        _ = ValueForm<TextFormat>.format.read(format.entry, &self)
        if manifest.access.value == .internal, !manifest.isOpen {
          report(.unusedToken(format.name, "the format"))
        }
      }
    }
    findings.uses = uses
  }
}

extension Diagnostic {
  /// Returns the error about a format that doesn't fit the view's fields.
  ///
  /// - Parameter mistake: The problem that the format has in this view only.
  fileprivate static func formatOfOtherFields(
    _ name: Name, _ declaration: Name, _ mistake: Diagnostic
  ) -> Diagnostic {
    Diagnostic(
      mistake.code,
      "the format \(quoted(name.text)) does not fit this view: \(mistake.message)",
      at: Annotation(name.span, "needs another field"),
      also: [Annotation(declaration.span, "declared here")],
      help: "declare such a field in 'data', or write a separate format here")
  }
}
