import CellGenRuntime
import UIKit

// What the user of Listing.sections writes: the types that its fields name and its custom views.

/// Who wrote a review.
struct Author: ScreenValue {
  var name: String
}

/// Shows a photo's caption; a square as wide as its container.
final class PhotoView: UIView, ConfigurableView, CountsConfigurations {
  private(set) var configurations = 0
  private(set) var shownURL: URL?
  private let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: captionLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: PhotoViewData) {
    configurations += 1
    shownURL = data.url
    captionLabel.text = data.caption
    captionLabel.isHidden = data.caption == nil
  }

  func prepareForReuse() {
    shownURL = nil
  }

  static func size(for data: PhotoViewData, boundedBy width: CGFloat) -> CGSize? {
    CGSize(width: width, height: width)
  }
}

/// Shows a review and reports it when asked to.
final class ReviewView: UIView, ReportingView, CountsConfigurations {
  var onAction: ActionHandler<ReviewViewData.Action>?

  private(set) var configurations = 0
  private(set) var states: [CellState] = []
  private let authorLabel = UILabel()
  private let textLabel = UILabel()
  private let reportButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    reportButton.setTitle("Report", for: .normal)
    reportButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.report) }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [authorLabel, textLabel, reportButton])
    stack.axis = .vertical
    fill(with: stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: ReviewViewData) {
    configurations += 1
    authorLabel.text = data.author.name
    textLabel.text = data.text
  }

  func update(for state: CellState) {
    states.append(state)
  }
}
