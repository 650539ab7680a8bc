#if canImport(UIKit)
public import UIKit

// What both data sources offer is written once, for a list in any container. Underscores keep what is public for
// that reason alone out of the documentation and of completion, as in the standard library.

/// The list of a data source, whatever its container.
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
  /// The animation of updates that say nothing else.
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
  /// The screen's animation, or none.
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
  /// Called with everything that the screen reports.
  public var onAction: ActionHandler<Creator.Action>? {
    get { _list.onAction }
    set { _list.onAction = newValue }
  }

  /// Called with what happens to cells.
  public var hooks: ListHooks<Creator.Content.Item.ID> {
    get { _list.hooks }
    set { _list.hooks = newValue }
  }

  /// Called with ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void {
    get { _list.onDuplicate }
    set { _list.onDuplicate = newValue }
  }

  /// Called with repeated sections that one content holds more than once; the first of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void {
    get { _list.onDuplicateSection }
    set { _list.onDuplicateSection = newValue }
  }

  /// Shows the content in the container again, after another data source has shown its own there.
  ///
  ///     segments.addAction(
  ///       UIAction { [unowned self] _ in
  ///         segments.selectedSegmentIndex == 0 ? inbox.takeContainer() : archive.takeContainer()
  ///       }, for: .valueChanged)
  ///
  /// A new data source takes its container from the one before it, which then decides and reports nothing, and
  /// takes away what it has put there. What is applied to that one meanwhile is shown when it takes the container
  /// back. In a collection view, each screen needs its own layout, which you set before:
  ///
  ///     collectionView.collectionViewLayout = InboxLayout.make()
  ///     inbox.takeContainer()
  public func takeContainer() { _list.takeContainer() }

  /// What was applied last. In the middle of an update it may not be shown yet.
  public var state: ListState<Creator.Content> { _list.state }

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  public var content: Creator.Content { _list.state.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Creator.Content.Item? {
    _list.item(at: indexPath)
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Creator.Content.Item.ID) -> IndexPath? {
    _list.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Creator.Content.Section? {
    _list.section(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil for a cell class of the
  /// app's, and while the item is not shown.
  ///
  /// - Units: points.
  public func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    _list.size(for: id, boundedBy: width)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers. So is what the user has changed in a control since.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  ///
  /// - Parameters:
  ///   - content: what is shown.
  ///   - query: what was searched for; where nothing was found, the screen says so.
  ///   - animatingDifferences: whether changes are animated, as the screen says, while the container is in a
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

  /// Shows new content with an animation of its own, in place of the screen's.
  ///
  ///     dataSource.apply(content, animation: .fade)
  ///
  /// - Parameters:
  ///   - content: what is shown.
  ///   - query: what was searched for; where nothing was found, the screen says so.
  ///   - animation: how changes are animated, while the container is in a window.
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
  /// While the container is being refreshed, it goes on: such a change is not what was asked for. Apply content,
  /// or call ``endRefreshing()``.
  public func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: _list.animation(animatingDifferences), completion: completion)
  }

  /// Changes the content that was applied last, and shows it with an animation of its own.
  ///
  ///     dataSource.update(animation: .fade) { $0.photos.shuffle() }
  public func update(
    animation: _Animation, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: animation._listAnimation, completion: completion)
  }

  /// Shows content, or what is shown in place of it.
  public func apply(
    _ state: ListState<Creator.Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: _list.animation(animatingDifferences), endsRefreshing: true,
      completion: completion)
  }

  /// Shows content, or what is shown in place of it, with an animation of its own.
  public func apply(
    _ state: ListState<Creator.Content>, animation: _Animation, completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Shows why loading failed where there is nothing to show, and leaves content as it is. It ends refreshing.
  ///
  /// - Parameter message: words for the failure; nil for those that the screen declares.
  public func fail(message: String? = nil) { _list.fail(message: message) }

  /// Ends what pulling the container down has begun, as `apply` and ``fail(message:)`` do, and `update` does not.
  public func endRefreshing() { _list.endRefreshing() }

  // MARK: Editing and selection

  /// Whether the list is edited: its rows show what deletes, moves and selects them.
  public var isEditing: Bool { _list.isEditing }

  // part: Editing
  /// Begins or ends editing.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    _list.setEditing(isEditing, isAnimated: animated)
  }

  /// A button for a navigation bar that begins and ends editing: "Edit" and "Done" in the reader's language.
  public var editButtonItem: UIBarButtonItem { _list.editButtonItem }
  // part end

  /// The ids of the items that are selected. Those that are set and not shown are left out.
  public var selection: Swift.Set<Creator.Content.Item.ID> {
    get { _list.selection }
    set { _list.selection = newValue }
  }

  // part: Places
  /// Scrolls to a place, after what was applied before is shown; nothing for a section that is not shown.
  ///
  ///     dataSource.scroll(to: .section(.reviews))
  ///
  /// Cells that come into view and are of another height than was expected do not move the place away. A list that
  /// is not on the screen yet begins at the place.
  public func scroll(
    to place: ListPlace<Creator.Content.Section>, animated: Bool = true
  ) {
    _list.scroll(to: place, isAnimated: animated)
  }
  // part end

  // part: Seen
  /// Forgets which cells were reported as seen. Those that can be seen are reported again, as if they had just
  /// come into view.
  public func resetSeen() { _list.resetSeen() }
  // part end

  // part: Typing
  /// Shows an item, and puts the cursor into its first text field or text view.
  public func edit(_ id: Creator.Content.Item.ID) { _list.edit(id) }
  // part end

  // part: Collapsing
  /// The sections that are collapsed, also those that the content does not have at the time.
  ///
  /// The user collapses and expands the sections that declare `collapses`; no others can be
  /// collapsed. The content keeps their items, which have no index path meanwhile.
  public var collapsedSections: Swift.Set<Creator.Content.Section> {
    get { _list.collapsedSections }
    set { _list.collapsedSections = newValue }
  }
  // part end

  /// Configures all cells, headers and footers again, where they are, after a theme has changed: members of
  /// Swift types, such as `Theme.ink`, are read whenever a cell is configured.
  ///
  /// Nothing moves and nothing is animated; what has another size then is measured again.
  public func restyle() { _list.restyle() }
}
#endif
