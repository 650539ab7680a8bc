import UIKit

@MainActor
enum Theme {
  static var brand: UIColor { .systemTeal }
}
