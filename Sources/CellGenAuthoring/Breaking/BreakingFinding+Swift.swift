import CellGenCore

extension DiagnosticCode {
  package static let breakingType = Self("breaking-type", .warning, .changes)
  package static let breakingMember = Self("breaking-member", .warning, .changes)
  package static let breakingMemberType = Self("breaking-member-type", .warning, .changes)
  package static let breakingArgument = Self("breaking-argument", .warning, .changes)
  package static let breakingCase = Self("breaking-case", .warning, .changes)
  package static let breakingNewCase = Self("breaking-new-case", .warning, .changes)
  package static let breakingAccess = Self("breaking-access", .warning, .changes)
  package static let breakingConformance = Self("breaking-conformance", .warning, .changes)
}

// One function for each kind of change that breaks Swift code.

extension BreakingFinding {
  /// A part with another name.
  ///
  /// - Parameter initializers: those whose labels have changed with it.
  static func renamed(_ rename: Rename, initializers: [String]) -> BreakingFinding {
    let code: DiagnosticCode =
      switch rename.kind {
      case .field, .token: .breakingMember
      case .action, .section: .breakingCase
      default: .breakingType
      }
    let (old, new) = (rename.declarations.map(\.old), rename.declarations.map(\.new))
    let isSection = rename.kind == .section
    return BreakingFinding(
      code: code, aspects: isSection ? [.swift, .identity] : [.swift],
      message: message(rename, old, new), help: helpToKeep(rename),
      place: rename.new.span, origin: rename.old.span, before: old.joined(separator: ", "),
      after: new.joined(separator: ", "), declarations: old + initializers)
  }

  private static func message(_ rename: Rename, _ old: [String], _ new: [String]) -> String {
    let (before, after) = (rename.old.text, rename.new.text)
    if rename.kind == .tokens, before != after {
      return "the tokens of '\(before)' now belong to '\(after)': \(quotedList(old)) "
        + "\(old.count == 1 ? "is" : "are") gone"
    }
    let subject =
      rename.kind == .tokens
      ? "the manifest of the tokens '\(before)'" : "the \(rename.kind.rawValue) '\(before)'"
    if before == after {
      return "\(subject) now generates \(quotedList(new)) instead of \(quotedList(old))"
    }
    let fact: String
    if let type = rename.former?.idType {
      let words = type == rename.former?.type ? "can only be read" : "is of the type '\(type)' now"
      fact = "'\(old[0])' \(words), and the initializer takes '\(after)'"
    } else {
      fact = "\(quotedList(old)) \(old.count == 1 ? "is" : "are") gone"
    }
    return "\(subject) is now called '\(after)': \(fact)"
  }

  private static func helpToKeep(_ rename: Rename) -> String {
    let (old, new) = (rename.old.text, rename.new.text)
    switch rename.kind {
    case .section:
      return
        "keep the name, or change the code that the compiler lists; saved positions and snapshots name the section, too"
    case .screen:
      return "write 'screen: \(old)', which keeps all names; the file can have any name"
    case .view, .tokens:
      let cases = rename.declarations.filter { $0.old.contains(".") }
      let types = rename.declarations.filter { !$0.old.contains(".") }
      let aliases = types.map { "typealias \($0.old) = \($0.new)" }
      return
        "keep the \(old == new ? "prefix" : "name"), or add \(quotedList(aliases)) to your module"
        + (cases.isEmpty
          ? "" : "; switches and patterns with '.\(lastName(cases[0].old))' must change anyway")
    case .token:
      let way =
        rename.isLastOfType
        ? "change the code that the compiler lists"
        : "add a deprecated static property '\(rename.declarations[0].old)' to your module"
      return "keep \(old == new ? "it in its manifest" : "the name"), or \(way)"
    default: break
    }
    guard let former = rename.former, former.canBeKept else {
      return rename.former?.idType == nil
        ? "keep the name, or change the code that the compiler lists"
        : "keep the name, or change the calls of the initializer; a computed 'id' has the value of 'id: \(new)'"
    }
    let entries = former.entries.joined(separator: ", ")
    let key =
      former.hasMany
      ? "add '\(entries)' to 'renamed' in '\(former.view)'"
      : former.hasOthers
        ? "add '\(entries)' to the end of 'renamed' in '\(former.view)'"
        : "write 'renamed: { \(entries) }' in '\(former.view)'"
    return rename.kind == .field
      ? "\(key): code with the old name still compiles, with a deprecation warning"
      : "\(key): code that makes the action still compiles; switches over actions must change"
  }

  private static func lastName(_ member: String) -> String {
    String(member.split(separator: ".").last ?? "")
  }

