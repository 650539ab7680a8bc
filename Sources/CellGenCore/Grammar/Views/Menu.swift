extension MenuItem: FormModel {
  package static let form = Form(
    "menuItem", "an item of a menu", blank: MenuItem(action: .blank), foreign: foreign,
    mayBeNothing: true, stateless: helpByState, limits: [.stateless(.edge)],
    Key.ofCommand(hasEnabled: true) + [
      Key(
        "enabled", \.enabled, .flagOfRow,
        "When it can be chosen: while a Bool is true, or while an optional is not nil."
      ).fallback("always").synonyms("isenabled")
    ],
    rules: FormRule.onePicture(MenuItem.self, of: "an item of a menu"),
    wrongKind: { entry, _ in
      entry.value.scalar.map { .bareSwipeSetting($0.text, of: entry) }
    },
    finish: { item, written, resolver in
      item.finish(written, &resolver)
      item.title = item.title ?? .named(written.owner, resolver)
      return true
    })
}

extension ValueForm where Value == [MenuItem] {
  /// The items of a menu.
  static var menu: ValueForm {
    ValueForm(.list(of: .either([.name(.member), .names(.member, to: MenuItem.form.kind)]))) {
      entry, resolver in resolver.readCommands(entry, of: "menu")
    }
  }
}

extension Diagnostic {
  static func menuAndAction(_ action: Mapping.Key, _ menu: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .elementAction,
      "a button with a menu reports no action of its own",
      at: Annotation(menu.span, "a tap opens it"),
      also: [Annotation(action.span, "a tap would report it")],
      help: "remove 'action', or put its action into the menu")
  }
}

extension MenuItem {
  static let foreign: [ForeignWord] = [
    .destructive,
    ForeignWord(
      hiddenWords, means: "visible",
      "write 'visible: { not: … }' with a Bool field, or an optional", hiddenInRow("action")),
    .disabledPart,
  ]
}

extension ForeignWord {
  static let menu = ForeignWord(
    "contextmenu menu",
    "write 'menu: [share]' in the view for a long press on the cell, or in a 'button' for a tap")
  static let menuPreview = ForeignWord(
    "previewprovider preview contextmenupreview menupreview",
    "set 'preview' of the data source's 'hooks', which is shown above the cell's menu")
}

let menuInView = "write 'menu: [share]' in the view, with an action of the view"
