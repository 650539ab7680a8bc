#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

enum SignUpFieldKind: ScreenValue { case name, email, website, password, code }

/// What a keyboard is told may come from data, so that a form has one kind of row.
@MainActor
@Suite struct FormTests {
  private func data(
    _ id: SignUpFieldKind, isShown: Bool = false, isCorrected: Bool? = nil
  ) -> SignUpFieldViewData {
    SignUpFieldViewData(
      id: id, title: "Title", text: "Text", isShown: isShown, isCorrected: isCorrected)
  }

  private func field(_ data: SignUpFieldViewData) throws -> (
    PanelParts<SignUpFieldView>, CellTextField
  ) {
    let panel = PanelParts<SignUpFieldView>(data)
    return (panel, try #require(panel.all(CellTextField.self).first))
  }

  @Test func eachCaseHasItsKeyboard() throws {
    let (panel, field) = try field(data(.name))
    let expected: [(SignUpFieldKind, UIKeyboardType, UITextContentType?)] = [
      (.email, .emailAddress, .emailAddress), (.website, .URL, .URL), (.code, .default, nil),
      (.password, .default, .newPassword), (.name, .default, .name),
    ]
    for (kind, keyboard, contentType) in expected {
      panel.view.configure(with: data(kind))
      #expect(field.keyboardType == keyboard)
      #expect(field.textContentType == contentType)
      #expect(field.autocapitalizationType == (kind == .name ? .words : .none))
      #expect(field.isSecureTextEntry == (kind == .password))
    }
  }

  @Test func nothingOfTheFormerCellRemains() throws {
    let (panel, field) = try field(data(.password, isCorrected: true))
    #expect(field.autocorrectionType == .yes && field.returnKeyType == .next)
    panel.view.prepareForReuse()
    panel.view.configure(with: data(.code))
    #expect(!field.isSecureTextEntry)
    #expect(field.textContentType == nil)
    #expect(field.autocorrectionType == .default && field.returnKeyType == .go)
  }

  @Test func aKeyboardOnTheScreenIsLoadedAgainOnlyWhereItChanges() throws {
    let (panel, field) = try field(data(.name))
    StandIn.edit(field)
    let before = StandIn.keyboardReloads
    #expect(StandIn.keyboard == .default)
    panel.view.configure(with: data(.name))
    #expect(StandIn.keyboardReloads == before)
    panel.view.configure(with: data(.email))
    #expect(StandIn.keyboard == .emailAddress && field.isFirstResponder)
    #expect(StandIn.keyboardReloads == before + 1)
    panel.view.prepareForReuse()
    panel.view.configure(with: data(.website))
    #expect(StandIn.keyboardReloads == before + 1)
  }

  @Test func aPasswordCanBeShown() throws {
    let panel = PanelParts<SignUpPasswordView>(
      SignUpPasswordViewData(id: 1, password: "abc", isShown: false, type: .password))
    let field = try #require(panel.all(CellTextField.self).first)
    StandIn.edit(field)
    StandIn.insert("d", into: field)
    #expect(field.isSecureTextEntry && field.keyboardType == .asciiCapable)
    #expect(field.textContentType == .password)
    panel.view.configure(
      with: SignUpPasswordViewData(id: 1, password: "abcd", isShown: true, type: nil))
    #expect(!field.isSecureTextEntry && field.text == "abcd" && field.isFirstResponder)
    #expect(field.textContentType == nil)
  }

  @Test func aPasswordThatIsHiddenAgainKeepsItsTextAndTheCursor() throws {
    let (panel, field) = try field(data(.password))
    @MainActor func show(_ isShown: Bool) {
      panel.view.configure(
        with: SignUpFieldViewData(
          id: .password, title: "Title", text: field.text ?? "", isShown: isShown))
    }
    StandIn.edit(field)
    // As in every app: what is hidden when its editing begins is replaced.
    StandIn.insert("abcd", into: field)
    #expect(field.text == "abcd")
    show(true)
    StandIn.edit(field, at: 2)
    show(false)
    StandIn.insert("X", into: field)
    show(false)
    StandIn.insert("Y", into: field)
    #expect(field.text == "abXYcd" && field.isFirstResponder)
    show(true)
    show(false)
    StandIn.deleteBackward(in: field)
    #expect(field.text == "abXcd")
    #expect(
      panel.actions
        == ["abcd", "abXcd", "abXYcd", "abXcd"].map { SignUpFieldViewData.Action.change(text: $0) })
  }

  @Test func whatIsComposedIsAcceptedWhenThePasswordIsHidden() throws {
    let (panel, field) = try field(data(.password, isShown: true))
    StandIn.edit(field)
    StandIn.compose("ni", in: field)
    panel.view.configure(with: data(.password))
    #expect(field.text == "Textni" && field.markedTextRange == nil && panel.actions.isEmpty)
    StandIn.insert("x", into: field)
    #expect(panel.actions == [.change(text: "Textnix")])
  }

  @Test func aTextBeyondItsLimitIsHiddenWhole() {
    let (board, field) = (PanelParts<SignUpFieldView>(data(.name)), CellTextField())
    board.window.addSubview(field)
    board.view.setUp(field, limit: 3)
    board.view.show("abcde", in: field)
    StandIn.edit(field, at: 1)
    field.isSecureTextEntry = true
    StandIn.deleteBackward(in: field)
    #expect(field.text == "bcde")
  }

  @Test func scrollingClosesTheKeyboardAsTheManifestSays() {
    #expect(SignUpDataSource().collectionView.keyboardDismissMode == .interactive)
    #expect(SignUpTableDataSource().tableView.keyboardDismissMode == .interactive)
    let own = UITableView(frame: .zero)
    own.keyboardDismissMode = .onDrag
    _ = MagazineTableDataSource(tableView: own)
    #expect(own.keyboardDismissMode == .onDrag)
  }

  @Test func textEditorsDoTheSame() throws {
    let panel = PanelParts<SignUpRemarkView>(
      SignUpRemarkViewData(id: 1, remark: "", isCode: false, capitals: .allCharacters))
    let editor = try #require(panel.all(CellTextEditor.self).first)
    #expect(editor.keyboardType == .default && editor.autocapitalizationType == .allCharacters)
    #expect(editor.autocorrectionType == .yes)
    StandIn.edit(editor)
    let before = StandIn.keyboardReloads
    panel.view.configure(
      with: SignUpRemarkViewData(id: 1, remark: "", isCode: true, capitals: .none))
    #expect(StandIn.keyboard == .asciiCapable && StandIn.keyboardReloads == before + 1)
    #expect(editor.autocapitalizationType == .none && editor.autocorrectionType == .no)
  }
}
#endif
