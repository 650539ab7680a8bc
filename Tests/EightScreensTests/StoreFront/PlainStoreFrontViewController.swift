import UIKit

/// What the user does on the front page.
enum PlainStoreFrontAction: Hashable {
  case seeAll(shelf: String)
  case openStory(Int)
  case openApp(Int)
  case getApp(Int)
  case retry
}

/// The front page of the store.
final class PlainStoreFrontViewController: UIViewController, UICollectionViewDelegate {
  private enum Item: Hashable {
    case story(Int)
    case app(Int)
    case screenshot(URL)

    init(_ entry: Shelf.Entry) {
      switch entry {
      case .story(let story): self = .story(story.id)
      case .app(let app): self = .app(app.id)
      case .screenshot(let url): self = .screenshot(url)
      }
    }
  }

  var onAction: ((PlainStoreFrontAction) -> Void)?
  private var shelves: [String: Shelf] = [:]
  private var entries: [Item: Shelf.Entry] = [:]
  private var progress: [Int: Double] = [:]
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] index, environment in
      section(at: index, in: environment)
    })
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
  }

  func showLoading() {
    show(Front(shelves: []))
    collectionView.backgroundView = PlainStatusView(title: "Loading", isLoading: true)
  }

  func showFailure(_ message: String) {
    show(Front(shelves: []))
    let retry = UIAction(title: "Retry") { [unowned self] _ in onAction?(.retry) }
    collectionView.backgroundView = PlainStatusView(
      title: "Cannot connect", message: message, action: retry)
  }

  func show(_ front: Front) {
    let old = entries
    shelves = Dictionary(front.shelves.map { ($0.id, $0) }) { first, _ in first }
    entries = Dictionary(front.shelves.flatMap(\.entries).map { (Item($0), $0) }) { first, _ in
      first
    }
    collectionView.backgroundView = nil
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    for shelf in front.shelves {
      snapshot.appendSections([shelf.id])
      snapshot.appendItems(shelf.entries.map(Item.init))
    }
    snapshot.reconfigureItems(entries.keys.filter { old[$0] != nil && old[$0] != entries[$0] })
    dataSource.apply(snapshot)
    collectionView.collectionViewLayout.invalidateLayout()
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      configure(header as? PlainShelfHeader, at: path)
    }
  }

  func setProgress(_ done: Double?, ofApp id: Int) {
    progress[id] = done
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(.app(id)) != nil else { return }
    snapshot.reconfigureItems([.app(id)])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .story(let id): onAction?(.openStory(id))
    case .app(let id): onAction?(.openApp(id))
    case .screenshot, nil: break
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Item> {
    let story = UICollectionView.CellRegistration<PlainStoryCell, Story> { cell, _, story in
      cell.configure(with: story)
    }
    let app = UICollectionView.CellRegistration<PlainAppCell, StoreApp> {
      [unowned self] cell, _, app in
      cell.configure(with: app, done: progress[app.id])
      cell.onGet = { [unowned self] in onAction?(.getApp(app.id)) }
    }
    let screenshot = UICollectionView.CellRegistration<PlainScreenshotCell, URL> { cell, _, url in
      cell.configure(with: url)
    }
    let header = UICollectionView.SupplementaryRegistration<PlainShelfHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      configure(header, at: indexPath)
    }
    let dataSource = UICollectionViewDiffableDataSource<String, Item>(
      collectionView: collectionView
    ) { [unowned self] view, path, item in
      switch entries[item] {
      case .story(let value):
        view.dequeueConfiguredReusableCell(using: story, for: path, item: value)
      case .app(let value): view.dequeueConfiguredReusableCell(using: app, for: path, item: value)
      case .screenshot(let value):
        view.dequeueConfiguredReusableCell(using: screenshot, for: path, item: value)
      case nil: nil
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return dataSource
  }

  private func configure(_ header: PlainShelfHeader?, at indexPath: IndexPath) {
    guard let id = dataSource.sectionIdentifier(for: indexPath.section), let shelf = shelves[id]
    else { return }
    header?.configure(title: shelf.title, hasMore: shelf.hasMore)
    header?.onSeeAll = { [unowned self] in onAction?(.seeAll(shelf: id)) }
  }

  private func section(at index: Int, in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    switch dataSource.sectionIdentifier(for: index).flatMap({ shelves[$0]?.kind }) {
    case .stories:
      return carousel(
        width: .fractionalWidth(0.9), height: .absolute(300), paging: .groupPagingCentered)
    case .apps:
      return carousel(
        width: .fractionalWidth(0.9), height: .estimated(84), rows: 3, paging: .groupPagingCentered)
    case .screenshots: return carousel(width: .absolute(220), height: .absolute(440))
    case .list, nil:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private func carousel(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, rows: Int = 1,
    paging: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      repeatingSubitem: item, count: rows)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = paging
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.supplementaryContentInsetsReference = .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

/// The title of a shelf and its button.
final class PlainShelfHeader: UICollectionReusableView {
  var onSeeAll: (() -> Void)?
  private let title = UILabel(font: .plainBig)
  private lazy var button = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: "See All") { [unowned self] _ in onSeeAll?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.accessibilityTraits.insert(.header)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [title, button])
    stack.spacing = 8
    embed(stack, horizontal: 16, vertical: 8)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, hasMore: Bool) {
    self.title.text = title
    button.isHidden = !hasMore
  }
}

/// A story: its picture below its texts.
final class PlainStoryCell: UICollectionViewCell {
  private let image = PlainImageView(cornerRadius: 0)
  private let kicker = UILabel(font: .preferredFont(forTextStyle: .caption1), color: .white)
  private let title = UILabel(font: .plainBig, color: .white, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    let texts = UIStackView(arrangedSubviews: [kicker, title])
    texts.axis = .vertical
    texts.spacing = 8
    let veil = PlainVeilView()
    veil.embed(texts, horizontal: 16, vertical: 16)
    contentView.embed(image)
    contentView.addSubview(veil)
    veil.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      veil.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      veil.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      veil.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with story: Story) {
    image.load(story.image, placeholder: UIImage(systemName: "photo"))
    kicker.text = story.kicker
    title.text = story.title
  }
}

/// The dark ground of a story's texts.
final class PlainVeilView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    updateColors()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let end = UIColor.black.withAlphaComponent(isDark ? 0.8 : 0.6)
    (layer as? CAGradientLayer)?.colors = [UIColor.clear.cgColor, end.cgColor]
  }
}

