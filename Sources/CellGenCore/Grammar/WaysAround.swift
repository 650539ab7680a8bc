/// An alternative to a key that other frameworks have and manifests do not.
struct WayAround {
  /// The names of the missing key, in lower case.
  var words: Set<String>
  /// The mappings in which authors look for it.
  var kinds: Set<Construct>
  /// The help of a message, as one sentence.
  var help: String
  /// The key that has this effect with another value; nil if there is none.
  var meant: String?
  /// The help for a value that shows what to write; nil for other values.
  private let helpForValue: @Sendable (Node) -> String?

  fileprivate init(
    _ words: String, in kinds: Set<Construct>, _ help: String, meant: String? = nil,
    helpForValue: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.kinds = kinds
    self.help = help
    self.meant = meant
    self.helpForValue = helpForValue
  }

  /// The help for a key with a value.
  func help(for value: Node?) -> String { value.flatMap(helpForValue) ?? help }
}

extension Construct {
  /// The alternative to a key that this kind does not have; nil if no row has the word.
  func wayAround(_ key: String) -> WayAround? {
    let word = key.lowercased().filter { $0 != "-" && $0 != "_" }
    if has(key) || usual(word) != nil { return nil }
    guard let way = waysAround.first(where: { $0.holds(word, in: self) }) else {
      return self == .element && leafElements.contains(word)
        ? WayAround(word, in: [.element], customView(named: lowerCamelCase(upperCamelCase(key))))
        : nil
    }
    return way
  }
}

extension WayAround {
  fileprivate func holds(_ word: String, in kind: Construct) -> Bool {
    kinds.contains(kind) && words.contains(word)
  }
}

/// Help to replace an element by a custom view.
func customView(named name: String) -> String {
  let view = upperCamelCase(name)
  return
    "declare a view '\(view)' with 'view: custom', give this one a field '\(name): \(view)ViewData', "
    + "and write '- view: \(name)' in the layout"
}

private let inClass = "write 'view: custom' instead of 'layout', and do it in your class"

private let elements: Set<Construct> = [
  .label, .image, .button, .toggle, .spacer, .stack, .viewElement,
]

/// Help to write one number for a square, or a mapping with both.
@Sendable private func widthAndHeight(_ size: Node) -> String? {
  if let side = size.scalar, isPlainNumber(side) {
    return "write 'width: \(side.text), height: \(side.text)'"
  }
  guard case .mapping(let mapping) = size.content, let width = mapping["width"]?.scalar?.text,
    let height = mapping["height"]?.scalar?.text
  else { return nil }
  return "write 'width: \(width), height: \(height)'"
}

