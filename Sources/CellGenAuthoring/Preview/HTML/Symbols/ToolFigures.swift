extension SymbolFigure {
  /// Tools, settings, security and health.
  static let tools: [String: SymbolFigure] = [
    "gearshape": .init(
      shape:
        "M10.1 4.9L10.6 2.3H13.4L13.9 4.9L15.7 5.6L17.9 4.2L19.8 6.1L18.4 8.3L19.1 10.1L21.7 10.6V13.4L19.1 13.9L18.4 15.7L19.8 17.9L17.9 19.8L15.7 18.4L13.9 19.1L13.4 21.7H10.6L10.1 19.1L8.3 18.4L6.1 19.8L4.2 17.9L5.6 15.7L4.9 13.9L2.3 13.4V10.6L4.9 10.1L5.6 8.3L4.2 6.1L6.1 4.2L8.3 5.6z",
      inside: "O12 12 3"),
    "gear": .init(
      lines:
        "O12 12 7.2O12 12 2.2M12 9.8V4.8M10.1 13.1l-4.3 2.5M13.9 13.1l4.3 2.5M20.6 12h1.6M19.4 16.3l1.4.8M16.3 19.4l.8 1.4M12 20.6v1.6M7.7 19.4l-.8 1.4M4.6 16.3l-1.4.8M3.4 12H1.8M4.6 7.7l-1.4-.8M7.7 4.6l-.8-1.4M12 3.4V1.8M16.3 4.6l.8-1.4M19.4 7.7l1.4-.8"
    ),
    "gearshape.2": .init(
      shape:
        "M7.5 4.5l.5-2h2l.5 2 1.5.7 1.8-1 1.4 1.4-1 1.8.7 1.5 2 .5v2l-2 .5-.7 1.5 1 1.8-1.4 1.4-1.8-1-1.5.7-.5 2H8l-.5-2-1.5-.7-1.8 1-1.4-1.4 1-1.8-.7-1.5-2-.5v-2l2-.5.7-1.5-1-1.8L4.2 4.2l1.8 1z",
      inside: "O9 10.5 1.8",
      lines:
        "M19 13.5v1.5M19 21v1.5M15.5 18h-1M23 18h-1M21.5 15.5l.7-.7M16.5 20.5l-.7.7M21.5 20.5l.7.7O19 18 2.3"
    ),
    "wrench": .init(
      shape:
        "M21 7l-3.5 3.5-3.5-.5-.5-3.5L17 3c-3-1.2-6 0-7.2 2.5-.7 1.5-.6 3-.1 4.5L3 16.7a2.6 2.6 0 0 0 0 3.8 2.6 2.6 0 0 0 3.8 0L13.5 14c1.5.5 3 .6 4.5-.1C20.8 12.5 22 10 21 7z"
    ),
    "wrench.adjustable": .init(
      shape: "M20 2.5l-6 2-3 5 1.5 3.5L4 20.5 6 22l8-8 4 .5 4-4-4.5.5-2-2.5 1.5-3z"),
    "hammer": .init(
      shape:
        "M8.5 3c4-1.5 8-1 11 2.5l2.5 2.5-3.5 3.5-2-2-1.5 1.5L7 19.5l-3 3-2.5-2.5L12 9.5 11.5 6.5C10.5 5 9.5 4 8.5 3z"
    ),
    "screwdriver": .init(
      lines: "M13.5 10.5L20.5 3.5M18.5 2.5l3 3", solid: "M4 17l6.5-6.5 3 3L7 20a2.2 2.2 0 0 1-3-3z"),
    "wrench.and.screwdriver": .init(
      shape:
        "M13.5 13.5l2-1.5 5.5 5.5a2.3 2.3 0 0 1-3.3 3.3L12 15.3zM21 6.5l-3 3-2.7-.8-.8-2.7 3-3a5 5 0 0 0-6 7L3.2 18.3a1.8 1.8 0 0 0 2.5 2.5L14 12.5a5 5 0 0 0 7-6z",
      lines: "M4 4l4.5 4.5M2.5 5L5 2.5"),
    "key": .init(
      shape: "M15.5 2.5a6 6 0 1 1-2 11.6L11.5 16H9v2.5H6.5V21H2.5V17.5L9.9 10.5a6 6 0 0 1 5.6-8z",
      inside: "O16.5 7.5 .6"),
    "key.horizontal": .init(
      shape: "M7 6.5a5.5 5.5 0 0 1 5 3.3h9.5v3l-2 1.7-2-1.5-2 1.5-2-1.5h-1.5A5.5 5.5 0 1 1 7 6.5z",
      inside: "O6 12 .6"),
    "lock": .init(shape: "R4.5 10.5 15 11.5 2.8", lines: "M7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5"),
    "lock.open": .init(shape: "R2 10.5 13.5 11.5 2.8", lines: "M12.5 10.5V6.5a4.5 4.5 0 0 1 9 0V9"),
    "lock.rotation": .init(
      lines: "M20 12a8 8 0 1 1-2.5-5.8L20.5 9M20.5 3.5V9H15M10 11.5V10a2 2 0 0 1 4 0v1.5",
      solid: "M9.5 12h5v3h-5z"),
    "lock.open.rotation": .init(
      lines: "M20 12a8 8 0 1 1-2.5-5.8L20.5 9M20.5 3.5V9H15M8 11.5V9.5a1.8 1.8 0 0 1 3.5-.5",
      solid: "M10.5 12h5v3h-5z"),
    "magnifyingglass": .init(lines: "O10 10 7M15.2 15.2L21.5 21.5"),
    "puzzlepiece": .init(
      shape:
        "M4.5 8h4a2.7 2.7 0 1 1 5 0h4.5v4.5a2.7 2.7 0 1 1 0 5V21.5h-13.5v-4.5a2.5 2.5 0 1 0 0-4.5z"),
    "puzzlepiece.extension": .init(
      shape:
        "M2.5 9h4.5a2.7 2.7 0 1 1 5 0h4.5v4.5a2.7 2.7 0 1 1 0 5V21.5h-5a2.5 2.5 0 1 0-4.5 0h-4.5z"),
    "speedometer": .init(
      lines: "M5.3 18.7a9.5 9.5 0 1 1 13.4 0M12 14l4-5.5M5.5 12h.01M7.5 7.5h.01M18.5 12h.01",
      solid: "O12 14 .8"),
    "gauge": .init(lines: "O12 12 9.5M12 14.5L15.5 8M6.5 13h.01M8 8.5h.01M17.5 13h.01M9.5 17.5h5"),
    "gauge.with.needle": .init(
      lines: "M5.3 18.7a9.5 9.5 0 1 1 13.4 0M12 13.5L15.5 8", solid: "O12 14 1"),
    "gauge.with.dots.needle.67percent": .init(
      lines: "O12 12 9.5M12 14L16 8.5M6.5 14h.01M7.5 9h.01M12 6.5h.01M17.5 14h.01",
      solid: "O12 14 .6"),
    "gauge.with.dots.needle.50percent": .init(
      lines: "O12 12 9.5M12 14V8M6.5 14h.01M7.5 9.5h.01M16.5 9.5h.01M17.5 14h.01",
      solid: "O12 14 .6"),
    "gauge.with.dots.needle.33percent": .init(
      lines: "O12 12 9.5M12 14L8 8.5M6.5 14h.01M12 6.5h.01M16.5 9h.01M17.5 14h.01",
      solid: "O12 14 .6"),
    "gauge.with.dots.needle.bottom.50percent": .init(
      lines: "M5.3 18.7a9.5 9.5 0 1 1 13.4 0M12 14V8M6 14h.01M7.5 9.5h.01M16.5 9.5h.01M18 14h.01",
      solid: "O12 14 .6"),
    "dial": .init(
      lines: "O12 13 6M12 13V9M3.5 13h.01M5.5 6.5h.01M12 3.5h.01M18.5 6.5h.01M20.5 13h.01"),
    "level": .init(shape: "R1.5 7.5 21 9 4.5", inside: "O12 12 1M8.5 8v8M15.5 8v8"),
    "cross": .init(shape: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"),
    "cross.case": .init(
      shape: "R2 7 20 14 3", inside: "M12 10.5v7M8.5 14h7",
      lines: "M8.5 7V5A2 2 0 0 1 10.5 3h3a2 2 0 0 1 2 2v2"),
    "cross.vial": .init(shape: "R6 2.5 12 19 3", inside: "M6 7h12M12 11v6M9 14h6"),
    "pills": .init(
      shape:
        "M3.5 12.5a4.5 4.5 0 0 1 0-6.4l2-2a4.5 4.5 0 0 1 6.4 6.4l-2 2a4.5 4.5 0 0 1-6.4 0zO17 16.5 5",
      inside: "M4.5 5.5l6 6M13.5 19.5l7-6"),
    "pill": .init(
      shape: "M4 20a5 5 0 0 1 0-7L13 4a5 5 0 0 1 7 7l-9 9a5 5 0 0 1-7 0z", inside: "M8.5 8.5l7 7"),
    "syringe": .init(
      shape: "M14 5.5l4.5 4.5L9.5 19l-4.5-4.5z", inside: "M11 10l2 2M8.5 12.5l2 2",
      lines: "M7 17l-4.5 4.5M16.5 7.5L20 4M18 2l4 4"),
    "stethoscope": .init(
      lines: "M6.5 3H4.5v5a5 5 0 0 0 10 0V3h-2M9.5 13v3a5 5 0 0 0 10 0v-2.5O19.5 11.5 2"),
    "bandage": .init(
      shape: "M3.5 14L14 3.5a4.6 4.6 0 0 1 6.5 6.5L10 20.5A4.6 4.6 0 0 1 3.5 14z",
      inside: "M10.5 12h.01M12 10.5h.01M13.5 12h.01M12 13.5h.01M8 9.5l6.5 6.5M9.5 8l6.5 6.5"),
    "testtube.2": .init(
      shape: "M3 3h6v15a3 3 0 0 1-6 0zM15 3h6v15a3 3 0 0 1-6 0z", inside: "M3 11h6M15 8.5h6"),
    "flask": .init(
      shape: "M9.5 2.5v6L3.5 19a1.7 1.7 0 0 0 1.5 2.5h14a1.7 1.7 0 0 0 1.5-2.5L14.5 8.5v-6z",
      inside: "M7 15h10", lines: "M8 2.5h8"),
    "lungs": .init(
      shape:
        "M8.5 6C5 7.5 2.5 13 2.5 18c0 2.5 1.5 3.5 4 2.5 2.5-.8 3-2 3-5V8c0-1.5 0-2.5-1-2zM15.5 6c3.5 1.5 6 7 6 12 0 2.5-1.5 3.5-4 2.5-2.5-.8-3-2-3-5V8c0-1.5 0-2.5 1-2z",
      lines: "M12 2.5V11"),
    "facemask": .init(
      shape: "M5 8c3 0 5-2 7-2s4 2 7 2v5.5c0 4-3 6.5-7 6.5s-7-2.5-7-6.5z",
      inside: "M8.5 12h7M8.5 15.5h7",
      lines:
        "M5 8.5H3.5A2 2 0 0 0 2 11c0 2 1.5 3.5 3 3.5M19 8.5h1.5A2 2 0 0 1 22 11c0 2-1.5 3.5-3 3.5"),
    "eyedropper": .init(
      lines:
        "M13 7l4 4M11.5 5.5l7 7M4 20l1-4 8.5-8.5 3 3L8 19zM4 20l-1.5 1.5M15 9l4-4.5a2 2 0 0 0-3-3L12.5 6"
    ),
    "crop": .init(lines: "M6.5 2v13.5a2 2 0 0 0 2 2H22M2 6.5h13.5a2 2 0 0 1 2 2V22"),
    "binoculars": .init(
      shape: "O6.5 16.5 4.5O17.5 16.5 4.5",
      lines: "M2.5 14.5L5.5 5H9v9M21.5 14.5L18.5 5H15v9M9 9.5h6M11 16.5h2"),
    "horn": .init(
      shape: "M3 9.5c7 0 11-2 15-5.5v15c-4-3.5-8-5.5-15-5.5z", lines: "M21.5 9v5M6 13.5V18h3v-3.5"),
    "pin": .init(
      shape: "M8 2.5h8L15 9.5l3.5 2.5c1 .8 1 2.5 0 2.5h-13c-1 0-1-1.7 0-2.5L9 9.5z",
      lines: "M12 14.5V22"),
  ]
}
