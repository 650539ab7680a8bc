#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// An app that does not accept what the user has done in a control applies what it has: then the control shows
/// that again, though nothing in the data has changed.
@MainActor
@Suite struct RefusedChangeTests {
  private nonisolated static let switches = [
    "Top", "Head", "Inner", "First", "Foot", "Rows", "Row", "Bottom",
  ]

  // MARK: At once

  @Test(arguments: switches, ListContainer.allCases)
  func aSwitchIsSetBackWhereverItIs(_ title: String, in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let toggle = try shown.toggle(title)
    StandIn.toggle(toggle)
    #expect(shown.actions.count == 1 && !toggle.isOn)
    // And again.
    StandIn.toggle(toggle)
    #expect(shown.actions.count == 2 && !toggle.isOn)
  }

  @Test(arguments: ListContainer.allCases)
  func controlsAreSetBack(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let wish = WishViewData.make()
    let segments = try shown.first(UISegmentedControl.self)
    StandIn.tapSegment(1, of: segments)
    let stepper = try shown.first(CellStepper.self)
    StandIn.press(stepper, times: 3)
    let slider = try shown.first(CellSlider.self)
    StandIn.drag(slider, over: [0.75, 1])
    let picker = try shown.first(CellDatePicker.self)
    StandIn.choose(Date(timeIntervalSince1970: 86_400), in: picker)
    let stars = try shown.first(WishStarsView.self)
    stars.choose(5)
    #expect(segments.selectedSegmentIndex == 0 && stepper.value == 1 && slider.value == 0.5)
    #expect(picker.date == wish.due && stars.value == 3)
    #expect(shown.actions.contains(.wish(1, .rate(stars: 5))))
  }

  @Test(arguments: ListContainer.allCases)
  func onlyTheCellOfTheControlIsConfigured(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let toggle = try shown.toggle("Row")
    #expect(shown.configured { StandIn.toggle(toggle) } == [.wishRow(1)])
    #expect(shown.configured { shown.apply() } == [], "it is configured already")
  }

  // MARK: Later

  @Test(arguments: switches, ListContainer.allCases)
  func aSwitchIsSetBackByTheNextContent(_ title: String, in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let toggle = try shown.toggle(title)
    StandIn.toggle(toggle)
    #expect(toggle.isOn)
    shown.apply()
    #expect(!toggle.isOn)
  }

