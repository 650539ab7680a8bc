/// How much longer a run over ten times as many manifests takes, each of which has one view.
struct ManifestGrowth {
  private(set) var ratio: Double

  init(of programs: Programs, workFolder: String) {
    let (some, many) = (1_000, 10_000)
    var turns = Turns<Int>()
    for count in [some, many] {
      let stage = Stage(size: count, perManifest: 1, workFolder: "\(workFolder)/manifests")
      let run = stage.generate(with: programs.release, into: stage.kept)
      // The first run writes; what disks do is not measured.
      _ = run.run()
      turns.add(count, run)
    }
    let usages = turns.run(rounds: 3).mapValues(\.cpu)
    ratio = (usages[many] ?? 0) / (usages[some] ?? 0)
  }
}
