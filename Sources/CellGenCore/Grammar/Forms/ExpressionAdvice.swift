/// The help for an expression in place of a value. It suggests the cases of a field, a field to add to the
/// data, a format, text with fields in braces, or just a field.
struct ExpressionAdvice {
  var fields: NamedTable<FieldDraft>
  var slot: ExpressionSlot

  /// Returns true for code, rather than words that look like it.
  func isMeant(_ expression: WrittenExpression) -> Bool {
    if isMemberPath(expression.text) { return false }
    switch (slot.sort, expression.kind) {
    case (.literal, .string): return true
    case (.literal, _): return false
    case (_, .string): return slot.type == "String"
    case (.shown, .choice), (.shown, .member), (.flag, .member), (.field, .member):
      return true
    case (_, .member(let owner?, let name)):
      guard let type = owner.name.flatMap({ fields[$0] })?.type else { return false }
      return KnownType(type).unwrapped == .unknown || Self.knownMembers.contains(name)
    case (.text, .binary(let left, let sign, let right)):
      let isSure = ["==", "!=", "<=", ">=", "&&", "||", "??"].contains(sign)
      return hasField(expression) && (isSure || [left, right].allSatisfy(isOperand))
    case (.text, _), (.shown, _), (_, .name), (_, .call):
      return hasField(expression) || literal(expression) != nil
    default: return !expression.names.isEmpty
    }
  }

  private func hasField(_ expression: WrittenExpression) -> Bool {
    expression.names.contains { fields[$0] != nil }
  }

  /// Returns true for an operand that is not a word of a text.
  private func isOperand(_ expression: WrittenExpression) -> Bool {
    expression.name.map { fields[$0] != nil } ?? true
  }

  /// `Text("Hello")`: fixed text where names of fields are expected.
  private func literal(_ expression: WrittenExpression) -> Answer? {
    guard case .shown = slot.sort, case .call(let callee, let arguments) = expression.kind,
      callee.name != nil, arguments.count == 1, arguments[0].isLiteral
    else { return nil }
    return Answer("{ literal: \(arguments[0].text) }")
  }

  /// One thing to do, as a sentence.
  func help(_ expression: WrittenExpression) -> String {
    if slot.isFixed {
      return (slot.key == "format" ? TextFormat.text(for: expression) : nil)
        ?? "write one value, which is always the same"
    }
    if case .number = slot.sort, case .binary(let margin, "+", let more) = expression.kind,
      let word = margin.name, Inset.words.contains(word), fields[word] == nil
    {
      return "write '\(word)': a stack around the element with 'insets: \(more.text)' adds to them"
    }
    return answer(expression)?.help ?? computedHelp(expression)
  }

  private func answer(_ expression: WrittenExpression) -> Answer? {
    switch expression.kind {
    case .name(let name): return fields[name].flatMap { shown($0) ?? cases($0) }.map { Answer($0) }
    case .choice(let condition, let value, let other):
      return plural(condition, value, other) ?? choice(condition, value, other)
    case .not, .binary(_, "==", _), .binary(_, "!=", _), .binary(_, "<", _), .binary(_, ">", _),
      .binary(_, "<=", _), .binary(_, ">=", _), .binary(_, "&&", _), .binary(_, "||", _),
      .member(_?, "isEmpty"):
      return condition(expression)
    case .binary(let optional, "??", let other): return standard(optional, other)
    case .binary(_, "+", _): return joined(expression) ?? sum(expression)
    case .binary: return sum(expression)
    case .string(let pieces): return text(pieces)
    case .member(let owner?, let name): return member(owner, name)
    case .call(let callee, let arguments): return literal(expression) ?? call(callee, arguments)
    case .member, .number, .words: return nil
    }
  }
}

extension ExpressionAdvice {
  /// The words to write, and the field that they need.
  struct Answer {
    var written: String
    /// A field to declare, such as `hasItems: Bool`; nil if none is needed.
    var declared: String?
    /// The rest of the sentence.
    var rest = ""

