public import CellGenRuntime
public import UIKit

/// A photo that is loaded when its cell is shown.
///
/// It has a caption.
public final class PhotoView: UIView, ConfigurableView {
  private let captionLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(captionLabel, font: .body, lines: 0)
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: captionLabel, insets: insets)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: PhotoViewData) {
    show(data.caption, in: captionLabel)
    // TODO: Show `data.url`, a `URL`.
  }

  public static func size(for data: PhotoViewData, boundedBy width: CGFloat) -> CGSize? {
    // Half the width of the container; return nil to fall back to Auto Layout.
    CGSize(width: width, height: width / 2)
  }
}
