import CellGenCore

/// Reads a template.
///
///     template  → (text | '{{' name '}}' | condition | each)*
///     condition → '{{#if' name '}}' template ('{{else}}' template)? '{{/if}}'
///     each      → '{{#each' name '}}' template '{{/each}}'
///
/// - Errors: reports `template-tag` and `template-block`, all of them.
func parseTemplate(_ source: SourceText, _ diagnostics: inout Diagnostics) -> [TemplateNode] {
  var lexer = TemplateLexer(source)
  var parser = TemplateParser(pieces: lexer.lex(&diagnostics)[...])
  return parser.parse(&diagnostics)
}

private struct TemplateParser {
  /// A block that isn't closed yet.
  private struct Open {
    var block: TemplateTag.Block
    var span: SourceSpan
  }

  /// The end of a part of a template.
  private enum End { case template, close, otherwise }

  var pieces: ArraySlice<TemplatePiece>
  private var open: [Open] = []

  init(pieces: ArraySlice<TemplatePiece>) { self.pieces = pieces }

  mutating func parse(_ diagnostics: inout Diagnostics) -> [TemplateNode] {
    parsePart(mayBranch: false, &diagnostics).nodes
  }

  /// Parses a part, up to and including the tag that ends it.
  private mutating func parsePart(
    mayBranch: Bool, _ diagnostics: inout Diagnostics
  ) -> (nodes: [TemplateNode], end: End) {
    var nodes: [TemplateNode] = []
    while let piece = pieces.popFirst() {
      switch piece {
      case .text(let text): nodes.append(.text(text))
      case .tag(let tag):
        switch tag.kind {
        case .answer(let name): nodes.append(.answer(name))
        case .open(let block, let name):
          nodes.append(parseBlock(block, name, &diagnostics))
        case .otherwise where mayBranch: return (nodes, .otherwise)
        case .otherwise: diagnostics.report(.strayElse(tag.span))
        case .close(let block):
          guard let opening = open.last else {
            diagnostics.report(.strayClose(block, tag.span))
            continue
          }
          if opening.block != block {
            diagnostics.report(
              .mismatchedClose(block, tag.span, of: opening.block, opening.span))
          }
          return (nodes, .close)
        }
      }
    }
    return (nodes, .template)
  }

  /// Parses a block; its opening tag has been consumed.
  private mutating func parseBlock(
    _ block: TemplateTag.Block, _ name: TemplateName, _ diagnostics: inout Diagnostics
  ) -> TemplateNode {
    open.append(Open(block: block, span: name.span))
    defer { open.removeLast() }
    var (nodes, end) = parsePart(mayBranch: block == .if, &diagnostics)
    var otherwise: [TemplateNode] = []
    if end == .otherwise { (otherwise, end) = parsePart(mayBranch: false, &diagnostics) }
    if end == .template { diagnostics.report(.unclosedBlock(block, name.span)) }
    return block == .if
      ? .condition(name, nodes, otherwise: otherwise) : .each(name, nodes)
  }
}

// MARK: - Messages

extension DiagnosticCode {
  package static let templateBlock = Self("template-block", .error, .templates)
}

extension Diagnostic {
  fileprivate static func unclosedBlock(
    _ block: TemplateTag.Block, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .templateBlock, "this '#\(block.rawValue)' is never closed",
      at: Annotation(span, "opened here"),
      help: "write '{{/\(block.rawValue)}}' where it should end")
  }

  fileprivate static func strayClose(
    _ block: TemplateTag.Block, _ span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .templateBlock, "unmatched '{{/\(block.rawValue)}}'", at: Annotation(span),
      help: "remove it, or write '{{#\(block.rawValue) name}}' where it should begin")
  }

  fileprivate static func mismatchedClose(
    _ block: TemplateTag.Block, _ span: SourceSpan, of opened: TemplateTag.Block,
    _ opening: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .templateBlock, "'{{/\(block.rawValue)}}' cannot close an '#\(opened.rawValue)'",
      at: Annotation(span), also: [Annotation(opening, "opened here")],
      help: "write '{{/\(opened.rawValue)}}'")
  }

  fileprivate static func strayElse(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .templateBlock, "'{{else}}' is not directly within an '#if'", at: Annotation(span),
      help: "remove it, or put it once between '{{#if name}}' and '{{/if}}'")
  }
}
