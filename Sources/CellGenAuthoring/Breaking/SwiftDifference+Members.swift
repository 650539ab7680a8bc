import CellGenCore

extension PublishedType {
  /// Returns the field or the case that has a former name as its own.
  fileprivate func declaration(withFormerName former: PublishedMember) -> PublishedMember? {
    guard former.role == PublishedMember.former else { return nil }
    return members.first { $0.name == former.name && ["field", "action"].contains($0.role) }
  }

  /// Returns the computed property with a name.
  fileprivate func computed(_ name: String) -> (member: PublishedMember, type: String)? {
    for member in members where member.name == name {
      if case .property(let type, isStatic: false, _) = member.form { return (member, type) }
    }
    return nil
  }
}

extension PublishedMember {
  /// True if it exists because a protocol requires it.
  var isRequiredByProtocol: Bool { ["id", "ID", "onAction"].contains(role) }
}

extension SwiftDifference {
  mutating func compareMembers(
    _ type: PublishedType, _ match: PublishedType, besides reported: Set<String> = []
  ) {
    let members = Dictionary(
      match.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    /// The fields with findings of their own, in their later names.
    var changed: Set<String> = []
    for member in type.members
    where !reported.contains(member.key) && !member.isFormerInitializer {
      guard let after = members[member.key] else {
        if case .field(let text, _) = member.form, let other = match.computed(member.name) {
          findings.append(.computed(member, text, of: type, other))
        } else if let own = match.declaration(withFormerName: member) {
          compareFormer(member, of: type, own)
          continue
        } else {
          lose(member, of: type, match)
        }
        changed.insert(member.name)
        continue
      }
      if after.name != member.name {
        let isExplained = member.isRenamed || type.role == "identifiers"
        if !isExplained { findings.append(.renamed(member, of: type, to: after, of: match)) }
        if member.isRenamed, type.role != "identifiers" { move(member, of: type, after, match) }
        if !match.keeps(member) { changed.formUnion([member.name, after.name]) }
      }
      if compare(member, of: type, after, of: match, changed) {
        changed.formUnion([member.name, after.name])
      }
    }
    let known = Set(type.members.map(\.key))
    for member in match.members where !known.contains(member.key) {
      switch member.form {
      case .field(let text, isRequired: true):
        findings.append(.newArgument(member, text, of: type))
        changed.insert(member.name)
      case .enumCase:
        gained.append(
          Gained(
            causes: member.causes, type: type.name, name: member.name, origin: type.membersPlace))
      default: break
      }
    }
    compareOrder(type, match)
    compareInitializers(type, match, members, changed)
    if changed.isEmpty { compareFormerInitializers(type, match) }
  }

  /// Compares a former name with the field or the case that has it as its own name now.
  mutating func compareFormer(
    _ former: PublishedMember, of type: PublishedType, _ own: PublishedMember
  ) {
    let name = "\(type.name).\(former.name)"
    switch (former.form, own.form) {
    case (.property(let old, isStatic: false, _), .field(let new, _)) where later(old) != new:
      findings.append(.retyped(former, name, old, to: new, own, hasInitializer: false))
    case (.property(_, isStatic: true, _), .enumCase(let new)) where !new.isEmpty:
      findings.append(.otherValues(former, name, [], new, own))
    case (.function(let old, _), .enumCase(let new)) where old.map(later) != new:
      findings.append(.otherValues(former, name, old, new, own))
    default: break
    }
  }

  private mutating func move(
    _ member: PublishedMember, of type: PublishedType, _ after: PublishedMember,
    _ match: PublishedType
  ) {
    let isField = if case .field = member.form { true } else { false }
    moved.append(
      Moved(
        causes: type.causes + member.causes.filter { !type.causes.contains($0) },
        old: "\(type.name).\(member.name)", new: "\(match.name).\(after.name)",
        initializer: isField ? "\(type.name).init" : nil))
  }

  mutating func lose(
    _ member: PublishedMember, of type: PublishedType, _ match: PublishedType
  ) {
    // The runtime provides the kind of a section if none is repeated.
    if type.role == "sections", member.role == "kind" { return }
    // A token that has moved to another manifest has a new name.
    if let cause = member.causes.last, cause.kind == .token, new.entities.contains(cause) { return }
    let isCase = if case .enumCase = member.form { true } else { false }
    var declarations = ["\(type.name).\(member.name)"]
    if case .field = member.form { declarations.append("\(type.name).init") }
    if case .initializer = member.form { declarations = ["\(type.name).init(\(member.role))"] }
    let isIdentifier = if case .identifier = member.form { true } else { false }
    lost.append(
      Lost(
        causes: member.causes, name: "\(type.name).\(member.name)", isType: false, isCase: isCase,
        place: match.membersPlace, declarations: declarations, isIdentifier: isIdentifier))
  }

  /// - Returns: True if something was found about a field.
  mutating func compare(
    _ before: PublishedMember, of type: PublishedType, _ after: PublishedMember,
    of match: PublishedType, _ changed: Set<String>
  ) -> Bool {
    let name = "\(type.name).\(before.name)"
    switch (before.form, after.form) {
    case (.field(let old, let wasRequired), .field(let new, let isRequired)):
      if later(old) != new {
        findings.append(.retyped(before, name, old, to: new, after, hasInitializer: true))
        return true
      }
      guard !wasRequired, isRequired else { return false }
      findings.append(.newlyRequired(before, name, of: type, after))
      return true
    case (.enumCase(let old), .enumCase(let new)):
      if old.map(later) != new {
        findings.append(.otherValues(before, name, old, new, after))
      }
    case (
      .property(let old, let wasStatic, let wasSettable),
      .property(let new, let isStatic, let isSettable)
    ):
      // The finding about the field covers its former names.
      if before.role == PublishedMember.former, changed.contains(before.causes[1].name) {
        return false
      }
      // The finding about the field that identifies cells, or about the identity, covers these.
      if before.role == "id", before.causes.last?.kind == .identity { return false }
      if later(old) != new || wasStatic != isStatic || wasSettable && !isSettable {
        findings.append(.retyped(before, name, old, to: new, after, hasInitializer: false))
      }
    case (.alias(let old), .alias(let new)):
      if before.causes.last?.kind == .identity { return false }
      if later(old) != new {
        findings.append(.retyped(before, name, old, to: new, after, hasInitializer: false))
      }
    case (.function(let old, _), .function(let new, _)):
      if !accepts(old.map(later), new) {
        addArguments(name, old, new, after.place, before.place)
      }
    case (.initializer, .initializer), (.identifier, .identifier): break
    default:
      findings.append(
        .retyped(before, name, words(before), to: words(after), after, hasInitializer: false))
    }
    return false
  }

  private func words(_ member: PublishedMember) -> String {
    switch member.form {
    case .field(let type, _), .property(let type, _, _), .alias(let type): type
    case .enumCase: "a case"
    case .function: "a function"
    case .initializer: "an initializer"
    case .identifier: "an identifier"
    }
  }

  mutating func compareOrder(_ type: PublishedType, _ match: PublishedType) {
    let positions = Dictionary(
      match.fields.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let common = type.fields.compactMap { positions[$0.key] }
    guard common != common.sorted() else { return }
    let fields = match.fields
    reordered.insert(type.name)
    findings.append(
      .reordered(type, common.map { fields[$0].name }, common.sorted().map { fields[$0] }, match))
  }
}
