#if os(Linux)
import Foundation
import TestSupport

/// The project of the app in `Tests/HostApp`, as far as it says which files belong to which target.
struct XcodeProject {
  typealias Object = [String: Any]

  static let folder = Package.folder.appending(path: "Tests/HostApp")

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let root: Object
  let objects: [String: Object]
  let text: String

  init() throws {
    let file = Self.folder.appending(path: "HostApp.xcodeproj/project.pbxproj")
    text = try String(contentsOf: file, encoding: .utf8)
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    guard let root = list as? Object, let objects = root["objects"] as? [String: Object] else {
      throw Missing(description: "objects")
    }
    (self.root, self.objects) = (root, objects)
  }

  func object(_ id: Any?) throws -> Object {
    guard let id = id as? String, let object = objects[id] else {
      throw Missing(description: "object \(id ?? "nil")")
    }
    return object
  }

  func objects(_ ids: Any?) throws -> [Object] { try (ids as? [String] ?? []).map(object) }

  var targets: [Object] {
    get throws { try objects(object(root["rootObject"])["targets"]) }
  }

  func target(_ name: String) throws -> Object {
    guard let target = try targets.first(where: { $0["name"] as? String == name }) else {
      throw Missing(description: "target \(name)")
    }
    return target
  }

  /// The settings of a target, with those of the project.
  func settings(of target: Object) throws -> Object {
    var settings: Object = [:]
    for owner in [try object(root["rootObject"]), target] {
      let list = try object(owner["buildConfigurationList"])
      for configuration in try objects(list["buildConfigurations"]) {
        settings.merge(configuration["buildSettings"] as? Object ?? [:]) { $1 }
      }
    }
    return settings
  }

  /// The folders whose files all belong to a target, whatever is put into them.
  func folders(of target: Object) throws -> [URL] {
    try objects(target["fileSystemSynchronizedGroups"]).map(place)
  }

  /// The files in these folders that do not belong to the target after all.
  func exceptions(of target: Object) throws -> [URL] {
    try objects(target["fileSystemSynchronizedGroups"]).flatMap { group in
      try objects(group["exceptions"]).flatMap { $0["membershipExceptions"] as? [String] ?? [] }
        .map { try place(group).appending(path: $0) }
    }
  }

  /// The Swift files that a target compiles.
  func sources(of name: String) throws -> [URL] {
    let target = try target(name)
    let listed = try objects(target["buildPhases"])
      .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
      .flatMap { try objects($0["files"]) }
      .map { try places()[$0["fileRef"] as? String ?? ""] ?? URL(fileURLWithPath: "/nowhere") }
    let found = try folders(of: target).flatMap { folder in
      try Package.swiftFiles(in: String(folder.path.dropFirst(Package.folder.path.count + 1)))
    }
    return (listed + found).sorted { $0.path < $1.path }
  }

  /// Where each file is that is listed by itself, by the id of its reference.
  func places() throws -> [String: URL] {
    var places: [String: URL] = [:]
    func walk(_ id: String, in folder: URL) throws {
      let object = try object(id)
      guard object["sourceTree"] as? String == "<group>" else { return }
      let place = object["path"].flatMap { $0 as? String }.map { folder.appending(path: $0) }
      if object["isa"] as? String == "PBXFileReference" { places[id] = place?.standardizedFileURL }
      for child in object["children"] as? [String] ?? [] { try walk(child, in: place ?? folder) }
    }
    let project = try object(root["rootObject"])
    try walk(project["mainGroup"] as? String ?? "", in: Self.folder)
    return places
  }

  private func place(_ group: Object) throws -> URL {
    guard let path = group["path"] as? String else { throw Missing(description: "path") }
    return Self.folder.appending(path: path).standardizedFileURL
  }
}
#endif
