import Foundation

/// Returns the MurmurHash3 (x64, 128 bits) of some bytes.
///
/// It distinguishes contents that differ by chance, and takes about two instructions per byte. A
/// cryptographic hash would take longer than generating small files, and nobody gains from deceiving their
/// own cache.
/// - Source: Austin Appleby, `MurmurHash3_x64_128` (github.com/aappleby/smhasher).
func contentHash(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes(hash) }

/// Returns the hash of a text's bytes.
func contentHash(_ text: String) -> String {
  var text = text
  return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
}

private func hash(_ bytes: UnsafeRawBufferPointer) -> String {
  var state = MurmurHash()
  var position = 0
  while position + 16 <= bytes.count {
    state.add(
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self))
    position += 16
  }
  state.addRest(bytes[position...])
  return state.digest(of: UInt64(bytes.count))
}

private struct MurmurHash {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  private static let firstFactor: UInt64 = 0x87c3_7b91_1142_53d5
  private static let secondFactor: UInt64 = 0x4cf5_ad43_2745_937f

  /// Adds 16 bytes, each half with its least significant byte first.
  mutating func add(_ one: UInt64, _ other: UInt64) {
    addFirst(UInt64(littleEndian: one))
    first = (first.rotated(27) &+ second) &* 5 &+ 0x52dc_e729
    addSecond(UInt64(littleEndian: other))
    second = (second.rotated(31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  /// Adds fewer than 16 bytes.
  mutating func addRest(_ bytes: Slice<UnsafeRawBufferPointer>) {
    var halves: [UInt64] = [0, 0]
    for (index, byte) in bytes.enumerated() {
      halves[index / 8] |= UInt64(byte) << (8 * (index % 8))
    }
    addFirst(halves[0])
    addSecond(halves[1])
  }

  private mutating func addFirst(_ half: UInt64) {
    first ^= (half &* Self.firstFactor).rotated(31) &* Self.secondFactor
  }

  private mutating func addSecond(_ half: UInt64) {
    second ^= (half &* Self.secondFactor).rotated(33) &* Self.firstFactor
  }

  /// Returns the hash as 32 hexadecimal digits.
  func digest(of count: UInt64) -> String {
    var (first, second) = (first ^ count, second ^ count)
    first &+= second
    second &+= first
    (first, second) = (first.finished, second.finished)
    first &+= second
    second &+= first
    return String(format: "%016llx%016llx", first, second)
  }
}

extension UInt64 {
  fileprivate func rotated(_ count: UInt64) -> UInt64 { self << count | self >> (64 - count) }

  fileprivate var finished: UInt64 {
    var value = self
    value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }
}
