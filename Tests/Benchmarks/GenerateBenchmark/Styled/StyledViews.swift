import UIKit

struct StyledReactionViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case toggle }

  var id: String
  var emoji: String
  var count: Int
  var isMine: Bool
}

final class StyledReactionView: UIView {
  private let emojiLabel = UILabel()
  private let countLabel = UILabel()
  private lazy var box = BoxView(
    UIStackView(.horizontal, spacing: 4, alignment: .center, [emojiLabel, countLabel]),
    isRound: true, insets: NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6))

  override init(frame: CGRect) {
    super.init(frame: frame)
    emojiLabel.setUp(.preferredFont(forTextStyle: .footnote))
    countLabel.setUp(Brand.count)
    box.borderColor = Brand.tint
    fill(with: box)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledReactionViewData) {
    box.backgroundColor = data.isMine ? Brand.tintBackground : .systemFill
    box.borderWidth = data.isMine ? 1 : 0
    emojiLabel.text = data.emoji
    countLabel.text = data.count.formatted()
    countLabel.textColor = data.isMine ? Brand.tint : Brand.ink
  }
}

struct StyledCustomerViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case edit, add }

  var id: String
  var title: String?
  var name: String?
  var address: String?
  var canEdit: Bool
  var addTitle: String
}

final class StyledCustomerView: UIView {
  var onAction: ((StyledCustomerViewData.Action) -> Void)?

  private let titleLabel = UILabel()
  private let nameLabel = UILabel()
  private let addressLabel = UILabel()
  private let editButton = UIButton(configuration: .plain())
  private let addButton = UIButton(configuration: .tinted())
  private lazy var row = UIStackView(
    .horizontal, alignment: .center,
    [UIStackView(.vertical, spacing: 4, [nameLabel, addressLabel]), editButton])

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.setUp(.preferredFont(forTextStyle: .headline))
    nameLabel.setUp(.preferredFont(forTextStyle: .body))
    addressLabel.setUp(.preferredFont(forTextStyle: .body))
    editButton.configuration?.image = UIImage(systemName: "pencil")
    editButton.accessibilityLabel = "Edit"
    editButton.setSize(44, 44)
    editButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.edit) }, for: .primaryActionTriggered)
    addButton.configuration?.image = UIImage(systemName: "plus")
    addButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.add) }, for: .primaryActionTriggered)
    let stack = UIStackView(.vertical, spacing: 4, [titleLabel, row, addButton])
    fill(with: stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCustomerViewData) {
    titleLabel.show(data.title)
    row.isHidden = data.name == nil
    nameLabel.show(data.name)
    addressLabel.show(data.address)
    editButton.isHidden = !data.canEdit
    addButton.configuration?.title = data.addTitle
  }
}

struct StyledPersonViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case choose }

  var id: String
  var login: String
  var avatar: URL
  var check: String?
}

final class StyledPersonView: UIView {
  private let avatarView = RemoteImageView()
  private let loginLabel = UILabel()
  private let checkView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = 3
    avatarView.setSize(30, 30)
    loginLabel.setUp(Brand.strong, color: Brand.ink)
    checkView.tintColor = Brand.tint
    checkView.contentMode = .scaleAspectFit
    checkView.setSize(20, 20)
    let stack = UIStackView(
      .horizontal, spacing: 16, alignment: .center, [avatarView, loginLabel, UIView(), checkView])
    fill(with: stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledPersonViewData) {
    avatarView.load(data.avatar)
    loginLabel.text = data.login
    checkView.image = data.check.flatMap { UIImage(systemName: $0) }
    checkView.isHidden = data.check == nil
  }

  func prepareForReuse() { avatarView.cancel() }
}

struct StyledTodoViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case open }

  var id: String
  var icon: String
  var badge: String?
  var course: String
  var courseColor: UIColor
  var title: String
  var due: String
  var grading: String?
}

