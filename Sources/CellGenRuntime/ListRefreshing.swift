#if canImport(UIKit)
import UIKit

extension CellGenList {
  // part: Refreshing
  /// Pulling the container down reports what the screen declares, except in the idiom of the Mac: UIKit's exception
  /// there suggests "a Refresh menu item bound to ⌘-R" instead (developer.apple.com/forums/thread/670551).
  func setUpRefreshing() {
    guard let refresh = creator.refresh, #available(iOS 14, *), !CellGenIdiom.isMac else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.report(refresh) }, for: .valueChanged)
    fittings.set(\.refreshControl, of: container, to: control)
    fittings.add { [weak control] in control?.endRefreshing() }
    // A collection view with little content could not be pulled otherwise.
    fittings.set(\.alwaysBounceVertical, of: container, to: true)
  }
  // part end

  func endRefreshing() {
    // part: Refreshing
    guard creator.refresh != nil, hasContainer else { return }
    container.refreshControl?.endRefreshing()
    // part end
  }

  /// Ends refreshing, and shows why there is nothing where there is nothing.
  func fail(message: String?) {
    endRefreshing()
    let hasContent = state.content.sections().contains { section in
      section.header != nil || section.footer != nil || !section.items.isEmpty
    }
    if !hasContent {
      apply(.failed(message: message), animation: animation, completion: nil)
    }
  }
}
#endif
