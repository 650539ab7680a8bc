#if canImport(UIKit)
import UIKit

extension CellGenList {
  // part: Refreshing
  /// Sets up pulling the container down, which reports the action that the screen declares, except in the Mac
  /// idiom. UIKit's exception there suggests "a Refresh menu item bound to ⌘-R" instead
  /// (developer.apple.com/forums/thread/670551).
  func setUpRefreshing() {
    guard let refresh = creator.refresh, #available(iOS 14, *), !CellGenIdiom.isMac else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.report(refresh) }, for: .valueChanged)
    fittings.set(\.refreshControl, of: container, to: control)
    fittings.add { [weak control] in control?.endRefreshing() }
    // Without this, a collection view with little content could not be pulled.
    fittings.set(\.alwaysBounceVertical, of: container, to: true)
  }
  // part end

  func endRefreshing() {
    // part: Refreshing
    guard creator.refresh != nil, hasContainer else { return }
    container.refreshControl?.endRefreshing()
    // part end
  }

  /// Ends refreshing, and shows the failure if there is no content.
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
