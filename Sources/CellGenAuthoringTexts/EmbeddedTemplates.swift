// Made from Templates by a recording test run. Do not edit.
// swift-format-ignore-file

/// The files of `Templates`, sorted by their paths below it.
package var embeddedTemplates: [(path: String, text: String)] {
[
  (
    path: "agents/AGENTS.md",
    text: #"""
# {{title}}

The cells and sections of list screens are declared in `*.sections` files; cellgen generates their Swift.

- Read `cellgen guide` first: one page that is enough to write a manifest.
- `cellgen keys label font` says what a key takes; `cellgen keys UILabel` finds a word of UIKit's.
- After each change, run `cellgen lint --format json .`; with `--fix`, it applies the fixes that are certain.
- `cellgen explain unknown-key` explains the code of a message.
- Change the manifest, never the generated files.

"""#
  ),
  (
    path: "agents/skills/cellgen/SKILL.md",
    text: #"""
---
name: cellgen
description: Write and change list screens for iOS that are declared in *.sections manifests. Use it for new cells, sections, swipe actions, layouts and states, and for messages of cellgen.
---

# Writing manifests for cellgen

1. Run `cellgen guide` for the shape of a manifest, its rules and its words.
2. Run `cellgen keys <element>` or `cellgen keys <element> <key>` before using a key for the first time.
3. Change the `*.sections` file, and declare each field, action and view before using it.
4. Run `cellgen lint --format json .` until `errors` and `warnings` are 0. Each diagnostic has a `range`, a `help` and
   often a `fix`; `cellgen lint --fix .` applies those that are certain.
5. Run `cellgen generate` as the project does, or build it: its plugin generates the Swift. Never edit generated files.

"""#
  ),
  (
    path: "committed/.github/workflows/generated.yml",
    text: #"""
# Fails if the checked-in code does not match the manifests.
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
      # Package.swift depends on cellgen in {{cellgenPath}}: check that out, too.
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
    // For `swift package generate-cells`; the app does not depend on it.
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
        // Provides the stand-in for UIKit that tests use where there is no UIKit. The generated code
        // does not import this library: the runtime is embedded.
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

A list screen for iOS. `Sources/{{name}}/{{name}}.sections` declares its cells and sections; the generated Swift code
is checked in under `Sources/{{name}}/Generated`, so an app needs neither cellgen nor a build plugin.

| file | contents |
|---|---|
| `{{name}}.sections` | the data, layout and actions of the cells, and the sections that contain them |
| `Generated` | the code that cellgen generates from it; do not edit |
| `{{name}}ViewController.swift` | the screen: loads entries, shows them, handles actions |
| `{{name}}Entry.swift` | the app's model of an entry |
| `{{name}}BannerView.swift` | a handwritten view |

## Generate

After you change the manifest, and before you commit it, run:

```sh
swift package generate-cells --runtime embed --prune
```

SwiftPM asks for permission to write into the package. If you forget this, the workflow in `.github` fails. If you add
a manifest to the target, list it under `exclude` in `Package.swift`, like the first one.

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

"""#
  ),
  (
    path: "manifest/{{name}}.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# The cells and sections of a screen, from which cellgen generates its Swift code:
#
#     cellgen generate {{name}}.sections --output Generated
#
# 'cellgen lint' checks it, and 'cellgen guide' is a page about manifests.

# Where the screen is shown; 'table' adds a data source for table views.
containers: [collection]

# Each one becomes a `…ViewData`, a struct for its cells, and a `…View` that shows it.
views:
  {{name}}Row:
    doc: An entry of the list.  # becomes the doc comment of the Swift declarations
    data:
      id: Int  # identifies a cell; to use another field, name it under 'id'
      title: String
      detail: String?  # nil hides its label
      isFavorite: Bool = false  # a default value
    actions:  # become cases of `{{name}}Action`
      open:
      favorite: { isOn: Bool }
    select: open  # reported when its cell is tapped
    layout:  # by default, a label or a switch for each field; 'view: custom' means your own class
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

# Shown while there is no content.
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

let cells = Target.PluginUsage.plugin(name: "CellGenPlugin", package: "{{cellgenPackage}}")
// All modules import the same runtime; embedded runtimes would each have their own protocols.
let runtime = Target.Dependency.product(name: "CellGenRuntime", package: "{{cellgenPackage}}")

let package = Package(
  name: "{{name}}",
  // The screens are for iOS; cellgen itself runs on the Mac that builds them.
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "{{name}}App", targets: ["{{name}}App"]),
    // For the features of other packages.
    .library(name: "{{name}}Design", targets: ["{{name}}Design"]),
  ],
  dependencies: [
{{#if cellgenPath}}
    .package(path: "{{cellgenPath}}")
{{else}}
    .package(url: "{{cellgenURL}}", .upToNextMinor(from: "{{cellgenVersion}}"))
{{/if}}
  ],
  targets: [
    // Colors, fonts, spacings, styles and views.
    .target(name: "{{name}}Design", dependencies: [runtime], plugins: [cells]),
    // Two features, whose manifests use those of the design system.
    .target(name: "{{name}}Home", dependencies: ["{{name}}Design", runtime], plugins: [cells]),
    .target(name: "{{name}}Profile", dependencies: ["{{name}}Design", runtime], plugins: [cells]),
    // The entry point for apps. It depends on the features, which don't depend on each other.
    .target(name: "{{name}}App", dependencies: ["{{name}}Design", "{{name}}Home", "{{name}}Profile"]),
    .testTarget(
      name: "{{name}}Tests",
      dependencies: ["{{name}}App", "{{name}}Design", "{{name}}Home", "{{name}}Profile"]),
  ]
)

"""#
  ),
  (
    path: "module/README.md",
    text: #"""
# {{title}}

List screens of several modules, which share a design system.

| module | contents |
|---|---|
| `{{name}}Design` | `Brand.sections`: colors, fonts, spacings and styles; `Components.sections`: views |
| `{{name}}Home` | a screen with cards of the design system and a notice of its own |
| `{{name}}Profile` | a screen with rows of its own, in the styles of the design system |
| `{{name}}App` | what an app shows: it opens one feature from the other |

The manifests of the features name those of the design system: `uses: [{{name}}Design/Brand, {{name}}Design/Components]`.
cellgen generates the Swift code of each module whenever the package is built, and again when a manifest of a module
that it depends on has changed.

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

## Check

Commands check one module at a time. Tell them where the manifests of the other modules are:

```sh
cellgen lint Sources/{{name}}Design
cellgen lint Sources/{{name}}Home --module {{name}}Design=Sources/{{name}}Design
```

## Change

- **Another color:** change `ink` in `Brand.sections`. Only the code of `{{name}}Design` changes, and all features follow.
- **Another style:** change `heading` in `Brand.sections`. The views of all modules that take it are generated again.
- **Another feature:** add a target that depends on `{{name}}Design`, with the plugin and a manifest that says
  `uses: {{name}}Design/Brand`.
- **An app:** add this package to an app's target in Xcode, and show `rootViewController()` of `{{name}}App` in its window.

"""#
  ),
  (
    path: "module/Sources/{{name}}App/RootViewController.swift",
    text: #"""
import {{name}}Design
import {{name}}Home
import {{name}}Profile
import UIKit

/// Returns the app's first screen: the home screen, which opens the profile of a card's author.
@MainActor
public func rootViewController() -> UIViewController {
  let home = HomeViewController(
    notice: "Two cards",
    cards: [
      CardViewData(
        id: 1, title: "First", text: "With a text", badge: BadgeViewData(text: "New")),
      CardViewData(id: 2, title: "Second", text: nil, badge: nil),
    ])
  home.onOpen = { [weak home] id in
    let profile = ProfileViewController(
      name: "The author of card \(id)", facts: [FactViewData(id: 1, name: "Town", value: "Lisbon")])
    home?.present(profile, animated: true)
  }
  return home
}

"""#
  ),
  (
    path: "module/Sources/{{name}}Design/BadgeView.swift",
    text: #"""
import CellGenRuntime
import UIKit

/// A word with its own background: a view that is written by hand, in the colors of the design system.
public final class BadgeView: UIView, ConfigurableView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemFill
    setUp(label, font: .caption1, color: BrandColors.ink)
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
    path: "module/Sources/{{name}}Design/Brand.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# Colors, fonts, spacings and styles of all modules, which other manifests take with 'uses: {{name}}Design/Brand'.
access: public

colors:
  ink: { light: "#1B1B1F", dark: "#F4F4F7" }
  paper: { light: "#F2F2F7", dark: "#2C2C2E" }
fonts:
  title: { style: headline, weight: semibold }
spacings:
  gutter: 16
styles:
  heading: { font: title, color: ink, lines: 0 }
  card: { background: paper, cornerRadius: 12 }

"""#
  ),
  (
    path: "module/Sources/{{name}}Design/Components.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# Views of all modules. Without sections there is no screen.
access: public
uses: Brand

views:
  Card:
    doc: A title with a text below it and a badge beside it.
    data:
      id: Int
      title: String
      text: String?
      badge: BadgeViewData?
    actions: [open]
    layout:
      vstack:
        spacing: 8
        insets: gutter
        style: card
        children:
          - hstack:
              spacing: 8
              children:
                - label: { text: title, style: heading }
                - spacer:
                - view: badge
          - label: { text: text, color: ink, lines: 0 }
          - button: { title: Open, action: open }
    samples:
      - { id: 1, title: A card, text: With a few words about it }
      - { id: 2, title: A card without a text }
  Badge:
    doc: A word with its own background.
    data: { text: String }
    view: custom  # `BadgeView`
  Heading:
    doc: The title of a section.
    data: { text: String }
    layout: { label: { text: text, style: heading } }
    samples: [{ text: A heading }]

"""#
  ),
  (
    path: "module/Sources/{{name}}Home/Home.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# A screen with cards of the design system and a notice of its own.
access: public
uses: [{{name}}Design/Brand, {{name}}Design/Components]

views:
  Notice:
    doc: A line above the cards.
    data: { text: String }
    id: only
    layout:
      vstack:
        insets: gutter
        children:
          - label: { text: text, style: heading }
    samples: [{ text: Something new }]

sections:
  notices: { cells: [Notice] }
  cards: { cells: [Card] }

"""#
  ),
  (
    path: "module/Sources/{{name}}Home/HomeViewController.swift",
    text: #"""
import CellGenRuntime
import {{name}}Design
import UIKit

/// Shows cards below a notice.
public final class HomeViewController: UIViewController {
  /// Called with the id of the card that was opened.
  public var onOpen: ((_ id: Int) -> Void)?

  public let dataSource = HomeDataSource()
  private let content: HomeContent

  public init(notice: String?, cards: [CardViewData]) {
    content = HomeContent(notices: notice.map { [NoticeViewData(text: $0)] } ?? [], cards: cards)
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
    dataSource.onAction = { [weak self] action in
      switch action {
      case .card(let id, .open): self?.onOpen?(id)
      }
    }
    dataSource.apply(content, animatingDifferences: false)
  }
}

"""#
  ),
  (
    path: "module/Sources/{{name}}Profile/Profile.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# A screen with rows of its own, in the styles of the design system.
access: public
uses: [{{name}}Design/Brand, {{name}}Design/Components]

views:
  Fact:
    doc: Something to know about a person.
    data: { id: Int, name: String, value: String }
    layout:
      vstack:
        spacing: 4
        insets: gutter
        style: card
        children:
          - label: { text: name, font: caption1, color: ink }
          - label: { text: value, style: heading }
    samples: [{ id: 1, name: Town, value: Lisbon }]

sections:
  facts:
    header: Heading
    cells: [Fact]

"""#
  ),
  (
    path: "module/Sources/{{name}}Profile/ProfileViewController.swift",
    text: #"""
import CellGenRuntime
import {{name}}Design
import UIKit

/// Shows a person's profile.
public final class ProfileViewController: UIViewController {
  public let dataSource = ProfileDataSource()
  private let content: ProfileContent

  public init(name: String, facts: [FactViewData]) {
    content = ProfileContent(factsHeader: HeadingViewData(text: name), facts: facts)
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
    dataSource.apply(content, animatingDifferences: false)
  }
}

"""#
  ),
  (
    path: "module/Tests/{{name}}Tests/{{name}}Tests.swift",
    text: #"""
import {{name}}App
import {{name}}Design
import {{name}}Home
import {{name}}Profile
import Testing
import UIKit

@MainActor
@Suite struct {{name}}Tests {
  @Test func aCardWorksOnItsOwn() {
    let view = CardView()
    let badge = BadgeViewData(text: "New")
    view.configure(with: CardViewData(id: 1, title: "First", text: nil, badge: badge))
    #expect(view.texts.contains("New"))
    view.configure(with: CardViewData(id: 2, title: "Second", text: nil, badge: nil))
    #expect(view.texts.contains("Second"))
    #expect(!view.texts.contains("New"))
  }

  @Test func aFeatureShowsCellsOfTheDesignSystem() throws {
    let home = try #require(shownRoot())
    #expect(home.dataSource.content.notices.map(\.text) == ["Two cards"])
    #expect(home.dataSource.collectionView.visibleCells.count == 3)
    #expect(home.dataSource.collectionView.texts.contains("Second"))
  }

  @Test func oneFeatureOpensTheOther() throws {
    let home = try #require(shownRoot())
    let indexPath = try #require(home.dataSource.indexPath(for: .card(1)))
    let cell = try #require(home.dataSource.collectionView.cellForItem(at: indexPath))
    try #require(cell.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
    let profile = try #require(home.presentedViewController as? ProfileViewController)
    profile.view.frame = home.view.frame
    profile.dataSource.collectionView.layoutIfNeeded()
    #expect(profile.dataSource.collectionView.texts.contains("Lisbon"))
  }

  /// Returns the first screen, with the size of a phone.
  private func shownRoot() -> HomeViewController? {
    let home = rootViewController() as? HomeViewController
    home?.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    home?.dataSource.collectionView.layoutIfNeeded()
    return home
  }
}

extension UIView {
  /// Returns the first view of a type in this view and its subviews.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }

  /// The texts of all visible labels in this view.
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

A list screen for iOS. `Sources/{{name}}/{{name}}.sections` declares its cells and sections; cellgen generates
their Swift code whenever the package is built.

| file | contents |
|---|---|
| `{{name}}.sections` | the data, layout and actions of the cells, and the sections that contain them |
| `{{name}}ViewController.swift` | the screen: loads entries, shows them, handles actions |
| `{{name}}Entry.swift` | the app's model of an entry |
| `{{name}}BannerView.swift` | a handwritten view |

## Test

In Xcode, open `Package.swift`, choose a simulator and press Command-U. On Linux, `swift test` runs the same tests
without a simulator.

## Change

- **Add a field:** add it to the `data` of `{{name}}Row`, and show it in the row's `layout`. Unless the field has a
  default, cellgen reports the samples that lack it, and the compiler reports the code that must supply it.
- **Add a kind of cell:** declare it under `views`, and list it in the `cells` of a section.
- **Add a view of your own:** declare it with `view: custom`, then let cellgen create its class:

  ```sh
  swift run cellgen new view NAME --manifest Sources/{{name}} --output Sources/{{name}} --runtime import
  ```

"""#
  ),
  (
    path: "screen/Sources/{{name}}/{{name}}.sections",
    text: #"""
{{#if schema}}
# yaml-language-server: $schema={{schema}}

{{/if}}
# The cells and sections of the screen.

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
    doc: The title above the entries.
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

/// A notice with its own background, which layouts in manifests do not support yet.
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
/// The app's model of an entry of the list.
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
    #expect(controller.dataSource.content.entries.map(\.title) == ["First", "Second"])
    #expect(controller.dataSource.collectionView.numberOfSections == 1)
    #expect(controller.dataSource.collectionView.visibleCells.count == 2)
  }

  @Test func showsTheNoticeAboveTheEntries() async {
    let controller = await shownController { [entries] in entries }
    controller.notice = "New"
    controller.dataSource.collectionView.layoutIfNeeded()
    #expect(controller.dataSource.section(at: 0) == .banner)
    #expect(controller.dataSource.collectionView.visibleCells.count == 3)
  }

  @Test func reportsTheEntryThatIsOpened() async throws {
    let controller = await shownController { [entries] in entries }
    var opened: [{{name}}Entry] = []
    controller.onOpen = { opened.append($0) }
    let indexPath = try #require(controller.dataSource.indexPath(for: .{{caseName}}Row(2)))
    // UIKit calls this when a cell is tapped.
    controller.dataSource.collectionView(
      controller.dataSource.collectionView, didSelectItemAt: indexPath)
    #expect(opened == [entries[1]])
  }

  @Test func keepsTheStateOfASwitch() async throws {
    let controller = await shownController { [entries] in entries }
    let indexPath = try #require(controller.dataSource.indexPath(for: .{{caseName}}Row(1)))
    let cell = try #require(controller.dataSource.collectionView.cellForItem(at: indexPath))
    let toggle = try #require(cell.first(UISwitch.self))
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(controller.dataSource.content.entries.map(\.isFavorite) == [true, false])
  }

  @Test func showsTheEmptyState() async {
    let controller = await shownController { [] }
    #expect(controller.dataSource.collectionView.numberOfSections == 0)
    #expect(controller.dataSource.collectionView.backgroundView != nil)
  }

  @Test func loadsAgainAfterAFailure() async {
    let server = Server(entries)
    let controller = await shownController { try await server.load() }
    #expect(controller.dataSource.collectionView.backgroundView != nil)
    // The action of the button, which UIKit's view for unavailable content does not expose.
    controller.dataSource.onAction?(.retry)
    await controller.loading?.value
    #expect(controller.dataSource.collectionView.backgroundView == nil)
    #expect(controller.dataSource.content.entries.count == 2)
  }

  /// Returns a controller with the size of a phone, after it has loaded.
  private func shownController(
    load: @escaping {{name}}ViewController.Load
  ) async -> {{name}}ViewController {
    let controller = {{name}}ViewController(load: load)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    await controller.loading?.value
    controller.dataSource.collectionView.layoutIfNeeded()
    return controller
  }
}

extension UIView {
  /// Returns the first view of a type in this view and its subviews.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}

/// Fails once, and returns the entries from then on.
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
{{access}}final class {{view}}: UIView, {{#if hasHandler}}ReportingView{{else}}ConfigurableView{{/if}} {
{{#if hasHandler}}
  {{access}}var onAction: ActionHandler<{{view}}Data.Action>?

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
    // Half the width of the container; return nil to fall back to Auto Layout.
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
	<string>The class of a view that a cellgen manifest declares with 'view: custom'. For the view 'Photo', name it 'PhotoView'.</string>
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

/// Shows `___FILEBASENAMEASIDENTIFIER___Data`, generated for a view with 'view: custom'.
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
	<string>The cells and sections of a list screen.</string>
	<key>Description</key>
	<string>A cellgen manifest. For the screen 'Listing', name it 'Listing.sections'.</string>
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
# The cells and sections of the screen `___FILEBASENAMEASIDENTIFIER___`.

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
