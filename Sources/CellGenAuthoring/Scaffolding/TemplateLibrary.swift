import CellGenAuthoringTexts

/// The templates that cellgen brings along: `Templates` of the package, by their folders.
extension Template {
  /// What `cellgen init` offers, in the order in which it lists them.
  static let projects = [screenPackage, committedPackage, modulePackage, manifest]

  static let screenPackage = Template(
    name: "screen",
    summary: "a package with a screen, whose code the build plugin generates",
    files: files(in: "package") + files(in: "screen"), hasWholeManifests: true)

  static let committedPackage = Template(
    name: "committed",
    summary: "the same with the generated code checked in, and a workflow that compares it",
    files: files(in: "package") + files(in: "committed")
      + files(in: "screen/Sources", at: "Sources/") + files(in: "screen/Tests", at: "Tests/"),
    generation: Generation(manifests: "Sources/{{name}}", output: "Sources/{{name}}/Generated"),
    hasWholeManifests: true)

  static let modulePackage = Template(
    name: "module",
    summary: "a package with views that the modules of several screens share",
    files: files(in: "package") + files(in: "module"), hasWholeManifests: true)

  /// For `cellgen new manifest`, too.
  static let manifest = Template(
    name: "manifest", summary: "one manifest with comments", files: files(in: "manifest"),
    hasWholeManifests: true)

  /// The files of a screen without a package around them.
  static let screen = Template(
    name: "screen", summary: "a manifest, a view controller and a custom view",
    files: files(in: "screen/Sources/{{name}}"), hasWholeManifests: true)

  /// The class of a view that a manifest leaves to its user.
  static let view = Template(
    name: "view", summary: "the class of a custom view", files: files(in: "view"))

  /// File templates of Xcode, whose own placeholders they hold.
  static let xcodeTemplates = Template(
    name: "xcode-templates", summary: "file templates of Xcode",
    files: files(in: "xcode-templates"))

  /// The files of a folder of `Templates`, by their paths below it.
  private static func files(in folder: String, at prefix: String = "") -> [File] {
    embeddedTemplates.compactMap { file in
      guard file.path.hasPrefix(folder + "/") else { return nil }
      return File(path: prefix + file.path.dropFirst(folder.count + 1), text: file.text)
    }
  }
}
