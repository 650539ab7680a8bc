import Testing

@testable import CellGenCore

@Suite("Names of screens")
struct ScreenNamesTests {
  @Test(
    "What a file's name is worth keeping of",
    arguments: [
      ("1st", "First"), ("2nd-page", "SecondPage"), ("10th", "Tenth"), ("3rdParty", "ThirdParty"),
      ("1station", "Station1"), ("2024", "Screen2024"), ("2024-summary", "Summary2024"),
      ("日本", "Listing"), ("-", "Listing"), ("404é", "Screen404"),
    ])
  func name(_ file: String, _ name: String) {
    #expect(screenName(file) == name)
    #expect(isIdentifier(name))
  }
}
