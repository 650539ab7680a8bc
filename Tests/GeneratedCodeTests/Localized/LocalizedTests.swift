#if canImport(UIKit)
import CellGenRuntime
import Foundation
import TestSupport
import Testing
import UIKit

/// A form, a list of messages and a checkout in three languages, and what VoiceOver says of each.
@MainActor
@Suite(.serialized) struct LocalizedTests {
  @Test(arguments: ListContainer.allCases)
  func everyTextIsInTheReadersLanguage(in container: ListContainer) throws {
    let texts = try ReaderLanguage.german.read {
      LocalizedScreens.names.map { LocalizedScreens.show($0, in: container).shownTexts }
    }
    for text in ["Name", "Nachrichten melden", "Geburtstag", "Von ada@example.com abmelden"] {
      #expect(texts[0].contains(text), "\(texts[0])")
    }
    #expect(texts[1].contains("3 ungelesene Nachrichten"))
    #expect(texts[2].contains { $0.hasPrefix("Summe: ") })
  }

  @Test func theArabicTextsAreThere() throws {
    let texts = try ReaderLanguage.arabic.read {
      LocalizedScreens.show("AccountForm", in: .collection).shownTexts
    }
    #expect(texts.contains("تسجيل الخروج من ada@example.com"))
  }

  @Test func aTextThatNoCatalogueHasIsShownAsItIsWritten() throws {
    let texts = LocalizedScreens.show("AccountForm", in: .table).shownTexts
    #expect(texts.contains("Sign out of ada@example.com"))
  }

  @Test func swipesNameWhatTheyDeleteInTheReadersLanguage() throws {
    let data = ChatViewData(
      id: 1, sender: "Ada", text: "", sentAt: Date(), unread: nil, length: nil)
    let title = try ReaderLanguage.german.read { ChatViewData.row(of: data).trailing[0].title }
    #expect(title == "Ada löschen")
  }

  @Test func theKeyAndTheTextOfAButtonAreApart() throws {
    StandIn.lookups = []
    _ = LocalizedScreens.show("Checkout", in: .collection)
    let pay = try #require(StandIn.lookups.first { $0.key == "checkout.pay" })
    #expect(pay.value == "Pay Now" && pay.table == "Localized" && pay.bundle == "main")
  }

  /// `CELLGEN_RECORD=1 swift test` writes what is said anew and fails.
  @Test(arguments: LocalizedScreens.names)
  func whatVoiceOverSays(of screen: String) throws {
    let transcript = try ReaderLanguage.english.read {
      self.transcript(of: LocalizedScreens.show(screen, in: .collection))
    }
    let inTable = try ReaderLanguage.english.read {
      self.transcript(of: LocalizedScreens.show(screen, in: .table))
    }
    #expect(transcript == inTable)
    let file = ReaderLanguage.folder.appending(path: "Spoken/\(screen).txt")
    if Recording.isOn {
      try transcript.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == transcript)
  }

  /// One line for each stop, with its actions below it.
  private func transcript(of view: UIView) -> String {
    StandIn.spoken(in: view).map { stop in
      let parts = [stop.label, stop.value].compactMap { $0 } + stop.traits.words
      let names = stop.actions.joined(separator: ", ")
      let actions = names.isEmpty ? "" : "\n  actions: \(names)"
      return parts.joined(separator: "; ") + actions + "\n"
    }.joined()
  }
}

extension UIAccessibilityTraits {
  /// How VoiceOver names them; a text is not named.
  fileprivate var words: [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.adjustable, "adjustable"), (.selected, "selected"), (.notEnabled, "dimmed"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
#endif
