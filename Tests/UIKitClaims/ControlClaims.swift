import Stage
import Testing
import UIKit

/// Controls, and what they send.
extension Claims {
  @MainActor
  @Suite struct Controls {
    /// Counts what a control sends.
    private final class Counter { var count = 0 }

    private func counter(
      of control: UIControl, _ event: UIControl.Event = .valueChanged
    ) -> Counter {
      let counter = Counter()
      control.addAction(UIAction { _ in counter.count += 1 }, for: event)
      return counter
    }

    @Test(
      "A control that the app changes sends nothing",
      .source(
        "Apple, `UISwitch.setOn(_:animated:)`: does not send an action message",
        usedIn: "CellControls.swift"))
    func settingValues() {
      let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
      let (segments, picker) = (UISegmentedControl(), UIDatePicker())
      segments.insertSegment(withTitle: "a", at: 0, animated: false)
      let counters = [toggle, slider, stepper, segments, picker].map { counter(of: $0) }
      toggle.isOn = true
      slider.value = 0.7
      stepper.value = 3
      segments.selectedSegmentIndex = 0
      picker.date = Date(timeIntervalSince1970: 0)
      #expect(counters.map(\.count) == [0, 0, 0, 0, 0])
    }

    @Test(
      "A button follows no pointer by default",
      .source(
        "Apple, `UIButton.isPointerInteractionEnabled`: the default value is false",
        usedIn: "CellIdiom.swift"))
    func pointers() {
      #expect(!UIButton(type: .system).isPointerInteractionEnabled)
    }

    @Test(
      "A tap on a button sends its primary action once",
      .source(
        "Apple, `UIControl.Event.primaryActionTriggered`",
        usedIn: "ConfigurableView.swift", "ScreenPlaceholder.swift"))
    func tapping() {
      let stage = Stage()
      let button = UIButton(type: .system)
      let counter = counter(of: button, .primaryActionTriggered)
      stage.show(button)
      Stage.tap(button)
      #expect(counter.count == 1)
    }

