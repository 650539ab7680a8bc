// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The runtime as one file, but for its imports.
package var embeddedRuntime: String {
#"""
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration says so or conforms to a protocol that does. Everything that a diffable data source
// compares must be, so all of it conforms to this one.
#if compiler(>=6.1)
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
///
/// Nonisolated even where the main actor is the default isolation.
public nonisolated protocol ScreenValue: Hashable, Sendable {}
#else
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
public protocol ScreenValue: Hashable, Sendable {}
#endif

/// What a view without actions reports.
extension Never: ScreenValue {}

#if compiler(>=6.1)
/// What a view shows, what the view reports, and which view it is.
///
///     struct PhotoViewData: ViewData {
///       enum Action: ScreenValue { case open }
///
///       var url: URL
///
///       @MainActor static var host: CellHost<Self> { .view(PhotoView.self) }
///     }
public nonisolated protocol ViewData: ScreenValue {
  /// What the view reports; `Never` for a view that reports nothing.
  associatedtype Action: ScreenValue = Never

  /// What shows the data in cells, headers and footers.
  @MainActor static var host: CellHost<Self> { get }
}
#else
/// What a view shows, what the view reports, and which view it is.
public protocol ViewData: ScreenValue {
  associatedtype Action: ScreenValue = Never

  @MainActor static var host: CellHost<Self> { get }
}
#endif

extension ViewData {
  /// Views of some data, one below the other, for previews.
  @MainActor
  public static func preview(of samples: [Self]) -> UIView {
    let stack = UIStackView(arrangedSubviews: samples.map { $0.makeView() })
    stack.axis = .vertical
    return stack
  }

  @MainActor
  private func makeView() -> UIView {
    guard let content = Self.host.content else { return UIView() }
    let hosted = content.make()
    hosted.show(self, onAction: nil)
    return hosted.view
  }
}

#if compiler(>=6.1)
/// A cell as a value: what it shows, with an id that tells it apart.
public nonisolated protocol CellModel: ViewData, Identifiable where ID: Sendable {
  /// What the cell does as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>
}
#else
/// A cell as a value: what it shows, with an id that tells it apart.
public protocol CellModel: ViewData, Identifiable where ID: Sendable {
  @MainActor static func row(of data: Self) -> CellRow<Action>
}
#endif

extension CellModel {
  @MainActor public static func row(of data: Self) -> CellRow<Action> { CellRow() }
}

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

/// The id of a kind of cell of which a screen has at most one.
public enum OnlyID: ScreenValue {
  case only
}

/// What shows data in the cells, headers and footers of any container.
///
/// A view is put into cells of the runtime's; a cell class of the app's is dequeued itself.
@MainActor
public struct CellHost<Data: ViewData> {
  /// What is put into the runtime's own cells, headers and footers.
  struct Content {
    let make: @MainActor () -> CellGenHostedData<Data>
    let size: @MainActor (Data, CGFloat) -> CGSize?
    /// Whether it is a content configuration rather than a view.
    var isConfiguration = false
  }

  /// A cell class of the app's.
  struct OwnCell {
    let cellClass: UIView.Type
    /// Loads its nib, which takes time; nil for a class without one.
    let nib: (@MainActor () -> UINib)?
    let configure: @MainActor (UIView, Data, @escaping ActionHandler<Data.Action>) -> Void

    /// The reuse identifier that the nib gives its cell; nil for none.
    ///
    /// A nib with an identifier can be registered for no other: UIKit raises "cell reuse indentifier in
    /// nib (…) does not match the identifier used to register the nib (…)"
    /// (<https://github.com/tigerAndBull/TABAnimated/issues/54>).
    @MainActor var identifierInNib: String? {
      let cell = nib?().instantiate(withOwner: nil).first
      let identifier =
        (cell as? UICollectionReusableView)?.reuseIdentifier
        ?? (cell as? UITableViewCell)?.reuseIdentifier
      return identifier?.isEmpty == true ? nil : identifier
    }
  }

  /// Nil where the cell is the app's.
  let content: Content?
  /// Nil where the cell is the runtime's.
  let ownCell: OwnCell?

  private init(_ content: Content) {
    self.content = content
    ownCell = nil
  }

  private init(_ ownCell: OwnCell) {
    content = nil
    self.ownCell = ownCell
  }
}

// MARK: - Views

extension CellHost {
  /// A view that is made in code and reports nothing, or nothing but what its cells report for it.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil for what the view computes or Auto Layout finds.
  public static func view<View: ConfigurableView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  /// A view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil for what the view computes or Auto Layout finds.
  public static func view<View: ReportingView>(
    reporting type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  // A view that could report is never left without a handler, though nothing asked for one.

  /// A view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil for what the view computes or Auto Layout finds.
  public static func view<View: ReportingView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, height: height)
  }

  /// The view of other data that takes these, too, and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: the size of the view for some data in a container of a width; nil to let Auto Layout
  ///     find it.
  ///   - configure: shows the data in the view.
  public static func view<View: ReportingView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self where View.Data.Action == Data.Action {
    view(reporting: type, size: size, configure: configure)
  }

  /// The view of other data that takes these, too, and reports nothing.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: the size of the view for some data in a container of a width; nil to let Auto Layout
  ///     find it.
  ///   - configure: shows the data in the view.
  public static func view<View: ConfigurableView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self {
    host(CellGenViewParts(configure: configure, report: { _, _ in }, size: size)) {
      View(frame: .zero)
    }
  }

  /// The view of other data that takes these, too, and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: the size of the view for some data in a container of a width; nil to let Auto Layout
  ///     find it.
  ///   - configure: shows the data in the view.
  public static func view<View: ReportingView>(
    reporting type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self where View.Data.Action == Data.Action {
    host(CellGenViewParts(configure: configure, report: { $0.onAction = $1 }, size: size)) {
      View(frame: .zero)
    }
  }

  private static func size<View: ConfigurableView>(
    of type: View.Type, _ height: Double?
  ) -> @MainActor (Data, CGFloat) -> CGSize? where View.Data == Data {
    guard let height else { return View.size }
    return { CGSize(width: $1, height: height) }
  }

  private static func host<View: ReusableView>(
    _ parts: CellGenViewParts<Data, View>, make: @escaping @MainActor () -> View
  ) -> Self {
    Self(Content(make: { CellGenHostedView(make(), parts) }, size: parts.size))
  }

  /// What shows the data that these are mapped to.
  public static func mapped<Target: ViewData>(
    _ map: @escaping @MainActor (Data) -> Target
  ) -> Self where Target.Action == Data.Action {
    let host = Target.host
    if let content = host.content {
      return Self(
        Content(
          make: { CellGenHostedMapping(content.make(), map) },
          size: { content.size(map($0), $1) }, isConfiguration: content.isConfiguration))
    }
    guard let cell = host.ownCell else { preconditionFailure("a host has content or is a cell") }
    return Self(
      OwnCell(cellClass: cell.cellClass, nib: cell.nib) { cell.configure($0, map($1), $2) })
  }

  /// A content configuration, such as one that hosts a SwiftUI view.
  @available(iOS 14, *)
  public static func configuration<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, @escaping ActionHandler<Data.Action>) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: { CellGenHostedConfiguration(make) }, size: { _, _ in nil }, isConfiguration: true))
  }
}

