/// A text that is open in the client's editor, which takes precedence over the one on disk.
struct Document: Sendable {
  /// The URI as the client writes it.
  let uri: String
  private(set) var version: Int?
  private(set) var lines: TextLines

  var id: DocumentID { DocumentID(uri: uri) }
  var bytes: [UInt8] { lines.bytes }

  init(uri: String, version: Int?, text: String, _ encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    lines = TextLines(Array(text.utf8), encoding)
  }

  /// Applies the changes of a notification, one after another.
  ///
  /// The server asks for whole texts: manifests are small, and an edit that is applied at the wrong place
  /// corrupts a text permanently. Ranges are still accepted from clients that send them.
  ///
  /// - Errors: a change without a text or with half a range.
  mutating func change(_ changes: [JSON], version: Int?) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"].string else {
        throw .invalidParams("a change of a document has a 'text'")
      }
      var bytes = Array(text.utf8)
      if !change["range"].isNull {
        guard let range = lines.range(change["range"]) else {
          throw .invalidParams("a range has a 'start' and an 'end'")
        }
        bytes = Array(self.bytes[..<range.lowerBound]) + bytes + self.bytes[range.upperBound...]
      }
      lines = TextLines(bytes, lines.encoding)
    }
    self.version = version
  }
}
