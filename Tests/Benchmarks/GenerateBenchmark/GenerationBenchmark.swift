/// What generating costs for some sizes, in release and debug, beside the floor.
struct GenerationBenchmark {
  /// What is run for one size.
  enum Contestant: Hashable {
    /// The floor's program without anything to do.
    case empty
    case script
    case floor(isFresh: Bool)
    case cellgen(isRelease: Bool, isFresh: Bool)
  }

  static let sizes = [10, 100, 1_000, 10_000]

  var programs: Programs
  /// Where the manifests and the outputs are put.
  var workFolder: String

  func run() -> [Int: Measured] {
    var results: [Int: Measured] = [:]
    report(Measured.head)
    for size in Self.sizes {
      let measured = measure(size)
      report(measured.report)
      results[size] = measured
    }
    return results
  }

  /// Small runs are short and are repeated more often.
  private func rounds(for size: Int) -> Int { max(6, min(40, 20_000 / size)) }

  private func measure(_ size: Int) -> Measured {
    let stage = Stage(size: size, workFolder: workFolder)
    _ = stage.generate(with: programs.release, into: stage.kept).run()
    stage.list()
    let rounds = rounds(for: size)
    var usages = turns(on: stage, with: programs.release, isRelease: true).run(rounds: rounds)
    // The debug build takes long, and what it is compared with need not wait for it each time.
    var debug = Turns<Contestant>()
    addCellgen(programs.debug, isRelease: false, on: stage, to: &debug)
    usages.merge(debug.run(rounds: max(2, rounds / 5))) { $1 }
    if let python = programs.python { stage.compare(stage.script(with: python, into: stage.fresh)) }
    return Measured(
      size: size, bytesRead: stage.input.size, bytesWritten: stage.kept.size, usages: usages)
  }

  private func turns(
    on stage: Stage, with cellgen: String, isRelease: Bool
  ) -> Turns<Contestant> {
    var turns = Turns<Contestant>()
    turns.add(.empty, Invocation(program: programs.floor, arguments: []))
    turns.add(.floor(isFresh: true), stage.floor(programs.floor, into: stage.fresh)) {
      stage.fresh.empty()
    }
    turns.add(.floor(isFresh: false), stage.floor(programs.floor, into: stage.kept))
    addCellgen(cellgen, isRelease: isRelease, on: stage, to: &turns)
    if let python = programs.python {
      turns.add(.script, stage.script(with: python, into: stage.fresh)) { stage.fresh.empty() }
    }
    return turns
  }

  private func addCellgen(
    _ program: String, isRelease: Bool, on stage: Stage, to turns: inout Turns<Contestant>
  ) {
    turns.add(
      .cellgen(isRelease: isRelease, isFresh: true),
      stage.generate(with: program, into: stage.fresh)
    ) { stage.fresh.empty() }
    turns.add(
      .cellgen(isRelease: isRelease, isFresh: false),
      stage.generate(with: program, into: stage.kept))
  }
}
