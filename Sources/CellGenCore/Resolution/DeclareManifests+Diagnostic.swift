extension DiagnosticCode {
  package static let repeatedName = Self("repeated-name", .warning, .keysAndValues)
  package static let duplicateView = Self("duplicate-view", .error, .names)
  package static let unknownManifest = Self("unknown-manifest", .error, .manifests)
  package static let ambiguousManifest = Self("ambiguous-manifest", .error, .manifests)
  package static let ambiguousName = Self("ambiguous-name", .error, .manifests)
  package static let narrowAccess = Self("narrow-access", .error, .manifests)
  package static let noScreenName = Self("no-screen-name", .error, .manifests)
}

extension Diagnostic {
  static func repeatedName(_ name: Name, in subject: String, first: Name) -> Diagnostic {
    Diagnostic(
      .repeatedName,
      "\(quoted(name.text)) is listed twice in \(subject)",
      at: Annotation(name.span, "again"),
      also: [Annotation(first.span, "first listed here")],
      help: "remove one of them")
  }

  static func listWithoutBrackets(_ subject: String, _ text: Name) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(subject) must be a list, found \(quoted(text.text))",
      at: Annotation(text.span, "expected a list"),
      help: "write '\(subject.filter { $0 != "'" }): [\(text.text)]'",
      fix: Fix(text.span, replacement: "[\(text.text)]"))
  }

  static func noScreenName(_ baseName: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .noScreenName,
      "the file name \(quoted(baseName)) cannot be turned into a screen name",
      at: Annotation(span, "this screen needs a name"),
      help: "add 'screen: \(screenName(baseName))', or another name, at the top of the file",
      note: "a screen is named after its file: without 'screen', the file name must have "
        + "a letter a-z or A-Z before its digits")
  }

  /// Returns the error about two views of the same name.
  ///
  /// - Parameters:
  ///   - manifest: The manifest with the first one; nil if 'uses' can't name it here.
  ///   - prefix: A prefix for the manifest with the second one; nil if it has one.
  static func duplicateView(
    _ name: Name, first: Name, in manifest: String?, prefix: String?
  ) -> Diagnostic {
    let prefix = prefix.flatMap { isIdentifier($0) && manifest != nil ? $0 : nil }
    let other = prefix.map { "add 'prefix: \($0)' to the top of this manifest" }
    return Diagnostic(
      .duplicateView,
      "the view \(quoted(name.text)) is "
        + (manifest.map { "also declared in \(quoted($0))" } ?? "declared twice"),
      at: Annotation(name.span, "declared again"),
      also: [Annotation(first.span, "first declared here")],
      help: manifest.map {
        (other.map { $0 + " to have both, or " } ?? "")
          + "remove this one and add 'uses: [\($0)]' to share the other"
          + (other == nil ? ", or rename one" : "")
      } ?? "rename one",
      note: "the manifests of a run share one module")
  }

  static func unknownManifest(_ name: Name, known: [String]) -> Diagnostic {
    let path = stem(of: name.text, ".sections") ?? name.text
    let own = path.split(separator: "/").last.map(String.init) ?? path
    let isKnown = known.contains(own)
    let superfluous = [
      own == path ? nil : "folders", path == name.text ? nil : "'.sections'",
    ].compactMap { $0 }.joined(separator: " and ")
    return Diagnostic(
      .unknownManifest,
      "there is no manifest \(quoted(name.text)) in this run",
      at: Annotation(name.span, "unknown manifest"),
      help: superfluous.isEmpty
        ? nameHelp(name.text, among: known, "other manifest")
          ?? "pass '\(name.text).sections' to cellgen too, or remove the name"
        : isKnown
          ? "write '\(own)', without \(superfluous)"
          : "write '\(own)', and pass '\(path).sections' to cellgen too",
      note: "'uses' names manifests by file name, without '.sections'",
      fix: isKnown ? Fix(name.span, replacement: own) : nil)
  }

  static func ambiguousManifest(_ name: Name, _ paths: [String]) -> Diagnostic {
    Diagnostic(
      .ambiguousManifest,
      "\(quoted(name.text)) matches more than one manifest of this run",
      at: Annotation(name.span, "which one?"),
      help: "rename one of the files \(enumeration(paths))")
  }

  /// Returns the error about an ambiguous name.
  ///
  /// - Parameter declared: The name in each manifest that declares it.
  static func ambiguousName(_ name: Name, _ subject: String, _ declared: [Name]) -> Diagnostic {
    Diagnostic(
      .ambiguousName,
      "\(subject) \(quoted(name.text)) is declared in \(declared.count == 2 ? "two" : "several") "
        + "manifests that this one uses",
      at: Annotation(name.span, "which one?"),
      also: declared.map { Annotation($0.span, "declared here") },
      help: "rename one of them, or remove what this manifest does not need from 'uses'")
  }

  static func usesItself(_ name: Name) -> Diagnostic {
    Diagnostic(
      .repeatedName,
      "\(quoted(name.text)) is this manifest itself",
      at: Annotation(name.span, "its own views need no 'uses'"),
      help: "remove it")
  }

  static func narrowAccess(
    _ name: Name, _ used: ManifestDraft, _ user: ManifestDraft
  ) -> Diagnostic {
    Diagnostic(
      .narrowAccess,
      "a manifest that is \(user.access.value.rawValue) cannot use \(quoted(name.text)), "
        + "which is \(used.access.value.rawValue)",
      at: Annotation(name.span, "what it declares is \(used.access.value.rawValue)"),
      also: (user.access.span.map { [Annotation($0, "this manifest's access")] } ?? [])
        + (used.access.span.map { [Annotation($0, "that manifest's access")] } ?? []),
      help: "write 'access: \(user.access.value.rawValue)' in \(used.source.fileName)",
      note:
        "what \(user.access.value.rawValue) code exposes must be \(user.access.value.rawValue) too")
  }
}
