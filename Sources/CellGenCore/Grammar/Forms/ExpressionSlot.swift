/// A place for a value where authors may write an expression.
struct ExpressionSlot {
  enum Sort {
    /// A text or a number to show; the name of a field is written alone.
    case shown
    /// A text that is written as it is.
    case text
    /// A text that cannot consist of a field alone.
    case literal
    /// Braces in a text.
    case braces
    case flag, color, font, number, wholeNumber
    /// The name of a field of this type; nil for any type.
    case field(String?)
    /// A word, or another value.
    case other
  }

  var sort: Sort
  /// The key of the value.
  var key: String
  /// True for a value that can depend on the cases of a field.
  var takesCases: Bool

  /// True for a value that depends on neither data nor state.
  var isFixed: Bool {
    switch sort {
    case .color, .font, .number, .wholeNumber, .other: !takesCases
    case .shown, .text, .literal, .braces, .flag, .field: false
    }
  }

  /// True for a place that holds words, which authors may mean literally.
  var holdsWords: Bool {
    switch sort {
    case .text, .literal: true
    default: false
    }
  }

  /// True for the name of an image, which is never an expression.
  var holdsImageName: Bool { key == "symbol" || key == "asset" }

  /// The word for what `nil` means in UIKit.
  var nothing: String {
    switch sort {
    case .color: key == "color" ? "label" : "clear"
    case .font: "body"
    case .wholeNumber: "0"
    default: "none"
    }
  }

  /// The type of a field that could hold the value; nil for a value that can only depend on cases.
  var type: String? {
    switch sort {
    case .shown, .text, .literal, .braces: "String"
    case .flag: "Bool"
    case .color: "UIColor"
    case .font: "UIFont"
    case .number: "CGFloat"
    case .wholeNumber: "Int"
    case .field(let type): type ?? "String"
    case .other: nil
    }
  }
}

extension ExpressionSlot {
  /// The place of a kind of value; nil for a kind that never takes expressions, such as a list or the name of
  /// an action.
  init?(_ kind: Construct.ValueKind, of key: String) {
    let kinds = kind.alternatives
    let held = kinds.compactMap {
      if case .mapping(let construct) = $0 { construct() } else { nil }
    }
    // The short form of a mapping is read as the value of a key.
    guard !held.contains(where: { $0.shortKey != nil }), let sort = Sort(kinds, held) else {
      return nil
    }
    self.sort = sort
    self.key = key
    takesCases = held.contains { $0.has("cases") }
  }
}

extension ExpressionSlot {
  /// The place of the key whose value is the short form; nil for a kind without a short form.
  fileprivate init?(shortOf kind: Construct.ValueKind) {
    guard let construct = kind.constructs.first(where: { $0.shortKey != nil }),
      let key = construct.shortKey
    else { return nil }
    self.init(.either(construct.shortKinds), of: key)
  }
}

extension Construct.ValueKind {
  /// The constructs of the mappings that a value can be.
  fileprivate var constructs: [Construct] {
    alternatives.compactMap { if case .mapping(let construct) = $0 { construct() } else { nil } }
  }
}

extension ExpressionSlot.Sort {
  fileprivate init?(_ kinds: [Construct.ValueKind], _ held: [Construct]) {
    let names = held.map(\.name)
    let has = { (isMeant: (Construct.ValueKind) -> Bool) in kinds.contains(where: isMeant) }
    let isName = has { if case .name(.member) = $0 { true } else { false } }
    let isPhrase = has { if case .phrase = $0 { true } else { false } }
    if case .field(let types)? = kinds.first, kinds.count == 1 {
      self = .field(String((types ?? "String").prefix { $0 != " " && $0 != "," }))
    } else if names.contains("textByData") || names.contains("text") {
      self = isName ? .shown : .text
    } else if isPhrase {
      self = isName ? .shown : .literal
    } else if has({ if case .hexColor = $0 { true } else { false } }) {
      self = .color
    } else if has({ if case .token(.fonts) = $0 { true } else { false } }) {
      self = .font
    } else if has({ if case .flag = $0 { true } else { false } }) {
      self = names.isEmpty ? .other : .flag
    } else if has({ if case .number = $0 { true } else { false } }) {
      self = .number
    } else if has({ if case .integer = $0 { true } else { false } }) {
      self = .wholeNumber
    } else if has({ if case .choice = $0 { true } else { false } })
      || names.contains("appImageByData")
    {
      self = .other
    } else {
      return nil
    }
  }
}

extension Resolver {
  /// Reports a Swift expression in place of a value; returns true if there is none, or if it is literal text.
  mutating func checkExpression(
    in entry: Mapping.Entry, _ kind: @autoclosure () -> Construct.ValueKind,
    of key: @autoclosure () -> String? = nil
  ) -> Bool {
    guard canNameFields, let text = expressionText(of: entry.value), mayBeCode(text),
      let expression = WrittenExpression(text, isField: isField), expression.isCode,
      let slot = ExpressionSlot(kind(), of: key() ?? entry.key.text)
        ?? (entry.value.isBroken ? ExpressionSlot(shortOf: kind()) : nil)
    else { return true }
    let advice = ExpressionAdvice(fields: scope.fields, slot: slot)
    guard advice.isMeant(expression) else { return true }
    let (subject, help) = (quoted(slot.key), advice.help(expression))
    let name = Name(expression.text, span: entry.value.span)
    if slot.holdsWords, entry.value.scalar.map({ $0.style != .expression }) ?? false {
      report(.expressionAsText(subject, name, help, isRead: !slot.holdsImageName))
      return true
    }
    var problem = Diagnostic.expression(subject, name, help)
    if case (.shown, .member) = (slot.sort, expression.kind) { problem.note = fixedTextNote(entry) }
    report(problem)
    findings.expressions.insert(entry.value.span)
    return false
  }

