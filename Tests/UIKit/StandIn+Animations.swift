// The animations of list updates.

extension StandIn {
  /// The animation of a list update.
  public enum UpdateAnimation: Hashable, Sendable {
    case none
    /// The list's own animation.
    case automatic
    /// A row animation of a table.
    case rows(UITableView.RowAnimation)
    /// A transition that dissolves the whole list, without an animation of the list itself.
    case dissolve
  }

  /// The views whose changes were animated, and their animations, in order.
  @MainActor public static var transitions: [(view: UIView, options: UIView.AnimationOptions)] = []

  /// The transitions whose changes are being made.
  @MainActor static var openTransitions: [(view: UIView, options: UIView.AnimationOptions)] = []

  /// False while UIKit's animations are disabled.
  @MainActor static var animationsAreEnabled = true

  /// Returns the animation of each update of a list, in order, including updates that only change heights.
  @MainActor
  public static func updateAnimations(of list: UITableView) -> [UpdateAnimation] {
    list.updateAnimations
  }

  /// Returns the animation of each update of a list, in order, including updates that only change the layout.
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
