#if canImport(UIKit)
import UIKit

/// A cell of a screen: its data, and the actions of its view as actions of the screen.
///
///     case .photo(let data): ScreenCell(data, identifier: "listing.photo") { .photo(data.id, $0) }
///     case .note(let data): ScreenCell(row: data, identifier: "listing.note")
@MainActor
public struct ScreenCell<Action> {
  let shown: CellGenShown<Action>

  /// The behavior of the cell as a row of its list, with the actions of the screen.
  public var row: CellRow<Action> { shown.row }

  /// - Parameters:
  ///   - data: the data that the cell shows.
  ///   - identifier: the accessibility identifier of the kind, to which the id of a cell is added.
  ///   - action: returns the action of the screen for an action of the view.
  public init<Data: CellModel>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: false, identifier: identifier, action: action)
  }

  /// Creates a cell that reports nothing.
  public init<Data: CellModel>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// Creates a cell that collection views show in lists, with their separators and swipe actions.
  public init<Data: CellModel>(
    row data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: true, identifier: identifier, action: action)
  }

  /// Creates a cell that collection views show in lists and that reports nothing.
  public init<Data: CellModel>(row data: Data, identifier: String) where Data.Action == Never {
    self.init(row: data, identifier: identifier) { _ -> Action in }
  }
}

// part: Headers
/// A header or footer of a screen: its data, and the actions of its view as actions of the screen.
///
///     case .photosHeader(let data): ScreenHeaderFooter(data, identifier: "listing.photos.header")
@MainActor
public struct ScreenHeaderFooter<Action> {
  let shown: CellGenShown<Action>

  /// - Parameters:
  ///   - data: the data that the header or footer shows.
  ///   - identifier: its accessibility identifier.
  ///   - action: returns the action of the screen for an action of the view.
  public init<Data: ViewData>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownData(data, identifier: identifier, action: action)
  }

  /// Creates a header or footer that reports nothing.
  public init<Data: ViewData>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// Creates the header or footer of a repeated section, which shows the section's data.
  ///
  /// - Parameters:
  ///   - data: the data of the section.
  ///   - identifier: its accessibility identifier, to which the id of the data is added.
  ///   - action: returns the action of the screen for an action of the view.
  public init<Data: CellModel>(
    repeated data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.init(
      data, identifier: "\(identifier).\(String(describing: data.id))", action: action)
  }

  /// Creates the header or footer of a repeated section, which reports nothing.
  public init<Data: CellModel>(repeated data: Data, identifier: String)
  where Data.Action == Never {
    self.init(repeated: data, identifier: identifier) { _ -> Action in }
  }
}
// part end

/// Data of any type on a screen.
@MainActor
class CellGenShown<Action> {
  init() {}

  /// The behavior of a cell as a row of its list.
  var row: CellRow<Action> { CellRow() }

  // part: Separators
  /// The separator below a row.
  var separator: CellSeparator { CellSeparator() }
  // part end

  // part: Editing
  /// The action of the delete control; nil for a row without one.
  var deleteAction: Action? { nil }

  /// The other editing controls of the row.
  var editing = CellGenRowEditing()
  // part end

  // part: Accessories
  /// True if the cell is currently in a list or a table.
  var isRow = true
  // part end

  // part: Images
  /// The images that the view will load.
  var images: [CellImageRequest] { [] }
  // part end

  // part: Collection
  func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    preconditionFailure("every subclass makes cells")
  }
  // part end

  // part: Table
  func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    preconditionFailure("every subclass makes cells")
  }
  // part end

  // part: Collection & Headers
  func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    preconditionFailure("every subclass makes headers and footers")
  }
  // part end

  // part: Table & Headers
  func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    preconditionFailure("every subclass makes headers and footers")
  }
  // part end

  /// Shows the data in a header or footer that is on the screen.
  func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {}

  func size(boundedBy width: CGFloat, _ sizes: CellGenSizes) -> CGSize? { nil }
}

/// Data of one type, in a header or footer.
class CellGenShownData<Data: ViewData, Action>: CellGenShown<Action> {
  let data: Data
  let action: (Data.Action) -> Action
  private let identifier: String

