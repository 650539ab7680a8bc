extension Resolver {
  /// Reads the key `renamed`: the field or the action that replaces each former name.
  mutating func readFormerNames(
    of view: ViewDraft, _ written: WrittenView, _ declared: ViewDeclaration
  ) -> [FormerName] {
    let members = Members(
      fields: declared.fields, actions: view.isMapped ? NamedTable() : declared.actions,
      hasID: declared.identity.isDeclared, name: view.name)
    guard let entry = written.renamed.value,
      let names = readNames(
        entry.value, subject: quoted(entry.key.text),
        help: Diagnostic.formerNamesHelp(entry.value, among: members.names))
    else { return [] }
    let chains = Chains(names) { members.declaration($0) != nil }
    return names.entries.compactMap { readFormerName($0, in: chains, among: members) }
  }

  /// The members of a view that names refer to.
  private struct Members {
    var fields: NamedTable<FieldDraft>
    var actions: NamedTable<ActionDraft>
    /// True if the view data has the property `id`.
    var hasID: Bool
    /// The name of the view.
    var name: Name

    /// The names that help can suggest.
    var names: [String] {
      fields.names + actions.names.filter { !fields.names.contains($0) }
    }

    var isOpen: Bool { fields.isOpen || actions.isOpen }

    /// Returns the declared field or action with a name.
    func declaration(_ name: String) -> (kind: String, name: Name)? {
      fields[name].map { ("field", $0.name) } ?? actions[name].map { ("action", $0.name) }
    }
  }

  /// Former names whose replacements are former names, too.
  private struct Chains {
    private var next: [String: String] = [:]
    /// The ends of chains by their names; nil for a chain that ends at nothing.
    private var ends: [String: String?] = [:]

    init(_ names: Mapping, isDeclared: (String) -> Bool) {
      for entry in names.entries where next[entry.key.text] == nil {
        next[entry.key.text] = entry.value.scalar?.text
      }
      for name in next.keys where ends[name] == nil {
        var path: [String] = []
        var last = name
        while ends[last] == nil, !isDeclared(last), let replacement = next[last] {
          path.append(last)
          // If the chain leads back to this name, it has no end.
          ends[last] = .some(nil)
          last = replacement
        }
        let end = ends[last] ?? (isDeclared(last) ? last : nil)
        for name in path { ends[name] = .some(end) }
      }
    }

    /// True if a name has a replacement.
    func hasReplacement(_ name: String) -> Bool { next[name] != nil }

    /// Returns the declared name at the end of a former name's chain.
    func end(of name: String) -> String? { ends[name] ?? nil }
  }

  /// Reads one `old: new`.
  private mutating func readFormerName(
    _ entry: Mapping.Entry, in chains: Chains, among members: Members
  ) -> FormerName? {
    let old = Name(entry.key.text, span: entry.key.span)
    if let names = entry.namesInside {
      report(.namesBelowKey(entry, names))
      return nil
    }
    let known = isWorthSuggesting ? members.names : []
    let new = readName(
      entry.value, "the new name of \(quoted(old.text))",
      help: Diagnostic.newNameHelp(entry, among: known))
    guard let new else { return nil }
    if let name = nameBeforeType(old.text) {
      report(.formerNameWithType(old, name))
      return nil
    }
    let (field, action) = (members.fields[new.text], members.actions[new.text])
    guard field != nil || action != nil else {
      reportUnknown(new, replacing: old, in: chains, among: members)
      return nil
    }
    if let field { noteName(new, as: field.name) }
    if let action { noteName(new, as: action.name) }
    // A field and an action can have the same name, because they are members of different types.
    let taken =
      (field == nil ? nil : members.fields[old.text].map { ("field", $0.name) })
      ?? (action == nil ? nil : members.actions[old.text].map { ("action", $0.name) })
    if let taken {
      report(.formerNameInUse(old, as: taken.0, taken.1, of: members.name, replacedBy: new))
      return nil
    }
    if let reason = reason(against: old.text, field != nil, action != nil, members) {
      report(.reservedFormerName(old, reason))
      return nil
    }
    let checked = checkMemberName(entry.key, "a former field or action", reserved: [:])
    guard !checked.isRejected else { return nil }
    return FormerName(old: old, new: new, isOfField: field != nil, isOfAction: action != nil)
  }

  /// Returns the name in `title: String`; nil for other texts.
  private func nameBeforeType(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].withoutSpacesAround
    return isIdentifier(name) && name.first?.isUppercase == false ? name : nil
  }

  /// Returns the reason why nothing can have had a name, or why another member has it now; nil for none.
  private func reason(
    against name: String, _ isOfField: Bool, _ isOfAction: Bool, _ members: Members
  ) -> String? {
    let hasID = isOfField && members.hasID && name == "id"
    return (hasID ? "the view data has a member of that name" : nil)
      ?? (isOfField ? ReservedNames.fields[name] : nil)
      ?? (isOfAction ? ReservedNames.actions[name] : nil)
  }

  /// Reports a new name that no field or action has.
  private mutating func reportUnknown(
    _ new: Name, replacing old: Name, in chains: Chains, among members: Members
  ) {
    if chains.hasReplacement(new.text), new.text != old.text {
      report(.chainedNames(old, new, end: chains.end(of: new.text)))
    } else if let taken = members.declaration(old.text) {
      report(
        .formerNameInUse(
          old, as: taken.kind, taken.name, of: members.name, replacedBy: new,
          isReversed: isIdentifier(new.text) && new.text != old.text))
    } else if !members.isOpen {
      report(
        .unknownNewName(
          new, replacing: old, of: members.name, known: isWorthSuggesting ? members.names : []))
    }
  }

  /// Reports former names that are also names of members that the presentation generates.
  mutating func checkFormerName(_ name: String, of view: ViewDraft, _ reason: String) {
    guard
      let former = view.declared.formerNames.first(where: { $0.old.text == name && $0.isOfField })
    else { return }
    report(.reservedFormerName(former.old, reason))
  }
}

