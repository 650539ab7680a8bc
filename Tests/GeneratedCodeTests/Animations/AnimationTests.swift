#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// How updates are animated: as the screen says, or as a call does.
@MainActor
@Suite struct AnimationTests {
  private typealias Fading = EditedList<FadingViewCreator>
  private typealias Still = EditedList<StillViewCreator>
  private typealias Folders = EditedList<FoldersViewCreator>

  // MARK: Screens

  private func fading(_ container: ListContainer) -> Fading {
    switch container {
    case .collection: Fading(.collection(FadingDataSource()))
    case .table: Fading(.table(FadingTableDataSource()))
    }
  }

  private func still(_ container: ListContainer) -> Still {
    switch container {
    case .collection: Still(.collection(StillDataSource()))
    case .table: Still(.table(StillTableDataSource()))
    }
  }

  private func content(_ name: String = "Work", notes: ClosedRange<Int> = 1...3) -> FadingContent {
    FadingContent(groups: [
      .init(
        FadingGroupViewData(id: 1, name: name),
        items: notes.map { FadingNoteViewData(id: $0, text: "Note \($0)") })
    ])
  }

  private func stillContent(
    _ name: String = "Work", notes: ClosedRange<Int> = 1...3
  ) -> StillContent {
    StillContent(groups: [
      .init(
        StillGroupViewData(id: 1, name: name),
        items: notes.map { StillNoteViewData(id: $0, text: "Note \($0)") })
    ])
  }

  private func folder(of memos: ClosedRange<Int>) -> FoldersContent {
    FoldersContent(folders: [
      .init(
        NoteFolderViewData(id: 1, name: "Work"),
        items: memos.map { JottingViewData(id: $0, title: "Memo \($0)") })
    ])
  }

  /// How the updates of a list were animated that a closure makes.
  private func animations<Creator: ViewCreator>(
    of list: EditedList<Creator>, _ act: () -> Void
  ) -> [StandIn.UpdateAnimation] {
    let all = {
      switch list.source {
      case .collection(let source): StandIn.updateAnimations(of: source.collectionView)
      case .table(let source): StandIn.updateAnimations(of: source.tableView)
      }
    }
    let count = all().count
    act()
    list.settle()
    return Array(all()[count...])
  }

  private func notes(in list: Fading) -> [String] { list.rows.filter { $0.hasPrefix("Note") } }

  /// What a fade is in a container.
  private func fade(_ container: ListContainer) -> StandIn.UpdateAnimation {
    container == .table ? .rows(.fade) : .dissolve
  }

  /// What UIKit does without being told.
  private func standard(_ container: ListContainer) -> StandIn.UpdateAnimation {
    container == .table ? .rows(.automatic) : .automatic
  }

  // MARK: A screen's animation

  @Test(arguments: ListContainer.allCases)
  func aScreenThatSaysNothingIsAnimatedAsUIKitHasIt(in container: ListContainer) {
    let list =
      switch container {
      case .collection: Folders(.collection(FoldersDataSource()))
      case .table: Folders(.table(FoldersTableDataSource()))
      }
    let shown = animations(of: list) { list.show(folder(of: 1...3)) }
    #expect(shown == [standard(container)])
    let collapsed = animations(of: list) { list.collapsedSections = [.folders(1)] }
    #expect(collapsed.first == standard(container))
  }

  @Test(arguments: ListContainer.allCases)
  func aScreenFades(in container: ListContainer) {
    let list = fading(container)
    #expect(animations(of: list) { list.show(content()) } == [fade(container)])
    let changed = animations(of: list) { list.show(content(notes: 2...4)) }
    #expect(changed == [fade(container)])
    #expect(notes(in: list) == ["Note 2", "Note 3", "Note 4"])
    let updated = animations(of: list) { list.update { $0.groups[0].items.removeLast() } }
    #expect(updated == [fade(container)])
  }

  @Test(arguments: ListContainer.allCases)
  func aScreenFadesWhatCollapses(in container: ListContainer) {
    let list = fading(container)
    list.show(content())
    let collapsed = animations(of: list) { list.tapHeader(0) }
    #expect(collapsed.first == fade(container))
    #expect(notes(in: list) == [])
    let expanded = animations(of: list) { list.collapsedSections = [] }
    #expect(expanded.first == fade(container))
    #expect(notes(in: list).count == 3)
  }

  @Test(arguments: ListContainer.allCases)
  func aScreenIsNotAnimated(in container: ListContainer) {
    let list = still(container)
    let updates: [() -> Void] = [
      { list.show(stillContent()) }, { list.show(stillContent(notes: 2...4)) },
      { list.update { $0.groups[0].items.removeLast() } },
      { list.show(stillContent("A longer name of the same group")) },
      { list.tapHeader(0) }, { list.tapHeader(0) },
      { list.collapsedSections = [.groups(1)] }, { list.collapsedSections = [] },
      { list.apply(.loading) }, { list.fail() },
    ]
    for (number, update) in updates.enumerated() {
      let shown = animations(of: list, update)
      #expect(shown.allSatisfy { $0 == .none }, "update \(number): \(shown)")
    }
    #expect(StandIn.transitions.allSatisfy { $0.view !== list.view })
  }

  @Test(arguments: ListContainer.allCases)
  func headersThatChangeFollowTheScreen(in container: ListContainer) {
    let list = fading(container)
    list.show(content())
    let shown = animations(of: list) { list.show(content("A longer name")) }
    // A table measures its headers again in an update of its own.
    #expect(shown.first == fade(container))
    #expect(shown.dropFirst() == (container == .table ? [.automatic] : []))
    #expect(list.rows.first == "A longer name")
  }

