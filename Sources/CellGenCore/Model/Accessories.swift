/// Where an accessory lies in a cell that is no row.
package enum AccessoryPlace: String, CaseIterable, Sendable {
  case center, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What stands at the trailing edge of the rows of a view, and at a place of its own in other cells.
///
/// - Shape: is one of the first six.
package struct Accessory: Sendable {
  /// When a chevron is shown, which says that the row leads on.
  package var disclosure: Value<Flag>?
  /// When a checkmark is shown.
  package var checkmark: Value<Flag>?
  /// A short text or a number.
  package var badge: Text?
  /// The action that an info button reports.
  package var detail: String?
  package var picture: Picture?
  /// The Bool that a switch shows.
  package var toggle: Field?
  /// The action that a picture reports, without values, or that of a switch.
  package var action: ReportedValue?
  /// Nil for UIKit's.
  package var color: Value<Color>?
  /// The color of a switch that is on; nil for UIKit's.
  package var tint: Value<Color>?
  /// When a switch can be used; nil for always.
  package var enabled: Value<Flag>?
  /// Whether it is shown; nil for always, or while it has something to show.
  package var visible: Value<Flag>?
  package var accessibilityLabel: Text?
  /// Where it is drawn in the cells of grids and carousels; nil for nowhere.
  package var place: AccessoryPlace?
  /// The color of the capsule behind it there; nil for none.
  package var background: Value<Color>?
}

extension Accessory {
  /// What must hold for it to be shown, besides having something to show: its own flag, and `visible`.
  package var conditions: [Value<Flag>] {
    [disclosure ?? checkmark, visible].compactMap { flag in
      if case .constant(true)? = flag { nil } else { flag }
    }
  }

  /// Whether a touch on it leads to anything.
  package var acts: Bool { detail != nil || action != nil }

  /// The actions of the view that it reports.
  package var actions: [String] { [detail, action?.name].compactMap { $0 } }
}
