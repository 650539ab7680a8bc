#if canImport(UIKit)
import UIKit

/// Shows the accessories and the indentation of a row.
///
/// UIKit draws the chevron and the checkmark in a list, and in a table if there are no other accessories.
/// Everything else is drawn in one view, which makes both containers look the same. In other cells,
/// accessories with a place are drawn over the content.
@MainActor
enum CellGenRowEdges {
  /// Shows the accessories of some data in their cell, the editing controls, and the indentation.
  ///
  /// - Parameter isRow: true if the cell is in a list or a table.
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
    // A deeper indentation leaves no room for the row.
    let level = min(Data.indentation(of: data), 1000)
    if level > 0 || isIndented(cell) { indent(cell, by: level) }
    // part end
  }

  // part: Accessories
  /// - Parameter isRow: true if the cell is in a list or a table.
  private static func showAccessories<Data: CellModel>(
    of data: Data, in cell: UIView, isRow: Bool, onAction: @escaping ActionHandler<Data.Action>
  ) {
    let accessories = Data.accessories(of: data)
    let isPlaced = !isRow || !hasTrailingEdge(cell)
    if let cell = cell as? UICollectionViewCell {
      CellGenPlacedAccessories.show(
        isPlaced ? accessories.filter { $0.place != nil } : [], in: cell, onAction: onAction)
    }
    // The accessories of one of the app's cell classes are kept, unless the view declares any.
    if accessories.isEmpty { return }
    show(
      isPlaced ? accessories.filter { $0.place == nil } : accessories, in: cell,
      onAction: onAction)
  }

  /// True if UIKit has a place for accessories in a cell.
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
    // VoiceOver reads these accessories with the view in the cell.
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
    // They were just set.
    if !Data.accessories(of: data).isEmpty {
      cell.accessories += controls
      hosted?.showsControls = !controls.isEmpty
      return
    }
    // part end
    // If neither the view nor editing shows any, the accessories of the cell belong to the app.
    if !controls.isEmpty || hosted?.showsControls == true { cell.accessories = controls }
    hosted?.showsControls = !controls.isEmpty
  }

  /// Returns the accessories that UIKit shows in a row of a list during editing; a table asks its delegate.
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
  /// Shows a separator. A table has no API to hide the separator of a row, so a hidden one ends before it
  /// begins: positive insets move it inward (Apple, `UITableViewCell.separatorInset`).
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
  /// Aligns the separator of a row. The layout of its list applies the other settings.
  static func showSeparator(_ separator: CellSeparator, in cell: UICollectionViewCell) {
    guard #available(iOS 14, *), let cell = cell as? UICollectionViewListCell,
      let start = alignSeparator(separator, in: cell)
    else { return }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: start.leadingAnchor).isActive =
      true
  }
  // part end

  /// Returns the view at which the separator below a row begins; nil if there is none, or if it is already
  /// known.
  @discardableResult
  private static func alignSeparator(_ separator: CellSeparator, in cell: UIView) -> UIView? {
    guard separator.isAligned, let hosted = (cell as? any CellGenHost)?.hosted,
      hosted.separatorStart == nil
    else { return nil }
    hosted.separatorStart = (hosted.view as? DeclaredView)?.separatorStart
    return hosted.separatorStart
  }

  // part: Table
  /// Makes the separator below a table's row begin where an element does. UIKit mirrors insets (Apple,
  /// `UITableView.separatorInset`).
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
      // UIKit indents only its own labels.
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
  /// The accessory type with which UIKit draws it in a table; nil if UIKit does not draw it.
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
