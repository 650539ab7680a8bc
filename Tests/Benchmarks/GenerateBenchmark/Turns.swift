/// Several invocations that are compared, each run as often as the others.
///
/// They take turns in each round, so that whatever else the machine does meets all of them alike, and
/// of what each one took the least counts.
struct Turns<Key: Hashable> {
  private var contestants: [(key: Key, prepare: () -> Void, invocation: Invocation)] = []

  /// Adds an invocation, and what must be done before each of its runs.
  mutating func add(_ key: Key, _ invocation: Invocation, after prepare: @escaping () -> Void = {})
  {
    contestants.append((key, prepare, invocation))
  }

  func run(rounds: Int) -> [Key: Usage] {
    var usages: [Key: [Usage]] = [:]
    for _ in 0..<rounds {
      for contestant in contestants {
        contestant.prepare()
        usages[contestant.key, default: []].append(contestant.invocation.run())
      }
    }
    return usages.mapValues(Usage.least)
  }
}
