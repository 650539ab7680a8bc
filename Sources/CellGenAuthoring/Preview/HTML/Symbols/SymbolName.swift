/// Reads the names of SF Symbols.
///
///     name → (figure | letter | number) part* | figure 'and' figure 'fill'?
///     part → 'slash' | 'fill' | 'badge' mark? | 'crop'? frame
///
/// A name is drawn with all of its words or not at all: `wifi.slash` is never drawn as `wifi`, nor `lock.open` as
/// `lock`.
enum SymbolName {
  /// The drawing of a symbol; nil if any word of its name cannot be drawn.
  static func drawing(of name: String) -> SymbolDrawing? {
    let words = usual(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    return drawing(of: words[...]) ?? leftToRight(words).flatMap { drawing(of: $0[...]) }
      ?? filledAtTheEnd(words).flatMap { drawing(of: $0[...]) }
  }

  /// True if its name has a reading direction, which is mirrored in right-to-left languages.
  ///
  /// A name that begins with a direction, such as `forward.end`, is a playback control, which is never
  /// mirrored.
  static func isMirrored(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { directions.keys.contains(String($0)) }
  }

  private static let directions = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
  ]

  /// The words with their reading directions replaced by left-to-right ones; nil if there are none.
  private static func leftToRight(_ words: [String]) -> [String]? {
    let others = words.enumerated().map { $0 == 0 ? $1 : directions[$1] ?? $1 }
    return others == words ? nil : others
  }

  /// Turns `photo.fill.on.rectangle.fill` into `photo.on.rectangle.fill`; nil if there is nothing to move.
  private static func filledAtTheEnd(_ words: [String]) -> [String]? {
    guard words.dropLast().contains("fill"), words.suffix(2) != ["fill", "fill"] else { return nil }
    return words.filter { $0 != "fill" } + ["fill"]
  }

  /// The words without those for the shape of arrowheads, and with the older of two words for the same thing.
  private static func usual(_ words: [String]) -> [String] {
    var usual: [String] = []
    for word in words {
      switch word {
      case "triangle", "trianglehead":
        if usual.last != "arrow" { usual.append(word) }
      case "document": usual.append("doc")
      case "microphone": usual.append("mic")
      case "90" where usual.last == "rotate": usual.removeLast()
      default: usual.append(word)
      }
    }
    // `gobackward.15` is a 15 in an arrow, as `15.circle` is one in a circle.
    if let first = usual.first, usual.count == 2, ["gobackward", "goforward"].contains(first) {
      usual.swapAt(0, 1)
    }
    return usual
  }

