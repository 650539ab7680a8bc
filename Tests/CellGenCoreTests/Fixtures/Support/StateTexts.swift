import UIKit

/// What the manifest names.
enum FindTexts {
  static let nothing = "Nothing yet"
  static let box = UIImage(named: "Box")
}
