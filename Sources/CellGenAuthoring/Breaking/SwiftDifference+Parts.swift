import CellGenCore

extension SwiftDifference {
  /// A part, with the types that remain without it apart from other declarations.
  private struct Part: Hashable {
    var cause: PublishedEntity
    var isType: Bool
  }

  /// Reports the declarations of a part that is gone together.
  mutating func reportLost() {
    let groups = grouped(lost) { one in
      let cause = one.causes.outermost(notIn: new)
      return Part(cause: cause, isType: new.entities.contains(cause) && one.isType)
    }
    for (part, all) in groups {
      let cause = part.cause
      let isGone = !new.entities.contains(cause)
      if let own = new.appTypes.first(where: { [$0.name] == all.map(\.name) }), all[0].isType {
        findings.append(.leftToApp(own, new.own(own.view)?.place, was: cause))
        continue
      }
      let place =
        isGone ? places.place(around: cause.place) : new.own(cause)?.place
      let kinds: [BreakingFinding.LostKind] =
        all.map { $0.isIdentifier ? .identifier : $0.isType ? .type : $0.isCase ? .case : .member }
      findings.append(
        .gone(
          cause, isGone: isGone, all.map(\.name), kinds,
          place: place ?? (isGone ? nil : all[0].place), declarations: all.flatMap(\.declarations)))
    }
  }

  /// Reports the parts with other names, each with all of its declarations.
  mutating func reportRenames() {
    let others = Dictionary(
      grouping: moved,
      by: { one in
        one.causes.filter(\.isRenamed).compactMap { renames.index(of: $0) }.last
      })
    for (index, rename) in renames.all.enumerated() {
      if rename.isKept {
        if rename.kind == .action { findings.append(.renamedCase(rename)) }
        continue
      }
      let others = others[index] ?? []
      var all = rename
      for other in others where !all.declarations.contains(where: { $0.old == other.old }) {
        all.declarations.append((other.old, other.new))
      }
      findings.append(
        .renamed(all, initializers: others.compactMap(\.initializer).unique))
    }
  }

  /// Reports types that the app wrote itself, and that are generated now.
  mutating func reportTakenNames() {
    let (before, after) = (Set(old.types.map(\.name)), Set(new.appTypes.map(\.name)))
    for type in new.types where !before.contains(type.name) && !after.contains(type.name) {
      guard let own = old.appTypes.first(where: { $0.name == type.name }) else { continue }
      findings.append(.taken(own, type))
    }
  }

  /// Reports the cases of a new part together.
  mutating func reportGained() {
    for (cause, all) in grouped(gained, by: { $0.causes.outermost(notIn: old) }) {
      findings.append(
        .grown(cause, all.map { (type: $0.type, name: $0.name) }, was: all[0].origin))
    }
  }
}

/// Returns elements by what they have in common, in the order of the first ones.
private func grouped<Element, Key: Hashable>(
  _ elements: [Element], by key: (Element) -> Key
) -> [(key: Key, all: [Element])] {
  var groups: [(key: Key, all: [Element])] = []
  var indices: [Key: Int] = [:]
  for element in elements {
    let key = key(element)
    if let index = indices[key] {
      groups[index].all.append(element)
    } else {
      indices[key] = groups.count
      groups.append((key, [element]))
    }
  }
  return groups
}

extension [PublishedEntity] {
  /// The outermost part that a state lacks, or else the innermost one.
  fileprivate func outermost(notIn state: PublishedAPI) -> PublishedEntity {
    first { !state.entities.contains($0) } ?? self[count - 1]
  }
}
