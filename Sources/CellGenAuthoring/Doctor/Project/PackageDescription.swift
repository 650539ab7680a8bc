import CellGenCommand
import CellGenCore

/// An answer that source text gives, or leaves open.
enum Certainty {
  case yes, no
  /// The source computes it.
  case maybe
}

/// A `Package.swift`, read as text. It is never run, because it could be anyone's.
///
/// Targets are known if they are written out as `.target(name: "Shop", …)`, including in constants. Anything
/// that a package computes is unknown, including targets created in a loop or a function.
struct PackageDescription {
  /// A target that is written out.
  struct Target {
    var name: String
    var isTest: Bool
    /// The offset of its name.
    var offset: Int
    /// The path below the package; nil for the default one.
    var path: String?
    /// Paths below the target's folder; nil if they are computed.
    var exclude: [String]?
    var sources: [String]?
    var hasSources = false
    var usesPlugin = Certainty.no
    var usesOtherPlugins = Certainty.no
    var dependsOnRuntime = Certainty.no
    var isMainActorByDefault = Certainty.no
  }

  /// The versions of a package from a repository that it accepts.
  struct Requirement {
    enum Kind: String {
      case from, exact, upToNextMajor, upToNextMinor
    }

    var kind: Kind
    var version: String
    /// The offset of the version.
    var offset: Int
  }

  /// The path of the file, below the project.
  let path: String
  let bytes: [UInt8]
  private(set) var targets: [Target] = []
  /// False if some targets are computed.
  private(set) var namesAllTargets = true
  /// The name of cellgen's package, as products and plugins refer to it.
  private(set) var cellgenName = "cellgen"
  private(set) var requirement: Requirement?
  /// True if cellgen is one of its dependencies.
  private(set) var dependsOnCellgen = false

  /// The package's folder; empty for the root of the project.
  var folder: String { parent(of: path) }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let reader = PackageReader(swiftTokens(bytes))
    targets = reader.targets(&namesAllTargets)
    if let package = reader.cellgenPackage {
      (cellgenName, requirement) = package
      dependsOnCellgen = true
    }
  }
}

// MARK: - Reading

private struct PackageReader {
  /// An argument of a call.
  typealias Argument = (label: String?, value: ArraySlice<SwiftToken>)

  let tokens: [SwiftToken]

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro"]

