#if canImport(UIKit)
import UIKit

/// Shows what stands at the edges of a row: accessories and indentation.
///
/// In a list UIKit draws the chevron and the checkmark, and in a table where nothing else stands there;
/// everything else is drawn in one view, so that both containers show the same.
@MainActor
enum CellGenRowEdges {
  static func show<Data: CellModel>(
    _ data: Data, in cell: UIView, onAction: @escaping ActionHandler<Data.Action>
  ) {
    let accessories = Data.accessories(of: data)
    // What a cell class of the app's does at its edges stays as it is, unless the manifest says otherwise.
    if !accessories.isEmpty { show(accessories, in: cell, onAction: onAction) }
    let level = Data.indentation(of: data)
    if level > 0 || isIndented(cell) { indent(cell, by: level) }
  }

  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UIView,
    onAction: @escaping ActionHandler<Action>
  ) {
    let hosted = (cell as? any CellGenHost)?.hosted
    let bar = hosted?.accessoryBar ?? CellGenAccessoryBar()
    hosted?.accessoryBar = bar
    // The view in the cell says what stands beside it, too.
    bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil
    if let cell = cell as? UITableViewCell {
      show(accessories, in: cell, bar, onAction)
    } else if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      show(accessories, in: cell, bar, onAction)
    }
  }

  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UITableViewCell, _ bar: CellGenAccessoryBar,
    _ onAction: @escaping ActionHandler<Action>
  ) {
    let shown = accessories.filter(\.hasContent)
    let onlyMark = shown.count == 1 ? shown[0].accessoryType : nil
    bar.show(accessories, drawsMarks: onlyMark == nil, onAction: onAction)
    bar.fit()
    cell.accessoryType = onlyMark ?? .none
    cell.accessoryView = bar.isEmpty ? nil : bar
  }

  @available(iOS 14, *)
  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UICollectionViewListCell,
    _ bar: CellGenAccessoryBar, _ onAction: @escaping ActionHandler<Action>
  ) {
    bar.show(accessories, drawsMarks: false, onAction: onAction)
    var shown: [UICellAccessory] = []
    if !bar.isEmpty {
      bar.fit()
      shown.append(
        .customView(
          configuration: .init(
            customView: bar, placement: .trailing(displayed: .whenNotEditing),
            reservedLayoutWidth: .actual)))
    }
    let kinds = accessories.filter(\.hasContent).compactMap(\.accessoryType)
    if kinds.contains(.checkmark) { shown.append(.checkmark(displayed: .whenNotEditing)) }
    if kinds.contains(.disclosureIndicator) {
      shown.append(.disclosureIndicator(displayed: .whenNotEditing))
    }
    cell.accessories = shown
  }

  // MARK: Indentation

  private static func isIndented(_ cell: UIView) -> Bool {
    if let cell = cell as? UITableViewCell { return cell.indentationLevel > 0 }
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      return cell.indentationLevel > 0
    }
    return false
  }

  private static func indent(_ cell: UIView, by level: Int) {
    if let cell = cell as? UITableViewCell {
      // UIKit moves its own labels only.
      (cell as? any CellGenHost)?.hosted?.indent(by: CGFloat(level) * cell.indentationWidth)
      cell.indentationLevel = level
    } else if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      cell.indentationLevel = level
    }
  }
}

extension CellAccessory {
  /// What UIKit draws in a table by itself; nil for what it does not.
  fileprivate var accessoryType: UITableViewCell.AccessoryType? {
    switch kind {
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .badge, .symbol, .detail, .toggle: nil
    }
  }
}
#endif
