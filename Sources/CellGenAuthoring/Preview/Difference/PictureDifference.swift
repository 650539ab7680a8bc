/// Finds the differences between two pictures, marks them in both, and describes them.
///
///     subjectLabel in MailRow: font headline → body
struct PictureDifference {
  /// A picture as it is shown, and with color values in place of color names, so pictures that look the same
  /// are equal.
  struct Picture {
    var shown: [HTMLNode]
    var look: [HTMLNode]

    /// The VoiceOver text.
    fileprivate var spoken: String {
      look.flatMap(\.nodes).first { $0.isSpeech }?.text ?? ""
    }
  }

  /// The differences, each once, in the order of the pictures.
  private(set) var words: [String] = []
  /// The manifests' names of colors on each side, by their names in the style sheet.
  private let colors: (old: [String: String], new: [String: String])
  /// True once a difference between the two pictures is found.
  private var isSeen = false

  init(colors old: [String: String], _ new: [String: String]) { colors = (old, new) }

  mutating func compare(_ old: Picture, _ new: Picture, in view: String) {
    isSeen = false
    compare(
      zip(old.shown, old.look).map(Pair.init), zip(new.shown, new.look).map(Pair.init),
      Place(view: view))
    // A visible difference explains an audible one.
    if !isSeen, old.spoken != new.spoken {
      add("VoiceOver in \(view): “\(old.spoken)” → “\(new.spoken)”")
    }
  }

  mutating func add(_ words: String) {
    isSeen = true
    if !self.words.contains(words) { self.words.append(words) }
  }

  /// Both versions of the same part of a picture.
  private struct Pair {
    var shown: HTMLNode
    var look: HTMLNode

    var children: [Pair] { zip(shown.nodes, look.nodes).map(Pair.init) }

    /// Its name among its siblings, for matching.
    var key: String {
      shown.attributes["data-name"] ?? shown.attributes["data-section"]
        ?? shown.attributes["class"]?.split(separator: " ").first.map(String.init)
        ?? shown.name.description
    }
  }

  /// The place of a part, in words.
  private struct Place {
    var view: String
    var element: String?

    /// The place of a part inside this one.
    func inside(_ part: Pair) -> Place {
      var place = self
      if let view = part.shown.attributes["data-view"] { place = Place(view: view) }
      if let name = part.shown.attributes["data-name"] { place.element = name }
      return place
    }

    var words: String { [element, view].compactMap(\.self).joined(separator: " in ") }
  }

  private mutating func compare(_ old: [Pair], _ new: [Pair], _ place: Place) {
    // Elements that were removed or added, by their names; everything else is compared in order.
    let changes = new.map(\.key).difference(from: old.map(\.key))
    let gone = Set(changes.removals.map(\.position))
    let come = Set(changes.insertions.map(\.position))
    for offset in gone.sorted() { note(old[offset], "is gone", place) }
    for offset in come.sorted() { note(new[offset], "is new", place) }
    let kept = old.indices.filter { !gone.contains($0) }
    let found = new.indices.filter { !come.contains($0) }
    for (one, other) in zip(kept, found) { compare(old[one], new[other], place) }
  }

  private mutating func note(_ part: Pair, _ words: String, _ place: Place) {
    part.shown.attributes.addClass("differs")
    let inner = place.inside(part)
    let name = inner.element == place.element ? part.key + " in " + inner.words : inner.words
    add("\(name) \(words)")
  }

