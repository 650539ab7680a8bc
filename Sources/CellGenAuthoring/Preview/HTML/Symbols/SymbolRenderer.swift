/// Writes drawings of symbols as SVG.
///
/// Holes in shapes are masks, so any background shows through them.
struct SymbolRenderer {
  /// The prefix of the ids of its masks.
  let id: String
  /// The masks that the written drawings refer to.
  private(set) var masks = HTML()
  private var count = 0

  init(id: String) { self.id = id }

  /// Writes a drawing.
  ///
  /// - Parameter width: the width of lines, on the grid of the drawing.
  mutating func html(_ drawing: SymbolDrawing, width: Double = 2) -> HTML {
    switch drawing {
    case .figure(let figure, let isFilled): html(figure, isFilled: isFilled, width: width)
    case .letters(let text): Self.html(text)
    case .crossedOut(let drawing):
      cut(Self.lines(Self.slash), width: width + 3.2, outOf: html(drawing, width: width))
        + Self.lines(Self.slash)
    case .framed(let inner, let frame, let isFilled):
      html(inner, in: frame, isFilled: isFilled, width: width)
    case .badged(let drawing, let mark?): html(drawing, mark: mark, width: width)
    case .badged(let drawing, nil):
      cut(Self.solid("O18.5 5.5 4.2"), width: width, outOf: html(drawing, width: width))
        + Self.solid("O18.5 5.5 2.5")
    case .pair(let one, let other):
      small(one, at: .init(x: 7.2, y: 7.2, scale: 0.56), width: width)
        + small(other, at: .init(x: 16.8, y: 16.8, scale: 0.56), width: width)
    }
  }

  private mutating func html(_ figure: SymbolFigure, isFilled: Bool, width: Double) -> HTML {
    guard isFilled else {
      return Self.lines(figure.shape + figure.inside + figure.lines) + Self.solid(figure.solid)
    }
    let shape = Self.solid(figure.shape)
    let rest = Self.lines(figure.lines) + Self.solid(figure.solid)
    guard !figure.inside.isEmpty else { return shape + rest }
    return cut(Self.lines(figure.inside), width: 0.9 * width, outOf: shape) + rest
  }

  private mutating func html(
    _ inner: SymbolDrawing, in frame: SymbolFrame, isFilled: Bool, width: Double
  ) -> HTML {
    let inner = small(Self.legible(inner), at: frame.place, width: width)
    let figure = frame.figure
    guard isFilled else {
      return Self.lines(figure.shape + figure.inside + figure.lines) + inner
    }
    return cut(
      Self.lines(figure.inside) + inner, width: 0.9 * width, outOf: Self.solid(figure.shape))
      + Self.lines(figure.lines)
  }

  /// The variant of a drawing that is legible when small: filled, unless little of it would remain.
  private static func legible(_ drawing: SymbolDrawing) -> SymbolDrawing {
    if case .crossedOut(.figure(let figure, _)) = drawing, !figure.inside.isEmpty { return drawing }
    return drawing.filled ?? drawing
  }

  private mutating func html(
    _ drawing: SymbolDrawing, mark: SymbolDrawing, width: Double
  ) -> HTML {
    let place = SymbolFrame.Place(x: 18.3, y: 18.3, scale: mark.isFramed ? 0.48 : 0.43)
    return cut(Self.solid("O18.3 18.3 5.3"), width: width, outOf: html(drawing, width: width))
      + small(mark, at: place, width: 1.1 * width)
  }

  /// A drawing that is scaled down, with lines nearly as wide as around it.
  private mutating func small(
    _ drawing: SymbolDrawing, at place: SymbolFrame.Place, width: Double
  ) -> HTML {
    let scale = place.scale
    let inner = 0.85 * width / scale
    let (x, y) = (decimal(place.x - 12 * scale), decimal(place.y - 12 * scale))
    let attributes: HTMLAttributes = [
      "transform": "translate(\(x) \(y)) scale(\(decimal(scale)))",
      "stroke-width": decimal(inner),
    ]
    return .element("g", attributes, html(drawing, width: inner))
  }

  /// Cuts something out of a drawing.
  private mutating func cut(_ hole: HTML, width: Double, outOf drawing: HTML) -> HTML {
    count += 1
    let mask = "\(id)-\(count)"
    let area: HTMLAttributes = [
      "id": mask, "maskUnits": "userSpaceOnUse", "x": "-4", "y": "-4", "width": "32",
      "height": "32",
    ]
    let everything: HTMLAttributes = ["d": "M-4-4h32v32h-32z", "fill": "#fff", "stroke": "none"]
    masks += .element(
      "mask", area,
      .element("path", everything)
        + .element("g", ["color": "#000", "stroke-width": decimal(width)], hole))
    return .element("g", ["mask": "url(#\(mask))"], drawing)
  }

  private static let slash = "M3 3l18 18"

  private static func lines(_ path: String) -> HTML {
    path.isEmpty ? HTML() : .element("path", ["d": SymbolFigure.svg(path)])
  }

  private static func solid(_ path: String) -> HTML {
    path.isEmpty
      ? HTML() : .element("path", ["d": SymbolFigure.svg(path), "fill": "currentColor"])
  }

  /// One to three letters or digits as large as a figure.
  private static func html(_ text: String) -> HTML {
    let size = [24.0, 18, 13][min(text.count, 3) - 1]
    let attributes: HTMLAttributes = [
      "x": "12", "y": decimal(12 + 0.36 * size), "font-size": decimal(size),
      "font-family": "system-ui, sans-serif", "font-weight": "600", "text-anchor": "middle",
      "fill": "currentColor", "stroke": "none",
    ]
    return .element("text", attributes, HTML(text))
  }
}
