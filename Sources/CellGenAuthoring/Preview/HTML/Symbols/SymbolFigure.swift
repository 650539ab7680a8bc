/// The lines of a drawing on a grid of 24 by 24; they are 2 units wide and have round ends.
///
/// A path is an SVG path with two more commands:
///
///     O12 12 9.5          a circle: its center, and its radius
///     R3 3 18 18 3.5      a rectangle with round corners: its origin, its size, and the radius of its corners
struct SymbolFigure {
  /// Closed lines, which `fill` fills.
  var shape = ""
  /// Lines inside the shape, which are cut out of it when it is filled.
  var inside = ""
  /// Lines that are never filled.
  var lines = ""
  /// Shapes that are always filled, such as dots.
  var solid = ""
}

extension SymbolFigure {
  /// All figures, by the words in the names of symbols that they draw.
  static let all: [String: SymbolFigure] = Dictionary(
    uniqueKeysWithValues: tables.joined().map { ($0.key, $0.value) })

  private static let tables: [[String: SymbolFigure]] = [
    arrows, turningArrows, arrowShapes, chevrons, marks, writing, lists, shapes, grids,
    people, hands, communication, documents, commerce, devices, media, places, nature, tools,
  ]

  /// Figures that are only parts of symbols: there is no symbol `text`, but there is `text.bubble`.
  static let parts: [String: SymbolFigure] = [
    "text": .init(lines: "M4 6h16M4 12h16M4 18h10"),
    "list": .init(lines: "M4 6h16M4 12h16M4 18h16"),
    "quote": .init(
      solid: "M4 14.5c0-4.5 1.5-7 5-8.5-1.5 1.5-2 2.5-2 4.5a2.5 2.5 0 1 1-3 4z"
        + "M14 14.5c0-4.5 1.5-7 5-8.5-1.5 1.5-2 2.5-2 4.5a2.5 2.5 0 1 1-3 4z"),
    "slash": .init(lines: "M18 4L6 20"),
    "bin": .init(
      shape: "M5.2 7h13.6l-.9 12.2a2.5 2.5 0 0 1-2.5 2.3H8.6a2.5 2.5 0 0 1-2.5-2.3z",
      lines: "M3 6.5h18M8.5 6V4A1.5 1.5 0 0 1 10 2.5h4A1.5 1.5 0 0 1 15.5 4v2"),
    "arrow.circlepath": .init(lines: "M20 12a8 8 0 1 1-2.5-5.8L20.5 9M20.5 3.5V9H15"),
  ]

  /// Other names of figures. SF Symbols has replaced most of them.
  static let synonyms: [String: String] = [
    "suit.heart": "heart", "arrow.2.clockwise": "arrow.2.circlepath",
    "clock.arrow.counterclockwise": "clock.arrow.circlepath",
    "doc.zip": "doc.zipper", "text.doc": "doc.text", "text.page": "doc.text", "snow": "snowflake",
    "arrow.down.to.line.alt": "arrow.down.to.line", "arrow.up.to.line.alt": "arrow.up.to.line",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
    "star.lefthalf.fill": "star.leadinghalf.filled",
    "shield.lefthalf.fill": "shield.lefthalf.filled", "wand.and.sparkles": "wand.and.stars",
    "thermometer.medium": "thermometer", "medical.thermometer": "thermometer",
    "smiley": "face.smiling", "textformat.characters": "textformat.abc",
    "text.justify.left": "text.alignleft", "iphone.gen1": "iphone.homebutton",
    "iphone.gen2": "iphone", "iphone.gen3": "iphone", "bubble.middle.bottom": "bubble",
    "gauge.medium": "gauge.with.needle", "battery.100percent": "battery.100",
    "battery.75percent": "battery.75", "battery.50percent": "battery.50",
    "battery.25percent": "battery.25", "battery.0percent": "battery.0",
    "battery.100percent.bolt": "battery.100.bolt",
  ]
}

// MARK: - Paths

extension SymbolFigure {
  /// A path with the commands `O` and `R` written out for SVG.
  static func svg(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: "O") || $0 == UInt8(ascii: "R") }) else {
      return path
    }
    var svg = ""
    var rest = path[...]
    while let command = rest.first {
      let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.endIndex
      let part = rest[..<end]
      rest = rest[end...]
      let numbers = part.dropFirst().split(separator: " ").compactMap { Double($0) }
      switch (command, numbers.count) {
      case ("O", 3): svg += circle(numbers[0], numbers[1], numbers[2])
      case ("R", 5): svg += rectangle(numbers)
      default: svg += part
      }
    }
    return svg
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, across) = (decimal(radius), decimal(2 * radius))
    // If a circle is smaller than its line width, its stroke has a hole, which a dot fills.
    let middle = radius < 1.3 ? "M\(decimal(x)) \(decimal(y))h.01" : ""
    return middle
      + "M\(decimal(x - radius)) \(decimal(y))a\(r) \(r) 0 1 0 \(across) 0a\(r) \(r) 0 1 0-\(across) 0z"
  }

  private static func rectangle(_ numbers: [Double]) -> String {
    let (width, height, radius) = (numbers[2], numbers[3], numbers[4])
    let r = decimal(radius)
    let corner = "a\(r) \(r) 0 0 1 "
    let (across, down) = (decimal(width - 2 * radius), decimal(height - 2 * radius))
    return
      "M\(decimal(numbers[0] + radius)) \(decimal(numbers[1]))h\(across)\(corner)\(r) \(r)v\(down)"
      + "\(corner)-\(r) \(r)h-\(across)\(corner)-\(r)-\(r)v-\(down)\(corner)\(r)-\(r)z"
  }
}
