#if canImport(UIKit)
import UIKit

/// Shows what stands at the edges of a row: accessories and indentation.
///
/// In a list UIKit draws the chevron and the checkmark, and in a table where nothing else stands there;
/// everything else is drawn in one view, so that both containers show the same. What has a place in other cells
/// is drawn over their content.
@MainActor
enum CellGenRowEdges {
  /// Shows the accessories of some data in their cell, the controls of editing, and how far the cell is indented.
  ///
  /// - Parameter isRow: whether the cell is in a list or a table.
  static func show<Data: CellModel>(
    _ data: Data, in cell: UIView, _ shown: CellGenShown<some Any>,
    onAction: @escaping ActionHandler<Data.Action>
  ) {
    // part: Accessories
    showAccessories(of: data, in: cell, isRow: shown.isRow, onAction: onAction)
    // part end
    // part: Editing & Collection
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      showControls(for: data, in: cell, shown.editing, onAction: onAction)
    }
    // part end
    // part: Indentation
    // Beyond that, a row has no room left.
    let level = min(Data.indentation(of: data), 1000)
    if level > 0 || isIndented(cell) { indent(cell, by: level) }
    // part end
  }

  // part: Accessories
  /// - Parameter isRow: whether the cell is in a list or a table.
  private static func showAccessories<Data: CellModel>(
    of data: Data, in cell: UIView, isRow: Bool, onAction: @escaping ActionHandler<Data.Action>
  ) {
    let accessories = Data.accessories(of: data)
    let isPlaced = !isRow || !hasTrailingEdge(cell)
    if let cell = cell as? UICollectionViewCell {
      CellGenPlacedAccessories.show(
        isPlaced ? accessories.filter { $0.place != nil } : [], in: cell, onAction: onAction)
    }
    // What a cell class of the app's does at its edges stays as it is, unless the view declares accessories.
    if accessories.isEmpty { return }
    show(
      isPlaced ? accessories.filter { $0.place == nil } : accessories, in: cell,
      onAction: onAction)
  }

  /// Whether UIKit has a place for accessories in a cell.
  private static func hasTrailingEdge(_ cell: UIView) -> Bool {
    if #available(iOS 14, *), cell is UICollectionViewListCell { return true }
    return cell is UITableViewCell
  }

  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UIView,
    onAction: @escaping ActionHandler<Action>
  ) {
    guard hasTrailingEdge(cell) else { return }
    let hosted = (cell as? any CellGenHost)?.hosted
    let bar = hosted?.accessoryBar ?? CellGenAccessoryBar()
    hosted?.accessoryBar = bar
    // The view in the cell says what stands beside it, too.
    bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil
    // part: Table
    if let cell = cell as? UITableViewCell { show(accessories, in: cell, bar, onAction) }
    // part end
    // part: Collection
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      show(accessories, in: cell, bar, onAction)
    }
    // part end
  }

  // part: Table
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
  // part end

  // part: Collection
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
  // part end
  // part end

  // part: Editing & Collection
  @available(iOS 14, *)
  private static func showControls<Data: CellModel>(
    for data: Data, in cell: UICollectionViewListCell, _ editing: CellGenRowEditing,
    onAction: @escaping ActionHandler<Data.Action>
  ) {
    let controls = controls(editing, delete: Data.deleteAction(of: data), onAction: onAction)
    let hosted = (cell as? any CellGenHost)?.hosted
    // part: Accessories
    // They have just been set.
    if !Data.accessories(of: data).isEmpty {
      cell.accessories += controls
      hosted?.showsControls = !controls.isEmpty
      return
    }
    // part end
    // Where neither the view nor editing shows any, a cell's accessories are the app's.
    if !controls.isEmpty || hosted?.showsControls == true { cell.accessories = controls }
    hosted?.showsControls = !controls.isEmpty
  }

  /// What UIKit shows in a row of a list while it is edited; a table asks its delegate.
  @available(iOS 14, *)
  private static func controls<Action>(
    _ editing: CellGenRowEditing, delete: Action?, onAction: @escaping ActionHandler<Action>
  ) -> [UICellAccessory] {
    var controls: [UICellAccessory] = []
    if let delete { controls.append(.delete { onAction(delete) }) }
    switch editing.selection {
    case .reported, .single: break
    case .multipleWhileEditing: controls.append(.multiselect())
    case .multiple: controls.append(.multiselect(displayed: .always))
    }
    if editing.canMove { controls.append(.reorder()) }
    return controls
  }
  // part end

  // part: Separators
  // part: Table
  /// A table gives its rows no way to hide their lines, so one that is hidden ends before it begins:
  /// positive insets move it inwards (Apple, `UITableViewCell.separatorInset`).
  static func showSeparator(
    _ separator: CellSeparator, in cell: UITableViewCell, of tableView: UITableView
  ) {
    alignSeparator(separator, in: cell)
    var inset = tableView.separatorInset
    if let leading = separator.leading { inset.left = leading }
    if let trailing = separator.trailing { inset.right = trailing }
    if separator.isHidden { inset.right = .greatestFiniteMagnitude }
    if inset != tableView.separatorInset { cell.separatorInset = inset }
  }
  // part end

  // part: Collection
  /// What a row says of its line besides, the layout of its list asks for.
  static func showSeparator(_ separator: CellSeparator, in cell: UICollectionViewCell) {
    guard #available(iOS 14, *), let cell = cell as? UICollectionViewListCell,
      let start = alignSeparator(separator, in: cell)
    else { return }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: start.leadingAnchor).isActive =
      true
  }
  // part end

  /// Finds what the line below a row begins with; nil where there is nothing, or where it is known.
  @discardableResult
  private static func alignSeparator(_ separator: CellSeparator, in cell: UIView) -> UIView? {
    guard separator.isAligned, let hosted = (cell as? any CellGenHost)?.hosted,
      hosted.separatorStart == nil
    else { return nil }
    hosted.separatorStart = (hosted.view as? DeclaredView)?.separatorStart
    return hosted.separatorStart
  }

  // part: Table
  /// Lets the line below a table's row begin where an element does. UIKit mirrors insets
  /// (Apple, `UITableView.separatorInset`).
  static func layOutSeparator(of cell: ConfigurableTableViewCell) {
    guard let start = cell.hosted?.separatorStart else { return }
    cell.contentView.layoutIfNeeded()
    let frame = start.convert(start.bounds, to: cell)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isMirrored ? cell.bounds.maxX - frame.maxX : frame.minX
    if cell.separatorInset.left != leading { cell.separatorInset.left = leading }
  }
  // part end
  // part end

  // part: Indentation
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
  // part end
}

// part: Accessories
extension CellAccessory {
  /// What UIKit draws in a table by itself; nil for what it does not.
  fileprivate var accessoryType: UITableViewCell.AccessoryType? {
    switch kind {
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .badge, .picture, .detail, .toggle: nil
    }
  }
}
// part end
#endif
