import UIKit

/// What the user does at the root of the settings.
enum PlainPreferencesAction: Hashable {
  case openAccount
  case open(Page)
  case set(Flag, isOn: Bool)
}

/// The root of the settings.
final class PlainPreferencesViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case account, network, general }

  private enum Item: Hashable {
    case account
    case link(Page)
    case toggle(Flag)
  }

  var onAction: ((PlainPreferencesAction) -> Void)?
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
      let hasFooter = dataSource.sectionIdentifier(for: index) == .network
      list.footerMode = hasFooter ? .supplementary : .none
      return .list(using: list, layoutEnvironment: environment)
    })
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.account, .network, .general])
    snapshot.appendItems([.account], toSection: .account)
    snapshot.appendItems(
      [.toggle(.airplane), .link(.wifi), .link(.bluetooth), .link(.cellular), .toggle(.vpn)],
      toSection: .network)
    snapshot.appendItems(
      [.link(.general), .link(.display), .link(.privacy)], toSection: .general)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  {
    if case .toggle = dataSource.itemIdentifier(for: path) { false } else { true }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .account: onAction?(.openAccount)
    case .link(let page): onAction?(.open(page))
    case .toggle, nil: break
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let account = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [unowned self] cell, _, _ in configureAccount(cell)
    }
    let link = UICollectionView.CellRegistration<UICollectionViewListCell, Page> {
      [unowned self] cell, _, page in configure(cell, page)
    }
    let toggle = UICollectionView.CellRegistration<PlainSwitchCell, Flag> {
      [unowned self] cell, _, flag in configure(cell, flag)
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = "Personal Hotspot is off while in airplane mode."
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { view, path, item in
      switch item {
      case .account: view.dequeueConfiguredReusableCell(using: account, for: path, item: item)
      case .link(let page): view.dequeueConfiguredReusableCell(using: link, for: path, item: page)
      case .toggle(let flag):
        view.dequeueConfiguredReusableCell(using: toggle, for: path, item: flag)
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
    }
    return dataSource
  }

  private func configureAccount(_ cell: UICollectionViewListCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = settings.userName
    content.secondaryText = "Account, iCloud, media and purchases"
    content.image = settings.photo.flatMap { UIImage(data: $0) }
    content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  private func configure(_ cell: UICollectionViewListCell, _ page: Page) {
    var content = UIListContentConfiguration.valueCell()
    cell.accessories = [.disclosureIndicator()]
    switch page {
    case .wifi:
      content.text = "Wi-Fi"
      content.secondaryText = settings.network
      content.image = .plainSquare("wifi", .systemBlue)
    case .bluetooth:
      content.text = "Bluetooth"
      content.secondaryText = settings.bluetooth
      content.image = .plainSquare("bolt", .systemBlue)
    case .cellular:
      content.text = "Cellular"
      content.secondaryText = settings.carrier
      content.image = .plainSquare("antenna.radiowaves.left.and.right", .systemGreen)
    case .general:
      content.text = "General"
      content.image = .plainSquare("gear", .systemGray)
      if let updates = settings.updates {
        cell.accessories = [.label(text: updates.formatted()), .disclosureIndicator()]
      }
    case .display:
      content.text = "Display"
      content.image = .plainSquare("sun.max", .systemBlue)
    case .privacy:
      content.text = "Privacy"
      content.image = .plainSquare("hand.raised", .systemBlue)
    }
    cell.contentConfiguration = content
  }

  private func configure(_ cell: PlainSwitchCell, _ flag: Flag) {
    let isOn = settings[flag]
    switch flag {
    case .airplane:
      cell.configure(
        title: "Airplane Mode", image: .plainSquare("airplane", .systemOrange), isOn: isOn)
    case .vpn: cell.configure(title: "VPN", image: .plainSquare("lock", .systemBlue), isOn: isOn)
    case .trueTone: break
    }
    cell.onSet = { [unowned self] in onAction?(.set(flag, isOn: $0)) }
  }
}

/// A setting with a switch.
final class PlainSwitchCell: UICollectionViewListCell {
  var onSet: ((Bool) -> Void)?
  private lazy var toggle: UISwitch = UISwitch(
    frame: .zero,
    primaryAction: UIAction { [unowned self] _ in onSet?(toggle.isOn) })

  func configure(title: String, image: UIImage? = nil, isOn: Bool) {
    var content = defaultContentConfiguration()
    content.text = title
    content.image = image
    contentConfiguration = content
    toggle.accessibilityLabel = title
    toggle.setOn(isOn, animated: window != nil)
    accessories = [
      .customView(configuration: .init(customView: toggle, placement: .trailing()))
    ]
  }
}

extension UIImage {
  @MainActor fileprivate static func plainSquare(_ symbol: String, _ color: UIColor) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 16))
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
      guard let symbol = UIImage(systemName: symbol, withConfiguration: font) else { return }
      let origin = CGPoint(
        x: bounds.midX - symbol.size.width / 2, y: bounds.midY - symbol.size.height / 2)
      symbol.withTintColor(.white, renderingMode: .alwaysOriginal).draw(at: origin)
    }
    return image.withRenderingMode(.alwaysOriginal)
  }
}
