#if canImport(UIKit)
public import UIKit

/// The condition under which a cell counts as seen, and the action reported then.
public struct CellSeen<Action> {
  /// The action that is reported, once for each cell while it is in the content.
  public var action: Action
  /// The share of the cell that must be visible, from 0 to 1.
  public var share: CGFloat
  /// The time that it must be visible without interruption, in seconds.
  public var duration: Double

  /// - Parameters:
  ///   - action: the action that is reported.
  ///   - share: the share of the cell that must be visible, from 0 to 1. For a cell that is larger than the visible
  ///     part of its list, it is the share of what fits there.
  ///   - duration: the time that it must be visible without interruption, in seconds.
  public init(_ action: Action, share: CGFloat = 0.5, for duration: Double = 1) {
    self.action = action
    self.share = share
    // A duration that is NaN never ends.
    self.duration = duration.isNaN ? .infinity : max(0, duration)
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSeen<Other> {
    CellSeen<Other>(transform(action), share: share, for: duration)
  }
}
#endif