  init(_ data: Data, identifier: String, action: @escaping (Data.Action) -> Action) {
    self.data = data
    self.identifier = identifier
    self.action = action
  }

  var accessibilityIdentifier: String { identifier }

  // part: Collection & Headers
  override func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    let host = Data.host
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: kinds.headerFooter(host, ofKind: elementKind, in: collectionView),
      for: indexPath)
    (view as? any CellGenHost)?.cellGenIsHeader =
      elementKind == UICollectionView.elementKindSectionHeader
    show(in: view, host, onAction)
    return view
  }
  // part end

  // part: Table & Headers
  override func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    let host = Data.host
    let identifier = kinds.headerFooter(host, in: tableView)
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      preconditionFailure("'\(identifier)' is not registered in this table view")
    }
    (view as? any CellGenHost)?.cellGenIsHeader = isHeader
    (view as? ConfigurableHeaderFooterView)?.cellGenIsInPlainTable = tableView.style == .plain
    show(in: view, host, onAction)
    return view
  }
  // part end

  override func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {
    show(in: view, Data.host, onAction)
  }

  func show(
    in view: UIView, _ host: CellHost<Data>, _ onAction: @escaping ActionHandler<Action>
  ) {
    host.show(data, in: view) { [action] in onAction(action($0)) }
    view.accessibilityIdentifier = accessibilityIdentifier
  }

  override func size(boundedBy width: CGFloat, _ sizes: CellGenSizes) -> CGSize? {
    sizes.size(of: data, boundedBy: width)
  }
}

/// Data of one type, in a cell.
final class CellGenShownCell<Data: CellModel, Action>: CellGenShownData<Data, Action> {
  /// Depends on the kind and not on the place: a cell keeps its class when it is reconfigured, even if it
  /// moves to a section with another layout.
  private let isInList: Bool

  init(
    _ data: Data, isInList: Bool, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.isInList = isInList
    super.init(data, identifier: identifier, action: action)
  }

  override var row: CellRow<Action> { Data.row(of: data).map(action) }

  // part: Separators
  override var separator: CellSeparator { Data.separator }
  // part end

  // part: Editing
  override var deleteAction: Action? { Data.deleteAction(of: data).map(action) }
  // part end

  override func show(
    in view: UIView, _ host: CellHost<Data>, _ onAction: @escaping ActionHandler<Action>
  ) {
    super.show(in: view, host, onAction)
    // part: RowEdges
    CellGenRowEdges.show(data, in: view, self) { [action] in
      onAction(action($0))
    }
    // part end
    // part: LongPress
    CellGenLongPress.report(Data.longPressAction(of: data), in: view) { [action] in
      onAction(action($0))
    }
    // part end
  }

  // part: Images
  override var images: [CellImageRequest] { Data.images(of: data) }
  // part end

  override var accessibilityIdentifier: String {
    let kind = super.accessibilityIdentifier
    return Data.ID.self == OnlyID.self ? kind : "\(kind).\(String(describing: data.id))"
  }

  // part: Collection
  override func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    let host = Data.host
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kinds.cell(host, isInList: isInList, in: collectionView),
      for: indexPath)
    show(in: cell, host, onAction)
    // part: Separators
    CellGenRowEdges.showSeparator(Data.separator, in: cell)
    // part end
    return cell
  }
  // part end

  // part: Table
  override func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    let host = Data.host
    let cell = tableView.dequeueReusableCell(
      withIdentifier: kinds.cell(host, in: tableView), for: indexPath)
    show(in: cell, host, onAction)
    // part: Separators
    CellGenRowEdges.showSeparator(Data.separator, in: cell, of: tableView)
    // part end
    return cell
  }
  // part end
}

extension CellHost {
  /// Configures a dequeued cell, header, or footer. This is the only cast, which is necessary because UIKit's
  /// views have no specific type.
  func show(_ data: Data, in view: UIView, onAction: @escaping ActionHandler<Data.Action>) {
    // part: OwnCells
    if let ownCell { return ownCell.configure(view, data, onAction) }
    // part end
    guard let content, let host = view as? any CellGenHost else {
      preconditionFailure("\(Data.self) cannot be shown in a \(type(of: view))")
    }
    host.show(data, in: content, onAction: onAction)
  }
}
#endif
