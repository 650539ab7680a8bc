/// Neutral drawings in place of SF Symbols, which may not leave Apple's platforms.
///
/// Each carries the name of its symbol. A symbol without a drawing of its own is a box with the first letters
/// of its name.
///
/// A name is never drawn without a part that has a meaning: `wifi` is no `wifi.slash`.
enum SymbolGlyphs {
  /// A symbol as an inline drawing, which takes the color and the size of the text around it.
  static func html(_ name: String) -> HTML {
    let words = name.split(separator: ".").map(String.init)
    let drawing = glyph(of: words).map(html) ?? unnamed(words)
    var attributes: HTMLAttributes = ["class": "symbol", "viewBox": "0 0 24 24"]
    if let glyph = glyph(of: words), glyph.isFilled, glyph.frame == nil {
      attributes.addClass("filled")
    }
    return name.isEmpty
      ? HTML() : .element("svg", attributes, .element("title", [:], HTML(name)) + drawing)
  }

  /// A drawing, and what the rest of a name adds to it.
  private struct Glyph {
    var path: Path
    /// A line through it.
    var isCrossedOut = false
    /// What is around it.
    var frame: StaticString?
    var isFilled = false
  }

  /// Strokes, and those inside of a shape, which stay visible when it is filled.
  private struct Path {
    var outline: StaticString
    var details: StaticString?

    init(_ outline: StaticString, inside details: StaticString? = nil) {
      (self.outline, self.details) = (outline, details)
    }
  }

  /// Nil where there is no drawing that has every part of the name.
  ///
  ///     name → drawing '.slash'? '.crop'? ('.circle' | '.square' | '.seal')? '.fill'?
  private static func glyph(of words: [String]) -> Glyph? {
    for count in words.indices.reversed().map({ $0 + 1 }) {
      guard let path = paths[words.prefix(count).joined(separator: ".")] else { continue }
      var glyph = Glyph(path: path)
      var rest = words.dropFirst(count)
      if rest.first == "slash" {
        glyph.isCrossedOut = true
        rest.removeFirst()
      }
      if rest.first == "crop", rest.count > 1 { rest.removeFirst() }
      if !["circle", "square", "seal"].contains(words[0]), let frame = rest.first.flatMap(frame) {
        glyph.frame = frame
        rest.removeFirst()
      }
      if rest.first == "fill" {
        glyph.isFilled = true
        rest.removeFirst()
      }
      if rest.isEmpty { return glyph }
    }
    return nil
  }

  private static func frame(_ word: String) -> StaticString? {
    switch word {
    case "circle": circle
    case "square": box
    case "seal": seal
    default: nil
    }
  }

  private static func html(_ glyph: Glyph) -> HTML {
    guard let frame = glyph.frame else {
      var html = line(glyph.path.outline)
      if let details = glyph.path.details {
        html += line(details, ["class": glyph.isFilled ? "detail cut" : "detail"])
      }
      if glyph.isCrossedOut { html += line(slash, ["class": "gap"]) + line(slash) }
      return html
    }
    let inner: HTMLAttributes = ["class": glyph.isFilled ? "inner cut" : "inner"]
    var html = line(frame, glyph.isFilled ? ["class": "filled"] : [:])
    html += line(glyph.path.outline, inner)
    if let details = glyph.path.details { html += line(details, inner) }
    if glyph.isCrossedOut { html += line(slash, inner) }
    return html
  }

  private static func line(
    _ path: StaticString, _ attributes: HTMLAttributes = HTMLAttributes()
  ) -> HTML {
    var attributes = attributes
    attributes["d"] = path.description
    return .element("path", attributes)
  }

  /// A box with the first letters of a name.
  private static func unnamed(_ words: [String]) -> HTML {
    let letters = String((words.first ?? "").prefix(2))
    return line(box, ["class": "unnamed"])
      + .element("text", ["x": "12", "y": "16"], HTML(letters))
  }

  private static let box: StaticString =
    "M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3z"
  private static let circle: StaticString = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z"
  private static let seal: StaticString =
    "M12 2l3 3h4v4l3 3-3 3v4h-4l-3 3-3-3H5v-4l-3-3 3-3V5h4z"
  private static let slash: StaticString = "M3 3l18 18"

