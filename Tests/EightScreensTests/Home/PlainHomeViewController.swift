import UIKit

/// What the user does in the feed.
enum PlainHomeAction: Hashable {
  case open(Int)
  case reply(Int)
  case boost(Int)
  case like(Int)
  case share(Int)
  case delete(Int)
  case openLink(URL)
  case openMedia(Int)
  case loadMore
  case reload
}

/// The feed.
final class PlainHomeViewController: UIViewController, UICollectionViewDelegate {
  var onAction: ((PlainHomeAction) -> Void)?
  private var posts: [Int: Post] = [:]
  private var countAtLastLoad = 0
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in onAction?(.reload) }, for: .valueChanged)
    collectionView.refreshControl = refresh
  }

  func showLoading() {
    collectionView.backgroundView = PlainStatusView(title: "Loading", isLoading: true)
  }

  func show(_ error: any Error) {
    countAtLastLoad = 0
    collectionView.refreshControl?.endRefreshing()
    guard posts.isEmpty else { return }
    let retry = UIAction(title: "Try again") { [unowned self] _ in onAction?(.reload) }
    collectionView.backgroundView = PlainStatusView(
      title: "No connection", message: error.localizedDescription, action: retry)
  }

  func show(_ newPosts: [Post]) {
    let old = posts
    posts = Dictionary(newPosts.map { ($0.id, $0) }) { first, _ in first }
    collectionView.refreshControl?.endRefreshing()
    collectionView.backgroundView =
      posts.isEmpty ? PlainStatusView(title: "Follow somebody", symbol: "person.2") : nil
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(newPosts.map(\.id))
    snapshot.reconfigureItems(posts.keys.filter { old[$0] != nil && old[$0] != posts[$0] })
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let id = dataSource.itemIdentifier(for: indexPath) { onAction?(.open(id)) }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard indexPath.item >= posts.count - 5, countAtLastLoad != posts.count else { return }
    countAtLastLoad = posts.count
    onAction?(.loadMore)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let post = UICollectionView.CellRegistration<PlainPostCell, Int> { [unowned self] cell, _, id in
      guard let post = posts[id] else { return }
      cell.configure(with: post)
      cell.onAction = { [unowned self] in onAction?($0) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: post, for: path, item: id)
    }
  }
}

/// A post of the feed.
final class PlainPostCell: UICollectionViewListCell, UITextViewDelegate {
  var onAction: ((PlainHomeAction) -> Void)?
  private var post: Post?
  private let boostedBy = UILabel(style: .footnote, color: .secondaryLabel, lines: 1)
  private let author = PlainAuthorView()
  private let text = PlainLinkTextView()
  private let media = UIStackView()
  private let quote = PlainQuoteView()
  private lazy var reply = makeButton("Reply", action: PlainHomeAction.reply)
  private lazy var boost = makeButton("Boost", action: PlainHomeAction.boost)
  private lazy var like = makeButton("Like", action: PlainHomeAction.like)
  private let more = UIButton(configuration: .borderless())

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.delegate = self
    media.distribution = .fillEqually
    media.spacing = 4
    quote.addAction(
      UIAction { [unowned self] _ in
        if let id = post?.quoted?.id { onAction?(.open(id)) }
      }, for: .touchUpInside)
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.accessibilityLabel = "More"
    more.showsMenuAsPrimaryAction = true
    let buttons = UIStackView(arrangedSubviews: [reply, boost, like, more])
    buttons.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [boostedBy, author, text, media, quote, buttons])
    stack.axis = .vertical
    stack.spacing = 8
    contentView.embed(stack, horizontal: 16, vertical: 8)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with post: Post) {
    if post.media != self.post?.media { show(post.media) }
    self.post = post
    boostedBy.isHidden = post.boostedBy == nil
    boostedBy.text = post.boostedBy.map { "\($0) boosted" }
    author.configure(with: post.author, date: post.date)
    text.show(post.text)
    quote.isHidden = post.quoted == nil
    if let quoted = post.quoted { quote.configure(with: quoted) }
    show(post.replies, "bubble.left", in: reply)
    show(
      post.boosts, "arrow.2.squarepath", color: post.isBoosted ? .systemGreen : .secondaryLabel,
      isSelected: post.isBoosted, in: boost)
    show(
      post.likes, post.isLiked ? "heart.fill" : "heart",
      color: post.isLiked ? .systemRed : .secondaryLabel, isSelected: post.isLiked, in: like)
    more.menu = makeMenu(for: post)
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    guard interaction == .invokeDefaultAction else { return true }
    onAction?(.openLink(url))
    return false
  }

  private func show(_ pictures: [Post.Media]) {
    media.isHidden = pictures.isEmpty
    for picture in media.arrangedSubviews { picture.removeFromSuperview() }
    for picture in pictures {
      let open = UIAction { [unowned self] _ in onAction?(.openMedia(picture.id)) }
      media.addArrangedSubview(PlainMediaView(picture, action: open))
    }
  }

  private func show(
    _ count: Int, _ symbol: String, color: UIColor = .secondaryLabel, isSelected: Bool = false,
    in button: UIButton
  ) {
    button.configuration?.title = count.formatted()
    button.configuration?.image = UIImage(systemName: symbol)
    button.configuration?.baseForegroundColor = color
    button.isSelected = isSelected
    button.accessibilityValue = count.formatted()
  }

  private func makeButton(_ label: String, action: @escaping (Int) -> PlainHomeAction) -> UIButton {
    let primary = UIAction { [unowned self] _ in
      if let id = post?.id { onAction?(action(id)) }
    }
    let button = UIButton(configuration: .borderless(), primaryAction: primary)
    button.configuration?.imagePadding = 4
    button.accessibilityLabel = label
    return button
  }

  private func makeMenu(for post: Post) -> UIMenu {
    let share = UIAction(title: "Share") { [unowned self] _ in onAction?(.share(post.id)) }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [unowned self] _ in onAction?(.delete(post.id)) }
    return UIMenu(children: post.isMine ? [share, delete] : [share])
  }
}

