import CellGenCore

/// The settings of a run of `cellgen generate`.
struct GenerateRequest {
  /// What to do with the generated files.
  enum Mode {
    case write, check, dryRun
  }

  /// How much to print.
  enum Volume {
    case quiet, normal, verbose
  }

  /// Paths of manifests and folders, and `-` for standard input.
  var manifests: [String]
  var finder: ManifestFinder
  var outputFolder: String
  /// A file with the names of the only files to write; nil to write all.
  var outputList: String?
  var options: Options
  var mode = Mode.write
  /// Whether to remove generated files whose manifest no longer exists.
  var prunes = false
  /// Whether to keep a record of what was written beside it, and to do nothing while it is still true.
  var keepsCache = false
  /// Whether to treat warnings as errors.
  var isStrict = false
  var volume = Volume.normal

  var readsStandardInput: Bool { manifests.contains(ManifestFinder.standardInput) }
}