// MARK: - Cells of the app's

extension CellHost {
  /// A collection view cell that is made in code.
  public static func cell<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// A table view cell that is made in code.
  public static func cell<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// A collection view cell that is loaded from the nib of its name.
  public static func nib<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// A table view cell that is loaded from the nib of its name.
  public static func nib<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// A view that is loaded from the nib of its name and reports nothing, or nothing but what its cells
  /// report for it.
  public static func nib<View: ConfigurableView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { _, _ in }, size: View.size)
    ) { load(type) }
  }

  /// A view that is loaded from the nib of its name and reports actions.
  public static func nib<View: ReportingView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { $0.onAction = $1 }, size: View.size)
    ) { load(type) }
  }

  private static func ownCell<Cell: ConfigurableCell>(
    _ type: Cell.Type, nib: (@MainActor () -> UINib)?
  ) -> Self where Cell.Data == Data {
    Self(
      OwnCell(cellClass: type, nib: nib) { cell, data, onAction in
        guard let cell = cell as? Cell else {
          preconditionFailure(
            "\(Data.self) is shown by cells of \(type), but this is a \(Swift.type(of: cell))")
        }
        cell.configure(with: data, onAction: onAction)
      })
  }

  private static func nib(of type: UIView.Type) -> UINib {
    UINib(nibName: "\(type)", bundle: Bundle(for: type))
  }

  private static func load<View: UIView>(_ type: View.Type) -> View {
    let objects = nib(of: type).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      preconditionFailure("the nib '\(type)' holds no \(type)")
    }
    return view
  }
}

/// A cell class of the app's that shows one kind of data in a declared screen.
///
///     final class OrderCell: UICollectionViewCell, ConfigurableCell {
///       func configure(
///         with data: OrderViewData, onAction: @escaping ActionHandler<OrderViewData.Action>
///       ) { … }
///     }
@MainActor
public protocol ConfigurableCell: UIView {
  /// What the cell shows.
  associatedtype Data: ViewData

  /// Shows the data, all of it, and keeps what is called with each action.
  func configure(with data: Data, onAction: @escaping ActionHandler<Data.Action>)
}

/// What a cell does as a row of its list, in the actions of its view.
public struct CellRow<Action> {
  /// What selecting the cell reports; nil for a cell that cannot be selected.
  public var select: Action?
  /// What swiping the cell from its leading edge uncovers.
  public var leading: [CellSwipeAction<Action>]
  /// What swiping the cell from its trailing edge uncovers.
  public var trailing: [CellSwipeAction<Action>]

  public init(
    select: Action? = nil, leading: [CellSwipeAction<Action>] = [],
    trailing: [CellSwipeAction<Action>] = []
  ) {
    self.select = select
    self.leading = leading
    self.trailing = trailing
  }

  func swipeActions(on edge: CellSwipeEdge) -> [CellSwipeAction<Action>] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// The same row in the actions of the screen.
  func map<Other>(_ transform: (Action) -> Other) -> CellRow<Other> {
    CellRow<Other>(
      select: select.map(transform), leading: leading.map { $0.map(transform) },
      trailing: trailing.map { $0.map(transform) })
  }
}

/// The state of a cell as plain values, the same for collection and table views.
public struct CellState: ScreenValue {
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
  private struct Traits: OptionSet, ScreenValue {
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

/// What the hosts of a view tell it, whatever it shows.
///
/// A protocol of its own, so that the views that cellgen lays out inherit their conformance from
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

/// The superclass of the views that cellgen lays out: it has their initializers, so that each of them has
/// only what it shows.
open class DeclaredView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    makeElements()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Makes what the view consists of. Called once, when the view is made.
  open func makeElements() {}

  open func prepareForReuse() {}

  open func update(for state: CellState) {}
}

extension DeclaredView: ReusableView {}

/// What is inside a cell, header or footer of the runtime's.
@MainActor
class CellGenHosted {
  /// The view that shows the data.
  var view: UIView { preconditionFailure("every subclass has a view") }

  // Synthesized, it would not be isolated, and no subclass could override it.
  init() {}

  /// Puts the view into a host that has had none.
  func install(in host: any CellGenHost) {
    host.contentView.addSubview(view)
    Self.pin(view, to: host.contentView)
  }

  /// Shows the state of the cell around the view.
  func update(for state: CellState) {}

  /// Forgets the data.
  func prepareForReuse() {}

  /// The size that is computed for the data in a container of a width, or nil to let Auto Layout find
  /// it.
  func size(boundedBy width: CGFloat) -> CGSize? { nil }

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

/// What shows data of one type inside a cell, header or footer.
class CellGenHostedData<Data: ViewData>: CellGenHosted {
  /// Shows the data, and reports to a handler.
  func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {}

  /// The content configuration that shows the data by itself; nil where a view does.
  @available(iOS 14, *)
  func configuration(
    of data: Data, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    nil
  }
}

/// A view inside a cell, header or footer.
final class CellGenHostedView<Data: ViewData, View: ReusableView>: CellGenHostedData<Data> {
  private let hostedView: View
  private let parts: CellGenViewParts<Data, View>
  private var data: Data?

  init(_ view: View, _ parts: CellGenViewParts<Data, View>) {
    hostedView = view
    self.parts = parts
  }

  override var view: UIView { hostedView }

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    self.data = data
    parts.report(hostedView, onAction)
    parts.configure(hostedView, data)
  }

  override func update(for state: CellState) { hostedView.update(for: state) }

  /// The handler goes first: nothing that the view does while it is reset may be reported for the old
  /// id.
  override func prepareForReuse() {
    parts.report(hostedView, nil)
    data = nil
    hostedView.prepareForReuse()
  }

  override func size(boundedBy width: CGFloat) -> CGSize? {
    data.flatMap { parts.size($0, width) }
  }
}

/// How a view is configured and measured with data of a type.
@MainActor
struct CellGenViewParts<Data: ViewData, View> {
  let configure: @MainActor (View, Data) -> Void
  /// Gives the view what is called with its actions; nothing for one that reports none.
  let report: @MainActor (View, ActionHandler<Data.Action>?) -> Void
  let size: @MainActor (Data, CGFloat) -> CGSize?
}

/// What shows the data of a mapped view: the host of the data that it is mapped to.
final class CellGenHostedMapping<Data: ViewData, Target: ViewData>: CellGenHostedData<Data>
where Target.Action == Data.Action {
  private let target: CellGenHostedData<Target>
  private let map: @MainActor (Data) -> Target

  init(_ target: CellGenHostedData<Target>, _ map: @escaping @MainActor (Data) -> Target) {
    self.target = target
    self.map = map
  }

  override var view: UIView { target.view }

  override func install(in host: any CellGenHost) { target.install(in: host) }

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    target.show(map(data), onAction: onAction)
  }

  @available(iOS 14, *)
  override func configuration(
    of data: Data, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    target.configuration(of: map(data), onAction: onAction)
  }

