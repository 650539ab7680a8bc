#if canImport(UIKit)
public import UIKit

/// A handler for the actions that a view or a screen reports.
///
/// The type has a name because it must be the same in every language mode: only in Swift 6 are closures of
/// the main actor implicitly sendable.
public typealias ActionHandler<Action> = @MainActor (Action) -> Void

/// The calls that a view receives from its hosts, whatever it shows.
///
/// It is a separate protocol because declared views then inherit their conformance from ``DeclaredView``.
/// Compiling one for each view takes time.
@MainActor
public protocol ReusableView: UIView {
  init(frame: CGRect)

  /// Ends work that must not outlive the data, such as a download. The action handler has already been
  /// cleared.
  func prepareForReuse()

  /// Shows the state of the cell that contains the view.
  func update(for state: CellState)
}

/// A view that shows one kind of data, on its own or hosted by a cell of any container.
///
///     final class PhotoView: UIView, ConfigurableView {
///       override init(frame: CGRect) { … }
///       func configure(with data: PhotoViewData) { … }
///     }
///
/// In a conforming class, `Data` is the view's data; write `Foundation.Data` for bytes.
@MainActor
public protocol ConfigurableView: ReusableView {
  /// The data that the view shows.
  associatedtype Data: ViewData

  /// Shows all of the data. Nothing of the previous data may remain visible.
  func configure(with data: Data)

  /// Returns the size for some data in a container of a width, or nil to let Auto Layout determine it.
  ///
  /// - Units: points.
  static func size(for data: Data, boundedBy width: CGFloat) -> CGSize?
}

/// A view that reports actions, other than those that its cells report when they are selected or swiped.
@MainActor
public protocol ReportingView: ConfigurableView {
  /// Called with each action. Hosts set it when they configure the view and clear it on reuse.
  var onAction: ActionHandler<Data.Action>? { get set }
}

extension ReusableView {
  public func prepareForReuse() {}

  public func update(for state: CellState) {}
}

extension ConfigurableView {
  public static func size(for data: Data, boundedBy width: CGFloat) -> CGSize? { nil }
}

extension ConfigurableView {
  /// Adds a subview that fills this view, except for insets.
  ///
  /// - Parameters:
  ///   - subview: the view to add.
  ///   - insets: the distances from the edges or the margins, in points.
  ///   - margins: the edges where layout margins are added. They are those of the cell.
  ///   - readable: the edges where the margins of readable content are added.
  public func fill(
    with subview: UIView, insets: NSDirectionalEdgeInsets = .zero,
    margins: NSDirectionalRectEdge = [], readable: NSDirectionalRectEdge = []
  ) {
    addSubview(subview)
    if !margins.isEmpty || !readable.isEmpty { preservesSuperviewLayoutMargins = true }
    let edges = CellGenHosted.pin(subview, to: self, insets: insets) { side in
      if readable.contains(side) { return self.readableContentGuide }
      return margins.contains(side) ? self.layoutMarginsGuide : nil
    }
    guard let view = self as? DeclaredView else { return }
    view.cellGenEdges = edges
    // part: Margins
    view.cellGenShareMargins(with: subview)
    // part end
  }

  /// Sets up a label whose font follows the text size.
  ///
  /// - Parameters:
  ///   - label: one of this view's labels.
  ///   - font: the text style.
  ///   - color: the color of the text; nil keeps the label's.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - alignment: the alignment of the lines; nil keeps the label's.
  public func setUp(
    _ label: UILabel, font: UIFont.TextStyle, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil
  ) {
    setUp(
      label, font: .preferredFont(forTextStyle: font), color: color, lines: lines,
      alignment: alignment)
  }

  /// Sets up a label with a font. The font follows the text size if it is scaled, like those of ``CellFont``.
  ///
  /// - Parameters:
  ///   - label: one of this view's labels.
  ///   - font: the font, which is used unchanged.
  ///   - color: the color of the text; nil keeps the label's.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - alignment: the alignment of the lines; nil keeps the label's.
  public func setUp(
    _ label: UILabel, font: UIFont, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil
  ) {
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = lines
    if let color { label.textColor = color }
    if let alignment { label.textAlignment = alignment }
  }

  /// Sets the properties of an image view that never change.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's image views.
  ///   - image: the image; nil if it is shown later.
  ///   - textStyle: the text style that determines the size of a symbol; nil for none.
  ///   - font: the font that determines the size of a symbol; nil for none.
  ///   - color: the color of a symbol or a template image; nil keeps the image view's.
  ///   - isMulticolor: true to draw a symbol in its own colors, from iOS 15 on.
  ///   - mode: how the image is fitted into the view. An image that fills is clipped at the bounds.
  public func setUp(
    _ imageView: UIImageView, image: UIImage? = nil, textStyle: UIFont.TextStyle? = nil,
    font: UIFont? = nil, color: UIColor? = nil, isMulticolor: Bool = false,
    mode: UIView.ContentMode = .scaleAspectFit
  ) {
    if let image { imageView.image = image }
    let size =
      textStyle.map { UIImage.SymbolConfiguration(textStyle: $0) }
      ?? font.map { UIImage.SymbolConfiguration(font: $0) }
    if let symbol = UIImage.SymbolConfiguration.cellGenMake(size, isMulticolor: isMulticolor) {
      imageView.preferredSymbolConfiguration = symbol
    }
    if let color { imageView.tintColor = color }
    imageView.contentMode = mode
    imageView.clipsToBounds = mode != .scaleAspectFit
  }

