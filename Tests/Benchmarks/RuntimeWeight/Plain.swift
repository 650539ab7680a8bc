import UIKit

/// The same screen by hand.
@main
@MainActor
enum Plain {
  static func main() {
    let screen = PlainMailboxViewController()
    screen.loadViewIfNeeded()
    screen.show([])
    print(screen.view.subviews.count)
  }
}
