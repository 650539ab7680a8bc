/// The number of mutants of an operator that the tests notice.
public struct Score {
  public var uncompilable = 0
  public var equivalent = 0
  public var killed = 0
  public var survivors: [Mutant] = []

  public init() {}

  public var drawn: Int { equivalent + killed + survivors.count }

  /// The part of those that could be noticed, in percent.
  public var percent: Double {
    let all = killed + survivors.count
    return all == 0 ? 100 : 100 * Double(killed) / Double(all)
  }
}

/// Returns the table of the scores, and below it each survivor.
public func report(_ scores: [Mutant.Operator: Score]) -> String {
  var lines = ["operator             drawn  killed  survived  equivalent  uncompilable   score"]
  for kind in Mutant.Operator.allCases {
    let score = scores[kind] ?? Score()
    let numbers = [
      (score.drawn, 7), (score.killed, 8), (score.survivors.count, 10), (score.equivalent, 12),
      (score.uncompilable, 14),
    ]
    let columns = numbers.map { String($0).padded(to: $1) }.joined()
    lines.append(
      kind.rawValue + String(repeating: " ", count: 19 - kind.rawValue.count) + columns
        + "\(Int(score.percent.rounded(.down))) %".padded(to: 8))
  }
  for kind in Mutant.Operator.allCases {
    let survivors = scores[kind]?.survivors ?? []
    if survivors.isEmpty { continue }
    lines += ["", "Survivors of “\(kind.rawValue)”:"]
    for mutant in survivors {
      lines += ["\(mutant.file):\(mutant.line)", "  - \(mutant.before)", "  + \(mutant.after)"]
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
