/// A manifest's tree with the comments and blank lines between its parts.
struct Outline {
  /// The comments before `---`.
  var beforeStart: [Comment] = []
  /// The marker `---`, if it was written, with the comment behind it.
  var start: Marker?
  /// The comments about the whole manifest.
  var header: [Comment] = []
  /// The node of the document, as a slot without a key or a dash.
  var root = Slot()
  /// The comments after the node.
  var below: [Comment] = []
  /// The marker `...`, if it was written.
  var end: Marker?
  var afterEnd: [Comment] = []

  /// A document marker.
  struct Marker {
    var comment: Comment?
  }
}

/// An entry of a mapping or an item of a sequence with what the author put around it.
struct Slot {
  /// Nil for an item.
  var key: QuotableText?
  /// The comments on lines of their own above it.
  var above: [Comment] = []
  /// Whether a blank line stands above its own line.
  var isAfterBlank = false
  /// The comments behind it on its lines; after fitting there is at most one.
  var behind: [Comment] = []
  var value = Piece.empty
  /// The comments where a value could stand and none does.
  var inside: [Comment] = []

  /// Whether a blank line stands above its first line, which may be a comment's.
  var startsAfterBlank: Bool {
    get { above.first?.isAfterBlank ?? isAfterBlank }
    set { if above.isEmpty { isAfterBlank = newValue } else { above[0].isAfterBlank = newValue } }
  }

  /// Puts a comment on a line of its own directly above the slot's line.
  mutating func hoist(_ comment: Comment) {
    var comment = comment
    comment.isAfterBlank = isAfterBlank
    isAfterBlank = false
    above.append(comment)
  }
}

/// The value of a slot.
indirect enum Piece {
  case empty
  case scalar(QuotableText)
  case blockScalar(BlockScalar)
  case collection(Collection)
  /// What is written on the slot's line and, for folded texts, on further ones; after fitting.
  case lines([String])
}

/// A sequence or a mapping.
struct Collection {
  var isMapping: Bool
  var isFlow: Bool
  var slots: [Slot] = []
  /// The comments after the last slot.
  var below: [Comment] = []
}
