/// A whole number.
package enum WholeNumber: Hashable, Sendable {
  case literal(Int)
  case member(SwiftMember)
}

extension Int {
  /// The whole part of a number, or the nearest whole number that there is.
  ///
  /// `Int(_:)` traps for those that it cannot hold, and manifests may have any number.
  package init(clamping number: Double) {
    if let whole = Int(exactly: number.rounded(.towardZero)) {
      self = whole
    } else if number.isNaN {
      self = 0
    } else {
      self = number < 0 ? .min : .max
    }
  }
}
