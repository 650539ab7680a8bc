extension SymbolFigure {
  /// Straight and bent arrows.
  static let arrows: [String: SymbolFigure] = [
    "arrow.up": .init(lines: "M12 20V4M5 11l7-7 7 7"),
    "arrow.down": .init(lines: "M12 4v16M5 13l7 7 7-7"),
    "arrow.left": .init(lines: "M20 12H4M11 5l-7 7 7 7"),
    "arrow.right": .init(lines: "M4 12h16M13 5l7 7-7 7"),
    "arrow.up.left": .init(lines: "M18 18L6 6M15.5 6H6v9.5"),
    "arrow.up.right": .init(lines: "M6 18L18 6M8.5 6H18v9.5"),
    "arrow.down.left": .init(lines: "M18 6L6 18M6 8.5V18h9.5"),
    "arrow.down.right": .init(lines: "M6 6l12 12M18 8.5V18H8.5"),
    "arrow.up.and.down": .init(lines: "M12 3v18M7 8l5-5 5 5M7 16l5 5 5-5"),
    "arrow.left.and.right": .init(lines: "M3 12h18M8 7l-5 5 5 5M16 7l5 5-5 5"),
    "arrow.up.and.down.and.arrow.left.and.right": .init(
      lines: "M12 2.5v19M2.5 12h19M9 5.5l3-3 3 3M9 18.5l3 3 3-3M5.5 9l-3 3 3 3M18.5 9l3 3-3 3"),
    "arrow.up.arrow.down": .init(
      lines: "M7.5 20V4M3 8.5L7.5 4 12 8.5M16.5 4v16M12 15.5l4.5 4.5 4.5-4.5"),
    "arrow.left.arrow.right": .init(
      lines: "M20 7.5H4M8.5 3L4 7.5 8.5 12M4 16.5h16M15.5 12l4.5 4.5-4.5 4.5"),
    "arrow.right.arrow.left": .init(
      lines: "M4 7.5h16M15.5 3L20 7.5 15.5 12M20 16.5H4M8.5 12L4 16.5 8.5 21"),
    "arrow.up.left.and.arrow.down.right": .init(
      lines: "M4 11V4h7M4 4l6.5 6.5M20 13v7h-7M20 20l-6.5-6.5"),
    "arrow.up.right.and.arrow.down.left": .init(
      lines: "M13 4h7v7M20 4l-6.5 6.5M11 20H4v-7M4 20l6.5-6.5"),
    "arrow.down.right.and.arrow.up.left": .init(
      lines: "M10.5 4v6.5H4M10.5 10.5L4 4M13.5 20v-6.5H20M13.5 13.5L20 20"),
    "arrow.down.left.and.arrow.up.right": .init(
      lines: "M13.5 4v6.5H20M13.5 10.5L20 4M10.5 20v-6.5H4M10.5 13.5L4 20"),
    "arrow.up.to.line": .init(lines: "M4 3.5h16M12 21V8.5M6 14l6-6 6 6"),
    "arrow.down.to.line": .init(lines: "M4 20.5h16M12 3v12.5M6 10l6 6 6-6"),
    "arrow.left.to.line": .init(lines: "M3.5 4v16M21 12H8.5M14 6l-6 6 6 6"),
    "arrow.right.to.line": .init(lines: "M20.5 4v16M3 12h12.5M10 6l6 6-6 6"),
    "arrow.turn.up.left": .init(lines: "M19 20v-7a4 4 0 0 0-4-4H4M9.5 3.5L4 9l5.5 5.5"),
    "arrow.turn.up.right": .init(lines: "M5 20v-7a4 4 0 0 1 4-4h11M14.5 3.5L20 9l-5.5 5.5"),
    "arrow.turn.down.left": .init(lines: "M19 4v7a4 4 0 0 1-4 4H4M9.5 9.5L4 15l5.5 5.5"),
    "arrow.turn.down.right": .init(lines: "M5 4v7a4 4 0 0 0 4 4h11M14.5 9.5L20 15l-5.5 5.5"),
    "arrow.uturn.left": .init(lines: "M9 3.5L3.5 9 9 14.5M3.5 9H15a5.5 5.5 0 0 1 0 11h-4"),
    "arrow.uturn.right": .init(lines: "M15 3.5L20.5 9 15 14.5M20.5 9H9a5.5 5.5 0 0 0 0 11h4"),
    "arrow.uturn.up": .init(lines: "M3.5 9L9 3.5 14.5 9M9 3.5V15a5.5 5.5 0 0 0 11 0v-4"),
    "arrow.uturn.down": .init(lines: "M3.5 15L9 20.5 14.5 15M9 20.5V9a5.5 5.5 0 0 1 11 0v4"),
    "arrow.branch": .init(lines: "M7 21V4M3 8l4-4 4 4M7 17c0-5 10-3 10-10V4M13 8l4-4 4 4"),
    "arrow.merge": .init(lines: "M12 21V4M8 8l4-4 4 4M4 20c6 0 8-4 8-8M20 20c-6 0-8-4-8-8"),
    "shuffle": .init(
      lines:
        "M3 6.5h3c6 0 5 11 11 11h4M17.5 14l3.5 3.5-3.5 3.5M3 17.5h3c2.3 0 3.5-1.5 4.3-3M12.7 9.5c.8-1.5 2-3 4.3-3h4M17.5 3L21 6.5 17.5 10"
    ),
  ]

  /// Arrows that turn around, with the shapes inside them.
  static let turningArrows: [String: SymbolFigure] = [
    "arrow.clockwise": .init(lines: "M20 12a8 8 0 1 1-2.5-5.8L20.5 9M20.5 3.5V9H15"),
    "arrow.counterclockwise": .init(lines: "M4 12a8 8 0 1 0 2.5-5.8L3.5 9M3.5 3.5V9H9"),
    "gobackward": .init(lines: "M12 5a8 8 0 1 1-8 8M12.5 1.5L9 5l3.5 3.5"),
    "goforward": .init(lines: "M12 5a8 8 0 1 0 8 8M11.5 1.5L15 5l-3.5 3.5"),
    "arrow.2.circlepath": .init(
      lines:
        "M4 10.5a8 8 0 0 1 14-4L20.5 9M20.5 3.5V9H15M20 13.5a8 8 0 0 1-14 4L3.5 15M3.5 20.5V15H9"),
    "arrow.2.counterclockwise": .init(
      lines:
        "M20 10.5a8 8 0 0 0-14-4L3.5 9M3.5 3.5V9H9M4 13.5a8 8 0 0 0 14 4l2.5-2.5M20.5 20.5V15H15"),
    "arrow.2.squarepath": .init(
      lines:
        "M13 18.5H8.5a3 3 0 0 1-3-3V5.5M2 9l3.5-3.5L9 9M11 5.5h4.5a3 3 0 0 1 3 3v10M15 15l3.5 3.5L22 15"
    ),
    "repeat": .init(
      lines:
        "M3 11.5V10a4 4 0 0 1 4-4h13.5M17 2.5L20.5 6 17 9.5M21 12.5V14a4 4 0 0 1-4 4H3.5M7 14.5L3.5 18 7 21.5"
    ),
    "repeat.1": .init(
      lines:
        "M3 11.5V10a4 4 0 0 1 4-4h6M14 18H3.5M7 14.5L3.5 18 7 21.5M21 14c0 2.2-1.8 4-4 4M17 5l2.5-2v7"
    ),
    "rotate.left": .init(shape: "R9 11 11 10 2", lines: "M15 5h-4a7 7 0 0 0-7 7v4M7 13l-3 3-3-3"),
    "rotate.right": .init(shape: "R4 11 11 10 2", lines: "M9 5h4a7 7 0 0 1 7 7v4M17 13l3 3 3-3"),
    "clock.arrow.circlepath": .init(
      lines: "M4 12a8 8 0 1 0 2.5-5.8L3.5 9M3.5 3.5V9H9M12 8v4.5l3 1.5"),
    "clock.arrow.2.circlepath": .init(
      lines:
        "M4 10.5a8 8 0 0 1 14-4L20.5 9M20.5 3.5V9H15M20 13.5a8 8 0 0 1-14 4L3.5 15M3.5 20.5V15H9M12 9v3.5h2.5"
    ),
  ]

  /// Arrows with an outline.
  static let arrowShapes: [String: SymbolFigure] = [
    "arrowshape.up": .init(shape: "M3.5 12L12 3l8.5 9H16v9H8v-9z"),
    "arrowshape.down": .init(shape: "M3.5 12l8.5 9 8.5-9H16V3H8v9z"),
    "arrowshape.left": .init(shape: "M12 3.5L3 12l9 8.5V16h9V8h-9z"),
    "arrowshape.right": .init(shape: "M12 3.5l9 8.5-9 8.5V16H3V8h9z"),
    "arrowshape.turn.up.left": .init(
      shape: "M10.5 4.5L3 11.5l7.5 7v-4.2c4.8 0 8 1.7 10.5 5.2-.3-6.8-4-10.8-10.5-11z"),
    "arrowshape.turn.up.right": .init(
      shape: "M13.5 4.5l7.5 7-7.5 7v-4.2c-4.8 0-8 1.7-10.5 5.2.3-6.8 4-10.8 10.5-11z"),
    "arrowshape.turn.up.left.2": .init(
      shape: "M13 5l-6 6.5 6 6.5v-4c4 0 6.5 1.5 8.5 5-.2-6.5-3-10-8.5-10.5z",
      lines: "M8 5l-6 6.5L8 18"),
    "arrowtriangle.up": .init(shape: "M12 5l9 14H3z"),
    "arrowtriangle.down": .init(shape: "M12 19L3 5h18z"),
    "arrowtriangle.left": .init(shape: "M5 12l14-9v18z"),
    "arrowtriangle.right": .init(shape: "M19 12L5 3v18z"),
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": .init(
      shape: "M2.5 12L8.5 7v10zM21.5 12l-6-5v10z", lines: "M12 3v18"),
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": .init(
      shape: "M8.5 12l-6-5v10zM15.5 12l6-5v10z", lines: "M12 3v18"),
  ]

  /// Angles.
  static let chevrons: [String: SymbolFigure] = [
    "chevron.up": .init(lines: "M4 16l8-8 8 8"),
    "chevron.down": .init(lines: "M4 8l8 8 8-8"),
    "chevron.left": .init(lines: "M15.5 4l-8 8 8 8"),
    "chevron.right": .init(lines: "M8.5 4l8 8-8 8"),
    "chevron.compact.up": .init(lines: "M3 14l9-4 9 4"),
    "chevron.compact.down": .init(lines: "M3 10l9 4 9-4"),
    "chevron.compact.left": .init(lines: "M14 3l-4 9 4 9"),
    "chevron.compact.right": .init(lines: "M10 3l4 9-4 9"),
    "chevron.up.chevron.down": .init(lines: "M6.5 9L12 3.5 17.5 9M6.5 15l5.5 5.5 5.5-5.5"),
    "chevron.up.2": .init(lines: "M5 11.5l7-7 7 7M5 19.5l7-7 7 7"),
    "chevron.down.2": .init(lines: "M5 4.5l7 7 7-7M5 12.5l7 7 7-7"),
    "chevron.left.2": .init(lines: "M11.5 5l-7 7 7 7M19.5 5l-7 7 7 7"),
    "chevron.right.2": .init(lines: "M4.5 5l7 7-7 7M12.5 5l7 7-7 7"),
    "chevron.left.forwardslash.chevron.right": .init(
      lines: "M7 7l-5 5 5 5M17 7l5 5-5 5M14.5 4l-5 16"),
  ]
}