extension Mapping.Entry {
  /// The former names in `data: { title: headline }`, each with its new one; nil for another entry.
  fileprivate var namesInside: [String]? {
    guard ["data", "fields", "actions"].contains(key.text),
      case .mapping(let names) = value.content,
      !names.entries.isEmpty
    else { return nil }
    let texts = names.entries.compactMap { entry in
      entry.value.scalar.map { "\(entry.key.text): \($0.text)" }
    }
    return texts.count == names.entries.count ? texts : nil
  }
}

extension IdentityDraft {
  /// True if the view data certainly has an identity.
  fileprivate var isDeclared: Bool {
    switch self {
    case .only, .field: true
    case .none, .unknown: false
    }
  }
}

extension Diagnostic {
  /// If an unknown name is a former one, gives the name that replaces it as help.
  mutating func nameSuccessor<Draft>(
    of name: Name, in table: NamedTable<Draft>, by formerNames: [String: String]
  ) {
    guard let new = formerNames[name.text], table[new] != nil else { return }
    help = "write \(quoted(new)): \(quoted(name.text)) is its former name"
    fix = Fix(name.span, replacement: new)
  }
}

extension DiagnosticCode {
  package static let formerNameInUse = Self("former-name-in-use", .error, .fieldsAndActions)
  package static let unknownNewName = Self("unknown-new-name", .error, .fieldsAndActions)
  package static let chainedNames = Self("chained-names", .error, .fieldsAndActions)
}

extension Diagnostic {
  /// Help for something other than a mapping, with the names in it if they are recognized.
  fileprivate static func formerNamesHelp(_ node: Node, among declared: [String]) -> String {
    guard case .sequence(let list) = node.content else {
      return "write each former name with its new one: 'renamed: { subtitle: detail }'"
    }
    let names = list.items.compactMap(\.scalar?.text)
    let pairs = list.items.flatMap { item -> [String] in
      guard case .mapping(let mapping) = item.content else { return [] }
      return mapping.entries.compactMap { entry in
        entry.value.scalar.map { "\(entry.key.text): \($0.text)" }
      }
    }
    if names.count == 2, list.items.count == 2 {
      // The new name is declared.
      let isReversed = declared.contains(names[0]) && !declared.contains(names[1])
      let (old, new) = isReversed ? (names[1], names[0]) : (names[0], names[1])
      return "write 'renamed: { \(old): \(new) }'"
    }
    return pairs.count >= list.items.count && !pairs.isEmpty
      ? "write 'renamed: { \(pairs.joined(separator: ", ")) }'"
      : "write each former name with its new one: 'renamed: { subtitle: detail }'"
  }

