#if canImport(UIKit)
public import UIKit

/// The header or footer of a table view that hosts a view.
public final class ConfigurableHeaderFooterView<View: ConfigurableView>:
  UITableViewHeaderFooterView
{
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(reuseIdentifier: String?) {
    hosted = CellGenHostedView(frame: .zero)
    super.init(reuseIdentifier: reuseIdentifier)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableHeaderFooterView: CellGenHost {}
#endif
