/// The folders of one size.
struct Stage {
  let input: Folder
  /// Emptied before each fresh run.
  let fresh: Folder
  /// Holds the output from the beginning.
  let kept: Folder
  private let lists: Folder

  init(size: Int, workFolder: String) {
    input = Folder(emptied: "\(workFolder)/\(size)/input")
    fresh = Folder(emptied: "\(workFolder)/\(size)/fresh")
    kept = Folder(emptied: "\(workFolder)/\(size)/kept")
    lists = Folder(emptied: "\(workFolder)/\(size)/lists")
    for file in Manifests(count: size).files { input.write(file.text, to: file.name) }
  }

  /// Notes the names and sizes of what cellgen has written, for the floor.
  func list() {
    lists.write(kept.listing.map { "\($0.size) \($0.name)\n" }.joined(), to: "listing")
  }

  func generate(with program: String, into folder: Folder) -> Invocation {
    Invocation(
      program: program,
      arguments: ["generate", "--quiet", "--line-directives", input.path, "-o", folder.path])
  }

  func floor(_ program: String, into folder: Folder) -> Invocation {
    Invocation(program: program, arguments: [input.path, folder.path, "\(lists.path)/listing"])
  }
}
