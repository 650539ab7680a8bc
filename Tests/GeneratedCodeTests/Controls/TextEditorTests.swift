#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Text editors grow with their text, and their cells with them.
@MainActor
@Suite struct TextEditorTests {
  @Test func aPlaceholderIsShownWhileThereIsNoText() throws {
    let panel = PanelParts<PanelStoryView>(PanelStoryViewData(id: 1, story: ""))
    let editor = try #require(panel.all(CellTextEditor.self).first)
    let label = try #require(editor.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Story" && !label.isHidden && editor.accessibilityLabel == "Story")
    StandIn.edit(editor)
    StandIn.insert("a", into: editor)
    #expect(label.isHidden)
    StandIn.deleteBackward(in: editor)
    #expect(!label.isHidden)
    panel.view.configure(with: PanelStoryViewData(id: 1, story: "from the app"))
    #expect(label.isHidden)
  }

  @Test func returnIsALineAndTheEndIsReported() throws {
    let panel = PanelParts<PanelStoryView>(PanelStoryViewData(id: 1, story: "a"))
    let editor = try #require(panel.all(CellTextEditor.self).first)
    StandIn.edit(editor)
    StandIn.pressReturn(in: editor)
    #expect(editor.text == "a\n" && editor.isFirstResponder)
    editor.resignFirstResponder()
    #expect(panel.actions == [.tell(story: "a\n"), .told(story: "a\n")])
  }

  @Test func whatTheDataRepeatLeavesTheCursorAlone() throws {
    let panel = PanelParts<PanelStoryView>(PanelStoryViewData(id: 1, story: "ac"))
    let editor = try #require(panel.all(CellTextEditor.self).first)
    StandIn.edit(editor, at: 1)
    StandIn.insert("b", into: editor)
    panel.view.configure(with: PanelStoryViewData(id: 1, story: "abc"))
    panel.view.configure(with: PanelStoryViewData(id: 1, story: "ac"))
    let range = try #require(editor.selectedTextRange)
    // The app has taken the letter back after it had repeated it.
    #expect(editor.text == "ac")
    #expect(editor.offset(from: editor.beginningOfDocument, to: range.start) == 1)
  }

  @Test func theCellGrowsWithTheText() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    let screen = PanelTableDataSource(tableView: table)
    let story = PanelStoryViewData(id: 1, story: "short")
    screen.apply(PanelContent(stories: [story]))
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let before = cell.bounds.height
    let editor = try #require(cell.descendants.compactMap { $0 as? CellTextEditor }.first)
    StandIn.edit(editor)
    StandIn.insert("\n\n\n", into: editor)
    table.layoutIfNeeded()
    #expect(cell.bounds.height > before && editor.isFirstResponder)
    #expect(table.visibleCells.first === cell)
  }
}
#endif
