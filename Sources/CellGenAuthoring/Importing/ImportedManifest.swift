import CellGenCore

// The result of an import as a separate manifest.

extension Imported {
  /// The text of the manifest in the canonical form.
  ///
  /// - Parameter uses: the names of the manifests whose tokens it takes.
  func manifest(uses: [String]) -> String {
    var slots: [Slot] = []
    if !uses.isEmpty {
      slots.append(Slot("uses", .sequence(uses.map { Slot(item: .text($0)) }, isFlow: true)))
    }
    let isBelow: (Slot) -> Bool = { $0.key?.text == Self.sections }
    slots += top.filter { !isBelow($0) }
    var views = Slot("views", .mapping(self.views))
    views.isAfterBlank = !slots.isEmpty
    slots.append(views)
    slots += top.filter(isBelow).map { slot in
      var slot = slot
      slot.startsAfterBlank = true
      return slot
    }
    return canonicalText(of: Outline(root: Slot(value: .mapping(slots))))
  }

  /// The key of the screen's parts, which only a separate manifest gets.
  static let sections = "sections"
}
