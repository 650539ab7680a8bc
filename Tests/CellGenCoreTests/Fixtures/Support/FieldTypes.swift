public import UIKit

/// The type of a field that the manifest takes from the app.
public enum FormLevel: ScreenValue {
  case `default`
  case expert
}

/// A custom view of every type of field.
public final class FormsView: UIView, ConfigurableView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: FormsViewData) {}
}
