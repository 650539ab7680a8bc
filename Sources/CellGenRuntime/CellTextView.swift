#if canImport(UIKit)
public import UIKit

/// Text whose links can be tapped. It is as tall as its text, and touches outside of its links go to the
/// cell.
public final class CellTextView: UITextView {
  fileprivate let cellGenDelegate = CellGenLinkDelegate()
  /// True for text that can be selected; then all of it takes touches.
  ///
  /// `isSelectable` remains true, because the links of a text view that cannot be selected do not work.
  public var letsSelect = false {
    didSet { if !letsSelect, oldValue { selectedTextRange = nil } }
  }
  /// True if all of the text takes touches. Only the text view itself knows the places of what it detects.
  private var cellGenTakesTouches: Bool { letsSelect || !dataDetectorTypes.isEmpty }
  /// The color that was set; a text view forgets it with the next text.
  fileprivate private(set) var cellGenColor = UIColor.label
  fileprivate private(set) var cellGenFont = UIFont.preferredFont(forTextStyle: .body)

  /// The maximum number of lines; 0 for no limit.
  public var lineLimit: Int {
    get { textContainer.maximumNumberOfLines }
    set {
      guard newValue != textContainer.maximumNumberOfLines else { return }
      textContainer.maximumNumberOfLines = max(0, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  public override var font: UIFont? {
    get { cellGenFont }
    set { cellGenFont = newValue ?? .preferredFont(forTextStyle: .body) }
  }

  public override var textColor: UIColor? {
    get { cellGenColor }
    set { cellGenColor = newValue ?? .label }
  }

  /// Only links take touches; the text between them leaves touches to the cell.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return cellGenTakesTouches || cellGenLink(at: point) != nil
  }

  private func cellGenLink(at point: CGPoint) -> Any? {
    guard let range = characterRange(at: point), firstRect(for: range).contains(point) else {
      return nil
    }
    let position = offset(from: beginningOfDocument, to: range.start)
    return CellGenRuns.links(in: attributedText).first { $0.range.contains(position) }?.link
  }

  /// True if it is an accessibility element, because only the system knows what its links do.
  var cellGenIsStop: Bool {
    cellGenTakesTouches || cellGenDelegate.report == nil && !cellGenLinkActions.isEmpty
  }

  /// The actions for the links of text that is read as part of its row.
  var cellGenLinkActions: [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    for (link, range) in CellGenRuns.links(in: attributedText) {
      guard
        let url = (link as? Foundation.URL)
          ?? (link as? String).flatMap({ Foundation.URL(string: $0) })
      else { continue }
      let name = attributedText.attributedSubstring(from: range).string
      actions.append(
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.cellGenDelegate.report?(url)
          return self != nil
        })
    }
    return actions
  }

  fileprivate func cellGenSetUp(
    lines: Int, alignment: NSTextAlignment?, detects: UIDataDetectorTypes, isSelectable: Bool
  ) {
    isEditable = false
    isScrollEnabled = false
    backgroundColor = .clear
    // As in a label.
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    lineLimit = lines
    textContainer.lineBreakMode = .byTruncatingTail
    adjustsFontForContentSizeCategory = true
    if let alignment { textAlignment = alignment }
    self.isSelectable = true
    dataDetectorTypes = detects
    letsSelect = isSelectable
    delegate = cellGenDelegate
  }
}

final class CellGenLinkDelegate: NSObject, UITextViewDelegate {
  /// Reports a link; nil if the system opens links.
  var report: ((Foundation.URL) -> Void)?

  @available(iOS 17, *)
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard let report, case .link(let url) = textItem.content else { return defaultAction }
    return UIAction { _ in report(url) }
  }

  // Before iOS 17.
  func textView(
    _ textView: UITextView, shouldInteractWith url: Foundation.URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    guard let report, interaction == .invokeDefaultAction else { return true }
    report(url)
    return false
  }
}

extension ConfigurableView {
  /// Sets the properties of a text with links that never change.
  ///
  /// - Parameters:
  ///   - text: one of this view's texts.
  ///   - font: the text style.
  ///   - color: the color of the text; links have the tint color.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - alignment: the alignment of the lines; nil keeps the text view's.
  ///   - detects: the data that the system detects in the text and opens; then all of the text takes touches.
  ///   - isSelectable: true for text that can be selected; then all of the text takes touches.
  public func setUp(
    _ text: CellTextView, font: UIFont.TextStyle, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil, detects: UIDataDetectorTypes = [], isSelectable: Bool = false
  ) {
    setUp(
      text, font: .preferredFont(forTextStyle: font), color: color, lines: lines,
      alignment: alignment, detects: detects, isSelectable: isSelectable)
  }

  /// Sets the properties of a text with links that never change.
  ///
  /// - Parameters:
  ///   - text: one of this view's texts.
  ///   - font: the font, which is used unchanged.
  ///   - color: the color of the text; links have the tint color.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - alignment: the alignment of the lines; nil keeps the text view's.
  ///   - detects: the data that the system detects in the text and opens; then all of the text takes touches.
  ///   - isSelectable: true for text that can be selected; then all of the text takes touches.
  public func setUp(
    _ text: CellTextView, font: UIFont, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil, detects: UIDataDetectorTypes = [], isSelectable: Bool = false
  ) {
    text.cellGenSetUp(
      lines: lines, alignment: alignment, detects: detects, isSelectable: isSelectable)
    text.font = font
    if let color { text.textColor = color }
  }

  /// Shows text made of several runs, and hides the text view if none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the runs, in order.
  ///   - text: one of this view's texts, whose font and color are the defaults.
  ///   - lineHeight: the height of a line, as a multiple of that of its font; nil for the font's own.
  ///   - keepsPlace: true to keep the space of a hidden text, one line high.
  public func show(
    _ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil,
    keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: text, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets a text to several runs.
  public func set(_ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil) {
    text.cellGenShow(runs, lineHeight: lineHeight)
  }
}

extension CellTextView: CellGenTextShowing {
  func cellGenShow(_ runs: [CellTextRun], lineHeight: CGFloat?) {
    let attributes = CellTextRun.cellGenAttributes(
      font: cellGenFont, color: cellGenColor, alignment: textAlignment,
      lineBreakMode: .byWordWrapping, lineHeight: lineHeight)
    attributedText =
      CellTextRun.cellGenJoined(runs, attributes) ?? NSAttributedString(string: "")
    accessibilityLabel = runs.cellGenSpoken
  }
}

extension ReportingView {
  /// Reports a tap on a link in a text, with an action that carries its URL.
  public func reportLinks(
    of text: CellTextView, as action: @escaping @MainActor (Foundation.URL) -> Data.Action
  ) {
    text.cellGenDelegate.report = { [weak self] in self?.onAction?(action($0)) }
  }
}
#endif
