/// What the manifest names.
enum Strings {
  static let apps = "Apps"
}
