#if canImport(UIKit)
#if compiler(>=6.1)
/// A cell as a value: what it shows, with an id that tells it apart.
public nonisolated protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  /// What the cell does as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>

  /// What stands at the trailing edge of the row: for data of one type always the same kinds, of which some
  /// may not be shown.
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]

  /// How far the row is indented, in steps of 10 points.
  @MainActor static func indentation(of data: Self) -> Int

  /// The line below each row.
  @MainActor static var separator: CellSeparator { get }

  /// What the control that deletes the row reports, which is shown while the screen is edited; nil for a row
  /// without one.
  @MainActor static func deleteAction(of data: Self) -> Action?

  /// What a long press on the cell reports; nil for a cell that reports none.
  @MainActor static func longPressAction(of data: Self) -> Action?
}
#else
/// A cell as a value: what it shows, with an id that tells it apart.
public protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  @MainActor static func row(of data: Self) -> CellRow<Action>
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]
  @MainActor static func indentation(of data: Self) -> Int
  @MainActor static var separator: CellSeparator { get }
  @MainActor static func deleteAction(of data: Self) -> Action?
  @MainActor static func longPressAction(of data: Self) -> Action?
}
#endif

extension CellModel {
  @MainActor public static func row(of data: Self) -> CellRow<Action> { CellRow() }
  @MainActor public static func accessories(of data: Self) -> [CellAccessory<Action>] { [] }
  @MainActor public static func indentation(of data: Self) -> Int { 0 }
  @MainActor public static var separator: CellSeparator { CellSeparator() }
  @MainActor public static func deleteAction(of data: Self) -> Action? { nil }
  @MainActor public static func longPressAction(of data: Self) -> Action? { nil }
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
