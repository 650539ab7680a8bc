#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The cart, declared and in plain UIKit: the same to whoever uses it.
@MainActor
@Suite struct CartScreenTests {
  final class Log {
    var deeds: [PlainCartAction] = []
  }

  struct Cart {
    let seen: Seen
    let log = Log()
    let show: (ShoppingCart) -> Void
  }

  private func declared() -> Cart {
    let controller = CartViewController()
    let cart = Cart(seen: Seen(controller), show: { controller.show($0) })
    let log = cart.log
    controller.dataSource.onAction = { action in
      switch action {
      case .item(let id, .open): log.deeds.append(.open(id))
      case .item(let id, .remove): log.deeds.append(.remove(id))
      case .item(let id, .save): log.deeds.append(.save(id))
      case .item(let id, .change(let quantity)):
        log.deeds.append(.change(id, quantity: quantity))
      case .checkout(_, .pay): log.deeds.append(.pay)
      case .shop: log.deeds.append(.shop)
      }
    }
    return cart
  }

  private func plain() -> Cart {
    let controller = PlainCartViewController()
    let cart = Cart(seen: Seen(controller), show: { controller.show($0) })
    let log = cart.log
    controller.onAction = { log.deeds.append($0) }
    return cart
  }

  private func both() -> [Cart] { [declared(), plain()] }

  private func show(_ content: ShoppingCart, in cart: Cart) {
    cart.show(content)
    cart.seen.settle()
  }

  private func labels(_ cart: Cart) -> [String] {
    cart.seen.all(UILabel.self, in: cart.seen.list).filter { !$0.isHidden }
      .compactMap { $0.attributedText?.string ?? $0.text }
  }

  private func button(_ title: String, in cart: Cart) throws -> UIButton {
    let buttons = cart.seen.all(UIButton.self, in: cart.seen.list)
    return try #require(buttons.first { $0.configuration?.title == title })
  }

  @Test func itemsAndSumsAreShown() {
    for cart in both() {
      show(.samples, in: cart)
      let expected = [
        "Oak chair", "Natural", 120.formatted(.currency(code: "USD")),
        150.formatted(.currency(code: "USD")), "Linen curtain", "Subtotal",
        190.formatted(.currency(code: "USD")), "Total", 195.formatted(.currency(code: "USD")),
      ]
      for text in expected { #expect(labels(cart).contains(text), "\(text)") }
      #expect(cart.seen.text.components(separatedBy: "Last one").count == 2)
    }
  }

  @Test func aStepperChangesAQuantity() throws {
    for cart in both() {
      show(.samples, in: cart)
      let stepper = try #require(cart.seen.view(UIStepper.self, 1))
      #expect(stepper.value == 2 && stepper.minimumValue == 1 && stepper.maximumValue == 9)
      stepper.value = 3
      stepper.sendActions(for: .valueChanged)
      #expect(cart.log.deeds == [.change(2, quantity: 3)])
      var other = ShoppingCart.samples
      other.items[1].quantity = 3
      show(other, in: cart)
      #expect(labels(cart).contains(230.formatted(.currency(code: "USD"))))
    }
  }

  @Test func itemsAreOpenedSavedAndRemoved() throws {
    for cart in both() {
      show(.samples, in: cart)
      cart.seen.tap(0)
      cart.seen.tap(0, section: 1)
      #expect(cart.seen.swipes(1).map(\.title) == ["Remove", "Save for later"])
      for swipe in cart.seen.swipes(1) { _ = StandIn.perform(swipe) }
      StandIn.tap(try #require(cart.seen.controller.navigationItem.rightBarButtonItem))
      cart.seen.settle()
      #expect(cart.seen.accessories(0) == ["delete"])
      #expect(cart.seen.accessories(0, section: 1).isEmpty)
      StandIn.tapAccessory("delete", of: try #require(cart.seen.cell(0)))
      #expect(cart.log.deeds == [.open(1), .remove(2), .save(2), .remove(1)])
    }
  }

  @Test func thereIsAWayToPay() throws {
    for cart in both() {
      show(.samples, in: cart)
      StandIn.tap(try button("Check out", in: cart))
      #expect(cart.log.deeds == [.pay])
      var free = ShoppingCart.samples
      free.items = [CartProduct(id: 3, name: "Sample", price: 0)]
      free.shipping = 0
      show(free, in: cart)
      #expect(try !button("Check out", in: cart).isEnabled)
    }
  }

  @Test func anEmptyCartLeadsToTheStore() throws {
    for cart in both() {
      show(.samples, in: cart)
      show(ShoppingCart(), in: cart)
      #expect(cart.seen.text == "Your cart is empty, Go shopping")
      StandIn.tap(try button("Go shopping", in: cart))
      #expect(cart.log.deeds == [.shop])
    }
  }
}
#endif