  /// An action with another name, whose former name can still make it.
  static func renamedCase(_ rename: Rename) -> BreakingFinding {
    let (old, new) = (rename.declarations[0].old, rename.declarations[0].new)
    let type = old.split(separator: ".").dropLast().joined(separator: ".")
    let hasValues = rename.former?.hasValues == true
    return BreakingFinding(
      code: .breakingCase, aspects: [.swift],
      message: "the action '\(rename.old.text)' is now called '\(rename.new.text)': "
        + (hasValues ? "patterns with '\(rename.old.text)'" : "exhaustive switches over '\(type)'")
        + " no longer compile",
      help:
        "add '.\(rename.new.text)' to the switches that the compiler lists; code that makes the action still compiles"
        + (hasValues ? "" : ", and so does 'if case .\(rename.old.text)'"),
      place: rename.new.span, origin: rename.old.span, before: old, after: new,
      declarations: ["\(type).switch"] + (hasValues ? [old] : []))
  }

  /// Former names in an order in which no initializer has those of the earlier code.
  static func otherFormerLabels(
    _ type: PublishedType, _ role: String, _ arguments: [PublishedArgument],
    _ match: PublishedType
  ) -> BreakingFinding {
    let last = match.members.last { $0.role == PublishedMember.former }
    return BreakingFinding(
      code: .breakingArgument, aspects: [.swift],
      message: "'\(match.name).init' no longer takes (\(words(arguments)))",
      help: match.members.contains(where: \.isFormerInitializer)
        ? "list the names in 'renamed' in the order in which they were replaced, the latest last"
        : "keep the entries of 'renamed', or change the calls of the initializer",
      place: last?.place ?? match.place, origin: type.place, before: words(arguments),
      after: match.fields.map(\.name).joined(separator: ", "),
      declarations: [role.isEmpty ? "\(type.name).init" : "\(type.name).init(\(role))"])
  }

  /// A type whose name depends on other parts.
  static func renamed(_ type: PublishedType, to match: PublishedType) -> BreakingFinding {
    BreakingFinding(
      code: .breakingType, aspects: [.swift],
      message: "'\(type.name)' is now called '\(match.name)'",
      help: "add a deprecated 'typealias \(type.lastName) = \(match.lastName)' to your module",
      place: match.place, origin: type.place, before: type.name, after: match.name,
      declarations: [type.name])
  }

  /// A member whose name depends on other parts.
  static func renamed(
    _ member: PublishedMember, of type: PublishedType, to after: PublishedMember,
    of match: PublishedType
  ) -> BreakingFinding {
    let (old, new) = ("\(type.name).\(member.name)", "\(match.name).\(after.name)")
    let isCase = if case .enumCase = member.form { true } else { false }
    return BreakingFinding(
      code: isCase ? .breakingCase : .breakingMember, aspects: [.swift],
      message: "'\(old)' is now called '\(after.name)'",
      help: "add a deprecated static or computed property with the old name to your module",
      place: after.place, origin: member.place, before: old, after: new, declarations: [old])
  }

  /// The kinds of declarations that can be gone.
  enum LostKind {
    case type, `case`, member, identifier
  }

  /// A declaration, or a part with all of its declarations, that no longer exists.
  static func gone(
    _ cause: PublishedEntity, isGone: Bool, _ names: [String], _ kinds: [LostKind],
    place: SourceSpan?, declarations: [String]
  ) -> BreakingFinding {
    let isOne = names.count == 1
    let isModel = cause.kind == .model && isOne
    let list = isModel ? "'\(names[0])' for '\(cause.name)'" : quotedList(names)
    let others = kinds.filter { $0 != .identifier }
    let code: DiagnosticCode =
      others.contains(.type)
      ? .breakingType
      : others.isEmpty
        ? .breakingIdentifier
        : [.action, .section].contains(cause.kind) || others.allSatisfy { $0 == .case }
          ? .breakingCase : .breakingMember
    let subject =
      isGone && !isModel
      ? cause.isPlural
        ? "\(cause.phrase) are gone, and with them \(list)"
        : "\(cause.phrase) is gone, and with it \(list)"
      : "\(list) \(isOne ? "is" : "are") gone"
    let hasIdentifiers = others.count < kinds.count
    return BreakingFinding(
      code: code, aspects: hasIdentifiers ? [.swift, .identifiers] : [.swift], message: subject,
      help: isGone
        ? "keep \(cause.isPlural ? "them" : "it") while code uses \(list)"
        : "change the code that uses \(isOne ? "it" : "them") first",
      place: place, origin: cause.place, before: names.joined(separator: ", "), after: nil,
      declarations: declarations, gone: isGone ? cause : nil)
  }

  /// A class or struct of the app whose name a generated one has now.
  static func taken(_ own: PublishedAppType, _ type: PublishedType) -> BreakingFinding {
    BreakingFinding(
      code: .breakingType, aspects: [.swift],
      message: "'\(own.name)' is generated now, and the app declares its own",
      help: "remove '\(own.name)' from the app, or give the view another name",
      place: type.place, origin: own.view.place, before: "'\(own.name)' of the app",
      after: type.name, declarations: [type.name])
  }

