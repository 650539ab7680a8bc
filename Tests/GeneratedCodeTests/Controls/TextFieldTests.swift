#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Text fields report what is typed, and leave it to the user while it is.
@MainActor
@Suite struct TextFieldTests {
  private func note(_ note: String, other: String? = nil) -> PanelNoteViewData {
    PanelNoteViewData(id: 1, note: note, other: other)
  }

  private func cursor(in field: UITextField) -> Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  @Test func aChangeIsReportedOnceAndConfiguringReportsNothing() throws {
    let panel = PanelParts<PanelNoteView>(note("ab"))
    let field = try #require(panel.all(CellTextField.self).first)
    #expect(field.text == "ab" && field.placeholder == "Note")
    panel.view.configure(with: note("abc"))
    #expect(field.text == "abc" && panel.actions.isEmpty)
    StandIn.edit(field)
    StandIn.insert("d", into: field)
    field.sendActions(for: .editingChanged)
    #expect(panel.actions == [.rename(text: "abcd")])
  }

  @Test func theTextThatWasReportedLeavesTheCursorAlone() throws {
    let panel = PanelParts<PanelNoteView>(note("ad"))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field, at: 1)
    StandIn.insert("b", into: field)
    panel.view.configure(with: note("abd"))
    #expect(field.text == "abd" && cursor(in: field) == 2 && field.isFirstResponder)
  }

  @Test func anEchoThatIsLateTakesNothingBack() throws {
    let panel = PanelParts<PanelNoteView>(note(""))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    for letter in ["a", "b", "c"] { StandIn.insert(letter, into: field) }
    panel.view.configure(with: note("a"))
    #expect(field.text == "abc")
    panel.view.configure(with: note("ab"))
    #expect(field.text == "abc" && cursor(in: field) == 3)
    // What the data said before the first key is not news either.
    panel.view.configure(with: note("ab"))
    #expect(field.text == "abc")
  }

  @Test func whatTheAppHasChangedIsShownAndTheCursorKeepsItsPlace() throws {
    let panel = PanelParts<PanelNoteView>(note(""))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.insert("abc", into: field)
    StandIn.edit(field, at: 1)
    panel.view.configure(with: note("aXbc"))
    #expect(field.text == "aXbc" && cursor(in: field) == 1)
    StandIn.edit(field, at: 3)
    panel.view.configure(with: note("YYaXbc"))
    #expect(field.text == "YYaXbc" && cursor(in: field) == 5)
    #expect(panel.actions == [.rename(text: "abc")])
    panel.view.configure(with: note(""))
    #expect(field.text == "" && cursor(in: field) == 0)
  }

  @Test func whatIsComposedIsReportedWhenItIsAccepted() throws {
    let panel = PanelParts<PanelNoteView>(note(""))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.compose("ni", in: field)
    panel.view.configure(with: note("other"))
    #expect(field.text == "ni" && field.markedTextRange != nil && panel.actions.isEmpty)
    StandIn.accept("你", in: field)
    #expect(panel.actions == [.rename(text: "你")])
    panel.view.configure(with: note("你"))
    #expect(field.text == "你" && cursor(in: field) == 1)
  }

  @Test func aLongPasteIsCutWhereItWasPasted() throws {
    let panel = PanelParts<PanelNoteView>(note("12345"))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field, at: 2)
    StandIn.insert("abcdef", into: field)
    #expect(field.text == "12abc345" && cursor(in: field) == 5)
    StandIn.insert("x", into: field)
    #expect(field.text == "12abc345" && cursor(in: field) == 5)
    #expect(panel.actions == [.rename(text: "12abc345")])
  }

  @Test func theLimitCountsCharactersAndNeverCutsWhatIsComposed() throws {
    let panel = PanelParts<PanelNoteView>(note("👩‍👩‍👧‍👦👩‍👩‍👧‍👦"))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.insert("é🇩🇪abc", into: field)
    #expect(field.text == "👩‍👩‍👧‍👦👩‍👩‍👧‍👦é🇩🇪abc")
    StandIn.compose("nihaoma", in: field)
    #expect(field.text?.hasSuffix("nihaoma") == true && field.markedTextRange != nil)
    StandIn.accept("你好", in: field)
    #expect(field.text == "👩‍👩‍👧‍👦👩‍👩‍👧‍👦é🇩🇪abc你")
  }

  @Test func dataBeyondTheLimitAreShownAndCanBeShortened() throws {
    let panel = PanelParts<PanelNoteView>(note("0123456789"))
    let field = try #require(panel.all(CellTextField.self).first)
    #expect(field.text == "0123456789")
    StandIn.edit(field)
    StandIn.insert("x", into: field)
    #expect(field.text == "0123456789" && panel.actions.isEmpty)
    StandIn.deleteBackward(in: field)
    #expect(panel.actions == [.rename(text: "012345678")])
  }

  @Test func returnReportsAndKeepsTheFocusOrEndsTheEditing() throws {
    let panel = PanelParts<PanelNoteView>(note("a", other: "b"))
    let fields = panel.all(CellTextField.self)
    try #require(fields.count == 2)
    StandIn.edit(fields[0])
    StandIn.pressReturn(in: fields[0])
    #expect(panel.actions == [.next] && fields[0].isFirstResponder)
    StandIn.edit(fields[1])
    #expect(panel.actions == [.next, .commit(text: "a")])
    StandIn.pressReturn(in: fields[1])
    #expect(!fields[1].isFirstResponder)
    #expect(panel.actions == [.next, .commit(text: "a")])
  }

  @Test func theEndOfEditingAcceptsAndReportsWhatIsComposed() throws {
    let panel = PanelParts<PanelNoteView>(note(""))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.compose("abc", in: field)
    field.resignFirstResponder()
    #expect(panel.actions == [.rename(text: "abc"), .commit(text: "abc")])
  }

  @Test func nothingIsReportedAfterReuseAndNothingRemains() throws {
    let panel = PanelParts<PanelNoteView>(note("a", other: "secret"))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.insert("b", into: field)
    // As the hosts do.
    panel.view.onAction = nil
    panel.view.prepareForReuse()
    #expect(!field.isFirstResponder && panel.actions == [.rename(text: "ab")])
    panel.view.configure(with: note("a"))
    #expect(field.text == "a" && panel.all(CellTextField.self)[1].text == "")
    #expect(panel.all(CellTextField.self).map(\.isSecureTextEntry) == [false, true])
  }

  @Test func nothingIsRetained() {
    weak var view: PanelNoteView?
    weak var field: CellTextField?
    do {
      let panel = PanelParts<PanelNoteView>(note("a"))
      view = panel.view
      field = panel.all(CellTextField.self).first
      panel.view.removeFromSuperview()
    }
    #expect(view == nil && field == nil)
  }

  /// A plain model: the text belongs to the user, and data only count where they are news.
  @Test(arguments: 0..<60)
  func randomTypingAgreesWithAPlainModel(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let panel = PanelParts<PanelNoteView>(note("ab"))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    var (text, place) = (Array("ab"), 2)
    var marked = false
    var given = "ab"
    var late: [String] = []
    for step in 0..<80 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0..<3 where !marked:
        let letter: Character = ["x", "é", "👍🏽", "z"].randomElement(using: &random)!
        StandIn.insert(String(letter), into: field)
        if text.count < 8 {
          text.insert(letter, at: place)
          place += 1
          late.append(String(text))
        }
      case 3 where !marked:
        StandIn.deleteBackward(in: field)
        if place > 0 {
          text.remove(at: place - 1)
          place -= 1
          late.append(String(text))
        }
      case 4 where !marked && text.count < 8:
        StandIn.compose("k", in: field)
        marked = true
      case 5 where marked:
        StandIn.accept("か", in: field)
        marked = false
        text.insert("か", at: place)
        place += 1
        late.append(String(text))
      case 6 where !late.isEmpty:
        // An app that repeats some of what it was told, in order.
        let skipped = Int.random(in: 0..<late.count, using: &random)
        let echo = late[skipped]
        panel.view.configure(with: note(echo))
        if !marked, echo != given, let first = late.firstIndex(of: echo) {
          late.removeFirst(first + 1)
          given = echo
        }
      case 7:
        panel.view.configure(with: note(given))
      case 8 where !marked:
        place = Int.random(in: 0...text.count, using: &random)
        StandIn.edit(field, at: String(text[..<place]).utf16.count)
        guard step % 3 == 0 else { break }
        // An app that puts something of its own before the text.
        let foreign = "#\(step)"
        panel.view.configure(with: note(foreign + String(text.prefix(2))))
        let old = text
        text = Array(foreign + String(old.prefix(2)))
        (given, late) = (String(text), [])
        place = modelPlace(place, from: old, to: text)
      default: break
      }
      if !marked {
        #expect(field.text == String(text), "seed \(seed), step \(step)")
        #expect(
          cursor(in: field) == String(text[..<place]).utf16.count, "seed \(seed), step \(step)")
      }
      #expect(field.isFirstResponder && (field.markedTextRange != nil) == marked)
    }
  }

  /// Where a cursor is in another text: as far from the end that both have in common, or as far from the
  /// beginning.
  private func modelPlace(_ place: Int, from old: [Character], to new: [Character]) -> Int {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    if place <= start { return place }
    var end = 0
    while end < min(old.count, new.count), old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    return old.count - place <= end ? new.count - (old.count - place) : min(place, new.count)
  }
}
#endif
