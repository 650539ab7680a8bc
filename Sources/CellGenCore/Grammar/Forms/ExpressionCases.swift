/// The two cases of a field that a condition distinguishes, such as `true` and `false`, or `photo` and
/// `else`.
private struct Decision {
  var field: String
  /// The case for which the condition is true, and the other.
  var cases: (yes: String, no: String)
  /// The declaration of the field; nil if it exists.
  var declared: String?

  var opposite: Decision {
    Decision(field: field, cases: (cases.no, cases.yes), declared: declared)
  }

  /// A value for each case; the value for all other cases comes last.
  func written(_ value: String, _ other: String) -> String {
    let entries = [(cases.yes, value), (cases.no, other)]
    let ordered = entries.filter { $0.0 != "else" } + entries.filter { $0.0 == "else" }
    return "{ field: \(field), cases: { "
      + ordered.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + " } }"
  }
}

extension ExpressionAdvice {
  /// A condition alone: a flag, or a field that chooses between two values.
  func condition(_ expression: WrittenExpression) -> Answer? {
    if case .flag = slot.sort { return flag(expression) }
    if case .field = slot.sort {
      return slot.type == "Bool" ? declared(flagName(expression) ?? slot.key, "Bool") : nil
    }
    guard slot.takesCases else { return nil }
    let decision = decision(expression)
    let isUsual = !["false", "nil"].contains(decision.cases.yes)
    return Answer(
      (isUsual ? decision : decision.opposite).written("…", "…"), declaring: decision.declared)
  }

  /// `isRead`, `{ not: isRead }`, or a flag for each case.
  private func flag(_ expression: WrittenExpression) -> Answer? {
    if case .not(let other) = expression.kind, isMemberPath(other.text) {
      return Answer("{ not: \(other.text) }")
    }
    let decision = decision(expression)
    let written =
      switch decision.cases {
      case ("true", _), ("some", _): decision.field
      case (_, "true"), (_, "some"): "{ not: \(decision.field) }"
      default: decision.written("true", "false")
      }
    return Answer(written, declaring: decision.declared)
  }

  /// `isRead ? "Old" : "New"`.
  func choice(
    _ condition: WrittenExpression, _ value: WrittenExpression, _ other: WrittenExpression
  ) -> Answer? {
    guard slot.takesCases, let value = part(value), let other = part(other) else { return nil }
    return choice(condition, value, other)
  }

  /// Returns the same for values in a manifest's syntax.
  ///
  /// - Parameter condition: nil if it is not an expression.
  func choice(_ condition: WrittenExpression?, _ value: String, _ other: String) -> Answer {
    guard let condition else {
      let choice = Decision(field: "…", cases: ("true", "false")).written(value, other)
      return Answer(choice, rest: " with a Bool field for the condition")
    }
    let decision = decision(condition)
    return Answer(decision.written(value, other), declaring: decision.declared)
  }

  /// `note ?? "None"`.
  func standard(_ optional: WrittenExpression, _ other: WrittenExpression) -> Answer? {
    guard let field = optional.name.flatMap({ fields[$0] }), let type = field.type else {
      return nil
    }
    guard type.isOptional else { return shown(field).map { Answer($0) } }
    let name = field.name.text
    switch slot.sort {
    case .flag where KnownType(type).unwrapped == .bool:
      return Answer(
        other.text == "true" ? "{ field: \(name), cases: { false: false, else: true } }" : name)
    case .flag, .field: return nil
    default:
      guard slot.takesCases, let shown = shown(field, isPart: true), let other = part(other) else {
        return nil
      }
      return Answer("{ field: \(name), cases: { some: \(shown), nil: \(other) } }")
    }
  }

  /// The cases that a condition distinguishes: those of its field, or of the Bool that it needs.
  private func decision(_ condition: WrittenExpression) -> Decision {
    if case .not(let other) = condition.kind, let inner = declaredDecision(other) {
      return inner.opposite
    }
    if let decision = declaredDecision(condition) { return decision }
    let name = flagName(condition) ?? slot.key
    let isThere = fields[name]?.type.map { KnownType($0) == .bool } ?? false
    return Decision(
      field: name, cases: ("true", "false"), declared: isThere ? nil : "\(name): Bool")
  }

  /// The cases of a declared field, or of an undeclared name; nil for a condition that needs to be computed.
  private func declaredDecision(_ condition: WrittenExpression) -> Decision? {
    switch condition.kind {
    case .name(let name):
      guard let type = fields[name]?.type else {
        return fields[name] == nil
          ? Decision(field: name, cases: ("true", "false"), declared: "\(name): Bool") : nil
      }
      if KnownType(type).unwrapped == .bool {
        return Decision(field: name, cases: ("true", type.isOptional ? "else" : "false"))
      }
      return type.isOptional ? Decision(field: name, cases: ("some", "nil")) : nil
    case .binary(let left, "!=", let right):
      return declaredDecision(
        WrittenExpression(kind: .binary(left, "==", right), text: condition.text))?.opposite
    case .binary(let left, "==", let right):
      return left.name.flatMap { fields[$0]?.type.flatMap { decision(left.text, $0, right) } }
    default: return nil
    }
  }

