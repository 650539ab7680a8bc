import UIKit

/// What the user does with reminders.
enum PlainRemindersAction: Hashable {
  case check(Int)
  case rename(Int, String)
  case ended(Int, String)
  case next(Int)
  case flag(Int)
  case delete(Int)
  case move(Int, list: Int, before: Int?)
}

/// The reminders.
final class PlainRemindersViewController: UIViewController {
  var onAction: ((PlainRemindersAction) -> Void)?
  private var lists: [Int: ReminderList] = [:]
  private var order: [Int] = []
  private var reminders: [Int: Reminder] = [:]
  private var collapsed: Set<Int> = []
  private lazy var collectionView = makeCollectionView()
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func show(_ newLists: [ReminderList]) {
    let old = reminders
    order = newLists.map(\.id)
    lists = Dictionary(newLists.map { ($0.id, $0) }) { first, _ in first }
    reminders = Dictionary(newLists.flatMap(\.reminders).map { ($0.id, $0) }) { first, _ in first }
    collectionView.backgroundView =
      newLists.isEmpty ? PlainStatusView(title: "No reminders", symbol: "checklist") : nil
    applySnapshot(
      changed: Set(reminders.keys.filter { old[$0] != nil && old[$0] != reminders[$0] }))
  }

  func edit(_ id: Int) {
    guard let path = dataSource.indexPath(for: id) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
    (collectionView.cellForItem(at: path) as? PlainReminderCell)?.beginTyping()
  }

  private func applySnapshot(changed: Set<Int> = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(order)
    for id in order where !collapsed.contains(id) {
      snapshot.appendItems(lists[id]?.reminders.map(\.id) ?? [], toSection: id)
    }
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { changed.contains($0) && shown.contains($0) })
    dataSource.apply(snapshot)
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      configure(header as? PlainReminderHeader, at: path)
    }
  }

  private func toggle(_ list: Int) {
    collapsed.formSymmetricDifference([list])
    applySnapshot()
  }

  private func configure(_ header: PlainReminderHeader?, at indexPath: IndexPath) {
    guard let id = dataSource.sectionIdentifier(for: indexPath.section), let list = lists[id]
    else { return }
    header?.configure(with: list, isCollapsed: collapsed.contains(id))
    header?.onTap = { [unowned self] in toggle(id) }
  }

  private func makeCollectionView() -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      dataSource.itemIdentifier(for: indexPath).map(swipes)
    }
    return UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  private func swipes(_ id: Int) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, finish in
      onAction?(.delete(id))
      finish(reminders[id] == nil)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, finish in
      onAction?(.flag(id))
      finish(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let row = UICollectionView.CellRegistration<PlainReminderCell, Int> {
      [unowned self] cell, _, id in
      guard let reminder = reminders[id] else { return }
      cell.configure(with: reminder)
      cell.onAction = { [unowned self] in onAction?($0) }
      cell.accessories = [
        .delete { [unowned self] in onAction?(.delete(id)) }, .reorder(),
      ]
    }
    let header = UICollectionView.SupplementaryRegistration<PlainReminderHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in configure(header, at: indexPath) }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, id in view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      report(transaction)
    }
    return dataSource
  }

  private func report(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
    let new = transaction.finalSnapshot
    for section in transaction.sectionTransactions {
      guard case .insert(_, let id, _) = section.difference.insertions.first,
        let list = new.sectionIdentifier(containingItem: id)
      else { continue }
      let ids = new.itemIdentifiers(inSection: list)
      let next = ids.drop { $0 != id }.dropFirst().first
      onAction?(.move(id, list: list, before: next))
    }
  }

}

/// The name of a list, which a tap collapses.
final class PlainReminderHeader: UICollectionReusableView {
  var onTap: (() -> Void)?
  private let control = UIControl()
  private let name = UILabel(font: .plainList)
  private let count = UILabel(style: .body, color: .secondaryLabel)
  private let chevron = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    for view in [count, chevron] {
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    let stack = UIStackView(arrangedSubviews: [name, count, chevron])
    stack.spacing = 8
    stack.alignment = .center
    stack.isUserInteractionEnabled = false
    control.addAction(UIAction { [unowned self] _ in onTap?() }, for: .touchUpInside)
    control.isAccessibilityElement = true
    control.accessibilityTraits = [.header, .button]
    embed(control)
    control.embed(stack, horizontal: 16, vertical: 8)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with list: ReminderList, isCollapsed: Bool) {
    name.text = list.name
    count.text = list.open.formatted()
    chevron.image = UIImage(systemName: isCollapsed ? "chevron.forward" : "chevron.down")
    control.accessibilityLabel = "\(list.name), \(list.open.formatted())"
    if #available(iOS 18, *) {
      control.accessibilityExpandedStatus = isCollapsed ? .collapsed : .expanded
    }
  }
}

/// A reminder whose title is typed in place.
final class PlainReminderCell: UICollectionViewListCell, UITextFieldDelegate {
  var onAction: ((PlainRemindersAction) -> Void)?
  private var id = 0
  private let check = UIButton(configuration: .plain())
  private let title = UITextField()
  private let due = UILabel(style: .footnote)
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    check.accessibilityLabel = "Done"
    check.addAction(
      UIAction { [unowned self] _ in onAction?(.check(id)) }, for: .primaryActionTriggered)
    title.placeholder = "New reminder"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.returnKeyType = .next
    title.delegate = self
    title.addAction(
      UIAction { [unowned self] _ in onAction?(.rename(id, title.text ?? "")) },
      for: .editingChanged)
    flag.tintColor = .systemOrange
    flag.isAccessibilityElement = true
    flag.accessibilityLabel = "Flagged"
    let texts = UIStackView(arrangedSubviews: [title, due])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [check, flag] { view.setContentHuggingPriority(.required, for: .horizontal) }
    let stack = UIStackView(arrangedSubviews: [check, texts, flag])
    stack.spacing = 8
    stack.alignment = .center
    contentView.embed(stack, horizontal: 16, vertical: 11)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with reminder: Reminder) {
    id = reminder.id
    check.configuration?.image = UIImage(
      systemName: reminder.isDone ? "checkmark.circle.fill" : "circle")
    check.configuration?.baseForegroundColor = reminder.isDone ? .tintColor : .tertiaryLabel
    check.isSelected = reminder.isDone
    if title.text != reminder.title { title.text = reminder.title }
    title.textColor = reminder.isDone ? .secondaryLabel : .label
    due.isHidden = reminder.due == nil
    due.text = reminder.due?.formatted(.relative(presentation: .named))
    due.textColor = reminder.isOverdue ? .systemRed : .secondaryLabel
    due.accessibilityValue = reminder.isOverdue ? "Overdue" : "On time"
    flag.isHidden = !reminder.isFlagged
  }

  func beginTyping() { title.becomeFirstResponder() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onAction?(.next(id))
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onAction?(.ended(id, textField.text ?? ""))
  }
}

extension UIFont {
  fileprivate static var plainList: UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
  }
}
