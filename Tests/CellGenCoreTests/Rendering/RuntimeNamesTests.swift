import Testing

@testable import CellGenCore

/// The runtime may lie in the user's module, so no generated type may have a name of its own.
@Suite struct RuntimeNamesTests {
  @Test func everyTypeOfTheRuntimeIsReserved() {
    let declaration =
      #/(?m)^(?:[a-z@A-Z]+ )*(?:struct|class|enum|protocol|typealias) (?<name>[A-Z]\w*)/#
    let names = embeddedRuntime.matches(of: declaration).map { String($0.output.name) }
    #expect(names.contains("CellKind"))
    #expect(Set(names) == ReservedNames.runtimeTypes)
  }
}
