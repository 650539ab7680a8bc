#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

enum GaugeKind: ScreenValue, CaseIterable {
  case plain, fancy
}

@MainActor
enum GaugeTheme {
  static var title = "Gauge"
}

/// What data and states decide about controls, buttons and rows, on one view that shows different data.
@MainActor
@Suite struct GaugeTests {
  private let view = GaugeCardView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  private func show(isBig: Bool, by step: Double = 2, in state: CellState = .normal) {
    view.configure(
      with: GaugeCardViewData(
        id: 1, level: 0.5, count: 4, by: step, note: isBig ? "big" : "small", kind: .fancy,
        isBig: isBig, face: isBig ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 10)))
    view.update(for: state)
  }

  private func element<Element: UIView>(_ type: Element.Type) throws -> Element {
    try #require(view.first(type))
  }

  @Test func controlsFollowTheirData() throws {
    let (slider, stepper) = (try element(UISlider.self), try element(UIStepper.self))
    for (isBig, step) in [(true, 10.0), (false, 2), (true, 3)] {
      show(isBig: isBig, by: step)
      #expect(slider.isContinuous == !isBig)
      #expect(slider.accessibilityLabel == "Gauge")
      #expect(stepper.stepValue == step)
    }
  }

  /// UIKit raises an exception for a step that is not above 0.
  @Test(arguments: [0, -1, Double.nan]) func aStepThatCountsNothingIsOne(_ step: Double) throws {
    show(isBig: true, by: 5)
    show(isBig: true, by: step)
    #expect(try element(UIStepper.self).stepValue == 1)
  }

  @Test func aTextFieldFollowsDataAndStates() throws {
    let field = try element(UITextField.self)
    show(isBig: true)
    #expect(field.placeholder == "Gauge")
    #expect(field.clearButtonMode == .always)
    show(isBig: false)
    #expect(field.clearButtonMode == .whileEditing)
    show(isBig: false, in: .selected)
    #expect(field.clearButtonMode == .never)
  }

  @Test func aLabelShrinksByData() throws {
    let label = try element(UILabel.self)
    for (isBig, factor) in [(true, 0.5), (false, 0.9), (true, 0.5)] {
      show(isBig: isBig)
      #expect(label.minimumScaleFactor == CGFloat(factor))
      #expect(label.adjustsFontSizeToFitWidth)
    }
  }

  @Test func aButtonFollowsDataAndItsStates() throws {
    let button = try element(UIButton.self)
    for isBig in [true, false, true] {
      show(isBig: isBig)
      button.isHighlighted = false
      button.updateConfiguration()
      #expect(button.configuration?.imagePadding == (isBig ? 12 : 2))
      #expect(button.contentHorizontalAlignment == (isBig ? .leading : .center))
      #expect(
        titleFont(of: button) == (isBig ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 10)))
      button.isHighlighted = true
      button.updateConfiguration()
      #expect(titleFont(of: button) == .preferredFont(forTextStyle: .headline))
    }
  }

  private func titleFont(of button: UIButton) -> UIFont? {
    let transformer = button.configuration?.titleTextAttributesTransformer
    return transformer?(AttributeContainer())[AttributeScopes.UIKitAttributes.FontAttribute.self]
  }

  @Test func segmentsFollowTheirData() throws {
    let segments = try element(UISegmentedControl.self)
    for isBig in [true, false] {
      show(isBig: isBig)
      #expect(segments.titleForSegment(at: 0) == (isBig ? "Plain" : "P"))
      #expect(segments.titleForSegment(at: 1) == (isBig ? "big" : "small"))
      #expect(segments.selectedSegmentIndex == 1)
    }
  }

  @Test func cellsFollowTheirData() {
    let data = { (isBig: Bool) in
      GaugeCardViewData(
        id: 1, level: 0, count: 0, by: 1, note: "", kind: .plain, isBig: isBig,
        face: .systemFont(ofSize: 10))
    }
    #expect(GaugeCardViewData.look(of: data(true), in: .normal)?.cornerRadius == 16)
    #expect(GaugeCardViewData.look(of: data(false), in: .normal)?.cornerRadius == 2)
  }
}
#endif
