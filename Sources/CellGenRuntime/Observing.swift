#if canImport(UIKit)
import UIKit

#if canImport(Observation)
import Observation
#endif

@available(iOS 17, *)
extension _CellGenDataSource {
  /// Shows content that follows models. It is applied immediately, and again after each change of an
  /// observable property that the closure has read.
  ///
  ///     dataSource.observe { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// All changes within one turn of the main actor are applied together, in the next turn. Changes of
  /// properties that the closure did not read have no effect. Properties that only one branch of the closure
  /// reads count while that branch is taken.
  ///
  /// Observation continues until the returned object is canceled, the data source is deallocated, or
  /// `observe` is called again: a data source follows one closure at a time, and keeps it. Content that you
  /// apply yourself is shown until the models change. If the container is being refreshed, refreshing
  /// continues, as with ``update(animatingDifferences:completion:_:)``: call ``endRefreshing()`` when the
  /// models have loaded.
  ///
  /// Call it once, for example in `viewDidLoad`, and not where UIKit observes models itself, such as in
  /// `updateProperties()`. The closure should read models, not change them.
  ///
  /// - Parameters:
  ///   - query: returns the search text, which is followed as well; if nothing was found, the screen shows that.
  ///   - animatingDifferences: true to animate changes while the container is in a window.
  ///   - content: makes the content. Don't capture the screen strongly, as in `[weak self]`, because the data source
  ///     keeps the closure.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  public func observe(
    query: (@MainActor () -> String?)? = nil, animatingDifferences: Bool = true,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (.content(content()), query?())
    }
  }

  /// Shows content that follows models, with an animation that replaces the screen's.
  ///
  ///     dataSource.observe(animation: .fade) { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// - Parameters:
  ///   - query: returns the search text, which is followed as well; if nothing was found, the screen shows that.
  ///   - animation: the animation of changes while the container is in a window.
  ///   - content: makes the content. Don't capture the screen strongly, as in `[weak self]`, because the data source
  ///     keeps the closure.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  public func observe(
    query: (@MainActor () -> String?)? = nil, animation: _Animation,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (.content(content()), query?()) }
  }

  /// Shows content that follows models, or the view that replaces it in another state.
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
  ///   - animatingDifferences: true to animate changes while the container is in a window.
  ///   - state: makes the state.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  public func observe(
    animatingDifferences: Bool = true,
    _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (state(), nil)
    }
  }

  /// Shows content that follows models, or the view that replaces it in another state, with an animation that
  /// replaces the screen's.
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
      // Applied outside of the tracked closure, because code that configures cells may read models as well.
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

/// The observation of models by content, until it is canceled.
///
/// The data source keeps it, so it continues even if you don't.
@available(iOS 17, *)
@MainActor
public final class ContentObservation {
  /// Shows the values that were read; `isNeeded` is false if they may be shown already.
  typealias Show = @MainActor (_ isNeeded: Bool) -> Void

  /// Reads the models; nil when there is nothing left that could show them.
  private var read: (@MainActor () -> Show?)?
  private let end = CellGenObservationEnd()
  /// The number of times that the models were read. Changes that were noticed after an earlier reading have
  /// been read since.
  private var readings = 0
  /// The number of changes that other threads made.
  private var distantChanges = 0

  init(_ read: @escaping @MainActor () -> Show?) {
    self.read = read
  }

  deinit { end.reach() }

  /// Stops following the models, and leaves the visible content unchanged.
  public func cancel() {
    read = nil
    end.reach()
  }

  /// Reads the models, and waits for the first change of a property that was read.
  ///
  /// - Parameter isNeeded: true to show the values even if they are shown already.
  func follow(isNeeded: Bool = true) {
    guard let read else { return }
    readings += 1
    let reading = readings
    let show = Observation.withObservationTracking {
      end.join()
      return read()
    } onChange: { [weak self] in
      // Called on the thread that makes the change, before the change is made.
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

  /// Reads the models again after another thread has had time to make the change that it announced, since the
  /// main actor may have read them too early. Nothing announces that a change was made.
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
/// Observation cannot remove a registration before a change. A model that never changes would collect one for
/// each screen that has shown it; a change of this property removes the registrations of all properties that
/// were read with it.
@available(iOS 17, *)
struct CellGenObservationEnd: ScreenValue, Observation.Observable {
  private let registrar = Observation.ObservationRegistrar()
  private nonisolated var isOver: Bool { false }

  /// Observes the end together with the other properties.
  nonisolated func join() { registrar.access(self, keyPath: \.isOver) }

  /// Ends waiting; does nothing if nobody waits.
  nonisolated func reach() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
}
#endif
