/// A piece of the manifest, quoted for a message, with its place.
struct QuotedPlace {
  var text: String
  var span: SourceSpan
}

extension ManifestBytes {
  /// A key as it is typed, for messages.
  func facts(_ key: Mapping.Key) -> QuotedPlace {
    QuotedPlace(
      text: quote(Int(key.span.start), Int(key.span.end)), span: key.span)
  }
}
