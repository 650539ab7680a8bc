import CellGenCore

/// The constructs and keys that words name, or that a search for the words finds.
///
///     findKeys(["label"])           the construct 'label'
///     findKeys(["label", "font"])   the key 'font' of a label
///     findKeys(["UILabel"])         the equivalents of a UILabel
package struct KeyFindings: Sendable {
  package var constructs: [ConstructHelp] = []
  package var keys: [KeyHelp] = []
  /// Help for terms from other frameworks.
  package var foreign: [ForeignMeaning] = []
  /// Names similar to words that match nothing.
  package var suggestions: [String] = []
  /// True if the words name the findings, rather than just occurring in them.
  package var isExact = true

  /// The keys of a manifest and the elements of a layout, and the names of all constructs.
  package static var overview: KeyFindings {
    let keys = [Construct.manifest, .element].flatMap { construct in
      construct.keys.map { keyHelp($0, of: construct) }
    }
    return KeyFindings(keys: keys, suggestions: Construct.all.map(\.name))
  }

  package var isEmpty: Bool { constructs.isEmpty && keys.isEmpty && foreign.isEmpty }
}

/// Finds what words name: a construct or an element, a path such as `label.font`, or a key that several
/// constructs have.
///
/// Words that name nothing are looked up in names, meanings, and terms from other frameworks.
package func findKeys(_ words: [String]) -> KeyFindings {
  let path = words.flatMap { $0.split { ".: ".contains($0) }.map(String.init) }
  guard let last = path.last else { return KeyFindings() }
  let named = path.count == 1 ? named(last) : named(path)
  if !named.isEmpty { return named }
  let found = search(words.count == 1 ? words[0] : last, in: path.count == 1 ? [] : owners(path))
  if !found.isEmpty { return found }
  let all = Construct.all.map(\.name) + Construct.all.flatMap { $0.keys.map(\.name) }
  return KeyFindings(suggestions: Suggestion.names(near: last, among: all.unique), isExact: false)
}

// MARK: - Names

/// The constructs and keys with a name, and the element with it.
private func named(_ name: String) -> KeyFindings {
  let constructs = constructs(named: name)
  let owned = Construct.all.flatMap { construct in
    construct.keys.filter { $0.name == name }.map { (construct: construct, key: $0) }
  }
  // A key whose value is the construct itself adds nothing.
  let others = owned.filter { pair in !pair.key.value.held.contains(where: constructs.contains) }
  return KeyFindings(constructs: constructs.map(constructHelp), keys: help(for: others))
}

/// The constructs with a name, and those of an element: `stack` for `vstack`.
private func constructs(named name: String) -> [Construct] {
  let element = Construct.element.key(name)?.value.held.filter { Dependency($0) == nil } ?? []
  let own = Construct.all.filter { $0.name == name }
  return (own + element.prefix(1)).unique
}

/// The key at the end of a path.
private func named(_ path: [String]) -> KeyFindings {
  let pairs = owners(path).compactMap { construct in
    construct.key(path[path.count - 1]).map { (construct: construct, key: $0) }
  }
  return KeyFindings(keys: help(for: pairs))
}

/// The constructs that a path leads to without its last name.
private func owners(_ path: [String]) -> [Construct] {
  var owners = constructs(named: path[0])
  if owners.isEmpty {
    owners = Construct.all.flatMap { $0.key(path[0])?.value.innerConstructs ?? [] }.unique
  }
  for name in path.dropFirst().dropLast() {
    owners = owners.flatMap { $0.key(name)?.value.innerConstructs ?? [] }.unique
  }
  return owners
}

/// Help for keys, with identical ones combined.
private func help(for pairs: [(construct: Construct, key: Construct.Key)]) -> [KeyHelp] {
  var helps: [KeyHelp] = []
  for (construct, key) in pairs {
    let help = keyHelp(key, of: construct)
    let same = helps.firstIndex {
      $0.name == help.name && $0.value == help.value && $0.meaning == help.meaning
        && $0.fallback == help.fallback
    }
    if let same {
      helps[same].otherOwners.append(construct.name)
    } else {
      helps.append(help)
    }
  }
  return helps
}

// MARK: - Search

/// Searches for a word in terms from other frameworks, in names and in meanings.
///
/// - Parameter constructs: where to search; everywhere if empty.
private func search(_ word: String, in constructs: [Construct]) -> KeyFindings {
  let places = constructs.isEmpty ? Construct.all : constructs
  let folded = word.lowercased().filter { $0.isLetter || $0.isNumber }
  guard folded.count > 1 else { return KeyFindings() }
  let pairs = places.flatMap { construct in
    construct.keys.map { (construct: construct, key: $0) }
  }
  let ranks: [(Construct.Key) -> Bool] = [
    {
      $0.name.lowercased() == folded || $0.synonyms.split(separator: " ").contains { $0 == folded }
    },
    { $0.doc.containsWord(folded) },
    { folded.count > 2 && $0.name.lowercased().contains(folded) },
  ]
  let found = ranks.map { isFound in pairs.filter { isFound($0.key) } }
  let foreign = foreignMeanings(of: word, in: places)
  // A match in a meaning is weaker than one in another name of a key.
  let keys = found[0].isEmpty && foreign.isEmpty ? found[1] + found[2] : found[0]
  if keys.isEmpty, foreign.isEmpty, let core = coreWord(word), core != word {
    return search(core, in: constructs)
  }
  return KeyFindings(keys: help(for: keys), foreign: foreign, isExact: false)
}

/// The distinctive part of a UIKit or SwiftUI name: `table` for `UITableView`, `tap` for `onTapGesture`.
private func coreWord(_ word: String) -> String? {
  let parts = titleInWords(word).split(separator: " ").map { $0.lowercased() }
  let common: Set = ["ui", "ns", "on", "is", "view", "cell", "set", "the", "gesture", "controller"]
  return parts.first { !common.contains($0) && $0.count > 2 }
}

extension String {
  /// Returns true if the text contains a lowercase word, delimited by characters that aren't part of a word.
  fileprivate func containsWord(_ word: String) -> Bool {
    lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in order of first appearance.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
