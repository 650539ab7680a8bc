/// A Swift literal in a manifest: a default, or a value in a sample.
package enum Literal: Hashable, Sendable {
  case `nil`
  case bool(Bool)
  /// Digits with an optional sign, as in the manifest: `-12`, `0xFF`, `1_000`.
  case integer(String)
  /// A number as in the manifest: `0.5`, `1e3`.
  case float(String)
  /// The text itself, before escaping for Swift.
  case string(String)
  case emptyArray
  case emptyDictionary
  /// `.name`, without its dot and without backticks.
  case member(String)
}
