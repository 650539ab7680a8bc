#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What a theme of an app decides, which may change while it runs.
@MainActor
enum RemarkTheme {
  static var ink = UIColor.label
  static var paper = UIColor.systemBackground
  static var font = UIFont.systemFont(ofSize: 10)
}

/// What decides a title.
enum RemarkMood: Hashable, Sendable { case calm, loud, shy }

extension RemarkViewData {
  static let badged = RemarkViewData(
    id: 1, text: "text", badge: RemarkBadgeViewData(name: "badge"))
}

/// The parts of a remark, in the order of its layout.
@MainActor
struct RemarkParts {
  let view = RemarkView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init(_ data: RemarkViewData = RemarkViewData.badged) {
    view.configure(with: data)
    view.layoutIfNeeded()
  }

  private var stack: UIView { view.subviews[0] }
  var text: UIView { stack.subviews[0] }
  var row: UIView { stack.subviews[1] }
  var box: UIView { stack.subviews[2] }
  var like: CellBox { get throws { try #require(stack.subviews[3] as? CellBox) } }
  var chip: UIView { stack.subviews[4] }
  var hidden: UIView { stack.subviews[5] }
  var button: UIView { stack.subviews[6] }
  var toggle: UIView { stack.subviews[7] }

  func labels(of view: UIView) -> [UILabel] { view.descendants.compactMap { $0 as? UILabel } }
}
#endif
