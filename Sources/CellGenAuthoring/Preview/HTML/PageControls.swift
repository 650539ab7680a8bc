import CellGenCore

/// A control of a page.
struct PageControl {
  enum Kind {
    case choice([(value: String, title: String)], usual: String? = nil)
    case box(isOn: Bool = false)
  }

  enum Place {
    /// In the bar that stays visible.
    case bar
    /// Behind the button `More`.
    case more
    /// Above the list of screens and views.
    case list
  }

  var title: String
  var name: String
  var kind: Kind
  var place = Place.bar
  /// The key that switches to the next value.
  var key: String?
  /// The key that switches to the previous value.
  var backwardKey: String?
}

extension PageFrame {
  /// All controls, each declared once; scripts find them by name.
  var pageControls: [PageControl] {
    let languages =
      [("", "As written")] + languages.map { ($0, $0) } + [("pseudo", "Pseudo-locale")]
    let containers = [("collection", "Collection"), ("table", "Table")]
    let states = [("content", "Content")] + states.map { ($0, $0) }
    return [
      PageControl(
        title: "Appearance", name: "appearance",
        kind: .choice([("light", "Light"), ("dark", "Dark")]), key: "d"),
      PageControl(
        title: "Text size", name: "size",
        kind: .choice(TextSizes.categories.map { ($0, Self.words[$0] ?? $0) }, usual: "L"),
        key: "+", backwardKey: "-"),
      PageControl(
        title: "Width", name: "width",
        kind: .choice(Self.widths.map { ("\($0)", "\($0) points") }, usual: "393"), key: "]",
        backwardKey: "["),
      PageControl(title: "Right to left", name: "rtl", kind: .box(), key: "r"),
      PageControl(title: "Language", name: "language", kind: .choice(languages), key: "l"),
      hasContainers
        ? PageControl(title: "Container", name: "container", kind: .choice(containers), key: "t")
        : nil,
      self.states.isEmpty
        ? nil : PageControl(title: "Screens show", name: "state", kind: .choice(states), key: "s"),
      PageControl(
        title: "Rows are", name: "rows",
        kind: .choice([
          ("rest", "At rest"), ("selected", "Selected"), ("leading", "Swiped, leading actions"),
          ("trailing", "Swiped, trailing actions"),
        ]), key: "a"),
      PageControl(
        title: "Compare", name: "compare",
        kind: .choice([
          ("", "Nothing"), ("matrix", "All at once"), ("widths", "All widths"),
        ]), key: "m"),
      PageControl(
        title: "Increased contrast", name: "contrast", kind: .box(), place: .more, key: "c"),
      PageControl(
        title: "Lists as in", name: "ios",
        kind: .choice([("18", "iOS 15 to 18"), ("26", "iOS 26")]), place: .more, key: "i"),
      PageControl(
        title: "Phones around screens", name: "phone", kind: .box(isOn: true), place: .more,
        key: "p"),
      PageControl(
        title: "VoiceOver order", name: "order", kind: .box(), place: .more, key: "v"),
      PageControl(
        title: "Samples made by cellgen", name: "made", kind: .box(isOn: true), place: .more,
        key: "x"),
      PageControl(
        title: "Findings in the pictures", name: "marks", kind: .box(isOn: true), place: .more,
        key: "f"),
      PageControl(
        title: "Mark values that only the app knows", name: "unknown", kind: .box(), place: .more,
        key: "u"),
      PageControl(
        title: "Single-key shortcuts", name: "keys", kind: .box(isOn: true), place: .more),
      PageControl(
        title: "Only the selected one", name: "only", kind: .box(), place: .list, key: "o"),
    ].compactMap(\.self)
  }

  private static let words = [
    "XS": "Extra small", "S": "Small", "M": "Medium", "L": "Large, the default",
    "XL": "Extra large", "XXL": "Extra extra large", "XXXL": "Largest standard size",
    "AX1": "Accessibility 1", "AX2": "Accessibility 2", "AX3": "Accessibility 3",
    "AX4": "Accessibility 4", "AX5": "Accessibility 5, the largest",
  ]

  /// In points: the widths of phones, and of tablets in portrait and landscape orientation.
  private static let widths = [320, 375, 393, 430, 768, 1024]

  /// The keys without a control.
  private static let otherKeys = [
    ("j", "Next screen or view"), ("k", "Previous screen or view"), ("/", "Search"),
    ("Escape", "Close what is open"), ("?", "This list"),
  ]
}

// MARK: - HTML

extension PageFrame {
  /// The bar that stays visible.
  func toolbar(_ w: HTMLWriter) {
    let form: HTMLAttributes = [
      "id": "controls", "class": "toolbar", "aria-label": "How the pictures are shown",
      "autocomplete": "off",
    ]
    w.element("form", form) { w in
      for control in pageControls where control.place == .bar { self.control(control, w) }
      w.element("details", ["class": "more"]) { w in
        w.leaf("summary", [:], "More")
        w.element("div", ["class": "panel"]) { w in
          for control in pageControls where control.place == .more { self.control(control, w) }
          w.leaf("button", ["type": "button", "id": "show-keys"], "Keys")
        }
      }
    }
  }

  func control(_ control: PageControl, _ w: HTMLWriter) {
    var own: HTMLAttributes = ["name": control.name]
    // Controls outside the form also belong to it.
    if control.place == .list { own["form"] = "controls" }
    own["data-next"] = control.key
    own["data-previous"] = control.backwardKey
    own["aria-keyshortcuts"] = control.key.map { key in
      [key, control.backwardKey].compactMap(\.self).map { $0 == "+" ? "plus" : $0 }
        .joined(separator: " ")
    }
    switch control.kind {
    case .choice(let options, let usual):
      w.element("label") { w in
        w.leaf("span", [:], HTML(control.title))
        w.element("select", own) { w in
          for option in options {
            var attributes: HTMLAttributes = ["value": option.value]
            attributes.set("selected", if: option.value == usual)
            w.leaf("option", attributes, HTML(option.title))
          }
        }
      }
    case .box(let isOn):
      own["type"] = "checkbox"
      own.set("checked", if: isOn)
      w.leaf(
        "label", ["class": "check"],
        .startTag("input", own) + .element("span", [:], HTML(control.title)))
    }
  }

  /// A list of the keys.
  func keys(_ w: HTMLWriter) {
    w.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) { w in
      w.leaf("h2", ["id": "keys-title"], "Keys")
      w.element("dl") { w in
        for control in pageControls {
          guard let key = control.key else { continue }
          let keys = [key, control.backwardKey].compactMap(\.self)
          self.key(keys, control.title, w)
        }
        for (key, words) in Self.otherKeys { self.key([key], words, w) }
      }
      w.leaf("p", ["class": "place"], "Turn them off with “Single-key shortcuts”.")
      w.leaf("button", ["type": "button", "id": "hide-keys"], "Close")
    }
  }

  private func key(_ keys: [String], _ words: String, _ w: HTMLWriter) {
    let html = keys.map { .element("kbd", [:], HTML($0)) as HTML }.joined(separator: " ")
    w.element("div") { w in
      w.leaf("dt", [:], html)
      w.leaf("dd", [:], HTML(words))
    }
  }
}
