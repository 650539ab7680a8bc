/// An element as it is written, which has the places that its model does not have.
struct WrittenElement: Sendable {
  /// The name of its property.
  var property: String
  var reading: FormReading
}

extension ViewScope {
  /// Whether a key stands in an element.
  func isWritten(_ keys: [String]) -> Bool {
    written.contains { element in
      element.reading.mapping.entries.contains { keys.contains($0.key.text) }
    }
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
  }
}
