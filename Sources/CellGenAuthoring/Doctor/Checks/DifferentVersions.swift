import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A command, a package and generated code whose versions differ.
  static let differentVersions = DoctorCheck(
    name: "different-versions",
    title: "versions of cellgen do not match",
    text: """
      The plugin and the runtime come from the version of the package 'cellgen'
      that the project resolves. Committed files come from the command that
      generated them. If the versions differ, the generated code and the runtime
      might not match.

      Use one version: update the package, or install the command in the version
      of the package, and generate the committed files again.
      """,
    findings: { project in
      project.packageVersions + project.interfaces
    })
}

// MARK: - The package

extension PackageDescription {
  /// True if it depends on cellgen.
  var usesCellgen: Bool { dependsOnCellgen || targets.contains { $0.usesPlugin == .yes } }
}

extension Project {
  fileprivate var packageVersions: [DoctorFinding] {
    let resolved = files.resolved.compactMap { path in resolvedVersion(in: path).map { (path, $0) }
    }
    let pinned = resolved.compactMap { path, pin -> DoctorFinding? in
      guard pin.version != version else { return nil }
      return DoctorFinding(
        place: DoctorFinding.Place(path: path, in: reading.bytes(of: path), at: pin.offset),
        message:
          "the package resolves cellgen \(pin.version), but this command is cellgen \(version)",
        help: isOlder(pin.version, than: version)
          ? "run 'swift package update \(pin.identity)', or use the command of cellgen \(pin.version)"
          : "install the command of cellgen \(pin.version)")
    }
    let demanded = packages.compactMap { package -> DoctorFinding? in
      // If there is a resolved version, it alone counts: it is exact.
      guard let requirement = package.requirement, !requirement.allows(version),
        !resolved.contains(where: { parent(of: $0.0) == package.folder })
      else { return nil }
      return DoctorFinding(
        place: DoctorFinding.Place(
          path: package.path, in: package.bytes, at: requirement.offset),
        message:
          "the package requires cellgen \(requirement.version), but this command is cellgen \(version)",
        help: "write '\(version)', or install the command of cellgen \(requirement.version)")
    }
    return pinned + demanded
  }

  /// The version of cellgen in a `Package.resolved`.
  ///
  /// - Source: SwiftPM's `PinsStore`: a pin has the keys `identity` and `state`, and the state has the key
  ///   `version` if a version is pinned.
  private func resolvedVersion(
    in path: String
  ) -> (identity: String, version: String, offset: Int)? {
    let tokens = swiftTokens(reading.bytes(of: path))
    let keys = tokens.indices.dropLast(2).filter { tokens[$0].isText && tokens[$0 + 1].isMark(":") }
    var identity: String?
    for key in keys {
      switch tokens[key].text {
      case "identity", "package": identity = tokens[key + 2].text
      case "version":
        if let identity, ["cellgen", "cellgen-plugin"].contains(identity),
          let version = tokens[key + 2].text
        {
          return (identity, version, tokens[key + 2].offset)
        }
      default: continue
      }
    }
    return nil
  }
}

/// The numbers of a version: 1.20.3.
private func numbers(_ version: String) -> [Int] {
  let numbers = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) ?? 0 }
  return numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
}

private func isOlder(_ version: String, than other: String) -> Bool {
  numbers(version).lexicographicallyPrecedes(numbers(other))
}

extension PackageDescription.Requirement {
  /// - Source: the documentation of `Package.Dependency.Requirement`.
  fileprivate func allows(_ other: String) -> Bool {
    let (least, found) = (numbers(version), numbers(other))
    let isEnough = !found.lexicographicallyPrecedes(least)
    return switch kind {
    case .exact: found == least
    case .from, .upToNextMajor: isEnough && found[0] == least[0]
    case .upToNextMinor: isEnough && found[..<2] == least[..<2]
    }
  }
}

// MARK: - Generated code

extension Project {
  /// A finding for each folder whose generated files need a different version of the runtime.
  fileprivate var interfaces: [DoctorFinding] {
    groups.compactMap { group in
      let runtime = writtenFiles.filter { $0.path == join(group.folder, runtimeFileName) }
      guard let file = (group.files + runtime).first(where: isOfOtherVersion) else { return nil }
      let number = interface(of: file).map { "version \($0)" } ?? "no version"
      return DoctorFinding(
        place: DoctorFinding.Place(startOf: file.path),
        message:
          "the file is from another version of cellgen: it has \(number) of the interface between generated code and "
          + "the runtime, but cellgen \(version) has version \(runtimeInterface)",
        help: staleness(of: group).map { "run '\($0.command)'" }
          ?? "generate the files in the folder again")
    }
  }

  /// Returns true for generated code or a runtime that doesn't fit this version's.
  func isOfOtherVersion(_ file: WrittenFile) -> Bool {
    interface(of: file).map { $0 != runtimeInterface } ?? false
  }

  /// The interface version that generated code needs, or the latest one that a runtime supports; nil if the
  /// file names none.
  private func interface(of file: WrittenFile) -> Int? {
    let text = reading.text(of: file.path)
    let mark = file.origin == nil ? "static var version" : "CellGenInterface.version"
    let numbers = text.ranges(of: mark).compactMap { range in
      Int(text[range.upperBound...].prefix { $0.isNumber })
    }
    return numbers.max()
  }
}
