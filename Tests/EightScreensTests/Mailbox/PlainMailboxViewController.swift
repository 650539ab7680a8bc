import UIKit

/// What the user does in the mailbox.
enum PlainMailboxAction: Hashable {
  case open(Int)
  case toggleRead(Int)
  case archive([Int])
  case delete(Int)
  case reload
}

/// The mailbox.
final class PlainMailboxViewController: UIViewController, UICollectionViewDelegate,
  UISearchResultsUpdating
{
  private enum Section { case mails }

  var onAction: ((PlainMailboxAction) -> Void)?
  private var mails: [Mail] = []
  private var shown: [Int: Mail] = [:]
  private var failure: String?
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.searchController = searchController
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    let archive = UIAction(title: "Archive") { [unowned self] _ in archiveSelection() }
    toolbarItems = [UIBarButtonItem(primaryAction: archive)]
    let reload = UIAction { [unowned self] _ in onAction?(.reload) }
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(reload, for: .valueChanged)
    collectionView.refreshControl = refreshControl
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.delegate = self
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  func show(_ mails: [Mail]) {
    self.mails = mails
    failure = nil
    collectionView.refreshControl?.endRefreshing()
    update()
  }

  func showFailure(_ message: String) {
    mails = []
    failure = message
    collectionView.refreshControl?.endRefreshing()
    update()
  }

  func updateSearchResults(for searchController: UISearchController) { update() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let mail = mail(at: indexPath) { onAction?(.open(mail.id)) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    setEditing(true, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let mail = mail(at: indexPaths[0]) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      var actions = [
        menuAction(readTitle(of: mail), symbol: "envelope", .toggleRead(mail.id)),
        menuAction("Archive", symbol: "archivebox", .archive([mail.id])),
      ]
      if !mail.isLocked {
        actions.append(
          menuAction("Delete", symbol: "trash", attributes: .destructive, .delete(mail.id)))
      }
      return UIMenu(children: actions)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let mail = mail(at: indexPath) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        swipeAction(
          readTitle(of: mail), symbol: "envelope", color: .systemBlue, .toggleRead(mail.id))
      ])
    }
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let mail = mail(at: indexPath) else { return nil }
      var actions = [
        swipeAction("Archive", symbol: "archivebox", color: .systemPurple, .archive([mail.id]))
      ]
      if !mail.isLocked {
        let delete = swipeAction("Delete", symbol: "trash", style: .destructive, .delete(mail.id))
        actions.insert(delete, at: 0)
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    let cell = UICollectionView.CellRegistration<PlainMailCell, Int> {
      [unowned self] cell, _, id in
      if let mail = shown[id] { cell.configure(with: mail) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
  }

  private func mail(at indexPath: IndexPath) -> Mail? {
    dataSource.itemIdentifier(for: indexPath).flatMap { shown[$0] }
  }

  private func readTitle(of mail: Mail) -> String { mail.isRead ? "Unread" : "Read" }

  private func swipeAction(
    _ title: String, symbol: String, style: UIContextualAction.Style = .normal,
    color: UIColor? = nil, _ action: PlainMailboxAction
  ) -> UIContextualAction {
    let swipeAction = UIContextualAction(style: style, title: title) { [unowned self] _, _, done in
      onAction?(action)
      done(true)
    }
    swipeAction.image = UIImage(systemName: symbol)
    swipeAction.backgroundColor = color
    return swipeAction
  }

  private func menuAction(
    _ title: String, symbol: String, attributes: UIMenuElement.Attributes = [],
    _ action: PlainMailboxAction
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
      [unowned self] _ in onAction?(action)
    }
  }

  private func archiveSelection() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    onAction?(.archive(paths.compactMap(dataSource.itemIdentifier)))
  }

  private func update() {
    let query = searchController.searchBar.text ?? ""
    let found = mails.filter { $0.matches(query) }
    let old = shown
    shown = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.mails])
    snapshot.appendItems(found.map(\.id))
    snapshot.reconfigureItems(shown.keys.filter { old[$0] != nil && old[$0] != shown[$0] })
    dataSource.apply(snapshot)
    collectionView.backgroundView = makeStatusView(isSearching: !query.isEmpty)
  }

  private func makeStatusView(isSearching: Bool) -> UIView? {
    if let failure {
      let retry = UIAction(title: "Try again") { [unowned self] _ in onAction?(.reload) }
      return PlainStatusView(title: "No connection", message: failure, action: retry)
    }
    guard shown.isEmpty else { return nil }
    return isSearching
      ? PlainStatusView(title: "Nothing found")
      : PlainStatusView(title: "No mail", symbol: "tray")
  }
}

/// A message in the mailbox.
final class PlainMailCell: UICollectionViewListCell {
  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let sender = UILabel(style: .headline, lines: 1)
  private let date = UILabel(style: .subheadline, color: .secondaryLabel)
  private let subject = UILabel(style: .subheadline, lines: 1)
  private let preview = UILabel(style: .subheadline, color: .secondaryLabel, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption2)
    dot.tintColor = .systemBlue
    dot.isAccessibilityElement = true
    dot.accessibilityLabel = "Unread"
    dot.setContentHuggingPriority(.required, for: .horizontal)
    dot.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    let heading = UIStackView(arrangedSubviews: [sender, date])
    heading.spacing = 8
    let texts = UIStackView(arrangedSubviews: [heading, subject, preview])
    texts.axis = .vertical
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [dot, texts])
    stack.alignment = .top
    stack.spacing = 8
    contentView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
    ])
    accessories = [.multiselect(), .disclosureIndicator()]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with mail: Mail) {
    dot.alpha = mail.isRead ? 0 : 1
    sender.text = mail.sender.name
    date.text = mail.date.formatted(.relative(presentation: .named))
    subject.text = mail.subject
    preview.text = mail.preview
  }
}
