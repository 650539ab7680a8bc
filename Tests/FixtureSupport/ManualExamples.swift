import CellGenAuthoring
import CellGenCore
import Foundation

/// Examples of constructs and keys, made from the manifests of the manual, first of all those of its page of keys.
///
/// A recorded example that is still right stays, since looking for the smallest one takes long: remove the file that
/// has them to make all of them from the manual again.
///
/// - Shape: for each construct, a line `<!-- label -->` with a manifest below it, and then for each of its keys a line
///   `<!-- label.font -->` with an entry.
package enum ManualExamples {
  package static let text: String = {
    let folder = Fixtures.package.appending(path: "Sources/CellGenRuntime/CellGenRuntime.docc")
    let article = Fixtures.text(of: folder.appending(path: "ManifestKeys.md")) ?? ""
    let sections = article.components(separatedBy: "\n### ")
    // What needs other manifests there is shown alone on another page.
    let others = Fixtures.names(in: folder).filter { $0.hasSuffix(".md") }
      .flatMap { wholeManifests(in: Fixtures.text(of: folder.appending(path: $0)) ?? "") }
      .compactMap { Found($0) }
    let manifests = sections.map { section in
      wholeManifests(in: section).compactMap { Found($0) }
    }
    return Construct.all.concurrentMap { construct in
      let mark = "<!-- recorded: keys of \(construct.name) -->"
      let own = zip(sections, manifests).first { $0.0.contains(mark) }?.1 ?? []
      return example(
        of: construct, in: own + manifests.joined() + others + [Found(extra)].compactMap(\.self))
    }.joined()
  }()

  /// The whole manifests in a section, without the lines that name them.
  private static func wholeManifests(in section: String) -> [String] {
    section.components(separatedBy: "```yaml\n# ").dropFirst().compactMap { rest in
      guard let start = rest.firstIndex(of: "\n"), let end = rest.range(of: "\n```") else {
        return nil
      }
      return rest[rest.index(after: start)..<end.lowerBound] + "\n"
    }
  }

  static let path = "Sources/CellGenAuthoringTexts/EmbeddedExamples.swift"

  /// The recorded manifests, by the names of their constructs.
  private static let recorded: [String: String] = {
    let text = Fixtures.text(of: Fixtures.package.appending(path: path)) ?? ""
    let body = text.components(separatedBy: "\n\"\"\"#")[0]
    let parts = body.components(separatedBy: "\n<!-- ").dropFirst().compactMap { part in
      part.range(of: " -->\n").map {
        (String(part[..<$0.lowerBound]), String(part[$0.upperBound...]) + "\n")
      }
    }
    return Dictionary(parts) { first, _ in first }
  }()

  /// What the manual shows only in manifests that use others.
  private static let extra = """
    strings: { table: Shop, bundle: main }
    assets: { bundle: ShopAssets.bundle }
    selection: { multiple: editing }
    views:
      Product:
        data: { id: Int, volume: Double, most: Double }
        layout:
          - image: { asset: product, width: 40, height: 40, accessibilityLabel: Product }
          - label: { text: { literal: Volume } }
          - slider: { value: volume, in: { from: 0, until: most }, accessibilityLabel: Volume }
    sections:
      products:
        cells: [Product]

    """

  private static func example(of construct: Construct, in manifests: [Found]) -> String {
    var text = ""
    let kept = recorded[construct.name].flatMap { text in
      Found(text).flatMap { $0.isRight && !$0.entries(of: construct).isEmpty ? text : nil }
    }
    let found = kept ?? manifests.lazy.compactMap { $0.reduced(to: construct) }.first
    if let found { text += "<!-- \(construct.name) -->\n\(found)" }
    for key in construct.keys {
      guard let entry = entry(key.name, of: construct, in: manifests) else { continue }
      text += "<!-- \(construct.name).\(key.name) -->\n\(entry)"
    }
    return text
  }

  /// The shortest of the first entries with a key in the manifests; nil for long ones.
  private static func entry(
    _ key: String, of construct: Construct, in manifests: [Found]
  ) -> String? {
    for manifest in manifests {
      let entries = manifest.entries(of: construct).joined().filter { $0.key.text == key }
        .compactMap { manifest.text(of: $0) }
      let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
      if let text = entries.min(by: { lines($0) < lines($1) }), lines(text) <= 6 { return text }
    }
    return nil
  }
}

/// A manifest with the constructs in it.
private struct Found: Sendable {
  private let source: SourceText
  private let root: Node
  private var mappings: [(construct: Construct, entries: [Mapping.Entry])] = []
  /// The bytes of what may be removed, the outer ones first, by depth.
  private(set) var parts: [[Range<Int>]] = []

  init?(_ text: String) {
    let source = SourceText(path: "Example.sections", bytes: Array(text.utf8))
    var diagnostics = Diagnostics()
    let tree = parse(source, &diagnostics)
    guard let root = tree, diagnostics.all.isEmpty else { return nil }
    (self.source, self.root) = (source, root)
    collect(root, [.mapping { .manifest }], depth: 0, end: source.bytes.count)
  }

  /// Whether cellgen has nothing to say about it.
  var isRight: Bool { analyze([source]).diagnostics.all.isEmpty }

