#if canImport(UIKit)
public import UIKit

/// A text view that is as tall as its text, with a placeholder.
///
/// It follows the rules of ``CellTextField``. When its text needs more or fewer lines, the list measures the
/// cell again.
public final class CellTextEditor: UITextView {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenEditorDelegate()
  private let cellGenPlaceholder = UILabel()

  /// The text to show while the editor is empty, which is also its accessibility label if it has no other.
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

  /// The label that was set, or else the texts of its row. The editor itself remains the accessibility
  /// element, because it receives the text that is typed.
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

  fileprivate func cellGenSetUp() {
    isScrollEnabled = false
    backgroundColor = .clear
    // As in a label.
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

  /// Makes the list measure the cell again if the text needs another height.
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
      // Required by `selfSizingInvalidation` of tables and collection views.
      cell.invalidateIntrinsicContentSize()
    } else {
      Self.cellGenMeasure(cell)
    }
  }

  /// Makes the list measure the cell again before iOS 16, when only the list itself can do so.
  static func cellGenMeasure(_ cell: UIView) {
    var outer = cell.superview
    while let view = outer {
      if let table = view as? UITableView {
        // As the documentation of `beginUpdates()` recommends.
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
      // If not, the cell is about to be measured anyway.
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
  /// Sets the properties of a text editor that never change.
  ///
  /// - Parameters:
  ///   - editor: one of this view's text editors.
  ///   - font: the font; scaled fonts follow the text size.
  ///   - color: the color of the text.
  ///   - alignment: the alignment of the text; nil keeps the editor's.
  ///   - placeholder: the text to show while the editor is empty.
  ///   - placeholderColor: the color of the placeholder; nil for UIKit's.
  ///   - keyboard: the type of the keyboard.
  ///   - contentType: the kind of text that is typed, which lets the system suggest it; nil for none in particular.
  ///   - capitalization: the automatic capitalization.
  ///   - correction: true to correct words.
  ///   - limit: the maximum number of characters; longer input is truncated. Nil for no limit.
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

  /// Shows text in a text editor, unless it only repeats the text that is being typed.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - editor: one of this view's text editors.
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
  /// Reports each change of the text, with an action that carries the text. Text that an input method is
  /// composing is reported once it is accepted.
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
