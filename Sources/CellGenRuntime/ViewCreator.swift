#if canImport(UIKit)
public import UIKit

/// Makes the cells, headers, and footers of a screen, with the actions that they report.
///
/// A data source makes its own creator; pass another one to replace some of its views.
@MainActor
public protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// Returns the cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>

  // part: Headers
  /// Returns a header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>
  // part end

  /// Returns the placeholder that replaces the sections in a state; nil for none.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// Returns the placeholder that replaces the sections when a search has found nothing; nil for none.
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>?

  // part: Refreshing
  /// The action that pulling the screen down reports; nil for none.
  var refresh: Action? { get }
  // part end

  /// The cells that can be selected, and those that stay selected.
  var selection: ListSelection { get }

  // part: Places
  /// The initial place of the screen, and the cells that stay in place when its content changes.
  var scrolling: ListScrolling { get }
  // part end

  // visionOS has no such modes (Apple, the availability of `UIScrollView.KeyboardDismissMode`).
  #if !os(visionOS)
  /// The way in which scrolling dismisses the keyboard; nil for the container's own setting.
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { get }
  #endif

  /// The animation of updates that specify no other.
  var animation: ListAnimation { get }

  // part: Moving
  /// Returns the sections to which the user can move the cells of a section.
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind>
  // part end

  // part: Dragging
  /// The sections whose cells a long press lifts, even if the screen is not being edited.
  var draggableSections: [Content.Section.Kind] { get }
  // part end

  // part: Moving
  /// Returns the action to report when the user has moved cells; nil for none.
  func action(for move: ListMove<Content>) -> Action?
  // part end

  // part: Seen
  /// Returns an object that follows which cells are visible; nil for a screen that reports none as seen.
  ///
  /// A screen's own creator returns a ``CellSeenWatcher`` if a view has `seen`. A creator that takes its
  /// cells from another one must forward this as well.
  func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)?
  // part end
}

extension ViewCreator {
  public func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator {
  public func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>? {
    placeholder(for: .empty)
  }

  // part: Refreshing
  public var refresh: Action? { nil }
  // part end

  public var selection: ListSelection { .reported }

  // part: Places
  public var scrolling: ListScrolling { .standard }
  // part end

  #if !os(visionOS)
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { nil }
  #endif

  public var animation: ListAnimation { .automatic }

  // part: Moving
  public func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind> {
    .none
  }
  // part end

  // part: Dragging
  public var draggableSections: [Content.Section.Kind] { [] }
  // part end

  // part: Moving
  public func action(for move: ListMove<Content>) -> Action? { nil }
  // part end

  // part: Seen
  public func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)? { nil }
  // part end
}

// part: Headers
extension ViewCreator where Content.HeaderFooter == Never {
  public func headerFooter(for headerFooter: Never) -> ScreenHeaderFooter<Action> {}
}
// part end
#endif
