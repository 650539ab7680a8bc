// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The runtime as one file, but for its imports.
package var embeddedRuntime: String {
#"""
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration says so or conforms to a protocol that does. Everything that a diffable data source
// compares must be, so all of it conforms to this one.
#if compiler(>=6.1)
/// Plain values that a view shows or reports: data, ids, sections, actions.
///
/// Nonisolated even where the main actor is the default isolation.
public nonisolated protocol ViewData: Hashable, Sendable {}
#else
/// Plain values that a view shows or reports: data, ids, sections, actions.
public protocol ViewData: Hashable, Sendable {}
#endif

// A default for a type that conforms to this, and not for `Never` itself, needs no conversion of closures
// that take one, which would take time to compile in every view.
#if compiler(>=6.1)
/// Actions that a view leaves to its cells, which report them when they are selected or swiped.
///
/// A view whose actions conform may leave out ``ConfigurableView/onAction``.
public nonisolated protocol CellReportedAction: ViewData {}
#else
/// Actions that a view leaves to its cells, which report them when they are selected or swiped.
///
/// A view whose actions conform may leave out ``ConfigurableView/onAction``.
public protocol CellReportedAction: ViewData {}
#endif

/// What a view without actions reports.
extension Never: CellReportedAction {}

/// The state of a cell as plain values, the same for collection and table views.
public struct CellState: ViewData {
  /// One value, since the conformance of every view passes it on, and what it consists of would be
  /// compiled for each.
  private var traits: Traits = []

  public var isSelected: Bool {
    get { traits.contains(.selected) }
    set { set(.selected, newValue) }
  }

  public var isHighlighted: Bool {
    get { traits.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  public var isDisabled: Bool {
    get { traits.contains(.disabled) }
    set { set(.disabled, newValue) }
  }

  public var isFocused: Bool {
    get { traits.contains(.focused) }
    set { set(.focused, newValue) }
  }

  public var isEditing: Bool {
    get { traits.contains(.editing) }
    set { set(.editing, newValue) }
  }

  public var isExpanded: Bool {
    get { traits.contains(.expanded) }
    set { set(.expanded, newValue) }
  }

  public init() {}

  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  @available(iOS 14, *)
  public init(_ state: UICellConfigurationState) {
    isSelected = state.isSelected
    isHighlighted = state.isHighlighted
    isDisabled = state.isDisabled
    isFocused = state.isFocused
    isEditing = state.isEditing
    isExpanded = state.isExpanded
  }

  private mutating func set(_ trait: Traits, _ isPresent: Bool) {
    if isPresent { traits.insert(trait) } else { traits.remove(trait) }
  }
}

extension CellState {
  private struct Traits: OptionSet, ViewData {
    static let selected = Traits(rawValue: 1 << 0)
    static let highlighted = Traits(rawValue: 1 << 1)
    static let disabled = Traits(rawValue: 1 << 2)
    static let focused = Traits(rawValue: 1 << 3)
    static let editing = Traits(rawValue: 1 << 4)
    static let expanded = Traits(rawValue: 1 << 5)

    let rawValue: UInt8
  }
}

/// What is called with the actions that a view or a screen reports.
///
/// Named, so that it is one type in every language mode: only Swift 6 takes a main actor's closure to be
/// sendable by itself.
public typealias ActionHandler<Action> = @MainActor (Action) -> Void

/// A view that shows one kind of data, standing alone or hosted by a cell of any container.
///
///     final class PhotoView: UIView, ConfigurableView {
///       override init(frame: CGRect) { … }
///       func configure(with data: PhotoViewData) { … }
///     }
///
/// Inside a conforming class `Data` means the view's data; write `Foundation.Data` for bytes.
@MainActor
public protocol ConfigurableView: UIView {
  /// What the view shows.
  associatedtype Data: ViewData
  /// What the view reports; `Never` for a view that reports nothing.
  associatedtype Action: ViewData = Never

  /// Called with each action. Hosts set it when they configure the view and clear it on reuse.
  ///
  /// A view may leave it out if it has no actions, or none but those that its cells report for it.
  var onAction: ActionHandler<Action>? { get set }

  init(frame: CGRect)

  /// Shows the data, all of it: nothing of what was shown before may remain.
  func configure(with data: Data)

  /// Ends what must not outlive the data, such as a download. The action handler is cleared already.
  func prepareForReuse()

  /// Shows the state of the cell around the view.
  func update(for state: CellState)

  /// The size for some data in a container of a width, or nil to let Auto Layout find it.
  ///
  /// - Units: points.
  static func size(for data: Data, boundedBy width: CGFloat) -> CGSize?
}

extension ConfigurableView {
  public func prepareForReuse() {}

  public func update(for state: CellState) {}

  public static func size(for data: Data, boundedBy width: CGFloat) -> CGSize? { nil }
}

extension ConfigurableView where Action: CellReportedAction {
  public var onAction: ActionHandler<Action>? {
    get { nil }
    set {}
  }
}

extension ConfigurableView {
  /// Adds a subview that fills this view but for some insets.
  public func fill(with subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    addSubview(subview)
    CellGenHosted.pin(subview, to: self, insets: insets)
  }

  /// Makes a label follow the reader's text size.
  ///
  /// - Parameters:
  ///   - label: one of this view's.
  ///   - font: the style of text, whose size the reader chooses.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  public func setUp(_ label: UILabel, font: UIFont.TextStyle, lines: Int = 1) {
    label.font = .preferredFont(forTextStyle: font)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = lines
  }

  /// Shows a text in a label, and hides the label while there is none.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  public func show(_ text: String?, in label: UILabel, keepsPlace: Bool = false) {
    guard keepsPlace else {
      label.text = text
      label.isHidden = text == nil
      return
    }
    // Without any text a label has no height.
    label.text = text ?? " "
    keepPlace(of: label, whileHidden: text == nil)
  }

  /// Shows a view, or hides it without giving its room to the views beside it.
  ///
  /// A stack view takes the room of what `isHidden`, so the view is made transparent, which keeps
  /// touches away from it, too (`UIView.hitTest(_:with:)` passes over views of an alpha below 0.01).
  public func keepPlace(of view: UIView, whileHidden isHidden: Bool) {
    view.alpha = isHidden ? 0 : 1
    view.accessibilityElementsHidden = isHidden
  }

  /// Keeps the natural width of a view in a row, so that the texts beside it give way.
  public func keepWidth(of view: UIView) {
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.setContentHuggingPriority(.required, for: .horizontal)
  }

  /// Makes the labels of a row give way one after the other.
  ///
  /// The first label is the first to be cut or wrapped where the row is too narrow, though not below its
  /// share of the row, and the first to grow where the row is too wide. The last one keeps its natural
  /// width the longest.
  ///
  /// By default labels have equal priorities, and which of them is cut is undefined. A stack view also pulls
  /// labels of several lines to equal widths, with a priority of 759 or 760
  /// (<https://openradar.appspot.com/39275811>), so all priorities here are above that.
  public func giveWay(_ labels: [UILabel], in row: UIStackView) {
    for (position, label) in labels.enumerated() {
      let rank = Float(position)
      label.setContentCompressionResistancePriority(UILayoutPriority(800 + rank), for: .horizontal)
      // Above the share, so that the share never stretches a short text.
      label.setContentHuggingPriority(UILayoutPriority(900 + rank), for: .horizontal)
    }
    for label in labels.dropLast() {
      let share = label.widthAnchor.constraint(
        greaterThanOrEqualTo: row.widthAnchor, multiplier: 1 / CGFloat(labels.count + 1))
      share.priority = UILayoutPriority(890)
      share.isActive = true
    }
  }
}

extension ConfigurableView {
  /// Views of some data, one below the other, for previews.
  public static func preview(of samples: [Data]) -> UIView {
    stack(samples) { $0.configure(with: $1) }
  }

  /// Views of some cells, one below the other, for previews.
  public static func preview<Model: CellModel>(of samples: [Model]) -> UIView
  where Model.View == Self {
    stack(samples) { $1.configure($0) }
  }

  private static func stack<Sample>(
    _ samples: [Sample], configure: (Self, Sample) -> Void
  ) -> UIView {
    let views = samples.map { sample in
      let view = Self(frame: .zero)
      configure(view, sample)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }
}

/// What is common to the views inside all cells, headers and footers.
@MainActor
class CellGenHosted {
  /// The id of the model that the view was configured with; nil while its host waits for reuse.
  fileprivate(set) var id: (any Hashable & Sendable)?
  /// The id of the item among all kinds of its screen, which the data source knows it by.
  var itemID: (any Hashable & Sendable)?

  // Synthesized, it would not be isolated, and no subclass could override it.
  fileprivate init() {}

  /// What a cell, header or footer hosts; nil where it is none of the runtime's.
  static func inside(_ view: UIView) -> CellGenHosted? {
    guard let host = view as? any CellGenHost else { return nil }
    return hosted(by: host)
  }

  private static func hosted<Host: CellGenHost>(by host: Host) -> CellGenHosted { host.hosted }

  /// Keeps a view's edges at those of a view around it.
  ///
  /// The trailing and bottom edges give way to the size that a container imposes while it measures,
  /// so that UIKit has no conflict to log.
  static func pin(_ view: UIView, to outer: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let trailing = outer.trailingAnchor.constraint(
      equalTo: view.trailingAnchor, constant: insets.trailing)
    let bottom = outer.bottomAnchor.constraint(
      equalTo: view.bottomAnchor, constant: insets.bottom)
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.leading),
      trailing,
      bottom,
    ])
  }
}

