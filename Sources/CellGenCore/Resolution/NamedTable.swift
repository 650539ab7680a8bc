/// Something that a manifest declares by name.
protocol NamedDraft: Sendable {
  var name: Name { get set }
}

/// The declarations by name, in order.
struct NamedTable<Draft: NamedDraft>: Sendable {
  private(set) var all: [Draft] = []
  private var positions: [String: Int] = [:]
  /// Whether declarations are lost to a mistake, so that nothing follows from a name that is not
  /// here.
  private(set) var isOpen: Bool

  /// - Parameter count: how many declarations there will be, where that is known.
  init(isOpen: Bool = false, count: Int = 0) {
    self.isOpen = isOpen
    // A dictionary makes room even for nothing.
    guard count > 0 else { return }
    all.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  /// Adds a declaration; one whose name was reported is known by the name to write instead, too.
  mutating func add(_ draft: Draft, meant: String) {
    var draft = draft
    positions[draft.name.text] = all.count
    if meant != draft.name.text, positions[meant] == nil {
      positions[meant] = all.count
      draft.name.text = meant
    }
    all.append(draft)
  }

  /// Says that declarations are lost.
  mutating func open() { isOpen = true }

  /// Whether it is certain that nothing is declared.
  var isCertainlyEmpty: Bool { all.isEmpty && !isOpen }

  subscript(name: String) -> Draft? { positions[name].map { all[$0] } }

  /// The declaration of a name; lost where it may be one of those that are.
  func reading(_ name: String) -> Reading<Draft> {
    self[name].map(Reading.value) ?? (isOpen ? .lost : .absent)
  }

  /// The names that help may offer.
  var names: [String] { all.map(\.name.text).filter(isIdentifier) }
}
