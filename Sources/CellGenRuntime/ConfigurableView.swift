#if canImport(UIKit)
public import UIKit

/// What is called with the actions that a view or a screen reports.
///
/// Named, so that it is one type in every language mode: only Swift 6 takes a main actor's closure to be
/// sendable by itself.
public typealias ActionHandler<Action> = @MainActor (Action) -> Void

/// What the hosts of a view tell it, whatever it shows.
///
/// A protocol of its own, so that declared views inherit their conformance from
/// ``DeclaredView``: compiling one for each of them takes time.
@MainActor
public protocol ReusableView: UIView {
  init(frame: CGRect)

  /// Ends what must not outlive the data, such as a download. The action handler is cleared already.
  func prepareForReuse()

  /// Shows the state of the cell around the view.
  func update(for state: CellState)
}

/// A view that shows one kind of data, standing alone or hosted by a cell of any container.
///
///     final class PhotoView: UIView, ConfigurableView {
///       override init(frame: CGRect) { … }
///       func configure(with data: PhotoViewData) { … }
///     }
///
/// Inside a conforming class `Data` means the view's data; write `Foundation.Data` for bytes.
@MainActor
public protocol ConfigurableView: ReusableView {
  /// What the view shows.
  associatedtype Data: ViewData

  /// Shows the data, all of it: nothing of what was shown before may remain.
  func configure(with data: Data)

  /// The size for some data in a container of a width, or nil to let Auto Layout find it.
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
  /// Adds a subview that fills this view but for some insets.
  ///
  /// - Parameters:
  ///   - subview: what to add.
  ///   - insets: the distances from the edges, or from the margins, in points.
  ///   - margins: the sides at which the layout margins come first. They are those of the cell.
  ///   - readable: the sides at which the margins of readable content come first.
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

  /// Makes a label follow the reader's text size.
  ///
  /// - Parameters:
  ///   - label: one of this view's.
  ///   - font: the style of text, whose size the reader chooses.
  ///   - color: the colour of the text; nil keeps the label's.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  ///   - alignment: how lines are aligned; nil keeps the label's.
  public func setUp(
    _ label: UILabel, font: UIFont.TextStyle, color: UIColor? = nil, lines: Int = 0,
    alignment: NSTextAlignment? = nil
  ) {
    setUp(
      label, font: .preferredFont(forTextStyle: font), color: color, lines: lines,
      alignment: alignment)
  }

  /// Gives a label a font, which follows the reader's text size if it is one that is scaled, such as
  /// those of ``CellFont``.
  ///
  /// - Parameters:
  ///   - label: one of this view's.
  ///   - font: used as it is.
  ///   - color: the colour of the text; nil keeps the label's.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  ///   - alignment: how lines are aligned; nil keeps the label's.
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

  /// Gives an image view what never changes of it.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's.
  ///   - image: nil for one that is shown later.
  ///   - textStyle: the style of text whose size a symbol has; nil for a size of its own.
  ///   - font: the font whose size a symbol has; nil for none.
  ///   - color: the colour of a symbol or a template; nil keeps the image view's.
  ///   - isMulticolor: whether a symbol is drawn in its own colors, since iOS 15.
  ///   - mode: how an image of another size is shown. One that fills is cut at the bounds.
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
  /// Gives a symbol its size and colors.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's.
  ///   - font: the font whose size the symbol has; nil for a size of its own.
  ///   - isMulticolor: whether it is drawn in its own colors rather than in one.
  @available(iOS 15, *)
  public func setSymbol(
    of imageView: UIImageView, font: UIFont? = nil, isMulticolor: Bool
  ) {
    imageView.preferredSymbolConfiguration = .cellGenMake(
      font.map { UIImage.SymbolConfiguration(font: $0) }, isMulticolor: isMulticolor)
  }
  // part end

