/// Shows text; its size is estimated from the number of characters and the font.
@MainActor
open class UILabel: UIView {
  private var fontStore: UIFont?
  private var colorStore: UIColor?

  /// Takes no touches (Apple, `isUserInteractionEnabled`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var content: NSAttributedString? {
    didSet { if content != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Setting it removes all attributes.
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  /// Setting it applies it to the whole attributed text (the documentation of `UILabel.font`).
  open var font: UIFont! {
    get { fontStore ?? .systemFont(ofSize: 17) }
    set {
      fontStore = newValue
      setForAll(.font, font!)
      invalidateIntrinsicContentSize()
    }
  }
  /// Setting it applies it to the whole attributed text (the documentation of `UILabel.textColor`).
  open var textColor: UIColor! {
    get { colorStore ?? .label }
    set {
      colorStore = newValue
      setForAll(.foregroundColor, textColor!)
    }
  }

  private func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let content, content.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: content)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self.content = text
  }
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  override var saidByDefault: Said {
    Said(isElement: text?.isEmpty == false, label: text, traits: .staticText, frame: screenFrame)
  }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }
  open func drawText(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return textSize(width: limit, lines: numberOfLines)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil, lines: numberOfLines)
  }

  override func contentSize(width: CGFloat?) -> CGSize {
    // A subclass can pad the text by overriding `intrinsicContentSize`.
    let plain = textSize(width: nil, lines: numberOfLines)
    let own = intrinsicContentSize
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    let size = textSize(width: min(width ?? .infinity, limit), lines: numberOfLines)
    guard preferredMaxLayoutWidth == 0 else { return size }
    return CGSize(
      width: size.width + own.width - plain.width, height: size.height + own.height - plain.height)
  }

  private func textSize(width: CGFloat?, lines limit: Int) -> CGSize {
    TextEstimate.size(
      of: content ?? NSAttributedString(string: ""), font: font,
      adjusts: adjustsFontForContentSizeCategory, width: width, lines: limit)
  }
}

/// Estimates the size of text: each character is half as wide as the font is tall, and lines break anywhere.
enum TextEstimate {
  static func size(of text: String, font: UIFont, width: CGFloat?, lines limit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let character = font.pointSize * 0.5
    let room = max(width ?? .infinity, character)
    var lines = 0
    var widest: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = CGFloat(paragraph.count) * character
      lines += max(1, Int((length / room).rounded(.up)))
      widest = max(widest, min(length, room))
    }
    if limit > 0 { lines = min(lines, limit) }
    return CGSize(width: widest.rounded(.up), height: CGFloat(lines) * font.lineHeight)
  }
}
