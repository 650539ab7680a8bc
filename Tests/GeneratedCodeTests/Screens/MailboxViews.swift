import CellGenRuntime
import UIKit

// What the user of Mailbox.sections writes: its custom views.

/// Shows a folder, or a search that looks like one; keeps all that its cell tells it.
final class FolderView: UIView, ReportingView {
  var onAction: ActionHandler<FolderViewData.Action>?

  private(set) var states: [CellState] = []
  private(set) var resets = 0
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    stack.axis = .vertical
    fill(with: stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Asks for a name where there is none, as soon as it is told so.
  func configure(with data: FolderViewData) {
    show(data.name, "\(data.count)")
    if data.name.isEmpty { onAction?(.rename(to: "Untitled")) }
  }

  func configure(with data: SmartFolderViewData) {
    show(data.name, data.query)
  }

  private func show(_ name: String, _ detail: String) {
    nameLabel.text = name
    detailLabel.text = detail
  }

  func update(for state: CellState) {
    states.append(state)
  }

  /// Ends renaming, as a view does that commits what was typed when it loses its text field.
  func prepareForReuse() {
    resets += 1
    onAction?(.rename(to: "unfinished"))
  }

  static func size(for data: SmartFolderViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: 70)
  }
}

/// Shows a line of text on a ground four times as wide as high.
final class BannerView: UIView, ConfigurableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: BannerViewData) {
    label.text = data.text
  }

  static func size(for data: BannerViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: width / 4)
  }
}