    init(_ written: String, declaring declared: String? = nil, rest: String = "") {
      (self.written, self.declared, self.rest) = (written, declared, rest)
    }

    var help: String {
      let words = (written.hasPrefix("\"") ? written : "'\(written)'") + rest
      guard let declared else { return "write \(words)" }
      return
        "declare '\(declared)' under 'data', set it where the view data is made, and write \(words)"
    }
  }
}

// MARK: - Fields

extension ExpressionAdvice {
  /// A field as it is written here; nil for a type that is not accepted here.
  ///
  /// - Parameter isPart: true if it is written in a case.
  func shown(_ field: FieldDraft, isPart: Bool = false) -> String? {
    guard let type = field.type else { return field.name.text }
    let name = field.name.text
    let inBraces = "{ field: \(name) }"
    switch (slot.sort, KnownType(type).unwrapped) {
    case (.shown, .text), (.shown, .integer), (.shown, .number): return isPart ? inBraces : name
    case (.text, .text): return inBraces
    case (.text, .integer), (.text, .number), (.literal, _): return "\"{\(name)}\""
    case (.braces, _): return "{\(name)}"
    case (.shown, .date), (.text, .date): return "{ field: \(name), format: date }"
    case (.flag, _): return Flag.fits(type) ? (isPart ? inBraces : name) : nil
    case (.color, _): return Color.fits(type) ? inBraces : nil
    case (.font, _): return Font.fits(type) ? inBraces : nil
    case (.number, _): return Number.fits(type) ? inBraces : nil
    case (.wholeNumber, _): return WholeNumber.fits(type) ? inBraces : nil
    case (.field(let expected), _):
      return expected == nil || expected == "\(type.unwrapped)" ? name : nil
    case (.shown, _), (.text, _), (.other, _): return nil
    }
  }

  /// An example with the cases of a field whose type is not accepted here.
  private func cases(_ field: FieldDraft) -> String? {
    guard slot.takesCases, let cases = field.type?.exampleCases("…", others: "…") else {
      return nil
    }
    return "{ field: \(field.name.text), cases: { \(cases) } }"
  }

  /// A field to add to the data, as it is written here.
  func declared(_ name: String, _ type: String) -> Answer {
    let isThere = fields[name]?.type.map { "\($0)" == type } ?? false
    let name = fields[name] == nil || isThere ? name : "shown" + capitalized(name)
    let field = FieldDraft(
      name: Name(name, span: Name.blank.span), type: TypeExpression(type),
      typeSpan: Name.blank.span)
    return Answer(shown(field) ?? name, declaring: isThere ? nil : "\(name): \(type)")
  }

  /// Help to compute an expression in Swift, because no manifest can contain it.
  private func computedHelp(_ expression: WrittenExpression) -> String {
    guard let type = slot.type else {
      return
        "declare a field of an enum type under 'data', set it where the view data is made, and write "
        + "'{ field: …, cases: { …: …, else: … } }'"
    }
    let name = expression.names.first { fields[$0] != nil } ?? expression.names.first ?? "shown"
    guard type == "Bool" else { return declared(name + capitalized(slot.key), type).help }
    let (base, key) = (capitalized(withoutIs(name)), capitalized(withoutIs(slot.key)))
    return declared("is" + base + (base == key ? "" : key), type).help
  }

  /// The name of a flag without its verb: `on` for `isOn`.
  private func withoutIs(_ name: String) -> String {
    name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
      ? String(name.dropFirst(2)) : name
  }

  /// `user.name`: a field for the member.
  private func member(_ owner: WrittenExpression, _ name: String) -> Answer? {
    guard let path = path(owner), slot.type != nil else { return nil }
    let isNumber = slot.type == "String" && ["count", "id"].contains(name)
    return declared(path + capitalized(name), isNumber ? "Int" : slot.type ?? "String")
  }

