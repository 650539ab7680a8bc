import Foundation

/// How many instructions runs of cellgen take, which do not depend on what else a machine does.
struct Instructions {
  /// For one more view among a hundred a manifest: the difference between 100 and 1,000 views, in which
  /// starting cancels out.
  var perView: Double
  /// Of a run that changes nothing, as a part of a fresh one's.
  var unchanged: Double
  /// The same with `--cache`.
  var cached: Double

  /// Nil where there is no valgrind.
  init?(of programs: Programs, workFolder: String) {
    guard Invocation(program: "valgrind", arguments: ["--version"]).succeeds() else { return nil }
    let (few, many) = (
      Stage(size: 100, workFolder: "\(workFolder)/counted"),
      Stage(size: 1_000, workFolder: "\(workFolder)/counted")
    )
    let count = { (stage: Stage, folder: Folder, options: [String]) in
      Self.count(
        stage.generate(with: programs.release, into: folder, options: options), in: workFolder)
    }
    let fresh = count(many, many.fresh, [])
    perView = (fresh - count(few, few.fresh, [])) / 900
    unchanged = count(many, many.fresh, []) / fresh
    // The first of them leaves the cache.
    _ = count(many, many.fresh, ["--cache"])
    cached = count(many, many.fresh, ["--cache"]) / fresh
  }

  /// Counts as callgrind does: what the processor would carry out for the program itself, without the
  /// system's part.
  private static func count(_ invocation: Invocation, in folder: String) -> Double {
    let file = "\(folder)/callgrind.out"
    let counted = Invocation(
      program: "valgrind",
      arguments: ["--tool=callgrind", "--callgrind-out-file=\(file)", invocation.program]
        + invocation.arguments)
    _ = counted.run()
    guard let profile = try? String(contentsOfFile: file, encoding: .utf8),
      let total = profile.split(separator: "\n").last(where: { $0.hasPrefix("totals: ") }),
      let count = Double(total.dropFirst("totals: ".count))
    else { fatalError("callgrind counted nothing") }
    return count
  }

  var report: String {
    String(
      format: """
        Instructions: %.3f million a view, the difference between 100 and 1,000; a run that changes nothing \
        takes %.2f of a fresh one's, or %.2f with --cache

        """, perView / 1e6, unchanged, cached)
  }
}
