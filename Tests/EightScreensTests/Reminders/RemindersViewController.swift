import UIKit

/// The reminders.
final class RemindersViewController: UIViewController {
  let dataSource = RemindersDataSource()

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = dataSource.editButtonItem
  }

  func show(_ lists: [ReminderList]) {
    dataSource.apply(
      RemindersContent(
        lists: lists.map { list in
          .init(ListViewData(list), items: list.reminders.map { ReminderViewData($0) })
        }))
  }
}