/// A cell, header or footer that hosts a view.
@MainActor
protocol CellGenHost: UIView {
  associatedtype View: ConfigurableView

  var hosted: CellGenHostedView<View> { get }
}

/// A view inside a cell, header or footer: what all hosts do alike.
final class CellGenHostedView<View: ConfigurableView>: CellGenHosted {
  let view: View
  private var measure: ((CGFloat) -> CGSize?)?

  init(frame: CGRect) {
    view = View(frame: CGRect(origin: .zero, size: frame.size))
  }

  func install(in contentView: UIView) {
    contentView.addSubview(view)
    Self.pin(view, to: contentView)
  }

  /// Shows a cell model, and reports to a handler.
  func show<Model: CellModel>(
    _ model: Model, onAction: ActionHandler<View.Action>?
  ) where Model.View == View {
    id = model.id
    measure = { model.size(boundedBy: $0) }
    view.onAction = onAction
    model.configure(view)
  }

  /// Shows the data of a header or footer, and reports to a handler.
  func show(_ data: View.Data, onAction: ActionHandler<View.Action>?) {
    view.onAction = onAction
    update(with: data)
  }

  /// Shows other data of the same header or footer; what it reports goes where it went before.
  func update(with data: View.Data) {
    measure = { View.size(for: data, boundedBy: $0) }
    view.configure(with: data)
  }

  /// Forgets the data. The handler goes first: nothing that the view does while it is reset may be
  /// reported for the old id.
  func prepareForReuse() {
    view.onAction = nil
    id = nil
    itemID = nil
    measure = nil
    view.prepareForReuse()
  }

  /// The size that the view computes for its data, or nil to let Auto Layout find it.
  func size(boundedBy width: CGFloat) -> CGSize? { measure?(width) }

  /// The attributes of a collection view with the size that the view computes, or nil.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(boundedBy: attributes.size.width) else { return nil }
    attributes.size = size
    return attributes
  }
}

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell<View: ConfigurableView>: UICollectionViewCell {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var modelID: (any Hashable & Sendable)? { hosted.id }

  public override init(frame: CGRect) {
    hosted = CellGenHostedView(frame: frame)
    super.init(frame: frame)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
  }

  public override var isSelected: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  public override var isHighlighted: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    view.update(for: CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}

/// The table view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableTableViewCell<View: ConfigurableView>: UITableViewCell {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var modelID: (any Hashable & Sendable)? { hosted.id }

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    hosted = CellGenHostedView(frame: .zero)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
  }

  public override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateBeforeConfigurationStates()
  }

  public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateBeforeConfigurationStates()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateBeforeConfigurationStates()
  }

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    view.update(
      for: CellState(isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing))
  }

  /// A computed size is that of the whole cell: what UIKit measures itself it makes higher by the
  /// separator, a pixel that a view of a computed size is short of.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableTableViewCell: CellGenHost {}

/// The header or footer of a collection view that hosts a view.
public final class ConfigurableReusableView<View: ConfigurableView>: UICollectionReusableView {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(frame: CGRect) {
    hosted = CellGenHostedView(frame: frame)
    super.init(frame: frame)
    hosted.install(in: self)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableReusableView: CellGenHost {}

/// The header or footer of a table view that hosts a view.
public final class ConfigurableHeaderFooterView<View: ConfigurableView>:
  UITableViewHeaderFooterView
{
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(reuseIdentifier: String?) {
    hosted = CellGenHostedView(frame: .zero)
    super.init(reuseIdentifier: reuseIdentifier)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableHeaderFooterView: CellGenHost {}

#if compiler(>=6.1)
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public nonisolated protocol CellModel: Hashable, Sendable, Identifiable where ID: Sendable {
  /// The view that shows the data.
  associatedtype View: ConfigurableView
  associatedtype ModelData: ViewData = View.Data

  /// What the view is configured with.
  var data: ModelData { get }

  /// Shows the data in a view, all of it.
  @MainActor func configure(_ view: View)

  /// The size of a cell in a container of a width, or nil to let Auto Layout find it.
  ///
  /// - Units: points.
  @MainActor func size(boundedBy width: CGFloat) -> CGSize?
}
#else
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public protocol CellModel: Hashable, Sendable, Identifiable where ID: Sendable {
  associatedtype View: ConfigurableView
  associatedtype ModelData: ViewData = View.Data

  var data: ModelData { get }

  @MainActor func configure(_ view: View)

  @MainActor func size(boundedBy width: CGFloat) -> CGSize?
}
#endif

/// Equal models have equal ids, so the id is enough to hash, and no model needs a synthesized hash of
/// its own, which would take time to compile.
extension CellModel {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension CellModel where ModelData == View.Data {
  @MainActor public func configure(_ view: View) { view.configure(with: data) }

  @MainActor public func size(boundedBy width: CGFloat) -> CGSize? {
    View.size(for: data, boundedBy: width)
  }
}

/// One kind of cell of a screen: how its cells are registered, dequeued and configured.
///
/// A class, so that a screen's functions pass it on without copying its parts.
@MainActor
public final class CellKind<Model: CellModel> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let isInList: Bool
  private let accessibilityIdentifier: @MainActor (Model.ID) -> String

  /// - Parameters:
  ///   - reuseIdentifier: unique among the kinds of the screen.
  ///   - isInList: whether a collection view shows its cells in lists, with their separators and
  ///     swipe actions.
  ///   - accessibilityIdentifier: how UI tests find the cell of an id.
  public init(
    reuseIdentifier: String, isInList: Bool = false,
    accessibilityIdentifier: @escaping @MainActor (Model.ID) -> String
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.isInList = isInList
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}

extension CellKind {
  /// Registers the kind in a collection view, which must happen before its first cell is asked for.
  public func register(in collectionView: UICollectionView) {
    collectionView.register(collectionViewCell, forCellWithReuseIdentifier: reuseIdentifier)
  }

  private var collectionViewCell: UICollectionViewCell.Type {
    if #available(iOS 14, *), isInList {
      ConfigurableListCell<Model.View>.self
    } else {
      ConfigurableCollectionViewCell<Model.View>.self
    }
  }

  /// The configured cell of a model in a collection view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in collectionView: UICollectionView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    show(model, in: cell, onAction: onAction)
    return cell
  }
}

extension CellKind {
  /// Registers the kind in a table view, which must happen before its first cell is asked for.
  public func register(in tableView: UITableView) {
    tableView.register(
      ConfigurableTableViewCell<Model.View>.self, forCellReuseIdentifier: reuseIdentifier)
  }

  /// The configured cell of a model in a table view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in tableView: UITableView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    show(model, in: cell, onAction: onAction)
    return cell
  }
}

extension CellKind {
  /// Configures a cell that was dequeued: the only cast, since UIKit's cells come without their
  /// types.
  private func show(_ model: Model, in cell: UIView, onAction: ActionHandler<Model.View.Action>?) {
    guard let hosted = CellGenHosted.inside(cell) as? CellGenHostedView<Model.View> else {
      preconditionFailure("'\(reuseIdentifier)' is registered for \(type(of: cell)) here")
    }
    hosted.show(model, onAction: onAction)
    cell.accessibilityIdentifier = accessibilityIdentifier(model.id)
  }
}

/// One kind of header or footer of a screen: how its views are registered, dequeued and configured.
@MainActor
public struct HeaderFooterKind<View: ConfigurableView> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UIView, with data: View.Data) {
    hosted(in: view)?.update(with: data)
  }

