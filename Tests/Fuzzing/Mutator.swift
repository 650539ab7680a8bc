// Changes inputs line by line and word by word, most of the time, and now and then begins with a new
// manifest: random bytes alone hardly ever leave one that can be rendered.

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maxSize: Int) -> Int

/// Called by libFuzzer in place of its own mutations.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maxSize: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = Mutator(random: SeededNumbers(seed: UInt64(seed)))
  guard size > 0, mutator.below(4) > 0 else { return mutateBytes(data, size, maxSize) }
  let text =
    mutator.below(12) == 0
    ? mutator.newManifest()
    : mutator.mutated(Array(UnsafeBufferPointer(start: data, count: size)))
  let count = min(text.count, maxSize)
  text.withUnsafeBufferPointer { data.update(from: $0.baseAddress!, count: count) }
  return count
}

/// Changes that keep most of a manifest's shape.
private struct Mutator {
  var random: SeededNumbers

  /// A manifest that mostly has no mistake, after the one that it uses.
  mutating func newManifest() -> [UInt8] {
    let manifest = RandomManifest(seed: random.next(), suffix: "")
    return manifest.usesShared
      ? Array(RandomManifest.shared.text.utf8) + Execution.separator + Array(manifest.text.utf8)
      : Array(manifest.text.utf8)
  }

  /// A changed text, never empty.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    let result = below(2) == 0 ? withWordChanged(text) : withLineChanged(text)
    return result.isEmpty ? text : result
  }

  private mutating func withLineChanged(_ text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let (here, there) = (below(lines.count), below(lines.count))
    switch below(6) {
    case 0: lines.remove(at: here)
    case 1: lines.insert(lines[there], at: here)
    case 2: lines.swapAt(here, there)
    case 3: lines[here] = [UInt8(ascii: " "), UInt8(ascii: " ")] + lines[here]
    case 4: lines[here] = lines[here].dropFirst(lines[here].first == UInt8(ascii: " ") ? 2 : 0)
    default:
      let block = lines[min(here, there)...max(here, there)].prefix(8)
      lines.insert(contentsOf: block, at: below(lines.count + 1))
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Puts a word of the text in place of another one.
  private mutating func withWordChanged(_ text: [UInt8]) -> [UInt8] {
    let words = words(of: text)
    guard !words.isEmpty else { return text }
    let (here, there) = (words[below(words.count)], words[below(words.count)])
    return Array(text[..<here.lowerBound] + text[there] + text[here.upperBound...])
  }

  private func words(of text: [UInt8]) -> [Range<Int>] {
    let isEdge = text.indices.filter { index in
      isWordByte(text[index]) != (index > 0 && isWordByte(text[index - 1]))
    }
    return stride(from: 0, to: isEdge.count, by: 2).map { edge in
      isEdge[edge]..<(edge + 1 < isEdge.count ? isEdge[edge + 1] : text.count)
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  /// At least 0 and less than the bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}
