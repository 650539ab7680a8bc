#if canImport(UIKit)
import UIKit

enum TweakTheme {
  static let stamp = UIImage(systemName: "checkmark.seal") ?? UIImage()
}
#endif
