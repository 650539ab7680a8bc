#if canImport(UIKit)
import CellGenRuntime
import Observation
import UIKit

/// What has to be done, as an app's model has it.
@Observable @MainActor
final class Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var note = ""

  init(_ id: Int, _ title: String? = nil) {
    self.id = id
    self.title = title ?? "Chore \(id)"
  }
}

/// A model of chores, some of which are shown.
@Observable @MainActor
final class Household {
  var chores: [Chore]
  var pinned: Chore?
  var isLoading = false
  var failure: String?
  var hidesDone = false
  var query: String?
  var visits = 0

  init(_ ids: some Sequence<Int> = []) {
    chores = ids.map { Chore($0) }
  }

  /// What the screen shows, which reads as little as it can.
  var content: AgendaContent {
    let shown = hidesDone ? chores.filter { !$0.isDone } : chores
    return AgendaContent(
      pinned: pinned.map { [AgendaTaskViewData($0)] } ?? [],
      days: [
        .init(
          AgendaDayViewData(id: 1, title: "Today", letter: "T"),
          items: shown.map(AgendaTaskViewData.init))
      ])
  }

  var state: ListState<AgendaContent> {
    if isLoading { return .loading }
    if let failure { return .failed(message: failure) }
    return .content(content)
  }
}

extension AgendaTaskViewData {
  @MainActor init(_ chore: Chore) {
    self.init(id: chore.id, title: chore.title, isDone: chore.isDone)
  }
}

/// The Agenda screen in a window, in one of both containers.
@MainActor
final class ObservedAgenda {
  let view: UIScrollView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
  private let collection: AgendaDataSource?
  private let table: AgendaTableDataSource?
  /// How often the model was read, for whatever reason.
  private(set) var reads = 0
  /// What was read, without what was the same as before.
  private(set) var contents: [AgendaContent] = []

  init(_ container: ListContainer, in view: UIScrollView? = nil) {
    switch container {
    case .collection:
      let source =
        (view as? UICollectionView).map { AgendaDataSource(collectionView: $0) }
        ?? AgendaDataSource()
      (self.view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source =
        (view as? UITableView).map { AgendaTableDataSource(tableView: $0) }
        ?? AgendaTableDataSource()
      (self.view, collection, table) = (source.tableView, nil, source)
    }
    self.view.frame = window.bounds
    window.addSubview(self.view)
  }

  /// The data source, for those who want to know when it is gone.
  var source: AnyObject? { collection ?? table }

  @discardableResult
  func observe(
    isAnimated: Bool = true, _ content: @escaping @MainActor () -> AgendaContent
  ) -> ContentObservation? {
    let counted: @MainActor () -> AgendaContent = { [weak self] in
      let content = content()
      self?.note(content)
      return content
    }
    return collection?.observe(animatingDifferences: isAnimated, counted)
      ?? table?.observe(animatingDifferences: isAnimated, counted)
  }

  private func note(_ content: AgendaContent) {
    reads += 1
    if contents.last != content { contents.append(content) }
  }

  @discardableResult
  func observe(state: @escaping @MainActor () -> ListState<AgendaContent>) -> ContentObservation? {
    collection?.observe(state) ?? table?.observe(state)
  }

  func observe(
    query: @escaping @MainActor () -> String?, _ content: @escaping @MainActor () -> AgendaContent
  ) {
    collection?.observe(query: query, content)
    table?.observe(query: query, content)
  }

  func apply(_ content: AgendaContent) {
    collection?.apply(content)
    table?.apply(content)
  }

  func takeContainer() {
    collection?.takeContainer()
    table?.takeContainer()
  }

  var hooks: ListHooks<AgendaItem.ID> {
    get { collection?.hooks ?? table?.hooks ?? ListHooks() }
    set {
      collection?.hooks = newValue
      table?.hooks = newValue
    }
  }

  func onAction(_ handle: @escaping ActionHandler<AgendaAction>) {
    collection?.onAction = handle
    table?.onAction = handle
  }

  func configureCells(_ configure: @escaping @MainActor () -> Void) {
    collection?.configureCell = { _, _ in configure() }
    table?.configureCell = { _, _ in configure() }
  }

  var state: ListState<AgendaContent> { collection?.state ?? table?.state ?? .loading }

  var isAnimated: Bool {
    if let source = collection?.diffableDataSource {
      return StandIn.isLastUpdateAnimated(of: source)
    }
    return table.map { StandIn.isLastUpdateAnimated(of: $0.diffableDataSource) } ?? false
  }

  /// What VoiceOver reads, from top to bottom.
  var rows: [String] {
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    return StandIn.spoken(in: view).compactMap(\.label)
  }
}
#endif
