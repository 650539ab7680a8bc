import Testing

@testable import CellGenAuthoring

/// Messages in a stream, whatever the client sends.
@Suite struct FramingTests {
  static let streams: [(input: String, contents: [String])] = [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("content-length:2\n\n{}", ["{}"]),
    (
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
      ["{}"]
    ),
    ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
    ("hello\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 99999999999999999999\r\n\r\n{}\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 4611686018427387904\r\n\r\n{}\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: two\r\n\r\n{}\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("X: y\r\n\r\n{}\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\r\n\r\n{\"é\": 1}\nContent-Length: 2\r\n\r\n[]", ["{\"", "[]"]),
    ("Content-Length: 4\r\n\r\n\"é\"", ["\"é\""]),
    ("Content-Length: 20\r\n\r\n{}", []),
  ]

  @Test(arguments: streams) func contentsAreFound(input: String, contents: [String]) {
    for size in [1, 2, 3, 7, 1000] {
      var framing = Framing()
      var found: [String] = []
      var rest = Array(input.utf8)[...]
      while !rest.isEmpty {
        framing.add(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let frame = framing.next() {
          if case .content(let bytes) = frame {
            found.append(String(decoding: bytes, as: UTF8.self))
          }
        }
      }
      #expect(found == contents, "in parts of \(size) bytes")
    }
  }

  @Test func whatIsSkippedIsNamedOnce() {
    var framing = Framing()
    framing.add("a\r\nb\r\nc\r\nContent-Length: 2\r\n\r\n{}d\n".utf8)
    #expect(framing.next() == .skipped("a header has the form 'NAME: VALUE'"))
    #expect(framing.next() == .content(Array("{}".utf8)))
    #expect(framing.next() == .skipped("a header has the form 'NAME: VALUE'"))
    #expect(framing.next() == nil)
  }

  @Test func bytesWithoutLineBreaksAreForgotten() {
    var framing = Framing()
    for _ in 1...1000 {
      framing.add([UInt8](repeating: 0xFF, count: 1 << 16))
      #expect(framing.next() == nil)
    }
    framing.add("\nContent-Length: 2\r\n\r\n{}".utf8)
    #expect(framing.next() == .skipped("a header has the form 'NAME: VALUE'"))
    #expect(framing.next() == .content(Array("{}".utf8)))
  }

  @Test func randomBytesAreNoTrap() {
    var generator = SplitMix(seed: 7)
    for _ in 1...300 {
      var framing = Framing()
      let alphabet = Array("Content-Length: 12\r\n\r\n{}\u{FF}:-".utf8)
      framing.add((0..<200).map { _ in alphabet[generator.below(alphabet.count)] })
      while framing.next() != nil {}
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// - Parameter end: at least 1.
  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &self) }
}
