import Testing

@testable import CellGenCommand

@Suite struct UnifiedDiffTests {
  @Test func equalTextsDoNotDiffer() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangedLineStandsAmongItsNeighbours() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      diff(old, old.replacing("5", with: "five")) == """
        --- a/Out/A.swift
        +++ b/Out/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func farChangesHaveTheirOwnHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = "0\n" + old.replacing("\n20", with: "")
    let heads = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,3 +1,4 @@", "@@ -17,4 +18,3 @@"])
  }

  @Test func nearChangesShareAHunk() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("2", with: "two").replacing("9", with: "nine")
    let heads = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,9 +1,9 @@"])
  }

  @Test(arguments: [
    ("a\u{1B}[31m.swift", #""a/a\033[31m.swift""#), ("a\n\"\\.swift", #""a/a\012\"\\.swift""#),
    ("a\u{9B}\u{202E}.swift", #""a/a\302\233\342\200\256.swift""#),
    ("é \"a\".swift", "a/é \"a\".swift"),
  ])
  func aNameThatATerminalWouldObeyIsQuoted(name: String, shown: String) {
    let bytes = unifiedDiff(of: name, old: [0x61], new: [0x62])
    #expect(text(bytes).hasPrefix("--- \(shown)\n+++ \(shown.replacing("a/", with: "b/"))\n@@"))
  }

  @Test func aMissingLineBreakIsTold() {
    #expect(
      diff("a\nb", "a\nb\n").hasSuffix(
        "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"))
  }

  @Test func bytesAreCompared() {
    #expect(diff("caf\u{E9}\n", "cafe\u{301}\n").contains("-caf\u{E9}\n+cafe\u{301}\n"))
    let bytes = unifiedDiff(of: "a", old: [0xFF], new: [0xFE])
    #expect(bytes.contains(0xFF) && bytes.contains(0xFE))
  }

  /// Every diff turns the old text into the new one, with as few steps as can be.
  @Test func diffsApply() {
    var random = LinearGenerator(state: 7)
    for _ in 0..<500 {
      let (old, new) = (randomText(&random), randomText(&random))
      #expect(apply(diff(old, new), to: old) == new)
    }
  }

  @Test func veryDifferentTextsAreReplaced() {
    let old = (0..<3000).map { "old \($0)\n" }.joined()
    let new = (0..<3000).map { "new \($0)\n" }.joined()
    #expect(apply(diff(old, new), to: old) == new)
  }

  private func diff(_ old: String, _ new: String) -> String {
    text(unifiedDiff(of: "/Out/A.swift", old: Array(old.utf8), new: Array(new.utf8)))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func randomText(_ random: inout LinearGenerator) -> String {
    let lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Int.random(in: 0...3, using: &random)
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Applies a diff of texts whose lines all end with a line break.
  private func apply(_ diff: String, to old: String) -> String {
    var rest = old.split(separator: "\n")[...]
    var line = 1
    var result: [Substring] = []
    for row in diff.split(separator: "\n").dropFirst(2) {
      if row.hasPrefix("@@ -"), let range = row.dropFirst(4).split(separator: " ").first {
        let numbers = range.split(separator: ",").compactMap { Int($0) }
        let start = numbers.last == 0 && numbers.count == 2 ? numbers[0] + 1 : numbers[0]
        let kept = rest.prefix(start - line)
        result += kept
        rest = rest.dropFirst(kept.count)
        line = start
        continue
      }
      if row.first != "+" {
        #expect(rest.first == row.dropFirst())
        rest = rest.dropFirst()
        line += 1
      }
      if row.first != "-" { result.append(row.dropFirst()) }
    }
    return (result + rest).map { $0 + "\n" }.joined()
  }
}

/// The same numbers in every run.
private struct LinearGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
