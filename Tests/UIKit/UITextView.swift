/// A view for several lines of text.
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
  private var content: NSAttributedString?
  /// Never nil, though it can be set to nil.
  open var attributedText: NSAttributedString! {
    get { content ?? NSAttributedString(string: buffer.text) }
    set {
      content = newValue.map { NSAttributedString(attributedString: $0) }
      buffer = TextBuffer(newValue?.string ?? "")
    }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Setting it moves the cursor, ends composing, and is not reported to the delegate.
  open var text: String! {
    get { buffer.text }
    set {
      content = nil
      buffer = TextBuffer(newValue ?? "")
    }
  }
  open var textColor: UIColor?
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var isEditable = true
  /// It becomes an element once an assistive technology asks
  /// (github.com/devxoul/UITextView-Placeholder/issues/57).
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
  var isErasedByTyping = false
  /// Types text, which is reported to the delegate.
  open func insertText(_ text: String) { StandIn.change(self, buffer.selection, to: text) }
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

  /// Returns the size of its text, unless it scrolls.
  override func contentSize(width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * container.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let text = buffer.text.isEmpty ? NSAttributedString(string: " ") : attributedText!
    let size = TextEstimate.size(
      of: text, font: font, adjusts: adjustsFontForContentSizeCategory,
      width: width.map { $0 - sides }, lines: container.maximumNumberOfLines)
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

/// The area in which a text view lays out its text.
@MainActor
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The kinds of data that a text view detects in its text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  @available(iOS 16, *)
  public static let money = UIDataDetectorTypes(rawValue: 128)
}

/// An interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A link or an attachment in a text view.
@available(iOS 17, *)
@MainActor
open class UITextItem: NSObject {
  public enum Content: Sendable {
    case link(URL)
    case tag(String)
  }
  private let item: Content
  private let place: NSRange

  init(content: Content, range: NSRange) {
    item = content
    place = range
  }

  open var content: Content { item }
  open var range: NSRange { place }
}

extension UITextView {
  /// Returns the place of a character, according to the stand-in's estimate of text sizes.
  fileprivate func cell(at offset: Int) -> CGRect {
    var largest = font ?? .systemFont(ofSize: 12)
    let whole = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttribute(.font, in: whole, options: []) { font, _, _ in
      if let font = font as? UIFont, font.pointSize > largest.pointSize { largest = font }
    }
    if adjustsFontForContentSizeCategory { largest = largest.adjusted() }
    let width = largest.pointSize * 0.5
    let inset = textContainerInset
    let side = textContainer.lineFragmentPadding
    let room = max(bounds.width - inset.left - inset.right - 2 * side, width)
    let column = max(1, Int(room / width))
    return CGRect(
      x: inset.left + side + CGFloat(offset % column) * width,
      y: inset.top + CGFloat(offset / column) * largest.lineHeight, width: width,
      height: largest.lineHeight)
  }

  /// Returns the range of the character at a point, or of the one closest to it.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard buffer.length > 0 else { return nil }
    let distance = { (offset: Int) -> CGFloat in
      let cell = self.cell(at: offset)
      return abs(cell.midX - point.x) + 4 * abs(cell.midY - point.y)
    }
    let closest = (0..<buffer.length).min { distance($0) < distance($1) } ?? 0
    return UITextRange(closest..<closest + 1)
  }

  public func firstRect(for range: UITextRange) -> CGRect { cell(at: range.offsets.lowerBound) }
}

extension StandIn {
  /// Taps the middle of a piece of text, and follows its link, if any.
  ///
  /// - Returns: true if the text view took the tap.
  @available(iOS 17, *)
  @MainActor @discardableResult
  public static func tap(_ piece: String, in text: UITextView) -> Bool {
    let string = text.attributedText.string as NSString
    let range = string.range(of: piece)
    precondition(range.location != NSNotFound, "there is no '\(piece)' in the text")
    let cell = text.cell(at: range.location + range.length / 2)
    let point = CGPoint(x: cell.midX, y: cell.midY)
    var root: UIView = text
    while let outer = root.superview { root = outer }
    guard root.hitTest(root.convert(point, from: text), with: nil) === text else {
      tap(point, in: text)
      return false
    }
    let offset = range.location + range.length / 2
    guard text.isSelectable, !text.isEditable,
      let url = text.attributedText.attribute(.link, at: offset, effectiveRange: nil) as? URL
    else { return true }
    let item = UITextItem(content: .link(url), range: range)
    let standard = UIAction { _ in openedLinks.append(url) }
    text.delegate?.textView(text, primaryActionFor: item, defaultAction: standard)?.perform()
    return true
  }

  /// The links that the system has opened, in order.
  @MainActor public static var openedLinks: [URL] = []
}

/// Makes decisions about editing in a text view and receives its events.
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
  @available(iOS 17, *)
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

// Replaces `@objc optional`.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  @available(iOS 17, *)
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