  @Test(arguments: ListContainer.allCases)
  func aChangeOfOtherDataSetsItBack(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let toggle = try shown.toggle("Row")
    StandIn.toggle(toggle)
    shown.content.wishes[0].stars = 1
    #expect(shown.configured { shown.apply() } == [.wish(1), .wishRow(1)])
    #expect(!toggle.isOn)
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsAcceptedIsConfiguredOnce(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let toggle = try shown.toggle("Row")
    StandIn.toggle(toggle)
    shown.content.rows[0].isOn = true
    #expect(shown.configured { shown.apply() } == [.wishRow(1)])
    #expect(toggle.isOn)
    #expect(shown.configured { shown.apply() } == [])
  }

  @Test(arguments: ListContainer.allCases)
  func anItemThatGoesOrMovesIsNoMistake(in container: ListContainer) throws {
    var content = WishesContent.everything
    content.rows = (1...3).map { WishRowViewData(id: $0, title: "Row \($0)", isOn: false) }
    let shown = WishScreen(container, content)
    shown.refuses = false
    for row in 1...3 { StandIn.toggle(try shown.toggle("Row \(row)")) }
    shown.content.rows = [content.rows[2], content.rows[1]]
    // In a table, the section is loaded anew.
    shown.content.rowsHeader = nil
    shown.apply()
    #expect(try !shown.toggle("Row 2").isOn && !shown.toggle("Row 3").isOn)
    shown.content = content
    shown.apply()
    for row in 1...3 { #expect(try !shown.toggle("Row \(row)").isOn) }
  }

  @Test(arguments: ListContainer.allCases)
  func aCellThatIsOffTheScreenMeanwhileShowsTheData(in container: ListContainer) throws {
    var content = WishesContent()
    content.rows = (1...80).map { WishRowViewData(id: $0, title: "Row \($0)", isOn: false) }
    let shown = WishScreen(container, content, height: 300)
    shown.refuses = false
    for row in 1...3 { StandIn.toggle(try shown.toggle("Row \(row)")) }
    for offset in stride(from: CGFloat(0), through: 400, by: 20) {
      StandIn.scroll(shown.view, toY: offset)
    }
    shown.apply()
    for offset in stride(from: CGFloat(400), through: 0, by: -20) {
      StandIn.scroll(shown.view, toY: offset)
    }
    shown.layOut()
    for row in 1...3 { #expect(try !shown.toggle("Row \(row)").isOn) }
  }

  // MARK: What the user is at

  @Test(arguments: ListContainer.allCases)
  func aSliderIsSetBackWhenTheFingerIsLifted(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let slider = try shown.first(CellSlider.self)
    StandIn.drag(slider, over: [0.75, 1]) { #expect(slider.value == 1) }
    #expect(slider.value == 0.5)
    // Not answered before the finger has gone.
    shown.refuses = false
    StandIn.drag(slider, over: [0.75])
    #expect(slider.value == 0.75)
    shown.apply()
    #expect(slider.value == 0.5)
  }

  @Test(arguments: ListContainer.allCases)
  func aSliderThatIsConfiguredUnderTheFingerIsSetBackLater(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let slider = try shown.first(CellSlider.self)
    StandIn.drag(slider, over: [0.75, 1]) {
      // An echo that is late, and then nothing for what was reported last.
      shown.content.wishes[0].volume = 0.75
      shown.apply()
      #expect(slider.value == 1)
    }
    #expect(slider.value == 1)
    shown.apply()
    #expect(slider.value == 0.75)
  }

  @Test(arguments: ListContainer.allCases)
  func aTextStaysWhileItIsTypedAndGoesAtTheEnd(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let field = try shown.first(CellTextField.self)
    StandIn.edit(field)
    StandIn.insert("!", into: field)
    StandIn.insert("!", into: field)
    #expect(field.text == "Milk!!" && field.isFirstResponder)
    field.resignFirstResponder()
    #expect(field.text == "Milk")
    #expect(shown.actions.count == 2)
  }

  @Test(arguments: ListContainer.allCases)
  func aTextIsSetBackByTheNextContent(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let field = try shown.first(CellTextField.self)
    StandIn.edit(field)
    StandIn.insert("!", into: field)
    // The rest of the cell has other data meanwhile.
    shown.content.wishes[0].note = "Milk!"
    shown.apply()
    StandIn.insert("?", into: field)
    shown.content.wishes[0].stars = 2
    field.resignFirstResponder()
    #expect(field.text == "Milk!?")
    shown.apply()
    #expect(field.text == "Milk!")
  }

  @Test(arguments: ListContainer.allCases)
  func whatIsReportedAtTheEndIsSetBackAtOnce(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    let editor = try shown.first(CellTextEditor.self)
    StandIn.edit(editor)
    StandIn.insert("!", into: editor)
    shown.apply()
    #expect(editor.text == "Once!" && shown.actions.isEmpty)
    editor.resignFirstResponder()
    #expect(shown.actions == [.wish(1, .write(story: "Once!"))])
    #expect(editor.text == "Once")
  }

  @Test(arguments: ListContainer.allCases)
  func datesThatComeBackLateTakeNothingBack(in container: ListContainer) throws {
    let shown = WishScreen(container, .everything)
    shown.refuses = false
    let picker = try shown.first(CellDatePicker.self)
    let days = (1...2).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    for day in days { StandIn.choose(day, in: picker) }
    shown.content.wishes[0].due = days[0]
    shown.apply()
    #expect(picker.date == days[1])
    shown.content.wishes[0].due = days[1]
    shown.apply()
    #expect(picker.date == days[1])
  }

  @Test func aDateIsNotSetBackWhileTheWheelsTurn() throws {
    let panel = PanelParts<PanelKnobsView>(.make())
    let picker = try #require(panel.all(CellDatePicker.self).first)
    let wheel = TurningWheel(frame: .zero)
    picker.addSubview(wheel)
    let day = Date(timeIntervalSince1970: 86_400)
    StandIn.choose(day, in: picker)
    panel.view.configure(with: .make())
    #expect(picker.date == day)
    wheel.turns = false
    panel.view.configure(with: .make())
    #expect(picker.date == Date(timeIntervalSince1970: 0))
  }

  private final class TurningWheel: UIScrollView {
    var turns = true
    override var isDecelerating: Bool { turns }
  }

  // MARK: In an app's own list

  @Test func oneDeclaredCellIsSetBackByTheSameData() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    let data = WishViewData.make()
    data.configure(cell)
    cell.layoutIfNeeded()
    let toggle = try #require(cell.descendants.lazy.compactMap { $0 as? UISwitch }.first)
    StandIn.toggle(toggle)
    #expect(toggle.isOn)
    data.configure(cell)
    #expect(!toggle.isOn)
    StandIn.toggle(toggle)
    cell.contentConfiguration = data.contentConfiguration()
    #expect(!toggle.isOn)
  }
}
#endif
