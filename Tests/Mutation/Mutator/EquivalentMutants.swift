/// The mutants of `equivalent.txt`, which change nothing that anyone could notice.
public struct EquivalentMutants {
  /// An entry that names no mutant, or has no reason.
  public struct Mistake: Error, CustomStringConvertible {
    public var description: String
  }

  private var reasons: [String: String] = [:]

  /// Reads entries: the key of a mutant on a line, and below it, indented, the reason.
  public init(_ text: String) throws {
    var key: String?
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        guard let key else { throw Mistake(description: "a reason without a mutant: \(line)") }
        reasons[key, default: ""] += line
      } else {
        if let key, reasons[key] == nil { throw Mistake(description: "no reason: \(key)") }
        key = line
      }
    }
    if let key, reasons[key] == nil { throw Mistake(description: "no reason: \(key)") }
  }

  public func contains(_ mutant: Mutant) -> Bool { reasons[mutant.key] != nil }

  /// The entries that name none of all mutants.
  public func unmatched(by mutants: [Mutant]) -> [String] {
    let keys = Set(mutants.map(\.key))
    return reasons.keys.filter { !keys.contains($0) }.sorted()
  }
}
