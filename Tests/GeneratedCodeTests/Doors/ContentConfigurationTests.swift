#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// One declared cell in lists that an app has written by hand.
@MainActor
@Suite struct ContentConfigurationTests {
  /// The controller of an app that has two kinds of row, of which one is declared.
  private final class OrdersController: UITableViewController {
    var messages = [
      MessageViewData(id: 1, sender: "Ann", subject: "Hello"),
      MessageViewData(id: 2, sender: "Bo", subject: "Lunch"),
    ]
    var actions: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      messages.count + 1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      guard messages.indices.contains(indexPath.row) else {
        var content = cell.defaultContentConfiguration()
        content.text = "By hand"
        cell.contentConfiguration = content
        return cell
      }
      let message = messages[indexPath.row]
      cell.contentConfiguration = message.contentConfiguration { [weak self] action in
        self?.actions.append("\(message.id) \(action)")
      }
      return cell
    }
  }

  @Test func aTableByHandShowsADeclaredCellBesideItsOwn() throws {
    let controller = OrdersController(style: .plain)
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    let rows = try (0..<3).map {
      try #require(controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    #expect(rows[0].shownTexts == ["Ann", "Hello"] && rows[1].shownTexts == ["Bo", "Lunch"])
    #expect((rows[2].contentConfiguration as? UIListContentConfiguration)?.text == "By hand")
    StandIn.tap(try #require(rows[1].button("Reply")))
    #expect(controller.actions == ["2 reply"])
  }

  @Test func aCellThatIsUsedAgainReportsForItsNewData() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var actions: [String] = []
    let show = { (id: Int) in
      cell.contentConfiguration = MessageViewData(id: id, sender: "Ann", subject: "\(id)")
        .contentConfiguration { actions.append("\(id) \($0)") }
    }
    show(1)
    let view = try #require(cell.descendants.lazy.compactMap { $0 as? MessageView }.first)
    show(2)
    #expect(cell.descendants.contains { $0 === view }, "the view is kept")
    #expect(cell.shownTexts == ["Ann", "2"])
    StandIn.tap(try #require(cell.button("Reply")))
    #expect(actions == ["2 reply"])
  }

  @Test func anotherIDPreparesTheViewForReuseAndTheSameIDDoesNot() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    let folder = { FolderViewData(name: $0, count: $1) }
    folder("Work", 1).configure(cell)
    let view = try #require(cell.descendants.lazy.compactMap { $0 as? FolderView }.first)
    folder("Work", 2).configure(cell)
    #expect(view.resets == 0)
    #expect(view.shownTexts == ["Work", "2"])
    folder("Home", 2).configure(cell)
    #expect(view.resets == 1)
    #expect(view.shownTexts == ["Home", "2"])
  }

  @Test func theStateOfTheCellReachesTheViewAndConfiguresNothing() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    cell.contentConfiguration = FolderViewData(name: "Work", count: 1).contentConfiguration()
    let view = try #require(cell.descendants.lazy.compactMap { $0 as? FolderView }.first)
    let label = try #require(view.descendants.lazy.compactMap { $0 as? UILabel }.first)
    label.text = "changed by hand"
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.states.last?.isSelected == true)
    #expect(label.text == "changed by hand")
  }

  /// What a user changed goes when the app says the same again: it has not taken the change over.
  @Test func equalDataAreShownAgain() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
    let data = FolderViewData(name: "Work", count: 1)
    data.configure(cell)
    let label = try #require(cell.descendants.lazy.compactMap { $0 as? UILabel }.first)
    label.text = "changed by hand"
    data.configure(cell)
    #expect(label.text == "Work")
  }

  /// `select` names all actions of `TapViewData`, which nothing reports in a list of one's own.
  @Test func aViewThatCouldReportIsNotLeftWithoutAHandler() throws {
    var actions: [TapViewData.Action] = []
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    TapViewData(id: 1).configure(cell) { actions.append($0) }
    let view = try #require(cell.descendants.lazy.compactMap { $0 as? TapView }.first)
    view.onAction?(.tap)
    #expect(actions == [.tap])
  }

  private struct TapViewData: CellModel {
    enum Action: ScreenValue { case tap }

    var id: Int

    @MainActor static var host: CellHost<Self> { .view(TapView.self) }
  }

  private final class TapView: DeclaredView, ReportingView {
    var onAction: ActionHandler<TapViewData.Action>?

    func configure(with data: TapViewData) {}
  }

  @Test func aMappedViewIsConfiguredWithItsTargetsData() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var actions: [MessageViewData.Action] = []
    DraftViewData(id: 1, recipient: "Cy", subject: "Re: Lunch").configure(cell) {
      actions.append($0)
    }
    #expect(cell.shownTexts == ["Cy", "Re: Lunch"])
    StandIn.tap(try #require(cell.button("Reply")))
    #expect(actions == [.reply])
  }

  /// A list asks for configurations again and again; only the first one makes a view in a cell.
  @Test func aConfigurationMakesNoViewUntilItIsShown() {
    let data = CountedViewData(id: 1)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for _ in 0..<3 { cell.contentConfiguration = data.contentConfiguration() }
    #expect(CountedView.count == 1)
  }

  private struct CountedViewData: CellModel {
    var id: Int

    @MainActor static var host: CellHost<Self> { .view(CountedView.self) }
  }

  private final class CountedView: DeclaredView, ConfigurableView {
    static var count = 0

    override func makeElements() { Self.count += 1 }

    func configure(with data: CountedViewData) {}
  }

  @Test func dataThatAreMappedToAConfigurationAreShownByIt() throws {
    let configuration = ProductViewData(id: 1, name: "Mug").contentConfiguration()
    #expect((configuration as? UIListContentConfiguration)?.text == "Mug")
    let preview = SettingViewData.preview(of: [SettingViewData(id: "a", title: "Sound")])
    #expect(preview.subviews.first is any UIContentView)
  }

  private struct SettingViewData: CellModel {
    var id: String
    var title: String

    @MainActor static var host: CellHost<Self> {
      .configuration { data, _ in
        var content = UIListContentConfiguration.cell()
        content.text = data.title
        return content
      }
    }
  }

  private struct ProductViewData: CellModel {
    var id: Int
    var name: String

    @MainActor static var host: CellHost<Self> {
      .mapped { SettingViewData(id: "\($0.id)", title: $0.name) }
    }
  }

  @Test func aHeaderOfATableShowsThemToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = HeadingViewData(title: "Inbox").contentConfiguration()
    #expect(header.shownTexts == ["Inbox"])
  }
}
#endif
