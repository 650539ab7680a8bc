import UIKit

/// The cart.
final class CartViewController: UIViewController {
  let dataSource = CartDataSource()

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = dataSource.editButtonItem
  }

  func show(_ cart: ShoppingCart) {
    let lines = [
      LineViewData(title: "Subtotal", amount: cart.subtotal, currency: cart.currency),
      LineViewData(title: "Shipping", amount: cart.shipping, currency: cart.currency),
      LineViewData(title: "Total", amount: cart.total, currency: cart.currency, isTotal: true),
    ]
    let checkout = CheckoutViewData(canPay: cart.total > 0)
    dataSource.apply(
      CartContent(
        items: cart.items.map { ItemViewData($0) },
        summary: cart.items.isEmpty ? [] : lines.map { .line($0) } + [.checkout(checkout)]))
  }
}
