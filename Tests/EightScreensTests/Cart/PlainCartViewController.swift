import UIKit

/// What the user does with the cart.
enum PlainCartAction: Hashable {
  case open(Int)
  case remove(Int)
  case save(Int)
  case change(Int, quantity: Int)
  case pay
  case shop
}

/// A row of the cart.
enum PlainCartRow: Hashable, Sendable {
  case item(Int)
  case subtotal, shipping, total
  case checkout
}

/// The cart.
final class PlainCartViewController: UIViewController, UICollectionViewDelegate {
  var onAction: ((PlainCartAction) -> Void)?
  private var cart = ShoppingCart()
  private var items: [Int: CartProduct] = [:]
  private lazy var collectionView = makeCollectionView()
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func show(_ newCart: ShoppingCart) {
    let old = items
    let oldCart = cart
    cart = newCart
    items = Dictionary(newCart.items.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, PlainCartRow>()
    if !newCart.items.isEmpty {
      snapshot.appendSections([0, 1])
      snapshot.appendItems(newCart.items.map { .item($0.id) }, toSection: 0)
      snapshot.appendItems([.subtotal, .shipping, .total, .checkout], toSection: 1)
      let changed = items.keys.filter { old[$0] != nil && old[$0] != items[$0] }
      snapshot.reconfigureItems(changed.map { .item($0) })
      if !oldCart.items.isEmpty, oldCart != newCart {
        snapshot.reconfigureItems([.subtotal, .shipping, .total, .checkout])
      }
    }
    collectionView.backgroundView = newCart.items.isEmpty ? makeEmptyView() : nil
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath)
    -> Bool
  { path.section == 0 }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  { path.section == 0 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .item(let id) = dataSource.itemIdentifier(for: indexPath), !isEditing {
      onAction?(.open(id))
    }
  }

  private func makeCollectionView() -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard case .item(let id) = dataSource.itemIdentifier(for: indexPath) else { return nil }
      return swipes(id)
    }
    list.itemSeparatorHandler = { indexPath, separator in
      guard indexPath.section == 1 else { return separator }
      var separator = separator
      separator.topSeparatorVisibility = .hidden
      separator.bottomSeparatorVisibility = .hidden
      return separator
    }
    return UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  private func swipes(_ id: Int) -> UISwipeActionsConfiguration {
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [unowned self] _, _, finish in
      onAction?(.remove(id))
      finish(items[id] == nil)
    }
    remove.image = UIImage(systemName: "trash")
    let save = UIContextualAction(style: .normal, title: "Save for later") {
      [unowned self] _, _, finish in
      onAction?(.save(id))
      finish(true)
    }
    save.image = UIImage(systemName: "heart")
    return UISwipeActionsConfiguration(actions: [remove, save])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, PlainCartRow> {
    let item = UICollectionView.CellRegistration<PlainCartItemCell, CartProduct> {
      [unowned self] cell, _, item in
      cell.configure(with: item)
      cell.onQuantity = { [unowned self] in onAction?(.change(item.id, quantity: $0)) }
      cell.accessories = [.delete { [unowned self] in onAction?(.remove(item.id)) }]
    }
    let line = UICollectionView.CellRegistration<PlainCartLineCell, PlainCartRow> {
      [unowned self] cell, _, row in
      switch row {
      case .shipping: cell.configure("Shipping", cart.shipping, cart.currency)
      case .total: cell.configure("Total", cart.total, cart.currency, isTotal: true)
      case .subtotal, .item, .checkout: cell.configure("Subtotal", cart.subtotal, cart.currency)
      }
    }
    let checkout = UICollectionView.CellRegistration<PlainCheckoutCell, PlainCartRow> {
      [unowned self] cell, _, _ in
      cell.button.isEnabled = cart.total > 0
      cell.onTap = { [unowned self] in onAction?(.pay) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] view, path, row in
      switch row {
      case .item(let id):
        view.dequeueConfiguredReusableCell(using: item, for: path, item: items[id])
      case .subtotal, .shipping, .total:
        view.dequeueConfiguredReusableCell(using: line, for: path, item: row)
      case .checkout: view.dequeueConfiguredReusableCell(using: checkout, for: path, item: row)
      }
    }
  }

  private func makeEmptyView() -> UIView {
    let shop = UIAction(title: "Go shopping") { [unowned self] _ in onAction?(.shop) }
    return PlainStatusView(title: "Your cart is empty", symbol: "cart", action: shop)
  }
}

/// Something in the cart.
final class PlainCartItemCell: UICollectionViewListCell {
  var onQuantity: ((Int) -> Void)?
  private let picture = PlainImageView(cornerRadius: 8)
  private let last = UILabel(
    font: .preferredFont(forTextStyle: .caption2), color: .systemBackground)
  private let pill = UIView()
  private let name = UILabel(font: .preferredFont(forTextStyle: .body), lines: 2)
  private let options = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let oldPrice = UILabel(
    font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let price = UILabel(font: .plainPrice)
  private let stepper = UIStepper()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .tertiarySystemFill
    last.text = "Last one"
    pill.backgroundColor = .label
    pill.embed(last, horizontal: 6, vertical: 2)
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.accessibilityLabel = "Quantity"
    stepper.addAction(
      UIAction { [unowned self] _ in onQuantity?(Int(stepper.value)) }, for: .valueChanged)
    let prices = UIStackView(arrangedSubviews: [oldPrice, price, UIView()])
    prices.spacing = 8
    let texts = UIStackView(arrangedSubviews: [name, options, prices, stepper])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 8
    picture.addSubview(pill)
    let stack = UIStackView(arrangedSubviews: [picture, texts])
    stack.alignment = .top
    stack.spacing = 8
    contentView.embed(stack, horizontal: 16, vertical: 11)
    pill.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 80),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      pill.topAnchor.constraint(equalTo: picture.topAnchor),
      pill.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.layer.cornerRadius = pill.bounds.height / 2
  }

  func configure(with item: CartProduct) {
    picture.load(item.image, placeholder: UIImage(systemName: "photo"))
    pill.isHidden = !item.isLast
    name.text = item.name
    options.isHidden = item.options == nil
    options.text = item.options
    oldPrice.isHidden = item.oldPrice == nil
    oldPrice.attributedText = item.oldPrice.map {
      NSAttributedString(
        string: $0.formatted(.currency(code: item.currency)),
        attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    }
    price.text = item.price.formatted(.currency(code: item.currency))
    stepper.value = Double(item.quantity)
    stepper.accessibilityValue = item.quantity.formatted()
  }
}

/// A sum below the items.
final class PlainCartLineCell: UICollectionViewListCell {
  private let title = UILabel(font: .preferredFont(forTextStyle: .body))
  private let amount = UILabel(font: .plainPrice)

  override init(frame: CGRect) {
    super.init(frame: frame)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [title, amount])
    stack.spacing = 8
    contentView.embed(stack, horizontal: 16, vertical: 11)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ text: String, _ sum: Decimal, _ currency: String, isTotal: Bool = false) {
    title.text = text
    title.font = .preferredFont(forTextStyle: isTotal ? .headline : .body)
    amount.text = sum.formatted(.currency(code: currency))
  }
}

/// The button below the sums.
final class PlainCheckoutCell: UICollectionViewListCell {
  var onTap: (() -> Void)?
  private(set) lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Check out") { [unowned self] _ in onTap?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.embed(button, horizontal: 16, vertical: 11)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIFont {
  fileprivate static var plainPrice: UIFont {
    UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
  }
}
