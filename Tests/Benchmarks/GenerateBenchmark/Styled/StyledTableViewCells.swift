import UIKit

final class StyledReactionTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledReactionTableViewCell"

  private let view = StyledReactionView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledReactionViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledReaction.\(data.id)"
  }
}

final class StyledCustomerTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledCustomerTableViewCell"

  var onAction: ((StyledCustomerViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledCustomerView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCustomerViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledCustomer.\(data.id)"
  }
}

final class StyledPersonTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledPersonTableViewCell"

  private let view = StyledPersonView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledTodoTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledTodoTableViewCell"

  private let view = StyledTodoView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledCredentialTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledCredentialTableViewCell"

  var onAction: ((StyledCredentialViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledCredentialView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: view)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCredentialViewData) {
    view.configure(with: data)
    accessibilityIdentifier = "screen.styledCredential.\(data.id)"
  }
}

final class StyledIssueTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledIssueTableViewCell"

  var onAction: ((StyledIssueViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledIssueView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledPhotoTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledPhotoTableViewCell"

  private let view = StyledPhotoView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledTokenTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledTokenTableViewCell"

  var onAction: ((StyledTokenViewData.Action) -> Void)? {
    get { view.onAction }
    set { view.onAction = newValue }
  }

  private let view = StyledTokenView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledSpaceTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledSpaceTableViewCell"

  private let view = StyledSpaceView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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

final class StyledChainTableViewCell: UITableViewCell {
  static let reuseIdentifier = "StyledChainTableViewCell"

  private let view = StyledChainView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
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
