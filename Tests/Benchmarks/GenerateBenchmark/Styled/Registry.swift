import UIKit

/// Any cell of the screen.
enum ScreenItem: Hashable, Sendable {
  // for each view
  case styledReaction(StyledReactionViewData)
  case styledCustomer(StyledCustomerViewData)
  case styledPerson(StyledPersonViewData)
  case styledTodo(StyledTodoViewData)
  case styledCredential(StyledCredentialViewData)
  case styledIssue(StyledIssueViewData)
  case styledPhoto(StyledPhotoViewData)
  case styledToken(StyledTokenViewData)
  case styledSpace(StyledSpaceViewData)
  case styledChain(StyledChainViewData)
  // end
}

/// What the cells of the screen report.
enum ScreenAction: Hashable, Sendable {
  // for each view
  case styledReaction(String, StyledReactionViewData.Action)
  case styledCustomer(String, StyledCustomerViewData.Action)
  case styledPerson(String, StyledPersonViewData.Action)
  case styledTodo(String, StyledTodoViewData.Action)
  case styledCredential(String, StyledCredentialViewData.Action)
  case styledIssue(Int, StyledIssueViewData.Action)
  case styledPhoto(Int, StyledPhotoViewData.Action)
  case styledToken(String, StyledTokenViewData.Action)
  case styledSpace(String, StyledSpaceViewData.Action)
  case styledChain(Int, StyledChainViewData.Action)
  // end
}

/// Registers, dequeues and configures the cells of the screen.
@MainActor
final class CellRegistry {
  var onAction: ((ScreenAction) -> Void)?

  func register(in collectionView: UICollectionView) {
    // for each view
    collectionView.register(
      StyledReactionCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledReactionCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledCustomerCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledCustomerCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledPersonCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledPersonCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledTodoCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledTodoCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledCredentialCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledCredentialCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledIssueCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledIssueCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledPhotoCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledPhotoCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledTokenCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledTokenCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledSpaceCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledSpaceCollectionViewCell.reuseIdentifier)
    collectionView.register(
      StyledChainCollectionViewCell.self,
      forCellWithReuseIdentifier: StyledChainCollectionViewCell.reuseIdentifier)
    // end
  }

  func cell(
    for item: ScreenItem, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    switch item {
    // for each view
    case .styledReaction(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledReactionCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledReactionCollectionViewCell)?.configure(with: data)
      return cell
    case .styledCustomer(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledCustomerCollectionViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledCustomerCollectionViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledCustomer(data.id, action))
      }
      return cell
    case .styledPerson(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledPersonCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledPersonCollectionViewCell)?.configure(with: data)
      return cell
    case .styledTodo(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledTodoCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledTodoCollectionViewCell)?.configure(with: data)
      return cell
    case .styledCredential(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledCredentialCollectionViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledCredentialCollectionViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledCredential(data.id, action))
      }
      return cell
    case .styledIssue(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledIssueCollectionViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledIssueCollectionViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledIssue(data.id, action))
      }
      return cell
    case .styledPhoto(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledPhotoCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledPhotoCollectionViewCell)?.configure(with: data)
      return cell
    case .styledToken(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledTokenCollectionViewCell.reuseIdentifier, for: indexPath)
      guard let cell = cell as? StyledTokenCollectionViewCell else { return cell }
      cell.configure(with: data)
      cell.onAction = { [weak self] action in
        self?.onAction?(.styledToken(data.id, action))
      }
      return cell
    case .styledSpace(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledSpaceCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledSpaceCollectionViewCell)?.configure(with: data)
      return cell
    case .styledChain(let data):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StyledChainCollectionViewCell.reuseIdentifier, for: indexPath)
      (cell as? StyledChainCollectionViewCell)?.configure(with: data)
      return cell
    // end
    }
  }

  func select(_ item: ScreenItem) {
    switch item {
    // for each view
    case .styledReaction(let data): onAction?(.styledReaction(data.id, .toggle))
    case .styledCustomer: break
    case .styledPerson(let data): onAction?(.styledPerson(data.id, .choose))
    case .styledTodo(let data): onAction?(.styledTodo(data.id, .open))
    case .styledCredential(let data): onAction?(.styledCredential(data.id, .open))
    case .styledIssue(let data): onAction?(.styledIssue(data.id, .open))
    case .styledPhoto(let data): onAction?(.styledPhoto(data.id, .open))
    case .styledToken: break
    case .styledSpace(let data): onAction?(.styledSpace(data.id, .open))
    case .styledChain(let data): onAction?(.styledChain(data.id, .choose))
    // end
    }
  }
}
