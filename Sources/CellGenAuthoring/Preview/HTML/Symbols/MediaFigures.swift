extension SymbolFigure {
  /// Players, music, pictures and sound.
  static let media: [String: SymbolFigure] = [
    "play": .init(shape: "M5.5 3.5v17L20.5 12z"),
    "pause": .init(shape: "R5 3.5 4.5 17 1.5R14.5 3.5 4.5 17 1.5"),
    "stop": .init(shape: "R4.5 4.5 15 15 2.5"),
    "forward": .init(shape: "M2 5.5v13L11.5 12zM12.5 5.5v13L22 12z"),
    "backward": .init(shape: "M22 5.5v13L12.5 12zM11.5 5.5v13L2 12z"),
    "forward.end": .init(shape: "M4 4.5v15L16 12z", lines: "M20 4.5v15"),
    "backward.end": .init(shape: "M20 4.5v15L8 12z", lines: "M4 4.5v15"),
    "forward.frame": .init(shape: "M11 5v14l9.5-7z", lines: "M4 5v14M7.5 5v14"),
    "backward.frame": .init(shape: "M13 5v14l-9.5-7z", lines: "M20 5v14M16.5 5v14"),
    "playpause": .init(shape: "M2.5 5v14l9.5-7z", lines: "M16 5v14M21 5v14"),
    "eject": .init(shape: "M12 3.5l9 10.5H3z", lines: "M3 19.5h18"),
    "record.circle": .init(shape: "O12 12 9.5", inside: "O12 12 3O12 12 1"),
    "music.note": .init(lines: "M9.5 18V4.5l10-2V15", solid: "O7 18 1.8O17 15.5 1.8"),
    "music.quarternote.3": .init(
      lines: "M6 9.5V18M12 5v8M20 7v9M6 9l14-5.5", solid: "O4.5 19 1.2O10.5 14 1.2O18.5 17 1.2"),
    "music.note.list": .init(
      lines: "M3 5h9.5M3 10h8M3 15h6M17 18V6.5c1 2 4 2 4 5", solid: "O15 18.5 1.5"),
    "music.mic": .init(shape: "O16 8 5.5M11.5 11.5L4 20l-1-1 8-8z", inside: "M12.5 5.5l6.5 6"),
    "film": .init(
      shape: "R2 4 20 16 2.5",
      inside: "M7 4v16M17 4v16M2.5 9.3H7M2.5 14.7H7M17 9.3h4.5M17 14.7h4.5M7 12h10"),
    "film.stack": .init(
      shape: "R2 9 20 12 2.5", inside: "M7 9v12M17 9v12M2.5 15H7M17 15h4.5",
      lines: "M4.5 5.5h15M7 2h10"),
    "movieclapper": .init(
      shape: "M2.5 10h19v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z",
      lines: "M2.5 10L3 6.5 20 3l.8 3.2zM8.5 9l3-4M14 8l3-4"),
    "photo": .init(
      shape: "R2 4 20 16 2.8", inside: "M2.5 17l5.5-5.5 4.5 4.5 3-3 6 5.5O15.5 8.7 .7"),
    "photo.on.rectangle": .init(
      shape: "R6 8 16 12 2.5", inside: "M6.5 18l4-4 3.5 3.5 2.5-2.5 5 4M16.5 11.5h.01",
      lines: "M3 15.5a2 2 0 0 1-1-1.8V6.5A2.5 2.5 0 0 1 4.5 4H15.5a2.5 2.5 0 0 1 2.3 1.3"),
    "photo.on.rectangle.angled": .init(
      shape: "R7 9 15 12 2.5", inside: "M7.5 19l4-4 3 3.5 2.5-2.5 4.5 4M17 12.5h.01",
      lines: "M4 16.5L2 8.5a2.3 2.3 0 0 1 1.8-2.8L14 3.2a2.3 2.3 0 0 1 2.8 1.8L17 6"),
    "photo.stack": .init(
      shape: "R2.5 9 19 12.5 2.5", inside: "M3 19l4.5-4.5 4 4 3-3 6 5M16 12.5h.01",
      lines: "M5 5.5h14M7.5 2h9"),
    "play.rectangle.on.rectangle": .init(
      shape: "R6 8 16 12 2.5", inside: "M12.2 11.7v4.6L16 14z",
      lines: "M3 15.5a2 2 0 0 1-1-1.8V6.5A2.5 2.5 0 0 1 4.5 4H15.5a2.5 2.5 0 0 1 2.3 1.3"),
    "livephoto": .init(
      lines:
        "O12 12 6M12 1.5h.01M17.2 2.9h.01M21.1 6.7h.01M22.5 12h.01M21.1 17.2h.01M17.2 21.1h.01M12 22.5h.01M6.8 21.1h.01M2.9 17.2h.01M1.5 12h.01M2.9 6.8h.01M6.7 2.9h.01",
      solid: "O12 12 1.5"),
    "memories": .init(lines: "O12 12 9.5M10 8v8l6-4zM12 1v1"),
    "waveform": .init(lines: "M2.5 10.5v3M6.3 7v10M10.1 3v18M13.9 8v8M17.7 5.5v13M21.5 10.5v3"),
    "waveform.path": .init(lines: "M2 12h2.5L7 5l4 14L15 4l3 12 1.5-4H22"),
    "waveform.path.ecg": .init(lines: "M1.5 13H7l2.5-8 5 15 2.5-7h5.5"),
    "waveform.path.ecg.rectangle": .init(
      shape: "R2 4 20 16 3", inside: "M5 13h3l2-5 3.5 8.5L15.5 13H19"),
    "speaker": .init(
      shape: "M6 8.5h4L15.5 4v16L10 15.5H6a1.5 1.5 0 0 1-1.5-1.5v-4A1.5 1.5 0 0 1 6 8.5z"),
    "speaker.wave.1": .init(
      shape: "M4 8.5h4L13.5 4v16L8 15.5H4A1.5 1.5 0 0 1 2.5 14v-4A1.5 1.5 0 0 1 4 8.5z",
      lines: "M17.5 9a5.5 5.5 0 0 1 0 6"),
    "speaker.wave.2": .init(
      shape: "M3.5 8.5h3.5L12 4v16l-5-4.5H3.5A1.5 1.5 0 0 1 2 14v-4a1.5 1.5 0 0 1 1.5-1.5z",
      lines: "M15.5 9a5.5 5.5 0 0 1 0 6M18.8 6.5a10 10 0 0 1 0 11"),
    "speaker.wave.3": .init(
      shape: "M2.5 8.5H5L9.5 4.5v15L5 15.5H2.5A1.5 1.5 0 0 1 1 14v-4a1.5 1.5 0 0 1 1.5-1.5z",
      lines: "M13 9.5a5 5 0 0 1 0 5M16.3 7a9.3 9.3 0 0 1 0 10M19.7 4.5a13.5 13.5 0 0 1 0 15"),
    "speaker.plus": .init(
      shape: "M3.5 8.5h3.5L12 4v16l-5-4.5H3.5A1.5 1.5 0 0 1 2 14v-4a1.5 1.5 0 0 1 1.5-1.5z",
      lines: "M18.5 9v6M15.5 12h6"),
    "speaker.minus": .init(
      shape: "M3.5 8.5h3.5L12 4v16l-5-4.5H3.5A1.5 1.5 0 0 1 2 14v-4a1.5 1.5 0 0 1 1.5-1.5z",
      lines: "M15.5 12h6"),
    "radio": .init(
      shape: "R2 8 20 13 2.5", inside: "O8 14.5 2.5M14.5 12h4M14.5 17h4", lines: "M5 8L18 2.5"),
    "guitars": .init(lines: "O8 16 5M11.5 12.5L20 4M18 2.5l3.5 3.5", solid: "O8 16 .7"),
    "pianokeys": .init(
      shape: "R2 4 20 16 2.5", inside: "M8.7 12v8M15.3 12v8M8.7 4v8M15.3 4v8M8 5v6.5M16 5v6.5"),
    "pip": .init(lines: "R2 4 20 16 2.8", solid: "M13 13h5.5v3.5H13z"),
    "pip.enter": .init(lines: "R2 4 20 16 2.8M6 8l4 4M10 8.5V12H6.5", solid: "M14 14h4.5v2.5H14z"),
    "pip.exit": .init(lines: "R2 4 20 16 2.8M10 12L6 8M6 11.5V8h3.5", solid: "M14 14h4.5v2.5H14z"),
    "theatermasks": .init(
      shape: "M2 5.5c3.5 1 7.5 1 11 0V11c0 3.5-2 6-5.5 7C4 17 2 14.5 2 11z",
      inside: "M5.5 9.5h.01M9.5 9.5h.01M5.5 13c1.3 1.3 2.7 1.3 4 0",
      lines: "M16 8.5c2 .2 4 0 6-.5V13c0 4-2 6.5-5.5 7.5-1.5-.5-2.7-1-3.5-2"),
    "popcorn": .init(
      shape: "M4.5 9.5h15l-2 12h-11z", inside: "M9 10l.7 11M15 10l-.7 11",
      lines: "M4.5 9.5a3 3 0 0 1 2-5 3.5 3.5 0 0 1 6-1.5 3.5 3.5 0 0 1 5.5 2 2.7 2.7 0 0 1 1.5 4.5"),
    "dice": .init(shape: "R3 3 18 18 4", inside: "M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01"),
  ]
}
