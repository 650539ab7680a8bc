import UIKit

/// A custom view of a manifest with a prefix.
final class AlmanacNoteView: UIView, ConfigurableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(with data: AlmanacNoteViewData) {}
}

/// The days of three screens, two of which have a `Day` of their own.
@MainActor
enum PrefixedDays {
  static let almanac = AlmanacContent(
    days: [.day(monday), .plain(AlmanacPlainViewData(id: 2, title: "Plain"))])

  static let diary = DiaryContent(days: [DiaryDayViewData(id: "1", text: "It rained.")])

  static let planner = PlannerContent(
    rehearsals: [.almanacDay(monday), .diaryDay(DiaryDayViewData(id: "1", text: "It rained."))],
    almanac: [.almanacDay(monday), .note(AlmanacNoteViewData(id: 3, text: "Note"))])

  private static let monday = AlmanacDayViewData(
    id: 1, name: "Monday", badge: AlmanacBadgeViewData(text: "3"))
}