  override func update(for state: CellState) { target.update(for: state) }

  override func prepareForReuse() { target.prepareForReuse() }

  override func size(boundedBy width: CGFloat) -> CGSize? { target.size(boundedBy: width) }
}

/// A content configuration inside a cell, header or footer, such as a SwiftUI view's.
///
/// It is the host's own: then UIKit tells it of states and keeps the host as tall as it becomes.
@available(iOS 14, *)
final class CellGenHostedConfiguration<Data: ViewData>: CellGenHostedData<Data> {
  typealias Make =
    @MainActor (Data, @escaping ActionHandler<Data.Action>) -> any UIContentConfiguration

  private let make: Make
  private weak var host: (any CellGenHost)?
  private var loneView: (any UIView & UIContentView)?

  init(_ make: @escaping Make) {
    self.make = make
  }

  override var view: UIView { loneView ?? host?.contentView ?? UIView() }

  override func install(in host: any CellGenHost) { self.host = host }

  override func configuration(
    of data: Data, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    make(data) { onAction?($0) }
  }

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    let configuration = make(data) { onAction?($0) }
    if let host {
      host.contentConfiguration = configuration
    } else if let loneView {
      loneView.configuration = configuration
    } else {
      loneView = configuration.makeContentView()
    }
  }
}

/// A cell, header or footer of the runtime's.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  /// What it hosts; nil until it is configured for the first time. Its reuse identifier belongs to
  /// data of one type, so it never changes.
  var hosted: CellGenHosted? { get set }
}

extension CellGenHost {
  /// Shows data, and reports to a handler.
  func show<Data: ViewData>(
    _ data: Data, in content: CellHost<Data>.Content, onAction: ActionHandler<Data.Action>?
  ) {
    let hosted = hosted as? CellGenHostedData<Data> ?? install(content.make())
    hosted.show(data, onAction: onAction)
  }

  private func install<Data>(_ hosted: CellGenHostedData<Data>) -> CellGenHostedData<Data> {
    self.hosted = hosted
    hosted.install(in: self)
    return hosted
  }

  /// The attributes of a collection view with the size that is computed for the data, or nil.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = hosted?.size(boundedBy: attributes.size.width) else { return nil }
    attributes.size = size
    return attributes
  }
}

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell: UICollectionViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    hosted?.update(for: CellState(state))
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
    hosted?.update(for: CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}

/// The cell that hosts a view in the lists of a collection view, where only UIKit's own list cells
/// have separators, swipe actions and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default colour is not nil), so a
/// section's own shows around the rows only. The separator keeps the inset of UIKit's own content
/// (`separatorLayoutGuide`), since a hosted view does not say where its own begins.
@available(iOS 14, *)
public final class ConfigurableListCell: UICollectionViewListCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    hosted?.update(for: CellState(state))
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@available(iOS 14, *)
extension ConfigurableListCell: CellGenHost {}

/// The table view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableTableViewCell: UITableViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    hosted?.update(for: CellState(state))
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
    hosted?.update(
      for: CellState(isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing))
  }

  /// A computed size is that of the whole cell: what UIKit measures itself it makes higher by the
  /// separator, a pixel that a view of a computed size is short of.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted?.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableTableViewCell: CellGenHost {}

/// The header or footer of a collection view that hosts a view: it only passes on what happens to it.
public final class ConfigurableReusableView: UICollectionReusableView {
  var hosted: CellGenHosted?
  /// What shows a content configuration, which only cells have of their own.
  private var configured: UIView?

  /// The view that shows the data; nil until this is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableReusableView: CellGenHost {
  var contentView: UIView { self }

  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? {
    get { (configured as? any UIView & UIContentView)?.configuration }
    set {
      guard let newValue else { return }
      if let view = configured as? any UIView & UIContentView {
        view.configuration = newValue
      } else {
        let view = newValue.makeContentView()
        configured = view
        addSubview(view)
        CellGenHosted.pin(view, to: self)
      }
    }
  }
}

/// The header or footer of a table view that hosts a view.
public final class ConfigurableHeaderFooterView: UITableViewHeaderFooterView {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until this is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted?.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableHeaderFooterView: CellGenHost {}

#if compiler(>=6.1)
/// A section of a screen.
public nonisolated protocol ScreenSection: ScreenValue {
  /// What is declared once, and says how the section is laid out: the section itself.
  associatedtype Kind: ScreenValue & CaseIterable = Self

  var kind: Kind { get }
}

/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public nonisolated protocol ScreenItem: ScreenValue, Identifiable where ID: ScreenValue {}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public nonisolated protocol ScreenSectionItem: ScreenValue, Identifiable {
  associatedtype Item: ScreenItem

  /// The same cell as one of the screen.
  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public nonisolated protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ScreenValue = Never

  /// Content that shows nothing.
  init()

  /// The sections with what is in them, in the order in which they are shown. Those with nothing to
  /// show are left out.
  func sections() -> [ShownSection<Self>]
}
#else
/// A section of a screen.
public protocol ScreenSection: ScreenValue {
  associatedtype Kind: ScreenValue & CaseIterable = Self

  var kind: Kind { get }
}

/// Any cell of a screen: an enum with one case a kind of cell.
public protocol ScreenItem: ScreenValue, Identifiable where ID: ScreenValue {}

/// Any cell of a section of several kinds: an enum with one case a kind of cell.
public protocol ScreenSectionItem: ScreenValue, Identifiable {
  associatedtype Item: ScreenItem

  var screenItem: Item { get }
}

/// Everything that a screen shows, as one value.
public protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  associatedtype HeaderFooter: ScreenValue = Never

  init()

  func sections() -> [ShownSection<Self>]
}
#endif

/// A section of a screen's content, with its cells.
public struct ShownSection<Content: ScreenContent>: ScreenValue {
  public var section: Content.Section
  /// Nil for none.
  public var header: Content.HeaderFooter?
  /// Nil for none.
  public var footer: Content.HeaderFooter?
  public var items: [Content.Item]

  public init(
    _ section: Content.Section, header: Content.HeaderFooter? = nil,
    footer: Content.HeaderFooter? = nil, items: [Content.Item] = []
  ) {
    self.section = section
    self.header = header
    self.footer = footer
    self.items = items
  }
}

extension ScreenSection where Kind == Self {
  public nonisolated var kind: Self { self }
}

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
  public nonisolated var id: Item.ID { screenItem.id }

  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screenItem == rhs.screenItem
  }

  public nonisolated func hash(into hasher: inout Hasher) { screenItem.hash(into: &hasher) }

  public nonisolated var hashValue: Int { screenItem.hashValue }
}

/// A cell of a screen: its data, and what its view reports as actions of the screen.
///
///     case .photo(let data): ScreenCell(data, identifier: "listing.photo") { .photo(data.id, $0) }
///     case .note(let data): ScreenCell(row: data, identifier: "listing.note")
@MainActor
public struct ScreenCell<Action> {
  let shown: CellGenShown<Action>

