extension Resolver {
  /// Reads the model that the data of a view can be made from.
  mutating func readOrigin(_ view: WrittenView) -> Origin? {
    guard let entry = view.from.value else { return nil }
    let subject = quoted(entry.key.text)
    guard let text = readModelName(entry.value, subject) else { return nil }
    let spans = ScalarSpans(entry.value, in: source)
    var parser = TypeParser(text)
    guard let (type, range, defaultStart) = try? parser.parse(), defaultStart == nil,
      case .named(let components) = type
    else {
      report(.notAModel(text, at: entry.value.span))
      return nil
    }
    if components.count == 1, components[0].name.first?.isLowercase == true, !text.contains("`"),
      !text.contains("_")
    {
      report(.lowerCaseModel(Name(components[0].name, span: spans.span(range))))
      return nil
    }
    return Origin(type: type, typeSpan: spans.span(range))
  }

  /// Reads the name of a type as text.
  private mutating func readModelName(_ node: Node, _ subject: String) -> String? {
    guard case .sequence = node.content else { return readName(node, subject)?.text }
    report(.notAModel("a list", at: node.span))
    return nil
  }

  /// Reads the place of a field's value in a model.
  mutating func readOrigin(_ entry: Mapping.Entry, of view: WrittenView) -> FieldOrigin? {
    guard let name = readName(entry.value, quoted(entry.key.text)) else { return nil }
    if name.text == WrittenField.none { return .parameter }
    let model = view.from.value?.value.scalar?.text
    guard let path = PropertyPath(name.text, at: name.span) else {
      report(.notAPropertyPath(name, of: model))
      return nil
    }
    if let rest = path.text(without: model) {
      report(.pathWithModel(name, without: rest))
      return nil
    }
    return .path(path)
  }
}

extension PropertyPath {
  /// Reads names separated by dots, each except the last with an optional `?`; nil for anything else.
  init?(_ text: String, at span: SourceSpan) {
    var lexer = TypeLexer(Array(text.utf8))
    var steps: [Step] = []
    var end = 0
    /// Returns the next token, if there is no space before it.
    func next() -> TypeToken.Kind? {
      let token = lexer.next()
      defer { end = token.range.upperBound }
      return token.range.lowerBound == end ? token.kind : nil
    }
    while true {
      guard case .name(let name)? = next(), isIdentifier(name) else { return nil }
      steps.append(Step(name: name))
      switch next() {
      case .end?:
        self.init(steps: steps, span: span)
        return
      case .mark("."): break
      case .mark("?"):
        steps[steps.count - 1].isOptional = true
        guard next() == .mark(".") else { return nil }
      default: return nil
      }
    }
  }

  /// Returns the path without a model's name before it, as in `mail.title`; nil if there is none.
  fileprivate func text(without model: String?) -> String? {
    guard let model, steps.count > 1, !steps[0].isOptional,
      let type = model.split(separator: "<").first?.split(separator: ".").last,
      [String(type), lowerCamelCase(String(type)), "self"].contains(steps[0].name)
    else { return nil }
    return PropertyPath(steps: Array(steps.dropFirst()), span: span).description
  }
}

extension DiagnosticCode {
  package static let propertyPath = Self("property-path", .error, .fieldsAndActions)
}

extension Diagnostic {
  fileprivate static func notAModel(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeSyntax,
      "'from' must be the name of a Swift type, found \(text == "a list" ? text : quoted(text))",
      at: Annotation(span, "not the name of a type"),
      help: "write the type of one value, such as 'from: Mail', 'from: Shop.Mail' or "
        + "'from: Page<Mail>'",
      note: "where there can be no value, or several, map them in your own code")
  }

  fileprivate static func lowerCaseModel(_ name: Name) -> Diagnostic {
    Diagnostic(
      .nameCase,
      "the name of a type must begin with a capital letter, found \(quoted(name.text))",
      at: Annotation(name.span),
      help: "write '\(upperCamelCase(name.text))'",
      note: "to use your own type of that name, write its module: 'Module.\(name.text)'")
  }

  /// Returns the error about text that isn't a property path.
  ///
  /// - Parameter model: The type of the model as in the manifest; nil if it isn't known.
  fileprivate static func notAPropertyPath(_ name: Name, of model: String?) -> Diagnostic {
    let starts = ["\\.", "$0.", "."].filter(name.text.hasPrefix)
    let rest =
      (starts.map { String(name.text.dropFirst($0.count)) } + [String(name.text.dropLast())])
      .first { PropertyPath($0, at: name.span) != nil && name.text.last != ")" }
    return Diagnostic(
      .propertyPath,
      "'from' must be a property of the model, found \(quoted(name.text))",
      at: Annotation(name.span, "not names with dots between them"),
      help: rest.map { "write '\($0)'" }
        ?? "declare a computed property with this value in an extension of "
        + "\(model.map { "'\($0)'" } ?? "the model"), and name it here",
      note: rest == nil ? "code is not evaluated here; 'sender?.name' is a path of properties" : nil
    )
  }

  fileprivate static func pathWithModel(_ name: Name, without rest: String) -> Diagnostic {
    Diagnostic(
      .propertyPath,
      "'from' must begin with a property of the model, found \(quoted(name.text))",
      at: Annotation(name.span, "begins with the model itself"),
      help: "write '\(rest)'")
  }
}
