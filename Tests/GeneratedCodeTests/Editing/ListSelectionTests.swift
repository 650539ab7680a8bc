#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Cells that stay selected, in both containers.
@MainActor
@Suite struct ListSelectionTests {
  private func makePicks(_ container: ListContainer) -> EditedList<PicksViewCreator> {
    switch container {
    case .collection: EditedList(.collection(PicksDataSource()))
    case .table: EditedList(.table(PicksTableDataSource()))
    }
  }

  private func makeChoices(_ container: ListContainer) -> EditedList<ChoicesViewCreator> {
    switch container {
    case .collection: EditedList(.collection(ChoicesDataSource()))
    case .table: EditedList(.table(ChoicesTableDataSource()))
    }
  }

  private func makeFilters(
    _ container: ListContainer, height: CGFloat = 1200
  ) -> EditedList<FiltersViewCreator> {
    switch container {
    case .collection: EditedList(.collection(FiltersDataSource()), height: height)
    case .table: EditedList(.table(FiltersTableDataSource()), height: height)
    }
  }

  private let picks = PicksContent(picks: (1...4).map { PickViewData(id: $0, title: "\($0)") })

  @Test(arguments: ListContainer.allCases)
  func severalAreSelectedWhileEditing(in container: ListContainer) {
    let shown = makePicks(container)
    shown.show(picks)
    shown.tap(0)
    #expect(shown.log == [.pick(1, .open)] && shown.selection == [] && shown.selections == [])
    shown.isEditing = true
    #expect(shown.controls(0) == ["multiselect"])
    shown.tap(1)
    shown.tap(3)
    shown.tap(1)
    #expect(shown.log.count == 1, "nothing is opened while editing")
    #expect(shown.selection == [.pick(4)])
    #expect(shown.selections == [[.pick(2)], [.pick(2), .pick(4)], [.pick(4)]])
    #expect(shown.selection.compactMap(\.pick) == [4])
    shown.isEditing = false
    #expect(shown.selection == [] && shown.selections.last == [])
  }

  @Test(arguments: ListContainer.allCases)
  func twoFingersBeginEditing(in container: ListContainer) {
    let shown = makePicks(container)
    shown.show(picks)
    shown.selectWithTwoFingers([1, 2])
    #expect(shown.isEditing && shown.selection == [.pick(2), .pick(3)] && shown.log == [])
    #expect(shown.editButton.title == "Done" && shown.editing == [true])
  }

  @Test(arguments: ListContainer.allCases)
  func aSelectedItemThatLeavesIsTold(in container: ListContainer) async {
    let shown = makePicks(container)
    shown.show(picks)
    shown.isEditing = true
    shown.tap(0)
    shown.tap(2)
    var content = picks
    content.picks.remove(at: 0)
    shown.show(content)
    await shown.turn()
    #expect(shown.selection == [.pick(3)])
    #expect(shown.selections.last == [.pick(3)])
  }

  @Test(arguments: ListContainer.allCases)
  func whatTheAppSelectsIsNotTold(in container: ListContainer) {
    let shown = makePicks(container)
    shown.show(picks)
    shown.isEditing = true
    shown.selection = [.pick(1), .pick(4), .pick(9)]
    #expect(shown.selection == [.pick(1), .pick(4)] && shown.selections == [])
    shown.selection = [.pick(4)]
    #expect(shown.selection == [.pick(4)])
    shown.tap(1)
    #expect(shown.selections == [[.pick(2), .pick(4)]])
  }

  @Test(arguments: ListContainer.allCases)
  func cellsStaySelectedWhenAHeaderOrFooterComesOrGoes(in container: ListContainer) async {
    let shown: EditedList<MarksViewCreator> =
      switch container {
      case .collection: EditedList(.collection(MarksDataSource()))
      case .table: EditedList(.table(MarksTableDataSource()))
      }
    let marks = (1...4).map { MarkViewData(id: $0, title: "\($0)") }
    let note = MarkNoteViewData(text: "Note")
    shown.show(MarksContent(marks: marks))
    shown.tap(1)
    shown.tap(2)
    let told = shown.selections
    for content in [
      MarksContent(marksHeader: note, marks: marks),
      MarksContent(marksHeader: note, marks: marks.reversed(), marksFooter: note),
      MarksContent(marks: marks),
    ] {
      shown.show(content)
      await shown.turn()
      #expect(shown.selection == [.mark(2), .mark(3)])
      #expect(shown.selections == told, "the user has changed nothing")
    }
    shown.show(MarksContent(marks: Array(marks.prefix(2)), marksFooter: note))
    await shown.turn()
    #expect(shown.selection == [.mark(2)] && shown.selections.last == [.mark(2)])
  }

  @Test(arguments: ListContainer.allCases)
  func oneStaysSelected(in container: ListContainer) {
    let shown = makeChoices(container)
    shown.show(ChoicesContent(choices: (1...3).map { OptionViewData(id: $0, title: "\($0)") }))
    shown.tap(0)
    #expect(shown.selection == [.option(1)])
    shown.tap(2)
    #expect(shown.selection == [.option(3)])
    #expect(shown.selections.last == [.option(3)])
  }

  @Test(arguments: ListContainer.allCases)
  func severalStaySelectedAtAnyTime(in container: ListContainer) {
    let shown = makeFilters(container)
    shown.show(FiltersContent(filters: (1...3).map { FilterViewData(id: $0, title: "\($0)") }))
    shown.tap(0)
    shown.tap(2)
    #expect(shown.selection == [.filter(1), .filter(3)])
    shown.tap(0)
    #expect(shown.selection == [.filter(3)])
  }

  @Test(arguments: ListContainer.allCases)
  func aListScrollsToAnItem(in container: ListContainer) {
    let shown = makeFilters(container, height: 300)
    shown.show(FiltersContent(filters: (1...50).map { FilterViewData(id: $0, title: "Row \($0)") }))
    #expect(!shown.rows.contains("Row 30"))
    shown.scroll(to: .filter(30))
    #expect(shown.rows.contains("Row 30"))
    shown.scroll(to: .filter(99))
    #expect(shown.rows.contains("Row 30"))
  }

  @Test(arguments: ListContainer.allCases)
  func theCursorGoesIntoTheFieldOfAnItem(in container: ListContainer) throws {
    let shown = makeFilters(container, height: 300)
    let window = UIWindow(frame: shown.view.frame)
    window.addSubview(shown.view)
    shown.show(
      FiltersContent(
        filters: (1...50).map { FilterViewData(id: $0, title: "Row \($0)") },
        notes: [FilterNoteViewData(id: 1)]))
    shown.edit(.filterNote(1))
    let field = try #require(shown.view.first(UITextField.self))
    #expect(field.isFirstResponder)
  }
}
#endif
