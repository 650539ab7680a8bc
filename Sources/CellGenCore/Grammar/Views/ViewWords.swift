extension WrittenView {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "selectable", means: "select",
      "write 'select: …' with the action that selecting a cell reports"),
    ForeignWord(
      "enabled isenabled", means: "select",
      "write 'select: { open: { enabled: isOpen } }' with an action and a Bool field"),
    ForeignWord(
      "swipeable", means: "swipe", "write 'swipe: […]' with the actions that swiping reveals"),
    ForeignWord(
      "init initializer frommodel modeltype", means: "from",
      "write 'from: Mail' with the type of the model that the data is made from"),
    ForeignWord(
      "mapping",
      "write 'from: Mail' with the type of the model that the data is made from, or 'map: { … }' for a "
        + "view that another one shows"),
    ForeignWord(
      "custom class classname viewclass", means: "view", "write 'view: custom' for your own class"),
    .example(
      "height rowheight cellheight fixedheight", means: "size", "write 'size: { height: ‹80› }'"
    ) { $0.plainNumber },
    ForeignWord(
      "minheight minimumheight maxheight maximumheight",
      "write it in the outermost element of 'layout', such as a 'vstack' with 'children'"),
    .needless(
      "width cellwidth itemwidth minwidth maxwidth",
      "the 'layout' of a section decides how wide its cells are, as in "
        + "'carousel: { width: 120, height: 160 }'"),
    ForeignWord(
      "previews #preview mock mocks mockdata sampledata sample example examples fixture fixtures stub "
        + "stubs testdata", means: "samples",
      "write 'samples: [{ … }]' with example data, which previews, pictures and tests show"),
    ForeignWord(
      "placeholder placeholders skeleton redacted redaction shimmer",
      "write 'preview: …' for what pictures show in place of your own class; for a screen that waits for "
        + "content, write 'states: { loading: … }' at the top of the manifest"),
    .accessibilityActions,
    .visibleCell,
    ForeignWord(
      "cornerradius radius rounded corners", means: "background",
      "write 'background: { cornerRadius: 12 }'"
    ) { value, mapping in
      guard let radius = value.scalar, isPlainNumber(radius) else { return nil }
      let color = mapping["background"].map { $0.scalar?.text } ?? "systemBackground"
      return color.map {
        "write 'background: { color: \(inYAML($0)), cornerRadius: \(radius.text) }'"
      }
    },
    ForeignWord(
      "border borderwidth bordercolor", means: "background",
      "write 'background: { border: separator }'", borderOfCell),
    .byState(
      "selectedbackground selectedbackgroundcolor selectioncolor selectedcolor", "background",
      "selected", normal: "systemBackground"),
    .byState(
      "highlightedbackground highlightcolor highlightedcolor pressedcolor", "background",
      "highlighted", normal: "systemBackground"),
    ForeignWord(
      "shadow alpha opacity gradient blur tint tintcolor insets padding margins margin spacing",
      "write it in the outermost element of 'layout', such as a 'vstack' with 'children'"),
    .accessibilityTraits,
    ForeignWord("style styles", styleOfLayout("card")) { value, _ in
      value.scalar.map { styleOfLayout($0.text) }
    },
    ForeignWord(
      "accessibilityidentifier testid",
      "use the constants in the screen's 'AccessibilityID', which cells already have"),
    ForeignWord(
      "disclosure chevron checkmark", means: "accessory", "write 'accessory: disclosure'"),
    ForeignWord(
      "leadingswipeactions leadingswipe", means: "swipe", "write 'swipe: { leading: […] }'"),
    .menuPreview,
    .gesture,
    ForeignWord("badge badges", "write 'accessory: { badge: count, at: topTrailing }'") {
      value, _ in
      let field = value.scalar?.text ?? value.onlyItem?.scalar?.text
      return field.map { "write 'accessory: { badge: \($0), at: topTrailing }'" }
    },
    .pinnedHeader,
    .search,
    .index,
    .reorder,
    .dragAndDrop,
    .span,
    .delete,
    .fontOfLabel,
    .formatOfLabel,
    .accessibilityLabel,
    .accessibilityValue,
    .accessibilityHint,
  ]
}

extension ForeignWord {
  static let visibleCell = ForeignWord(
    "hidden ishidden hide visible isvisible show showif if when unless condition",
    "write 'visible: …' on an element with a Bool field or an optional; for no cell, leave its data out "
      + "of the content that you apply")
  static let gesture = ForeignWord(
    "doubletap gesture gestures",
    "write 'view: custom' in the view, and add the gesture recognizer in your class")
  static let delete = ForeignWord(
    "candelete deletable isdeletable allowsdelete ondelete swipetodelete deletion deleteaction",
    means: "delete", "add 'actions: [remove]' to the view, and write 'delete: remove' in it"
  ) { value, _ in
    value.field
      .map { "write 'delete: \($0)' in the view" }
  }
}

/// Help to draw a line around a cell, which its background does.
@Sendable private func borderOfCell(_ value: Node, _ mapping: Mapping) -> String? {
  let whole = mapping["border"]?.inBraces.map {
    isPlainNumber(Scalar(text: $0, style: .plain)) ? "{ width: \($0) }" : $0
  }
  guard let border = mapping["border"] == nil ? borderOfParts(in: mapping) : whole else {
    return nil
  }
  switch mapping["background"]?.content {
  case nil: return "write 'background: { border: \(border) }'"
  case .scalar(let color)?:
    return "write 'background: { color: \(color.asWritten), border: \(border) }'"
  default: return "add 'border: \(border)' to the keys of 'background'"
  }
}

private func styleOfLayout(_ style: String) -> String {
  "write 'style: \(style)' in the outermost element of 'layout', such as a 'vstack' with 'children'"
}
