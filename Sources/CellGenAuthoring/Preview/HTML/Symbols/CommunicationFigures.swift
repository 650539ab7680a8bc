extension SymbolFigure {
  /// Calls, messages, sound waves and networks.
  static let communication: [String: SymbolFigure] = [
    "phone": .init(
      shape:
        "M6.5 2.5L10 7.5l-2 2.5c1 2.7 3.3 5 6 6l2.5-2 5 3.5c0 2.5-1.8 4-4 4C10 21.5 2.5 14 2.5 6.5c0-2.2 1.5-4 4-4z"
    ),
    "phone.down": .init(
      shape:
        "M1.5 14c0-4.5 5-7 10.5-7s10.5 2.5 10.5 7c0 1.5-.8 2.8-2 3L15.5 16v-3.5c-2.3-.6-4.7-.6-7 0V16L3.5 17c-1.2-.2-2-1.5-2-3z"
    ),
    "phone.arrow.up.right": .init(
      shape:
        "M5.5 4L8.8 8.5 7 11c1 2.5 3 4.5 5.5 5.5L15 14.5 19.5 18c0 2.3-1.5 3.5-3.5 3.5C9 21.5 2.5 15 2.5 7.5c0-2 1-3.5 3-3.5z",
      lines: "M14.5 9.5l6.5-6.5M15.5 3H21v5.5"),
    "phone.arrow.down.left": .init(
      shape:
        "M5.5 4L8.8 8.5 7 11c1 2.5 3 4.5 5.5 5.5L15 14.5 19.5 18c0 2.3-1.5 3.5-3.5 3.5C9 21.5 2.5 15 2.5 7.5c0-2 1-3.5 3-3.5z",
      lines: "M21 3l-6.5 6.5M20 9.5h-5.5V4"),
    "phone.connection": .init(
      shape:
        "M5.5 4L8.8 8.5 7 11c1 2.5 3 4.5 5.5 5.5L15 14.5 19.5 18c0 2.3-1.5 3.5-3.5 3.5C9 21.5 2.5 15 2.5 7.5c0-2 1-3.5 3-3.5z",
      lines: "M13 7.5a4 4 0 0 1 4 4M13 3a8.5 8.5 0 0 1 8.5 8.5"),
    "message": .init(
      shape:
        "M12 3c5.5 0 9.5 3.5 9.5 8s-4 8-9.5 8c-1.3 0-2.5-.2-3.5-.5-1.5 1.5-3.5 2.2-5.5 2.2 1-1.3 1.5-2.7 1.5-4.2C3.2 15.2 2.5 13.2 2.5 11c0-4.5 4-8 9.5-8z"
    ),
    "bubble": .init(
      shape:
        "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-3L12 21.5 9 17.5H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"
    ),
    "bubble.left": .init(
      shape:
        "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-6.5L6.5 21.5v-4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"),
    "bubble.right": .init(
      shape: "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-.5v4l-5-4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"),
    "bubble.left.and.bubble.right": .init(
      shape:
        "M4 3h8.5A2.5 2.5 0 0 1 15 5.5v4.5a2.5 2.5 0 0 1-2.5 2.5H8l-3.5 3v-3H4A2.5 2.5 0 0 1 1.5 10V5.5A2.5 2.5 0 0 1 4 3z",
      lines:
        "M18.5 8.5h1.5a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-.5v3L16 18h-4a2 2 0 0 1-1.7-1"
    ),
    "bubble.left.and.text.bubble.right": .init(
      shape:
        "M4 2.5h8A2.5 2.5 0 0 1 14.5 5v3.5A2.5 2.5 0 0 1 12 11H8l-3.5 3v-3H4A2.5 2.5 0 0 1 1.5 8.5V5A2.5 2.5 0 0 1 4 2.5z",
      lines:
        "M18.5 8h1.5a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-2.5 2.5h-.5v3l-3.5-3h-5a2.5 2.5 0 0 1-2.5-2.5v-.5M12.5 14h6.5"
    ),
    "bubble.left.and.exclamationmark.bubble.right": .init(
      shape:
        "M4 2.5h8A2.5 2.5 0 0 1 14.5 5v3.5A2.5 2.5 0 0 1 12 11H8l-3.5 3v-3H4A2.5 2.5 0 0 1 1.5 8.5V5A2.5 2.5 0 0 1 4 2.5z",
      lines:
        "M18.5 8h1.5a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-2.5 2.5h-.5v3l-3.5-3h-5a2.5 2.5 0 0 1-2.5-2.5v-.5M17.5 11v1.5M17.5 15.5v.01"
    ),
    "envelope": .init(
      shape: "R2 4.5 20 15 2.8", inside: "M2.8 6.5l7.4 6.3c1.1.9 2.5.9 3.6 0l7.4-6.3"),
    "envelope.open": .init(
      shape: "M2 9.5L10.5 3c1-.7 2-.7 3 0L22 9.5v9a2.8 2.8 0 0 1-2.8 2.8H4.8A2.8 2.8 0 0 1 2 18.5z",
      inside: "M2.5 10l7.7 5.5c1.1.8 2.5.8 3.6 0L21.5 10"),
    "paperplane": .init(shape: "M21.5 2.5L2.5 9.5l7.5 4.5 4.5 7.5z", inside: "M21 3L10 14"),
    "bell": .init(
      shape: "M4 17.5c1.5-1.7 2-3.5 2-7.5a6 6 0 0 1 12 0c0 4 .5 5.8 2 7.5z",
      lines: "M9.8 20.5c1 1.2 3.4 1.2 4.4 0M12 4V2.5"),
    "bell.and.waves.left.and.right": .init(
      shape: "M6 17c1.2-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .3 4.5 1.5 6z",
      lines:
        "M10.3 20c.8 1 2.6 1 3.4 0M4.8 5.5C3.5 6.8 3 8.3 3 10M19.2 5.5C20.5 6.8 21 8.3 21 10M2.2 3.5C1.5 4.3 1 5.5.8 6.5M21.8 3.5c.7.8 1.2 2 1.4 3"
    ),
    "megaphone": .init(
      shape: "M3 9.5L19 4v15L3 14.5z", lines: "M21.5 9.5v4.5M6.5 15.5v2a2.8 2.8 0 0 0 5.5 1v-1"),
    "mic": .init(
      shape: "R8.5 2 7 12.5 3.5", lines: "M4.8 11.5a7.2 7.2 0 0 0 14.4 0M12 18.7v3M8.5 21.7h7"),
    "video": .init(shape: "R1.8 6 13.7 12 3M18 10.5l4.2-3v9l-4.2-3z"),
    "antenna.radiowaves.left.and.right": .init(
      lines:
        "M12 12v9.5M8.5 15.5a5 5 0 0 1 0-7M15.5 15.5a5 5 0 0 0 0-7M5.5 18.5a9.2 9.2 0 0 1 0-13M18.5 18.5a9.2 9.2 0 0 0 0-13",
      solid: "O12 12 1"),
    "dot.radiowaves.left.and.right": .init(
      lines:
        "M8.5 15.5a5 5 0 0 1 0-7M15.5 15.5a5 5 0 0 0 0-7M5 19a9.9 9.9 0 0 1 0-14M19 19a9.9 9.9 0 0 0 0-14",
      solid: "O12 12 1"),
    "dot.radiowaves.right": .init(
      lines: "M9.5 8a5.7 5.7 0 0 1 0 8M13.5 4.5a10.6 10.6 0 0 1 0 15M17.5 1.5a14.8 14.8 0 0 1 0 21",
      solid: "O5 12 1"),
    "badge.plus.radiowaves.right": .init(
      lines: "M6.5 8.5v7M3 12h7M13.5 7a7 7 0 0 1 0 10M17.5 3.5a12 12 0 0 1 0 17"),
    "wave.3.right": .init(
      lines: "M5 9a4.5 4.5 0 0 1 0 6M10 6a9 9 0 0 1 0 12M15 3a13.5 13.5 0 0 1 0 18"),
    "wave.3.left": .init(
      lines: "M19 9a4.5 4.5 0 0 0 0 6M14 6a9 9 0 0 0 0 12M9 3a13.5 13.5 0 0 0 0 18"),
    "sensor.tag.radiowaves.right": .init(
      shape: "M8 7.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9z",
      lines: "M15 7.5a7 7 0 0 1 0 9M18.5 4.5a11.5 11.5 0 0 1 0 15"),
    "wifi": .init(
      lines: "M2 9.2c6-5.6 14-5.6 20 0M5.3 13.2c4-3.7 9.4-3.7 13.4 0M8.6 17c2-1.8 4.8-1.8 6.8 0",
      solid: "O12 20.5 .6"),
    "wifi.exclamationmark": .init(
      lines:
        "M2 9.2c6-5.6 14-5.6 20 0M5.3 13.2c.9-.8 1.7-1.3 2.7-1.8M18.7 13.2c-.9-.8-1.7-1.3-2.7-1.8M12 11v5.5",
      solid: "O12 20.5 .6"),
    "network": .init(
      lines:
        "O12 12 9.5M2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19M5 6c4 2.7 10 2.7 14 0M5 18c4-2.7 10-2.7 14 0"
    ),
    "globe": .init(
      lines: "O12 12 9.5M2.5 12h19M12 2.5c-5 5.5-5 13.5 0 19M12 2.5c5 5.5 5 13.5 0 19"),
    "globe.europe.africa": .init(
      shape: "O12 12 9.5",
      inside:
        "M8 3.8c1.5 1.5 1 3.2 3 3.2s1.5-1.5 4-1 3 2 5 2M9 10.5c3-.7 5 .5 5.5 2.5s-1 2.5-1.5 4.5-2.5 1-2.5-1-3-2-3-3.5.5-2.2 1.5-2.5z"
    ),
    "globe.americas": .init(
      shape: "O12 12 9.5",
      inside:
        "M4 7c2 0 3.5 1 5.5.5S10.5 4.5 9.5 3.2M5 9.5c1 2 2.5 3 4.5 3M9.5 12.5c3-.5 5.5.7 5.5 2.5s-2 2-2.5 4-2 1.5-2-.5-2-3-1-6z"
    ),
    "globe.asia.australia": .init(
      shape: "O12 12 9.5",
      inside:
        "M6 5.5c1.5 2.5 4 1 5 3s-.5 3 1 4.5 1.5-2 3-1.5 1 2 2.5 2M19.5 6c-1.5.5-2.5 0-3.5-1M13.5 17.5c1-1.2 3-1.2 4 0"
    ),
    "globe.desk": .init(
      shape: "O12 9.5 6.5", lines: "M12 19.5V22M8 22h8M18.5 3.5a9 9 0 0 1-12.7 12.7"),
    "link": .init(
      lines:
        "M9.5 14.5l5-5M11 7l2.5-2.5a4.6 4.6 0 0 1 6.5 6.5L17.5 13.5M13 17l-2.5 2.5a4.6 4.6 0 0 1-6.5-6.5L6.5 10.5"
    ),
    "personalhotspot": .init(lines: "M13 15H8.5a4 4 0 0 1 0-8H11M11 9h4.5a4 4 0 0 1 0 8H13"),
    "airplayaudio": .init(
      lines: "M6.5 15.5a8 8 0 1 1 11 0M8.8 12.5a4.3 4.3 0 1 1 6.4 0", solid: "M12 15.5l4.5 5h-9z"),
    "airplayvideo": .init(
      lines:
        "M6 17H5a2.5 2.5 0 0 1-2.5-2.5v-8A2.5 2.5 0 0 1 5 4h14a2.5 2.5 0 0 1 2.5 2.5v8A2.5 2.5 0 0 1 19 17h-1",
      solid: "M12 15l5 6H7z"),
    "captions.bubble": .init(
      shape:
        "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-6.5L6.5 21.5v-4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z",
      inside: "M6.5 9.5h5M15 9.5h2.5M6.5 13.5h2.5M12.5 13.5h5"),
    "quote.bubble": .init(
      shape:
        "M6 3h12a4 4 0 0 1 4 4v6.5a4 4 0 0 1-4 4h-6.5L6.5 21.5v-4H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z",
      inside: "M10.5 7.5c-1.7.7-2.5 2-2.5 4.5h2.5V9.5H8.5M16.5 7.5c-1.7.7-2.5 2-2.5 4.5h2.5V9.5h-2"),
    "bubbles.and.sparkles": .init(
      shape: "O8 14.5 5.5O17.5 18 3O16.5 6.5 1.5", lines: "M20.5 8v4M18.5 10h4M9 2v4M7 4h4"),
    "faxmachine": .init(
      shape: "R2.5 9 5 12 1.5R7.5 11.5 14 9.5 1.5", lines: "M10 11.5V3h9v8.5",
      solid: "O14 15 .2O18 15 .2O14 18 .2O18 18 .2"),
  ]
}
