import CellGenCore

/// Templates and answers → files in memory.
///
///     template ─parse→ nodes ─fill→ text
///
/// Nothing is written to disk. If any template has a mistake, there are no files.
func scaffold(_ template: Template, answers: Answers) -> Scaffolding {
  var filler = TemplateFiller(template, answers)
  let files = template.files.map { filler.fill($0) }
  let manifests = filler.fill(path: template.generation?.manifests ?? "")
  let output = filler.fill(path: template.generation?.output ?? "")
  guard !filler.diagnostics.hasErrors else {
    return Scaffolding(files: [], diagnostics: filler.diagnostics, sources: filler.sources)
  }
  var scaffolding = Scaffolding(files: files)
  guard template.hasWholeManifests else { return scaffolding }
  // A package that uses the plugin also depends on the runtime.
  let options = Options(runtime: template.generation == nil ? .import : .embed)
  for run in runs(of: files, at: manifests) {
    let generation = generate(run, options: options)
    guard !generation.diagnostics.hasErrors else {
      return Scaffolding(files: [], diagnostics: generation.diagnostics, sources: run)
    }
    guard template.generation != nil else { continue }
    scaffolding.files += generation.files.map { File(path: "\(output)/\($0.name)", text: $0.text) }
  }
  return scaffolding
}

private typealias File = Template.File

/// The files of a scaffold; none if there is an error.
struct Scaffolding: Sendable {
  var files: [Template.File]
  var diagnostics = Diagnostics()
  /// The sources of the diagnostics: templates, or the manifests made from them.
  var sources: [SourceText] = []
}

/// The manifests of each folder, which form one run, with their paths relative to the root. Other folders,
/// which are named after their modules, are only read.
private func runs(of files: [File], at root: String) -> [[SourceText]] {
  let manifests = files.filter { $0.path.hasSuffix(".sections") }
  let folders = manifests.map { $0.path.split(separator: "/").dropLast() }
  var seen: Set<ArraySlice<Substring>> = []
  return folders.filter { seen.insert($0).inserted }.map { folder in
    let all = zip(manifests, folders)
    let run = all.filter { $1 == folder } + all.filter { $1 != folder }
    return run.enumerated().map { index, entry in
      let (file, home) = entry
      let relativePath = file.path.hasPrefix(root + "/") ? file.path.dropFirst(root.count + 1) : nil
      return SourceText(
        path: file.path, relativePath: relativePath.map(String.init),
        bytes: Array(file.text.utf8), index: index,
        module: home == folder ? nil : home.last.map(String.init))
    }
  }
}

/// Fills in the paths and texts of a template's files.
private struct TemplateFiller {
  let answers: Answers
  /// The prefix of file paths in messages.
  let prefix: String
  var diagnostics = Diagnostics()
  var sources: [SourceText] = []

  init(_ template: Template, _ answers: Answers) {
    self.answers = answers
    prefix = template.folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
  }

  mutating func fill(_ file: File) -> File {
    var filled = file
    filled.path = fill(path: file.path)
    if case .text(let text) = file.contents { filled.contents = .text(fill(text, at: file.path)) }
    return filled
  }

  /// A path is a one-line template; a mistake in it is reported at the path itself.
  mutating func fill(path: String) -> String { fill(path, at: path) }

  private mutating func fill(_ text: String, at path: String) -> String {
    let source = SourceText(
      path: prefix + path, relativePath: path, bytes: Array(text.utf8), index: sources.count)
    sources.append(source)
    let nodes = parseTemplate(source, &diagnostics)
    return CellGenAuthoring.fill(nodes, with: answers, &diagnostics)
  }
}
