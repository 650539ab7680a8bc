/// The folders of one size.
struct Stage {
  let input: Folder
  /// Emptied before each fresh run.
  let fresh: Folder
  /// Holds the output from the beginning.
  let kept: Folder
  private let lists: Folder

  init(size: Int, perManifest: Int = 100, workFolder: String) {
    input = Folder(emptied: "\(workFolder)/\(size)/input")
    fresh = Folder(emptied: "\(workFolder)/\(size)/fresh")
    kept = Folder(emptied: "\(workFolder)/\(size)/kept")
    lists = Folder(emptied: "\(workFolder)/\(size)/lists")
    for file in Manifests(count: size, perManifest: perManifest).files {
      input.write(file.text, to: file.name)
    }
  }

  /// Notes the names and sizes of what cellgen has written, for the floor.
  func list() {
    lists.write(kept.listing.map { "\($0.size) \($0.name)\n" }.joined(), to: "listing")
  }

  func generate(
    with program: String, into folder: Folder, options: [String] = []
  ) -> Invocation {
    Invocation(
      program: program,
      arguments: ["generate", "--quiet", "--line-directives", input.path, "-o", folder.path]
        + options)
  }

  func script(with python: String, into folder: Folder) -> Invocation {
    Invocation(
      program: python,
      arguments: [Programs.script, input.path, folder.path, "\(kept.path)/CellGenRuntime.swift"])
  }

  /// Stops where another generator's files are not what cellgen writes but for line breaks in lines that are
  /// too long: it would be no yardstick.
  func compare(_ other: Invocation) {
    fresh.empty()
    _ = other.run()
    let (sizes, expected) = (fresh.listing, kept.listing)
    let isAlike = zip(sizes, expected).allSatisfy { own, cellgen in
      own.name == cellgen.name && abs(own.size - cellgen.size) * 50 <= cellgen.size
    }
    precondition(isAlike && sizes.count == expected.count, "the script writes other files")
  }

  func floor(_ program: String, into folder: Folder) -> Invocation {
    Invocation(program: program, arguments: [input.path, folder.path, "\(lists.path)/listing"])
  }
}