  /// What the cell does as a row of its list, in actions of the screen.
  public var row: CellRow<Action> { shown.row }

  /// - Parameters:
  ///   - data: what the cell shows.
  ///   - identifier: the accessibility identifier of the kind; that of a cell ends with its id, too.
  ///   - action: the action of the screen for one of the view's.
  public init<Data: CellModel>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: false, identifier: identifier, action: action)
  }

  /// A cell that reports nothing.
  public init<Data: CellModel>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// A cell that collection views show in lists, with their separators and swipe actions.
  public init<Data: CellModel>(
    row data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: true, identifier: identifier, action: action)
  }

  /// A cell that collection views show in lists, and that reports nothing.
  public init<Data: CellModel>(row data: Data, identifier: String) where Data.Action == Never {
    self.init(row: data, identifier: identifier) { _ -> Action in }
  }
}

/// A header or footer of a screen: its data, and what its view reports as actions of the screen.
///
///     case .photosHeader(let data): ScreenHeaderFooter(data, identifier: "listing.photos.header")
@MainActor
public struct ScreenHeaderFooter<Action> {
  let shown: CellGenShown<Action>

  /// - Parameters:
  ///   - data: what the header or footer shows.
  ///   - identifier: its accessibility identifier.
  ///   - action: the action of the screen for one of the view's.
  public init<Data: ViewData>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownData(data, identifier: identifier, action: action)
  }

  /// A header or footer that reports nothing.
  public init<Data: ViewData>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }
}

/// Data of any type that is shown on a screen.
@MainActor
class CellGenShown<Action> {
  init() {}

  /// What a cell does as a row of its list.
  var row: CellRow<Action> { CellRow() }

  func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    preconditionFailure("every subclass makes cells")
  }

  func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    preconditionFailure("every subclass makes cells")
  }

  func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    preconditionFailure("every subclass makes headers and footers")
  }

  func headerFooterView(
    in tableView: UITableView, _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    preconditionFailure("every subclass makes headers and footers")
  }

  /// Shows the data in a header or footer that is on the screen.
  func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {}

  func size(boundedBy width: CGFloat, _ sizes: CellGenSizes) -> CGSize? { nil }
}

/// Data of one type, in a header or footer.
class CellGenShownData<Data: ViewData, Action>: CellGenShown<Action> {
  let data: Data
  let action: (Data.Action) -> Action
  private let identifier: String

  init(_ data: Data, identifier: String, action: @escaping (Data.Action) -> Action) {
    self.data = data
    self.identifier = identifier
    self.action = action
  }

  var accessibilityIdentifier: String { identifier }

  override func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    let host = Data.host
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: kinds.headerFooter(host, ofKind: elementKind, in: collectionView),
      for: indexPath)
    show(in: view, host, onAction)
    return view
  }

  override func headerFooterView(
    in tableView: UITableView, _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    let host = Data.host
    let identifier = kinds.headerFooter(host, in: tableView)
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      preconditionFailure("'\(identifier)' is not registered in this table view")
    }
    show(in: view, host, onAction)
    return view
  }

  override func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {
    show(in: view, Data.host, onAction)
  }

  final func show(
    in view: UIView, _ host: CellHost<Data>, _ onAction: @escaping ActionHandler<Action>
  ) {
    host.show(data, in: view) { [action] in onAction(action($0)) }
    view.accessibilityIdentifier = accessibilityIdentifier
  }

  override func size(boundedBy width: CGFloat, _ sizes: CellGenSizes) -> CGSize? {
    sizes.size(of: data, boundedBy: width)
  }
}

/// Data of one type, in a cell.
final class CellGenShownCell<Data: CellModel, Action>: CellGenShownData<Data, Action> {
  /// Of the kind and not of the place: a cell that is configured anew keeps its class, also where it moves
  /// to a section of another layout.
  private let isInList: Bool

  init(
    _ data: Data, isInList: Bool, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.isInList = isInList
    super.init(data, identifier: identifier, action: action)
  }

  override var row: CellRow<Action> { Data.row(of: data).map(action) }

  override var accessibilityIdentifier: String {
    let kind = super.accessibilityIdentifier
    return Data.ID.self == OnlyID.self ? kind : "\(kind).\(String(describing: data.id))"
  }

  override func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    let host = Data.host
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kinds.cell(host, isInList: isInList, in: collectionView),
      for: indexPath)
    show(in: cell, host, onAction)
    return cell
  }

  override func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    let host = Data.host
    let cell = tableView.dequeueReusableCell(
      withIdentifier: kinds.cell(host, in: tableView), for: indexPath)
    show(in: cell, host, onAction)
    return cell
  }
}

extension CellHost {
  /// Configures a cell, header or footer that was dequeued: the only cast, since UIKit's come without
  /// their types.
  func show(_ data: Data, in view: UIView, onAction: @escaping ActionHandler<Data.Action>) {
    if let ownCell { return ownCell.configure(view, data, onAction) }
    guard let content, let host = view as? any CellGenHost else {
      preconditionFailure("\(Data.self) cannot be shown in a \(type(of: view))")
    }
    host.show(data, in: content, onAction: onAction)
  }
}

/// Makes the cells, headers and footers of a screen, and says what they report.
///
/// A data source makes its own; give it another to replace some of what the generated one makes.
@MainActor
public protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// The cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>

  /// A header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>

  /// What is shown in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?
}

