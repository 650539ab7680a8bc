/// An element as in the manifest, with positions that its model doesn't have.
struct WrittenElement: Sendable {
  /// The name of its property.
  var property: String
  var reading: FormReading
}

extension WrittenElement {
  /// The pieces of its text, in order; nil for a piece that is only text.
  fileprivate var pieces: [Mapping?] {
    let text = reading.short ?? reading.mapping.entry("text")?.value
    guard case .sequence(let list)? = text?.content else { return [] }
    return list.items.map { if case .mapping(let mapping) = $0.content { mapping } else { nil } }
  }
}

extension ViewScope {
  /// Returns true if an element has a key.
  func isWritten(_ keys: [String]) -> Bool {
    written.contains { element in
      element.reading.mapping.entries.contains { keys.contains($0.key.text) }
    }
  }

  /// Returns the span of an element's text, or of its key if the text spans several lines.
  func place(ofTextIn property: String) -> SourceSpan? {
    guard let reading = written.first(where: { $0.property == property })?.reading else {
      return nil
    }
    return reading.short?.span ?? reading.mapping.entry("text").map { Ground.place(of: $0, nil) }
  }

  /// Returns the entry of a key in a piece of an element's text.
  ///
  /// - Parameter position: The position of the piece, from 0.
  func entry(_ key: String, ofPiece position: Int, of property: String) -> Mapping.Entry? {
    guard let pieces = written.first(where: { $0.property == property })?.pieces,
      pieces.indices.contains(position)
    else { return nil }
    return pieces[position]?.entry(key)
  }

  /// Returns the entry of a key in an element, which can come from a style.
  func entry(_ key: String, of property: String) -> Mapping.Entry? {
    written.first { $0.property == property }?.reading.mapping.entry(key)
  }
}

extension Resolver {
  /// Warns about parts of a layout that some readers couldn't read.
  ///
  /// It visits the elements only if there is a key that could be wrong.
  mutating func reportUnreadable(in root: StackElement, of view: ViewDraft) {
    reportLowContrast(in: root, of: view)
    reportUnreadableInitials(in: root, of: view)
    reportFixedHeights(in: root, of: view)
    reportUnreadableBadges(in: root, of: view)
  }
}
