/// Something that a manifest declares by name.
protocol NamedDraft: Sendable {
  var name: Name { get set }
}

/// The declarations by name, in order.
struct NamedTable<Draft: NamedDraft>: Sendable {
  private(set) var all: [Draft] = []
  /// The positions by name; empty where all names are compared, which is faster for a few.
  private var positions: [String: Int] = [:]
  /// Whether declarations are lost to a mistake, so that nothing follows from a name that is not
  /// here.
  private(set) var isOpen: Bool

  /// - Parameter count: how many declarations there will be, where that is known.
  init(isOpen: Bool = false, count: Int = 0) {
    self.isOpen = isOpen
    // An array makes room even for nothing.
    if count > 0 { all.reserveCapacity(count) }
  }

  /// Adds a declaration; one whose name was reported is known by the name to write instead, too.
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

  /// Says that declarations are lost.
  mutating func open() { isOpen = true }

  /// Whether it is certain that nothing is declared.
  var isCertainlyEmpty: Bool { all.isEmpty && !isOpen }

  subscript(name: String) -> Draft? { position(of: name).map { all[$0] } }

  /// The declaration of a name; lost where it may be one of those that are.
  func reading(_ name: String) -> Reading<Draft> {
    self[name].map(Reading.value) ?? (isOpen ? .lost : .absent)
  }

  /// The names that help may offer.
  var names: [String] { all.map(\.name.text).filter(isIdentifier) }
}
