/// The drawing of an SF Symbol, composed of figures as its name is of words.
///
///     bell.badge.fill  →  badged(figure(bell, filled), mark: nil)
///     mic.slash.circle →  framed(crossedOut(figure(mic)), circle)
indirect enum SymbolDrawing {
  case figure(SymbolFigure, isFilled: Bool)
  /// A letter or a number.
  case letters(String)
  /// With a line through it.
  case crossedOut(SymbolDrawing)
  /// Small, inside a shape, and cut out of the shape if it is filled.
  case framed(SymbolDrawing, SymbolFrame, isFilled: Bool)
  /// With a small mark at its corner, or a dot.
  case badged(SymbolDrawing, mark: SymbolDrawing?)
  /// Two small ones, side by side.
  case pair(SymbolDrawing, SymbolDrawing)

  /// The drawing with its outermost shape filled; nil if there is none, or it is already filled.
  var filled: SymbolDrawing? {
    switch self {
    case .figure(let figure, false) where !figure.shape.isEmpty: .figure(figure, isFilled: true)
    case .framed(let inner, let frame, false) where !frame.figure.shape.isEmpty:
      .framed(inner, frame, isFilled: true)
    case .crossedOut(let drawing): drawing.filled.map { .crossedOut($0) }
    case .badged(let drawing, let mark): drawing.filled.map { .badged($0, mark: mark) }
    case .pair(let one, let other):
      one.filled == nil && other.filled == nil
        ? nil : .pair(one.filled ?? one, other.filled ?? other)
    case .figure, .framed, .letters: nil
    }
  }

  /// True if it already has a shape around it.
  var isFramed: Bool {
    switch self {
    case .framed: true
    case .crossedOut(let drawing), .badged(let drawing, _): drawing.isFramed
    case .figure, .letters, .pair: false
    }
  }
}

/// A shape around something small.
struct SymbolFrame {
  let figure: SymbolFigure
  /// The position and size of the drawing inside it.
  let place: Place

  /// The center of a drawing inside a frame, on the frame's grid, and the factor by which it is scaled.
  struct Place {
    var x = 12.0
    var y = 12.0
    var scale: Double
  }

  /// The frame with this name; nil if there is none.
  static func named(_ words: String) -> SymbolFrame? {
    let name = SymbolFigure.synonyms[words] ?? words
    guard let place = places[name],
      let figure = own[name] ?? SymbolFigure.all[name] ?? SymbolFigure.parts[name]
    else { return nil }
    return SymbolFrame(figure: figure, place: place)
  }

  /// The positions inside frames, by the names of the frames.
  static let places: [String: Place] = [
    "circle": Place(scale: 0.54), "square": Place(scale: 0.56), "app": Place(scale: 0.54),
    "rectangle": Place(scale: 0.46), "rectangle.portrait": Place(scale: 0.5),
    "triangle": Place(y: 14.8, scale: 0.42), "diamond": Place(scale: 0.46),
    "rhombus": Place(scale: 0.42), "hexagon": Place(scale: 0.5), "octagon": Place(scale: 0.52),
    "pentagon": Place(y: 12.8, scale: 0.46), "seal": Place(scale: 0.48),
    "capsule": Place(scale: 0.42), "capsule.portrait": Place(scale: 0.42),
    "shield": Place(y: 11.5, scale: 0.46), "heart": Place(y: 11, scale: 0.4),
    "bubble": Place(y: 10.3, scale: 0.46), "bubble.left": Place(y: 10.3, scale: 0.46),
    "bubble.right": Place(y: 10.3, scale: 0.46), "message": Place(y: 11, scale: 0.44),
    "icloud": Place(y: 13.5, scale: 0.42), "cloud": Place(y: 13.5, scale: 0.42),
    "bin": Place(y: 14.2, scale: 0.38), "folder": Place(y: 13.2, scale: 0.42),
    "doc": Place(y: 14.5, scale: 0.46), "lock": Place(y: 16.2, scale: 0.32),
    "house": Place(y: 14.5, scale: 0.4), "camera": Place(y: 13, scale: 0.4),
    "tv": Place(y: 10.7, scale: 0.42), "display": Place(y: 10, scale: 0.42),
    "iphone": Place(y: 12.5, scale: 0.4), "laptopcomputer": Place(y: 10, scale: 0.38),
    "calendar": Place(y: 15.6, scale: 0.42), "clipboard": Place(y: 14, scale: 0.46),
    "magnifyingglass": Place(x: 10, y: 10, scale: 0.4), "viewfinder": Place(scale: 0.56),
    "square.dashed": Place(scale: 0.5), "circle.dashed": Place(scale: 0.5),
    "circle.dotted": Place(scale: 0.5), "app.dashed": Place(scale: 0.5),
    "rectangle.stack": Place(y: 15.5, scale: 0.4), "square.stack": Place(y: 15, scale: 0.46),
    "rectangle.on.rectangle": Place(x: 14.2, y: 14.2, scale: 0.4),
    "square.on.square": Place(x: 14.7, y: 14.7, scale: 0.44),
    "arrow.2.circlepath": Place(scale: 0.34), "arrow.clockwise": Place(scale: 0.36),
    "arrow.counterclockwise": Place(scale: 0.36), "arrow.circlepath": Place(scale: 0.38),
    "gobackward": Place(y: 13, scale: 0.36), "goforward": Place(y: 13, scale: 0.36),
  ]

  /// Frames that differ from the figures with their names: most leave out the details inside.
  private static let own: [String: SymbolFigure] = [
    "bubble": .init(
      shape: "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-6.5L6.5 21.5v-4H6a4 4 0 0 1-4-4V7"
        + "a4 4 0 0 1 4-4z"),
    "doc": .init(
      shape: "M7 2h6.5L20 8.5V19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z"),
    "house": .init(shape: "M12 2.5l9.5 8.5H19v8.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11H2.5z"),
    "iphone": .init(shape: "R5.5 1.8 13 20.4 3"),
    "camera": .init(
      shape: "M9 4h6l1.7 2.7H19.5A2.5 2.5 0 0 1 22 9.2v8.3a2.5 2.5 0 0 1-2.5 2.5h-15"
        + "A2.5 2.5 0 0 1 2 17.5V9.2A2.5 2.5 0 0 1 4.5 6.7h2.8z"),
  ]
}