extension ViewCreator {
  public func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator where Content.HeaderFooter == Never {
  public func headerFooter(for headerFooter: Never) -> ScreenHeaderFooter<Action> {}
}

/// The content that a data source shows, with its items by id.
///
/// While updates are under way UIKit may still lay out what is about to leave, so what was shown before
/// them is kept until the last one has ended: a cell or a header that is missing then stops the program.
@MainActor
final class CellGenShownContent<Content: ScreenContent> {
  let updates = CellGenUpdates()
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)?
  private let isReloading: Bool
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  private var boundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0
  private var leavingBoundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]
  /// The id that each cell was configured with last; by that time index paths have moved on. UIKit
  /// keeps a few cells and uses them again, so it stays small.
  private var idsOfCells: [ObjectIdentifier: Content.Item.ID] = [:]

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
    leavingBoundaries.merge(boundaries) { old, new in
      CellGenSectionBoundaries(header: new.header ?? old.header, footer: new.footer ?? old.footer)
    }
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
    leavingBoundaries = [:]
    leavingItems = [:]
    return true
  }

  /// The cell of an id that UIKit asks for; nil for an id of no item.
  func cellToDisplay<Cell: UIView>(
    for id: Content.Item.ID, make: (Content.Item) -> Cell?
  ) -> Cell? {
    guard let item = items[id] ?? leavingItems[id] else { return nil }
    return updates.answer {
      guard let cell = make(item) else { return nil }
      idsOfCells[ObjectIdentifier(cell)] = id
      didConfigure?(cell)
      return cell
    }
  }

  /// The id that a cell was configured with; nil for one that is none of the screen's.
  func id(of cell: UIView) -> Content.Item.ID? { idsOfCells[ObjectIdentifier(cell)] }

  /// What a section has besides its cells.
  func boundaries(of section: Content.Section) -> CellGenSectionBoundaries<Content> {
    boundaries[section] ?? CellGenSectionBoundaries()
  }

  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
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

  var onAction: ActionHandler<Creator.Action>?
  var hooks = ListHooks<ID>()
  var onDuplicate: @MainActor ([ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }
  private(set) var state = ListState<Content>.content(Content())
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)? {
    get { shown.didConfigure }
    set { shown.didConfigure = newValue }
  }
  let screen: Screen
  let creator: Creator

  private let container: UIScrollView
  let kinds = CellGenKinds()
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

  /// The item that a cell shows.
  func item(of cell: UIView) -> Content.Item? { shown.id(of: cell).flatMap { shown.items[$0] } }

  func size(for id: ID, boundedBy width: CGFloat) -> CGSize? {
    shown.items[id].flatMap { creator.cell(for: $0).shown.size(boundedBy: width, sizes) }
  }

  /// Reports an action of the screen.
  var reportAction: ActionHandler<Creator.Action> {
    { [weak self] in self?.onAction?($0) }
  }

  /// What the cell at a place does as a row; nil where there is none.
  func row(at indexPath: IndexPath) -> CellRow<Creator.Action>? {
    item(at: indexPath).map { creator.cell(for: $0).row }
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

  func update(_ change: (inout Content) -> Void, isAnimated: Bool, completion: (() -> Void)?) {
    var content = state.content
    change(&content)
    apply(.content(content), isAnimated: isAnimated, completion: completion)
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
      creator.headerFooter(for: $1).shown.show(in: $0, onAction: reportAction)
    }
    screen.showBehindCells(
      creator.placeholderView(for: state, isEmpty: shown.isEmpty, onAction: reportAction))
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
    guard let hook, let id = shown.id(of: cell) else { return }
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
    hooks.didSelect != nil || screen.isEditing || row(at: indexPath)?.select != nil
  }

  /// - Parameter deselect: called where the selection is not to stay.
  func didSelect(_ indexPath: IndexPath, deselect: () -> Void) {
    guard let item = item(at: indexPath) else { return }
    let isEditing = screen.isEditing
    let select = creator.cell(for: item).row.select
    if let didSelect = hooks.didSelect {
      didSelect(item.id)
    } else if !isEditing, select != nil {
      deselect()
    }
    if !isEditing, let select { onAction?(select) }
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
    let actions = creator.cell(for: item).row.swipeActions(on: edge)
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
    let action = UIContextualAction(style: style, title: swipe.title) { [weak self] _, _, finish in
      self?.onAction?(swipe.action)
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
///     let dataSource = ListingDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not. It is the collection view's delegate; another can be set
/// as ``delegate``, and ``hooks`` report what happens to cells by their ids.
@MainActor
public final class CollectionDataSource<Creator: ViewCreator>: NSObject,
  UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
  public typealias Content = Creator.Content
  public typealias Diffable = UICollectionViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The collection view that shows the content.
  public let collectionView: UICollectionView
  private let list: CellGenList<Creator, CellGenCollectionScreen<Content>>

  /// Called with everything that the screen reports.
  public var onAction: ActionHandler<Creator.Action>? {
    get { list.onAction }
    set { list.onAction = newValue }
  }

  /// Called with what happens to cells.
  public var hooks: ListHooks<Content.Item.ID> {
    get { list.hooks }
    set { list.hooks = newValue }
  }

  /// Called with ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void {
    get { list.onDuplicate }
    set { list.onDuplicate = newValue }
  }

  /// Called with each cell after it is configured, and with those on the screen when this is set.
  public var configureCell: (@MainActor (UICollectionViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in collectionView.visibleCells { configure(cell) }
    }
  }

  /// Hears and answers what the data source does not decide. At first it is the delegate that the
  /// collection view had, such as its `UICollectionViewController`.
  ///
  /// What *did* or *will* happen is passed on after the data source has done its part. What is *asked* is
  /// answered by the data source where the manifest says anything about it, and by the delegate elsewhere.
  public weak var delegate: (any UICollectionViewDelegate)? {
    didSet { becomeDelegate() }
  }

  /// Answers what the data source does not: index titles, and what can be moved. At first it is the data
  /// source that the collection view had, such as its `UICollectionViewController`.
  public weak var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Hears of prefetching after ``hooks``. At first it is what the collection view had.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// UIKit's data source underneath, for what it offers besides snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  public var diffableDataSource: Diffable { list.screen }

  /// Shows content in a collection view of its own.
  ///
  /// - Parameters:
  ///   - layout: the layout of the collection view.
  ///   - creator: nil for the screen's own.
  public convenience init(layout: UICollectionViewLayout, creator: Creator? = nil) {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.init(collectionView: collectionView, creator: creator)
  }

  /// Shows content in a collection view that exists, whose layout may be set later.
  ///
  /// - Parameters:
  ///   - collectionView: what shows the content; its delegate becomes ``delegate``.
  ///   - creator: nil for the screen's own.
  public init(collectionView: UICollectionView, creator: Creator? = nil) {
    self.collectionView = collectionView
    let found = collectionView.dataSource
    let shown = CellGenShownContent<Content>(isReloading: false)
    weak var maker: CellGenList<Creator, CellGenCollectionScreen<Content>>?
    let screen = CellGenCollectionScreen(collectionView: collectionView, shown: shown) {
      _, indexPath, id in
      shown.cellToDisplay(for: id) { maker?.collectionViewCell(for: $0, at: indexPath) }
    }
    list = CellGenList(creator: creator ?? Creator(), container: collectionView, screen: screen)
    maker = list
    super.init()
    screen.supplementaryViewProvider = { [weak list] _, kind, indexPath in
      list?.headerFooterView(ofKind: kind, at: indexPath)
    }
    screen.swipeConfiguration = { [weak list] in list?.swipeConfiguration(at: $0, on: $1) }
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = collectionView.delegate
    prefetchDataSource = collectionView.prefetchDataSource
    screen.fallback = found
    becomeDelegate()
    collectionView.prefetchDataSource = self
  }

  /// UIKit asks what a delegate responds to when it is set, so it is set again with each other one.
  private func becomeDelegate() {
    collectionView.delegate = nil
    collectionView.delegate = self
  }

  private func configure(_ cell: UIView) {
    guard let configureCell, let item = list.item(of: cell),
      let cell = cell as? UICollectionViewCell
    else { return }
    configureCell(cell, item)
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

  /// The size of an item's cell in a container of a width, without a cell; nil for a cell class of the
  /// app's, and while the item is not shown.
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

  /// Changes the content that was applied last, and shows it.
  ///
  ///     dataSource.update { $0.photos[id: url]?.caption = "…" }
  public func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Content) -> Void
  ) {
    list.update(change, isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows content, or what is shown in place of it.
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
    if list.canSelect(indexPath) { return true }
    guard delegateSelects(indexPath) else { return false }
    let shouldHighlight = delegate?.collectionView(_:shouldHighlightItemAt:)
    return shouldHighlight?(collectionView, indexPath) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// Whether the delegate wants a cell to be selected of which the manifest says nothing: it says so, or
  /// has a method for it.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldSelect = delegate?.collectionView(_:shouldSelectItemAt:) {
      return shouldSelect(collectionView, indexPath)
    }
    return delegate?.collectionView(_:didSelectItemAt:) != nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    list.didSelect(indexPath) { collectionView.deselectItem(at: indexPath, animated: true) }
    (delegate?.collectionView(_:didSelectItemAt:))?(collectionView, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    list.didDeselect(indexPath)
    (delegate?.collectionView(_:didDeselectItemAt:))?(collectionView, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
    (delegate?.collectionView(_:willDisplay:forItemAt:))?(collectionView, cell, indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
    (delegate?.collectionView(_:didEndDisplaying:forItemAt:))?(collectionView, cell, indexPath)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
    (delegate?.scrollViewDidScroll(_:))?(scrollView)
  }

  #if canImport(ObjectiveC)
  // What this class does not implement, the delegate may.

  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || delegate?.responds(to: selector) == true
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    delegate?.responds(to: selector) == true ? delegate : super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UICollectionViewDataSourcePrefetching

  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.prefetch)
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
    (prefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:))?(
      collectionView, indexPaths)
  }
}

