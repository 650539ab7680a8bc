/// Solves linear constraints of different strengths: it satisfies as many of the strongest as possible, and
/// the weaker ones as closely as it can.
///
/// - Source: Greg J. Badros, Alan Borning, Peter J. Stuckey, "The Cassowary Linear Arithmetic Constraint
///   Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. Rows hold the basic
///   variables in terms of the others; the simplex method reduces the weighted sum of errors.
struct ConstraintSolver {
  /// A weighted sum of variables, and a constant.
  struct Expression {
    var terms: [(variable: Int, factor: Double)] = []
    var constant = 0.0

    static func variable(_ variable: Int) -> Expression {
      Expression(terms: [(variable, 1)])
    }

    static func + (one: Expression, other: Expression) -> Expression {
      Expression(terms: one.terms + other.terms, constant: one.constant + other.constant)
    }

    static func + (one: Expression, constant: Double) -> Expression {
      Expression(terms: one.terms, constant: one.constant + constant)
    }

    static func - (one: Expression, other: Expression) -> Expression { one + other * -1 }

    static func * (one: Expression, factor: Double) -> Expression {
      Expression(
        terms: one.terms.map { ($0.variable, $0.factor * factor) },
        constant: one.constant * factor)
    }
  }

  enum Relation { case equal, atLeast, atMost }

  /// The weight of a constraint's error; nil for a required constraint.
  typealias Weight = Double?

  private enum Symbol {
    case external, slack, error, dummy
  }

  private var symbols: [Symbol] = []
  /// The symbol of each variable.
  private var variables: [Int: Int] = [:]
  /// The row of each basic symbol.
  private var rows: [Int: Row] = [:]
  private var objective = Row()

  /// Adds a constraint between an expression and zero.
  ///
  /// - Returns: false if it is required and contradicts other required ones; then it is left out.
  mutating func add(_ expression: Expression, _ relation: Relation, _ weight: Weight) -> Bool {
    var (row, tag, marker) = makeRow(expression, relation, weight)
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, tag, marker) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
    } else if row.cells.allSatisfy({ symbols[$0.symbol] == .dummy }) {
      guard isNearZero(row.constant) else { return false }
      row.solve(for: tag)
      substitute(tag, row)
      rows[tag] = row
    } else if !addWithArtificialVariable(row) {
      return false
    }
    optimize()
    return true
  }

  func value(of variable: Int) -> Double {
    variables[variable].flatMap { rows[$0]?.constant } ?? 0
  }

  // MARK: Rows

  private mutating func newSymbol(_ kind: Symbol) -> Int {
    symbols.append(kind)
    return symbols.count - 1
  }

  private mutating func makeRow(
    _ expression: Expression, _ relation: Relation, _ weight: Weight
  ) -> (row: Row, tag: Int, marker: Int?) {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.terms where !isNearZero(factor) {
      let symbol = variables[variable] ?? newSymbol(.external)
      variables[variable] = symbol
      if let basic = rows[symbol] { row.add(basic, times: factor) } else { row.add(symbol, factor) }
    }
    if relation == .equal {
      guard let weight else {
        let dummy = newSymbol(.dummy)
        row.add(dummy, 1)
        return (row, dummy, nil)
      }
      let (plus, minus) = (newSymbol(.error), newSymbol(.error))
      row.add(plus, -1)
      row.add(minus, 1)
      objective.add(plus, weight)
      objective.add(minus, weight)
      return (row, plus, minus)
    }
    let sign = relation == .atMost ? 1.0 : -1
    let slack = newSymbol(.slack)
    row.add(slack, sign)
    guard let weight else { return (row, slack, nil) }
    let error = newSymbol(.error)
    row.add(error, -sign)
    objective.add(error, weight)
    return (row, slack, error)
  }

  /// The symbol that a new row is solved for: an unrestricted one, or else one of its own slack or error
  /// symbols.
  private func subject(of row: Row, _ tag: Int, _ marker: Int?) -> Int? {
    if let cell = row.cells.first(where: { symbols[$0.symbol] == .external }) { return cell.symbol }
    for symbol in [tag, marker].compactMap(\.self)
    where symbols[symbol] != .dummy && row[symbol] < 0 { return symbol }
    return nil
  }

  private mutating func substitute(_ symbol: Int, _ row: Row) {
    for basic in rows.keys.sorted() { rows[basic]?.substitute(symbol, row) }
    objective.substitute(symbol, row)
  }

  private mutating func addWithArtificialVariable(_ row: Row) -> Bool {
    let artificial = newSymbol(.slack)
    rows[artificial] = row
    let saved = objective
    objective = row
    optimize()
    let isFeasible = isNearZero(objective.constant)
    objective = saved
    // The saved objective doesn't reflect the pivots made in the meantime.
    for basic in rows.keys.sorted() {
      if let basicRow = rows[basic] { objective.substitute(basic, basicRow) }
    }
    if var row = rows.removeValue(forKey: artificial) {
      // Without its row, the state is as if the constraint had never been added.
      if !isFeasible || row.cells.isEmpty { return isFeasible }
      guard let entering = row.cells.first(where: { isPivotable($0.symbol) })?.symbol else {
        return false
      }
      row.solve(for: artificial, entering)
      substitute(entering, row)
      rows[entering] = row
    }
    for basic in rows.keys.sorted() { rows[basic]?.remove(artificial) }
    objective.remove(artificial)
    return isFeasible
  }

  private func isPivotable(_ symbol: Int) -> Bool {
    symbols[symbol] == .slack || symbols[symbol] == .error
  }

  /// Pivots until no symbol can reduce the objective. Of the symbols that can enter or leave, the first one
  /// does (Bland's rule), so this always terminates.
  private mutating func optimize() {
    for _ in 0..<20_000 {
      guard
        let entering = objective.cells.first(where: {
          symbols[$0.symbol] != .dummy && $0.factor < -1e-9
        })?.symbol, let leaving = leaving(for: entering),
        var row = rows.removeValue(forKey: leaving)
      else { return }
      row.solve(for: leaving, entering)
      substitute(entering, row)
      rows[entering] = row
    }
  }

  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, symbol: Int)?
    for symbol in rows.keys.sorted() where symbols[symbol] != .external {
      guard let row = rows[symbol] else { continue }
      let factor = row[entering]
      guard factor < -1e-9 else { continue }
      let ratio = -row.constant / factor
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, symbol) }
    }
    return best?.symbol
  }
}

