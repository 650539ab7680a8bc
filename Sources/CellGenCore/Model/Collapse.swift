/// How a section is that a tap on its header collapses.
package struct Collapse: Sendable {
  package enum Initially: Sendable {
    case expanded, collapsed
    /// By a field of the repeated data.
    case field(Field)
  }

  /// How it is when it is shown for the first time.
  package var initially = Initially.expanded
}
