import Testing

@testable import CellGenCore

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
    let cells = manifest.screen?.cells.map { module[$0].name.text }
    #expect(cells == ["Card", "Offer", "Banner", "Sticker"])
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
    let insets = [4.0, 8, 2, 8].map { Inset.points(.literal($0)) }
    #expect(
      root.look.insets?.constant?.fixed
        == Insets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
    #expect(root.alignment?.word == "firstBaseline")
    #expect(root.distribution?.word == "equalSpacing")
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
    #expect(
      grid
        == GridLayout(
          columns: .count(.literal(3)), spacing: .literal(4), insets: nil,
          height: .estimated(.literal(60))))
    #expect(carousel.width == .points(.literal(240)))
    #expect(carousel.height == .fixed(.literal(120)))
    #expect(carousel.paging == .groupPagingCentered)
    #expect(
      list
        == ListLayout(
          appearance: "insetGrouped", separators: ListSeparators(isShown: false)))
    #expect(sections[0].doc == "All cards.")
    let colors = sections.map(\.background?.color)
    #expect(colors == [nil, nil, .named("systemGroupedBackground"), nil])
  }

  @Test("Cells report what they are selected and swiped for")
  func cellActions() throws {
    let views = try #require(resolved(everyKey).module?.views)
    #expect(views.map(\.row.select?.action.text) == [nil, "buy", "buy", nil, nil, "open"])
    let card = views[1].row.swipes
    #expect(card.leading.map(\.action.text) == ["markAsRead"])
    #expect(card.leading[0].title?.constant?.fixedText == "Mark As Read")
    #expect(card.trailing.map(\.title?.constant?.fixedText) == ["Remove", nil, "Buy"])
    let symbols = card.trailing.map { $0.picture?.symbol?.constant?.fixedText }
    #expect(symbols == ["trash", "cart", nil])
    #expect(card.trailing.map(\.style?.constant?.word) == ["destructive", nil, nil])
    #expect(card.trailing.map(\.background?.constant) == [nil, .named("systemOrange"), nil])
    #expect(views[2].row.swipes.leading.isEmpty)
    #expect(views[2].row.swipes.trailing.map(\.action.text) == ["buy"])
  }

  @Test("A class of the user's may take the data of two views")
  func overload() throws {
    let module = try #require(resolved(everyKey).module)
    guard case .overloaded(let target) = module.views[5].presentation,
      case .height(44) = module.views[5].size
    else {
      Issue.record("\(module.views[5].presentation)")
      return
    }
    #expect(module[target].name.text == "Badge")
    #expect(module.shownBy(module.views[5]).viewType == "BadgeView")
  }

  @Test("A screen has its table, its states and the oldest iOS that it runs on")
  func screen() throws {
    let manifest = try #require(resolved(everyKey).module?.manifests[0])
    #expect(manifest.deploymentTarget == 16)
    let screen = try #require(manifest.screen)
    #expect(
      screen.table
        == TableAppearance(
          style: "grouped", separators: ListSeparators(isShown: false)))
    #expect(screen.states.loading?.title?.constant?.fixedText == "One moment")
    #expect(screen.states.empty?.symbol?.constant?.fixedText == "tray")
    #expect(screen.states.empty?.title?.constant?.fixedText == nil)
    #expect(screen.states.empty?.button?.title.constant?.fixedText == "Again")
    #expect(screen.states.failed?.message?.constant?.fixedText == "Nothing could be loaded.")
    #expect(screen.states.actions.map(\.text) == ["retry"])
  }

  @Test("What a manifest does not say has a default")
  func defaults() throws {
    let module = try #require(
      resolved(
        """
        containers: table
        views:
          Title: { data: { id: Int, title: String } }
        sections:
          main: { cells: Title }
        """
      ).module)
    let screen = try #require(module.manifests[0].screen)
    #expect(module.manifests[0].deploymentTarget == 15)
    #expect(screen.table == TableAppearance(style: "plain"))
    #expect(screen.states.placeholders.isEmpty)
    #expect(screen.sections[0].background == nil)
    #expect(module.views[0].row.select == nil && module.views[0].row.swipes.isEmpty)
  }

  @Test("Only a screen that a table can show has a table's style")
  func noTable() throws {
    let text = everyKey.replacing("containers: [table, collection]\n", with: "")
      .replacing("table: { style: grouped, separators: none }\n", with: "")
    let screen = try #require(resolved(text).module?.manifests[0].screen)
    #expect(screen.table == nil)
  }

  @Test(
    "A name is put into words",
    arguments: [
      ("delete", "Delete"), ("markAsRead", "Mark As Read"), ("openURL", "Open URL"),
      ("showURLPreview", "Show URL Preview"), ("mark_read", "Mark Read"), ("_x", "X"),
      ("addToTop10", "Add To Top10"),
    ])
  func words(name: String, title: String) throws {
    let module = try #require(
      resolved(
        """
        views:
          Title: { data: { id: Int }, actions: [\(name)], view: custom, swipe: [\(name)] }
        """
      ).module)
    #expect(module.views[0].row.swipes.trailing[0].title?.constant?.fixedText == title)
  }

  private func properties(of stack: StackElement) -> [String] {
    [stack.property] + stack.children.flatMap { properties(of: $0) }
  }

  private func properties(of element: Element) -> [String] {
    if case .stack(let stack) = element { properties(of: stack) } else { [element.model.property] }
  }
}

