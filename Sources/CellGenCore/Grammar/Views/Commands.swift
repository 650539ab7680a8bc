extension ViewCommand: FormModel {
  package static let form = Form(
    "command", "a command", blank: ViewCommand(action: .blank),
    foreign: [.destructive, .hiddenAction],
    mayBeNothing: true,
    stateless: helpByState, limits: [.stateless(.edge)],
    Key.ofCommand() + [.background(\.background)],
    rules: FormRule.onePicture(ViewCommand.self, of: "a command"),
    wrongKind: { entry, _ in
      entry.value.scalar.map { .bareSwipeSetting($0.text, of: entry) }
    },
    finish: { command, written, resolver in
      command.finish(written, &resolver)
      command.title = command.title ?? .named(written.owner, resolver)
      return true
    })
}

extension ValueForm where Value == [ViewCommand] {
  /// The looks of actions, for the swipes and menus that are read later.
  static var commands: ValueForm {
    ValueForm(.names(.member, to: ViewCommand.form.kind)) { entry, resolver in
      let mapping = resolver.readNames(
        entry.value, subject: quoted(entry.key.text),
        help: "write each action with its look: '{ delete: { symbol: trash } }'")
      let commands = mapping?.entries.compactMap { resolver.readCommand($0) }
      for command in commands ?? [] { resolver.scope.commands[command.action.text] = command }
      return commands
    }
  }
}

extension Resolver {
  /// Reads the look of one action.
  fileprivate mutating func readCommand(_ entry: Mapping.Entry) -> ViewCommand? {
    let name = Name(entry.key.text, span: entry.key.span)
    guard let action = findAction(named: name, carrying: nil),
      var command: ViewCommand = read(entry)
    else { return nil }
    if !action.values.isEmpty {
      report(
        .elementAction(action, of: "'commands'", "must carry no values", at: entry.key.span))
    }
    command.action = Name(action.name.text, span: entry.key.span)
    return command
  }
}

extension ForeignWord {
  static let destructive = ForeignWord("destructive", means: "style", "write 'style: destructive'")
  static let hiddenAction = ForeignWord(
    hiddenWords + " disabled isdisabled", means: "visible",
    "write 'visible: { not: … }' with a Bool field, or an optional", hiddenInRow("action"))
}
