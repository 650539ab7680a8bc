#if canImport(UIKit)
import CellGenRuntime
import Testing

/// Deprecated declarations with the former names of fields and actions.
@Suite struct FormerNameTests {
  // Only deprecated functions can use deprecated declarations without a warning.
  private protocol OldCode {
    static func essays() -> [EssayViewData]
    static func changed(_ essay: EssayViewData) -> EssayViewData
    static func values(_ essay: EssayViewData) -> [String]
    static func actions() -> [EssayViewData.Action]
    static func isTap(_ action: EssayViewData.Action) -> Bool
    static func file() -> EssayFileViewData
  }

  /// Code from before each of the renames.
  private enum Old: OldCode {
    @available(*, deprecated)
    static func essays() -> [EssayViewData] {
      [
        EssayViewData(id: 1, title: "A", subtitle: "B", score: 3, isFavorite: true),
        EssayViewData(id: 1, title: "A", isFavorite: true),
        EssayViewData(id: 1, headline: "A", subtitle: "B", isFavorite: true),
        EssayViewData(id: 1, headline: "A", detail: "B", score: 3, isFavorite: true),
        EssayViewData(id: 1, headline: "A", score: 3, isFavorite: true),
        EssayViewData(id: 1, headline: "A", detail: "B", votes: 3, isFavorite: true),
      ]
    }

    @available(*, deprecated)
    static func changed(_ essay: EssayViewData) -> EssayViewData {
      var essay = essay
      essay.title += "!"
      essay.subtitle = nil
      essay[keyPath: \.score] = 5
      return essay
    }

    @available(*, deprecated)
    static func values(_ essay: EssayViewData) -> [String] {
      [essay.title, essay.subtitle ?? "nil", "\(essay.score)"]
    }

    @available(*, deprecated)
    static func actions() -> [EssayViewData.Action] { [.tapped, .like(isOn: true)] }

    @available(*, deprecated)
    static func isTap(_ action: EssayViewData.Action) -> Bool {
      if case .tapped = action { true } else { false }
    }

    @available(*, deprecated)
    static func file() -> EssayFileViewData {
      EssayFileViewData(EssayDraft(id: 7), isExpanded: true)
    }
  }

  private let old: any OldCode.Type = Old.self

  @Test func initializersTakeTheLabelsFromBeforeEachRename() {
    #expect(old.essays().map(\.headline) == Array(repeating: "A", count: 6))
    #expect(old.essays().map(\.detail) == ["B", nil, "B", "B", nil, "B"])
    #expect(old.essays().map(\.votes) == [3, 0, 0, 3, 3, 3])
    #expect(old.file() == EssayFileViewData(id: 7, isOpen: true))
  }

  @Test func propertiesReadAndSetTheNewOnes() {
    let essay = EssayViewData(
      id: 1, headline: "A", detail: "B", votes: 3, isFavorite: false)
    #expect(old.values(essay) == ["A", "B", "3"])
    #expect(
      old.changed(essay)
        == EssayViewData(id: 1, headline: "A!", detail: nil, votes: 5, isFavorite: false))
  }

  @Test func functionsMakeActions() {
    #expect(old.actions() == [.open, .favorite(isOn: true)])
    let taps = [EssayViewData.Action.open, .favorite(isOn: false)].map { old.isTap($0) }
    #expect(taps == [true, false])
  }
}

/// A model of the app.
struct EssayDraft {
  var id: Int
}
#endif
