import Foundation

/// A file with the cases of one topic: manifests, each with its messages and, perhaps, its corrected form below it.
///
///     ═══ a spacer without its colon
///     views:
///       Post:
///         data: { title: String }
///         layout: [{ label: title }, { ①spacer 8 }]
///
///     ─── message
///     Listing.sections:4:34: error: …
///
///     ─── fixed
///     views:
///       …
///
/// Blank lines at the start and the end of a part do not count. A manifest with bytes that matter and that nobody
/// sees, or that editors change, needs files of its own; ``faults`` has those that are here.
struct CasePage: Sendable {
  struct Case: Sendable {
    var title: String
    /// The line of the title, from 1.
    var line: Int
    /// With its marks.
    var manifest: String
    var message: String?
    var fixed: String?
  }

  var cases: [Case] = []
  /// Mistakes in the page itself, each with its line.
  private(set) var faults: [(line: Int, message: String)] = []

  private static let titleMark = "═══ "
  private static let partMark = "─── "

  init(_ text: String) {
    var part = ""
    var lines: [String] = []
    var partLine = 1
    func finishPart(_ page: inout CasePage) {
      while lines.first == "" { lines.removeFirst() }
      while lines.last == "" { lines.removeLast() }
      page.add(lines.map { $0 + "\n" }.joined(), as: part, at: partLine)
      lines = []
    }
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix(Self.titleMark) {
        finishPart(&self)
        (part, partLine) = ("", index + 1)
        let title = String(line.dropFirst(Self.titleMark.count))
        if cases.contains(where: { $0.title == title }) {
          faults.append((index + 1, "there are two cases with the title '\(title)'"))
        }
        cases.append(Case(title: title, line: index + 1, manifest: ""))
      } else if line.hasPrefix(Self.partMark) {
        finishPart(&self)
        (part, partLine) = (String(line.dropFirst(Self.partMark.count)), index + 1)
      } else {
        lines.append(line)
      }
    }
    finishPart(&self)
    if cases.isEmpty, faults.isEmpty {
      faults.append((1, "expected '\(Self.titleMark)' and the title of a case"))
    }
    checkBytes()
  }

  private mutating func add(_ text: String, as part: String, at line: Int) {
    guard let last = cases.indices.last else {
      if !text.isEmpty {
        faults.append((1, "expected '\(Self.titleMark)' and the title of a case"))
      }
      return
    }
    switch part {
    case "" where !text.isEmpty: cases[last].manifest = text
    case "message" where cases[last].message == nil && cases[last].fixed == nil:
      cases[last].message = text
    case "fixed" where cases[last].fixed == nil: cases[last].fixed = text
    case "": faults.append((line, "an empty manifest needs a file of its own"))
    default:
      faults.append(
        (line, "expected the manifest, '\(Self.partMark)message', '\(Self.partMark)fixed'"))
    }
  }

  /// Reports what cannot be seen, and what editors change on their own.
  private mutating func checkBytes() {
    for test in cases {
      for text in [test.manifest, test.fixed ?? ""] {
        for line in text.components(separatedBy: "\n") where !Self.isPlain(line) {
          faults.append(
            (
              test.line,
              "'\(test.title)' has characters that cannot be seen; give it files of its own"
            ))
        }
      }
    }
  }

  private static func isPlain(_ line: String) -> Bool {
    if line.utf8.last == UInt8(ascii: " ") { return false }
    return line.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse,
        .surrogate,
        .unassigned, .nonspacingMark, .enclosingMark:
        return false
      default: return true
      }
    }
  }

  /// The text of the page, in its one form.
  var text: String {
    cases.map { test in
      let parts = [
        Self.titleMark + test.title + "\n" + test.manifest,
        test.message.map { Self.partMark + "message\n" + $0 },
        test.fixed.map { Self.partMark + "fixed\n" + $0 },
      ]
      return parts.compactMap(\.self).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
