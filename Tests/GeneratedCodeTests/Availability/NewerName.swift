/// A name that iOS has had only since some version after 13.
struct NewerName: Sendable {
  var version: Double
  /// The name as it is written.
  var text: String
  /// Its tokens as they stand in source.
  var tokens: [String]

  init(_ text: String, since version: Double) {
    self.version = version
    self.text = text
    tokens = SwiftTokenizer.tokens(of: text).map(\.text)
  }

  /// The macros, which the compiler's tree does not name.
  static let macros = [NewerName("#Preview", since: 17), NewerName("@Observable", since: 17)]
}