  /// The cases of a field that is compared with something.
  private func decision(
    _ name: String, _ type: TypeExpression, _ right: WrittenExpression
  ) -> Decision? {
    let isBool = KnownType(type).unwrapped == .bool
    let others = type.isOptional ? "else" : "false"
    switch right.text {
    case "true" where isBool: return Decision(field: name, cases: ("true", others))
    case "false" where isBool:
      return Decision(field: name, cases: ("false", type.isOptional ? "else" : "true"))
    case "nil" where type.isOptional:
      return Decision(field: name, cases: ("nil", isBool ? "else" : "some"))
    default:
      guard type.mayBeEnum, let word = right.caseName ?? right.name, word != "nil" else {
        return nil
      }
      return Decision(field: name, cases: (word, "else"))
    }
  }

  /// The name of a Bool for a condition, such as `hasCount` for `count > 0`.
  private func flagName(_ condition: WrittenExpression) -> String? {
    switch condition.kind {
    case .name(let name): return name
    case .not(let other):
      guard case .binary(let left, let sign, let right) = other.kind, ["&&", "||"].contains(sign)
      else { return flagName(other).map(oppositeName) }
      // `!(a && b)` is `!a || !b`.
      let not = { WrittenExpression(kind: .not($0), text: "!" + $0.text) }
      return flagName(
        WrittenExpression(
          kind: .binary(not(left), sign == "&&" ? "||" : "&&", not(right)), text: condition.text))
    case .binary(let left, "==", let right) where right.text == "true": return flagName(left)
    case .binary(let left, "==", let right) where right.text == "false":
      return flagName(left).map(oppositeName)
    case .member(let owner?, "isEmpty"):
      return owner.names.first.map { "hasNo" + capitalized($0) }
    case .member(let owner?, let name): return owner.names.first.map { $0 + capitalized(name) }
    case .binary(let left, "&&", let right), .binary(let left, "||", let right):
      guard let left = flagName(left), let right = flagName(right),
        case .binary(_, let sign, _) = condition.kind
      else { return nil }
      return left + (sign == "&&" ? "And" : "Or") + capitalized(right)
    case .binary(let left, let sign, let right):
      guard let name = left.names.first.map(capitalized) else { return nil }
      let word = right.text.filter { $0.isLetter || $0.isNumber }
      switch (sign, right.text) {
      case (">", "0"), ("!=", "0"), ("!=", "nil"): return "has" + name
      case ("==", "0"), ("==", "nil"): return "hasNo" + name
      case ("==", _): return "is" + name + capitalized(word)
      case ("!=", _): return "isNot" + name + capitalized(word)
      case (">", _): return "is" + name + "Above" + capitalized(word)
      case (">=", _): return "is" + name + "AtLeast" + capitalized(word)
      case ("<", _): return "is" + name + "Below" + capitalized(word)
      case ("<=", _): return "is" + name + "AtMost" + capitalized(word)
      default: return nil
      }
    default: return condition.names.first.map { "is" + capitalized($0) }
    }
  }

  private func oppositeName(_ name: String) -> String {
    if name.hasPrefix("hasNo") { return "has" + name.dropFirst("hasNo".count) }
    for beginning in ["is", "has"] where name.hasPrefix(beginning) {
      return beginning + (beginning == "is" ? "Not" : "No") + name.dropFirst(beginning.count)
    }
    return "isNot" + capitalized(name)
  }
}

// MARK: - Values

extension ExpressionAdvice {
  /// A value of a choice in a manifest's syntax; nil for one that needs code.
  private func part(_ value: WrittenExpression) -> String? {
    switch value.kind {
    case .words, .number: return value.text
    case .name("nil"): return slot.nothing
    case .name(let name):
      guard let field = fields[name] else { return constant(value.text) }
      return shown(field, isPart: true)
    case .string(let pieces):
      return value.isCode ? text(pieces)?.written : value.text.contains("\\") ? nil : value.text
    case .member(nil, let name): return constant("." + name)
    case .member:
      return value.text.first?.isUppercase == true ? constant(value.text) : nil
    case .call: return SwiftCall(value.text)?.inManifest
    case .choice(let condition, let first, let second):
      guard let answer = choice(condition, first, second), answer.declared == nil else {
        return nil
      }
      return answer.written
    case .not, .binary: return nil
    }
  }

  /// The name that a Swift constant has in manifests, such as `systemRed` for `.systemRed` and
  /// `UIColor.systemRed`.
  private func constant(_ text: String) -> String {
    let word = String(text.split(separator: ".").last ?? "")
    let known: String? =
      switch slot.sort {
      case .color:
        Vocabulary.color(inSwift: text.hasPrefix(".") ? word : text)
          ?? Vocabulary.color(inSwiftUI: text.hasPrefix(".") ? "Color" + text : text)
      case .font: Vocabulary.textStyle(inSwift: text.hasPrefix(".") ? "Font" + text : text)
      default: nil
      }
    return known ?? (text.hasPrefix(".") ? word : text)
  }
}
