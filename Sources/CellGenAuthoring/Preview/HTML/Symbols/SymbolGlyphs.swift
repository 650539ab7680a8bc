/// Neutral drawings in place of SF Symbols, which can't be used outside Apple's platforms.
///
/// A page contains each drawing once. Each use refers to it, and shows the symbol's name on hover. A symbol
/// without a drawing is a dotted box.
enum SymbolGlyphs {
  /// A symbol, which takes the color and the size of the text around it.
  ///
  /// - Shape: refers to a drawing of ``definitions(for:)``, which the page must contain.
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

  /// The drawings of all symbols used in a part of a page; empty if it uses none.
  ///
  /// Text on the page cannot be mistaken for a use of a symbol, because it is escaped.
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

  /// A dotted box, which resembles no symbol.
  private static let dottedBox = HTML.element(
    "path",
    [
      "d": SymbolFigure.svg("R3.5 3.5 17 17 4"), "stroke-width": "1.6",
      "stroke-dasharray": "0.01 3.386",
    ])
}
