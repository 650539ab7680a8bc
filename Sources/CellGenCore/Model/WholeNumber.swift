/// A whole number.
package enum WholeNumber: Hashable, ValueContent {
  case literal(Int)
  case member(SwiftMember)

  /// For a number of lines, as many as a text needs.
  package static let noLimit = WholeNumber.literal(0)

  /// Nil for what only the app knows.
  package var literal: Int? { if case .literal(let number) = self { number } else { nil } }
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

/// A number as people write it: without a fraction if it is whole.
package func shortText(_ number: Double) -> String {
  let text = String(number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
