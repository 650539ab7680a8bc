import CellGenCore

/// What a command line asks of `cellgen generate`.
struct GenerateRequest {
  /// What is done with the files that come out.
  enum Mode {
    case write, check, dryRun
  }

  /// How much is said.
  enum Volume {
    case quiet, normal, verbose
  }

  /// Paths of manifests and folders, and `-` for standard input.
  var manifests: [String]
  var finder: ManifestFinder
  var outputFolder: String
  var options: Options
  var mode = Mode.write
  /// Whether generated files go whose manifest is gone.
  var prunes = false
  /// Whether warnings are errors.
  var isStrict = false
  var volume = Volume.normal

  var readsStandardInput: Bool { manifests.contains(ManifestFinder.standardInput) }
}
