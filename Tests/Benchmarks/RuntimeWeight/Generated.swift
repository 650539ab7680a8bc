import UIKit

/// A program with one screen of cellgen's.
@main
@MainActor
enum Generated {
  static func main() {
    let screen = MailboxViewController()
    screen.loadViewIfNeeded()
    screen.show([])
    print(screen.view.subviews.count)
  }
}
