/// The position of an accessory in a cell that isn't a row.
package enum AccessoryPlace: String, CaseIterable, Sendable {
  case center, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// An accessory at the trailing edge of a view's rows, or at its own place in other cells.
///
/// - Shape: is exactly one of the first six kinds.
package struct Accessory: Sendable {
  /// When to show a chevron, which indicates that selecting the row opens another screen.
  package var disclosure: Value<Flag>?
  /// When to show a checkmark.
  package var checkmark: Value<Flag>?
  /// A short text or a number.
  package var badge: Text?
  /// The action that an info button reports.
  package var detail: String?
  package var picture: Picture?
  /// The Bool field that a switch shows.
  package var toggle: Field?
  /// The action that tapping a picture reports, without values, or the action of a switch.
  package var action: ReportedValue?
  /// The color; nil for UIKit's default.
  package var color: Value<Color>?
  /// The color of a switch that is on; nil for UIKit's default.
  package var tint: Value<Color>?
  /// When a switch is enabled; nil for always.
  package var enabled: Value<Flag>?
  /// When the accessory is visible; nil for always, or whenever it has something to show.
  package var visible: Value<Flag>?
  package var accessibilityLabel: Text?
  /// Its position in the cells of grids and carousels; nil if they don't show it.
  package var place: AccessoryPlace?
  /// The color of the capsule behind it there; nil for no capsule.
  package var background: Value<Color>?
}

extension Accessory {
  /// The conditions for showing it, besides having something to show: its own flag, and `visible`.
  package var conditions: [Value<Flag>] {
    [disclosure ?? checkmark, visible].compactMap { flag in
      if case .constant(true)? = flag { nil } else { flag }
    }
  }

  /// True if tapping it reports an action.
  package var acts: Bool { detail != nil || action != nil }

  /// The view's actions that it reports.
  package var actions: [String] { [detail, action?.name].compactMap { $0 } }
}
