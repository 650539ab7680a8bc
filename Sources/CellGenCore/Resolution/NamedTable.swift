/// A named declaration in a manifest.
protocol NamedDraft: Sendable {
  var name: Name { get set }
}

/// The declarations by name, in order.
struct NamedTable<Draft: NamedDraft>: Sendable {
  private(set) var all: [Draft] = []
  /// The positions by name; empty if there are so few names that comparing all of them is faster.
  private var positions: [String: Int] = [:]
  /// True if declarations are lost because of a mistake, so a missing name isn't conclusive.
  private(set) var isOpen: Bool

  /// Creates an empty table.
  ///
  /// - Parameter count: The number of declarations to expect, if it is known.
  init(isOpen: Bool = false, count: Int = 0) {
    self.isOpen = isOpen
    // An array allocates memory even for a capacity of zero.
    if count > 0 { all.reserveCapacity(count) }
  }

  /// Adds a declaration. One whose name was reported can be found by the suggested name as well.
  mutating func add(_ draft: Draft, meant: String) {
    var draft = draft
    let written = draft.name.text
    if meant != written, position(of: meant) == nil {
      index()
      positions[meant] = all.count
      draft.name.text = meant
    } else if all.count == SmallSet<String>.few {
      index()
    }
    if !positions.isEmpty { positions[written] = all.count }
    all.append(draft)
  }

  private mutating func index() {
    guard positions.isEmpty else { return }
    for (position, draft) in all.enumerated() { positions[draft.name.text] = position }
  }

  private func position(of name: String) -> Int? {
    guard positions.isEmpty else { return positions[name] }
    var position = all.count - 1
    while position >= 0, all[position].name.text != name { position -= 1 }
    return position < 0 ? nil : position
  }

  /// Notes that declarations are lost.
  mutating func open() { isOpen = true }

  /// True if there are certainly no declarations.
  var isCertainlyEmpty: Bool { all.isEmpty && !isOpen }

  subscript(name: String) -> Draft? { position(of: name).map { all[$0] } }

  /// Returns the declaration of a name; lost if it could be one of the lost declarations.
  func reading(_ name: String) -> Reading<Draft> {
    self[name].map(Reading.value) ?? (isOpen ? .lost : .absent)
  }

  /// The names that help can suggest.
  var names: [String] { all.map(\.name.text).filter(isIdentifier) }
}
