public import UIKit

/// An identity that the manifest takes from the app.
public struct ArtistKey: ScreenValue {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A custom view told apart by a type of Foundation.
public final class CoverView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: CoverViewData) {}
}

/// A custom view told apart by a type of the app.
public final class ArtistView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: ArtistViewData) {}
}

/// A custom view whose height the manifest fixes.
public final class DividerView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: DividerViewData) {}
}
