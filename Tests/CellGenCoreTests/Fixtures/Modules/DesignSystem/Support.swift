public import UIKit

@MainActor
public enum Theme {
  public static var danger: UIColor { .systemRed }
}

public final class RatingView: UIView {
  public var stars = 0
}
