import Testing

@testable import CellGenAuthoring

@Suite struct PositionTests {
  /// A text, an offset and its position in each encoding.
  static let places: [(text: String, offset: Int, utf16: (Int, Int), utf8: (Int, Int))] = [
    ("", 0, (0, 0), (0, 0)),
    ("ab", 2, (0, 2), (0, 2)),
    ("é: x", 2, (0, 1), (0, 2)),
    ("😀: x", 4, (0, 2), (0, 4)),
    ("a\n😀b", 7, (1, 3), (1, 5)),
    // A family: four people with joiners between them.
    ("👨‍👩‍👧‍👦x", 25, (0, 11), (0, 25)),
    ("e\u{301}x", 3, (0, 2), (0, 3)),
    ("a\r\nb", 3, (1, 0), (1, 0)),
    ("a\r\nb", 4, (1, 1), (1, 1)),
    ("a\rb", 2, (1, 0), (1, 0)),
    ("a\n\nb", 2, (1, 0), (1, 0)),
    ("a\n", 2, (1, 0), (1, 0)),
    ("\u{FEFF}a", 4, (0, 2), (0, 4)),
  ]

  @Test(arguments: places.indices) func offsetsAndPositionsAgree(_ index: Int) {
    let (text, offset, utf16, utf8) = Self.places[index]
    for (encoding, place) in [(PositionEncoding.utf16, utf16), (.utf8, utf8)] {
      let lines = TextLines(Array(text.utf8), encoding)
      let position = Position(line: place.0, character: place.1)
      #expect(lines.position(at: offset) == position)
      #expect(lines.offset(at: position) == offset)
    }
  }

  /// Positions that no text has, and the offsets that they mean.
  static let clamped: [(text: String, Position, offset: Int)] = [
    ("ab\ncd", Position(line: 0, character: 9), 2),
    ("ab\r\ncd", Position(line: 0, character: 9), 2),
    ("ab\ncd", Position(line: 7, character: 0), 5),
    ("ab\ncd", Position(line: -1, character: 0), 0),
    ("ab\ncd", Position(line: 1, character: -4), 3),
    ("ab\ncd", Position(line: .max, character: .max), 5),
    // In the middle of a character.
    ("😀", Position(line: 0, character: 1), 0),
    ("", Position(line: 0, character: 1), 0),
  ]

  @Test(arguments: clamped) func othersAreClamped(text: String, position: Position, offset: Int) {
    #expect(TextLines(Array(text.utf8), .utf16).offset(at: position) == offset)
  }

  @Test func theEndOfALineIsBeforeItsBreak() {
    let lines = TextLines(Array("ab\r\ncd".utf8), .utf16)
    #expect(lines.position(at: 3) == Position(line: 0, character: 2))
    #expect(lines.position(at: 99) == Position(line: 1, character: 2))
  }

  @Test func aByteOrderMarkOfAFileIsNotCounted() {
    let lines = TextLines(Array("\u{FEFF}views:\n".utf8), .utf16, isOnDisk: true)
    #expect(lines.position(at: 3) == Position(line: 0, character: 0))
    #expect(lines.position(at: 0) == Position(line: 0, character: 0))
    #expect(lines.offset(at: Position(line: 0, character: 5)) == 8)
  }

  @Test func allOffsetsOfRandomTextsComeBack() {
    var generator = SplitMix(seed: 11)
    let pieces = ["a", "é", "😀", "👩‍👧", "\n", "\r\n", "\r", "\u{FEFF}", "e\u{301}", "\u{FFFD}", "\0"]
    for _ in 1...500 {
      let text = (0..<generator.below(20)).map { _ in pieces[generator.below(pieces.count)] }
        .joined()
      for encoding in [PositionEncoding.utf8, .utf16] {
        let lines = TextLines(Array(text.utf8), encoding)
        var offset = 0
        for scalar in text.unicodeScalars {
          let position = lines.position(at: offset)
          // The LF of a CRLF has no position of its own.
          let isInBreak = scalar == "\n" && offset > 0 && lines.bytes[offset - 1] == 0x0D
          if !isInBreak { #expect(lines.offset(at: position) == offset) }
          offset += String(scalar).utf8.count
        }
        #expect(lines.offset(at: lines.position(at: offset)) == offset)
      }
    }
  }
}
