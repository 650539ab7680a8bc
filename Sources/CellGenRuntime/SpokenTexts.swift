#if canImport(UIKit)
public import UIKit

extension ConfigurableView {
  /// Shows text in a label that VoiceOver reads in other words, and hides the label if there is none.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - spoken: the text that VoiceOver reads instead, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  public func show(
    _ text: String?, spoken: String?, in label: UILabel, keepsPlace: Bool = false
  ) {
    show(text, in: label, keepsPlace: keepsPlace)
    label.accessibilityLabel = spoken
  }

  /// Sets the text of a label that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - text: the text that the label shows.
  ///   - spoken: the text that VoiceOver reads instead, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's labels.
  public func set(_ text: String?, spoken: String?, in label: UILabel) {
    label.text = text
    label.accessibilityLabel = spoken
  }

  /// Shows a value in a label that VoiceOver reads in other words, and hides the label if there is none.
  ///
  ///     show(data.length, as: .measurement(width: .narrow), spokenAs: .measurement(width: .wide),
  ///       in: lengthLabel)
  ///
  /// - Parameters:
  ///   - value: the value; nil for none.
  ///   - style: the format style of the text in the label.
  ///   - spoken: the format style of the text that VoiceOver reads.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  @available(iOS 15, *)
  public func show<Style: Foundation.FormatStyle, Spoken: Foundation.FormatStyle>(
    _ value: Style.FormatInput?, as style: Style, spokenAs spoken: Spoken, in label: UILabel,
    keepsPlace: Bool = false
  )
  where
    Style.FormatInput == Spoken.FormatInput, Style.FormatOutput == String,
    Spoken.FormatOutput == String
  {
    show(
      value.map(style.format), spoken: value.map(spoken.format), in: label, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to a value that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - value: the value that the label shows; nil for none.
  ///   - style: the format style of the text in the label.
  ///   - spoken: the format style of the text that VoiceOver reads.
  ///   - label: one of this view's labels.
  @available(iOS 15, *)
  public func set<Style: Foundation.FormatStyle, Spoken: Foundation.FormatStyle>(
    _ value: Style.FormatInput?, as style: Style, spokenAs spoken: Spoken, in label: UILabel
  )
  where
    Style.FormatInput == Spoken.FormatInput, Style.FormatOutput == String,
    Spoken.FormatOutput == String
  {
    set(value.map(style.format), spoken: value.map(spoken.format), in: label)
  }
}
#endif