  func targets(_ namesAll: inout Bool) -> [PackageDescription.Target] {
    var targets: [PackageDescription.Target] = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let word = tokens[index].word, Self.kinds.contains(word), index > 0,
        tokens[index - 1].isMark("."), index + 1 < tokens.count, tokens[index + 1].isMark("("),
        index < 2 || tokens[index - 2].word != "Dependency"
      else { continue }
      let end = self.end(of: index + 1)
      if let target = target(arguments(tokens[(index + 2)..<end]), isTest: word == "testTarget") {
        targets.append(target)
      } else {
        namesAll = false
      }
      // Target calls nested in this one are dependencies.
      index = end
    }
    // Loops and functions can create more targets.
    if tokens.contains(where: { $0.word == "map" || $0.word == "func" }) { namesAll = false }
    return targets
  }

  private func target(_ arguments: [Argument], isTest: Bool) -> PackageDescription.Target? {
    func value(_ label: String) -> ArraySlice<SwiftToken>? {
      arguments.first { $0.label == label }?.value
    }
    guard let name = value("name"), name.count == 1, let token = name.first,
      let text = token.text
    else { return nil }
    var target = PackageDescription.Target(name: text, isTest: isTest, offset: token.offset)
    if let path = value("path") {
      guard path.count == 1, let text = path.first?.text else { return nil }
      target.path = text
    }
    target.exclude = value("exclude").map(texts) ?? []
    target.hasSources = value("sources") != nil
    target.sources = value("sources").flatMap(texts)
    let changes = tokens.indices.dropFirst().filter { tokens[$0 - 1].isMark(".") }
      .compactMap { isAssigned($0) ? tokens[$0].word : nil }
    func certainty(
      _ label: String, where isSo: ([SwiftToken]) -> Bool
    ) -> Certainty {
      let (all, isKnown) = resolved(value(label) ?? [])
      if isSo(all) { return .yes }
      return isKnown && !changes.contains(label) ? .no : .maybe
    }
    func names(_ text: String) -> ([SwiftToken]) -> Bool { { $0.contains { $0.text == text } } }
    target.usesPlugin = certainty("plugins", where: names("CellGenPlugin"))
    target.usesOtherPlugins = certainty("plugins") { tokens in
      tokens.count { $0.word == "plugin" } > tokens.count { $0.text == "CellGenPlugin" }
    }
    target.dependsOnRuntime = certainty("dependencies", where: names("CellGenRuntime"))
    target.isMainActorByDefault = certainty("swiftSettings") { tokens in
      guard
        let start = tokens.firstIndex(where: { token in
          token.word == "defaultIsolation" || token.text == "-default-isolation"
        })
      else { return false }
      return tokens[start...].prefix(6).contains { $0.source.contains("MainActor") }
    }
    return target
  }

  /// Returns true for a property that is assigned to, or changed by a method: `target.plugins += …`.
  private func isAssigned(_ index: Int) -> Bool {
    var next = index + 1
    while next < tokens.count, tokens[next].isMark("?") || tokens[next].isMark("!") { next += 1 }
    guard next < tokens.count else { return false }
    return tokens[next].isMark("=") || tokens[next].isMark("+") || tokens[next].isMark(".")
  }

  /// The end of a call: the index of the parenthesis that closes the one at an index.
  private func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if "([{".contains(tokens[index].source), !tokens[index].isText { depth += 1 }
      if ")]}".contains(tokens[index].source), !tokens[index].isText { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  private func arguments(_ tokens: ArraySlice<SwiftToken>) -> [Argument] {
    var arguments: [Argument] = []
    var depth = 0
    var start = tokens.startIndex
    func add(_ end: Int) {
      guard start < end else { return }
      let isLabeled = start + 1 < end && tokens[start].word != nil && tokens[start + 1].isMark(":")
      arguments.append(
        isLabeled
          ? (tokens[start].word, tokens[(start + 2)..<end]) : (nil, tokens[start..<end]))
    }
    for index in tokens.indices where !tokens[index].isText {
      switch tokens[index].source {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        add(index)
        start = index + 1
      default: break
      }
    }
    add(tokens.endIndex)
    return arguments
  }

  /// The texts of a list of literals; nil for any other expression.
  private func texts(_ tokens: ArraySlice<SwiftToken>) -> [String]? {
    let (all, isKnown) = resolved(tokens)
    guard isKnown, all.allSatisfy({ $0.isText || ["[", "]", ","].contains($0.source) }) else {
      return nil
    }
    let texts = all.filter(\.isText).map(\.text)
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  /// Words that have a meaning without being declared in the file.
  private static let known: Set = [
    "Target", "PluginUsage", "Dependency", "Product", "SwiftSetting", "PackageDescription", "self",
    "true", "false", "nil", "MainActor",
  ]

  /// An expression with its constants replaced by their values, and whether all of them were found.
  private func resolved(
    _ tokens: ArraySlice<SwiftToken>, depth: Int = 0
  ) -> (tokens: [SwiftToken], isKnown: Bool) {
    var result: [SwiftToken] = []
    var isKnown = true
    for index in tokens.indices {
      let token = tokens[index]
      let isMember = index > tokens.startIndex && tokens[index - 1].isMark(".")
      let isLabel = index + 1 < tokens.endIndex && tokens[index + 1].isMark(":")
      let isNumber = token.source.first?.isNumber == true
      guard let word = token.word, !isMember, !isLabel, !isNumber, !Self.known.contains(word)
      else {
        if token.isText, token.text == nil { isKnown = false }
        result.append(token)
        continue
      }
      guard depth < 8, let value = constant(word) else {
        isKnown = false
        continue
      }
      let inner = resolved(value, depth: depth + 1)
      result += inner.tokens
      isKnown = isKnown && inner.isKnown
    }
    return (result, isKnown)
  }

  /// The value of a constant that the file declares: `let cells = …`.
  private func constant(_ name: String) -> ArraySlice<SwiftToken>? {
    guard
      let declaration = tokens.indices.first(where: { index in
        tokens[index].word == "let" && index + 1 < tokens.count && tokens[index + 1].word == name
      }),
      let start = tokens[declaration...].firstIndex(where: { $0.isMark("=") })
    else { return nil }
    var depth = 0
    for index in (start + 1)..<tokens.count where !tokens[index].isText {
      if index > start + 1, depth == 0, tokens[index].startsLine, !tokens[index].isMark("."),
        !tokens[index].isMark("+")
      {
        return tokens[(start + 1)..<index]
      }
      if "([{".contains(tokens[index].source) { depth += 1 }
      if ")]}".contains(tokens[index].source) { depth -= 1 }
    }
    return tokens[(start + 1)...]
  }

  // MARK: The package of cellgen

  /// The name of cellgen's package, and its requirement.
  var cellgenPackage: (String, PackageDescription.Requirement?)? {
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].word == "package" {
      guard tokens[index - 1].isMark("."), tokens[index + 1].isMark("(") else { continue }
      let call = tokens[(index + 2)..<end(of: index + 1)]
      let arguments = arguments(call)
      let name = arguments.first { $0.label == "name" }?.value.first?.text
      guard let place = arguments.first(where: { $0.label == "url" || $0.label == "path" }),
        let text = place.value.first?.text
      else { continue }
      var identity = fileName(of: text)
      if identity.hasSuffix(".git") { identity.removeLast(4) }
      let names: Set<String> = ["cellgen", "cellgen-plugin"]
      guard !names.isDisjoint(with: [name ?? "", identity]) else { continue }
      return (identity.contains("cellgen") ? identity : name ?? identity, requirement(call))
    }
    return nil
  }

  private func requirement(
    _ call: ArraySlice<SwiftToken>
  ) -> PackageDescription.Requirement? {
    // Ranges are `"1.0.0"..<"1.2.0"`.
    guard !call.contains(where: { $0.isMark("<") }) else { return nil }
    let words = call.indices.filter {
      PackageDescription.Requirement.Kind(rawValue: call[$0].source) != nil
    }
    guard let word = words.first,
      let kind = PackageDescription.Requirement.Kind(rawValue: call[word].source),
      let version = call[word...].first(where: { $0.isText }), let text = version.text
    else { return nil }
    return PackageDescription.Requirement(kind: kind, version: text, offset: version.offset)
  }
}
