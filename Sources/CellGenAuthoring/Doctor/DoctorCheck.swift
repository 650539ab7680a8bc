import CellGenCore

/// Something that projects get wrong.
///
/// A check is sure, or silent: what a project computes, and what only a build knows, is not guessed.
struct DoctorCheck: Sendable {
  /// The name that is printed in brackets after a finding.
  var name: String
  /// The mistake in a few words: lower case, no full stop.
  var title: String
  /// Why it matters and what to do, in lines of at most 76 columns.
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
