import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// The number that generated code names, and the lists of what generated code of each number uses of the runtime.
///
/// `Fixtures/Interface/1.txt` has the declarations that the goldens use, with their signatures. A number that is
/// available in `CellGenInterface` is a promise: the runtime has all that is in its list. So
///
/// - where generated code begins to use something, the number is raised, and the earlier ones remain;
/// - where something in a list changes or goes, the number is raised, and those whose lists have it become unavailable.
///
/// That is necessary once for each release. The list of a number that no release has yet is recorded again instead.
@Suite struct RuntimeInterfaceTests {
  private static let folder = Fixtures.root.appending(path: "Interface")

  @Test func theRuntimeKnowsTheNumberOfGeneratedCode() throws {
    let versions = try Self.versions()
    let numbers = versions.map(\.number).sorted()
    let newest = versions.filter(\.isAvailable).map(\.number).max()
    #expect(numbers == Array(0...runtimeInterface))
    #expect(newest == runtimeInterface)
  }

  /// All numbers before one that is unavailable are, too.
  @Test func theOldestNumbersAreUnavailable() throws {
    let versions = try Self.versions().sorted { $0.number < $1.number }
    let unavailable = Array(versions.prefix { !$0.isAvailable })
    let available = versions.filter(\.isAvailable)
    let sentences = Set(unavailable.map(\.message))
    #expect(unavailable.count + available.count == versions.count)
    #expect(sentences.count == 1)
  }

  @Test func theListIsThatOfTheNumber() throws {
    let used = RuntimeDeclaration.all.filter {
      $0.owner != "CellGenInterface" && !Self.words.isDisjoint(with: $0.names)
    }
    #expect(used.count > 300)
    let since = try Self.release().map { "since cellgen \($0)" } ?? "before the first release"
    let file = Self.folder.appending(path: "\(runtimeInterface).txt")
    let header = "# What generated code of this number uses, \(since).\n"
    let text = Set(used.map(\.description)).sorted().map { $0 + "\n" }.joined()
    let recorded = Fixtures.text(of: file)
    let isReleased = recorded.map { !$0.hasPrefix(header) } ?? false
    if isReleased, recorded?.drop(while: { $0 != "\n" }).dropFirst() == text[...] { return }
    let difference = Fixtures.difference(
      of: header + text, from: file, isRecording: Fixtures.isRecording && !isReleased)
    let remedy =
      isReleased
      ? "raise 'runtimeInterface' and add a version to CellGenInterface, since a release has \(runtimeInterface)"
      : "record it again"
    if let difference { Issue.record("\(remedy): \(difference)") }
  }

