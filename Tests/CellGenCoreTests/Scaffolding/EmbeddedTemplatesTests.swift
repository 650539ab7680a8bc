import CellGenAuthoringTexts
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// The templates that the program has.
@Suite struct EmbeddedTemplatesTests {
  @Test func everyFileBelongsToATemplate() {
    let templates = Template.projects + [.screen, .view, .xcodeTemplates]
    let used = Set(templates.flatMap(\.files).map(\.text))
    #expect(embeddedTemplates.filter { !used.contains($0.text) }.map(\.path) == [])
  }
}
