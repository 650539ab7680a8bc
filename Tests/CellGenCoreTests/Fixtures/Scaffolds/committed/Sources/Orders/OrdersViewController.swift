import UIKit

/// Loads entries, shows them, and handles their actions.
public final class OrdersViewController: UIViewController {
  public typealias Load = @Sendable () async throws -> [OrdersEntry]

  /// Called with the entry that was tapped.
  public var onOpen: ((_ entry: OrdersEntry) -> Void)?

  /// The text above the entries; nil for none.
  public var notice: String? {
    didSet { showEntries() }
  }

  let dataSource = OrdersDataSource()
  /// The current or most recent loading task.
  private(set) var loading: Task<Void, Never>?

  private let load: Load
  /// The entries; nil until they are loaded.
  private var entries: [OrdersEntry]?

  public init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func loadView() {
    view = dataSource.collectionView
  }

  public override func viewDidLoad() {
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
    let content = entries.isEmpty ? OrdersContent() : content(showing: entries)
    dataSource.apply(content, animatingDifferences: view.window != nil)
  }

  private func content(showing entries: [OrdersEntry]) -> OrdersContent {
    var content = OrdersContent()
    if let notice {
      content.banner = [OrdersBannerViewData(text: notice)]
    }
    content.entriesHeader = OrdersHeadingViewData(title: "Orders")
    content.entries = entries.map { OrdersRowViewData($0) }
    return content
  }

  private func perform(_ action: OrdersAction) {
    switch action {
    case .ordersRow(let id, .open):
      if let entry = entries?.first(where: { $0.id == id }) { onOpen?(entry) }
    case .ordersRow(let id, .favorite(let isOn)):
      guard let index = entries?.firstIndex(where: { $0.id == id }) else { return }
      entries?[index].isFavorite = isOn
      showEntries()
    case .retry:
      startLoading()
    }
  }
}

extension OrdersRowViewData {
  /// Creates the data for the row of an entry.
  fileprivate init(_ entry: OrdersEntry) {
    self.init(
      id: entry.id, title: entry.title, detail: entry.detail, isFavorite: entry.isFavorite)
  }
}