  /// Shows a text in a label, and hides the label while there is none.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  public func show(_ text: String?, in label: UILabel, keepsPlace: Bool = false) {
    guard keepsPlace else {
      label.text = text
      return hide(label, while: text == nil)
    }
    // Without any text a label has no height.
    label.text = text ?? " "
    keepPlace(of: label, whileHidden: text == nil)
  }

  /// Shows a view, or hides it and gives its room to the views beside it in a stack.
  ///
  /// In an animation, such as that of an update of a list, a stack view counts how often a view is hidden,
  /// and shows it only after as many calls (openradar.me/25087688), so it is told of changes alone.
  ///
  /// - Parameters:
  ///   - view: one of this view's.
  ///   - isHidden: whether it is hidden.
  public func hide(_ view: UIView, while isHidden: Bool) {
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  /// Shows a view, or hides it without giving its room to the views beside it.
  ///
  /// A stack view takes the room of what `isHidden`, so the view is made transparent, which keeps
  /// touches away from it, too (`UIView.hitTest(_:with:)` passes over views of an alpha below 0.01).
  ///
  /// - Parameters:
  ///   - view: one of this view's.
  ///   - isHidden: whether it is hidden.
  ///   - alpha: its alpha while it is shown.
  public func keepPlace(of view: UIView, whileHidden isHidden: Bool, alpha: CGFloat = 1) {
    setAlpha(of: view, to: isHidden ? 0 : alpha)
    view.accessibilityElementsHidden = isHidden
  }

  /// Keeps the natural width of a view in a row, so that the texts beside it give way.
  ///
  /// A row without anything else gives way itself, to the edges of the cell, whose priority is 999: if nothing
  /// did, UIKit would make the cell's content as narrow as the row.
  public func keepWidth(of view: UIView) {
    view.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
  }

  // part: Spacers
  /// Leaves room at the end of a row while everything is hidden that would fill it.
  ///
  /// - Parameters:
  ///   - room: the empty view at the end.
  ///   - views: what grows with the row.
  public func leaveRoom(_ room: UIView, whileHidden views: [UIView]) {
    let isUnneeded = views.contains { !$0.isHidden }
    guard let spacer = room as? CellSpacer else { return hide(room, while: isUnneeded) }
    spacer.isUnneeded = isUnneeded
  }

  /// Makes the spacers of a stack equally long. By default, which of them takes the room is undefined.
  public func shareRoom(_ spacers: [UIView], in stack: UIStackView) {
    let lengths = spacers.map { stack.axis == .vertical ? $0.heightAnchor : $0.widthAnchor }
    for length in lengths.dropFirst() {
      length.constraint(equalTo: lengths[0]).isActive = true
    }
  }
  // part end

  /// Makes the labels of a row, and the fields beside them, give way one after the other.
  ///
  /// The first view is the first to be cut or wrapped where the row is too narrow, though not below its
  /// share of the row, and the first to grow where the row is too wide. The last one keeps its natural
  /// width the longest.
  ///
  /// By default they have equal priorities, and which of them is cut is undefined. A stack view also pulls
  /// labels of several lines to equal widths, with a priority of 759 or 760
  /// (<https://openradar.appspot.com/39275811>), so all priorities here are above that.
  public func giveWay(_ views: [UIView], in row: UIStackView) {
    for (position, view) in views.enumerated() {
      let rank = Swift.Float(position)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: 800 + rank), for: .horizontal)
      // Above the share, so that the share never stretches a short text.
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
  /// A size, and perhaps the symbol's own colors, which are new in iOS 15; nil for neither.
  fileprivate static func cellGenMake(
    _ size: UIImage.SymbolConfiguration?, isMulticolor: Bool
  ) -> UIImage.SymbolConfiguration? {
    guard isMulticolor, #available(iOS 15, *) else { return size }
    let colors = UIImage.SymbolConfiguration.preferringMulticolor()
    return size?.applying(colors) ?? colors
  }
}
#endif
