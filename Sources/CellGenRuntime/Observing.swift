#if canImport(UIKit)
import UIKit

#if canImport(Observation)
import Observation
#endif

@available(iOS 17, *)
extension _CellGenDataSource {
  /// Shows content that follows models: it is applied at once, and again after each change of anything observable that
  /// the closure has read.
  ///
  ///     dataSource.observe { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// All changes of one turn of the main actor are applied together, in the next turn. A change of anything that the
  /// closure did not read does nothing. Properties that only one branch of the closure reads count while that branch
  /// is taken.
  ///
  /// It goes on until the returned observation is canceled, the data source is gone, or `observe` is called again: a
  /// data source follows one closure at a time, and keeps it. Content that you apply yourself is shown until the
  /// models change. While the container is being refreshed, it goes on, as with ``update(animatingDifferences:completion:_:)``:
  /// call ``endRefreshing()`` when the models have loaded.
  ///
  /// Call it once, as in `viewDidLoad`, and not where UIKit observes models itself, such as in `updateProperties()`.
  /// The closure is to read models, not to change them.
  ///
  /// - Parameters:
  ///   - query: what was searched for, which is followed, too; where nothing was found, the screen says so.
  ///   - animatingDifferences: whether changes are animated, while the container is in a window.
  ///   - content: makes the content; keep the screen out of it, as in `[weak self]`, since the data source keeps it.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  public func observe(
    query: (@MainActor () -> String?)? = nil, animatingDifferences: Bool = true,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (.content(content()), query?())
    }
  }

  /// Shows content that follows models, with an animation of its own in place of the screen's.
  ///
  ///     dataSource.observe(animation: .fade) { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// - Parameters:
  ///   - query: what was searched for, which is followed, too; where nothing was found, the screen says so.
  ///   - animation: how changes are animated, while the container is in a window.
  ///   - content: makes the content; keep the screen out of it, as in `[weak self]`, since the data source keeps it.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  public func observe(
    query: (@MainActor () -> String?)? = nil, animation: _Animation,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (.content(content()), query?()) }
  }

  /// Shows content that follows models, or what is shown in place of it.
  ///
  ///     dataSource.observe { [model] in
  ///       switch model.posts {
  ///       case .loading: .loading
  ///       case .failed(let error): .failed(message: error.localizedDescription)
  ///       case .loaded(let posts): .content(TimelineContent(posts: posts.map(PostViewData.init)))
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether changes are animated, while the container is in a window.
  ///   - state: makes the state.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  public func observe(
    animatingDifferences: Bool = true,
    _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (state(), nil)
    }
  }

  /// Shows content that follows models, or what is shown in place of it, with an animation of its own.
  @discardableResult
  public func observe(
    animation: _Animation, _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (state(), nil) }
  }

  private func follow(
    animation: ListAnimation,
    _ read: @escaping @MainActor () -> (ListState<Creator.Content>, String?)
  ) -> ContentObservation {
    (_list.observation as? ContentObservation)?.cancel()
    let observation = ContentObservation { [weak list = _list] in
      guard list != nil else { return nil }
      let (state, query) = read()
      // Applied outside of what is tracked: what configures cells may read models, too.
      return { [weak list] isNeeded in
        guard let list, isNeeded || state != list.state else { return }
        list.apply(
          state, query: query, animation: animation, endsRefreshing: false, completion: nil)
      }
    }
    _list.observation = observation
    observation.follow()
    return observation
  }
}

/// Content that follows models, until it is canceled.
///
/// The data source keeps it, so it goes on without being kept anywhere else.
@available(iOS 17, *)
@MainActor
public final class ContentObservation {
  /// What is done with what was read; `isNeeded` is false where that may be what is shown already.
  typealias Show = @MainActor (_ isNeeded: Bool) -> Void

  /// Reads the models; nil once there is nothing left to show them in.
  private var read: (@MainActor () -> Show?)?
  private let end = CellGenObservationEnd()
  /// How often the models were read. A change that was noticed after an earlier reading has been read since.
  private var readings = 0
  /// How many changes were made by other threads.
  private var distantChanges = 0

  init(_ read: @escaping @MainActor () -> Show?) {
    self.read = read
  }

  deinit { end.reach() }

  /// Leaves what is shown as it is, and follows the models no longer.
  public func cancel() {
    read = nil
    end.reach()
  }

  /// Reads the models, and waits for the first change of what it has read.
  ///
  /// - Parameter isNeeded: whether what was read is shown even if it is shown already.
  func follow(isNeeded: Bool = true) {
    guard let read else { return }
    readings += 1
    let reading = readings
    let show = Observation.withObservationTracking {
      end.join()
      return read()
    } onChange: { [weak self] in
      // Called by whoever makes the change, and before it is made.
      let isDistant = !Foundation.Thread.isMainThread
      _Concurrency.Task { @MainActor [weak self] in
        self?.changed(after: reading, isDistant: isDistant)
      }
    }
    guard self.read != nil, let show else { return cancel() }
    show(isNeeded)
  }

  private func changed(after reading: Int, isDistant: Bool) {
    guard reading == readings else { return }
    follow()
    if isDistant { lookAgain() }
  }

  /// Reads the models once more when another thread has had the time to make the change that it has announced: the
  /// main actor may have read before. Nothing announces that a change was made.
  private func lookAgain() {
    distantChanges += 1
    let change = distantChanges
    _Concurrency.Task { @MainActor [weak self] in
      try? await _Concurrency.Task.sleep(nanoseconds: 100_000_000)
      guard let self, change == distantChanges else { return }
      end.reach()
      follow(isNeeded: false)
    }
  }
}

/// The end of waiting for a change, as one more property that is observed.
///
/// Observation takes back no registration before a change. A model that never changes would collect one of each screen
/// that has shown it; a change of this property takes back those of all that was read with it.
@available(iOS 17, *)
struct CellGenObservationEnd: ScreenValue, Observation.Observable {
  private let registrar = Observation.ObservationRegistrar()
  private nonisolated var isOver: Bool { false }

  /// Observes the end with what else is read.
  nonisolated func join() { registrar.access(self, keyPath: \.isOver) }

  /// Ends waiting; nothing where nobody waits.
  nonisolated func reach() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
}
#endif
