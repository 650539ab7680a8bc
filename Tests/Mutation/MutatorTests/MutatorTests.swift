import Foundation
import Mutation
import TestSupport
import Testing

/// The mutants of a small file: each operator has some, and they're recorded.
@Suite struct MutatorTests {
  private let file = GeneratedFile(name: "Card+Views.swift", text: card)

  @Test func eachMutantIsRecorded() throws {
    let listed = file.mutants.map {
      "\($0.line): \($0.kind.rawValue)\n  - \($0.before)\n  + \($0.after)\n"
    }
    .joined()
    let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Card.mutants.txt")
    if Recording.isOn { try Data(listed.utf8).write(to: recorded) }
    #expect(try String(contentsOf: recorded, encoding: .utf8) == listed)
    #expect(!Recording.isOn, "a recording run fails")
  }

  @Test(arguments: Mutant.Operator.allCases)
  func eachOperatorHasMutants(_ kind: Mutant.Operator) {
    #expect(file.mutants.contains { $0.kind == kind })
  }

  @Test func theSameSeedDrawsTheSame() {
    let drawn = drawnMutants(of: [file], count: 3, seed: 7)
    #expect(drawn == drawnMutants(of: [file], count: 3, seed: 7))
    #expect(drawn != drawnMutants(of: [file], count: 3, seed: 8))
    #expect(drawn.values.allSatisfy { $0.count <= 3 })
  }

  @Test func mutantsShareOneText() {
    let mutants = Array(file.mutants.enumerated().map { (number: $0.offset, mutant: $0.element) })
    let schemata = Schemata(card, mutants)
    for (number, mutant) in mutants {
      #expect(schemata.text.contains("cellGenMutant(\(number)"), "\(mutant.key)")
      #expect(schemata.places[number]?.count == mutant.wraps.count)
    }
    #expect(Schemata(card, []).text == card)
    #expect(
      schemata.text.split(separator: "\n").count == card.split(separator: "\n").count
        || schemata.text.contains("if cellGenMutant"))
  }

  @Test func anErrorBelongsToTheSmallestMutantAround() throws {
    let constant = try #require(file.mutants.first { $0.after.contains("horizontal: 17") })
    let dropped = try #require(
      file.mutants.first { $0.kind == .dropStatement && $0.line == constant.line })
    let schemata = Schemata(card, [(1, dropped), (2, constant)])
    let line = try #require(
      schemata.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("cellGenMutant(2)")
      })
    let text = String(schemata.text.split(separator: "\n", omittingEmptySubsequences: false)[line])
    let column = try #require(text.range(of: "17")).lowerBound.utf16Offset(in: text) + 1
    #expect(schemata.mutants(at: line + 1, column) == [2])
    #expect(schemata.mutants(at: line + 1, 8) == [1])
  }

  @Test func equivalentMutantsHaveReasonsAndExist() throws {
    let key = file.mutants[0].key
    let list = try EquivalentMutants(
      "# A comment.\n\(key)\n  Nobody sees it.\nx | y | z\n  Gone.\n")
    #expect(list.contains(file.mutants[0]))
    #expect(list.unmatched(by: file.mutants) == ["x | y | z"])
    #expect(throws: EquivalentMutants.Mistake.self) { try EquivalentMutants("\(key)\n") }
  }
}

private let card = """
  /// Shows `CardViewData`.
  final class CardView: DeclaredView, ReportingView {
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private let imageView = CellImage()

    override func makeElements() {
      setUp(titleLabel, font: .headline, lines: 2)
      setUp(noteLabel, color: .secondaryLabel)
      imageView.requestSize = CGSize(width: 40, height: 30)
      onTap(imageView) { [weak self] in self?.onAction?(.open) }

      let stack = vstack([titleLabel, noteLabel, imageView], spacing: 8, alignment: .leading)
      fill(with: stack, insets: CellInsets.make(horizontal: 16, vertical: 8))
    }

    func configure(with data: CardViewData) {
      titleLabel.text = data.isNew ? String(localized: "New: \\(data.title)") : data.title
      show(data.note, in: noteLabel)
      hide(noteLabel, while: data.note == nil)
      titleLabel.textColor =
        switch data.state {
        case .open: .label
        case .closed(let day): color(of: day)
        default: .systemGray
        }
      if let image = data.image {
        imageView.show(image)
      } else {
        imageView.cancel()
      }
    }

    override func prepareForReuse() {
      imageView.cancel()
    }

    override func update(for state: CellState) {
      super.update(for: state)
      noteLabel.isEnabled = !state.isDisabled
      titleLabel.alpha = state.choose(1, highlighted: 0.5)
    }
  }

  struct CardViewData: CellModel {
    var isNew: Bool = false

    static let samples: [CardViewData] = [
      CardViewData(isNew: true)
    ]
  }

  #if DEBUG && canImport(DeveloperToolsSupport)
  #Preview("Card") { CardViewData.preview(of: CardViewData.samples) }
  #endif

  """
