import UIKit

enum TweakTheme {
  static var stamp: UIImage { UIImage(systemName: "checkmark.seal") ?? UIImage() }
}
