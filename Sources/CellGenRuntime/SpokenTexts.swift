#if canImport(UIKit)
public import UIKit

extension ConfigurableView {
  /// Shows a text in a label that VoiceOver reads in other words, and hides the label while there is none.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - spoken: what VoiceOver reads in its place, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  public func show(
    _ text: String?, spoken: String?, in label: UILabel, keepsPlace: Bool = false
  ) {
    show(text, in: label, keepsPlace: keepsPlace)
    label.accessibilityLabel = spoken
  }

  /// Sets the text of a label that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - text: what the label shows.
  ///   - spoken: what VoiceOver reads in its place, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's.
  public func set(_ text: String?, spoken: String?, in label: UILabel) {
    label.text = text
    label.accessibilityLabel = spoken
  }

  /// Shows a value in a label that VoiceOver reads in other words, and hides the label while there is none.
  ///
  ///     show(data.length, as: .measurement(width: .narrow), spokenAs: .measurement(width: .wide),
  ///       in: lengthLabel)
  ///
  /// - Parameters:
  ///   - value: nil for none.
  ///   - style: how the label writes it.
  ///   - spoken: how VoiceOver reads it.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
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
  ///   - value: what the label shows; nil for nothing.
  ///   - style: how the label writes it.
  ///   - spoken: how VoiceOver reads it.
  ///   - label: one of this view's.
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
