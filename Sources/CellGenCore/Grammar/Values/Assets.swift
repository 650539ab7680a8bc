/// The location of the images and colors in asset catalogs, as it is written.
struct AssetsDraft: Sendable {
  var bundle: ResourceBundle?
}

extension AssetsDraft: FormModel {
  private static let bundle = Key(
    "bundle", \.bundle, .bundle,
    "The bundle that holds the images and colors: `main` for an app, `module` for a package, or your own "
      + "static member."
  ).required("add 'bundle: module' for the assets of a package")

  static let form = Form(
    "assets", "'assets'", blank: AssetsDraft(), short: ShortForm(bundle, as: "assets"),
    limits: [.fixed(.catalog)], [bundle])
}
