/// A screen of cells as real apps have them, with colours and fonts of the app, boxes, shadows, buttons,
/// images by URL, values by data and looks by state: ten views, multiplied.
///
/// It is written twice in `Styled`, as a manifest and by hand. What an app has once, such as a view with
/// round corners, is in `Helpers.swift`; it falls out of the difference of two screens.
struct StyledScreen {
  /// A multiple of ten.
  var count: Int
  /// Whether its cells are shown in tables, too, and not in collection views alone.
  var hasTable: Bool

  private static let template = Template(folder: "Styled", stem: "Styled")

  private var copies: Int { count / 10 }

  /// By hand.
  var files: [(name: String, text: String)] {
    let parts =
      ["StyledViews", "StyledCollectionViewCells"] + (hasTable ? ["StyledTableViewCells"] : [])
    let registries = ["Registry"] + (hasTable ? ["RegistryForTables"] : [])
    return parts.map { Self.template.repeated("\($0).swift", copies) }
      + registries.map { Self.template.filled("\($0).swift", copies) }
      + [Self.template.whole("Helpers.swift")]
  }

  var manifest: (name: String, text: String) {
    var file = Self.template.filled("Styled.sections", copies)
    if !hasTable { file.text.replace("containers: [collection, table]\n", with: "") }
    return file
  }

  /// What the app has besides the generated code.
  static let support = (
    name: "IssueState.swift",
    text: """
    import CellGenRuntime

    enum IssueState: ScreenValue {
      case open, merged, closed
    }

    """
  )
}
