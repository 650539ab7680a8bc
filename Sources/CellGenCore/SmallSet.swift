/// A set whose first elements are compared rather than hashed.
///
/// Most sets of a manifest's names and views have a few elements. To hash them takes longer, and for the first
/// set of a type Swift searches all protocol conformances for how to do it, which costs nearly as much as
/// generating a view.
struct SmallSet<Element: Hashable & Sendable>: Sendable {
  /// How many elements are compared.
  static var few: Int { 16 }

  private var few: [Element] = []
  /// All elements, where there are many.
  private var many: Set<Element> = []

  var isEmpty: Bool { few.isEmpty }

  /// Adds an element; returns whether it is new.
  mutating func insert(_ element: Element) -> Bool {
    guard many.isEmpty else { return many.insert(element).inserted }
    if few.contains(element) { return false }
    // At once, since most sets get some elements when they get one.
    if few.isEmpty { few.reserveCapacity(8) }
    few.append(element)
    if few.count == Self.few { many = Set(few) }
    return true
  }
}
