/// A `UITextField` that shows a field of type `String` or `String?`.
package struct TextFieldElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var text: Field
  package var typing = Typing()
  package var returnKey: Value<ReturnKey>?
  package var isSecure = Value<Flag>.constant(false)
  package var clearButton: Value<ClearButton>?
  /// The action that Return reports, perhaps with the text; nil if Return ends the editing.
  package var submit: TextReport?
}

/// A `UITextView` that grows with its text.
package struct TextEditorElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var text: Field
  package var typing = Typing()
}

/// What a text field and a text editor have in common.
package struct Typing: Sendable {
  package var placeholder: Text?
  /// Nil for UIKit's.
  package var placeholderColor: Value<Color>?
  package var keyboard: Value<KeyboardType>?
  package var contentType: Value<ContentType>?
  package var capitalization: Value<Capitalization>?
  package var correction: Value<Correction>?
  /// The greatest number of characters.
  package var limit: Value<WholeNumber>?
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  /// Nil for the natural one.
  package var alignment: Value<TextAlignment>?
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  /// The action that reports each change.
  package var action: TextReport?
  /// The action that reports the end of editing.
  package var ended: TextReport?
}

/// An action that carries a text, or nothing.
package struct TextReport: Sendable {
  package var name: String
  /// The label of the text; nil if the action carries nothing.
  package var label: String?
}

/// A `UISlider` that shows a number.
package struct SliderElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var value: Field
  package var range = ControlRange(0, 1)
  /// The distance of the values that it reports, more than 0; nil for any value.
  package var step: Value<Number>?
  package var continuous = Value.constant(Flag(true))
  /// The color of the part beyond its value; nil for UIKit's.
  package var track: Value<Color>?
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  package var action: ReportedValue?
}

/// A `UIStepper` that counts from a number.
package struct StepperElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var value: Field
  package var range = ControlRange(0, 100)
  /// More than 0.
  package var step = Value.constant(Number.literal(1))
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  package var action: ReportedValue?
}

/// The least and the greatest value of a control.
package struct ControlRange: Sendable {
  package var lower: Value<ControlBound>
  package var upper: Value<ControlBound>

  package init(lower: Value<ControlBound>, upper: Value<ControlBound>) {
    (self.lower, self.upper) = (lower, upper)
  }

  init(_ lower: Double, _ upper: Double) {
    self.init(lower: .constant(.number(lower)), upper: .constant(.number(upper)))
  }
}

/// An end of the range of a control.
package enum ControlBound: Hashable, ValueContent {
  case number(Double)
  case member(SwiftMember)

  /// Nil for what only the app knows.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// The first and the last date that can be chosen; nil for any.
package struct DateRange: Sendable {
  package var first: Value<DateBound>?
  package var last: Value<DateBound>?
}

/// A date that only the app knows.
package struct DateBound: Hashable, ValueContent {
  package var member: SwiftMember
}

/// A `UISegmentedControl` that shows an enum of the user's, or the position of a segment.
package struct SegmentsElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var selected: Field
  package var options: [SegmentOption] = []
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  package var action: ReportedValue?
}

/// A segment.
package struct SegmentOption: Sendable {
  /// The case of the user's enum that it stands for; nil where its position counts.
  package var name: Name?
  package var title: Text
}

/// A `UIDatePicker`.
package struct DatePickerElement: Sendable {
  /// What is chosen, as a case of `UIDatePicker.Mode`.
  package enum Mode: String, CaseIterable, Sendable {
    case date, time, dateAndTime
  }

  /// How it looks; automatic without one.
  package enum Style: String, CaseIterable, Sendable {
    case compact, inline, wheels
  }

  package var property: String
  @Boxed package var look = Look()
  package var date: Field
  package var mode = Value.constant(Mode.dateAndTime)
  package var pickerStyle: Style?
  package var range = DateRange()
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  package var action: ReportedValue?
}

/// A `UIActivityIndicatorView` that turns while a flag is true, or always.
package struct ActivityElement: Sendable {
  /// How large it is, as a case of `UIActivityIndicatorView.Style`.
  package enum Size: String, CaseIterable, Sendable {
    case medium, large
  }

  package var property: String
  @Boxed package var look = Look()
  package var isActive: Value<Flag>?
  package var size = Value.constant(Size.medium)
  package var color: Value<Color>?
}
