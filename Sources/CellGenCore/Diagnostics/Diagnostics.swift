/// The mistakes found so far in a run; phases add to it, and never print.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  /// The warnings that comments accept, kept apart from the others.
  package private(set) var accepted: [AcceptedWarning] = []

  package init() {}

  package var hasErrors: Bool { all.contains { $0.severity == .error } }

  package var count: Int { all.count }

  package mutating func report(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
  }

  /// Adds a note to the messages at a span that have none.
  ///
  /// - Parameter count: the number of messages before the ones to change.
  mutating func addNote(_ note: String, to span: SourceSpan, since count: Int) {
    for place in all.indices.dropFirst(count)
    where all[place].note == nil && span.contains(all[place].primary.span) {
      all[place].note = note
    }
  }

  /// Adds diagnostics that were collected separately, in their order.
  package mutating func add(_ others: Diagnostics) {
    all += others.all
    accepted += others.accepted
  }

  /// All diagnostics, sorted by file and position.
  package var sorted: [Diagnostic] { sortedByPlace(all, \.primary.span) }

  /// The accepted warnings, sorted by file and position.
  package var sortedAccepted: [AcceptedWarning] {
    sortedByPlace(accepted, \.diagnostic.primary.span)
  }

  /// Sets aside the warnings that are accepted.
  mutating func accept(_ acceptance: (Diagnostic) -> AcceptedWarning?) {
    all.removeAll { diagnostic in
      guard diagnostic.severity == .warning, let warning = acceptance(diagnostic) else {
        return false
      }
      accepted.append(warning)
      return true
    }
  }

  /// Returns the diagnostics that satisfy a condition.
  package func filter(_ isKept: (Diagnostic) -> Bool) -> Diagnostics {
    var kept = self
    kept.all.removeAll { !isKept($0) }
    kept.accepted.removeAll { !isKept($0.diagnostic) }
    return kept
  }

  /// Returns the diagnostics, each changed by a function.
  func map(_ change: (Diagnostic) -> Diagnostic) -> Diagnostics {
    var changed = self
    changed.all = all.map(change)
    return changed
  }

  /// The diagnostics with warnings turned into errors.
  package var strict: Diagnostics {
    var strict = self
    for index in strict.all.indices { strict.all[index].severity = .error }
    return strict
  }
}

/// A warning that a comment accepts.
package struct AcceptedWarning: Sendable {
  package var diagnostic: Diagnostic
  /// The author's reason, if there is one.
  package var reason: String?
}

/// Sorts elements by file and position; elements at the same position keep their order.
private func sortedByPlace<Element>(
  _ elements: [Element], _ span: (Element) -> SourceSpan
) -> [Element] {
  let order = elements.indices.sorted { left, right in
    let (a, b) = (span(elements[left]), span(elements[right]))
    return (a.file, a.start, Int32(left)) < (b.file, b.start, Int32(right))
  }
  return order.map { elements[$0] }
}
