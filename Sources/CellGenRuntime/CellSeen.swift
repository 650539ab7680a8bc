#if canImport(UIKit)
public import UIKit

/// The condition under which a cell counts as seen, and the action reported then.
public struct CellSeen<Action> {
  /// The action that is reported, once for each cell while it is in the content.
  public var action: Action
  /// How much of the cell must be visible, from 0 to 1.
  public var share: CGFloat
  /// How long it must be visible without a break, in seconds.
  public var duration: Double

  /// - Parameters:
  ///   - action: the action that is reported.
  ///   - share: how much of the cell must be visible, from 0 to 1. A cell that is larger than the visible part of its
  ///     list counts as far as it fits there.
  ///   - duration: how long it must be visible without a break, in seconds.
  public init(_ action: Action, share: CGFloat = 0.5, for duration: Double = 1) {
    self.action = action
    self.share = share
    // A duration that is not a number never ends.
    self.duration = duration.isNaN ? .infinity : max(0, duration)
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSeen<Other> {
    CellSeen<Other>(transform(action), share: share, for: duration)
  }
}
#endif
