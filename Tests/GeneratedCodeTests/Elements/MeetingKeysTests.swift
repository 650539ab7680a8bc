#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Keys that set the same property, and elements that have no size of their own.
@MainActor
@Suite struct MeetingKeysTests {
  @Test func anElementThatKeepsItsPlaceHasItsAlphaWhileItIsShown() {
    var data = ClipViewData(id: 1, title: "Sea", image: nil, isOpen: true, played: 0.5)
    let view: ClipView = shown(data)
    #expect(view.labels.map(\.alpha) == [0.8, 0.5])
    view.update(for: .selected)
    #expect(view.labels.map(\.alpha) == [0.8, 0.7])
    (data.title, data.isOpen) = (nil, false)
    _ = shown(data, in: .selected, by: view)
    #expect(view.labels.map(\.alpha) == [0, 0])
    #expect(view.labels[0].frame.height > 0)
    view.update(for: .normal)
    #expect(view.labels.map(\.alpha) == [0, 0])
    data.title = "Sun"
    _ = shown(data, by: view)
    #expect(view.labels.map(\.alpha) == [0.4, 0])
  }

  @Test func linesAndBarsOverAnElementAreAsLongAsIt() {
    let image = UIImage(systemName: "photo")
    let view: ClipView = shown(
      ClipViewData(id: 1, title: "Sea", image: image, isOpen: true, played: 0.5))
    let layers = view.imageViews[0].superview?.superview
    #expect(layers?.frame.size == CGSize(width: 300, height: 40))
    let frames = view.dividers.map { $0.convert($0.bounds, to: layers) }
    #expect(frames[0].minX == 20 && frames[0].maxX == 300 && frames[0].maxY == 40)
    #expect(frames[1].minX == 0 && frames[1].height == 40 && frames[1].width < 2)
    let bar = view.elements(UIProgressView.self)[0]
    #expect(bar.convert(bar.bounds, to: layers).width == 300)
  }
}
#endif
