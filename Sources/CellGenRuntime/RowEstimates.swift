#if canImport(UIKit)
import UIKit

/// The likely heights of a table's rows: the last height of a row, or that of others of its kind.
///
/// A table discards the heights that it has measured when it reloads its rows, and then lays out offscreen
/// rows by estimates: "a scrolled table view recalculates its content offset based on estimated heights, not
/// actual heights of cells" (wordpress-mobile/WordPress-iOS#2074). So it jumps as far as its estimates are
/// wrong.
@MainActor
final class CellGenRowEstimates<ID: Swift.Hashable> {
  /// The properties other than its data that a row's height depends on.
  struct Cause: Swift.Equatable {
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }

  private struct Kind {
    var sum: CGFloat = 0
    var count = 0
    var average: CGFloat { sum / CGFloat(count) }
  }

  /// The number of rows of a kind that are measured in advance.
  private static var sampleCount: Int { 3 }

  private var cause: Cause?
  /// Measured heights, and estimates that were already given to the table: a new estimate would move all rows
  /// below.
  private var heights: [ID: (height: CGFloat, isMeasured: Bool)] = [:]
  private var kinds: [Swift.ObjectIdentifier: Kind] = [:]

  /// Returns the likely height of a row.
  ///
  /// - Parameters:
  ///   - kind: the type of the row's data.
  ///   - measure: measures the row; nil for a row that only a cell can measure.
  /// - Returns: nil as long as no height of that kind is known.
  func height(
    of id: ID, _ kind: Swift.ObjectIdentifier, _ cause: Cause, measure: () -> CGFloat?
  ) -> CGFloat? {
    begin(cause)
    if let known = heights[id] { return known.height }
    if kinds[kind]?.count ?? 0 < Self.sampleCount, let height = measure(), height > 0 {
      take(height, of: id, kind, cause)
      return height
    }
    guard let average = kinds[kind]?.average else { return nil }
    heights[id] = (average, false)
    return average
  }

  /// Records the height of a row on the screen.
  func take(_ height: CGFloat, of id: ID, _ kind: Swift.ObjectIdentifier, _ cause: Cause) {
    guard height > 0 else { return }
    begin(cause)
    let old = heights.updateValue((height, true), forKey: id)
    if let old, old.isMeasured {
      kinds[kind, default: Kind()].sum += height - old.height
    } else {
      kinds[kind, default: Kind()].sum += height
      kinds[kind, default: Kind()].count += 1
    }
  }

  /// Discards the heights of removed rows, once most rows were removed; a row that returns soon is as tall as
  /// before.
  func forget(allBut isThere: (ID) -> Bool, count: Int) {
    guard heights.count > 2 * count + 100 else { return }
    heights = heights.filter { isThere($0.key) }
  }

  private func begin(_ cause: Cause) {
    guard cause != self.cause else { return }
    self.cause = cause
    heights = [:]
    kinds = [:]
  }
}

extension CellGenList where Screen == CellGenTableScreen<Content> {
  /// Returns the likely height of the row at an index path; nil if it is unknown.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    let shown = creator.cell(for: item).shown
    return screen.estimates.height(of: item.id, Self.kind(of: shown), screen.cause) {
      // An explicit estimate is used until rows have been on the screen.
      screen.hasEstimate ? nil : shown.size(boundedBy: screen.tableView.bounds.width, sizes)?.height
    }
  }

  /// Records the height of a row that is on the screen, or has just left it.
  func takeHeight(of cell: UITableViewCell) {
    guard screen.measuresRows, hasContainer, let item = item(of: cell) else { return }
    screen.estimates.take(
      cell.bounds.height, of: item.id, Self.kind(of: creator.cell(for: item).shown), screen.cause)
  }

  private static func kind(of shown: CellGenShown<Creator.Action>) -> Swift.ObjectIdentifier {
    Swift.ObjectIdentifier(type(of: shown))
  }
}

extension CellGenTableScreen {
  /// True if rows size themselves.
  var measuresRows: Bool { tableView.rowHeight == UITableView.automaticDimension }

  /// True if the screen or the app has set an estimate for all rows.
  var hasEstimate: Bool { tableView.estimatedRowHeight != UITableView.automaticDimension }

  var cause: CellGenRowEstimates<Content.Item.ID>.Cause {
    .init(
      width: tableView.bounds.width,
      textSize: tableView.traitCollection.preferredContentSizeCategory)
  }
}
#endif
