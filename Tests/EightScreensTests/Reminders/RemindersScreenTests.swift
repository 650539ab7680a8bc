#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The reminders, declared and in plain UIKit: the same to whoever uses them.
@MainActor
@Suite struct RemindersScreenTests {
  final class Log {
    var deeds: [PlainRemindersAction] = []
  }

  struct Reminders {
    let seen: Seen
    let log = Log()
    let show: ([ReminderList]) -> Void
    let edit: (Int) -> Void
  }

  private func declared() -> Reminders {
    let controller = RemindersViewController()
    let reminders = Reminders(
      seen: Seen(controller), show: { controller.show($0) },
      edit: { controller.dataSource.edit(.reminder($0)) })
    let log = reminders.log
    controller.dataSource.onAction = { action in
      switch action {
      case .reminder(let id, .check): log.deeds.append(.check(id))
      case .reminder(let id, .rename(let title)): log.deeds.append(.rename(id, title))
      case .reminder(let id, .ended(let title)): log.deeds.append(.ended(id, title))
      case .reminder(let id, .next): log.deeds.append(.next(id))
      case .reminder(let id, .flag): log.deeds.append(.flag(id))
      case .reminder(let id, .delete): log.deeds.append(.delete(id))
      case .listsMoved(let ids, let list, let next):
        log.deeds += ids.map { .move($0, list: list, before: next) }
      }
    }
    return reminders
  }

  private func plain() -> Reminders {
    let controller = PlainRemindersViewController()
    let reminders = Reminders(
      seen: Seen(controller), show: { controller.show($0) }, edit: { controller.edit($0) })
    let log = reminders.log
    controller.onAction = { log.deeds.append($0) }
    return reminders
  }

  private func both() -> [Reminders] { [declared(), plain()] }

  private func show(_ lists: [ReminderList], in reminders: Reminders) {
    reminders.show(lists)
    reminders.seen.settle()
  }

  private func field(_ item: Int, section: Int = 0, of reminders: Reminders) throws -> UITextField {
    try #require(reminders.seen.view(UITextField.self, item, section: section))
  }

  private func edit(_ reminders: Reminders) throws {
    StandIn.tap(try #require(reminders.seen.controller.navigationItem.rightBarButtonItem))
    reminders.seen.settle()
  }

  @Test func remindersStandInTheirLists() throws {
    for reminders in both() {
      show(ReminderList.samples, in: reminders)
      let labels = reminders.seen.all(UILabel.self, in: reminders.seen.list).compactMap(\.text)
      #expect(labels.contains("Home") && labels.contains("2") && labels.contains("Work"))
      let titles = try (0..<3).map { try field($0, of: reminders).text }
      #expect(titles == ["Water the plants", "Call the plumber", "Buy stamps"])
      #expect(reminders.seen.text.components(separatedBy: "Flagged").count == 2)
      let check = try #require(reminders.seen.view(UIButton.self, 1))
      #expect(check.isSelected)
    }
  }

  @Test func titlesAreTypedInPlace() throws {
    for reminders in both() {
      show(ReminderList.samples, in: reminders)
      reminders.edit(3)
      let field = try field(2, of: reminders)
      #expect(field.isFirstResponder && field.returnKeyType == .next)
      StandIn.type("Buy paper", into: field)
      StandIn.pressReturn(in: field)
      field.resignFirstResponder()
      #expect(
        reminders.log.deeds.last == .ended(3, "Buy paper")
          && reminders.log.deeds.contains(.rename(3, "Buy paper"))
          && reminders.log.deeds.contains(.next(3)))
    }
  }

  @Test func remindersAreCheckedFlaggedAndDeleted() throws {
    for reminders in both() {
      show(ReminderList.samples, in: reminders)
      StandIn.tap(try #require(reminders.seen.view(UIButton.self, 0)))
      let swipes = reminders.seen.swipes(1)
      #expect(swipes.map(\.title) == ["Delete", "Flag"])
      for swipe in swipes { _ = StandIn.perform(swipe) }
      try edit(reminders)
      #expect(reminders.seen.accessories(2) == ["delete", "reorder"])
      StandIn.tapAccessory("delete", of: try #require(reminders.seen.cell(2)))
      #expect(reminders.log.deeds == [.check(1), .delete(2), .flag(2), .delete(3)])
    }
  }

  @Test func remindersMoveWithinAndBetweenLists() throws {
    for reminders in both() {
      show(ReminderList.samples, in: reminders)
      try edit(reminders)
      StandIn.moveByGrip(at: [0, 0], to: [0, 1], in: reminders.seen.list)
      StandIn.moveByGrip(at: [0, 2], to: [1, 0], in: reminders.seen.list)
      #expect(
        reminders.log.deeds == [.move(1, list: 1, before: 3), .move(3, list: 2, before: 4)])
    }
  }

  @Test func aTapOnAListCollapsesIt() throws {
    for reminders in both() {
      show(ReminderList.samples, in: reminders)
      let list = reminders.seen.list
      let header = try #require(
        list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
      StandIn.tap(middleOf: header)
      reminders.seen.settle()
      #expect(list.numberOfItems(inSection: 0) == 0 && list.numberOfItems(inSection: 1) == 1)
      var lists = ReminderList.samples
      lists[0].reminders[0].title = "Water the garden"
      show(lists, in: reminders)
      #expect(list.numberOfItems(inSection: 0) == 0)
      StandIn.tap(middleOf: header)
      reminders.seen.settle()
      #expect(try field(0, of: reminders).text == "Water the garden")
    }
  }

  @Test func itSaysThatThereIsNothing() {
    for reminders in both() {
      show([], in: reminders)
      #expect(reminders.seen.text == "No reminders")
    }
  }
}
#endif