  /// The longest figure at the start of a name to which all other words can be added.
  private static func drawing(of words: ArraySlice<String>) -> SymbolDrawing? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let rest = words.dropFirst(count)
      if let core = core(words.prefix(count), isWhole: rest.isEmpty),
        let drawing = add(rest, to: core)
      {
        return drawing
      }
    }
    return pair(words)
  }

  /// The drawing of the first words of a name.
  ///
  /// - Parameter isWhole: whether the name has no other words.
  private static func core(_ words: ArraySlice<String>, isWhole: Bool) -> SymbolDrawing? {
    let name = words.joined(separator: ".")
    if let figure = SymbolFigure.all[SymbolFigure.synonyms[name] ?? name] {
      return .figure(figure, isFilled: false)
    }
    guard !isWhole else { return nil }
    if let part = SymbolFigure.parts[name] { return .figure(part, isFilled: false) }
    let isNumber = name.count <= 3 && name.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    return isNumber || isLetter ? .letters(name.uppercased()) : nil
  }

  /// Adds the rest of a name to a drawing; nil if a word cannot be drawn.
  private static func add(_ words: ArraySlice<String>, to core: SymbolDrawing) -> SymbolDrawing? {
    var (drawing, rest) = (core, words)
    var last = ""
    if case .letters = core, frame(rest) == nil { return nil }
    while let word = rest.first {
      switch word {
      case "slash":
        guard last != "slash" else { return nil }
        drawing = .crossedOut(drawing)
        rest = rest.dropFirst()
      case "fill":
        guard let filled = drawing.filled else { return nil }
        drawing = filled
        rest = rest.dropFirst()
      case "badge", "trianglebadge":
        guard let (mark, after) = mark(rest), !drawing.isBadged else { return nil }
        drawing = .badged(drawing, mark: mark)
        rest = after
      case "checkmark", "xmark", "questionmark":
        // `person.fill.xmark`
        guard let figure = SymbolFigure.all[word], !drawing.isBadged, last == "fill" else {
          return nil
        }
        drawing = .badged(drawing, mark: .figure(figure, isFilled: false))
        rest = rest.dropFirst()
      default:
        guard let (frame, after) = frame(rest), !drawing.isFramed else { return nil }
        drawing = .framed(drawing, frame, isFilled: false)
        rest = after
      }
      last = word
    }
    return drawing
  }

  /// The frame at the start of some words, and the words after it.
  private static func frame(
    _ words: ArraySlice<String>
  ) -> (frame: SymbolFrame, rest: ArraySlice<String>)? {
    let words = words.first == "crop" ? words.dropFirst() : words
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      if let frame = SymbolFrame.named(words.prefix(count).joined(separator: ".")) {
        return (frame, words.dropFirst(count))
      }
    }
    return nil
  }

  /// The mark of a badge, which is nil for a dot, and the words after it; nil if the mark is unknown.
  private static func mark(
    _ words: ArraySlice<String>
  ) -> (mark: SymbolDrawing?, rest: ArraySlice<String>)? {
    let isTriangle = words.first == "trianglebadge"
    let words = words.dropFirst()
    if !isTriangle, [nil, "fill", "slash"].contains(words.first) { return (nil, words) }
    if words.first == "filled" { return isTriangle ? nil : (nil, words.dropFirst()) }
    if words.starts(with: ["person", "crop"]), let person = SymbolFigure.all["person"] {
      return (.figure(person, isFilled: true), words.dropFirst(2))
    }
    if !isTriangle, words.starts(with: ["shield", "checkmark"]),
      let frame = SymbolFrame.named("shield"), let checkmark = SymbolFigure.all["checkmark"]
    {
      let mark = SymbolDrawing.figure(checkmark, isFilled: false)
      return (.framed(mark, frame, isFilled: true), words.dropFirst(2))
    }
    for count in stride(from: min(2, words.count), to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: ".")
      guard marks.contains(name), let figure = SymbolFigure.all[name] else { continue }
      let mark = SymbolDrawing.figure(figure, isFilled: false)
      guard isTriangle else { return (mark.filled ?? mark, words.dropFirst(count)) }
      let frame = SymbolFrame.named("triangle")
      return frame.map { (.framed(mark, $0, isFilled: true), words.dropFirst(count)) }
    }
    return nil
  }

  /// The figures that are legible as badges.
  private static let marks: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "clock",
    "gearshape", "key", "icloud", "person", "lock", "heart", "star", "arrow.up", "arrow.down",
    "magnifyingglass", "wifi", "shield", "photo", "play", "mic", "waveform", "sparkles", "moon",
  ]

  /// Two figures, `X.and.Y`, drawn small. More than two would not be legible.
  private static func pair(_ words: ArraySlice<String>) -> SymbolDrawing? {
    let isFilled = words.last == "fill"
    let halves = (isFilled ? words.dropLast() : words).split(
      separator: "and", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let figures = halves.compactMap { SymbolFigure.all[$0.joined(separator: ".")] }
    guard figures.count == 2,
      SymbolFigure.all[halves.joined(separator: ["and"]).joined(separator: ".")] == nil
    else { return nil }
    let pair = SymbolDrawing.pair(
      .figure(figures[0], isFilled: false), .figure(figures[1], isFilled: false))
    return isFilled ? pair.filled : pair
  }
}

extension SymbolDrawing {
  /// True if it has a mark at its corner.
  fileprivate var isBadged: Bool {
    switch self {
    case .badged: true
    case .crossedOut(let drawing), .framed(let drawing, _, _): drawing.isBadged
    case .figure, .letters, .pair: false
    }
  }
}
