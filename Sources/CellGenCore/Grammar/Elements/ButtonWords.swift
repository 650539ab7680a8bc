extension ButtonElement {
  static let foreign: [ForeignWord] =
    .fonts + .colorsByState + [
      .letterCase,
      ForeignWord(
        "actions", means: "action",
        "write 'action: …' with one action, or 'menu: […]' for a menu of several"
      ) { value, mapping in
        if mapping["action"] != nil { return "write 'menu' in place of 'actions' and 'action'" }
        if let action = (value.onlyItem ?? value).scalar { return "write 'action: \(action.text)'" }
        return value.onlyNames.map {
          "write 'menu: [\($0.joined(separator: ", "))]' for a menu of them, or 'action: …' with one"
        }
      },
      ForeignWord(
        "buttonstyle borderstyle kind configuration variant type buttontype", means: "style",
        "write 'style: filled'", styleOfButton),
      ForeignWord(
        "url imageurl", "write '- image: { url: …, tap: … }' in the layout", tappedImage("url")),
      ForeignWord(
        "image uiimage photo picture", "write '- image: { image: …, tap: … }' in the layout"
      ) { value, mapping in
        guard let name = value.scalar?.text, name.contains(".") else {
          return tappedImage("image")(value, mapping)
        }
        return "write 'symbol: \(name)'"
      },
      ForeignWord(
        "lines numberoflines maxlines linelimit multiline",
        "write '- label: { text: …, tap: … }' in the layout", tappedLabel),
      ForeignWord("bordered isbordered gray", means: "style", "write 'style: gray'", unlessFalse),
      ForeignWord(
        "borderedprominent prominent isprominent primary isprimary filled isfilled", means: "style",
        "write 'style: filled'", unlessFalse),
      ForeignWord(
        "tinted istinted borderedtinted", means: "style", "write 'style: tinted'", unlessFalse),
      ForeignWord("role destructive isdestructive", means: "color", "write 'color: systemRed'") {
        value, mapping in
        guard let word = value.scalar?.text.drop(while: { $0 == "." }) else { return nil }
        return ["destructive", "true"].contains(word)
          ? nil : "remove it: 'style' and 'color' decide how a button looks"
      },
      ForeignWord(
        "size controlsize buttonsize",
        "write 'insets: { horizontal: 20, vertical: 14 }', the space around its title",
        widthAndHeight),
      .needless(
        "imageplacement imageposition symbolposition symbolplacement iconposition",
        "the image comes before the title; for another order, put a label and an image into an 'hstack' "
          + "with 'tap: …'"),
      ForeignWord(
        "subtitle detail secondarytext",
        "remove it, and put '- label: …' below the button, or both texts into a 'vstack' with 'tap: …'"
      ),
      ForeignWord(
        "loading isloading showsactivityindicator activity spinner",
        "put '- activity: …' beside the button, and write 'visible: { not: … }' on the button, with a Bool "
          + "field"
      ) { value, _ in
        value.field.map {
          "put '- activity: \($0)' beside the button, and write 'visible: { not: \($0) }' on the button"
        }
      },
      ForeignWord(
        "disabled isdisabled", means: "enabled", "write 'enabled: { not: … }' with a Bool field",
        opposite("enabled")),
      .localized,
      .format,
      .fieldInText,
    ]
}

/// Help to show an image that reports a tap, which a button cannot show.
private func tappedImage(_ key: String) -> ForeignWord.Help {
  { value, mapping in
    guard let name = value.field, let action = mapping["action"]?.identifier else { return nil }
    let label = mapping["accessibilityLabel"]?.scalar.map {
      ", accessibilityLabel: \($0.asWritten)"
    }
    return "write '- image: { \(key): \(name), tap: \(action)\(label ?? "") }'"
  }
}

/// Help to show a text of several lines that reports a tap.
@Sendable private func tappedLabel(_ value: Node, _ mapping: Mapping) -> String? {
  guard let action = mapping["action"]?.identifier, let title = mapping["title"] else { return nil }
  let field = title.fieldName.span == title.span ? nil : title.fieldName.scalar?.text
  guard let text = field ?? title.scalar.map({ "{ literal: \($0.asWritten) }" }) else { return nil }
  let lines = value.plainNumber.map { ", lines: \($0)" } ?? ""
  return "write '- label: { text: \(text), tap: \(action)\(lines) }'"
}

/// Help to replace a button style of another framework.
@Sendable private func styleOfButton(_ value: Node, _ mapping: Mapping) -> String? {
  guard let word = value.scalar?.text else { return nil }
  if ["none", ".none", "system", ".system", "custom", ".custom"].contains(word) {
    return "remove it: 'style' decides how a button looks, and is 'plain' by default"
  }
  let keys =
    Vocabulary.buttonStyles.contains(word)
    ? "style: \(word)" : Vocabulary.keys(forStyle: word, among: Vocabulary.buttonStyles)
  return keys.map { "write '\($0)'" }
}

/// Help to leave out a value that is false; nil for another value.
@Sendable private func unlessFalse(_ value: Node, _ mapping: Mapping) -> String? {
  value.scalar?.text == "false" ? "remove it: a button is plain without a 'style'" : nil
}
