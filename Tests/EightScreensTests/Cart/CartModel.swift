import Foundation

/// Something in the cart.
struct CartProduct: Hashable, Sendable {
  var id: Int
  var name: String
  var options: String?
  var image: URL?
  var price: Decimal
  var oldPrice: Decimal?
  var currency = "USD"
  var quantity = 1
  var isLast = false
}

/// What the customer is about to buy.
struct ShoppingCart: Hashable, Sendable {
  var items: [CartProduct] = []
  var shipping: Decimal = 5
  var currency = "USD"

  var subtotal: Decimal { items.map { $0.price * Decimal($0.quantity) }.reduce(0, +) }
  var total: Decimal { subtotal + shipping }
}

extension ShoppingCart {
  static let samples = ShoppingCart(
    items: [
      CartProduct(
        id: 1, name: "Oak chair", options: "Natural", price: 120, oldPrice: 150, isLast: true),
      CartProduct(id: 2, name: "Linen curtain", price: 35, quantity: 2),
    ])
}