final class StyledTodoView: UIView {
  private let iconView = UIImageView()
  private let badgeView = UIImageView()
  private let courseLabel = UILabel()
  private let titleLabel = UILabel()
  private let dueLabel = UILabel()
  private let gradingLabel = UILabel()
  private lazy var gradingBox = BoxView(
    gradingLabel, isRound: true,
    insets: NSDirectionalEdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6))

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.contentMode = .scaleAspectFit
    iconView.setSize(24, 24)
    badgeView.translatesAutoresizingMaskIntoConstraints = false
    let icons = UIView()
    icons.fill(with: iconView)
    icons.addSubview(badgeView)
    NSLayoutConstraint.activate([
      badgeView.trailingAnchor.constraint(equalTo: icons.trailingAnchor, constant: 2),
      badgeView.bottomAnchor.constraint(equalTo: icons.bottomAnchor, constant: 2),
    ])
    courseLabel.setUp(.preferredFont(forTextStyle: .caption1), lines: 2)
    titleLabel.setUp(Brand.strong, lines: 2)
    dueLabel.setUp(.preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    gradingLabel.setUp(.preferredFont(forTextStyle: .caption2), color: Brand.tint)
    gradingBox.setBorder(Brand.tint, width: 1)
    let texts = UIStackView(
      .vertical, spacing: 0, alignment: .leading, [courseLabel, titleLabel, dueLabel, gradingBox])
    let stack = UIStackView(.horizontal, spacing: 16, alignment: .top, [icons, texts])
    fill(with: stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledTodoViewData) {
    iconView.image = UIImage(systemName: data.icon)
    iconView.tintColor = data.courseColor
    badgeView.image = data.badge.flatMap { UIImage(systemName: $0) }
    badgeView.isHidden = data.badge == nil
    courseLabel.text = data.course
    courseLabel.textColor = data.courseColor
    titleLabel.text = data.title
    dueLabel.text = data.due
    gradingLabel.text = data.grading
    gradingBox.isHidden = data.grading == nil
  }
}

struct StyledCredentialViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case open, showDetails }

  var id: String
  var title: String
  var subtitle: String
  var icon: UIImage?
}

final class StyledCredentialView: UIView {
  var onAction: ((StyledCredentialViewData.Action) -> Void)?

  private let iconView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let detailsButton = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.contentMode = .scaleAspectFill
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 4
    iconView.setSize(32, 32)
    titleLabel.setUp(.preferredFont(forTextStyle: .callout), color: Brand.ink, lines: 1)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.setUp(
      .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 1)
    subtitleLabel.lineBreakMode = .byTruncatingMiddle
    detailsButton.configuration?.image = UIImage(systemName: "chevron.forward")
    detailsButton.configuration?.baseForegroundColor = .tertiaryLabel
    detailsButton.accessibilityLabel = "Details"
    detailsButton.setSize(44, 44)
    detailsButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.showDetails) }, for: .primaryActionTriggered)
    let texts = UIStackView(.vertical, spacing: 3, [titleLabel, subtitleLabel])
    let stack = UIStackView(
      .horizontal, spacing: 12, alignment: .center, [iconView, texts, detailsButton])
    fill(
      with: stack, insets: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledCredentialViewData) {
    iconView.image = data.icon
    iconView.isHidden = data.icon == nil
    titleLabel.text = data.title
    subtitleLabel.text = data.subtitle
  }
}

struct StyledIssueViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case open, vote }

  var id: Int
  var title: String
  var state: IssueState
  var assignee: URL?
  var author: String
  var isPinned: Bool
}

final class StyledIssueView: UIView {
  var onAction: ((StyledIssueViewData.Action) -> Void)?