  private func hosted(in view: UIView) -> CellGenHostedView<View>? {
    CellGenHosted.inside(view) as? CellGenHostedView<View>
  }

  /// Configures a view that was dequeued: the only cast, since UIKit's views come without their
  /// types.
  private func show(
    _ data: View.Data, in view: UIView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>?
  ) {
    guard let hosted = hosted(in: view) else {
      preconditionFailure("'\(reuseIdentifier)' is registered for \(type(of: view)) here")
    }
    hosted.show(data, onAction: onAction)
    view.accessibilityIdentifier = accessibilityIdentifier
  }
}

extension HeaderFooterKind {
  /// Registers the kind in a collection view, which must happen before its first view is asked for.
  public func register(in collectionView: UICollectionView) {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        ConfigurableReusableView<View>.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: reuseIdentifier)
    }
  }

  /// The configured header or footer of a section in a collection view.
  public func view(
    for data: View.Data, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: reuseIdentifier, for: indexPath)
    show(data, in: view, accessibilityIdentifier: accessibilityIdentifier, onAction: onAction)
    return view
  }
}

extension HeaderFooterKind {
  /// Registers the kind in a table view, which must happen before its first view is asked for.
  public func register(in tableView: UITableView) {
    tableView.register(
      ConfigurableHeaderFooterView<View>.self,
      forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }

  /// The configured header or footer of a section in a table view.
  public func view(
    for data: View.Data, in tableView: UITableView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UITableViewHeaderFooterView {
    guard
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    else {
      preconditionFailure("'\(reuseIdentifier)' is not registered in this table view")
    }
    show(data, in: view, accessibilityIdentifier: accessibilityIdentifier, onAction: onAction)
    return view
  }
}

#if compiler(>=6.1)
/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public nonisolated protocol ScreenItem: ViewData, Identifiable where ID: ViewData {
  /// The model of the cell, whatever its kind.
  var model: any CellModel { get }
}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public nonisolated protocol ScreenSectionItem: ViewData {
  associatedtype Item: ScreenItem

  /// The same cell as one of the screen.
  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public nonisolated protocol ScreenContent: ViewData {
  /// The sections, in the order in which they are shown.
  associatedtype Section: ViewData & CaseIterable
  associatedtype Item: ScreenItem
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ViewData = Never

  /// Content that shows nothing.
  init()

  /// The cells of a section, in the order in which they are shown.
  func items(in section: Section) -> [Item]

  /// The header of a section, or nil for none.
  func header(of section: Section) -> HeaderFooter?

  /// The footer of a section, or nil for none.
  func footer(of section: Section) -> HeaderFooter?
}
#else
/// Any cell of a screen: an enum with one case a kind of cell.
public protocol ScreenItem: ViewData, Identifiable where ID: ViewData {
  var model: any CellModel { get }
}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public protocol ScreenSectionItem: ViewData {
  associatedtype Item: ScreenItem

  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public protocol ScreenContent: ViewData {
  associatedtype Section: ViewData & CaseIterable
  associatedtype Item: ScreenItem
  associatedtype HeaderFooter: ViewData = Never

  init()

  func items(in section: Section) -> [Item]

  func header(of section: Section) -> HeaderFooter?

  func footer(of section: Section) -> HeaderFooter?
}
#endif

/// Equal items have equal ids, so the id is enough to hash, and no screen hashes all that it shows.
extension ScreenItem {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// Compared as the screen's items, so that a kind's comparison is compiled once and not once a section.
extension ScreenSectionItem {
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screenItem == rhs.screenItem
  }

  public nonisolated func hash(into hasher: inout Hasher) { screenItem.hash(into: &hasher) }

  public nonisolated var hashValue: Int { screenItem.hashValue }
}

extension ScreenContent where HeaderFooter == Never {
  public nonisolated func header(of section: Section) -> Never? { nil }

  public nonisolated func footer(of section: Section) -> Never? { nil }
}

/// Makes the cells, headers and footers of a screen and passes on what they report.
@MainActor
public protocol ViewCreator: AnyObject {
  associatedtype Content: ScreenContent
  associatedtype Action: ViewData

  /// Called with everything that the screen reports.
  var onAction: ActionHandler<Action>? { get set }

  /// What selecting an item's cell reports; nil where it cannot be selected.
  func selectAction(of item: Content.Item) -> Action?

  /// What swiping an item's cell uncovers, from the edge on.
  func swipeActions(
    of item: Content.Item, on edge: CellSwipeEdge
  ) -> [CellSwipeAction<Action>]

  /// What stands in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UIView, with headerFooter: Content.HeaderFooter)
}

extension ViewCreator {
  public func selectAction(of item: Content.Item) -> Action? { nil }

  public func swipeActions(
    of item: Content.Item, on edge: CellSwipeEdge
  ) -> [CellSwipeAction<Action>] {
    []
  }

  public func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator where Content.HeaderFooter == Never {
  public func update(_ view: UIView, with headerFooter: Never) {}
}

/// Makes the views of a screen for a collection view.
@MainActor
public protocol CollectionViewCreator: ViewCreator {
  /// Registers every kind of cell, header and footer; a data source calls it once, when it takes the
  /// collection view.
  func register(in collectionView: UICollectionView)

  /// The configured cell of an item. Asked for by a data source only: UIKit wants every cell that is
  /// dequeued to be shown.
  func cell(
    for item: Content.Item, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell

  /// The configured header or footer of a section, by UIKit's element kinds.
  func headerFooterView(
    for headerFooter: Content.HeaderFooter, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView
}

extension CollectionViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {}
}

/// Makes the views of a screen for a table view.
@MainActor
public protocol TableViewCreator: ViewCreator {
  /// Registers every kind of cell, header and footer; a data source calls it once, when it takes the
  /// table.
  func register(in tableView: UITableView)

  /// The configured cell of an item.
  func cell(
    for item: Content.Item, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell

  /// The configured header or footer of a section.
  func headerFooterView(
    for headerFooter: Content.HeaderFooter, in tableView: UITableView
  ) -> UITableViewHeaderFooterView
}

extension TableViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {}
}

/// The content that a data source shows, with its items by id.
///
/// While updates are under way UIKit may still lay out what is about to leave, so what was shown before
/// them is kept until the last one has ended: a cell or a header that is missing then stops the program.
@MainActor
final class CellGenShownContent<Content: ScreenContent> {
  let updates = CellGenUpdates()
  private let isReloading: Bool
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  private var boundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0
  private var leavingContents: [Content] = []
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]

  /// - Parameter isReloading: whether sections in which a header or footer comes or goes are loaded
  ///   anew.
  init(isReloading: Bool) {
    self.isReloading = isReloading
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { boundaries.isEmpty }

  /// Takes new content and says what it changes.
  func replace(with newContent: Content) -> CellGenContentChanges<Content> {
    let changes = CellGenContentChanges(
      from: items, boundaries, to: newContent, isReloading: isReloading)
    leavingContents.append(content)
    if leavingItems.isEmpty {
      leavingItems = items
    } else {
      leavingItems.merge(items) { _, newer in newer }
    }
    update += 1
    content = newContent
    items = changes.items
    boundaries = changes.boundaries
    return changes
  }

  /// Forgets what was shown before when an update has ended; false while a later one is under way.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leavingContents = []
    leavingItems = [:]
    return true
  }

  /// The cell of an id that UIKit asks for; nil for an id of no item.
  func cellToDisplay<Cell: UIView>(
    for id: Content.Item.ID, make: (Content.Item) -> Cell
  ) -> Cell? {
    guard let item = items[id] ?? leavingItems[id] else { return nil }
    let cell = updates.answer { make(item) }
    CellGenHosted.inside(cell)?.itemID = id
    return cell
  }

  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    content.header(of: section)
      ?? leavingContents.lazy.reversed().compactMap { $0.header(of: section) }.first
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    content.footer(of: section)
      ?? leavingContents.lazy.reversed().compactMap { $0.footer(of: section) }.first
  }
}

/// What a section has besides its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?

  var areThere: Bool { header != nil || footer != nil }
}

/// A list of cells in a container: what a data source does alike in a collection view and in a table.
@MainActor
final class CellGenList<Creator: ViewCreator, Screen: CellGenScreen>
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias ID = Content.Item.ID

  var hooks = ListHooks<ID>()
  var onDuplicate: @MainActor ([ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }
  private(set) var state = ListState<Content>.content(Content())
  let screen: Screen

  private let creator: Creator
  private let container: UIScrollView
  private let sizes = CellGenSizes()
  private var end = CellGenEndDetector()

  init(creator: Creator, container: UIScrollView, screen: Screen) {
    self.creator = creator
    self.container = container
    self.screen = screen
  }

  private var shown: CellGenShownContent<Content> { screen.shown }

  func item(at indexPath: IndexPath) -> Content.Item? {
    screen.itemIdentifier(for: indexPath).flatMap { shown.items[$0] }
  }

  func size(for id: ID, boundedBy width: CGFloat) -> CGSize? {
    shown.items[id].map { sizes.size(of: $0.model, boundedBy: width) }
  }
}

// MARK: Updates

extension CellGenList {
  func apply(_ state: ListState<Content>, isAnimated: Bool, completion: (() -> Void)?) {
    self.state = state
    shown.updates.add(of: self, ifGone: completion) {
      $0.show(state, isAnimated: isAnimated, completion: completion)
    }
  }

  private func show(
    _ state: ListState<Content>, isAnimated: Bool, completion: (() -> Void)?
  ) {
    let changes = shown.replace(with: state.content)
    if changes.hasOtherItems { end.itemsChanged() }
    let update = shown.update
    screen.apply(changes.snapshot, animatingDifferences: isAnimated) { [weak self] in
      completion?()
      self?.didEnd(update)
    }
    screen.updateHeadersAndFooters(changes, isAnimated: isAnimated) {
      creator.update($0, with: $1)
    }
    screen.showBehindCells(creator.placeholderView(for: state, isEmpty: shown.isEmpty))
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  /// Without animation the end may come while the update is still being carried out.
  private func didEnd(_ update: Int) {
    guard shown.settle(update) else { return }
    shown.updates.add(of: self) { $0.checkEnd() }
  }

  private func checkEnd() {
    guard let nearEnd = hooks.nearEnd,
      end.comesNear(hooks.nearEndDistance, in: container, isEmpty: shown.items.isEmpty)
    else { return }
    nearEnd()
  }
}

// MARK: What the container reports

extension CellGenList {
  func report(_ cell: UIView, to hook: ((ID) -> Void)?) {
    guard let hook, let id = CellGenHosted.inside(cell)?.itemID as? ID else { return }
    shown.updates.answer { hook(id) }
  }

  func report(_ indexPaths: [IndexPath], to hook: (([ID]) -> Void)?) {
    shown.updates.answer { hook?(indexPaths.compactMap(screen.itemIdentifier(for:))) }
  }

  func didScroll(_ scrollView: UIScrollView) {
    hooks.didScroll?(scrollView)
    // An update looks when it has ended; before, what is measured may be the content before it.
    if !shown.updates.isRunning { checkEnd() }
  }
}

// MARK: Selection

/// A hook comes before what the manifest says.
extension CellGenList {
  func canSelect(_ indexPath: IndexPath) -> Bool {
    hooks.didSelect != nil || screen.isEditing
      || item(at: indexPath).flatMap(creator.selectAction(of:)) != nil
  }

  /// - Parameter deselect: called where the selection is not to stay.
  func didSelect(_ indexPath: IndexPath, deselect: () -> Void) {
    guard let item = item(at: indexPath) else { return }
    let isEditing = screen.isEditing
    if let didSelect = hooks.didSelect {
      didSelect(item.id)
    } else if !isEditing {
      deselect()
    }
    if !isEditing, let action = creator.selectAction(of: item) { creator.onAction?(action) }
  }

  func didDeselect(_ indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    hooks.didDeselect?(item.id)
  }
}

// MARK: Swipe actions

extension CellGenList {
  /// What UIKit shows while a cell is swiped; nil for nothing.
  func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let actions = creator.swipeActions(of: item, on: edge)
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { contextual($0, of: item.id) })
  }

  /// A destructive action was performed only if its item has gone. When told so, UIKit takes the row away
  /// by itself (Apple, `UIContextualAction.Handler`: "true if you performed the action"), and an app that
  /// asks first, or deletes on a server, would lose a row that it still has:
  /// github.com/AlphaWallet/alpha-wallet-ios/issues/1976. Otherwise the row slides back, and goes with the
  /// content that leaves it out.
  private func contextual(
    _ swipe: CellSwipeAction<Creator.Action>, of id: ID
  ) -> UIContextualAction {
    let style = swipe.isDestructive ? UIContextualAction.Style.destructive : .normal
    let action = UIContextualAction(style: style, title: swipe.title) {
      [weak self, weak creator] _, _, finish in
      creator?.onAction?(swipe.action)
      finish(!swipe.isDestructive || self?.shown.items[id] == nil)
    }
    action.image = swipe.image
    if let color = swipe.color { action.backgroundColor = color }
    return action
  }
}

/// The diffable data source underneath a list. It does not keep the container, which knows it: the list
/// keeps both.
@MainActor
protocol CellGenScreen: AnyObject {
  associatedtype Content: ScreenContent

  var shown: CellGenShownContent<Content> { get }
  var isEditing: Bool { get }

  /// Diffable data sources leave headers and footers alone, so those that have changed are updated
  /// and laid out here.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter) -> Void)

  func showBehindCells(_ view: UIView?)

  // Both of UIKit's classes have these and conform by them alone, as they do to the app Kurozora's
  // `DiffableDataSourceProtocol` (2025).

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>,
    animatingDifferences: Bool, completion: (() -> Void)?)

  func snapshot() -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  func itemIdentifier(for indexPath: IndexPath) -> Content.Item.ID?

  @available(iOS 15, *)
  func sectionIdentifier(for index: Int) -> Content.Section?
}

extension CellGenScreen {
  /// The section at a place, by what the container counts, which may be of the time before an update
  /// that is under way.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}

/// Shows a screen's content in a collection view.
///
///     let dataSource = ListingDataSource(collectionView: collectionView, creator: creator)
///     collectionView.collectionViewLayout = ListingLayout.make()
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not. It is the collection view's delegate too, and tells
/// what a delegate is told through ``hooks``.
@MainActor
public final class CollectionDataSource<Creator: CollectionViewCreator>: NSObject,
  UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
  public typealias Content = Creator.Content

