import Testing

/// What a page draws above and below all sections while a screen shows a state.
@Suite("Pictures of states of screens with a header and a footer") struct StateEdgeTests {
  @Test("They stay where there is content without cells, and are replaced by other states")
  func edges() throws {
    let page = try PageInput(
      """
      views:
        Owner: { data: { name: String } }
        Imprint: { data: { text: String } }
        Skeleton: { layout: [{ box: { background: systemFill, height: 16 } }] }
        Setting: { data: { id: String, name: String } }
      header: Owner
      sections: { settings: { cells: [Setting] } }
      footer: Imprint
      states:
        loading: { view: Skeleton }
        empty: { title: Nothing here }
        failed: { title: No connection }
        search: { view: Skeleton }

      """
    ).html()
    let states = page.split(separator: "<div class=\"screen-state").dropFirst()
    let withEdges = states.filter { $0.contains("class=\"screen-edges\"") }.compactMap { state in
      state.firstMatch(of: /data-state="([a-z]+)"/).map { String($0.1) }
    }
    #expect(states.count == 4)
    #expect(withEdges == ["empty", "search"])
    for state in states where state.contains("screen-edges") {
      #expect(state.contains("header of the screen") && state.contains("footer of the screen"))
    }
  }
}
