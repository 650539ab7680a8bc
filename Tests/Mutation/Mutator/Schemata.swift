/// A file with many mutants, of which a number chooses one when it runs.
public struct Schemata {
  public let text: String
  /// The bytes of the text that each mutant is in, by its number.
  public let places: [Int: [Range<Int>]]

  /// Writes mutants of a file, by their numbers, into it.
  public init(_ text: String, _ mutants: [(number: Int, mutant: Mutant)]) {
    let wraps = mutants.flatMap { number, mutant in mutant.wraps.map { (number, $0) } }
      // Outer ones first; for the same range, the one that comes first is the outer one.
      .enumerated().sorted {
        let (one, two) = ($0.element.1.range, $1.element.1.range)
        return (one.lowerBound, -one.upperBound, $0.offset) < (
          two.lowerBound, -two.upperBound, $1.offset
        )
      }.map(\.element)
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var places: [Int: [Range<Int>]] = [:]
    var opened: [(number: Int, wrap: Mutant.Wrap, start: Int)] = []
    var next = 0
    for offset in 0...bytes.count {
      while let last = opened.last, last.wrap.range.upperBound == offset {
        output += Array(last.wrap.after.utf8)
        places[last.number, default: []].append(last.start..<output.count)
        opened.removeLast()
      }
      while next < wraps.count, wraps[next].1.range.lowerBound == offset {
        let (number, wrap) = wraps[next]
        opened.append((number, wrap, output.count))
        output += Array(wrap.before.replacingNumber(with: number).utf8)
        next += 1
      }
      if offset < bytes.count { output.append(bytes[offset]) }
    }
    self.text = String(decoding: output, as: UTF8.self)
    self.places = places
  }

  /// The numbers of the mutants that a compiler's error is about, by its line and column from 1: the smallest that
  /// contains its place, or all of its line.
  public func mutants(at line: Int, _ column: Int) -> [Int] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return [] }
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 }
    let (place, end) = (start + column - 1, start + lines[line - 1].count)
    let all = places.flatMap { number, ranges in ranges.map { (number, $0) } }
    let around = all.filter { $0.1.contains(place) }.min { $0.1.count < $1.1.count }
    if let around { return [around.0] }
    return all.filter { $0.1.lowerBound <= end && $0.1.upperBound >= start }.map(\.0)
  }
}

extension String {
  fileprivate func replacingNumber(with number: Int) -> String {
    guard let mark = range(of: "cellGenMutant(#") else { return self }
    return self[..<mark.lowerBound] + "cellGenMutant(\(number)" + self[mark.upperBound...]
  }

  private func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
