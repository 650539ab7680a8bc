import CellGenCore

extension KeyFindings {
  /// The findings as plain text of at most 80 columns.
  package var text: String {
    if constructs.isEmpty, keys.count == 1, foreign.isEmpty { return keys[0].text + elsewhere }
    var parts = constructs.map(\.text)
    if !keys.isEmpty {
      let title = constructs.isEmpty ? "" : "Also keys of others:\n"
      parts.append(title + rows(of: keys))
    }
    if !foreign.isEmpty {
      parts.append(foreign.map { hanging($0.help, after: "\($0.place): ") + "\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  /// The other owners of the key, if it is the only finding.
  private var elsewhere: String {
    let others = keys[0].otherOwners
    return others.isEmpty
      ? "" : "\n" + hanging("The same in: " + others.joined(separator: ", ") + ".") + "\n"
  }
}

extension ForeignMeaning {
  /// "label and 3 more"
  fileprivate var place: String {
    let others = owners.count - 1
    return owners[0] + (others > 0 ? " and \(others) more" : "")
  }
}

/// A row for each key: its path and its meaning.
private func rows(of keys: [KeyHelp]) -> String {
  keys.map { key in
    let others =
      key.otherOwners.isEmpty ? "" : " Also in: \(key.otherOwners.joined(separator: ", "))."
    let name = padded("  " + key.path, to: 30)
    let gap = name.count > 30 ? name + "\n" + padded("", to: 30) : name
    let text = hanging(withQuotes(key.meaning) + others, after: padded("", to: 30))
    return gap + text.dropFirst(30) + "\n"
  }.joined()
}

/// An overview for people who don't know a name yet: the keys of a manifest, the elements of a layout, and
/// the names of the other mappings.
package func keyOverview() -> String {
  let shown: Set = [Construct.manifest.name, Construct.element.name]
  let elements = Set(Construct.element.keys.flatMap { $0.value.held.map(\.name) })
  let others = Construct.all.filter {
    Dependency($0) == nil && !shown.contains($0.name) && !elements.contains($0.name)
  }.map(\.name).sorted()
  return """
    The keys of a manifest:
    \(brief(.manifest))
    The elements of a layout:
    \(brief(.element))
    Other mappings:
    \(hanging(others.joined(separator: ", "), after: "  "))

    'cellgen keys label' lists the keys of a label, 'cellgen keys label font' shows what
    one of them takes, and 'cellgen keys UILabel' finds the key for a name of UIKit.

    """
}

private func brief(_ construct: Construct) -> String {
  construct.keys.map { key in
    hanging(withQuotes(key.doc), after: padded("  " + key.name, to: 23)) + "\n"
  }.joined()
}
