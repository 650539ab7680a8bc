#if canImport(UIKit)
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
}

extension ViewCreator {
  public func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator where Content.HeaderFooter == Never {
  public func headerFooter(for headerFooter: Never) -> ScreenHeaderFooter<Action> {}
}
#endif
