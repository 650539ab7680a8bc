import UIKit

final class StyledReactionCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledReactionCollectionViewCell"

  private let view = StyledReactionView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledReactionViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledReaction.\(data.id)"
  }
}

final class StyledCustomerCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledCustomerCollectionViewCell"

  var onAction: ((StyledCustomerViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledCustomerView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCustomerViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledCustomer.\(data.id)"
  }
}

final class StyledPersonCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledPersonCollectionViewCell"

  private let view = StyledPersonView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .plain(
      state.isSelected || state.isHighlighted ? Brand.veil : .clear)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    view.prepareForReuse()
  }

  func configure(with data: StyledPersonViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledPerson.\(data.id)"
  }
}

final class StyledTodoCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledTodoCollectionViewCell"

  private let view = StyledTodoView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .plain(.secondarySystemBackground)
  }

  func configure(with data: StyledTodoViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledTodo.\(data.id)"
  }
}

final class StyledCredentialCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledCredentialCollectionViewCell"

  var onAction: ((StyledCredentialViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledCredentialView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCredentialViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledCredential.\(data.id)"
  }
}

final class StyledIssueCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledIssueCollectionViewCell"

  var onAction: ((StyledIssueViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledIssueView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(isSelected: state.isSelected || state.isHighlighted)
    backgroundConfiguration = .plain(.clear)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    view.prepareForReuse()
  }

  func configure(with data: StyledIssueViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledIssue.\(data.id)"
  }
}

final class StyledPhotoCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledPhotoCollectionViewCell"

  private let view = StyledPhotoView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(isSelected: state.isSelected || state.isHighlighted)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    view.prepareForReuse()
  }

  func configure(with data: StyledPhotoViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledPhoto.\(data.id)"
  }
}

final class StyledTokenCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledTokenCollectionViewCell"

  var onAction: ((StyledTokenViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledTokenView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .plain(.clear)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    view.prepareForReuse()
  }

  func configure(with data: StyledTokenViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledToken.\(data.id)"
  }
}

final class StyledSpaceCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledSpaceCollectionViewCell"

  private let view = StyledSpaceView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .plain(
      state.isSelected || state.isHighlighted ? .separator : .clear, radius: 8,
      insets: NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    view.prepareForReuse()
  }

  func configure(with data: StyledSpaceViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledSpace.\(data.id)"
  }
}

final class StyledChainCollectionViewCell: UICollectionViewCell {
  static let reuseIdentifier = "StyledChainCollectionViewCell"

  private let view = StyledChainView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(isSelected: state.isSelected || state.isHighlighted)
    backgroundConfiguration = .plain(.systemBackground)
  }

  func configure(with data: StyledChainViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledChain.\(data.id)"
  }
}
