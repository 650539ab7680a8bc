extension Resolver {
  /// A name split into words, as text for people.
  func text(inWords name: String, at span: SourceSpan) -> TextConstant {
    .phrase(Phrase(parts: [.text(titleInWords(name))], comment: scope.summary, span: span))
  }

  /// Reads text with fields in braces, such as `{name} paid {amount}`; two braces stand for one.
  ///
  /// - Errors: returns nil after a report.
  mutating func readPhrase(_ node: Node, _ subject: String, for use: TextUse) -> Phrase? {
    guard let text = readText(node, subject, for: use) else { return nil }
    return phrase(in: text, node, subject, for: use)
  }

  /// Finds the fields in a text.
  mutating func phrase(
    in text: String, _ node: Node, _ subject: String, for use: TextUse = .words
  ) -> Phrase? {
    if use.isRead, let tag = htmlTag(in: text) { report(.htmlInText(tag, subject, at: node.span)) }
    guard text.utf8.contains(where: { $0 == Byte.openBrace || $0 == Byte.closeBrace }) else {
      return Phrase(parts: [.text(text)], span: node.span)
    }
    let file = Int(node.span.file)
    let isDeclared = run.manifests.indices.contains(file)
    let spans = ScalarSpans(node, in: isDeclared ? run.manifests[file].source : nil)
    var parts: [Phrase.Part] = []
    var isWhole = true
    for piece in pieces(of: text, isField: { scope.fields[$0] != nil }) {
      switch piece {
      case .text(let text):
        if use.hasData, let field = fieldLiterally(in: text) {
          report(.fieldLiterally(field, in: subject, at: node.span))
        }
        parts.append(.text(text))
      case .field(let name, let range):
        if let field = findField(named: Name(name, span: spans.span(range)), subject, for: use) {
          parts.append(.value(ShownValue(field: field)))
        } else {
          isWhole = false
        }
      case .format(let name, let format, let range):
        report(.formatInBraces(name, format, in: subject, at: spans.span(range)))
        isWhole = false
      case .code(let code, let range):
        report(.codeInBraces(help(code, inBracesOf: text), in: subject, at: spans.span(range)))
        isWhole = false
      case .stray(let brace, let range):
        report(.strayBrace(brace, in: subject, at: spans.span(range)))
        isWhole = false
      }
    }
    return isWhole ? Phrase(parts: parts, span: node.span) : nil
  }

  /// The name of a field in doubled braces, which are shown as they are.
  private func fieldLiterally(in text: String) -> String? {
    guard text.contains("{") else { return nil }
    return scope.fields.all.lazy.map(\.name.text).first { text.contains("{\($0)}") }
  }

  /// Help for an expression in the braces of a text.
  private func help(_ expression: WrittenExpression, inBracesOf text: String) -> String {
    let isWhole = text == "{\(expression.text)}" && expression.isChoice
    return ExpressionAdvice(
      fields: scope.fields,
      slot: ExpressionSlot(sort: isWhole ? .text : .braces, key: "text", takesCases: isWhole)
    ).help(expression)
  }

  private mutating func findField(
    named name: Name, _ subject: String, for use: TextUse
  ) -> Field? {
    guard use.hasData else {
      report(.fieldWithoutData(subject, name, use))
      return nil
    }
    let node = Node(.scalar(Scalar(text: name.text, style: .plain)), span: name.span)
    return findField(
      node, "a field in \(subject)", note: "for a brace in the text itself, write two: '{{'"
    )?.field
  }

  /// Gives the fields of a text their formats, and checks that all of them can be shown as text.
  mutating func finish(_ phrase: inout Phrase, formats: [FieldFormat]) -> Bool {
    var isWhole = true
    let names = phrase.values.map(\.field.name.text)
    for format in formats where !names.contains(format.name.text) {
      report(.formatOfNothing(format.name, among: names))
      isWhole = false
    }
    phrase.parts = phrase.parts.map { part in
      guard case .value(var value) = part else { return part }
      value.format = formats.last { $0.name.text == value.field.name.text }?.format ?? value.format
      if !checkFormat(value, at: phrase.span) { isWhole = false }
      return .value(value)
    }
    if phrase.fixedText == nil, phrase.onlyValue?.format == nil {
      checkAvailability(
        of: "text with fields in it", since: 15, at: phrase.span,
        instead: "declare a field for the whole text")
    }
    return isWhole
  }

  /// Reports a value that is not text, or that its format cannot handle.
  mutating func checkFormat(_ value: ShownValue, at span: SourceSpan) -> Bool {
    let type = KnownType(value.field.type)
    guard let format = value.format else {
      if type.isLabelText { return true }
      report(
        .unreadableField(value.field, at: span), of: value.field,
        meant: value.field.type.misspelt(fitting: \.isLabelText))
      return false
    }
    if case .measurement(let measurement) = format, measurement.unit == nil, type.isLabelText,
      type.unwrapped != .text
    {
      report(.numberWithoutUnit(value.field, at: span))
      return false
    }
    guard !format.fits(type) else { return true }
    report(.unfitFormat(format, value.field, at: span), of: value.field, meant: [])
    return false
  }
}

