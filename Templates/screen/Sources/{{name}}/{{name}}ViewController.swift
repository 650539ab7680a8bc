{{#if importsRuntime}}
import CellGenRuntime
{{/if}}
import UIKit

/// Loads entries, shows them, and handles their actions.
{{#if isPackage}}public {{/if}}final class {{name}}ViewController: UIViewController {
  {{#if isPackage}}public {{/if}}typealias Load = @Sendable () async throws -> [{{name}}Entry]

  /// Called with the entry that was tapped.
  {{#if isPackage}}public {{/if}}var onOpen: ((_ entry: {{name}}Entry) -> Void)?

  /// The text above the entries; nil for none.
  {{#if isPackage}}public {{/if}}var notice: String? {
    didSet { showEntries() }
  }

  let dataSource = {{name}}DataSource()
  /// The current or most recent loading task.
  private(set) var loading: Task<Void, Never>?

  private let load: Load
  /// The entries; nil until they are loaded.
  private var entries: [{{name}}Entry]?

  {{#if isPackage}}public {{/if}}init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  {{#if isPackage}}public {{/if}}required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  {{#if isPackage}}public {{/if}}override func loadView() {
    view = dataSource.collectionView
  }

  {{#if isPackage}}public {{/if}}override func viewDidLoad() {
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
    let content = entries.isEmpty ? {{name}}Content() : content(showing: entries)
    dataSource.apply(content, animatingDifferences: view.window != nil)
  }

  private func content(showing entries: [{{name}}Entry]) -> {{name}}Content {
    var content = {{name}}Content()
    if let notice {
      content.banner = [{{name}}BannerViewData(text: notice)]
    }
    content.entriesHeader = {{name}}HeadingViewData(title: "{{title}}")
    content.entries = entries.map { {{name}}RowViewData($0) }
    return content
  }

  private func perform(_ action: {{name}}Action) {
    switch action {
    case .{{caseName}}Row(let id, .open):
      if let entry = entries?.first(where: { $0.id == id }) { onOpen?(entry) }
    case .{{caseName}}Row(let id, .favorite(let isOn)):
      guard let index = entries?.firstIndex(where: { $0.id == id }) else { return }
      entries?[index].isFavorite = isOn
      showEntries()
    case .retry:
      startLoading()
    }
  }
}

extension {{name}}RowViewData {
  /// Creates the data for the row of an entry.
  fileprivate init(_ entry: {{name}}Entry) {
    self.init(
      id: entry.id, title: entry.title, detail: entry.detail, isFavorite: entry.isFavorite)
  }
}
