import CellGenCommand
import CellGenCore

/// The manifests of a folder, searched for the one that declares a view.
///
/// A folder can contain manifests of many modules, some of them with mistakes. Only the one that declares the
/// view and those that it uses are resolved.
struct DeclaringManifests {
  private let manifests: [ReadManifest]
  private(set) var diagnostics = Diagnostics()

  init(_ sources: [SourceText]) {
    var found = Diagnostics()
    manifests = sources.map { ReadManifest(source: $0, root: parse($0, &found)) }
    diagnostics = found
  }

  /// The names of all views with `view: custom`, in file order.
  var customViews: [String] {
    manifests.flatMap { $0.views.filter(\.value.isCustomView).map(\.key.text) }
  }

  /// True if a manifest isn't valid YAML, so it could declare any view.
  var hasUnreadable: Bool { diagnostics.hasErrors }

  /// The manifest that declares a view, with or without its prefix, and those that it uses, directly or not;
  /// empty if none does.
  ///
  /// - Errors: several manifests declare the view.
  func run(of view: String) throws(Failure) -> [SourceText] {
    let declaring = manifests.filter { $0.declares(view) }
    guard let first = declaring.first else { return [] }
    guard declaring.count == 1 else {
      let paths = declaring.prefix(3).map { "'\($0.source.path)'" }
      throw Failure(
        "several manifests declare a view '\(view)': \(paths.joined(separator: ", "))"
          + (declaring.count > paths.count ? ", …" : ""),
        help: "name one with '--manifest', or the folder of its module")
    }
    var run = [first]
    var next = run.startIndex
    while next < run.endIndex {
      for name in run[next].uses {
        guard var used = nearest(name, to: run[next]),
          !run.contains(where: { $0.source.index == used.source.index })
        else { continue }
        used.module = module(of: name) ?? run[next].module
        run.append(used)
      }
      next += 1
    }
    return run.sorted { $0.source.index < $1.source.index }.enumerated().map { index, used in
      SourceText(
        path: used.source.path, relativePath: used.source.relativePath, bytes: used.source.bytes,
        index: index, module: used.module)
    }
  }

  /// The module in a name such as `DesignSystem/Brand`.
  private func module(of name: String) -> String? {
    name.contains("/") ? folder(of: name) : nil
  }

  /// The manifest with a name whose path shares most folders with another one's. If the name is in another
  /// module, the manifest must be in a folder with that module's name.
  private func nearest(_ name: String, to other: ReadManifest) -> ReadManifest? {
    let folders = parts(of: other.source.path).dropLast()
    let module = module(of: name)
    return manifests.filter { manifest in
      let path = manifest.source.path
      return fileName(of: path) == fileName(of: name) + ".sections"
        && (module.map { parts(of: path).dropLast().contains($0[...]) } ?? true)
    }.max {
      left, right in
      let (left, right) = (parts(of: left.source.path), parts(of: right.source.path))
      return zip(left, folders).prefix { $0 == $1 }.count
        < zip(right, folders).prefix { $0 == $1 }.count
    }
  }
}

/// A manifest and its tree; nil if it could not be read.
private struct ReadManifest {
  var source: SourceText
  var root: Node?
  /// The other module it is read for.
  var module: String?

  fileprivate var views: [Mapping.Entry] { root?.mapping?["views"]?.mapping?.entries ?? [] }

  fileprivate func declares(_ view: String) -> Bool {
    let prefix =
      if case .scalar(let prefix)? = root?.mapping?["prefix"]?.content { prefix.text } else { "" }
    return views.contains { $0.key.text == view || prefix + $0.key.text == view }
  }

  /// The names under `uses`.
  fileprivate var uses: [String] {
    switch root?.mapping?["uses"]?.content {
    case .scalar(let name): [name.text]
    case .sequence(let names):
      names.items.compactMap { item in
        if case .scalar(let name) = item.content { name.text } else { nil }
      }
    default: []
    }
  }
}

extension Node {
  fileprivate var mapping: Mapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  fileprivate var isCustomView: Bool {
    if case .scalar(let word) = mapping?["view"]?.content { word.text == "custom" } else { false }
  }
}
