extension ActivityElement: StyledModel {
  package static let facts = Facts<ActivityElement>(
    touches: .around, reports: nil, voiceOver: .element, namesRow: { _ in .label }, inRow: .rigid,
    extent: { _ in .bothSides }, box: .around, tint: nil, ground: nil, text: nil, hiddenBy: nil,
    shows: nil, hasStyles: false)

  private static let isActive = Key(
    "isActive", \.isActive, .value(of: Flag.self),
    "When the indicator spins; it is hidden at all other times."
  ).fallback("always")
    .synonyms("value field isanimating animating isloading while when")

  package static let form = Form(
    "activity", "an activity indicator", blank: ActivityElement(property: ""),
    foreign: [
      ForeignWord(
        "visible isvisible", "write 'isActive', which also decides when it is visible",
        sameValue("isActive")),
      .needless("hidden ishidden hideswhenstopped", "it is visible while 'isActive' is true"),
    ],
    short: ShortForm(isActive, as: "isActive"), mayBeNothing: true,
    [
      isActive,
      Key("size", \.size, .value(of: ActivityElement.Size.self), "Its size.").synonyms(
        "style"),
      Key("color", \.color, .value(of: Color.self), "Its color.")
        .fallback("the system color"),
    ] + Key.look.filter { $0.name != "visible" },
    finish: { activity, written, resolver in
      if let isActive = activity.isActive {
        activity.property = resolver.scope.names.next(
          isActive.fields.first?.name.text ?? "", .activity)
        // The views around it are hidden with it, or keep its space.
        activity.look.visible = isActive
      } else {
        activity.property = resolver.scope.names.next("", .activity)
      }
      resolver.finishLook(of: &activity, written, shows: nil)
      if activity.look.box == nil, !activity.look.keepsPlace { activity.look.visible = nil }
      return true
    })
}

extension ElementNames.Suffix {
  static let activity = Self("Activity")
}