  /// The message for an expression in place of the name of a field; nil for another text.
  func expression(in name: Name, _ subject: String) -> Diagnostic? {
    guard canNameFields, let expression = WrittenExpression(name.text, isField: isField),
      expression.isCode
    else { return nil }
    let slot = ExpressionSlot(sort: .field(nil), key: "shown", takesCases: false)
    let advice = ExpressionAdvice(fields: scope.fields, slot: slot)
    return advice.isMeant(expression)
      ? .expression(subject, name, advice.help(expression)) : nil
  }

  /// The message for `{ not: isRead }` in place of the name of a field; nil for another value.
  func opposite(in node: Node, of key: Mapping.Key) -> Diagnostic? {
    guard case .mapping(let mapping) = node.content, mapping.entries.count == 1,
      let name = mapping["not"]?.scalar?.text, let expression = WrittenExpression("!" + name)
    else { return nil }
    let slot = ExpressionSlot(sort: .field("Bool"), key: key.text, takesCases: false)
    return .wrongKind(
      quoted(key.text), expected: "the name of a field", found: node,
      help: ExpressionAdvice(fields: scope.fields, slot: slot).help(expression))
  }

  func isField(_ name: String) -> Bool { scope.fields[name] != nil }

  /// True if a view has data.
  private var canNameFields: Bool {
    guard let first = scope.fields.all.first else { return false }
    return scope.preview == nil && !first.isItem
  }

  /// A text that may be an expression: the text of a value, or of a quoted value with interpolations, which
  /// YAML does not have.
  private func expressionText(of node: Node) -> String? {
    switch node.content {
    case .scalar(let scalar): return scalar.text
    case .broken:
      guard Int(node.span.file) == source.index else { return nil }
      let bytes = source.bytes[node.span.range]
      guard bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    case .mapping(let mapping):
      // In `{isRead ? gray : black}`, the colon makes an entry.
      guard mapping.isFlow, mapping.entries.count == 1, let entry = mapping.entries.first,
        entry.key.text.contains(" ? "), let other = entry.value.scalar
      else { return nil }
      return "\(entry.key.text) : \(other.asWritten)"
    default: return nil
    }
  }
}

/// Returns true for a text with a character that words do not have; called for each value.
private func mayBeCode(_ text: String) -> Bool {
  for byte in text.utf8 {
    // One of `!$&()*+-./<=>?\|` and the like.
    if byte >= 0x21 && byte <= 0x2F || byte >= 0x3C && byte <= 0x3F || byte == 0x5C || byte == 0x7C
    {
      return true
    }
  }
  return text.hasPrefix("not ")
}

extension Diagnostics {
  /// The diagnostics without YAML's messages about expressions that have another message.
  ///
  /// - Parameters:
  ///   - count: the number of messages from YAML.
  ///   - spans: the spans of the expressions that were reported.
  func withoutYAML(_ count: Int, of spans: Set<SourceSpan>) -> Diagnostics {
    let isOfValue = { (diagnostic: Diagnostic) in
      [.nestedKey, .tag, .unknownEscape].contains(diagnostic.code)
    }
    guard all.prefix(count).contains(where: isOfValue) else { return self }
    let errors = all.dropFirst(count).filter { $0.severity == .error }.map(\.primary.span)
    let starts = Set((errors + spans).map { [$0.file, $0.start] })
    var position = 0
    return filter { diagnostic in
      position += 1
      let span = diagnostic.primary.span
      let isAnswered =
        starts.contains([span.file, span.start])
        || diagnostic.code == .unknownEscape && spans.contains { $0.contains(span) }
      return position > count || !isOfValue(diagnostic) || !isAnswered
    }
  }
}

extension DiagnosticCode {
  package static let swiftExpression = Self("swift-expression", .error, .keysAndValues)
}

extension Diagnostic {
  static func expression(_ subject: String, _ text: Name, _ help: String) -> Diagnostic {
    Diagnostic(
      .swiftExpression,
      "\(subject) cannot be the expression \(quoted(text.text)), which is not evaluated",
      at: Annotation(text.span, "an expression of Swift"),
      help: help,
      note:
        "a value is fixed, a field, or what the cases of a field decide; your code computes everything else"
    )
  }

  /// The message for an expression that would be shown literally.
  ///
  /// - Parameter isRead: true if people read the text.
  fileprivate static func expressionAsText(
    _ subject: String, _ text: Name, _ help: String, isRead: Bool
  ) -> Diagnostic {
    Diagnostic(
      .literalLikeField,
      "\(subject) is the fixed text \(quoted(text.text)), which is not evaluated",
      at: Annotation(text.span, "the text itself"),
      help: help + (isRead ? ", or '{ literal: \(inYAML(text.text)) }' for the text itself" : ""))
  }
}
