extension Seen: FormModel {
  private static let action = Key(
    "action", \.action, .seenAction,
    "The action to report, once for each id while it is in the content."
  ).required("add 'action: …' with the action to report").synonyms("report reports event name")

  private static let share = Key(
    "share", \.share, .share,
    "How much of the cell must be visible; of a cell larger than the visible part of its list, only the part that fits "
      + "counts."
  ).fallback("50%").synonyms("ratio fraction percent percentage threshold visible area amount")

  private static let duration = Key(
    "for", \.duration, .number(.atLeastZero, help: secondsHelp),
    "How long it must be visible without interruption, in seconds."
  ).synonyms("duration seconds after time delay minduration interval")

  package static let form = Form(
    "seen", "'seen'", blank: Seen(action: .blank), short: ShortForm(action),
    limits: [.fixed(.code)], [share, duration, action])
}

extension ValueForm where Value == Name {
  /// The action that reports that a cell was seen.
  fileprivate static var seenAction: ValueForm {
    let action = ValueForm.cellAction
    return ValueForm(action.kind) { entry, resolver in
      guard let text = entry.value.scalar?.text, ["true", "yes", "on"].contains(text),
        resolver.scope.actions[text] == nil, !resolver.scope.actions.isOpen
      else { return action.read(entry, &resolver) }
      resolver.report(.seenWithoutAction(entry, resolver.scope))
      return nil
    }
  }
}

extension ValueForm where Value == Double {
  /// A share of a cell, such as `50%`.
  fileprivate static var share: ValueForm {
    ValueForm(.percentage) { entry, resolver in
      if let share = resolver.readPercentage(entry) { return share }
      guard !entry.value.isBroken else { return nil }
      resolver.report(
        .wrongKind(
          quoted(entry.key.text), expected: "a percentage", found: entry.value,
          help: "write '\(percentage(of: entry.value))' for this part of the cell"))
      return nil
    }
  }
}

/// The percentage that a number such as 0.5 or 50, or `50 %` or `50 percent`, means.
private func percentage(of node: Node) -> String {
  guard let scalar = node.scalar else { return "50%" }
  let text = scalar.text.lowercased().filter { $0 != " " }
  let unit = ["%", "percent", "pct"].first { text.hasSuffix($0) }
  let isPercentage = unit != nil
  let number =
    isPercentage || isPlainNumber(scalar) ? Double(text.dropLast(unit?.count ?? 0)) : nil
  guard let number, number > 0, number <= 100 else { return "50%" }
  let percent = isPercentage || number > 1 ? number : (number * 1000).rounded() / 10
  return "\(shortText(max(percent, 0.1)))%"
}

/// Help for `2s`, `500ms` or `1 min`.
@Sendable private func secondsHelp(_ node: Node) -> String? {
  guard let text = node.scalar?.text.lowercased() else { return nil }
  let units = [
    ("ms", 0.001), ("milliseconds", 0.001), ("minutes", 60), ("minute", 60), ("mins", 60),
    ("min", 60), ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("s", 1),
  ]
  guard let (unit, seconds) = units.first(where: { text.hasSuffix($0.0) }),
    let number = Double(text.dropLast(unit.count).filter { $0 != " " }), 0..<1_000_000 ~= number
  else { return nil }
  return "write '\(shortText((number * seconds * 1000).rounded() / 1000))' for seconds"
}

extension ViewScope {
  /// The first action whose name suggests that something was seen: `viewed`, `didAppear`; nil for none.
  fileprivate var actionForSeen: String? {
    actions.all.first { $0.carriesNothing && isNamedForSeen($0.name.text) }?.name.text
  }
}

/// Returns true for the name of an action that may report that something was seen.
func isNamedForSeen(_ name: String) -> Bool {
  let words = [
    "seen", "view", "saw", "show", "appear", "impression", "display", "visible", "expos",
  ]
  let letters = name.lowercased()
  return words.contains { letters.contains($0) }
}

extension Diagnostic {
  fileprivate static func seenWithoutAction(
    _ entry: Mapping.Entry, _ scope: ViewScope
  ) -> Diagnostic {
    let key = entry.key.text
    let owner = scope.owner.map(quoted) ?? "the view"
    let help =
      if let action = scope.actionForSeen {
        "write '\(key): \(action)'"
      } else if scope.actions.all.isEmpty {
        "add 'actions: [viewed]' to \(owner), and write '\(key): viewed'"
      } else {
        "add 'viewed\(scope.actions.isList ? "" : ": {}")' to the 'actions' of \(owner), and write "
          + "'\(key): viewed'"
      }
    return .wrongKind(
      quoted(key), expected: "the name of an action", found: entry.value, help: help)
  }
}
