import UIKit

/// The contacts.
final class ContactsViewController: UIViewController, UISearchResultsUpdating {
  let dataSource = ContactsDataSource()
  var book = AddressBook() {
    didSet { updateSearchResults(for: searchController) }
  }
  private let searchController = UISearchController(searchResultsController: nil)

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    let me = query.isEmpty ? book.me.map { [MeViewData($0)] } : nil
    let people = book.people(matching: query)
    dataSource.apply(
      ContactsContent(
        me: me ?? [],
        letters: .grouped(people, by: { LetterViewData(id: $0.initial) }) { ContactViewData($0) }),
      query: query)
  }
}