extension TextFormat {
  /// Returns true if it can format values of a type; the compiler checks unknown types.
  fileprivate func fits(_ type: KnownType) -> Bool {
    let type = type.unwrapped
    if type == .unknown { return true }
    switch (self, type) {
    case (.member, _): return true
    case (.number, .integer), (.number, .number), (.percent, .integer), (.percent, .number),
      (.currency, .integer), (.currency, .number), (.bytes, .integer), (.date, .date),
      (.relative, .date), (.duration, .integer), (.duration, .number(.double)),
      (.measurement, .integer), (.measurement, .number):
      return true
    case (.list, .array(.text)): return true
    default: return false
    }
  }

  /// The types of fields that it can format, for messages.
  fileprivate var types: String {
    switch self {
    case .number, .percent, .currency: "Int, Double or Decimal"
    case .bytes: "Int or Int64"
    case .date, .relative: "Date"
    case .duration: "TimeInterval, Int or Duration"
    case .list: "[String]"
    case .measurement: "Double, or of a Measurement"
    case .member: "its input"
    }
  }
}

/// A part of a text, as it is written.
private enum Piece {
  case text(String)
  case field(String, Range<Int>)
  /// A name, and after a colon the format in the syntax of other languages.
  case format(String, String, Range<Int>)
  /// A Swift expression.
  case code(WrittenExpression, Range<Int>)
  /// A brace that is not part of a pair around a name.
  case stray(String, Range<Int>)
}

/// Splits text at the names in braces.
///
/// - Units: ranges are of bytes in the text.
private func pieces(of text: String, isField: (String) -> Bool) -> [Piece] {
  let bytes = Array(text.utf8)
  var pieces: [Piece] = []
  var plain: [UInt8] = []
  var position = 0
  func end() {
    if !plain.isEmpty { pieces.append(.text(String(decoding: plain, as: UTF8.self))) }
    plain = []
  }
  while position < bytes.count {
    let byte = bytes[position]
    guard byte == Byte.openBrace || byte == Byte.closeBrace else {
      plain.append(byte)
      position += 1
      continue
    }
    if position + 1 < bytes.count, bytes[position + 1] == byte {
      plain.append(byte)
      position += 2
      continue
    }
    end()
    let close = bytes[position...].firstIndex(of: Byte.closeBrace)
    if byte == Byte.openBrace, let close {
      let name = String(decoding: bytes[position + 1..<close], as: UTF8.self)
      if isIdentifier(name) {
        pieces.append(.field(name, position + 1..<close))
        position = close + 1
        continue
      }
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2, isIdentifier(parts[0]) {
        pieces.append(.format(parts[0], parts[1], position..<close + 1))
        position = close + 1
        continue
      }
      if let code = WrittenExpression(name, isField: isField), code.isCode {
        pieces.append(.code(code, position + 1..<close))
        position = close + 1
        continue
      }
    }
    pieces.append(.stray(byte == Byte.openBrace ? "{" : "}", position..<position + 1))
    position += 1
  }
  end()
  return pieces
}

