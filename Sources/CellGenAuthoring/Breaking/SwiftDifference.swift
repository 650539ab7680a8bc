import CellGenCore

/// The differences between two states of a module that break Swift code.
struct SwiftDifference {
  private let old: PublishedAPI
  private let new: PublishedAPI
  private let renames: Renames
  private let places: RemainingPlaces
  private let later: [String: PublishedType]
  /// The later names of generated types, by their earlier names.
  private var names: [String: String] = [:]
  private(set) var findings: [BreakingFinding] = []
  private var lost: [Lost] = []
  private var gained: [Gained] = []
  private var arguments: [ChangedArguments] = []
  private var narrowed: [Narrowed] = []
  private var moved: [Moved] = []

  /// A declaration without a successor.
  private struct Lost {
    var causes: [PublishedEntity]
    var name: String
    var isType: Bool
    var isCase: Bool
    var place: SourceSpan?
    var declarations: [String]
    /// True if it is an accessibility identifier, or the enum with those of a screen.
    var isIdentifier = false
  }

  /// A declaration with another name, because a part of the manifest has one.
  private struct Moved {
    var causes: [PublishedEntity]
    var old: String
    var new: String
    /// The initializer whose label is the name, too.
    var initializer: String?
  }

  /// A case that an enum did not have.
  private struct Gained {
    var causes: [PublishedEntity]
    var type: String
    var name: String
    var origin: SourceSpan
  }

  private struct ChangedArguments {
    var name: String
    var before: [PublishedArgument]
    var after: [PublishedArgument]
    var place: SourceSpan
    var origin: SourceSpan
  }

  private struct Narrowed {
    var before: Access
    var after: Access
    var place: SourceSpan
    var origin: SourceSpan
    var types: [String]
  }

