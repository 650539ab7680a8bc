import CellGenCommand
import CellGenCore

/// A problem in a project, with its remedy.
struct DoctorFinding {
  /// The place of the problem.
  struct Place: Hashable {
    /// The path below the examined folder.
    var path: String
    /// Nil if the problem isn't at a particular line of the file.
    var location: SourceLocation?
  }

  var place: Place
  /// One phrase in lower case without a full stop, which makes sense on its own.
  var message: String
  /// One action, which resolves the finding.
  var help: String
}

extension DoctorFinding.Place {
  /// The beginning of a file.
  init(startOf path: String) {
    self.init(path: path, location: SourceLocation(line: 1, column: 1))
  }

  /// The place of a byte in a file.
  init(path: String, in bytes: [UInt8], at offset: Int) {
    let lines = LineTable(SourceText(path: path, bytes: bytes))
    self.init(path: path, location: lines.location(at: offset))
  }
}
