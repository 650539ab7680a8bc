/// Neutral drawings in place of SF Symbols, which may not leave Apple's platforms.
///
/// Each use has the name of its symbol and refers to its drawing, which is on a page once. A symbol without a
/// drawing is a dotted box.
enum SymbolGlyphs {
  /// A symbol, which takes the color and the size of the text around it.
  ///
  /// - Shape: what it refers to is in ``definitions(for:)``.
  static func html(_ name: String) -> HTML {
    guard !name.isEmpty else { return HTML() }
    var attributes: HTMLAttributes = ["class": "symbol", "viewBox": "0 0 24 24"]
    var use = HTMLAttributes()
    if SymbolName.drawing(of: name) == nil {
      use.link(toPart: prefix + unknown)
    } else {
      if SymbolName.isMirrored(name) { attributes.addClass("mirrored") }
      use.link(toPart: prefix + name)
    }
    return .element(
      "svg", attributes, .element("title", [:], HTML(name)) + .element("use", use))
  }

  /// The drawings of all symbols in a part of a page; nothing where there are none.
  ///
  /// No text on a page looks like a use of a symbol, because texts are escaped.
  static func definitions(for html: HTML) -> HTML {
    let start = "<use href=\"#" + prefix
    let names = html.text.split(separator: start, omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    guard !names.isEmpty else { return HTML() }
    let drawings = Set(names).sorted().map(definition).joined()
    let attributes: HTMLAttributes = ["class": "symbols", "aria-hidden": "true"]
    return .element("svg", attributes, .element("defs", [:], drawings))
  }

  private static let prefix = "symbol-"
  private static let unknown = "unknown"

  private static func definition(_ name: String) -> HTML {
    let id = prefix + name
    guard let drawing = SymbolName.drawing(of: name) else {
      return .element("g", ["id": id], dottedBox)
    }
    var renderer = SymbolRenderer(id: id)
    let html = renderer.html(drawing)
    return renderer.masks + .element("g", ["id": id], html)
  }

  /// A box of dots, which is like no symbol.
  private static let dottedBox = HTML.element(
    "path",
    [
      "d": SymbolFigure.svg("R3.5 3.5 17 17 4"), "stroke-width": "1.6",
      "stroke-dasharray": "0.01 3.386",
    ])
}
