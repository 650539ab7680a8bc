/// A `UITextField` that shows a field of type `String` or `String?`.
package struct TextFieldElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var text: Field
  package var typing = Typing()
  package var returnKey: Value<ReturnKey>?
  package var isSecure = Value<Flag>.constant(false)
  package var clearButton: Value<ClearButton>?
  /// The action that Return reports, optionally with the text; nil if Return ends editing.
  package var submit: TextReport?
}

/// A `UITextView` that grows with its text.
package struct TextEditorElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var text: Field
  package var typing = Typing()
}

/// The keys that text fields and text editors share.
package struct Typing: Sendable {
  package var placeholder: Text?
  /// The color of the placeholder; nil for UIKit's default.
  package var placeholderColor: Value<Color>?
  package var keyboard: Value<KeyboardType>?
  package var contentType: Value<ContentType>?
  package var capitalization: Value<Capitalization>?
  package var correction: Value<Correction>?
  /// The maximum number of characters.
  package var limit: Value<WholeNumber>?
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  /// The alignment of the text; nil for natural alignment.
  package var alignment: Value<TextAlignment>?
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  /// The action that reports each change.
  package var action: TextReport?
  /// The action that reports the end of editing.
  package var ended: TextReport?
}

/// An action that carries the text, or no value.
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
  /// The interval between the values that it reports, greater than 0; nil to report any value.
  package var step: Value<Number>?
  package var continuous = Value.constant(Flag(true))
  /// The color of the part beyond its value; nil for UIKit's default.
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
  /// The interval between values, greater than 0.
  package var step = Value.constant(Number.literal(1))
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
  package var action: ReportedValue?
}

/// The minimum and maximum value of a control.
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

/// One end of a control's range.
package enum ControlBound: Hashable, ValueContent {
  case number(Double)
  case member(SwiftMember)

  /// The number; nil if only the app knows it.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// The first and the last date that can be chosen; nil for no limit.
package struct DateRange: Sendable {
  package var first: Value<DateBound>?
  package var last: Value<DateBound>?
}

/// A date that only the app knows.
package struct DateBound: Hashable, ValueContent {
  package var member: SwiftMember
}

/// A `UISegmentedControl` that shows an enum of the app, or the position of a segment.
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
  /// The case of the app's enum that it represents; nil if its position is the value.
  package var name: Name?
  package var title: Text
}

/// A `UIDatePicker`.
package struct DatePickerElement: Sendable {
  /// The components that can be chosen, as a case of `UIDatePicker.Mode`.
  package enum Mode: String, CaseIterable, Sendable {
    case date, time, dateAndTime
  }

  /// The style of a date picker; automatic by default.
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

/// A `UIActivityIndicatorView` that spins while a flag is true, or always.
package struct ActivityElement: Sendable {
  /// The size of the indicator, as a case of `UIActivityIndicatorView.Style`.
  package enum Size: String, CaseIterable, Sendable {
    case medium, large
  }

  package var property: String
  @Boxed package var look = Look()
  package var isActive: Value<Flag>?
  package var size = Value.constant(Size.medium)
  package var color: Value<Color>?
}
