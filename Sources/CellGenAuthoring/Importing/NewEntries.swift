import CellGenCore

// Entries of a manifest that aren't written yet; see `Outline` for their form. Which of them fit on a line,
// and the order of cellgen's keys, is decided when they are written, as for a formatted manifest.

extension Slot {
  /// An entry.
  ///
  /// - Parameter comments: the lines above it, without `#`.
  init(_ key: String, _ value: Piece, comments: [String] = []) {
    // A name such as `y` needs no quotes as a manifest's key, whatever it means in other YAML.
    let isName = key.utf8.allSatisfy { isLetterOrDigit($0) } && key.first?.isNumber == false
    self.init(
      key: isName ? QuotableText(newPlain: key) : QuotableText(new: key),
      above: comments.map(Comment.init(new:)), value: value)
  }

  /// An item of a sequence.
  init(item value: Piece, comments: [String] = []) {
    self.init(key: nil, above: comments.map(Comment.init(new:)), value: value)
  }
}

extension Piece {
  /// A scalar: plain if that gives the same text, otherwise in quotes.
  static func text(_ text: String) -> Piece { .scalar(QuotableText(new: text)) }

  /// A scalar that is written as is, such as a reference, a Swift type, or a number.
  static func plain(_ text: String) -> Piece { .scalar(QuotableText(newPlain: text)) }

  /// - Parameter isFlow: whether it is written on one line, in brackets, if it fits there.
  static func mapping(_ slots: [Slot], isFlow: Bool = false) -> Piece {
    .collection(Collection(isMapping: true, isFlow: isFlow || slots.isEmpty, slots: slots))
  }

  static func sequence(_ items: [Slot], isFlow: Bool = false) -> Piece {
    .collection(Collection(isMapping: false, isFlow: isFlow || items.isEmpty, slots: items))
  }
}

extension Comment {
  /// A comment on its own line.
  init(new text: String) {
    self.init(text: "# " + text, start: 0, lineStart: 0, column: 0, isBehind: false, contentEnd: 0)
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: false
  }
}
