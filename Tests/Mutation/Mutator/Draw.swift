/// Draws mutants of each operator, the same ones for the same files and seed.
///
/// - Returns: At most `count` for each operator, in the order in which they were drawn.
public func drawnMutants(
  of files: [GeneratedFile], count: Int, seed: UInt64
) -> [Mutant.Operator: [Mutant]] {
  let all = files.flatMap(\.mutants)
  var drawn: [Mutant.Operator: [Mutant]] = [:]
  for (position, kind) in Mutant.Operator.allCases.enumerated() {
    var numbers = SeededNumbers(state: seed &+ UInt64(position))
    drawn[kind] = Array(
      all.filter { $0.kind == kind }.shuffled(using: &numbers).prefix(count))
  }
  return drawn
}