  /// Strokes on a grid of 24 by 24.
  private static let paths: [String: Path] = [
    "airplane": Path("M12 3v18M12 9l9 5M12 9l-9 5M9 21h6"),
    "archivebox": Path("M3 5h18v4H3zM5 9v11h14V9", inside: "M9 13h6"),
    "arrow.2.squarepath": Path("M7 17V8h10M14 5l3 3-3 3M17 7v9H7M10 13l-3 3 3 3"),
    "arrow.clockwise": Path("M19 8a8 8 0 1 0 1 6M20 3v5h-5"),
    "arrow.counterclockwise": Path("M5 8a8 8 0 1 1-1 6M4 3v5h5"),
    "arrow.down": Path("M12 4v16M5 13l7 7 7-7"),
    "arrow.left": Path("M20 12H4M11 5l-7 7 7 7"),
    "arrow.right": Path("M4 12h16M13 5l7 7-7 7"),
    "arrow.up": Path("M12 20V4M5 11l7-7 7 7"),
    "arrow.up.arrow.down": Path("M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4"),
    "arrowshape.turn.up.left": Path("M10 5L3 12l7 7v-4c6 0 9 2 11 5 0-7-4-11-11-11z"),
    "bag": Path("M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0"),
    "bell": Path("M6 17c1-2 1-4 1-7a5 5 0 0 1 10 0c0 3 0 5 1 7zM10 20h4"),
    "bolt": Path("M13 2L5 14h6l-1 8 9-13h-6z"),
    "book": Path("M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1z", inside: "M12 6v14"),
    "bookmark": Path("M7 4h10v16l-5-4-5 4z"),
    "bubble": Path("M4 5h16v11H11l-5 4v-4H4z"),
    "bubble.left": Path("M4 5h16v11H11l-5 4v-4H4z"),
    "bubble.right": Path("M4 5h16v15l-5-4H4z"),
    "calendar": Path("M4 5h16v15H4zM8 3v4M16 3v4", inside: "M4 9h16"),
    "camera": Path(
      "M3 8h4l2-3h6l2 3h4v11H3z", inside: "M12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7"),
    "cart": Path("M3 4h3l2 11h11l2-8H7M9 19h.01M17 19h.01"),
    "checklist": Path("M11 6h9M11 12h9M11 18h9M3 6l2 2 3-4M3 12l2 2 3-4M3 18l2 2 3-4"),
    "checkmark": Path("M5 13l5 5L19 7"),
    "chevron.backward": Path("M15 5l-7 7 7 7"),
    "chevron.down": Path("M5 9l7 7 7-7"),
    "chevron.forward": Path("M9 5l7 7-7 7"),
    "chevron.left": Path("M15 5l-7 7 7 7"),
    "chevron.right": Path("M9 5l7 7-7 7"),
    "chevron.up": Path("M5 15l7-7 7 7"),
    "circle": Path(circle),
    "clock": Path(circle, inside: "M12 7v5l3 2"),
    "creditcard": Path("M3 6h18v12H3z", inside: "M3 10h18"),
    "cube": Path("M4 7l8-4 8 4v10l-8 4-8-4z", inside: "M4 7l8 4 8-4M12 11v10"),
    "doc": Path("M6 3h8l4 4v14H6z", inside: "M14 3v4h4"),
    "ellipsis": Path("M5 12h.01M12 12h.01M19 12h.01"),
    "envelope": Path("M3 6h18v12H3z", inside: "M3 7l9 6 9-6"),
    "exclamationmark": Path("M12 5v9M12 18h.01"),
    "exclamationmark.triangle": Path("M12 4l9 16H3z", inside: "M12 10v5M12 17h.01"),
    "eye": Path("M2 12c5-8 15-8 20 0-5 8-15 8-20 0z", inside: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"),
    "film": Path("M4 4h16v16H4z", inside: "M8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4"),
    "flag": Path("M6 21V4h12l-2 4 2 4H6"),
    "folder": Path("M3 6h6l2 2h10v11H3z"),
    "gear": Path(
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
    ),
    "gearshape": Path(
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
    ),
    "gift": Path(
      "M4 10h16v11H4zM3 7h18v3H3zM12 7c-6 0-5-6 0 0M12 7c6 0 5-6 0 0", inside: "M12 7v14"),
    "globe": Path(circle, inside: "M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    "heart": Path("M12 20C4 14 3 10 3 8a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 2-1 6-9 12z"),
    "house": Path("M4 11l8-7 8 7v9h-5v-6h-6v6H4z"),
    "info": Path("M12 7h.01M12 11v6"),
    "link": Path("M10 14l4-4M9 8l2-2a4 4 0 0 1 6 6l-2 2M15 16l-2 2a4 4 0 0 1-6-6l2-2"),
    "list.bullet": Path("M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"),
    "location": Path("M3 11l18-8-8 18-2-8z"),
    "lock": Path("M6 11h12v10H6zM8 11V8a4 4 0 0 1 8 0v3"),
    "lock.open": Path("M6 11h12v10H6zM8 11V8a4 4 0 0 1 7.5-2"),
    "magnifyingglass": Path("M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5"),
    "map": Path("M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z", inside: "M9 4v14M15 6v14"),
    "mappin": Path(
      "M12 21c-4-6-6-8-6-11a6 6 0 0 1 12 0c0 3-2 5-6 11z",
      inside: "M12 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4"),
    "message": Path("M4 5h16v11H11l-5 4v-4H4z"),
    "mic": Path("M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3"),
    "minus": Path("M4 12h16"),
    "moon": Path("M19 15A8 8 0 1 1 10 4a7 7 0 0 0 9 11z"),
    "music.note": Path(
      "M9 18V5l10-2v13M9 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M19 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0"
    ),
    "paintpalette": Path(circle, inside: "M8 9h.01M13 7h.01M16 11h.01M8 15h.01"),
    "paperclip": Path("M18 9l-8 8a3 3 0 0 1-4-4l8-8a4 4 0 0 1 6 6l-9 9"),
    "paperplane": Path("M3 11l18-8-8 18-2-8z", inside: "M11 13l10-10"),
    "pause": Path("M8 5v14M16 5v14"),
    "pencil": Path("M5 19l1-4L16 5l3 3L9 18z"),
    "person": Path("M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20c1-6 15-6 16 0z"),
    "person.2": Path(
      "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2 19c1-5 13-5 14 0zM16 6a3 3 0 0 1 0 6M18 14c2 1 4 2 4 5"
    ),
    "phone": Path("M6 3l4 5-2 2c1 3 3 5 6 6l2-2 5 4c-1 3-3 3-5 3C9 20 4 14 3 8c0-2 0-4 3-5z"),
    "photo": Path("M3 5h18v14H3z", inside: "M3 17l6-6 5 5 3-3 4 4M16 9h.01"),
    "pin": Path("M8 3h8l-1 7 3 4H6l3-4zM12 14v7"),
    "play": Path("M7 4l13 8-13 8z"),
    "plus": Path("M12 4v16M4 12h16"),
    "questionmark": Path("M9 8a3 3 0 1 1 4 4c-1 .5-1 1-1 2M12 18h.01"),
    "seal": Path(seal),
    "shippingbox": Path("M4 7l8-4 8 4v10l-8 4-8-4z", inside: "M4 7l8 4 8-4M12 11v10"),
    "speaker": Path("M4 9h4l5-4v14l-5-4H4z"),
    "speaker.wave.2": Path("M4 9h4l5-4v14l-5-4H4zM16 9c2 2 2 4 0 6M18 6c4 4 4 8 0 12"),
    "square": Path(box),
    "square.and.arrow.down": Path("M7 10H5v11h14V10h-2M12 3v12M8 11l4 4 4-4"),
    "square.and.arrow.up": Path("M7 10H5v11h14V10h-2M12 15V3M8 7l4-4 4 4"),
    "square.and.pencil": Path("M12 4H4v16h16v-8M9 15l1-3 8-8 2 2-8 8z"),
    "star": Path("M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4l-5.6 3 1.1-6.3L3 9.7l6.2-.9z"),
    "sun.max": Path(
      "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 1v2M12 21v2M1 12h2M21 12h2M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2"
    ),
    "tag": Path("M4 4h8l8 8-8 8-8-8z", inside: "M8 8h.01"),
    "textformat": Path("M3 19l5-13 5 13M5 15h6M15 19l3-8 3 8M16 16h4"),
    "trash": Path("M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13", inside: "M10 10v7M14 10v7"),
    "tray": Path("M4 5h16l1 9v5H3v-5z", inside: "M3 14h5l2 3h4l2-3h5"),
    "wifi": Path("M3 9c6-5 12-5 18 0M6 13c4-3 8-3 12 0M9 16c2-1 4-1 6 0M12 19h.01"),
    "xmark": Path("M6 6l12 12M18 6L6 18"),
  ]
}
