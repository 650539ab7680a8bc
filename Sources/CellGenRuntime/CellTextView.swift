#if canImport(UIKit)
public import UIKit

/// A text whose links can be tapped. It is as tall as its text, and touches beside its links are those of
/// the cell.
public final class CellTextView: UITextView {
  fileprivate let cellGenDelegate = CellGenLinkDelegate()
  /// True for a text that the reader can select; then all of it takes touches.
  ///
  /// `isSelectable` stays true, since the links of a text view that cannot be selected do nothing.
  public var letsSelect = false {
    didSet { if !letsSelect, oldValue { selectedTextRange = nil } }
  }
  /// True if all of it takes touches. Only the text view itself knows where what it detects is.
  private var cellGenTakesTouches: Bool { letsSelect || !dataDetectorTypes.isEmpty }
  /// The colour that was set; text views forget it with the next text.
  fileprivate private(set) var cellGenColor = UIColor.label
  fileprivate private(set) var cellGenFont = UIFont.preferredFont(forTextStyle: .body)

  /// How many lines it takes at most; 0 for as many as its text needs.
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

  /// Only links take touches: what is between them belongs to the cell.
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

  /// Whether VoiceOver stops at it, since only the system knows what its links do.
  var cellGenIsStop: Bool {
    cellGenTakesTouches || cellGenDelegate.report == nil && !cellGenLinkActions.isEmpty
  }

  /// What the links of a text do that is one of the texts of its row.
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
    // As a label would be.
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
  /// Nil where the system opens links.
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
  /// Gives a text with links what never changes of it.
  ///
  /// - Parameters:
  ///   - text: one of this view's.
  ///   - font: the style of text, whose size the reader chooses.
  ///   - color: the colour of the text; links have the tint colour.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  ///   - alignment: how lines are aligned; nil keeps the text view's.
  ///   - detects: what the system recognizes in it and opens; then all of the text takes touches.
  ///   - isSelectable: whether the reader can select it; then all of the text takes touches.
  public func setUp(
    _ text: CellTextView, font: UIFont.TextStyle, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil, detects: UIDataDetectorTypes = [], isSelectable: Bool = false
  ) {
    setUp(
      text, font: .preferredFont(forTextStyle: font), color: color, lines: lines,
      alignment: alignment, detects: detects, isSelectable: isSelectable)
  }

  /// Gives a text with links what never changes of it.
  ///
  /// - Parameters:
  ///   - text: one of this view's.
  ///   - font: used as it is.
  ///   - color: the colour of the text; links have the tint colour.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  ///   - alignment: how lines are aligned; nil keeps the text view's.
  ///   - detects: what the system recognizes in it and opens; then all of the text takes touches.
  ///   - isSelectable: whether the reader can select it; then all of the text takes touches.
  public func setUp(
    _ text: CellTextView, font: UIFont, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil, detects: UIDataDetectorTypes = [], isSelectable: Bool = false
  ) {
    text.cellGenSetUp(
      lines: lines, alignment: alignment, detects: detects, isSelectable: isSelectable)
    text.font = font
    if let color { text.textColor = color }
  }

  /// Shows a text of several pieces, and hides the text view while none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the pieces, in order.
  ///   - text: one of this view's, which has its font and its colour.
  ///   - lineHeight: the height of a line, as a multiple of what its font asks for; nil for the font's own.
  ///   - keepsPlace: whether the place of a hidden text stays empty, one line high.
  public func show(
    _ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil,
    keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: text, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets a text to several pieces.
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
  /// Reports a tap on a link in a text, as an action that carries its URL.
  public func reportLinks(
    of text: CellTextView, as action: @escaping @MainActor (Foundation.URL) -> Data.Action
  ) {
    text.cellGenDelegate.report = { [weak self] in self?.onAction?(action($0)) }
  }
}
#endif
