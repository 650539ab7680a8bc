import UIKit

@MainActor
enum FlowTheme {
  static var brand: UIColor { .systemTeal }
}
