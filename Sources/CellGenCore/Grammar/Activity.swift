extension ActivityElement: StyledModel {
  private static let isActive = Key(
    "isActive", \.isActive,
    .field({ $0 == .bool }) {
      .notShownBy("an activity indicator", $0, $1, "not a Bool", types: "Bool or Bool?")
    }, "The Bool field; it turns while that is true, and is hidden otherwise."
  ).required("add 'isActive: …' with a field of type Bool")
    .synonyms("value field isanimating animating isloading while when")

  package static let form = Form(
    "activity", "an activity indicator", blank: ActivityElement(property: "", isActive: .blank),
    short: ShortForm(isActive, as: "isActive"),
    [
      isActive,
      Key("size", \.size, .cases(hint: sizeHint), "How large it is.").synonyms("style"),
      Key("color", \.color, .value(of: Color.self), "Its colour.")
        .fallback("that of the system"),
    ] + Key.look.filter { $0.name != "visible" },
    finish: { activity, written, resolver in
      activity.property = resolver.scope.names.next(activity.isActive, .activity)
      // What is around it is hidden as well, or keeps its place.
      activity.look.visible = .flag(activity.isActive)
      resolver.finishLook(of: &activity, written, shows: nil)
      if activity.look.box == nil, !activity.look.keepsPlace { activity.look.visible = nil }
      return true
    })
}

@Sendable private func sizeHint(_ word: String) -> String? {
  switch word.lowercased() {
  case "small", "regular", "normal", "default": "write 'medium'"
  case "whitelarge", "big": "write 'large'"
  default: nil
  }
}

extension ElementNames.Suffix {
  static let activity = Self("Activity")
}
