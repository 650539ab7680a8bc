import CellGenAuthoring
import CellGenCore
import Foundation

/// What cellgen answers to expressions of Swift, in each kind of place that takes a value.
///
/// `Fixtures/Expressions/answers.txt` has the answers, recorded. `A` and `B` stand for two values of the place, such as
/// `.systemRed` and `.systemGray`.
package enum ExpressionTable {
  /// The expressions that people wrote, with `A` and `B` for the values of the place.
  static let expressions = [
    "isOn ? A : B", "kind == .photo ? A : B", "count > 0 ? A : B", "isOn ? title : count",
    "note ?? A", "note!", "!isOn", "count > 0", "kind == .photo", "note != nil",
    "isOn && count > 0", "title.isEmpty", "!tags.isEmpty", "user.name", "data.title",
    "price.formatted()", "String(count)", "\"\\(count) items\"", "title.uppercased()",
  ]

  /// One expression in one place, in one spelling.
  package struct Entry: Sendable {
    package var slot: String
    package var expression: String
    package var spelling: Spelling
    package var source: SourceText
    /// The help with `A` and `B` for the values of the place, after the code of the message.
    var answer: String

    package var name: String { "\(expression) in \(slot), \(spelling.rawValue)" }
  }

  /// How an expression is written in a manifest.
  package enum Spelling: String, CaseIterable, Sendable {
    case plain, quoted
    case inBraces = "in braces"

    /// The ways that differ for an expression: braces change only what YAML does not take.
    static func all(of expression: String) -> [Spelling] {
      let isYAML =
        !expression.hasPrefix("!") && [" : ", "\\("].allSatisfy { !expression.contains($0) }
      return isYAML ? [.plain, .quoted] : allCases
    }

    /// An expression with its own quotes, or in quotes that it does not have.
    fileprivate func written(_ expression: String) -> String {
      guard self == .quoted, !expression.hasPrefix("\"") else { return expression }
      return expression.contains("\"") ? "'\(expression)'" : "\"\(expression)\""
    }
  }

  /// All of them, by expression and place.
  package static var entries: [Entry] {
    let all = expressions.flatMap { expression in
      ExpressionSlot.all.flatMap { slot in
        Spelling.all(of: expression).map { (expression: expression, slot: slot, spelling: $0) }
      }
    }
    return all.concurrentMap { each in
      let source = each.slot.source(each.expression, each.spelling)
      return Entry(
        slot: each.slot.name, expression: each.expression, spelling: each.spelling, source: source,
        answer: each.slot.answer(to: source))
    }
  }

  /// Each expression with its answers, and the places that have them.
  static var text: String {
    let entries = entries
    return expressions.map { expression in
      let all = entries.filter { $0.expression == expression }
      var answers: [String] = []
      for entry in all where !answers.contains(entry.answer) { answers.append(entry.answer) }
      return "═══ \(expression)\n"
        + answers.map { answer in
          "\(answer)\n    \(places(of: all.filter { $0.answer == answer }))\n"
        }.joined()
    }.joined(separator: "\n")
  }

  /// The places of some entries; those whose spellings differ name theirs.
  private static func places(of entries: [Entry]) -> String {
    let names = ExpressionSlot.all.map(\.name)
    return names.compactMap { name in
      let spellings = entries.filter { $0.slot == name }.map(\.spelling)
      if spellings.isEmpty { return nil }
      let words = spellings.map(\.rawValue).joined(separator: ", ")
      let isAll = spellings.count == Spelling.all(of: entries[0].expression).count
      return isAll ? name : "\(name) (\(words))"
    }.joined(separator: "; ")
  }

  package static func failures(isRecording: Bool) -> [FixtureFailure] {
    let golden = Fixtures.root.appending(path: "Expressions/answers.txt")
    let mistakes = ExpressionSlot.all.compactMap(\.mistake)
    return
      (mistakes
      + [Fixtures.difference(of: text, from: golden, isRecording: isRecording)].compactMap(\.self))
      .map { FixtureFailure(name: "Expressions", place: Fixtures.path(of: golden), text: $0) }
  }
}

/// A place that takes a value.
private struct ExpressionSlot: Sendable {
  var name: String
  /// The lines of the view, section and screen before it; the last one is the key of the place.
  var keys: [String]
  /// Two of its values, as they are in Swift.
  var values: (a: String, b: String)
  /// What is written beside it, in its mapping.
  var beside: [String] = []
  /// A value that it takes, if that is not the first one.
  var right: String?

  private static let texts = ("\"Done\"", "\"To do\"")
  private static let label = ["    layout:", "      - label:"]
  private static let button = ["    layout:", "      - button:"]
  private static let words = ["title: Open", "action: open"]