  private mutating func compare(_ old: Pair, _ new: Pair, _ outer: Place) {
    if old.shown.isSpeech { return }
    let place = outer.inside(new)
    var isOther = false
    for difference in PictureStyleDifference.all(
      old.look.attributes, new.look.attributes, shown: old.shown.attributes, new.shown.attributes,
      colors)
    {
      isOther = true
      add("\(place.words): \(difference)")
    }
    if old.look.isOtherLeaf(than: new.look) {
      isOther = true
      let (one, other) = (old.shown.text, new.shown.text)
      add(
        one == other
          ? "\(place.words): looks different" : "\(place.words): text “\(one)” → “\(other)”")
    }
    if isOther {
      old.shown.attributes.addClass("differs")
      new.shown.attributes.addClass("differs")
    }
    compare(old.children, new.children, place)
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension HTMLNode {
  /// True for the list of VoiceOver text.
  fileprivate var isSpeech: Bool { name.description == "details" }

  /// Its texts, in order.
  fileprivate var text: String {
    switch content {
    case .inline(let html), .line(let html): html.words
    case .nodes:
      nodes.filter { $0.name.description != "summary" }.map(\.text).joined(separator: " ")
    case .lines: ""
    }
  }

  /// Returns true if its HTML differs from another node's, and neither contains elements.
  fileprivate func isOtherLeaf(than other: HTMLNode) -> Bool {
    switch (content, other.content) {
    case (.inline(let one), .inline(let other)), (.line(let one), .line(let other)),
      (.lines(let one), .lines(let other)):
      one != other
    case (.nodes, .nodes): false
    default: true
    }
  }
}

// MARK: - Looks

/// Compares the looks of two elements, in manifests' terms.
private enum PictureStyleDifference {
  /// - Parameter shown: the same attributes with color names in place of values.
  static func all(
    _ old: HTMLAttributes, _ new: HTMLAttributes, shown oldShown: HTMLAttributes,
    _ newShown: HTMLAttributes, _ colors: (old: [String: String], new: [String: String])
  ) -> [String] {
    let (before, after) = (old.looks([:]), new.looks([:]))
    let (named, renamed) = (oldShown.looks(colors.old), newShown.looks(colors.new))
    return Set(before.keys).union(after.keys).sorted().compactMap { word in
      guard before[word] != after[word] else { return nil }
      // A color can have different values under the same name.
      let isNamed = named[word] != renamed[word]
      let one = (isNamed ? named : before)[word] ?? usual[word] ?? "none"
      let other = (isNamed ? renamed : after)[word] ?? usual[word] ?? "none"
      return "\(word) \(one) → \(other)"
    }
  }

  /// Manifests' terms for the declarations of a style sheet.
  fileprivate static let words: [String: String] = [
    "align-items": "alignment", "aspect-ratio": "aspect ratio", "block-size": "height",
    "border-radius": "corner radius", "box-shadow": "shadow", "font-family": "font",
    "font-size": "font", "font-style": "font", "font-weight": "font", "gap": "spacing",
    "inline-size": "width", "justify-content": "alignment", "line-height": "line height",
    "max-block-size": "maximum height", "max-inline-size": "maximum width",
    "min-block-size": "minimum height", "min-inline-size": "minimum width", "opacity": "alpha",
    "outline": "border", "padding-block": "vertical insets",
    "padding-inline": "horizontal insets", "text-align": "alignment", "text-decoration": "line",
    "translate": "offset", "--lines": "lines", "--own-tint": "tint", "--tint": "tint",
    "margin-block": "vertical insets", "margin-inline": "horizontal insets",
    "--ground": "background", "--ground-border": "border", "--ground-radius": "corner radius",
    "--ground-block": "vertical insets of the background",
    "--ground-inline": "horizontal insets of the background",
    "--separator-color": "separator color", "--separator-end": "separator end",
    "--separator-start": "separator start", "--indent": "indent",
  ]

  /// The names of weights.
  fileprivate static let weights = [
    "100": "ultraLight", "200": "thin", "300": "light", "400": "regular", "500": "medium",
    "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
  ]

  /// Returns true for a declaration that follows from another one, or doesn't affect the look.
  fileprivate static func isSilent(_ property: String, _ value: String) -> Bool {
    property.hasPrefix("flex") || value.hasPrefix("calc-size")
      || ["align-self", "justify-self", "outline-offset", "overflow"].contains(property)
  }

  /// The default values of looks without a declaration.
  private static let usual = [
    "lines": "any", "alpha": "1", "corner radius": "0", "spacing": "0", "indent": "0",
    "visible": "true",
  ]
}

extension HTMLAttributes {
  /// The looks, by manifests' terms.
  ///
  /// - Parameter colors: the manifests' names of colors, by their names in the style sheet.
  fileprivate func looks(_ colors: [String: String]) -> [String: String] {
    var looks: [String: String] = [:]
    let add = { (word: String, value: String) in
      looks[word] = [looks[word], value].compactMap(\.self).joined(separator: " ")
    }
    for declaration in (style ?? "").split(separator: "; ") {
      let parts = declaration.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2, !PictureStyleDifference.isSilent(parts[0], parts[1]) else { continue }
      let value = parts[1].manifestWords(colors)
      let isWeight = parts[0] == "font-weight"
      add(
        PictureStyleDifference.words[parts[0]] ?? parts[0],
        isWeight ? PictureStyleDifference.weights[value] ?? value : value)
    }
    for name in (self["class"] ?? "").split(separator: " ").dropFirst() {
      switch name {
      case "one-line": add("lines", "1")
      case "lines", "target", "differs", "equal", "inset-background": break
      case "filled", "tinted", "gray": add("style", String(name))
      default: if !name.hasPrefix("tone-") { add("look", String(name)) }
      }
    }
    if isHidden { looks["visible"] = "false" }
    return looks
  }
}

extension String {
  /// A CSS value as a manifest writes it: without units, and with the manifests' names of colors.
  fileprivate func manifestWords(_ colors: [String: String]) -> String {
    var text = replacing("9999px", with: "circle").replacing("px", with: "")
    while let start = text.range(of: "var(--"),
      let end = text[start.upperBound...].firstIndex(of: ")")
    {
      let name = String(text[start.upperBound..<end])
      text.replaceSubrange(start.lowerBound...end, with: colors[name] ?? name)
    }
    return text
  }
}
