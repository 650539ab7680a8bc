/// The same screen as an engineer writes it without cellgen: one view by hand, multiplied.
///
/// What belongs to a view has a file in `ByHand` that is repeated whole; of the registries, which exist
/// once a screen, the marked lines are. All views share the files, as in generated code, where a project
/// would have some files for each.
struct HandWrittenScreen {
  var count: Int
  /// Whether its cells are shown in tables, too, and not in collection views alone.
  var hasTable: Bool

  private static let template = Template(folder: "ByHand", stem: "Offer")

  /// Names and texts, in the order in which one part depends on the others.
  var files: [(name: String, text: String)] {
    let parts =
      ["Offer", "OfferCollectionViewCell"] + (hasTable ? ["OfferTableViewCell"] : [])
      + ["OfferCellModel"]
    let registries = ["Registry"] + (hasTable ? ["RegistryForTables"] : [])
    return parts.map { Self.template.repeated("\($0).swift", count) }
      + registries.map { Self.template.filled("\($0).swift", count) }
  }
}
