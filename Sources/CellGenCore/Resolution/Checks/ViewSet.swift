/// Some of the views of a run, by their positions.
///
/// A flag for each view, since most views are in one of the sets of a run, where hashing would take longer.
struct ViewSet {
  private var flags: [Bool]

  /// An empty set of so many views.
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
