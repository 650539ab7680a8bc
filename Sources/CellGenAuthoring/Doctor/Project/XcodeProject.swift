/// A `project.pbxproj`, searched as text.
struct XcodeProject {
  /// The path of the file, below the examined folder.
  let path: String
  private let text: String

  /// The folder of `Shop.xcodeproj`.
  var folder: String { parent(of: parent(of: path)) }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  var usesPlugin: Bool { text.contains("CellGenPlugin") }

  /// True if a build phase runs a script that runs cellgen.
  var runsCommand: Bool {
    text.split(whereSeparator: \.isNewline)
      .contains { $0.contains("shellScript") && $0.contains("cellgen") }
  }

  /// True if all of its targets are isolated to the main actor by default. If only some are, it isn't known
  /// which.
  var isMainActorByDefault: Certainty {
    let settings = text.split(whereSeparator: \.isNewline)
      .filter { $0.contains("SWIFT_DEFAULT_ACTOR_ISOLATION") || $0.contains("-default-isolation") }
    guard !settings.isEmpty else { return .no }
    // Test targets have their own setting, and no manifests.
    let products = text.split(separator: "productType = ").dropFirst()
    let isOne =
      products.count {
        !$0.prefix { $0 != ";" }.contains("-testing")
          && !$0.prefix { $0 != ";" }.contains("unit-test")
      } == 1
    return isOne && settings.allSatisfy { $0.contains("MainActor") } ? .yes : .maybe
  }

  /// Returns true if a file is a member of a target: it is named, or in a folder that Xcode synchronizes with
  /// one.
  func mentions(_ file: String) -> Bool {
    let name = String(file.split(separator: "/").last ?? "")
    if text.contains(name) { return true }
    // A folder is a name or a path, relative to the enclosing groups.
    return file.split(separator: "/").dropLast().contains {
      synchronizedFolders.contains(String($0))
    }
  }

  /// The names of the folders that Xcode synchronizes with targets.
  private var synchronizedFolders: Set<String> {
    var folders: Set<String> = []
    for section in text.split(separator: "isa = PBXFileSystemSynchronizedRootGroup;").dropFirst() {
      let entry = section.prefix { $0 != "}" }
      guard let start = entry.range(of: "path = ") else { continue }
      let path = entry[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
      folders.insert(String(path.split(separator: "/").last ?? ""))
    }
    return folders
  }
}
