/// The entries of a mapping that is being read, with the keys seen so far.
///
/// - Shape: a repeated key is dropped. The keys after a lost dash belong to a missing item: they are
///   compared with each other, and also dropped.
struct EntryList {
  private(set) var entries: [Mapping.Entry] = []
  var isIncomplete = false
  /// True if it was meant as a list: some of its keys begin with a dash.
  var isList = false
  /// True if the mapping is an item of a block sequence.
  let isItem: Bool
  /// The keys to compare the next key with.
  private var keys: [Mapping.Key] = []
  /// The positions in `keys` by text, once there are many.
  private var index: [KeyText: Int] = [:]
  private var isPastLostDash = false

  init(isItem: Bool) {
    self.isItem = isItem
  }

  /// The number of keys up to which a linear search is faster than hashing.
  private static var searchLimit: Int { 12 }

  /// Returns the earlier key with the same text; if there is none, adds the key.
  mutating func take(_ key: Mapping.Key) -> Mapping.Key? {
    if let earlier = find(key.text) { return earlier }
    keys.append(key)
    if keys.count > Self.searchLimit {
      if index.isEmpty {
        for (position, key) in keys.enumerated() { index[KeyText(key.text)] = position }
      } else {
        index[KeyText(key.text)] = keys.count - 1
      }
    }
    return nil
  }

  private func find(_ text: String) -> Mapping.Key? {
    if keys.count > Self.searchLimit { return index[KeyText(text)].map { keys[$0] } }
    let wanted = KeyText(text)
    for key in keys where KeyText(key.text) == wanted { return key }
    return nil
  }

  /// Adds the entry of a key.
  mutating func append(_ key: Mapping.Key, _ value: Node) {
    if !isPastLostDash { entries.append(Mapping.Entry(key: key, value: value)) }
  }

  /// Marks the last value as broken, because lines after it were skipped.
  mutating func breakLast() {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].value.content = .broken
  }

  /// Drops the last entry, which was meant for the mapping above it.
  mutating func dropLast() {
    entries.removeLast()
    breakLastIfEmpty()
    guard case .mapping(var mapping)? = entries.last?.value.content else { return }
    mapping.isIncomplete = true
    entries[entries.count - 1].value.content = .mapping(mapping)
  }

  /// Drops an entry and those after it, which were meant for another mapping.
  mutating func drop(from key: Mapping.Key) {
    if let position = entries.firstIndex(where: { $0.key.span == key.span }) {
      entries.removeSubrange(position...)
    }
  }

  /// Marks the last value as broken if it is empty, because a line after it may belong to it.
  mutating func breakLastIfEmpty() {
    if case .empty? = entries.last?.value.content { breakLast() }
  }

  /// Returns true if a key is the first one of an item.
  func startsItem(_ key: Mapping.Key) -> Bool {
    isItem && key.span == keys[0].span
  }

  /// Starts collecting the keys of an item without a dash.
  mutating func startLostItem(_ key: Mapping.Key) {
    isPastLostDash = true
    isIncomplete = true
    keys = []
    index = [:]
    _ = take(key)
  }
}
