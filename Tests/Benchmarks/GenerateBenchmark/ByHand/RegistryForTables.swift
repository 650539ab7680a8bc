import UIKit

extension CellRegistry {
  func register(in tableView: UITableView) {
    // for each view
    tableView.register(
      OfferTableViewCell.self, forCellReuseIdentifier: OfferTableViewCell.reuseIdentifier)
    // end
  }

  func cell(
    for item: ScreenItem, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    switch item {
    // for each view
    case .offer(let model):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: OfferTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? OfferTableViewCell)?.configure(with: model)
      return cell
    // end
    }
  }
}
