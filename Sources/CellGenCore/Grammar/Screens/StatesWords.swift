extension Placeholder {
  static let foreign: [ForeignWord] = [
    .example(
      "action retry retryaction onretry", means: "button",
      "write 'button: { title: …, action: ‹…› }'"
    ) { $0.identifier },
    ForeignWord("buttons actions secondarybutton secondaryaction", Diagnostic.viewWithButtons),
    ForeignWord(
      "picture illustration", means: "asset",
      "write 'asset: …' with an image of the asset catalog, or 'symbol: …'"
    ) { value, _ in
      guard case .mapping(let mapping) = value.content,
        let entry = mapping.entries.first(where: { ["asset", "symbol"].contains($0.key.text) }),
        let name = entry.value.scalar?.text
      else { return nil }
      return "write '\(entry.key.text): \(inYAML(name))'"
    },
    .needless(
      "activity activityindicator spinner indicator loader progress progressview",
      "the screen shows an activity indicator while it loads, even without 'loading'"),
    ForeignWord("fill fills fullscreen", means: "at", "write 'at: fill'"),
    ForeignWord(
      "error failure cause reason",
      "write 'view: …' with a view whose field 'message: String?' receives the text of the failure"),
    .needless(
      "data fields values",
      "the view's field 'message' receives the message of a failure, 'query' the search query, "
        + "and all others have their defaults"),
  ]
}

extension PlaceholderButton {
  static let foreign: [ForeignWord] = [
    .needless(
      "style buttonstyle kind role symbol image icon asset color tint tintcolor background font configuration "
        + "menu enabled",
      "UIKit draws the button; for a different look, " + Diagnostic.viewWithButtons)
  ]
}

extension ScreenStates {
  static let foreign: [ForeignWord] = [
    .refresh,
    .pagination,
  ]
}

extension ForeignWord {
  static let refresh = ForeignWord(
    "refresh refreshable refreshcontrol pulltorefresh onrefresh",
    "write 'refresh: reload' at the top of the manifest, with what pulling down reports")
  static let states = ForeignWord(
    "emptyview emptystate placeholder placeholderview loadingview loadingstate errorview errorstate "
      + "nodata", "write 'states: { empty: …, loading: …, failed: … }' at the top of the manifest")
  static let pagination = ForeignWord(
    "pagination paginated loadmore infinitescroll infinitescrolling onreachend onendreached",
    "load more in the hook 'nearEnd' of the data source, and apply the new content")
  static let search = ForeignWord(
    "search searchable searchbar searchcontroller filter",
    "use a UISearchController in your view controller, and apply what it finds with 'query'")
}
