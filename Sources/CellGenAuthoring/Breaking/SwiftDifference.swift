import CellGenCore

/// The differences between two states of a module that break Swift code.
struct SwiftDifference {
  let old: PublishedAPI
  let new: PublishedAPI
  let renames: Renames
  let places: RemainingPlaces
  let later: [String: PublishedType]
  /// The later names of generated types, by their earlier names.
  var names: [String: String] = [:]
  var findings: [BreakingFinding] = []
  /// The types whose fields have another order.
  var reordered: Set<String> = []
  var lost: [Lost] = []
  var gained: [Gained] = []
  var arguments: [ChangedArguments] = []
  var narrowed: [Narrowed] = []
  var moved: [Moved] = []

  /// A declaration without a successor.
  struct Lost {
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
  struct Moved {
    var causes: [PublishedEntity]
    var old: String
    var new: String
    /// The initializer whose label is the name, too.
    var initializer: String?
  }

  /// A case that an enum did not have.
  struct Gained {
    var causes: [PublishedEntity]
    var type: String
    var name: String
    var origin: SourceSpan
  }

  struct ChangedArguments {
    var name: String
    var before: [PublishedArgument]
    var after: [PublishedArgument]
    var place: SourceSpan
    var origin: SourceSpan
  }

  struct Narrowed {
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
  func later(_ type: String) -> String {
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

  func later(_ argument: PublishedArgument) -> PublishedArgument {
    PublishedArgument(
      label: argument.laterLabel ?? argument.label, type: later(argument.type),
      isRequired: argument.isRequired)
  }
}

// MARK: - Types

extension SwiftDifference {
  mutating func compare(_ type: PublishedType) {
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
  func isNestedInRenamed(_ type: PublishedType, _ match: PublishedType) -> Bool {
    type.name.contains(".") && type.lastName == match.lastName
  }

  func hasSameForm(_ type: PublishedType, _ match: PublishedType) -> Bool {
    switch (type.form, match.form) {
    case (.alias(let before), .alias(let after)): later(before) == after
    default: type.form == match.form
    }
  }

  mutating func compareAccess(_ type: PublishedType, _ match: PublishedType) {
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