  public let creator: Creator
  private let list: CellGenList<Creator, CellGenCollectionScreen<Content>>

  /// What is told of the cells.
  public var hooks: ListHooks<Content.Item.ID> {
    get { list.hooks }
    set { list.hooks = newValue }
  }

  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void {
    get { list.onDuplicate }
    set { list.onDuplicate = newValue }
  }

  public init(collectionView: UICollectionView, creator: Creator) {
    self.creator = creator
    creator.register(in: collectionView)
    let shown = CellGenShownContent<Content>(isReloading: false)
    let screen = CellGenCollectionScreen(collectionView: collectionView, shown: shown) {
      collectionView, indexPath, id in
      shown.cellToDisplay(for: id) { creator.cell(for: $0, at: indexPath, in: collectionView) }
    }
    screen.supplementaryViewProvider = { [unowned screen] collectionView, kind, indexPath in
      screen.headerFooterToDisplay(ofKind: kind, at: indexPath.section).map { headerFooter in
        shown.updates.answer {
          creator.headerFooterView(
            for: headerFooter, ofKind: kind, at: indexPath, in: collectionView)
        }
      }
    }
    list = CellGenList(creator: creator, container: collectionView, screen: screen)
    super.init()
    screen.swipeConfiguration = { [weak list] in list?.swipeConfiguration(at: $0, on: $1) }
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
  }