extension CellGenList where Screen == CellGenCollectionScreen<Content> {
  func collectionViewCell(for item: Content.Item, at indexPath: IndexPath) -> UICollectionViewCell {
    creator.cell(for: item).shown.cell(
      in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
  }

  func headerFooterView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    screen.headerFooterToDisplay(ofKind: kind, at: indexPath.section).map { headerFooter in
      screen.shown.updates.answer {
        creator.headerFooter(for: headerFooter).shown.headerFooterView(
          ofKind: kind, in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
      }
    }
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// Answers what this does not.
  weak var fallback: (any UICollectionViewDataSource)?
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

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    (fallback?.indexTitles(for:))?(collectionView) ?? super.indexTitles(for: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    (fallback?.collectionView(_:indexPathForIndexTitle:at:))?(collectionView, title, index)
      ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table view's delegate; another can be set
/// as ``delegate``, and ``hooks`` report what happens to cells by their ids.
@MainActor
public final class TableDataSource<Creator: ViewCreator>: NSObject,
  UITableViewDelegate, UITableViewDataSourcePrefetching
{
  public typealias Content = Creator.Content
  public typealias Diffable = UITableViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The table view that shows the content.
  public let tableView: UITableView
  private let list: CellGenList<Creator, CellGenTableScreen<Content>>

  /// Called with everything that the screen reports.
  public var onAction: ActionHandler<Creator.Action>? {
    get { list.onAction }
    set { list.onAction = newValue }
  }

  /// Called with what happens to cells.
  public var hooks: ListHooks<Content.Item.ID> {
    get { list.hooks }
    set { list.hooks = newValue }
  }

  /// Called with ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void {
    get { list.onDuplicate }
    set { list.onDuplicate = newValue }
  }

  /// Called with each cell after it is configured, and with those on the screen when this is set.
  public var configureCell: (@MainActor (UITableViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in tableView.visibleCells { configure(cell) }
    }
  }

  /// Hears and answers what the data source does not decide. At first it is the delegate that the
  /// table view had, such as its `UITableViewController`.
  ///
  /// What *did* or *will* happen is passed on after the data source has done its part. What is *asked* is
  /// answered by the data source where the manifest says anything about it, and by the delegate elsewhere.
  public weak var delegate: (any UITableViewDelegate)? {
    didSet { becomeDelegate() }
  }

  /// Answers what the data source does not: index titles, and what can be moved. At first it is the data
  /// source that the table view had, such as its `UITableViewController`.
  public weak var fallbackDataSource: (any UITableViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Hears of prefetching after ``hooks``. At first it is what the table view had.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// UIKit's data source underneath, for what it offers besides snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  public var diffableDataSource: Diffable { list.screen }

  /// Shows content in a table view that exists.
  ///
  /// - Parameters:
  ///   - tableView: what shows the content; its delegate becomes ``delegate``.
  ///   - creator: nil for the screen's own.
  public init(tableView: UITableView, creator: Creator? = nil) {
    self.tableView = tableView
    let found = tableView.dataSource
    // A table asks for headers and footers only when it loads their section. That an empty batch
    // makes it ask is documented for heights alone, and those who hide headers by one load the data
    // again behind it (peterpaulis/StaticDataTableViewController).
    let shown = CellGenShownContent<Content>(isReloading: true)
    weak var maker: CellGenList<Creator, CellGenTableScreen<Content>>?
    let screen = CellGenTableScreen(tableView: tableView, shown: shown) {
      _, indexPath, id in
      shown.cellToDisplay(for: id) { maker?.tableViewCell(for: $0, at: indexPath) }
    }
    list = CellGenList(creator: creator ?? Creator(), container: tableView, screen: screen)
    maker = list
    super.init()
    screen.canEdit = { [weak self] in self?.canEdit($0) ?? false }
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = tableView.delegate
    prefetchDataSource = tableView.prefetchDataSource
    screen.fallback = found
    becomeDelegate()
    tableView.prefetchDataSource = self
    // Plain tables pad each header from iOS 15 on, by some reports (Nexters/tidify-iOS#62) also one
    // without a height, which all sections of this screen have.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      tableView.sectionHeaderTopPadding = 0
    }
  }

  /// UIKit asks what a delegate responds to when it is set, so it is set again with each other one.
  private func becomeDelegate() {
    tableView.delegate = nil
    tableView.delegate = self
  }

  private func configure(_ cell: UIView) {
    guard let configureCell, let cell = cell as? UITableViewCell, let item = list.item(of: cell)
    else { return }
    configureCell(cell, item)
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

  /// The size of an item's cell in a container of a width, without a cell; nil for a cell class of the
  /// app's, and while the item is not shown.
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

  /// Changes the content that was applied last, and shows it.
  ///
  ///     dataSource.update { $0.photos[id: url]?.caption = "…" }
  public func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Content) -> Void
  ) {
    list.update(change, isAnimated: animatingDifferences, completion: completion)
  }

  /// Shows content, or what is shown in place of it.
  public func apply(
    _ state: ListState<Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    list.apply(state, isAnimated: animatingDifferences, completion: completion)
  }

  // MARK: UITableViewDelegate, headers and footers

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self else {
      return (delegate?.tableView(_:viewForHeaderInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownHeader(at: index).map(headerFooterView)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self else {
      return (delegate?.tableView(_:viewForFooterInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownFooter(at: index).map(headerFooterView)
  }

  private func headerFooterView(for headerFooter: Content.HeaderFooter) -> UIView {
    list.screen.shown.updates.answer {
      list.creator.headerFooter(for: headerFooter).shown.headerFooterView(
        in: tableView, list.kinds, onAction: list.reportAction)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self,
      let height = delegate?.tableView(_:heightForHeaderInSection:)
    {
      return height(tableView, index)
    }
    return height(of: list.screen.shownHeader(at: index))
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self,
      let height = delegate?.tableView(_:heightForFooterInSection:)
    {
      return height(tableView, index)
    }
    return height(of: list.screen.shownFooter(at: index))
  }

  /// Where there is no header or footer, plain tables have nothing, and grouped ones UIKit's own gap
  /// between sections: the automatic dimension stands for it, and 0 for no height at all from iOS 11
  /// on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom of older systems,
  /// takes the gap away and lets reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, selection

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// Whether the delegate wants a row to be selected of which the manifest says nothing: it says so, or
  /// has a method for it.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldHighlight = delegate?.tableView(_:shouldHighlightRowAt:) {
      return shouldHighlight(tableView, indexPath)
    }
    return delegate?.tableView(_:didSelectRowAt:) != nil
  }

  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if list.canSelect(indexPath) { return indexPath }
    guard delegateSelects(indexPath) else { return nil }
    guard let willSelect = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
    return willSelect(tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.didSelect(indexPath) { tableView.deselectRow(at: indexPath, animated: true) }
    (delegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list.didDeselect(indexPath)
    (delegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
  }

  // MARK: UITableViewDelegate, swipe actions

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list.swipeConfiguration(at: indexPath, on: .leading)
      ?? (delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(tableView, indexPath)
      ?? noActions
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list.swipeConfiguration(at: indexPath, on: .trailing)
      ?? (delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(tableView, indexPath)
      ?? noActions
  }

  /// A table takes nil for its own action to delete.
  private var noActions: UISwipeActionsConfiguration { UISwipeActionsConfiguration(actions: []) }

  /// Editing offers to delete a row by its trailing actions, so none without them.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    // Asked outside of editing, too: a row of no style cannot be swiped.
    guard tableView.isEditing, let row = list.row(at: indexPath) else { return .delete }
    if !row.trailing.isEmpty { return .delete }
    return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .none
  }

  /// A diffable table lets no row be swiped that cannot be edited.
  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard let row = list.row(at: indexPath) else { return false }
    return tableView.isEditing && tableView.allowsMultipleSelectionDuringEditing
      || !row.leading.isEmpty || !row.trailing.isEmpty
      || delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:) != nil
      || delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:) != nil
  }

  // MARK: UITableViewDelegate, display

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.willDisplay)
    (delegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    list.report(cell, to: hooks.didEndDisplaying)
    (delegate?.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
    (delegate?.scrollViewDidScroll(_:))?(scrollView)
  }

  #if canImport(ObjectiveC)
  // What this class does not implement, the delegate may.

  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || delegate?.responds(to: selector) == true
  }

  public override func forwardingTarget(for selector: Selector!) -> Any? {
    delegate?.responds(to: selector) == true ? delegate : super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UITableViewDataSourcePrefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    list.report(indexPaths, to: hooks.prefetch)
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    list.report(indexPaths, to: hooks.cancelPrefetching)
    (prefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:))?(tableView, indexPaths)
  }
}

extension CellGenList where Screen == CellGenTableScreen<Content> {
  func tableViewCell(for item: Content.Item, at indexPath: IndexPath) -> UITableViewCell {
    creator.cell(for: item).shown.cell(
      in: screen.tableView, at: indexPath, kinds, onAction: reportAction)
  }
}

/// The diffable data source underneath.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  /// Answers what this does not.
  weak var fallback: (any UITableViewDataSource)?
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
    shownSection(at: index).flatMap { shown.boundaries(of: $0).header }
  }

  func shownFooter(at index: Int) -> Content.HeaderFooter? {
    shownSection(at: index).flatMap { shown.boundaries(of: $0).footer }
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

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    (fallback?.sectionIndexTitles(for:))?(tableView) ?? super.sectionIndexTitles(for: tableView)
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    (fallback?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index)
      ?? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (fallback?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? false
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    (fallback?.tableView(_:moveRowAt:to:))?(tableView, source, destination)
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
    backgrounds: [Content.Section.Kind: UIColor] = [:],
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
      if backgrounds[section.kind] != nil {
        let kind = CellGenSectionBackgrounds.elementKind(behind: section.kind, in: Content.self)
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
      hasHeader: screen.shown.boundaries(of: section).header != nil,
      hasFooter: screen.shown.boundaries(of: section).footer != nil,
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
  /// What had to be measured, by the type of its data.
  private var hosted: [ObjectIdentifier: CellGenHosted] = [:]

  /// The size of some data's cell in a container of a width; nil for a cell class of the app's.
  func size<Data: ViewData>(of data: Data, boundedBy width: CGFloat) -> CGSize? {
    guard let content = Data.host.content else { return nil }
    if let size = content.size(data, width) { return size }
    let hosted = hosted(for: content)
    hosted.show(data, onAction: nil)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = hosted.view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    hosted.prepareForReuse()
    return CGSize(width: width, height: size.height)
  }

  private func hosted<Data>(for content: CellHost<Data>.Content) -> CellGenHostedData<Data> {
    let type = ObjectIdentifier(Data.self)
    if let known = hosted[type] as? CellGenHostedData<Data> { return known }
    let made = content.make()
    hosted[type] = made
    return made
  }
}

/// The edge that a cell is swiped from.
public enum CellSwipeEdge: ScreenValue {
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

  func map<Other>(_ transform: (Action) -> Other) -> CellSwipeAction<Other> {
    CellSwipeAction<Other>(
      transform(action), title: title, image: image, isDestructive: isDestructive, color: color)
  }
}

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
    for shown in content.sections() {
      let section = shown.section
      let changedBefore = changed.count
      let ids = take(shown.items, comparing: oldItems, changed: &changed)
      let sectionBoundaries = CellGenSectionBoundaries<Content>(
        header: shown.header, footer: shown.footer)
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

@available(iOS 14, *)
extension ViewData {
  /// The content of a cell, header or footer of the app's own that shows these data.
  ///
  ///     cell.contentConfiguration = PostViewData(id: 7, title: "Hello")
  ///       .contentConfiguration { action in … }
  ///
  /// What a list reports for its rows, which is selecting and swiping them, is not reported.
  ///
  /// - Precondition: the data are shown by a view, not by a cell class.
  /// - Parameter onAction: called with each action of the view; nil for none.
  @MainActor
  public func contentConfiguration(
    onAction: ActionHandler<Action>? = nil
  ) -> any UIContentConfiguration {
    guard let content = Self.host.content else {
      preconditionFailure("\(Self.self) is shown by a cell class, not by a view inside a cell")
    }
    // Otherwise it would make a view to ask.
    if content.isConfiguration,
      let configuration = content.make().configuration(of: self, onAction: onAction)
    {
      return configuration
    }
    return CellGenContentConfiguration<Self>(content: .init(self, onAction))
  }

  /// Shows the data in a table view cell of the app's own.
  @MainActor
  public func configure(_ cell: UITableViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = contentConfiguration(onAction: onAction)
  }

  /// Shows the data in a collection view cell of the app's own.
  @MainActor
  public func configure(_ cell: UICollectionViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = contentConfiguration(onAction: onAction)
  }
}

/// Data with what is called with the actions of its view.
@available(iOS 14, *)
struct CellGenContentConfiguration<Data: ViewData>: UIContentConfiguration {
  /// What was asked for once, and is the same in the copies that UIKit makes for other states.
  @MainActor
  final class Content {
    let data: Data
    let onAction: ActionHandler<Data.Action>?

    init(_ data: Data, _ onAction: ActionHandler<Data.Action>?) {
      self.data = data
      self.onAction = onAction
    }
  }

  let content: Content
  var state = CellState()

  func makeContentView() -> any UIView & UIContentView { CellGenContentView(self) }

  func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    if let state = state as? UICellConfigurationState { updated.state = CellState(state) }
    return updated
  }
}

/// The view of a content configuration.
@available(iOS 14, *)
final class CellGenContentView<Data: ViewData>: UIView, UIContentView {
  private let hosted: CellGenHostedData<Data>
  private var shown: CellGenContentConfiguration<Data>

  init(_ configuration: CellGenContentConfiguration<Data>) {
    guard let content = Data.host.content else {
      preconditionFailure("a content configuration is made only for data that a view shows")
    }
    hosted = content.make()
    shown = configuration
    super.init(frame: .zero)
    addSubview(hosted.view)
    CellGenHosted.pin(hosted.view, to: self)
    hosted.show(configuration.content.data, onAction: configuration.content.onAction)
    hosted.update(for: configuration.state)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? CellGenContentConfiguration<Data> else { return }
      show(new)
    }
  }

  private func show(_ new: CellGenContentConfiguration<Data>) {
    let (old, content) = (shown.content, new.content)
    shown = new
    if old !== content {
      // UIKit does not say when a cell is used again; another id does.
      if !old.data.isSame(as: content.data) { hosted.prepareForReuse() }
      hosted.show(content.data, onAction: content.onAction)
    }
    hosted.update(for: new.state)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    hosted.size(boundedBy: targetSize.width)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ViewData {
  /// Whether these are the data of the same cell: they have the same id, or are equal where there is none.
  fileprivate func isSame(as other: Self) -> Bool {
    if let cell = self as? any CellModel { cell.hasID(of: other) } else { self == other }
  }
}

extension CellModel {
  fileprivate func hasID(of other: any ViewData) -> Bool { (other as? Self)?.id == id }
}

// More constrained than an app's own `subscript(id:)` of arrays may be, so that the two do not clash.
extension Array where Element: ScreenValue & Identifiable {
  /// The first element with an id; nil where there is none.
  ///
  ///     content.posts[id: 7]?.isLiked = true
  ///     content.posts[id: 7] = nil
  ///
  /// Set to nil, the element is removed. Set to another, it is replaced where it is; where there is none
  /// with the id, the new one is added at the end.
  ///
  /// - Cost: proportional to the number of elements.
  public nonisolated subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      switch (firstIndex { $0.id == id }, newValue) {
      case (let index?, let newValue?): self[index] = newValue
      case (let index?, nil): remove(at: index)
      case (nil, let newValue?): append(newValue)
      case (nil, nil): break
      }
    }
  }
}

/// The kinds of cell, header and footer that a container knows: one for each type of data.
///
/// A kind is registered when its first view is asked for, which is before UIKit needs it: what is
/// registered late is missing only if it is dequeued first.
@MainActor
final class CellGenKinds {
  private struct Place: Hashable {
    let data: ObjectIdentifier
    let role: String
  }

  private var identifiers: [Place: String] = [:]

  /// The reuse identifier of cells in a collection view.
  func cell<Data>(
    _ host: CellHost<Data>, isInList: Bool, in collectionView: UICollectionView
  ) -> String {
    let isListCell = isInList && host.ownCell == nil
    return identifier(Data.self, isListCell ? "row" : "cell", of: host) { identifier in
      if let nib = host.ownCell?.nib?() {
        collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        collectionView.register(
          host.ownCell?.cellClass ?? cellClass(isInList: isInList),
          forCellWithReuseIdentifier: identifier)
      }
    }
  }

  private func cellClass(isInList: Bool) -> UICollectionViewCell.Type {
    if #available(iOS 14, *), isInList {
      ConfigurableListCell.self
    } else {
      ConfigurableCollectionViewCell.self
    }
  }

  /// The reuse identifier of cells in a table view.
  func cell<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "cell", of: host) { identifier in
      if let nib = host.ownCell?.nib?() {
        tableView.register(nib, forCellReuseIdentifier: identifier)
      } else {
        tableView.register(
          host.ownCell?.cellClass ?? ConfigurableTableViewCell.self,
          forCellReuseIdentifier: identifier)
      }
    }
  }

