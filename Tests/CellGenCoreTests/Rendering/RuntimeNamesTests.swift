import FixtureSupport
import Foundation
import Testing

@testable import CellGenCore

/// The embedded runtime lies in the user's module: no generated type may have a name of its own, and none
/// of its names may be one that an app has already.
@Suite struct RuntimeNamesTests {
  private let declaration =
    #/(?m)^(?<modifiers>(?:[a-z@A-Z]+ )*)(?:struct|class|enum|protocol|typealias|actor) (?<name>_?[A-Z]\w*)/#

  @Test func everyTypeOfTheRuntimeIsReserved() {
    let names = RuntimeSource.text.matches(of: declaration).map { String($0.output.name) }
    #expect(names.contains("CellHost"))
    #expect(Set(names) == ReservedNames.runtimeTypes)
  }

  /// What only the runtime uses has a prefix: `HostedView` and `PlaceholderView` are names of apps. What is public
  /// only because its members are has an underscore before it.
  @Test func whatUsersDoNotKnowHasAPrefix() {
    let own = RuntimeSource.text.matches(of: declaration)
      .filter { !$0.output.modifiers.contains(#/public |open /#) || $0.output.name.hasPrefix("_") }
      .map { String($0.output.name) }
    #expect(own.contains("CellGenHostedView") && own.contains("_CellGenDataSource"))
    for name in own { #expect(name.trimmingPrefix("_").hasPrefix("CellGen"), "\(name)") }
  }

  /// What both data sources offer is a member of `_CellGenDataSource`. UIKit's own methods have to be in the class.
  @Test func membersOfBothDataSourcesAreWrittenOnce() throws {
    let files = Dictionary(uniqueKeysWithValues: try runtimeFiles())
    let members = try ["CollectionDataSource.swift", "TableDataSource.swift"].map { name in
      let text = try #require(files[name])
      let names = text.matches(of: #/(?m)^  public (?:weak )?(?:func|var|typealias) (?<name>\w+)/#)
      #expect(names.count > 15)
      return Set(names.map { String($0.output.name) })
    }
    // Their types differ. An app's own `Content` would hide one of the protocol's in the classes.
    let own: Set = [
      "Content", "Diffable", "_Animation", "_list", "configureCell", "delegate",
      "diffableDataSource",
      "fallbackDataSource",
      "prefetchDataSource", "scroll",
    ]
    let uikit: Set = [
      "scrollViewDidScroll", "scrollViewDidEndScrollingAnimation",
      "scrollViewDidChangeAdjustedContentInset",
    ]
    #expect(members[0].intersection(members[1]) == own.union(uikit))
  }

  /// A function, variable or operator of a file could be one of an app's files.
  @Test func onlyTypesAreDeclaredByThemselves() {
    let others = RuntimeSource.text.matches(
      of: #/(?m)^(?:[a-z@]+ )*(?:func|var|let|infix|prefix|postfix|macro) .*/#)
    #expect(others.map { String($0.output) } == [])
  }

  /// A member in an extension of a UIKit type would be one of all views of an app, and one of the app's of
  /// the same name would be taken in its place, or be an error: those that there are have a prefix.
  @Test func nothingIsAddedToTypesOfOthers() throws {
    for (file, text) in try runtimeFiles() {
      for extended in text.matches(of: extensionOfAny) {
        let name = String(extended.output.name)
        // Conformances of `Never` and what only one file sees are nobody's members.
        let isOwn =
          ReservedNames.runtimeTypes.contains(name) || name.contains("Feed")
          || ["AnyCellModel", "CellRegistry"].contains(name)
          || name == "Never" && extended.output.rest.hasSuffix("{}")
          || name == "Hashable" && file == "AnyCellModel.swift"
          // More constrained than what an app may have of the same name.
          || name == "Array"
            && ["ContentEditing.swift", "ListMove.swift", "SectionContent.swift"].contains(file)
        if isOwn { continue }
        let rest = text[extended.range.upperBound...]
        let body = rest.firstRange(of: "\n}").map { rest[..<$0.lowerBound] } ?? rest
        for member in body.matches(of: memberOfAnyone) {
          #expect(
            member.output.name.hasPrefix("cellGen"),
            "\(file): extension \(name): \(member.output.name)")
        }
      }
    }
  }

  /// An extension, whose type may be named with its module.
  private let extensionOfAny =
    #/(?m)^ *(?:[a-z@]+ )*extension (?:Swift\.|Foundation\.)?(?<name>\w+)(?<rest>.*)/#

  /// A member that other files of the module see.
  private let memberOfAnyone =
    #/(?m)^  (?!(?:file)?private )(?:[a-z@A-Z]+ )*(?:func|var|let) (?<name>\w+)/#

  private func runtimeFiles() throws -> [(String, String)] {
    let folder = Fixtures.package.appending(path: "Sources/CellGenRuntime")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 30)
    return try files.map {
      let url = folder.appending(path: $0)
      return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
    }
  }
}
