/// Finds known names that are similar to an unknown one.
///
///     Suggestion.names(near: "acions", among: ["data", "actions"])   → ["actions"]
package enum Suggestion {
  /// The most similar known names, best first, at most three; ties keep their order.
  ///
  /// Case, `-` and `_` are ignored, so `is_favorite` equals `isFavorite`. Names are similar if they share
  /// something and differ in a single character, or in at most a third of the longer one.
  package static func names(near name: String, among known: some Sequence<String>) -> [String] {
    let folded = fold(name)
    guard folded.count <= longest else { return [] }
    var near: [(name: String, distance: Int)] = []
    for candidate in known {
      guard let distance = distance(folded, fold(candidate)) else { continue }
      near.append((candidate, distance))
    }
    // A name that differs only in spelling is certain.
    let same = near.filter { $0.distance == 0 }
    if !same.isEmpty { return same.prefix(3).map(\.name) }
    // Comparing positions as well keeps the order of ties, which `sort` does not guarantee.
    return near.indices
      .sorted { (near[$0].distance, $0) < (near[$1].distance, $1) }
      .prefix(3)
      .map { near[$0].name }
  }

  /// "did you mean 'a', 'b' or 'c'?"; nil if no known name is similar.
  package static func help(near name: String, among known: some Sequence<String>) -> String? {
    help(for: names(near: name, among: known))
  }

  /// Returns the same help for names that are already known to be similar.
  static func help(for names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(alternatives(names))?"
  }

  /// "'a', 'b' or 'c'"
  package static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    let others = quoted.dropLast().joined(separator: ", ")
    return [others, quoted.last ?? ""].filter { !$0.isEmpty }.joined(separator: " or ")
  }

  /// Returns true if two names differ only in case, `-` and `_`.
  static func isSpelling(_ name: String, of other: String) -> Bool { fold(name) == fold(other) }

  /// Returns true if a word is certainly a typo of another: one letter is wrong, or two in a long word.
  ///
  /// Two wrong letters turn a word such as `string` into a different word.
  static func isSlip(_ word: String, for other: String) -> Bool {
    let (word, other) = (fold(word), fold(other))
    guard max(word.count, other.count) <= longest else { return false }
    return editDistance(word, other) <= (min(word.count, other.count) < 8 ? 1 : 2)
  }

  /// The length up to which names are compared: typos in longer ones are rare, and the cost is the product of
  /// the lengths.
  private static let longest = 200

  private static func fold(_ name: String) -> [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars where scalar != "-" && scalar != "_" {
      if !scalar.isASCII {
        folded += scalar.properties.lowercaseMapping.unicodeScalars
      } else if "A"..."Z" ~= scalar {
        folded.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      } else {
        folded.append(scalar)
      }
    }
    return folded
  }

  /// The number of characters to insert, delete, replace or swap; nil if the names are not similar.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int? {
    let longer = max(a.count, b.count)
    let limit = max(1, longer / 3)
    guard abs(a.count - b.count) <= limit else { return nil }
    let distance = editDistance(a, b, upTo: limit)
    return distance <= limit && distance < longer ? distance : nil
  }
}

/// The restricted Damerau-Levenshtein distance, which never edits a swapped pair again.
///
/// - Parameter limit: above it, any larger number may be returned, which is faster.
/// - Source: the "optimal string alignment" recurrence, with three rows of its table.
private func editDistance(
  _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], upTo limit: Int = .max
) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  var lastLeast = 0
  for i in a.indices {
    var row = [i + 1]
    var least = i + 1
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
      if best < least { least = best }
    }
    // A swap continues from the row before.
    if least > limit, lastLeast > limit { return least }
    (beforeLast, last, lastLeast) = (last, row, least)
  }
  return last[b.count]
}