  /// The reuse identifier of headers or footers in a collection view.
  func headerFooter<Data>(
    _ host: CellHost<Data>, ofKind elementKind: String, in collectionView: UICollectionView
  ) -> String {
    identifier(Data.self, elementKind, of: host) { identifier in
      collectionView.register(
        ConfigurableReusableView.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }

  /// The reuse identifier of headers and footers in a table view.
  func headerFooter<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "headerFooter", of: host) { identifier in
      tableView.register(
        ConfigurableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  /// The number in it is what tells types of one name apart.
  private func identifier<Data>(
    _ data: Data.Type, _ role: String, of host: CellHost<Data>, register: (String) -> Void
  ) -> String {
    let place = Place(data: ObjectIdentifier(data), role: role)
    if let identifier = identifiers[place] { return identifier }
    let identifier =
      host.ownCell?.identifierInNib ?? "\(data).\(role).\(identifiers.count)"
    identifiers[place] = identifier
    register(identifier)
    return identifier
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
public enum ListState<Content: ScreenContent>: ScreenValue {
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
  func placeholderView(
    for state: ListState<Content>, isEmpty: Bool, onAction: @escaping ActionHandler<Action>
  ) -> UIView? {
    switch state {
    case .loading:
      view(for: placeholder(for: state) ?? ScreenPlaceholder(), isLoading: true, onAction)
    case .content where !isEmpty: nil
    case .content: placeholder(for: .empty).map { view(for: $0, isLoading: false, onAction) }
    case .empty, .failed: placeholder(for: state).map { view(for: $0, isLoading: false, onAction) }
    }
  }

  private func view(
    for placeholder: ScreenPlaceholder<Action>, isLoading: Bool,
    _ onAction: @escaping ActionHandler<Action>
  ) -> UIView {
    let tap = placeholder.action.map { action in { @MainActor in onAction(action) } }
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
    _ backgrounds: [Content.Section.Kind: UIColor], of content: Content.Type,
    in layout: UICollectionViewLayout
  ) {
    for (section, color) in backgrounds {
      let kind = elementKind(behind: section, in: content)
      colors[ObjectIdentifier(content), default: [:]][kind] = color
      layout.register(CellGenSectionBackgroundView<Content>.self, forDecorationViewOfKind: kind)
    }
  }

  /// The kind of the view behind a section, unique in the layout of its screen.
  static func elementKind<Content: ScreenContent>(
    behind section: Content.Section.Kind, in content: Content.Type
  ) -> String {
    let position = Array(Content.Section.Kind.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}

"""#
}
