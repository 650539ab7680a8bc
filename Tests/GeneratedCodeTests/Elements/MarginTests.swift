#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

/// What fills a view, and the stacks and boxes in it, keep away from its margins at the sides that say so.
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

  private static let margins = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 10)

  private func story(gap: Double) -> BrochureView {
    let view = BrochureView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.configure(
      with: BrochureViewData(id: 1, title: "Lake", note: "Cold", photo: nil, gap: gap))
    return view
  }

  /// The points at the leading and trailing side of each label.
  private func sides(in view: UIView) -> [[CGFloat]] {
    view.layoutIfNeeded()
    return view.descendants.compactMap { $0 as? UILabel }.map { label in
      let frame = label.convert(label.bounds, to: view)
      return [frame.minX, view.bounds.width - frame.maxX]
    }
  }

  @Test func innerStacksAndBoxesFollowTheMargins() throws {
    let view = story(gap: 3)
    #expect(sides(in: view).map { $0[0] } == [8, 8, 8, 8])
    view.layoutMargins = Self.margins
    #expect(sides(in: view).map { $0[0] } == [20, 20, 20, 20])
    // A spacer follows the third one.
    #expect([0, 1, 3].map { sides(in: view)[$0][1] } == [10, 10, 10])
    #expect(view.preservesSuperviewLayoutMargins)
  }

  @Test func viewsInViewsHaveTheMarginsOfTheCell() {
    let page = BrochureViewData(id: 1, title: "Lake", note: "Cold", photo: nil, gap: 3)
    let view = BookletView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    view.layoutMargins = Self.margins
    view.configure(with: BookletViewData(id: 1, cover: page, pages: [page]))
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(sides(in: view).map { $0[0] } == Array(repeating: 20, count: 8))
    view.layoutMargins.left = 30
    view.configure(with: BookletViewData(id: 1, cover: page, pages: [page, page]))
    #expect(sides(in: view).map { $0[0] } == Array(repeating: 30, count: 12))
  }

  /// The page is made when the satchel has long been around the sheaf.
  @Test func soDoViewsThatAreMadeLater() {
    let page = BrochureViewData(id: 1, title: "Lake", note: "Cold", photo: nil, gap: 3)
    let view = SatchelView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    view.layoutMargins = Self.margins
    view.configure(with: SatchelViewData(id: 1, sheaf: SheafViewData(id: 1, pages: [page])))
    #expect(view.preservesSuperviewLayoutMargins)
    #expect(sides(in: view).map { $0[0] } == Array(repeating: 20, count: 4))
  }

  @Test func insetsOfDataComeBesideMargins() throws {
    let view = story(gap: 3)
    view.layoutMargins = Self.margins
    view.configure(with: BrochureViewData(id: 1, title: "Lake", note: "Cold", photo: nil, gap: 11))
    let stacks = view.descendants.compactMap { $0 as? UIStackView }
    let stack = try #require(stacks.first { $0.spacing == 4 })
    #expect(
      stack.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 8, trailing: 10))
  }
}

private struct MarginedViewData: ViewData {
  @MainActor static var host: CellHost<Self> { .view(MarginedView.self) }
}

private final class MarginedView: UIView, ConfigurableView {
  func configure(with data: MarginedViewData) {}
}
#endif
