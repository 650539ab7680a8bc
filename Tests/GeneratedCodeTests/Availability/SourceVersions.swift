/// The versions that a source asks for at each of its words.
struct SourceVersions {
  let tokens: [SwiftToken]
  private let introduced: [SourcePlace: Double]
  private let deprecated: [SourcePlace: Double]

  init(_ text: String) { self.init(SwiftTokenizer.tokens(of: text)) }

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    introduced = AvailabilityScanner.versions(in: tokens, .introduced)
    deprecated = AvailabilityScanner.versions(in: tokens, .deprecated)
  }

  /// The version that is certain at a place; nil where there is no check.
  func introduced(at place: SourcePlace) -> Double? { introduced[place] }

  /// The version from which on the declaration around a place is deprecated.
  func deprecated(at place: SourcePlace) -> Double? { deprecated[place] }

  /// Each check of the source, and the source without it.
  var withoutEachCheck: [(check: String, source: SourceVersions)] {
    tokens.indices.dropLast(3).compactMap { index in
      guard ["#available", "@available"].contains(tokens[index].text),
        tokens[index + 2].text == "iOS"
      else { return nil }
      var changed = tokens
      changed[index + 2].text = "tvOS"
      let version = tokens[(index + 3)...].prefix { ![")", "*"].contains($0.text) }
        .map(\.text).joined(separator: " ")
      return ("\(tokens[index].text) iOS \(version)", SourceVersions(changed))
    }
  }
}

/// A line and a column, both counted from 1, in UTF-8 bytes.
struct SourcePlace: Hashable, Comparable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init?(_ line: Substring, _ column: Substring) {
    guard let line = Int(line), let column = Int(column) else { return nil }
    self.init(line: line, column: column)
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