  init(from old: PublishedAPI, to new: PublishedAPI, _ renames: Renames) {
    (self.old, self.new, self.renames) = (old, new, renames)
    places = RemainingPlaces(from: old, to: new, renames)
    later = Dictionary(new.types.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for type in old.types {
      guard let match = later[type.key], match.lastName != type.lastName else { continue }
      names[type.lastName] = match.lastName
    }
    for type in old.types { compare(type) }
    reportTakenNames()
    reportRenames()
    reportArguments()
    reportLost()
    reportGained()
    findings += narrowed.map { .narrowed($0.before, $0.after, $0.types, $0.place, was: $0.origin) }
  }

  /// A type, in the names of the later state.
  private func later(_ type: String) -> String {
    guard !names.isEmpty else { return type }
    var result = ""
    var rest = type.utf8[...]
    while let first = rest.first {
      let word = rest.prefix(while: isIdentifierByte)
      if word.isEmpty {
        result.unicodeScalars.append(Unicode.Scalar(first))
        rest = rest.dropFirst()
      } else {
        let text = String(Substring(word))
        result += names[text] ?? text
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  private func later(_ argument: PublishedArgument) -> PublishedArgument {
    PublishedArgument(
      label: argument.laterLabel ?? argument.label, type: later(argument.type),
      isRequired: argument.isRequired)
  }
}

// MARK: - Types

extension SwiftDifference {
  private mutating func compare(_ type: PublishedType) {
    guard let match = later[type.key] else {
      let declarations = [type.name] + type.members.map { "\(type.name).\($0.name)" }
      lost.append(
        Lost(
          causes: type.causes, name: type.name, isType: true, isCase: false,
          declarations: declarations, isIdentifier: type.role == "identifiers"))
      return
    }
    if match.name != type.name, !isNestedInRenamed(type, match) {
      if type.isRenamed {
        moved.append(Moved(causes: type.causes, old: type.name, new: match.name))
      } else {
        findings.append(.renamed(type, to: match))
      }
    }
    compareAccess(type, match)
    guard hasSameForm(type, match) else {
      findings.append(.otherForm(type, match))
      return
    }
    let protocols = type.conformances.filter { !match.conformances.contains($0) }
    guard !protocols.isEmpty else { return compareMembers(type, match) }
    // Members that a protocol requires go with the conformance.
    let kept = Set(match.members.map(\.key))
    let required = type.members.filter { $0.isRequiredByProtocol && !kept.contains($0.key) }
    findings.append(.lostConformance(type, protocols, required.map(\.name), match))
    compareMembers(type, match, besides: Set(required.map(\.key)))
  }

  /// True if only the type around it has another name.
  private func isNestedInRenamed(_ type: PublishedType, _ match: PublishedType) -> Bool {
    type.name.contains(".") && type.lastName == match.lastName
  }

  private func hasSameForm(_ type: PublishedType, _ match: PublishedType) -> Bool {
    switch (type.form, match.form) {
    case (.alias(let before), .alias(let after)): later(before) == after
    default: type.form == match.form
    }
  }

  private mutating func compareAccess(_ type: PublishedType, _ match: PublishedType) {
    guard match.access < type.access else { return }
    let place =
      new.manifests.first { $0.file == match.place.file }?.accessPlace ?? match.place
    let origin = old.manifests.first { $0.file == type.place.file }?.accessPlace ?? type.place
    if let known = narrowed.firstIndex(where: { $0.place == place && $0.origin == origin }) {
      narrowed[known].types.append(type.name)
    } else {
      narrowed.append(
        Narrowed(
          before: type.access, after: match.access, place: place, origin: origin,
          types: [type.name]))
    }
  }
}

// MARK: - Members

extension PublishedType {
  /// Returns true if the former name of a field remains as a deprecated property.
  fileprivate func keeps(_ field: PublishedMember) -> Bool {
    members.contains { $0.role == PublishedMember.former && $0.name == field.name }
  }

  /// Returns the computed property with a name.
  fileprivate func computed(_ name: String) -> (member: PublishedMember, type: String)? {
    for member in members where member.name == name {
      if case .property(let type, isStatic: false, _) = member.form { return (member, type) }
    }
    return nil
  }

  /// Returns the arguments of all initializers for a purpose: `init` for memberwise ones, or `origin`.
  fileprivate func initializers(_ role: String) -> [[PublishedArgument]] {
    let others = members.compactMap { member -> [PublishedArgument]? in
      guard member.role == role || member.role.hasPrefix("former \(role) "),
        case .initializer(let arguments) = member.form
      else { return nil }
      return arguments
    }
    return (role == "init" ? [fields.map(\.argument)] : []) + others
  }
}

extension PublishedMember {
  /// A field as an argument of the memberwise initializer.
  fileprivate var argument: PublishedArgument {
    guard case .field(let type, let isRequired) = form else {
      preconditionFailure("only fields are arguments")
    }
    return PublishedArgument(label: name, type: type, isRequired: isRequired)
  }

  /// True if it exists because a protocol requires it.
  fileprivate var isRequiredByProtocol: Bool { ["id", "ID", "onAction"].contains(role) }
}

extension SwiftDifference {
  private mutating func compareMembers(
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

  private mutating func lose(
    _ member: PublishedMember, of type: PublishedType, _ match: PublishedType
  ) {
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
  private mutating func compare(
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

  private mutating func compareOrder(_ type: PublishedType, _ match: PublishedType) {
    let keys = match.fields.map(\.key)
    let common = type.fields.filter { keys.contains($0.key) }
    let positions = common.compactMap { keys.firstIndex(of: $0.key) }
    guard positions != positions.sorted() else { return }
    let after = match.fields.filter { field in common.contains { $0.key == field.key } }
    findings.append(.reordered(type, common.map(\.name), after, match))
  }

  /// Compares the initializers that are not memberwise.
  private mutating func compareInitializers(
    _ type: PublishedType, _ match: PublishedType, _ members: [String: PublishedMember],
    _ changed: Set<String>
  ) {
    for before in type.members where !before.isFormerInitializer {
      guard case .initializer(let old) = before.form, let after = members[before.key],
        case .initializer(let new) = after.form,
        !isAccepted(old.map(later), byOneOf: match.initializers(before.role))
      else { continue }
      // A changed field changes this initializer, too.
      let differing = Set(old.map(later)).symmetricDifference(new)
      let isExplained =
        !differing.isEmpty
        && differing.allSatisfy { argument in
          argument.label.map(changed.contains) ?? false
        }
      if isExplained || differing.isEmpty && findsReordering(of: type) { continue }
      addArguments("\(type.name).init", old, new, after.place, before.place, role: before.role)
    }
  }

  /// Compares the initializers of types with former names: every call must find one of them.
  private mutating func compareFormerInitializers(_ type: PublishedType, _ match: PublishedType) {
    guard
      type.members.contains(where: \.isFormerInitializer)
        || match.members.contains(where: \.isFormerInitializer), !findsReordering(of: type)
    else { return }
    let renamed = Dictionary(
      match.members.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
    let memberwise = type.fields.map { field in
      var argument = field.argument
      if !match.keeps(field) { argument.laterLabel = renamed[field.key] }
      return argument
    }
    let former = type.members.compactMap { member -> (String, [PublishedArgument])? in
      guard member.isFormerInitializer, case .initializer(let arguments) = member.form else {
        return nil
      }
      return (member.role, arguments)
    }
    for (role, arguments) in [("", memberwise)] + former {
      let group = role.hasPrefix("former origin") ? "origin" : "init"
      // An initializer from a model that is gone has a finding of its own.
      let new = match.initializers(group)
      guard !new.isEmpty, !isAccepted(arguments.map(later), byOneOf: new) else { continue }
      findings.append(.otherFormerLabels(type, role, arguments, match))
    }
  }

  private func findsReordering(of type: PublishedType) -> Bool {
    findings.contains { $0.code == .breakingArgument && $0.declarations == ["\(type.name).init"] }
  }

  /// Returns true if every call with all arguments, and every call with only the required ones, remains valid.
  private func accepts(_ old: [PublishedArgument], _ new: [PublishedArgument]) -> Bool {
    isAccepted(old, byOneOf: [new])
  }

  /// Returns true if each of these calls fits one of the functions.
  private func isAccepted(
    _ old: [PublishedArgument], byOneOf functions: [[PublishedArgument]]
  ) -> Bool {
    [old, old.filter(\.isRequired)].allSatisfy { call in
      functions.contains { isCall(call, of: $0) }
    }
  }

  private func isCall(_ call: [PublishedArgument], of function: [PublishedArgument]) -> Bool {
    var rest = call[...]
    for parameter in function {
      if let next = rest.first, next.label == parameter.label, next.type == parameter.type {
        rest.removeFirst()
      } else if parameter.isRequired {
        return false
      }
    }
    return rest.isEmpty
  }

  private mutating func addArguments(
    _ name: String, _ old: [PublishedArgument], _ new: [PublishedArgument], _ place: SourceSpan,
    _ origin: SourceSpan, role: String? = nil
  ) {
    arguments.append(
      ChangedArguments(
        name: role.map { "\(name)(\($0))" } ?? name, before: old, after: new, place: place,
        origin: origin))
  }

  /// Reports the functions whose arguments changed in the same way together.
  private mutating func reportArguments() {
    while let first = arguments.first {
      let same = arguments.filter {
        $0.before == first.before && $0.after == first.after && $0.origin == first.origin
      }
      arguments.removeAll {
        $0.before == first.before && $0.after == first.after && $0.origin == first.origin
      }
      findings.append(
        .otherArguments(
          same.map(\.name), first.before, first.after, first.place, was: first.origin))
    }
  }
}

// MARK: - Removals and additions

extension SwiftDifference {
  /// Reports the declarations of a part that is gone together.
  private mutating func reportLost() {
    var groups: [(cause: PublishedEntity, all: [Lost])] = []
    for one in lost {
      let cause =
        one.causes.first { !new.entities.contains($0) } ?? one.causes[one.causes.count - 1]
      let group = groups.firstIndex {
        $0.cause == cause && (new.entities.contains(cause) ? $0.all[0].isType == one.isType : true)
      }
      if let group {
        groups[group].all.append(one)
      } else {
        groups.append((cause, [one]))
      }
    }
    for (cause, all) in groups {
      let isGone = !new.entities.contains(cause)
      if let own = new.appTypes.first(where: { [$0.name] == all.map(\.name) }), all[0].isType {
        findings.append(.leftToApp(own, new.entities.first { $0 == own.view }?.place, was: cause))
        continue
      }
      let place =
        isGone ? places.place(around: cause.place) : new.entities.first { $0 == cause }?.place
      let kinds: [BreakingFinding.LostKind] =
        all.map { $0.isType ? .type : $0.isIdentifier ? .identifier : $0.isCase ? .case : .member }
      findings.append(
        .gone(
          cause, isGone: isGone, all.map(\.name), kinds,
          place: place ?? (isGone ? nil : all[0].place), declarations: all.flatMap(\.declarations)))
    }
  }

  /// Reports the parts with other names, each with all of its declarations.
  private mutating func reportRenames() {
    for rename in renames.all {
      if rename.isKept {
        if rename.kind == .action { findings.append(.renamedCase(rename)) }
        continue
      }
      let others = moved.filter { one in
        let known = one.causes.filter(\.isRenamed).compactMap { renames.rename(of: $0) }
        return known.last.map { $0.kind == rename.kind && $0.old.span == rename.old.span } ?? false
      }
      var all = rename
      for other in others where !all.declarations.contains(where: { $0.old == other.old }) {
        all.declarations.append((other.old, other.new))
      }
      findings.append(
        .renamed(all, initializers: others.compactMap(\.initializer).uniqued))
    }
  }

  /// Reports types that the app wrote itself, and that are generated now.
  private mutating func reportTakenNames() {
    let (before, after) = (Set(old.types.map(\.name)), Set(new.appTypes.map(\.name)))
    for type in new.types where !before.contains(type.name) && !after.contains(type.name) {
      guard let own = old.appTypes.first(where: { $0.name == type.name }) else { continue }
      findings.append(.taken(own, type))
    }
  }

  /// Reports the cases of a new part together.
  private mutating func reportGained() {
    var groups: [(cause: PublishedEntity, all: [Gained])] = []
    for one in gained {
      let cause =
        one.causes.first { !old.entities.contains($0) } ?? one.causes[one.causes.count - 1]
      if let group = groups.firstIndex(where: { $0.cause == cause }) {
        groups[group].all.append(one)
      } else {
        groups.append((cause, [one]))
      }
    }
    for (cause, all) in groups {
      findings.append(
        .grown(cause, all.map { (type: $0.type, name: $0.name) }, was: all[0].origin))
    }
  }
}
