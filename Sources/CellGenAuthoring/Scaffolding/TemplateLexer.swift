import CellGenCore

/// A piece of a template's text.
enum TemplatePiece {
  case text(String)
  case tag(TemplateTag)
}

/// Divides a template into text and tags.
///
///     template → (text | '{{' tag '}}')*
///
/// A tag is on one line. A line that contains only a block tag is removed.
///
/// - Errors: reports `template-tag`, and keeps an invalid tag as text.
struct TemplateLexer {
  private let source: SourceText
  private var position = 0
  private var pieces: [TemplatePiece] = []

  init(_ source: SourceText) { self.source = source }

  mutating func lex(_ diagnostics: inout Diagnostics) -> [TemplatePiece] {
    while let start = opening(from: position) {
      let end = closing(from: start + 2)
      let span = SourceSpan(file: source.index, start: start, end: end ?? start + 2)
      let kind = end.flatMap { TemplateTag.kind(text(start + 2, $0 - 2), span: span) }
      guard let kind else {
        diagnostics.report(end == nil ? .unclosedTag(span) : .unknownTag(text(of: span), span))
        appendText(upTo: Int(span.end))
        continue
      }
      append(TemplateTag(kind: kind, span: span))
    }
    appendText(upTo: source.bytes.count)
    return pieces
  }

  /// Appends the text before a tag, and the tag.
  private mutating func append(_ tag: TemplateTag) {
    let line = tag.isBlock ? line(aroundOnly: tag.span.range) : nil
    appendText(upTo: line?.lowerBound ?? Int(tag.span.start))
    pieces.append(.tag(tag))
    position = line?.upperBound ?? Int(tag.span.end)
  }

  private mutating func appendText(upTo end: Int) {
    guard end > position else { return }
    pieces.append(.text(text(position, end)))
    position = end
  }
}

// MARK: - Places

extension TemplateLexer {
  private func opening(from start: Int) -> Int? {
    source.bytes.indices.dropFirst(start).first { isPair(UInt8(ascii: "{"), at: $0) }
  }

  /// The offset after the next `}}` on the line.
  private func closing(from start: Int) -> Int? {
    var position = start
    while position < source.bytes.count, source.bytes[position] != UInt8(ascii: "\n") {
      if isPair(UInt8(ascii: "}"), at: position) { return position + 2 }
      position += 1
    }
    return nil
  }

  private func isPair(_ byte: UInt8, at position: Int) -> Bool {
    position + 1 < source.bytes.count && source.bytes[position] == byte
      && source.bytes[position + 1] == byte
  }

  /// The line of a tag with its line break, if there are only spaces around the tag.
  private func line(aroundOnly tag: Range<Int>) -> Range<Int>? {
    let before = source.bytes[..<tag.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let after = source.bytes[tag.upperBound...]
    let lineEnd = after.firstIndex(of: UInt8(ascii: "\n"))
    let end = lineEnd ?? source.bytes.count
    let rest = source.bytes[start..<tag.lowerBound] + source.bytes[tag.upperBound..<end]
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    return start..<(lineEnd.map { $0 + 1 } ?? end)
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  private func text(of span: SourceSpan) -> String { text(Int(span.start), Int(span.end)) }
}

// MARK: - Messages

extension DiagnosticCode {
  package static let templateTag = Self("template-tag", .error, .templates)
}

extension Diagnostic {
  fileprivate static func unclosedTag(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .templateTag, "'{{' is not closed on its line",
      at: Annotation(span, "opened here"), help: "close it with '}}'",
      note: "two opening braces always start a tag in a template")
  }

  fileprivate static func unknownTag(_ text: String, _ span: SourceSpan) -> Diagnostic {
    let inner = text.dropFirst(2).dropLast(2).drop { $0 == " " }.prefix { $0 != " " }
    let words = TemplateTag.Block.allCases.flatMap { ["#\($0.rawValue)", "/\($0.rawValue)"] }
    return Diagnostic(
      .templateTag, "unknown tag \(quoted(text))",
      at: Annotation(span), help: Suggestion.help(near: String(inner), among: words + ["else"]),
      note: "the tags are '{{name}}', '{{#if name}}', '{{else}}', '{{/if}}', '{{#each name}}' and "
        + "'{{/each}}'")
  }
}
