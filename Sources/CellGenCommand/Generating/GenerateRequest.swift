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

  /// The paths of manifests and folders, and `-` for standard input.
  var manifests: [String]
  var finder: ManifestFinder
  var outputFolder: String
  /// A file with the names of the only files to write; nil to write all of them.
  var outputList: String?
  var options: Options
  var mode = Mode.write
  /// True to remove generated files whose manifest no longer exists.
  var prunes = false
  /// True to keep a record of the output next to it, and to do nothing while the record is valid.
  var keepsCache = false
  /// True to treat warnings as errors.
  var isStrict = false
  var volume = Volume.normal

  var readsStandardInput: Bool { manifests.contains(ManifestFinder.standardInput) }
}
