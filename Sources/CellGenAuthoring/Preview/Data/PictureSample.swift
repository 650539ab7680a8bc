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

extension Module {
  /// Given samples first, then those that cellgen makes.
  ///
  /// - Note: for several views, ask one ``PictureSource``, which looks at the module only once.
  func pictureSamples(of view: ViewReference) -> [PictureSample] {
    PictureSource(self).samples(of: view)
  }
}
