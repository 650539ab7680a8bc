/// A view for text of several lines.
@MainActor
open class UITextView: UIScrollView, UITextInput, Typed {
  private let container: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
  }

  var buffer = TextBuffer("") { didSet { invalidateIntrinsicContentSize() } }
  /// Setting it moves the cursor, ends what is being composed, and is not told to the delegate.
  open var text: String! {
    get { buffer.text }
    set { buffer = TextBuffer(newValue ?? "") }
  }
  open var textColor: UIColor?
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var isEditable = true
  /// An element once an assistive technology asks (github.com/devxoul/UITextView-Placeholder/issues/57).
  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.isElement = true
    said.value = text
    return said
  }
  open var isSelectable = true
  open var textContainer: NSTextContainer { container }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  // Narrows `UIScrollView.delegate`; both see the same object.
  public var delegate: (any UITextViewDelegate)? {
    get { delegateStore as? any UITextViewDelegate }
    set { delegateStore = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    buffer.unmark()
    delegate?.textViewDidEndEditing(self)
    return true
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func didType() { delegate?.textViewDidChange(self) }

  /// As large as its text, unless it scrolls.
  override func contentSize(width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * container.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let size = TextEstimate.size(
      of: buffer.text.isEmpty ? " " : buffer.text,
      font: adjustsFontForContentSizeCategory ? font.adjusted() : font,
      width: width.map { $0 - sides }, lines: 0)
    return CGSize(width: size.width + sides, height: size.height + inset.top + inset.bottom)
  }

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(width: size.width) }
}

extension UITextView {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(buffer.selection) }
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

/// Where a text view lays its text out.
@MainActor
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
}

/// Decides about and hears of editing in a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

// Stands in for `@objc optional`.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}
