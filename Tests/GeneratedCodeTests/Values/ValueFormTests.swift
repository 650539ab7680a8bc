#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

enum LeafletSize: ScreenValue { case small, medium, large }

@MainActor
enum LeafletTheme {
  static var gap: CGFloat = 6
  static var lines = 2
  static var hugging = UILayoutPriority.defaultHigh
  static var limit = 50.0
  static var today = Date(timeIntervalSince1970: 1_000_000)
}

/// Values in each of their forms, in a view that is reused: nothing of the former data or state remains.
@MainActor
@Suite(.serialized) struct ValueFormTests {
  private let view = LeafletView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func data(
    lines: Int = 3, strength: Double = 600, isWide: Bool = false,
    mode: UIView.ContentMode = .scaleToFill, size: LeafletSize = .small
  ) -> LeafletViewData {
    LeafletViewData(
      id: 1, text: "Text", lines: lines, strength: strength, isWide: isWide, mode: mode, size: size,
      picture: UIImage(), photo: nil)
  }

  private func all<Part: UIView>(_ type: Part.Type, in view: UIView? = nil) -> [Part] {
    (view ?? self.view).descendants.compactMap { $0 as? Part }
  }

  private func select(_ isSelected: Bool) {
    var state = CellState()
    state.isSelected = isSelected
    view.update(for: state)
  }

  private var lines: [Int] { all(UILabel.self).prefix(3).map(\.numberOfLines) }
  private var modes: [UIView.ContentMode] { all(UIImageView.self).map(\.contentMode) }

  @Test func linesFollowDataMembersAndStates() throws {
    view.configure(with: data())
    let text = try #require(all(CellTextView.self).first)
    #expect(lines == [3, 2, 1])
    #expect(text.textContainer.maximumNumberOfLines == 2)
    select(true)
    #expect(lines == [3, 2, 3])
    #expect(text.textContainer.maximumNumberOfLines == 5)
    LeafletTheme.lines = 4
    defer { LeafletTheme.lines = 2 }
    view.configure(with: data(lines: 0, size: .large))
    #expect(lines == [0, 4, 3])
    select(false)
    #expect(lines == [0, 4, 1])
    #expect(text.textContainer.maximumNumberOfLines == 0)
  }

  @Test func aTextIsAsTallAsItsLines() throws {
    let text = CellTextView()
    view.setUp(text, font: .body)
    text.attributedText = NSAttributedString(string: String(repeating: "word ", count: 60))
    let size = CGSize(width: 200, height: 1000)
    let height = text.sizeThatFits(size).height
    text.lineLimit = 1
    #expect(text.sizeThatFits(size).height < height / 2)
    text.lineLimit = -1
    #expect(text.sizeThatFits(size).height == height)
  }

  @Test func modesFollowDataAndStates() throws {
    view.configure(with: data())
    let images = all(UIImageView.self)
    let scaled = try #require(images.first as? CellImage)
    #expect(scaled.scalesDown)
    #expect(modes == [.scaleAspectFit, .scaleToFill, .scaleAspectFit])
    #expect(images.map(\.clipsToBounds) == [false, true, false])
    view.configure(with: data(isWide: true, mode: .top, size: .medium))
    // A symbol in place of an image keeps its size.
    #expect(!scaled.scalesDown)
    #expect(modes == [.scaleAspectFill, .top, .center])
    #expect(images.map(\.clipsToBounds) == [true, true, true])
    view.configure(with: data(mode: .scaleAspectFit, size: .large))
    #expect(modes == [.scaleAspectFit, .scaleAspectFit, .scaleAspectFit])
    select(true)
    #expect(modes[2] == .center)
    select(false)
    #expect(modes[2] == .scaleAspectFit)
  }

  @Test func prioritiesFollowDataMembersAndStates() {
    let priorities = {
      let labels = self.all(UILabel.self).suffix(2)
      return labels.map { label in
        [
          label.contentCompressionResistancePriority(for: .horizontal).rawValue,
          label.contentHuggingPriority(for: .horizontal).rawValue,
          label.contentHuggingPriority(for: .vertical).rawValue,
        ]
      }
    }
    view.configure(with: data())
    let row = all(UIStackView.self).last
    #expect(row?.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(priorities().first == [600, 250, 250])
    #expect(priorities().last?.last == 300)
    select(true)
    #expect(priorities().first == [600, 1000, 250])
    LeafletTheme.hugging = .defaultLow
    defer { LeafletTheme.hugging = .defaultHigh }
    view.configure(with: data(strength: 800, isWide: true))
    #expect(row?.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(priorities().first == [800, 1000, 250])
    #expect(priorities().last?.last == 950)
    select(false)
    #expect(priorities().first == [800, 250, 250])
  }

