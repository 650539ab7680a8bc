import UIKit

/// What the user does on the display's page of the settings.
enum PlainDisplayAction: Hashable {
  case choose(Appearance)
  case dim(Float)
  case set(Flag, isOn: Bool)
}

/// The display's page of the settings.
final class PlainDisplayViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case appearance, brightness }

  private enum Item: Hashable {
    case choice(Appearance)
    case brightness
    case trueTone
  }

  var onAction: ((PlainDisplayAction) -> Void)?
  var settings = DeviceSettings() {
    didSet {
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
      dataSource.apply(snapshot)
    }
  }
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      let hasFooter = dataSource.sectionIdentifier(for: index) == .brightness
      list.footerMode = hasFooter ? .supplementary : .none
      return .list(using: list, layoutEnvironment: environment)
    })
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Display"
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.appearance, .brightness])
    snapshot.appendItems(Appearance.allCases.map(Item.choice), toSection: .appearance)
    snapshot.appendItems([.brightness, .trueTone], toSection: .brightness)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.sectionIdentifier(for: indexPath.section) == .appearance
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .choice(let appearance) = dataSource.itemIdentifier(for: indexPath) {
      onAction?(.choose(appearance))
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let choice = UICollectionView.CellRegistration<UICollectionViewListCell, Appearance> {
      [unowned self] cell, _, appearance in
      var content = cell.defaultContentConfiguration()
      content.text = appearance.title
      cell.contentConfiguration = content
      cell.accessories = appearance == settings.appearance ? [.checkmark()] : []
    }
    let brightness = UICollectionView.CellRegistration<PlainBrightnessCell, Item> {
      [unowned self] cell, _, _ in
      cell.configure(level: settings.brightness)
      cell.onDim = { [unowned self] in onAction?(.dim($0)) }
    }
    let trueTone = UICollectionView.CellRegistration<PlainSwitchCell, Item> {
      [unowned self] cell, _, _ in
      cell.configure(title: "True Tone", isOn: settings[.trueTone])
      cell.onSet = { [unowned self] in onAction?(.set(.trueTone, isOn: $0)) }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      let section = self.dataSource.sectionIdentifier(for: path.section)
      content.text = section == .appearance ? "Appearance" : "Brightness"
      cell.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "True Tone adapts the display to the light around you."
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { view, path, item in
      switch item {
      case .choice(let appearance):
        view.dequeueConfiguredReusableCell(using: choice, for: path, item: appearance)
      case .brightness: view.dequeueConfiguredReusableCell(using: brightness, for: path, item: item)
      case .trueTone: view.dequeueConfiguredReusableCell(using: trueTone, for: path, item: item)
      }
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    return dataSource
  }
}

/// A slider between a small and a large sun.
final class PlainBrightnessCell: UICollectionViewListCell {
  var onDim: ((Float) -> Void)?
  private let slider = UISlider()

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.accessibilityLabel = "Brightness"
    let dim = UIAction { [unowned self] _ in onDim?(slider.value) }
    slider.addAction(dim, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [makeSun("sun.min"), slider, makeSun("sun.max")])
    stack.alignment = .center
    stack.spacing = 8
    contentView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(level: Float) { slider.value = level }

  private func makeSun(_ symbol: String) -> UIImageView {
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = .secondaryLabel
    image.setContentHuggingPriority(.required, for: .horizontal)
    return image
  }
}
