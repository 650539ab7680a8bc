#if canImport(UIKit)
import UIKit

/// The animation of a list update.
///
///     dataSource.apply(content, animation: .fade)
///
/// Row animations apply to tables. In a collection view, they act like ``automatic``.
public enum ListAnimation: Swift.Hashable, Swift.Sendable {
  /// The animation that UIKit chooses. In a table, it is the `defaultRowAnimation` of the diffable data
  /// source.
  case automatic
  /// A fade. In a table, rows fade in and out, and the rows between them move. In a collection view, the old
  /// content fades into the new one, and nothing moves.
  case fade
  /// No animation. By contrast, the `none` of `UITableView.RowAnimation` means "the default animations"
  /// (Apple).
  case none
  /// Rows slide in from the left, and out to the left.
  case left
  /// Rows slide in from the right, and out to the right.
  case right
  /// Rows slide in from the top, and out to the top.
  case top
  /// Rows slide in from the bottom, and out to the bottom.
  case bottom
  /// The table tries to keep inserted and deleted rows in the middle of their space.
  case middle

  // part: Table
  /// The animation of a table's rows; nil for the table's own animation, or for none.
  var rowAnimation: UITableView.RowAnimation? {
    switch self {
    case .automatic, .none: nil
    case .fade: .fade
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .middle: .middle
    }
  }
  // part end
}

// part: Collection
/// The animation of a collection view update.
public enum CollectionAnimation: Swift.Hashable, Swift.Sendable {
  /// The animation that UIKit chooses: cells fade in and out, and the others move.
  case automatic
  /// The old content fades into the new one, and nothing moves.
  case fade
  /// No animation.
  case none
}
// part end

/// The animations of a container.
public protocol _CellGenAnimation {
  var _listAnimation: ListAnimation { get }
}

extension ListAnimation: _CellGenAnimation {
  public var _listAnimation: ListAnimation { self }
}

// part: Collection
extension CollectionAnimation: _CellGenAnimation {
  public var _listAnimation: ListAnimation {
    switch self {
    case .automatic: .automatic
    case .fade: .fade
    case .none: .none
    }
  }
}
// part end

// MARK: Carrying out updates

// part: Table
extension CellGenTableScreen {
  /// - Source: a value of `defaultRowAnimation` "becomes the default row animation for the next update that uses
  ///   `apply(_:animatingDifferences:completion:)`" (Apple, `defaultRowAnimation`).
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void
  ) {
    let own = defaultRowAnimation
    if let animation = animation.rowAnimation { defaultRowAnimation = animation }
    update(animation != ListAnimation.none, completion)
    // An app may have chosen an animation for all other updates.
    if defaultRowAnimation != own { defaultRowAnimation = own }
  }
}
// part end

// part: Collection
extension CellGenCollectionScreen {
  /// A collection view has no API to choose an animation. Its layout has the attributes with which cells
  /// appear and disappear, but in an animation in which the others move (Apple,
  /// `initialLayoutAttributesForAppearingItem(at:)`). An update without animation can be dissolved as a
  /// whole, in any layout.
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void
  ) {
    guard animation == .fade else { return update(animation != ListAnimation.none, completion) }
    UIView.transition(
      with: collectionView, duration: 0.25,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [collectionView] in
        update(false, nil)
        collectionView.layoutIfNeeded()
      },
      completion: { _ in completion() })
  }
}
// part end
#endif
