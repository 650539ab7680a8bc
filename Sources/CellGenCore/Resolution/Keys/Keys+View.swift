extension MappingKind {
  static let viewKeys = [
    Key("doc", .text, "What the view shows, for the generated documentation."),
    Key(
      "data", .names(.member, to: .type), required: true, mayBeEmpty: false,
      reserved: ReservedNames.fields.keys.sorted(),
      "The fields of its view data: `name: Type` or `name: Type = default`."),
    Key(
      "id", .either([.choice(["only"]), .name(.member)]), default: "the field 'id'",
      "What tells its cells apart: a field, or `only` for at most one on the screen."),
    Key(
      "unshown", .list(of: .name(.member)),
      "Fields that no element of the layout is to show, since only your code reads them."),
    Key(
      "actions",
      .either([
        .names(.member, to: payload),
        .list(of: .either([.name(.member), .names(.member, to: payload)])),
      ]), reserved: ReservedNames.actions.keys.sorted(),
      "What the view reports, with the values that each action carries."),
    Key(
      "select", .name(.member),
      "The action that selecting a cell reports, which carries nothing; else cells cannot be "
        + "selected."),
    Key(
      "swipe", .either([.mapping(.swipe), swipeActions]), mayBeEmpty: false,
      "The actions that swiping a cell uncovers; short form: those at its trailing edge."),
    Key(
      "view", .either([.choice(["custom"]), .name(.type)]),
      "Who shows it: `custom` for a class of yours, or another view of the manifest."),
    Key(
      "map", .either([.choice(["custom"]), .names(.member, to: .name(.member))]),
      "For a view shown by another: which field of this one feeds which field of that one; "
        + "`custom` where your class takes this data, too."),
    Key(
      "layout", .either([.mapping(.element), elements]),
      default: "a vertical stack with an element for each field", mayBeEmpty: false,
      "The elements of the view that cellgen writes."),
    Key(
      "size", .either([.choice(["automatic", "custom"]), .mapping(.size)]), default: "automatic",
      "How tall its cells are."),
    Key(
      "samples", .list(of: .names(.member, to: .sample)), "Example data, for previews and tests."),
  ]

  /// The values that an action carries, by their labels.
  private static let payload = ValueKind.either([.nothing, .names(.member, to: .type)])

  /// Elements in order; a spacer without a length may be the bare word.
  private static let elements = ValueKind.list(
    of: .either([.mapping(.element), .choice(["spacer"])]))

  static let swipeKeys = [
    Key(
      "leading", swipeActions, mayBeEmpty: false,
      "Those at the leading edge; a full swipe does the first."),
    Key(
      "trailing", swipeActions, mayBeEmpty: false,
      "Those at the trailing edge; a full swipe does the first."),
  ]

  private static let swipeActions = ValueKind.list(
    of: .either([
      .name(.member), .names(.member, to: .either([.nothing, .mapping(.swipeAction)])),
    ]))

  static let swipeActionKeys = [
    Key("title", .text, default: "the action's name in words", "Its text."),
    Key("symbol", .text, "The name of an SF Symbol."),
    Key(
      "style", .choice(["normal", "destructive"]), default: "normal",
      "`destructive` for what deletes something."),
    Key("color", .choice(Vocabulary.colors), "The colour behind it; else that of its style."),
  ]

  static let sizeKeys = [
    Key("height", .number(.aboveZero), required: true, "So many points, whatever it shows.")
  ]

  static let elementKeys = [
    Key(
      "label", .either([.name(.member), .mapping(.label)]),
      "A UILabel; short form: the field it shows."),
    Key("image", .mapping(.image), "A UIImageView with an asset or a symbol."),
    Key("button", .mapping(.button), "A UIButton that reports an action."),
    Key(
      "toggle", .either([.name(.member), .mapping(.toggle)]),
      "A UISwitch; short form: its Bool field."),
    Key(
      "spacer", .either([.nothing, .number(.aboveZero), .mapping(.spacer)]),
      "Empty space; short form: its length."),
    Key("vstack", stackValue, mayBeEmpty: false, "Elements one below the other."),
    Key("hstack", stackValue, mayBeEmpty: false, "Elements side by side."),
    Key(
      "view", .either([.name(.member), .mapping(.viewElement)]),
      "Another declared view; short form: the field that holds its view data."),
  ]

  private static let stackValue = ValueKind.either([.mapping(.stack), elements])

  static let stackKeys = [
    Key("spacing", .number(.any), default: "8", "The points between two elements."),
    Key(
      "insets", insetsKey.value,
      default: "0, or 8 above and below and 16 at the sides of a whole layout", insetsKey.doc),
    Key(
      "alignment", .choice(Vocabulary.verticalAlignments + Vocabulary.horizontalOnlyAlignments),
      default: "fill, or center in an hstack",
      "A case of UIStackView.Alignment that fits the axis."),
    Key(
      "distribution", .choice(Vocabulary.distributions), default: "fill",
      "A case of UIStackView.Distribution."),
    Key("children", elements, required: true, mayBeEmpty: false, "The elements, in order."),
  ]

  static let textKeys = [
    Key("literal", .text, "A fixed text."),
    Key("field", .name(.member), "The field that holds the text."),
  ]

  static let labelKeys = [
    Key(
      "text", .either([.name(.member), .mapping(.text)]), required: true, "The field that it shows."
    ),
    fontKey(default: "body"),
    Key("color", .choice(Vocabulary.colors), default: "label", "The colour of the text."),
    Key("lines", .integer(atLeast: 0), default: "0", "The most lines that it takes; 0: any."),
    Key("alignment", .choice(Vocabulary.textAlignments), default: "natural", "Where lines stand."),
    keepsPlaceKey,
  ]

  static let imageKeys = [
    Key("asset", .either([.text, .mapping(.text)]), "The name of an image of the asset catalog."),
    Key("symbol", .either([.text, .mapping(.text)]), "The name of an SF Symbol."),
    fontKey(default: nil),
    Key("color", .choice(Vocabulary.colors), "The tint of a symbol or a template image."),
    Key("mode", .choice(["fit", "fill"]), default: "fit", "How it fills its space."),
    Key("width", .number(.aboveZero), "Its width in points; else the image's own."),
    Key("height", .number(.aboveZero), "Its height in points; else the image's own."),
    keepsPlaceKey,
    accessibilityLabelKey,
  ]

  static let buttonKeys = [
    Key("title", .either([.text, .mapping(.text)]), "Its text."),
    Key("symbol", .text, "The name of an SF Symbol."),
    Key(
      "action", .name(.member), required: true, "The action that it reports, which carries nothing."
    ),
    keepsPlaceKey,
    accessibilityLabelKey,
  ]

  static let toggleKeys = [
    Key("isOn", .name(.member), required: true, "The Bool field that it shows."),
    Key(
      "action", .name(.member),
      "The action that it reports, which carries the new value as one Bool."),
    keepsPlaceKey,
    Key(
      "accessibilityLabel", .either([.text, .mapping(.text)]),
      "What VoiceOver calls it; a switch has no text of its own."),
  ]

  static let spacerKeys = [
    Key("length", .number(.aboveZero), "Its points along the stack; else what is left.")
  ]

  static let viewElementKeys = [
    Key(
      "data", .name(.member), required: true,
      "The field that holds the view data of a declared view."),
    Key("action", .name(.member), "The action that carries what the inner view reports."),
  ]

  private static func fontKey(default value: String?) -> Key {
    Key("font", .choice(Vocabulary.fonts), default: value, "A text style of Dynamic Type.")
  }

  private static let keepsPlaceKey = Key(
    "keepsPlace", .flag, default: "false",
    "Whether its place stays empty while the optional that it shows is nil.")

  private static let accessibilityLabelKey = Key(
    "accessibilityLabel", .either([.text, .mapping(.text)]), "What VoiceOver says.")
}