  private let dot = BoxView(isRound: true)
  private let titleLabel = UILabel()
  private let pinView = UIImageView(image: UIImage(systemName: "pin.fill"))
  private let assigneeView = RemoteImageView()
  private let stateLabel = UILabel()
  private let voteButton = UIButton(configuration: .tinted())
  private lazy var card = BoxView(
    makeContent(), radius: 8,
    insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.setSize(8, 8)
    titleLabel.setUp(Brand.strong, color: Brand.ink, lines: 2)
    pinView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    pinView.tintColor = Brand.tint
    pinView.keepWidth()
    assigneeView.contentMode = .scaleAspectFill
    stateLabel.setUp(.preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    voteButton.configuration?.cornerStyle = .capsule
    voteButton.configurationUpdateHandler = { button in
      let name = button.isSelected ? "hand.thumbsup.fill" : "hand.thumbsup"
      button.configuration?.image = UIImage(systemName: name)
      button.configuration?.baseForegroundColor = button.isEnabled ? Brand.tint : .tertiaryLabel
    }
    voteButton.accessibilityLabel = "Vote"
    voteButton.keepWidth()
    voteButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.vote) }, for: .primaryActionTriggered)
    card.setShadow(radius: 4, y: 2, opacity: 0.1)
    fill(with: card)
    update(isSelected: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private func makeContent() -> UIView {
    let assigneeBox = BoxView(assigneeView, background: Brand.veil, isRound: true)
    assigneeBox.setSize(24, 24)
    let stateBox = BoxView(
      stateLabel, isRound: true,
      insets: NSDirectionalEdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6))
    stateBox.setBorder(Brand.tint, width: 1)
    let head = UIStackView(.horizontal, alignment: .center, [dot, titleLabel, pinView])
    let foot = UIStackView(
      .horizontal, alignment: .center, [assigneeBox, stateBox, UIView(), voteButton])
    return UIStackView(.vertical, [head, HairlineView(.opaqueSeparator), foot])
  }

  func configure(with data: StyledIssueViewData) {
    card.alpha = data.state == .closed ? 0.6 : 1
    switch data.state {
    case .open:
      dot.backgroundColor = .systemGreen
      stateLabel.text = "Open"
    case .merged:
      dot.backgroundColor = .systemPurple
      stateLabel.text = "Merged"
    case .closed:
      dot.backgroundColor = .systemRed
      stateLabel.text = "Closed"
    }
    titleLabel.text = data.title
    pinView.isHidden = !data.isPinned
    assigneeView.load(data.assignee, initials: data.author)
    voteButton.isEnabled = data.state == .open
    voteButton.isSelected = data.isPinned
  }

  func update(isSelected: Bool) {
    card.backgroundColor = isSelected ? Brand.tintBackground : .secondarySystemGroupedBackground
    titleLabel.textColor = isSelected ? Brand.tint : Brand.ink
  }

  func prepareForReuse() { assigneeView.cancel() }
}

struct StyledPhotoViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case open }

  var id: Int
  var photo: URL
  var caption: String?
  var isNew: Bool
}

final class StyledPhotoView: UIView {
  private let photoView = RemoteImageView()
  private let captionLabel = UILabel()
  private let newLabel = UILabel()
  private let veil = UIView()
  private lazy var newBox = BoxView(
    newLabel, background: .systemRed, isRound: true,
    insets: NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    captionLabel.setUp(.preferredFont(forTextStyle: .caption1), color: .white)
    newLabel.setUp(.preferredFont(forTextStyle: .caption2), color: .white)
    newLabel.text = "New"
    fill(with: photoView)
    fill(with: GradientView([.clear, .black]))
    for view in [captionLabel, newBox] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    fill(with: veil)
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalTo: photoView.heightAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      captionLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
      captionLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      newBox.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      newBox.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
    ])
    update(isSelected: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledPhotoViewData) {
    photoView.load(data.photo)
    captionLabel.show(data.caption)
    newBox.isHidden = !data.isNew
  }

  func update(isSelected: Bool) { veil.backgroundColor = isSelected ? Brand.veil : .clear }

  func prepareForReuse() { photoView.cancel() }
}

struct StyledTokenViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case toggle }

  var id: String
  var icon: URL?
  var amount: String
  var name: String
  var isShown: Bool
}

final class StyledTokenView: UIView {
  var onAction: ((StyledTokenViewData.Action) -> Void)?

  private let iconView = RemoteImageView()
  private let amountLabel = UILabel()
  private let nameLabel = UILabel()
  private let toggleButton = UIButton(configuration: .plain())
  private lazy var texts = UIStackView(.vertical, spacing: 4, [amountLabel, nameLabel])

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.contentMode = .scaleAspectFit
    let iconBox = BoxView(iconView, isRound: true)
    iconBox.setBorder(.gray, width: 1)
    iconBox.setSize(32, 32)
    amountLabel.setUp(Brand.count)
    nameLabel.setUp(.preferredFont(forTextStyle: .body))
    toggleButton.configurationUpdateHandler = { button in
      let name = button.isSelected ? "eye" : "eye.slash"
      button.configuration?.image = UIImage(systemName: name)
    }
    toggleButton.accessibilityLabel = "Shown"
    toggleButton.keepWidth()
    toggleButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.toggle) }, for: .primaryActionTriggered)
    let card = BoxView(
      UIStackView(
        .horizontal, spacing: 16, alignment: .center, [iconBox, texts, UIView(), toggleButton]),
      background: .secondarySystemGroupedBackground, radius: 8,
      insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    card.setShadow(.lightGray, radius: 2, y: 0, opacity: 0.6)
    fill(with: card, insets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 20))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledTokenViewData) {
    iconView.load(data.icon, placeholder: UIImage(systemName: "circle.dashed"))
    texts.alpha = data.isShown ? 1 : 0.4
    amountLabel.text = data.amount
    nameLabel.text = data.name
    toggleButton.isSelected = data.isShown
  }

  func prepareForReuse() { iconView.cancel() }
}

