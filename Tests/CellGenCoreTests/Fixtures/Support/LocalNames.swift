import UIKit

final class DialView: UIView {
  var position = 0
  var caption = ""
  var note: String?
}

nonisolated enum LocalKind { case small, large, other }

enum LocalTexts {
  static var greeting: String { "Hello" }
}
