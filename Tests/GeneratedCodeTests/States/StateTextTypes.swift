#if canImport(UIKit)
import UIKit

/// What the manifest names.
@MainActor
enum FindTexts {
  static let nothing = "Nothing yet"
  static let box = UIImage(named: "Box")
}
#endif
