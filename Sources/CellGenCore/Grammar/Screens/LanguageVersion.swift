/// The version of the manifest language that a manifest is written for, from the key `cellgen`.
///
/// The changelog lists the changes in each version.
package enum LanguageVersion {
  /// The newest version, which also applies to manifests without the key.
  package static let newest = 1
}

extension ValueForm where Value == Int {
  /// A version of the manifest language.
  static var languageVersion: ValueForm {
    ValueForm(.integer(atLeast: 1, atMost: LanguageVersion.newest)) { entry, resolver in
      resolver.readLanguageVersion(entry.value)
    }
  }
}

extension Node {
  /// True for a version of the manifest language that this cellgen doesn't know.
  var isNewerLanguage: Bool {
    guard let scalar, isPlainInteger(scalar), !scalar.text.hasPrefix("-") else { return false }
    return Int(scalar.text).map { $0 > LanguageVersion.newest } ?? true
  }
}

extension Resolver {
  /// Reports a manifest for a newer cellgen. Nothing else in it is reported.
  mutating func isReadable(_ manifest: Mapping, version key: String) -> Bool {
    guard let entry = manifest.entries.first(where: { $0.key.text == key }),
      entry.value.isNewerLanguage
    else { return true }
    report(.newerLanguage(entry.value))
    return false
  }

  fileprivate mutating func readLanguageVersion(_ node: Node) -> Int? {
    guard !node.isBroken else { return nil }
    guard let scalar = node.scalar, isPlainInteger(scalar) else {
      report(
        node.isEmpty ? .emptyLanguageVersion(at: node.span) : .notALanguageVersion(node))
      return nil
    }
    if let version = Int(scalar.text), (1...LanguageVersion.newest).contains(version) {
      return version
    }
    report(.languageVersionTooOld(node))
    return nil
  }
}

extension DiagnosticCode {
  package static let newerLanguage = Self("newer-language", .error, .manifests)
}

extension Diagnostic {
  static func newerLanguage(_ node: Node) -> Diagnostic {
    let newest = LanguageVersion.newest
    return Diagnostic(
      .newerLanguage,
      "this manifest is written in version \(node.scalar?.text ?? "") of the manifest language, "
        + "but this cellgen knows only version\(newest == 1 ? "" : "s 1 to") \(newest)",
      at: Annotation(node.span, "needs a newer cellgen"),
      help: "update cellgen, or write \(newest) if the manifest uses nothing newer",
      note: "cellgen's changelog lists the changes in each version of the language")
  }

  fileprivate static func emptyLanguageVersion(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'cellgen' has no value",
      at: Annotation(span, "a value is missing"),
      help: "write 'cellgen: \(LanguageVersion.newest)', or remove the key")
  }

  fileprivate static func notALanguageVersion(_ node: Node) -> Diagnostic {
    let newest = LanguageVersion.newest
    return Diagnostic(
      .notANumber,
      "'cellgen' must be a whole number, found \(node.described)",
      at: Annotation(node.span, "expected a version of the manifest language"),
      help: "write \(newest)",
      note: "the version of the manifest language is not the version of cellgen",
      fix: Fix(node.span, replacement: String(newest)))
  }

  fileprivate static func languageVersionTooOld(_ node: Node) -> Diagnostic {
    let newest = LanguageVersion.newest
    return Diagnostic(
      .outOfRange,
      "'cellgen' must be at least 1, found \(node.described)",
      at: Annotation(node.span, "not at least 1"),
      help: "write \(newest)",
      note: "1 is the first version of the manifest language",
      fix: Fix(node.span, replacement: String(newest)))
  }
}
