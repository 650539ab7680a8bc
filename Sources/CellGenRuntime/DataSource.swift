#if canImport(UIKit)
public import UIKit

// Features that both data sources have are written once, for a list in any container. As in the standard
// library, underscores hide declarations that are public for that reason alone from the documentation and
// from completion.

/// The list of a data source, in any container.
@MainActor
public protocol _CellGenListing<Creator>: AnyObject {
  associatedtype Creator: ViewCreator

  var onAction: ActionHandler<Creator.Action>? { get set }
  var hooks: ListHooks<Creator.Content.Item.ID> { get set }
  var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void { get set }
  var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void { get set }
  var state: ListState<Creator.Content> { get }
  var isEditing: Bool { get }
  // part: Editing
  var editButtonItem: UIBarButtonItem { get }
  // part end
  var selection: Swift.Set<Creator.Content.Item.ID> { get set }
  // part: Collapsing
  var collapsedSections: Swift.Set<Creator.Content.Section> { get set }
  // part end
  // part: Observing
  var observation: AnyObject? { get set }
  // part end
  /// The animation of updates that specify no other.
  var animation: ListAnimation { get }

  func takeContainer()
  func item(at indexPath: IndexPath) -> Creator.Content.Item?
  func indexPath(for id: Creator.Content.Item.ID) -> IndexPath?
  func section(at index: Int) -> Creator.Content.Section?
  func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize?
  func apply(
    _ state: ListState<Creator.Content>, query: String?, animation: ListAnimation,
    endsRefreshing: Bool, completion: (() -> Void)?)
  func update(
    _ change: (inout Creator.Content) -> Void, animation: ListAnimation,
    completion: (() -> Void)?)
  func fail(message: String?)
  func endRefreshing()
  // part: Editing
  func setEditing(_ isEditing: Bool, isAnimated: Bool)
  // part end
  // part: Typing
  func edit(_ id: Creator.Content.Item.ID)
  // part end
  // part: Seen
  func resetSeen()
  // part end
  func restyle()
  // part: Places
  func scroll(to place: ListPlace<Creator.Content.Section>, isAnimated: Bool)
  // part end
}

extension _CellGenListing {
  /// Returns the screen's animation, or none.
  func animation(_ isAnimated: Bool) -> ListAnimation {
    isAnimated ? animation : ListAnimation.none
  }
}

/// A data source that shows a list.
@MainActor
public protocol _CellGenDataSource: AnyObject {
  associatedtype Creator: ViewCreator
  associatedtype _List: _CellGenListing where _List.Creator == Creator
  /// The animations of the container.
  associatedtype _Animation: _CellGenAnimation

  var _list: _List { get }
}

extension _CellGenDataSource {
  /// Called with each action that the screen reports.
  public var onAction: ActionHandler<Creator.Action>? {
    get { _list.onAction }
    set { _list.onAction = newValue }
  }

  /// The handlers for the events of cells.
  public var hooks: ListHooks<Creator.Content.Item.ID> {
    get { _list.hooks }
    set { _list.hooks = newValue }
  }

  /// Called with ids that occur more than once in content; the first item of each is shown.
  ///
  /// Unless it is set, duplicates stop a debug build, because UIKit would stop any build.
  public var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void {
    get { _list.onDuplicate }
    set { _list.onDuplicate = newValue }
  }

  /// Called with repeated sections that occur more than once in content; the first of each is shown.
  ///
  /// Unless it is set, duplicates stop a debug build, because UIKit would stop any build.
  public var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void {
    get { _list.onDuplicateSection }
    set { _list.onDuplicateSection = newValue }
  }

  /// Shows the content in the container again, after another data source has taken the container over.
  ///
  ///     segments.addAction(
  ///       UIAction { [unowned self] _ in
  ///         segments.selectedSegmentIndex == 0 ? inbox.takeContainer() : archive.takeContainer()
  ///       }, for: .valueChanged)
  ///
  /// A new data source takes over its container from the previous one, which then decides and reports
  /// nothing, and removes what it added. Content that is applied to the previous one is shown when it takes
  /// the container back. In a collection view, each screen needs its own layout, which you set before:
  ///
  ///     collectionView.collectionViewLayout = InboxLayout.make()
  ///     inbox.takeContainer()
  public func takeContainer() { _list.takeContainer() }

  /// The state that was applied last. During an update, it may not be visible yet.
  public var state: ListState<Creator.Content> { _list.state }

  /// The content that was applied last; empty for any other state. During an update, it may not be visible
  /// yet.
  public var content: Creator.Content { _list.state.content }

  /// Returns the item at an index path, or nil if there is none.
  public func item(at indexPath: IndexPath) -> Creator.Content.Item? {
    _list.item(at: indexPath)
  }

  /// Returns the index path of an item, or nil while it is not shown.
  public func indexPath(for id: Creator.Content.Item.ID) -> IndexPath? {
    _list.indexPath(for: id)
  }

  /// Returns the section at an index, or nil if there is none. Empty sections are not shown, so they have no
  /// index.
  public func section(at index: Int) -> Creator.Content.Section? {
    _list.section(at: index)
  }

