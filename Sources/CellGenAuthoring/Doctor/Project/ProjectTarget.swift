/// A target of a package, or all targets of an Xcode project, whose file doesn't show which files belong to
/// which.
struct ProjectTarget {
  enum Origin {
    /// The package, and the target in it.
    case package(PackageDescription, PackageDescription.Target)
    case xcode(XcodeProject)
  }

  var origin: Origin
  /// The path below the project.
  var folder: String
  var usesPlugin: Certainty
  var usesOtherPlugins: Certainty
  var dependsOnRuntime: Certainty
  var isMainActorByDefault: Certainty
  /// True if it is known which manifests belong to the target.
  var knowsManifests: Bool
  /// The manifests among its files.
  var manifests: [String] = []
  /// The manifests in its folder that the package excludes.
  var excluded: [String] = []
  /// The Swift files that it compiles.
  var swift: [String] = []
  var objectiveC: [String] = []
  var catalogs: [String] = []

  var isInPackage: Bool { if case .package = origin { true } else { false } }

  /// Its description in messages.
  var title: String {
    switch origin {
    case .package(_, let target): "target '\(target.name)'"
    case .xcode(let project):
      "project '\(parent(of: project.path).split(separator: "/").last ?? "")'"
    }
  }

  /// The name of its module; nil for an Xcode project.
  var moduleName: String? {
    if case .package(_, let target) = origin { target.name.replacing("-", with: "_") } else { nil }
  }

  /// The place of its declaration.
  var place: DoctorFinding.Place {
    switch origin {
    case .package(let package, let target):
      DoctorFinding.Place(path: package.path, in: package.bytes, at: target.offset)
    case .xcode(let project): DoctorFinding.Place(path: project.path, location: nil)
    }
  }
}
