import Testing

@testable import CellGenAuthoring

@Suite("Constraints")
struct ConstraintSolverTests {
  typealias Expression = ConstraintSolver.Expression

  private let x = Expression.variable(0)
  private let y = Expression.variable(1)

  private func constant(_ number: Double) -> Expression { Expression(constant: number) }

  @Test("What must hold does, and weak wishes take what is left")
  func strengths() {
    var solver = ConstraintSolver()
    var held = [
      solver.add(x + y - constant(100), .equal, nil), solver.add(x - constant(30), .equal, 1),
      solver.add(y - constant(80), .equal, 0.1),
    ]
    #expect(solver.value(of: 0) == 30)
    #expect(solver.value(of: 1) == 70)
    held.append(solver.add(y - constant(75), .atLeast, nil))
    #expect(!held.contains(false))
    #expect(solver.value(of: 0) == 25)
  }

  @Test("What contradicts is left out, and the rest stays as it was")
  func contradiction() {
    var solver = ConstraintSolver()
    let held = [
      solver.add(x - constant(10), .equal, nil), solver.add(x - constant(20), .equal, nil),
      solver.add(x - constant(5), .atMost, nil), solver.add(y - x, .atLeast, nil),
      solver.add(y, .equal, 1),
    ]
    #expect(held == [true, false, false, true, true])
    #expect(solver.value(of: 0) == 10)
    #expect(solver.value(of: 1) == 10)
  }

  @Test("Inequalities hold in whichever order they come")
  func order() {
    for seed in 0..<20 {
      var solver = ConstraintSolver()
      var rows: [(Expression, ConstraintSolver.Relation, ConstraintSolver.Weight)] = [
        (x - constant(10), .atLeast, nil), (y - x - constant(5), .atLeast, nil),
        (y - constant(40), .atMost, nil), (x - constant(100), .equal, 2), (y, .equal, 1),
      ]
      for index in rows.indices { rows.swapAt(index, (index * 7 + seed) % rows.count) }
      for (expression, relation, weight) in rows { _ = solver.add(expression, relation, weight) }
      #expect((solver.value(of: 0) - 35).magnitude < 1e-6)
      #expect((solver.value(of: 1) - 40).magnitude < 1e-6)
    }
  }
}
