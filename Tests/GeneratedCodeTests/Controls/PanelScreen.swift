#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

enum PanelSort: Hashable, Sendable { case newest, price }

/// A view of the panel in a window, and what it has reported.
@MainActor
final class PanelParts<View: DeclaredView & ReportingView> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  let view: View
  private(set) var actions: [View.Data.Action] = []

  init(_ data: View.Data) {
    view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    view.onAction = { [weak self] in self?.actions.append($0) }
    view.configure(with: data)
    view.layoutIfNeeded()
  }

  func all<Element: UIView>(_ type: Element.Type) -> [Element] {
    view.descendants.compactMap { $0 as? Element }
  }
}

extension PanelKnobsViewData {
  static func make(
    volume: Double = 0.5, level: Int = 3, quantity: Int = 2, stock: Int = 9,
    sort: PanelSort = .newest, size: Int = 0, due: Date = Date(timeIntervalSince1970: 0),
    isBusy: Bool = false, done: Double = 0
  ) -> PanelKnobsViewData {
    PanelKnobsViewData(
      id: 1, volume: volume, level: level, quantity: quantity, stock: stock, sort: sort,
      size: size, due: due, isBusy: isBusy, done: done)
  }
}
#endif
