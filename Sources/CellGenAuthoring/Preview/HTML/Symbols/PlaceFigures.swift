extension SymbolFigure {
  /// Places, traffic, food, furniture and sport.
  static let places: [String: SymbolFigure] = [
    "house": .init(
      shape: "M12 2.5l9.5 8.5H19v8.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V11H2.5z",
      inside: "M9.8 21v-6h4.4v6"),
    "map": .init(shape: "M2.5 6L9 3l6 3 6.5-3v15L15 21l-6-3-6.5 3z", inside: "M9 3.5V18M15 6v14.5"),
    "mappin": .init(lines: "M12 11v11", solid: "O12 6.5 3.5"),
    "mappin.and.ellipse": .init(
      lines:
        "M12 11v7M8.5 15.2C5 15.7 2.5 17 2.5 18.5c0 2 4 3.5 9.5 3.5s9.5-1.5 9.5-3.5c0-1.5-2.5-2.8-6-3.3",
      solid: "O12 5.5 2.8"),
    "location": .init(shape: "M21.5 2.5L13.5 21.5 11 13 2.5 10.5z"),
    "location.north": .init(shape: "M12 2l8 19.5-8-4.5-8 4.5z"),
    "location.north.line": .init(shape: "M12 2l6.5 14.5-6.5-3.5-6.5 3.5z", lines: "M12 18v4"),
    "location.viewfinder": .init(
      shape: "M16.5 7.5L13 16l-1.5-3.5L8 11z",
      lines: "O12 12 9.5M12 .8V4M12 20v3.2M.8 12H4M20 12h3.2"),
    "safari": .init(shape: "O12 12 9.5", inside: "M16.5 7.5l-2.7 6.3-6.3 2.7 2.7-6.3z"),
    "scope": .init(lines: "O12 12 8M12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5"),
    "airplane": .init(
      shape:
        "M12 1.8c1.2 0 1.9 1.2 1.9 3v3.7l8 5v2.3l-8-2.3v4.3l2.6 2v2L12 20.5l-4.5 1.3v-2l2.6-2v-4.3l-8 2.3v-2.3l8-5V4.8c0-1.8.7-3 1.9-3z"
    ),
    "airplane.departure": .init(
      shape:
        "M19.4 4C19.9 4.8 19.3 5.8 18.1 6.5L15.6 7.9L15.3 15.3L13.8 16.2L12.2 9.9L9.3 11.5L9 14.1L7.6 14.9L6.8 11.3L4.1 8.8L5.5 8L7.8 9L10.7 7.3L6.1 2.8L7.6 1.9L14.1 5.4L16.6 3.9C17.8 3.2 18.9 3.2 19.4 4z",
      lines: "M3 20.5h18"),
    "airplane.arrival": .init(
      shape:
        "M19.9 14.5C19.4 15.3 18.3 15.3 17.1 14.6L14.6 13.1L8.1 16.6L6.6 15.7L11.2 11.2L8.3 9.5L6 10.5L4.6 9.7L7.3 7.2L8.1 3.6L9.5 4.4L9.8 7L12.7 8.6L14.3 2.3L15.8 3.2L16.1 10.6L18.6 12C19.8 12.7 20.4 13.7 19.9 14.5z",
      lines: "M3 20.5h18"),
    "car": .init(
      shape: "M6.5 4.5h11l2.5 6 1.5 1v6a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 17.5v-6l1.5-1z",
      inside: "M5 10.5h14M6 14.5h.5M17.5 14.5h.5", lines: "M5 19v2M19 19v2"),
    "bus": .init(
      shape: "R4 2.5 16 16.5 3", inside: "M4 12h16M7.5 15.5h.5M16 15.5h.5M9 5.5h6",
      lines: "M7 19v2.5M17 19v2.5"),
    "tram": .init(
      shape: "R5 5.5 14 13 3", inside: "M5 12h14M8.5 15.5h.01M15.5 15.5h.01",
      lines: "M12 2v3.5M8 2h8M8.5 18.5L6.5 22M15.5 18.5l2 3.5"),
    "bicycle": .init(
      lines:
        "O5.5 16 4O18.5 16 4M5.5 16L9 8.5h7L18.5 16M9 8.5L12.5 16H5.5M12.5 16L16 8.5l-1-3h2.5M7.5 6h3"
    ),
    "ferry": .init(
      shape: "M3 12l9-3 9 3-2.5 6.5h-13z",
      lines: "M6 11V5.5h12V11M12 5.5V2M2 21.5c3-1.5 5-1.5 10 0 5-1.5 7-1.5 10 0"),
    "fuelpump": .init(
      shape: "M6 2.5h7A2 2 0 0 1 15 4.5v17H4v-17a2 2 0 0 1 2-2z", inside: "R7 6 5 4 .8",
      lines: "M2.5 21.5h14M15 12h1.5a2 2 0 0 1 2 2v3a1.7 1.7 0 0 0 3.5 0V9L18.5 5.5"),
    "bed.double": .init(
      shape: "M4 11h16a2 2 0 0 1 2 2v5H2v-5a2 2 0 0 1 2-2z",
      lines:
        "M4 11V6.5A2 2 0 0 1 6 4.5h12a2 2 0 0 1 2 2V11M7 11V9h4v2M13 11V9h4v2M3 18v2.5M21 18v2.5"),
    "fork.knife": .init(
      lines:
        "M5 2.5v5a3 3 0 0 0 6 0v-5M8 2.5v19M17 13.5c-2 0-2.5-1.5-2.5-4 0-3.5 1-6.5 2.5-7.5v19.5"),
    "cup.and.saucer": .init(
      shape: "M4 5h13v7a5.5 5.5 0 0 1-5.5 5.5h-2A5.5 5.5 0 0 1 4 12z",
      lines: "M17 6.5h2a2.8 2.8 0 0 1 0 6h-2.5M3 21h15"),
    "mug": .init(
      shape: "R3.5 4.5 13 16 3", lines: "M16.5 8h2a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-2"
    ),
    "wineglass": .init(
      shape: "M6.5 2.5h11l1 5.5c0 3.5-2.5 6-6.5 6s-6.5-2.5-6.5-6z", lines: "M12 14v7.5M8 21.5h8"),
    "birthday.cake": .init(
      shape: "M4.5 12h15a2 2 0 0 1 2 2v7h-19v-7a2 2 0 0 1 2-2z",
      inside:
        "M2.5 16.5c2 1.5 3.5 1.5 4.7 0 1.5 1.5 3.3 1.5 4.8 0 1.5 1.5 3.3 1.5 4.8 0 1.2 1.5 2.7 1.5 4.7 0",
      lines: "M12 12V7.5", solid: "M12 2.5l1 2a1 1 0 0 1-2 0z"),
    "carrot": .init(
      shape:
        "M15.5 8.5c1.5 1.5 1.5 4-1 6-3 2.5-7 5-11.5 6.5 1.5-4.5 4-8.5 6.5-11.5 2-2.5 4.5-2.5 6-1z",
      inside: "M8.5 12.5l2 2M13 15l-2-2", lines: "M15.5 8.5l1-6M15.5 8.5l6-1M15.5 8.5L20 4"),
    "mountain.2": .init(shape: "M8.5 6L1.5 19.5h14zM15.5 10L13 14l3 5.5h6.5z"),
    "beach.umbrella": .init(
      shape: "M3 11.5C4 6 9 3 14 5c3.5 1.5 5.5 5 5 9z", lines: "M11 8.5L5.5 21.5M2 21.5h20"),
    "tent": .init(
      shape: "M12 4L2 20.5h20z", inside: "M12 11l-4.5 9M12 11l4.5 9", lines: "M12 4l1.5-2"),
    "table.furniture": .init(shape: "M4 7h16l2 4H2z", lines: "M4.5 11v9M19.5 11v9M7.5 14.5h9"),
    "chair.lounge": .init(
      lines: "M4 4l3 10h11M6 14l-1.5 6M17 14l1.5 6M6.5 11.5H17a1.5 1.5 0 0 1 0 3"),
    "sofa": .init(
      shape: "M4 10.5a2 2 0 0 1 2 2V14h12v-1.5a2 2 0 1 1 4 0V18.5H2v-6a2 2 0 0 1 2-2z",
      lines: "M5 10.5V7a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 19 7v3.5M5 18.5V21M19 18.5V21"),
    "lamp.floor": .init(shape: "M8.5 3h7L18 9.5H6z", lines: "M12 9.5V21M8.5 21h7"),
    "door.left.hand.closed": .init(
      shape: "M6 2.5h12v19H6z", inside: "M9 12h.01", lines: "M3 21.5h18"),
    "door.left.hand.open": .init(
      shape: "M6 2.5l8 2.5v18l-8-2z", inside: "M11.5 13h.01", lines: "M6 2.5h12.5V21H15M3 21h3"),
    "washer": .init(shape: "R3.5 2.5 17 19 2.5", inside: "O12 13.5 4.5M7 6h.01M10 6h.01"),
    "sportscourt": .init(
      shape: "R2 5 20 14 2", inside: "M12 5v14M2 9.5h3v5H2M22 9.5h-3v5h3O12 12 2.2"),
    "dumbbell": .init(shape: "R5 6 3 12 1R16 6 3 12 1", lines: "M8 12h8M2 9.5v5M22 9.5v5"),
    "soccerball": .init(
      shape: "O12 12 9.5",
      inside:
        "M12 8.5l3.5 2.5-1.3 4H9.8L8.5 11zM12 8.5V3M15.5 11l5-2M14.2 15l3 4M9.8 15l-3 4M8.5 11l-5-2"
    ),
    "basketball": .init(
      shape: "O12 12 9.5",
      inside: "M2.5 12h19M12 2.5v19M5 5.5c4 3.5 4 9.5 0 13M19 5.5c-4 3.5-4 9.5 0 13"),
    "football": .init(
      shape: "M3 21C1.5 12 5.5 5 12.5 3c3-.8 6-.8 8.5 0 .8 2.5.8 5.5 0 8.5C19 18.5 12 22.5 3 21z",
      inside: "M8.5 15.5l7-7M10 11l3 3M12.5 8.5l3 3"),
    "trolley": .init(lines: "M2.5 3H6l3 14M9 17h12M10 6h11v8H9"),
    "lifepreserver": .init(
      shape: "O12 12 9.5",
      inside: "O12 12 3.8M5.5 5.5l3.5 3.5M18.5 5.5L15 9M5.5 18.5L9 15M18.5 18.5L15 15"),
    "steeringwheel": .init(lines: "O12 12 9.5M2.5 12h7M14.5 12h7M12 14.5v7O12 12 2.5"),
    "rocket": .init(
      shape: "M21 3c.5 5-2 10-7.5 13.5L8 11C11 5.5 16 2.5 21 3z", inside: "O15.5 8.5 1",
      lines: "M8.5 10.5L4.5 11 3 14l4 .5M13.5 15.5l-.5 4-3 1.5-.5-4M6 17.5l-3 3"),
    "rectangle.portrait.and.arrow.right": .init(
      lines:
        "M14 7V5A2.5 2.5 0 0 0 11.5 2.5h-6A2.5 2.5 0 0 0 3 5v14a2.5 2.5 0 0 0 2.5 2.5h6A2.5 2.5 0 0 0 14 19v-2M8.5 12h13M18 8.5l3.5 3.5-3.5 3.5"
    ),
    "rectangle.portrait.and.arrow.right.fill": .init(
      lines: "M16.5 12h5.5M18.5 8.5L22 12l-3.5 3.5", solid: "R3 2.5 10 19 2.5"),
    "square.and.arrow.up": .init(
      lines:
        "M8 8.5H6.5A2.5 2.5 0 0 0 4 11v8a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 19v-8a2.5 2.5 0 0 0-2.5-2.5H16M12 15V2.5M8 6.5l4-4 4 4"
    ),
    "square.and.arrow.down": .init(
      lines:
        "M8 8.5H6.5A2.5 2.5 0 0 0 4 11v8a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 19v-8a2.5 2.5 0 0 0-2.5-2.5H16M12 2.5V15M8 11l4 4 4-4"
    ),
    "square.and.arrow.up.fill": .init(
      lines: "M12 11.5V2M8.5 5.5L12 2l3.5 3.5", solid: "M5.5 10h2.8v5h7.4v-5h2.8V20.5h-13z"),
    "square.and.arrow.down.fill": .init(
      lines: "M12 2v11.5M9.5 11l2.5 2.5 2.5-2.5", solid: "M5 9.5h1V18h12V9.5h1V20.5H5z"),
    "square.and.arrow.up.on.square": .init(
      lines:
        "M9.5 9H8.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2H19a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2h-1M13.7 15V3M10.5 6l3.2-3.2L17 6M3 17V8a2.5 2.5 0 0 1 2.5-2.5h2"
    ),
    "square.and.arrow.down.on.square": .init(
      lines:
        "M9.5 9H8.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2H19a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2h-1M13.7 2.5V15M10.5 12l3.2 3.2L17 12M3 17V8a2.5 2.5 0 0 1 2.5-2.5h2"
    ),
  ]
}
