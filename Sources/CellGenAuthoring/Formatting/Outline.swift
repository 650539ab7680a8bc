/// A manifest's tree with the comments and blank lines between its parts.
struct Outline {
  /// The comments before `---`.
  var beforeStart: [Comment] = []
  /// The marker `---`, if there is one, with the comment after it.
  var start: Marker?
  /// The comments about the whole manifest.
  var header: [Comment] = []
  /// The document's node, as a slot without a key or a dash.
  var root = Slot()
  /// The comments after the node.
  var below: [Comment] = []
  /// The marker `...`, if there is one.
  var end: Marker?
  var afterEnd: [Comment] = []

  /// A document marker.
  struct Marker {
    var comment: Comment?
  }
}

/// An entry of a mapping or an item of a sequence, with its comments and blank lines.
struct Slot {
  /// Nil for an item.
  var key: QuotableText?
  /// The comments on their own lines above it.
  var above: [Comment] = []
  /// True if there is a blank line above its own line.
  var isAfterBlank = false
  /// The comments after it on its lines; after fitting, there is at most one.
  var behind: [Comment] = []
  var value = Piece.empty
  /// The comments in place of a missing value.
  var inside: [Comment] = []

  /// True if there is a blank line above its first line, which can be a comment.
  var startsAfterBlank: Bool {
    get { above.first?.isAfterBlank ?? isAfterBlank }
    set { if above.isEmpty { isAfterBlank = newValue } else { above[0].isAfterBlank = newValue } }
  }

  /// Adds a comment on its own line directly above the slot's line.
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
  /// The text on the slot's line and, for folded text, on more lines; set by fitting.
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