  /// What was applied last. In the middle of an update it may not be shown yet.
  public var state: ListState<Content> { list.state }

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  public var content: Content { list.state.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    list.item(at: indexPath)
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    list.screen.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    list.screen.shownSection(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil while the item is not
  /// shown.
  ///
  /// - Units: points.
  public func size(for id: Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    list.size(for: id, boundedBy: width)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    list.apply(.content(content), isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows content, or what stands in place of it.
  public func apply(
    _ state: ListState<Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    list.apply(state, isAnimated: animatingDifferences, completion: completion)
  }

  // MARK: UICollectionViewDelegate

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    list.didSelect(indexPath) { collectionView.deselectItem(at: indexPath, animated: true) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    list.didDeselect(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
  }

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.prefetch)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// What swiping the cell at a place uncovers.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?

  init(
    collectionView: UICollectionView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("init(collectionView:cellProvider:) is not supported")
  }

  var isEditing: Bool {
    if #available(iOS 14, *) { collectionView.isEditing } else { false }
  }

  func headerFooterToDisplay(ofKind kind: String, at index: Int) -> Content.HeaderFooter? {
    guard let section = shownSection(at: index) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? shown.headerToDisplay(of: section) : shown.footerToDisplay(of: section)
  }

  /// Only cells are measured again by themselves: UIKit's `selfSizingInvalidation` is for those.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let layout = collectionView.collectionViewLayout
    let headers = indexPaths(
      of: changes.sectionsWithChangedHeaders, UICollectionView.elementKindSectionHeader, changes,
      update: update)
    let footers = indexPaths(
      of: changes.sectionsWithChangedFooters, UICollectionView.elementKindSectionFooter, changes,
      update: update)
    if !changes.sectionsWithMovedBoundaries.isEmpty {
      layout.invalidateLayout()
      return
    }
    // UIKit raises an exception for a context of another class than the layout names.
    let contextClass: AnyClass = type(of: layout).invalidationContextClass
    guard !headers.isEmpty || !footers.isEmpty,
      let context = (contextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    else { return }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionFooter, at: footers)
    if isAnimated {
      collectionView.performBatchUpdates { layout.invalidateLayout(with: context) }
    } else {
      layout.invalidateLayout(with: context)
    }
  }

  /// Updates the headers or footers on the screen, and says where the layout has any, on the screen or
  /// off it: to invalidate one that is not there stops the program (rdar://25873296).
  private func indexPaths(
    of sections: [Content.Section], _ kind: String, _ changes: CellGenContentChanges<Content>,
    update: (UIView, Content.HeaderFooter) -> Void
  ) -> [IndexPath] {
    sections.compactMap { section in
      guard let index = changes.snapshot.indexOfSection(section) else { return nil }
      let indexPath = IndexPath(item: 0, section: index)
      if let headerFooter = headerFooterToDisplay(ofKind: kind, at: index),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      {
        update(view, headerFooter)
      }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      return attributes == nil ? nil : indexPath
    }
  }

  func showBehindCells(_ view: UIView?) { collectionView.backgroundView = view }
}

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource(tableView: tableView, creator: creator)
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table's delegate too, and tells what a delegate
/// is told through ``hooks``.
@MainActor
public final class TableDataSource<Creator: TableViewCreator>: NSObject, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  public typealias Content = Creator.Content

  public let creator: Creator
  private let list: CellGenList<Creator, CellGenTableScreen<Content>>

  /// What is told of the cells.
  public var hooks: ListHooks<Content.Item.ID> {
    get { list.hooks }
    set { list.hooks = newValue }
  }

  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void {
    get { list.onDuplicate }
    set { list.onDuplicate = newValue }
  }

  public init(tableView: UITableView, creator: Creator) {
    self.creator = creator
    creator.register(in: tableView)
    // A table asks for headers and footers only when it loads their section. That an empty batch
    // makes it ask is documented for heights alone, and those who hide headers by one load the data
    // again behind it (peterpaulis/StaticDataTableViewController).
    let shown = CellGenShownContent<Content>(isReloading: true)
    let screen = CellGenTableScreen(tableView: tableView, shown: shown) {
      tableView, indexPath, id in
      shown.cellToDisplay(for: id) { creator.cell(for: $0, at: indexPath, in: tableView) }
    }
    list = CellGenList(creator: creator, container: tableView, screen: screen)
    super.init()
    screen.canEdit = { [weak self] in self?.canEdit($0) ?? false }
    tableView.delegate = self
    tableView.prefetchDataSource = self
    // Plain tables pad each header from iOS 15 on, by some reports (Nexters/tidify-iOS#62) also one
    // without a height, which all sections of this screen have.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  /// What was applied last. In the middle of an update it may not be shown yet.
  public var state: ListState<Content> { list.state }

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  public var content: Content { list.state.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    list.item(at: indexPath)
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    list.screen.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    list.screen.shownSection(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil while the item is not
  /// shown.
  ///
  /// - Units: points.
  public func size(for id: Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    list.size(for: id, boundedBy: width)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    list.apply(.content(content), isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows content, or what stands in place of it.
  public func apply(
    _ state: ListState<Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    list.apply(state, isAnimated: animatingDifferences, completion: completion)
  }

  // MARK: UITableViewDelegate, headers and footers

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    list.screen.shownHeader(at: index).map(headerFooterView)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    list.screen.shownFooter(at: index).map(headerFooterView)
  }

  private func headerFooterView(for headerFooter: Content.HeaderFooter) -> UIView {
    list.screen.shown.updates.answer {
      creator.headerFooterView(for: headerFooter, in: list.screen.tableView)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    height(of: list.screen.shownHeader(at: index))
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    height(of: list.screen.shownFooter(at: index))
  }

  /// Where there is no header or footer, plain tables have nothing, and grouped ones UIKit's own gap
  /// between sections: the automatic dimension stands for it, and 0 for no height at all from iOS 11
  /// on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom of older systems,
  /// takes the gap away and lets reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && list.screen.tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath)
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    list.canSelect(indexPath) ? indexPath : nil
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.didSelect(indexPath) { tableView.deselectRow(at: indexPath, animated: true) }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list.didDeselect(indexPath)
  }

  // MARK: UITableViewDelegate, swipe actions

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeConfiguration(at: indexPath, on: .leading)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeConfiguration(at: indexPath, on: .trailing)
  }

  /// The actions of an edge; an empty configuration for none, since a table takes nil for its own
  /// action to delete.
  private func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration {
    list.swipeConfiguration(at: indexPath, on: edge) ?? UISwipeActionsConfiguration(actions: [])
  }

  /// Editing offers to delete a row by its trailing actions, so none without them.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    // Asked outside of editing, too: a row of no style cannot be swiped.
    guard tableView.isEditing, let item = item(at: indexPath) else { return .delete }
    return creator.swipeActions(of: item, on: .trailing).isEmpty ? .none : .delete
  }

  /// A diffable table lets no row be swiped that cannot be edited.
  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard let item = item(at: indexPath) else { return false }
    let tableView = list.screen.tableView
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
      || !creator.swipeActions(of: item, on: .leading).isEmpty
      || !creator.swipeActions(of: item, on: .trailing).isEmpty
  }

  // MARK: UITableViewDelegate, display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
  }

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    list.report(indexPaths, to: hooks.prefetch)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
  }
}

/// The diffable data source underneath.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  var canEdit: ((IndexPath) -> Bool)?

