/// The mistakes found so far in a run; phases add to it, and never print.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package var hasErrors: Bool { all.contains { $0.severity == .error } }

  package var count: Int { all.count }

  package mutating func report(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Adds those that were found apart from these, in their order.
  package mutating func add(_ others: Diagnostics) { all += others.all }

  /// All of them, sorted by file and position.
  package var sorted: [Diagnostic] {
    let order = all.indices.sorted { left, right in
      let (a, b) = (all[left].primary.span, all[right].primary.span)
      return (a.file, a.start, Int32(left)) < (b.file, b.start, Int32(right))
    }
    return order.map { all[$0] }
  }

  /// Those that a condition holds for.
  package func filter(_ isKept: (Diagnostic) -> Bool) -> Diagnostics {
    var kept = self
    kept.all.removeAll { !isKept($0) }
    return kept
  }

  /// The same, each changed by a function.
  func map(_ change: (Diagnostic) -> Diagnostic) -> Diagnostics {
    var changed = self
    changed.all = all.map(change)
    return changed
  }

  /// The same, with warnings as errors.
  package var strict: Diagnostics {
    var strict = self
    for index in strict.all.indices { strict.all[index].severity = .error }
    return strict
  }

  /// All, except the warnings that are held back while there are errors.
  var withoutWarningsThatWait: Diagnostics {
    filter { !$0.code.waits }
  }
}