/// The first HTML tag in a text, such as `<b>`.
private func htmlTag(in text: String) -> String? {
  let names: Set<String> = [
    "a", "b", "br", "code", "del", "div", "em", "font", "h1", "h2", "h3", "i", "li", "p", "s",
    "span",
    "strong", "sub", "sup", "u", "ul",
  ]
  var rest = text[...]
  while let start = rest.firstIndex(of: "<") {
    rest = rest[start...].dropFirst()
    guard let end = rest.firstIndex(of: ">") else { return nil }
    let name = rest[..<end].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    if names.contains(name.lowercased()) { return "<\(rest[..<end])>" }
  }
  return nil
}

extension DiagnosticCode {
  package static let htmlInText = Self("html-in-text", .warning, .elements)
  package static let strayBrace = Self("stray-brace", .error, .elements)
  package static let formatType = Self("format-type", .error, .elements)
}

extension Diagnostic {
  fileprivate static func htmlInText(
    _ tag: String, _ subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .htmlInText,
      "\(subject) has the tag \(quoted(tag)), which is shown as written",
      at: Annotation(span, "not read as HTML"),
      help: "write Markdown such as '**bold**' and add 'markdown: true', or remove the tags")
  }

  fileprivate static func fieldLiterally(
    _ name: String, in subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) shows '{\(name)}' as written, but there is a field with that name",
      at: Annotation(span, "the text itself, not the field"),
      help: "write '{\(name)}' for the field")
  }

  static func strayBrace(_ brace: String, in subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .strayBrace,
      "\(subject) has a '\(brace)' that belongs to no field",
      at: Annotation(span, "braces hold the name of a field"),
      help: "write '{name}' for a field, or '\(brace)\(brace)' for the brace itself")
  }

  fileprivate static func codeInBraces(
    _ help: String, in subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .strayBrace,
      "\(subject) has code in its braces",
      at: Annotation(span, "not evaluated here"),
      help: help, note: "braces hold only the name of a field")
  }

  fileprivate static func formatInBraces(
    _ name: String, _ format: String, in subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .strayBrace,
      "\(subject) has the format \(quoted(format)) in its braces",
      at: Annotation(span, "braces hold only the name of a field"),
      help: "write '{\(name)}', and 'formats: { \(name): … }' beside the text, as in "
        + "'{ literal: \"{\(name)}\", formats: { \(name): number } }'")
  }

  static func fieldWithoutData(_ subject: String, _ name: Name, _ use: TextUse) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "\(subject) has no data, and so no field \(quoted(name.text))",
      at: Annotation(name.span, "no field"),
      help: "write the text without it; \(use.change)",
      note: "for a brace in the text itself, write two: '{{'")
  }

  static func formatOfNothing(_ name: Name, among fields: [String]) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "the text has no field \(quoted(name.text)) for this format",
      at: Annotation(name.span, "not in the text"),
      help: fields.isEmpty
        ? "write '{\(name.text)}' in the text, or remove the format"
        : "name one of \(enumeration(fields)), or remove the format")
  }

  static func unreadableField(_ field: Field, at span: SourceSpan) -> Diagnostic {
    let format: String? =
      switch KnownType(field.type).unwrapped {
      case .date: "date"
      case .array(.text): "list"
      default: nil
      }
    return misfit(
      "text cannot show", field, at: span, "neither text nor a number",
      help: format.map { "add 'formats: { \(field.name.text): \($0) }'" }
        ?? "make it a String that is ready to show, or add your own format: "
        + "'formats: { \(field.name.text): Theme.style }'")
  }

  static func numberWithoutUnit(_ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .formatType,
      "the format 'measurement' needs the unit of \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "no unit"),
      also: [Annotation(field.typeSpan, "a number alone")],
      help: "write 'format: { measurement: meters }', with the unit of the number")
  }

  static func unfitFormat(_ format: TextFormat, _ field: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "the format '\(format.name)' cannot write", field, at: span,
      "not \(article(before: format.types)) \(format.types)",
      help: "name a field of type \(format.types), or use another format", .formatType)
  }
}
