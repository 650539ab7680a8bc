/// An element as it is written, which has the places that its model does not have.
struct WrittenElement: Sendable {
  /// The name of its property.
  var property: String
  var reading: FormReading
}

extension WrittenElement {
  /// The pieces of its text, in order; nil for one that is a text alone.
  fileprivate var pieces: [Mapping?] {
    let text = reading.short ?? reading.mapping.entry("text")?.value
    guard case .sequence(let list)? = text?.content else { return [] }
    return list.items.map { if case .mapping(let mapping) = $0.content { mapping } else { nil } }
  }
}

extension ViewScope {
  /// Whether a key stands in an element.
  func isWritten(_ keys: [String]) -> Bool {
    written.contains { element in
      element.reading.mapping.entries.contains { keys.contains($0.key.text) }
    }
  }

  /// The text of an element, or its key if it has more than a line.
  func place(ofTextIn property: String) -> SourceSpan? {
    guard let reading = written.first(where: { $0.property == property })?.reading else {
      return nil
    }
    return reading.short?.span ?? reading.mapping.entry("text").map { Ground.place(of: $0, nil) }
  }

  /// The entry of a key of a piece of an element's text.
  ///
  /// - Parameter position: that of the piece, from 0.
  func entry(_ key: String, ofPiece position: Int, of property: String) -> Mapping.Entry? {
    guard let pieces = written.first(where: { $0.property == property })?.pieces,
      pieces.indices.contains(position)
    else { return nil }
    return pieces[position]?.entry(key)
  }

  /// The entry of a key of an element, which may be that of a style.
  func entry(_ key: String, of property: String) -> Mapping.Entry? {
    written.first { $0.property == property }?.reading.mapping.entry(key)
  }
}

extension Resolver {
  /// Warns of what some readers of a layout could not read.
  ///
  /// The elements are walked only where a key says something that may be wrong.
  mutating func reportUnreadable(in root: StackElement, of view: ViewDraft) {
    reportLowContrast(in: root, of: view)
    reportFixedHeights(in: root, of: view)
    reportUnreadableBadges(in: root, of: view)
  }
}
