#if canImport(UIKit)
public import UIKit

/// A text view that is as tall as its text, with a placeholder.
///
/// It follows the rules of ``CellTextField``. When its text needs more lines or fewer, the list around it
/// measures the cell again.
public final class CellTextEditor: UITextView {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenEditorDelegate()
  private let cellGenPlaceholder = UILabel()

  /// What is shown while there is no text, and what VoiceOver calls the editor if it has no label.
  public var placeholder: String? {
    get { cellGenPlaceholder.text }
    set {
      if super.accessibilityLabel == cellGenPlaceholder.text { accessibilityLabel = newValue }
      cellGenPlaceholder.text = newValue
      setNeedsLayout()
    }
  }

  /// The color of the placeholder; nil for UIKit's.
  public var placeholderColor: UIColor? {
    didSet { cellGenPlaceholder.textColor = placeholderColor ?? .placeholderText }
  }

  /// Its own, or else the texts of its row. The editor itself stays what VoiceOver stops at, since typing
  /// goes to it.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? cellGenNameInRow }
    set { super.accessibilityLabel = newValue }
  }

  public override var text: String! {
    didSet { cellGenShowPlaceholder() }
  }

  public override var font: UIFont? {
    didSet { cellGenPlaceholder.font = font }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let insets = textContainerInset
    let side = textContainer.lineFragmentPadding
    let width = bounds.width - insets.left - insets.right - 2 * side
    let fitting = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    let height = cellGenPlaceholder.sizeThatFits(fitting).height
    cellGenPlaceholder.frame = CGRect(
      x: insets.left + side, y: insets.top, width: max(0, width),
      height: min(height, max(0, bounds.height - insets.top - insets.bottom)))
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

  fileprivate func cellGenSetUp() {
    isScrollEnabled = false
    backgroundColor = .clear
    // As a label would be.
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    adjustsFontForContentSizeCategory = true
    delegate = cellGenDelegate
    cellGenPlaceholder.textColor = .placeholderText
    cellGenPlaceholder.numberOfLines = 0
    cellGenPlaceholder.adjustsFontForContentSizeCategory = true
    cellGenPlaceholder.isAccessibilityElement = false
    addSubview(cellGenPlaceholder)
  }

  fileprivate func cellGenShowPlaceholder() {
    cellGenPlaceholder.isHidden = !text.isEmpty
  }

  /// Has the list measure the cell again if the text needs another height.
  fileprivate func cellGenMeasure() {
    let fitting = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    guard bounds.width > 0, abs(sizeThatFits(fitting).height - bounds.height) > 0.5 else { return }
    invalidateIntrinsicContentSize()
    var outer = superview
    while let view = outer, !(view is UICollectionViewCell || view is UITableViewCell) {
      outer = view.superview
    }
    guard let cell = outer else { return }
    if #available(iOS 16, *) {
      // What `selfSizingInvalidation` of tables and collection views asks for.
      cell.invalidateIntrinsicContentSize()
    } else {
      Self.cellGenMeasure(cell)
    }
  }

  /// Before iOS 16 only the list itself measures its cells again.
  static func cellGenMeasure(_ cell: UIView) {
    var outer = cell.superview
    while let view = outer {
      if let table = view as? UITableView {
        // As the documentation of `beginUpdates()` says.
        return UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
      }
      if let collection = view as? UICollectionView {
        return collection.collectionViewLayout.invalidateLayout()
      }
      outer = view.superview
    }
  }
}

extension CellTextEditor: CellGenTyped {
  var cellGenText: String {
    get { text ?? "" }
    set {
      text = newValue
      // Otherwise the cell is about to be measured anyway.
      if isFirstResponder { cellGenMeasure() }
    }
  }
}

final class CellGenEditorDelegate: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    guard let editor = textView as? CellTextEditor else { return }
    editor.cellGenShowPlaceholder()
    editor.cellGenTyping.didChange(in: editor)
    editor.cellGenMeasure()
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    guard let editor = textView as? CellTextEditor else { return }
    editor.cellGenTyping.didEnd(in: editor)
  }
}

extension DeclaredView {
  /// Gives a text editor what never changes of it.
  ///
  /// - Parameters:
  ///   - editor: one of this view's.
  ///   - font: scaled fonts follow the reader's text size.
  ///   - color: the colour of the text.
  ///   - alignment: how the text is aligned; nil keeps the editor's.
  ///   - placeholder: what is shown while there is no text.
  ///   - placeholderColor: nil for UIKit's.
  ///   - keyboard: what the keyboard can write.
  ///   - contentType: what is typed, so that the system can suggest it; nil for nothing in particular.
  ///   - capitalization: what the keyboard writes in capitals.
  ///   - correction: whether words are corrected.
  ///   - limit: how many characters can be typed; longer input is cut. Nil for any number.
  public func setUp(
    _ editor: CellTextEditor, font: UIFont = .preferredFont(forTextStyle: .body),
    color: UIColor = .label, alignment: NSTextAlignment? = nil, placeholder: String? = nil,
    placeholderColor: UIColor? = nil,
    keyboard: UIKeyboardType = .default, contentType: UITextContentType? = nil,
    capitalization: UITextAutocapitalizationType = .sentences,
    correction: UITextAutocorrectionType = .default, limit: Int? = nil
  ) {
    editor.cellGenSetUp()
    editor.font = font
    editor.textColor = color
    if let alignment { editor.textAlignment = alignment }
    editor.placeholder = placeholder
    editor.placeholderColor = placeholderColor
    editor.keyboardType = keyboard
    editor.textContentType = contentType
    editor.autocapitalizationType = capitalization
    editor.autocorrectionType = correction
    editor.limit = limit
  }

  /// Shows a text in a text editor, unless it only repeats what is being typed.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - editor: one of this view's.
  public func show(_ text: String?, in editor: CellTextEditor) {
    editor.cellGenTyping.show(text ?? "", in: editor)
  }

  /// Updates the keyboard if its settings have changed while a text editor is being edited.
  public func updateKeyboard(of editor: CellTextEditor) {
    editor.cellGenTyping.update(
      CellGenInputTraits(
        keyboard: editor.keyboardType, contentType: editor.textContentType,
        capitalization: editor.autocapitalizationType, correction: editor.autocorrectionType,
        returnKey: editor.returnKeyType, isSecure: editor.isSecureTextEntry), of: editor)
  }
}

extension ReportingView {
  /// Reports each text that is typed, as an action that carries it. What an input method composes is
  /// reported when it has been accepted.
  public func reportChanges(
    of editor: CellTextEditor, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    editor.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports the end of editing, after the last change.
  public func reportEnd(
    of editor: CellTextEditor, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    editor.cellGenTyping.reportEnd = { [weak self] in self?.reportChange(action($0)) }
  }
}
#endif