/// An app: its icon, its texts and the button that gets it.
final class PlainAppCell: UICollectionViewListCell {
  var onGet: (() -> Void)?
  private let icon = PlainImageView(cornerRadius: 13)
  private let name = UILabel(font: .preferredFont(forTextStyle: .body), lines: 1)
  private let tagline = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 1)
  private let rating = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 1)
  private let progress = UIProgressView()
  private lazy var button = UIButton(
    configuration: .gray(), primaryAction: UIAction { [unowned self] _ in onGet?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.backgroundColor = .tertiarySystemFill
    button.configuration?.cornerStyle = .capsule
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [name, tagline, rating])
    texts.axis = .vertical
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [icon, texts, button, progress])
    stack.alignment = .center
    stack.spacing = 8
    contentView.embed(stack, horizontal: 16, vertical: 11)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 60),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      progress.widthAnchor.constraint(equalToConstant: 44),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: name.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with app: StoreApp, done: Double?) {
    icon.load(app.icon)
    name.text = app.name
    tagline.text = app.tagline
    rating.text = "\(app.rating.formatted()) ★"
    button.configuration?.title = app.state == .owned ? "Open" : app.price
    button.isHidden = done != nil
    progress.isHidden = done == nil
    progress.progress = Float(done ?? 0)
  }
}

/// A screenshot of an app.
final class PlainScreenshotCell: UICollectionViewCell {
  private let image = PlainImageView(cornerRadius: 12)

  override init(frame: CGRect) {
    super.init(frame: frame)
    image.isAccessibilityElement = true
    image.accessibilityLabel = "Screenshot"
    contentView.embed(image)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with url: URL) { image.load(url) }
}