  // part: SymbolSettings
  /// Sets the size and the colors of a symbol.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's image views.
  ///   - font: the font that determines the size of the symbol; nil for a size of its own.
  ///   - isMulticolor: true to draw it in its own colors rather than in one.
  @available(iOS 15, *)
  public func setSymbol(
    of imageView: UIImageView, font: UIFont? = nil, isMulticolor: Bool
  ) {
    imageView.preferredSymbolConfiguration = .cellGenMake(
      font.map { UIImage.SymbolConfiguration(font: $0) }, isMulticolor: isMulticolor)
  }
  // part end

  /// Shows text in a label, and hides the label if there is none.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  public func show(_ text: String?, in label: UILabel, keepsPlace: Bool = false) {
    guard keepsPlace else {
      label.text = text
      return hide(label, while: text == nil)
    }
    // A label without text has no height.
    label.text = text ?? " "
    keepPlace(of: label, whileHidden: text == nil)
  }

  /// Shows a view, or hides it and gives its space to the other views of its stack.
  ///
  /// During an animation, such as that of a list update, a stack view counts how often a view is hidden, and
  /// shows it only after as many calls (openradar.me/25087688). So this only sets the property when it
  /// changes.
  ///
  /// - Parameters:
  ///   - view: one of this view's subviews.
  ///   - isHidden: true to hide it.
  public func hide(_ view: UIView, while isHidden: Bool) {
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  /// Shows a view, or hides it and keeps its space.
  ///
  /// A stack view removes the space of a view with `isHidden`, so this makes the view transparent, which also
  /// disables its touches (`UIView.hitTest(_:with:)` ignores views with an alpha below 0.01).
  ///
  /// - Parameters:
  ///   - view: one of this view's subviews.
  ///   - isHidden: true to hide it.
  ///   - alpha: its alpha while it is visible.
  public func keepPlace(of view: UIView, whileHidden isHidden: Bool, alpha: CGFloat = 1) {
    setAlpha(of: view, to: isHidden ? 0 : alpha)
    view.accessibilityElementsHidden = isHidden
  }

  /// Keeps the natural width of a view in a row, where the texts beside it give way.
  ///
  /// If the row contains nothing else, the view gives way to the edges of the cell, whose priority is 999. If
  /// nothing gave way, UIKit would make the cell's content as narrow as the row.
  public func keepWidth(of view: UIView) {
    view.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
  }

  // part: Spacers
  /// Keeps empty space at the end of a row while all views that would fill it are hidden.
  ///
  /// - Parameters:
  ///   - room: the empty view at the end.
  ///   - views: the views that grow with the row.
  public func leaveRoom(_ room: UIView, whileHidden views: [UIView]) {
    let isUnneeded = views.contains { !$0.isHidden }
    guard let spacer = room as? CellSpacer else { return hide(room, while: isUnneeded) }
    spacer.isUnneeded = isUnneeded
  }

  /// Makes the spacers of a stack equally long. Without this, it is undefined which of them takes the space.
  public func shareRoom(_ spacers: [UIView], in stack: UIStackView) {
    let lengths = spacers.map { stack.axis == .vertical ? $0.heightAnchor : $0.widthAnchor }
    for length in lengths.dropFirst() {
      length.constraint(equalTo: lengths[0]).isActive = true
    }
  }
  // part end

  /// Makes the labels of a row, and the fields beside them, shrink one at a time when space is limited.
  ///
  /// The first view is the first to be truncated or wrapped if the row is too narrow, though not below its
  /// share of the row, and the first to grow if the row is too wide. The last view keeps its natural width
  /// the longest.
  ///
  /// Without this, they have equal priorities, and it is undefined which of them is truncated. A stack view
  /// also pulls labels with several lines to equal widths, with a priority of 759 or 760
  /// (<https://openradar.appspot.com/39275811>), so all priorities here are above that.
  public func giveWay(_ views: [UIView], in row: UIStackView) {
    for (position, view) in views.enumerated() {
      let rank = Swift.Float(position)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: 800 + rank), for: .horizontal)
      // Above the priority of the share, which must never stretch a short text.
      view.setContentHuggingPriority(UILayoutPriority(rawValue: 900 + rank), for: .horizontal)
    }
    let count = CGFloat(views.count + 1)
    for view in views.dropLast() {
      let share = view.widthAnchor.constraint(
        greaterThanOrEqualTo: row.widthAnchor, multiplier: 1 / count)
      share.priority = UILayoutPriority(890)
      share.isActive = true
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// Makes a configuration with a size, and from iOS 15 on with the symbol's own colors; nil for neither.
  fileprivate static func cellGenMake(
    _ size: UIImage.SymbolConfiguration?, isMulticolor: Bool
  ) -> UIImage.SymbolConfiguration? {
    guard isMulticolor, #available(iOS 15, *) else { return size }
    let colors = UIImage.SymbolConfiguration.preferringMulticolor()
    return size?.applying(colors) ?? colors
  }
}
#endif
