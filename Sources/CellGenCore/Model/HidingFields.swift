// The fields that hide an element while one of them is nil: without them it shows nothing.

extension ButtonElement {
  package var hidingFields: [Field] { title?.hidingFields ?? [] }
}

extension ImageElement {
  package var hidingFields: [Field] {
    loaded == nil ? origin.field.map { [$0] } ?? [] : []
  }
}

extension ViewElement {
  package var hidingFields: [Field] { [data] }
}

extension ProgressElement {
  package var hidingFields: [Field] { [value] }
}

extension ToggleElement {
  package var hidingFields: [Field] { [isOn] }
}

extension SliderElement {
  package var hidingFields: [Field] { [value] }
}

extension StepperElement {
  package var hidingFields: [Field] { [value] }
}

extension DatePickerElement {
  package var hidingFields: [Field] { [date] }
}
