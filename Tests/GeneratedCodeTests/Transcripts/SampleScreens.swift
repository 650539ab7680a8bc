#if canImport(UIKit)
import CellGenRuntime
import Foundation
import UIKit

/// Screens that show the samples of their manifests, with the rows of the transcript in their order.
@MainActor
enum SampleScreens {
  nonisolated static let names = [
    "AccountForm", "Chats", "Checkout", "RichTexts", "Spoken", "Panel", "Remarks",
    "Accessories", "Placed",
  ]

  /// The manifest of a screen.
  static func manifest(of screen: String) -> URL {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder =
      LocalizedScreens.names.contains(screen)
      ? "Localized" : ["RichTexts", "Accessories", "Placed"].contains(screen) ? screen : "Screens"
    return tests.appending(path: "\(folder)/\(screen).sections")
  }

  /// The rows of a screen whose order on it is another than that in its manifest.
  static func order(of screen: String) -> [String]? {
    switch screen {
    case "AccountForm":
      [
        "AccountHeading 1", "NameRow 1", "BirthdayRow 1", "AccountHeading 2", "AlertsRow 1",
        "TextSizeRow 1", "ThemeRow 1", "SignOutRow 1",
      ]
    default: nil
    }
  }

  static func show(_ screen: String, in container: ListContainer) -> UIScrollView {
    switch screen {
    case "RichTexts":
      ShownScreen.show(
        RichTextsContent(
          articles: ArticleViewData.samples, comments: CommentViewData.samples,
          opinions: OpinionViewData.samples),
        by: RichTextsViewCreator.self, RichTextsLayout.make(), in: container)
    case "Accessories":
      ShownScreen.show(
        AccessoriesContent(
          foldersHeader: DrawerHeadingViewData.samples[0],
          folders: DrawerViewData.samples.map { .drawer($0) }
            + DrawerLabelViewData.samples.map { .drawerLabel($0) },
          settings: DrawerAlertsViewData.samples.map { .drawerAlerts($0) }
            + DrawerContactViewData.samples.map { .drawerContact($0) }),
        by: AccessoriesViewCreator.self, AccessoriesLayout.make(), in: container)
    case "Placed":
      ShownScreen.show(
        WardrobeContent(
          garments: GarmentViewData.samples, lamps: GarmentLampViewData.samples,
          hangers: HangerViewData.samples),
        by: WardrobeViewCreator.self, WardrobeLayout.make(), in: container)
    case "Spoken":
      ShownScreen.show(spoken, by: SpokenViewCreator.self, SpokenLayout.make(), in: container)
    case "Panel":
      ShownScreen.show(
        PanelContent(
          menus: PanelMenuViewData.samples, stories: PanelStoryViewData.samples,
          notes: PanelNoteViewData.samples.map { .panelNote($0) }
            + PanelKnobsViewData.samples.map { .panelKnobs($0) }),
        by: PanelViewCreator.self, PanelLayout.make(), in: container)
    case "Remarks":
      ShownScreen.show(
        RemarksContent(
          remarksHeader: RemarkHeadingViewData.samples[0], remarks: RemarkViewData.samples,
          remarksFooter: RemarkHeadingViewData.samples[0]),
        by: RemarksViewCreator.self, RemarksLayout.make(), in: container)
    default: LocalizedScreens.show(screen, in: container)
    }
  }

  private static var spoken: SpokenContent {
    SpokenContent(
      versesHeader: SpokenHeadingViewData.samples[0],
      verses: SpokenVerseViewData.samples.map { .spokenVerse($0) }
        + SpokenSettingViewData.samples.map { .spokenSetting($0) }
        + SpokenLampViewData.samples.map { .spokenLamp($0) }
        + SpokenPostViewData.samples.map { .spokenPost($0) }
        + SpokenLetterViewData.samples.map { .spokenLetter($0) }
        + SpokenCountViewData.samples.map { .spokenCount($0) },
      versesFooter: SpokenNoteViewData.samples[0], tiny: SpokenTinyViewData.samples,
      places: SpokenChapterViewData.samples.map { .spokenChapter($0) }
        + SpokenPlaceViewData.samples.map { .spokenPlace($0) })
  }
}
#endif
