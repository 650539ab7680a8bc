#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

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

  /// Before iOS 16 a cell cannot ask for it: `#available` is always true here, so the part for older systems
  /// is called by itself.
  @Test(arguments: ListContainer.allCases)
  func theListMeasuresTheCellBeforeIOS16(in container: ListContainer) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let content = PanelContent(stories: [PanelStoryViewData(id: 1, story: "short")])
    let (list, screen) = Self.list(container, content, in: window)
    defer { withExtendedLifetime(screen) {} }
    let editor = try #require(list.descendants.compactMap { $0 as? CellTextEditor }.first)
    let cell = try #require(
      list.descendants.first { $0 is UICollectionViewCell || $0 is UITableViewCell })
    let before = cell.bounds.height
    StandIn.withSystemVersion(15) {
      StandIn.edit(editor)
      StandIn.insert("\n\n\n", into: editor)
      list.layoutIfNeeded()
      #expect(cell.bounds.height == before, "nothing measures it by itself")
      CellTextEditor.cellGenMeasure(cell)
      list.layoutIfNeeded()
      #expect(cell.bounds.height > before && editor.isFirstResponder)
    }
  }

  /// A list in a window, and the data source that it needs to be kept.
  private static func list(
    _ container: ListContainer, _ content: PanelContent, in window: UIWindow
  ) -> (UIScrollView, AnyObject) {
    switch container {
    case .collection:
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: PanelLayout.make())
      window.addSubview(view)
      let screen = PanelDataSource(collectionView: view)
      screen.apply(content)
      view.layoutIfNeeded()
      return (view, screen)
    case .table:
      let view = UITableView(frame: window.bounds)
      window.addSubview(view)
      let screen = PanelTableDataSource(tableView: view)
      screen.apply(content)
      view.layoutIfNeeded()
      return (view, screen)
    }
  }
}
#endif
