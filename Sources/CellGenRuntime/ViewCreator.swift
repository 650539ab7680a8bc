#if canImport(UIKit)
public import UIKit

/// Makes the cells, headers and footers of a screen, and says what they report.
///
/// A data source makes its own; give it another to replace some of what that one makes.
@MainActor
public protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// The cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>

  // part: Headers
  /// A header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>
  // part end

  /// What is shown in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// What is shown in place of the sections where a search has found nothing; nil for nothing.
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>?

  // part: Refreshing
  /// What pulling the screen down reports; nil for nothing.
  var refresh: Action? { get }
  // part end

  /// Which cells can be selected, and which of them stay selected.
  var selection: ListSelection { get }

  // part: Places
  /// What the screen shows when it appears, and what stays in place when its content changes.
  var scrolling: ListScrolling { get }
  // part end

  // visionOS has no such modes (Apple, the availability of `UIScrollView.KeyboardDismissMode`).
  #if !os(visionOS)
  /// How scrolling closes the keyboard; nil for what the container says.
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { get }
  #endif

  /// How updates are animated that say nothing else.
  var animation: ListAnimation { get }

  // part: Moving
  /// Where the user may move the cells of a section.
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind>
  // part end

  // part: Dragging
  /// The sections whose cells a long press lifts, also while the screen is not edited.
  var draggableSections: [Content.Section.Kind] { get }
  // part end

  // part: Moving
  /// What is reported when the user has moved cells; nil for nothing.
  func action(for move: ListMove<Content>) -> Action?
  // part end

  // part: Seen
  /// Follows which cells are visible; nil for a screen that reports none as seen.
  ///
  /// A screen's own creator makes a ``CellSeenWatcher`` where a view has `seen`. A creator that takes its cells from
  /// another passes this on to it, too.
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
