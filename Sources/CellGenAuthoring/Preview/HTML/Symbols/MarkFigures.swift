extension SymbolFigure {
  /// Signs, operators and currencies.
  static let marks: [String: SymbolFigure] = [
    "plus": .init(lines: "M12 3.5v17M3.5 12h17"),
    "minus": .init(lines: "M3.5 12h17"),
    "multiply": .init(lines: "M6.5 6.5l11 11M17.5 6.5l-11 11"),
    "divide": .init(lines: "M3.5 12h17", solid: "O12 5.5 1O12 18.5 1"),
    "equal": .init(lines: "M4 8.5h16M4 15.5h16"),
    "plusminus": .init(lines: "M12 3v11M6.5 8.5h11M5 20h14"),
    "plus.slash.minus": .init(lines: "M7.5 3v8M3.5 7h8M20 3L4 21M13.5 18h7"),
    "lessthan": .init(lines: "M19 4L5 12l14 8"),
    "greaterthan": .init(lines: "M5 4l14 8-14 8"),
    "xmark": .init(lines: "M5 5l14 14M19 5L5 19"),
    "checkmark": .init(lines: "M4 13l5.5 6.5L20 5"),
    "exclamationmark": .init(lines: "M12 3v11.5", solid: "O12 20 .6"),
    "exclamationmark.2": .init(lines: "M8 3v11.5M16 3v11.5", solid: "O8 20 .6O16 20 .6"),
    "exclamationmark.3": .init(
      lines: "M5 3v11.5M12 3v11.5M19 3v11.5", solid: "O5 20 .6O12 20 .6O19 20 .6"),
    "questionmark": .init(
      lines: "M7 7.5C7 4.8 9 3 12 3s5 1.8 5 4.3c0 3.7-5 3.7-5 7.7", solid: "O12 20 .6"),
    "info": .init(lines: "M9.5 10.5H12.5V19M9 19h7", solid: "O12 5 .8"),
    "ellipsis": .init(solid: "O4.5 12 1.1O12 12 1.1O19.5 12 1.1"),
    "number": .init(lines: "M9.5 3.5l-2.5 17M17 3.5l-2.5 17M4.5 8.5h16M3.5 15.5h16"),
    "at": .init(lines: "O12 12 4M16 8v5.5a2.8 2.8 0 0 0 5.5 0V12a9.5 9.5 0 1 0-4 7.7"),
    "percent": .init(lines: "M19 5L5 19O7 7 2.8O17 17 2.8"),
    "asterisk": .init(lines: "M12 3.5v17M4.6 7.7l14.8 8.6M19.4 7.7L4.6 16.3"),
    "infinity": .init(
      lines:
        "M12 12c-2-3-3.7-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2.3 0 4-1.5 6-4.5s3.7-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2.3 0-4-1.5-6-4.5z"
    ),
    "nosign": .init(lines: "O12 12 9.5M5.3 5.3l13.4 13.4"),
    "power": .init(lines: "M12 2.5V11M7 5.7a8.3 8.3 0 1 0 10 0"),
    "dollarsign": .init(
      lines:
        "M12 2v20M17.5 8c0-2.2-2.2-3.5-5.5-3.5S6.5 6 6.5 8.2c0 5.3 11 2.3 11 7.6 0 2.2-2.2 3.7-5.5 3.7S6.5 18 6.5 15.8"
    ),
    "eurosign": .init(lines: "M19 5.5A8 8 0 0 0 7 12a8 8 0 0 0 12 6.5M3.5 10h10.5M3.5 14h9.5"),
    "sterlingsign": .init(
      lines: "M17.5 7A4.5 4.5 0 0 0 8.5 7.5c0 3.5 2 5.5.5 9.5-.5 1.5-1.5 2.5-2.5 3.5h12M5.5 12.5h9"),
    "yensign": .init(lines: "M5 3.5l7 9 7-9M12 12.5v8.5M6.5 13h11M6.5 17h11"),
    "bitcoinsign": .init(
      lines:
        "M7.5 5v14M5 5h8.5a3.5 3.5 0 0 1 0 7h-6M5 19h9.5a3.5 3.5 0 0 0 0-7M9.5 2v3M13.5 2v3M9.5 19v3M13.5 19v3"
    ),
    "command": .init(
      lines:
        "M9 6.5A2.75 2.75 0 1 0 6.25 9h11.5A2.75 2.75 0 1 0 15 6.5v11A2.75 2.75 0 1 0 17.75 15H6.25A2.75 2.75 0 1 0 9 17.5z"
    ),
    "option": .init(lines: "M3 5.5h5.5l7 13H21M14.5 5.5H21"),
    "control": .init(lines: "M5 13.5l7-7 7 7"),
    "shift": .init(shape: "M12 3L3.5 12H8v8.5h8V12h4.5z"),
    "escape": .init(lines: "M5.3 6.5a8.5 8.5 0 1 0 13.4 0M12 13L4.5 5.5M4.5 10V5.5H9"),
    "return": .init(lines: "M20 5v6a4 4 0 0 1-4 4H4M9 10l-5 5 5 5"),
    "curlybraces": .init(
      lines:
        "M9 3c-3 0-3.5 1.5-3.5 4s0 5-2.5 5c2.5 0 2.5 2.5 2.5 5s.5 4 3.5 4M15 3c3 0 3.5 1.5 3.5 4s0 5 2.5 5c-2.5 0-2.5 2.5-2.5 5s-.5 4-3.5 4"
    ),
    "ellipsis.curlybraces": .init(
      lines:
        "M8 3c-2.5 0-3 1.5-3 4s0 5-2.5 5c2.5 0 2.5 2.5 2.5 5s.5 4 3 4M16 3c2.5 0 3 1.5 3 4s0 5 2.5 5c-2.5 0-2.5 2.5-2.5 5s-.5 4-3 4",
      solid: "O8.5 12 .3O12 12 .3O15.5 12 .3"),
    "sum": .init(lines: "M18 6.5V4H5.5l7 8-7 8H18v-2.5"),
    "function": .init(
      lines: "M13 4.5c-3-1.5-4.5 0-5 3L6 17.5c-.3 2-1.3 3-3 2.5M4.5 10.5h7M14 12l6 8M20 12l-6 8"),
    "x.squareroot": .init(lines: "M2.5 13H5l3 7L11.5 4h10M13.5 9l6 8M19.5 9l-6 8"),
  ]

  /// Text, and lists and lines as they appear beside it.
  static let writing: [String: SymbolFigure] = [
    "textformat": .init(
      lines: "M2.5 19L8 5l5.5 14M4.5 14.5h7M21 11v8M21 15a3 3.5 0 1 1-6 0a3 3.5 0 0 1 6 0"),
    "textformat.size": .init(lines: "M9 19L15.5 4 22 19M11.5 14.5h8M1.5 19L5 11l3.5 8M3 16.5h4"),
    "textformat.alt": .init(lines: "M5 7V4.5h14V7M12 4.5v15M9 19.5h6"),
    "textformat.abc": .init(
      lines:
        "M1.5 16.5l3-8.5 3 8.5M2.5 14h4M10.5 8v8.5h2.5a2.2 2.2 0 0 0 0-4.5h-2.5 2a2 2 0 0 0 0-4zM22.5 9.5a3.2 3.7 0 1 0 0 5.5"
    ),
    "character": .init(lines: "M4.5 20.5L12 3.5l7.5 17M7 15h10"),
    "bold": .init(lines: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z"),
    "italic": .init(lines: "M10 4h8M6 20h8M14 4l-4 16"),
    "underline": .init(lines: "M6 3.5v7a6 6 0 0 0 12 0v-7M5 21h14"),
    "strikethrough": .init(
      lines:
        "M17 8c0-2.5-2-4-5-4S7 5.5 7 8c0 2 1.5 3 3 4M3.5 12h17M15.5 14.5c1 .5 1.5 1 1.5 2 0 2.3-2 3.5-5 3.5s-5-1.5-5-4"
    ),
    "text.alignleft": .init(lines: "M3.5 5h17M3.5 9.7h10M3.5 14.3h17M3.5 19h10"),
    "text.aligncenter": .init(lines: "M3.5 5h17M7 9.7h10M3.5 14.3h17M7 19h10"),
    "text.alignright": .init(lines: "M3.5 5h17M10.5 9.7h10M3.5 14.3h17M10.5 19h10"),
    "text.justify": .init(lines: "M3.5 5h17M3.5 9.7h17M3.5 14.3h17M3.5 19h17"),
    "text.append": .init(lines: "M3.5 4.5h17M3.5 9.5h17M3.5 14.5h6M17 12v9M12.5 16.5h9"),
    "text.insert": .init(lines: "M3.5 4.5h17M11 12h9.5M11 19.5h9.5M3 8.5L7 12l-4 3.5"),
    "text.quote": .init(lines: "M4 4v16M9 5.5h11.5M9 12h11.5M9 18.5h7"),
    "text.cursor": .init(
      lines: "M12 4v16M8 3c2 0 4 0 4 2 0-2 2-2 4-2M8 21c2 0 4 0 4-2 0 2 2 2 4 2"),
    "text.line.first.and.arrowtriangle.forward": .init(
      lines: "M3.5 5h8M3.5 12h17M3.5 19h17", solid: "M16 3v4l4-2z"),
    "character.cursor.ibeam": .init(
      lines:
        "M2 19L7.5 5 13 19M4 14.5h7M18.5 5v14M16 3.5c1.5 0 2.5.5 2.5 1.5 0-1 1-1.5 2.5-1.5M16 20.5c1.5 0 2.5-.5 2.5-1.5 0 1 1 1.5 2.5 1.5"
    ),
    "character.textbox": .init(
      shape: "R2.5 5 19 14 3", inside: "M7 15.5l3-7.5 3 7.5M8 13.5h4M16.5 8v8"),
    "quote.opening": .init(
      solid:
        "M4 14.5c0-4.5 1.5-7 5-8.5-1.5 1.5-2 2.5-2 4.5a2.5 2.5 0 1 1-3 4zM14 14.5c0-4.5 1.5-7 5-8.5-1.5 1.5-2 2.5-2 4.5a2.5 2.5 0 1 1-3 4z"
    ),
    "quote.closing": .init(
      solid:
        "M10 9.5c0 4.5-1.5 7-5 8.5 1.5-1.5 2-2.5 2-4.5a2.5 2.5 0 1 1 3-4zM20 9.5c0 4.5-1.5 7-5 8.5 1.5-1.5 2-2.5 2-4.5a2.5 2.5 0 1 1 3-4z"
    ),
    "paragraphsign": .init(lines: "M19 4H10.5a4.5 4.5 0 0 0 0 9H12M12 4v16.5M16.5 4v16.5"),
    "increase.indent": .init(lines: "M3.5 5h17M11 12h9.5M3.5 19h17M3.5 9l3.5 3-3.5 3"),
    "decrease.indent": .init(lines: "M3.5 5h17M11 12h9.5M3.5 19h17M7 9l-3.5 3L7 15"),
    "signature": .init(
      lines:
        "M3 20.5h18M4 15.5c3 0 7-6 7-9.5 0-2-2-2-2.5 0-1 3.5.5 8 2.5 8 1.5 0 2-3 3.5-3s.5 3 2 3 1.5-2 3.5-2"
    ),
    "scribble": .init(
      lines: "M4 13C6 7 11 3 12.5 5S5 15.5 6.5 17.5 17.5 8 19 10s-6.5 8-5 9.5 4-1.5 6-3"),
  ]

  /// Lists, lines, sliders and tables.
  static let lists: [String: SymbolFigure] = [
    "list.bullet": .init(
      lines: "M9 5.5h12M9 12h12M9 18.5h12", solid: "O4 5.5 .5O4 12 .5O4 18.5 .5"),
    "list.dash": .init(lines: "M9.5 5.5H21M9.5 12H21M9.5 18.5H21M3 5.5h2M3 12h2M3 18.5h2"),
    "list.number": .init(
      lines:
        "M10 5.5h11M10 12h11M10 18.5h11M3 4l1.5-1V8M3 13c.5-1.5 3-1.5 3 0s-3 2-3 3.5h3M3 19.5l2.5 0-1.2 1.2c2 0 2 2.3-1.3 1.8"
    ),
    "list.star": .init(
      lines: "M11 6h10M11 12h10M11 18h10",
      solid: "M5.5 3l1 2 2 .3-1.5 1.5.4 2.2-1.9-1-1.9 1 .4-2.2L2.5 5.3l2-.3z"),
    "list.triangle": .init(
      lines: "M9.5 5.5H21M9.5 12H21M9.5 18.5H21",
      solid: "M3.5 4.5v2l1.5-1zM3.5 11v2l1.5-1zM3.5 17.5v2l1.5-1z"),
    "checklist": .init(
      lines: "M11.5 6h9.5M11.5 12h9.5M11.5 18h9.5M2.5 6l2 2 3.5-4M2.5 12l2 2 3.5-4M2.5 18l2 2 3.5-4"
    ),
    "checklist.unchecked": .init(
      lines: "M11.5 5.5h9.5M11.5 12h9.5M11.5 18.5h9.5O5 5.5 1.7O5 12 1.7O5 18.5 1.7"),
    "checklist.checked": .init(
      lines: "M12.5 5.5h8.5M12.5 12h8.5M12.5 18.5h8.5",
      solid: "M2.5 5.5l2 2 4-4.5-4 4.5zM2.5 12l2 2 4-4.5-4 4.5zM2.5 18.5l2 2L8.5 16l-4 4.5z"),
    "line.3.horizontal": .init(lines: "M3 6h18M3 12h18M3 18h18"),
    "line.2.horizontal": .init(lines: "M3 8.5h18M3 15.5h18"),
    "line.3.horizontal.decrease": .init(lines: "M3 6h18M6.5 12h11M10 18h4"),
    "slider.horizontal.3": .init(
      lines:
        "M3 5.5h10M18 5.5h3M3 12h3M11 12h10M3 18.5h10M18 18.5h3O15.5 5.5 2.4O8.5 12 2.4O15.5 18.5 2.4"
    ),
    "slider.horizontal.2": .init(lines: "M3 8h10M18 8h3M3 16h3M11 16h10O15.5 8 2.4O8.5 16 2.4"),
    "slider.horizontal.below.rectangle": .init(
      shape: "R3 3 18 10 2", lines: "M3 19h9M17 19h4O14.5 19 2.4"),
    "slider.vertical.3": .init(
      lines:
        "M5.5 3v10M5.5 18v3M12 3v3M12 11v10M18.5 3v10M18.5 18v3O5.5 15.5 2.4O12 8.5 2.4O18.5 15.5 2.4"
    ),
    "switch.2": .init(
      shape: "R2.5 3.5 19 7.5 3.7R2.5 13 19 7.5 3.7", inside: "O17.5 7.2 .8O6.5 16.8 .8"),
    "tablecells": .init(
      shape: "R2.5 4 19 16 2.5", inside: "M2.5 9.5h19M2.5 14.7h19M9 4v16M15 4v16"),
    "filemenu.and.selection": .init(
      shape: "R3.5 3 17 18 2.5", inside: "M7.5 8h9M7.5 12h9M7.5 16h9"),
  ]
}
