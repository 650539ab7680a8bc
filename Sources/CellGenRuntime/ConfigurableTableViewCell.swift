#if canImport(UIKit)
public import UIKit

/// The table view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableTableViewCell<View: ConfigurableView>: UITableViewCell {
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var id: (any Hashable & Sendable)? { hosted.id }

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    hosted = HostedView(frame: .zero)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
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
#endif
