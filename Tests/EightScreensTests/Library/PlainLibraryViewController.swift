import UIKit

/// A part of the library.
enum PlainLibrarySection: Hashable, Sendable {
  case categories, recent, albums, songs

  var title: String? {
    switch self {
    case .categories: nil
    case .recent: "Recently Added"
    case .albums: "Albums"
    case .songs: "Songs"
    }
  }
}

/// What the user does in the library.
enum PlainLibraryAction: Hashable {
  case seeAll(PlainLibrarySection)
  case openCategory(Category)
  case openAlbum(Int)
  case playAlbum(Int)
  case removeAlbum(Int)
  case playSong(Int)
  case playSongNext(Int)
  case loveSong(Int)
  case deleteSong(Int)
  case browse
}

/// The music library.
final class PlainLibraryViewController: UIViewController, UICollectionViewDelegate {
  private enum Item: Hashable {
    case category(Category)
    case recent(Int)
    case album(Int)
    case song(Int)
  }

  private enum Content: Hashable {
    case category(Category)
    case album(Album)
    case song(Song, NowPlaying?)
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<PlainLibrarySection, Item>

  var onAction: ((PlainLibraryAction) -> Void)?
  private var contents: [Item: Content] = [:]
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

  func show(_ library: MusicLibrary, playing: NowPlaying? = nil) {
    let sections: [(PlainLibrarySection, [(Item, Content)])] = [
      (.categories, library.categories.map { (.category($0), .category($0)) }),
      (.recent, library.recent.map { (.recent($0.id), .album($0)) }),
      (.albums, library.albums.map { (.album($0.id), .album($0)) }),
      (
        .songs,
        library.songs.map { (.song($0.id), .song($0, playing?.song == $0.id ? playing : nil)) }
      ),
    ]
    let old = contents
    contents = Dictionary(sections.flatMap(\.1)) { first, _ in first }
    collectionView.backgroundView = contents.isEmpty ? makeEmptyView() : nil
    var snapshot = NSDiffableDataSourceSnapshot<PlainLibrarySection, Item>()
    for (section, rows) in sections where !rows.isEmpty {
      snapshot.appendSections([section])
      snapshot.appendItems(rows.map(\.0))
    }
    snapshot.reconfigureItems(contents.keys.filter { old[$0] != nil && old[$0] != contents[$0] })
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .category(let category): onAction?(.openCategory(category))
    case .recent(let id), .album(let id): onAction?(.openAlbum(id))
    case .song(let id): onAction?(.playSong(id))
    case nil: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    let actions: [UIAction]
    switch dataSource.itemIdentifier(for: indexPaths[0]) {
    case .recent(let id), .album(let id):
      actions = [
        action("Play", "play", sends: .playAlbum(id)),
        action("Remove", "trash", attributes: .destructive, sends: .removeAlbum(id)),
      ]
    case .song(let id): actions = songActions(id)
    case .category, nil: return nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: actions)
    }
  }

  private func songActions(_ id: Int) -> [UIAction] {
    [
      action("Play Next", "text.insert", sends: .playSongNext(id)),
      action("Love", "heart", sends: .loveSong(id)),
    ]
  }

