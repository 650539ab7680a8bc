import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

/// Every manifest that tests have gets whole samples.
@Suite struct PictureCorpusTests {
  @Test(arguments: try PictureFixture.folders())
  func everyViewGetsSamples(_ folder: URL) throws {
    let sources = try PictureFixture.sources(in: folder)
    let fixture = try PictureFixture(sources)
    let again = try PictureFixture(sources)
    #expect(!fixture.views.isEmpty)
    for view in fixture.views {
      let samples = fixture.source.samples(of: view)
      let name = fixture.module[view].name.text
      #expect(!samples.isEmpty && samples.count { $0.kind == .made } <= 13, "\(name)")
      #expect(Set(samples.map(\.title)).count == samples.count, "\(name)")
      for sample in samples { try checkIsWhole(sample, of: view, fixture) }
      #expect(try fixture.printed(name) == again.printed(name))
    }
  }

  private func checkIsWhole(
    _ sample: PictureSample, of view: ViewReference, _ fixture: PictureFixture
  ) throws {
    for field in fixture.module[view].fields where sample.data[field] == nil {
      let type = KnownType(field.type).unwrapped
      let isLeftToTheApp =
        type == .unknown || type == .array(.unknown) || type == .set
        || !sample.data.inner(field).isEmpty
      #expect(isLeftToTheApp, "\(fixture.module[view].name.text).\(field.name.text)")
    }
    for state in PictureState.allCases {
      for text in try fixture.labels(
        of: fixture.module[view].name.text, sample.data, in: state)
      {
        #expect(text?.text.isEmpty != true || sample.title != "Example")
      }
    }
  }
}
