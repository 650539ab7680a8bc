/// A set whose first elements are compared rather than hashed.
///
/// Most sets of a manifest's names and views have only a few elements. Hashing them takes longer, and for the
/// first set of a type, Swift searches all protocol conformances for its hash function, which costs nearly as
/// much as generating a view.
struct SmallSet<Element: Hashable & Sendable>: Sendable {
  /// The number of elements that are compared.
  static var few: Int { 16 }

  private var few: [Element] = []
  /// All elements, once there are many.
  private var many: Set<Element> = []

  var isEmpty: Bool { few.isEmpty }

  /// Adds an element; returns true if it is new.
  mutating func insert(_ element: Element) -> Bool {
    guard many.isEmpty else { return many.insert(element).inserted }
    if few.contains(element) { return false }
    // All at once, since most sets that get one element get several.
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(element)
    if few.count == Self.few { many = Set(few) }
    return true
  }
}
