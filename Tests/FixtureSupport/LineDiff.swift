/// The lines in which two texts differ, in the unified form; empty for equal texts.
///
///     @@ -1,3 +1,3 @@
///      struct Point {
///     -  var x: Int
///     +  var x: Double
///      }
package func unifiedDiff(from old: String, to new: String, context: Int = 3) -> String {
  let script = editScript(lines(of: old), lines(of: new))
  let changed = script.indices.filter { script[$0].mark != " " }
  var result: [String] = []
  var position = 0
  while let first = changed.first(where: { $0 >= position }) {
    var end = first + 1
    while let next = changed.first(where: { $0 >= end }), next - end <= 2 * context {
      end = next + 1
    }
    let hunk = max(position, first - context)..<min(script.count, end + context)
    result.append(header(of: hunk, in: script))
    result += script[hunk].map { "\($0.mark)\($0.text)" }
    position = hunk.upperBound
  }
  return result.joined(separator: "\n")
}

/// A line that is in both texts, in the old one only, or in the new one only.
private struct DiffLine {
  var mark: Character
  var text: Substring
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

private func editScript(_ old: [Substring], _ new: [Substring]) -> [DiffLine] {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var script: [DiffLine] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i) {
      script.append(DiffLine(mark: "-", text: old[i]))
      i += 1
    } else if inserted.contains(j) {
      script.append(DiffLine(mark: "+", text: new[j]))
      j += 1
    } else {
      script.append(DiffLine(mark: " ", text: old[i]))
      i += 1
      j += 1
    }
  }
  return script
}

private func header(of hunk: Range<Int>, in script: [DiffLine]) -> String {
  let before = script[..<hunk.lowerBound]
  let oldStart = before.count { $0.mark != "+" } + 1
  let newStart = before.count { $0.mark != "-" } + 1
  let oldCount = script[hunk].count { $0.mark != "+" }
  let newCount = script[hunk].count { $0.mark != "-" }
  return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@"
}
