// Swiping rows, and the actions that it reveals.

extension StandIn {
  /// The edge of a row from which a swipe begins.
  public enum Edge: Sendable { case leading, trailing }

  /// Swipes an item open and returns the revealed actions; empty if it cannot be swiped.
  ///
  /// As in UIKit, only a `UICollectionViewListCell` in a section of a list can be swiped, and only while the
  /// collection view is not being edited and unless the delegate makes the item not editable. The cell's
  /// state is swiped until an action is performed or another item is swiped.
  @MainActor
  @discardableResult
  public static func swipe(
    at path: IndexPath, in view: UICollectionView, edge: Edge = .trailing
  ) -> [UIContextualAction] { view.swipe(at: path, from: edge)?.actions ?? [] }

  /// Swipes a row open and returns the revealed actions; empty if it cannot be swiped.
  ///
  /// A row can be swiped if the data source allows editing it (a diffable one does not unless a subclass
  /// does) and the table is not being edited. Where the delegate returns no configuration, UIKit may show its
  /// own delete button; this is left out.
  @MainActor
  @discardableResult
  public static func swipe(
    at path: IndexPath, in view: UITableView, edge: Edge = .trailing
  ) -> [UIContextualAction] { view.swipe(at: path, from: edge)?.actions ?? [] }

  /// Swipes an item all the way, which performs the first action if the configuration allows it.
  @MainActor
  @discardableResult
  public static func swipeFully(
    at path: IndexPath, in view: UICollectionView, edge: Edge = .trailing
  ) -> Bool? { performFirst(of: view.swipe(at: path, from: edge)) }

  /// Swipes a row all the way, which performs the first action if the configuration allows it.
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

  /// Returns the actions that swiping an item from its end (or start) reveals.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UICollectionView, fromLeading: Bool = false
  ) -> [UIContextualAction] { swipe(at: path, in: view, edge: fromLeading ? .leading : .trailing) }

  /// Returns the actions that swiping a row from its end (or start) reveals.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UITableView, fromLeading: Bool = false
  ) -> [UIContextualAction] { swipe(at: path, in: view, edge: fromLeading ? .leading : .trailing) }

  /// The values that an action passed to its completion handler.
  @MainActor
  private final class Answers {
    var list: [Bool] = []
  }

  /// Runs a swipe action and returns the value that it passed to its completion handler; nil if it passed
  /// none.
  ///
  /// Records a failure unless the action calls its completion handler exactly once before this returns.
  /// Animations are finished first, so the action can call it when an update is done.
  @MainActor
  @discardableResult
  public static func perform(_ action: UIContextualAction) -> Bool? {
    let answers = run(action)
    finishAnimations()
    return conclude(action, answers)
  }

  /// Runs a swipe action that can call its completion handler later, but within `limit`.
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

  /// Concludes an action. UIKit removes the row of a destructive action when it is reported as performed. If
  /// the content still has the row, it is missing until the container is reloaded:
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

/// A data source that identifies its items, whatever the type of the identifiers.
@MainActor
protocol IdentifyingSource: AnyObject {
  /// Returns a closure that returns true if the current item at an index path is still in the content.
  func presence(ofItemAt path: IndexPath) -> @MainActor () -> Bool
}
