/// The result of importing one file.
struct Imported {
  /// The name of its manifest, without an extension: the file's own name.
  var name: String
  /// The manifest's top-level entries besides `views`, such as `colors` and `elements`.
  var top: [Slot] = []
  /// The entries of `views`.
  var views: [Slot] = []
  /// The outcome for each view of the file, in file order.
  var outcomes: [Outcome] = []
  /// The work that is left to do, in file order.
  var findings: [ImportFinding] = []

  /// The outcome of one view.
  struct Outcome {
    /// Its name in the manifest.
    var view: String
    /// The line where it begins in the file that was read, from 1.
    var line: Int
    var isWhole: Bool
    /// Further members of its entry in the JSON report.
    var details: [(key: String, value: JSONValue)] = []
  }
}

/// Something in the imported file that the manifest expresses only partly, or not at all.
struct ImportFinding {
  /// From 1, in the file that was read.
  var line: Int
  var column = 1
  /// The name in the manifest of the view it is about; nil for the whole file.
  var view: String?
  /// The part it is about, as the file names it: an outlet, a label's text, a field's path.
  var subject: String
  /// Machine-readable, such as `runtime-attribute`.
  var kind: String
  var degree: Degree
  /// One sentence without a period: what was not converted, and what to do.
  var text: String

  enum Degree: String {
    case partly
    case not
  }
}
