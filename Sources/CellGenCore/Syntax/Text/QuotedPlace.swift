/// A part of the manifest, quoted for a message, with its position.
struct QuotedPlace {
  var text: String
  var span: SourceSpan
}

extension ManifestBytes {
  /// A range, as typed.
  func quoted(_ start: Int, _ end: Int) -> QuotedPlace {
    QuotedPlace(text: quote(start, end), span: span(start, end))
  }

  /// A key, as typed.
  func facts(_ key: Mapping.Key) -> QuotedPlace {
    quoted(Int(key.span.start), Int(key.span.end))
  }
}