struct StyledSpaceViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case open }

  var id: String
  var avatar: URL?
  var color: UIColor
  var name: String
  var members: Int
  var topic: String?
  var isSuggested: Bool
}

final class StyledSpaceView: UIView {
  private let avatarView = RemoteImageView()
  private let nameLabel = UILabel()
  private let suggestedLabel = UILabel()
  private let membersLabel = UILabel()
  private let topicLabel = UILabel()
  private lazy var avatarBox = BoxView(avatarView, isRound: true)

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatarView.contentMode = .scaleAspectFill
    avatarBox.setSize(42, 42)
    nameLabel.setUp(Brand.strong, lines: 1)
    suggestedLabel.setUp(.preferredFont(forTextStyle: .caption2), color: .tertiaryLabel)
    suggestedLabel.text = "Suggested"
    suggestedLabel.keepWidth()
    membersLabel.setUp(.preferredFont(forTextStyle: .caption1), color: .tertiaryLabel)
    membersLabel.keepWidth()
    topicLabel.setUp(.preferredFont(forTextStyle: .caption1), color: .tertiaryLabel, lines: 1)
    let personView = UIImageView(image: UIImage(systemName: "person.fill"))
    personView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    personView.tintColor = .tertiaryLabel
    personView.keepWidth()
    let head = UIStackView(.horizontal, alignment: .center, [nameLabel, UIView(), suggestedLabel])
    let foot = UIStackView(
      .horizontal, spacing: 4, alignment: .center, [personView, membersLabel, topicLabel])
    let texts = UIStackView(.vertical, spacing: 4, [head, foot])
    let stack = UIStackView(.horizontal, spacing: 12, alignment: .center, [avatarBox, texts])
    fill(with: stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledSpaceViewData) {
    avatarView.load(data.avatar, initials: data.name)
    avatarBox.backgroundColor = data.color
    nameLabel.text = data.name
    suggestedLabel.isHidden = !data.isSuggested
    membersLabel.text = data.members.formatted()
    topicLabel.show(data.topic)
  }

  func prepareForReuse() { avatarView.cancel() }
}

struct StyledChainViewData: Hashable, Identifiable, Sendable {
  enum Action: Hashable, Sendable { case choose }

  var id: Int
  var icon: UIImage
  var name: String
  var detail: String
  var warning: UIImage?
  var isChosen: Bool
  var isAvailable: Bool
}

final class StyledChainView: UIView {
  private let iconView = UIImageView()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let warningView = UIImageView()
  private let chosenView = UIImageView()
  private let veil = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [iconView, warningView, chosenView] { view.contentMode = .scaleAspectFit }
    iconView.setSize(40, 40)
    nameLabel.setUp(.preferredFont(forTextStyle: .body))
    detailLabel.setUp(.preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    warningView.setSize(25, 25)
    chosenView.tintColor = Brand.tint
    chosenView.setSize(30, 30)
    veil.backgroundColor = .systemBackground.withAlphaComponent(0.4)
    let texts = UIStackView(.vertical, spacing: 0, [nameLabel, detailLabel])
    let stack = UIStackView(
      .horizontal, spacing: 16, alignment: .center, [iconView, texts, warningView, chosenView])
    fill(with: stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 20))
    fill(with: veil)
    update(isSelected: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: StyledChainViewData) {
    iconView.image = data.icon
    nameLabel.text = data.name
    detailLabel.text = data.detail
    warningView.image = data.warning
    warningView.isHidden = data.warning == nil
    chosenView.image = UIImage(systemName: data.isChosen ? "checkmark.circle.fill" : "circle")
    veil.isHidden = data.isAvailable
  }

  func update(isSelected: Bool) { nameLabel.textColor = isSelected ? Brand.tint : Brand.ink }
}
