#if canImport(UIKit)
#if compiler(>=6.1)
/// A cell as a value: what it shows, with an id that tells it apart.
public nonisolated protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  /// What the cell does as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>

  // part: Accessories
  /// What stands at the trailing edge of the row: for data of one type always the same kinds, of which some
  /// may not be shown.
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]
  // part end

  // part: Indentation
  /// How far the row is indented, in steps of 10 points.
  @MainActor static func indentation(of data: Self) -> Int
  // part end

  // part: Separators
  /// The line below each row.
  @MainActor static var separator: CellSeparator { get }
  // part end

  // part: Editing
  /// What the control that deletes the row reports, which is shown while the screen is edited; nil for a row
  /// without one.
  @MainActor static func deleteAction(of data: Self) -> Action?
  // part end

  // part: LongPress
  /// What a long press on the cell reports; nil for a cell that reports none.
  @MainActor static func longPressAction(of data: Self) -> Action?
  // part end
}
#else
/// A cell as a value: what it shows, with an id that tells it apart.
public protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  @MainActor static func row(of data: Self) -> CellRow<Action>
  // part: Accessories
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]
  // part end
  // part: Indentation
  @MainActor static func indentation(of data: Self) -> Int
  // part end
  // part: Separators
  @MainActor static var separator: CellSeparator { get }
  // part end
  // part: Editing
  @MainActor static func deleteAction(of data: Self) -> Action?
  // part end
  // part: LongPress
  @MainActor static func longPressAction(of data: Self) -> Action?
  // part end
}
#endif

extension CellModel {
  @MainActor public static func row(of data: Self) -> CellRow<Action> { CellRow() }
  // part: Accessories
  @MainActor public static func accessories(of data: Self) -> [CellAccessory<Action>] { [] }
  // part end
  // part: Indentation
  @MainActor public static func indentation(of data: Self) -> Int { 0 }
  // part end
  // part: Separators
  @MainActor public static var separator: CellSeparator { CellSeparator() }
  // part end
  // part: Editing
  @MainActor public static func deleteAction(of data: Self) -> Action? { nil }
  // part end
  // part: LongPress
  @MainActor public static func longPressAction(of data: Self) -> Action? { nil }
  // part end
}

/// Equal models have equal ids, so the id is enough to hash, and no model needs a synthesized hash of
/// its own, which would take time to compile.
extension CellModel {
  public nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// The id of a kind of cell of which a screen has at most one.
public enum OnlyID: ScreenValue {
  case only
}
#endif
