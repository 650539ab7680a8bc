#if canImport(UIKit)
public import UIKit

/// A text field that shows text from data and reports the text that is typed.
///
///     setUp(noteField, placeholder: "Add a note", returnKey: .done)
///     reportChanges(of: noteField) { .rename(text: $0) }
///     …
///     show(data.note, in: noteField)
///
/// While the field is being edited, only text that the app has changed replaces its text. Data that repeats a
/// reported text or the previous one leaves the text, the cursor, and the text that an input method is
/// composing alone. So an app can apply its content at each keystroke, immediately or later. When editing
/// ends, text that the app has not accepted is replaced by that of the data.
public final class CellTextField: UITextField {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenFieldDelegate()
  fileprivate var cellGenReport: (@MainActor (String) -> Void)?

  /// The label that was set, or else the texts of its row, unless a placeholder describes the field. The
  /// field itself remains the accessibility element, because it receives the text that is typed.
  public override var accessibilityLabel: String? {
    get {
      let own = super.accessibilityLabel
      guard own?.isEmpty != false, placeholder?.isEmpty != false else { return own }
      return cellGenNameInRow
    }
    set { super.accessibilityLabel = newValue }
  }

  /// A Boolean value that indicates whether the text is hidden. Hiding the text during editing keeps it.
  public override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set {
      guard newValue != isSecureTextEntry else { return }
      super.isSecureTextEntry = newValue
      if newValue { cellGenTyping.keepText(in: self) }
    }
  }

  /// The color of the placeholder; nil for UIKit's.
  public var placeholderColor: UIColor? {
    didSet { if placeholderColor != oldValue { placeholder = placeholder } }
  }

  public override var placeholder: String? {
    get { super.placeholder }
    set {
      super.placeholder = newValue
      guard let placeholderColor, let newValue else { return }
      attributedPlaceholder = NSAttributedString(
        string: newValue, attributes: [.foregroundColor: placeholderColor])
    }
  }

  /// The maximum number of characters; longer input is truncated. Nil for no limit.
  public var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends editing and forgets the data.
  public func prepareForReuse() {
    resignFirstResponder()
    cellGenTyping.reset()
  }

  /// Reports Return and keeps the focus, which the app can move. Without a report, Return ends editing.
  fileprivate func cellGenReturn() {
    guard let cellGenReport else {
      resignFirstResponder()
      return
    }
    cellGenTyping.reportChange(in: self)
    cellGenReport(cellGenText)
  }
}

extension CellTextField: CellGenTyped {
  var cellGenText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

/// Separate from the field, which must not be its own delegate: it would ask itself about the calls that it
/// forwards.
final class CellGenFieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (textField as? CellTextField)?.cellGenReturn()
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = textField as? CellTextField else { return }
    field.cellGenTyping.didEnd(in: field)
  }
}

@available(iOS 14, *)
extension DeclaredView {
  /// Sets the properties of a text field that never change.
  ///
  /// - Parameters:
  ///   - field: one of this view's text fields.
  ///   - font: the font; scaled fonts follow the text size.
  ///   - color: the color of the text; nil keeps the field's.
  ///   - alignment: the alignment of the text; nil keeps the field's.
  ///   - placeholder: the text to show while the field is empty.
  ///   - placeholderColor: the color of the placeholder; nil for UIKit's.
  ///   - keyboard: the type of the keyboard.
  ///   - contentType: the kind of text that is typed, which lets the system suggest it; nil for none in particular.
  ///   - capitalization: the automatic capitalization.
  ///   - correction: true to correct words.
  ///   - limit: the maximum number of characters; longer input is truncated. Nil for no limit.
  ///   - returnKey: the type of the Return key.
  ///   - isSecure: true to hide the text.
  ///   - clearButton: when to show a button that clears the text.
  public func setUp(
    _ field: CellTextField, font: UIFont = .preferredFont(forTextStyle: .body),
    color: UIColor? = nil, alignment: NSTextAlignment? = nil, placeholder: String? = nil,
    placeholderColor: UIColor? = nil,
    keyboard: UIKeyboardType = .default, contentType: UITextContentType? = nil,
    capitalization: UITextAutocapitalizationType = .sentences,
    correction: UITextAutocorrectionType = .default, limit: Int? = nil,
    returnKey: UIReturnKeyType = .default, isSecure: Bool = false,
    clearButton: UITextField.ViewMode = .never
  ) {
    field.font = font
    field.adjustsFontForContentSizeCategory = true
    if let color { field.textColor = color }
    if let alignment { field.textAlignment = alignment }
    field.placeholderColor = placeholderColor
    field.placeholder = placeholder
    field.keyboardType = keyboard
    field.textContentType = contentType
    field.autocapitalizationType = capitalization
    field.autocorrectionType = correction
    field.returnKeyType = returnKey
    field.isSecureTextEntry = isSecure
    field.clearButtonMode = clearButton
    field.limit = limit
    field.delegate = field.cellGenDelegate
    field.addAction(
      UIAction { [weak field] _ in
        guard let field else { return }
        field.cellGenTyping.didChange(in: field)
      }, for: .editingChanged)
  }

  /// Shows text in a text field, unless it only repeats the text that is being typed.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - field: one of this view's text fields.
  public func show(_ text: String?, in field: CellTextField) {
    field.cellGenTyping.show(text ?? "", in: field)
  }

  /// Updates the keyboard if its settings have changed while a text field is being edited.
  public func updateKeyboard(of field: CellTextField) {
    field.cellGenTyping.update(
      CellGenInputTraits(
        keyboard: field.keyboardType, contentType: field.textContentType,
        capitalization: field.autocapitalizationType, correction: field.autocorrectionType,
        returnKey: field.returnKeyType, isSecure: field.isSecureTextEntry), of: field)
  }
}

extension ReportingView {
  /// Reports each change of the text, with an action that carries the text. Text that an input method is
  /// composing is reported once it is accepted.
  public func reportChanges(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports Return, which then leaves the focus unchanged.
  public func reportReturn(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenReport = { [weak self] in self?.onAction?(action($0)) }
  }

  /// Reports the end of editing, after the last change.
  public func reportEnd(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.reportEnd = { [weak self] in self?.reportChange(action($0)) }
  }
}
#endif
