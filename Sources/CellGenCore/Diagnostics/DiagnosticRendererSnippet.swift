extension DiagnosticRenderer {
  /// The annotated lines of one file.
  struct Snippet {
    let file: DiagnosticFile
    /// The location of the first annotation, for the line that introduces another file.
    let place: String
    /// Sorted by line, with the primary annotation first, then by position.
    let marks: [Mark]

    var lastLine: Int { marks.last?.line ?? 1 }
  }

  /// An annotation, with the part of its first line that it covers.
  struct Mark {
    /// From 1.
    var line: Int
    /// Byte offsets in the file, within the line.
    var range: Range<Int>
    var label: String
    var isPrimary: Bool
  }

  /// A line with its underlines.
  private struct MarkedLine {
    var line: Int
    var excerpt: Excerpt
    var marks: [Mark]
  }

  /// The snippets of a diagnostic: first the file of the primary annotation, then others in order of use.
  func snippets(of diagnostic: Diagnostic, in files: DiagnosticFiles) -> [Snippet] {
    let annotations = [diagnostic.primary] + diagnostic.secondary
    var spans: [SourceSpan] = []
    for span in annotations.map(\.span) where !spans.contains(where: { $0.file == span.file }) {
      spans.append(span)
    }
    return spans.map {
      snippet(of: annotations, in: files[$0], isMain: $0.file == spans[0].file)
    }
  }

  private func snippet(
    of annotations: [Diagnostic.Annotation], in file: DiagnosticFile, isMain: Bool
  ) -> Snippet {
    let here = annotations.filter { Int($0.span.file) == file.source.index }
    let marks = here.enumerated().map { position, annotation in
      file.mark(annotation, isPrimary: isMain && position == 0)
    }
    let sorted = marks.sorted { a, b in
      (a.line, a.isPrimary ? 0 : 1, a.range.lowerBound)
        < (b.line, b.isPrimary ? 0 : 1, b.range.lowerBound)
    }
    return Snippet(file: file, place: file.place(of: here[0].span), marks: sorted)
  }

  /// The lines of a snippet, with `...` between lines that are not adjacent.
  func render(_ snippet: Snippet, _ gutter: Gutter, severity: Diagnostic.Severity) -> [String] {
    var rows: [String] = []
    var last = Int.max
    for shown in markedLines(of: snippet) {
      if shown.line - 1 > last { rows.append(gutter.elision) }
      last = shown.line
      rows.append(gutter.line(shown.line, shown.excerpt.text))
      rows += shown.marks.map { gutter.under(underline($0, in: shown.excerpt, severity)) }
    }
    return rows
  }

  /// Returns each line once, with all its marks. A long line is repeated for a mark that is far from the
  /// others.
  private func markedLines(of snippet: Snippet) -> [MarkedLine] {
    var lines: [MarkedLine] = []
    for mark in snippet.marks {
      if let last = lines.last, last.line == mark.line, last.excerpt.shows(mark.range) {
        lines[lines.count - 1].marks.append(mark)
      } else {
        let excerpt = Excerpt(of: snippet.file, line: mark.line, around: mark.range)
        lines.append(MarkedLine(line: mark.line, excerpt: excerpt, marks: [mark]))
      }
    }
    return lines
  }

  private func underline(
    _ mark: Mark, in excerpt: Excerpt, _ severity: Diagnostic.Severity
  ) -> String {
    let columns = excerpt.columns(of: mark.range)
    let shape = String(repeating: mark.isPrimary ? "^" : "-", count: columns.count)
    let label = mark.label.isEmpty ? "" : " " + printable(mark.label)
    let role = mark.isPrimary ? DiagnosticDecorator.Role.severity(severity) : .secondary
    return padding(columns.lowerBound) + decorator.decorate(shape + label, as: role)
  }
}

extension DiagnosticFile {
  /// Returns the first line of an annotation and the part that it covers. Offsets past the end count as the
  /// end.
  fileprivate func mark(
    _ annotation: Diagnostic.Annotation, isPrimary: Bool
  ) -> DiagnosticRenderer.Mark {
    let end = source.bytes.count
    let start = min(Int(annotation.span.start), end)
    let line = lines.location(at: start).line
    let content = content(ofLine: line)
    let lower = min(start, content.upperBound)
    var upper = max(lower, min(Int(annotation.span.end), content.upperBound))
    if Int(annotation.span.end) > content.upperBound {
      // In a span over several lines, do not underline trailing white space on the first one.
      while upper > lower, isBlank(source.bytes[upper - 1]) { upper -= 1 }
    }
    return .init(line: line, range: lower..<upper, label: annotation.label, isPrimary: isPrimary)
  }

  /// The bytes of a line without its line break.
  func content(ofLine line: Int) -> Range<Int> {
    let start = lines.starts[line - 1]
    var end = line < lines.starts.count ? lines.starts[line] - 1 : source.bytes.count
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 }
}

// MARK: - Gutter

extension DiagnosticRenderer {
  /// The column of line numbers, and the bars beside it.
  struct Gutter {
    private let width: Int
    private let decorator: DiagnosticDecorator

    init(lastLine: Int, decorator: DiagnosticDecorator) {
      self.width = String(lastLine).utf8.count
      self.decorator = decorator
    }

    var empty: String { row("|") }
    let elision = "..."

    func line(_ number: Int, _ text: String) -> String {
      let number = String(number)
      let bar = padding(width - number.utf8.count) + number + " |"
      return decorator.decorate(bar, as: .gutter) + (text.isEmpty ? "" : " " + text)
    }

    func under(_ text: String) -> String { empty + " " + text }

    func file(_ place: String) -> String { row(":::") + " " + place }

    /// Returns a remark, on several lines if it is wider than the terminal.
    func remark(_ kind: String, _ text: String, _ width: Int?) -> [String] {
      let head = self.width + 5 + kind.utf8.count
      let lines = width.map { wrapped(text, to: max($0 - head, 20)) } ?? [text]
      let start = row("=") + " " + decorator.decorate(kind + ":", as: .remark) + " "
      return lines.enumerated().map { ($0 == 0 ? start : padding(head)) + $1 }
    }

    private func row(_ sign: String) -> String {
      decorator.decorate(padding(width + 1) + sign, as: .gutter)
    }
  }
}

private func padding(_ width: Int) -> String { String(repeating: " ", count: width) }

/// Splits a text into lines with a maximum number of columns; longer words and quotations stay whole.
///
/// Quotations stay on one line so they can be copied.
package func wrapped(_ text: String, to columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for piece in unbreakablePieces(of: text) {
    let width = piece.reduce(0) { $0 + (displayWidth(of: $1) ?? 0) }
    if !line.isEmpty, used + 1 + width > columns {
      lines.append(line)
      (line, used) = ("", 0)
    }
    line += line.isEmpty ? piece : " " + piece
    used += (used == 0 ? 0 : 1) + width
  }
  return lines + [line]
}

/// The words of a text; each quotation counts as one.
private func unbreakablePieces(of text: String) -> [String] {
  var pieces: [String] = []
  var quotation: String?
  for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
    let opens = quotation == nil && word.drop { $0 == "(" }.first == "'"
    quotation = quotation.map { $0 + " " + word } ?? (opens ? word : nil)
    let ending = word.reversed().drop { ",.;:)?".contains($0) }
    let closes = ending.first == "'" && (!opens || word.count { $0 == "'" } > 1)
    guard let whole = quotation else {
      pieces.append(word)
      continue
    }
    if closes {
      pieces.append(whole)
      quotation = nil
    }
  }
  return pieces + (quotation?.split(separator: " ").map(String.init) ?? [])
}