private func isNearZero(_ number: Double) -> Bool { number.magnitude < 1e-8 }

/// A weighted sum of symbols, sorted by symbol, and a constant.
private struct Row {
  var cells: [(symbol: Int, factor: Double)] = []
  var constant = 0.0

  subscript(symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  /// The index of the first cell whose symbol is not less than the given one.
  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ symbol: Int, _ factor: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if !isNearZero(factor) { cells.insert((symbol, factor), at: index) }
      return
    }
    cells[index].factor += factor
    if isNearZero(cells[index].factor) { cells.remove(at: index) }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var sum: [(symbol: Int, factor: Double)] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (one, two) = (cells[...], other.cells[...])
    while let first = one.first, let second = two.first {
      if first.symbol < second.symbol {
        sum.append(first)
        one.removeFirst()
      } else if first.symbol > second.symbol {
        sum.append((second.symbol, second.factor * factor))
        two.removeFirst()
      } else {
        let total = first.factor + second.factor * factor
        if !isNearZero(total) { sum.append((first.symbol, total)) }
        one.removeFirst()
        two.removeFirst()
      }
    }
    sum += one
    for cell in two { sum.append((cell.symbol, cell.factor * factor)) }
    cells = sum
  }

  mutating func remove(_ symbol: Int) {
    let index = index(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].factor = -cells[index].factor }
  }

  /// From `0 = row` to `symbol = row`.
  mutating func solve(for symbol: Int) {
    let factor = -1 / self[symbol]
    remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// From `basic = row` to `symbol = row`.
  mutating func solve(for basic: Int, _ symbol: Int) {
    add(basic, -1)
    solve(for: symbol)
  }

  mutating func substitute(_ symbol: Int, _ row: Row) {
    let factor = self[symbol]
    guard factor != 0 else { return }
    remove(symbol)
    add(row, times: factor)
  }
}