  private func action(
    _ title: String, _ symbol: String, attributes: UIMenuElement.Attributes = [],
    sends action: PlainLibraryAction
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
      [unowned self] _ in onAction?(action)
    }
  }

  private func makeDataSource() -> DataSource {
    let category = UICollectionView.CellRegistration<UICollectionViewListCell, Category> {
      cell, _, category in
      var content = cell.defaultContentConfiguration()
      content.text = category.title
      content.image = UIImage(systemName: category.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let album = UICollectionView.CellRegistration<PlainAlbumCell, Album> { cell, _, album in
      cell.configure(with: album)
    }
    let song = UICollectionView.CellRegistration<PlainSongCell, (Song, NowPlaying?)> {
      [unowned self] cell, _, item in
      let id = item.0.id
      let delete = action("Delete", "trash", attributes: .destructive, sends: .deleteSong(id))
      cell.configure(
        with: item.0, playing: item.1, menu: UIMenu(children: songActions(id) + [delete]))
    }
    let header = UICollectionView.SupplementaryRegistration<PlainLibraryHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      guard let section = self.dataSource.sectionIdentifier(for: indexPath.section)
      else { return }
      header.configure(title: section.title, hasMore: section != .songs)
      header.onSeeAll = { [unowned self] in onAction?(.seeAll(section)) }
    }
    let dataSource = DataSource(collectionView: collectionView) {
      [unowned self] view, path, item in
      switch contents[item] {
      case .category(let value):
        view.dequeueConfiguredReusableCell(using: category, for: path, item: value)
      case .album(let value):
        view.dequeueConfiguredReusableCell(using: album, for: path, item: value)
      case .song(let value, let playing):
        view.dequeueConfiguredReusableCell(using: song, for: path, item: (value, playing))
      case nil: nil
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return dataSource
  }

  private func section(at index: Int, in environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  {
    let kind = dataSource.sectionIdentifier(for: index)
    switch kind {
    case .recent:
      let section = albumSection(columns: 1, width: .absolute(160))
      section.orthogonalScrollingBehavior = .continuous
      return section
    case .albums:
      let room = environment.container.effectiveContentSize.width - 16
      return albumSection(columns: max(1, Int(room / 176)), width: .fractionalWidth(1))
    case .categories, .songs, nil:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = kind == .songs ? .supplementary : .none
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private func albumSection(columns: Int, width: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(210)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(210)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
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

  private func makeEmptyView() -> UIView {
    let browse = UIAction(title: "Browse") { [unowned self] _ in onAction?(.browse) }
    return PlainStatusView(title: "No music", symbol: "music.note", action: browse)
  }
}

/// The title of a part of the library and its button.
final class PlainLibraryHeader: UICollectionReusableView {
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

  func configure(title: String?, hasMore: Bool) {
    self.title.text = title
    button.isHidden = !hasMore
  }
}

/// An album: its cover above its texts.
final class PlainAlbumCell: UICollectionViewCell {
  private let cover = PlainImageView(cornerRadius: 8)
  private let title = UILabel(font: .preferredFont(forTextStyle: .subheadline), lines: 1)
  private let artist = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.backgroundColor = .tertiarySystemFill
    cover.heightAnchor.constraint(equalTo: cover.widthAnchor).isActive = true
    let stack = UIStackView(arrangedSubviews: [cover, title, artist])
    stack.axis = .vertical
    stack.spacing = 8
    contentView.embed(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with album: Album) {
    cover.load(album.cover, placeholder: UIImage(systemName: "music.note"))
    title.text = album.title
    artist.text = album.artist
  }
}

/// A song: its number or the sign that it plays, its title, its length and its menu.
final class PlainSongCell: UICollectionViewListCell {
  private let number = UILabel(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  private let wave = UIImageView(image: UIImage(systemName: "waveform"))
  private let title = UILabel(font: .preferredFont(forTextStyle: .body), lines: 1)
  private let explicit = UIImageView(image: UIImage(systemName: "e.square.fill"))
  private let progress = UIProgressView()
  private let length = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, lines: 1)
  private let more = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.textAlignment = .center
    wave.tintColor = .tintColor
    wave.contentMode = .center
    wave.isAccessibilityElement = true
    wave.accessibilityLabel = "Playing"
    explicit.tintColor = .secondaryLabel
    explicit.isAccessibilityElement = true
    explicit.accessibilityLabel = "Explicit"
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.accessibilityLabel = "More"
    more.showsMenuAsPrimaryAction = true
    for view in [explicit, length, more] {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let mark = UIView()
    mark.embed(number)
    mark.embed(wave)
    let stack = UIStackView(arrangedSubviews: [
      mark, title, explicit, UIView(), progress, length, more,
    ])
    stack.alignment = .center
    stack.spacing = 8
    contentView.embed(stack, horizontal: 16, vertical: 11)
    NSLayoutConstraint.activate([
      mark.widthAnchor.constraint(equalToConstant: 28),
      progress.widthAnchor.constraint(equalToConstant: 60),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with song: Song, playing: NowPlaying?, menu: UIMenu) {
    number.text = song.number.formatted()
    number.isHidden = playing != nil
    wave.isHidden = playing == nil
    title.text = song.title
    title.textColor = playing == nil ? .label : .tintColor
    explicit.isHidden = !song.isExplicit
    progress.isHidden = playing == nil
    progress.progress = Float(playing?.progress ?? 0)
    length.text = Duration.seconds(song.length).formatted(.time(pattern: .minuteSecond))
    more.menu = menu
  }
}
