import CellGenCore

extension Proposer {
  /// The names that the compiler accepts at the cursor; only it knows which types fit.
  ///
  /// It reads the view once for each name, in one small manifest. If another mistake keeps the view from
  /// being read, all names count as fitting. A name that would only be text there does not.
  func fitting(_ names: [DeclaredName]) -> [DeclaredName] {
    guard !names.isEmpty, names.count <= 60, let trial = Trial(self, names.map(\.text)) else {
      return names
    }
    return zip(names, trial.accepted(asNames: true)).filter(\.1).map(\.0)
  }

  /// The words that the compiler accepts at the cursor.
  func fitting(words: [String]) -> [String] {
    guard let trial = Trial(self, words) else { return words }
    return zip(words, trial.accepted(asNames: false)).filter(\.1).map(\.0)
  }
}

/// A manifest with a copy of a view for each name that could be written in it.
private struct Trial {
  private var text: [UInt8] = []
  /// The range of each name.
  private var places: [Range<Int>] = []
  /// The start of each copy of the view.
  private var starts: [Int] = []
  private let run: LanguageRun
  private let file: Int

  /// Larger manifests take too long to read for completions.
  private static let largest = 400_000

  init?(_ proposer: Proposer, _ names: [String]) {
    (run, file) = (proposer.run, proposer.file)
    let sketch = proposer.sketch
    guard let container = sketch.cursor?.container,
      let view = sketch.entry(at: 1, above: container),
      let views = sketch.entries[view].parent, sketch.entries[views].step == .key("views"),
      !sketch.entries[view].isFlow
    else { return nil }
    let block = sketch.block(of: view)
    let word = proposer.word
    guard block.contains(word.lowerBound), block.count * names.count < Self.largest else {
      return nil
    }
    let source = proposer.text
    text = Self.shared(sketch)
    text += Array("views:\n".utf8)
    // The other views, whose data it could contain.
    for other in sketch.entries.indices
    where sketch.entries[other].parent == views && other != view && !sketch.entries[other].isFlow {
      text += source[sketch.block(of: other)]
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    }
    let entry = sketch.entries[view]
    let brackets = proposer.missingBrackets
    for (position, name) in names.enumerated() {
      starts.append(text.count)
      text += Array(repeating: UInt8(ascii: " "), count: entry.column)
      text += Array("Trial\(position)".utf8)
      let nameEnd = entry.valueStart - 1
      text += source[nameEnd..<word.lowerBound]
      if sketch.cursor?.role == .value, source[word.lowerBound - 1] == UInt8(ascii: ":") {
        text.append(UInt8(ascii: " "))
      }
      places.append(text.count..<text.count + name.utf8.count)
      text += Array(name.utf8) + brackets
      text += source[word.upperBound..<block.upperBound]
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    }
  }

  /// The declarations that all views share.
  private static func shared(_ sketch: Sketch) -> [UInt8] {
    let keys = [
      "prefix", "access", "imports", "uses", "deploymentTarget", "containers", "colors", "fonts",
      "spacings", "styles", "formats", "elements",
    ]
    return sketch.entries.indices.filter { index in
      guard sketch.entries[index].parent == nil, case .key(let key) = sketch.entries[index].step
      else { return false }
      return keys.contains(key)
    }.flatMap { index in
      let block = Array(sketch.bytes[sketch.block(of: index)])
      return block.last == UInt8(ascii: "\n") ? block : block + [UInt8(ascii: "\n")]
    }
  }

  /// True for each word that is accepted; for all of them if the text can't be read.
  ///
  /// - Parameter isName: true for words that must be accepted as names of declarations.
  func accepted(asNames isName: Bool) -> [Bool] {
    var syntax = Diagnostics()
    let own = run.sources[file].with(bytes: text)
    _ = parse(own, &syntax)
    guard !syntax.hasErrors else { return places.map { _ in true } }
    let used = run.closure(of: file).dropFirst().map { run.sources[$0] }
    let sources = ([own] + used).asRun
    var names: NotedNames? = NotedNames()
    let errors = analyze(sources, names: &names).diagnostics.all.filter { error in
      // A format, which is written after a date, turns it into text.
      error.severity == .error && error.primary.span.file == 0
        && !(error.code == .elementType && error.help?.hasPrefix("add 'format: ") == true)
    }
    guard isName else { return leastWrong(errors) }
    let named = Set((names?.uses ?? []).filter { $0.span.file == 0 }.map(\.span.start))
    return places.map { place in
      named.contains(Int32(place.lowerBound))
        && !errors.contains { error in
          let range = error.primary.span.range
          return range.overlaps(place) && range.count <= place.count + 4
        }
    }
  }
}

extension Trial {
  /// The words whose copies of the view have the fewest errors, wherever they are reported.
  private func leastWrong(_ errors: [Diagnostic]) -> [Bool] {
    let counts = starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      return errors.count { (starts[index]..<end).contains($0.primary.span.range.lowerBound) }
    }
    return counts.map { $0 == counts.min() }
  }
}

extension Sketch {
  /// The entry at a depth, counted from the manifest's keys, that contains another one or is that one.
  func entry(at depth: Int, above entry: Int) -> Int? {
    var chain = [entry]
    while let parent = entries[chain[0]].parent { chain.insert(parent, at: 0) }
    return chain.indices.contains(depth) ? chain[depth] : nil
  }

  /// The lines of an entry and of everything it contains.
  func block(of entry: Int) -> Range<Int> {
    let own = entries[entry]
    var end = bytes.count
    // Entries are in text order, so the next one that isn't part of this one ends it.
    for other in entries[(entry + 1)...] where !other.isFlow && other.column <= own.column {
      end = lineStart(of: other.start)
      break
    }
    return lineStart(of: own.start)..<max(end, lineStart(of: own.start))
  }
}

extension Proposer {
  /// The brackets needed to close those that the cursor's line leaves open.
  var missingBrackets: [UInt8] {
    let start = sketch.lineStart(of: offset)
    let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    var open: [UInt8] = []
    for byte in text[start..<end] {
      switch byte {
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if open.last == byte { open.removeLast() }
      default: break
      }
    }
    return open.reversed()
  }
}
