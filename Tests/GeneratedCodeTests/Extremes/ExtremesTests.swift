#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Data that is not finite, or as great as its type lets it be: it never stops the app, and what cannot be shown
/// is not.
@MainActor
@Suite struct ExtremesTests {
  private nonisolated static let doubles: [Double] = [
    .nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
    -1e300, 1e19, -1e19, 9.3e18, 1e15, -1e15, .leastNonzeroMagnitude, -0.0, -1,
  ]
  private nonisolated static let dates = doubles.map { Date(timeIntervalSinceReferenceDate: $0) }

  private func makeRow(_ change: (inout ExtremeViewData) -> Void = { _ in }) -> ExtremeViewData {
    var row = ExtremeViewData(
      id: 1, number: 0.5, maybe: 1, whole: 1, big: 1, size: 20, date: Date(), other: nil,
      last: Date.distantFuture, length: 60, span: .seconds(60), pause: 30)
    change(&row)
    return row
  }

  /// The row with one field after the other, and then several, at the extremes of their types.
  private func rows() -> [ExtremeViewData] {
    var rows: [ExtremeViewData] = []
    for number in Self.doubles {
      rows += [
        makeRow { $0.number = number }, makeRow { $0.maybe = number },
        makeRow { $0.size = CGFloat(number) }, makeRow { $0.length = number },
        makeRow { $0.pause = number },
        makeRow { ($0.number, $0.length, $0.size) = (number, -number, CGFloat(number)) },
      ]
    }
    for whole in [Int.min, .max, -1, 0] { rows.append(makeRow { $0.whole = whole }) }
    rows.append(makeRow { $0.big = .max })
    for seconds in [Int64.min, .max] {
      rows.append(
        makeRow { $0.span = Duration(secondsComponent: seconds, attosecondsComponent: 0) })
    }
    for date in Self.dates {
      rows += [
        makeRow { $0.date = date }, makeRow { $0.other = date }, makeRow { $0.last = date },
        makeRow { ($0.date, $0.other, $0.last) = (date, date, date) },
      ]
    }
    return rows
  }

  private func makeScreen(_ container: ListContainer) -> EditedList<ExtremesViewCreator> {
    switch container {
    case .collection: EditedList(.collection(ExtremesDataSource()), height: 4000)
    case .table: EditedList(.table(ExtremesTableDataSource()), height: 4000)
    }
  }

  private func firstCell(of screen: EditedList<ExtremesViewCreator>) -> UIView? {
    switch screen.source {
    case .collection(let source): source.collectionView.visibleCells.first
    case .table(let source): source.tableView.visibleCells.first
    }
  }

  @Test(arguments: ListContainer.allCases)
  func noElementStopsTheApp(in container: ListContainer) throws {
    let screen = makeScreen(container)
    for row in rows() {
      let failures = try StandIn.recordingFailures {
        // New, changed in place, and after it another row in the same cell.
        screen.show(ExtremesContent(extremes: [row]))
        let cell = try #require(firstCell(of: screen))
        for slider in views(UISlider.self, in: cell) where slider.maximumValue > slider.minimumValue
        {
          StandIn.drag(slider, over: [slider.maximumValue, slider.minimumValue])
        }
        for stepper in views(UIStepper.self, in: cell) { StandIn.press(stepper, times: 2) }
        for picker in views(UIDatePicker.self, in: cell) { StandIn.choose(Date(), in: picker) }
        screen.show(ExtremesContent(extremes: [row]))
        screen.show(ExtremesContent(extremes: [makeRow()]))
      }
      #expect(failures == [], "\(row)")
      let frames = views(UIView.self, in: screen.view).map(\.frame)
      #expect(frames.allSatisfy { $0.width.isFinite && $0.height.isFinite }, "\(row)")
      if !failures.isEmpty { return }
    }
  }

  @Test(arguments: ListContainer.allCases)
  func whatCannotBeShownHasNoText(in container: ListContainer) throws {
    let screen = makeScreen(container)
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    screen.show(
      ExtremesContent(extremes: [
        makeRow { row in
          (row.date, row.other, row.length, row.pause) = (never, never, .nan, .infinity)
          (row.whole, row.span) = (.max, Duration(secondsComponent: .max, attosecondsComponent: 0))
        }
      ]))
    let cell = try #require(firstCell(of: screen))
    let texts = views(UILabel.self, in: cell).filter { !$0.isHidden }.compactMap(\.text)
      .filter { !$0.isEmpty }
    let number = 0.5.formatted()
    #expect(texts.first == number && texts.last == number)
    #expect(texts.contains(" since "))
    #expect(texts.count == 8, "the numbers, the bytes, the sentence: \(texts)")
  }

  @Test(arguments: ListContainer.allCases)
  func aPickerShowsThePresentInPlaceOfADateThatNoCalendarHas(in container: ListContainer) throws {
    let screen = makeScreen(container)
    let before = Date()
    screen.show(
      ExtremesContent(extremes: [makeRow { $0.date = Date(timeIntervalSinceReferenceDate: .nan) }]))
    let picker = try #require(
      firstCell(of: screen).flatMap { views(UIDatePicker.self, in: $0).first })
    #expect(abs(picker.date.timeIntervalSince(before)) < 600)
    // What was chosen stays with the next content, which says nothing new.
    let chosen = Date(timeIntervalSinceReferenceDate: 86_400)
    StandIn.choose(chosen, in: picker)
    #expect(screen.log == [.extreme(1, .pick(date: chosen))])
  }

  /// The bounds of a picker in a cell that is used again are in order at any time.
  @Test(arguments: ListContainer.allCases)
  func theBoundsOfAPickerMoveTogether(in container: ListContainer) {
    let screen = makeScreen(container)
    let years = [0, 40, -40, 20].map { Date(timeIntervalSinceReferenceDate: $0 * 31_557_600) }
    let failures = StandIn.recordingFailures {
      for year in years {
        screen.show(
          ExtremesContent(extremes: [
            makeRow { ($0.date, $0.other, $0.last) = (year, year, year.addingTimeInterval(60)) }
          ]))
      }
    }
    #expect(failures == [])
  }

  // MARK: Identity

  /// Nothing is equal to NaN, not even NaN, so UIKit could not find such an item.
  @Test(arguments: ListContainer.allCases)
  func whatHasNoIdentityIsLeftOut(in container: ListContainer) {
    let screen = makeScreen(container)
    let readings = [1, .nan, 2].map { ReadingViewData(id: $0, name: "Reading \($0)") }
    let content = ExtremesContent(buckets: [
      SectionContent(BucketViewData(id: 1, name: "One"), items: readings),
      SectionContent(BucketViewData(id: .nan, name: "None"), items: []),
    ])
    let failures = StandIn.recordingFailures {
      screen.show(content)
      screen.show(content)
    }
    #expect(failures == [])
    #expect(screen.rows == ["One", "Reading 1.0", "Reading 2.0"])
  }

  @Test func whatHasNoIdentityIsLeftOutOfAFeed() {
    struct MeasuredViewData: CellModel {
      var id: Double
      @MainActor static var host: CellHost<Self> {
        .mapped { Adverts.PostViewData(1, "\($0.id)") }
      }
    }
    let shown = FeedScreen()
    shown.registry.register(MeasuredViewData.self)
    shown.feed.append(MeasuredViewData(id: .nan))
    shown.feed.append(MeasuredViewData(id: 1))
    shown.flush()
    #expect(shown.texts == ["1.0"])
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(type, in: $0) }
  }
}
#endif
