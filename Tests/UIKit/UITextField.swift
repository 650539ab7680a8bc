/// A control for one line of text.
@MainActor
open class UITextField: UIControl, UITextInput, Typed {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var buffer = TextBuffer("") { didSet { invalidateIntrinsicContentSize() } }
  /// Setting it moves the cursor and ends composing.
  open var text: String? {
    get { buffer.text }
    set { buffer = TextBuffer(newValue ?? "") }
  }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var textColor: UIColor?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = UITextField.BorderStyle.none
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString?
  /// During editing, the next key replaces text that was just hidden, or hidden text whose editing has just
  /// begun. Here, hiding hidden text again has the same effect, and setting the text does not prevent it.
  ///
  /// - Source: openradar 25690848 ("the textfield will clear all text on the next insertion");
  ///   github.com/stephsharp/MaterialTextField/issues/15, of text that is edited again.
  open var isSecureTextEntry = false {
    didSet { isErasedByTyping = isSecureTextEntry && isFirstResponder && buffer.length > 0 }
  }
  var isErasedByTyping = false
  /// Types text, which is reported to the delegate and the actions.
  open func insertText(_ text: String) { StandIn.change(self, buffer.selection, to: text) }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType!
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  open var clearButtonMode = UITextField.ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = UITextField.ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = UITextField.ViewMode.never
  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.label = placeholder
    said.value = text
    return said
  }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize {
    TextEstimate.size(
      of: text?.isEmpty == false ? text ?? "" : placeholder ?? " ",
      font: font ?? .systemFont(ofSize: 17), width: nil, lines: 1)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    isErasedByTyping = isSecureTextEntry && buffer.length > 0
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    buffer.unmark()
    isErasedByTyping = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func didType() { sendActions(for: .editingChanged) }

  /// The style of the border around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The condition under which an overlay is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Makes decisions about editing in a text field and receives its events.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// Replaces `@objc optional`.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  public var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(buffer.selection) : nil }
    set { if let newValue { buffer.select(newValue.offsets) } }
  }
  public var markedTextRange: UITextRange? { buffer.marked.map(UITextRange.init) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(buffer.length) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return 0...buffer.length ~= target ? UITextPosition(target) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(
      min(fromPosition.offset, toPosition.offset)..<max(fromPosition.offset, toPosition.offset))
  }
  public func unmarkText() { buffer.unmark() }
}
