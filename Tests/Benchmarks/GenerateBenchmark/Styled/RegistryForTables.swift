import UIKit

extension CellRegistry {
  func register(in tableView: UITableView) {
    // for each view
    tableView.register(
      StyledReactionTableViewCell.self,
      forCellReuseIdentifier: StyledReactionTableViewCell.reuseIdentifier)
    tableView.register(
      StyledCustomerTableViewCell.self,
      forCellReuseIdentifier: StyledCustomerTableViewCell.reuseIdentifier)
    tableView.register(
      StyledPersonTableViewCell.self,
      forCellReuseIdentifier: StyledPersonTableViewCell.reuseIdentifier)
    tableView.register(
      StyledTodoTableViewCell.self, forCellReuseIdentifier: StyledTodoTableViewCell.reuseIdentifier)
    tableView.register(
      StyledCredentialTableViewCell.self,
      forCellReuseIdentifier: StyledCredentialTableViewCell.reuseIdentifier)
    tableView.register(
      StyledIssueTableViewCell.self,
      forCellReuseIdentifier: StyledIssueTableViewCell.reuseIdentifier)
    tableView.register(
      StyledPhotoTableViewCell.self,
      forCellReuseIdentifier: StyledPhotoTableViewCell.reuseIdentifier)
    tableView.register(
      StyledTokenTableViewCell.self,
      forCellReuseIdentifier: StyledTokenTableViewCell.reuseIdentifier)
    tableView.register(
      StyledSpaceTableViewCell.self,
      forCellReuseIdentifier: StyledSpaceTableViewCell.reuseIdentifier)
    tableView.register(
      StyledChainTableViewCell.self,
      forCellReuseIdentifier: StyledChainTableViewCell.reuseIdentifier)
    // end
  }

  func cell(
    for item: ScreenItem, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    switch item {
    // for each view
    case .styledReaction(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledReactionTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledReactionTableViewCell)?.configure(with: data)
      return cell
    case .styledCustomer(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledCustomerTableViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledCustomerTableViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledCustomer(data.id, action))
      }
      return cell
    case .styledPerson(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledPersonTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledPersonTableViewCell)?.configure(with: data)
      return cell
    case .styledTodo(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledTodoTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledTodoTableViewCell)?.configure(with: data)
      return cell
    case .styledCredential(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledCredentialTableViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledCredentialTableViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledCredential(data.id, action))
      }
      return cell
    case .styledIssue(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledIssueTableViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledIssueTableViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledIssue(data.id, action))
      }
      return cell
    case .styledPhoto(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledPhotoTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledPhotoTableViewCell)?.configure(with: data)
      return cell
    case .styledToken(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledTokenTableViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledTokenTableViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledToken(data.id, action))
      }
      return cell
    case .styledSpace(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledSpaceTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledSpaceTableViewCell)?.configure(with: data)
      return cell
    case .styledChain(let data):
      let cell = tableView.dequeueReusableCell(
        withIdentifier: StyledChainTableViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledChainTableViewCell)?.configure(with: data)
      return cell
    // end
    }
  }
}
