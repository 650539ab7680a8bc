#if canImport(UIKit)
#if compiler(>=6.1)
/// A cell as a value: the data that it shows, and an id that identifies it.
public nonisolated protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  /// The cell as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>

  // part: Accessories
  /// The accessories at the trailing edge of the row. Data of one type always has the same kinds, but some
  /// can be hidden.
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]
  // part end

  // part: Indentation
  /// The indentation of the row, in steps of 10 points.
  @MainActor static func indentation(of data: Self) -> Int
  // part end

  // part: Separators
  /// The separator below the row.
  @MainActor static var separator: CellSeparator { get }
  // part end

  // part: Editing
  /// The action of the delete control, which is shown while the screen is being edited; nil for a row without
  /// one.
  @MainActor static func deleteAction(of data: Self) -> Action?
  // part end

  // part: LongPress
  /// The action that a long press on the cell reports; nil for none.
  @MainActor static func longPressAction(of data: Self) -> Action?
  // part end
}
#else
/// A cell as a value: the data that it shows, and an id that identifies it.
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

/// Equal models have equal ids, so hashing the id is enough. This spares each model a synthesized hash, which
/// would take time to compile.
extension CellModel {
  public nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// The id of a kind of cell that a screen contains at most once.
public enum OnlyID: ScreenValue {
  case only
}
#endif
