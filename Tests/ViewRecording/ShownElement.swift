#if canImport(UIKit) && DEBUG
/// An element of a screen as it is recorded: its kind, its frame, and the properties that aren't as usual.
///
/// Elements are numbered in the order of their lines. An element of other data has the number of the one that it
/// corresponds to, so changes can refer to elements by number.
@MainActor
final class ShownElement {
  let kind: String
  let frame: String
  var properties: [ShownProperty]
  var inside: [ShownElement]
  private(set) var number: Int?

  init(
    _ kind: String, frame: String = "", _ properties: [ShownProperty] = [],
    inside: [ShownElement] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.properties = properties
    self.inside = inside
  }

  /// The element and all that are in it.
  var all: [ShownElement] { [self] + inside.flatMap(\.all) }

  var isHidden: Bool { properties.contains { $0.name == "hidden" } }

  /// The element without those in it that are hidden.
  var visible: ShownElement {
    ShownElement(
      kind, frame: frame, properties, inside: inside.filter { !$0.isHidden }.map(\.visible))
  }

  /// Numbers the elements in it, from 1.
  func numberAll() {
    for (position, element) in all.dropFirst().enumerated() { element.number = position + 1 }
  }

  /// A line for each element in it, with its number.
  var lines: [String] { inside.flatMap { $0.lines(indentedBy: "  ") } }

  private func lines(indentedBy indentation: String) -> [String] {
    let start = indentation + (number.map { "\($0) " } ?? "")
    return [start + text] + inside.flatMap { $0.lines(indentedBy: indentation + "  ") }
  }

  private var text: String {
    let words = properties.map(\.description).joined(separator: ", ")
    return [kind, frame, words].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var name: String {
    [number.map(String.init), kind].compactMap(\.self).joined(separator: " ")
  }
}

/// A property of an element, such as `spacing 8`; texts have no name.
struct ShownProperty: Equatable, CustomStringConvertible {
  var name: String
  var text: String
  /// True if it follows from another one.
  var isDerived = false

  var description: String {
    name.isEmpty ? text : text == "true" ? name : "\(name) \(text)"
  }

  static func == (one: ShownProperty, other: ShownProperty) -> Bool {
    one.name == other.name && one.text == other.text
  }
}

extension ShownElement {
  /// The frames that count as changes.
  enum Frames {
    case all
    /// Those with another size, of elements that contain neither a text nor other elements.
    case sizesOfLeaves
  }

  /// The changes from another element of the same kind, by element; numbers the elements as they are in the other one.
  func changes(from old: ShownElement, frames: Frames) -> [String] {
    number = old.number
    var lines: [String] = []
    let own = ownChanges(from: old, frames)
    if !own.isEmpty { lines.append("\(name): " + own.joined(separator: ", ")) }
    if isHidden || old.isHidden {
      if !isHidden { lines += inside.flatMap { $0.lines(indentedBy: "  ") } }
      return lines
    }
    for pair in Self.corresponding(old.inside, inside) {
      switch pair {
      case (let old?, let new?): lines += new.changes(from: old, frames: frames)
      case (let old?, nil): lines.append("\(old.name): gone")
      case (nil, let new?):
        let inName = name.isEmpty ? "" : " in \(name)"
        lines.append("new\(inName): \(new.text)")
        lines += new.inside.flatMap { $0.lines(indentedBy: "  ") }
      case (nil, nil): break
      }
    }
    return lines
  }

  private func ownChanges(from old: ShownElement, _ frames: Frames) -> [String] {
    let former = old.properties.filter { !properties.contains($0) }
    let added = properties.filter { !old.properties.contains($0) }
    if isHidden != old.isHidden {
      return isHidden
        ? ["hidden"] : ["shown"] + (frame.isEmpty ? [] : [frame]) + properties.map(\.description)
    }
    var changes = added.filter { !$0.isDerived }.map { property -> String in
      if property.name.isEmpty { return property.text }
      let before = former.first { $0.name == property.name && !$0.isDerived }
      if property.text == "true" { return property.name }
      return "\(property.name) \(before?.text ?? "-") → \(property.text)"
    }
    changes += former.filter { property in
      !property.isDerived && !added.contains { $0.name == property.name }
    }.map {
      $0.name.isEmpty
        ? "no text" : $0.text == "true" ? "not \($0.name)" : "\($0.name) \($0.text) → -"
    }
    if frame != old.frame, counts(frames, old) { changes.append("frame \(old.frame) → \(frame)") }
    return changes
  }

  private func counts(_ frames: Frames, _ old: ShownElement) -> Bool {
    switch frames {
    case .all: true
    case .sizesOfLeaves:
      inside.isEmpty && !properties.contains { $0.name.isEmpty }
        && frame.split(separator: " ").suffix(2) != old.frame.split(separator: " ").suffix(2)
    }
  }

  /// Pairs of elements of the same kind, in order: as many as possible, and of these the most similar ones.
  private static func corresponding(
    _ old: [ShownElement], _ new: [ShownElement]
  ) -> [(ShownElement?, ShownElement?)] {
    var best = [[Int]](repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let pair =
          old[i].kind == new[j].kind ? 100 + old[i].likeness(to: new[j]) + best[i + 1][j + 1] : 0
        best[i][j] = max(pair, best[i + 1][j], best[i][j + 1])
      }
    }
    var pairs: [(ShownElement?, ShownElement?)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i].kind == new[j].kind,
        best[i][j] == 100 + old[i].likeness(to: new[j]) + best[i + 1][j + 1]
      {
        pairs.append((old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || i < old.count && best[i][j] == best[i + 1][j] {
        pairs.append((old[i], nil))
        i += 1
      } else {
        pairs.append((nil, new[j]))
        j += 1
      }
    }
    return pairs
  }

  private func likeness(to other: ShownElement) -> Int {
    properties.filter(other.properties.contains).count * 2
      + (inside.map(\.kind) == other.inside.map(\.kind) ? 1 : 0)
  }
}
#endif
