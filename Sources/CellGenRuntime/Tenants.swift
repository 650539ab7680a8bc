#if canImport(UIKit)
import UIKit

/// Shows content in a container until another data source takes the container.
@MainActor
protocol CellGenTenant: AnyObject {
  /// Takes back everything that the container was given.
  func leaveContainer()
}

/// Makes room for a data source that is about to take a container.
@MainActor
enum CellGenTenants {
  // part: Table
  static func leave(_ tableView: UITableView) {
    leave(tableView.dataSource, tableView.delegate, tableView.prefetchDataSource)
  }
  // part end

  // part: Collection
  static func leave(_ collectionView: UICollectionView) {
    leave(collectionView.dataSource, collectionView.delegate, collectionView.prefetchDataSource)
  }
  // part end

  /// The app may have set any of them to something else since.
  private static func leave(_ listeners: AnyObject?...) {
    for case let tenant as any CellGenTenant in listeners { tenant.leaveContainer() }
  }
}

/// What a list has changed in its container, so that it can be changed back.
@MainActor
final class CellGenFittings {
  private var undos: [() -> Void] = []

  // Synthesized, it would not be isolated.
  init() {}

  /// Sets a property, which is changed back unless the app has changed it since.
  func set<Object: AnyObject, Value: Swift.Equatable>(
    _ property: Swift.ReferenceWritableKeyPath<Object, Value>, of object: Object, to value: Value
  ) {
    let before = object[keyPath: property]
    guard before != value else { return }
    object[keyPath: property] = value
    add { [weak object] in
      if let object, object[keyPath: property] == value { object[keyPath: property] = before }
    }
  }

  func add(_ undo: @escaping () -> Void) { undos.append(undo) }

  /// Changes everything back, the latest first.
  func undo() {
    while let undo = undos.popLast() { undo() }
  }
}

// MARK: Lists

extension CellGenList {
  /// Whether the container still shows this list's content, so that what is done to it concerns this list.
  ///
  /// Nothing reports that the app has set a data source of its own. The list leaves the container when it
  /// notices, as soon as UIKit is done with what it is asking.
  var hasContainer: Bool {
    guard isInstalled else { return false }
    if screen.isDataSource { return true }
    _Concurrency.Task { @MainActor [weak self] in
      guard let self, !screen.isDataSource else { return }
      leaveContainer()
    }
    return false
  }

  /// Reports an action of the screen.
  var reportAction: ActionHandler<Creator.Action> {
    { [weak self] in self?.report($0) }
  }

  func report(_ action: Creator.Action) {
    if hasContainer { onAction?(action) }
  }

  /// Prepares the container for the screen.
  func install() {
    isInstalled = true
    screen.allow(creator.selection, fittings)
    #if !os(visionOS)
    if let mode = creator.keyboardDismissMode {
      fittings.set(\.keyboardDismissMode, of: container, to: mode)
    }
    #endif
    // part: Refreshing
    setUpRefreshing()
    // part end
    didInstall?()
    // part: Seen
    beginWatching()
    // part end
    // part: Places
    places.begin()
    // part end
  }

  /// Shows the content in the container again, if it is the screen's again.
  func returnToContainer() {
    guard !isInstalled, screen.isDataSource else { return }
    install()
  }

  /// Shows the content in the container again, after another data source has shown its own there.
  func takeContainer() {
    guard !hasContainer else { return }
    screen.becomeDataSource()
    returnToContainer()
    showState()
  }

  /// Takes everything that the list has put into the container out of it.
  func leaveContainer() {
    guard isInstalled else { return }
    // Text that someone is typing is reported before it goes with its cell.
    if screen.isDataSource { container.endEditing(true) }
    isInstalled = false
    // part: Seen
    watcher?.end()
    // part end
    // part: Places
    places.end()
    // part end
    // part: Editing
    stopEditing()
    // part end
    if let placeholder { screen.removeFromBehindCells(placeholder) }
    placeholder = nil
    // part: Edges
    screen.removeEdges()
    // part end
    fittings.undo()
    shown.forgetCells()
    reportedSelection = []
    // part: Moving
    lifted = nil
    // part end
    // Last, since it loads the container again.
    screen.stopBeingDataSource()
  }

  // part: Editing
  /// Ends the editing that the list has begun, without reporting it.
  private func stopEditing() {
    guard editor.isEditing else { return }
    editor.isEditing = false
    screen.setEditing(false, isAnimated: false)
  }
  // part end
}

// part: Table
extension CellGenTableScreen: CellGenTenant {
  var isDataSource: Bool { tableView.dataSource === self }

  func leaveContainer() { leave?() }

  func becomeDataSource() {
    CellGenTenants.leave(tableView)
    tableView.dataSource = self
  }

  func stopBeingDataSource() {
    if isDataSource { tableView.dataSource = fallback }
  }

  func removeFromBehindCells(_ view: UIView) {
    if tableView.backgroundView === view { tableView.backgroundView = nil }
  }
}
// part end

// part: Collection
extension CellGenCollectionScreen: CellGenTenant {
  var isDataSource: Bool { collectionView.dataSource === self }

  func leaveContainer() { leave?() }

  func becomeDataSource() {
    CellGenTenants.leave(collectionView)
    collectionView.dataSource = self
  }

  func stopBeingDataSource() {
    if isDataSource { collectionView.dataSource = fallback }
  }

  func removeFromBehindCells(_ view: UIView) {
    if collectionView.backgroundView === view { collectionView.backgroundView = nil }
  }
}
// part end
#endif
