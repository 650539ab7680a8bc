extension MappingKind {
  static let statesKeys = [
    stateKey("loading", "What the screen shows until it has been given content."),
    stateKey("empty", "What it shows where there is none."),
    stateKey("failed", "What it shows where content could not be had."),
  ]

  private static func stateKey(_ name: String, _ doc: String) -> Key {
    Key(name, .either([.text, .mapping(.placeholder)]), doc + " Short form: the title.")
  }

  static let placeholderKeys = [
    Key("title", .text, "Its first text."),
    Key("message", .text, "A longer text below the title."),
    Key("symbol", .text, "The name of an SF Symbol, above the texts."),
    Key("button", .mapping(.placeholderButton), "A button below the texts."),
  ]

  static let placeholderButtonKeys = [
    Key("title", .text, required: true, "Its text."),
    Key(
      "action", .name(.member), required: true,
      "What it reports: a case of the screen's actions, of which you choose the name."),
  ]
}