/// The author of a post.
final class PlainAuthorView: UIView {
  private let avatar = PlainAvatarView()
  private let name = UILabel(style: .headline, lines: 1)
  private let handle = UILabel(style: .body, color: .secondaryLabel, lines: 1)
  private let date = UILabel(style: .footnote, color: .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [avatar, name, handle, UIView(), date])
    stack.alignment = .center
    stack.spacing = 8
    handle.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    embed(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with author: Author, date: Date) {
    avatar.configure(with: author)
    name.text = author.name
    handle.text = author.handle
    self.date.text = date.formatted(.relative(presentation: .named))
  }
}

/// The round picture of an author, or the initials.
final class PlainAvatarView: UIView {
  private let initials = UILabel(style: .subheadline, color: .secondaryLabel, lines: 1)
  private let image = PlainImageView(cornerRadius: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 20
    initials.textAlignment = .center
    initials.isAccessibilityElement = false
    embed(initials)
    embed(image)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 40), heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with author: Author) {
    initials.text = String(author.name.split(separator: " ").prefix(2).compactMap(\.first))
    image.load(author.avatar)
  }
}

/// A text that takes touches on its links only.
final class PlainLinkTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isEditable = false
    isScrollEnabled = false
    backgroundColor = .clear
    textContainerInset = .zero
    self.textContainer.lineFragmentPadding = 0
    adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let range = characterRange(at: point) else { return false }
    let index = offset(from: beginningOfDocument, to: range.start)
    return index < attributedText.length
      && attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
  }

  func show(_ text: AttributedString) {
    attributedText = NSAttributedString(text)
    font = .preferredFont(forTextStyle: .body)
    textColor = .label
  }
}

/// A picture of a post.
final class PlainMediaView: UIControl {
  init(_ media: Post.Media, action: UIAction) {
    super.init(frame: .zero)
    let image = PlainImageView(cornerRadius: 8)
    embed(image)
    widthAnchor.constraint(equalTo: heightAnchor, multiplier: 1.5).isActive = true
    image.load(media.url)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
    accessibilityLabel = media.alt
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A post inside another.
final class PlainQuoteView: UIControl {
  private let author = PlainAuthorView()
  private let text = UILabel(style: .body, lines: 6)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    let stack = UIStackView(arrangedSubviews: [author, text])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isUserInteractionEnabled = false
    embed(stack, horizontal: 12, vertical: 12)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  func configure(with quoted: Post.Quoted) {
    author.configure(with: quoted.author, date: quoted.date)
    text.attributedText = NSAttributedString(quoted.text)
    accessibilityLabel = "\(quoted.author.name), \(String(quoted.text.characters))"
  }
}
