import Stage
import Testing
import UIKit

/// The states of cells, and their content and background configurations.
extension Claims {
  @MainActor
  @Suite struct States {
    final class StateCell: TextCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
      }
    }

    /// A content with one text, and how many views and updates there were for it.
    final class Record {
      var views = 0
      var updates = 0
    }

    struct TextContent: UIContentConfiguration {
      var text: String
      let record: Record
      @MainActor func makeContentView() -> any UIView & UIContentView {
        record.views += 1
        return TextContentView(self)
      }
      func updated(for state: any UIConfigurationState) -> Self { self }
    }

    final class TextContentView: UIView, UIContentView {
      let label = UILabel()
      var configuration: any UIContentConfiguration {
        didSet { show() }
      }
      init(_ configuration: TextContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.numberOfLines = 0
        fill(self, with: label)
        show()
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError() }
      private func show() {
        guard let content = configuration as? TextContent else { return }
        content.record.updates += 1
        label.text = content.text
      }
    }

    private func items() -> Items {
      let items = Items()
      items.view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
      items.apply(["a": ["x", "y"]])
      return items
    }

    private func cell(_ items: Items) throws -> StateCell {
      try #require(items.cell(0) as? StateCell)
    }

    @Test(
      "A cell updates its configuration before it is shown",
      .source("Apple, `UICollectionViewCell.updateConfiguration(using:)`", usedIn: "Hosted.swift"))
    func beforeShowing() throws { #expect(try !cell(items()).states.isEmpty) }

    @Test(
      "A cell updates its configuration when it is selected",
      .source(
        "Apple, `UICollectionViewCell.updateConfiguration(using:)`",
        usedIn: "Hosted.swift", "ShownLook.swift"))
    func selecting() throws {
      let items = items()
      let cell = try cell(items)
      items.view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      items.stage.layOut()
      #expect(cell.states.last?.isSelected == true)
      items.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
      items.stage.layOut()
      #expect(cell.states.last?.isSelected == false)
    }

    @Test(
      "A cell that is told to updates its configuration with the next layout, once",
      .source(
        "Apple, `UICollectionViewCell.setNeedsUpdateConfiguration()`: coalesces",
        usedIn: "Hosted.swift", "ConfigurableTableViewCell.swift"))
    func askingForAnUpdate() throws {
      let items = items()
      let cell = try cell(items)
      cell.states = []
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsUpdateConfiguration()
      #expect(cell.states.isEmpty)
      items.stage.layOut()
      #expect(cell.states.count == 1)
    }

    @Test(
      "A highlighted cell says so in its state",
      .source("Apple, `UICellConfigurationState.isHighlighted`", usedIn: "Hosted.swift"))
    func highlighting() throws {
      let items = items()
      let cell = try cell(items)
      cell.isHighlighted = true
      items.stage.layOut()
      #expect(cell.states.last?.isHighlighted == true)
    }

    @Test(
      "A content view is kept for another configuration of its type",
      .source("Apple, `UIContentView.supports(_:)`", usedIn: "ContentConfiguration.swift"))
    func keepingTheView() throws {
      let items = items()
      let (cell, record) = (try cell(items), Record())
      cell.contentConfiguration = TextContent(text: "one", record: record)
      cell.contentConfiguration = TextContent(text: "two", record: record)
      items.stage.layOut()
      #expect(record.views == 1)
      #expect(cell.firstView(TextContentView.self)?.label.text == "two")
    }

    @available(iOS 16, *)
    @Test(
      "From iOS 16 on, a cell with another configuration is measured again",
      .source(
        "WWDC 2022, session 10068, \"What's new in UIKit\"",
        usedIn: "ContentConfiguration.swift"))
    func measuringAgain() throws {
      let items = items()
      let (cell, record) = (try cell(items), Record())
      cell.contentConfiguration = TextContent(text: "one", record: record)
      items.stage.layOut()
      let height = cell.frame.height
      cell.contentConfiguration = TextContent(text: longText, record: record)
      items.stage.layOut()
      #expect(cell.frame.height > height)
    }

    @Test(
      "A background configuration takes the place of a background view",
      .source(
        "Apple, `UICollectionViewCell.backgroundConfiguration`: mutually exclusive",
        usedIn: "ShownLook.swift"))
    func backgrounds() throws {
      let items = items()
      let cell = try cell(items)
      cell.backgroundView = UIView()
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .red
      cell.backgroundConfiguration = background
      #expect(cell.backgroundView == nil)
      #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    @available(iOS 16, *)
    @Test(
      "The background of a cell in a plain list is opaque",
      .source(
        "Apple, `UIBackgroundConfiguration.listPlainCell()`",
        usedIn: "ConfigurableListCell.swift"),
      .needsUIKit("the stand-in knows no colors of styles"))
    func opaqueBackgrounds() throws {
      let items = items()
      let cell = try cell(items)
      let background = cell.defaultBackgroundConfiguration().updated(for: cell.configurationState)
      #expect(background.backgroundColor != nil)
    }

    @Test(
      "A row of UIKit's own shows its text in a label",
      .source("Apple, `UIListContentConfiguration.cell()`", usedIn: "CellRowContent.swift"),
      .needsUIKit("the stand-in has no labels in rows of UIKit's own"))
    func ownRows() throws {
      let items = items()
      let cell = try cell(items)
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("text", "detail")
      cell.contentConfiguration = content
      items.stage.layOut()
      let texts = cell.views(UILabel.self).compactMap(\.text)
      #expect(texts.contains("text") && texts.contains("detail"))
    }

    @Test(
      "A row of UIKit's own whose texts do not fit beside each other stacks them at large text sizes",
      .source(
        "Apple, `UIListContentConfiguration.prefersSideBySideTextAndSecondaryText`",
        usedIn: "CellTurningRow.swift"),
      .needsUIKit("the stand-in does not turn rows of UIKit's own"))
    func turningRows() throws {
      guard #available(iOS 17, *) else { return }
      let items = items()
      let cell = try cell(items)
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("a text", "a value")
      cell.contentConfiguration = content
      items.stage.layOut()
      func isStacked() -> Bool {
        let labels = cell.views(UILabel.self)
        guard let first = labels.first, let last = labels.last else { return false }
        return last.convert(last.bounds, to: cell).minY
          >= first.convert(first.bounds, to: cell).maxY
      }
      #expect(!isStacked())
      items.stage.withTextSize(.accessibilityExtraExtraExtraLarge) { #expect(isStacked()) }
    }

    @Test(
      "A cell can show accessories, which leave less room for its content",
      .source("Apple, `UICollectionViewListCell.accessories`", usedIn: "RowEdges.swift"))
    func accessories() throws {
      let items = items()
      let cell = try cell(items)
      let width = cell.label.frame.width
      cell.accessories = [.disclosureIndicator()]
      items.stage.layOut()
      cell.layoutIfNeeded()
      #expect(cell.label.frame.width < width)
    }

    @Test(
      "An accessory that is shown while editing is not shown before",
      .source("Apple, `UICellAccessory.DisplayedState.whenEditing`", usedIn: "RowEdges.swift"))
    func accessoriesOfEditing() throws {
      let items = items()
      let cell = try cell(items)
      let width = cell.label.frame.width
      cell.accessories = [.reorder()]
      items.stage.layOut()
      cell.layoutIfNeeded()
      #expect(cell.label.frame.width == width)
    }

    @available(iOS 17, *)
    @Test(
      "From iOS 17 on, a view for unavailable content shows its texts",
      .source("Apple, `UIContentUnavailableView`", usedIn: "ScreenPlaceholder.swift"))
    func unavailableContent() {
      let stage = Stage()
      var configuration = UIContentUnavailableConfiguration.empty()
      (configuration.text, configuration.secondaryText) = ("No mail", "Pull to refresh")
      let view = UIContentUnavailableView(configuration: configuration)
      stage.show(view)
      let texts = view.views(UILabel.self).compactMap(\.text)
      #expect(texts.contains("No mail") && texts.contains("Pull to refresh"))
      configuration.text = "No results"
      view.configuration = configuration
      stage.layOut()
      #expect(view.views(UILabel.self).contains { $0.text == "No results" })
    }
  }
}

extension UIView {
  /// The views of a class in it, parents first.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.views(type) }
  }

  /// The first view of a class in it.
  func firstView<View: UIView>(_ type: View.Type) -> View? { views(type).first }
}
