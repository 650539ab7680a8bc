/// A whole number.
package enum WholeNumber: Hashable, ValueContent {
  case literal(Int)
  case member(SwiftMember)

  /// No limit, for a number of lines.
  package static let noLimit = WholeNumber.literal(0)

  /// The number; nil if only the app knows it.
  package var literal: Int? { if case .literal(let number) = self { number } else { nil } }
}

extension Int {
  /// Creates the whole part of a number, clamped to the range of `Int`.
  ///
  /// `Int(_:)` traps outside of that range, and manifests can contain any number.
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

/// Returns a number as people write it: without a fraction if it is whole.
package func shortText(_ number: Double) -> String {
  let text = String(number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
