public import UIKit

/// Shows a `ChartViewData`.
public final class ChartView: UIView, ConfigurableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // TODO: Add the subviews that show the data.
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: ChartViewData) {
    // TODO: Show `data.values`, a `[Double]`.
  }
}
