// Made from Templates by a recording test run. Do not edit.
// swift-format-ignore-file

/// The files of `Templates`, sorted by their paths below it.
package var embeddedTemplates: [(path: String, text: String)] {
[
  (
    path: "committed/.github/workflows/generated.yml",
    text: #"""
# Fails when the checked-in code is not what the manifests make.
name: Generated code
on:
  push: { branches: [main] }
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    container: swift:6.3
    steps:
      - uses: actions/checkout@v4
{{#if cellgenPath}}
      # Package.swift takes cellgen from {{cellgenPath}}: check that out, too.
{{/if}}
      - name: Compare
        run: >-
          swift package --allow-writing-to-package-directory
          generate-cells --runtime embed --prune --check
      - name: Test
        run: swift test

"""#
  ),
  (
    path: "committed/Package.swift",
    text: #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The screen is for iOS; cellgen itself runs on the Mac that generates its code.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"])
  ],
  dependencies: [
    // For `swift package generate-cells`; the app needs nothing of it.
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    .target(
      name: "{{name}}",
      dependencies: [
        // Brings the stand-in for UIKit that tests run against where there is none. The code does
        // not import it: it is generated with `--runtime embed`.
        .product(
          name: "CellGenRuntime", package: "{{cellgenPackage}}",
          condition: .when(platforms: [.linux]))
      ],
      exclude: ["{{name}}.sections"]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ]
)

"""#
  ),
  (
    path: "committed/README.md",
    text: #"""
# {{title}}

A list screen for iOS. `Sources/{{name}}/{{name}}.sections` declares its cells and its sections; their Swift is checked
in under `Sources/{{name}}/Generated`, so that an app needs neither cellgen nor a build plugin.

| file | holds |
|---|---|
| `{{name}}.sections` | what the cells show and report, and the sections they stand in |
| `Generated` | what cellgen makes of it; not to be edited |
| `{{name}}ViewController.swift` | the screen: loads entries, shows them, answers actions |
| `{{name}}Entry.swift` | an entry, as the app knows it |
| `{{name}}BannerView.swift` | a view that is written by hand |

## Generate

After a change of the manifest, and before it is committed:

```sh
swift package generate-cells --runtime embed --prune
```

SwiftPM asks whether it may write into the package. The workflow in `.github` fails when this was forgotten. Name
another manifest of the target under `exclude` in `Package.swift`, as the first one is.

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

"""#
  ),
  (
    path: "manifest/{{name}}.sections",
    text: #"""
# The cells and the sections of a screen, from which cellgen makes its Swift:
#
#     cellgen generate {{name}}.sections --output Generated
#
# 'cellgen lint' checks it, and 'cellgen schema' tells editors what may stand here.

# What shows the screen; 'table' makes a data source for table views, too.
containers: [collection]

# Each one makes a `…ViewData`, a `…View` that shows it and a `…CellModel` for its cells.
views:
  {{name}}Row:
    doc: An entry of the list.  # comes before the Swift declarations
    data:
      id: Int  # what tells the cells of a kind apart; another field's name goes under 'id'
      title: String
      detail: String?  # nil hides its label
      isFavorite: Bool = false  # a default value
    actions:  # what it reports, as cases of `{{name}}Action`
      open:
      favorite: { isOn: Bool }
    select: open  # what tapping its cell reports
    layout:  # without it, each field gets a label or a switch; 'view: custom' means a class of yours
      - label: { text: title, font: headline }
      - label: { text: detail, font: subheadline, color: secondaryLabel, lines: 2 }
      - toggle: { isOn: isFavorite, action: favorite, accessibilityLabel: Favorite }
    samples:  # for previews and tests
      - { id: 1, title: A first entry, detail: With a few words about it }
      - { id: 2, title: A second entry, isFavorite: true }
  {{name}}Heading:
    data: { title: String }

# In the order in which the screen shows them.
sections:
  entries:
    layout: list  # or grid, carousel or custom
    header: {{name}}Heading
    cells: [{{name}}Row]

# What stands there while there is nothing to show.
states:
  loading: Loading…
  empty: { title: Nothing here yet, symbol: tray }
  failed:
    title: This could not be loaded
    button: { title: Try again, action: retry }

"""#
  ),
  (
    path: "module/Package.swift",
    text: #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The views are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"]),
    .library(name: "{{name}}Gallery", targets: ["{{name}}Gallery"]),
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    // The views. All modules import one runtime, or each would have protocols of its own.
    .target(
      name: "{{name}}",
      dependencies: [.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    // A screen that shows them, as the screens of other modules do.
    .target(
      name: "{{name}}Gallery",
      dependencies: [
        "{{name}}", .product(name: "CellGenRuntime", package: "{{cellgenPackage}}"),
      ],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}", "{{name}}Gallery"]),
  ]
)

"""#
  ),
  (
    path: "module/README.md",
    text: #"""
# {{title}}

Views for the lists of several modules. `Sources/{{name}}/{{name}}.sections` declares them; cellgen makes their Swift
whenever the package is built.

| module | holds |
|---|---|
| `{{name}}` | the views, each usable on its own: `CardView`, `BadgeView` |
| `{{name}}Gallery` | a screen that shows them, as the screens of other modules do |

All modules import the runtime, `CellGenRuntime`: views and cells of different modules fit together since they
conform to the same protocols.

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

## Use

A screen of another module depends on `{{name}}`, says `imports: [{{name}}]` in its manifest and has a view of its own
around each shared one, as `GalleryCardView` is around `CardView`: it says what tells the cells apart.

"""#
  ),
  (
    path: "module/Sources/{{name}}/BadgeView.swift",
    text: #"""
import CellGenRuntime
import UIKit

/// A word with a background of its own, which layouts in manifests cannot have yet.
public final class BadgeView: UIView, ConfigurableView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    setUp(label, font: .caption1)
    fill(with: label, insets: NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public func configure(with data: BadgeViewData) {
    label.text = data.text
  }
}

"""#
  ),
  (
    path: "module/Sources/{{name}}/{{name}}.sections",
    text: #"""
# Views that the screens of several modules share. Without sections there is no screen.
access: public

views:
  Card:
    doc: A title with a text below it and a badge beside it.
    data:
      title: String
      text: String?
      badge: BadgeViewData?
    actions: [open]
    layout:
      vstack:
        spacing: 8
        insets: 16
        children:
          - hstack:
              spacing: 8
              children:
                - label: { text: title, font: headline, lines: 2 }
                - spacer:
                - view: badge
          - label: { text: text, color: secondaryLabel, lines: 0 }
          - button: { title: Open, action: open }
    samples:
      - { title: A card, text: With a few words about it }
      - { title: A card without a text }
  Badge:
    doc: A word with a background of its own.
    data: { text: String }
    view: custom  # `BadgeView`

"""#
  ),
  (
    path: "module/Sources/{{name}}Gallery/Gallery.sections",
    text: #"""
# A screen that shows the views of {{name}}.
imports: [{{name}}]

views:
  GalleryCard:
    doc: A card of the gallery.
    data: { id: Int, card: CardViewData }
    actions: { card: { action: CardView.Action } }
    view: custom  # `GalleryCardView`

sections:
  cards:
    cells: [GalleryCard]

"""#
  ),
  (
    path: "module/Sources/{{name}}Gallery/GalleryCardView.swift",
    text: #"""
import CellGenRuntime
import {{name}}
import UIKit

/// Shows the data of this screen's cells in a view of another module.
final class GalleryCardView: UIView, ConfigurableView {
  var onAction: ActionHandler<Action>?

  private let card = CardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: card)
    card.onAction = { [weak self] action in self?.onAction?(.card(action: action)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: GalleryCardViewData) {
    card.configure(with: data.card)
  }

  func prepareForReuse() {
    card.prepareForReuse()
  }
}

"""#
  ),
  (
    path: "module/Sources/{{name}}Gallery/GalleryViewController.swift",
    text: #"""
import CellGenRuntime
import {{name}}
import UIKit

/// Shows cards, one below the other.
public final class GalleryViewController: UICollectionViewController {
  /// Called with the position of the card that was opened.
  public var onOpen: ((_ index: Int) -> Void)?

  let creator = GalleryViewCreator()
  private(set) lazy var dataSource = GalleryDataSource(
    collectionView: collectionView, creator: creator)
  private let cards: [CardViewData]

  public init(cards: [CardViewData]) {
    self.cards = cards
    super.init(collectionViewLayout: GalleryLayout.make())
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    creator.onAction = { [weak self] action in
      switch action {
      case .galleryCard(let id, .card(.open)): self?.onOpen?(id)
      }
    }
    let cells = cards.enumerated().map { index, card in
      GalleryCardCellModel(data: GalleryCardViewData(id: index, card: card))
    }
    dataSource.apply(GalleryContent(cards: cells), animatingDifferences: false)
  }
}

"""#
  ),
  (
    path: "module/Tests/{{name}}Tests/{{name}}Tests.swift",
    text: #"""
import {{name}}
import Testing
import UIKit

@testable import {{name}}Gallery

@MainActor
@Suite struct {{name}}Tests {
  private let cards = [
    CardViewData(title: "First", text: "With a text", badge: BadgeViewData(text: "New")),
    CardViewData(title: "Second", text: nil, badge: nil),
  ]

  @Test func aCardStandsAlone() {
    let view = CardView()
    view.configure(with: cards[0])
    #expect(view.texts.contains("First"))
    #expect(view.texts.contains("New"))
    view.configure(with: cards[1])
    #expect(view.texts.contains("Second"))
    #expect(!view.texts.contains("New"))
  }

  @Test func aScreenOfAnotherModuleShowsCards() {
    let controller = shownController()
    #expect(controller.collectionView.visibleCells.count == 2)
    #expect(controller.collectionView.texts.contains("Second"))
  }

  @Test func aScreenOfAnotherModuleIsToldWhatACardReports() throws {
    let controller = shownController()
    var opened: [Int] = []
    controller.onOpen = { opened.append($0) }
    let indexPath = try #require(controller.dataSource.indexPath(for: .galleryCard(1)))
    let cell = try #require(controller.collectionView.cellForItem(at: indexPath))
    try #require(cell.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    #expect(opened == [1])
  }

  /// A controller of the size of a phone.
  private func shownController() -> GalleryViewController {
    let controller = GalleryViewController(cards: cards)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.collectionView.layoutIfNeeded()
    return controller
  }
}

extension UIView {
  /// The first view of a type in it.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }

  /// The texts of the labels in it that are not hidden.
  fileprivate var texts: [String] {
    guard !isHidden else { return [] }
    return ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}

"""#
  ),
  (
    path: "package/.gitignore",
    text: #"""
.DS_Store
.build/
.swiftpm/
DerivedData/
xcuserdata/

"""#
  ),
  (
    path: "screen/Package.swift",
    text: #"""
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "{{name}}",
  // The screen is for iOS; cellgen itself runs on the Mac that builds it.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}", targets: ["{{name}}"])
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    .target(
      name: "{{name}}",
      dependencies: [.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")],
      plugins: [.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")]),
    .testTarget(name: "{{name}}Tests", dependencies: ["{{name}}"]),
  ]
)

"""#
  ),
  (
    path: "screen/README.md",
    text: #"""
# {{title}}

A list screen for iOS. `Sources/{{name}}/{{name}}.sections` declares its cells and its sections; cellgen makes their
Swift from it whenever the package is built.

| file | holds |
|---|---|
| `{{name}}.sections` | what the cells show and report, and the sections they stand in |
| `{{name}}ViewController.swift` | the screen: loads entries, shows them, answers actions |
| `{{name}}Entry.swift` | an entry, as the app knows it |
| `{{name}}BannerView.swift` | a view that is written by hand |

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

## Change

- **Another field:** add it to the `data` of `{{name}}Row`, and show it in the row's `layout`. cellgen names
  the samples and the compiler names the place that must supply it, unless the field has a default.
- **Another kind of cell:** declare it under `views`, and name it in the `cells` of a section.
- **A view of your own:** declare it with `view: custom`, then let cellgen begin its class:

  ```sh
  swift run cellgen new view NAME --manifest Sources/{{name}} --output Sources/{{name}} --runtime import
  ```

"""#
  ),
  (
    path: "screen/Sources/{{name}}/{{name}}.sections",
    text: #"""
# The cells and the sections of the screen. 'cellgen schema' tells editors what may stand here.

views:
  {{name}}Banner:
    doc: A notice above the entries.
    data: { text: String }
    id: only
    view: custom  # `{{name}}BannerView`
  {{name}}Row:
    doc: An entry with its switch.
    data:
      id: Int
      title: String
      detail: String?
      isFavorite: Bool = false
    actions:
      open:
      favorite: { isOn: Bool }
    select: open
    layout:
      hstack:
        spacing: 12
        insets: { horizontal: 16, vertical: 12 }
        children:
          - vstack:
              spacing: 4
              children:
                - label: { text: title, font: headline }
                - label: { text: detail, font: subheadline, color: secondaryLabel, lines: 2 }
          - toggle: { isOn: isFavorite, action: favorite, accessibilityLabel: Favorite }
    samples:
      - { id: 1, title: A first entry, detail: With a few words about it, isFavorite: true }
      - { id: 2, title: A second entry }
  {{name}}Heading:
    doc: The words above the entries.
    data: { title: String }
    layout:
      vstack:
        insets: { horizontal: 16, vertical: 8 }
        children:
          - label: { text: title, font: title2 }

sections:
  banner:
    cells: [{{name}}Banner]
  entries:
    header: {{name}}Heading
    cells: [{{name}}Row]

states:
  loading: Loading…
  empty: { title: Nothing here yet, symbol: tray }
  failed:
    title: This could not be loaded
    symbol: wifi.slash
    button: { title: Try again, action: retry }

"""#
  ),
  (
    path: "screen/Sources/{{name}}/{{name}}BannerView.swift",
    text: #"""
{{#if importsRuntime}}
import CellGenRuntime
{{/if}}
import UIKit

/// A notice with a background of its own, which layouts in manifests cannot have yet.
final class {{name}}BannerView: UIView, ConfigurableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    setUp(label, font: .footnote, lines: 0)
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: label, insets: insets)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: {{name}}BannerViewData) {
    label.text = data.text
  }
}

"""#
  ),
  (
    path: "screen/Sources/{{name}}/{{name}}Entry.swift",
    text: #"""
/// An entry of the list, as the app knows it.
{{#if isPackage}}public {{/if}}struct {{name}}Entry: Identifiable, Hashable, Sendable {
  {{#if isPackage}}public {{/if}}var id: Int
  {{#if isPackage}}public {{/if}}var title: String
  {{#if isPackage}}public {{/if}}var detail: String?
  {{#if isPackage}}public {{/if}}var isFavorite: Bool

  {{#if isPackage}}public {{/if}}init(
    id: Int, title: String, detail: String? = nil, isFavorite: Bool = false
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isFavorite = isFavorite
  }
}

"""#
  ),
  (
    path: "screen/Sources/{{name}}/{{name}}ViewController.swift",
    text: #"""
{{#if importsRuntime}}
import CellGenRuntime
{{/if}}
import UIKit

/// Loads entries, shows them and answers what is done with them.
{{#if isPackage}}public {{/if}}final class {{name}}ViewController: UICollectionViewController {
  {{#if isPackage}}public {{/if}}typealias Load = @Sendable () async throws -> [{{name}}Entry]

  /// Called with the entry that was tapped.
  {{#if isPackage}}public {{/if}}var onOpen: ((_ entry: {{name}}Entry) -> Void)?

  /// What stands above the entries; nil for nothing.
  {{#if isPackage}}public {{/if}}var notice: String? {
    didSet { showEntries() }
  }

  let creator = {{name}}ViewCreator()
  private(set) lazy var dataSource = {{name}}DataSource(
    collectionView: collectionView, creator: creator)
  /// The loading that is under way, or the last one.
  private(set) var loading: Task<Void, Never>?

  private let load: Load
  /// Nil until they are loaded.
  private var entries: [{{name}}Entry]?

  {{#if isPackage}}public {{/if}}init(load: @escaping Load) {
    self.load = load
    super.init(collectionViewLayout: {{name}}Layout.make())
  }

  @available(*, unavailable)
  {{#if isPackage}}public {{/if}}required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  {{#if isPackage}}public {{/if}}override func viewDidLoad() {
    super.viewDidLoad()
    creator.onAction = { [weak self] action in self?.perform(action) }
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
      content.banner = [{{name}}BannerCellModel(data: {{name}}BannerViewData(text: notice))]
    }
    content.entriesHeader = {{name}}HeadingViewData(title: "{{title}}")
    content.entries = entries.map { {{name}}RowCellModel(data: {{name}}RowViewData($0)) }
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
  /// What the row of an entry shows.
  fileprivate init(_ entry: {{name}}Entry) {
    self.init(
      id: entry.id, title: entry.title, detail: entry.detail, isFavorite: entry.isFavorite)
  }
}

"""#
  ),
  (
    path: "screen/Tests/{{name}}Tests/{{name}}ViewControllerTests.swift",
    text: #"""
import Testing
import UIKit

@testable import {{name}}

@MainActor
@Suite struct {{name}}ViewControllerTests {
  private let entries = [
    {{name}}Entry(id: 1, title: "First", detail: "With a detail"),
    {{name}}Entry(id: 2, title: "Second"),
  ]

  @Test func showsARowForEachEntry() async {
    let controller = await shownController { [entries] in entries }
    #expect(controller.dataSource.content.entries.map(\.data.title) == ["First", "Second"])
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.visibleCells.count == 2)
  }

  @Test func showsTheNoticeAboveTheEntries() async {
    let controller = await shownController { [entries] in entries }
    controller.notice = "New"
    controller.collectionView.layoutIfNeeded()
    #expect(controller.dataSource.section(at: 0) == .banner)
    #expect(controller.collectionView.visibleCells.count == 3)
  }

  @Test func reportsTheEntryThatIsOpened() async throws {
    let controller = await shownController { [entries] in entries }
    var opened: [{{name}}Entry] = []
    controller.onOpen = { opened.append($0) }
    let indexPath = try #require(controller.dataSource.indexPath(for: .{{caseName}}Row(2)))
    // As UIKit does when a cell is tapped.
    controller.dataSource.collectionView(controller.collectionView, didSelectItemAt: indexPath)
    #expect(opened == [entries[1]])
  }

  @Test func keepsWhatIsSwitched() async throws {
    let controller = await shownController { [entries] in entries }
    let indexPath = try #require(controller.dataSource.indexPath(for: .{{caseName}}Row(1)))
    let cell = try #require(controller.collectionView.cellForItem(at: indexPath))
    let toggle = try #require(cell.first(UISwitch.self))
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(controller.dataSource.content.entries.map(\.data.isFavorite) == [true, false])
  }

  @Test func saysThatThereIsNothing() async {
    let controller = await shownController { [] }
    #expect(controller.collectionView.numberOfSections == 0)
    #expect(controller.collectionView.backgroundView != nil)
  }

  @Test func loadsAgainAfterAFailure() async {
    let server = Server(entries)
    let controller = await shownController { try await server.load() }
    #expect(controller.collectionView.backgroundView != nil)
    // What the button reports, which UIKit's view for missing content keeps to itself.
    controller.creator.onAction?(.retry)
    await controller.loading?.value
    #expect(controller.collectionView.backgroundView == nil)
    #expect(controller.dataSource.content.entries.count == 2)
  }

  /// A controller of the size of a phone when it has loaded.
  private func shownController(
    load: @escaping {{name}}ViewController.Load
  ) async -> {{name}}ViewController {
    let controller = {{name}}ViewController(load: load)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    await controller.loading?.value
    controller.collectionView.layoutIfNeeded()
    return controller
  }
}

extension UIView {
  /// The first view of a type in it.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}

/// Fails once, and has the entries from then on.
private actor Server {
  private struct Unreachable: Error {}

  private let entries: [{{name}}Entry]
  private var isReachable = false

  init(_ entries: [{{name}}Entry]) { self.entries = entries }

  func load() throws -> [{{name}}Entry] {
    defer { isReachable = true }
    guard isReachable else { throw Unreachable() }
    return entries
  }
}

"""#
  ),
  (
    path: "view/{{view}}.swift",
    text: #"""
{{#if importsRuntime}}
{{#if isPublic}}public {{/if}}import CellGenRuntime
{{/if}}
{{#if isPublic}}public {{/if}}import UIKit

{{#each doc}}
///{{line}}
{{/each}}
{{access}}final class {{view}}: UIView, ConfigurableView {
{{#if hasHandler}}
  {{access}}var onAction: ActionHandler<Action>?

{{/if}}
{{#each labels}}
  private let {{label}} = UILabel()
{{/each}}
{{#each buttons}}
  private lazy var {{button}} = UIButton(
    type: .system,
    primaryAction: UIAction(title: "{{title}}") { [weak self] _ in
      self?.onAction?(.{{action}})
    })
{{/each}}
{{#if hasSubviews}}

{{/if}}
  {{access}}override init(frame: CGRect) {
    super.init(frame: frame)
{{#each labels}}
    setUp({{label}}, font: .body, lines: 0)
{{/each}}
{{#if hasManySubviews}}
    let stack = UIStackView(arrangedSubviews: [{{subviewList}}])
    stack.axis = .vertical
    stack.spacing = 4
{{/if}}
{{#if hasSubviews}}
    let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    fill(with: {{#if hasManySubviews}}stack{{else}}{{subviewList}}{{/if}}, insets: insets)
{{else}}
    // TODO: Add the subviews that show the data.
{{/if}}
{{#each unreported}}
    // TODO: Report `{{action}}` through `onAction`.
{{/each}}
  }

  @available(*, unavailable)
  {{access}}required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }
{{#each datas}}

  {{access}}func configure(with data: {{data}}) {
{{#each texts}}
{{#if canBeHidden}}
    show({{value}}, in: {{label}})
{{else}}
    {{label}}.text = {{value}}
{{/if}}
{{/each}}
{{#each unshown}}
    // TODO: Show `{{field}}`, {{type}}.
{{/each}}
  }
{{#if hasSize}}

  {{access}}static func size(for data: {{data}}, boundedBy width: CGFloat) -> CGSize? {
    // Half as tall as the container is wide; nil would leave it to Auto Layout.
    CGSize(width: width, height: width / 2)
  }
{{/if}}
{{/each}}
}

"""#
  ),
  (
    path: "xcode-templates/Configurable View.xctemplate/TemplateInfo.plist",
    text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>Kind</key>
	<string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
	<key>Summary</key>
	<string>A view that shows the data of a cell.</string>
	<key>Description</key>
	<string>The class of a view that a manifest of cellgen declares with 'view: custom': for the view 'Photo' it is named 'PhotoView'.</string>
	<key>SortOrder</key>
	<string>1</string>
	<key>Platforms</key>
	<array>
		<string>com.apple.platform.iphoneos</string>
	</array>
	<key>AllowedTypes</key>
	<array>
		<string>public.swift-source</string>
	</array>
	<key>SupportsSwiftPackage</key>
	<true/>
	<key>DefaultCompletionName</key>
	<string>PhotoView</string>
	<key>MainTemplateFile</key>
	<string>___FILEBASENAME___.swift</string>
</dict>
</plist>

"""#
  ),
  (
    path: "xcode-templates/Configurable View.xctemplate/___FILEBASENAME___.swift",
    text: #"""
//___FILEHEADER___

import UIKit

/// Shows `___FILEBASENAMEASIDENTIFIER___Data`, which cellgen makes from a view with 'view: custom'.
final class ___FILEBASENAMEASIDENTIFIER___: UIView, ConfigurableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: ___FILEBASENAMEASIDENTIFIER___Data) {
  }
}

"""#
  ),
  (
    path: "xcode-templates/Sections Manifest.xctemplate/TemplateInfo.plist",
    text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>Kind</key>
	<string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
	<key>Summary</key>
	<string>The cells and the sections of a list screen.</string>
	<key>Description</key>
	<string>A manifest of cellgen: for the screen 'Listing' it is named 'Listing.sections'.</string>
	<key>SortOrder</key>
	<string>2</string>
	<key>Platforms</key>
	<array>
		<string>com.apple.platform.iphoneos</string>
	</array>
	<key>SupportsSwiftPackage</key>
	<true/>
	<key>DefaultCompletionName</key>
	<string>Listing</string>
	<key>MainTemplateFile</key>
	<string>___FILEBASENAME___.sections</string>
</dict>
</plist>

"""#
  ),
  (
    path: "xcode-templates/Sections Manifest.xctemplate/___FILEBASENAME___.sections",
    text: #"""
# The cells and the sections of the screen `___FILEBASENAMEASIDENTIFIER___`.

views:
  ___FILEBASENAMEASIDENTIFIER___Row:
    data:
      id: Int
      title: String
      detail: String?

sections:
  entries:
    cells: [___FILEBASENAMEASIDENTIFIER___Row]

"""#
  ),
]
}
