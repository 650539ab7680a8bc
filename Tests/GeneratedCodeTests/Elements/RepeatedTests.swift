#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct RepeatedTests {
  struct BlockViewData: ViewData {
    enum Action: ScreenValue { case tap(Int) }
    var number: Int
    var height: CGFloat = 10

    @MainActor static var host: CellHost<Self> { .view(reporting: BlockView.self) }
  }

  final class BlockView: UIView, ReportingView {
    static var made = 0

    var onAction: ActionHandler<BlockViewData.Action>?
    private(set) var number = 0
    private(set) var state: CellState?
    private(set) var reuses = 0
    private var height: CGFloat = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has it") }

    func configure(with data: BlockViewData) {
      (number, height) = (data.number, data.height)
      invalidateIntrinsicContentSize()
    }

    func update(for state: CellState) { self.state = state }

    func prepareForReuse() { reuses += 1 }

    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
  }

  private func blocks(_ numbers: [Int]) -> [BlockViewData] {
    numbers.map { BlockViewData(number: $0) }
  }

  private func shown(_ rows: CellRepeated) -> [Int] {
    rows.arrangedSubviews.filter { !$0.isHidden }.compactMap { ($0 as? BlockView)?.number }
  }

  @Test func viewsShareALineAsTheOthersInTheStackDo() {
    let row = CellRepeatedViews<BlockView>()
    let stack = UIStackView(arrangedSubviews: [row])
    stack.spacing = 6
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 312, height: 40)
    row.show(blocks([1, 2, 3]))
    stack.layoutIfNeeded()
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 106, 212])
  }

  @Test func thereAreAsManyViewsAsItems() {
    let rows = CellRepeatedViews<BlockView>()
    let stack = UIStackView(arrangedSubviews: [rows])
    stack.axis = .vertical
    stack.spacing = 4
    let before = BlockView.made
    #expect(rows.isHidden)
    for (count, made, height) in [
      (0, 0, 0), (1, 1, 10), (5, 5, 66), (2, 5, 24), (0, 5, 0), (3, 5, 38),
    ] as [(Int, Int, CGFloat)] {
      rows.show(blocks(Array(0..<count)))
      #expect(BlockView.made - before == made)
      #expect(rows.isHidden == (count == 0))
      #expect(shown(rows) == Array(0..<count))
      #expect(Elements.size(rows).height == height)
    }
  }

  @Test func theyLieAsTheStackAroundThem() {
    let rows = CellRepeatedViews<BlockView>()
    let stack = UIStackView(arrangedSubviews: [rows])
    stack.spacing = 3
    stack.alignment = .center
    rows.show(blocks([1, 2, 3]))
    #expect(Elements.size(rows) == CGSize(width: 36, height: 10))
    #expect(rows.alignment == .center)
  }

  @Test func theyReportWhichItemItIs() {
    let rows = CellRepeatedViews<BlockView>()
    var reported: [[Int]] = []
    rows.show(blocks([7, 8])) { index, action in
      if case .tap(let number) = action { reported.append([index, number]) }
    }
    for case let view as BlockView in rows.arrangedSubviews { view.onAction?(.tap(view.number)) }
    #expect(reported == [[0, 7], [1, 8]])
  }

  @Test func theyAreToldTheStateAlsoWhenTheyAreMadeLater() throws {
    let rows = CellRepeatedViews<BlockView>()
    var state = CellState()
    rows.show(blocks([1]))
    state.isSelected = true
    rows.update(for: state)
    rows.show(blocks([1, 2]))
    let views = rows.arrangedSubviews.compactMap { $0 as? BlockView }
    #expect(views.map(\.state) == [state, state])
    rows.prepareForReuse()
    #expect(views.map(\.reuses) == [1, 1])
  }

  @Test func labelsAreUsedAgain() {
    let rows = CellRepeatedLabels()
    func make() -> UILabel { UILabel() }
    func show(_ items: [String]) { rows.show(items, make: make) { $0.text = $1 } }
    show(["a", "b"])
    let labels = rows.arrangedSubviews
    show(["c"])
    show(["d", "e", "f"])
    #expect(Array(rows.arrangedSubviews.prefix(2)) == labels)
    #expect(rows.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["d", "e", "f"])
    for label in rows.labels { label.textColor = .red }
    #expect(rows.arrangedSubviews.allSatisfy { ($0 as? UILabel)?.textColor == .red })
  }

  @Test func labelsHaveBoxes() {
    let rows = CellRepeatedLabels()
    let make = { () -> (UILabel, CellBox) in
      let label = UILabel()
      return (label, CellBox(around: label))
    }
    rows.show([1, 2], make: make) { label, box, number in
      label.text = "\(number)"
      box.tag = 10 + number
    }
    #expect(rows.arrangedSubviews.map(\.tag) == [11, 12])
    #expect(rows.arrangedSubviews.allSatisfy { $0 is CellBox })
    var texts: [String?] = []
    for (label, box) in rows.boxedLabels {
      box.backgroundColor = .red
      texts.append(label.text)
    }
    #expect(texts == ["1", "2"])
    #expect(rows.arrangedSubviews.allSatisfy { $0.backgroundColor == .red })
  }
}
#endif