    @Test(
      "An action with the identifier of another takes its place",
      .source(
        "Apple, `UIControl.addAction(_:for:)`: replaces an action with the same identifier",
        usedIn: "ConfigurableView.swift"))
    func identifiers() {
      let control = UIControl()
      var log: [String] = []
      let id = UIAction.Identifier("one")
      control.addAction(UIAction(identifier: id) { _ in log.append("a") }, for: .valueChanged)
      control.addAction(UIAction(identifier: id) { _ in log.append("b") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log == ["b"])
    }

    @available(iOS 17.4, *)
    @Test(
      "A button that changes its selection as its primary action does so before it sends it",
      .source(
        "Apple, `UIButton.changesSelectionAsPrimaryAction`",
        usedIn: "ConfigurableView.swift"))
    func toggleButtons() {
      let stage = Stage()
      let button = UIButton(configuration: .plain())
      button.changesSelectionAsPrimaryAction = true
      var states: [Bool] = []
      button.addAction(
        UIAction { states.append(($0.sender as? UIButton)?.isSelected ?? false) },
        for: .primaryActionTriggered)
      stage.show(button)
      Stage.tap(button)
      #expect(button.isSelected)
      #expect(states == [true])
    }

    @Test(
      "A slider shows the nearest value of its range, also where the range changes",
      .source(
        "Apple, `UISlider.minimumValue`: UIKit adjusts the value",
        usedIn: "CellControls.swift"))
    func sliders() {
      let slider = UISlider()
      slider.value = 5
      #expect(slider.value == 1)
      slider.maximumValue = 10
      slider.value = 5
      slider.maximumValue = 3
      #expect(slider.value == 3)
      slider.minimumValue = 2
      slider.value = 0
      #expect(slider.value == 2)
    }

    @Test(
      "A stepper counts from the nearest value of its range",
      .source("Apple, `UIStepper.value`", usedIn: "CellControls.swift"))
    func steppers() {
      let stepper = UIStepper()
      #expect(stepper.maximumValue == 100 && stepper.stepValue == 1)
      stepper.value = 500
      #expect(stepper.value == 100)
      stepper.value = -1
      #expect(stepper.value == 0)
    }

    @Test(
      "A progress bar shows the nearest value from 0 to 1",
      .source(
        "Apple, `UIProgressView.progress`: values outside are set to the limits",
        usedIn: "CellControls.swift"))
    func progress() {
      let bar = UIProgressView()
      bar.progress = 3
      #expect(bar.progress == 1)
      bar.progress = -1
      #expect(bar.progress == 0)
    }

    @Test(
      "A segmented control can have no segment selected",
      .source("Apple, `UISegmentedControl.noSegment`", usedIn: "CellControls.swift"))
    func segments() {
      let control = UISegmentedControl()
      for title in ["a", "b"] {
        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
      }
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.selectedSegmentIndex = 1
      control.setTitle("c", forSegmentAt: 1)
      #expect(control.selectedSegmentIndex == 1)
      control.selectedSegmentIndex = UISegmentedControl.noSegment
      #expect(control.selectedSegmentIndex == -1)
    }

    @Test(
      "A date picker shows the nearest date of its range",
      .source("Apple, `UIDatePicker.minimumDate`", usedIn: "CellControls.swift"))
    func datePickers() {
      let picker = UIDatePicker()
      picker.minimumDate = Date(timeIntervalSince1970: 1_000_000)
      picker.maximumDate = Date(timeIntervalSince1970: 2_000_000)
      picker.date = Date(timeIntervalSince1970: 0)
      #expect(picker.date == Date(timeIntervalSince1970: 1_000_000))
      picker.date = Date(timeIntervalSince1970: 3_000_000)
      #expect(picker.date == Date(timeIntervalSince1970: 2_000_000))
    }

    @Test(
      "A refresh control that the app turns sends nothing",
      .source(
        "Apple, `UIRefreshControl.beginRefreshing()`: does not trigger the action",
        usedIn: "ListEditing.swift"))
    func refreshing() {
      let rows = Rows()
      let control = UIRefreshControl()
      let counter = counter(of: control)
      rows.view.refreshControl = control
      control.beginRefreshing()
      #expect(control.isRefreshing && counter.count == 0)
      control.endRefreshing()
      #expect(!control.isRefreshing && counter.count == 0)
    }

    // MARK: Buttons

    @Test(
      "The configuration of a button gives it its title",
      .source("Apple, `UIButton.Configuration.title`", usedIn: "CellButtonLook.swift"))
    func titles() {
      let stage = Stage()
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Buy"
      let button = UIButton(configuration: configuration)
      stage.show(button)
      #expect(button.titleLabel?.text == "Buy")
    }

    @Test(
      "A font that is given to the label of a button with a configuration is lost",
      .source(
        "github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11",
        usedIn: "CellButtonLook.swift"))
    func fontsOfLabels() {
      let stage = Stage()
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Buy"
      let button = UIButton(configuration: configuration)
      stage.show(button)
      button.titleLabel?.font = .systemFont(ofSize: 40)
      configuration.title = "Buy now"
      button.configuration = configuration
      stage.layOut()
      #expect(button.titleLabel?.font.pointSize != 40)
    }

    @Test(
      "A font that the configuration of a button gives to its title stays",
      .source(
        "Apple, `UIButton.Configuration.titleTextAttributesTransformer`",
        usedIn: "CellButtonLook.swift"))
    func fontsOfConfigurations() {
      let stage = Stage()
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Buy"
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(
          ofSize: 40)
        return attributes
      }
      let button = UIButton(configuration: configuration)
      stage.show(button)
      button.isSelected = true
      stage.layOut()
      #expect(button.titleLabel?.font.pointSize == 40)
    }

    @Test(
      "A button asks for its look when its state changes",
      .source("Apple, `UIButton.configurationUpdateHandler`", usedIn: "CellButtonLook.swift"))
    func updateHandler() {
      let stage = Stage()
      let button = UIButton(configuration: .plain())
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { states.append($0.state) }
      stage.show(button)
      button.isSelected = true
      stage.layOut()
      #expect(states.last?.contains(.selected) == true)
      button.isEnabled = false
      stage.layOut()
      #expect(states.last?.contains(.disabled) == true)
    }
  }
}
