import UIKit

/// What the user does with the contacts.
enum PlainContactsAction: Hashable {
  case openMe
  case open(String)
  case call(String)
  case delete(String)
  case add
}

/// A part of the contacts.
enum PlainContactsSection: Hashable, Sendable {
  case me
  case letter(String)
}

/// A row of the contacts.
enum PlainContactsItem: Hashable, Sendable {
  case me
  case person(String)
}

/// The contacts.
final class PlainContactsViewController: UIViewController, UISearchResultsUpdating,
  UICollectionViewDelegate
{
  var onAction: ((PlainContactsAction) -> Void)?
  var book = AddressBook() {
    didSet { updateSearchResults(for: searchController) }
  }
  private var people: [String: Person] = [:]
  private var me: Person?
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = dataSource.sectionIdentifier(for: index) == .me ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    })
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    let found = book.people(matching: query)
    let newMe = query.isEmpty ? book.me : nil
    let old = people
    let oldMe = me
    people = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    me = newMe
    var snapshot = NSDiffableDataSourceSnapshot<PlainContactsSection, PlainContactsItem>()
    if newMe != nil {
      snapshot.appendSections([.me])
      snapshot.appendItems([.me])
      if oldMe != nil, oldMe != newMe { snapshot.reconfigureItems([.me]) }
    }
    for person in found {
      let section = PlainContactsSection.letter(person.initial)
      if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
      snapshot.appendItems([.person(person.id)], toSection: section)
    }
    let changed = found.filter { old[$0.id] != nil && old[$0.id] != $0 }
    snapshot.reconfigureItems(changed.map { .person($0.id) })
    dataSource.apply(snapshot)
    collectionView.backgroundView =
      snapshot.numberOfItems > 0 ? nil : makeStatusView(isSearch: !query.isEmpty)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .me: onAction?(.openMe)
    case .person(let id): onAction?(.open(id))
    case nil: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1,
      case .person(let id) = dataSource.itemIdentifier(for: indexPaths[0])
    else { return nil }
    let call = UIAction(title: "Call", image: UIImage(systemName: "phone")) { [unowned self] _ in
      onAction?(.call(id))
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [unowned self] _ in onAction?(.delete(id)) }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [call, delete])
    }
  }

  private func makeDataSource() -> PlainContactsDataSource {
    let meRow = UICollectionView.CellRegistration<UICollectionViewListCell, Person> {
      cell, _, person in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = person.name
      content.secondaryText = "My Card"
      content.image = UIImage(systemName: "person.crop.circle")
      cell.contentConfiguration = content
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Person> {
      cell, _, person in
      var content = cell.defaultContentConfiguration()
      content.text = person.name
      cell.contentConfiguration = content
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.tintColor = .systemYellow
      star.isAccessibilityElement = true
      star.accessibilityLabel = "Favorite"
      cell.accessories =
        person.isFavorite
        ? [.customView(configuration: .init(customView: star, placement: .trailing()))] : []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      guard case .letter(let letter) = self.dataSource.sectionIdentifier(for: indexPath.section)
      else { return }
      var content = UIListContentConfiguration.plainHeader()
      content.text = letter
      header.contentConfiguration = content
    }
    let dataSource = PlainContactsDataSource(collectionView: collectionView) {
      [unowned self] view, path, item in
      switch item {
      case .me: view.dequeueConfiguredReusableCell(using: meRow, for: path, item: me)
      case .person(let id):
        view.dequeueConfiguredReusableCell(using: row, for: path, item: people[id])
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return dataSource
  }

  private func makeStatusView(isSearch: Bool) -> UIView {
    if isSearch { return PlainStatusView(title: "No results") }
    let add = UIAction(title: "Add") { [unowned self] _ in onAction?(.add) }
    return PlainStatusView(title: "No contacts", symbol: "person.crop.circle", action: add)
  }
}

/// Adds the index to the rows.
final class PlainContactsDataSource:
  UICollectionViewDiffableDataSource<PlainContactsSection, PlainContactsItem>
{
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    snapshot().sectionIdentifiers.compactMap { section in
      if case .letter(let letter) = section { letter } else { nil }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: snapshot().indexOfSection(.letter(title)) ?? 0)
  }
}
