extension SymbolFigure {
  /// Devices, their parts and their windows.
  static let devices: [String: SymbolFigure] = [
    "iphone": .init(shape: "R6 1.8 12 20.4 3", inside: "M10.5 5h3"),
    "iphone.homebutton": .init(shape: "R6 1.8 12 20.4 2.5", inside: "M6 17.5h12M12 19.8h.01"),
    "ipad": .init(shape: "R3.5 2 17 20 2.5", inside: "M10 19h4"),
    "ipad.homebutton": .init(shape: "R3.5 2 17 20 2.5", inside: "M12 19h.01"),
    "ipad.landscape": .init(shape: "R2 3.5 20 17 2.5", inside: "M10 17.5h4"),
    "ipad.and.iphone": .init(
      shape: "R13.5 8 8.5 14 2", inside: "M17 11h1.5",
      lines: "M10 20H5.5A2.5 2.5 0 0 1 3 17.5v-13A2.5 2.5 0 0 1 5.5 2h9A2.5 2.5 0 0 1 17 4.5"),
    "macbook.and.iphone": .init(
      shape: "R16 8 6.5 13 1.8",
      lines: "M3.5 16V6.5A2 2 0 0 1 5.5 4.5h11a2 2 0 0 1 1.5.5M1.5 19.5H12.5"),
    "iphone.and.arrow.right": .init(shape: "R2 2 11.5 20 3", lines: "M17 8l4.5 4-4.5 4M9 12h12"),
    "iphone.radiowaves.left.and.right": .init(
      shape: "R8 3 8 18 2", inside: "M11.5 6h1",
      lines: "M5 8.5a6 6 0 0 0 0 7M19 8.5a6 6 0 0 1 0 7M2 6a10 10 0 0 0 0 12M22 6a10 10 0 0 1 0 12"),
    "platter.filled.bottom.iphone": .init(
      lines: "R6 1.8 12 20.4 3M10.5 5h3", solid: "M9.5 15h5v3.5h-5z"),
    "apps.iphone": .init(
      shape: "R6 1.8 12 20.4 3",
      inside: "M9.5 7h.01M12 7h.01M14.5 7h.01M9.5 10.5h.01M12 10.5h.01M14.5 10.5h.01M10 18.5h4"),
    "applewatch": .init(
      shape: "R5.5 6 13 12 3.5", lines: "M8.5 6l.5-3.5h6l.5 3.5M8.5 18l.5 3.5h6l.5-3.5M20.5 10.5v2"),
    "laptopcomputer": .init(shape: "R4 4 16 12 2", lines: "M1.5 19.5h21"),
    "macbook": .init(shape: "R4 4 16 12 2", inside: "M10.5 4.5h3", lines: "M1.5 19.5h21"),
    "desktopcomputer": .init(
      shape: "R2 3 20 13.5 2.3", inside: "M2.5 12.7h19",
      lines: "M9.5 21l1-4.5M14.5 21l-1-4.5M8 21h8"),
    "display": .init(shape: "R2 3 20 14 2.3", lines: "M12 17v4M8 21h8"),
    "pc": .init(
      shape: "R2 6 12 9.5 1.5R17 3.5 5 17 1.5", inside: "M19.5 7h.01", lines: "M8 15.5v4.5M5 20h6"),
    "tv": .init(shape: "R2 4 20 13.5 2.3", lines: "M8 21h8"),
    "server.rack": .init(
      shape: "R2.5 3 19 5 1.5R2.5 9.5 19 5 1.5R2.5 16 19 5 1.5",
      inside: "M6 5.5h.01M6 12h.01M6 18.5h.01M12 5.5h5M12 12h5M12 18.5h5"),
    "externaldrive": .init(
      shape:
        "M6 4.5h12a2 2 0 0 1 1.9 1.5L22 13v4a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17v-4l2.1-7A2 2 0 0 1 6 4.5z",
      inside: "M2.5 13h19M18 16.3h.01"),
    "externaldrive.connected.to.line.below": .init(
      shape: "M6 2.5h12L22 8.5v3a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-3z",
      inside: "M2.5 8.5h19M18 11h.01", lines: "M12 13.5v6.5M3 20h18", solid: "O12 20 .8"),
    "internaldrive": .init(shape: "R2 6 20 12 2.8", inside: "M2.5 13.5h19M6 16h.01M18 16h-4"),
    "opticaldisc": .init(shape: "O12 12 9.5", inside: "O12 12 2.5M12 6a6 6 0 0 1 6 6"),
    "memorychip": .init(
      shape: "R2 6.5 20 10 2", inside: "R6 10 4 3 .5R14 10 4 3 .5",
      lines: "M5 16.5v3M9.7 16.5v3M14.3 16.5v3M19 16.5v3"),
    "cpu": .init(
      shape: "R5 5 14 14 2.5", inside: "R9 9 6 6 1",
      lines: "M9 5V2M15 5V2M9 22v-3M15 22v-3M5 9H2M5 15H2M22 9h-3M22 15h-3"),
    "keyboard": .init(
      shape: "R1.8 5.5 20.4 13 2.5",
      inside:
        "M6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M6 12.5h.01M10 12.5h.01M14 12.5h.01M18 12.5h.01M8.5 15.5h7"
    ),
    "keyboard.chevron.compact.down": .init(
      shape: "R1.8 3 20.4 12.5 2.5",
      inside:
        "M6 6.5h.01M10 6.5h.01M14 6.5h.01M18 6.5h.01M6 9.3h.01M10 9.3h.01M14 9.3h.01M18 9.3h.01M8.5 12.2h7",
      lines: "M8.5 19l3.5 2.5 3.5-2.5"),
    "computermouse": .init(shape: "R6 2 12 20 6", inside: "M12 6.5v3"),
    "gamecontroller": .init(
      shape:
        "M7 5.5h10c3.5 0 5 5 5.5 10 .3 3.5-3 4.5-4.7 2L16 15H8l-1.8 2.5c-1.7 2.5-5 1.5-4.7-2C2 10.5 3.5 5.5 7 5.5z",
      inside: "M8 8v4M6 10h4M15 11.5h.01M17 8.7h.01"),
    "headphones": .init(
      shape: "R3.5 14 4 7 1.8R16.5 14 4 7 1.8", lines: "M3.5 16v-3.5a8.5 8.5 0 0 1 17 0V16"),
    "airpods": .init(lines: "M9.5 12v8.5M14.5 12v8.5", solid: "O7 8 2.8O17 8 2.8"),
    "airpods.max": .init(
      shape: "R3.5 12 5 9 2.3R15.5 12 5 9 2.3", lines: "M6 12V9.5a6 6.5 0 0 1 12 0V12"),
    "hifispeaker": .init(shape: "R5 1.8 14 20.4 2.5", inside: "O12 14.5 3.5M12 6.5h.01"),
    "homepod": .init(
      shape: "M12 3c5.5 0 8.5 3 8.5 8.5S18 21.5 12 21.5 3.5 17 3.5 11.5 6.5 3 12 3z",
      inside: "M8 6.5c2.5 1.5 5.5 1.5 8 0"),
    "simcard": .init(
      shape:
        "M7.5 2H14l5.5 5.5v12a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5V4.5A2.5 2.5 0 0 1 7 2z",
      inside: "R8.5 11 7 7.5 1M8.5 14.7h7M12 11v7.5"),
    "sdcard": .init(
      shape:
        "M7.5 2H14l5.5 5.5v12a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5V4.5A2.5 2.5 0 0 1 7 2z",
      inside: "M8.5 6v3M12 6v3"),
    "battery.0": .init(shape: "R1.5 6.5 18.5 11 3", lines: "M22.5 10.5v3"),
    "battery.25": .init(lines: "R1.5 6.5 18.5 11 3M22.5 10.5v3", solid: "M5.5 10.5v3h.5v-3z"),
    "battery.50": .init(lines: "R1.5 6.5 18.5 11 3M22.5 10.5v3", solid: "M5.5 10.5v3h4v-3z"),
    "battery.75": .init(lines: "R1.5 6.5 18.5 11 3M22.5 10.5v3", solid: "M5.5 10.5v3h7.5v-3z"),
    "battery.100": .init(lines: "R1.5 6.5 18.5 11 3M22.5 10.5v3", solid: "M5.5 10.5v3h10.5v-3z"),
    "battery.100.bolt": .init(
      lines:
        "M7 6.5H4.5a3 3 0 0 0-3 3v5a3 3 0 0 0 3 3H7M14 6.5h3a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-3M22.5 10.5v3",
      solid: "M11.5 5.5L7 12.5h3l-.5 6L14.5 11h-3.5z"),
    "powerplug": .init(shape: "M6 8.5h12v3a6 6 0 0 1-12 0z", lines: "M9 8.5V3M15 8.5V3M12 17.5V22"),
    "poweroutlet.type.b": .init(shape: "R3 3 18 18 3.5", inside: "M9 7.5v4M15 7.5v4M12 15v1.5"),
    "bolt": .init(shape: "M13.5 2L4.5 14H11l-1 8L19.5 9.5H13z"),
    "bolt.horizontal": .init(shape: "M22 10.5L10 19.5V13L2 14 14.5 4.5V11z"),
    "lightbulb": .init(
      shape:
        "M12 2.5a7 7 0 0 1 7 7c0 3-1.8 4.3-2.8 6-.3.6-.5 1.2-.5 1.8H8.3c0-.6-.2-1.2-.5-1.8C6.8 13.8 5 12.5 5 9.5a7 7 0 0 1 7-7z",
      lines: "M9.5 21.5h5"),
    "lightbulb.max": .init(
      shape:
        "M12 5.5a5.5 5.5 0 0 1 5.5 5.5c0 2.3-1.2 3.3-2 4.7-.3.5-.5 1-.5 1.6H9c0-.6-.2-1.1-.5-1.6-.8-1.4-2-2.4-2-4.7A5.5 5.5 0 0 1 12 5.5z",
      lines: "M10 21.5h4M12 1.5v.5M4.5 4.5l.5.5M19.5 4.5l-.5.5M1.5 11.5h.5M22 11.5h.5"),
    "lamp.desk": .init(lines: "M8 21.5h12M14 21.5L8 12l6-6M12 3l6 6 2-4-4-4z"),
    "flashlight.on.fill": .init(
      lines: "M12 1v2M6.5 2l1 1.5M17.5 2l-1 1.5", solid: "M7.5 6.5h9v3l-2 2.5v10h-5v-10l-2-2.5z"),
    "flashlight.off.fill": .init(solid: "M7.5 3.5h9v3l-2 3v12h-5v-12l-2-3z"),
    "camera": .init(
      shape:
        "M9 4h6l1.7 2.7H19.5A2.5 2.5 0 0 1 22 9.2v8.3a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5V9.2A2.5 2.5 0 0 1 4.5 6.7h2.8z",
      inside: "O12 13 3.8"),
    "camera.rotate": .init(
      shape:
        "M9 4h6l1.7 2.7H19.5A2.5 2.5 0 0 1 22 9.2v8.3a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5V9.2A2.5 2.5 0 0 1 4.5 6.7h2.8z",
      inside: "M8 12.5a4 4 0 0 1 7-2M15.5 8.5v2.3h-2.3M16 13.5a4 4 0 0 1-7 2M8.5 17.5v-2.3h2.3"),
    "camera.viewfinder": .init(
      lines:
        "M2.5 7V5A2.5 2.5 0 0 1 5 2.5h2M17 2.5h2A2.5 2.5 0 0 1 21.5 5v2M21.5 17v2a2.5 2.5 0 0 1-2.5 2.5h-2M7 21.5H5A2.5 2.5 0 0 1 2.5 19v-2M10.5 7h3l1 1.7H17V17H7V8.7h2.5zO12 12.8 1.8"
    ),
    "camera.filters": .init(lines: "O12 8.5 5.5O8.5 15 5.5O15.5 15 5.5"),
    "camera.macro": .init(
      lines:
        "O12 8 2.5M12 13v9M12 5.5c-2-5 3.5-5 0 0M9.5 7.5c-5-1.5-3.5-5.5 0 0M14.5 7.5c5-1.5 3.5-5.5 0 0M10.5 10c-3.5 4-5.5 0 0 0M13.5 10c3.5 4 5.5 0 0 0M12 20c-4 0-6-2-6-5 3.5 0 6 1.5 6 5z"
    ),
    "terminal": .init(shape: "R2 4 20 16 3", inside: "M6 9l3.5 3L6 15M12 15.5h5"),
    "apple.terminal": .init(shape: "R2 4 20 16 3", inside: "M2 8h20M6 11.5l2.5 2L6 15.7M11 16h4"),
    "macwindow": .init(shape: "R2 4 20 16 3", inside: "M2 9h20M5.5 6.5h.01M8.5 6.5h.01"),
    "macwindow.on.rectangle": .init(
      shape: "R2 8.5 16 12 2.5", inside: "M2 12.5h16",
      lines: "M6 5.5A2 2 0 0 1 8 3.5h12A2 2 0 0 1 22 5.5v9a2 2 0 0 1-1.5 2"),
    "menubar.rectangle": .init(shape: "R2 4 20 16 3", inside: "M2 8.5h20M6 6.3h4"),
    "cursorarrow": .init(shape: "M6 2.5l13 12h-7l4 6.5-2.5 1.3-3.5-7L6 19.5z"),
    "cursorarrow.rays": .init(
      shape: "M10.5 10.5l9.5 4-4 1.5-1.5 4z",
      lines: "M10 2.5v3M3 10h3M4.5 4.5L7 7M15.5 4.5L13 7M4.5 15.5L7 13"),
    "contextualmenu.and.cursorarrow": .init(
      shape: "R2.5 2.5 13 16 2", inside: "M6 7h6M6 10.5h6M6 14h3",
      lines: "M14 12.5l8 5-3.5.7-1.5 3.3z"),
    "filemenu.and.cursorarrow": .init(
      shape: "R2.5 2.5 13 16 1", inside: "M6 7h6M6 10.5h6M6 14h3M2.5 5h13",
      lines: "M14 12.5l8 5-3.5.7-1.5 3.3z"),
    "delete.left": .init(
      shape: "M8.5 4.5H19.5A2.5 2.5 0 0 1 22 7v10a2.5 2.5 0 0 1-2.5 2.5H8.5L1.5 12z",
      inside: "M11.5 9l5.5 6M17 9l-5.5 6"),
    "delete.right": .init(
      shape: "M15.5 4.5H4.5A2.5 2.5 0 0 0 2 7v10a2.5 2.5 0 0 0 2.5 2.5h11L22.5 12z",
      inside: "M12.5 9L7 15M7 9l5.5 6"),
    "clear": .init(
      shape: "M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z",
      inside: "M8.5 8.5l7 7M15.5 8.5l-7 7"),
    "dot.square": .init(shape: "R3 3 18 18 3.5", inside: "O12 12 1.5"),
  ]
}
