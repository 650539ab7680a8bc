import CellGenCommand
import CellGenCore

/// The files that one run of cellgen wrote to a folder, with the manifests that they come from.
struct WrittenGroup {
  /// The output folder, below the project.
  var folder: String
  /// The folder that the paths in the headers are relative to.
  var root: String
  var files: [WrittenFile]
  /// The manifests by their names in headers.
  var manifests: [String: String]
}

extension Project {
  /// Finds the manifests of written files. A renamed file belongs to no group, nor does one whose header
  /// could mean several manifests.
  static func groups(of files: [WrittenFile], among manifests: [String]) -> [WrittenGroup] {
    var groups: [WrittenGroup] = []
    for file in files {
      guard let origin = file.origin, outputs(of: origin).contains(fileName(of: file.path)),
        let manifest = manifest(of: file, among: manifests)
      else { continue }
      let root = String(manifest.utf8.dropLast(origin.utf8.count)) ?? ""
      let folder = root.hasSuffix("/") ? String(root.dropLast()) : root
      if let index = groups.firstIndex(where: { $0.folder == file.folder && $0.root == folder }) {
        groups[index].files.append(file)
        groups[index].manifests[origin] = manifest
      } else {
        groups.append(
          WrittenGroup(
            folder: file.folder, root: folder, files: [file], manifests: [origin: manifest]))
      }
    }
    return groups
  }

  private static func outputs(of origin: String) -> [String] {
    let source = SourceText(path: origin, relativePath: origin, bytes: [])
    return outputNames(of: source) + formerOutputNames(of: source)
  }

  /// The manifest that a header names: the one whose path shares most folders with the file's.
  private static func manifest(of file: WrittenFile, among manifests: [String]) -> String? {
    let named = candidates(for: file, among: manifests)
    guard named.count > 1 else { return named.first }
    let folders = parts(of: file.folder)
    let shared = named.map { zip(parts(of: $0), folders).prefix { $0 == $1 }.count }
    let best = shared.max() ?? 0
    let nearest = named.indices.filter { shared[$0] == best }
    return nearest.count == 1 ? named[nearest[0]] : nil
  }

  static func candidates(for file: WrittenFile, among manifests: [String]) -> [String] {
    guard let origin = file.origin else { return [] }
    let end = Array("/\(origin)".utf8)
    return manifests.filter { $0 == origin || $0.utf8.suffix(end.count).elementsEqual(end) }
  }
}

// MARK: - Generating in memory

extension Project {
  /// The files of a group that cellgen would write differently, and the command that writes them again.
  struct Staleness {
    var files: [WrittenFile]
    /// Manifests of the same run that no file comes from.
    var missing: [String]
    var command: String
  }

  /// Nil if everything is up to date, or if the manifests have mistakes or can't be found.
  func staleness(of group: WrittenGroup) -> Staleness? {
    let own = group.manifests.values.sorted()
    let target = targets(around: own[0]).first
    let below = files.manifests.filter {
      isBelow($0, group.root) && package(of: $0)?.path == package(of: own[0])?.path
    }
    // The run covers some of a folder's manifests, or all of them.
    var best: (written: [WrittenFile], missing: [String], options: Options, manifests: [String])?
    for manifests in own == below ? [own] : [own, below] {
      for options in options(of: group) {
        let sources = sources(manifests, below: group.root, of: target)
          .map { located($0, in: group) }
        let generation = generate(sources, options: options)
        guard !generation.diagnostics.hasErrors else { continue }
        let stale = stale(group, generation.files, sources, options)
        if best == nil || stale.count < best!.written.count {
          best = (stale, manifests.filter { !own.contains($0) }, options, manifests)
        }
        if stale.isEmpty { break }
      }
    }
    guard let best else { return nil }
    // A new manifest in a folder where files of other manifests have been generated.
    let missing =
      best.written.isEmpty
      ? below.filter { manifest in
        !own.contains(manifest) && belongsToTheRun(manifest, of: target, group, best.options)
      } : []
    guard !best.written.isEmpty || !missing.isEmpty else { return nil }
    return Staleness(
      files: best.written, missing: missing,
      command: command(
        writing: group, best.options, missing.isEmpty ? best.manifests : below, below, target))
  }