  /// Returns the size of an item's cell in a container of a width, without making a cell; nil for one of the
  /// app's cell classes, and while the item is not shown.
  ///
  /// - Units: points.
  public func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    _list.size(for: id, boundedBy: width)
  }

  /// Shows new content. Cells are inserted, deleted, and moved by their ids. Those that remain and have other
  /// data are configured in place, and so are headers, footers, and cells with a control that the user has
  /// changed.
  ///
  /// You can call it at any time. Content that is applied by a hook, or by a view that is being configured,
  /// is shown once UIKit has finished its current work, in the order in which it was applied.
  ///
  /// - Parameters:
  ///   - content: the content to show.
  ///   - query: the search text; if nothing was found, the screen shows that.
  ///   - animatingDifferences: true to animate changes with the screen's animation while the container is in a
  ///     window.
  ///   - completion: called when the content is shown.
  public func apply(
    _ content: Creator.Content, query: String? = nil, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      .content(content), query: query, animation: _list.animation(animatingDifferences),
      endsRefreshing: true, completion: completion)
  }

  /// Shows new content with an animation that replaces the screen's.
  ///
  ///     dataSource.apply(content, animation: .fade)
  ///
  /// - Parameters:
  ///   - content: the content to show.
  ///   - query: the search text; if nothing was found, the screen shows that.
  ///   - animation: the animation of changes while the container is in a window.
  ///   - completion: called when the content is shown.
  public func apply(
    _ content: Creator.Content, query: String? = nil, animation: _Animation,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      .content(content), query: query, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Changes the content that was applied last, and shows it.
  ///
  ///     dataSource.update { $0.photos[id: url]?.caption = "…" }
  ///
  /// If the container is being refreshed, refreshing continues, because such a change is not the requested
  /// content. Apply content, or call ``endRefreshing()``.
  public func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: _list.animation(animatingDifferences), completion: completion)
  }

  /// Changes the content that was applied last, and shows it with an animation that replaces the screen's.
  ///
  ///     dataSource.update(animation: .fade) { $0.photos.shuffle() }
  public func update(
    animation: _Animation, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: animation._listAnimation, completion: completion)
  }

  /// Shows content, or the view that replaces it in another state.
  public func apply(
    _ state: ListState<Creator.Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: _list.animation(animatingDifferences), endsRefreshing: true,
      completion: completion)
  }

  /// Shows content, or the view that replaces it in another state, with an animation that replaces the
  /// screen's.
  public func apply(
    _ state: ListState<Creator.Content>, animation: _Animation, completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Shows why loading failed if there is no content, and leaves existing content unchanged. It ends
  /// refreshing.
  ///
  /// - Parameter message: the message of the failure; nil for the one that the screen declares.
  public func fail(message: String? = nil) { _list.fail(message: message) }

  /// Ends refreshing, which began with a pull on the container. `apply` and ``fail(message:)`` end it as
  /// well, `update` does not.
  public func endRefreshing() { _list.endRefreshing() }

  // MARK: Editing and selection

  /// A Boolean value that indicates whether the list is being edited: its rows show controls to delete, move,
  /// and select them.
  public var isEditing: Bool { _list.isEditing }

  // part: Editing
  /// Begins or ends editing.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    _list.setEditing(isEditing, isAnimated: animated)
  }

  /// A button for a navigation bar that begins and ends editing: "Edit" and "Done" in the user's language.
  public var editButtonItem: UIBarButtonItem { _list.editButtonItem }
  // part end

  /// The ids of the selected items. Setting it ignores items that are not shown.
  public var selection: Swift.Set<Creator.Content.Item.ID> {
    get { _list.selection }
    set { _list.selection = newValue }
  }

  // part: Places
  /// Scrolls to a place once all content applied so far is shown. Does nothing for a section that is not
  /// shown.
  ///
  ///     dataSource.scroll(to: .section(.reviews))
  ///
  /// The place stays in view even if cells that appear have other heights than estimated. A list that is not
  /// on the screen yet starts at the place.
  public func scroll(
    to place: ListPlace<Creator.Content.Section>, animated: Bool = true
  ) {
    _list.scroll(to: place, isAnimated: animated)
  }
  // part end

  // part: Seen
  /// Forgets which cells were reported as seen. Visible cells are reported again, as if they had just
  /// appeared.
  public func resetSeen() { _list.resetSeen() }
  // part end

  // part: Typing
  /// Shows an item, and places the cursor in its first text field or text view.
  public func edit(_ id: Creator.Content.Item.ID) { _list.edit(id) }
  // part end

  // part: Collapsing
  /// The sections that are collapsed, including those that the content does not currently have.
  ///
  /// The user collapses and expands the sections that declare `collapses`; no others can be collapsed. The
  /// content keeps their items, which have no index path while their section is collapsed.
  public var collapsedSections: Swift.Set<Creator.Content.Section> {
    get { _list.collapsedSections }
    set { _list.collapsedSections = newValue }
  }
  // part end

  /// Configures all cells, headers, and footers again in place, after a theme has changed: members of Swift
  /// types, such as `Theme.ink`, are read whenever a cell is configured.
  ///
  /// Nothing moves, and nothing is animated; views whose size changes are measured again.
  public func restyle() { _list.restyle() }
}
#endif
