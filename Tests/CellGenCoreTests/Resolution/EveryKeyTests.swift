import CellGenCore
import Testing

@Suite("Every key")
struct EveryKeyTests {
  @Test("Comes out in the model")
  func keys() throws {
    let analysis = resolved(everyKey)
    let module = try #require(analysis.module, "\(rendered(analysis))")
    #expect(rendered(analysis) == "")
    let manifest = module.manifests[0]
    #expect(manifest.access == .package)
    #expect(manifest.imports == ["Kingfisher"])
    #expect(manifest.containers == [.collection, .table])
    #expect(manifest.screen?.name.text == "Shop")
    #expect(manifest.screen?.cells.map { module[$0].name.text } == ["Card", "Offer", "Banner"])
    #expect(manifest.screen?.headersAndFooters.map { module[$0].name.text } == ["Heading"])
  }

  @Test("Elements have their settings and names of their own")
  func elements() throws {
    let module = try #require(resolved(everyKey).module)
    guard case .layout(let root) = module.views[1].presentation else {
      Issue.record("no layout")
      return
    }
    #expect(root.axis == .horizontal)
    #expect(root.insets == Insets(top: 4, leading: 8, bottom: 2, trailing: 8))
    #expect(root.alignment == "firstBaseline")
    #expect(root.distribution == "equalSpacing")
    #expect(
      properties(of: root) == [
        "stack", "accessibilityTextLabel", "label", "imageView", "iconImageView", "column",
        "buyButton",
        "buyButton2", "isOnSwitch", "spacer", "spacer2", "spacer3", "badgeView", "inputSubview",
      ])
  }

  @Test("Sections have their layouts")
  func sections() throws {
    let sections = try #require(resolved(everyKey).module?.manifests[0].screen?.sections)
    #expect(sections.map(\.name.text) == ["cards", "offers", "banners", "rest"])
    guard case .grid(let grid) = sections[0].layout,
      case .carousel(let carousel) = sections[1].layout,
      case .list(let list) = sections[2].layout, case .custom = sections[3].layout
    else {
      Issue.record("other layouts")
      return
    }
    #expect(grid == GridLayout(columns: 3, spacing: 4, insets: nil, height: .estimated(60)))
    #expect(carousel.width == .points(240))
    #expect(list.appearance == "insetGrouped")
    #expect(sections[0].doc == "All cards.")
  }

  private func properties(of stack: StackElement) -> [String] {
    [stack.property] + stack.children.flatMap { properties(of: $0) }
  }

  private func properties(of element: Element) -> [String] {
    switch element {
    case .label(let label): [label.property]
    case .image(let image): [image.property]
    case .button(let button): [button.property]
    case .toggle(let toggle): [toggle.property]
    case .spacer(let spacer): [spacer.property]
    case .view(let view): [view.property]
    case .stack(let stack): properties(of: stack)
    }
  }
}

/// A manifest with every key and every form of every value.
let everyKey = """
  screen: Shop
  access: package
  imports: Kingfisher
  containers: [table, collection]
  uses: []
  views:
    Badge:
      data: { text: String }
      actions: [tap]
      view: custom
    Card:
      doc: |
        A card.
        It has everything.
      data:
        accessibility: String?
        icon: String
        isOn: Bool?
        badge: BadgeViewData
        input: BadgeViewData?
        stock: Int = 0x10
      id: icon
      actions:
        - buy
        - flip: { isOn: Bool }
        - badge: { action: BadgeView.Action }
      layout:
        hstack:
          spacing: -2
          insets: { horizontal: 8, top: 4, bottom: 2 }
          alignment: firstBaseline
          distribution: equalSpacing
          children:
            - label: { text: accessibility, font: title1, color: systemRed, lines: 2, alignment: center }
            - label: { text: { literal: Sold by } }
            - image: { asset: logo, mode: fill, width: 24, height: 24.5 }
            - image: { symbol: { field: icon }, font: body, color: link, accessibilityLabel: Icon }
            - vstack:
                - button: { title: Buy, action: buy }
                - button: { symbol: cart, action: buy, accessibilityLabel: { literal: Buy } }
            - toggle: { isOn: isOn, action: flip, accessibilityLabel: { field: icon } }
            - spacer:
            - spacer: 12
            - spacer: { length: 12 }
            - view: { data: badge, action: badge }
            - view: { data: input, action: badge }
      size: { height: 120 }
      samples:
        - { icon: star, badge: .example }
    Offer:
      data: { icon: String, badge: BadgeViewData, on: Bool }
      id: only
      view: Card
      map: { isOn: on }
    Banner:
      data: { id: UUID, count: Int, title: String, isNew: Bool }
      size: automatic
    Heading:
      data: { title: String }
      layout: { label: title }
  sections:
    cards:
      doc: All cards.
      cells: Card
      layout: { grid: { columns: 3, spacing: 4, estimatedHeight: 60 } }
    offers:
      cells: [Offer]
      layout: { carousel: { width: 240, insets: 8 } }
    banners:
      header: Heading
      footer: Heading
      cells: [Banner]
      layout: { list: { appearance: insetGrouped } }
    rest:
      cells: [Card]
      layout: custom
  """