  init(
    tableView: UITableView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.shown = shown
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    fatalError("init(tableView:cellProvider:) is not supported")
  }

  func shownHeader(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap(shown.content.header(of:))
  }

  func shownFooter(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap(shown.content.footer(of:))
  }

  var isEditing: Bool { tableView.isEditing }

  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let headers = changes.sectionsWithChangedHeaders.compactMap(changes.snapshot.indexOfSection)
    let footers = changes.sectionsWithChangedFooters.compactMap(changes.snapshot.indexOfSection)
    if headers.isEmpty, footers.isEmpty { return }
    let changed =
      headers.map { (tableView.headerView(forSection: $0), shownHeader(at: $0)) }
      + footers.map { (tableView.footerView(forSection: $0), shownFooter(at: $0)) }
    for case (let view?, let headerFooter?) in changed { update(view, headerFooter) }
    // Makes the table ask for heights again, as the documentation of `beginUpdates()` says.
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }
  }

  func showBehindCells(_ view: UIView?) { tableView.backgroundView = view }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit?(indexPath) ?? false
  }
}

/// Makes the layout of a screen in a collection view, section by section.
///
/// Sections without content are not shown, so a section's place tells nothing: the layout asks the
/// data source of the collection view that it serves.
@MainActor
public enum ScreenLayout<Content: ScreenContent> {
  /// A layout whose sections are made by a function.
  ///
  /// - Parameters:
  ///   - backgrounds: the colours behind sections.
  ///   - makeSection: makes the layout of a section, and is asked again whenever it may have changed.
  public static func make(
    backgrounds: [Content.Section: UIColor] = [:],
    section makeSection:
      @escaping @MainActor (LayoutSection<Content.Section>) ->
      NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let owner = Owner()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard
        let screen = owner.layout?.collectionView?.dataSource as? CellGenCollectionScreen<Content>,
        let section = screen.shownSection(at: index)
      else { return placeholder }
      let result = makeSection(layoutSection(section, of: screen, in: environment))
      if backgrounds[section] != nil {
        let kind = CellGenSectionBackgrounds.kind(of: section, in: Content.self)
        result.decorationItems.append(.background(elementKind: kind))
      }
      return result
    }
    owner.layout = layout
    CellGenSectionBackgrounds.register(backgrounds, of: Content.self, in: layout)
    return layout
  }

  private static func layoutSection(
    _ section: Content.Section, of screen: CellGenCollectionScreen<Content>,
    in environment: any NSCollectionLayoutEnvironment
  ) -> LayoutSection<Content.Section> {
    LayoutSection(
      section: section,
      hasHeader: screen.shown.content.header(of: section) != nil,
      hasFooter: screen.shown.content.footer(of: section) != nil,
      environment: environment,
      swipeConfiguration: { [weak screen] indexPath, edge in
        screen?.swipeConfiguration?(indexPath, edge)
      })
  }

  /// What the section provider needs of a layout that is not made yet.
  @MainActor
  private final class Owner {
    weak var layout: UICollectionViewLayout?
  }

  /// A section while the collection view has not got the screen's data source: UIKit raises when there
  /// is none for an index that it counts.
  private static var placeholder: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: LayoutSection<Content.Section>.row(height: .estimated(44)))
  }
}

/// The sizes of cells, found without dequeuing any: by the view's type, or with a view of it that is
/// on no screen.
@MainActor
final class CellGenSizes {
  /// A view of each kind that had to be measured, by its class.
  private var views: [ObjectIdentifier: UIView] = [:]

  /// The size of a model's cell in a container of a width.
  func size<Model: CellModel>(of model: Model, boundedBy width: CGFloat) -> CGSize {
    if let size = model.size(boundedBy: width) { return size }
    let view = view(Model.View.self)
    model.configure(view)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.prepareForReuse()
    return CGSize(width: width, height: size.height)
  }

  private func view<View: ConfigurableView>(_ type: View.Type) -> View {
    if let view = views[ObjectIdentifier(type)] as? View { return view }
    let view = View(frame: .zero)
    views[ObjectIdentifier(type)] = view
    return view
  }
}

/// The edge that a cell is swiped from.
public enum CellSwipeEdge: ViewData {
  case leading
  case trailing
}

/// A button that swiping a cell uncovers.
public struct CellSwipeAction<Action> {
  /// What it reports.
  public var action: Action
  public var title: String?
  public var image: UIImage?
  /// Whether it takes something away, and looks so.
  public var isDestructive: Bool
  /// Nil for the colour of its style.
  public var color: UIColor?

  public init(
    _ action: Action, title: String? = nil, image: UIImage? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.action = action
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.color = color
  }
}

/// The cell that hosts a view in the lists of a collection view, where only UIKit's own list cells
/// have separators, swipe actions and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default colour is not nil), so a
/// section's own shows around the rows only. The separator keeps the inset of UIKit's own content
/// (`separatorLayoutGuide`), since a hosted view does not say where its own begins.
@available(iOS 14, *)
public final class ConfigurableListCell<View: ConfigurableView>: UICollectionViewListCell {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var modelID: (any Hashable & Sendable)? { hosted.id }

