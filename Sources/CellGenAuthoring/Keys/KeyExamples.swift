/// Examples of constructs and keys.
enum KeyExamples {
  /// A small manifest without mistakes that has a construct.
  static func manifest(of construct: String) -> String? { nil }

  /// An entry with a key of a construct.
  static func entry(of key: String, in construct: String) -> String? { nil }
}