  /// UIKit has priorities above 0 and up to 1000.
  @Test(
    arguments: [
      (-Double.infinity, 1), (-5, 1), (0, 1), (0.5, 1), (999.5, 999.5), (2e9, 1000),
      (.infinity, 1000),
      (.nan, 750),
    ] as [(Double, Float)])
  func noNumberIsTooMuchForAPriority(strength: Double, priority: Float) {
    view.configure(with: data(strength: strength))
    let label = all(UILabel.self)[3]
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == priority)
  }

  private func pamphlet(
    isWide: Bool = false, gap: Double = 5, size: LeafletSize = .small
  ) -> PamphletViewData {
    PamphletViewData(id: 1, text: "Text", isWide: isWide, gap: gap, size: size)
  }

  @Test func insetsFollowDataMembersAndStates() throws {
    let view = PamphletView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    view.configure(with: pamphlet())
    view.layoutIfNeeded()
    let box = try #require(all(CellBox.self, in: view).first)
    let (stack, row) = (all(UIStackView.self, in: view)[0], all(UIStackView.self, in: view)[1])
    let button = try #require(all(UIButton.self, in: view).first)
    #expect(box.boxInsets == NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 0, trailing: 0))
    #expect(row.directionalLayoutMargins == CellInsets.all(5))
    #expect(button.configuration?.contentInsets == CellInsets.all(3))
    #expect(stack.frame.minX == 4 && stack.frame.minY == 8 && stack.frame.maxX == 316)
    LeafletTheme.gap = 7
    defer { LeafletTheme.gap = 6 }
    view.configure(with: pamphlet(gap: 9))
    #expect(box.boxInsets == NSDirectionalEdgeInsets(top: 2, leading: 7, bottom: 0, trailing: 0))
    #expect(row.directionalLayoutMargins == CellInsets.all(9))
    var state = CellState()
    state.isSelected = true
    view.update(for: state)
    view.configure(with: pamphlet(isWide: true, size: .large))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(box.boxInsets == CellInsets.all(24))
    #expect(
      row.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))
    // A side that is not written is UIKit's.
    #expect(button.configuration?.contentInsets == CellInsets.make(horizontal: 20, vertical: 7))
    #expect(stack.frame.minX == 30 && stack.frame.minY == 12 && stack.frame.maxX == 290)
    view.update(for: CellState())
    view.configure(with: pamphlet())
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(button.configuration?.contentInsets == CellInsets.all(3))
    #expect(stack.frame.minX == 4 && stack.frame.minY == 8 && stack.frame.maxX == 316)
  }

  @Test func theInsetsOfACellFollowDataAndStates() {
    var state = CellState()
    #expect(PamphletViewData.look(of: pamphlet(gap: 9), in: state)?.insets == CellInsets.all(9))
    #expect(PamphletViewData.look(of: pamphlet(gap: .nan), in: state)?.insets == .zero)
    state.isSelected = true
    #expect(PamphletViewData.look(of: pamphlet(gap: 9), in: state)?.insets == .zero)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func noNumberIsTooMuchForAnInset(gap: Double) {
    let view = PamphletView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    view.configure(with: pamphlet(gap: gap))
    view.layoutIfNeeded()
    #expect(all(UIStackView.self, in: view)[1].directionalLayoutMargins == .zero)
  }

  @Test func boundsFollowDataAndMembers() throws {
    let view = VoucherView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let first = Date(timeIntervalSince1970: 0)
    let data = { (isPro: Bool, most: Int, first: Date) in
      VoucherViewData(
        id: 1, amount: 30, count: 4, day: first, first: first, isPro: isPro, most: most)
    }
    let slider = { self.all(UISlider.self, in: view)[0] }
    let stepper = { self.all(UIStepper.self, in: view)[0] }
    let pickers = { self.all(UIDatePicker.self, in: view) }
    view.configure(with: data(false, 3, first))
    #expect(slider().minimumValue == -5 && slider().maximumValue == 10 && slider().value == 10)
    #expect(stepper().minimumValue == 0 && stepper().maximumValue == 3 && stepper().value == 3)
    #expect(pickers().map(\.minimumDate) == [first, nil])
    #expect(pickers().map(\.maximumDate) == [LeafletTheme.today, first])
    LeafletTheme.limit = 40
    defer { LeafletTheme.limit = 50 }
    let later = Date(timeIntervalSince1970: 500_000)
    view.configure(with: data(true, 9, later))
    #expect(slider().minimumValue == -5 && slider().maximumValue == 40 && slider().value == 30)
    #expect(stepper().maximumValue == 9 && stepper().value == 4)
    #expect(pickers().map(\.minimumDate) == [later, nil])
    #expect(pickers().map(\.maximumDate) == [LeafletTheme.today, LeafletTheme.today])
  }

  @Test func aDateIsShownWhenItsBoundsAdmitIt() {
    let view = VoucherView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let (day, today) = (Date(timeIntervalSince1970: 2_000_000), LeafletTheme.today)
    let shown = { self.all(UIDatePicker.self, in: view)[1].date }
    for (isPro, date) in [(true, today), (false, day), (true, today), (false, day)] {
      view.configure(
        with: VoucherViewData(
          id: 1, amount: 30, count: 4, day: day, first: day, isPro: isPro, most: 3))
      #expect(shown() == date)
    }
  }

  @Test func theSpacingOfAMemberIsReadAtEachConfiguration() {
    view.configure(with: data())
    let stack = all(UIStackView.self).first
    #expect(stack?.spacing == 6)
    LeafletTheme.gap = 20
    defer { LeafletTheme.gap = 6 }
    view.configure(with: data())
    #expect(stack?.spacing == 20)
  }
}
#endif
