// Swiping rows, and the actions that it uncovers.

extension StandIn {
  /// The side of a row from which a swipe begins.
  public enum Edge: Sendable { case leading, trailing }

  /// Swipes an item open and returns the actions uncovered; empty where nothing can be swiped.
  ///
  /// As in UIKit only a `UICollectionViewListCell` in a section of a list can be swiped, and not
  /// while the collection view is editing or where the delegate says that the item is not editable.
  /// The cell's state is swiped until an action is performed or another item is swiped.
  @MainActor
  @discardableResult
  public static func swipe(
    at path: IndexPath, in view: UICollectionView, edge: Edge = .trailing
  ) -> [UIContextualAction] { view.swipe(at: path, from: edge)?.actions ?? [] }

  /// Swipes a row open and returns the actions uncovered; empty where nothing can be swiped.
  ///
  /// A row can be swiped when the data source says that it can be edited (a diffable one says no
  /// unless a subclass says otherwise) and the table is not editing. Where the delegate gives no
  /// configuration UIKit may show its own delete button; that is left out.
  @MainActor
  @discardableResult
  public static func swipe(
    at path: IndexPath, in view: UITableView, edge: Edge = .trailing
  ) -> [UIContextualAction] { view.swipe(at: path, from: edge)?.actions ?? [] }

  /// Swipes an item all the way, which performs the first action where the configuration lets it.
  @MainActor
  @discardableResult
  public static func swipeFully(
    at path: IndexPath, in view: UICollectionView, edge: Edge = .trailing
  ) -> Bool? { performFirst(of: view.swipe(at: path, from: edge)) }

  /// Swipes a row all the way, which performs the first action where the configuration lets it.
  @MainActor
  @discardableResult
  public static func swipeFully(
    at path: IndexPath, in view: UITableView, edge: Edge = .trailing
  ) -> Bool? { performFirst(of: view.swipe(at: path, from: edge)) }

  @MainActor
  private static func performFirst(of configuration: UISwipeActionsConfiguration?) -> Bool? {
    guard let configuration, configuration.performsFirstActionWithFullSwipe,
      let action = configuration.actions.first
    else { return nil }
    return perform(action)
  }

  /// The actions that swiping an item from its end (or start) uncovers.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UICollectionView, fromLeading: Bool = false
  ) -> [UIContextualAction] { swipe(at: path, in: view, edge: fromLeading ? .leading : .trailing) }

  /// The actions that swiping a row from its end (or start) uncovers.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UITableView, fromLeading: Bool = false
  ) -> [UIContextualAction] { swipe(at: path, in: view, edge: fromLeading ? .leading : .trailing) }

  /// The answers that an action gave to its completion handler.
  @MainActor
  private final class Answers {
    var list: [Bool] = []
  }

  /// Runs a swipe action and returns whether it said that it was performed; nil if it said nothing.
  ///
  /// Records a failure unless the handler calls its completion exactly once, before this returns;
  /// animations are finished first, so that it may do so when an update is done.
  @MainActor
  @discardableResult
  public static func perform(_ action: UIContextualAction) -> Bool? {
    let answers = run(action)
    finishAnimations()
    return conclude(action, answers)
  }

  /// Runs a swipe action whose completion may be called later, but within `limit`.
  @MainActor
  @discardableResult
  public static func perform(
    _ action: UIContextualAction, waiting limit: Duration
  ) async -> Bool? {
    let answers = run(action)
    let clock = ContinuousClock()
    let end = clock.now + limit
    while answers.list.isEmpty, clock.now < end {
      finishAnimations()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return conclude(action, answers)
  }

  @MainActor
  private static func run(_ action: UIContextualAction) -> Answers {
    let answers = Answers()
    action.handler(action, UIView()) { answer in
      answers.list.append(answer)
      if answers.list.count > 1 { failCompletion(of: action, calls: answers.list.count) }
    }
    return answers
  }

  /// UIKit takes the row of a destructive action away when it is told that the action was performed, and
  /// the row is missing until the container is loaded anew if the content still has it:
  /// github.com/AlphaWallet/alpha-wallet-ios/issues/1976.
  @MainActor
  private static func conclude(_ action: UIContextualAction, _ answers: Answers) -> Bool? {
    if answers.list.isEmpty { failCompletion(of: action, calls: 0) }
    if action.style == .destructive, answers.list.first == true, action.isRowThere?() == true {
      fail(
        "The destructive swipe action '\(action.title ?? "")' said that it was performed, so its row is "
          + "taken away, but the content still has it", name: broken)
    }
    action.closeSwipe?()
    return answers.list.first
  }

  @MainActor
  private static func failCompletion(of action: UIContextualAction, calls: Int) {
    fail(
      "The completion handler of the swipe action '\(action.title ?? "")' must be called exactly "
        + "once, but was called \(calls) times", name: broken)
  }
}

/// A data source that knows its items by identifiers, whatever their type.
@MainActor
protocol IdentifyingSource: AnyObject {
  /// Whether the item that is at an index path now is in the content when it is asked later.
  func presence(ofItemAt path: IndexPath) -> @MainActor () -> Bool
}
