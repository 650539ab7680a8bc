#if canImport(UIKit)
public import UIKit

/// A text field that shows a text of the data and reports what is typed.
///
///     setUp(noteField, placeholder: "Add a note", returnKey: .done)
///     reportChanges(of: noteField) { .rename(text: $0) }
///     …
///     show(data.note, in: noteField)
///
/// While it is edited, its text is set only if the app has changed it: data that repeat what was reported,
/// or what they said before, leave the text, the cursor and what an input method composes alone. So an
/// app may apply its content at each keystroke, at once or later. A text that it has not accepted by the end of
/// the editing is replaced by that of the data.
public final class CellTextField: UITextField {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenFieldDelegate()
  fileprivate var cellGenReport: (@MainActor (String) -> Void)?

  /// Its own, or else the texts of its row, unless a placeholder says what it is for. The field itself stays
  /// what VoiceOver stops at, since typing goes to it.
  public override var accessibilityLabel: String? {
    get {
      let own = super.accessibilityLabel
      guard own?.isEmpty != false, placeholder?.isEmpty != false else { return own }
      return cellGenNameInRow
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether the text is hidden. It stays when it is hidden while it is edited.
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

  /// How many characters can be typed; longer input is cut. Nil for any number.
  public var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends the editing and forgets the data.
  public func prepareForReuse() {
    resignFirstResponder()
    cellGenTyping.reset()
  }

  /// Return reports, and keeps the focus for the app to move; without a report it ends the editing.
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

/// Apart from the field, which must not be its own delegate: it asks itself for what it forwards.
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
  /// Gives a text field what never changes of it.
  ///
  /// - Parameters:
  ///   - field: one of this view's.
  ///   - font: scaled fonts follow the reader's text size.
  ///   - color: the colour of the text; nil keeps the field's.
  ///   - alignment: how the text is aligned; nil keeps the field's.
  ///   - placeholder: what is shown while there is no text.
  ///   - placeholderColor: nil for UIKit's.
  ///   - keyboard: what the keyboard can write.
  ///   - contentType: what is typed, so that the system can suggest it; nil for nothing in particular.
  ///   - capitalization: what the keyboard writes in capitals.
  ///   - correction: whether words are corrected.
  ///   - limit: how many characters can be typed; longer input is cut. Nil for any number.
  ///   - returnKey: what the Return key says.
  ///   - isSecure: whether the text is hidden.
  ///   - clearButton: when a button that clears the text is shown.
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

  /// Shows a text in a text field, unless it only repeats what is being typed.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - field: one of this view's.
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
  /// Reports each text that is typed, as an action that carries it. What an input method composes is
  /// reported when it has been accepted.
  public func reportChanges(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports Return, which then leaves the focus where it is.
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