  /// The manifest without all that a construct does not need, in the canonical form; nil if it lacks the construct or
  /// has mistakes.
  ///
  /// Mappings with several entries keep three, to show more than what is required.
  func reduced(to construct: Construct) -> String? {
    let most = entries(of: construct).map(\.count).max() ?? 0
    guard most > 0, isRight else { return nil }
    var found = self
    var wasReduced = true
    while wasReduced {
      wasReduced = false
      // Whole parts first: what is in them need not be tried.
      var depth = 0
      while depth < found.parts.count {
        // The keys that come first say most.
        var index = found.parts[depth].count - 1
        while index >= 0, depth < found.parts.count {
          guard index < found.parts[depth].count else {
            index = found.parts[depth].count - 1
            continue
          }
          let rest = found.without(found.parts[depth][index])?.withoutNeedless
          if let rest, rest.entries(of: construct).contains(where: { $0.count >= min(most, 3) }) {
            found = rest
            wasReduced = true
          }
          index -= 1
        }
        depth += 1
      }
    }
    return format(found.source).text
  }

  /// The manifest without what only warnings are about, such as fields that nothing reads; nil if it has mistakes.
  private var withoutNeedless: Found? {
    let found = analyze([source]).diagnostics.all
    guard let first = found.first else { return self }
    let place = Int(first.primary.span.start)
    guard found.allSatisfy({ $0.severity == .warning }),
      let part = parts.joined().filter({ $0.contains(place) }).min(by: { $0.count < $1.count })
    else { return nil }
    return without(part)?.withoutNeedless
  }

  /// The entries of each mapping of a construct.
  func entries(of construct: Construct) -> [[Mapping.Entry]] {
    mappings.filter { $0.construct == construct }.map(\.entries)
  }

  func without(_ part: Range<Int>) -> Found? {
    var bytes = source.bytes
    bytes.removeSubrange(part)
    return Found(String(decoding: bytes, as: UTF8.self))
  }

  /// An entry as it is written, moved to the left margin; nil if it is not whole.
  func text(of entry: Mapping.Entry) -> String? {
    let (start, end) = (Int(entry.key.span.start), max(entry.key.span.end, entry.value.span.end))
    let lines = String(decoding: source.bytes[start..<Int(end)], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let margin = start - lineStart(start)
    let text = lines.enumerated().map { index, line in
      index == 0 ? String(line) : String(line.dropFirst(margin))
    }.joined(separator: "\n")
    let source = SourceText(
      path: "Entry.sections", bytes: Array((entry.value.isEmpty ? text + ":" : text).utf8))
    return format(source).text
  }

  private func lineStart(_ position: Int) -> Int {
    source.bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private mutating func add(_ part: Range<Int>, _ depth: Int) {
    while parts.count <= depth { parts.append([]) }
    parts[depth].append(part)
  }

  /// - Parameter end: where what is around the node ends.
  private mutating func collect(
    _ node: Node, _ kinds: [Construct.ValueKind], depth: Int, end: Int
  ) {
    switch node.content {
    case .mapping(let mapping):
      let construct = kinds.lazy.compactMap(\.construct).first { construct in
        mapping.entries.allSatisfy { construct.key($0.key.text) != nil }
      }
      if let construct { mappings.append((construct, mapping.entries)) }
      let spans = mapping.entries.map { entry in
        Int(entry.key.span.start)..<Int(max(entry.key.span.end, entry.value.span.end))
      }
      addParts(spans, isFlow: mapping.isFlow, depth, end)
      for (index, entry) in mapping.entries.enumerated() {
        let next = index + 1 < spans.count ? lineStart(spans[index + 1].lowerBound) : end
        collect(
          entry.value, kinds.flatMap { $0.values(of: entry.key.text) }, depth: depth + 1,
          end: mapping.isFlow ? spans[index].upperBound : next)
      }
    case .sequence(let list):
      let items = kinds.flatMap { kind in
        if case .list(let item) = kind { item.alternatives } else { [Construct.ValueKind]() }
      }
      let spans = list.items.map { Int($0.span.start)..<Int($0.span.end) }
      addParts(spans, isList: true, isFlow: list.isFlow, depth, end)
      for (index, item) in list.items.enumerated() {
        let next = index + 1 < spans.count ? lineStart(spans[index + 1].lowerBound) : end
        collect(
          item, items, depth: depth + 1, end: list.isFlow ? spans[index].upperBound : next)
      }
    case .scalar, .empty, .broken: break
    }
  }

  /// Adds what can be removed from a list or mapping without leaving it empty.
  private mutating func addParts(
    _ spans: [Range<Int>], isList: Bool = false, isFlow: Bool, _ depth: Int, _ end: Int
  ) {
    guard spans.count > 1 else { return }
    for (index, span) in spans.enumerated() {
      let isLast = index == spans.count - 1
      if isFlow {
        add(
          isLast
            ? spans[index - 1].upperBound..<span.upperBound
            : span.lowerBound..<spans[index + 1].lowerBound, depth)
        continue
      }
      // The first entry of an item is on the line of its dash, which stays.
      let start = lineStart(span.lowerBound)
      let isBehindDash =
        !isList && source.bytes[start..<span.lowerBound].contains(UInt8(ascii: "-"))
      if isBehindDash {
        add(span.lowerBound..<spans[index + 1].lowerBound, depth)
      } else {
        add(start..<(isLast ? end : lineStart(spans[index + 1].lowerBound)), depth)
      }
    }
  }
}

extension Construct.ValueKind {
  fileprivate var construct: Construct? {
    if case .mapping(let construct) = self { construct() } else { nil }
  }

  fileprivate func values(of key: String) -> [Construct.ValueKind] {
    switch self {
    case .names(_, let value): value.alternatives
    case .mapping(let construct): construct().key(key)?.value.alternatives ?? []
    default: []
    }
  }
}
