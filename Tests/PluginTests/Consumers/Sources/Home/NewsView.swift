import CellGenRuntime
import SharedViews
import UIKit

/// Shows a view of another module in the cells of this one's screen.
final class NewsView: UIView, ReportingView {
  var onAction: ActionHandler<NewsViewData.Action>?

  private let badge = BadgeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: badge)
    badge.onAction = { [weak self] action in self?.onAction?(.badge(action: action)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: NewsViewData) {
    badge.configure(with: data.badge)
  }
}

let homeContent = HomeContent(news: [.news(NewsViewData(id: 1, badge: news))])
