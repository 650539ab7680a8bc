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

  private func all<Part: UIView>(_ type: Part.Type) -> [Part] {
    view.descendants.compactMap { $0 as? Part }
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
    // A symbol that stands in for an image is not blown up.
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
