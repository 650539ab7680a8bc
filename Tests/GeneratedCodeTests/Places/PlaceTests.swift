#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

@MainActor
enum PlaceTheme {
  static var steps = 1
}

/// Where things lie and how much of them there is, in one view that shows different data.
@MainActor
@Suite struct PlaceTests {
  private let view = PlaceCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func data(
    gap: CGFloat = 8, most: Int = 5, level: Double = 0.5, isOpen: Bool = false, note: String = ""
  ) -> PlaceCardViewData {
    PlaceCardViewData(
      id: 1, title: "Title", note: note, gap: gap, most: most, level: level, isOpen: isOpen,
      photo: URL(string: "https://example.org/1.png")!)
  }

  private func show(_ data: PlaceCardViewData, isSelected: Bool = false) {
    view.configure(with: data)
    view.update(for: isSelected ? .selected : .normal)
    view.layoutIfNeeded()
  }

  private func element<Element: UIView>(_ type: Element.Type) throws -> Element {
    try #require(view.first(type))
  }

  @Test func spacersAreAsLongAsTheDataSay() throws {
    let label = try element(UILabel.self)
    show(data(gap: 8))
    let top = label.convert(label.bounds, to: view).minY
    show(data(gap: 30))
    #expect(label.convert(label.bounds, to: view).minY == top + 22)
    show(data(gap: 8))
    #expect(label.convert(label.bounds, to: view).minY == top)
    let bar = try element(UIProgressView.self)
    let distance = {
      bar.convert(bar.bounds, to: view).minY - label.convert(label.bounds, to: view).maxY
    }
    let usual = distance()
    show(data(gap: 8), isSelected: true)
    #expect(distance() == usual + 8)
  }

  @Test func whatIsInLayersIsMoved() throws {
    let layers = try element(CellLayers.self)
    let boxes = {
      layers.descendants.compactMap { ($0 as? CellBox)?.convert($0.bounds, to: layers) }
    }
    show(data())
    let size = layers.bounds.size
    for (gap, isSelected) in [(CGFloat(8), false), (20, true), (0, false), (-6, true)] {
      show(data(gap: gap), isSelected: isSelected)
      #expect(boxes()[1].origin == CGPoint(x: gap, y: isSelected ? 5 : 1))
      #expect(boxes()[2].midX == layers.bounds.midX + gap)
      #expect(boxes()[3].minY == gap)
      #expect(layers.bounds.size == size)
    }
  }

  @Test func whatIsInLayersIsMirrored() throws {
    view.semanticContentAttribute = .forceRightToLeft
    let layers = try element(CellLayers.self)
    for part in [layers] + layers.descendants { part.semanticContentAttribute = .forceRightToLeft }
    show(data(gap: 8))
    show(data(gap: 20))
    let boxes = layers.descendants.compactMap {
      ($0 as? CellBox)?.convert($0.bounds, to: layers)
    }
    #expect(boxes[1].maxX == layers.bounds.maxX - 20)
    #expect(boxes[2].midX == layers.bounds.midX - 20)
  }

  /// What is no number would be an exception of UIKit's.
  @Test(arguments: [CGFloat.nan, .infinity]) func anOffsetThatIsNoNumberIsNone(_ gap: CGFloat)
    throws
  {
    let layers = try element(CellLayers.self)
    show(data(gap: 8))
    view.move(layers.descendants.compactMap { $0 as? CellBox }[1], x: gap, y: gap)
    view.layoutIfNeeded()
    let box = layers.descendants.compactMap { $0 as? CellBox }[1]
    #expect(box.convert(box.bounds, to: layers).origin == .zero)
  }

  @Test func progressFollowsItsCases() throws {
    let bar = try element(UIProgressView.self)
    for (level, isOpen, shown) in [(0.5, false, 0.5), (0.5, true, 1), (0.25, false, 0.25)] {
      show(data(level: level, isOpen: isOpen))
      #expect(bar.progress == Float(shown))
    }
  }

  @Test func aTextCanBeSelectedWhereTheDataSaySo() throws {
    let text = try element(CellTextView.self)
    for isOpen in [false, true, false] {
      show(data(isOpen: isOpen, note: "Words to select"))
      #expect(text.point(inside: CGPoint(x: 5, y: 5), with: nil) == isOpen)
    }
  }

  @Test func aFieldIsCutAtItsLimit() throws {
    let field = try element(CellTextField.self)
    for (most, isOpen, limit) in [(5, false, 5), (5, true, 3), (8, false, 8)] {
      show(data(most: most, isOpen: isOpen))
      #expect(field.limit == limit)
    }
  }

  @Test func rowsAreIndentedByCasesAndMembers() {
    #expect(PlaceCardViewData.indentation(of: data(isOpen: true)) == 2)
    PlaceTheme.steps = 4
    defer { PlaceTheme.steps = 1 }
    #expect(PlaceCardViewData.indentation(of: data()) == 4)
  }

  @Test func anImageIsLoadedInSomeCases() throws {
    let image = try element(CellImage.self)
    show(data(isOpen: true))
    #expect(PlaceCardViewData.images(of: data(isOpen: true)).count == 1)
    show(data())
    #expect(image.image == UIImage(systemName: "star"))
    #expect(PlaceCardViewData.images(of: data()).isEmpty)
  }

  @Test func aLabelIsSpokenInOtherWords() throws {
    let label = try element(UILabel.self)
    show(data(note: "Spoken"))
    #expect(label.accessibilityLabel == "Spoken")
    show(data(note: "Other"))
    #expect(label.accessibilityLabel == "Other")
  }
}
#endif