/// A manifest with every key and every form of every value.
let everyKey = """
  cellgen: 1
  screen: Shop
  access: package
  deploymentTarget: 16
  imports: Kingfisher
  containers: [table, collection]
  table: { style: grouped, separators: none }
  uses: []
  views:
    Badge:
      data: { text: String }
      actions: [tap, open]
      view: custom
    Card:
      doc: |
        A card.
        It has everything.
      data:
        accessibility: String?
        icon: String
        isOn: Bool = true
        badge: BadgeViewData
        input: BadgeViewData?
        stock: Int = 0x10
      id: icon
      unshown: [stock]
      actions:
        - buy
        - flip: { isOn: Bool }
        - badge: { action: BadgeViewData.Action }
        - markAsRead
        - remove:
      select: buy
      swipe:
        leading: [markAsRead]
        trailing:
          - remove: { title: Remove, symbol: trash, style: destructive }
          - buy: { title: "", symbol: cart, background: systemOrange, style: normal }
          - markAsRead: { title: Buy }
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
      size: { height: 160 }
      samples:
        - { icon: star, badge: .example }
    Offer:
      data: { icon: String, badge: BadgeViewData, on: Bool }
      id: only
      select: buy
      swipe: [buy]
      view: Card
      map: { isOn: on }
    Banner:
      data: { id: UUID, count: Int, title: String, isNew: Bool }
      size: automatic
    Heading:
      data: { title: String }
      layout: { label: title }
    Sticker:
      data: { id: Int, text: String }
      select: open
      view: Badge
      map: custom
      size: { height: 44 }
  sections:
    cards:
      doc: All cards.
      cells: Card
      layout: { grid: { columns: 3, spacing: 4, estimatedHeight: 60 } }
    offers:
      cells: [Offer]
      layout: { carousel: { width: 240, insets: 8, height: 120, paging: groupPagingCentered } }
    banners:
      header: Heading
      footer: Heading
      cells: [Banner]
      layout: { list: { appearance: insetGrouped, separators: none } }
      background: systemGroupedBackground
    rest:
      cells: [Card, Sticker]
      layout: custom
  states:
    loading: One moment
    empty:
      symbol: tray
      button: { title: Again, action: retry }
    failed:
      title: Sorry
      message: Nothing could be loaded.
      button: { title: Again, action: retry }
  """