  static let all = [
    ExpressionSlot(
      name: "label", keys: ["    layout:", "      - label"], values: texts, right: "title"),
    ExpressionSlot(
      name: "label.text", keys: label + ["          text"], values: texts, right: "title"),
    ExpressionSlot(
      name: "label.color", keys: label + ["          color"], values: (".systemRed", ".systemGray"),
      beside: ["text: title"]),
    ExpressionSlot(
      name: "label.font", keys: label + ["          font"], values: (".headline", ".body"),
      beside: ["text: title"]),
    ExpressionSlot(
      name: "label.lines", keys: label + ["          lines"], values: ("1", "3"),
      beside: ["text: title"]),
    ExpressionSlot(
      name: "label.alignment", keys: label + ["          alignment"],
      values: (".center", ".natural"), beside: ["text: title"]),
    ExpressionSlot(
      name: "label.visible", keys: label + ["          visible"], values: ("true", "false"),
      beside: ["text: title"]),
    ExpressionSlot(
      name: "label.width", keys: label + ["          width"], values: ("80", "120"),
      beside: ["text: title"]),
    ExpressionSlot(
      name: "label.background", keys: label + ["          background"],
      values: (".systemBackground", ".clear"), beside: ["text: title"]),
    ExpressionSlot(
      name: "label.accessibility.label",
      keys: label + ["          text: title", "          accessibility:", "            label"],
      values: texts, beside: ["hint: Shown"]),
    ExpressionSlot(
      name: "label.format", keys: label + ["          text:", "            format"],
      values: (".number", ".percent"), beside: ["field: price"]),
    ExpressionSlot(
      name: "vstack.spacing",
      keys: ["    layout:", "      vstack:", "        spacing"], values: ("4", "8"),
      beside: ["children: [{ label: title }]"]),
    ExpressionSlot(
      name: "image.symbol", keys: ["    layout:", "      - image:", "          symbol"],
      values: ("\"star\"", "\"heart\""), beside: ["accessibilityLabel: Kind"]),
    ExpressionSlot(
      name: "image.asset", keys: ["    layout:", "      - image:", "          asset"],
      values: ("\"Star\"", "\"Heart\""), beside: ["accessibilityLabel: Kind"]),
    ExpressionSlot(
      name: "button.title", keys: button + ["          title"], values: texts,
      beside: ["action: open"]),
    ExpressionSlot(
      name: "button.style", keys: button + ["          style"], values: (".filled", ".plain"),
      beside: words),
    ExpressionSlot(
      name: "button.enabled", keys: button + ["          enabled"], values: ("true", "false"),
      beside: words),
    ExpressionSlot(
      name: "toggle.isOn", keys: ["    layout:", "      - toggle:", "          isOn"],
      values: ("true", "false"), beside: ["accessibilityLabel: Active"], right: "isOn"),
    ExpressionSlot(
      name: "swipe.title",
      keys: ["    layout: [{ label: title }]", "    swipe:", "      - open:", "          title"],
      values: texts, beside: ["background: systemRed"]),
    ExpressionSlot(
      name: "accessory.badge",
      keys: ["    layout: [{ label: title }]", "    accessory:", "      badge"],
      values: texts, beside: ["color: systemRed"], right: "count"),
    ExpressionSlot(
      name: "row.value", keys: ["    row:", "      value"], values: texts,
      beside: ["text: title"], right: "count"),
    ExpressionSlot(
      name: "header.title",
      keys: [
        "    layout: [{ label: title }]", "sections:", "  posts:", "    header:", "      title",
      ],
      values: texts),
    ExpressionSlot(
      name: "states.empty.message",
      keys: ["    layout: [{ label: title }]", "states:", "  empty:", "    message"],
      values: texts, beside: ["title: Nothing"]),
  ]

  /// A manifest with an expression in this place.
  func source(_ expression: String, _ spelling: ExpressionTable.Spelling) -> SourceText {
    let expression = expression.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "A" ? values.a : $0 == "B" ? values.b : String($0) }.joined(separator: " ")
    return source(written: spelling.written(expression), isInBraces: spelling == .inBraces)
  }

  private func source(written value: String, isInBraces: Bool = false) -> SourceText {
    var lines = keys
    let key = lines.removeLast()
    let indentation = String(key.prefix { $0 == " " })
    let isItem = key.contains("- ")
    if isInBraces, let owner = lines.last, !isItem {
      let entries = beside + ["\(key.dropFirst(indentation.count)): \(value)"]
      lines[lines.count - 1] = "\(owner) { \(entries.joined(separator: ", ")) }"
    } else if isInBraces {
      lines.append("\(indentation)- { \(key.dropFirst(indentation.count + 2)): \(value) }")
    } else {
      lines += beside.map { indentation + $0 } + ["\(key): \(value)"]
    }
    if let place = lines.firstIndex(of: "  posts:") {
      lines.insert("    cells: [Post]", at: place + 1)
    } else {
      let place = lines.firstIndex(of: "states:") ?? lines.endIndex
      lines.insert(
        contentsOf: ["sections:", "  posts: { cells: [Post], layout: list }"], at: place)
    }
    let text = """
      deploymentTarget: 17
      views:
        Post:
          data:
            { id: Int, title: String, note: String?, count: Int, price: Double, isOn: Bool, kind: Kind, tags: "[String]", user: User }
          unshown: [title, note, count, price, isOn, kind, tags, user]
          actions: [open]
          select: open

      """
    return SourceText(
      path: "Listing.sections", bytes: Array((text + lines.map { $0 + "\n" }.joined()).utf8))
  }

  /// The messages about a manifest that has one of the values in this place; nil if there are none.
  var mistake: String? {
    let source = source(written: right ?? values.a.drop { $0 == "." }.description)
    let found = analyze([source]).diagnostics
    return found.all.isEmpty
      ? nil : "\(name)\n\(DiagnosticRenderer(sources: [source]).render(found))"
  }

  /// The codes and helps of the messages about a manifest.
  func answer(to source: SourceText) -> String {
    let found = analyze([source]).diagnostics.sorted
    if found.isEmpty { return "nothing" }
    return found.map { "\($0.code.rawValue): \(inGeneral($0.help ?? ""))" }.joined(separator: "\n")
  }

  /// A help with `A` and `B` for the values of this place.
  private func inGeneral(_ help: String) -> String {
    var help = help
    for (value, letter) in [(values.a, "A"), (values.b, "B")] {
      let plain = value.filter { $0 != "\"" && $0 != "." }
      for word in ["\\\"\(plain)\\\"", "\"\(plain)\"", ".\(plain)", plain] {
        for (before, after) in [(" ", " "), (" ", ","), (" ", "'"), (" ", "\""), ("'", "'")] {
          help = help.replacing(before + word + after, with: before + letter + after)
        }
      }
    }
    return help
  }
}
