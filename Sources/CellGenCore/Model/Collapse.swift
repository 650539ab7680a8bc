/// How tapping the header of a section collapses it.
package struct Collapse: Sendable {
  package enum Initially: Sendable {
    case expanded, collapsed
    /// As a field of the repeated data decides.
    case field(Field)
  }

  /// The state in which the section first appears.
  package var initially = Initially.expanded
}
