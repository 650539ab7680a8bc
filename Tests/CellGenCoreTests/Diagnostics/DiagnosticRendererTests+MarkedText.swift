import CellGenCore

extension DiagnosticRendererTests {
  /// A text in which `①…②` encloses the primary span and `③…④` a secondary one.
  struct MarkedText {
    let source: SourceText
    private var places: [Character: Int] = [:]

    init(_ marked: String, path: String = "Listing.sections", index: Int = 0) {
      var bytes: [UInt8] = []
      for scalar in marked.unicodeScalars {
        if "①②③④".unicodeScalars.contains(scalar) {
          places[Character(scalar)] = bytes.count
        } else {
          bytes += Array(String(scalar).utf8)
        }
      }
      source = SourceText(path: path, bytes: bytes, index: index)
    }

    var primary: SourceSpan { span("①", "②") }
    var secondary: SourceSpan { span("③", "④") }
    var hasSecondary: Bool { places["③"] != nil }

    /// A place that is opened and not closed is a span of nothing.
    private func span(_ open: Character, _ close: Character) -> SourceSpan {
      let start = places[open] ?? 0
      return SourceSpan(file: source.index, start: start, end: places[close] ?? start)
    }
  }
}
