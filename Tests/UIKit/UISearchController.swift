/// A field for a search text.
@MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

/// Receives the text that is typed into a search bar.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Shows a search bar, and reports the text that is typed into it.
@MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var isActive = false
  private let bar = UISearchBar()
  open var searchBar: UISearchBar { bar }

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension StandIn {
  /// Replaces the text of a search bar by typing.
  @MainActor
  public static func search(_ text: String, in controller: UISearchController) {
    controller.isActive = true
    controller.searchBar.text = text
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
  }
}
