/// Parses the YAML tree of a manifest; reports every mistake and continues after it.
///
///     bytes ─checkText→ text ─parseDocument→ tree
///
/// - Errors: returns nil if nothing is usable, always after at least one report.
/// - Parameter slips: the common mistakes that it recognizes.
func parse(
  _ source: SourceText, slips: Slips, _ diagnostics: inout Diagnostics
) -> Node? {
  source.bytes.withUnsafeBufferPointer { bytes in
    var parser = Parser(bytes, file: source.index, slips: slips)
    let root = parser.parseManifest()
    for diagnostic in parser.settledReports() { diagnostics.report(diagnostic) }
    return root
  }
}

/// A YAML parser: a cursor over the bytes, with the open constructs around it.
///
/// The language is a strict subset of YAML 1.2. A `parse…` function reads a construct and returns its node,
/// which may be broken; `read…` reads a token, or returns nil after a report; `report…` explains what is
/// wrong with a line. Each construct has a file:
///
/// - `Text/` the bytes: encoding, lines, names of characters
/// - `Block/` the document, and the constructs of indentation: mappings, sequences, keys
/// - `Scalars/` plain, quoted and block scalars
/// - `Flow/` `[…]` and `{…}`
/// - `Slips/` lines that are none of these: what to report, and where to continue
///
/// The parser does not know the language written in YAML: it is given a table of ``Slips`` that recognizes
/// mistakes only the language can explain.
///
/// Blocks are read line by line: between two entries, ``line`` is the next line with content. After a
/// mistake, parsing continues at a line whose indentation closes the broken construct. Only the first report
/// on each line is kept.
///
/// - Units: offsets are bytes from 0, indentations are counts of spaces.
struct Parser {
  /// The text and the queries about it.
  let bytes: ManifestBytes
  /// The end of the text.
  let end: Int
  /// The slips to look for in invalid text.
  let slips: Slips

  /// The next byte to read.
  var position = 0
  /// The start of the line of `position`, without a byte order mark.
  var lineStart = 0
  /// The next line with content; nil at the end of the document.
  var line: Line?
  /// True if lines just before `line` were skipped with a report.
  var lost = false
  /// The document marker that ended the lines, if any.
  var marker: Marker?
  /// The block collections around the cursor, outermost first.
  var blocks: [OpenBlock] = []
  /// The flow collections around the cursor, outermost first: the offsets of their brackets.
  var brackets: [Int] = []
  /// True if the current flow collection was reported to be indented too little.
  var isFlowMisindented = false
  /// A comment in the outermost flow collection that may be meant as text.
  var hidingComment: HidingComment?
  /// After a `read…` that returned nil: the start of the line at which to continue.
  var resume = 0
  /// The end of the last run of lines whose indentation only looks like spaces.
  var invisibleIndentationEnd = 0
  /// True if a search has found no end of a merge conflict in the rest of the text.
  var hasNoConflictEnd = false

  /// The reports about single characters, which explain other reports on the same line.
  var textReports: [Diagnostic] = []
  var reports: [Diagnostic] = []
  /// The end of the text that is known to be on the same line as the last report; -1 before the first.
  var reportedUpTo = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: Int, slips: Slips) {
    self.bytes = ManifestBytes(bytes, file: file)
    self.slips = slips
    end = bytes.count
  }

  /// Reads the whole text.
  mutating func parseManifest() -> Node? {
    guard checkSize(), checkEncoding(), checkCharacters() else { return nil }
    return parseDocument()
  }
}

/// A line with content.
struct Line {
  /// Its start, without a byte order mark.
  var start: Int
  /// Its first byte that is not a space.
  var content: Int

  var indent: Int { content - start }
}

/// A line `---` or `...`.
struct Marker {
  var start: Int
  var isEnd: Bool
}

/// A block mapping or sequence that is being read.
struct OpenBlock {
  var indent: Int
  var isSequence: Bool
  /// Its first key or dash.
  var first: SourceSpan
  /// The key of a mapping whose value is being read.
  var current: SourceSpan?
  /// True if some of its entries were lost in one of its values.
  var isIncomplete = false
}

extension Parser {
  /// Adds a report, unless the last one precedes it on the same line.
  mutating func report(_ diagnostic: Diagnostic) {
    let start = Int(diagnostic.primary.span.start)
    if reportedUpTo >= 0, let last = reports.last, start >= Int(last.primary.span.start),
      !last.isApart(from: diagnostic)
    {
      while reportedUpTo < start, bytes.base[reportedUpTo] != Byte.lineFeed { reportedUpTo += 1 }
      if reportedUpTo >= start { return }
    }
    reportedUpTo = start
    reports.append(diagnostic)
  }

  /// Returns true if another collection can be opened at an offset; reports an offset that is nested too
  /// deeply.
  mutating func hasRoom(at offset: Int) -> Bool {
    if blocks.count + brackets.count < 100 { return true }
    report(.tooDeep(at: bytes.character(offset)))
    return false
  }

  /// The reports in file order, at most one for each line.
  ///
  /// A forbidden character explains everything else that seems wrong on its line.
  func settledReports() -> [Diagnostic] {
    var all = textReports + reports
    let textCount = textReports.count
    var order = Array(all.indices)
    order.sort { left, right in
      let (a, b) = (all[left].primary.span.start, all[right].primary.span.start)
      return a == b ? left < right : a < b
    }
    var settled: [Int] = []
    var lineEnd = -1
    for index in order {
      let start = Int(all[index].primary.span.start)
      if start >= lineEnd {
        settled.append(index)
        lineEnd = start >= end ? end + 1 : bytes.nextLineStart(start, orPastEnd: true)
      } else if all[settled[settled.count - 1]].isApart(from: all[index]) {
        settled.append(index)
      } else if index < textCount, settled[settled.count - 1] >= textCount {
        settled[settled.count - 1] = index
      }
    }
    all = settled.map { all[$0] }
    return all
  }
}

extension DiagnosticCode {
  package static let tooDeep = Self("too-deep", .error, .indentation)
}

extension Diagnostic {
  /// Returns true if it does not explain another report on its line.
  fileprivate func isApart(from other: Diagnostic) -> Bool {
    code == .tabIndentation && other.code == .missingColon
  }

  static func tooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tooDeep, "lists and mappings are nested more than 100 levels deep",
      at: Annotation(span, "level 101 starts here"),
      help: "move the inner part to an outer level")
  }
}
