public import UIKit

/// The type of a field that the manifest takes from the app.
public struct Author: ScreenValue {
  public var name: String

  public init(name: String) { self.name = name }
}

/// A custom view that computes its size.
public final class PhotoView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: PhotoViewData) {}

  public static func size(for data: PhotoViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: width)
  }
}

/// A custom view that leaves its size to Auto Layout.
public final class ReviewView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: ReviewViewData) {}
}