  @Test func eachAvailableNumberHasAllOfItsList() throws {
    let declared = Set(RuntimeDeclaration.all.map(\.description))
    for version in try Self.versions() where version.isAvailable {
      let list = Fixtures.text(of: Self.folder.appending(path: "\(version.number).txt"))
      let lines = try #require(list).split(separator: "\n").dropFirst().map(String.init)
      let missing = lines.filter { !declared.contains($0) }
      #expect(
        missing == [],
        "make version\(version.number) unavailable in CellGenInterface, and raise the number")
    }
  }

  @Test(arguments: [
    ("public struct A: B {\n  public var c: Int { 1 }\n}", ["A:struct A: B", "A.c:var c: Int"]),
    ("public enum A {\n  case b, c(Int)\n  func d() {}\n}", ["A:enum A", "A.b,c:case b, c(Int)"]),
    ("public protocol A {\n  var b: Int { get }\n}", ["A:protocol A", "A.b:var b: Int { get }"]),
    (
      "extension A {\n  public init(\n    b: Int = 1, c: [Int]\n  ) {}\n}",
      ["A.A:init( b: Int = 1, c: [Int] )"]
    ),
    (
      "open class A {\n  public static let b = 1\n  let c = 2\n}",
      ["A:class A", "A.b:static let b"]
    ),
    ("extension A: B {}\nstruct C {\n  var d: Int\n}", ["A:extension A: B"]),
  ])
  func declarationsAreRead(source: String, expected: [String]) {
    let declarations = RuntimeDeclaration.read(source).map { declaration in
      let place = declaration.owner.map { $0 + "." } ?? ""
      return "\(place)\(declaration.names.joined(separator: ",")):\(declaration.signature)"
    }
    #expect(declarations == expected)
  }

  /// The words of all that is generated here, but for those of comments.
  private static let words: Set<String> = {
    let manifests =
      GoldenCase.all.compactMap { try? $0.sources() } + [
        [SourceText(path: "Shop.sections", bytes: Array(everyKey.utf8))]
      ]
    let files = manifests.concurrentMap { sources in
      generate(sources, options: Options(runtime: .import)).files
    }.joined()
    var words: Set<String> = []
    for file in files {
      for line in file.text.split(separator: "\n") where !line.contains(/^ *\/\//) {
        words.formUnion(line.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
      }
    }
    return words
  }()

  private struct Version {
    var number: Int
    var isAvailable: Bool { message == nil }
    /// Nil for an available one.
    var message: String?
  }

  /// The members of `CellGenInterface`.
  private static func versions() throws -> [Version] {
    let file = Fixtures.package.appending(path: "Sources/CellGenRuntime/CellGenInterface.swift")
    let source = try #require(Fixtures.text(of: file))
    let member =
      #/(?:@available\(\s+\*, unavailable,\s+message:\s+"(?<message>[^"]+)"\s+\)\s+)?public static var version(?<number>\d+):/#
    return source.matches(of: member).map {
      Version(
        number: Int($0.output.number) ?? -1, message: $0.output.message.map(String.init))
    }
  }

  /// The newest release of cellgen; nil before the first one.
  private static func release() throws -> String? {
    let file = Fixtures.package.appending(path: ".github/CHANGELOG.md")
    let changelog = try #require(Fixtures.text(of: file))
    // Headings of releases have their date.
    return changelog.firstMatch(of: #/\n## \[(\d+\.\d+\.\d+)\] - /#).map { String($0.output.1) }
  }
}

/// A declaration of the runtime that generated code can use.
private struct RuntimeDeclaration: CustomStringConvertible {
  /// The type that it is a member of.
  var owner: String?
  var names: [String]
  /// All of it before its body or its value.
  var signature: String

  var description: String { (owner.map { $0 + ": " } ?? "") + signature }

  static let all = read(RuntimeSource.text)

  /// The lines in which a type of the runtime is open.
  private struct Scope {
    var indentation: Int
    var name: String
    var isProtocol: Bool
    var isEnum: Bool
    var isPublic: Bool
  }

  /// Reads source that is formatted as the runtime is.
  static func read(_ source: String) -> [RuntimeDeclaration] {
    let declaration =
      #/^(?:@\w+(?:\([^)]*\))? )*(?<modifiers>(?:(?!case |class [A-Z]|class _)[a-z]+(?:\(set\))? )*?)(?<kind>func|var|let|init|subscript|case|typealias|associatedtype|class|struct|enum|protocol|extension)\b(?<rest>.*)/#
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var scopes: [Scope] = []
    var found: [RuntimeDeclaration] = []
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      while let last = scopes.last, last.indentation >= indentation, !text.hasPrefix("{") {
        scopes.removeLast()
      }
      guard let match = text.wholeMatch(of: declaration),
        indentation == scopes.last.map({ $0.indentation + 2 }) ?? 0
      else { continue }
      let (kind, rest) = (String(match.output.kind), match.output.rest)
      let isMarked = match.output.modifiers.split(separator: " ")
        .contains { $0 == "public" || $0 == "open" }
      let scope = scopes.last
      let isType = ["class", "struct", "enum", "protocol", "extension"].contains(kind)
      let conforms = kind == "extension" && rest.contains(":")
      let isPublic =
        isMarked || scope?.isProtocol == true && scope?.isPublic == true
        || kind == "case" && scope?.isEnum == true && scope?.isPublic == true || conforms
      let names =
        switch kind {
        case "init", "subscript": [scope?.name ?? ""]
        case "case":
          rest.replacing(/\([^)]*\)|=.*/, with: "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        default: [rest.firstMatch(of: /[\w.]+|[^\w\s(]+/).map { String($0.0) } ?? ""]
        }
      if isType {
        scopes.append(
          Scope(
            indentation: indentation, name: names[0], isProtocol: kind == "protocol",
            isEnum: kind == "enum", isPublic: isPublic))
      }
      guard isPublic else { continue }
      let signature = Self.signature(lines[index...], isRequirement: scope?.isProtocol == true)
      found.append(RuntimeDeclaration(owner: scope?.name, names: names, signature: signature))
    }
    return found
  }

  /// The text of a declaration up to its body or its value, on one line, without its access.
  private static func signature(_ lines: ArraySlice<Substring>, isRequirement: Bool) -> String {
    var depth = 0
    var result = ""
    scan: for line in lines {
      for character in line.drop(while: { $0 == " " }) {
        switch character {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "{" where depth == 0 && !isRequirement: break scan
        case "=" where depth == 0 && result.hasSuffix(" ") && !result.contains(/typealias|==/):
          break scan
        default: break
        }
        result.append(character)
      }
      if depth == 0 { break }
      result.append(" ")
    }
    return result.replacing(#/\b(?:public|open) /#, with: "").trimmingCharacters(in: .whitespaces)
  }
}