  /// Returns true for a manifest of the same target that fits into a run with a group's manifests.
  private func belongsToTheRun(
    _ manifest: String, of target: ProjectTarget?, _ group: WrittenGroup, _ options: Options
  ) -> Bool {
    guard let target, target.isInPackage, target.knowsManifests,
      target.manifests.contains(manifest) || target.excluded.contains(manifest),
      !isGenerated(manifest)
    else { return false }
    let sources = sources(
      group.manifests.values.sorted() + [manifest], below: group.root, of: target)
    return !generate(sources, options: options).diagnostics.hasErrors
  }

  private func stale(
    _ group: WrittenGroup, _ generated: [GeneratedFile], _ sources: [SourceText], _ options: Options
  ) -> [WrittenFile] {
    let texts = Dictionary(generated.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    var stale = group.files.filter { !isSame($0, texts[fileName(of: $0.path)]) }
    let runtime = join(group.folder, runtimeFileName)
    if options.runtime != .import, groups.count(where: { $0.folder == group.folder }) == 1,
      let file = writtenFiles.first(where: { $0.path == runtime }),
      !isSame(file, texts[runtimeFileName])
    {
      var all = options
      all.runtime = .embedAll
      let files = generate(sources, options: all).files
      if !isSame(file, files.first { $0.name == runtimeFileName }?.text) { stale.append(file) }
    }
    return stale
  }

  /// Version control can convert line endings.
  private func isSame(_ file: WrittenFile, _ text: String?) -> Bool {
    text.map { reading.bytes(of: file.path).filter { $0 != UInt8(ascii: "\r") } == Array($0.utf8) }
      ?? false
  }

  /// The options that a group could have been written with.
  private func options(of group: WrittenGroup) -> [Options] {
    let texts = group.files.map { reading.text(of: $0.path) }
    let imports = texts.contains {
      $0.contains("import CellGenRuntime\n") || $0.contains("import CellGenRuntime\r")
    }
    let directives = texts.contains { $0.contains("#sourceLocation(file: ") }
    return [Options.Bundle.main, .module].map { bundle in
      Options(runtime: imports ? .import : .embed, lineDirectives: directives, bundle: bundle)
    }
  }

  /// A manifest at the path that its generated files use in line directives.
  private func located(_ source: SourceText, in group: WrittenGroup) -> SourceText {
    guard source.module == nil else { return source }
    let files = group.files.filter { $0.origin == source.relativePath }
    for file in files {
      let text = reading.text(of: file.path)
      guard let start = text.range(of: "#sourceLocation(file: \""),
        case let path = text[start.upperBound...].prefix(while: { $0 != "\"" })
      else { continue }
      return SourceText(
        path: String(path), relativePath: source.relativePath, bytes: source.bytes,
        index: source.index)
    }
    return source
  }

  private func command(
    writing group: WrittenGroup, _ options: Options, _ manifests: [String], _ below: [String],
    _ target: ProjectTarget?
  ) -> String {
    var words = ["cellgen", "generate"]
    if manifests == below {
      words.append(word(group.root))
    } else {
      words += manifests.map(word) + ["--root", word(group.root)]
    }
    words += ["--output", word(group.folder)]
    if options.runtime == .import { words += ["--runtime", "import"] }
    if options.bundle != .main { words += ["--bundle", options.bundle.rawValue] }
    if options.lineDirectives { words.append("--line-directives") }
    return (words + moduleOptions(of: manifests, target)).joined(separator: " ")
  }

  /// `--module NAME=PATH` for each module that manifests use.
  func moduleOptions(of manifests: [String], _ target: ProjectTarget?) -> [String] {
    let texts = manifests.map { reading.text(of: $0) }
    return otherModules(of: target).filter { module in
      texts.contains { $0.contains("\(module.name)/") }
    }.flatMap { module in
      module.manifests.flatMap { ["--module", "\(module.name)=\(word($0))"] }
    }
  }
}