  /// The placeholder of a state fades with the sections.
  @Test func aStateIsPartOfTheFadeOfACollection() {
    let list = fading(.collection)
    list.show(content())
    var isEmptyInFade = false
    list.hooks.didEndDisplaying = { _ in isEmptyInFade = true }
    let shown = animations(of: list) { list.show(FadingContent()) }
    #expect(shown == [.dissolve] && list.background != nil && isEmptyInFade)
  }

  @Test func rowsSlide() {
    let source = SlidingTableDataSource()
    let table = source.tableView
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    let notes = (1...3).map { SlidingNoteViewData(id: $0, text: "Note \($0)") }
    source.apply(SlidingContent(notes: notes))
    source.apply(SlidingContent(notes: Array(notes.dropLast())))
    StandIn.finishAnimations()
    #expect(StandIn.updateAnimations(of: table) == [.rows(.left), .rows(.left)])
    #expect(source.diffableDataSource.defaultRowAnimation == .automatic)
  }

  // MARK: A call's animation

  @Test func aCallInATableHasItsOwnAnimation() {
    let source = FadingTableDataSource()
    let table = source.tableView
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    let all: [(ListAnimation, StandIn.UpdateAnimation)] = [
      (.automatic, .rows(.automatic)), (.fade, .rows(.fade)), (.none, .none),
      (.left, .rows(.left)), (.right, .rows(.right)), (.top, .rows(.top)),
      (.bottom, .rows(.bottom)), (.middle, .rows(.middle)),
    ]
    for (number, (animation, _)) in all.enumerated() {
      source.apply(content(notes: 1...(number + 1)), animation: animation)
    }
    source.apply(.content(content(notes: 3...4)), animation: .top)
    source.update(animation: .none) { $0.groups[0].items.removeLast() }
    source.update { $0.groups = [] }
    StandIn.finishAnimations()
    let shown = StandIn.updateAnimations(of: table)
    #expect(shown == all.map(\.1) + [.rows(.top), .none, .rows(.fade)])
  }

  @Test func aCallInACollectionHasItsOwnAnimation() {
    let source = FadingDataSource()
    let view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    source.apply(content(notes: 1...1), animation: .automatic)
    source.apply(content(notes: 1...2), animation: .fade)
    source.apply(content(notes: 1...3), animation: .none)
    source.apply(.content(content(notes: 1...4)), animation: .automatic)
    source.update(animation: .none) { $0.groups[0].items.removeLast() }
    source.update { $0.groups = [] }
    StandIn.finishAnimations()
    let shown = StandIn.updateAnimations(of: view)
    #expect(shown == [.automatic, .dissolve, .none, .automatic, .none, .dissolve])
  }

  @Test(arguments: ListContainer.allCases)
  func withoutAnimatingDifferencesNothingIsAnimated(in container: ListContainer) {
    let list = fading(container)
    let shown = animations(of: list) {
      switch list.source {
      case .collection(let source): source.apply(content(), animatingDifferences: false)
      case .table(let source): source.apply(content(), animatingDifferences: false)
      }
    }
    #expect(shown == [.none])
  }

  /// An app may have chosen one on the data source underneath.
  @Test func theTableKeepsAnAnimationOfTheApp() {
    let source = FoldersTableDataSource()
    source.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    source.diffableDataSource.defaultRowAnimation = .bottom
    source.apply(folder(of: 1...3))
    source.apply(folder(of: 1...2), animation: .fade)
    source.apply(folder(of: 1...3))
    StandIn.finishAnimations()
    let shown = StandIn.updateAnimations(of: source.tableView)
    #expect(shown == [.rows(.bottom), .rows(.fade), .rows(.bottom)])
  }

  // MARK: What goes with it

  @Test(arguments: ListContainer.allCases)
  func theCompletionIsCalledOnceWhenTheAnimationHasEnded(in container: ListContainer) {
    let list = fading(container)
    list.show(content())
    var calls = 0
    list.apply(.content(content(notes: 2...3))) { calls += 1 }
    #expect(calls == 0)
    StandIn.finishAnimations()
    #expect(calls == 1)
    // Nothing changes, and nothing is animated.
    let shown = animations(of: list) { list.apply(.content(content(notes: 2...3))) { calls += 1 } }
    #expect(calls == 2 && shown == [])
  }

  @Test(arguments: ListContainer.allCases)
  func outsideOfAWindowNothingIsAnimated(in container: ListContainer) {
    let list = fading(container)
    let record = StandIn.recording {
      StandIn.beforeAppearing {
        list.applyWithoutWaiting(content())
        list.applyWithoutWaiting(content(notes: 1...2))
      }
    }
    #expect(record.failures == [] && record.warnings == [])
    #expect(StandIn.transitions.allSatisfy { $0.view !== list.view })
  }

  /// A list of UIKit's animates what comes and goes for everybody.
  @Test(arguments: ListContainer.allCases)
  func reducedMotionIsUpToUIKit(in container: ListContainer) {
    let list = fading(container)
    StandIn.reduceMotion(true)
    defer { StandIn.reduceMotion(false) }
    #expect(animations(of: list) { list.show(content()) } == [fade(container)])
  }

  @Test(arguments: ListContainer.allCases)
  func followedModelsHaveAnAnimation(in container: ListContainer) {
    guard #available(iOS 17, *) else { return }
    let list = fading(container)
    let shown = animations(of: list) {
      switch list.source {
      case .collection(let source): source.observe(animation: .none) { content() }
      case .table(let source): source.observe(animation: .none) { content() }
      }
    }
    #expect(shown == [.none])
    let other = animations(of: list) {
      switch list.source {
      case .collection(let source): source.observe { content(notes: 2...3) }
      case .table(let source): source.observe { content(notes: 2...3) }
      }
    }
    #expect(other == [fade(container)])
  }
}
#endif
