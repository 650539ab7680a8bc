import CellGenCore

/// A picture of a view's: data with what they show.
struct PictureSample: Sendable {
  enum Kind: Hashable, Sendable {
    /// A sample of the manifest, from 1.
    case given(Int)
    /// By cellgen.
    case made
  }

  var kind: Kind
  /// Such as `Sample 1`, `Long texts` or `isLiked: true`.
  var title: String
  var data: PictureData
}