/// The first row with a word in a kind counts.
let waysAround = [
  // MARK: Keys with the same effect
  WayAround(
    "selectable", in: [.view], "write 'select: …' with the action that selecting a cell reports",
    meant: "select"),
  WayAround(
    "swipeable", in: [.view], "write 'swipe: […]' with the actions that swiping reveals",
    meant: "swipe"),
  WayAround("destructive", in: [.swipeAction], "write 'style: destructive'", meant: "style"),
  WayAround(
    "action", in: [.placeholder], "write 'button: { title: …, action: … }'", meant: "button"),
  WayAround(
    "custom class classname viewclass", in: [.view],
    "write 'view: custom' for your own class", meant: "view"),
  WayAround(
    "height rowheight cellheight fixedheight", in: [.view], "write 'size: { height: 80 }'",
    meant: "size"),
  WayAround(
    "size", in: [.image], "write 'width: 40, height: 40'", helpForValue: widthAndHeight),
  WayAround(
    "preview previews", in: [.view],
    "remove it: a view with 'samples' already has a preview that shows them"),
  WayAround(
    "renderingmode", in: [.image],
    "remove it: symbols and template images of the asset catalog take the 'color'"),
  WayAround(
    "isaccessibilityelement accessible accessibilityhidden", in: [.image],
    "remove it: VoiceOver reads an image only if it has an 'accessibilityLabel'"),
  WayAround(
    "literal", in: [.label], "write 'text: { literal: … }'", meant: "text"),

  // MARK: Texts
  WayAround(
    "localized localize localizedkey localizationkey", in: [.text, .label, .button],
    "use 'field' with a String that your code has localised; fixed text is not translated"),
  WayAround(
    "format formatter formatstyle dateformat dateformatter numberformat currency currencycode "
      + "unit prefix suffix uppercase uppercased capitalized template plural interpolation",
    in: [.text, .label, .button],
    "make the field a String, and format it in your code"),
  WayAround(
    "fontweight weight bold italic fontsize textsize size fontname fontfamily typeface",
    in: [.label],
    "choose a text style such as 'font: headline', or " + customView(named: "badge")),
  WayAround(
    "accessibilitylabel", in: [.label], "remove it: VoiceOver reads the text of a label"),

  // MARK: Visibility
  WayAround(
    "hidden ishidden hide visible isvisible show if when unless condition hiddenwhen hiddenif "
      + "showif visiblewhen visibleif",
    in: [.label, .toggle, .viewElement],
    "make the field that it shows optional: while it is nil, the element is hidden"),
  WayAround(
    "hidden ishidden hide visible isvisible show if when unless condition hiddenwhen hiddenif "
      + "showif visiblewhen visibleif",
    in: [.image],
    "write 'symbol: { field: dot }' with a field 'dot: String?': while that is nil, the image is "
      + "hidden"),
  WayAround(
    "hidden ishidden hide visible isvisible show if when unless condition hiddenwhen hiddenif "
      + "showif visiblewhen visibleif else",
    in: [.button, .stack, .spacer, .element],
    "put it in a view whose field is optional, such as 'badge: BadgeViewData?', and write "
      + "'- view: badge' in the layout: it is hidden while that is nil"),
  WayAround(
    "hidden ishidden hide visible isvisible show if when condition", in: [.section],
    "give it no cells and no header in the content that you apply, which hides it"),

  // MARK: Looks
  WayAround(
    "url src source uri href remote imageurl", in: [.image],
    customView(named: "picture")),
  WayAround(
    "padding margin margins insets", in: elements.subtracting([.stack]),
    "put the element in a 'vstack' with 'insets'"),
  WayAround(
    "cornerradius radius rounded circle shape clip clipped clipstobounds maskstobounds shadow "
      + "border borderwidth bordercolor alpha opacity gradient background backgroundcolor "
      + "tint tintcolor color font fontweight weight fontsize size bold italic style kind "
      + "configuration role enabled isenabled disabled width height minwidth maxwidth minheight "
      + "maxheight aspectratio frame priority badge accessibilityhint accessibilitytraits "
      + "accessibilityvalue accessibilitylabel traits hint menu contextmenu",
    in: elements, customView(named: "badge")),
  WayAround(
    "cornerradius radius rounded shadow border borderwidth bordercolor alpha opacity gradient "
      + "background backgroundcolor tint tintcolor accessibilityhint accessibilitytraits "
      + "accessibilityvalue accessibilitylabel traits hint",
    in: [.view], inClass),
  WayAround(
    "accessibilityidentifier testid", in: elements.union([.view]),
    "use the constants in the screen's 'AccessibilityID', which cells already have"),
  WayAround(
    "accessory accessories accessorytype accessoryview disclosure disclosureindicator chevron "
      + "checkmark",
    in: [.view, .section, .element],
    "add '- image: { symbol: chevron.forward }' at the end of an 'hstack' in the view's layout"),

  // MARK: Behavior of cells
  WayAround(
    "contextmenu menu", in: [.view, .section],
    "write 'view: custom' in the view, and add a UIContextMenuInteraction in your class"),
  WayAround(
    "longpress doubletap gesture gestures", in: [.view, .section],
    "write 'view: custom' in the view, and add the gesture recognizer in your class"),

  // MARK: Behavior of screens
  WayAround(
    "pinned pin sticky pinheader pinnedheader pinsheader stickyheader",
    in: [
      .manifest, .section, .list, .grid, .carousel,
    ],
    "write 'layout: custom', and set 'pinToVisibleBounds' of the section's 'boundaryItems' in "
      + "your function"),
  WayAround(
    "refresh refreshable refreshcontrol pulltorefresh onrefresh",
    in: [.manifest, .section, .states],
    "set the container's 'refreshControl' in your view controller, and apply the new content"),
  WayAround(
    "pagination paginated loadmore infinitescroll infinitescrolling onreachend onendreached",
    in: [.manifest, .section, .states],
    "load more in the hook 'nearEnd' of the data source, and apply the new content"),
  WayAround(
    "search searchable searchbar searchcontroller filter", in: [.manifest, .section],
    "use a UISearchController in your view controller, and apply the content it finds"),
  WayAround(
    "index indextitles sectionindex indextitle reorder reorderable canmove movable",
    in: [.manifest, .section, .table],
    "use 'CellKind' with your own data source; generated ones do not support this"),
  WayAround(
    "multiselect multiselection allowsmultipleselection editing", in: [.manifest, .section],
    "set the container's 'allowsMultipleSelection' in your view controller, and use the hook "
      + "'didSelect'"),
  WayAround(
    "title text", in: [.section],
    "declare a view for the title, and name it: 'header: Heading'"),
  WayAround("title navigationtitle", in: [.manifest], "set the 'title' of your view controller"),
]

/// Elements that only custom views can provide.
let leafElements: Set<String> = [
  "textfield", "textinput", "input", "searchfield", "textview", "texteditor", "editor", "stepper",
  "slider", "spinner", "activity", "activityindicator",
  "segmented", "segmentedcontrol", "picker", "datepicker", "colorpicker", "map", "video", "player",
  "web", "webview", "html", "markdown", "divider", "separator", "line", "badge", "avatar", "chip",
  "chart", "rating", "checkbox", "radio", "card", "box", "zstack", "overlay", "scroll",
  "scrollview", "shape", "circle", "gradient", "menu", "link", "richtext", "attributedtext",
  "custom", "foreach", "list", "grid", "carousel",
]
