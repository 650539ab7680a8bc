import UIKit

/// Loads entries, shows them, and handles their actions.
final class OrderHistoryViewController: UIViewController {
  typealias Load = @Sendable () async throws -> [OrderHistoryEntry]

  /// Called with the entry that was tapped.
  var onOpen: ((_ entry: OrderHistoryEntry) -> Void)?

  /// The text above the entries; nil for none.
  var notice: String? {
    didSet { showEntries() }
  }

  let dataSource = OrderHistoryDataSource()
  /// The current or most recent loading task.
  private(set) var loading: Task<Void, Never>?

  private let load: Load
  /// The entries; nil until they are loaded.
  private var entries: [OrderHistoryEntry]?

  init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func loadView() {
    view = dataSource.collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.onAction = { [weak self] action in self?.perform(action) }
    startLoading()
  }

  private func startLoading() {
    dataSource.apply(.loading)
    loading = Task { [weak self, load] in
      do {
        let entries = try await load()
        self?.entries = entries
        self?.showEntries()
      } catch {
        self?.dataSource.apply(.failed(message: error.localizedDescription))
      }
    }
  }

  private func showEntries() {
    guard isViewLoaded, let entries else { return }
    let content = entries.isEmpty ? OrderHistoryContent() : content(showing: entries)
    dataSource.apply(content, animatingDifferences: view.window != nil)
  }

  private func content(showing entries: [OrderHistoryEntry]) -> OrderHistoryContent {
    var content = OrderHistoryContent()
    if let notice {
      content.banner = [OrderHistoryBannerViewData(text: notice)]
    }
    content.entriesHeader = OrderHistoryHeadingViewData(title: "Order History")
    content.entries = entries.map { OrderHistoryRowViewData($0) }
    return content
  }

  private func perform(_ action: OrderHistoryAction) {
    switch action {
    case .orderHistoryRow(let id, .open):
      if let entry = entries?.first(where: { $0.id == id }) { onOpen?(entry) }
    case .orderHistoryRow(let id, .favorite(let isOn)):
      guard let index = entries?.firstIndex(where: { $0.id == id }) else { return }
      entries?[index].isFavorite = isOn
      showEntries()
    case .retry:
      startLoading()
    }
  }
}

extension OrderHistoryRowViewData {
  /// Creates the data for the row of an entry.
  fileprivate init(_ entry: OrderHistoryEntry) {
    self.init(
      id: entry.id, title: entry.title, detail: entry.detail, isFavorite: entry.isFavorite)
  }
}
