/// The words of generated code that name parts of the runtime, as a lookup table for each word.
///
/// The table stores hashes instead of words: a collision would only make a runtime larger than necessary.
struct RuntimeWords {
  static let all = RuntimeWords()

  /// The hash in each slot, and the part of its word; 0 for empty slots.
  private var hashes: [UInt64]
  private var parts: [Int]
  /// The number of slots, which is a power of two, minus one.
  private let mask: Int

  private init() {
    let words = RuntimePart.all.enumerated().flatMap { part, declared in
      declared.words.map { (hash: hash(of: $0), part: part) }
    }
    var count = 1
    while count < words.count * 4 { count *= 2 }
    mask = count - 1
    hashes = Array(repeating: 0, count: count)
    parts = Array(repeating: 0, count: count)
    for word in words {
      var place = Int(truncatingIfNeeded: word.hash) & mask
      while hashes[place] != 0 { place = (place + 1) & mask }
      hashes[place] = word.hash
      parts[place] = word.part
    }
  }

  /// Returns the parts whose words occur in a text, by their positions in ``RuntimePart/all``. Comment lines
  /// are ignored.
  func parts(namedIn text: String) -> Set<Int> {
    var text = text
    var found: Set<Int> = []
    text.withUTF8 { bytes in
      guard var byte = bytes.baseAddress else { return }
      let end = byte + bytes.count
      while byte < end {
        while byte < end, byte.pointee == space { byte += 1 }
        if byte + 1 < end, byte.pointee == slash, byte[1] == slash {
          while byte < end, byte.pointee != newline { byte += 1 }
        }
        while byte < end, byte.pointee != newline {
          var hash = startOfHash
          while byte < end, isInWord(byte.pointee) {
            hash = (hash ^ UInt64(byte.pointee)) &* factorOfHash
            byte += 1
          }
          if hash != startOfHash { note(hash, in: &found) }
          if byte < end, byte.pointee != newline { byte += 1 }
        }
        byte += 1
      }
    }
    return found
  }

  private func note(_ hash: UInt64, in found: inout Set<Int>) {
    var place = Int(truncatingIfNeeded: hash) & mask
    while hashes[place] != 0 {
      if hashes[place] == hash { found.insert(parts[place]) }
      place = (place + 1) & mask
    }
  }
}

private let space = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let newline = UInt8(ascii: "\n")

// The hash function is FNV-1a (Fowler–Noll–Vo).
private let startOfHash: UInt64 = 0xcbf2_9ce4_8422_2325
private let factorOfHash: UInt64 = 0x100_0000_01b3

private func hash(of word: String) -> UInt64 {
  word.utf8.reduce(startOfHash) { ($0 ^ UInt64($1)) &* factorOfHash }
}

/// Returns true for an ASCII letter, a digit, an underscore, and any byte of a non-ASCII character.
@inline(__always)
private func isInWord(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7a || byte >= 0x30 && byte <= 0x39 || byte == 0x5f
    || byte >= 0x80
}
