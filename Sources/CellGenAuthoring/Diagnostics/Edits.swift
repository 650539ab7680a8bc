import CellGenCore

extension Diagnostic {
  /// Returns the mistakes in one text whose fixes can be applied together, in the order of the text.
  ///
  /// If two fixes overlap, only the first is returned; the other can be applied to the resulting text if it
  /// is still needed.
  package static func fixableTogether(_ diagnostics: [Diagnostic]) -> [(Diagnostic, Fix)] {
    let fixable = diagnostics.compactMap { diagnostic in diagnostic.fix.map { (diagnostic, $0) } }
    let order = fixable.indices.sorted {
      (fixable[$0].1.span.start, $0) < (fixable[$1].1.span.start, $1)
    }
    var taken: [(Diagnostic, Fix)] = []
    for (diagnostic, fix) in order.map({ fixable[$0] }) {
      if let last = taken.last?.1.span, fix.span.start < last.end || fix.span.start == last.start {
        continue
      }
      taken.append((diagnostic, fix))
    }
    return taken
  }
}

/// A text with edits applied, and their positions in it.
package struct EditedText: Sendable {
  package private(set) var source: SourceText
  /// The ranges of the bytes that edits wrote; sorted, and without overlaps.
  private var edited: [Range<Int>] = []

  package init(_ source: SourceText) { self.source = source }

  /// Applies edits, which must be sorted and must not overlap.
  package mutating func make(_ edits: [Diagnostic.Fix]) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var position = 0
    for edit in edits {
      bytes += source.bytes[position..<edit.span.range.lowerBound]
      let replacement = Array(edit.replacement.utf8)
      ranges.append(bytes.count..<bytes.count + replacement.count)
      bytes += replacement
      position = edit.span.range.upperBound
    }
    bytes += source.bytes[position...]
    let shift = Shift(edits)
    edited = merged(edited.map(shift.moved) + ranges)
    source = source.with(bytes: bytes)
  }

  /// Returns true if an edit wrote any byte in a range.
  package func isEdited(in range: Range<Int>) -> Bool {
    var low = 0
    var high = edited.count
    while low < high {
      let middle = (low + high) / 2
      if edited[middle].lowerBound < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && edited[low - 1].overlaps(range)
  }
}

/// Sorts ranges, merges overlapping ones and drops empty ones.
private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
  var merged: [Range<Int>] = []
  let sorted = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
  for range in sorted {
    if let last = merged.last, range.lowerBound < last.upperBound {
      merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      merged.append(range)
    }
  }
  return merged
}

/// The distances by which edits move the text after them.
private struct Shift {
  /// The ends of the edits in the old text, ascending.
  private var ends: [Int] = []
  /// The total distance by which the edits up to each end move the text after it.
  private var distances = [0]

  init(_ edits: [Diagnostic.Fix]) {
    for edit in edits {
      ends.append(edit.span.range.upperBound)
      let growth = edit.replacement.utf8.count - edit.span.range.count
      distances.append(distances[distances.count - 1] + growth)
    }
  }

  /// The position in the new text of a range in the old one.
  func moved(_ range: Range<Int>) -> Range<Int> {
    let lower = moved(range.lowerBound)
    return lower..<max(lower, moved(range.upperBound))
  }

  private func moved(_ offset: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + distances[low]
  }
}
