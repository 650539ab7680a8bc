/// A set of views in a run, by position.
///
/// It stores a flag for each view, which is faster than hashing, because most views are in at least one set
/// of a run.
struct ViewSet {
  private var flags: [Bool]

  /// Creates an empty set for a number of views.
  init(of count: Int) { flags = Array(repeating: false, count: count) }

  func contains(_ view: Int) -> Bool { flags[view] }

  mutating func insert(_ view: Int) { flags[view] = true }

  mutating func formUnion(_ views: [Int]) {
    for view in views { insert(view) }
  }

  func union(_ other: ViewSet) -> ViewSet {
    var union = self
    for view in flags.indices where other.flags[view] { union.insert(view) }
    return union
  }
}
