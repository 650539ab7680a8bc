import UIKit

/// The mailbox.
final class MailboxViewController: UIViewController, UISearchResultsUpdating {
  let dataSource = MailboxDataSource()
  var onArchive: (([Int]) -> Void)?
  private var mails: [Mail] = []
  private let searchController = UISearchController(searchResultsController: nil)

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = dataSource.editButtonItem
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    let archive = UIAction(title: "Archive") { [unowned self] _ in
      onArchive?(dataSource.selection.compactMap(\.mailRow))
    }
    toolbarItems = [UIBarButtonItem(primaryAction: archive)]
    dataSource.hooks.editingChanged = { [unowned self] isEditing in
      navigationController?.setToolbarHidden(!isEditing, animated: true)
    }
  }

  func show(_ mails: [Mail]) {
    self.mails = mails
    updateSearchResults(for: searchController)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    let found = mails.filter { $0.matches(query) }
    dataSource.apply(MailboxContent(mails: found.map { MailRowViewData($0) }), query: query)
  }
}
