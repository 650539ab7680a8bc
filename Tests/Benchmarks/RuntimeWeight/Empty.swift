import UIKit

/// A program with nothing but UIKit's stand-in.
@main
@MainActor
enum Empty {
  static func main() { print(UIView().subviews.count) }
}
