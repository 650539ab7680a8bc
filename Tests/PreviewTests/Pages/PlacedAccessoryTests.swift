import Testing

/// How a page draws accessories that have a place.
@Suite("Pictures of placed accessories") struct PlacedAccessoryTests {
  @Test("Only what lies over a cell has a capsule behind it")
  func capsules() throws {
    let page = try PageInput(
      """
      views:
        Order:
          data: { id: Int, title: String, count: Int }
          accessory: { badge: count, at: topTrailing, background: systemRed }
          layout: { label: title }
          samples: [{ id: 1, title: A, count: 3 }]
      sections:
        wall: { layout: { grid: { columns: 2 } }, cells: [Order] }
        list: { cells: [Order] }

      """
    ).html()
    let badges = page.matches(of: /<div class="accessories([^"]*)">\s*<div class="(badge[^"]*)"/)
    #expect(badges.contains { $0.1.contains("placed") } && badges.contains { $0.1.isEmpty })
    for badge in badges {
      #expect(badge.2.contains("capsule") == badge.1.contains("placed"), "\(badge.0)")
    }
  }
}
