/// Reports what needs a newer iOS than the one that a manifest is for.
///
/// - Parameters:
///   - subject: what needs it, as a message begins: "a button".
///   - version: the major version of iOS that has it.
///   - instead: what to do where the deployment target has to stay, as in "or …".
func checkAvailability(
  of subject: String, since version: Int, in manifest: ManifestDraft, at span: SourceSpan,
  instead: String, _ diagnostics: inout Diagnostics
) {
  guard manifest.deploymentTarget < version else { return }
  diagnostics.report(
    .needsNewerIOS(subject, since: version, in: manifest, at: span, instead: instead))
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
      "\(subject) needs iOS \(version), and the deployment target is iOS "
        + "\(manifest.deploymentTarget)",
      at: Annotation(span, "needs iOS \(version)"),
      also: manifest.deploymentTargetSpan.map {
        [Annotation($0, "the oldest iOS that it is to run on")]
      } ?? [],
      help: "write 'deploymentTarget: \(version)', or \(instead)")
  }
}
