import CellGenCommand
import CellGenCore

extension DoctorCheck {
  /// A type in view data that belongs to the main actor.
  static let isolatedType = DoctorCheck(
    name: "isolated-type",
    title: "a type in view data is isolated to the main actor",
    text: """
      View data is nonisolated. In a target whose default isolation is the main
      actor, conformances of types are isolated as well unless they opt out, and
      the compiler reports an error without a line: "main actor-isolated
      conformance of 'Mood' to 'Equatable' cannot be used in nonisolated context".

      Write 'nonisolated' before the type, or make it conform to 'ScreenValue'.
      """,
    findings: { project in
      project.targets.flatMap { target -> [DoctorFinding] in
        guard target.isMainActorByDefault == .yes,
          let module = project.run(of: target)?.analysis.module
        else { return [] }
        let uses = typesOfFields(in: module)
        guard !uses.isEmpty else { return [] }
        let declarations = TypeDeclaration.all(in: target, of: project)
        return uses.compactMap { name, view in
          guard let type = isolated(name, declarations) else { return nil }
          return DoctorFinding(
            place: type.place,
            message:
              "'\(name)' is isolated to the main actor, the default in \(target.title), but the data of "
              + "'\(view)' is nonisolated",
            help: "write 'nonisolated \(type.keyword) \(name)'")
        }
      }
    })
}

/// The plain names of types in view data, each with the first view that uses it.
private func typesOfFields(in module: Module) -> [(name: String, view: String)] {
  var found: [(name: String, view: String)] = []
  for view in module.ownManifests.flatMap({ $0.views.map { module[$0] } }) {
    for name in view.fields.flatMap({ $0.type.plainNames }) {
      if !found.contains(where: { $0.name == name }) { found.append((name, view.name.text)) }
    }
  }
  return found
}

extension TypeExpression {
  /// The single-word names in it: `Mood` in `[Mood]?`.
  fileprivate var plainNames: [String] {
    switch self {
    case .named(let components):
      (components.count == 1 ? [components[0].name] : [])
        + components.flatMap { $0.arguments.flatMap(\.plainNames) }
    case .optional(let inner), .array(let inner): inner.plainNames
    case .dictionary(let key, let value): key.plainNames + value.plainNames
    }
  }
}

/// The declaration of a type, if it certainly belongs to the main actor.
private func isolated(_ name: String, _ declarations: [TypeDeclaration]) -> TypeDeclaration? {
  let own = declarations.filter { $0.name == name }
  let primary = own.filter { $0.keyword != "extension" }
  guard primary.count == 1, let type = primary.first, type.keyword != "class", type.isTopLevel,
    own.allSatisfy({ !$0.isNonisolated && !$0.hasAttributes && !$0.hasEquality && !$0.isGeneric })
  else { return nil }
  let conformances = own.flatMap(\.inherited)
  // Another protocol could be nonisolated, and a raw type makes an enum equatable anywhere.
  guard conformances.allSatisfy(TypeDeclaration.plainProtocols.contains) else { return nil }
  // A type that isn't hashable has its own error.
  let isHashable =
    conformances.contains("Hashable") || type.keyword == "enum" && !type.hasPayload
  return isHashable ? type : nil
}

/// A declaration or an extension of a type in the app's sources.
private struct TypeDeclaration {
  /// Protocols that don't affect a type's isolation.
  static let plainProtocols: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Hashable", "Identifiable", "Sendable", "Swift",
  ]

  var keyword: String
  var name: String
  var place: DoctorFinding.Place
  var isTopLevel: Bool
  var isNonisolated = false
  var hasAttributes = false
  var isGeneric = false
  /// The names after the colon.
  var inherited: [String] = []
  /// True if it declares `==` itself.
  var hasEquality = false
  /// True for an enum with associated values.
  var hasPayload = false

  static func all(in target: ProjectTarget, of project: Project) -> [TypeDeclaration] {
    target.swift.flatMap { path -> [TypeDeclaration] in
      // Files that cellgen wrote are correct.
      if project.writtenFiles.contains(where: { $0.path == path }) { return [] }
      return declarations(in: project.reading.bytes(of: path), path)
    }
  }

  private static func declarations(in bytes: [UInt8], _ path: String) -> [TypeDeclaration] {
    let tokens = swiftTokens(bytes)
    var depth = 0
    var declarations: [TypeDeclaration] = []
    for index in tokens.indices {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      guard let keyword = tokens[index].word, index + 1 < tokens.count,
        ["struct", "enum", "class", "actor", "extension", "typealias"].contains(keyword),
        let name = tokens[index + 1].word, index == 0 || !tokens[index - 1].isMark(".")
      else { continue }
      let place = DoctorFinding.Place(path: path, in: bytes, at: tokens[index + 1].offset)
      var type = TypeDeclaration(
        keyword: keyword, name: name, place: place, isTopLevel: depth == 0)
      type.readModifiers(tokens[..<index])
      type.readHead(tokens[(index + 2)...])
      declarations.append(type)
    }
    return declarations
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "indirect", "final", "open",
  ]

  private mutating func readModifiers(_ tokens: ArraySlice<SwiftToken>) {
    for token in tokens.reversed() {
      if token.word == "nonisolated" { isNonisolated = true }
      guard let word = token.word, Self.modifiers.contains(word) || word == "nonisolated" else {
        // An attribute or its arguments; anything else belongs to the preceding declaration.
        hasAttributes = tokens.suffix(8).contains { $0.isMark("@") }
        return
      }
    }
  }

  private mutating func readHead(_ tokens: ArraySlice<SwiftToken>) {
    var index = tokens.startIndex
    while index < tokens.endIndex, !tokens[index].isMark("{") {
      if tokens[index].isMark("<") || tokens[index].word == "where" { isGeneric = true }
      if tokens[index].word == "nonisolated" || tokens[index].isMark("@") { isNonisolated = true }
      if let word = tokens[index].word { inherited.append(word) }
      // Another declaration begins, so this one has no body.
      if keyword == "typealias", tokens[index].startsLine { return }
      index += 1
    }
    var depth = 0
    while index < tokens.endIndex {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if depth == 0 { return }
      if tokens[index].word == "func", index + 2 < tokens.endIndex, tokens[index + 1].isMark("="),
        tokens[index + 2].isMark("=")
      {
        hasEquality = true
      }
      if depth == 1, tokens[index].word == "case" {
        hasPayload =
          hasPayload
          || tokens[index...].dropFirst().prefix { !$0.startsLine }.contains { $0.isMark("(") }
      }
      index += 1
    }
  }
}