  public override init(frame: CGRect) {
    hosted = CellGenHostedView(frame: frame)
    super.init(frame: frame)
    hosted.install(in: contentView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  public override func prepareForReuse() {
    hosted.prepareForReuse()
    super.prepareForReuse()
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@available(iOS 14, *)
extension ConfigurableListCell: CellGenHost {}

/// What becomes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item

  /// Sections with anything to show, their items, and which of them are to be configured anew.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Whether items come or go; to move and to have other data is neither.
  private(set) var hasOtherItems = false
  /// Sections that stay and in which a header or footer comes or goes.
  private(set) var sectionsWithMovedBoundaries: [Section] = []
  /// Sections whose header stays and has other data.
  private(set) var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer stays and has other data.
  private(set) var sectionsWithChangedFooters: [Section] = []

  /// - Parameter isReloading: whether sections in which a header or footer comes or goes are loaded
  ///   anew.
  init(
    from oldItems: [Item.ID: Item], _ oldBoundaries: [Section: CellGenSectionBoundaries<Content>],
    to content: Content, isReloading: Bool
  ) {
    var changed: [Item.ID] = []
    items.reserveCapacity(oldItems.count)
    for section in Section.allCases {
      let changedBefore = changed.count
      let ids = take(content.items(in: section), comparing: oldItems, changed: &changed)
      let sectionBoundaries = CellGenSectionBoundaries<Content>(
        header: content.header(of: section), footer: content.footer(of: section))
      guard !ids.isEmpty || sectionBoundaries.areThere else { continue }
      boundaries[section] = sectionBoundaries
      snapshot.appendSections([section])
      snapshot.appendItems(ids, toSection: section)
      guard let old = oldBoundaries[section],
        take(sectionBoundaries, of: section, comparing: old), isReloading
      else { continue }
      // Loaded anew, its cells are configured anew. Whether UIKit takes both in one update is
      // documented nowhere.
      changed.removeLast(changed.count - changedBefore)
    }
    hasOtherItems = hasOtherItems || items.count != oldItems.count
    if isReloading, !sectionsWithMovedBoundaries.isEmpty {
      snapshot.reloadSections(sectionsWithMovedBoundaries)
    }
    if #available(iOS 15, *), !changed.isEmpty {
      snapshot.reconfigureItems(changed)
    } else if !changed.isEmpty {
      snapshot.reloadItems(changed)
    }
  }

  /// Compares the header and the footer of a section that stays, and says whether one comes or goes.
  private mutating func take(
    _ new: CellGenSectionBoundaries<Content>, of section: Section,
    comparing old: CellGenSectionBoundaries<Content>
  ) -> Bool {
    if old == new { return false }
    let isMoved =
      (old.header == nil) != (new.header == nil) || (old.footer == nil) != (new.footer == nil)
    if isMoved { sectionsWithMovedBoundaries.append(section) }
    if old.header != nil, let header = new.header, header != old.header {
      sectionsWithChangedHeaders.append(section)
    }
    if old.footer != nil, let footer = new.footer, footer != old.footer {
      sectionsWithChangedFooters.append(section)
    }
    return isMoved
  }

  /// Keeps items by id and returns the ids, in order and each once.
  private mutating func take(
    _ newItems: [Item], comparing oldItems: [Item.ID: Item], changed: inout [Item.ID]
  ) -> [Item.ID] {
    var ids: [Item.ID] = []
    ids.reserveCapacity(newItems.count)
    for item in newItems {
      let id = item.id
      if let first = items.updateValue(item, forKey: id) {
        items[id] = first
        duplicates.append(id)
        continue
      }
      ids.append(id)
      if let old = oldItems[id] {
        if old != item { changed.append(id) }
      } else {
        hasOtherItems = true
      }
    }
    return ids
  }
}

/// A section for which a layout is to be made, with the layouts that it can have.
@MainActor
public struct LayoutSection<Section> {
  public let section: Section
  public let hasHeader: Bool
  public let hasFooter: Bool
  public let environment: any NSCollectionLayoutEnvironment
  let swipeConfiguration: (IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?
}

extension LayoutSection {
  /// Rows of full width, one below the other: a plain list, or bare rows before iOS 14, which has no
  /// lists.
  public func list() -> NSCollectionLayoutSection {
    guard #available(iOS 14, *) else {
      return section(of: Self.row(height: .estimated(44)), spacing: 0, insets: .zero)
    }
    return list(.plain)
  }

  /// Rows of full width, one below the other, in the look of one of UIKit's lists, but with headers that
  /// scroll with their rows. Set `pinToVisibleBounds` of `boundarySupplementaryItems` to pin one whose
  /// view has a background.
  @available(iOS 14, *)
  public func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool = true
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = showsSeparators
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    configuration.leadingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .trailing)
    }
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    unpinBoundaryItems(of: section)
    return section
  }

  /// Lets headers and footers scroll with their section, as in all other layouts.
  ///
  /// A plain list pins its headers (Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`),
  /// and what is hosted here has no background of its own, so rows would be seen passing below the text.
  private func unpinBoundaryItems(of section: NSCollectionLayoutSection) {
    let items = section.boundarySupplementaryItems
    for item in items { item.pinToVisibleBounds = false }
    section.boundarySupplementaryItems = items
  }

  /// Columns of equal width; each row is as tall as its tallest cell.
  public func grid(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(spacing)
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// The width that is left for each column, in whole pixels: UIKit takes a fractional width of the
  /// group without the spacing off, and then the last column does not fit.
  ///
  /// The container's effective size is "after content insets are applied" (Apple,
  /// `NSCollectionLayoutContainer`), so without the safe area beside a notch, which a section's content
  /// keeps out of unless an app changes `contentInsetsReference`.
  private func columnWidth(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let gaps = spacing * CGFloat(columns - 1) + insets.leading + insets.trailing
    let width = (environment.container.effectiveContentSize.width - gaps) / CGFloat(columns)
    let scale = max(environment.traitCollection.displayScale, 1)
    return max((width * scale).rounded(.down) / scale, 1)
  }

  /// One row that scrolls sideways and comes to rest at a cell.
  public func carousel(
    width: NSCollectionLayoutDimension, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    height: NSCollectionLayoutDimension,
    paging: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = section(of: group, spacing: spacing, insets: insets)
    section.orthogonalScrollingBehavior = paging
    return section
  }

  private func section(
    of group: NSCollectionLayoutGroup, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.boundarySupplementaryItems = boundaryItems
    return section
  }

  /// The header and footer that the section has, for layouts that are made by hand.
  public var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if hasHeader {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if hasFooter {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}

extension LayoutSection {
  /// One cell of full width.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

/// What a data source tells of its cells, by the ids that they were configured with: index paths
/// have moved on by the time that a cell goes.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
///
/// A hook may apply content. UIKit calls most of them in the middle of an update or of a layout pass;
/// what is applied then is shown when UIKit is done.
@MainActor
public struct ListHooks<ID> {
  /// A cell comes on the screen.
  public var willDisplay: ((ID) -> Void)?
  /// A cell has left the screen.
  public var didEndDisplaying: ((ID) -> Void)?
  /// Cells are likely to be shown soon.
  public var prefetch: (([ID]) -> Void)?
  /// Cells that were likely to be shown no longer are.
  public var cancelPrefetching: (([ID]) -> Void)?
  /// A cell was selected.
  ///
  /// On a generated screen every cell can be selected while it is set, and stays selected; without it
  /// only those whose view declares `select`, which lose the selection when they have reported it.
  public var didSelect: ((ID) -> Void)?
  /// A cell is no longer selected.
  public var didDeselect: ((ID) -> Void)?
  public var didScroll: ((UIScrollView) -> Void)?
  /// The end of the content is near: time to load another page.
  ///
  /// Called once for each applied content whose end is near, and again when the user has scrolled
  /// away from the end and comes back. Content with the items of the one before it, in any order and
  /// with any data, is not new in this sense: the page for it is asked for already.
  public var nearEnd: (() -> Void)?
  /// How near the end is, in heights of the container.
  public var nearEndDistance: CGFloat = 1

  public init() {}
}

/// Notices that the end of what scrolls comes near, once for each content.
struct CellGenEndDetector {
  private var isReported = false

  /// Other items are shown, and so there is another end.
  mutating func itemsChanged() {
    isReported = false
  }

  /// Whether the end has come near and has not been reported yet.
  ///
  /// It is reported again when other items are shown, and when the view was scrolled away from the
  /// end in between.
  ///
  /// - Parameters:
  ///   - distance: in heights of the view.
  ///   - isEmpty: whether there are no items, and so no end.
  @MainActor
  mutating func comesNear(_ distance: CGFloat, in view: UIScrollView, isEmpty: Bool) -> Bool {
    guard !isEmpty, view.bounds.height > 0 else { return false }
    let end = view.contentSize.height + view.adjustedContentInset.bottom
    let rest = end - view.contentOffset.y - view.bounds.height
    guard rest <= distance * view.bounds.height else {
      isReported = false
      return false
    }
    defer { isReported = true }
    return !isReported
  }
}

/// What a screen has to show, as one value.
///
///     dataSource.apply(.loading)
///     dataSource.apply(.content(ListingContent(photos: photos)))
public enum ListState<Content: ScreenContent>: ViewData {
  /// The first content is on its way. To refresh what is shown, leave it in place.
  case loading
  /// There is nothing; content without cells, headers and footers means the same.
  case empty
  /// There is no content because of a failure, with words for it.
  case failed(message: String?)
  case content(Content)
}

extension ListState {
  /// What there is to show; nothing unless there is content.
  var content: Content {
    if case .content(let content) = self { content } else { Content() }
  }
}

/// What a screen shows in place of its sections while there is nothing to show.
public struct ScreenPlaceholder<Action> {
  public var title: String?
  public var message: String?
  public var image: UIImage?
  /// The title of its button; nil for none.
  public var buttonTitle: String?
  /// What its button reports.
  public var action: Action?

  public init(
    title: String? = nil, message: String? = nil, image: UIImage? = nil,
    buttonTitle: String? = nil, action: Action? = nil
  ) {
    self.title = title
    self.message = message
    self.image = image
    self.buttonTitle = buttonTitle
    self.action = action
  }
}

extension ViewCreator {
  /// The view that stands behind a container in a state: UIKit's own for unavailable content where it
  /// exists. Nil while there is content, and for nothing to say.
  ///
  /// - Parameter isEmpty: whether there is nothing to show, though there may be content.
  func placeholderView(for state: ListState<Content>, isEmpty: Bool) -> UIView? {
    switch state {
    case .loading: view(for: placeholder(for: state) ?? ScreenPlaceholder(), isLoading: true)
    case .content where !isEmpty: nil
    case .content: placeholder(for: .empty).map { view(for: $0, isLoading: false) }
    case .empty, .failed: placeholder(for: state).map { view(for: $0, isLoading: false) }
    }
  }

  private func view(for placeholder: ScreenPlaceholder<Action>, isLoading: Bool) -> UIView {
    let tap = placeholder.action.map { action in
      { @MainActor [weak self] in _ = self?.onAction?(action) }
    }
    if #available(iOS 17, *) {
      return UIContentUnavailableView(
        configuration: configuration(for: placeholder, isLoading: isLoading, onTap: tap))
    }
    return CellGenPlaceholder.view(for: placeholder, isLoading: isLoading, onTap: tap)
  }

  @available(iOS 17, *)
  private func configuration(
    for placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) -> UIContentUnavailableConfiguration {
    var configuration: UIContentUnavailableConfiguration = isLoading ? .loading() : .empty()
    configuration.text = placeholder.title
    configuration.secondaryText = placeholder.message
    if let image = placeholder.image { configuration.image = image }
    if let title = placeholder.buttonTitle, let onTap {
      configuration.button = .plain()
      configuration.button.title = title
      configuration.buttonProperties.primaryAction = UIAction(title: title) { _ in onTap() }
    }
    return configuration
  }
}

/// What stands in place of the sections before iOS 17.
@MainActor
enum CellGenPlaceholder {
  static func view<Action>(
    for placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    if isLoading { stack.addArrangedSubview(spinner()) }
    if let image = placeholder.image { stack.addArrangedSubview(UIImageView(image: image)) }
    if let title = placeholder.title { stack.addArrangedSubview(label(title, .headline, .label)) }
    if let message = placeholder.message {
      stack.addArrangedSubview(label(message, .subheadline, .secondaryLabel))
    }
    if let title = placeholder.buttonTitle, let onTap {
      stack.addArrangedSubview(button(title, onTap: onTap))
    }
    return view(centering: stack)
  }

  private static func spinner() -> UIView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    return spinner
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static func button(_ title: String, onTap: @escaping @MainActor () -> Void) -> UIView {
    let button = CellGenButton(type: .system)
    if #available(iOS 14, *) {
      button.addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    } else {
      button.cellGenOnTap = onTap
    }
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }

  private static func view(centering stack: UIView) -> UIView {
    let view = UIView()
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // A background view is as large as the container, bars and all; the margins keep out of the safe
    // area's insets (Apple, `insetsLayoutMarginsFromSafeArea`), so this is the middle of what can be
    // seen. Insets of the container's content do not count.
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
    ])
    return view
  }
}

