// How updates of lists are animated.

extension StandIn {
  /// How an update of a list was animated.
  public enum UpdateAnimation: Hashable, Sendable {
    case none
    /// By the list, as it has it.
    case automatic
    /// By a table, with an animation of its rows.
    case rows(UITableView.RowAnimation)
    /// Not by the list, but by a transition that dissolves it as a whole.
    case dissolve
  }

  /// The views whose changes were animated, in order, with how.
  @MainActor public static var transitions: [(view: UIView, options: UIView.AnimationOptions)] = []

  /// The transitions whose changes are being made.
  @MainActor static var openTransitions: [(view: UIView, options: UIView.AnimationOptions)] = []

  /// False while UIKit animates nothing.
  @MainActor static var animationsAreEnabled = true

  /// How each update of a list was animated, in order, also one of nothing but its heights.
  @MainActor
  public static func updateAnimations(of list: UITableView) -> [UpdateAnimation] {
    list.updateAnimations
  }

  /// How each update of a list was animated, in order, also one of nothing but its layout.
  @MainActor
  public static func updateAnimations(of list: UICollectionView) -> [UpdateAnimation] {
    list.updateAnimations
  }

  /// - Parameter own: the list's own animation; nil for none.
  @MainActor
  static func updateAnimation(of list: UIView, _ own: UpdateAnimation?) -> UpdateAnimation {
    if let own, animationsAreEnabled { return own }
    let isDissolved = openTransitions.contains {
      $0.view === list && $0.options.contains(.transitionCrossDissolve)
    }
    return isDissolved ? .dissolve : .none
  }

  @MainActor
  static func transition(
    _ view: UIView, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?
  ) {
    guard animationsAreEnabled else {
      animations?()
      return
    }
    transitions.append((view, options))
    openTransitions.append((view, options))
    animations?()
    openTransitions.removeLast()
  }
}
