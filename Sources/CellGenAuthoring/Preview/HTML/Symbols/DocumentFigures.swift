extension SymbolFigure {
  /// Documents, folders, time, writing and reading.
  static let documents: [String: SymbolFigure] = [
    "doc": .init(
      shape: "M7 2h6.5L20 8.5V19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
      inside: "M13 2.5V7a2 2 0 0 0 2 2h4.5"),
    "doc.text": .init(
      shape: "M7 2h6.5L20 8.5V19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
      inside: "M13 2.5V7a2 2 0 0 0 2 2h4.5M8 13h8M8 17h8"),
    "doc.plaintext": .init(shape: "R4 2 16 20 3", inside: "M8 7h8M8 11h8M8 15h5"),
    "doc.richtext": .init(
      shape: "R4 2 16 20 3", inside: "M8 6.5h8M8 10h8M7.5 18l3-4 2 2.5 1.5-1.5 2.5 3z"),
    "doc.append": .init(
      shape: "R4 2 16 20 3", inside: "M8 7h8M8 11h8M8 15.5h2M15 13.5v5M12.5 16h5"),
    "doc.on.doc": .init(
      shape:
        "M11 7h5l5.5 5.5V19.5a2.5 2.5 0 0 1-2.5 2.5h-8a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 11 7z",
      inside: "M15.5 7.5V11a2 2 0 0 0 2 2H21",
      lines: "M5.2 17.5A2.7 2.7 0 0 1 2.5 14.8V4.7A2.7 2.7 0 0 1 5.2 2H11l3 3"),
    "doc.on.clipboard": .init(
      shape: "R11 10.5 11 11.5 2",
      lines:
        "M7.5 20H5a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 5 4h9a2.5 2.5 0 0 1 2.5 2.5v.5R6.5 2 6 4 1.5"
    ),
    "doc.zipper": .init(
      shape: "M7 2h6.5L20 8.5V19a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z",
      inside: "M9 5h.01M11 8h.01M9 11h.01M11 14h.01M9 17.5h2v1H9z"),
    "doc.viewfinder": .init(
      shape: "M9 6h4l3.5 3.5V16a2 2 0 0 1-2 2h-5A2 2 0 0 1 7.5 16V8A2 2 0 0 1 9 6z",
      lines:
        "M2.5 7V5A2.5 2.5 0 0 1 5 2.5h1M18 2.5h1A2.5 2.5 0 0 1 21.5 5v2M21.5 17v2a2.5 2.5 0 0 1-2.5 2.5h-1M6 21.5H5A2.5 2.5 0 0 1 2.5 19v-2"
    ),
    "doc.text.viewfinder": .init(
      shape: "R7 6 10 12 1.5", inside: "M10 10h4M10 14h4",
      lines:
        "M2.5 7V5A2.5 2.5 0 0 1 5 2.5h1M18 2.5h1A2.5 2.5 0 0 1 21.5 5v2M21.5 17v2a2.5 2.5 0 0 1-2.5 2.5h-1M6 21.5H5A2.5 2.5 0 0 1 2.5 19v-2"
    ),
    "doc.text.magnifyingglass": .init(
      lines:
        "M9 21H6a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3h6l5 5v2M7 9h5M7 13h2.5O15.5 15.5 4M18.5 18.5L22 22"),
    "text.magnifyingglass": .init(
      lines: "M3 4.5h16M3 9.5h7M3 14.5h5M3 19.5h6O15.5 14 4.5M19 17.5L22 20.5"),
    "folder": .init(
      shape:
        "M4.8 4h4.4l2.3 2.5H19.2A2.8 2.8 0 0 1 22 9.3v7.9a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 17.2V6.8A2.8 2.8 0 0 1 4.8 4z"
    ),
    "plus.rectangle.on.folder": .init(
      shape: "R9 9 13 11 2.5", inside: "M15.5 11.5v6M12.5 14.5h6",
      lines: "M6 18H4.5A2.5 2.5 0 0 1 2 15.5v-10A2.5 2.5 0 0 1 4.5 3h3.5l2 2.5h6"),
    "tray": .init(
      shape:
        "M6.5 4h11a2 2 0 0 1 1.9 1.3L22 13v4.5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5V13L4.6 5.3A2 2 0 0 1 6.5 4z",
      inside: "M2.5 13.5H8a4 4 0 0 0 8 0h5.5"),
    "tray.full": .init(
      shape:
        "M6.5 4h11a2 2 0 0 1 1.9 1.3L22 13v4.5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5V13L4.6 5.3A2 2 0 0 1 6.5 4z",
      inside: "M2.5 13.5H8a4 4 0 0 0 8 0h5.5M8.5 7.3h7M7.5 10.4h9"),
    "tray.2": .init(
      shape: "M6 2.5h12l3.5 5.5v3.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5V8z",
      inside: "M2.5 8H8a4 3 0 0 0 8 0h5.5",
      lines: "M2.5 16H8a4 3 0 0 0 8 0h5.5v4a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20z"),
    "tray.and.arrow.down": .init(
      lines:
        "M6 6.5L2.5 13v4.5A2.5 2.5 0 0 0 5 20h14a2.5 2.5 0 0 0 2.5-2.5V13L18 6.5M2.5 14H8a4 3.5 0 0 0 8 0h5.5M12 2v8.5M8.5 7.5l3.5 3.5 3.5-3.5"
    ),
    "tray.and.arrow.up": .init(
      lines:
        "M6 6.5L2.5 13v4.5A2.5 2.5 0 0 0 5 20h14a2.5 2.5 0 0 0 2.5-2.5V13L18 6.5M2.5 14H8a4 3.5 0 0 0 8 0h5.5M12 11V2.5M8.5 6L12 2.5 15.5 6"
    ),
    "tray.and.arrow.down.fill": .init(
      lines: "M6 6.5L2.5 13M21.5 13L18 6.5M12 2v8.5M8.5 7.5l3.5 3.5 3.5-3.5",
      solid: "M2.5 14H8a4 3.5 0 0 0 8 0h5.5v3.5A2.5 2.5 0 0 1 19 20H5a2.5 2.5 0 0 1-2.5-2.5z"),
    "tray.and.arrow.up.fill": .init(
      lines: "M6 6.5L2.5 13M21.5 13L18 6.5M12 11V2.5M8.5 6L12 2.5 15.5 6",
      solid: "M2.5 14H8a4 3.5 0 0 0 8 0h5.5v3.5A2.5 2.5 0 0 1 19 20H5a2.5 2.5 0 0 1-2.5-2.5z"),
    "archivebox": .init(
      shape: "R2 3.5 20 5.5 1.5M3.8 9h16.4v9a2.5 2.5 0 0 1-2.5 2.5H6.3A2.5 2.5 0 0 1 3.8 18z",
      inside: "M3 9h18M9.5 13h5"),
    "shippingbox": .init(
      shape: "M12 2l9 4.7v10.6L12 22l-9-4.7V6.7z",
      inside: "M3.5 7L12 11.5 20.5 7M12 11.5V22M7.5 4.5l8.7 4.5v4"),
    "cube.box": .init(
      shape: "R2.5 7 19 14.5 2.5M6.5 2.5h11l4 4.5h-19z", inside: "M3 7.5h18M12 3v4.5M9 12.5h6"),
    "paperclip": .init(
      lines:
        "M20 11l-8.5 8.5a5 5 0 0 1-7-7L13.5 3.5a3.4 3.4 0 0 1 4.8 4.8l-9 9a1.7 1.7 0 0 1-2.4-2.4L15 6.8"
    ),
    "calendar": .init(
      shape: "R2.5 4.5 19 17 3", inside: "M2.5 10h19", lines: "M7.5 2v4.5M16.5 2v4.5"),
    "clock": .init(shape: "O12 12 9.5", inside: "M12 6.5V12.5l3.8 2.3"),
    "timer": .init(lines: "M12 3a9.3 9.3 0 1 1-6.8 3M12 3v4.5M12 13L7.5 7.5"),
    "stopwatch": .init(
      shape: "O12 13.5 8", inside: "M12 9v4.5", lines: "M9.5 2h5M12 2v3.5M18.5 6l1.5 1.5"),
    "alarm": .init(
      shape: "O12 13 8", inside: "M12 8.5v5l3 2",
      lines: "M2.5 6.5L6 3M21.5 6.5L18 3M6.5 19l-1.5 2M17.5 19l1.5 2"),
    "hourglass": .init(
      lines:
        "M5 2.5h14M5 21.5h14M6.5 2.5c0 5 3 6.5 5.5 9.5 2.5-3 5.5-4.5 5.5-9.5M6.5 21.5c0-5 3-6.5 5.5-9.5 2.5 3 5.5 4.5 5.5 9.5"
    ),
    "hourglass.tophalf.filled": .init(
      lines: "M5 2.5h14M5 21.5h14M6.5 21.5c0-5 3-6.5 5.5-9.5 2.5 3 5.5 4.5 5.5 9.5",
      solid: "M6.5 3h11c0 4.5-3 6-5.5 9-2.5-3-5.5-4.5-5.5-9z"),
    "hourglass.bottomhalf.filled": .init(
      lines: "M5 2.5h14M5 21.5h14M6.5 2.5c0 5 3 6.5 5.5 9.5 2.5-3 5.5-4.5 5.5-9.5",
      solid: "M6.5 21h11c0-4.5-3-6-5.5-9-2.5 3-5.5 4.5-5.5 9z"),
    "pencil": .init(lines: "M3 21l1.3-5.3L16.5 3.5a2.8 2.8 0 0 1 4 4L8.3 19.7zM14 6l4 4"),
    "pencil.line": .init(lines: "M3 17.5l1-4.5L14.5 2.5a2.5 2.5 0 0 1 3.5 3.5L7.5 16.5zM3 21.5h18"),
    "pencil.tip": .init(shape: "M12 2.5L7 13.5v8h10v-8z", inside: "M7.5 13.5h9"),
    "pencil.and.outline": .init(
      lines:
        "M9 15l1-4L18.5 2.5l3 3L13 14zM12 4.5H6A3.5 3.5 0 0 0 2.5 8v10A3.5 3.5 0 0 0 6 21.5h10a3.5 3.5 0 0 0 3.5-3.5v-6"
    ),
    "square.and.pencil": .init(
      lines:
        "M12 4H6A3.5 3.5 0 0 0 2.5 7.5V18A3.5 3.5 0 0 0 6 21.5h10.5A3.5 3.5 0 0 0 20 18v-6M8.5 15.5l1-4L18.3 2.7a2 2 0 0 1 3 3L12.5 14.5z"
    ),
    "rectangle.and.pencil.and.ellipsis": .init(
      lines:
        "M11 6H4.5A2.5 2.5 0 0 0 2 8.5v8A2.5 2.5 0 0 0 4.5 19h14a2.5 2.5 0 0 0 2.5-2.5V12.5M12 14l1-4 7-7 2.5 2.5-7 7z",
      solid: "O5.5 13.5 .2O9 13.5 .2"),
    "highlighter": .init(
      shape: "M9 10l5.5-7.5 6.5 4.7-5.5 7.5-4 .8-2.2-1.6z",
      lines: "M8.5 14.5L5.5 18.5h5l1.2-1.5M2.5 21.5h19"),
    "paintbrush": .init(
      shape:
        "M20.5 2.5c1.5 1.5.5 3-.5 4.5L13.5 15 9 10.5 16.5 3.5c1.5-1.3 3-2 4-1zM8 12c2.5 0 4.5 2 4.5 4.5 0 4-5 5.5-10 4.5 2-1 2-2.5 2-4.5C4.5 13.8 6 12 8 12z",
      inside: "M9 11l4 4"),
    "paintbrush.pointed": .init(
      shape:
        "M21.5 2.5c-1 5-5.5 10.5-9.5 13l-3-3c2.5-4.5 7.5-9 12.5-10zM7.5 13.5a3.5 3.5 0 0 1 3.5 3.5c0 3.5-4 4.5-8.5 4 1.5-1 1.5-2.5 1.5-4a3.5 3.5 0 0 1 3.5-3.5z",
      inside: "M8 12.5l3.5 3.5"),
    "paintpalette": .init(
      shape:
        "M12 2.5c5.5 0 10 3.5 10 8.5 0 3-2.5 5-5.5 5h-2c-1.5 0-2 1.2-1.5 2.2 1 1.8 0 3.3-1.5 3.3C6 21.5 2 17.5 2 12S6.5 2.5 12 2.5z",
      inside: "M7 12.5v.1M8.5 8v.1M13 6.5v.1M17 9.5v.1"),
    "scissors": .init(lines: "O5.5 17.5 3O18.5 17.5 3M7.2 15L17 2.5M16.8 15L7 2.5"),
    "ruler": .init(
      shape: "M16.5 2L22 7.5 7.5 22 2 16.5z", inside: "M12.5 6l2 2M9.5 9l2.5 2.5M6.5 12l2 2"),
    "trash": .init(
      shape: "M5.2 7h13.6l-.9 12.2a2.5 2.5 0 0 1-2.5 2.3H8.6a2.5 2.5 0 0 1-2.5-2.3z",
      inside: "M10 11l.2 6.5M14 11l-.2 6.5",
      lines: "M3 6.5h18M8.5 6V4A1.5 1.5 0 0 1 10 2.5h4A1.5 1.5 0 0 1 15.5 4v2"),
    "book": .init(
      shape:
        "M12 5.5C9.5 3.7 6 3.3 2 3.7v14.5c4-.4 7.5 0 10 1.8 2.5-1.8 6-2.2 10-1.8V3.7c-4-.4-7.5 0-10 1.8z",
      inside: "M12 6v13.5"),
    "book.pages": .init(
      shape:
        "M12 6.5C9.5 4.7 6.5 4.3 3.5 4.7v12.5c3-.4 6 0 8.5 1.8 2.5-1.8 5.5-2.2 8.5-1.8V4.7c-3-.4-6 0-8.5 1.8z",
      inside:
        "M12 7v11.5M6.5 8.5c1 0 2 .2 3 .5M6.5 12.5c1 0 2 .2 3 .5M17.5 8.5c-1 0-2 .2-3 .5M17.5 12.5c-1 0-2 .2-3 .5"
    ),
    "book.closed": .init(
      shape: "M7 2h12.5v19.5H7A3 3 0 0 1 4 18.5V5a3 3 0 0 1 3-3z",
      inside: "M19.5 17.2H7a2.3 2.3 0 0 0-2.5 2.3M8 6h.01"),
    "books.vertical": .init(
      shape: "R2.2 3 3.8 18.5 .8R9 5.5 3.8 16 .8M16 6.7l3.4-.9 3.6 13.7-3.4.9z",
      inside: "M2.2 16.5h3.8M9 9.5h3.8M17 10.5l3.4-.9"),
    "text.book.closed": .init(
      shape: "M7 2h12.5v19.5H7A3 3 0 0 1 4 18.5V5a3 3 0 0 1 3-3z",
      inside: "M19.5 17.2H7a2.3 2.3 0 0 0-2.5 2.3M9 7h6.5M9 11h6.5"),
    "character.book.closed": .init(
      shape: "M7 2h12.5v19.5H7A3 3 0 0 1 4 18.5V5a3 3 0 0 1 3-3z",
      inside: "M19.5 17.2H7a2.3 2.3 0 0 0-2.5 2.3M8.8 13l3.2-7.5 3.2 7.5M9.8 11h4.4"),
    "bookmark": .init(
      shape: "M7.5 2.5h9A2.5 2.5 0 0 1 19 5v16.5L12 16l-7 5.5V5a2.5 2.5 0 0 1 2.5-2.5z"),
    "newspaper": .init(
      shape: "M4 4h13v14a2.3 2.3 0 0 0 2.3 2.3H5A3 3 0 0 1 2 17.3V6a2 2 0 0 1 2-2z",
      inside: "M6 8.5h7M6 12h7M6 15.7h4", lines: "M17 8.5h3a2 2 0 0 1 2 2v7.3a2.5 2.5 0 0 1-2.7 2.5"
    ),
    "note": .init(
      shape: "M6 3h12a3 3 0 0 1 3 3v9l-6 6H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
      inside: "M20.5 15H17a2 2 0 0 0-2 2v3.5"),
    "note.text": .init(shape: "R2.5 3 19 18 3", inside: "M2.5 7.5h19M6.5 12h11M6.5 16.5h7"),
    "clipboard": .init(
      shape: "M8 4H7a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3h-1z",
      inside: "R8.5 2 7 4.5 1.5"),
    "list.clipboard": .init(
      shape: "M8 4H7a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3h-1z",
      inside: "R8.5 2 7 4.5 1.5M8 11h8M8 14.5h8M8 18h5"),
    "list.bullet.clipboard": .init(
      shape: "M8 4H7a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3h-1z",
      inside: "R8.5 2 7 4.5 1.5M11 11.5h5M11 16.5h5M8 11.5h.01M8 16.5h.01"),
    "pencil.and.list.clipboard": .init(
      lines:
        "M18 10V7a3 3 0 0 0-3-3H6a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h5M7.5 2h6v4h-6zM7 11h6M7 15h4M13.5 21l.8-3.5 6-6 2.5 2.5-6 6z"
    ),
    "list.bullet.rectangle": .init(
      shape: "R2 4 20 16 3",
      inside: "M10.5 8.5h7.5M10.5 12h7.5M10.5 15.5h7.5M6.5 8.5h.01M6.5 12h.01M6.5 15.5h.01"),
    "list.bullet.rectangle.portrait": .init(
      shape: "R4 2 16 20 3", inside: "M11 7h5M11 12h5M11 17h5M8 7h.01M8 12h.01M8 17h.01"),
    "heart.text.square": .init(
      shape: "R3 3 18 18 3.5",
      inside:
        "M12 11.5c-3-1.8-4-3-4-4.2a2 2 0 0 1 4-.5 2 2 0 0 1 4 .5c0 1.2-1 2.4-4 4.2zM7.5 14.5h9M7.5 17.8h9"
    ),
    "heart.text.clipboard": .init(
      shape: "M8 4H7a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3h-1z",
      inside:
        "R8.5 2 7 4 1.5M12 14c-2.5-1.5-3.3-2.5-3.3-3.5a1.7 1.7 0 0 1 3.3-.5 1.7 1.7 0 0 1 3.3.5c0 1-.8 2-3.3 3.5zM8.5 18h7"
    ),
    "photo.artframe": .init(
      shape: "R2.5 2.5 19 19 1", inside: "M6.5 17.5V6.5h11v11zM7 16l3.5-4 3 3.5 1.5-1.5 2 2.5"),
    "graduationcap": .init(
      shape: "M12 4L23 9.5 12 15 1 9.5z", lines: "M6 12.5v4.5c3 3 9 3 12 0v-4.5M22.5 10v6"),
    "backpack": .init(
      shape: "M6 21.5h12a2 2 0 0 0 2-2V10a8 6.5 0 0 0-16 0v9.5a2 2 0 0 0 2 2z",
      inside: "M8 21v-6h8v6M9.5 10h5", lines: "M9.5 4.5v-2h5v2"),
    "printer": .init(
      shape:
        "M4.5 8h15A2.5 2.5 0 0 1 22 10.5v4a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 14.5v-4A2.5 2.5 0 0 1 4.5 8z",
      inside: "M18 11.5h.01M6 17v-2.5h12V17", lines: "M6.5 8V3h11v5M6.5 14.5V21h11v-6.5"),
    "scanner": .init(
      shape: "R2 14 20 6.5 2", inside: "M6 17.3h3M17.5 17.3h.01", lines: "M4 14L19 4"),
    "cabinet": .init(
      shape: "R4 2 16 19 2", inside: "M4 11.5h16M10.5 6.7h3M10.5 16h3",
      lines: "M6.5 21.5V22M17.5 21.5V22"),
    "suitcase": .init(
      shape: "R2 7 20 13.5 3", inside: "M6.5 7v13.5M17.5 7v13.5",
      lines: "M8.5 7V4.5A1.5 1.5 0 0 1 10 3h4a1.5 1.5 0 0 1 1.5 1.5V7"),
    "briefcase": .init(
      shape: "R2 7 20 13.5 3", inside: "M2.5 12.5c6 2.5 13 2.5 19 0M12 13v3",
      lines: "M8.5 7V4.5A1.5 1.5 0 0 1 10 3h4a1.5 1.5 0 0 1 1.5 1.5V7"),
    "text.below.photo": .init(
      shape: "R3 2.5 18 11 2.5", inside: "M4.5 12l4-4 3.5 3.5 2.5-2.5 4.5 4",
      lines: "M3 17.5h18M3 21.5h12"),
    "text.badge.star": .init(
      lines: "M3 11h6.5M3 16h18M3 21h18M3 6h4",
      solid: "M16 2l1.7 3.3 3.5.5-2.5 2.6.6 3.6-3.3-1.7-3.3 1.7.6-3.6-2.5-2.6 3.5-.5z"),
  ]
}