/// A button that calls a closure on iOS 13, whose controls take only targets and selectors, which need
/// Objective-C.
///
/// It uses what `UIControl` offers to subclasses: `endTracking(_:with:)` is called when a touch ends, and
/// `isTouchInside` says whether the finger is still on the control (Apple, `UIControl`). VoiceOver activates
/// a control by a touch, too.
final class CellGenButton: UIButton {
  /// Named like nothing that an app adds to its views: a property of a class cannot have the name of
  /// one in an extension of its superclass.
  var cellGenOnTap: (@MainActor () -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = isTouchInside
    super.endTracking(touch, with: event)
    if isTap { cellGenOnTap?() }
  }
}

/// Runs the updates of a container one after the other, in the order in which they are asked for.
///
/// Diffable data sources raise an exception when a snapshot is applied while they apply another:
/// `BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY…`, as in
/// clickety-clacks/clawline#140, where a cell that is configured leads to an update. UIKit calls hooks
/// and asks for views in the middle of updates and layout passes, so what these ask for waits until
/// UIKit is done. Animations that still run are no hindrance.
@MainActor
final class CellGenUpdates {
  private var waiting: [() -> Void] = []
  /// Whether an update is being carried out; its animations may come later.
  private(set) var isRunning = false
  /// How many calls of UIKit's, one inside the other, are being answered.
  private var calls = 0

  /// Runs an update behind those that wait: at once, or when UIKit is done.
  ///
  /// - Parameters:
  ///   - screen: what is updated; it may be gone by then.
  ///   - ifGone: runs in place of the update if it is.
  func add<Screen: AnyObject>(
    of screen: Screen, ifGone: (() -> Void)? = nil, _ update: @escaping (Screen) -> Void
  ) {
    waiting.append { [weak screen] in
      if let screen { update(screen) } else { ifGone?() }
    }
    run()
  }

  /// Answers a call that UIKit makes while it updates or lays out the container.
  func answer<Result>(_ call: () -> Result) -> Result {
    calls += 1
    defer {
      calls -= 1
      runSoon()
    }
    return call()
  }

  /// A layout pass outside of an update ends unseen, so what it led to has the next turn.
  private func runSoon() {
    guard calls == 0, !isRunning, !waiting.isEmpty else { return }
    Task { @MainActor in self.run() }
  }

  /// A loop and no recursion: an update may lead to the next one any number of times.
  private func run() {
    guard calls == 0, !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while !waiting.isEmpty {
      let updates = waiting
      waiting = []
      for update in updates { update() }
    }
  }
}

/// The colour behind a section of a screen.
///
/// Decoration views get no data but their kind, so the colours of each screen are kept by kind.
final class CellGenSectionBackgroundView<Content: ScreenContent>: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.representedElementKind.flatMap {
      CellGenSectionBackgrounds.colors[ObjectIdentifier(Content.self)]?[$0]
    }
  }
}

/// The colours behind the sections of all screens.
@MainActor
enum CellGenSectionBackgrounds {
  fileprivate static var colors: [ObjectIdentifier: [String: UIColor]] = [:]

  /// Keeps the colours of a screen, and registers their kinds with its layout.
  static func register<Content: ScreenContent>(
    _ backgrounds: [Content.Section: UIColor], of content: Content.Type,
    in layout: UICollectionViewLayout
  ) {
    for (section, color) in backgrounds {
      let kind = kind(of: section, in: content)
      colors[ObjectIdentifier(content), default: [:]][kind] = color
      layout.register(CellGenSectionBackgroundView<Content>.self, forDecorationViewOfKind: kind)
    }
  }

  /// The kind of the view behind a section, unique in the layout of its screen.
  static func kind<Content: ScreenContent>(
    of section: Content.Section, in content: Content.Type
  ) -> String {
    let position = Array(Content.Section.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}

"""#
}
