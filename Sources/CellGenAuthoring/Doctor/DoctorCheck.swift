import CellGenCore

/// Something that projects get wrong.
///
/// A check is certain or silent: it doesn't guess at what a project computes or what only a build knows.
struct DoctorCheck: Sendable {
  /// The name printed in brackets after a finding.
  var name: String
  /// The mistake in a few words: lower case, no full stop.
  var title: String
  /// The reason why it matters, and the remedy, in lines of at most 76 columns.
  var text: String
  var findings: @Sendable (Project) -> [DoctorFinding]
}

extension DoctorCheck {
  /// All checks, in the order of their findings.
  static let all: [DoctorCheck] = [
    .missingPlugin, .strayManifest, .manifestErrors, .staleFile, .compiledTwice, .twoRuntimes,
    .differentVersions, .missingClass, .isolatedType, .missingText,
  ]

  static func named(_ name: String) -> DoctorCheck? { all.first { $0.name == name } }

  /// The page of `cellgen explain`.
  var page: String { "\(name): \(title)\n\nA finding of 'cellgen doctor'.\n\n\(text)\n" }
}