  /// Help for something other than a name after the `:`.
  fileprivate static func newNameHelp(_ entry: Mapping.Entry, among known: [String]) -> String {
    if case .mapping(let names) = entry.value.content, !names.entries.isEmpty {
      return "write one name"
    }
    return nameHelp("", among: known, "field or action") ?? "write the new name"
  }

  /// Returns the error about names below `data` or `actions`, as fields and actions are declared.
  fileprivate static func namesBelowKey(_ entry: Mapping.Entry, _ names: [String]) -> Diagnostic {
    let key = entry.key.text
    return Diagnostic(
      .wrongKind,
      "'renamed' lists the former names of fields and actions together, without '\(key)'",
      at: Annotation(entry.key.span.union(entry.value.span), "one level too deep"),
      help: names.count == 1
        ? "write '\(names[0])', without '\(key):'"
        : "remove '\(key):', and list the names under 'renamed' itself")
  }

  fileprivate static func formerNameWithType(_ old: Name, _ name: String) -> Diagnostic {
    Diagnostic(
      .notAnIdentifier,
      "the name of a former field or action must be a Swift identifier, found \(quoted(old.text))",
      at: Annotation(old.span, "not an identifier"),
      help: "write \(quoted(name)), without a type",
      note: "the former name comes first, and its replacement after the ':'")
  }

  fileprivate static func reservedFormerName(_ name: Name, _ reason: String) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "\(quoted(name.text)) cannot remain as a deprecated name: \(reason)",
      at: Annotation(name.span, "reserved"),
      help: "remove it")
  }

  /// Returns the error about a former name that a field or an action has.
  ///
  /// - Parameters:
  ///   - new: The name after the ':'.
  ///   - isReversed: True if nothing has the new name, so the two are probably reversed.
  fileprivate static func formerNameInUse(
    _ old: Name, as kind: String, _ declaration: Name, of view: Name, replacedBy new: Name,
    isReversed: Bool = false
  ) -> Diagnostic {
    return Diagnostic(
      .formerNameInUse,
      "\(quoted(old.text)) is still \(kind == "action" ? "an" : "a") \(kind) of \(quoted(view.text))",
      at: Annotation(old.span, "still in use"),
      also: [Annotation(declaration.span, "declared here")],
      help: isReversed
        ? "write '\(new.text): \(old.text)'"
        : old.text == new.text
          ? "remove it"
          : "remove it, or the \(kind) \(quoted(old.text))",
      note: "the former name comes first, and its replacement after the ':'")
  }

  fileprivate static func unknownNewName(
    _ new: Name, replacing old: Name, of view: Name, known: [String]
  ) -> Diagnostic {
    let near = Suggestion.names(near: new.text, among: known)
    let isView =
      (near.isEmpty || new.text == view.text) && old.text.first?.isUppercase == true
      && new.text.first?.isUppercase == true
    return Diagnostic(
      .unknownNewName,
      "there is no field or action \(quoted(new.text)) in \(quoted(view.text))",
      at: Annotation(new.span, "unknown field or action"),
      help: isView
        ? "remove it: only fields and actions can have former names, and views can't"
        : Suggestion.help(for: near) ?? nameHelp(new.text, among: known, "field or action")
          ?? "remove it",
      note: "the former name comes first, and its replacement after the ':'",
      fix: isView ? nil : Fix(reference: new, near: near))
  }

  /// Returns the error about a new name that is itself replaced.
  ///
  /// - Parameter end: The last name of the chain; nil if no field or action has it.
  fileprivate static func chainedNames(_ old: Name, _ new: Name, end: String?) -> Diagnostic {
    Diagnostic(
      .chainedNames,
      "\(quoted(new.text)), which replaces \(quoted(old.text)), is itself a former name",
      at: Annotation(new.span, "also replaced"),
      help: end.map { "write '\(old.text): \($0)'" }
        ?? "write the name of the field or action that replaces both",
      note: "every former name has the present name of the field or action after its ':'",
      fix: end.map { Fix(new.span, replacement: $0) })
  }
}
