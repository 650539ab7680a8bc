#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What VoiceOver calls what is typed into.
@MainActor
@Suite struct SpokenInputTests {
  private let row = InputRow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private var stops: [SpokenStop] { StandIn.spoken(in: row) }

  @Test func aTextFieldHasTheNameOfItsRow() {
    row.show(row.field)
    #expect(stops.map(\.label) == ["Name"], "the text is not read twice")
    #expect(stops.first?.element === row.field, "typing goes to the field itself")
    row.label.text = "Nickname"
    #expect(stops.map(\.label) == ["Nickname"])
    row.label.isHidden = true
    #expect(stops.map(\.label) == [nil])
  }

  @Test func aPlaceholderIsItsName() {
    row.field.placeholder = "Ada"
    row.show(row.field)
    #expect(stops.map(\.label) == ["Name", "Ada"])
    row.field.placeholder = ""
    #expect(stops.map(\.label) == ["Name"])
  }

  @Test func aLabelOfItsOwnWins() {
    row.field.accessibilityLabel = "Full name"
    row.show(row.field)
    #expect(stops.map(\.label) == ["Name", "Full name"])
    row.field.accessibilityLabel = nil
    #expect(stops.map(\.label) == ["Name"])
  }

  @Test func aTextEditorHasTheNameOfItsRow() {
    row.show(row.editor)
    #expect(stops.map(\.label) == ["Name"])
    #expect(stops.first?.element === row.editor)
    row.editor.placeholder = "Story"
    #expect(stops.map(\.label) == ["Name", "Story"])
    row.editor.placeholder = nil
    #expect(stops.map(\.label) == ["Name"])
  }

  @Test func whatTheManifestSaysOfTheViewIsTheName() {
    row.show(row.field)
    row.accessibilityLabel = "Owner"
    #expect(stops.map(\.label) == ["Owner"])
  }

  @Test func theNameIsThatOfTheWholeRow() {
    let inner = InputRow(frame: .zero)
    inner.label.text = "Street"
    inner.show(inner.field)
    row.show(inner)
    #expect(stops.map(\.label) == ["Name, Street"])
    #expect(inner.field.accessibilityLabel == "Name, Street")
  }

  @Test func aStepperIsOneStopWithItsNumber() throws {
    row.show(row.stepper)
    row.show(3, in: row.stepper, from: 0, to: 4)
    let stop = try #require(stops.first)
    #expect(stops.count == 1 && stop.label == "Name" && stop.value == "3")
    #expect(stop.traits.contains(.adjustable))
    row.stepper.isEnabled = false
    #expect(stops.first?.traits.contains(.notEnabled) == true)
  }

  @Test func voiceOverCountsWithinBounds() throws {
    row.show(row.stepper)
    row.show(3, in: row.stepper, from: 0, to: 4)
    let counted = Counted(row.stepper)
    row.accessibilityIncrement()
    row.accessibilityIncrement()
    #expect(stops.first?.value == "4" && counted.values == [4], "nothing is reported at the end")
    row.accessibilityDecrement()
    #expect(counted.values == [4, 3])
    row.stepper.accessibilityValue = "3 copies"
    #expect(stops.first?.value == "3 copies")
  }

  @Test func withoutARowThereIsNoName() {
    #expect(CellTextField().accessibilityLabel == nil)
    #expect(CellTextEditor().accessibilityLabel == nil)
  }
}

/// The values that a stepper reports.
@MainActor
private final class Counted {
  private(set) var values: [Double] = []

  init(_ stepper: CellStepper) {
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in self?.values.append(stepper?.value ?? .nan) },
      for: .valueChanged)
  }
}

/// A label, and what stands below it.
private final class InputRow: DeclaredView {
  let label = UILabel()
  let field = CellTextField()
  let editor = CellTextEditor()
  let stepper = CellStepper()

  func show(_ input: UIView) {
    label.text = label.text ?? "Name"
    setUp(field, placeholder: field.placeholder)
    setUp(editor, placeholder: editor.placeholder)
    let stack = UIStackView(arrangedSubviews: [label, input])
    stack.axis = .vertical
    fill(stack)
    layoutIfNeeded()
  }
}
#endif
