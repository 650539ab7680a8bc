extension SymbolFigure {
  /// Shapes that can enclose other drawings, and their variants.
  static let shapes: [String: SymbolFigure] = [
    "circle": .init(shape: "O12 12 9.5"),
    "square": .init(shape: "R3 3 18 18 3.5"),
    "app": .init(shape: "R2.8 2.8 18.4 18.4 5.5"),
    "rectangle": .init(shape: "R2 5 20 14 2.8"),
    "rectangle.portrait": .init(shape: "R5 2 14 20 2.8"),
    "capsule": .init(shape: "R1.8 6 20.4 12 6"),
    "capsule.portrait": .init(shape: "R6 1.8 12 20.4 6"),
    "oval": .init(shape: "M12 6c6 0 10 2.5 10 6s-4 6-10 6-10-2.5-10-6 4-6 10-6z"),
    "triangle": .init(shape: "M12 3.5l9.5 17h-19z"),
    "diamond": .init(shape: "M12 2l10 10-10 10L2 12z"),
    "rhombus": .init(shape: "M12 2l7.5 10L12 22 4.5 12z"),
    "pentagon": .init(shape: "M12 2.6L21.5 9.5L17.9 20.7H6.1L2.5 9.5z"),
    "hexagon": .init(shape: "M12 2l8.7 5v10L12 22l-8.7-5V7z"),
    "octagon": .init(shape: "M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z"),
    "seal": .init(
      shape:
        "M9.3 3.8A2.9 2.9 0 0 1 14.7 3.8A2.9 2.9 0 0 1 19 6.9A2.9 2.9 0 0 1 20.6 12A2.9 2.9 0 0 1 19 17.1A2.9 2.9 0 0 1 14.7 20.2A2.9 2.9 0 0 1 9.3 20.2A2.9 2.9 0 0 1 5 17.1A2.9 2.9 0 0 1 3.4 12A2.9 2.9 0 0 1 5 6.9A2.9 2.9 0 0 1 9.3 3.8z"
    ),
    "shield": .init(
      shape:
        "M12 2.2c2.5 1.7 5 2.5 8.5 2.8v6c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V5c3.5-.3 6-1.1 8.5-2.8z"
    ),
    "heart": .init(
      shape:
        "M12 20.5C5.5 15.8 2.5 12.5 2.5 8.7a4.9 4.9 0 0 1 9.5-1.5 4.9 4.9 0 0 1 9.5 1.5c0 3.8-3 7.1-9.5 11.8z"
    ),
    "star": .init(
      shape: "M12 2.7l2.7 6.1 6.8.7-5.1 4.6 1.5 6.7-5.9-3.5-5.9 3.5 1.5-6.7L2.5 9.5l6.8-.7z"),
    "star.leadinghalf.filled": .init(
      shape: "M12 2.7l2.7 6.1 6.8.7-5.1 4.6 1.5 6.7-5.9-3.5-5.9 3.5 1.5-6.7L2.5 9.5l6.8-.7z",
      solid: "M11.5 4v13l-4.8 3 1.4-6.3-5-4.6 6.6-.6z"),
    "circlebadge": .init(shape: "O12 12 5.5"),
    "circlebadge.2": .init(shape: "O7 12 4.5", lines: "O17 12 4.5"),
    "largecircle.fill.circle": .init(lines: "O12 12 9.5", solid: "O12 12 4.5"),
    "smallcircle.filled.circle": .init(shape: "O12 12 9.5", inside: "O12 12 1.5"),
    "circle.circle": .init(shape: "O12 12 9.5", inside: "O12 12 4.5"),
    "dot.circle": .init(shape: "O12 12 9.5", inside: "O12 12 1"),
    "target": .init(lines: "O12 12 9.5O12 12 5", solid: "O12 12 .6"),
    "circle.inset.filled": .init(lines: "O12 12 9.5", solid: "O12 12 6.5"),
    "square.inset.filled": .init(lines: "R3 3 18 18 3.5", solid: "R6 6 12 12 1.5"),
    "rectangle.portrait.inset.filled": .init(lines: "R5 2 14 20 2.8", solid: "R8 5 8 14 1"),
    "capsule.inset.filled": .init(lines: "R1.8 6 20.4 12 6", solid: "R4.8 9 14.4 6 3"),
    "capsule.portrait.inset.filled": .init(lines: "R6 1.8 12 20.4 6", solid: "R9 4.8 6 14.4 3"),
    "oval.inset.filled": .init(
      lines: "M12 6c6 0 10 2.5 10 6s-4 6-10 6-10-2.5-10-6 4-6 10-6z",
      solid: "M12 9c4.2 0 7 1.2 7 3s-2.8 3-7 3-7-1.2-7-3 2.8-3 7-3z"),
    "diamond.inset.filled": .init(
      lines: "M12 2l10 10-10 10L2 12z", solid: "M12 6.5l5.5 5.5-5.5 5.5L6.5 12z"),
    "triangle.inset.filled": .init(lines: "M12 3.5l9.5 17h-19z", solid: "M12 9.5l4.7 8.4H7.3z"),
    "circle.tophalf.filled": .init(lines: "O12 12 9.5", solid: "M3.5 12h17a8.5 8.5 0 0 0-17 0z"),
    "circle.bottomhalf.filled": .init(lines: "O12 12 9.5", solid: "M3.5 12h17a8.5 8.5 0 0 1-17 0z"),
    "square.lefthalf.filled": .init(
      lines: "R3 3 18 18 3.5", solid: "M12 4v16H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"),
    "square.righthalf.filled": .init(
      lines: "R3 3 18 18 3.5", solid: "M12 4v16h5a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3z"),
    "square.tophalf.filled": .init(
      lines: "R3 3 18 18 3.5", solid: "M4 12h16V7a3 3 0 0 0-3-3H7a3 3 0 0 0-3 3z"),
    "square.bottomhalf.filled": .init(
      lines: "R3 3 18 18 3.5", solid: "M4 12h16v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z"),
    "circle.lefthalf.filled": .init(lines: "O12 12 9.5", solid: "M12 3.5v17a8.5 8.5 0 0 1 0-17z"),
    "circle.righthalf.filled": .init(lines: "O12 12 9.5", solid: "M12 3.5v17a8.5 8.5 0 0 0 0-17z"),
    "circle.dashed": .init(
      lines:
        "M9.9 2.7A9.5 9.5 0 0 1 14.1 2.7M17.1 4A9.5 9.5 0 0 1 20 6.9M21.3 9.9A9.5 9.5 0 0 1 21.3 14.1M20 17.1A9.5 9.5 0 0 1 17.1 20M14.1 21.3A9.5 9.5 0 0 1 9.9 21.3M6.9 20A9.5 9.5 0 0 1 4 17.1M2.7 14.1A9.5 9.5 0 0 1 2.7 9.9M4 6.9A9.5 9.5 0 0 1 6.9 4"
    ),
    "circle.dotted": .init(
      lines:
        "M12 2.5h.01M16.8 3.8h.01M20.2 7.3h.01M21.5 12h.01M20.2 16.8h.01M16.8 20.2h.01M12 21.5h.01M7.3 20.2h.01M3.8 16.8h.01M2.5 12h.01M3.8 7.2h.01M7.2 3.8h.01"
    ),
    "circle.dotted.and.circle": .init(
      lines:
        "M12 2.5h.01M16.8 3.8h.01M20.2 7.3h.01M21.5 12h.01M20.2 16.8h.01M16.8 20.2h.01M12 21.5h.01M7.3 20.2h.01M3.8 16.8h.01M2.5 12h.01M3.8 7.2h.01M7.2 3.8h.01O12 12 4"
    ),
    "square.dashed": .init(
      lines:
        "M3 7V6a3 3 0 0 1 3-3h1M17 3h1a3 3 0 0 1 3 3v1M21 17v1a3 3 0 0 1-3 3h-1M7 21H6a3 3 0 0 1-3-3v-1M10.5 3h3M10.5 21h3M3 10.5v3M21 10.5v3"
    ),
    "app.dashed": .init(
      lines:
        "M2.8 8a5.2 5.2 0 0 1 5.2-5.2M16 2.8a5.2 5.2 0 0 1 5.2 5.2M21.2 16a5.2 5.2 0 0 1-5.2 5.2M8 21.2A5.2 5.2 0 0 1 2.8 16M11 2.8h2M11 21.2h2M2.8 11v2M21.2 11v2"
    ),
    "rectangle.dashed": .init(
      lines:
        "M2 8a3 3 0 0 1 3-3M19 5a3 3 0 0 1 3 3M22 16a3 3 0 0 1-3 3M5 19a3 3 0 0 1-3-3M8.5 5h2M13.5 5h2M8.5 19h2M13.5 19h2M2 11.5v1M22 11.5v1"
    ),
    "viewfinder": .init(
      lines:
        "M3 8V6a3 3 0 0 1 3-3h2M16 3h2a3 3 0 0 1 3 3v2M21 16v2a3 3 0 0 1-3 3h-2M8 21H6a3 3 0 0 1-3-3v-2"
    ),
    "progress.indicator": .init(
      lines:
        "M12 6.5V2.5M15.9 8.1l2.8-2.8M17.5 12h4M15.9 15.9l2.8 2.8M12 17.5v4M8.1 15.9l-2.8 2.8M6.5 12h-4M8.1 8.1L5.3 5.3"
    ),
    "suit.club": .init(
      shape:
        "M12 14.5a4.2 4.2 0 1 1-3-6 4.2 4.2 0 1 1 6 0 4.2 4.2 0 1 1-3 6zM12 14.5c0 3-.8 5-2.5 6.5h5c-1.7-1.5-2.5-3.5-2.5-6.5z"
    ),
    "suit.spade": .init(
      shape:
        "M12 2.5c3 4 8.5 7 8.5 11.5a4.3 4.3 0 0 1-8.5 1 4.3 4.3 0 0 1-8.5-1C3.5 9.5 9 6.5 12 2.5zM12 15c0 2.5-.8 4.5-2.5 6h5c-1.7-1.5-2.5-3.5-2.5-6z"
    ),
    "suit.diamond": .init(shape: "M12 2.5l7 9.5-7 9.5L5 12z"),
    "shield.lefthalf.filled": .init(
      lines:
        "M12 2.2c2.5 1.7 5 2.5 8.5 2.8v6c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V5c3.5-.3 6-1.1 8.5-2.8z",
      solid: "M11.5 4v16c-4-2-7-4.7-7-9V6c2.8-.3 5-1 7-2z"),
    "shield.checkered": .init(
      lines:
        "M12 2.2c2.5 1.7 5 2.5 8.5 2.8v6c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V5c3.5-.3 6-1.1 8.5-2.8z",
      solid: "M11.5 4v7H4.5V6c2.8-.3 5-1 7-2zM12.5 12.5h6.5c-.7 3.2-3 5.5-6.5 7.2z"),
  ]

  /// Shapes in groups, piles and grids.
  static let grids: [String: SymbolFigure] = [
    "square.grid.2x2": .init(
      shape: "R3 3 7.2 7.2 1.8R13.8 3 7.2 7.2 1.8R3 13.8 7.2 7.2 1.8R13.8 13.8 7.2 7.2 1.8"),
    "square.grid.3x3": .init(
      shape:
        "R2.5 2.5 4 4 .8R10 2.5 4 4 .8R17.5 2.5 4 4 .8R2.5 10 4 4 .8R10 10 4 4 .8R17.5 10 4 4 .8R2.5 17.5 4 4 .8R10 17.5 4 4 .8R17.5 17.5 4 4 .8"
    ),
    "square.grid.4x3": .init(
      shape:
        "R1.7 4.2 2.8 2.8 .6R7.6 4.2 2.8 2.8 .6R13.5 4.2 2.8 2.8 .6R19.4 4.2 2.8 2.8 .6R1.7 10.6 2.8 2.8 .6R7.6 10.6 2.8 2.8 .6R13.5 10.6 2.8 2.8 .6R19.4 10.6 2.8 2.8 .6R1.7 17 2.8 2.8 .6R7.6 17 2.8 2.8 .6R13.5 17 2.8 2.8 .6R19.4 17 2.8 2.8 .6"
    ),
    "rectangle.grid.2x2": .init(
      shape: "R2 4 8.5 6.5 1.5R13.5 4 8.5 6.5 1.5R2 13.5 8.5 6.5 1.5R13.5 13.5 8.5 6.5 1.5"),
    "rectangle.grid.1x2": .init(shape: "R3 3.5 18 7 2R3 13.5 18 7 2"),
    "rectangle.grid.3x2": .init(
      shape:
        "R1.5 5 5 5.5 1R9.5 5 5 5.5 1R17.5 5 5 5.5 1R1.5 13.5 5 5.5 1R9.5 13.5 5 5.5 1R17.5 13.5 5 5.5 1"
    ),
    "rectangle.3.group": .init(shape: "R2 3.5 9 17 2R14.5 3.5 7.5 7 1.8R14.5 13.5 7.5 7 1.8"),
    "rectangle.3.offgrid": .init(shape: "R2 3.5 12 7 1.8R17 3.5 5 7 1.5R2 13.5 20 7 1.8"),
    "circle.grid.2x2": .init(shape: "O6.7 6.7 3.5O17.3 6.7 3.5O6.7 17.3 3.5O17.3 17.3 3.5"),
    "circle.grid.3x3": .init(
      shape:
        "O4.5 4.5 2O12 4.5 2O19.5 4.5 2O4.5 12 2O12 12 2O19.5 12 2O4.5 19.5 2O12 19.5 2O19.5 19.5 2"
    ),
    "circle.grid.cross": .init(shape: "O12 5 3.3O5 12 3.3O19 12 3.3O12 19 3.3"),
    "circle.hexagongrid": .init(
      shape: "O12 12 1.7O18.8 12 1.7O15.4 17.9 1.7O8.6 17.9 1.7O5.2 12 1.7O8.6 6.1 1.7O15.4 6.1 1.7"
    ),
    "square.on.square": .init(
      shape: "R8 8 13.5 13.5 3",
      lines: "M4.5 15.5a2.5 2.5 0 0 1-2-2.5V5.5a3 3 0 0 1 3-3H13a2.5 2.5 0 0 1 2.5 2"),
    "square.on.circle": .init(shape: "R9.5 9.5 12 12 2.5", lines: "M6 15.8a7 7 0 1 1 9.8-9.8"),
    "rectangle.on.rectangle": .init(
      shape: "R6.5 8.5 15.5 11.5 2.5",
      lines: "M3 15.5a2 2 0 0 1-1-2V6.5A2.5 2.5 0 0 1 4.5 4H15a2.5 2.5 0 0 1 2.5 1"),
    "rectangle.on.rectangle.angled": .init(
      shape: "R7 9.5 15 11 2.5",
      lines: "M3.5 16L2 8a2.3 2.3 0 0 1 1.9-2.7L14.5 3.5a2.3 2.3 0 0 1 2.6 1.9"),
    "rectangle.stack": .init(shape: "R2.5 10 19 11 2.5", lines: "M5 6.5h14M7 3h10"),
    "square.stack": .init(shape: "R4 8.5 16 13 2.8", lines: "M6 5.2h12M8 2h8"),
    "square.stack.3d.up": .init(
      shape: "M12 3l9.5 4.8L12 12.5 2.5 7.8z",
      lines: "M2.5 12l9.5 4.7 9.5-4.7M2.5 16.3L12 21l9.5-4.7"),
    "square.3.layers.3d": .init(
      shape: "M12 2.5l9.5 4L12 10.5l-9.5-4z",
      lines: "M6 10.5L2.5 12l9.5 4 9.5-4-3.5-1.5M6 16L2.5 17.5l9.5 4 9.5-4L18 16"),
    "square.3.layers.3d.top.filled": .init(
      lines: "M6 10.5L2.5 12l9.5 4 9.5-4-3.5-1.5M6 16L2.5 17.5l9.5 4 9.5-4L18 16",
      solid: "M12 2.5l9.5 4L12 10.5l-9.5-4z"),
    "square.split.2x1": .init(shape: "R3 3 18 18 3.5", inside: "M12 3v18"),
    "rectangle.split.2x1": .init(shape: "R2 5 20 14 2.8", inside: "M12 5v14"),
    "rectangle.split.3x1": .init(shape: "R2 5 20 14 2.8", inside: "M8.7 5v14M15.3 5v14"),
    "rectangle.split.3x3": .init(
      shape: "R2 4 20 16 2.8", inside: "M8.7 4v16M15.3 4v16M2 9.3h20M2 14.7h20"),
    "rectangle.inset.filled": .init(lines: "R2 5 20 14 2.8", solid: "R6 9 12 6 .5"),
    "rectangle.topthird.inset.filled": .init(lines: "R2 4 20 16 2.8", solid: "M6 8h12v1.5H6z"),
    "uiwindow.split.2x1": .init(shape: "R2 4 20 16 2.8", inside: "M2 8.5h20M12 8.5V20"),
    "rectangle.expand.vertical": .init(
      lines: "R4 9 16 6 1.5M12 5.5V1.5M9.5 3.5l2.5-2 2.5 2M12 18.5v4M9.5 20.5l2.5 2 2.5-2"),
    "rectangle.compress.vertical": .init(
      lines: "R4 9 16 6 1.5M12 1.5v4M9.5 3.5l2.5 2 2.5-2M12 22.5v-4M9.5 20.5l2.5-2 2.5 2"),
    "rectangle.bottomthird.inset.filled": .init(
      lines: "R2 4 20 16 2.8", solid: "M6 14.5h12v1.5H6z"),
    "sidebar.left": .init(shape: "R2 4 20 16 2.8", inside: "M9 4v16M4.7 8h1.6M4.7 11.5h1.6"),
    "sidebar.right": .init(shape: "R2 4 20 16 2.8", inside: "M15 4v16M17.7 8h1.6M17.7 11.5h1.6"),
    "cube": .init(
      shape: "M12 2l8.7 4.8v10.4L12 22l-8.7-4.8V6.8z", inside: "M3.5 7l8.5 4.7L20.5 7M12 11.7V22"),
    "cube.transparent": .init(
      lines:
        "M12 2l8.7 4.8v10.4L12 22l-8.7-4.8V6.8zM3.5 7l8.5 4.7L20.5 7M12 11.7V22M12 2v3M3.5 17l2.5-1.5M20.5 17L18 15.5"
    ),
    "cylinder": .init(
      shape: "M12 2.5c5 0 8 1.3 8 3v13c0 1.7-3 3-8 3s-8-1.3-8-3v-13c0-1.7 3-3 8-3z",
      inside: "M4 5.5c0 1.7 3 3 8 3s8-1.3 8-3"),
    "cylinder.split.1x2": .init(
      shape: "M12 2.5c5 0 8 1.3 8 3v13c0 1.7-3 3-8 3s-8-1.3-8-3v-13c0-1.7 3-3 8-3z",
      inside: "M4 5.5c0 1.7 3 3 8 3s8-1.3 8-3M4 12c0 1.7 3 3 8 3s8-1.3 8-3"),
    "square.and.line.vertical.and.square": .init(
      shape: "R1.5 7 7.5 10 2R15 7 7.5 10 2", lines: "M12 3v18"),
    "point.3.connected.trianglepath.dotted": .init(
      shape: "O12 5 2.8O5 18 2.8O19 18 2.8",
      lines: "M10 8.5l-1 1.8M8 12.3l-1 1.8M14 8.5l1 1.8M16 12.3l1 1.8M10 18h.5M13.5 18h.5"),
    "point.3.filled.connected.trianglepath.dotted": .init(
      lines: "M10 8.5l-1 1.8M8 12.3l-1 1.8M14 8.5l1 1.8M16 12.3l1 1.8M10 18h.5M13.5 18h.5",
      solid: "O12 5 2.3O5 18 2.3O19 18 2.3"),
    "rectangle.connected.to.line.below": .init(
      shape: "R4 3 16 10 2.5", lines: "M12 13v7M3 20h18", solid: "O12 20 .8"),
    "app.connected.to.app.below": .init(
      shape: "R7 2 10 7.5 2.3R7 14.5 10 7.5 2.3", lines: "M12 9.5v5"),
  ]
}
