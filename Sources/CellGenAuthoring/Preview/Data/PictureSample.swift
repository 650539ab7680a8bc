import CellGenCore

/// A picture of a view: data with the text that describes it.
struct PictureSample: Sendable {
  enum Kind: Hashable, Sendable {
    /// A sample in the manifest, numbered from 1.
    case given(Int)
    /// Made by cellgen.
    case made
  }

  var kind: Kind
  /// Such as `Sample 1`, `Long texts` or `isLiked: true`.
  var title: String
  var data: PictureData
}