  /// A generated class that the app must declare itself now.
  static func leftToApp(
    _ own: PublishedAppType, _ place: SourceSpan?, was cause: PublishedEntity
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingType, aspects: [.swift],
      message: "'\(own.name)' is no longer generated, and the app must declare it",
      help: "declare '\(own.name)' in the app, or keep the layout",
      place: place, origin: cause.place, before: own.name, after: "'\(own.name)' of the app",
      declarations: [own.name])
  }

  /// A field that is gone, whose name a computed property has.
  static func computed(
    _ field: PublishedMember, _ old: String, of type: PublishedType,
    _ after: (member: PublishedMember, type: String)
  ) -> BreakingFinding {
    let name = "\(type.name).\(field.name)"
    let isSame = old == after.type
    if isSame, after.member.role == PublishedMember.former {
      return BreakingFinding(
        code: .breakingArgument, aspects: [.swift],
        message:
          "'\(name)' is a former name now: no initializer takes both '\(field.name)' and its replacement",
        help: "keep the field, or change the calls of the initializer", place: after.member.place,
        origin: field.place, before: old, after: after.type, declarations: ["\(type.name).init"])
    }
    return BreakingFinding(
      code: isSame ? .breakingMember : .breakingMemberType, aspects: [.swift],
      message: "the field '\(field.name)' is gone: "
        + (isSame
          ? "'\(name)' can only be read now, and the initializer no longer takes it"
          : "'\(name)' was of the type '\(old)', and is of the type '\(after.type)' now"),
      help: isSame
        ? "keep the field, or change the calls of the initializer; code that only reads it still compiles"
        : "keep the field, or change the code that uses '\(name)'",
      place: after.member.place, origin: field.place, before: old, after: after.type,
      declarations: [name, "\(type.name).init"])
  }

  /// A type that was an enum and is a second name now, or the reverse.
  static func otherForm(_ type: PublishedType, _ match: PublishedType) -> BreakingFinding {
    let (before, after) = (words(of: type), words(of: match))
    return BreakingFinding(
      code: .breakingType, aspects: [.swift],
      message: "'\(type.name)' was \(before), and is \(after) now",
      help: "don't extend the type, or convert its values explicitly",
      place: match.place, origin: type.place, before: before, after: after,
      declarations: [type.name])
  }

  private static func words(of type: PublishedType) -> String {
    if case .alias(let other) = type.form { return "another name for '\(other)'" }
    return type.form == .enumeration ? "an enum" : "a \(type.form.words)"
  }

  static func lostConformance(
    _ type: PublishedType, _ protocols: [String], _ members: [String], _ match: PublishedType
  ) -> BreakingFinding {
    let gone =
      members.isEmpty ? "" : ": \(quotedList(members)) \(members.count == 1 ? "is" : "are") gone"
    // An enum of strings has raw values, which is no protocol.
    let others = protocols.filter { $0 != "String" }
    let facts =
      (others.isEmpty ? [] : ["conforms to \(quotedList(others))"])
      + (others.count < protocols.count ? ["has raw values"] : [])
    return BreakingFinding(
      code: .breakingConformance, aspects: [.swift],
      message: "'\(type.name)' no longer \(listed(facts, "and"))" + gone,
      help: type.role == "sections"
        ? "keep one section that is not repeated in a screen of its own, or use 'kind', whose type lists all cases"
        : "keep what the conformance needs, or extend the type in the app",
      place: match.place, origin: type.place, before: protocols.joined(separator: ", "), after: nil,
      declarations: protocols.map { "\(type.name): \($0)" })
  }

  static func retyped(
    _ before: PublishedMember, _ name: String, _ old: String, to new: String,
    _ after: PublishedMember, hasInitializer: Bool
  ) -> BreakingFinding {
    let isItems = !new.contains("ViewData")
    let help =
      before.name == "id" && hasInitializer
      ? "keep its type, and add a field of another name with the new one; cells can have only one identity"
      : before.role == "content" && !isItems
        ? "keep the cells of the section, or change the code that the compiler lists"
        : before.role == "content"
          ? "wrap the data in the cases of the new type, or show the other kind of cell in a section of its own"
          : new == old + "?"
            ? "give it a default of the old type instead; code that only passes or sets values still compiles"
            : old == new + "?"
              ? "keep it optional; code that only reads it with 'if let' must change, too"
              : "add a field of another name with the new type and a default, and keep this one until no code needs it"
    return BreakingFinding(
      code: .breakingMemberType, aspects: [.swift],
      message: "'\(name)' was of the type '\(old)', and is of the type '\(new)' now", help: help,
      place: after.place, origin: before.place, before: old, after: new,
      declarations: [name] + (hasInitializer ? [initializer(of: name)] : []))
  }

  private static func initializer(of member: String) -> String {
    member.split(separator: ".").dropLast().joined(separator: ".") + ".init"
  }

  static func newlyRequired(
    _ before: PublishedMember, _ name: String, of type: PublishedType, _ after: PublishedMember
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingArgument, aspects: [.swift],
      message: "'\(name)' has lost its default: initializers without it no longer compile",
      help: "keep a default; calls that pass it still compile",
      place: after.place, origin: before.place, before: "\(before.name) with a default",
      after: "\(after.name) without one", declarations: ["\(type.name).init"])
  }

  static func newArgument(
    _ member: PublishedMember, _ text: String, of type: PublishedType
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingArgument, aspects: [.swift],
      message:
        "the new field '\(member.name)' of '\(type.name)' has no default: its initializers no longer compile",
      help: "give it a default, or make it optional; code that only reads the data still compiles",
      place: member.place, origin: type.membersPlace, before: "\(type.name).init",
      after: "\(member.name): \(text)", declarations: ["\(type.name).init"])
  }

  /// - Parameter before: the fields that both states have, in their later names and earlier order.
  static func reordered(
    _ type: PublishedType, _ before: [String], _ after: [PublishedMember], _ match: PublishedType
  ) -> BreakingFinding {
    let names = after.map(\.name)
    let first = zip(before, names).first { $0 != $1 }
    return BreakingFinding(
      code: .breakingArgument, aspects: [.swift],
      message: "the arguments of '\(type.name).init' have another order: "
        + "'\(first?.1 ?? "")' now precedes '\(first?.0 ?? "")'",
      help:
        "keep the order, and add new \(type.role == "content" ? "sections" : "fields") at the end; "
        + "code that only reads the data still compiles",
      place: after.first { $0.name == first?.1 }?.place ?? match.place, origin: type.place,
      before: before.joined(separator: ", "), after: names.joined(separator: ", "),
      declarations: ["\(type.name).init"])
  }

  static func otherArguments(
    _ names: [String], _ before: [PublishedArgument], _ after: [PublishedArgument],
    _ place: SourceSpan, was origin: SourceSpan
  ) -> BreakingFinding {
    let (old, new) = (words(before), words(after))
    let shown = names.map { String($0.prefix { $0 != "(" }) }
    return BreakingFinding(
      code: .breakingArgument, aspects: [.swift],
      message:
        "\(quotedList(shown.unique)) took (\(old)), and \(shown.count == 1 ? "takes" : "take") (\(new)) now",
      help: "keep the arguments, or add an overload with the old ones to your module",
      place: place, origin: origin, before: old, after: new, declarations: names)
  }

  private static func words(_ arguments: [PublishedArgument]) -> String {
    arguments.map(\.words).joined(separator: ", ")
  }

  static func otherValues(
    _ before: PublishedMember, _ name: String, _ old: [PublishedArgument],
    _ new: [PublishedArgument], _ after: PublishedMember
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingCase, aspects: [.swift],
      message: "the case '\(name)' carried (\(words(old))), and carries (\(words(new))) now",
      help:
        "add another case, and keep this one until no code needs it; patterns that ignore the values still compile",
      place: after.place, origin: before.place, before: words(old), after: words(new),
      declarations: [name])
  }

  static func grown(
    _ cause: PublishedEntity, _ cases: [(type: String, name: String)], was origin: SourceSpan
  ) -> BreakingFinding {
    let types = cases.map(\.type).unique
    let names = cases.map(\.name).unique
    return BreakingFinding(
      code: .breakingNewCase, aspects: [.swift],
      message: "\(quotedList(types)) \(types.count == 1 ? "has" : "have") the new "
        + "\(names.count == 1 ? "case" : "cases") \(quotedList(names)): exhaustive switches no longer compile",
      help:
        "add the new case to the switches that the compiler lists; 'if case', and a switch with 'default', still compile",
      place: cause.place, origin: origin, before: types.joined(separator: ", "),
      after: cases.map { "\($0.type).\($0.name)" }.joined(separator: ", "),
      declarations: types.map { "\($0).switch" })
  }

  static func narrowed(
    _ before: Access, _ after: Access, _ types: [String], _ place: SourceSpan,
    was origin: SourceSpan
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingAccess, aspects: [.swift],
      message: "\(quotedList(types)) \(types.count == 1 ? "was" : "were") \(before.rawValue), "
        + "and \(types.count == 1 ? "is" : "are") \(after.rawValue) now",
      help:
        "keep 'access: \(before.rawValue)'; code \(after == .package ? "of the same package" : "of the same module") still compiles",
      place: place, origin: origin, before: before.rawValue, after: after.rawValue,
      declarations: types)
  }
}
