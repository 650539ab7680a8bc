extension Resolver {
  /// Reports a feature that requires a newer iOS than a manifest's deployment target, by default that of the
  /// current manifest. Pictures have no such target.
  ///
  /// - Parameters:
  ///   - subject: The feature, as the start of a message: "a button".
  ///   - version: The major version of iOS that introduced it.
  ///   - instead: The alternative if the deployment target can't change, as in "or …".
  mutating func checkAvailability(
    of subject: String, since version: Int, in other: Int? = nil, at span: SourceSpan,
    instead: String
  ) {
    let position = other ?? scope.manifest
    guard scope.preview == nil, run.manifests.indices.contains(position),
      run.manifests[position].deploymentTarget.value < version
    else { return }
    let manifest = run.manifests[position]
    report(
      .needsNewerIOS(subject, since: version, in: manifest, at: span, instead: instead))
  }
}

extension DiagnosticCode {
  package static let needsNewerIOS = Self("needs-newer-ios", .error, .manifests)
}

extension Diagnostic {
  static func needsNewerIOS(
    _ subject: String, since version: Int, in manifest: ManifestDraft, at span: SourceSpan,
    instead: String
  ) -> Diagnostic {
    Diagnostic(
      .needsNewerIOS,
      "\(subject) needs iOS \(version), but the deployment target is iOS "
        + "\(manifest.deploymentTarget.value)",
      at: Annotation(span, "needs iOS \(version)"),
      also: manifest.deploymentTarget.span.map {
        [Annotation($0, "the deployment target")]
      } ?? [],
      help: "write 'deploymentTarget: \(version)', or \(instead)")
  }
}
