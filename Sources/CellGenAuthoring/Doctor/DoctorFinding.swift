import CellGenCommand
import CellGenCore

/// Something that is wrong in a project, with its remedy.
struct DoctorFinding {
  /// Where it is wrong.
  struct Place: Hashable {
    /// Below the folder that was examined.
    var path: String
    /// Nil where no line of the file says it.
    var location: SourceLocation?
  }

  var place: Place
  /// One phrase in lower case without a full stop, which makes sense alone.
  var message: String
  /// One thing to do, after which the finding is gone.
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
