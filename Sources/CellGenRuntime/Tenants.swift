#if canImport(UIKit)
import UIKit

/// A type that shows content in a container until another data source takes the container over.
@MainActor
protocol CellGenTenant: AnyObject {
  /// Removes everything that the container was given.
  func leaveContainer()
}

/// Removes the previous data source of a container that another one is about to take over.
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

  /// Checks each of them, because the app may have replaced any of them.
  private static func leave(_ listeners: AnyObject?...) {
    for case let tenant as any CellGenTenant in listeners { tenant.leaveContainer() }
  }
}

/// The properties of a container that a list has changed and can restore.
@MainActor
final class CellGenFittings {
  private var undos: [() -> Void] = []

  // A synthesized initializer would not be isolated.
  init() {}

  /// Sets a property, which is restored later unless the app has changed it in the meantime.
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

  /// Restores all properties, the latest first.
  func undo() {
    while let undo = undos.popLast() { undo() }
  }
}

// MARK: Lists

extension CellGenList {
  /// True if the container still shows this list's content, so changes of it concern this list.
  ///
  /// Nothing reports that the app has set its own data source. The list leaves the container when it notices,
  /// as soon as UIKit has finished its current call.
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

  /// Shows the content in the container again, if the container belongs to the screen again.
  func returnToContainer() {
    guard !isInstalled, screen.isDataSource else { return }
    install()
  }

  /// Shows the content in the container again, after another data source has taken it over.
  func takeContainer() {
    guard !hasContainer else { return }
    screen.becomeDataSource()
    returnToContainer()
    showState()
  }

  /// Removes everything from the container that the list has added.
  func leaveContainer() {
    guard isInstalled else { return }
    // Reports text that is being typed before its cell is removed.
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
    // This comes last, because it reloads the container.
    screen.stopBeingDataSource()
  }

  // part: Editing
  /// Ends editing that the list has begun, without reporting it.
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
