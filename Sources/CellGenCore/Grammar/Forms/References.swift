extension Name {
  /// A placeholder in an incomplete model.
  static let blank = Name("", span: SourceSpan(file: 0, start: 0, end: 0))
}

extension Field {
  /// A placeholder in an incomplete element.
  static let blank = Field(name: .blank, type: TypeExpression("Bool"), typeSpan: Name.blank.span)
}

extension Resolver {
  /// Finds the field of the view that a node names.
  ///
  /// - Parameters:
  ///   - isColor: true if it chooses a color, which not everyone can see.
  ///   - fits: returns true if a field of a type can be named; nil if any can.
  /// - Errors: `unknown-field`; nil needs no further report.
  mutating func findField(
    _ node: Node, _ subject: String, note: @autoclosure () -> String? = nil, isColor: Bool = false,
    fitting fits: ((TypeExpression) -> Bool)? = nil
  ) -> FieldDraft? {
    guard let name = readName(node, subject) else { return nil }
    switch scope.fields.reading(name.text) {
    case .value(let field):
      noteName(name, as: field.name)
      if isColor {
        scope.chosenColors.append(ChosenColor(field: name))
      } else {
        scope.shown.append(field.name.text)
      }
      return field
    case .lost: return nil
    case .absent:
      let known = isWorthSuggesting ? scope.fields.names : []
      switch scope.preview {
      case .values: report(.fieldInPreview(name))
      case .element(let element):
        report(.unknownProperty(name, of: element, known: known, note: note()))
      case nil where scope.fields.all.first?.isItem == true:
        report(.unknownFieldOfState(name, scope.fields.all[0].name.text))
      case .view, nil:
        if note() == nil, let problem = expression(in: name, subject) {
          report(problem)
          return nil
        }
        let fitting = fits.map { fits in
          scope.fields.all.filter { $0.type.map(fits) ?? true }
            .map(\.name.text)
        }
        var problem = Diagnostic.unknownField(
          name, known: known, fitting: fitting, note: note())
        problem.nameSuccessor(of: name, in: scope.fields, by: scope.formerNames)
        report(problem)
      }
      return nil
    }
  }

  /// Finds the action of the view that a node names.
  ///
  /// - Parameters:
  ///   - value: the value that it must carry, such as `isOn: Bool`; nil for none.
  /// - Errors: `unknown-action`; nil needs no further report.
  mutating func findAction(
    _ node: Node, _ subject: String = "'action'", carrying value: String?, note: String? = nil
  ) -> ActionDraft? {
    guard let name = readName(node, subject) else { return nil }
    return findAction(named: name, subject, carrying: value, note: note)
  }

  /// Finds the action of the view with a name, in the same way.
  mutating func findAction(
    named name: Name, _ subject: String = "'action'", carrying value: String?, note: String? = nil
  ) -> ActionDraft? {
    switch scope.actions.reading(name.text) {
    case .value(let action):
      noteName(name, as: action.name)
      return action
    case .lost: return nil
    case .absent:
      let known = isWorthSuggesting ? scope.actions : NamedTable()
      var problem = Diagnostic.unknownAction(
        name, carrying: value, among: known, of: scope.owner, note: note)
      if let help = conditionalAction(name.text, subject, among: known) { problem.help = help }
      problem.nameSuccessor(of: name, in: scope.actions, by: scope.formerNames)
      report(problem)
      return nil
    }
  }

  /// Help for an action with a condition, as in `isOn ? open : nil`; nil for another text.
  private func conditionalAction(
    _ text: String, _ subject: String, among actions: NamedTable<ActionDraft>
  ) -> String? {
    guard let expression = WrittenExpression(text, isField: isField),
      case .choice(let condition, let value, let other) = expression.kind
    else { return nil }
    let names = [value, other].compactMap(\.name).filter { actions[$0] != nil }
    guard let action = names.first else { return nil }
    let isNegative = value.name != action
    let flag: String? =
      switch condition.kind {
      case .name(let name): isNegative ? "{ not: \(name) }" : name
      case .not(let inner): inner.name.map { isNegative ? $0 : "{ not: \($0) }" }
      default: nil
      }
    let settings = ["'select'": "enabled", "'swipe'": "visible", "'menu'": "visible"]
    guard names.count == 1, let flag, let key = settings[subject] else {
      return "write just '\(action)': your code knows the data, and decides what to do"
    }
    return "write '{ \(action): { \(key): \(flag) } }'"
  }

  /// Reads the action of an element that carries one value.
  ///
  /// - Parameters:
  ///   - value: the value, such as `isOn: Bool`.
  ///   - rule: the requirement for the action, for a message.
  ///   - fits: returns true if the value can have a type.
  mutating func readAction(
    _ node: Node, carrying value: String, of element: String, _ rule: String,
    where fits: (TypeExpression) -> Bool
  ) -> ReportedValue? {
    guard let action = findAction(node, carrying: value) else { return nil }
    scope.reported.insert(action.name.text)
    guard case .value(let payload) = action.payload,
      !payload.contains(where: { $0.type == nil })
    else { return nil }
    guard payload.count == 1, let type = payload[0].type, fits(type) else {
      report(.elementAction(action, of: element, rule, at: node.span))
      return nil
    }
    return ReportedValue(name: action.name.text, label: payload[0].name.text)
  }
}