  /// The names of a path joined into one: `userName`.
  private func path(_ expression: WrittenExpression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let owner?, let name): path(owner).map { $0 + capitalized(name) }
    default: nil
    }
  }

  /// `String(count)`, `price.formatted()`, and calls that only code can make.
  private func call(_ callee: WrittenExpression, _ arguments: [WrittenExpression]) -> Answer? {
    let isText = slot.takesCases && slot.type == "String"
    if let name = callee.name, ["String", "Text"].contains(name), arguments.count == 1, isText,
      let field = arguments[0].name.flatMap({ fields[$0] }), let type = field.type,
      KnownType(type).isLabelText
    {
      return Answer("\"{\(field.name.text)}\"")
    }
    guard case .member(let owner?, let method) = callee.kind else { return nil }
    if method == "formatted", isText, !slot.holdsImageName, arguments.isEmpty,
      let field = owner.name.flatMap({ fields[$0] }), let type = field.type
    {
      switch KnownType(type).unwrapped {
      case .integer, .number: return Answer("{ field: \(field.name.text), format: number }")
      case .date: return Answer("{ field: \(field.name.text), format: date }")
      default: break
      }
    }
    guard let path = path(owner), let type = slot.type else { return nil }
    return declared(path + capitalized(method), type)
  }
}

extension ExpressionAdvice {
  /// Properties of texts and lists that authors often compute with.
  static let knownMembers: Set = [
    "count", "isEmpty", "first", "last", "capitalized", "description",
  ]
}

// MARK: - Texts

extension ExpressionAdvice {
  /// `"\(count) items"`.
  func text(_ pieces: [WrittenExpression.Piece]) -> Answer? {
    var written = ""
    var declaration: String?
    for piece in pieces {
      switch piece {
      case .words(let words): written += words
      case .value(let value):
        if let name = value.name, fields[name]?.type.map(TextConstant.fits) ?? true {
          written += "{\(name)}"
        } else if case .member(let owner?, let name) = value.kind, declaration == nil,
          let field = member(owner, name), let declared = field.declared
        {
          declaration = declared
          written += "{\(declared.prefix { $0 != ":" })}"
        } else {
          return nil
        }
      }
    }
    return Answer("\"\(written)\"", declaring: declaration)
  }

  /// `count + 1` in a text: a field for the result.
  private func sum(_ expression: WrittenExpression) -> Answer? {
    guard slot.type == "String", let field = expression.names.lazy.compactMap({ fields[$0] }).first,
      let type = field.type, TextConstant.fits(type), KnownType(type).unwrapped != .text
    else { return nil }
    return declared("shown" + capitalized(field.name.text), "\(type.unwrapped)")
  }

  /// `title + ", " + place`: texts joined together.
  private func joined(_ expression: WrittenExpression) -> Answer? {
    guard let pieces = summands(expression) else { return nil }
    return text(pieces)
  }

  private func summands(_ expression: WrittenExpression) -> [WrittenExpression.Piece]? {
    switch expression.kind {
    case .binary(let left, "+", let right):
      guard let left = summands(left), let right = summands(right) else { return nil }
      return left + right
    case .string(let pieces): return pieces
    case .name(let name):
      return fields[name]?.type.map { KnownType($0).unwrapped == .text } ?? false
        ? [.value(expression)] : nil
    default: return nil
    }
  }

  /// `count == 1 ? "item" : "\(count) items"`: a plural.
  private func plural(
    _ condition: WrittenExpression, _ value: WrittenExpression, _ other: WrittenExpression
  ) -> Answer? {
    guard case .binary(let number, let sign, let one) = condition.kind, let name = number.name,
      one.text == "1", ["==", "!=", ">"].contains(sign), slot.type == "String",
      fields[name]?.type.map(TextConstant.fits) == true
    else { return nil }
    let many = sign == "==" ? other : value
    let written: String
    switch many.kind {
    case .string(let pieces):
      guard let text = text(pieces)?.written else { return nil }
      written = text.contains("{\(name)}") ? text : "\"{\(name)} \(text.dropFirst())"
    case .name where fields[many.text] == nil, .words: written = "\"{\(name)} \(many.text)\""
    default: return nil
    }
    return Answer(
      written,
      rest:
        ": catalogs have plurals for it; or declare a field for the text, which your code computes"
    )
  }
}
