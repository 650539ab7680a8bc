#if canImport(UIKit)
public import UIKit

/// Makes the cells, headers and footers of a screen, and says what they report.
///
/// A data source makes its own; give it another to replace some of what the generated one makes.
@MainActor
public protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// The cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>

  /// A header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>

  /// What is shown in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// What is shown in place of the sections where a search has found nothing; nil for nothing.
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>?

  /// What pulling the screen down reports; nil for nothing.
  var refresh: Action? { get }

  /// Which cells can be selected, and which of them stay selected.
  var selection: ListSelection { get }

  /// What the screen shows when it appears, and what stays in place when its content changes.
  var scrolling: ListScrolling { get }

  /// How scrolling closes the keyboard; nil for what the container says.
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { get }

  /// How updates are animated that say nothing else.
  var animation: ListAnimation { get }

  /// Where the user may move the cells of a section.
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind>

  /// The sections whose cells a long press lifts, also while the screen is not edited.
  var draggableSections: [Content.Section.Kind] { get }

  /// What is reported when the user has moved cells; nil for nothing.
  func action(for move: ListMove<Content>) -> Action?

  /// Follows which cells are visible; nil for a screen that reports none as seen.
  ///
  /// The generated one makes a ``CellSeenWatcher`` where a view has `seen`. A creator that takes its cells from
  /// another passes this on to it, too.
  func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)?
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

  public var refresh: Action? { nil }

  public var selection: ListSelection { .reported }

  public var scrolling: ListScrolling { .standard }

  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { nil }

  public var animation: ListAnimation { .automatic }

  public func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind> {
    .none
  }

  public var draggableSections: [Content.Section.Kind] { [] }

  public func action(for move: ListMove<Content>) -> Action? { nil }

  public func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)? { nil }
}

extension ViewCreator where Content.HeaderFooter == Never {
  public func headerFooter(for headerFooter: Never) -> ScreenHeaderFooter<Action> {}
}
#endif
