#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

/// What fills a view keeps away from its margins at the sides that say so.
@Suite @MainActor struct MarginTests {
  private struct Margins: Sendable {
    var margins: NSDirectionalRectEdge = []
    var readable: NSDirectionalRectEdge = []
    var frame: CGRect
  }

  private nonisolated static let all = [
    Margins(frame: CGRect(x: 2, y: 1, width: 96, height: 58)),
    Margins(margins: [.leading, .trailing], frame: CGRect(x: 22, y: 1, width: 66, height: 58)),
    Margins(
      margins: .leading, readable: .trailing, frame: CGRect(x: 22, y: 1, width: 66, height: 58)),
    Margins(margins: [.top, .bottom], frame: CGRect(x: 2, y: 6, width: 96, height: 46)),
  ]

  @Test(arguments: all)
  private func sides(_ sides: Margins) {
    let view = MarginedView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)
    let content = UIView()
    view.fill(
      with: content, insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2),
      margins: sides.margins, readable: sides.readable)
    view.layoutIfNeeded()
    #expect(content.frame == sides.frame)
    #expect(
      view.preservesSuperviewLayoutMargins == !(sides.margins.isEmpty && sides.readable.isEmpty))
  }
}

private struct MarginedViewData: ViewData {
  @MainActor static var host: CellHost<Self> { .view(MarginedView.self) }
}

private final class MarginedView: UIView, ConfigurableView {
  func configure(with data: MarginedViewData) {}
}
#endif
