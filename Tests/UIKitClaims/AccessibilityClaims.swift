import Stage
import Testing
import UIKit

/// What views say to VoiceOver, as far as it can be asked.
extension Claims {
  @MainActor
  @Suite struct Accessibility {
    @Test(
      "A label says its text, unless the app says something else",
      .source(
        "Apple, \"Supporting VoiceOver in your app\"",
        usedIn: "SpokenContent.swift", "SpokenTexts.swift"))
    func labels() {
      let label = UILabel()
      label.text = "3:00"
      #expect(label.accessibilityLabel == "3:00")
      label.accessibilityLabel = "3 minutes"
      #expect(label.accessibilityLabel == "3 minutes")
      label.accessibilityLabel = nil
      #expect(label.accessibilityLabel == "3:00")
    }

    @Test(
      "A plain view is no element, and a label is one",
      .source(
        "Apple, `isAccessibilityElement`: false by default, true for standard controls",
        usedIn: "SpokenRow.swift", "DeclaredView.swift"))
    func elements() {
      #expect(!UIView().isAccessibilityElement)
      let label = UILabel()
      label.text = "text"
      #expect(label.isAccessibilityElement)
    }

    @Test(
      "A button says that it is one",
      .source("Apple, `UIAccessibilityTraits.button`", usedIn: "SpokenContent.swift"))
    func buttons() {
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      #expect(button.accessibilityTraits.contains(.button))
      #expect(button.accessibilityLabel == "Buy")
    }

    @Test(
      "A view answers no activation by itself, so that VoiceOver taps it",
      .source(
        "Apple, `accessibilityActivate()`: false by default",
        usedIn: "SpokenElement.swift", "DeclaredView.swift"))
    func activation() { #expect(!UIView().accessibilityActivate()) }

    @Test(
      "An element that is no view is where its frame in its container is",
      .source(
        "Apple, `UIAccessibilityElement.accessibilityFrameInContainerSpace`",
        usedIn: "SpokenElement.swift"))
    func elementsWithoutViews() {
      let stage = Stage()
      let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let outer = UIView()
      outer.addSubview(container)
      stage.show(outer)
      let element = UIAccessibilityElement(accessibilityContainer: container)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
    }

    @Test(
      "A rectangle in a view is converted to the screen by way of its window",
      .source(
        "Apple, `UIAccessibility.convertToScreenCoordinates(_:in:)`",
        usedIn: "SpokenElement.swift", "SpokenRow.swift"))
    func screenCoordinates() {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let outer = UIView()
      outer.addSubview(view)
      stage.show(outer)
      #expect(
        UIAccessibility.convertToScreenCoordinates(
          CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
          == CGRect(x: 11, y: 22, width: 3, height: 4))
    }

    @Test(
      "A custom action calls its handler",
      .source("Apple, `UIAccessibilityCustomAction`", usedIn: "Speech.swift"))
    func customActions() {
      var calls = 0
      let action = UIAccessibilityCustomAction(name: "Archive") { _ in
        calls += 1
        return true
      }
      let view = UIView()
      view.accessibilityCustomActions = [action]
      #expect(view.accessibilityCustomActions?.first?.name == "Archive")
      #expect(action.actionHandler?(action) == true)
      #expect(calls == 1)
    }

    @Test(
      "The row of a table with a label says the text of the label",
      .source(
        "Apple, \"Accessibility programming guide\": a table cell is one element",
        usedIn: "ConfigurableTableViewCell.swift"),
      .needsUIKit("the stand-in reads the content of rows only where a test listens"))
    func rows() throws {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      let cell = try #require(rows.row(0))
      #expect(cell.accessibilityLabel?.contains("x") == true)
    }

    @Test(
      "A cell of a collection view is no element by itself",
      .source(
        "Apple, `isAccessibilityElement`: false by default",
        usedIn: "SpokenRow.swift"))
    func cells() throws {
      let items = Items()
      items.apply(["a": ["x"]])
      #expect(!(try #require(items.cell(0)).isAccessibilityElement))
    }

    @Test(
      "A slider answers swipes up and down",
      .source("Apple, `accessibilityIncrement()`", usedIn: "SpokenRow.swift"))
    func sliders() {
      let slider = UISlider()
      slider.value = 0.5
      slider.accessibilityIncrement()
      #expect(slider.value > 0.5)
      slider.accessibilityDecrement()
      #expect(abs(slider.value - 0.5) < 0.01)
    }
  }
}
