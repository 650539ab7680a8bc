// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The runtime of a module that shows it to no other, in pieces.
package var embeddedRuntime: [String] {
[
#"""
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration is, or conforms to a protocol that is. Everything that a diffable data source compares must be
// nonisolated, so all of it conforms to this protocol. Protocols that refine it must repeat the modifier, and
// Swift 6.0 does not support it there. A condition can surround attributes (SE-0367), but not a modifier
// alone, so such protocols are written twice.
#if compiler(>=6.1)
/// A plain value of a screen: an id, a section, an item, an action, or the data of a view.
///
/// It is nonisolated even where the main actor is the default isolation.
nonisolated protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#else
/// A plain value of a screen: an id, a section, an item, an action, or the data of a view.
protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#endif

/// The action type of a view that reports no actions.
extension Never: ScreenValue {}

#if compiler(>=6.1)
/// The data that a view shows, with the actions that the view reports and the view itself.
///
///     struct PhotoViewData: ViewData {
///       enum Action: ScreenValue { case open }
///
///       var url: URL
///
///       @MainActor static var host: CellHost<Self> { .view(PhotoView.self) }
///     }
nonisolated protocol ViewData: ScreenValue {
  /// The actions that the view reports; `Never` for a view that reports none.
  associatedtype Action: ScreenValue = Never

  /// The way in which the data is shown in cells, headers, and footers.
  @MainActor static var host: CellHost<Self> { get }


"""#,
#"""
  /// The images that the view will load. They are prefetched when its cell is likely to be shown soon.
  ///
  /// By default there are none; for mapped data, they are those of the data that it is mapped to.
  @MainActor static func images(of data: Self) -> [CellImageRequest]


"""#,
#"""
  /// Returns the look of the view's cell in a state; nil for UIKit's own look.
  ///
  /// It is requested at each configuration and for each change of state, for the runtime's cells and for
  /// those that were passed to `configure(_:onAction:)`. A view that other data is mapped to is in the cells
  /// of that data, which then determines the look.
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?

"""#,
#"""
}
#else
/// The data that a view shows, with the actions that the view reports and the view itself.
protocol ViewData: ScreenValue {
  associatedtype Action: ScreenValue = Never

  @MainActor static var host: CellHost<Self> { get }


"""#,
#"""
  @MainActor static func images(of data: Self) -> [CellImageRequest]


"""#,
#"""
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?

"""#,
#"""
}
#endif


"""#,
#"""
extension ViewData {
  @MainActor
  static func images(of data: Self) -> [CellImageRequest] {

"""#,
#"""
    if let images = host.mappedImages { return images(data) }

"""#,
#"""
    return []
  }
}


"""#,
#"""
extension ViewData {
  /// Returns views of some data, one below the other, for previews.
  @MainActor
  static func preview(of samples: [Self]) -> UIView {
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
/// A cell as a value: the data that it shows, and an id that identifies it.
nonisolated protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  /// The cell as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>


"""#,
#"""
  /// The accessories at the trailing edge of the row. Data of one type always has the same kinds, but some
  /// can be hidden.
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]


"""#,
#"""
  /// The indentation of the row, in steps of 10 points.
  @MainActor static func indentation(of data: Self) -> Int


"""#,
#"""
  /// The separator below the row.
  @MainActor static var separator: CellSeparator { get }


"""#,
#"""
  /// The action of the delete control, which is shown while the screen is being edited; nil for a row without
  /// one.
  @MainActor static func deleteAction(of data: Self) -> Action?


"""#,
#"""
  /// The action that a long press on the cell reports; nil for none.
  @MainActor static func longPressAction(of data: Self) -> Action?

"""#,
#"""
}
#else
/// A cell as a value: the data that it shows, and an id that identifies it.
protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  @MainActor static func row(of data: Self) -> CellRow<Action>

"""#,
#"""
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]

"""#,
#"""
  @MainActor static func indentation(of data: Self) -> Int

"""#,
#"""
  @MainActor static var separator: CellSeparator { get }

"""#,
#"""
  @MainActor static func deleteAction(of data: Self) -> Action?

"""#,
#"""
  @MainActor static func longPressAction(of data: Self) -> Action?

"""#,
#"""
}
#endif

extension CellModel {
  @MainActor static func row(of data: Self) -> CellRow<Action> { CellRow() }

"""#,
#"""
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>] { [] }

"""#,
#"""
  @MainActor static func indentation(of data: Self) -> Int { 0 }

"""#,
#"""
  @MainActor static var separator: CellSeparator { CellSeparator() }

"""#,
#"""
  @MainActor static func deleteAction(of data: Self) -> Action? { nil }

"""#,
#"""
  @MainActor static func longPressAction(of data: Self) -> Action? { nil }

"""#,
#"""
}

/// Equal models have equal ids, so hashing the id is enough. This spares each model a synthesized hash, which
/// would take time to compile.
extension CellModel {
  nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// The id of a kind of cell that a screen contains at most once.
enum OnlyID: ScreenValue {
  case only
}

/// The way in which data is shown in the cells, headers, and footers of any container.
///
/// Views are placed in the runtime's cells; cell classes of the app are dequeued themselves.
@MainActor
struct CellHost<Data: ViewData> {
  /// The content of the runtime's own cells, headers, and footers.
  struct Content {
    let make: @MainActor () -> CellGenHostedData<Data>
    let size: @MainActor (Data, CGFloat) -> CGSize?
    /// True if the content is a content configuration rather than a view.
    var isConfiguration = false
  }


"""#,
#"""
  /// One of the app's cell classes.
  struct OwnCell {
    let cellClass: UIView.Type
    /// Loads the nib, which takes time; nil for a class without one.
    let nib: (@MainActor () -> UINib)?
    let configure: @MainActor (UIView, Data, @escaping ActionHandler<Data.Action>) -> Void

    /// The reuse identifier that the nib gives its cell; nil for none.
    ///
    /// A nib with an identifier cannot be registered for any other: UIKit raises "cell reuse indentifier in
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


"""#,
#"""
  /// The content of the runtime's cell; nil if the app has its own cell class.
  let content: Content?

"""#,
#"""
  /// The app's cell class; nil for the runtime's cells.
  let ownCell: OwnCell?

"""#,
#"""
  /// The images of the data that this data is mapped to; nil for data that is shown directly.
  private(set) var mappedImages: (@MainActor (Data) -> [CellImageRequest])?


"""#,
#"""
  private init(_ content: Content) {
    self.content = content

"""#,
#"""
    ownCell = nil

"""#,
#"""
  }


"""#,
#"""
  private init(_ ownCell: OwnCell) {
    content = nil
    self.ownCell = ownCell
  }

"""#,
#"""
}

// MARK: - Views

extension CellHost {
  /// Shows the data in a view that is made in code and reports no actions, or only those that its cells
  /// report for it.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  static func view<View: ConfigurableView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  /// Shows the data in a view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  static func view<View: ReportingView>(
    reporting type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  // A view that can report actions always gets a handler, even where nothing asks for one.

  /// Shows the data in a view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  static func view<View: ReportingView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, height: height)
  }

  /// Shows the data in a view that was declared for other data and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  static func view<View: ReportingView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self where View.Data.Action == Data.Action {
    view(reporting: type, size: size, configure: configure)
  }

  /// Shows the data in a view that was declared for other data and reports no actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  static func view<View: ConfigurableView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self {
    host(CellGenViewParts(configure: configure, report: { _, _ in }, size: size)) {
      View(frame: .zero)
    }
  }

  /// Shows the data in a view that was declared for other data and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  static func view<View: ReportingView>(
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


"""#,
#"""
  /// Shows the data as the data that it is mapped to.
  static func mapped<Target: ViewData>(
    _ map: @escaping @MainActor (Data) -> Target
  ) -> Self where Target.Action == Data.Action {
    hostOfMapped(map)

"""#,
#"""
      .loadingImages { Target.images(of: map($0)) }

"""#,
#"""
  }


"""#,
#"""
  private func loadingImages(_ images: @escaping @MainActor (Data) -> [CellImageRequest]) -> Self {
    var host = self
    host.mappedImages = images
    return host
  }


"""#,
#"""
  private static func hostOfMapped<Target: ViewData>(
    _ map: @escaping @MainActor (Data) -> Target
  ) -> Self where Target.Action == Data.Action {
    let host = Target.host
    if let content = host.content {
      return Self(
        Content(
          make: { CellGenHostedMapping(content.make(), map) },
          size: { content.size(map($0), $1) }, isConfiguration: content.isConfiguration))
    }

"""#,
#"""
    if let cell = host.ownCell {
      return Self(
        OwnCell(cellClass: cell.cellClass, nib: cell.nib) { cell.configure($0, map($1), $2) })
    }

"""#,
#"""
    preconditionFailure("a host has content or is a cell")
  }


"""#,
#"""
  /// Shows the data with a content configuration, such as one that hosts a SwiftUI view.
  @available(iOS 14, *)
  static func configuration<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, @escaping ActionHandler<Data.Action>) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: { CellGenHostedConfiguration { data, _, onAction in make(data, onAction) } },
        size: { _, _ in nil }, isConfiguration: true))
  }

  /// Shows the data with a content configuration that is made for each state of its cell.
  @available(iOS 14, *)
  static func configurationOfState<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, CellState) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: {
          CellGenHostedConfiguration(followsState: true) { data, state, _ in make(data, state) }
        }, size: { _, _ in nil }, isConfiguration: true))
  }

"""#,
#"""
}

"""#,
#"""

extension CellHost {
  /// Shows the data in a collection view cell that is made in code.
  static func cell<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// Shows the data in a table view cell that is made in code.
  static func cell<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// Shows the data in a collection view cell that is loaded from the nib of the same name.
  static func nib<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// Shows the data in a table view cell that is loaded from the nib of the same name.
  static func nib<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// Shows the data in a view that is loaded from the nib of the same name and reports no actions, or only
  /// those that its cells report for it.
  static func nib<View: ConfigurableView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { _, _ in }, size: View.size)
    ) { load(type) }
  }

  /// Shows the data in a view that is loaded from the nib of the same name and reports actions.
  static func nib<View: ReportingView>(_ type: View.Type) -> Self
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
    UINib(nibName: "\(type)", bundle: Foundation.Bundle(for: type))
  }

  private static func load<View: UIView>(_ type: View.Type) -> View {
    let objects = nib(of: type).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      preconditionFailure("the nib '\(type)' holds no \(type)")
    }
    return view
  }
}

/// One of the app's cell classes, which shows one kind of data in a declared screen.
///
///     final class OrderCell: UICollectionViewCell, ConfigurableCell {
///       func configure(
///         with data: OrderViewData, onAction: @escaping ActionHandler<OrderViewData.Action>
///       ) { … }
///     }
@MainActor
protocol ConfigurableCell: UIView {
  /// The data that the cell shows.
  associatedtype Data: ViewData

  /// Shows all of the data, and keeps the handler to call it with each action.
  func configure(with data: Data, onAction: @escaping ActionHandler<Data.Action>)
}

"""#,
#"""

/// The behavior of a cell as a row of its list, with the actions of its view.
struct CellRow<Action> {
  /// The action that selecting the cell reports; nil for a cell that cannot be selected.
  var select: Action?
  /// The condition under which the cell counts as seen; nil for a cell that is never reported as seen.
  var seen: CellSeen<Action>?
  /// The actions that swiping the cell from its leading edge reveals.
  var leading: [CellSwipeAction<Action>]
  /// The actions that swiping the cell from its trailing edge reveals.
  var trailing: [CellSwipeAction<Action>]

"""#,
#"""
  /// The items of the cell's context menu; empty for a cell without one.
  var menu: [CellMenuItem<Action>] = []

"""#,
#"""
  /// A Boolean value that indicates whether the cell automatically shows when it is highlighted or selected.
  /// It does not affect the `look` of the cell, nor what its view shows for a state.
  var highlights: Bool

  /// Creates a row, without the items and actions that are not shown.
  init(
    select: Action? = nil, seen: CellSeen<Action>? = nil, highlights: Bool = true,
    leading: [CellSwipeAction<Action>] = [], trailing: [CellSwipeAction<Action>] = []
  ) {
    self.select = select
    self.seen = seen
    self.highlights = highlights
    self.leading = leading.filter(\.isShown)
    self.trailing = trailing.filter(\.isShown)
  }


"""#,
#"""
  /// Creates a row, without the actions that are not shown.
  init(
    select: Action? = nil, seen: CellSeen<Action>? = nil, highlights: Bool = true,
    leading: [CellSwipeAction<Action>] = [], trailing: [CellSwipeAction<Action>] = [],
    menu: [CellMenuItem<Action>]
  ) {
    self.init(
      select: select, seen: seen, highlights: highlights, leading: leading, trailing: trailing)
    self.menu = menu.filter(\.isShown)
  }


"""#,
#"""
  func swipeActions(on edge: CellSwipeEdge) -> [CellSwipeAction<Action>] {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }

  /// Returns the same row for the actions of the screen.
  func map<Other>(_ transform: (Action) -> Other) -> CellRow<Other> {
    var row = CellRow<Other>()
    row.select = select.map(transform)
    row.seen = seen.map { $0.map(transform) }
    row.highlights = highlights
    row.leading = leading.map { $0.map(transform) }
    row.trailing = trailing.map { $0.map(transform) }

"""#,
#"""
    row.menu = menu.map { $0.map(transform) }

"""#,
#"""
    return row
  }
}

/// The state of a cell as plain values, the same for collection and table views.
struct CellState: ScreenValue {
  /// A single stored value: every view's conformance passes it on, and several would have to be compiled for
  /// each.
  private var traits: Traits = []

  var isSelected: Bool {
    get { traits.contains(.selected) }
    set { set(.selected, newValue) }
  }

  var isHighlighted: Bool {
    get { traits.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  var isDisabled: Bool {
    get { traits.contains(.disabled) }
    set { set(.disabled, newValue) }
  }

  var isFocused: Bool {
    get { traits.contains(.focused) }
    set { set(.focused, newValue) }
  }

  var isEditing: Bool {
    get { traits.contains(.editing) }
    set { set(.editing, newValue) }
  }

  var isExpanded: Bool {
    get { traits.contains(.expanded) }
    set { set(.expanded, newValue) }
  }

  init() {}

  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  @available(iOS 14, *)
  init(_ state: UICellConfigurationState) {
    isSelected = state.isSelected
    isHighlighted = state.isHighlighted
    isDisabled = state.isDisabled
    isFocused = state.isFocused
    isEditing = state.isEditing
    isExpanded = state.isExpanded
  }

  /// Returns the value for this state: the first one given that applies, in the order disabled, highlighted,
  /// selected, focused, or else the normal one.
  ///
  ///     label.textColor = state.choose(.label, selected: .white)
  ///
  /// An optional value that is nil counts as given; only a literal `nil` counts as left out.
  ///
  /// A highlighted cell without a value for `highlighted` takes the one for `selected`.
  func choose<Value>(
    _ normal: Value, selected: Value? = nil, highlighted: Value? = nil, disabled: Value? = nil,
    focused: Value? = nil
  ) -> Value {
    if isDisabled, let disabled { return disabled }
    if isHighlighted, let value = highlighted ?? selected { return value }
    if isSelected, let selected { return selected }
    if isFocused, let focused { return focused }
    return normal
  }

  private mutating func set(_ trait: Traits, _ isPresent: Bool) {
    if isPresent { traits.insert(trait) } else { traits.remove(trait) }
  }
}

extension CellState {
  private struct Traits: Swift.OptionSet, ScreenValue {
    static let selected = Traits(rawValue: 1 << 0)
    static let highlighted = Traits(rawValue: 1 << 1)
    static let disabled = Traits(rawValue: 1 << 2)
    static let focused = Traits(rawValue: 1 << 3)
    static let editing = Traits(rawValue: 1 << 4)
    static let expanded = Traits(rawValue: 1 << 5)

    let rawValue: Swift.UInt8
  }
}

/// A handler for the actions that a view or a screen reports.
///
/// The type has a name because it must be the same in every language mode: only in Swift 6 are closures of
/// the main actor implicitly sendable.
typealias ActionHandler<Action> = @MainActor (Action) -> Void

/// The calls that a view receives from its hosts, whatever it shows.
///
/// It is a separate protocol because declared views then inherit their conformance from ``DeclaredView``.
/// Compiling one for each view takes time.
@MainActor
protocol ReusableView: UIView {
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
protocol ConfigurableView: ReusableView {
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
protocol ReportingView: ConfigurableView {
  /// Called with each action. Hosts set it when they configure the view and clear it on reuse.
  var onAction: ActionHandler<Data.Action>? { get set }
}

extension ReusableView {
  func prepareForReuse() {}

  func update(for state: CellState) {}
}

extension ConfigurableView {
  static func size(for data: Data, boundedBy width: CGFloat) -> CGSize? { nil }
}

extension ConfigurableView {
  /// Adds a subview that fills this view, except for insets.
  ///
  /// - Parameters:
  ///   - subview: the view to add.
  ///   - insets: the distances from the edges or the margins, in points.
  ///   - margins: the edges where layout margins are added. They are those of the cell.
  ///   - readable: the edges where the margins of readable content are added.
  func fill(
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

"""#,
#"""
    view.cellGenShareMargins(with: subview)

"""#,
#"""
  }

  /// Sets up a label whose font follows the text size.
  ///
  /// - Parameters:
  ///   - label: one of this view's labels.
  ///   - font: the text style.
  ///   - color: the color of the text; nil keeps the label's.
  ///   - lines: the maximum number of lines; 0 for no limit.
  ///   - alignment: the alignment of the lines; nil keeps the label's.
  func setUp(
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
  func setUp(
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
  func setUp(
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


"""#,
#"""
  /// Sets the size and the colors of a symbol.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's image views.
  ///   - font: the font that determines the size of the symbol; nil for a size of its own.
  ///   - isMulticolor: true to draw it in its own colors rather than in one.
  @available(iOS 15, *)
  func setSymbol(
    of imageView: UIImageView, font: UIFont? = nil, isMulticolor: Bool
  ) {
    imageView.preferredSymbolConfiguration = .cellGenMake(
      font.map { UIImage.SymbolConfiguration(font: $0) }, isMulticolor: isMulticolor)
  }


"""#,
#"""
  /// Shows text in a label, and hides the label if there is none.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  func show(_ text: String?, in label: UILabel, keepsPlace: Bool = false) {
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
  func hide(_ view: UIView, while isHidden: Bool) {
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
  func keepPlace(of view: UIView, whileHidden isHidden: Bool, alpha: CGFloat = 1) {
    setAlpha(of: view, to: isHidden ? 0 : alpha)
    view.accessibilityElementsHidden = isHidden
  }

  /// Keeps the natural width of a view in a row, where the texts beside it give way.
  ///
  /// If the row contains nothing else, the view gives way to the edges of the cell, whose priority is 999. If
  /// nothing gave way, UIKit would make the cell's content as narrow as the row.
  func keepWidth(of view: UIView) {
    view.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
  }


"""#,
#"""
  /// Keeps empty space at the end of a row while all views that would fill it are hidden.
  ///
  /// - Parameters:
  ///   - room: the empty view at the end.
  ///   - views: the views that grow with the row.
  func leaveRoom(_ room: UIView, whileHidden views: [UIView]) {
    let isUnneeded = views.contains { !$0.isHidden }
    guard let spacer = room as? CellSpacer else { return hide(room, while: isUnneeded) }
    spacer.isUnneeded = isUnneeded
  }

  /// Makes the spacers of a stack equally long. Without this, it is undefined which of them takes the space.
  func shareRoom(_ spacers: [UIView], in stack: UIStackView) {
    let lengths = spacers.map { stack.axis == .vertical ? $0.heightAnchor : $0.widthAnchor }
    for length in lengths.dropFirst() {
      length.constraint(equalTo: lengths[0]).isActive = true
    }
  }


"""#,
#"""
  /// Makes the labels of a row, and the fields beside them, shrink one at a time when space is limited.
  ///
  /// The first view is the first to be truncated or wrapped if the row is too narrow, though not below its
  /// share of the row, and the first to grow if the row is too wide. The last view keeps its natural width
  /// the longest.
  ///
  /// Without this, they have equal priorities, and it is undefined which of them is truncated. A stack view
  /// also pulls labels with several lines to equal widths, with a priority of 759 or 760
  /// (<https://openradar.appspot.com/39275811>), so all priorities here are above that.
  func giveWay(_ views: [UIView], in row: UIStackView) {
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

/// The superclass of declared views. It provides their initializers, which leaves only the content to each
/// view.
///
/// Members that no view overrides are final, so they take no space in the method table that is compiled for
/// each view.
class DeclaredView: UIView {
  /// The last known state of the cell that contains the view.
  final private(set) var cellState = CellState()

"""#,
#"""
  /// Functions that show a look in each of the buttons that were set up.
  final var cellGenButtons:
    [Swift.ObjectIdentifier:
      @MainActor (UIButton, @escaping @MainActor () -> CellButtonLook) -> Void] = [:]
  /// The last states of buttons whose state affects more than their look.
  final var cellGenButtonStates: [Swift.ObjectIdentifier: CellState] = [:]

"""#,
#"""
  /// The menu items of buttons, as accessibility actions.
  final var cellGenMenus: [Swift.ObjectIdentifier: [UIAccessibilityCustomAction]] = [:]


"""#,
#"""
  required override init(frame: CGRect) {
    super.init(frame: frame)
    makeElements()
    update(for: cellState)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The constraints that keep the view's content at its edges.
  final var cellGenEdges: CellGenEdges?

"""#,
#"""
  /// The stacks and boxes, except for the view's content itself, that inset their content by the margins.
  final var cellGenMargins = CellGenMargins()


"""#,
#"""
  /// Created with the first length, since most views have none.
  private final var knownLengths: CellGenLengths?


"""#,
#"""
  /// Creates the elements of the view. Called once, when the view is created.
  func makeElements() {}

  func prepareForReuse() {}


"""#,
#"""
  /// The element at which the separator below the view's row begins, if the row uses it.
  var separatorStart: UIView? { nil }


"""#,
#"""
  /// A Boolean value that indicates whether new data is animated while the view is on the screen. Data of
  /// another item never is.
  var animatesNewData: Bool { false }


"""#,
#"""
  /// Shows the state of the cell that contains the view.
  ///
  /// Called once with the normal state when the elements are created, which gives a view without a cell its
  /// normal appearance, and then with each state of the cell. A view whose values depend on both data and
  /// state sets them here, and calls this with its ``cellState`` when it is configured.
  func update(for state: CellState) {
    cellState = state
  }


"""#,
#"""
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if !cellGenMargins.isEmpty { cellGenMargins.follow(directionalLayoutMargins) }
  }


"""#,
#"""
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required { CellFlow.layOutFlows(in: self, width: targetSize.width) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }


"""#,
#"""
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { CellGenTouchArea.view(at: point, hit: $0, in: self) }
  }

  // MARK: What VoiceOver reads

  /// Created when VoiceOver asks for it, or when a property is set.
  final lazy var cellGenSpeech = CellGenSpeech(of: self)

  override var isAccessibilityElement: Bool {
    get { cellGenSpeech.isElement ?? cellGenSpeech.isOneStop(cellGenSpeech.content) }
    set { cellGenSpeech.isElement = newValue }
  }

  override var accessibilityElements: [Any]? {
    get { cellGenSpeech.elements ?? cellGenSpeech.stops(cellGenSpeech.content) }
    set { cellGenSpeech.elements = newValue }
  }

  override var accessibilityLabel: String? {
    get { cellGenSpeech.spokenLabel(cellGenSpeech.content) }
    set { cellGenSpeech.label = newValue }
  }

  override var accessibilityValue: String? {
    get { cellGenSpeech.spokenValue(cellGenSpeech.content) }
    set { cellGenSpeech.value = newValue }
  }

  override var accessibilityHint: String? {
    get { cellGenSpeech.spokenHint(cellGenSpeech.content) }
    set { cellGenSpeech.hint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { cellGenSpeech.spokenTraits(cellGenSpeech.content) }
    set { cellGenSpeech.traits = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { cellGenSpeech.spokenActions(cellGenSpeech.content) }
    set { cellGenSpeech.actions = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      cellGenSpeech.activationPoint
        ?? cellGenSpeech.spokenActivationPoint(cellGenSpeech.content)
    }
    set { cellGenSpeech.activationPoint = newValue }
  }

  override func accessibilityIncrement() {
    cellGenSpeech.adjust { $0.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    cellGenSpeech.adjust { $0.accessibilityDecrement() }
  }


"""#,
#"""
  /// The lengths of the view's elements.
  final var lengths: CellGenLengths {
    if let knownLengths { return knownLengths }
    let lengths = CellGenLengths()
    knownLengths = lengths
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: DeclaredView, _: UITraitCollection) in
        view.knownLengths?.textSizeChanged()
      }
    }
    return lengths
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    knownLengths?.textSizeChanged()
  }

"""#,
#"""
}

extension DeclaredView: ReusableView {}

/// The content of one of the runtime's cells, headers, or footers.
@MainActor
class CellGenHosted {
  /// The view that shows the data.
  var view: UIView { preconditionFailure("every subclass has a view") }


"""#,
#"""
  /// The accessories beside the view; nil for a row without accessories.
  var accessoryBar: CellGenAccessoryBar?
  /// The accessories over the view in a cell that is not a row, in the order of their declaration.
  var placedBars: [CellGenAccessoryBar] = []

"""#,
#"""
  /// True if the accessories of a list cell are the editing controls.
  var showsControls = false

"""#,
#"""
  /// The element at which the separator begins; nil for a separator that does not depend on the view.
  var separatorStart: UIView?

"""#,
#"""
  private var edges: CellGenEdges?

"""#,
#"""
  /// The space between the view and the leading edge of its host, in points.
  var leadingRoom: CGFloat = 0 {
    didSet { edges?.leading.constant = leadingRoom }
  }
  /// The space between the view and the trailing edge of its host, in points.
  var trailingRoom: CGFloat = 0 {
    didSet { edges?.trailing.constant = trailingRoom }
  }


"""#,
#"""
  // A synthesized initializer would not be isolated, and no subclass could override it.
  init() {}


"""#,
#"""
  /// Moves the view away from the leading edge of its host.
  func indent(by points: CGFloat) {
    edges?.set(NSDirectionalEdgeInsets(top: 0, leading: points, bottom: 0, trailing: trailingRoom))
  }


"""#,
#"""
  /// Adds the view to a host that has none.
  func install(in host: any CellGenHost) {
    host.contentView.addSubview(view)
    edges = Self.pin(view, to: host.contentView)
  }

  /// Shows the state of the cell that contains the view.
  func update(for state: CellState) {}

  /// Forgets the data.
  func prepareForReuse() {}

  /// Returns the size that is computed for the data in a container of a width, or nil to let Auto Layout
  /// determine it.
  func size(boundedBy width: CGFloat) -> CGSize? { nil }


"""#,
#"""
  /// Returns the look of a cell that contains the view in a state; nil for UIKit's own look.
  func look(in state: CellState) -> CellLook? { nil }


"""#,
#"""
  /// True if a cell that contains the view automatically shows when it is highlighted or selected.
  var highlights: Bool { true }

  /// True if selecting a cell that contains the view is reported.
  var isSelectable: Bool { false }


"""#,
#"""
  /// Gives a cell that contains the view its look in a state.
  ///
  /// - Parameter content: the view below the overlay.
  final func showLook(in state: CellState, of cell: CellGenAnyCell, over content: UIView) {
    CellGenShownLook.show(
      look(in: state), hidesState: hidesState(state), in: cell, over: content)
  }

  /// True if a state that UIKit would show must remain invisible. On iOS 13, UIKit shows it before the cell
  /// knows the state, so this must be known in all states.
  private func hidesState(_ state: CellState) -> Bool {
    if #available(iOS 14, *), !state.isHighlighted, !state.isSelected { return false }
    return !highlights
  }


"""#,
#"""
  /// Pins the edges of a view to those of its superview.
  ///
  /// The trailing and bottom edges yield to the size that a container imposes while it measures. Without
  /// that, UIKit would log conflicts.
  @discardableResult
  static func pin(
    _ view: UIView, to outer: UIView, insets: NSDirectionalEdgeInsets = .zero,
    guide: (NSDirectionalRectEdge) -> UILayoutGuide? = { _ in nil }
  ) -> CellGenEdges {
    view.translatesAutoresizingMaskIntoConstraints = false
    let edges = CellGenEdges(
      top: view.topAnchor.constraint(equalTo: guide(.top)?.topAnchor ?? outer.topAnchor),
      leading: view.leadingAnchor.constraint(
        equalTo: guide(.leading)?.leadingAnchor ?? outer.leadingAnchor),
      bottom: (guide(.bottom)?.bottomAnchor ?? outer.bottomAnchor)
        .constraint(equalTo: view.bottomAnchor),
      trailing: (guide(.trailing)?.trailingAnchor ?? outer.trailingAnchor)
        .constraint(equalTo: view.trailingAnchor))
    edges.set(insets)
    edges.trailing.priority = UILayoutPriority(999)
    edges.bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([edges.top, edges.leading, edges.trailing, edges.bottom])
    return edges
  }
}

/// The constraints that keep the edges of a view at those of its superview.
@MainActor
struct CellGenEdges {
  let top: NSLayoutConstraint
  let leading: NSLayoutConstraint
  let bottom: NSLayoutConstraint
  let trailing: NSLayoutConstraint

  /// Insets the edges of the view.
  ///
  /// A number from data that a constraint cannot have counts as 0.
  func set(_ insets: NSDirectionalEdgeInsets) {
    let insets = CellGenNumber.insets(insets)
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}

/// The content of a cell, header, or footer that shows data of one type.
class CellGenHostedData<Data: ViewData>: CellGenHosted {
  fileprivate var data: Data?

  /// Shows the data, and reports actions to a handler.
  func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    self.data = data
  }

  override func prepareForReuse() { data = nil }


"""#,
#"""
  override func look(in state: CellState) -> CellLook? {
    data.flatMap { Data.look(of: $0, in: state) }
  }


"""#,
#"""
  // Requested only for cells that are highlighted or selected, since rows take time to create.
  override var highlights: Bool { (data as? any CellModel)?.rowHighlights ?? true }

  override var isSelectable: Bool { (data as? any CellModel)?.rowIsSelectable ?? false }


"""#,
#"""
  /// The content configuration that shows the data on its own; nil if a view does.
  @available(iOS 14, *)
  func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    nil
  }

"""#,
#"""
}

extension CellModel {

"""#,
#"""
  /// True if other data is that of the same item.
  @MainActor fileprivate func isItem(of other: any ViewData) -> Bool {
    (other as? Self)?.id == id
  }


"""#,
#"""
  @MainActor fileprivate var rowHighlights: Bool { Self.row(of: self).highlights }
  @MainActor fileprivate var rowIsSelectable: Bool { Self.row(of: self).select != nil }
}

/// A view in a cell, header, or footer.
final class CellGenHostedView<Data: ViewData, View: ReusableView>: CellGenHostedData<Data> {
  private let hostedView: View
  private let parts: CellGenViewParts<Data, View>

  init(_ view: View, _ parts: CellGenViewParts<Data, View>) {
    hostedView = view
    self.parts = parts
  }

  override var view: UIView { hostedView }

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {

"""#,
#"""
    let isAnimated = animates(data)

"""#,
#"""
    super.show(data, onAction: onAction)
    parts.report(hostedView, onAction)

"""#,
#"""
    if isAnimated {
      return hostedView.cellGenAnimate { [parts, hostedView] in
        parts.configure(hostedView, data)
      }
    }

"""#,
#"""
    parts.configure(hostedView, data)
  }


"""#,
#"""
  /// True for new data of the item that is shown, in a view that animates them.
  private func animates(_ new: Data) -> Bool {
    guard let view = hostedView as? DeclaredView, view.animatesNewData, view.window != nil,
      let data, data != new
    else { return false }
    return (data as? any CellModel)?.isItem(of: new) ?? true
  }


"""#,
#"""
  override func update(for state: CellState) { hostedView.update(for: state) }

  /// The handler is removed first: nothing that the view does while it is reset may be reported for the old
  /// id.
  override func prepareForReuse() {
    parts.report(hostedView, nil)
    super.prepareForReuse()
    hostedView.prepareForReuse()
  }

  override func size(boundedBy width: CGFloat) -> CGSize? {
    data.flatMap { parts.size($0, width) }
  }
}


"""#,
#"""
extension UIView {
  /// Changes the content of the view with an animation, unless the user has reduced motion: colors, texts,
  /// and images fade, and elements move and grow smoothly.
  fileprivate func cellGenAnimate(_ changes: @escaping @MainActor () -> Void) {
    let moves = !UIAccessibility.isReduceMotionEnabled
    var options: UIView.AnimationOptions = [.transitionCrossDissolve, .allowUserInteraction]
    if moves { options.insert(.allowAnimatedContent) }
    UIView.transition(
      with: self, duration: 0.25, options: options,
      animations: {
        changes()
        if moves { self.layoutIfNeeded() }
      })
  }
}


"""#,
#"""
/// The functions that configure and measure a view with data of a type.
@MainActor
struct CellGenViewParts<Data: ViewData, View> {
  let configure: @MainActor (View, Data) -> Void
  /// Sets the handler for the view's actions; does nothing for a view that reports none.
  let report: @MainActor (View, ActionHandler<Data.Action>?) -> Void
  let size: @MainActor (Data, CGFloat) -> CGSize?
}


"""#,
#"""
/// Shows the data of a mapped view with the host of the data that it is mapped to.
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


"""#,
#"""
  override func indent(by points: CGFloat) { target.indent(by: points) }


"""#,
#"""
  override var leadingRoom: CGFloat { didSet { target.leadingRoom = leadingRoom } }

  override var trailingRoom: CGFloat { didSet { target.trailingRoom = trailingRoom } }


"""#,
#"""
  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    super.show(data, onAction: onAction)
    target.show(map(data), onAction: onAction)
  }


"""#,
#"""
  @available(iOS 14, *)
  override func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    target.configuration(of: map(data), in: state, onAction: onAction)
  }


"""#,
#"""
  override func update(for state: CellState) { target.update(for: state) }

  override func prepareForReuse() {
    super.prepareForReuse()
    target.prepareForReuse()
  }

  override func size(boundedBy width: CGFloat) -> CGSize? { target.size(boundedBy: width) }
}

"""#,
#"""

/// A content configuration in a cell, header, or footer, such as that of a SwiftUI view.
///
/// It is set on the host itself: then UIKit passes states on to it and keeps the height of the host up to
/// date.
@available(iOS 14, *)
final class CellGenHostedConfiguration<Data: ViewData>: CellGenHostedData<Data> {
  typealias Make =
    @MainActor (Data, CellState, @escaping ActionHandler<Data.Action>)
    -> any UIContentConfiguration

  private let make: Make
  /// True if the configuration depends on the state.
  private let followsState: Bool
  private var state = CellState()
  private var report: ActionHandler<Data.Action>?
  private weak var host: (any CellGenHost)?
  private var loneView: (any UIView & UIContentView)?

  init(followsState: Bool = false, _ make: @escaping Make) {
    self.followsState = followsState
    self.make = make
  }

  override var view: UIView { loneView ?? host?.contentView ?? UIView() }

  override func install(in host: any CellGenHost) { self.host = host }


"""#,
#"""
  override func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    make(data, state) { onAction?($0) }
  }


"""#,
#"""
  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    super.show(data, onAction: onAction)
    report = onAction
    show(data)
  }

  /// Replaces the configuration of the last state with that of the new one (Apple, `UICollectionViewCell`,
  /// `updateConfiguration(using:)`: "override this method … to update the cell's configuration to reflect
  /// changes to the cell's state").
  override func update(for state: CellState) {
    guard followsState, state != self.state else { return }
    self.state = state
    if let data { show(data) }
  }

  private func show(_ data: Data) {
    let configuration = make(data, state) { [report] in report?($0) }
    if let host {
      host.contentConfiguration = configuration
    } else if let loneView {
      loneView.configuration = configuration
    } else {
      loneView = configuration.makeContentView()
    }
  }
}

"""#,
#"""

/// One of the runtime's cells, headers, or footers.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }

"""#,
#"""
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }

"""#,
#"""
  /// The hosted content; nil until it is configured for the first time. The reuse identifier belongs to data
  /// of one type, so the content never changes its class.
  var hosted: CellGenHosted? { get set }

"""#,
#"""
  /// True if it is the header of a section.
  var cellGenIsHeader: Bool { get set }

"""#,
#"""
  /// Called when other data is shown; it updates everything that depends on both the data and the state.
  func didShow()
}

extension CellGenHost {
  /// Shows data, and reports actions to a handler.
  func show<Data: ViewData>(
    _ data: Data, in content: CellHost<Data>.Content, onAction: ActionHandler<Data.Action>?
  ) {
    let hosted = hosted as? CellGenHostedData<Data> ?? install(content.make())
    hosted.show(data, onAction: onAction)
    didShow()
  }

  func didShow() {}


"""#,
#"""
  // Cells are never headers.
  var cellGenIsHeader: Bool {
    get { false }
    set {}
  }


"""#,
#"""
  private func install<Data>(_ hosted: CellGenHostedData<Data>) -> CellGenHostedData<Data> {
    self.hosted = hosted
    hosted.install(in: self)
    return hosted
  }

  /// Returns the attributes of a collection view with the size that is computed for the data, or nil to let
  /// Auto Layout determine it.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(fitting: attributes.size) else { return nil }
    attributes.size = size
    return attributes
  }

  /// Returns the size that is computed for the data, or nil to let Auto Layout determine it.
  func size(fitting target: CGSize) -> CGSize? {
    let width = target.width - room
    guard var size = hosted?.size(boundedBy: width) else {

"""#,
#"""
      CellFlow.layOutFlows(in: self, width: width)

"""#,
#"""
      return nil
    }
    size.width += room
    return size
  }

  /// The width that remains free beside the hosted content, in points.
  private var room: CGFloat {

"""#,
#"""
    if let hosted { return hosted.leadingRoom + hosted.trailingRoom }

"""#,
#"""
    return 0
  }
}

"""#,
#"""

/// A collection view cell that hosts a view and passes events on to it.
///
/// UIKit does not show touches in a cell outside of lists, so the content is dimmed, unless the data has a
/// `look` or its row does not highlight.
final class ConfigurableCollectionViewCell: UICollectionViewCell {
  var hosted: CellGenHosted?
  /// Returns true if a touch has an effect; nil in containers where UIKit knows this and touches no other
  /// cells.
  var reactsToTouches: (@MainActor () -> Bool)?

  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// The effect that shows keyboard focus. An effect that the app sets when the cell is configured takes
  /// precedence.
  @available(iOS 15, *)
  override var focusEffect: UIFocusEffect? {
    get {
      if saysItsFocusEffect { return super.focusEffect }
      return CellGenFocus.effect(
        of: self, in: CellState(configurationState), hosted, standard: super.focusEffect,
        isInList: false)
    }
    set {
      saysItsFocusEffect = hosted != nil
      super.focusEffect = newValue
    }
  }

  /// True if the app has set the effect.
  private var saysItsFocusEffect = false

  override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  @available(iOS 14, *)
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    show(CellState(state))
  }

  override var isSelected: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  override var isHighlighted: Bool {
    didSet { updateBeforeConfigurationStates() }
  }

  /// Passes on the part of the state that iOS 13 provides. Later versions pass on all of it in
  /// `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    show(CellState(isSelected: isSelected, isHighlighted: isHighlighted))
  }

  private func show(_ state: CellState) {
    hosted?.update(for: state)

"""#,
#"""
    hosted?.showLook(in: state, of: .collection(self), over: contentView)

"""#,
#"""
    if let hosted, !hosted.placedBars.isEmpty {
      CellGenPlacedAccessories.update(hosted, isEditing: state.isEditing)
    }

"""#,
#"""
    contentView.alpha = isDimmed(in: state) ? CellGenTouchArea.dimmedAlpha : 1
  }

  private func isDimmed(in state: CellState) -> Bool {
    guard let hosted, state.isHighlighted else { return false }

"""#,
#"""
    if hosted.look(in: state) != nil { return false }

"""#,
#"""
    return reactsToTouches?() ?? true && hosted.highlights
  }

  func didShow() {
    if #available(iOS 14, *) {
      setNeedsUpdateConfiguration()
    } else {
      updateBeforeConfigurationStates()
    }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableCollectionViewCell: CellGenHost {}

/// A cell that hosts a view in the lists of a collection view, where only UIKit's own list cells have
/// separators, swipe actions, and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default color is not nil), so the
/// section's own background is visible only around the rows. The separator keeps the inset of UIKit's own
/// content (`separatorLayoutGuide`), because the content of a hosted view begins at an unknown place.
@available(iOS 14, *)
final class ConfigurableListCell: UICollectionViewListCell {
  var hosted: CellGenHosted?

"""#,
#"""
  /// The source of row heights where the section determines them. A cell may be measured before it is in the
  /// collection view.
  weak var rowHeights: (any CellGenRowHeights)?


"""#,
#"""
  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// The effect that shows keyboard focus. An effect that the app sets when the cell is configured takes
  /// precedence.
  @available(iOS 15, *)
  override var focusEffect: UIFocusEffect? {
    get {
      if saysItsFocusEffect { return super.focusEffect }
      return CellGenFocus.effect(
        of: self, in: CellState(configurationState), hosted, standard: super.focusEffect,
        isInList: true)
    }
    set {
      saysItsFocusEffect = hosted != nil
      super.focusEffect = newValue
    }
  }

  /// True if the app has set the effect.
  private var saysItsFocusEffect = false

  override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)

"""#,
#"""
    // The text size may have changed. UIKit reserves room for an accessory when the accessory is set: its
    // width is that of the view (Apple, `UICellAccessory.LayoutDimension.actual`).
    if let bar = hosted?.accessoryBar, !bar.isEmpty, bar.fit() {
      let shown = accessories
      accessories = shown
    }

"""#,
#"""
    let state = CellState(state)
    hosted?.update(for: state)

"""#,
#"""
    hosted?.showLook(in: state, of: .collection(self), over: contentView)

"""#,
#"""
    if let hosted, !hosted.placedBars.isEmpty {
      CellGenPlacedAccessories.update(hosted, isEditing: state.isEditing)
    }

"""#,
#"""
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {

"""#,
#"""
    if let height = rowHeights?.rowHeight(at: layoutAttributes.indexPath) {
      layoutAttributes.size.height = height
      return layoutAttributes
    }

"""#,
#"""
    return fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@available(iOS 14, *)
extension ConfigurableListCell: CellGenHost {
  func didShow() { setNeedsUpdateConfiguration() }
}

"""#,
#"""

/// A table view cell that hosts a view and passes events on to it.
final class ConfigurableTableViewCell: UITableViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// The effect that shows keyboard focus. An effect that the app sets when the cell is configured takes
  /// precedence.
  @available(iOS 15, *)
  override var focusEffect: UIFocusEffect? {
    get {
      if saysItsFocusEffect { return super.focusEffect }
      return CellGenFocus.effect(
        of: self, in: CellState(configurationState), hosted, standard: super.focusEffect,
        isInList: true)
    }
    set {
      saysItsFocusEffect = hosted != nil
      super.focusEffect = newValue
    }
  }

  /// True if the app has set the effect.
  private var saysItsFocusEffect = false

  override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  override func layoutSubviews() {
    super.layoutSubviews()

"""#,
#"""
    CellGenRowEdges.layOutSeparator(of: self)

"""#,
#"""
  }

  @available(iOS 14, *)
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)

"""#,
#"""
    // The text size may have changed.
    if let bar = hosted?.accessoryBar, accessoryView === bar { bar.fit() }

"""#,
#"""
    show(CellState(state))
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    updateBeforeConfigurationStates()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateBeforeConfigurationStates()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateBeforeConfigurationStates()
  }

  /// A Boolean value that indicates whether the cell is an accessibility element. UIKit makes the cells of
  /// tables elements with the texts of their labels. A declared view determines this on its own, as in
  /// collection views.
  override var isAccessibilityElement: Bool {
    get { saysWhatItIs || !(hosted?.view is DeclaredView) ? super.isAccessibilityElement : false }
    set {
      saysWhatItIs = true
      super.isAccessibilityElement = newValue
    }
  }

  /// True if the app determines whether the cell is an element.
  private var saysWhatItIs = false

  /// Passes on the part of the state that iOS 13 provides. Later versions pass on all of it in
  /// `updateConfiguration`.
  private func updateBeforeConfigurationStates() {
    if #available(iOS 14, *) { return }
    let state = CellState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
    show(state)
  }

  private func show(_ state: CellState) {
    hosted?.update(for: state)

"""#,
#"""
    hosted?.showLook(in: state, of: .table(self), over: contentView)

"""#,
#"""
  }

  func didShow() {
    if #available(iOS 14, *) {
      setNeedsUpdateConfiguration()
    } else {
      updateBeforeConfigurationStates()
    }
  }

  /// A computed size is that of the whole cell. To sizes that it measures itself, UIKit adds the height of
  /// the separator, a pixel that a view with a computed size would lack.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(fitting: targetSize)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableTableViewCell: CellGenHost {}

"""#,
#"""

/// A header or footer of a collection view that hosts a view and passes events on to it.
final class ConfigurableReusableView: UICollectionReusableView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false

"""#,
#"""
  /// The view of a content configuration, which only cells support themselves.
  private var configured: UIView?

"""#,
#"""
  /// The color that hides the cells behind it; nil where there are none.
  private var ground: UIColor?


"""#,
#"""
  /// The view that shows the data; nil until it is configured for the first time.
  var view: UIView? { hosted?.view }

  override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}


"""#,
#"""
extension ConfigurableReusableView: CellGenPinnable {
  func hideCells(by color: UIColor?) {
    ground = color
    showBackground()
  }
}


"""#,
#"""
extension ConfigurableReusableView: CellGenHost {
  var contentView: UIView { self }

  func didShow() { showBackground() }

  /// Shows the background of the data over that of the list, which remains visible around it.
  fileprivate func showBackground() {

"""#,
#"""
    let look = hosted?.look(in: CellState())
    CellGenPatch.show(look, behind: self)

"""#,
#"""
    backgroundColor = ground

"""#,
#"""
    if look?.coversBackground == true { backgroundColor = nil }

"""#,
#"""
  }


"""#,
#"""
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

"""#,
#"""
}

"""#,
#"""

/// A header or footer of a table view that hosts a view.
final class ConfigurableHeaderFooterView: UITableViewHeaderFooterView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false
  /// True in a plain table, where rows pass behind it.
  var cellGenIsInPlainTable = false

  /// The view that shows the data; nil until it is configured for the first time.
  var view: UIView? { hosted?.view }

  override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(fitting: targetSize)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ConfigurableHeaderFooterView: CellGenHost {

"""#,
#"""
  func didShow() { CellGenShownLook.show(hosted?.look(in: CellState()), in: self) }

"""#,
#"""
}

"""#,
#"""

#if compiler(>=6.1)
/// A section of a screen.
nonisolated protocol ScreenSection: ScreenValue {
  /// The part of a section that is declared once and determines its layout: the section itself.
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// A cell of a screen: an enum with one case per kind of cell.
///
/// Its id includes the kind, so ids of different kinds never clash, and a cell never changes its class when
/// it is reconfigured.
nonisolated protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}


"""#,
#"""
/// A cell of a section with several kinds: an enum with one case per kind of cell.
nonisolated protocol ScreenSectionItem: ScreenValue, Swift.Identifiable {
  associatedtype Item: ScreenItem

  /// The same cell as one of the screen.
  var screenItem: Item { get }
}


"""#,
#"""
/// Everything that a screen shows, as one value.
nonisolated protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  /// A header or footer of the screen: an enum with one case per place.
  associatedtype HeaderFooter: ScreenValue = Never

  /// Creates empty content.
  init()

  /// Returns the sections with their content, in order. Empty sections are left out.
  func sections() -> [ShownSection<Self>]


"""#,
#"""
  /// Returns the header and footer above and below all sections, which scroll with them.
  func screenEdges() -> ScreenEdges<Self>

"""#,
#"""
}
#else
/// A section of a screen.
protocol ScreenSection: ScreenValue {
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// A cell of a screen: an enum with one case per kind of cell.
protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}


"""#,
#"""
/// A cell of a section with several kinds: an enum with one case per kind of cell.
protocol ScreenSectionItem: ScreenValue, Swift.Identifiable {
  associatedtype Item: ScreenItem

  var screenItem: Item { get }
}


"""#,
#"""
/// Everything that a screen shows, as one value.
protocol ScreenContent: ScreenValue {
  associatedtype Section: ScreenSection
  associatedtype Item: ScreenItem
  associatedtype HeaderFooter: ScreenValue = Never

  init()

  func sections() -> [ShownSection<Self>]

"""#,
#"""
  func screenEdges() -> ScreenEdges<Self>

"""#,
#"""
}
#endif


"""#,
#"""
extension ScreenContent {
  nonisolated func screenEdges() -> ScreenEdges<Self> { ScreenEdges() }
}

/// The header and footer above and below all sections of a screen, which scroll with them.
struct ScreenEdges<Content: ScreenContent>: ScreenValue {
  /// The header; nil for none.
  var header: Content.HeaderFooter?
  /// The footer; nil for none.
  var footer: Content.HeaderFooter?

  init(header: Content.HeaderFooter? = nil, footer: Content.HeaderFooter? = nil) {
    self.header = header
    self.footer = footer
  }
}


"""#,
#"""
/// A section of a screen's content, with its cells.
struct ShownSection<Content: ScreenContent>: ScreenValue {
  var section: Content.Section
  /// The header; nil for none.
  var header: Content.HeaderFooter?
  /// The footer; nil for none.
  var footer: Content.HeaderFooter?
  var items: [Content.Item]
  /// Its title in the index of the screen; nil for none.
  private(set) var indexTitle: String?
  /// A Boolean value that indicates whether the section is shown even if it is empty.
  private(set) var staysWhenEmpty = false
  /// A Boolean value that indicates whether the section is initially collapsed; nil for a section that cannot
  /// be collapsed.
  private(set) var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  private(set) var itemLeftOut: Content.Item.ID?

"""#,
#"""
  /// The value that determines its layout; nil for none.
  private(set) var layout: CellGenLayoutValue?


"""#,
#"""
  /// - Parameters:
  ///   - section: the section itself.
  ///   - isCollapsed: true if it is initially collapsed; nil for a section that cannot be collapsed.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - fixedHeader: the header that is shown if any other part of the section is; nil for none.
  ///   - fixedFooter: the footer that is shown if any other part of the section is; nil for none.
  ///   - itemLeftOut: the first item that a limit leaves out, before which cells are inserted that are moved to the
  ///     end of the visible ones; nil for none.
  ///   - staysWhenEmpty: true to show the section even if it is empty, such as one that cells can be moved to.
  init(
    _ section: Content.Section, isCollapsed: Bool? = nil, header: Content.HeaderFooter? = nil,
    footer: Content.HeaderFooter? = nil, items: [Content.Item] = [],
    fixedHeader: Content.HeaderFooter? = nil, fixedFooter: Content.HeaderFooter? = nil,
    itemLeftOut: Content.Item.ID? = nil, staysWhenEmpty: Bool = false
  ) {
    let isShown = staysWhenEmpty || header != nil || footer != nil || !items.isEmpty
    self.section = section
    self.isCollapsed = isCollapsed
    self.header = header ?? (isShown ? fixedHeader : nil)
    self.footer = footer ?? (isShown ? fixedFooter : nil)
    self.items = items
    self.itemLeftOut = itemLeftOut
    self.staysWhenEmpty = staysWhenEmpty
  }


"""#,
#"""
  /// Sets the current state, whatever the initial one.
  mutating func setCollapsed(_ isCollapsed: Bool?) { self.isCollapsed = isCollapsed }


"""#,
#"""
  /// Creates a section that is repeated, and is shown even if it is empty.
  ///
  /// - Parameters:
  ///   - section: the section itself.
  ///   - layout: the value that determines its layout, for ``LayoutSection/layoutValue(as:)``; nil for none.
  ///   - indexTitle: its title in the index of the screen; nil for none.
  ///   - isCollapsed: true if it is initially collapsed; nil for a section that cannot be collapsed.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - itemLeftOut: the first item that a limit leaves out; nil for none.
  init(
    repeated section: Content.Section, layout: (any Swift.Hashable & Swift.Sendable)? = nil,
    indexTitle: String? = nil, isCollapsed: Bool? = nil,
    header: Content.HeaderFooter? = nil, footer: Content.HeaderFooter? = nil,
    items: [Content.Item], itemLeftOut: Content.Item.ID? = nil
  ) {
    self.section = section
    self.layout = layout.map(CellGenLayoutValue.init)
    self.indexTitle = indexTitle
    self.isCollapsed = isCollapsed
    self.header = header
    self.footer = footer
    self.items = items
    self.itemLeftOut = itemLeftOut
    staysWhenEmpty = true
  }

"""#,
#"""
}


"""#,
#"""
/// A value of any type that determines the layout of a section.
struct CellGenLayoutValue: ScreenValue {
  let value: any Swift.Hashable & Swift.Sendable

  static func == (left: Self, right: Self) -> Bool {
    Swift.AnyHashable(left.value) == Swift.AnyHashable(right.value)
  }

  func hash(into hasher: inout Swift.Hasher) { value.hash(into: &hasher) }
}


"""#,
#"""
extension ScreenSection where Kind == Self {
  nonisolated var kind: Self { self }
}

/// Equal items have equal ids, so hashing the id is enough, and no screen hashes all of its data.
extension ScreenItem {
  nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

"""#,
#"""

/// Items are compared as those of the screen, so the comparison of each kind is compiled once and not once
/// per section.
extension ScreenSectionItem {
  nonisolated var id: Item.ID { screenItem.id }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.screenItem == rhs.screenItem
  }

  nonisolated func hash(into hasher: inout Swift.Hasher) { screenItem.hash(into: &hasher) }

  nonisolated var hashValue: Int { screenItem.hashValue }
}

"""#,
#"""

/// A cell of a screen: its data, and the actions of its view as actions of the screen.
///
///     case .photo(let data): ScreenCell(data, identifier: "listing.photo") { .photo(data.id, $0) }
///     case .note(let data): ScreenCell(row: data, identifier: "listing.note")
@MainActor
struct ScreenCell<Action> {
  let shown: CellGenShown<Action>

  /// The behavior of the cell as a row of its list, with the actions of the screen.
  var row: CellRow<Action> { shown.row }

  /// - Parameters:
  ///   - data: the data that the cell shows.
  ///   - identifier: the accessibility identifier of the kind, to which the id of a cell is added.
  ///   - action: returns the action of the screen for an action of the view.
  init<Data: CellModel>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: false, identifier: identifier, action: action)
  }

  /// Creates a cell that reports nothing.
  init<Data: CellModel>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// Creates a cell that collection views show in lists, with their separators and swipe actions.
  init<Data: CellModel>(
    row data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: true, identifier: identifier, action: action)
  }

  /// Creates a cell that collection views show in lists and that reports nothing.
  init<Data: CellModel>(row data: Data, identifier: String) where Data.Action == Never {
    self.init(row: data, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
/// A header or footer of a screen: its data, and the actions of its view as actions of the screen.
///
///     case .photosHeader(let data): ScreenHeaderFooter(data, identifier: "listing.photos.header")
@MainActor
struct ScreenHeaderFooter<Action> {
  let shown: CellGenShown<Action>

  /// - Parameters:
  ///   - data: the data that the header or footer shows.
  ///   - identifier: its accessibility identifier.
  ///   - action: returns the action of the screen for an action of the view.
  init<Data: ViewData>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownData(data, identifier: identifier, action: action)
  }

  /// Creates a header or footer that reports nothing.
  init<Data: ViewData>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// Creates the header or footer of a repeated section, which shows the section's data.
  ///
  /// - Parameters:
  ///   - data: the data of the section.
  ///   - identifier: its accessibility identifier, to which the id of the data is added.
  ///   - action: returns the action of the screen for an action of the view.
  init<Data: CellModel>(
    repeated data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.init(
      data, identifier: "\(identifier).\(String(describing: data.id))", action: action)
  }

  /// Creates the header or footer of a repeated section, which reports nothing.
  init<Data: CellModel>(repeated data: Data, identifier: String)
  where Data.Action == Never {
    self.init(repeated: data, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
/// Data of any type on a screen.
@MainActor
class CellGenShown<Action> {
  init() {}

  /// The behavior of a cell as a row of its list.
  var row: CellRow<Action> { CellRow() }


"""#,
#"""
  /// The separator below a row.
  var separator: CellSeparator { CellSeparator() }


"""#,
#"""
  /// The action of the delete control; nil for a row without one.
  var deleteAction: Action? { nil }

  /// The other editing controls of the row.
  var editing = CellGenRowEditing()


"""#,
#"""
  /// True if the cell is currently in a list or a table.
  var isRow = true


"""#,
#"""
  /// The images that the view will load.
  var images: [CellImageRequest] { [] }


"""#,
#"""
  func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    preconditionFailure("every subclass makes cells")
  }


"""#,
#"""
  func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    preconditionFailure("every subclass makes cells")
  }


"""#,
#"""
  func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    preconditionFailure("every subclass makes headers and footers")
  }


"""#,
#"""
  func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    preconditionFailure("every subclass makes headers and footers")
  }


"""#,
#"""
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


"""#,
#"""
  override func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    let host = Data.host
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: kinds.headerFooter(host, ofKind: elementKind, in: collectionView),
      for: indexPath)
    (view as? any CellGenHost)?.cellGenIsHeader =
      elementKind == UICollectionView.elementKindSectionHeader
    show(in: view, host, onAction)
    return view
  }


"""#,
#"""
  override func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    let host = Data.host
    let identifier = kinds.headerFooter(host, in: tableView)
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      preconditionFailure("'\(identifier)' is not registered in this table view")
    }
    (view as? any CellGenHost)?.cellGenIsHeader = isHeader
    (view as? ConfigurableHeaderFooterView)?.cellGenIsInPlainTable = tableView.style == .plain
    show(in: view, host, onAction)
    return view
  }


"""#,
#"""
  override func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {
    show(in: view, Data.host, onAction)
  }

  func show(
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
  /// Depends on the kind and not on the place: a cell keeps its class when it is reconfigured, even if it
  /// moves to a section with another layout.
  private let isInList: Bool

  init(
    _ data: Data, isInList: Bool, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.isInList = isInList
    super.init(data, identifier: identifier, action: action)
  }

  override var row: CellRow<Action> { Data.row(of: data).map(action) }


"""#,
#"""
  override var separator: CellSeparator { Data.separator }


"""#,
#"""
  override var deleteAction: Action? { Data.deleteAction(of: data).map(action) }


"""#,
#"""
  override func show(
    in view: UIView, _ host: CellHost<Data>, _ onAction: @escaping ActionHandler<Action>
  ) {
    super.show(in: view, host, onAction)

"""#,
#"""
    CellGenRowEdges.show(data, in: view, self) { [action] in
      onAction(action($0))
    }

"""#,
#"""
    CellGenLongPress.report(Data.longPressAction(of: data), in: view) { [action] in
      onAction(action($0))
    }

"""#,
#"""
  }


"""#,
#"""
  override var images: [CellImageRequest] { Data.images(of: data) }


"""#,
#"""
  override var accessibilityIdentifier: String {
    let kind = super.accessibilityIdentifier
    return Data.ID.self == OnlyID.self ? kind : "\(kind).\(String(describing: data.id))"
  }


"""#,
#"""
  override func cell(
    in collectionView: UICollectionView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UICollectionViewCell {
    let host = Data.host
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kinds.cell(host, isInList: isInList, in: collectionView),
      for: indexPath)
    show(in: cell, host, onAction)

"""#,
#"""
    CellGenRowEdges.showSeparator(Data.separator, in: cell)

"""#,
#"""
    return cell
  }


"""#,
#"""
  override func cell(
    in tableView: UITableView, at indexPath: IndexPath, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewCell {
    let host = Data.host
    let cell = tableView.dequeueReusableCell(
      withIdentifier: kinds.cell(host, in: tableView), for: indexPath)
    show(in: cell, host, onAction)

"""#,
#"""
    CellGenRowEdges.showSeparator(Data.separator, in: cell, of: tableView)

"""#,
#"""
    return cell
  }

"""#,
#"""
}

extension CellHost {
  /// Configures a dequeued cell, header, or footer. This is the only cast, which is necessary because UIKit's
  /// views have no specific type.
  func show(_ data: Data, in view: UIView, onAction: @escaping ActionHandler<Data.Action>) {

"""#,
#"""
    if let ownCell { return ownCell.configure(view, data, onAction) }

"""#,
#"""
    guard let content, let host = view as? any CellGenHost else {
      preconditionFailure("\(Data.self) cannot be shown in a \(type(of: view))")
    }
    host.show(data, in: content, onAction: onAction)
  }
}

/// Makes the cells, headers, and footers of a screen, with the actions that they report.
///
/// A data source makes its own creator; pass another one to replace some of its views.
@MainActor
protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// Returns the cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>


"""#,
#"""
  /// Returns a header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>


"""#,
#"""
  /// Returns the placeholder that replaces the sections in a state; nil for none.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// Returns the placeholder that replaces the sections when a search has found nothing; nil for none.
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>?


"""#,
#"""
  /// The action that pulling the screen down reports; nil for none.
  var refresh: Action? { get }


"""#,
#"""
  /// The cells that can be selected, and those that stay selected.
  var selection: ListSelection { get }


"""#,
#"""
  /// The initial place of the screen, and the cells that stay in place when its content changes.
  var scrolling: ListScrolling { get }


"""#,
#"""
  // visionOS has no such modes (Apple, the availability of `UIScrollView.KeyboardDismissMode`).
  #if !os(visionOS)
  /// The way in which scrolling dismisses the keyboard; nil for the container's own setting.
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { get }
  #endif

  /// The animation of updates that specify no other.
  var animation: ListAnimation { get }


"""#,
#"""
  /// Returns the sections to which the user can move the cells of a section.
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind>


"""#,
#"""
  /// The sections whose cells a long press lifts, even if the screen is not being edited.
  var draggableSections: [Content.Section.Kind] { get }


"""#,
#"""
  /// Returns the action to report when the user has moved cells; nil for none.
  func action(for move: ListMove<Content>) -> Action?


"""#,
#"""
  /// Returns an object that follows which cells are visible; nil for a screen that reports none as seen.
  ///
  /// A screen's own creator returns a ``CellSeenWatcher`` if a view has `seen`. A creator that takes its
  /// cells from another one must forward this as well.
  func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)?

"""#,
#"""
}

extension ViewCreator {
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>? {
    if case .failed(let message?) = state { ScreenPlaceholder(message: message) } else { nil }
  }
}

extension ViewCreator {
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>? {
    placeholder(for: .empty)
  }


"""#,
#"""
  var refresh: Action? { nil }


"""#,
#"""
  var selection: ListSelection { .reported }


"""#,
#"""
  var scrolling: ListScrolling { .standard }


"""#,
#"""
  #if !os(visionOS)
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { nil }
  #endif

  var animation: ListAnimation { .automatic }


"""#,
#"""
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind> {
    .none
  }


"""#,
#"""
  var draggableSections: [Content.Section.Kind] { [] }


"""#,
#"""
  func action(for move: ListMove<Content>) -> Action? { nil }


"""#,
#"""
  func watcher(of list: some CellWatchedList<Action>) -> (any CellListWatcher)? { nil }

"""#,
#"""
}

"""#,
#"""

extension ViewCreator where Content.HeaderFooter == Never {
  func headerFooter(for headerFooter: Never) -> ScreenHeaderFooter<Action> {}
}

"""#,
#"""

/// The content that a data source shows, with its items by id.
///
/// During updates, UIKit may still lay out cells and headers that are about to be removed, so the previous
/// content is kept until the last update has ended: a missing cell or header would stop the program.
@MainActor
final class CellGenShownContent<Content: ScreenContent> {
  let updates = CellGenUpdates()

"""#,
#"""
  var collapsed = CellGenCollapsedSections<Content.Section>()

"""#,
#"""
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)?
  private let isReloading: Bool
  private(set) var content = Content()
  private var sections = CellGenContentState<Content>()
  /// True if the container is known to show exactly the content.
  private var isInStep = false
  /// The number of updates that have begun, which is the number of the last one.
  private(set) var update = 0
  private var leavingBoundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]
  private var idsOfCells = CellGenCellIDs<Content.Item.ID>()
  /// The changes that the user has made since the last content, except for those in cells.
  var changedByUser = CellGenUserChanges<Content>()

  /// - Parameter isReloading: true to reload sections in which a header or footer is inserted or deleted.
  init(isReloading: Bool) {
    self.isReloading = isReloading
  }

  var items: [Content.Item.ID: Content.Item] { sections.items }


"""#,
#"""
  /// The titles of the index, each with the section that it scrolls to.
  var indexTitles: [(title: String, section: Content.Section)] { sections.indexTitles }


"""#,
#"""
  /// Ids that occur more than once in the content.
  var duplicates: [Content.Item.ID] { sections.duplicates }

  /// Repeated sections that occur more than once in the content.
  var duplicateSections: [Content.Section] { sections.duplicateSections }

  /// The snapshot for a container that reloads everything.
  var snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID> { sections.snapshot }

  /// True if there is nothing to show.
  var isEmpty: Bool { items.isEmpty && !sections.boundaries.values.contains(where: \.areThere) }


"""#,
#"""
  /// True if any section has no header.
  var lacksHeaders: Bool { sections.boundaries.values.contains { $0.header == nil } }


"""#,
#"""
  /// Called when the container may no longer show the content: the user has moved a cell, or another data
  /// source has taken the container over.
  func fallOutOfStep() { isInStep = false }

  /// Replaces the content and returns the changes.
  func replace(with newContent: Content) -> CellGenContentChanges<Content> {
    let userChanges = takeUserChanges()
    let mustApply = !isInStep || !userChanges.areNone
    if !mustApply, newContent == content { return CellGenContentChanges() }
    isInStep = true
    content = newContent
    var changes = sections.replace(
      with: currentSections(), isReloading: isReloading, userChanges)
    changes.hasOtherPlaces = changes.hasOtherPlaces || mustApply
    if changes.areNone { return changes }
    leavingBoundaries.merge(changes.leavingBoundaries) { old, new in
      CellGenSectionBoundaries(
        header: new.header ?? old.header, footer: new.footer ?? old.footer,

"""#,
#"""
        layout: new.layout,

"""#,
#"""
        isCollapsed: new.isCollapsed, itemLeftOut: new.itemLeftOut)
    }
    if leavingItems.isEmpty {
      leavingItems = changes.leavingItems
    } else {
      leavingItems.merge(changes.leavingItems) { _, newer in newer }
    }
    update += 1
    return changes
  }

  /// Returns the sections of the content with their current states.
  private func currentSections() -> [ShownSection<Content>] {
    let sections = content.sections()

"""#,
#"""
    if sections.contains(where: { $0.isCollapsed != nil }) { return collapsed.marking(sections) }

"""#,
#"""
    return sections
  }

  /// Returns the views that the user has changed, and resets them.
  private func takeUserChanges() -> CellGenUserChanges<Content> {
    defer { changedByUser = CellGenUserChanges() }
    var changes = changedByUser
    changes.items = idsOfCells.changedByUser
    return changes
  }

  /// Returns changes that configure everything again.
  func again() -> CellGenContentChanges<Content> {
    sections.again()
  }

  /// Discards the previous content when an update has ended; returns false while a later one is running.
  func settle(_ update: Int) -> Bool {
    guard update == self.update else { return false }
    leavingBoundaries = [:]
    leavingItems = [:]
    return true
  }

  /// Returns the cell that UIKit requests for an id; nil for an id without an item.
  func cellToDisplay<Cell: UIView>(
    for id: Content.Item.ID, make: (Content.Item) -> Cell?
  ) -> Cell? {
    guard let item = items[id] ?? leavingItems[id] else { return nil }
    return updates.answer {
      guard let cell = make(item) else { return nil }
      idsOfCells.didConfigure(cell, as: id)
      didConfigure?(cell)
      return cell
    }
  }

  /// Forgets which cells show the items, because another data source may show its own items in them.
  func forgetCells() {
    idsOfCells = CellGenCellIDs()
    changedByUser = CellGenUserChanges()
    fallOutOfStep()
  }

  /// Called when the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// True if the user has changed a cell since it was configured.
  func isChangedByUser(_ cell: UIView) -> Bool { idsOfCells.isChangedByUser(cell) }

  /// Called when a cell has been configured again in place.
  func didConfigureAgain(_ cell: UIView) {
    idsOfCells.didConfigureAgain(cell)
    didConfigure?(cell)
  }

  /// Returns the id that a cell was configured with; nil for a cell that does not belong to the screen.
  func id(of cell: UIView) -> Content.Item.ID? { idsOfCells[cell] }

  /// Returns everything that a section has in addition to its cells.
  func boundaries(of section: Content.Section) -> CellGenSectionBoundaries<Content> {
    sections.boundaries[section] ?? CellGenSectionBoundaries()
  }


"""#,
#"""
  /// Returns the section that a title of the index scrolls to; nil for a title that is not the content's.
  func section(ofIndexTitle index: Int) -> Content.Section? {
    indexTitles.indices.contains(index) ? indexTitles[index].section : nil
  }


"""#,
#"""
  /// Returns the value that determines the layout of a section, even of one that is about to be removed.
  func layout(of section: Content.Section) -> CellGenLayoutValue? {
    sections.boundaries[section]?.layout ?? leavingBoundaries[section]?.layout
  }


"""#,
#"""
  /// Returns the header of a section for which UIKit requests a view.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// Returns the footer of a section for which UIKit requests a view.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
  }

"""#,
#"""
}

/// A list of cells in a container: the shared behavior of data sources in a collection view and in a table.
@MainActor
final class CellGenList<Creator: ViewCreator, Screen: CellGenScreen>: _CellGenListing
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias ID = Content.Item.ID

  var onAction: ActionHandler<Creator.Action>?
  var hooks = ListHooks<ID>()
  var onDuplicate: @MainActor ([ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }
  var onDuplicateSection: @MainActor ([Content.Section]) -> Void = { sections in
    assertionFailure("sections must be unique in a content, but these are not: \(sections)")
  }
  private(set) var state = ListState<Content>.content(Content())
  /// Called with each cell after it was configured.
  var didConfigure: ((UIView) -> Void)? {
    get { shown.didConfigure }
    set { shown.didConfigure = newValue }
  }
  let screen: Screen
  let creator: Creator

  let container: UIScrollView

"""#,
#"""
  let editor = CellGenEditor()

"""#,
#"""
  /// The selection that was reported last.
  var reportedSelection: Swift.Set<ID> = []

"""#,
#"""
  /// The item that was last held over a place.
  var lifted: ID?

"""#,
#"""
  /// The preview above a context menu, and its item. The menu keeps a strong reference to it.
  private weak var preview: UIViewController?
  private var previewed: ID?

"""#,
#"""
  private var query: String?

"""#,
#"""
  /// The drag that a long press has begun; nil for none.
  weak var dragSession: AnyObject?
  /// True if that drag has moved an item, which was reported.
  var hasReportedDrag = false

"""#,
#"""
  /// The view that replaces the sections. The container keeps a strong reference to it.
  weak var placeholder: UIView?
  /// True if the container was prepared for the screen and has not been taken over since.
  var isInstalled = false
  let fittings = CellGenFittings()
  /// Called when the container was prepared for the screen.
  var didInstall: (() -> Void)?

"""#,
#"""
  /// The observation that updates the content, of a type of iOS 17; nil for none.
  var observation: AnyObject?

"""#,
#"""
  let kinds = CellGenKinds()
  let sizes = CellGenSizes()
  private var end = CellGenEndDetector()

"""#,
#"""
  /// The object that follows which cells are visible; nil for a screen that reports none as seen.
  var watcher: (any CellListWatcher)?

"""#,
#"""
  private(set) lazy var places = CellGenPlaces(of: self)


"""#,
#"""
  init(creator: Creator, container: UIScrollView, screen: Screen) {
    self.creator = creator
    self.container = container
    self.screen = screen

"""#,
#"""
    editor.didChange = { [weak self] in self?.editingChanged($0, isAnimated: $1) }

"""#,
#"""
  }

  var shown: CellGenShownContent<Content> { screen.shown }

  /// Returns the item at an index path; nil if there is none, or if another data source has taken over the
  /// container.
  func item(at indexPath: IndexPath) -> Content.Item? {
    hasContainer ? screen.itemIdentifier(for: indexPath).flatMap { shown.items[$0] } : nil
  }

  func indexPath(for id: ID) -> IndexPath? {
    hasContainer ? screen.indexPath(for: id) : nil
  }

  func section(at index: Int) -> Content.Section? {
    hasContainer ? screen.shownSection(at: index) : nil
  }

  /// Returns the item that a cell shows.
  func item(of cell: UIView) -> Content.Item? { shown.id(of: cell).flatMap { shown.items[$0] } }

  func size(for id: ID, boundedBy width: CGFloat) -> CGSize? {
    guard hasContainer else { return nil }
    return shown.items[id].flatMap { creator.cell(for: $0).shown.size(boundedBy: width, sizes) }
  }


"""#,
#"""
  /// Returns the separator below the row at an index path; nil if it is not a row.
  func separator(at indexPath: IndexPath) -> CellSeparator? {
    item(at: indexPath).map { creator.cell(for: $0).shown.separator }
  }


"""#,
#"""
  /// Returns the row behavior of the cell at an index path; nil if there is none.
  func row(at indexPath: IndexPath) -> CellRow<Creator.Action>? {
    item(at: indexPath).map { creator.cell(for: $0).row }
  }
}

// MARK: Updates

extension CellGenList {
  var animation: ListAnimation { creator.animation }

  /// - Parameters:
  ///   - query: the search text that led to the content; nil for content that was not searched.
  ///   - endsRefreshing: true if it is the content that pulling the container down has requested.
  func apply(
    _ state: ListState<Content>, query: String? = nil, animation: ListAnimation,
    endsRefreshing: Bool = true, completion: (() -> Void)?
  ) {
    self.state = state
    self.query = query
    shown.updates.add(of: self, ifGone: completion) {
      $0.returnToContainer()
      guard $0.hasContainer else {
        completion?()
        return
      }
      $0.show(
        state, animation: animation, endsRefreshing: endsRefreshing, completion: completion)
    }
  }

  /// Shows the state that was applied last.
  func showState() {
    apply(state, query: query, animation: ListAnimation.none, completion: nil)
  }

  func update(
    _ change: (inout Content) -> Void, animation: ListAnimation, completion: (() -> Void)?
  ) {
    var content = state.content
    change(&content)
    apply(
      .content(content), query: query, animation: animation, endsRefreshing: false,
      completion: completion)
  }

  private func show(
    _ state: ListState<Content>, animation: ListAnimation, endsRefreshing: Bool,
    completion: (() -> Void)?
  ) {
    show(
      state.content, animation: animation, alongside: { $0.showPlaceholder(for: state) },
      completion: completion)

"""#,
#"""
    if endsRefreshing { endRefreshing() }

"""#,
#"""
    if !shown.duplicates.isEmpty { onDuplicate(shown.duplicates) }
    if !shown.duplicateSections.isEmpty { onDuplicateSection(shown.duplicateSections) }
  }

  /// Shows the placeholder for a state. A background view of the app remains unless it is replaced by a
  /// placeholder.
  private func showPlaceholder(for state: ListState<Content>) {
    let view = creator.placeholderView(
      for: state, query: query, isEmpty: shown.isEmpty, reusing: placeholder,
      onAction: reportAction)
    guard view !== placeholder else { return }
    placeholder = view
    screen.showBehindCells(view)
  }

  /// Shows content, even the same again after a section was collapsed. UIKit is not involved if nothing
  /// changes.
  ///
  /// - Parameter alongside: shows the other parts of the same update.
  func show(
    _ content: Content, animation: ListAnimation,
    alongside: @escaping (CellGenList) -> Void = { _ in }, completion: (() -> Void)?
  ) {
    // Outside of a window, animations are invisible.
    let animation = container.window == nil ? ListAnimation.none : animation

"""#,
#"""
    let oldTitles = shown.indexTitles.map(\.title)

"""#,
#"""
    let anchors = places.anchors()
    let old = anchors == nil ? nil : shown.snapshot

"""#,
#"""
    let changes = shown.replace(with: content)
    if changes.hasOtherItems {
      end.itemsChanged()

"""#,
#"""
      watcher?.itemsChanged()

"""#,
#"""
    }
    let update = shown.update
    let atEnd = { [weak self] in
      completion?()
      self?.didEnd(update)
    }
    if changes.areNone {

"""#,
#"""
      showEdges(of: content, isAgain: false)

"""#,
#"""
      alongside(self)
      shown.updates.end(atEnd)
      return
    }

"""#,
#"""
    let anchor = anchors?.first { changes.snapshot.indexOfItem($0.id) != nil }
    let isStill = old.map { places.isSame(above: anchor, $0, changes.snapshot) } ?? true

"""#,
#"""
    var animationOfUpdate: ListAnimation {

"""#,
#"""
      // Cells below cannot stay in place while changes above are animated.
      if !isStill { return ListAnimation.none }

"""#,
#"""
      return animation
    }
    screen.carryOut(
      animationOfUpdate, completion: shown.updates.begin(atEnd)
    ) { isAnimated, completion in
      self.screen.prepare(for: changes)
      self.apply(changes, isAnimated: isAnimated, completion: completion)
      self.configureChangedByUser()

"""#,
#"""
      self.showEdges(of: content, isAgain: changes.showsEdgesAgain)

"""#,
#"""
      self.showHeadersAndFooters(changes, isAnimated: isAnimated)

"""#,
#"""
      if self.shown.indexTitles.map(\.title) != oldTitles { self.screen.reloadIndexTitles() }

"""#,
#"""
      alongside(self)

"""#,
#"""
      if anchors != nil { self.places.stay(at: anchor, isAnimated: isAnimated) }

"""#,
#"""
    }
  }

  /// Applies changes, and keeps the selection.
  ///
  /// A container that has not been on the screen yet loads everything when it appears. A table deselects the
  /// rows of a section that it reloads, without calling its delegate (blog.stevex.net, "Refreshing rows in a
  /// UITableView", 2011).
  private func apply(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool, completion: (() -> Void)?
  ) {
    let selected = container.window == nil || changes.reloadsSections ? selection : []
    if #available(iOS 15, *), screen.isUnseen {
      screen.applySnapshotUsingReloadData(shown.snapshot, completion: completion)
    } else {

"""#,
#"""
      if let sections = screen.snapshotBefore(changes.snapshot) {
        screen.apply(sections, animatingDifferences: isAnimated, completion: nil)
      }

"""#,
#"""
      screen.apply(
        changes.snapshot, animatingDifferences: isAnimated, completion: completion)
    }
    if selected.isEmpty { return }
    for id in selected.subtracting(selection) { setSelected(true, id) }
  }

  private func showHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool
  ) {
    screen.updateHeadersAndFooters(changes, isAnimated: isAnimated) { view, headerFooter, section in

"""#,
#"""
      creator.headerFooter(for: headerFooter).shown.show(in: view, onAction: reportAction)

"""#,
#"""
      if let section { showCollapsing(of: section, in: view) }

"""#,
#"""
    }
  }


"""#,
#"""
  /// - Parameter isAgain: true to configure unchanged ones as well.
  private func showEdges(of content: Content, isAgain: Bool) {
    screen.showEdges(content.screenEdges(), isAgain: isAgain) { view, headerFooter in
      creator.headerFooter(for: headerFooter).shown.show(in: view, onAction: reportAction)
    }
  }


"""#,
#"""
  /// Configures all cells, headers, and footers again.
  func restyle() {
    shown.updates.add(of: self) { $0.showAgain() }
  }

  private func showAgain() {
    guard hasContainer else { return }
    let changes = shown.again()
    if #available(iOS 15, *) {
      apply(changes, isAnimated: false, completion: nil)
    } else {
      for cell in screen.visibleCells { configureAgain(cell) }
    }

"""#,
#"""
    showEdges(of: shown.content, isAgain: true)

"""#,
#"""
    showHeadersAndFooters(changes, isAnimated: false)
  }

  /// Configures the cells that the user has changed. From iOS 15 on, the snapshot does so.
  private func configureChangedByUser() {
    if #available(iOS 15, *) { return }
    for cell in screen.visibleCells where shown.isChangedByUser(cell) { configureAgain(cell) }
  }

  /// Configures a cell again in place, like `reconfigureItems` of iOS 15. Before, a snapshot could only
  /// reload an item, in another cell.
  private func configureAgain(_ cell: UIView) {
    guard let item = item(of: cell) else { return }
    shown.updates.answer {
      let shown = creator.cell(for: item).shown

"""#,
#"""
      if let indexPath = screen.indexPath(for: item.id) { shown.editing = editing(at: indexPath) }

"""#,
#"""
      if let indexPath = screen.indexPath(for: item.id) {
        shown.isRow = screen.isRow(at: indexPath)
      }

"""#,
#"""
      shown.show(in: cell, onAction: reportAction)
      self.shown.didConfigureAgain(cell)
    }
  }

  /// Called when an update ends. Without animation, that can happen while it is still being carried out.
  private func didEnd(_ update: Int) {
    guard shown.settle(update) else { return }
    shown.updates.add(of: self) {
      $0.reportSelection()
      $0.checkEnd()

"""#,
#"""
      $0.watcher?.look()

"""#,
#"""
      $0.places.stayAfterChange()

"""#,
#"""
    }
  }

  /// Called when the first row is on the screen; before that, there is no end that could be near.
  func didAppear() {
    guard hooks.nearEnd != nil else { return }
    shown.updates.answer { shown.updates.add(of: self) { $0.checkEnd() } }
  }

  private func checkEnd() {
    guard hasContainer, let nearEnd = hooks.nearEnd, !screen.isUnseen,
      end.comesNear(hooks.nearEndDistance, in: container, isEmpty: shown.items.isEmpty)
    else { return }
    nearEnd()
  }
}

// MARK: What the container reports

extension CellGenList {
  func report(_ cell: UIView, to hook: ((ID) -> Void)?) {

"""#,
#"""
    watcher?.look()

"""#,
#"""
    guard hasContainer, let hook, let id = shown.id(of: cell) else { return }
    shown.updates.answer { hook(id) }
  }

  func report(_ indexPaths: [IndexPath], to hook: (([ID]) -> Void)?) {
    guard hasContainer else { return }
    shown.updates.answer { hook?(indexPaths.compactMap(screen.itemIdentifier(for:))) }
  }


"""#,
#"""
  /// Loads the images of cells that are likely to be shown soon.
  func prefetchImages(at indexPaths: [IndexPath]) {
    let images = images(at: indexPaths)
    if !images.isEmpty { shown.updates.answer { CellImages.loader.prefetch(images) } }
  }

  /// Stops loading the images of cells that are no longer likely to be shown soon.
  func cancelPrefetchingImages(at indexPaths: [IndexPath]) {
    let images = images(at: indexPaths)
    if !images.isEmpty { shown.updates.answer { CellImages.loader.cancelPrefetching(images) } }
  }

  private func images(at indexPaths: [IndexPath]) -> [CellImageRequest] {
    indexPaths.compactMap(item(at:)).flatMap { creator.cell(for: $0).shown.images }
  }


"""#,
#"""
  func didScroll(_ scrollView: UIScrollView) {
    guard hasContainer else { return }

"""#,
#"""
    places.didScroll()

"""#,
#"""
    hooks.didScroll?(scrollView)

"""#,
#"""
    watcher?.look()

"""#,
#"""
    // A running update checks this when it ends; until then, the measured content may be the previous one.
    if !shown.updates.isRunning { checkEnd() }
  }
}

// MARK: Selection

/// Hooks are called before the actions that the screen declares.
extension CellGenList {
  func canSelect(_ indexPath: IndexPath) -> Bool {
    guard hasContainer else { return false }
    return hooks.didSelect != nil || screen.isEditing
      || creator.selection.persists(whileEditing: false) || row(at: indexPath)?.select != nil
  }

  /// - Parameter deselect: called if the cell is not to stay selected.
  func didSelect(_ indexPath: IndexPath, deselect: () -> Void) {
    guard let item = item(at: indexPath) else { return }
    let isEditing = screen.isEditing
    let select = creator.cell(for: item).row.select
    if let didSelect = hooks.didSelect {
      didSelect(item.id)
    } else if !isEditing, select != nil, !creator.selection.persists(whileEditing: false) {
      deselect()
    }
    reportSelection()
    if !isEditing, let select { report(select) }
  }

  func didDeselect(_ indexPath: IndexPath) {
    guard let item = item(at: indexPath) else { return }
    hooks.didDeselect?(item.id)
    reportSelection()
  }
}


"""#,
#"""
extension CellGenList {
  /// Returns the actions that UIKit shows while a cell is swiped; nil for none.
  func swipeConfiguration(
    at indexPath: IndexPath, on edge: CellSwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let actions = creator.cell(for: item).row.swipeActions(on: edge)
    guard !actions.isEmpty else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { contextual($0, of: item.id) })
  }

  /// Returns the contextual action for a swipe action. A destructive action counts as performed only if its
  /// item is gone.
  ///
  /// If it is reported as performed, UIKit removes the row automatically (Apple,
  /// `UIContextualAction.Handler`: "true if you performed the action"), and an app that asks first, or
  /// deletes on a server, would lose a row that it still has:
  /// github.com/AlphaWallet/alpha-wallet-ios/issues/1976. If not, the row slides back, and disappears with
  /// the content that leaves it out.
  private func contextual(
    _ swipe: CellSwipeAction<Creator.Action>, of id: ID
  ) -> UIContextualAction {
    let style = swipe.isDestructive ? UIContextualAction.Style.destructive : .normal
    let action = UIContextualAction(style: style, title: swipe.title) { [weak self] _, _, finish in
      self?.report(swipe.action)
      finish(!swipe.isDestructive || self?.shown.items[id] == nil)
    }
    action.image = swipe.image
    if let color = swipe.color { action.backgroundColor = color }
    return action
  }
}


"""#,
#"""
// MARK: Menus

extension CellGenList {
  /// Returns the context menu of the cell at an index path, with its preview; nil for a cell without either.
  func menuConfiguration(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let menu = creator.cell(for: item).row.menu
    let preview = hooks.preview?(item.id)
    guard preview != nil || !menu.isEmpty else { return nil }
    (self.preview, previewed) = (preview, item.id)
    var previewProvider: UIContextMenuContentPreviewProvider?
    if let preview { previewProvider = { preview } }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: previewProvider) {
      [weak self] _ in
      guard !menu.isEmpty else { return nil }
      return UIMenu(title: "", children: menu.map { $0.element { self?.report($0) } })
    }
  }

  /// Returns the context menu of several cells; nil for none.
  func menuConfiguration(at indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    if indexPaths.count == 1 { return menuConfiguration(at: indexPaths[0]) }
    guard hasContainer else { return nil }
    let ids = Swift.Set(indexPaths.compactMap(screen.itemIdentifier(for:)))
    guard !ids.isEmpty, let menu = hooks.menu?(ids) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Reports a tap on the preview of a context menu, once the preview is gone.
  ///
  /// - Returns: true if the preview belongs to this list.
  func commitPreview(_ animator: any UIContextMenuInteractionCommitAnimating) -> Bool {
    guard hasContainer, let id = previewed, let preview, animator.previewViewController === preview,
      let didCommit = hooks.didCommitPreview
    else { return false }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      if self?.hasContainer == true { didCommit(id, preview) }
    }
    return true
  }
}


"""#,
#"""
/// The diffable data source under a list. It does not keep its container, which has a reference to it: the
/// list keeps both.
@MainActor
protocol CellGenScreen: AnyObject {
  associatedtype Content: ScreenContent

  var shown: CellGenShownContent<Content> { get }
  /// True if the container uses this as its data source.
  var isDataSource: Bool { get }
  /// Restores the previous data source of the container.
  func stopBeingDataSource()
  /// Becomes the data source of the container, in place of the current one.
  func becomeDataSource()
  var isEditing: Bool { get }

"""#,
#"""
  /// Returns true if the cell at an index path is in a list or a table.
  func isRow(at indexPath: IndexPath) -> Bool

"""#,
#"""
  /// The cells on the screen; none while the container is unseen.
  var visibleCells: [UIView] { get }
  /// True if it has not been on the screen yet and must not be laid out, because its width may still change.
  var isUnseen: Bool { get }
  var selectedIndexPaths: [IndexPath] { get }

  /// Allows as many selected cells as a screen declares.
  func allow(_ selection: ListSelection, _ fittings: CellGenFittings)

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath)


"""#,
#"""
  /// Scrolls a cell to the middle of the container.
  func scrollToCell(at indexPath: IndexPath)


"""#,
#"""
  func setEditing(_ isEditing: Bool, isAnimated: Bool)


"""#,
#"""
  /// The headers and footers on the screen that can cover cells.
  var headersAndFootersOnScreen: [UIView] { get }


"""#,
#"""
  /// Carries out an update with an animation.
  ///
  /// - Parameters:
  ///   - completion: called when the animation has ended.
  ///   - update: called once, immediately, with a Boolean value that indicates whether UIKit's own updates are
  ///     animated, and a function to call when they have ended.
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void)

  /// Called before changes are applied.
  func prepare(for changes: CellGenContentChanges<Content>)


"""#,
#"""
  /// Returns the snapshot to apply before another one, for a container that cannot show that one in a single
  /// update; nil for none.
  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>?


"""#,
#"""
  /// Updates and lays out headers and footers that have changed, because diffable data sources do not.
  ///
  /// - Parameter update: called with the section of a header, and without one for a footer.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void)


"""#,
#"""
  /// Shows the header and footer of the screen.
  ///
  /// - Parameter isAgain: true to update unchanged ones as well.
  func showEdges(
    _ edges: ScreenEdges<Content>, isAgain: Bool,
    update: (UIView, Content.HeaderFooter) -> Void)

  /// Removes the header and footer of the screen.
  func removeEdges()


"""#,
#"""
  func showBehindCells(_ view: UIView?)

  func removeFromBehindCells(_ view: UIView)


"""#,
#"""
  /// Updates the titles of the index.
  func reloadIndexTitles()


"""#,
#"""
  /// Returns the start or the end of the section whose header or footer is at a point; nil for none.
  func placeOfEdge(at point: CGPoint) -> IndexPath?


"""#,
#"""
  func itemCount(inSection section: Int) -> Int


"""#,
#"""
  /// Returns true if the cell at a place is in a section that scrolls sideways.
  func scrollsSideways(at indexPath: IndexPath) -> Bool

  /// Returns the frame of the cell at an index path in the content of the container; nil if there is none.
  func frameOfCell(at indexPath: IndexPath) -> CGRect?

  /// Returns the start of a section in the content of the container; nil for a section that is not shown.
  ///
  /// - Parameter withHeader: true to include its header, even if it scrolls with the cells.
  func top(ofSection index: Int, withHeader: Bool) -> CGFloat?


"""#,
#"""
  // Both of UIKit's classes have these members, which satisfy the protocol. The app Kurozora does the same
  // with its `DiffableDataSourceProtocol` (2025).

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>,
    animatingDifferences: Bool, completion: (() -> Void)?)

  @available(iOS 15, *)
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>,
    completion: (() -> Void)?)

  func snapshot() -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  func itemIdentifier(for indexPath: IndexPath) -> Content.Item.ID?

  func indexPath(for itemIdentifier: Content.Item.ID) -> IndexPath?

  @available(iOS 15, *)
  func sectionIdentifier(for index: Int) -> Content.Section?
}

extension CellGenScreen {
  /// Returns the section at an index of the container, which may still be that before a running update.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the ids of a section's cells in the container; empty for a section that it does not have.
  func shownItems(of section: Content.Section) -> [Content.Item.ID] {
    let snapshot = snapshot()
    guard snapshot.indexOfSection(section) != nil else { return [] }
    return snapshot.itemIdentifiers(inSection: section)
  }
}

// Features that both data sources have are written once, for a list in any container. As in the standard
// library, underscores hide declarations that are public for that reason alone from the documentation and
// from completion.

/// The list of a data source, in any container.
@MainActor
protocol _CellGenListing<Creator>: AnyObject {
  associatedtype Creator: ViewCreator

  var onAction: ActionHandler<Creator.Action>? { get set }
  var hooks: ListHooks<Creator.Content.Item.ID> { get set }
  var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void { get set }
  var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void { get set }
  var state: ListState<Creator.Content> { get }
  var isEditing: Bool { get }

"""#,
#"""
  var editButtonItem: UIBarButtonItem { get }

"""#,
#"""
  var selection: Swift.Set<Creator.Content.Item.ID> { get set }

"""#,
#"""
  var collapsedSections: Swift.Set<Creator.Content.Section> { get set }

"""#,
#"""
  var observation: AnyObject? { get set }

"""#,
#"""
  /// The animation of updates that specify no other.
  var animation: ListAnimation { get }

  func takeContainer()
  func item(at indexPath: IndexPath) -> Creator.Content.Item?
  func indexPath(for id: Creator.Content.Item.ID) -> IndexPath?
  func section(at index: Int) -> Creator.Content.Section?
  func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize?
  func apply(
    _ state: ListState<Creator.Content>, query: String?, animation: ListAnimation,
    endsRefreshing: Bool, completion: (() -> Void)?)
  func update(
    _ change: (inout Creator.Content) -> Void, animation: ListAnimation,
    completion: (() -> Void)?)
  func fail(message: String?)
  func endRefreshing()

"""#,
#"""
  func setEditing(_ isEditing: Bool, isAnimated: Bool)

"""#,
#"""
  func edit(_ id: Creator.Content.Item.ID)

"""#,
#"""
  func resetSeen()

"""#,
#"""
  func restyle()

"""#,
#"""
  func scroll(to place: ListPlace<Creator.Content.Section>, isAnimated: Bool)

"""#,
#"""
}

extension _CellGenListing {
  /// Returns the screen's animation, or none.
  func animation(_ isAnimated: Bool) -> ListAnimation {
    isAnimated ? animation : ListAnimation.none
  }
}

/// A data source that shows a list.
@MainActor
protocol _CellGenDataSource: AnyObject {
  associatedtype Creator: ViewCreator
  associatedtype _List: _CellGenListing where _List.Creator == Creator
  /// The animations of the container.
  associatedtype _Animation: _CellGenAnimation

  var _list: _List { get }
}

extension _CellGenDataSource {
  /// Called with each action that the screen reports.
  var onAction: ActionHandler<Creator.Action>? {
    get { _list.onAction }
    set { _list.onAction = newValue }
  }

  /// The handlers for the events of cells.
  var hooks: ListHooks<Creator.Content.Item.ID> {
    get { _list.hooks }
    set { _list.hooks = newValue }
  }

  /// Called with ids that occur more than once in content; the first item of each is shown.
  ///
  /// Unless it is set, duplicates stop a debug build, because UIKit would stop any build.
  var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void {
    get { _list.onDuplicate }
    set { _list.onDuplicate = newValue }
  }

  /// Called with repeated sections that occur more than once in content; the first of each is shown.
  ///
  /// Unless it is set, duplicates stop a debug build, because UIKit would stop any build.
  var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void {
    get { _list.onDuplicateSection }
    set { _list.onDuplicateSection = newValue }
  }

  /// Shows the content in the container again, after another data source has taken the container over.
  ///
  ///     segments.addAction(
  ///       UIAction { [unowned self] _ in
  ///         segments.selectedSegmentIndex == 0 ? inbox.takeContainer() : archive.takeContainer()
  ///       }, for: .valueChanged)
  ///
  /// A new data source takes over its container from the previous one, which then decides and reports
  /// nothing, and removes what it added. Content that is applied to the previous one is shown when it takes
  /// the container back. In a collection view, each screen needs its own layout, which you set before:
  ///
  ///     collectionView.collectionViewLayout = InboxLayout.make()
  ///     inbox.takeContainer()
  func takeContainer() { _list.takeContainer() }

  /// The state that was applied last. During an update, it may not be visible yet.
  var state: ListState<Creator.Content> { _list.state }

  /// The content that was applied last; empty for any other state. During an update, it may not be visible
  /// yet.
  var content: Creator.Content { _list.state.content }

  /// Returns the item at an index path, or nil if there is none.
  func item(at indexPath: IndexPath) -> Creator.Content.Item? {
    _list.item(at: indexPath)
  }

  /// Returns the index path of an item, or nil while it is not shown.
  func indexPath(for id: Creator.Content.Item.ID) -> IndexPath? {
    _list.indexPath(for: id)
  }

  /// Returns the section at an index, or nil if there is none. Empty sections are not shown, so they have no
  /// index.
  func section(at index: Int) -> Creator.Content.Section? {
    _list.section(at: index)
  }

  /// Returns the size of an item's cell in a container of a width, without making a cell; nil for one of the
  /// app's cell classes, and while the item is not shown.
  ///
  /// - Units: points.
  func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    _list.size(for: id, boundedBy: width)
  }

  /// Shows new content. Cells are inserted, deleted, and moved by their ids. Those that remain and have other
  /// data are configured in place, and so are headers, footers, and cells with a control that the user has
  /// changed.
  ///
  /// You can call it at any time. Content that is applied by a hook, or by a view that is being configured,
  /// is shown once UIKit has finished its current work, in the order in which it was applied.
  ///
  /// - Parameters:
  ///   - content: the content to show.
  ///   - query: the search text; if nothing was found, the screen shows that.
  ///   - animatingDifferences: true to animate changes with the screen's animation while the container is in a
  ///     window.
  ///   - completion: called when the content is shown.
  func apply(
    _ content: Creator.Content, query: String? = nil, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      .content(content), query: query, animation: _list.animation(animatingDifferences),
      endsRefreshing: true, completion: completion)
  }

  /// Shows new content with an animation that replaces the screen's.
  ///
  ///     dataSource.apply(content, animation: .fade)
  ///
  /// - Parameters:
  ///   - content: the content to show.
  ///   - query: the search text; if nothing was found, the screen shows that.
  ///   - animation: the animation of changes while the container is in a window.
  ///   - completion: called when the content is shown.
  func apply(
    _ content: Creator.Content, query: String? = nil, animation: _Animation,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      .content(content), query: query, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Changes the content that was applied last, and shows it.
  ///
  ///     dataSource.update { $0.photos[id: url]?.caption = "…" }
  ///
  /// If the container is being refreshed, refreshing continues, because such a change is not the requested
  /// content. Apply content, or call ``endRefreshing()``.
  func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: _list.animation(animatingDifferences), completion: completion)
  }

  /// Changes the content that was applied last, and shows it with an animation that replaces the screen's.
  ///
  ///     dataSource.update(animation: .fade) { $0.photos.shuffle() }
  func update(
    animation: _Animation, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: animation._listAnimation, completion: completion)
  }

  /// Shows content, or the view that replaces it in another state.
  func apply(
    _ state: ListState<Creator.Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: _list.animation(animatingDifferences), endsRefreshing: true,
      completion: completion)
  }

  /// Shows content, or the view that replaces it in another state, with an animation that replaces the
  /// screen's.
  func apply(
    _ state: ListState<Creator.Content>, animation: _Animation, completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Shows why loading failed if there is no content, and leaves existing content unchanged. It ends
  /// refreshing.
  ///
  /// - Parameter message: the message of the failure; nil for the one that the screen declares.
  func fail(message: String? = nil) { _list.fail(message: message) }

  /// Ends refreshing, which began with a pull on the container. `apply` and ``fail(message:)`` end it as
  /// well, `update` does not.
  func endRefreshing() { _list.endRefreshing() }

  // MARK: Editing and selection

  /// A Boolean value that indicates whether the list is being edited: its rows show controls to delete, move,
  /// and select them.
  var isEditing: Bool { _list.isEditing }


"""#,
#"""
  /// Begins or ends editing.
  func setEditing(_ isEditing: Bool, animated: Bool) {
    _list.setEditing(isEditing, isAnimated: animated)
  }

  /// A button for a navigation bar that begins and ends editing: "Edit" and "Done" in the user's language.
  var editButtonItem: UIBarButtonItem { _list.editButtonItem }


"""#,
#"""
  /// The ids of the selected items. Setting it ignores items that are not shown.
  var selection: Swift.Set<Creator.Content.Item.ID> {
    get { _list.selection }
    set { _list.selection = newValue }
  }


"""#,
#"""
  /// Scrolls to a place once all content applied so far is shown. Does nothing for a section that is not
  /// shown.
  ///
  ///     dataSource.scroll(to: .section(.reviews))
  ///
  /// The place stays in view even if cells that appear have other heights than estimated. A list that is not
  /// on the screen yet starts at the place.
  func scroll(
    to place: ListPlace<Creator.Content.Section>, animated: Bool = true
  ) {
    _list.scroll(to: place, isAnimated: animated)
  }


"""#,
#"""
  /// Forgets which cells were reported as seen. Visible cells are reported again, as if they had just
  /// appeared.
  func resetSeen() { _list.resetSeen() }


"""#,
#"""
  /// Shows an item, and places the cursor in its first text field or text view.
  func edit(_ id: Creator.Content.Item.ID) { _list.edit(id) }


"""#,
#"""
  /// The sections that are collapsed, including those that the content does not currently have.
  ///
  /// The user collapses and expands the sections that declare `collapses`; no others can be collapsed. The
  /// content keeps their items, which have no index path while their section is collapsed.
  var collapsedSections: Swift.Set<Creator.Content.Section> {
    get { _list.collapsedSections }
    set { _list.collapsedSections = newValue }
  }


"""#,
#"""
  /// Configures all cells, headers, and footers again in place, after a theme has changed: members of Swift
  /// types, such as `Theme.ink`, are read whenever a cell is configured.
  ///
  /// Nothing moves, and nothing is animated; views whose size changes are measured again.
  func restyle() { _list.restyle() }
}

"""#,
#"""

/// Shows the content of a screen in a collection view.
///
///     let dataSource = ListingDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep a strong reference to it, since the collection view does not. It is the collection view's delegate;
/// set your own as ``delegate``, and use ``hooks`` to receive the events of cells by their ids.
@MainActor
final class CollectionDataSource<Creator: ViewCreator>: NSObject,
  _CellGenDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
{
  typealias Content = Creator.Content
  typealias _Animation = CollectionAnimation
  typealias Diffable = UICollectionViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The collection view that shows the content.
  let collectionView: UICollectionView
  var _list: some _CellGenListing<Creator> { list }
  private let list: CellGenList<Creator, CellGenCollectionScreen<Content>>

"""#,
#"""
  private var dragging: CellGenCollectionDragging<Creator>?


"""#,
#"""
  /// Called with each cell after it is configured. Setting it calls it with the cells on the screen.
  var configureCell: (@MainActor (UICollectionViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in collectionView.visibleCells { configure(cell) }
    }
  }

  /// The delegate for everything that the data source does not decide. Initially, it is the previous delegate
  /// of the collection view, such as its `UICollectionViewController`.
  ///
  /// Methods about what *did* or *will* happen are forwarded after the data source has done its part. Methods
  /// that *ask* are answered by the data source where the screen declares an answer, and by the delegate
  /// elsewhere.
  weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// The data source for everything that this one does not answer: index titles, and which items can be
  /// moved. Initially, it is the previous data source of the collection view, such as its
  /// `UICollectionViewController`.
  weak var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Receives prefetching calls after ``hooks``. Initially, it is the previous one of the collection view.
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The underlying UIKit data source, for features other than snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  var diffableDataSource: Diffable { list.screen }

  /// Shows content in a new collection view.
  ///
  /// - Parameters:
  ///   - layout: the layout of the collection view.
  ///   - creator: the view creator; nil for the screen's own.
  convenience init(layout: UICollectionViewLayout, creator: Creator? = nil) {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.init(collectionView: collectionView, creator: creator)
  }

  /// Shows content in an existing collection view, whose layout can be set later.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view; its current delegate becomes ``delegate``.
  ///   - creator: the view creator; nil for the screen's own.
  init(collectionView: UICollectionView, creator: Creator? = nil) {
    self.collectionView = collectionView
    CellGenTenants.leave(collectionView)
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

"""#,
#"""
    screen.supplementaryViewProvider = { [weak list] _, kind, indexPath in
      list?.headerFooterView(ofKind: kind, at: indexPath)
    }

"""#,
#"""
    screen.swipeConfiguration = { [weak list] in list?.swipeConfiguration(at: $0, on: $1) }

"""#,
#"""
    screen.separator = { [weak list] in list?.separator(at: $0) }

"""#,
#"""
    screen.heights.size = { [weak list] in list?.size(for: $0, boundedBy: $1) }

"""#,
#"""
    screen.leave = { [weak list] in list?.leaveContainer() }

"""#,
#"""
    setUpMoves()

"""#,
#"""
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = collectionView.delegate
    prefetchDataSource = collectionView.prefetchDataSource
    screen.fallback = found
    list.didInstall = { [weak self] in self?.didInstall() }
    list.install()

"""#,
#"""
    if let watcher = list.watcher {
      screen.didScrollSection = { [weak watcher] in watcher?.look() }
    }

"""#,
#"""
  }

  private func didInstall() {

"""#,
#"""
    setUpDragging()

"""#,
#"""
    becomeDelegate()
    collectionView.prefetchDataSource = self
    list.fittings.add { [weak self] in self?.stopListening() }
  }

  /// Restores the delegates that the collection view would have without the data source.
  private func stopListening() {
    if collectionView.delegate === self { collectionView.delegate = delegate }
    if collectionView.prefetchDataSource === self {
      collectionView.prefetchDataSource = prefetchDataSource
    }

"""#,
#"""
    if collectionView.dragDelegate === dragging { collectionView.dragDelegate = nil }
    if collectionView.dropDelegate === dragging { collectionView.dropDelegate = nil }
    dragging = nil

"""#,
#"""
  }


"""#,
#"""
  private func setUpMoves() {
    guard #available(iOS 14, *) else { return }
    list.screen.reorderingHandlers.canReorderItem = { [weak list] id in
      guard let list, list.screen.isEditing, let indexPath = list.screen.indexPath(for: id) else {
        return false
      }

"""#,
#"""
      if list.dragSession != nil { return false }

"""#,
#"""
      return list.canMove(from: indexPath)
    }
    list.screen.reorderingHandlers.didReorder = { [weak list] transaction in
      guard let list else { return }
      list.shown.fallOutOfStep()

"""#,
#"""
      guard list.mayReportDrag() else { return }

"""#,
#"""
      list.reportMove(from: transaction.initialSnapshot, to: transaction.finalSnapshot)
    }
  }


"""#,
#"""
  /// Sets up dragging. An app that has its own delegates for dragging keeps them.
  private func setUpDragging() {
    guard list.lifts, collectionView.dragDelegate == nil, collectionView.dropDelegate == nil
    else { return }
    let dragging = CellGenCollectionDragging<Creator>()
    dragging.list = list
    self.dragging = dragging
    collectionView.dragDelegate = dragging
    collectionView.dropDelegate = dragging
    // Off on an iPhone before iOS 15 (Apple, `dragInteractionEnabled`).
    list.fittings.set(\.dragInteractionEnabled, of: collectionView, to: true)
  }


"""#,
#"""
  /// Becomes the delegate. UIKit checks which methods a delegate responds to when it is set, so this sets it
  /// again after each change of ``delegate``.
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

  /// Scrolls to an item once all content applied so far is shown. Does nothing for an item that is not shown.
  func scroll(
    to id: Content.Item.ID, at position: UICollectionView.ScrollPosition = .centeredVertically,
    animated: Bool = true
  ) {
    list.shown.updates.add(of: list) { list in
      guard let indexPath = list.indexPath(for: id) else { return }
      list.screen.collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
    }
  }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if list.canSelect(indexPath) { return true }
    guard delegateSelects(indexPath) else { return false }
    let shouldHighlight = delegate?.collectionView(_:shouldHighlightItemAt:)
    return shouldHighlight?(collectionView, indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// True if the delegate wants to select cells whose view declares nothing: it returns true, or implements a
  /// method for it. Without a delegate's answer, cells of another data source can be selected, as in UIKit.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldSelect = delegate?.collectionView(_:shouldSelectItemAt:) {
      return shouldSelect(collectionView, indexPath)
    }
    return delegate?.collectionView(_:didSelectItemAt:) != nil || !list.hasContainer
  }

  /// A keyboard reaches the cells that can be selected. In other cells, it reaches the controls.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    if let canFocus = delegate?.collectionView(_:canFocusItemAt:) {
      return canFocus(collectionView, indexPath)
    }
    guard list.hasContainer else { return collectionView.cellGenAllowsFocus }
    return list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    list.didSelect(indexPath) { collectionView.deselectItem(at: indexPath, animated: true) }
    (delegate?.collectionView(_:didSelectItemAt:))?(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    list.didDeselect(indexPath)
    (delegate?.collectionView(_:didDeselectItemAt:))?(collectionView, indexPath)
  }


"""#,
#"""
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if list.selectsByTwoFingers { return true }
    let shouldBegin = delegate?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    return shouldBegin?(collectionView, indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list.didBeginSelectingByTwoFingers()
    (delegate?.collectionView(_:didBeginMultipleSelectionInteractionAt:))?(
      collectionView, indexPath)
  }


"""#,
#"""
  @available(iOS 15, *)
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: originalIndexPath) {
      return list.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath)
    }
    let target = delegate?.collectionView(
      _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    return target?(collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
      ?? proposedIndexPath
  }

  /// Deprecated like the method that it implements, which iOS 14 and earlier call.
  @available(iOS, deprecated: 15)
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: originalIndexPath) {
      return list.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath)
    }
    let target = delegate?.collectionView(
      _:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    return target?(collectionView, originalIndexPath, proposedIndexPath) ?? proposedIndexPath
  }


"""#,
#"""
  /// The context menu of a cell, or of several selected ones.
  @available(iOS 16, *)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPaths)
      ?? (delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:))?(
        collectionView, indexPaths, point) ?? nil
  }

  /// Deprecated like the method that it implements, which iOS 15 and earlier call.
  @available(iOS, deprecated: 16)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPath)
      ?? (delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:))?(
        collectionView, indexPath, point) ?? nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if list.commitPreview(animator) { return }
    (delegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:))?(
      collectionView, configuration, animator)
  }


"""#,
#"""
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: list.hooks.willDisplay)
    (delegate?.collectionView(_:willDisplay:forItemAt:))?(collectionView, cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    list.report(cell, to: list.hooks.didEndDisplaying)
    (delegate?.collectionView(_:didEndDisplaying:forItemAt:))?(collectionView, cell, indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
    (delegate?.scrollViewDidScroll(_:))?(scrollView)
  }


"""#,
#"""
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.didEndAnimation() }
    (delegate?.scrollViewDidEndScrollingAnimation(_:))?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.stayAfterChange() }
    (delegate?.scrollViewDidChangeAdjustedContentInset(_:))?(scrollView)
  }


"""#,
#"""
  #if canImport(ObjectiveC)
  // The delegate may implement methods that this class does not.

  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector)
      || CellGenForwarding.target(for: selector, delegate: { delegate }) != nil
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    CellGenForwarding.target(for: selector, delegate: { delegate })
      ?? super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UICollectionViewDataSourcePrefetching

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {

"""#,
#"""
    list.prefetchImages(at: indexPaths)

"""#,
#"""
    list.report(indexPaths, to: list.hooks.prefetch)
    prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {

"""#,
#"""
    list.cancelPrefetchingImages(at: indexPaths)

"""#,
#"""
    list.report(indexPaths, to: list.hooks.cancelPrefetching)
    (prefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:))?(
      collectionView, indexPaths)
  }
}

extension CollectionDataSource: CellGenTenant {
  func leaveContainer() { list.leaveContainer() }
}

extension CellGenList where Screen == CellGenCollectionScreen<Content> {
  func collectionViewCell(for item: Content.Item, at indexPath: IndexPath) -> UICollectionViewCell {
    let shown = creator.cell(for: item).shown

"""#,
#"""
    shown.editing = editing(at: indexPath)

"""#,
#"""
    shown.isRow = screen.isRow(at: indexPath)

"""#,
#"""
    let cell = shown.cell(
      in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
    // A feed may have used the collection view and the cell before.
    (cell as? ConfigurableCollectionViewCell)?.reactsToTouches = nil

"""#,
#"""
    if #available(iOS 14, *) { (cell as? ConfigurableListCell)?.rowHeights = screen }

"""#,
#"""
    return cell
  }


"""#,
#"""
  func headerFooterView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {

"""#,
#"""
    // Checked before the section, because the index paths of the screen's own boundaries have a single index.
    if let edge = screen.edgeToDisplay(ofKind: kind) {
      return screen.shown.updates.answer {
        creator.headerFooter(for: edge).shown.headerFooterView(
          ofKind: kind, in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)
      }
    }

"""#,
#"""
    guard let section = screen.shownSection(at: indexPath.section),
      let headerFooter = screen.headerFooterToDisplay(ofKind: kind, of: section)
    else { return nil }
    return screen.shown.updates.answer {
      let view = creator.headerFooter(for: headerFooter).shown.headerFooterView(
        ofKind: kind, in: screen.collectionView, at: indexPath, kinds, onAction: reportAction)

"""#,
#"""
      screen.hideCells(behind: view, ofKind: kind, of: section)

"""#,
#"""
      if kind == UICollectionView.elementKindSectionHeader {
        showCollapsing(of: section, in: view)
      }

"""#,
#"""
      return view
    }
  }

"""#,
#"""
}

/// The underlying diffable data source, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// The data source for everything that this one does not answer.
  weak var fallback: (any UICollectionViewDataSource)?
  /// Called when another data source takes over the collection view.
  var leave: (() -> Void)?

"""#,
#"""
  /// Returns the actions that swiping the cell at an index path reveals.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?

"""#,
#"""
  /// Returns the separator below the row at an index path.
  var separator: ((IndexPath) -> CellSeparator?)?

"""#,
#"""
  /// The heights of cells that are placed by their heights.
  let heights = CellGenHeights<Content.Item>()
  private var estimates: [EstimateCause: CGFloat] = [:]

"""#,
#"""
  /// Called when a section that scrolls sideways has scrolled; nil if nothing follows that.
  var didScrollSection: (() -> Void)?

"""#,
#"""
  /// The surface behind the cells of each section that was laid out.
  var surfaces: [Content.Section: CellGenSectionSurface] = [:]

"""#,
#"""
  /// The boundaries above and below all sections, and the previous ones.
  private var edges = ScreenEdges<Content>()
  private var lastEdges = ScreenEdges<Content>()
  /// True if there is an empty section in place of the content, which has none.
  private var hasOwnSection = false


"""#,
#"""
  init(
    collectionView: UICollectionView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError("init(collectionView:cellProvider:) is not supported")
  }


"""#,
#"""
  func isRow(at indexPath: IndexPath) -> Bool {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.isList } ?? false
  }


"""#,
#"""
  /// Returns the heights of a section's cells at a width.
  func heights(of section: Content.Section, width: CGFloat) -> [CGFloat] {
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    return shownItems(of: section).map {
      heights.height(of: $0, showing: shown.items[$0], width: width, textSize)
    }
  }

  /// Returns the likely height of a section's cells at a width: that of its first cells, or of an earlier
  /// section of the same kind. UIKit keeps the heights that it has measured, and other estimates would move
  /// the remaining cells.
  func estimatedHeight(of section: Content.Section, width: CGFloat) -> CGFloat {
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    let cause = EstimateCause(kind: section.kind, width: width, textSize: textSize)
    if let known = estimates[cause] { return known }
    let first = shownItems(of: section).prefix(3).map {
      heights.height(of: $0, showing: shown.items[$0], width: width, textSize)
    }
    guard !first.isEmpty else { return 100 }
    let estimate = max(first.reduce(0, +) / CGFloat(first.count), 1)
    estimates[cause] = estimate
    return estimate
  }

  /// The facts on which the likely height of a section's cells depends.
  private struct EstimateCause: Swift.Hashable {
    let kind: Content.Section.Kind
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }


"""#,
#"""
  var isEditing: Bool {
    if #available(iOS 14, *) { collectionView.isEditing } else { false }
  }

  var visibleCells: [UIView] { collectionView.visibleCells }

  var selectedIndexPaths: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }

  func allow(_ selection: ListSelection, _ fittings: CellGenFittings) {
    if selection == .multiple {
      fittings.set(\.allowsMultipleSelection, of: collectionView, to: true)
    }
    guard #available(iOS 14, *), selection == .multiple || selection == .multipleWhileEditing
    else { return }
    fittings.set(\.allowsMultipleSelectionDuringEditing, of: collectionView, to: true)
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    } else {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
  }


"""#,
#"""
  func scrollToCell(at indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
  }


"""#,
#"""
  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    if #available(iOS 14, *) { collectionView.isEditing = isEditing }
  }


"""#,
#"""
  func headerFooterToDisplay(
    ofKind kind: String, of section: Content.Section
  ) -> Content.HeaderFooter? {
    kind == UICollectionView.elementKindSectionHeader
      ? shown.headerToDisplay(of: section) : shown.footerToDisplay(of: section)
  }


"""#,
#"""
  /// Gives a pinned header or footer the color that hides the cells behind it.
  func hideCells(
    behind view: UIView, ofKind kind: String, of section: Content.Section
  ) {
    let edge: NSDirectionalRectEdge =
      kind == UICollectionView.elementKindSectionHeader ? .top : .bottom
    let surface = surfaces[section].flatMap { $0.pinned.contains(edge) ? $0 : nil }
    (view as? any CellGenPinnable)?.hideCells(by: surface?.color(in: collectionView))
  }


"""#,
#"""
  /// False, because the layouts of collection views lay out nothing that was not requested.
  var isUnseen: Bool { false }

  func prepare(for changes: CellGenContentChanges<Content>) {

"""#,
#"""
    if hasOwnSection, changes.snapshot.numberOfSections > 0 { setOwnSection(false) }

"""#,
#"""
  }


"""#,
#"""
  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>? { nil }


"""#,
#"""
  /// Updates headers and footers. Only cells are measured again automatically: UIKit's
  /// `selfSizingInvalidation` applies to cells.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) {
    let layout = collectionView.collectionViewLayout

"""#,
#"""
    let headers = indexPaths(
      of: changes.sectionsWithChangedHeaders, UICollectionView.elementKindSectionHeader, changes,
      update: update)
    let footers = indexPaths(
      of: changes.sectionsWithChangedFooters, UICollectionView.elementKindSectionFooter, changes,
      update: update)

"""#,
#"""
    if changes.isAgain { estimates = [:] }
    heights.keep { !changes.isAgain && shown.items[$0] != nil }
    if changes.hasOtherData, surfaces.values.contains(where: \.isWaterfall) {
      return layout.invalidateLayout()
    }

"""#,
#"""
    if !changes.sectionsWithMovedBoundaries.isEmpty || changes.hasOtherLayouts {
      return layout.invalidateLayout()
    }

"""#,
#"""
    // UIKit raises an exception for a context of another class than that of the layout.
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

"""#,
#"""
  }


"""#,
#"""
  /// Updates the headers or footers on the screen, and returns the index paths of all that the layout has, on
  /// the screen or off it. Invalidating one that does not exist stops the program (rdar://25873296).
  private func indexPaths(
    of sections: [Content.Section], _ kind: String, _ changes: CellGenContentChanges<Content>,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) -> [IndexPath] {
    sections.compactMap { section in
      guard let index = changes.snapshot.indexOfSection(section) else { return nil }
      let indexPath = IndexPath(item: 0, section: index)
      if let shownSection = shownSection(at: index),
        let headerFooter = headerFooterToDisplay(ofKind: kind, of: shownSection),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        update(view, headerFooter, isHeader ? shownSection : nil)

"""#,
#"""
        hideCells(behind: view, ofKind: kind, of: shownSection)

"""#,
#"""
      }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      return attributes == nil ? nil : indexPath
    }
  }


"""#,
#"""
  /// Returns the screen's header or footer for which UIKit requests a view, even one that is about to be
  /// removed; nil for another kind of view.
  func edgeToDisplay(ofKind kind: String) -> Content.HeaderFooter? {
    switch kind {
    case CellGenScreenEdge.header: edges.header ?? lastEdges.header
    case CellGenScreenEdge.footer: edges.footer ?? lastEdges.footer
    default: nil
    }
  }

  func showEdges(
    _ new: ScreenEdges<Content>, isAgain: Bool, update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let old = edges
    edges = new
    guard old != new || isAgain || new.header != nil || new.footer != nil else { return }
    lastEdges.header = new.header ?? lastEdges.header
    lastEdges.footer = new.footer ?? lastEdges.footer
    placeEdges()
    setOwnSection(new != ScreenEdges() && snapshot().numberOfSections == 0)
    for (kind, before, after) in [
      (CellGenScreenEdge.header, old.header, new.header),
      (CellGenScreenEdge.footer, old.footer, new.footer),
    ] {
      // UIKit requests the view of a new one itself.
      guard let after, before != nil, before != after || isAgain else { continue }
      let indexPath = IndexPath(index: 0)
      if let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) {
        update(view, after)
      }
      CellGenScreenEdge.invalidate(kind, in: collectionView)
    }
  }

  /// Makes the layout reserve space for the screen's header and footer. The layout may have been set after
  /// the last content.
  private func placeEdges() {
    let kinds = [
      edges.header.map { _ in CellGenScreenEdge.header },
      edges.footer.map { _ in CellGenScreenEdge.footer },
    ].compactMap(\.self)
    CellGenScreenEdge.place(kinds, in: collectionView.collectionViewLayout)
  }

  /// Replaces missing sections with one that has no cells, because the screen's header and footer are shown
  /// only with a section.
  ///
  /// - Source: "UICollectionViewCompositionalLayout does not render global boundary supplementary items …
  ///   when the data source reports 0 sections", for which MAUI has the same workaround
  ///   (github.com/dotnet/maui/pull/34989).
  private func setOwnSection(_ isThere: Bool) {
    let isThere =
      isThere && collectionView.collectionViewLayout is UICollectionViewCompositionalLayout
    guard isThere != hasOwnSection else { return }
    hasOwnSection = isThere
    // The diffable data source does not know this section, so none of its updates must come across it.
    collectionView.reloadData()
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    hasOwnSection ? 1 : super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    hasOwnSection ? 0 : super.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func removeEdges() {
    (edges, lastEdges) = (ScreenEdges(), ScreenEdges())
    hasOwnSection = false
    placeEdges()
  }


"""#,
#"""
  func showBehindCells(_ view: UIView?) { collectionView.backgroundView = view }


"""#,
#"""
  /// Does nothing: a collection view has no method that reloads index titles, and requests them when it is
  /// laid out.
  func reloadIndexTitles() {}


"""#,
#"""
  func placeOfEdge(at point: CGPoint) -> IndexPath? {
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let places = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      let place = places.first {
        let view = collectionView.supplementaryView(forElementKind: kind, at: $0)
        return view?.frame.contains(point) == true
      }
      guard let section = place?.section else { continue }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return IndexPath(item: isHeader ? 0 : itemCount(inSection: section), section: section)
    }
    return nil
  }


"""#,
#"""
  func itemCount(inSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {

"""#,
#"""
    if !shown.indexTitles.isEmpty { return shown.indexTitles.map(\.title) }

"""#,
#"""
    guard #available(iOS 14, *) else { return nil }
    return (fallback?.indexTitles(for:))?(collectionView) ?? super.indexTitles(for: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {

"""#,
#"""
    if let section = shown.section(ofIndexTitle: index),
      let place = snapshot().indexOfSection(section)
    {
      return IndexPath(item: 0, section: place)
    }

"""#,
#"""
    // Before iOS 14, a collection view has no index and does not ask.
    guard #available(iOS 14, *) else { return IndexPath(item: 0, section: 0) }
    return (fallback?.collectionView(_:indexPathForIndexTitle:at:))?(collectionView, title, index)
      ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}


"""#,
#"""
extension CellGenCollectionScreen: CellGenRowHeights {
  func rowHeight(at indexPath: IndexPath) -> CGFloat? {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.rowHeight }
  }
}


"""#,
#"""
extension CellGenCollectionScreen: CellGenChangeableList {
  func userChanged(_ view: UIView) {
    if view is UICollectionViewCell { return shown.userChanged(view) }

"""#,
#"""
    if let section = section(of: view, ofKind: UICollectionView.elementKindSectionHeader) {
      shown.changedByUser.headers.insert(section)
    } else if let section = section(of: view, ofKind: UICollectionView.elementKindSectionFooter) {
      shown.changedByUser.footers.insert(section)
    } else {
      shown.changedByUser.areAtEdges = true
    }

"""#,
#"""
  }


"""#,
#"""
  /// Returns the section whose header or footer a view is; nil for another view.
  private func section(of view: UIView, ofKind kind: String) -> Content.Section? {
    let place = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).first {
      collectionView.supplementaryView(forElementKind: kind, at: $0) === view
    }
    return place.flatMap { shownSection(at: $0.section) }
  }

"""#,
#"""
}

"""#,
#"""

/// Shows the content of a screen in a table view.
///
///     let dataSource = ListingTableDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep a strong reference to it, since the table view does not. It is the table view's delegate; set your
/// own as ``delegate``, and use ``hooks`` to receive the events of cells by their ids.
@MainActor
final class TableDataSource<Creator: ViewCreator>: NSObject,
  _CellGenDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
{
  typealias Content = Creator.Content
  typealias _Animation = ListAnimation
  typealias Diffable = UITableViewDiffableDataSource<
    Content.Section, Content.Item.ID
  >

  /// The table view that shows the content.
  let tableView: UITableView
  var _list: some _CellGenListing<Creator> { list }
  private let list: CellGenList<Creator, CellGenTableScreen<Content>>

"""#,
#"""
  private var dragging: CellGenTableDragging<Creator>?


"""#,
#"""
  /// Called with each cell after it is configured. Setting it calls it with the cells on the screen.
  var configureCell: (@MainActor (UITableViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in list.screen.visibleCells { configure(cell) }
    }
  }

  /// The delegate for everything that the data source does not decide. Initially, it is the previous delegate
  /// of the table view, such as its `UITableViewController`.
  ///
  /// Methods about what *did* or *will* happen are forwarded after the data source has done its part. Methods
  /// that *ask* are answered by the data source where the screen declares an answer, and by the delegate
  /// elsewhere.
  weak var delegate: (any UITableViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// The data source for everything that this one does not answer: index titles, and which rows can be moved.
  /// Initially, it is the previous data source of the table view, such as its `UITableViewController`.
  weak var fallbackDataSource: (any UITableViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Receives prefetching calls after ``hooks``. Initially, it is the previous one of the table view.
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The underlying UIKit data source, for features other than snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  var diffableDataSource: Diffable { list.screen }

  /// Shows content in an existing table view.
  ///
  /// - Parameters:
  ///   - tableView: the table view; its current delegate becomes ``delegate``.
  ///   - creator: the view creator; nil for the screen's own.
  init(tableView: UITableView, creator: Creator? = nil) {
    self.tableView = tableView
    CellGenTenants.leave(tableView)
    let found = tableView.dataSource
    // A table requests headers and footers only when it loads their section. It is documented only for
    // heights that an empty batch of updates makes it ask again, and apps that hide headers with such a batch
    // reload the data after it (peterpaulis/StaticDataTableViewController).
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

"""#,
#"""
    screen.canMove = { [weak list] in list?.canMoveRow(from: $0) ?? false }
    screen.didMove = { [weak list] in list?.reportMove(of: [$0], from: $1) }

"""#,
#"""
    screen.delete = { [weak list] in list?.reportDeletion(at: $0) }

"""#,
#"""
    screen.leave = { [weak list] in list?.leaveContainer() }
    list.didConfigure = { [weak self] cell in self?.configure(cell) }
    delegate = tableView.delegate
    prefetchDataSource = tableView.prefetchDataSource
    screen.fallback = found
    list.didInstall = { [weak self] in self?.didInstall() }
    list.install()
  }

  private func didInstall() {

"""#,
#"""
    setUpDragging()

"""#,
#"""
    becomeDelegate()
    tableView.prefetchDataSource = self
    list.fittings.add { [weak self] in self?.stopListening() }
    // As in ``CellGenTableScreen/prepare(for:)``, for screens where no section can have a header.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      list.fittings.set(\.sectionHeaderTopPadding, of: tableView, to: 0)
    }
  }

  /// Restores the delegates that the table view would have without the data source.
  private func stopListening() {
    list.screen.giveBackPadding()
    if tableView.delegate === self { tableView.delegate = delegate }
    if tableView.prefetchDataSource === self { tableView.prefetchDataSource = prefetchDataSource }

"""#,
#"""
    if tableView.dragDelegate === dragging { tableView.dragDelegate = nil }
    if tableView.dropDelegate === dragging { tableView.dropDelegate = nil }
    dragging = nil

"""#,
#"""
  }


"""#,
#"""
  /// Sets up dragging. An app that has its own delegates for dragging keeps them.
  private func setUpDragging() {
    guard list.lifts, tableView.dragDelegate == nil, tableView.dropDelegate == nil else { return }
    let dragging = CellGenTableDragging<Creator>()
    dragging.list = list
    self.dragging = dragging
    tableView.dragDelegate = dragging
    tableView.dropDelegate = dragging
    // Off on an iPhone before iOS 15 (Apple, `dragInteractionEnabled`).
    list.fittings.set(\.dragInteractionEnabled, of: tableView, to: true)
  }


"""#,
#"""
  /// Becomes the delegate. UIKit checks which methods a delegate responds to when it is set, so this sets it
  /// again after each change of ``delegate``.
  private func becomeDelegate() {
    tableView.delegate = nil
    tableView.delegate = self
  }

  private func configure(_ cell: UIView) {
    guard let configureCell, let cell = cell as? UITableViewCell, let item = list.item(of: cell)
    else { return }
    configureCell(cell, item)
  }

  /// Scrolls to an item once all content applied so far is shown. Does nothing for an item that is not shown.
  func scroll(
    to id: Content.Item.ID, at position: UITableView.ScrollPosition = .middle,
    animated: Bool = true
  ) {
    list.shown.updates.add(of: list) { list in
      guard let indexPath = list.indexPath(for: id) else { return }
      list.screen.tableView.scrollToRow(at: indexPath, at: position, animated: animated)
    }
  }


"""#,
#"""
  func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self, list.hasContainer else {
      return (delegate?.tableView(_:viewForHeaderInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownHeader(at: index).map { header in
      let view = headerFooterView(for: header, isHeader: true)

"""#,
#"""
      if let section = list.screen.shownSection(at: index) {
        list.showCollapsing(of: section, in: view)
      }

"""#,
#"""
      return view
    }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    guard Content.HeaderFooter.self != Never.self, list.hasContainer else {
      return (delegate?.tableView(_:viewForFooterInSection:))?(tableView, index) ?? nil
    }
    return list.screen.shownFooter(at: index).map { headerFooterView(for: $0, isHeader: false) }
  }

  private func headerFooterView(
    for headerFooter: Content.HeaderFooter, isHeader: Bool
  ) -> UIView {
    list.screen.shown.updates.answer {
      list.creator.headerFooter(for: headerFooter).shown.headerFooterView(
        in: tableView, isHeader: isHeader, list.kinds, onAction: list.reportAction)
    }
  }


"""#,
#"""
  func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self || !list.hasContainer,
      let height = delegate?.tableView(_:heightForHeaderInSection:)
    {
      return height(tableView, index)
    }
    guard list.hasContainer else { return tableView.sectionHeaderHeight }
    return height(of: list.screen.shownHeader(at: index))
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    if Content.HeaderFooter.self == Never.self || !list.hasContainer,
      let height = delegate?.tableView(_:heightForFooterInSection:)
    {
      return height(tableView, index)
    }
    guard list.hasContainer else { return tableView.sectionFooterHeight }
    return height(of: list.screen.shownFooter(at: index))
  }

  /// Returns the height of a header or footer. Without one, plain tables have no space, and grouped ones have
  /// UIKit's own gap between sections. The automatic dimension represents that gap, and 0 means no height at
  /// all from iOS 11 on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom from older
  /// systems, removes the gap and makes reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, heights of rows

  /// A table without estimates asks its delegate for none, unless it gets them from elsewhere (Apple,
  /// `estimatedRowHeight`: "Setting the value to 0 disables estimated heights").
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let standard = tableView.estimatedRowHeight
    let given = (delegate?.tableView(_:estimatedHeightForRowAt:))?(tableView, indexPath) ?? standard
    if given != standard || given == 0 { return given }
    guard list.screen.measuresRows else { return tableView.rowHeight }
    return list.estimatedHeight(at: indexPath) ?? standard
  }

  // MARK: UITableViewDelegate, selection

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  /// True if the delegate wants to select rows whose view declares nothing: it returns true, or implements a
  /// method for it. Without a delegate's answer, rows of another data source can be selected, as in UIKit.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldHighlight = delegate?.tableView(_:shouldHighlightRowAt:) {
      return shouldHighlight(tableView, indexPath)
    }
    return delegate?.tableView(_:didSelectRowAt:) != nil || !list.hasContainer
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if list.canSelect(indexPath) { return indexPath }
    guard delegateSelects(indexPath) else { return nil }
    guard let willSelect = delegate?.tableView(_:willSelectRowAt:) else { return indexPath }
    return willSelect(tableView, indexPath)
  }

  /// A keyboard reaches the rows that can be selected. In other rows, it reaches the controls.
  func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    if let canFocus = delegate?.tableView(_:canFocusRowAt:) {
      return canFocus(tableView, indexPath)
    }
    guard list.hasContainer else { return tableView.cellGenAllowsFocus }
    return list.canSelect(indexPath) || delegateSelects(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.didSelect(indexPath) { tableView.deselectRow(at: indexPath, animated: true) }
    (delegate?.tableView(_:didSelectRowAt:))?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    list.didDeselect(indexPath)
    (delegate?.tableView(_:didDeselectRowAt:))?(tableView, indexPath)
  }


"""#,
#"""
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if list.selectsByTwoFingers { return true }
    let shouldBegin = delegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    return shouldBegin?(tableView, indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    list.didBeginSelectingByTwoFingers()
    (delegate?.tableView(_:didBeginMultipleSelectionInteractionAt:))?(tableView, indexPath)
  }


"""#,
#"""
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if list.canMove(from: sourceIndexPath) {
      return list.target(ofMoveFrom: sourceIndexPath, to: proposedDestinationIndexPath)
    }
    let target = delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    return target?(tableView, sourceIndexPath, proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }


"""#,
#"""
  // MARK: UITableViewDelegate, swipe actions


"""#,
#"""
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    list.swipeConfiguration(at: indexPath, on: .leading)
      ?? (delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(tableView, indexPath)
      ?? noActions
  }


"""#,
#"""
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {

"""#,
#"""
    if let own = list.swipeConfiguration(at: indexPath, on: .trailing) { return own }

"""#,
#"""
    if let others = (delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(
      tableView, indexPath)
    {
      return others
    }

"""#,
#"""
    if tableView.isEditing, list.deleteAction(at: indexPath) != nil { return nil }

"""#,
#"""
    return noActions
  }

  /// An empty configuration. For nil, a table would show its own delete action.
  private var noActions: UISwipeActionsConfiguration? {
    list.hasContainer ? UISwipeActionsConfiguration(actions: []) : nil
  }

  /// Editing shows a delete control for rows with trailing actions, and none for others.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard list.hasContainer else {
      return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .delete
    }
    // UIKit also asks outside of editing, and a row without an editing style cannot be swiped.
    guard tableView.isEditing, let row = list.row(at: indexPath) else { return .delete }
    if !row.trailing.isEmpty { return .delete }

"""#,
#"""
    if list.deleteAction(at: indexPath) != nil { return .delete }

"""#,
#"""
    return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .none
  }

  /// A diffable table allows swiping only for rows that can be edited.
  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard let row = list.row(at: indexPath) else { return false }

"""#,
#"""
    if tableView.isEditing,
      tableView.allowsMultipleSelectionDuringEditing || list.deleteAction(at: indexPath) != nil
    {
      return true
    }

"""#,
#"""
    if tableView.isEditing, list.canMove(from: indexPath) { return true }

"""#,
#"""
    return !row.leading.isEmpty || !row.trailing.isEmpty
      || delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:) != nil
      || delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:) != nil
  }


"""#,
#"""
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPath)
      ?? (delegate?.tableView(_:contextMenuConfigurationForRowAt:point:))?(
        tableView, indexPath, point) ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if list.commitPreview(animator) { return }
    (delegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))?(
      tableView, configuration, animator)
  }


"""#,
#"""
  // MARK: UITableViewDelegate, display

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if list.screen.isFirstOnScreen() { list.didAppear() }
    list.takeHeight(of: cell)
    list.report(cell, to: list.hooks.willDisplay)
    (delegate?.tableView(_:willDisplay:forRowAt:))?(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // Again, because it may have changed while it was on the screen.
    list.takeHeight(of: cell)
    list.report(cell, to: list.hooks.didEndDisplaying)
    (delegate?.tableView(_:didEndDisplaying:forRowAt:))?(tableView, cell, indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    list.didScroll(scrollView)
    (delegate?.scrollViewDidScroll(_:))?(scrollView)
  }


"""#,
#"""
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.didEndAnimation() }
    (delegate?.scrollViewDidEndScrollingAnimation(_:))?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if list.hasContainer { list.places.stayAfterChange() }
    (delegate?.scrollViewDidChangeAdjustedContentInset(_:))?(scrollView)
  }


"""#,
#"""
  #if canImport(ObjectiveC)
  // The delegate may implement methods that this class does not.

  nonisolated override func responds(to selector: Selector!) -> Bool {
    let estimate = Selector(("tableView:estimatedHeightForRowAtIndexPath:"))
    let isOwn =
      selector != estimate || MainActor.assumeIsolated { tableView.estimatedRowHeight != 0 }
    return isOwn && super.responds(to: selector)
      || CellGenForwarding.target(for: selector, delegate: { delegate }) != nil
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    CellGenForwarding.target(for: selector, delegate: { delegate })
      ?? super.forwardingTarget(for: selector)
  }
  #endif

  // MARK: UITableViewDataSourcePrefetching

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {

"""#,
#"""
    list.prefetchImages(at: indexPaths)

"""#,
#"""
    list.report(indexPaths, to: list.hooks.prefetch)
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {

"""#,
#"""
    list.cancelPrefetchingImages(at: indexPaths)

"""#,
#"""
    list.report(indexPaths, to: list.hooks.cancelPrefetching)
    (prefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:))?(tableView, indexPaths)
  }
}

extension TableDataSource: CellGenTenant {
  func leaveContainer() { list.leaveContainer() }
}

extension CellGenList where Screen == CellGenTableScreen<Content> {

"""#,
#"""
  /// True if a row can be moved. Where rows are dragged, a table may lift rows that its data source can move
  /// even if the delegate returns no items for them (according to a report in someone else's code), so these
  /// can be moved only during editing.
  func canMoveRow(from indexPath: IndexPath) -> Bool {
    guard canMove(from: indexPath) else { return false }

"""#,
#"""
    if lifts, !screen.isEditing { return lifts(at: indexPath) }

"""#,
#"""
    return true
  }


"""#,
#"""
  func tableViewCell(for item: Content.Item, at indexPath: IndexPath) -> UITableViewCell {
    creator.cell(for: item).shown.cell(
      in: screen.tableView, at: indexPath, kinds, onAction: reportAction)
  }
}

/// The underlying diffable data source.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  /// The data source for everything that this one does not answer.
  weak var fallback: (any UITableViewDataSource)?
  var canEdit: ((IndexPath) -> Bool)?

"""#,
#"""
  var canMove: ((IndexPath) -> Bool)?
  /// Called when the user has moved an item from a section.
  var didMove: ((Content.Item.ID, Content.Section) -> Void)?

"""#,
#"""
  /// Called when the user deletes a row.
  var delete: ((IndexPath) -> Void)?

"""#,
#"""
  /// Called when another data source takes over the table view.
  var leave: (() -> Void)?

"""#,
#"""
  /// The header and footer above and below all sections.
  private var edges = ScreenEdges<Content>()
  private var header: CellGenTableEdge?
  private var footer: CellGenTableEdge?

"""#,
#"""
  private var wasOnScreen = false
  let estimates = CellGenRowEstimates<Content.Item.ID>()
  /// True if the padding above headers was removed.
  private var hasNoPadding = false

  init(
    tableView: UITableView, shown: CellGenShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.shown = shown
    super.init(tableView: tableView, cellProvider: cellProvider)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
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


"""#,
#"""
  func isRow(at indexPath: IndexPath) -> Bool { true }


"""#,
#"""
  // A table that is asked for its cells performs layout (github.com/Juanpe/SkeletonView/pull/384).
  var visibleCells: [UIView] { isUnseen ? [] : tableView.visibleCells }

  /// True for a table that is outside of any window and has not been on the screen yet.
  ///
  /// When such a table is laid out, which any update does, it logs
  /// `UITableViewAlertForLayoutOutsideViewHierarchy`: "This may cause bugs by forcing views inside the table
  /// view to load and perform layout without accurate information" (JohnEstropia/CoreStore#360). A table that
  /// was on the screen and is covered now is updated nevertheless: this keeps its rows and their heights, and
  /// therefore its position.
  var isUnseen: Bool { !wasOnScreen && tableView.window == nil }

  /// Called when a row is shown. Returns true for the first one on the screen.
  func isFirstOnScreen() -> Bool {
    if wasOnScreen || tableView.window == nil { return false }
    wasOnScreen = true
    return true
  }

  /// Removes the padding that a plain table has above each header from iOS 15 on, while there is a section
  /// without a header: according to some reports, it is there as well (Nexters/tidify-iOS#62). Padding that
  /// an app has set is kept.
  func prepare(for changes: CellGenContentChanges<Content>) {
    estimates.forget(allBut: { shown.items[$0] != nil }, count: shown.items.count)
    guard #available(iOS 15, *), tableView.style == .plain else { return }
    let isNeeded = shown.lacksHeaders
    let padding = tableView.sectionHeaderTopPadding
    if isNeeded, padding == UITableView.automaticDimension {
      tableView.sectionHeaderTopPadding = 0
      hasNoPadding = true
    } else if !isNeeded {
      giveBackPadding()
    }
  }

  fileprivate func giveBackPadding() {
    guard #available(iOS 15, *), hasNoPadding else { return }
    hasNoPadding = false
    if tableView.sectionHeaderTopPadding == 0 {
      tableView.sectionHeaderTopPadding = UITableView.automaticDimension
    }
  }

  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>? {
    // Sections that are not repeated keep their order.
    if Content.Section.self == Content.Section.Kind.self { return nil }
    return CellGenMovedSections.snapshot(from: self.snapshot(), to: snapshot)
  }

  var selectedIndexPaths: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

  func allow(_ selection: ListSelection, _ fittings: CellGenFittings) {
    if selection == .multiple { fittings.set(\.allowsMultipleSelection, of: tableView, to: true) }
    if selection == .multiple || selection == .multipleWhileEditing {
      fittings.set(\.allowsMultipleSelectionDuringEditing, of: tableView, to: true)
    }
  }

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    if isSelected {
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }


"""#,
#"""
  func scrollToCell(at indexPath: IndexPath) {
    tableView.scrollToRow(at: indexPath, at: .middle, animated: false)
  }


"""#,
#"""
  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    tableView.setEditing(isEditing, animated: isAnimated)
  }


"""#,
#"""
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void
  ) {

"""#,
#"""
    let headers = changes.sectionsWithChangedHeaders.compactMap(changes.snapshot.indexOfSection)
    let footers = changes.sectionsWithChangedFooters.compactMap(changes.snapshot.indexOfSection)
    // A table that has not been on the screen requests all heights when it appears.
    if isUnseen || headers.isEmpty && footers.isEmpty { return }
    let changed =
      headers.map {
        (tableView.headerView(forSection: $0), shownHeader(at: $0), shownSection(at: $0))
      }
      + footers.map { (tableView.footerView(forSection: $0), shownFooter(at: $0), nil) }
    for case (let view?, let headerFooter?, let section) in changed {
      update(view, headerFooter, section)
    }
    // Makes the table request heights again, as the documentation of `beginUpdates()` recommends.
    if isAnimated {
      tableView.performBatchUpdates(nil)
    } else {
      UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
    }

"""#,
#"""
  }


"""#,
#"""
  func showEdges(
    _ edges: ScreenEdges<Content>, isAgain: Bool, update: (UIView, Content.HeaderFooter) -> Void
  ) {
    let old = self.edges
    self.edges = edges
    if old.header != edges.header || isAgain && edges.header != nil {
      header = CellGenTableEdge.show(
        edges.header, \.tableHeaderView, header, in: tableView, update: update)
    }
    if old.footer != edges.footer || isAgain && edges.footer != nil {
      footer = CellGenTableEdge.show(
        edges.footer, \.tableFooterView, footer, in: tableView, update: update)
    }
  }

  func removeEdges() {
    showEdges(ScreenEdges(), isAgain: false) { _, _ in }
  }


"""#,
#"""
  func showBehindCells(_ view: UIView?) { tableView.backgroundView = view }


"""#,
#"""
  func reloadIndexTitles() { tableView.reloadSectionIndexTitles() }


"""#,
#"""
  func placeOfEdge(at point: CGPoint) -> IndexPath? {
    for section in 0..<tableView.numberOfSections {
      if tableView.headerView(forSection: section)?.frame.contains(point) == true {
        return IndexPath(row: 0, section: section)
      }
      if tableView.footerView(forSection: section)?.frame.contains(point) == true {
        return IndexPath(row: itemCount(inSection: section), section: section)
      }
    }
    return nil
  }


"""#,
#"""
  func itemCount(inSection section: Int) -> Int { tableView.numberOfRows(inSection: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit?(indexPath) ?? false
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {

"""#,
#"""
    if !shown.indexTitles.isEmpty { return shown.indexTitles.map(\.title) }

"""#,
#"""
    return (fallback?.sectionIndexTitles(for:))?(tableView)
      ?? super.sectionIndexTitles(for: tableView)
  }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {

"""#,
#"""
    if let section = shown.section(ofIndexTitle: index),
      let place = snapshot().indexOfSection(section)
    {
      return place
    }

"""#,
#"""
    return (fallback?.tableView(_:sectionForSectionIndexTitle:at:))?(tableView, title, index)
      ?? super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }


"""#,
#"""
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove?(indexPath) == true
      || (fallback?.tableView(_:canMoveRowAt:))?(tableView, indexPath) ?? false
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    guard canMove?(source) == true, let id = itemIdentifier(for: source),
      let from = shownSection(at: source.section), let to = shownSection(at: destination.section)
    else {
      (fallback?.tableView(_:moveRowAt:to:))?(tableView, source, destination)
      return
    }
    var moved = snapshot()
    moved.deleteItems([id])
    let others = moved.itemIdentifiers(inSection: to)
    if others.indices.contains(destination.row) {
      moved.insertItems([id], beforeItem: others[destination.row])
    } else {
      moved.appendItems([id], toSection: to)
    }
    shown.fallOutOfStep()
    // The table has already moved the row.
    apply(moved, animatingDifferences: false)
    didMove?(id, from)
  }


"""#,
#"""
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete?(indexPath) }
  }

"""#,
#"""
}

extension CellGenTableScreen: CellGenChangeableList {
  func userChanged(_ view: UIView) {
    if view is UITableViewCell { return shown.userChanged(view) }
    for index in 0..<tableView.numberOfSections {
      guard let section = shownSection(at: index) else { continue }
      if tableView.headerView(forSection: index) === view {
        shown.changedByUser.headers.insert(section)
        return
      }
      if tableView.footerView(forSection: index) === view {
        shown.changedByUser.footers.insert(section)
        return
      }
    }
    shown.changedByUser.areAtEdges = true
  }
}

"""#,
#"""

/// Makes the layout of a screen in a collection view, section by section.
///
/// Empty sections are not shown, so the index of a section does not identify it: the layout asks the data
/// source of its collection view.
@MainActor
enum ScreenLayout<Content: ScreenContent> {
  /// Returns a layout whose sections are made by a function.
  ///
  /// - Parameters:
  ///   - spacing: the space between sections, in points.
  ///   - backgrounds: the backgrounds of sections, which include their headers and footers.
  ///   - pinned: the sections whose header (`top`) or footer (`bottom`) is pinned while they scroll past.
  ///   - makeSection: makes the layout of a section, and is called again whenever the layout may have changed.
  static func make(
    spacing: CGFloat = 0,

"""#,
#"""
    backgrounds: [Content.Section.Kind: CellLook] = [:],

"""#,
#"""
    pinned: [Content.Section.Kind: NSDirectionalRectEdge] = [:],
    section makeSection:
      @escaping @MainActor (LayoutSection<Content.Section>) ->
      NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let owner = Owner()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard
          let screen = owner.layout?.collectionView?.dataSource
            as? CellGenCollectionScreen<Content>,
          let section = screen.shownSection(at: index)
        else { return placeholder }

"""#,
#"""
        let background = backgrounds[section.kind]

"""#,
#"""
        let surface = CellGenSectionSurface(

"""#,
#"""
          color: background?.coversBackground == true ? background?.background : nil,

"""#,
#"""
          pinned: pinned[section.kind] ?? [])
        screen.surfaces[section] = surface
        let result = makeSection(
          layoutSection(section, of: screen, in: environment, on: surface))

"""#,
#"""
        surface.topInset = result.contentInsets.top
        surface.scrollsSideways = result.orthogonalScrollingBehavior != .none

"""#,
#"""
        if background != nil {
          let kind = CellGenSectionBackgrounds.elementKind(behind: section.kind, in: Content.self)
          result.decorationItems.append(.background(elementKind: kind))
        }

"""#,
#"""
        if screen.didScrollSection != nil { watchScrolling(of: result, screen) }

"""#,
#"""
        return result
      }, configuration: configuration)
    owner.layout = layout

"""#,
#"""
    CellGenSectionBackgrounds.register(backgrounds, of: Content.self, in: layout)

"""#,
#"""
    return layout
  }

  private static func layoutSection(
    _ section: Content.Section, of screen: CellGenCollectionScreen<Content>,
    in environment: any NSCollectionLayoutEnvironment, on surface: CellGenSectionSurface
  ) -> LayoutSection<Content.Section> {
    LayoutSection(
      section: section,
      hasHeader: screen.shown.boundaries(of: section).header != nil,
      hasFooter: screen.shown.boundaries(of: section).footer != nil,
      environment: environment,

"""#,
#"""
      layout: screen.shown.layout(of: section)?.value,

"""#,
#"""
      items: { [weak screen] in screen?.shownItems(of: section) ?? [] },

"""#,
#"""
      heights: { [weak screen] in screen?.heights(of: section, width: $0) ?? [] },
      estimatedHeight: { [weak screen] in screen?.estimatedHeight(of: section, width: $0) ?? 100 },

"""#,
#"""
      swipeConfiguration: { [weak screen] indexPath, edge in
        screen?.swipeConfiguration?(indexPath, edge)
      },

"""#,
#"""
      separator: { [weak screen] in screen?.separator?($0) },

"""#,
#"""
      surface: surface)
  }


"""#,
#"""
  /// Reports the scrolling of a section that scrolls sideways: it has a scroll view of its own, without a
  /// delegate of the app.
  ///
  /// - Source: "The handler is called … any time an animation occurs in that section due to changes such as …
  ///   scrolling the section" (Apple, `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`), where the
  ///   delegate gets no calls (github.com/apptekstudios/ASCollectionView/issues/136).
  private static func watchScrolling(
    of section: NSCollectionLayoutSection, _ screen: CellGenCollectionScreen<Content>
  ) {
    guard section.orthogonalScrollingBehavior != .none else { return }
    let own = section.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = { [weak screen] items, offset, environment in
      own?(items, offset, environment)
      screen?.didScrollSection?()
    }
  }


"""#,
#"""
  /// The layout's properties that the section provider needs before the layout exists.
  @MainActor
  private final class Owner {
    weak var layout: UICollectionViewLayout?
  }

  /// A section for a collection view that does not have the screen's data source yet: UIKit raises an
  /// exception if there is none for an index that it counts.
  private static var placeholder: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: LayoutSection<Content.Section>.row(height: .estimated(44)))
  }
}

"""#,
#"""

/// The accessories of a row that UIKit does not draw itself, or those in one place of another cell, side by
/// side.
///
/// Their views are kept while the cell shows data of one type, so a switch is not replaced under the finger
/// that moves it.
final class CellGenAccessoryBar: UIStackView {
  /// True if a checkmark is shown, here or by UIKit.
  private(set) var isChecked = false
  /// The texts and controls that VoiceOver reads, in the order of the views.
  private(set) var spoken: [Spoken] = []
  /// The place in a cell that is not a row; nil in a row.
  var place: CellLayers.Place?
  /// The view below the bar, whose controls keep their own touches.
  weak var cellGenContent: UIView?
  private var slots: [CellGenAccessorySlot] = []

  enum Spoken {
    case label(String)
    case value(String)
    case control(UIControl)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .center
    spacing = 8
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// True if nothing is shown.
  var isEmpty: Bool { arrangedSubviews.allSatisfy(\.isHidden) }

  /// - Parameter drawsMarks: true to draw chevrons and checkmarks here.
  func show<Action>(
    _ accessories: [CellAccessory<Action>], drawsMarks: Bool,
    onAction: @escaping ActionHandler<Action>
  ) {
    let drawn = accessories.filter { drawsMarks || !$0.isMark }
    // Marks come last, as in UIKit.
    let sorted = drawn.filter { !$0.isMark } + drawn.filter(\.isMark)
    while slots.count < sorted.count {
      let slot = CellGenAccessorySlot()
      slots.append(slot)
      addArrangedSubview(slot)
    }
    spoken = []
    for (index, slot) in slots.enumerated() {
      guard index < sorted.count, sorted[index].hasContent else {
        slot.isHidden = true
        continue
      }
      slot.isHidden = false
      slot.capsule = place == nil ? nil : sorted[index].background
      if let said = slot.show(sorted[index], onAction: onAction) { spoken.append(said) }
    }
    isChecked = accessories.contains { accessory in
      if case .checkmark = accessory.kind { accessory.hasContent } else { false }
    }
  }

  /// Resizes the bar to fit its content, which UIKit does not do for it.
  ///
  /// - Returns: true if the size has changed.
  @discardableResult
  func fit() -> Bool {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// Controls take touches within 44 by 44 points, even beyond the bar, but not from the controls of the
  /// content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden else { return nil }
    let control = slots.lazy.filter { !$0.isHidden }.compactMap(\.control).first { control in
      CellGenTouchArea.bounds(of: control).contains(control.convert(point, from: self))
    }
    guard let control, let content = cellGenContent, let superview,
      !control.bounds.contains(control.convert(point, from: self))
    else { return control }
    let below = content.hitTest(content.convert(point, from: self), with: event)
    return below?.cellGenActing(in: superview) == nil ? control : nil
  }
}

extension CellAccessory {
  /// True for UIKit's marks: the chevron and the checkmark.
  fileprivate var isMark: Bool {
    switch kind {
    case .disclosure, .checkmark: true
    case .badge, .picture, .detail, .toggle: false
    }
  }
}

/// The view of one accessory.
final class CellGenAccessorySlot: UIView {
  private var shown: UIView?
  private var edges: CellGenEdges?
  /// Keeps the capsule at least as wide as it is tall.
  private lazy var leastWidth = widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor)
  /// The color of a capsule behind the accessory; nil for none.
  var capsule: UIColor? {
    didSet {
      guard capsule != oldValue else { return }
      backgroundColor = capsule
      leastWidth.isActive = capsule != nil
      updateInsets()
    }
  }
  /// Reports a tap, or the new value of the switch.
  private var report: (Bool) -> Void = { _ in }

  var control: UIControl? { shown as? UIControl }

  /// - Returns: what VoiceOver reads for the accessory; nil for nothing.
  func show<Action>(
    _ accessory: CellAccessory<Action>, onAction: @escaping ActionHandler<Action>
  ) -> CellGenAccessoryBar.Spoken? {
    report = { _ in }
    switch accessory.kind {
    case .disclosure:
      show(mark: Self.chevron, color: .tertiaryLabel)
      return nil
    case .checkmark:
      show(mark: "checkmark", color: nil)
      return nil
    case .badge(let text):
      let label = view(UILabel.self, Self.makeLabel)
      label.text = text
      label.textColor = accessory.color ?? (capsule == nil ? .secondaryLabel : .white)
      return text.map { .value($0) }
    case .picture(let shown, nil):
      let image = view(UIImageView.self) { UIImageView() }
      image.image = shown
      image.tintColor = accessory.color
      image.accessibilityLabel = accessory.name
      image.isAccessibilityElement = accessory.name != nil
      return accessory.name.map { .label($0) }
    case .picture(let shown, let action?):
      let button = view(UIButton.self) { self.makeButton(.system) }
      button.setImage(shown, for: .normal)
      button.tintColor = accessory.color
      button.accessibilityLabel = accessory.name
      report = { _ in onAction(action) }
      return .control(button)
    case .detail(let action):
      let button = view(UIButton.self) { self.makeButton(.detailDisclosure) }
      report = { _ in onAction(action) }
      return .control(button)
    case .toggle(let isOn, let isEnabled, let action):
      let toggle = view(UISwitch.self, makeSwitch)
      if toggle.isOn != isOn { toggle.isOn = isOn }
      toggle.isEnabled = isEnabled
      toggle.onTintColor = accessory.color
      toggle.accessibilityLabel = accessory.name
      report = { onAction(action($0)) }
      return .control(toggle)
    }
  }

  /// The name of the chevron, mirrored in right-to-left layouts.
  private static var chevron: String {
    if #available(iOS 14, *) { "chevron.forward" } else { "chevron.right" }
  }

  private func show(mark symbol: String, color: UIColor?) {
    let image = view(UIImageView.self) { UIImageView() }
    image.image = UIImage(systemName: symbol)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    image.tintColor = color
    image.isAccessibilityElement = false
  }

  /// The current view if it has the type, or a new one in its place.
  private func view<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
    if let view = shown as? View { return view }
    shown?.removeFromSuperview()
    let view = make()
    addSubview(view)
    edges = CellGenHosted.pin(view, to: self)
    updateInsets()
    shown = view
    return view
  }

  private func updateInsets() {
    edges?.set(
      capsule == nil
        ? .zero : NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = capsule == nil ? 0 : min(bounds.width, bounds.height) / 2
  }

  private static func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func makeButton(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    if #available(iOS 14, *) {
      button.addAction(
        UIAction { [weak self] _ in self?.report(true) }, for: .primaryActionTriggered)
    }
    return button
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    if #available(iOS 14, *) {
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in
          guard let self, let toggle else { return }
          CellGenUserChange.note(in: self)
          report(toggle.isOn)
        }, for: .valueChanged)
    }
    return toggle
  }
}

/// An element at the trailing edge of a row in a list or table. With a place, other cells show it as well.
///
/// Accessories are hidden while the list is being edited, when UIKit shows its own controls there. The
/// chevron and the checkmark come last, whatever the order of the accessories.
struct CellAccessory<Action> {
  enum Kind {
    case disclosure
    case checkmark
    case badge(String?)
    case picture(UIImage?, action: Action?)
    case detail(Action)
    case toggle(isOn: Bool, isEnabled: Bool, report: (Bool) -> Action)
  }

  let kind: Kind
  /// The color; nil for UIKit's.
  var color: UIColor?
  /// The accessibility label.
  var name: String?
  var isShown = true
  /// The place in a cell that is not a row; nil to show it in rows only.
  var place: CellLayers.Place?
  /// The color behind it in such a cell; nil for none.
  var background: UIColor?

  fileprivate init(_ kind: Kind, color: UIColor? = nil, name: String? = nil) {
    self.kind = kind
    self.color = color
    self.name = name
  }

  /// A chevron, which indicates that tapping the row leads to another screen.
  static var disclosure: CellAccessory { CellAccessory(.disclosure) }

  /// A checkmark. VoiceOver announces the row as selected.
  static var checkmark: CellAccessory { CellAccessory(.checkmark) }

  /// A short text, which VoiceOver reads as the value of the row.
  ///
  /// - Parameters:
  ///   - text: the text; nil or empty for no badge.
  ///   - color: the color of the text; nil for that of secondary text, or white on a capsule.
  static func badge(_ text: String?, color: UIColor? = nil) -> CellAccessory {
    CellAccessory(.badge(text), color: color)
  }

  /// A symbol, which can be a button.
  ///
  /// - Parameters:
  ///   - symbol: the name of an SF Symbol; nil for no accessory.
  ///   - color: the color of the symbol; nil for the tint color.
  ///   - accessibilityLabel: the accessibility label.
  ///   - action: the action that a tap reports; nil for a symbol that cannot be tapped.
  static func symbol(
    _ symbol: String?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .picture(symbol.flatMap { UIImage(systemName: $0) }, action: action), color: color,
      name: accessibilityLabel)
  }

  /// An image, which can be a button.
  ///
  /// - Parameters:
  ///   - image: the image; nil for no accessory.
  ///   - color: the color to draw the image in; nil for its own colors.
  ///   - accessibilityLabel: the accessibility label.
  ///   - action: the action that a tap reports; nil for an image that cannot be tapped.
  static func image(
    _ image: UIImage?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    var shown = image
    if color != nil {
      shown = image?.withRenderingMode(.alwaysTemplate)
    } else if let image, !image.isSymbolImage, image.renderingMode == .automatic {
      // A system button draws other images as templates (UIKit, `UIImage.RenderingMode.automatic`: "Use the
      // default rendering mode for the context where the image is used").
      shown = image.withRenderingMode(.alwaysOriginal)
    }
    return CellAccessory(.picture(shown, action: action), color: color, name: accessibilityLabel)
  }

  /// UIKit's info button, which reports an action.
  static func detail(_ action: Action) -> CellAccessory { CellAccessory(.detail(action)) }

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: the value that the switch shows.
  ///   - tint: the color of the switch while it is on; nil for UIKit's.
  ///   - isEnabled: a Boolean value that indicates whether the switch can be used.
  ///   - accessibilityLabel: the accessibility label; nil for the texts of the row.
  ///   - action: makes the action for the value that was chosen.
  static func toggle(
    isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true, accessibilityLabel: String? = nil,
    _ action: @escaping (Bool) -> Action
  ) -> CellAccessory {
    CellAccessory(
      .toggle(isOn: isOn, isEnabled: isEnabled, report: action), color: tint,
      name: accessibilityLabel)
  }

  /// Returns the accessory with a place for the cells of grids and carousels, where UIKit has no trailing
  /// edge for accessories.
  ///
  /// - Parameters:
  ///   - place: the place over the content; `leading` and `trailing` put it beside the content, and `fill` in the
  ///     center.
  ///   - background: the color of a capsule behind it; nil for none.
  func at(_ place: CellLayers.Place, on background: UIColor? = nil) -> CellAccessory {
    var accessory = self
    (accessory.place, accessory.background) = (place, background)
    return accessory
  }

  /// Returns the accessory, hidden while a condition is false.
  func shown(while isShown: Bool) -> CellAccessory {
    var accessory = self
    accessory.isShown = self.isShown && isShown
    return accessory
  }

  /// Returns the same accessory for the actions of the screen.
  func map<Other>(_ transform: @escaping (Action) -> Other) -> CellAccessory<Other> {
    let mapped: CellAccessory<Other>.Kind =
      switch kind {
      case .disclosure: .disclosure
      case .checkmark: .checkmark
      case .badge(let text): .badge(text)
      case .picture(let image, let action): .picture(image, action: action.map(transform))
      case .detail(let action): .detail(transform(action))
      case .toggle(let isOn, let isEnabled, let report):
        .toggle(isOn: isOn, isEnabled: isEnabled) { transform(report($0)) }
      }
    var accessory = CellAccessory<Other>(mapped, color: color, name: name)
    (accessory.isShown, accessory.place, accessory.background) = (isShown, place, background)
    return accessory
  }

  /// True if the accessory has something to show.
  var hasContent: Bool {
    guard isShown else { return false }
    return switch kind {
    case .badge(let text): text?.isEmpty == false
    case .picture(let image, _): image != nil
    case .disclosure, .checkmark, .detail, .toggle: true
    }
  }
}

"""#,
#"""

/// Text alignments that UIKit has no case for.
@MainActor
enum CellAlignment {
  /// The opposite of `natural`: right in languages that are written from left to right.
  static var trailing: NSTextAlignment {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
  }
}

"""#,
#"""

/// A box around an element. From outside to inside, it consists of a shadow, a border and a background with
/// their corners, insets, and the element.
///
///     let card = CellBox(around: stack, background: .systemBackground, cornerRadius: 12)
///     card.shadow = CellShadow(radius: 4, y: 2, opacity: 0.1)
///
/// The corners clip the content, such as an image that fills the box, but not the shadow. A box remains
/// visible when its content is hidden: hide the box.
final class CellBox: UIView {
  /// The shape of the corners.
  var boxCorners: CellCorners { didSet { updateShape() } }
  /// The color of the border; nil for no border.
  var boxBorderColor: UIColor? { didSet { updateColors() } }
  /// The width of the border, which is drawn inside the bounds and over the content. Units: points.
  var boxBorderWidth: CGFloat { didSet { updateColors() } }

"""#,
#"""
  /// The shadow around the box; nil for none.
  var boxShadow: CellShadow? {
    didSet {
      updateColors()
      updateShape()
    }
  }

"""#,
#"""
  /// The distances between the edges of the box and its content.
  var boxInsets: NSDirectionalEdgeInsets { didSet { updateInsets() } }

"""#,
#"""
  /// The margins that are added to the insets.
  final var cellGenMargins = NSDirectionalEdgeInsets.zero { didSet { updateInsets() } }

"""#,
#"""
  /// The style of the blur behind the gradient and the content; nil for no blur.
  var boxBlur: UIBlurEffect.Style? { didSet { if boxBlur != oldValue { updateBlur() } } }
  /// The colors of the gradient behind the content, from top to bottom; empty for none.
  var boxGradient: [UIColor] = [] { didSet { updateGradient() } }


"""#,
#"""
  private lazy var inside = makeInside()
  private var contentEdges: CellGenEdges?
  private(set) weak var cellGenContent: UIView?

"""#,
#"""
  private var blurView: UIVisualEffectView?
  private var gradientView: CellGenGradientView?


"""#,
#"""
  init(
    around content: UIView? = nil, background: UIColor? = nil, cornerRadius: CellCorners = 0,
    borderColor: UIColor? = nil, borderWidth: CGFloat = 0,

"""#,
#"""
    shadow: CellShadow? = nil,

"""#,
#"""
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.boxCorners = cornerRadius
    self.boxBorderColor = borderColor
    self.boxBorderWidth = borderWidth

"""#,
#"""
    self.boxShadow = shadow

"""#,
#"""
    self.boxInsets = insets
    super.init(frame: .zero)
    backgroundColor = background
    followAppearance()
    updateColors()
    updateShape()
    if let content { hold(content) }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init(around: nil) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Puts content into the box, replacing what was there.
  func hold(_ content: UIView) {
    cellGenContent?.removeFromSuperview()
    cellGenContent = content
    inside.addSubview(content)
    contentEdges = CellGenHosted.pin(content, to: inside)
    updateInsets()
  }

  private func updateInsets() {

"""#,
#"""
    if cellGenMargins != .zero {
      contentEdges?.set(CellGenNumber.insets(boxInsets).cellGenPlus(cellGenMargins))
      return
    }

"""#,
#"""
    contentEdges?.set(boxInsets)
  }

  // Without this, rows that are aligned at baselines would align its top edge.
  override var forFirstBaselineLayout: UIView {
    cellGenContent?.forFirstBaselineLayout ?? self
  }
  override var forLastBaselineLayout: UIView {
    cellGenContent?.forLastBaselineLayout ?? self
  }

  override var backgroundColor: UIColor? { didSet { updateShape() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateShape()
  }

  // MARK: Layers

  /// Makes the view that the corners clip. The box cannot clip its content without clipping its shadow.
  private func makeInside() -> UIView {
    let view = UIView()
    view.clipsToBounds = true
    addSubview(view)
    CellGenHosted.pin(view, to: self)
    setCorners(of: view)
    return view
  }

  /// Updates what depends on the bounds.
  private func updateShape() {
    setCorners(of: self)
    if !subviews.isEmpty { setCorners(of: inside) }

"""#,
#"""
    layer.shadowPath = shadowPath

"""#,
#"""
  }

  private func setCorners(of view: UIView) {
    view.layer.cornerRadius = boxCorners.points(in: bounds)
    // Continuous corners with a radius of half the side do not form a circle.
    view.layer.cornerCurve = boxCorners == .circle ? .circular : .continuous
  }


"""#,
#"""
  /// True if the box itself casts the shadow.
  private var isFilled: Bool {

"""#,
#"""
    if boxBlur != nil || !boxGradient.isEmpty { return true }

"""#,
#"""
    return backgroundColor.map { $0 != .clear } ?? false
  }

  /// The shape of the shadow. Without it, Core Animation derives the shape from the pixels, which is slow
  /// (Apple, `CALayer.shadowPath`). A box without a background has the shadow of its content.
  private var shadowPath: CGPath? {
    guard boxShadow != nil, isFilled, !bounds.isEmpty else { return nil }
    return UIBezierPath(
      roundedRect: bounds, cornerRadius: boxCorners.points(in: bounds)
    ).cgPath
  }


"""#,
#"""
  private func updateBlur() {
    blurView?.removeFromSuperview()
    blurView = boxBlur.map { UIVisualEffectView(effect: UIBlurEffect(style: $0)) }
    if let blurView {
      inside.insertSubview(blurView, at: 0)
      CellGenHosted.pin(blurView, to: inside)
    }
    updateShape()
  }

  private func updateGradient() {
    if boxGradient.isEmpty {
      gradientView?.removeFromSuperview()
      gradientView = nil
    } else if gradientView == nil {
      let view = CellGenGradientView()
      gradientView = view
      inside.insertSubview(view, at: blurView == nil ? 0 : 1)
      CellGenHosted.pin(view, to: inside)
    }
    updateColors()
    updateShape()
  }


"""#,
#"""
  // MARK: Colors

  /// Updates the colors of layers. Layers do not follow the appearance, so this runs whenever it changes.
  private func updateColors() {
    let traits = traitCollection
    layer.borderColor = boxBorderColor?.resolvedColor(with: traits).cgColor
    layer.borderWidth = boxBorderColor == nil ? 0 : CellGenNumber.finite(boxBorderWidth)

"""#,
#"""
    layer.shadowColor = boxShadow?.color.resolvedColor(with: traits).cgColor
    layer.shadowOpacity = Swift.Float(boxShadow?.opacity ?? 0)
    layer.shadowRadius = boxShadow?.radius ?? 0
    layer.shadowOffset = CGSize(width: boxShadow?.x ?? 0, height: boxShadow?.y ?? 0)

"""#,
#"""
    // A gradient of a single color is not drawn.
    let colors = boxGradient.count == 1 ? boxGradient + boxGradient : boxGradient
    gradientView?.set(colors.map { $0.resolvedColor(with: traits).cgColor })

"""#,
#"""
  }

  private func followAppearance() {
    if #available(iOS 17, *) {
      let traits = UITraitCollection.systemTraitsAffectingColorAppearance
      registerForTraitChanges(traits) { (box: CellBox, _: UITraitCollection) in
        box.updateColors()
      }
    }
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    updateColors()
  }
}

/// The shape of rounded corners.
enum CellCorners: Swift.Hashable, Swift.Sendable {
  /// A radius in points, at most half the shorter side.
  case points(CGFloat)
  /// Half the shorter side.
  case circle

  func points(in bounds: CGRect) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    switch self {
    case .points(let radius):
      return bounds.isEmpty ? CellGenNumber.finite(radius) : radius > 0 ? min(radius, half) : 0
    case .circle: return half
    }
  }
}

extension CellCorners: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}


"""#,
#"""
/// A shadow around a box.
///
/// - Units: points; `opacity` from 0 to 1. `y` grows downward, and `x` to the right in every language, since
///   light does not change with the reading direction.
struct CellShadow {
  var color: UIColor
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  var opacity: CGFloat

  init(
    color: UIColor = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, opacity: CGFloat
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.opacity = opacity
  }
}

"""#,
#"""

/// A view whose own layer is a gradient, because the layer of a view follows its bounds without an animation.
final class CellGenGradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func set(_ colors: [CGColor]) {
    (layer as? CAGradientLayer)?.colors = colors
  }
}

"""#,
#"""

/// One of UIKit's button styles.
enum CellButtonStyle: ScreenValue {
  case plain, gray, tinted, filled
}

/// The content and colors of a button. A property that is nil keeps what the button was set up with.
struct CellButtonLook {
  var title: String?
  /// An attributed title, which replaces the plain one. If the look has a font, the whole title uses it.
  var attributedTitle: NSAttributedString?
  var image: UIImage?
  /// The color of the title and of the image, which is then drawn as a template.
  var color: UIColor?
  var background: UIColor?
  /// The font of the title, which also sets the size of a symbol beside it.
  var font: UIFont?
  /// The distances between the content and the edges, in points.
  var insets: NSDirectionalEdgeInsets?
  /// The distance between image and title, in points.
  var spacing: CGFloat?
  /// True to show an activity indicator in place of the image.
  var isBusy: Bool

  init(
    title: String? = nil, attributedTitle: (any CellRunText)? = nil,
    image: UIImage? = nil, color: UIColor? = nil, background: UIColor? = nil,
    font: UIFont? = nil, insets: NSDirectionalEdgeInsets? = nil, spacing: CGFloat? = nil,
    isBusy: Bool = false
  ) {
    self.title = title
    self.attributedTitle = attributedTitle?.cellGenRunText
    self.image = image
    self.color = color
    self.background = background
    self.font = font
    self.insets = insets
    self.spacing = spacing
    self.isBusy = isBusy
  }

  /// Returns this look, with missing values taken from another one.
  fileprivate func or(_ other: CellButtonLook) -> CellButtonLook {
    CellButtonLook(
      title: title ?? other.title, attributedTitle: attributedTitle ?? other.attributedTitle,
      image: image ?? other.image, color: color ?? other.color,
      background: background ?? other.background, font: font ?? other.font,
      insets: insets ?? other.insets, spacing: spacing ?? other.spacing,
      isBusy: isBusy || other.isBusy)
  }
}

@available(iOS 15, *)
extension DeclaredView {
  /// Sets up the shape of a button, and the content that it has unless a look replaces it.
  ///
  ///     setUp(likeButton, style: .tinted, font: .preferredFont(forTextStyle: .subheadline))
  ///     …
  ///     show(in: likeButton) { state in
  ///       CellButtonLook(image: state.choose(heart, selected: fullHeart), color: data.tint)
  ///     }
  ///
  /// - Parameters:
  ///   - button: one of this view's buttons.
  ///   - style: the UIKit style to start from.
  ///   - font: the font of the title, which also sets the size of a symbol beside it; nil for that of UIKit's buttons.
  ///     It is requested again for each text size, and must be the font for that size.
  ///   - color: the color of title and image; nil for that of the style.
  ///   - background: the background color; nil for that of the style.
  ///   - cornerRadius: the corner radius in points, or infinity for round ends; nil for that of the style.
  ///   - insets: the distances between the content and the edges, in points; nil for those of the style.
  ///   - spacing: the distance between image and title, in points; nil for that of the style.
  ///   - placement: the side of the title that the image is on.
  ///   - alignment: how the content is aligned when the button is wider than the content; nil to center it.
  ///   - title: the title; nil for none.
  ///   - image: the image; nil for none.
  func setUp(
    _ button: UIButton, style: CellButtonStyle = .plain,
    font: @autoclosure @escaping @MainActor () -> UIFont? = nil, color: UIColor? = nil,
    background: UIColor? = nil, cornerRadius: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets? = nil, spacing: CGFloat? = nil,
    placement: NSDirectionalRectEdge = .leading,
    alignment: UIControl.ContentHorizontalAlignment? = nil, title: String? = nil,
    image: UIImage? = nil
  ) {
    button.cellGenSetUp()
    var shape = style.configuration
    if let cornerRadius {
      shape.cornerStyle = cornerRadius.isInfinite ? .capsule : .fixed
      if cornerRadius.isFinite { shape.background.cornerRadius = cornerRadius }
    }
    if let insets { shape.contentInsets = insets }
    if let spacing { shape.imagePadding = spacing }
    shape.imagePlacement = placement
    if let alignment { button.contentHorizontalAlignment = alignment }
    let look = CellButtonLook(title: title, image: image, color: color, background: background)
    let constant = (shape, look)
    cellGenButtons[Swift.ObjectIdentifier(button)] = { button, shown in
      var configuration = constant.0
      let look = shown()
      look.or(constant.1).apply(to: &configuration, isPlain: style == .plain)
      if look.font == nil {
        CellButtonLook.setFont(font, in: &configuration)
      } else {
        CellButtonLook.setFont({ shown().font ?? font() }, in: &configuration)
      }
      button.configuration = configuration
    }
    show(CellButtonLook(), in: button)
  }

  /// Shows a look in a button that was set up, in every state of the button.
  func show(_ look: CellButtonLook, in button: UIButton) {
    show(in: button) { _ in look }
  }

  /// Shows the look for the current state of a button that was set up, now and whenever the state changes.
  ///
  /// The state is the button's own: selected, highlighted, disabled, or focused.
  func show(
    in button: UIButton, _ look: @escaping @MainActor (CellState) -> CellButtonLook
  ) {
    guard let show = cellGenButtons[Swift.ObjectIdentifier(button)] else {
      preconditionFailure("a button is set up before a look is shown in it")
    }
    button.configurationUpdateHandler = { [weak self] button in
      let state = CellState(of: button)
      show(button, { look(state) })
      self?.stateChanged(of: button, to: state)
    }
  }
}

@available(iOS 15, *)
extension CellButtonStyle {
  fileprivate var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

@available(iOS 15, *)
extension CellButtonLook {
  fileprivate func apply(to configuration: inout UIButton.Configuration, isPlain: Bool) {
    configuration.title = title
    if let attributedTitle {
      configuration.attributedTitle = Foundation.AttributedString(attributedTitle)
    }
    configuration.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    configuration.baseForegroundColor = color
    configuration.showsActivityIndicator = isBusy
    if let spacing { configuration.imagePadding = spacing }
    if let insets { configuration.contentInsets = CellGenNumber.insets(insets) }
    if isPlain {
      // A plain button has no background that a base color could tint, and gets none in any state unless one
      // is declared. UIKit may tint the background of a selected one.
      configuration.background.backgroundColor = background ?? .clear
    } else if let background {
      configuration.baseBackgroundColor = background
    }
  }

  /// Sets the font by the configuration. A font set on the label would be lost, since the configuration
  /// replaces it at each update (github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11).
  @MainActor
  fileprivate static func setFont(
    _ font: @escaping @MainActor () -> UIFont?, in configuration: inout UIButton.Configuration
  ) {
    guard let current = font() else { return }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(font: current)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes[Foundation.AttributeScopes.UIKitAttributes.FontAttribute.self] = font()
      return attributes
    }
  }
}

"""#,
#"""

/// Functions that make colors from literal values.
enum CellColor {
  /// Returns a color for light and dark appearance, and for people who increase contrast.
  ///
  /// - Parameters:
  ///   - light: for light appearance, and for unspecified appearance.
  ///   - dark: for dark appearance.
  ///   - lightHighContrast: for light appearance with increased contrast; nil for `light`.
  ///   - darkHighContrast: for dark appearance with increased contrast; nil for `dark`.
  nonisolated static func make(
    light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil,
    darkHighContrast: UIColor? = nil
  ) -> UIColor {
    UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      let color =
        traits.userInterfaceStyle == .dark
        ? (isHigh ? darkHighContrast : nil) ?? dark
        : (isHigh ? lightHighContrast : nil) ?? light
      return color.resolvedColor(with: traits)
    }
  }

  /// Returns a color from an asset catalog, or `label` if the catalog has none of that name.
  ///
  /// - Parameters:
  ///   - name: the name of the color in the catalog.
  ///   - bundle: the bundle with the catalog; nil for the app's.
  nonisolated static func asset(
    _ name: String, in bundle: Foundation.Bundle? = nil
  ) -> UIColor {
    UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
  }

  /// Returns the color of four bytes: red, green, blue, and alpha, as in `0x678FFFFF`.
  nonisolated static func hex(_ rgba: Swift.UInt32) -> UIColor {
    func part(_ shift: Swift.UInt32) -> CGFloat {
      let byte = Swift.UInt8(truncatingIfNeeded: rgba >> shift)
      return CGFloat(byte) / 255
    }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

"""#,
#"""

/// A slider that updates never move while a finger drags it.
final class CellSlider: UISlider {
  /// The interval between the values that are reported; nil, or a number that is not greater than 0, for any
  /// value.
  var step: Double?
  /// The minimum and the maximum, which a `Float` cannot always represent.
  fileprivate var cellGenBounds = (lower: 0.0, upper: 1.0)
  /// - Units: the precision of a `Float`, since data may be of that type.
  fileprivate var cellGenHeld = CellGenHeldNumber()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cellGenSetUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    cellGenSetUp()
  }

  /// Sets up the slider. On the Mac it takes no colors: UIKit raises an exception.
  private func cellGenSetUp() {
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }

  /// The intended value: 0.1, where the `Float` is 0.10000000149.
  fileprivate var cellGenValue: Double {
    if value == minimumValue { return cellGenBounds.lower }
    if value == maximumValue { return cellGenBounds.upper }
    let number = Double("\(value)") ?? Double(value)
    guard let step, step > 0 else { return number }
    let (lower, upper) = cellGenBounds
    return min((lower + ((number - lower) / step).rounded() * step).cellGenMeant, upper)
  }

  /// Shows the nearest value, and the minimum for NaN.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : Swift.Float(number)
  }
}

/// A stepper that keeps counting while it is held, even when data arrives.
///
/// VoiceOver stops at it once, reads its number, and changes it. UIKit's two buttons do not read it.
final class CellStepper: UIStepper {
  fileprivate var cellGenHeld = CellGenHeldNumber()
  fileprivate var cellGenUpper = 100.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      super.accessibilityTraits.union(isEnabled ? .adjustable : [.adjustable, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? Foundation.NumberFormatter.localizedString(
          from: NSNumber(value: value), number: .decimal)
    }
    set { super.accessibilityValue = newValue }
  }

  /// The step, which must be greater than 0. For any other one, such as one from data, UIKit raises an
  /// exception (Apple, `UIStepper.stepValue`).
  override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue > 0 ? newValue : 1 }
  }

  override func accessibilityIncrement() { cellGenCount(by: stepValue) }

  override func accessibilityDecrement() { cellGenCount(by: -stepValue) }

  private func cellGenCount(by step: Double) {
    let old = value
    cellGenShow(old + step)
    if value != old { sendActions(for: .valueChanged) }
  }

  /// Counts from the nearest value, and from the minimum for NaN.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : min(number, cellGenUpper)
  }
}

/// A date picker that keeps the date that is being chosen. Data that repeats the reported date does not
/// change it, nor does data that repeats the previous date while the wheels are turning.
final class CellDatePicker: UIDatePicker {
  fileprivate var cellGenEcho = CellGenEcho<Foundation.Date>()
  /// The date that replaces one that no calendar has. It is always the same, so it never counts as a change.
  fileprivate let cellGenToday = Foundation.Date()

  fileprivate var cellGenIsTurning: Bool { isTracking || cellGenIsTurning(in: self) }

  /// True if a wheel is turning. The views inside of the wheels are undocumented: if they are not scroll
  /// views, a rejected date is replaced while they are still turning.
  private func cellGenIsTurning(in view: UIView) -> Bool {
    if let wheel = view as? UIScrollView, wheel.isTracking || wheel.isDecelerating { return true }
    return view.subviews.contains { cellGenIsTurning(in: $0) }
  }

  /// True if the picker shows a date of its user. If it doesn't, the date may be one that former bounds have limited.
  fileprivate var cellGenIsBeingChosen: Bool { cellGenEcho.isWaiting || cellGenIsTurning }

  /// Takes a date from the data.
  ///
  /// - Returns: true if the date is to be shown now.
  fileprivate func cellGenTakes(_ date: Foundation.Date) -> Bool {
    if cellGenEcho.isNews(date) { return true }
    guard cellGenEcho.refused != nil, !cellGenIsTurning else { return false }
    cellGenEcho = CellGenEcho(given: date)
    return true
  }

  /// Forgets the data.
  func prepareForReuse() { cellGenEcho = CellGenEcho() }
}

/// The number of a control that a finger may be holding.
struct CellGenHeldNumber {
  private var echo = CellGenEcho<Double>()
  private var known: Double?
  /// The number that the app wants shown once the finger is lifted.
  private var wanted: Double?

  /// Takes a number from the data.
  ///
  /// - Returns: true if the number is to be shown now.
  mutating func show(_ number: Double, isHeld: Bool) -> Bool {
    if isHeld {
      if echo.isNews(number) {
        wanted = number
      } else if number != wanted {
        wanted = nil
      }
      return false
    }
    (known, wanted) = (number, nil)
    echo = CellGenEcho(given: number)
    return true
  }

  /// Takes a number that the user has chosen.
  ///
  /// - Returns: true if it differs from the last one.
  mutating func isChange(_ number: Double) -> Bool {
    guard number != known else { return false }
    known = number
    echo.didReport(number)
    return true
  }

  /// Returns the number to show now that the finger has been lifted; nil to keep the current one.
  ///
  /// The reported number may have been shown again while the finger was down, which went unnoticed.
  @MainActor
  mutating func release(in control: UIControl) -> Double? {
    defer { wanted = nil }
    if let number = wanted ?? echo.refused { return number }
    if echo.isWaiting { CellGenUserChange.note(in: control) }
    return nil
  }
}

extension Double {
  /// The intended result of a calculation: 0.3 for 0.1 + 0.1 + 0.1, which is slightly more.
  fileprivate var cellGenMeant: Double {
    if self == rounded() { return self }
    let short = Double(String(format: "%.12g", self)) ?? self
    // No short number is close to a third.
    return abs(short - self) <= abs(self) * 1e-14 ? short : self
  }
}

/// The style of a date picker.
enum CellDateStyle: ScreenValue {
  case automatic, compact, inline, wheels
}

extension UIControl {
  /// Returns bounds in ascending order, limited to numbers that can be counted with.
  ///
  /// - Returns: the first number twice if the bounds are not in ascending order.
  fileprivate static func bounds(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double)
  {
    // Beyond that, a `Double` cannot represent every whole number.
    let limit = Double(1 << 53)
    let lower = lower.isNaN ? 0 : min(max(lower, -limit), limit)
    return (lower, upper.isNaN ? lower : max(lower, min(upper, limit)))
  }
}

extension DeclaredView {
  /// Sets the range of a slider.
  ///
  /// - Parameters:
  ///   - slider: one of this view's sliders.
  ///   - bounds: the values at its ends.
  ///   - step: the interval between the values that are reported; nil for any value.
  ///   - continuous: true to report while the slider is dragged, false to report when it is released.
  func setUp(
    _ slider: CellSlider, in bounds: Swift.ClosedRange<Double> = 0...1, step: Double? = nil,
    continuous: Bool = true
  ) {
    slider.step = step
    slider.isContinuous = continuous
    setBounds(of: slider, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a slider. A value out of range is shown as the nearest one, and a slider that is being
  /// dragged stays where it is.
  ///
  /// - Parameters:
  ///   - value: the value to show.
  ///   - slider: one of this view's sliders.
  ///   - lower: the minimum; nil for the one that the slider was set up with.
  ///   - upper: the maximum; nil for the one that the slider was set up with.
  func show(
    _ value: Double, in slider: CellSlider, from lower: Double? = nil, to upper: Double? = nil
  ) {
    guard slider.cellGenHeld.show(Double(Swift.Float(value)), isHeld: slider.isTracking) else {
      return
    }
    if lower != nil || upper != nil {
      setBounds(
        of: slider, lower ?? slider.cellGenBounds.lower, upper ?? slider.cellGenBounds.upper)
    }
    slider.cellGenShow(value)
  }

  private func setBounds(of slider: CellSlider, _ lower: Double, _ upper: Double) {
    let bounds = UIControl.bounds(lower, upper)
    slider.cellGenBounds = bounds
    slider.minimumValue = Swift.Float(bounds.lower)
    slider.maximumValue = Swift.Float(bounds.upper)
  }

  /// Sets the range of a stepper.
  ///
  /// - Parameters:
  ///   - stepper: one of this view's steppers.
  ///   - bounds: the minimum and the maximum.
  ///   - step: the amount that each tap adds or subtracts; greater than 0.
  func setUp(
    _ stepper: CellStepper, in bounds: Swift.ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    stepper.stepValue = step
    setBounds(of: stepper, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a stepper. A value out of range counts as the nearest one, and a stepper that is being
  /// held continues from its own value.
  ///
  /// - Parameters:
  ///   - value: the value to count from.
  ///   - stepper: one of this view's steppers.
  ///   - lower: the minimum; nil for the one that the stepper was set up with.
  ///   - upper: the maximum; nil for the one that the stepper was set up with.
  func show(
    _ value: Double, in stepper: CellStepper, from lower: Double? = nil, to upper: Double? = nil
  ) {
    guard stepper.cellGenHeld.show(value, isHeld: stepper.isTracking) else { return }
    if lower != nil || upper != nil {
      setBounds(of: stepper, lower ?? stepper.minimumValue, upper ?? stepper.cellGenUpper)
    }
    stepper.cellGenShow(value)
  }

  /// Sets the bounds in an order that keeps the maximum above the minimum at all times; `UIStepper` raises an
  /// exception where it is not (Apple, `UIStepper.maximumValue`).
  private func setBounds(of stepper: CellStepper, _ lower: Double, _ upper: Double) {
    let bounds = UIControl.bounds(lower, upper)
    stepper.cellGenUpper = bounds.upper
    let maximum = max(bounds.upper, bounds.lower.nextUp)
    if bounds.lower >= stepper.maximumValue {
      stepper.maximumValue = maximum
      stepper.minimumValue = bounds.lower
    } else {
      stepper.minimumValue = bounds.lower
      stepper.maximumValue = maximum
    }
  }

  /// Sets the segments of a segmented control.
  func setUp(_ segments: UISegmentedControl, titles: [String]) {
    segments.removeAllSegments()
    for (position, title) in titles.enumerated() {
      segments.insertSegment(withTitle: title, at: position, animated: false)
    }
  }

  /// Selects the segment at a position, or deselects all segments if it doesn't exist.
  func show(_ position: Int, in segments: UISegmentedControl) {
    let isThere = (0..<segments.numberOfSegments).contains(position)
    segments.selectedSegmentIndex = isThere ? position : UISegmentedControl.noSegment
  }

  /// Sets the mode and the style of a date picker.
  ///
  /// - Parameters:
  ///   - picker: one of this view's date pickers.
  ///   - mode: the kind of date that it selects.
  ///   - style: the style; always wheels before iOS 14.
  func setUp(
    _ picker: CellDatePicker, mode: UIDatePicker.Mode = .dateAndTime,
    style: CellDateStyle = .automatic
  ) {
    picker.datePickerMode = mode
    guard #available(iOS 14, *) else { return }
    switch style {
    case .automatic: picker.preferredDatePickerStyle = .automatic
    case .compact: picker.preferredDatePickerStyle = .compact
    case .inline: picker.preferredDatePickerStyle = .inline
    // Wheels are a `UIPickerView`, for which UIKit raises an exception in the Mac idiom.
    case .wheels: picker.preferredDatePickerStyle = CellGenIdiom.isMac ? .automatic : .wheels
    }
  }

  /// Shows a date in a date picker, unless it only repeats the date that was chosen, or the date that was
  /// shown before while another one is being chosen. A date out of range is shown as the nearest one, and a
  /// date that no calendar has as the present.
  ///
  /// - Parameters:
  ///   - date: the date to show.
  ///   - picker: one of this view's date pickers.
  ///   - first: the first date that can be chosen; nil for any.
  ///   - last: the last date that can be chosen, unless it is before the first; nil for any.
  func show(
    _ date: Foundation.Date, in picker: CellDatePicker, from first: Foundation.Date? = nil,
    until last: Foundation.Date? = nil
  ) {
    let date = date.cellGenIsInCalendars ? date : picker.cellGenToday
    let first = first.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    var last = last.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    if let first, let end = last { last = max(first, end) }
    // UIKit raises an exception for bounds in the wrong order, even temporarily
    // (react-native-datetimepicker/datetimepicker#1009).
    if let first, let old = picker.maximumDate, first > old { picker.maximumDate = nil }
    if picker.minimumDate != first { picker.minimumDate = first }
    if picker.maximumDate != last { picker.maximumDate = last }
    let isNews = picker.cellGenTakes(date)
    if picker.date != date, isNews || !picker.cellGenIsBeingChosen { picker.date = date }
  }
}

@available(iOS 14, *)
extension ReportingView {
  /// Reports each value that a slider is dragged to, with an action that carries the value.
  func reportChanges(
    of slider: CellSlider, as action: @escaping @MainActor (Double) -> Data.Action
  ) {
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        guard let self, let slider else { return }
        let value = slider.cellGenValue
        if slider.cellGenHeld.isChange(Double(Swift.Float(value))) { reportChange(action(value)) }
      }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak slider] _ in
        guard let slider else { return }
        if let wanted = slider.cellGenHeld.release(in: slider) { slider.cellGenShow(wanted) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// Reports each value of a stepper, with an action that carries the value.
  func reportChanges(
    of stepper: CellStepper, as action: @escaping @MainActor (Double) -> Data.Action
  ) {
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        guard let self, let stepper else { return }
        let value = min(stepper.value.cellGenMeant, stepper.cellGenUpper)
        if stepper.cellGenHeld.isChange(value) { reportChange(action(value)) }
      }, for: .valueChanged)
    stepper.addAction(
      UIAction { [weak stepper] _ in
        guard let stepper else { return }
        if let wanted = stepper.cellGenHeld.release(in: stepper) { stepper.cellGenShow(wanted) }
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// Reports the value of each segment that is selected, with an action that carries it.
  ///
  /// - Parameters:
  ///   - segments: one of this view's segmented controls.
  ///   - options: the values of the segments, in order.
  ///   - action: makes the action.
  func reportChanges<Option>(
    of segments: UISegmentedControl, among options: [Option],
    as action: @escaping @MainActor (Option) -> Data.Action
  ) {
    reportChanges(of: segments) { [options] position in action(options[position]) }
  }

  /// Reports the position of each segment that is selected, with an action that carries it.
  func reportChanges(
    of segments: UISegmentedControl, as action: @escaping @MainActor (Int) -> Data.Action
  ) {
    segments.addAction(
      UIAction { [weak self, weak segments] _ in
        guard let self, let segments, segments.selectedSegmentIndex >= 0 else { return }
        reportChange(action(segments.selectedSegmentIndex))
      }, for: .valueChanged)
  }

  /// Reports each date that is chosen, with an action that carries it.
  func reportChanges(
    of picker: CellDatePicker, as action: @escaping @MainActor (Foundation.Date) -> Data.Action
  ) {
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let self, let picker else { return }
        picker.cellGenEcho.didReport(picker.date)
        reportChange(action(picker.date))
      }, for: .valueChanged)
  }
}

"""#,
#"""

/// A line that is one pixel wide.
///
/// It is as long as the stack that contains it, however the stack aligns its views. Assistive technologies
/// skip it.
final class CellDivider: UIView {
  /// The color of the line.
  var lineColor: UIColor {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  private var isVertical: Bool
  /// The view whose baseline is aligned in a row that aligns baselines: it can be anywhere along the line.
  ///
  /// - Source: "If that view does not have a baseline, Auto Layout uses the view's top edge" (Apple,
  ///   `UIView.forFirstBaselineLayout`), so a line without one would hang below the text.
  private let baseline: UIView?

  init(color: UIColor = .separator, isVertical: Bool = false) {
    self.isVertical = isVertical
    baseline = isVertical ? UIView() : nil
    super.init(frame: .zero)
    placeBaseline()
    lineColor = color
    isAccessibilityElement = false
    keepThin()
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitDisplayScale.self]) {
        (divider: CellDivider, _: UITraitCollection) in
        divider.invalidateIntrinsicContentSize()
      }
    }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init(color: .separator) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override var intrinsicContentSize: CGSize {
    // An unspecified scale is 0.
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return isVertical
      ? CGSize(width: pixel, height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: pixel)
  }

  /// Turns the line when the row that contains it has turned.
  func turn(across axis: NSLayoutConstraint.Axis) {
    guard isVertical != (axis == .horizontal) else { return }
    setPriorities(hugging: .defaultLow, compression: .defaultHigh)
    isVertical.toggle()
    keepThin()
    invalidateIntrinsicContentSize()
  }

  private func keepThin() { setPriorities(hugging: .required, compression: .required) }

  /// Sets how strongly the line keeps its thickness.
  private func setPriorities(hugging: UILayoutPriority, compression: UILayoutPriority) {
    let axis: NSLayoutConstraint.Axis = isVertical ? .horizontal : .vertical
    setContentHuggingPriority(hugging, for: axis)
    setContentCompressionResistancePriority(compression, for: axis)
  }

  override var forFirstBaselineLayout: UIView { baseline ?? self }
  override var forLastBaselineLayout: UIView { baseline ?? self }

  private func placeBaseline() {
    guard let view = baseline else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let center = view.centerYAnchor.constraint(equalTo: centerYAnchor)
    center.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), center,
      view.widthAnchor.constraint(equalToConstant: 0),
      view.heightAnchor.constraint(equalToConstant: 0),
    ])
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    if traitCollection.displayScale != previousTraitCollection?.displayScale {
      invalidateIntrinsicContentSize()
    }
  }
}

"""#,
#"""

/// Views side by side at their natural sizes that wrap onto the next line when a line is full.
///
/// A view that is wider than a line gets the line's width, and hidden views take no room. The height depends
/// on the width, which Auto Layout passes to no view while it measures. So the cells of this runtime first
/// lay out their content at their width. In any other cell, lay out a flow before it is measured.
final class CellFlow: UIView {
  private var children: [UIView] = []
  /// The distance between the views of a line, in points.
  var spacing: CGFloat {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  /// The distance between lines, in points.
  var lineSpacing: CGFloat {
    didSet { if lineSpacing != oldValue { setNeedsLayout() } }
  }
  private var places: [Swift.ObjectIdentifier: Place] = [:]
  /// The result of the last layout.
  private var lines = Lines()

  /// A view and the constraints that move it.
  private struct Place {
    let slot: CellGenSlot
    let leading: NSLayoutConstraint
    let top: NSLayoutConstraint
  }

  /// The measures that the size depends on.
  private struct Lines: Swift.Equatable {
    var sizes: [CGSize] = []
    var height: CGFloat?
  }

  /// - Parameters:
  ///   - children: the views to show, in order; a ``CellRepeated`` represents the views in it.
  ///   - spacing: the distance between the views of a line. Units: points.
  ///   - lineSpacing: the distance between lines. Units: points.
  init(_ children: [UIView] = [], spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    // A flow can be narrower than all of its views in one line, so it gives way before other views are
    // truncated.
    setContentCompressionResistancePriority(.fittingSizeLevel + 1, for: .horizontal)
    hold(children)
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init([]) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Adds the views to show, in order. Called at most once.
  func hold(_ children: [UIView]) {
    self.children = children
    for child in children {

"""#,
#"""
      if let repeated = child as? CellRepeated {
        repeated.move(to: self)
        continue
      }

"""#,
#"""
      add(child)
    }
  }

  /// Adds a view, whose place among the others comes from `children`.
  func add(_ view: UIView) {
    let slot = CellGenSlot(of: view)
    addSubview(slot)
    let place = Place(
      slot: slot, leading: slot.leadingAnchor.constraint(equalTo: leadingAnchor),
      top: slot.topAnchor.constraint(equalTo: topAnchor))
    let width = slot.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 1)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([place.leading, place.top, width])
    places[Swift.ObjectIdentifier(view)] = place
  }

  /// The places of the visible views, in order.
  private var shown: [Place] {
    children.flatMap { child in
      guard !child.isHidden else { return [UIView]() }

"""#,
#"""
      if let repeated = child as? CellRepeated {
        return repeated.elementViews.filter { !$0.isHidden }
      }

"""#,
#"""
      return [child]
    }.compactMap { places[Swift.ObjectIdentifier($0)] }
  }

  /// The visible views, in order.
  var shownViews: [UIView] { shown.map(\.slot.view) }

  /// The size of all views in one line, or of the lines that fit the current width.
  override var intrinsicContentSize: CGSize {
    let sizes = shown.map {
      $0.slot.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let width = sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: width, height: lines.height ?? sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {

"""#,
#"""
    for case let repeated as CellRepeated in children {
      for element in repeated.elementViews {
        places[Swift.ObjectIdentifier(element)]?.slot.isHidden = repeated.isHidden
      }
    }

"""#,
#"""
    // Gives the views their sizes, which do not depend on their places.
    super.layoutSubviews()
    let lines = breakLines()
    if lines != self.lines {
      self.lines = lines
      invalidateIntrinsicContentSize()
    }
  }

  /// Moves the views to their lines.
  private func breakLines() -> Lines {
    let places = shown
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for place in places {
      let size = place.slot.bounds.size
      // The tolerance allows for widths that are rounded to pixels.
      if x > 0, x + size.width > bounds.width + 0.01 {
        y += height + lineSpacing
        (x, height) = (0, 0)
      }
      if place.leading.constant != x { place.leading.constant = x }
      if place.top.constant != y { place.top.constant = y }
      x += size.width + spacing
      height = max(height, size.height)
    }
    return Lines(
      sizes: places.map(\.slot.bounds.size), height: bounds.width > 0 ? y + height : nil)
  }

  /// Lays out a view that contains flows at the width at which it is about to be measured.
  static func layOutFlows(in view: UIView, width: CGFloat) {
    guard width > 0, containsFlow(view) else { return }
    if view.bounds.width != width { view.bounds.size.width = width }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private static func containsFlow(_ view: UIView) -> Bool {
    view.subviews.contains { $0 is CellFlow || containsFlow($0) }
  }
}

"""#,
#"""

/// The focus effect of cells that a keyboard has reached.
///
/// UIKit then gives the cells of lists another background (WWDC21 10260, 7:18: "you will get this appearance
/// automatically when using the background and content configurations"). That background is invisible behind
/// a color of the cell's own, and cells outside of lists do not get it: these cells get a ring around them.
@MainActor
enum CellGenFocus {
  /// Returns the effect of a cell.
  ///
  /// - Parameters:
  ///   - state: the state of the cell.
  ///   - standard: UIKit's own effect.
  ///   - isInList: true if UIKit shows the focus with the background.
  @available(iOS 15, *)
  static func effect(
    of cell: UIView, in state: CellState, _ hosted: CellGenHosted?, standard: UIFocusEffect?,
    isInList: Bool
  ) -> UIFocusEffect? {

"""#,
#"""
    var state = state
    state.isFocused = true
    if let look = hosted?.look(in: state) {
      state.isFocused = false
      // "If you want to apply a custom appearance, first set the focusEffect property to nil" (WWDC21 10260, 7:40).
      if let other = hosted?.look(in: state), look.differs(from: other) { return nil }
      if isInList, look.background == nil { return standard }
      guard look.cornerRadius > 0 || look.insets != .zero else { return UIFocusHaloEffect() }
      return UIFocusHaloEffect(
        roundedRect: look.rect(in: cell), cornerRadius: look.cornerRadius, curve: .continuous)
    }

"""#,
#"""
    return isInList ? standard : UIFocusHaloEffect()
  }
}


"""#,
#"""
extension CellLook {
  /// True if another look would make the cell look different.
  fileprivate func differs(from other: CellLook) -> Bool {
    background != other.background || overlay != other.overlay || borderWidth != other.borderWidth
      || borderColor != other.borderColor
  }

  /// Returns the rectangle of the background in a cell.
  @MainActor
  fileprivate func rect(in view: UIView) -> CGRect {
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading))
  }
}


"""#,
#"""
extension UICollectionView {
  /// True if a keyboard can reach cells by default.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}

"""#,
#"""

extension UITableView {
  /// True if a keyboard can reach rows by default.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}

"""#,
#"""

/// Fonts that scale with Dynamic Type.
///
/// All of them are scaled already: `UIFontMetrics` raises an exception for such a font
/// (<https://github.com/GetStream/stream-chat-swift/pull/3633>). A label follows changes of the text size
/// with `adjustsFontForContentSizeCategory`.
@MainActor
enum CellFont {
  /// Returns the font of a text style, or a variant of it with the same size.
  ///
  /// - Parameters:
  ///   - style: the text style, which determines the size and how it scales.
  ///   - weight: the weight; nil for the style's own.
  ///   - design: the design; nil for the standard one.
  ///   - isItalic: true for an italic font.
  ///   - hasMonospacedDigits: true for digits of equal width.
  static func system(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil,
    design: UIFontDescriptor.SystemDesign? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    if weight == nil, design == nil, !isItalic, !hasMonospacedDigits {
      return .preferredFont(forTextStyle: style)
    }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    return system(
      size: UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize,
      scalesAs: style,
      // This is the only style that is not regular (Apple, Human Interface Guidelines, Typography).
      weight: weight ?? (style == .headline ? .semibold : .regular), design: design,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns a system font.
  ///
  /// - Parameters:
  ///   - size: the size in points at the text size `large`, which is the system's default.
  ///   - scalesAs: the text style that it scales with.
  ///   - weight: the weight; nil for regular.
  ///   - design: the design; nil for the standard one.
  ///   - isItalic: true for an italic font.
  ///   - hasMonospacedDigits: true for digits of equal width.
  static func system(
    size: CGFloat, scalesAs: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil,
    design: UIFontDescriptor.SystemDesign? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    let weight = weight ?? .regular
    let font: UIFont =
      hasMonospacedDigits
      ? .monospacedDigitSystemFont(ofSize: size, weight: weight)
      : .systemFont(ofSize: size, weight: weight)
    var descriptor = font.fontDescriptor
    if let design { descriptor = descriptor.withDesign(design) ?? descriptor }
    if isItalic {
      // The new traits replace the old ones.
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(descriptor: descriptor, size: size))
  }

  /// Returns a font of the app, or the system font of that size if there is none of that name, since text in
  /// the wrong font beats no text.
  ///
  /// - Parameters:
  ///   - name: the full or PostScript name, such as `Inter-Bold`.
  ///   - size: the size in points at the text size `large`, which is the system's default.
  ///   - scalesAs: the text style that it scales with.
  static func named(
    _ name: String, size: CGFloat, scalesAs: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
}

"""#,
#"""

/// The versions of generated code that this runtime supports.
///
/// Each generated file names the version that it was generated for, so a runtime that is too old or too new
/// causes an error at that line. Versions that are no longer supported are members marked as unavailable, and
/// so are all versions that this runtime does not know.
@dynamicMemberLookup
enum CellGenInterface {
  /// The first version.
  static var version1: Void { () }

  /// The version of code that was generated before versions existed, which names none.
  @available(
    *, unavailable,
    message:
      "This code was generated for an older CellGenRuntime. Run cellgen again over all manifests of this module, in the version of the package that CellGenRuntime comes from."
  )
  static var version0: Void { () }

  /// Any version that this runtime does not know.
  @available(
    *, unavailable,
    message:
      "This code was generated for a newer CellGenRuntime. Update the package that CellGenRuntime comes from or, if this module contains CellGenRuntime.swift, run cellgen again over all manifests of the module."
  )
  static subscript(dynamicMember version: String) -> Void { () }
}

"""#,
#"""

/// Text above or below the cells of a section, which looks like UIKit's own headers and footers.
@available(iOS 14, *)
struct CellHeading {
  /// The UIKit configuration that a heading uses.
  enum Style {
    /// The configuration of the list that contains it.
    case standard
    case plain
    case grouped
    /// Larger, for headers only. Below iOS 15, as `grouped`.
    case prominent
    /// Larger still, for headers only. Below iOS 15, as `grouped`.
    case extraProminent
  }

  /// The kinds of list.
  enum List {
    case plain
    case grouped
  }

  var text: NSAttributedString
  /// The text that VoiceOver reads; nil for the text itself.
  var spoken: String?
  var style: Style
  var list: List

  /// Creates a heading. The font and color of the text take precedence over those of the style.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a header or footer that the content leaves out.
  ///   - spoken: the text that VoiceOver reads instead; nil for the text itself.
  ///   - style: the UIKit configuration to use.
  ///   - list: the list style of the collection view; a table knows its own.
  init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, style: Style = .standard, in list: List = .plain
  ) {
    self.text = text?.cellGenRunText ?? NSAttributedString(string: "")
    self.spoken = spoken
    self.style = style
    self.list = list
  }

  @MainActor
  fileprivate func content(isHeader: Bool) -> UIListContentConfiguration {
    var content = configuration(isHeader: isHeader)
    if CellGenRuns.all(in: text).allSatisfy(\.attributes.isEmpty) {
      content.text = text.string
    } else {
      // An attributed text uses only its own attributes.
      let properties = content.textProperties
      content.attributedText = CellTextRun.cellGenJoined(
        [CellTextRun(text)],
        [.font: properties.font, .foregroundColor: properties.color])
    }
    return content
  }

  private func configuration(isHeader: Bool) -> UIListContentConfiguration {
    switch style {
    case .standard, .plain, .grouped:
      let isPlain = style == .standard ? list == .plain : style == .plain
      if isPlain { return isHeader ? .plainHeader() : .plainFooter() }
      return isHeader ? .groupedHeader() : .groupedFooter()
    case .prominent, .extraProminent:
      guard #available(iOS 15, *) else { return .groupedHeader() }
      return style == .prominent
        ? .prominentInsetGroupedHeader() : .extraProminentInsetGroupedHeader()
    }
  }

  /// The background, which hides rows that pass behind a header that is pinned to the top of a plain table.
  fileprivate var background: UIBackgroundConfiguration {
    list == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}

@available(iOS 14, *)
extension ScreenHeaderFooter {
  /// Creates a header or footer that shows text and reports nothing.
  ///
  /// - Parameters:
  ///   - heading: the text and its style.
  ///   - identifier: its accessibility identifier.
  init(_ heading: CellHeading, identifier: String) {
    shown = CellGenShownHeading(heading, identifier: identifier)
  }
}

/// The text of a header or footer.
@available(iOS 14, *)
final class CellGenShownHeading<Action>: CellGenShown<Action> {
  private let heading: CellHeading
  private let identifier: String

  init(_ heading: CellHeading, identifier: String) {
    self.heading = heading
    self.identifier = identifier
  }


"""#,
#"""
  override func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: kinds.heading(ofKind: elementKind, in: collectionView), for: indexPath)
    (view as? CellGenHeadingCell)?.isHeader =
      elementKind == UICollectionView.elementKindSectionHeader
    show(in: view, onAction: onAction)
    return view
  }


"""#,
#"""
  override func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    let identifier = kinds.heading(in: tableView)
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      preconditionFailure("'\(identifier)' is not registered in this table view")
    }
    (view as? CellGenHeadingView)?.isHeader = isHeader
    (view as? CellGenHeadingView)?.list = tableView.style == .plain ? .plain : .grouped
    show(in: view, onAction: onAction)
    return view
  }


"""#,
#"""
  override func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {
    (view as? any CellGenHeadingShowing)?.show(heading)
    view.accessibilityIdentifier = identifier
  }
}

/// A view that shows text above or below the cells of a section.
@available(iOS 14, *)
@MainActor
protocol CellGenHeadingShowing: UIView {
  var isHeader: Bool { get }
  /// The style of the list that contains it; nil if only the heading knows it.
  var list: CellHeading.List? { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

@available(iOS 14, *)
extension CellGenHeadingShowing {
  func show(_ heading: CellHeading) {
    var heading = heading
    heading.list = list ?? heading.list
    contentConfiguration = heading.content(isHeader: isHeader)
    backgroundConfiguration = heading.background
    // It is a single accessibility element, whatever UIKit puts into it.
    isAccessibilityElement = true
    accessibilityLabel = heading.spoken ?? heading.text.string
    accessibilityTraits = isHeader ? .header : .staticText
  }

  /// Adds room between the text and the trailing edge, until the heading is configured again.
  func makeRoom(trailing points: CGFloat) {
    guard var content = contentConfiguration as? UIListContentConfiguration else { return }
    content.directionalLayoutMargins.trailing += points
    contentConfiguration = content
  }
}

/// Text above or below the cells of a section in a collection view.
@available(iOS 14, *)
final class CellGenHeadingCell: UICollectionViewListCell, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List? { nil }
}


"""#,
#"""
@available(iOS 14, *)
extension CellGenHeadingCell: CellGenPinnable {
  /// Hides the cells below the heading with a color. Showing the text has already set the default background.
  func hideCells(by color: UIColor?) {
    if let color { backgroundConfiguration?.backgroundColor = color }
  }
}

"""#,
#"""

/// Text above or below the cells of a section in a table view.
@available(iOS 14, *)
final class CellGenHeadingView: UITableViewHeaderFooterView, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List?
}

"""#,
#"""

/// The heights of cells, each computed once for its data, a width, and a text size.
@MainActor
final class CellGenHeights<Item: ScreenItem> {
  /// Returns the size of an item's cell at a width; nil for one of the app's cell classes.
  var size: ((Item.ID, CGFloat) -> CGSize?)?
  private var known: [Item.ID: (cause: Cause, height: CGFloat)] = [:]

  private struct Cause: Swift.Equatable {
    let item: Item?
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }

  func height(
    of id: Item.ID, showing item: Item?, width: CGFloat, _ textSize: UIContentSizeCategory
  ) -> CGFloat {
    let cause = Cause(item: item, width: width, textSize: textSize)
    if let known = known[id], known.cause == cause { return known.height }
    let height = max(CellGenNumber.finite(size?(id, width)?.height ?? 100), 0)
    known[id] = (cause, height)
    return height
  }

  /// Discards the heights of all items except those that satisfy the predicate.
  func keep(_ isThere: (Item.ID) -> Bool) { known = known.filter { isThere($0.key) } }
}

"""#,
#"""

/// The interface idiom of the app.
@MainActor
enum CellGenIdiom {
  /// True for a Mac Catalyst app whose interface is optimized for the Mac.
  ///
  /// UIKit raises exceptions there for some controls, and for some settings of others (Apple, "Choosing a
  /// user interface idiom for your Mac app";
  /// learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom lists them).
  static var isMac: Bool {
    guard #available(iOS 14, *) else { return false }
    return UIDevice.current.userInterfaceIdiom == .mac
  }

  /// True on visionOS, for an app that is built for it.
  static var isVision: Bool {
    guard #available(iOS 17, *) else { return false }
    return UIDevice.current.userInterfaceIdiom == .vision
  }
}

extension UIButton {
  /// Makes the button look as declared on every platform, and gives it a pointer effect on iPad.
  ///
  /// - Source: "The default value of this property is false" (Apple, `isPointerInteractionEnabled`). A style
  ///   tells a control "to behave as if the user interface idiom is `UIUserInterfaceIdiom.pad`" (Apple,
  ///   `UIBehavioralStyle`).
  func cellGenSetUp() {
    if #available(iOS 13.4, *) { isPointerInteractionEnabled = true }
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }
}

extension UIView {
  /// Gives the view a pointer effect on iPad and a hover effect on visionOS, which show that it responds to
  /// taps.
  ///
  /// - Source: without a delegate "UIKit automatically applies a pointer effect it deems appropriate to the
  ///   view" (Apple, `UIPointerInteraction.init(delegate:)`); `hoverStyle` "defaults to nil, which indicates
  ///   that the view doesn't have any hover effect", and "adding a hover effect to a view will make it easier
  ///   to target" (WWDC23 111215, 10:44).
  func cellGenShowHover() {
    guard #available(iOS 13.4, *) else { return }
    if UIDevice.current.userInterfaceIdiom == .pad {
      addInteraction(UIPointerInteraction(delegate: nil))
    }
    // Mac Catalyst has no such initializer.
    #if !targetEnvironment(macCatalyst)
    if #available(iOS 17, *), CellGenIdiom.isVision { hoverStyle = UIHoverStyle(shape: nil) }
    #endif
  }
}

"""#,
#"""

/// An image view that loads its image, and shows a placeholder or initials until it is available.
///
///     avatar.requestSize = CGSize(width: 40, height: 40)
///     avatar.show(data.url, initials: CellInitials(data.name))
///
/// Showing the current content again has no effect. The result of an earlier request is ignored once another
/// image is requested. An image that failed to load is loaded again with the next content, even if its data
/// is the same; when the network is available again, or the view returns to the screen; and with a tap, if
/// there is a ``retryTitle``.
final class CellImage: UIImageView {
  private enum Phase {
    /// Nothing was requested, or the request was canceled.
    case idle
    case loading
    case loaded(UIImage)
    case failed
  }

  /// The size to load images for, in points. A new size takes effect with the next image.
  ///
  /// Nil for the image's own size; if the image fills the view, for the size of the view, which is known
  /// after layout.
  var requestSize: CGSize?


"""#,
#"""
  /// A Boolean value that indicates whether an image that is smaller than the view keeps its size.
  var scalesDown = false {
    didSet { if scalesDown != oldValue { setNeedsLayout() } }
  }


"""#,
#"""
  /// The name of the VoiceOver action that loads the image again. If it is set, a tap on a failed image does
  /// so, too, and does not select the cell. Any other tap has its usual effect.
  var retryTitle: String? {
    didSet { if retryTitle != oldValue { showRetry() } }
  }


"""#,
#"""
  override var image: UIImage? {
    didSet { if scalesDown { setNeedsLayout() } }
  }


"""#,
#"""
  /// The image that is wanted, even before its size is known.
  private var url: Foundation.URL?
  private var request: CellImageRequest?
  private var phase = Phase.idle {
    didSet {

"""#,
#"""
      showRetry()

"""#,
#"""
      followNetwork()
    }
  }
  private var task: _Concurrency.Task<Void, Never>?
  /// True if the visible image is smaller than wanted because the wanted one could not be loaded.
  private var isTooSmall = false {
    didSet { if isTooSmall != oldValue { followNetwork() } }
  }
  /// The images that wait for the network, which this one joins if it fails to load.
  var cellGenFailures = CellGenFailedImages.shared
  private var wait: CellGenNetworkWait?
  /// True if the image failed to load and has left the screen since.
  private var hasLeftScreen = false

"""#,
#"""
  /// The view that takes taps on a failed image.
  private var retryArea: UIView?

"""#,
#"""
  private var placeholder: UIImage?
  private var failure: UIImage?

"""#,
#"""
  private var initials: CellInitials?
  private var label: UILabel?

"""#,
#"""
  /// True if the placeholder is a symbol: symbols are centered where images would fill the view.
  private var isCentred = false

"""#,
#"""
  /// The mode that was set last; nil if none was.
  private var cellGenMode: CellImageMode?
  /// True if the mode has changed since an image was requested.
  private var hasNewMode = false


"""#,
#"""
  deinit {
    task?.cancel()
  }

  /// Shows an image from memory, or its placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: the location of the image; nil for no image.
  ///   - placeholder: the image to show while there is none.
  ///   - failure: the image to show if loading fails; nil for the placeholder. Showing the same content again tries
  ///     again.
  func show(
    _ url: Foundation.URL?, placeholder: UIImage? = nil, failure: UIImage? = nil
  ) {

"""#,
#"""
    initials = nil

"""#,
#"""
    load(url, placeholder: placeholder, failure: failure)
  }


"""#,
#"""
  /// Shows an image from memory, or initials until it is loaded.
  ///
  /// - Parameters:
  ///   - url: the location of the image; nil for no image.
  ///   - placeholder: the image to show while there is none.
  ///   - failure: the image to show if loading fails; nil for the placeholder. Showing the same content again tries
  ///     again.
  ///   - initials: the initials to show in place of the placeholder, if there are any.
  func show(
    _ url: Foundation.URL?, placeholder: UIImage? = nil, failure: UIImage? = nil,
    initials: CellInitials?
  ) {
    self.initials = initials
    load(url, placeholder: placeholder, failure: failure)
  }


"""#,
#"""
  private func load(_ url: Foundation.URL?, placeholder: UIImage?, failure: UIImage?) {
    // People recognize photos by their colors.
    accessibilityIgnoresInvertColors = true
    self.placeholder = placeholder
    self.failure = failure
    self.url = url
    let request = url.flatMap { self.request(for: $0) }
    if request != self.request || !isUnderWay { begin(request) }
    if request == nil, url != nil { setNeedsLayout() }
    update()
  }

  /// Shows one of the app's images, or its placeholder.
  ///
  /// - Parameters:
  ///   - image: the image; nil for none.
  ///   - placeholder: the image to show while there is none.
  func show(image: UIImage?, placeholder: UIImage? = nil) {

"""#,
#"""
    initials = nil

"""#,
#"""
    hold(image, placeholder: placeholder)
  }


"""#,
#"""
  /// Shows one of the app's images, or initials.
  ///
  /// - Parameters:
  ///   - image: the image; nil for none.
  ///   - placeholder: the image to show while there is none.
  ///   - initials: the initials to show in place of the placeholder, if there are any.
  func show(image: UIImage?, placeholder: UIImage? = nil, initials: CellInitials?) {
    self.initials = initials
    hold(image, placeholder: placeholder)
  }


"""#,
#"""
  private func hold(_ image: UIImage?, placeholder: UIImage?) {
    accessibilityIgnoresInvertColors = image?.isSymbolImage == false
    self.placeholder = placeholder
    self.failure = nil
    url = nil
    begin(nil)
    phase = image.map(Phase.loaded) ?? .idle
    update()
  }

  /// Returns the request for an image; nil if its size is not known yet.
  private func request(for url: Foundation.URL) -> CellImageRequest? {
    guard asksForBounds else {
      return CellImageRequest(url, points: requestSize, mode: fills ? .fill : .fit)
    }
    guard !bounds.isEmpty else { return nil }
    let new = CellImageRequest(url, points: bounds.size, mode: .fill)
    return request.flatMap { serves($0, for: new) ? $0 : nil } ?? new
  }

  /// True if an earlier request can serve a new one because its image is at least as large.
  private func serves(_ known: CellImageRequest, for new: CellImageRequest) -> Bool {
    guard known.url == new.url, let needed = new.size else { return false }
    guard let size = known.size else {
      if case .loaded = phase { return true }
      return false
    }
    return known.mode == new.mode && size.width >= needed.width && size.height >= needed.height
  }

  private var fills: Bool { isCentred || contentMode == .scaleAspectFill }

  /// True if images are loaded for the size that layout gives the view.
  private var asksForBounds: Bool { requestSize == nil && fills }

  /// Requests the image at the size that layout has determined, at a larger size than before, or for another
  /// mode.
  private func requestAgain() {
    guard isOfOtherSize, let url else { return }
    // A view that takes the size of its image has no size without it.
    let request = request(for: url) ?? CellImageRequest(url)
    guard request != self.request, !bounds.isEmpty || self.request == nil else { return }
    begin(request, whileShown: true)
    update()
  }

  private var isOfOtherSize: Bool {

"""#,
#"""
    if hasNewMode { return true }

"""#,
#"""
    return asksForBounds
  }

  /// Stops waiting for an image, for example when the cell that contains the view is reused. The visible
  /// image remains.
  func cancel() {
    task?.cancel()
    // The visible image may be smaller than the one that was awaited.
    if task != nil, case .loaded = phase { request = nil }
    task = nil
    url = nil
    if case .loading = phase { phase = .idle }
    followNetwork()
  }

  private var isUnderWay: Bool {
    switch phase {
    case .loading: true
    case .loaded: !isTooSmall
    case .idle, .failed: false
    }
  }

  /// - Parameter stays: true to keep the visible image until the new one is loaded, which is the same in
  ///   another size.
  private func begin(_ request: CellImageRequest?, whileShown stays: Bool = false) {
    task?.cancel()
    task = nil
    isTooSmall = false

"""#,
#"""
    hasNewMode = false

"""#,
#"""
    self.request = request
    guard let request else {
      phase = .idle
      return
    }
    let loader = CellImages.loader
    if let image = loader.cached(request) {
      phase = .loaded(image)
      return
    }
    if case .loaded = phase, stays {} else { phase = .loading }
    if CellImages.isMeasuring { return }
    task = _Concurrency.Task { [weak self] in
      let image = try? await loader.load(request)
      // A task for an image that is no longer wanted was canceled, even if the loader ignored it.
      guard !_Concurrency.Task.isCancelled else { return }
      self?.end(with: image)
    }
  }

  private func end(with image: UIImage?) {
    task = nil
    if case .loaded = phase, image == nil {
      isTooSmall = true
      return noteFailure()
    }
    phase = image.map(Phase.loaded) ?? .failed
    if image == nil { noteFailure() }
    update()
  }

  private var hasFailed: Bool { if case .failed = phase { true } else { false } }

  /// True while the wanted image is missing because it could not be loaded.
  private var isMissing: Bool { url != nil && (hasFailed || isTooSmall) }

  /// Loads the image again if it could not be loaded.
  func cellGenLoadAgain() {
    guard isMissing else { return }
    begin(request, whileShown: true)
    update()
  }

  /// Waits for the network while an image is missing on the screen.
  private func followNetwork() {
    let waits = isMissing && window != nil
    guard waits != (wait != nil) else { return }
    wait?.end()
    wait = waits ? cellGenFailures.add(self) : nil
  }

  /// Lets the next content try again. The data does not show that the image is missing, so it would change
  /// nothing.
  private func noteFailure() { CellGenUserChange.note(in: self) }

  /// Reports a failure that came before the cell was on the screen, when no list contained the view yet.
  /// Images off the screen do not follow the network, so they are loaded again when they return.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      hasLeftScreen = isMissing
    } else if hasLeftScreen {
      hasLeftScreen = false
      cellGenLoadAgain()
    } else if hasFailed {
      noteFailure()
    }
    followNetwork()
  }


"""#,
#"""
  private func showRetry() {
    let isShown = hasFailed && retryTitle != nil
    guard isShown || retryArea != nil else { return }
    let area = retryArea ?? makeRetryArea()
    area.isHidden = !isShown
  }

  /// Makes a view in front of the image. While it is hidden, taps on the image select the cell or report the
  /// image's own action.
  private func makeRetryArea() -> UIView {
    let area = UIView(frame: bounds)
    let tap = CellGenTap.make()
    tap.cellGenReport = { [weak self] in self?.cellGenLoadAgain() }
    tap.cellGenDimmed = self
    area.addGestureRecognizer(tap)
    // UIKit disables touches for image views.
    isUserInteractionEnabled = true
    addSubview(area)
    retryArea = area
    return area
  }

  /// The VoiceOver action for a failed image; nil if the image has not failed or has no title for the action.
  var cellGenRetry: CellGenRetryAction? {
    guard hasFailed, let retryTitle else { return nil }
    return CellGenRetryAction(name: retryTitle) { [weak self] _ in
      self?.cellGenLoadAgain()
      return self != nil
    }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      guard let retry = cellGenRetry else { return own }
      return (own ?? []) + [retry]
    }
    // Code that adds an action sets the whole list, which includes this one.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is CellGenRetryAction) } }
  }


"""#,
#"""
  // MARK: Appearance

  private func update() {
    switch phase {
    case .loaded(let image):
      centre(nil)
      set(image, letters: nil)
    case .failed where failure != nil:
      centre(failure)
      set(failure, letters: nil)
    case .idle, .loading, .failed:
      centre(placeholder)

"""#,
#"""
      if let letters = initials?.letters { return set(nil, letters: letters) }

"""#,
#"""
      set(placeholder, letters: nil)
    }
  }


"""#,
#"""
  /// Shows the image in another mode. The next layout loads an image for that mode, once it is known which
  /// image that is.
  func cellGenSet(_ mode: CellImageMode) {
    guard mode != cellGenMode else { return }
    cellGenMode = mode
    hasNewMode = true
    scalesDown = mode == .scaleDown
    isCentred = false
    contentMode = mode.contentMode
    centre(standIn)
    setNeedsLayout()
  }

  /// The image that is shown in place of a missing one.
  private var standIn: UIImage? {
    switch phase {
    case .loaded: nil
    case .failed where failure != nil: failure
    case .idle, .loading, .failed: placeholder
    }
  }


"""#,
#"""
  /// Centers a symbol where an image would fill the view, which would enlarge and clip the symbol.
  private func centre(_ standIn: UIImage?) {
    let isSymbol = standIn?.isSymbolImage ?? false
    guard fills, isSymbol != isCentred else { return }
    isCentred = isSymbol
    contentMode = isSymbol ? .center : .scaleAspectFill
  }

  private func set(_ image: UIImage?, letters: String?) {
    // Setting the same image again would cause a needless layout pass.
    if self.image !== image { self.image = image }

"""#,
#"""
    guard letters != nil || label != nil else { return }
    let label = self.label ?? makeLabel()
    label.text = letters
    label.isHidden = letters == nil
    label.textColor = initials?.color
    setNeedsLayout()

"""#,
#"""
  }


"""#,
#"""
  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    // VoiceOver reads the name, if anything.
    label.isAccessibilityElement = false
    addSubview(label)
    self.label = label
    return label
  }


"""#,
#"""
  override func layoutSubviews() {
    super.layoutSubviews()
    requestAgain()

"""#,
#"""
    retryArea?.frame = bounds

"""#,
#"""
    if scalesDown, let size = image?.size {
      let isSmall = size.width <= bounds.width && size.height <= bounds.height
      contentMode = isSmall ? .center : .scaleAspectFit
    }

"""#,
#"""
    guard let label, let initials else { return }
    label.frame = bounds
    label.font = initials.font ?? .systemFont(ofSize: bounds.height * 0.4)

"""#,
#"""
  }
}

"""#,
#"""

/// The way in which an image is fitted into a view of another size.
enum CellImageMode: Swift.Hashable, Swift.Sendable {
  /// The whole image is visible.
  case fit
  /// The image fills the view and is clipped at its edges.
  case fill
  /// The image keeps its size.
  case center
  /// The whole image is visible, and never enlarged.
  case scaleDown
  /// One of UIKit's modes.
  case contentMode(UIView.ContentMode)

  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .fit, .scaleDown: .scaleAspectFit
    case .fill: .scaleAspectFill
    case .center: .center
    case .contentMode(let mode): mode
    }
  }
}

extension ConfigurableView {
  /// Sets how an image is fitted into a view of another size.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's image views; only a ``CellImage`` supports `scaleDown`.
  ///   - mode: the mode. An image that does not fit is clipped at the bounds.
  func setMode(of imageView: UIImageView, to mode: CellImageMode) {
    imageView.clipsToBounds = mode.contentMode != .scaleAspectFit
    guard let image = imageView as? CellImage else {
      imageView.contentMode = mode.contentMode
      return
    }
    image.cellGenSet(mode)
  }
}

"""#,
#"""

/// An image that a view needs: its location, and its size in pixels.
///
/// Equal requests are for the same image, so an image that was prefetched is the one that the view requests
/// later.
struct CellImageRequest: ScreenValue {
  /// The way in which the image is fitted into the size. It keeps its proportions.
  enum Mode: ScreenValue {
    /// The whole image is inside of the size.
    case fit
    /// The image covers the whole size, and the view clips what is outside.
    case fill
  }

  var url: Foundation.URL
  /// The size in pixels; nil for the image's own size.
  var size: CGSize?
  /// The mode, which has no effect without a size.
  var mode: Mode

  /// - Parameters:
  ///   - url: the location of the image.
  ///   - size: the size in pixels; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  init(_ url: Foundation.URL, size: CGSize? = nil, mode: Mode = .fit) {
    self.url = url
    self.size = size
    self.mode = mode
  }
}

extension CellImageRequest {
  /// Creates the request of a view of some size, which is also the request for prefetching its image.
  ///
  /// The scale is always the main screen's: the traits of a view may be unknown before it is in a window, and
  /// prefetching has no view yet.
  ///
  /// - Parameters:
  ///   - url: the location of the image.
  ///   - points: the size of the view in points; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  @MainActor
  init(_ url: Foundation.URL, points: CGSize?, mode: Mode = .fit) {
    guard let points else {
      self.init(url)
      return
    }
    let scale = CellGenDisplay.scale
    let pixels = CGSize(
      width: (points.width * scale).rounded(.up), height: (points.height * scale).rounded(.up))
    self.init(url, size: pixels, mode: mode)
  }
}

/// The main screen.
@MainActor
enum CellGenDisplay {
  /// The number of pixels per point. `UIScreen.main` has it as well but is deprecated; a renderer's format is
  /// "best suited for the main screen's current configuration" (Apple,
  /// `UIGraphicsRendererFormat.preferred()`).
  static var scale: CGFloat { UIGraphicsImageRendererFormat.preferred().scale }
}

/// A type that loads the images of an app's views.
///
/// Set one as ``CellImages/loader``, once; the default is a ``CellImageURLLoader``.
@MainActor
protocol CellImageLoader: AnyObject {
  /// Returns the image if it is available immediately.
  func cached(_ request: CellImageRequest) -> UIImage?

  /// Loads the image, and stops early if its task is canceled.
  func load(_ request: CellImageRequest) async throws -> UIImage

  /// Loads images that are likely to be shown soon. The default implementation calls ``load(_:)`` and ignores
  /// the result.
  func prefetch(_ requests: [CellImageRequest])

  /// Stops loading images that are no longer likely to be shown soon. Views that wait for them keep waiting.
  func cancelPrefetching(_ requests: [CellImageRequest])
}

/// The image loader of the app.
@MainActor
enum CellImages {
  /// The loader for the images of all views. Set it before the first image is shown, such as when the app
  /// launches.
  static var loader: any CellImageLoader = CellImageURLLoader()

  /// True while an offscreen view is measured, whose images need not be loaded.
  static var isMeasuring = false

  /// The images that are being prefetched, and for how many views.
  fileprivate static var prefetching:
    [CellImageRequest: (task: _Concurrency.Task<Void, Never>, views: Int)] =
      [:]
}

extension CellImageLoader {
  func prefetch(_ requests: [CellImageRequest]) {
    for request in requests {
      if CellImages.prefetching[request] != nil {
        CellImages.prefetching[request]?.views += 1
      } else if cached(request) == nil {
        let task = _Concurrency.Task {
          _ = try? await load(request)
          // A canceled task has already been removed, and another one may be in its place.
          if !_Concurrency.Task.isCancelled { CellImages.prefetching[request] = nil }
        }
        CellImages.prefetching[request] = (task, views: 1)
      }
    }
  }

  func cancelPrefetching(_ requests: [CellImageRequest]) {
    for request in requests {
      guard let (task, views) = CellImages.prefetching[request] else { continue }
      if views > 1 {
        CellImages.prefetching[request]?.views -= 1
      } else {
        CellImages.prefetching[request] = nil
        task.cancel()
      }
    }
  }
}

#if canImport(Network)
import Network
#endif

/// The images on the screen that could not be loaded. They are loaded again when the network becomes
/// available.
///
/// Only a network that was unavailable triggers that. While it is available, images that a server does not
/// have would be requested again and again.
@MainActor
final class CellGenFailedImages {
  static let shared = CellGenFailedImages(makeMonitor: CellGenFailedImages.systemMonitor)

  private struct Entry {
    weak var image: CellImage?
  }

  private let makeMonitor: @MainActor () -> (any CellGenNetworkMonitor)?
  private var images: [Int: Entry] = [:]
  private var lastNumber = 0
  /// The monitor that follows the network while there are any images.
  private var monitor: (any CellGenNetworkMonitor)?
  private var isAway = false

  /// - Parameter makeMonitor: makes the network monitor; returns nil if there is none.
  init(makeMonitor: @escaping @MainActor () -> (any CellGenNetworkMonitor)?) {
    self.makeMonitor = makeMonitor
  }

  /// Loads an image again when the network is available, unless the wait has ended by then.
  func add(_ image: CellImage) -> CellGenNetworkWait {
    lastNumber += 1
    let number = lastNumber
    images[number] = Entry(image: image)
    if monitor == nil { startMonitor() }
    return CellGenNetworkWait { [weak self] in self?.remove(number) }
  }

  private func remove(_ number: Int) {
    images[number] = nil
    guard images.isEmpty else { return }
    monitor?.cancel()
    monitor = nil
    isAway = false
  }

  private func startMonitor() {
    guard let monitor = makeMonitor() else { return }
    self.monitor = monitor
    monitor.start { [weak self, weak monitor] isThere in
      // A canceled monitor may still have reported something.
      guard let self, let monitor, monitor === self.monitor else { return }
      networkChanged(isThere)
    }
  }

  private func networkChanged(_ isThere: Bool) {
    guard isThere, isAway else {
      isAway = !isThere
      return
    }
    isAway = false
    // In the order of the failures. Each of them removes itself.
    for (_, entry) in images.sorted(by: { $0.key < $1.key }) { entry.image?.cellGenLoadAgain() }
  }

  private static func systemMonitor() -> (any CellGenNetworkMonitor)? {
    var monitor: (any CellGenNetworkMonitor)?
    #if canImport(Network)
    monitor = CellGenPathMonitor()
    #endif
    return monitor
  }
}

/// An image's wait for the network. It ends with the image.
final class CellGenNetworkWait: Swift.Sendable {
  private nonisolated let leave: @MainActor @Sendable () -> Void

  init(_ leave: @escaping @MainActor @Sendable () -> Void) {
    self.leave = leave
  }

  deinit {
    _Concurrency.Task { @MainActor [leave] in leave() }
  }

  @MainActor
  func end() { leave() }
}

/// A type that follows the network.
@MainActor
protocol CellGenNetworkMonitor: AnyObject {
  /// Reports whether the network is available: now, and whenever that changes.
  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)

  func cancel()
}

#if canImport(Network)
/// Follows the network of the device.
///
/// A path that "requires a connection" may become available when it is used (Apple, `NWPath.Status`), but
/// loading has failed already.
final class CellGenPathMonitor: CellGenNetworkMonitor {
  private let monitor = NWPathMonitor()

  // A synthesized initializer would not be isolated.
  init() {}

  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
    monitor.pathUpdateHandler = { path in
      let isThere = path.status == .satisfied
      // The monitor calls this on the queue that it was given.
      MainActor.assumeIsolated { report(isThere) }
    }
    monitor.start(queue: .main)
  }

  func cancel() { monitor.cancel() }
}
#endif

"""#,
#"""

/// The VoiceOver action that loads an image again.
final class CellGenRetryAction: UIAccessibilityCustomAction {}

"""#,
#"""

/// Loads images with `URLSession`, and keeps recent ones in memory.
///
/// Images are decoded off the main thread, at the size of their requests. The session's `URLCache` determines
/// what is kept on disk.
@MainActor
final class CellImageURLLoader: CellImageLoader {
  private let session: URLSession
  private let images = NSCache<CellGenImageKey, UIImage>()
  private var downloads: [CellImageRequest: CellGenDownload] = [:]

  /// - Parameters:
  ///   - session: the session that loads the data.
  ///   - memoryLimit: the memory limit in bytes of decoded images. The cache also drops images when memory is
  ///     scarce.
  init(session: URLSession = .shared, memoryLimit: Int = 100 << 20) {
    self.session = session
    images.totalCostLimit = memoryLimit
  }

  func cached(_ request: CellImageRequest) -> UIImage? {
    images.object(forKey: CellGenImageKey(request))
  }

  /// Loads the image. Equal requests that are pending at the same time share a download.
  ///
  /// - Errors: `CancellationError`; the errors of the session; `URLError.badServerResponse` for an HTTP
  ///   status outside of 200 to 299, and `URLError.cannotDecodeContentData` for data that is not an image.
  func load(_ request: CellImageRequest) async throws -> UIImage {
    try _Concurrency.Task.checkCancellation()
    if let image = cached(request) { return image }
    let download = downloads[request] ?? begin(request)
    let waiter = download.nextWaiter()
    return try await withTaskCancellationHandler {
      // Nothing suspends before the continuation is stored: both calls stay on the main actor.
      try await withCheckedThrowingContinuation { download.waiters[waiter] = $0 }
    } onCancel: {
      _Concurrency.Task { @MainActor in self.cancel(waiter, of: download) }
    }
  }

  private func begin(_ request: CellImageRequest) -> CellGenDownload {
    let download = CellGenDownload(request)
    downloads[request] = download
    let scale = request.size == nil ? 1 : CellGenDisplay.scale
    let task = session.dataTask(with: request.url) { [weak self] data, response, error in
      // The session calls this on a serial queue, where images would be decoded one after the other.
      _Concurrency.Task.detached(priority: .userInitiated) {
        let result = Swift.Result {
          try CellGenImageData.image(of: request, scale: scale, data, response, error)
        }
        await self?.end(download, with: result)
      }
    }
    download.task = task
    task.resume()
    return download
  }

  private func end(_ download: CellGenDownload, with result: Swift.Result<UIImage, any Swift.Error>)
  {
    if let image = try? result.get() {
      let pixels = image.size.width * image.scale * image.size.height * image.scale
      images.setObject(
        image, forKey: CellGenImageKey(download.request), cost: Int(pixels) * 4)
    }
    forget(download)
    for continuation in download.waiters.values { continuation.resume(with: result) }
    download.waiters = [:]
  }

  private func cancel(_ waiter: Int, of download: CellGenDownload) {
    guard let continuation = download.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(throwing: _Concurrency.CancellationError())
    guard download.waiters.isEmpty else { return }
    download.task?.cancel()
    forget(download)
  }

  private func forget(_ download: CellGenDownload) {
    if downloads[download.request] === download { downloads[download.request] = nil }
  }
}

/// A download, and the requests that wait for its image.
@MainActor
private final class CellGenDownload {
  let request: CellImageRequest
  var task: URLSessionDataTask?
  var waiters: [Int: _Concurrency.CheckedContinuation<UIImage, any Swift.Error>] = [:]
  private var lastWaiter = 0

  init(_ request: CellImageRequest) {
    self.request = request
  }

  func nextWaiter() -> Int {
    lastWaiter += 1
    return lastWaiter
  }
}

/// A request as the key of a cache. It is nonisolated like the members that it overrides, even where the main
/// actor is the default isolation.
private final class CellGenImageKey: NSObject {
  private nonisolated let request: CellImageRequest

  nonisolated init(_ request: CellImageRequest) {
    self.request = request
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CellGenImageKey)?.request == request
  }

  nonisolated override var hash: Int { request.hashValue }
}

"""#,
#"""

extension DeclaredView {
  /// Starts an activity indicator, or stops and hides it.
  ///
  /// - Parameters:
  ///   - activity: one of this view's activity indicators.
  ///   - isActive: true to start it.
  func animate(_ activity: UIActivityIndicatorView, while isActive: Bool) {
    if isActive {
      // Even if it is animating: its animation ends when its cell leaves the screen.
      activity.startAnimating()
    } else if activity.isAnimating {
      activity.stopAnimating()
    }
  }

  /// Shows a fraction in a progress bar: the nearest one from 0 to 1, and 0 for NaN.
  func show(_ fraction: Double, in progressView: UIProgressView) {
    progressView.progress = fraction.isNaN ? 0 : Swift.Float(min(max(fraction, 0), 1))
  }
}

"""#,
#"""

/// The initials of a name, which a ``CellImage`` shows while it has no image.
struct CellInitials: ScreenValue {
  var name: String
  var color: UIColor
  /// The font; nil for one with 40 % of the view's height.
  var font: UIFont?

  /// - Parameters:
  ///   - name: the full name; without a word in it there are no initials.
  ///   - color: the color of the letters.
  ///   - font: the font; nil for one with 40 % of the view's height.
  init(_ name: String, color: UIColor = .white, font: UIFont? = nil) {
    self.name = name
    self.color = color
    self.font = font
  }

  /// The first letters of the first and the last word, capitalized; nil if there is no word.
  ///
  /// Skips everything before the first letter or number, such as a bracket, unless there is nothing else.
  var letters: String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    var found = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    if found.isEmpty { found = words.compactMap(\.first) }
    guard let first = found.first else { return nil }
    let both = found.count > 1 ? [first] + found.suffix(1) : [first]
    // A capital can be more than one letter: that of "ß" is "SS".
    return String(both.compactMap { $0.uppercased().first })
  }
}

"""#,
#"""

/// Insets that are equal on opposite sides.
enum CellInsets {
  /// Returns the same inset on all sides. Units: points.
  nonisolated static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    make(horizontal: inset, vertical: inset)
  }

  /// Returns one inset for the leading and trailing sides, and one for top and bottom. Units: points.
  nonisolated static func make(
    horizontal: CGFloat = 0, vertical: CGFloat = 0
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

"""#,
#"""

/// Views stacked on top of each other, the last one in front.
///
///     let stack = CellLayers(photo)
///     stack.add(badge, at: .topTrailing, x: 4, y: -4)
///
/// The first view determines the size and is stretched to it. Views that are added without an offset never
/// extend beyond it, except those that fill, which do not affect the size. A view with an offset does not
/// affect the size either, and extends beyond it by no more than the offset, unless its compression
/// resistance is above the default. Hidden views take no room.
final class CellLayers: UIView {
  /// The place of a view in the stack.
  enum Place: Swift.Sendable {
    case center, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// The whole area, whatever the natural size of the view.
    case fill
  }

  /// A view with an offset, which follows the reading direction.
  private struct Moved {
    let view: UIView
    let horizontal: [NSLayoutConstraint]
    let vertical: [NSLayoutConstraint]
    var x: CGFloat = 0
  }

  private var hasBase = false
  /// The views with an offset, except those that fill.
  private var moved: [Moved] = []
  /// The constraints that keep views with an offset no wider than the stack.
  private var bounded: [NSLayoutConstraint] = []

  /// - Parameter base: the view that determines the size; nil for the views that are added.
  init(_ base: UIView? = nil) {
    super.init(frame: .zero)
    if let base { hold(base) }
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init(nil) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Adds the view that determines the size. Called at most once, before any other view is added.
  func hold(_ base: UIView) {
    hasBase = true
    let slot = CellGenSlot(of: base)
    addSubview(slot)
    CellGenHosted.pin(slot, to: self)
  }

  /// Adds a view in front of all others.
  ///
  /// - Parameters:
  ///   - view: the view to add.
  ///   - place: its place.
  ///   - axis: the axis along which it is as long as the stack, for a line, which has no length of its own; nil
  ///     for neither.
  ///   - x: the distance to move it toward the trailing edge. Units: points.
  ///   - y: the distance to move it down. Units: points.
  ///   - moves: true if it will be moved later; then it never affects the size.
  func add(
    _ view: UIView, at place: Place = .center, along axis: NSLayoutConstraint.Axis? = nil,
    x: CGFloat = 0, y: CGFloat = 0, moves: Bool = false
  ) {
    guard place != .fill else { return fill(with: view, x: x, y: y) }
    let slot = CellGenSlot(of: view)
    addSubview(slot)
    let horizontal = axis == .horizontal ? sides(of: slot) : [horizontal(slot, place)]
    let vertical = axis == .vertical ? ends(of: slot) : [vertical(slot, place)]
    NSLayoutConstraint.activate(horizontal + vertical)
    guard moves || x != 0 || y != 0 else {
      if axis != .horizontal { include(slot.widthAnchor, in: widthAnchor) }
      if axis != .vertical { include(slot.heightAnchor, in: heightAnchor) }
      return
    }
    moved.append(Moved(view: view, horizontal: horizontal, vertical: vertical))
    cellGenMove(view, x: x, y: y)
    if axis != .horizontal {
      bounded.append(slot.widthAnchor.constraint(lessThanOrEqualToConstant: 0))
      // Between the resistance of most views and that of views that do not give way.
      bounded.last?.priority = UILayoutPriority(900)
    }
  }

  /// Moves a view to another offset from its place.
  fileprivate func cellGenMove(_ view: UIView, x: CGFloat, y: CGFloat) {
    if let cover = view.superview as? CellGenCover {
      cover.offset = CGPoint(x: x, y: y)
      setNeedsLayout()
    }
    guard let position = moved.firstIndex(where: { $0.view === view }) else { return }
    moved[position].x = x
    place(moved[position])
    for constraint in moved[position].vertical { constraint.constant = y }
  }

  private func sides(of slot: UIView) -> [NSLayoutConstraint] {
    [
      slot.leadingAnchor.constraint(equalTo: leadingAnchor),
      slot.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
  }

  private func ends(of slot: UIView) -> [NSLayoutConstraint] {
    [
      slot.topAnchor.constraint(equalTo: topAnchor),
      slot.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
  }

  private func horizontal(_ slot: UIView, _ place: Place) -> NSLayoutConstraint {
    switch place {
    case .leading, .topLeading, .bottomLeading:
      slot.leadingAnchor.constraint(equalTo: leadingAnchor)
    case .trailing, .topTrailing, .bottomTrailing:
      slot.trailingAnchor.constraint(equalTo: trailingAnchor)
    case .center, .top, .bottom, .fill:
      slot.centerXAnchor.constraint(equalTo: centerXAnchor)
    }
  }

  private func vertical(_ slot: UIView, _ place: Place) -> NSLayoutConstraint {
    switch place {
    case .top, .topLeading, .topTrailing:
      slot.topAnchor.constraint(equalTo: topAnchor)
    case .bottom, .bottomLeading, .bottomTrailing:
      slot.bottomAnchor.constraint(equalTo: bottomAnchor)
    case .center, .leading, .trailing, .fill:
      slot.centerYAnchor.constraint(equalTo: centerYAnchor)
    }
  }

  private func place(_ moved: Moved) {
    for constraint in moved.horizontal {
      // Unlike the leading edge, the center is not mirrored with the reading direction.
      let x = constraint.firstAttribute == .centerX ? mirrored(moved.x) : moved.x
      if constraint.constant != x { constraint.constant = x }
    }
  }

  /// Keeps the stack at least as tall as a view, unless its superview makes it shorter.
  private func include(_ part: NSLayoutDimension, in whole: NSLayoutDimension) {
    let constraint = whole.constraint(greaterThanOrEqualTo: part, multiplier: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// Adds a view that fills the stack without affecting its size. Constraints cannot express this, since they
  /// work in both directions, so its cover gets its frame from the layout.
  private func fill(with view: UIView, x: CGFloat, y: CGFloat) {
    let cover = CellGenCover()
    cover.offset = CGPoint(x: x, y: y)
    addSubview(cover)
    cover.addSubview(view)
    CellGenHosted.pin(view, to: cover)
  }

  /// As small as the views in it allow.
  override var intrinsicContentSize: CGSize {
    hasBase ? super.intrinsicContentSize : .zero
  }

  override func layoutSubviews() {
    for each in moved { place(each) }
    // A constraint to the stack's width would make the stack wider, since constraints work in both
    // directions.
    for constraint in bounded where !bounds.isEmpty && constraint.constant != bounds.width {
      constraint.constant = bounds.width
      constraint.isActive = true
    }
    super.layoutSubviews()
    for case let cover as CellGenCover in subviews {
      cover.frame = bounds.offsetBy(dx: mirrored(cover.offset.x), dy: cover.offset.y)
    }
  }

  private func mirrored(_ x: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}

extension ConfigurableView {
  /// Moves a view in layers away from its place. NaN and infinity, which can come from data, count as 0.
  ///
  /// - Parameters:
  ///   - view: a view that was added to layers.
  ///   - x: the distance toward the trailing edge. Units: points.
  ///   - y: the distance down. Units: points.
  func move(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    // In layers, each view has a slot or a cover of its own.
    (view.superview?.superview as? CellLayers)?
      .cellGenMove(view, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

/// The superview of a view that fills a stack. Touches that the view does not take pass through.
final class CellGenCover: UIView {
  var offset = CGPoint.zero

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

"""#,
#"""

/// A width or a height.
enum CellLength {
  case points(CGFloat)
  /// Points at the text size `large`, which scale with the text size.
  case scaled(CGFloat)
  /// A fraction of the same side of another view, from 0 to 1.
  case fraction(CGFloat, of: UIView)
  /// No fixed length: the content or the surrounding views determine it.
  case unset
}

extension CellLength: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

extension DeclaredView {
  /// Constrains the lengths of a view, replacing earlier ones; nil keeps the current one.
  ///
  /// A number that cannot be a length, such as NaN or infinity, removes the constraint.
  ///
  /// The constraints yield only to required ones, such as those of a stack view, in which a hidden view has
  /// no length.
  ///
  /// - Precondition: a view and the one that it is a fraction of are in one hierarchy.
  /// - Parameters:
  ///   - view: this view or one inside of it.
  ///   - width: the width.
  ///   - height: the height.
  ///   - minWidth: the minimum width.
  ///   - maxWidth: the maximum width.
  ///   - minHeight: the minimum height.
  ///   - maxHeight: the maximum height.
  ///   - aspectRatio: the width divided by the height.
  func constrain(
    _ view: UIView, width: CellLength? = nil, height: CellLength? = nil,
    minWidth: CellLength? = nil,
    maxWidth: CellLength? = nil, minHeight: CellLength? = nil, maxHeight: CellLength? = nil,
    aspectRatio: CGFloat? = nil
  ) {
    lengths.set(.width, .equal, of: view, to: width)
    lengths.set(.height, .equal, of: view, to: height)
    lengths.set(.width, .greaterThanOrEqual, of: view, to: minWidth)
    lengths.set(.width, .lessThanOrEqual, of: view, to: maxWidth)
    lengths.set(.height, .greaterThanOrEqual, of: view, to: minHeight)
    lengths.set(.height, .lessThanOrEqual, of: view, to: maxHeight)
    if let aspectRatio { lengths.setAspectRatio(aspectRatio, of: view) }
  }

  /// Sets how strongly a view resists being compressed and stretched; nil keeps the current priority.
  ///
  /// A number outside of the range of priorities, such as one from data, becomes the nearest one, and NaN the
  /// default of a new view.
  ///
  /// - Units: priorities from 1 to 1000.
  func setPriorities(
    of view: UIView, compression: Swift.Float? = nil, hugging: Swift.Float? = nil,
    verticalCompression: Swift.Float? = nil, verticalHugging: Swift.Float? = nil
  ) {
    for (priority, axis) in [
      (compression, NSLayoutConstraint.Axis.horizontal), (verticalCompression, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentCompressionResistancePriority(
        CellGenNumber.priority(priority, or: .defaultHigh), for: axis)
    }
    for (priority, axis) in [
      (hugging, NSLayoutConstraint.Axis.horizontal), (verticalHugging, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentHuggingPriority(CellGenNumber.priority(priority, or: .defaultLow), for: axis)
    }
  }
}

/// The lengths of a view's elements.
@MainActor
final class CellGenLengths {
  /// The side of a view that a length applies to.
  private struct Side: Swift.Hashable {
    let view: Swift.ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
  }

  private struct Entry {
    /// The view, which is needed because another view can reuse the identifier of one that no longer exists.
    weak var view: UIView?
    let length: CellLength
    let constraint: NSLayoutConstraint
  }

  private var entries: [Side: Entry] = [:]
  /// The ratio of a view's sides, as a fraction of its own height.
  private static let ratio = NSLayoutConstraint.Attribute.notAnAttribute

  init() {}

  func set(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    of view: UIView, to length: CellLength?
  ) {
    guard let length else { return }
    let side = Side(view: Swift.ObjectIdentifier(view), attribute: attribute, relation: relation)
    guard length.isLength else { return remove(side, of: view) }
    if let known = entries[side], known.view === view {
      if known.constraint.secondItem == nil, let constant = length.constant(in: view) {
        known.constraint.constant = constant
        entries[side] = Entry(view: view, length: length, constraint: known.constraint)
        return
      }
      known.constraint.isActive = false
    }
    let constraint: NSLayoutConstraint
    if case .fraction(let part, let other) = length {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
        multiplier: part, constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: length.constant(in: view) ?? 0)
    }
    activate(constraint)
    entries[side] = Entry(view: view, length: length, constraint: constraint)
  }

  func setAspectRatio(_ ratio: CGFloat, of view: UIView) {
    let side = Side(view: Swift.ObjectIdentifier(view), attribute: Self.ratio, relation: .equal)
    guard CellGenNumber.isLength(ratio), ratio > 0 else { return remove(side, of: view) }
    if let known = entries[side], known.view === view {
      guard known.constraint.multiplier != ratio else { return }
      known.constraint.isActive = false
    }
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
    activate(constraint)
    entries[side] = Entry(view: view, length: .fraction(ratio, of: view), constraint: constraint)
  }

  private func remove(_ side: Side, of view: UIView) {
    guard let known = entries.removeValue(forKey: side), known.view === view else { return }
    known.constraint.isActive = false
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// Updates scaled lengths to the current text size.
  func textSizeChanged() {
    for entry in entries.values {
      guard case .scaled = entry.length, let view = entry.view,
        let constant = entry.length.constant(in: view)
      else { continue }
      entry.constraint.constant = constant
    }
  }
}

extension CellLength {
  fileprivate var isLength: Bool {
    switch self {
    case .points(let number), .scaled(let number), .fraction(let number, of: _):
      CellGenNumber.isLength(number)
    case .unset: false
    }
  }

  /// The length in points; nil for a fraction or no length.
  @MainActor
  fileprivate func constant(in view: UIView) -> CGFloat? {
    switch self {
    case .points(let points): points
    case .scaled(let points):
      UIFontMetrics.default.scaledValue(for: points, compatibleWith: view.traitCollection)
    case .fraction, .unset: nil
    }
  }
}

"""#,
#"""

/// The appearance of a view's cell in a state.
///
///     @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
///       CellLook(background: state.choose(.systemBackground, selected: .systemYellow))
///     }
///
/// Unset properties keep UIKit's defaults: the cells of an inset grouped list keep their corners.
///
/// The background of a section in a collection view also uses it, without defaults from UIKit.
struct CellLook {
  /// The color behind the content; nil for the one that UIKit gives the cell in the state.
  var background: UIColor?
  /// The radius of the background's corners in points; 0 for UIKit's own.
  var cornerRadius: CGFloat
  /// The color of the line around the background; nil for the tint color.
  var borderColor: UIColor?
  /// The width of the line around the background in points; 0 for none.
  var borderWidth: CGFloat
  /// The distances between the edges of the cell and its background and overlay, in points.
  var insets: NSDirectionalEdgeInsets
  /// A color over the content; nil for none.
  var overlay: UIColor?

  init(
    background: UIColor? = nil, cornerRadius: CGFloat = 0, borderColor: UIColor? = nil,
    borderWidth: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero, overlay: UIColor? = nil
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.insets = CellGenNumber.insets(insets)
    self.overlay = overlay
  }
}

extension ViewData {
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook? { nil }
}

"""#,
#"""

extension DeclaredView {
  /// Insets the content of a stack or a box by the layout margins of this view, which are those of its cell,
  /// wherever the stack or box is. Its own insets are added to them.
  ///
  ///     let texts = vstack([titleLabel, textLabel], insets: .zero)
  ///     insetByMargins(texts, at: [.leading, .trailing])
  ///
  /// - Parameters:
  ///   - view: a stack that was set up with insets, or a box.
  ///   - sides: the sides where the margins apply.
  func insetByMargins(_ view: UIView, at sides: NSDirectionalRectEdge) {
    cellGenTakeMargins()
    // The margins of this view already include the safe area.
    view.insetsLayoutMarginsFromSafeArea = false
    cellGenMargins.add(view, at: sides, insets: view.directionalLayoutMargins)
    cellGenMargins.follow(directionalLayoutMargins)
  }

  /// Takes over the margins of the cell from the declared view that contains this one, if any.
  private func cellGenTakeMargins() {
    guard !preservesSuperviewLayoutMargins, !cellGenMargins.areShared else { return }
    preservesSuperviewLayoutMargins = true
    superview?.cellGenShareMargins(withAdded: self)
  }

  /// Passes the margins of this view on to the declared views in a part of it that use margins.
  ///
  /// Without this, they would have UIKit's own 8 points, since the stacks in between pass no margins on
  /// (Apple, `UIView.layoutMargins`).
  final func cellGenShareMargins(with part: UIView) {
    guard let inner = part as? DeclaredView else {
      for view in part.subviews { cellGenShareMargins(with: view) }
      return
    }
    guard inner.preservesSuperviewLayoutMargins else { return }
    inner.preservesSuperviewLayoutMargins = false
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.cellGenMargins.areShared = true
    cellGenTakeMargins()
    cellGenMargins.add(inner, at: .all, insets: .zero)
    cellGenMargins.follow(directionalLayoutMargins)
  }
}

extension UIView {
  /// Passes the margins of the declared view that contains this one on to a view that was added to this one.
  func cellGenShareMargins(withAdded view: UIView) {
    if let outer = self as? DeclaredView { return outer.cellGenShareMargins(with: view) }
    superview?.cellGenShareMargins(withAdded: view)
  }
}

/// The stacks and boxes that inset their content by the margins of a view, and the views in it that do.
///
/// UIKit's own way, `preservesSuperviewLayoutMargins` of each view in between, applies to all four sides, and
/// only to a view that is closer to the edge than the margin.
///
/// - Source: Apple, `UIView.preservesSuperviewLayoutMargins`.
@MainActor
struct CellGenMargins {
  private struct Inset {
    let view: UIView
    let sides: NSDirectionalRectEdge
    /// The insets that are added to the margins.
    var insets: NSDirectionalEdgeInsets
  }

  /// True if the view takes its margins from another view that contains it.
  var areShared = false
  var isEmpty: Bool { all.isEmpty }

  private var all: [Inset] = []
  private var margins = NSDirectionalEdgeInsets.zero

  mutating func add(
    _ view: UIView, at sides: NSDirectionalRectEdge, insets: NSDirectionalEdgeInsets
  ) {
    all.append(Inset(view: view, sides: sides, insets: insets))
  }

  /// Applies new margins of the view.
  mutating func follow(_ margins: NSDirectionalEdgeInsets) {
    self.margins = margins
    for inset in all { show(inset) }
  }

  /// Changes the insets of a stack, which may be one of these stacks.
  mutating func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    guard let position = all.firstIndex(where: { $0.view === stack }) else {
      stack.directionalLayoutMargins = insets
      return
    }
    all[position].insets = insets
    show(all[position])
  }

  private func show(_ inset: Inset) {
    let sides = inset.sides
    let margins = NSDirectionalEdgeInsets(
      top: sides.contains(.top) ? margins.top : 0,
      leading: sides.contains(.leading) ? margins.leading : 0,
      bottom: sides.contains(.bottom) ? margins.bottom : 0,
      trailing: sides.contains(.trailing) ? margins.trailing : 0)

"""#,
#"""
    if let box = inset.view as? CellBox {
      box.cellGenMargins = margins
      return
    }

"""#,
#"""
    inset.view.directionalLayoutMargins = inset.insets.cellGenPlus(margins)
  }
}

extension NSDirectionalEdgeInsets {
  func cellGenPlus(_ other: Self) -> Self {
    Self(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

"""#,
#"""

/// An item of a button's menu, or of the context menu of a cell.
struct CellMenuItem<Action> {
  var action: Action
  var title: String
  /// The name of an SF Symbol.
  var symbol: String?
  /// An image, used in place of a symbol.
  var image: UIImage?
  var isDestructive: Bool
  /// True if the item can be chosen.
  var isEnabled: Bool
  /// True if the menu includes the item.
  private(set) var isShown: Bool

  /// Creates an item, which the menu leaves out if its title is nil.
  init(
    _ action: Action, title: String?, symbol: String? = nil, image: UIImage? = nil,
    isDestructive: Bool = false, isEnabled: Bool = true
  ) {
    self.action = action
    self.title = title ?? ""
    isShown = title != nil
    self.symbol = symbol
    self.image = image
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }

  /// Returns the same item, included only while a condition is true.
  func shown(while isShown: Bool) -> CellMenuItem {
    var item = self
    item.isShown = self.isShown && isShown
    return item
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellMenuItem<Other> {
    CellMenuItem<Other>(
      transform(action), title: title, symbol: symbol, image: image, isDestructive: isDestructive,
      isEnabled: isEnabled
    ).shown(while: isShown)
  }

  /// Returns the item as an action for UIKit.
  @MainActor
  func element(_ report: @escaping @MainActor (Action) -> Void) -> UIAction {
    var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
    if !isEnabled { attributes.insert(.disabled) }
    return UIAction(
      title: title, image: image ?? symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes
    ) { _ in report(action) }
  }
}

"""#,
#"""

@available(iOS 14, *)
extension ReportingView where Self: DeclaredView {
  /// Gives a button a menu that a tap opens, and reports the action of the item that is chosen.
  func report(_ menu: [CellMenuItem<Data.Action>], fromMenuOf button: UIButton) {
    let offered = menu.filter(\.isShown)
    let items = offered.map { item in item.element { [weak self] in self?.onAction?($0) } }
    button.menu = UIMenu(children: items)
    button.showsMenuAsPrimaryAction = true
    cellGenMenus[Swift.ObjectIdentifier(button)] = offered.filter(\.isEnabled).map { item in
      UIAccessibilityCustomAction(name: item.title) { [weak self] _ in
        self?.onAction?(item.action)
        return self != nil
      }
    }
  }
}

"""#,
#"""

/// Conversions for numbers from data that would cause UIKit or Foundation to raise exceptions.
enum CellGenNumber {
  /// True if a number can be the constant of a constraint.
  ///
  /// - Source: `NSLayoutConstraint` raises an exception for numbers that are not finite
  ///   (wistia/WistiaKit#39). A number far larger than any screen leaves no precision for single points.
  nonisolated static func isLength(_ number: CGFloat) -> Bool { abs(number) <= 1_000_000 }

  /// Returns insets with 0 in place of numbers that cannot be a length.
  nonisolated static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let inset = { (number: CGFloat) in isLength(number) ? number : 0 }
    return NSDirectionalEdgeInsets(
      top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
      trailing: inset(insets.trailing))
  }

  /// Returns a number that a layer accepts: 0 for one that is not finite.
  nonisolated static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }

  /// Returns the nearest valid priority: greater than 0, and at most 1000.
  ///
  /// - Source: Apple, `NSLayoutConstraint.priority`.
  /// - Parameter standard: the priority for NaN.
  static func priority(_ number: Swift.Float, or standard: UILayoutPriority) -> UILayoutPriority {
    number.isNaN ? standard : UILayoutPriority(min(max(number, 1), 1000))
  }
}


"""#,
#"""
extension DeclaredView {
  /// Sets the distances between the content that fills this view and its edges or margins.
  ///
  /// - Units: points.
  func setInsets(to insets: NSDirectionalEdgeInsets) { cellGenEdges?.set(insets) }

  /// Sets the insets of a stack that was set up with insets, in points.
  func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    cellGenMargins.setInsets(of: stack, to: CellGenNumber.insets(insets))
  }
}


"""#,
#"""
extension ConfigurableView {
  /// Sets the alpha of a view to a number from data: the nearest one from 0 to 1, and 0 for NaN.
  func setAlpha(of view: UIView, to alpha: CGFloat) {
    view.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}


"""#,
#"""
/// A date from data. If no calendar has the date, its text is empty.
///
///     CellDate(data.due).formatted(date: .abbreviated, time: .shortened)
///
/// Without this, Foundation shows the present for a date that is NaN, and an unrelated date for an infinite
/// one.
@available(iOS 15, *)
struct CellDate {
  /// The date; nil for a date that no calendar has.
  nonisolated let value: Foundation.Date?

  nonisolated init(_ date: Foundation.Date) {
    value = date.cellGenIsInCalendars ? date : nil
  }

  nonisolated func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Foundation.Date, Style.FormatOutput == String {
    value.map(style.format) ?? ""
  }

  nonisolated func formatted(
    date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
  )
    -> String
  {
    value?.formatted(date: date, time: time) ?? ""
  }
}


"""#,
#"""
/// A duration from data. If it is NaN or too long to be shown, its text is empty.
///
///     CellDuration(data.length).formatted(.time(pattern: .minuteSecond))
///
/// Without this, the program stops: `Duration.seconds` traps for seconds that are not finite or too many, and
/// so do Foundation's formats for durations near the maximum.
@available(iOS 16, *)
struct CellDuration {
  /// The duration; nil for a duration that cannot be shown.
  nonisolated let value: Swift.Duration?

  /// About thirty million years.
  private nonisolated static var limit: Double { 1e15 }

  /// - Units: seconds.
  nonisolated init(_ seconds: Double) {
    value = abs(seconds) <= Self.limit ? .seconds(seconds) : nil
  }

  /// - Units: seconds.
  nonisolated init(_ seconds: some Swift.BinaryInteger) {
    value = abs(Double(seconds)) <= Self.limit ? .seconds(seconds) : nil
  }

  nonisolated init(_ duration: Swift.Duration) {
    value = abs(Double(duration.components.seconds)) <= Self.limit ? duration : nil
  }

  nonisolated func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> String
  where Style.FormatInput == Swift.Duration, Style.FormatOutput == String {
    value.map(style.format) ?? ""
  }
}

"""#,
#"""

extension Foundation.Date {
  /// True if calendars have the date: from 4713 BC to 506713 AD, the range of Foundation's own calendars
  /// (swift-foundation, `validCalendarRange`).
  nonisolated var cellGenIsInCalendars: Bool {
    timeIntervalSinceReferenceDate >= -211_845_067_200
      && timeIntervalSinceReferenceDate <= 15_927_175_497_600
  }
}

"""#,
#"""

/// A view for each item, arranged one after the other or in the columns of a grid.
///
///     CellRepeatedViews<PhotoView>(columns: 3, spacing: 2)
///
/// Without columns, the views take their axis, spacing, alignment, and distribution from the stack that
/// contains them. In a ``CellFlow``, each view is placed among the other views of the flow. In columns, all
/// views are equally wide, and aligned at the top of their line. Views are reused, so code that shows an item
/// must set everything that another item might have set.
class CellRepeated: UIStackView {
  /// All views that were made, including hidden ones.
  private(set) var elementViews: [UIView] = []

"""#,
#"""
  private weak var flow: CellFlow?


"""#,
#"""
  /// The number of columns; nil to arrange all views along the stack that contains them.
  var columns: Int? { didSet { if columns != oldValue { rearrange() } } }
  /// The distance between two columns, in points.
  var columnSpacing: CGFloat { didSet { if columnSpacing != oldValue { rearrange() } } }
  /// The distance between two lines of a grid, in points; nil for the one between columns.
  var lineSpacing: CGFloat? { didSet { if lineSpacing != oldValue { rearrange() } } }

  private var lines: [CellGenGridLine] = []
  private var count = 0
  /// The constraint that makes a grid as wide as the column that contains it.
  private var width: NSLayoutConstraint?

  /// - Parameters:
  ///   - columns: the number of columns; nil to arrange all views along the stack that contains them.
  ///   - spacing: the distance between two columns. Units: points.
  ///   - lineSpacing: the distance between two lines of a grid; nil for `spacing`. Units: points.
  init(columns: Int? = nil, spacing: CGFloat = 8, lineSpacing: CGFloat? = nil) {
    self.columns = columns
    self.columnSpacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    axis = .vertical
    self.spacing = lineSpacing ?? spacing
    isHidden = true
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init(columns: nil) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows a view for each item, and hides the whole stack if there are no items.
  func show(_ count: Int, make: () -> UIView) {
    self.count = count
    if let stack = superview as? UIStackView { follow(stack) }
    while elementViews.count < count { add(make()) }
    for (position, view) in elementViews.enumerated() {
      let isHidden = position >= count
      // Only on changes: inside a stack view, hiding a view that is already hidden adds up
      // (<https://soranoba.net/programming/cumulative-hidden>).
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    for line in lines { line.hideEnd() }
    if isHidden != (count == 0) { isHidden = count == 0 }
  }

  /// Arranges the views like the stack that contains them, unless they are in columns.
  func follow(_ stack: UIStackView) {
    guard columns == nil else { return fillColumn(stack) }
    (axis, spacing, alignment) = (stack.axis, stack.spacing, stack.alignment)
    distribution = stack.distribution
  }

  private func add(_ view: UIView) {
    elementViews.append(view)

"""#,
#"""
    if let flow { return flow.add(view) }

"""#,
#"""
    arrange(view, at: elementViews.count - 1)
  }


"""#,
#"""
  /// Lets a flow place the views, while this stack is not on the screen.
  func move(to flow: CellFlow) {
    self.flow = flow
    for view in elementViews { flow.add(view) }
  }

  override var isHidden: Bool {
    didSet { if isHidden != oldValue { flow?.setNeedsLayout() } }
  }


"""#,
#"""
  // MARK: Columns

  private func arrange(_ view: UIView, at position: Int) {
    guard let columns else { return addArrangedSubview(view) }
    let columnCount = max(1, columns)
    if position / columnCount == lines.count {
      let line = CellGenGridLine(columns: columnCount, spacing: columnSpacing)
      lines.append(line)
      addArrangedSubview(line)
    }
    lines[lines.count - 1].hold(view)
  }

  /// Rearranges all views, with other columns or none.
  private func rearrange() {

"""#,
#"""
    guard flow == nil else { return }

"""#,
#"""
    for view in elementViews { view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    lines = []
    axis = .vertical
    (alignment, distribution, spacing) = (.fill, .fill, lineSpacing ?? columnSpacing)
    for (position, view) in elementViews.enumerated() { arrange(view, at: position) }
    for line in lines { line.hideEnd() }
    if let stack = superview as? UIStackView { follow(stack) }
  }

  /// Makes a grid fill a column that does not stretch it, since the grid has no width of its own.
  private func fillColumn(_ stack: UIStackView) {
    guard width?.secondItem !== stack else {
      width?.isActive = stack.axis == .vertical
      return
    }
    let width = widthAnchor.constraint(equalTo: stack.widthAnchor)
    // Weaker than the insets of the stack.
    width.priority = UILayoutPriority(990)
    width.isActive = stack.axis == .vertical
    self.width = width
  }
}

/// The views of one line of a grid. Each gets its share of the width, even if the last line is not full.
final class CellGenGridLine: UIStackView {
  private let columns: Int
  private var views: [UIView] = []
  /// The space after the last view of a line that is not full.
  private let end = UIView()

  init(columns: Int, spacing: CGFloat) {
    self.columns = columns
    super.init(frame: .zero)
    self.spacing = spacing
    alignment = .top
    addArrangedSubview(end)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func hold(_ view: UIView) {
    insertArrangedSubview(view, at: views.count)
    views.append(view)
    let part = 1 / CGFloat(columns)
    let width = view.widthAnchor.constraint(equalTo: widthAnchor, multiplier: part)
    width.constant = spacing * (part - 1)
    // The widths of all columns can add up to slightly more than there is.
    width.priority = UILayoutPriority(999)
    width.isActive = true
  }

  /// Fills the end of a line that is not full, and hides an empty line.
  func hideEnd() {
    let shown = views.filter { !$0.isHidden }.count
    if end.isHidden != (shown == columns) { end.isHidden = shown == columns }
    if isHidden != (shown == 0) { isHidden = shown == 0 }
  }
}

/// A view for each item of an array of view data.
final class CellRepeatedViews<View: ConfigurableView>: CellRepeated {
  private var views: [View] = []
  private var state = CellState()

  /// Shows items in order.
  func show(_ items: [View.Data]) {

"""#,
#"""
    let former = views.count

"""#,
#"""
    show(items.count) {
      let view = View(frame: .zero)
      view.update(for: state)
      views.append(view)
      return view
    }

"""#,
#"""
    for view in views.dropFirst(former) { view.superview?.cellGenShareMargins(withAdded: view) }

"""#,
#"""
    for (view, item) in zip(views, items) { view.configure(with: item) }
    for view in views.dropFirst(items.count) { view.prepareForReuse() }
  }

  /// Passes the state of the cell on to all views.
  func update(for state: CellState) {
    self.state = state
    for view in views { view.update(for: state) }
  }

  /// Ends work that must not outlive the items, such as downloads.
  func prepareForReuse() {
    for view in views { view.prepareForReuse() }
  }
}

extension CellRepeatedViews where View: ReportingView {
  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: the items to show.
  ///   - onAction: called with the position of an item and the action that its view reports.
  func show(
    _ items: [View.Data], onAction: @escaping @MainActor (Int, View.Data.Action) -> Void
  ) {
    show(items)
    for (position, view) in views.enumerated() {
      guard position < items.count else {
        // A view without an item must not report one that no longer exists.
        view.onAction = nil
        continue
      }
      view.onAction = { action in onAction(position, action) }
    }
  }
}

/// A label for each item of an array, with or without a box around each.
final class CellRepeatedLabels: CellRepeated {
  private var elements: [(label: UILabel, box: CellBox?)] = []

  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: the items to show.
  ///   - make: makes a label.
  ///   - configure: shows an item in a label that may have shown another one before.
  func show<Item>(
    _ items: [Item], make: () -> UILabel, configure: (UILabel, Item) -> Void
  ) {
    show(items.count) {
      let label = make()
      elements.append((label, nil))
      return label
    }
    for (element, item) in zip(elements, items) { configure(element.label, item) }
  }

  /// Shows items in order, each in a label with a box around it.
  func show<Item>(
    _ items: [Item], make: () -> (UILabel, CellBox),
    configure: (UILabel, CellBox, Item) -> Void
  ) {
    show(items.count) {
      let (label, box) = make()
      elements.append((label, box))
      return box
    }
    for (element, item) in zip(elements, items) {
      if let box = element.box { configure(element.label, box, item) }
    }
  }

  /// All labels that were made, for code that shows a state.
  var labels: [UILabel] { elements.map(\.label) }

  /// The same labels with their boxes.
  var boxedLabels: [(UILabel, CellBox)] {
    elements.compactMap { label, box in box.map { (label, $0) } }
  }
}

"""#,
#"""

/// The content of one of UIKit's own rows: texts, and an image before them.
///
///     CellRowContent("Wi-Fi", value: "Home", symbol: "wifi", symbolBackground: .systemBlue)
@available(iOS 14, *)
struct CellRowContent {
  private let configuration: UIListContentConfiguration

  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - detail: a smaller text below it; nil for none.
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - symbolColor: the color of the symbol; nil for the tint color, or white on a background.
  ///   - symbolBackground: the color of a square behind the symbol; nil for none.
  ///   - image: an image; nil for none.
  ///   - imageSize: the width and height of the space for the image, in points; nil for those of the image.
  ///   - color: the color of the text; nil for UIKit's.
  ///   - font: the font of the text; nil for UIKit's.
  ///   - detailColor: the color of the detail; nil for UIKit's.
  ///   - detailFont: the font of the detail; nil for UIKit's.
  @MainActor
  init(
    _ text: String?, detail: String?, symbol: String? = nil, symbolColor: UIColor? = nil,
    symbolBackground: UIColor? = nil, image: UIImage? = nil, imageSize: CGFloat? = nil,
    color: UIColor? = nil, font: UIFont? = nil, detailColor: UIColor? = nil,
    detailFont: UIFont? = nil
  ) {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.cellGenShow(text, color, font)
    configuration.cellGenShow(second: detail, detailColor, detailFont)
    configuration.cellGenShow(symbol, symbolColor, symbolBackground)
    configuration.cellGenShow(image, imageSize)
    self.configuration = configuration
  }

  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - value: the text at the trailing edge; nil for none.
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - symbolColor: the color of the symbol; nil for the tint color, or white on a background.
  ///   - symbolBackground: the color of a square behind the symbol; nil for none.
  ///   - image: an image; nil for none.
  ///   - imageSize: the width and height of the space for the image, in points; nil for those of the image.
  ///   - color: the color of the text; nil for UIKit's.
  ///   - font: the font of the text; nil for UIKit's.
  ///   - valueColor: the color of the value; nil for UIKit's.
  ///   - valueFont: the font of the value; nil for UIKit's.
  @MainActor
  init(
    _ text: String?, value: String? = nil, symbol: String? = nil, symbolColor: UIColor? = nil,
    symbolBackground: UIColor? = nil, image: UIImage? = nil, imageSize: CGFloat? = nil,
    color: UIColor? = nil, font: UIFont? = nil, valueColor: UIColor? = nil,
    valueFont: UIFont? = nil
  ) {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.cellGenShow(text, color, font)
    configuration.cellGenShow(second: value, valueColor, valueFont)
    configuration.cellGenShow(symbol, symbolColor, symbolBackground)
    configuration.cellGenShow(image, imageSize)
    self.configuration = configuration
  }

  /// The UIKit content configuration that shows it.
  var content: UIListContentConfiguration { configuration }
}

@available(iOS 14, *)
extension CellHost {
  /// Shows the data in one of UIKit's own rows.
  static func row(_ make: @escaping @MainActor (Data) -> CellRowContent) -> Self {
    configuration { data, _ in make(data).content }
  }

  /// Shows the data in one of UIKit's own rows, which follows the state of its cell.
  static func row(
    _ make: @escaping @MainActor (Data, CellState) -> CellRowContent
  ) -> Self {
    configurationOfState { data, state in make(data, state).content }
  }
}

@available(iOS 14, *)
@MainActor
extension UIListContentConfiguration {
  fileprivate mutating func cellGenShow(_ text: String?, _ color: UIColor?, _ font: UIFont?) {
    self.text = text
    if let color { textProperties.color = color }
    if let font { textProperties.font = font }
  }

  fileprivate mutating func cellGenShow(second text: String?, _ color: UIColor?, _ font: UIFont?) {
    secondaryText = text
    if let color { secondaryTextProperties.color = color }
    if let font { secondaryTextProperties.font = font }
  }

  /// Shows a symbol. The texts of rows with symbols are aligned, as in the system's lists: UIKit reserves the
  /// width of the widest common symbol for each (Apple,
  /// `UIListContentConfiguration.ImageProperties.standardDimension`).
  fileprivate mutating func cellGenShow(
    _ symbol: String?, _ color: UIColor?, _ background: UIColor?
  ) {
    guard let symbol else { return }
    guard let background else {
      image = UIImage(systemName: symbol)
      if let color { imageProperties.tintColor = color }
      return
    }
    image = CellGenSymbolSquare.image(of: symbol, color ?? .white, on: background)
  }

  fileprivate mutating func cellGenShow(_ image: UIImage?, _ size: CGFloat?) {
    guard image != nil || size != nil else { return }
    self.image = image
    guard let size else { return }
    // The space is reserved even without an image, which keeps the texts of all rows aligned.
    imageProperties.reservedLayoutSize = CGSize(width: size, height: size)
    imageProperties.maximumSize = CGSize(width: size, height: size)
  }
}

/// Symbols on colored squares, as in the Settings app.
@available(iOS 14, *)
@MainActor
private enum CellGenSymbolSquare {
  private static let side: CGFloat = 29
  private static let corner: CGFloat = 6.5

  static func image(of symbol: String, _ color: UIColor, on background: UIColor) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 16))
    guard let symbol = UIImage(systemName: symbol, withConfiguration: configuration) else {
      return nil
    }
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let square = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      background.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: corner).fill()
      let size = symbol.size
      symbol.withTintColor(color, renderingMode: .alwaysOriginal).draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width,
          height: size.height))
    }
    return square.withRenderingMode(.alwaysOriginal)
  }
}

"""#,
#"""

/// The condition under which a cell counts as seen, and the action reported then.
struct CellSeen<Action> {
  /// The action that is reported, once for each cell while it is in the content.
  var action: Action
  /// The share of the cell that must be visible, from 0 to 1.
  var share: CGFloat
  /// The time that it must be visible without interruption, in seconds.
  var duration: Double

  /// - Parameters:
  ///   - action: the action that is reported.
  ///   - share: the share of the cell that must be visible, from 0 to 1. For a cell that is larger than the visible
  ///     part of its list, it is the share of what fits there.
  ///   - duration: the time that it must be visible without interruption, in seconds.
  init(_ action: Action, share: CGFloat = 0.5, for duration: Double = 1) {
    self.action = action
    self.share = share
    // A duration that is NaN never ends.
    self.duration = duration.isNaN ? .infinity : max(0, duration)
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSeen<Other> {
    CellSeen<Other>(transform(action), share: share, for: duration)
  }
}

"""#,
#"""

/// The separator below a row of a list or table, or the separators of a whole list.
///
///     CellSeparator(leading: 62)
///     CellSeparator.hidden
struct CellSeparator {
  private(set) var isHidden = false
  /// True if it begins at ``DeclaredView/separatorStart``.
  private(set) var isAligned = false
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor?

  /// - Parameters:
  ///   - leading: the distance from the leading edge of the row, in points; nil for UIKit's.
  ///   - trailing: the distance from the trailing edge of the row, in points; nil for UIKit's.
  ///   - color: the color of the separators of a list, from iOS 14.5 on; nil for UIKit's. All separators of a table
  ///     have the same color.
  init(leading: CGFloat? = nil, trailing: CGFloat? = nil, color: UIColor? = nil) {
    self.leading = leading
    self.trailing = trailing
    self.color = color
  }

  /// No separator.
  static var hidden: CellSeparator {
    var separator = CellSeparator()
    separator.isHidden = true
    return separator
  }

  /// A separator that begins where an element of the view does.
  static var aligned: CellSeparator { aligned(color: nil) }

  /// Returns a separator with a color that begins where an element of the view does.
  static func aligned(color: UIColor?) -> CellSeparator {
    var separator = CellSeparator(color: color)
    separator.isAligned = true
    return separator
  }
}

/// Applies separators to lists. Before iOS 14.5, a list has UIKit's own.
@available(iOS 14.5, *)
extension CellSeparator {
  /// Applies it below a row, whatever its list specifies.
  func show(in configuration: inout UIListSeparatorConfiguration) {
    if isHidden { configuration.bottomSeparatorVisibility = .hidden }
    // Insets of the list would take precedence over the cell's own guide.
    if isAligned {
      configuration.bottomSeparatorInsets.leading =
        UIListSeparatorConfiguration.automaticInsets.leading
    }
    if let leading { configuration.bottomSeparatorInsets.leading = leading }
    if let trailing { configuration.bottomSeparatorInsets.trailing = trailing }
    if let color { configuration.color = color }
  }

  /// Applies it to all rows of a list.
  func showEverywhere(in configuration: inout UIListSeparatorConfiguration) {
    show(in: &configuration)
    if let leading { configuration.topSeparatorInsets.leading = leading }
    if let trailing { configuration.topSeparatorInsets.trailing = trailing }
  }
}

"""#,
#"""

/// The sizes of cells, determined without dequeuing any: by the type of the view, or by an offscreen view of
/// that type.
@MainActor
final class CellGenSizes {
  /// The views that measure cells, by the type of their data.
  private var hosted: [Swift.ObjectIdentifier: CellGenHosted] = [:]

  /// Returns the size of the cell for some data in a container of a width; nil for one of the app's cell
  /// classes.
  func size<Data: ViewData>(of data: Data, boundedBy width: CGFloat) -> CGSize? {
    guard let content = Data.host.content else { return nil }
    if let size = content.size(data, width) { return size }
    let hosted = hosted(for: content)

"""#,
#"""
    CellImages.isMeasuring = true
    defer { CellImages.isMeasuring = false }

"""#,
#"""
    hosted.show(data, onAction: nil)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = hosted.view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    hosted.prepareForReuse()
    return CGSize(width: width, height: size.height)
  }

  private func hosted<Data>(for content: CellHost<Data>.Content) -> CellGenHostedData<Data> {
    let type = Swift.ObjectIdentifier(Data.self)
    if let known = hosted[type] as? CellGenHostedData<Data> { return known }
    let made = content.make()
    hosted[type] = made
    return made
  }
}

"""#,
#"""

/// The number of grid columns that a cell spans.
enum CellSpan: ScreenValue {
  /// This number of columns, or all if the grid has fewer.
  case columns(Int)
  /// The whole row.
  case all
}

extension CellSpan {
  /// Returns the number of columns that the cell spans in a grid with this many.
  fileprivate func width(of columns: Int) -> Int {
    switch self {
    case .columns(let count): min(max(count, 1), columns)
    case .all: columns
    }
  }
}

/// The rows of a grid, each with the columns that its cells span.
///
/// Cells keep their order. A cell that does not fit into the rest of a row begins the next one, and leaves a
/// gap, as with the flow `row` of a CSS grid.
struct CellGenGridRows: Swift.Equatable {
  private(set) var rows: [[Int]] = []

  init(_ spans: [CellSpan], columns: Int) {
    var free = 0
    for width in spans.map({ $0.width(of: columns) }) {
      if width > free {
        rows.append([])
        free = columns
      }
      rows[rows.count - 1].append(width)
      free -= width
    }
  }

  /// True if every cell spans one column.
  var isPlain: Bool { rows.allSatisfy { $0.allSatisfy { $0 == 1 } } }
}

extension LayoutSection {
  /// Returns a layout with columns of equal width. A cell spans one or more of them, and each row is as tall
  /// as its tallest cell.
  ///
  /// All rows are one group: a section has one group, which is repeated, and rows with other spans would be
  /// another group. A section of a compositional layout allows nothing else, and a group of frames (Apple,
  /// `NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`) does not support cells that size themselves.
  /// Therefore each cell that determines its height makes UIKit place all cells of the section again. An
  /// absolute height avoids that.
  ///
  /// - Parameters:
  ///   - columns: the number of columns.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: returns the number of columns that the cell with an id spans.
  func grid<ID: ScreenValue>(
    columns: Int, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    span: (ID) -> CellSpan
  ) -> NSCollectionLayoutSection {
    let (columns, lines) = (max(columns, 1), lineSpacing ?? spacing)
    let grid = CellGenGridRows(items(as: ID.self).map(span), columns: columns)
    guard !grid.isPlain else {
      return self.grid(
        columns: columns, spacing: spacing, lineSpacing: lines, insets: insets, height: height)
    }
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let height = height ?? .estimated(estimatedHeight(width))
    let rows = grid.rows.map { row(of: $0, width: width, spacing: spacing, height: height) }
    let group = column(of: rows, width: .fractionalWidth(1), spacing: lines, height: height)
    return section(of: group, spacing: lines, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit. A cell spans one or more of them, and each
  /// row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: returns the number of columns that the cell with an id spans.
  func grid<ID: ScreenValue>(
    minWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    span: (ID) -> CellSpan
  ) -> NSCollectionLayoutSection {
    grid(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      lineSpacing: lineSpacing, insets: insets, height: height, span: span)
  }

  /// Returns a row that is as wide as its cells. A group repeats its items while there is room, so a wider
  /// row would fill its gap with cells of the next one.
  ///
  /// - Source: "Specifies a group that will repeat items until available horizontal space is exhausted"
  ///   (UIKit's `UICollectionViewCompositionalLayout.h`).
  private func row(
    of spans: [Int], width column: CGFloat, spacing: CGFloat, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let widths = spans.map { column * CGFloat($0) + spacing * CGFloat($0 - 1) }
    let items = widths.map {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: height))
    }
    let width = widths.reduce(spacing * CGFloat(widths.count - 1), +)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height),
      subitems: items)
    group.interItemSpacing = .fixed(spacing)
    return group
  }
}

"""#,
#"""

extension DeclaredView {
  /// Returns a row of views.
  ///
  /// - Parameters:
  ///   - views: the views, from the leading to the trailing edge.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the row.
  ///   - distribution: the distribution of the views along the row.
  ///   - insets: the space around the views, in points; nil for none.
  ///   - vertical: the condition under which the row becomes a column, aligned at the leading edge.
  func hstack(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, insets: NSDirectionalEdgeInsets? = nil,
    vertical: CellRowTurn = .never
  ) -> UIStackView {
    let stack = row(vertical)
    setUp(
      stack, axis: .horizontal, views: views, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets)
    return stack
  }

  private func row(_ vertical: CellRowTurn) -> UIStackView {

"""#,
#"""
    if vertical != .never { return CellTurningRow(vertical: vertical) }

"""#,
#"""
    return UIStackView()
  }

  /// Returns a column of views.
  ///
  /// - Parameters:
  ///   - views: the views, from top to bottom.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the column.
  ///   - distribution: the distribution of the views along the column.
  ///   - insets: the space around the views, in points; nil for none.
  func vstack(
    _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, insets: NSDirectionalEdgeInsets? = nil
  ) -> UIStackView {
    let stack = UIStackView()
    setUp(
      stack, axis: .vertical, views: views, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets)
    return stack
  }

  /// Arranges views in a stack that is a property of this view, for stacks that change.
  ///
  /// - Parameters:
  ///   - stack: the empty stack.
  ///   - axis: the axis along which the views are arranged.
  ///   - views: the views, from the leading to the trailing edge, or from top to bottom.
  ///   - spacing: the distance between two views, in points.
  ///   - alignment: the alignment of the views across the stack.
  ///   - distribution: the distribution of the views along the stack.
  ///   - insets: the space around the views, in points; nil for none.
  func setUp(
    _ stack: UIStackView, axis: NSLayoutConstraint.Axis, views: [UIView], spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill,
    insets: NSDirectionalEdgeInsets? = nil
  ) {
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    for view in views { stack.addArrangedSubview(view) }
    if let insets {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = insets
    }

"""#,
#"""
    // A row that turns does this for each axis.
    if stack is CellTurningRow { return }

"""#,
#"""
    guard alignment != .fill else { return }
    for view in views {
      CellGenStretch.length(of: view, across: axis, in: stack)?.isActive = true
    }
  }
}

/// The edge that a cell is swiped from.
enum CellSwipeEdge: ScreenValue {
  case leading
  case trailing
}

/// A button that swiping a cell reveals.
struct CellSwipeAction<Action> {
  /// The action that it reports.
  var action: Action
  var title: String?
  var image: UIImage?
  /// True for a destructive action, which has UIKit's destructive style.
  var isDestructive: Bool
  /// The color; nil for that of its style.
  var color: UIColor?
  /// True if swiping reveals it.
  private(set) var isShown: Bool

  /// Creates an action, which is left out if it has neither a title nor an image.
  init(
    _ action: Action, title: String? = nil, image: UIImage? = nil, isDestructive: Bool = false,
    color: UIColor? = nil
  ) {
    self.action = action
    self.title = title
    self.image = image
    self.isDestructive = isDestructive
    self.color = color
    isShown = title != nil || image != nil
  }

  /// Returns the same action, revealed only while a condition is true.
  func shown(while isShown: Bool) -> CellSwipeAction {
    var action = self
    action.isShown = self.isShown && isShown
    return action
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSwipeAction<Other> {
    CellSwipeAction<Other>(
      transform(action), title: title, image: image, isDestructive: isDestructive, color: color
    ).shown(while: isShown)
  }
}

"""#,
#"""

/// A text view that is as tall as its text, with a placeholder.
///
/// It follows the rules of ``CellTextField``. When its text needs more or fewer lines, the list measures the
/// cell again.
final class CellTextEditor: UITextView {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenEditorDelegate()
  private let cellGenPlaceholder = UILabel()

  /// The text to show while the editor is empty, which is also its accessibility label if it has no other.
  var placeholder: String? {
    get { cellGenPlaceholder.text }
    set {
      if super.accessibilityLabel == cellGenPlaceholder.text { accessibilityLabel = newValue }
      cellGenPlaceholder.text = newValue
      setNeedsLayout()
    }
  }

  /// The color of the placeholder; nil for UIKit's.
  var placeholderColor: UIColor? {
    didSet { cellGenPlaceholder.textColor = placeholderColor ?? .placeholderText }
  }

  /// The label that was set, or else the texts of its row. The editor itself remains the accessibility
  /// element, because it receives the text that is typed.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? cellGenNameInRow }
    set { super.accessibilityLabel = newValue }
  }

  override var text: String! {
    didSet { cellGenShowPlaceholder() }
  }

  override var font: UIFont? {
    didSet { cellGenPlaceholder.font = font }
  }

  override func layoutSubviews() {
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
  var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends editing and forgets the data.
  func prepareForReuse() {
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
  func setUp(
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
  func show(_ text: String?, in editor: CellTextEditor) {
    editor.cellGenTyping.show(text ?? "", in: editor)
  }

  /// Updates the keyboard if its settings have changed while a text editor is being edited.
  func updateKeyboard(of editor: CellTextEditor) {
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
  func reportChanges(
    of editor: CellTextEditor, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    editor.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports the end of editing, after the last change.
  func reportEnd(
    of editor: CellTextEditor, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    editor.cellGenTyping.reportEnd = { [weak self] in self?.reportChange(action($0)) }
  }
}

"""#,
#"""

/// A text field that shows text from data and reports the text that is typed.
///
///     setUp(noteField, placeholder: "Add a note", returnKey: .done)
///     reportChanges(of: noteField) { .rename(text: $0) }
///     …
///     show(data.note, in: noteField)
///
/// While the field is being edited, only text that the app has changed replaces its text. Data that repeats a
/// reported text or the previous one leaves the text, the cursor, and the text that an input method is
/// composing alone. So an app can apply its content at each keystroke, immediately or later. When editing
/// ends, text that the app has not accepted is replaced by that of the data.
final class CellTextField: UITextField {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenFieldDelegate()
  fileprivate var cellGenReport: (@MainActor (String) -> Void)?

  /// The label that was set, or else the texts of its row, unless a placeholder describes the field. The
  /// field itself remains the accessibility element, because it receives the text that is typed.
  override var accessibilityLabel: String? {
    get {
      let own = super.accessibilityLabel
      guard own?.isEmpty != false, placeholder?.isEmpty != false else { return own }
      return cellGenNameInRow
    }
    set { super.accessibilityLabel = newValue }
  }

  /// A Boolean value that indicates whether the text is hidden. Hiding the text during editing keeps it.
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set {
      guard newValue != isSecureTextEntry else { return }
      super.isSecureTextEntry = newValue
      if newValue { cellGenTyping.keepText(in: self) }
    }
  }

  /// The color of the placeholder; nil for UIKit's.
  var placeholderColor: UIColor? {
    didSet { if placeholderColor != oldValue { placeholder = placeholder } }
  }

  override var placeholder: String? {
    get { super.placeholder }
    set {
      super.placeholder = newValue
      guard let placeholderColor, let newValue else { return }
      attributedPlaceholder = NSAttributedString(
        string: newValue, attributes: [.foregroundColor: placeholderColor])
    }
  }

  /// The maximum number of characters; longer input is truncated. Nil for no limit.
  var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends editing and forgets the data.
  func prepareForReuse() {
    resignFirstResponder()
    cellGenTyping.reset()
  }

  /// Reports Return and keeps the focus, which the app can move. Without a report, Return ends editing.
  fileprivate func cellGenReturn() {
    guard let cellGenReport else {
      resignFirstResponder()
      return
    }
    cellGenTyping.reportChange(in: self)
    cellGenReport(cellGenText)
  }
}

extension CellTextField: CellGenTyped {
  var cellGenText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

/// Separate from the field, which must not be its own delegate: it would ask itself about the calls that it
/// forwards.
final class CellGenFieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (textField as? CellTextField)?.cellGenReturn()
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = textField as? CellTextField else { return }
    field.cellGenTyping.didEnd(in: field)
  }
}

@available(iOS 14, *)
extension DeclaredView {
  /// Sets the properties of a text field that never change.
  ///
  /// - Parameters:
  ///   - field: one of this view's text fields.
  ///   - font: the font; scaled fonts follow the text size.
  ///   - color: the color of the text; nil keeps the field's.
  ///   - alignment: the alignment of the text; nil keeps the field's.
  ///   - placeholder: the text to show while the field is empty.
  ///   - placeholderColor: the color of the placeholder; nil for UIKit's.
  ///   - keyboard: the type of the keyboard.
  ///   - contentType: the kind of text that is typed, which lets the system suggest it; nil for none in particular.
  ///   - capitalization: the automatic capitalization.
  ///   - correction: true to correct words.
  ///   - limit: the maximum number of characters; longer input is truncated. Nil for no limit.
  ///   - returnKey: the type of the Return key.
  ///   - isSecure: true to hide the text.
  ///   - clearButton: when to show a button that clears the text.
  func setUp(
    _ field: CellTextField, font: UIFont = .preferredFont(forTextStyle: .body),
    color: UIColor? = nil, alignment: NSTextAlignment? = nil, placeholder: String? = nil,
    placeholderColor: UIColor? = nil,
    keyboard: UIKeyboardType = .default, contentType: UITextContentType? = nil,
    capitalization: UITextAutocapitalizationType = .sentences,
    correction: UITextAutocorrectionType = .default, limit: Int? = nil,
    returnKey: UIReturnKeyType = .default, isSecure: Bool = false,
    clearButton: UITextField.ViewMode = .never
  ) {
    field.font = font
    field.adjustsFontForContentSizeCategory = true
    if let color { field.textColor = color }
    if let alignment { field.textAlignment = alignment }
    field.placeholderColor = placeholderColor
    field.placeholder = placeholder
    field.keyboardType = keyboard
    field.textContentType = contentType
    field.autocapitalizationType = capitalization
    field.autocorrectionType = correction
    field.returnKeyType = returnKey
    field.isSecureTextEntry = isSecure
    field.clearButtonMode = clearButton
    field.limit = limit
    field.delegate = field.cellGenDelegate
    field.addAction(
      UIAction { [weak field] _ in
        guard let field else { return }
        field.cellGenTyping.didChange(in: field)
      }, for: .editingChanged)
  }

  /// Shows text in a text field, unless it only repeats the text that is being typed.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - field: one of this view's text fields.
  func show(_ text: String?, in field: CellTextField) {
    field.cellGenTyping.show(text ?? "", in: field)
  }

  /// Updates the keyboard if its settings have changed while a text field is being edited.
  func updateKeyboard(of field: CellTextField) {
    field.cellGenTyping.update(
      CellGenInputTraits(
        keyboard: field.keyboardType, contentType: field.textContentType,
        capitalization: field.autocapitalizationType, correction: field.autocorrectionType,
        returnKey: field.returnKeyType, isSecure: field.isSecureTextEntry), of: field)
  }
}

extension ReportingView {
  /// Reports each change of the text, with an action that carries the text. Text that an input method is
  /// composing is reported once it is accepted.
  func reportChanges(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports Return, which then leaves the focus unchanged.
  func reportReturn(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenReport = { [weak self] in self?.onAction?(action($0)) }
  }

  /// Reports the end of editing, after the last change.
  func reportEnd(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.reportEnd = { [weak self] in self?.reportChange(action($0)) }
  }
}

"""#,
#"""

/// A run of text with its own appearance.
///
///     show(CellTextRun(data.title, font: .headline), CellTextRun(" • "), in: titleLabel)
///
/// A run takes unset properties from the label that shows it, so the whole text follows the text size.
@MainActor
struct CellTextRun {
  let cellGenText: NSAttributedString?
  let cellGenSpoken: String?
  fileprivate var font: UIFont?
  fileprivate var color: UIColor?
  fileprivate var isUnderlined: Bool
  fileprivate var isStruckThrough: Bool

  fileprivate init(
    text: NSAttributedString?, spoken: String?, font: UIFont?, color: UIColor?, underline: Bool,
    strikethrough: Bool
  ) {
    cellGenText = text
    cellGenSpoken = spoken ?? text?.string
    self.font = font
    self.color = color
    isUnderlined = underline
    isStruckThrough = strikethrough
  }

  /// Creates a run of text, whose own attributes take precedence.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a run that is left out.
  ///   - spoken: the text that VoiceOver reads instead; nil for the text itself.
  ///   - font: the font; nil for that of the label.
  ///   - color: the color; nil for that of the label.
  ///   - underline: true to underline the text.
  ///   - strikethrough: true to strike the text through.
  init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text: text?.cellGenRunText, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// Creates a run of text in a text style.
  init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }

  /// Returns Markdown that shows a text unchanged, for a value inside of other Markdown.
  static func plain(_ text: String) -> String {
    var markdown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // CommonMark 2.4: a backslash before an ASCII punctuation character removes its special meaning.
      if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !scalar.properties.isAlphabetic,
        scalar.properties.numericType == nil
      {
        markdown.append("\\")
      }
      markdown.append(scalar)
    }
    return String(markdown)
  }

  /// Creates a run from Markdown: strong and emphasized text, code, strikethrough, and links. Text that is
  /// not valid Markdown is shown unchanged; line breaks and spaces are kept.
  @available(iOS 15, *)
  init(
    markdown text: String?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    let options = Foundation.AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self.init(
      text: text.map { text in
        let parsed = try? Foundation.AttributedString(markdown: text, options: options)
        return parsed?.cellGenRunText ?? text.cellGenRunText
      }, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// Creates a run from Markdown, in a text style.
  @available(iOS 15, *)
  init(
    markdown text: String?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      markdown: text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }
}

/// A type that a ``CellTextRun`` can show: plain or attributed text.
protocol CellRunText {
  /// The text with its own attributes, if any.
  var cellGenRunText: NSAttributedString { get }
}

extension String: CellRunText {
  var cellGenRunText: NSAttributedString { NSAttributedString(string: self) }
}

extension NSAttributedString: CellRunText {
  var cellGenRunText: NSAttributedString { self }
}

@available(iOS 15, *)
extension Foundation.AttributedString: CellRunText {
  var cellGenRunText: NSAttributedString { NSAttributedString(self) }
}

extension CellTextRun {
  /// Returns the text with all of its attributes.
  fileprivate func attributed(_ base: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    guard let cellGenText else { return nil }
    var own = base
    if let font { own[.font] = font }
    if let color { own[.foregroundColor] = color }
    if isUnderlined { own[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { own[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let text = NSMutableAttributedString(string: cellGenText.string, attributes: own)
    for (attributes, range) in CellGenRuns.all(in: cellGenText) {
      var attributes = attributes
      if #available(iOS 15, *), let intent = attributes.cellGenIntent {
        // UIKit does not draw the intents of Markdown.
        let font = attributes[.font] ?? own[.font]
        attributes[.font] = (font as? UIFont)?.cellGenFont(for: intent)
        if intent.contains(.strikethrough) {
          attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
      }
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  /// Returns the attributes of plain text, for lines of a height.
  static func cellGenAttributes(
    font: UIFont?, color: UIColor?, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    lineHeight: CGFloat?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let color { attributes[.foregroundColor] = color }
    if let lineHeight {
      // A paragraph style replaces the alignment and the line break mode of the view.
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = lineHeight
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Joins all runs into one text; nil if none of them has any text.
  static func cellGenJoined(
    _ runs: [CellTextRun], _ base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    let texts = runs.compactMap { $0.attributed(base) }
    guard !texts.isEmpty else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for text in texts { whole.append(text) }
    return whole
  }
}

extension [CellTextRun] {
  /// The text that VoiceOver reads instead; nil if it reads the text itself.
  @MainActor
  var cellGenSpoken: String? {
    guard contains(where: { $0.cellGenSpoken != $0.cellGenText?.string }) else { return nil }
    return compactMap(\.cellGenSpoken).joined()
  }
}

@available(iOS 15, *)
extension [NSAttributedString.Key: Any] {
  /// The intent that Markdown gives to a run of text.
  fileprivate var cellGenIntent: InlinePresentationIntent? {
    switch self[.inlinePresentationIntent] {
    case let intent as InlinePresentationIntent: intent
    case let number as NSNumber: InlinePresentationIntent(rawValue: number.uintValue)
    default: nil
    }
  }
}

extension UIFont {
  /// Returns the font for an intent of Markdown, in the same size.
  @available(iOS 15, *)
  fileprivate func cellGenFont(for intent: InlinePresentationIntent) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    guard traits != fontDescriptor.symbolicTraits,
      let descriptor = fontDescriptor.withSymbolicTraits(traits)
    else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}

/// A view that shows text made of several runs.
@MainActor
protocol CellGenTextShowing: UIView {
  /// Shows the runs, which take unset properties from the view.
  func cellGenShow(_ runs: [CellTextRun], lineHeight: CGFloat?)
}

extension UILabel: CellGenTextShowing {
  func cellGenShow(_ runs: [CellTextRun], lineHeight: CGFloat?) {
    let attributes = CellTextRun.cellGenAttributes(
      font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
      lineHeight: lineHeight)
    attributedText = CellTextRun.cellGenJoined(runs, attributes)
    accessibilityLabel = runs.cellGenSpoken
  }
}

extension ConfigurableView {
  /// Shows text made of several runs in a label, and hides the label if none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the runs, in order.
  ///   - label: one of this view's labels, whose font and color are the defaults.
  ///   - lineHeight: the height of a line, as a multiple of that of its font; nil for the font's own.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  func show(
    _ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil, keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: label, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to several runs.
  func set(_ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil) {
    label.cellGenShow(runs, lineHeight: lineHeight)
  }

  func cellGenShow(
    _ runs: [CellTextRun], in view: any CellGenTextShowing, lineHeight: CGFloat?, keepsPlace: Bool
  ) {
    let isEmpty = runs.allSatisfy { $0.cellGenText == nil }
    view.cellGenShow(isEmpty && keepsPlace ? [CellTextRun(" ")] : runs, lineHeight: lineHeight)
    if keepsPlace { keepPlace(of: view, whileHidden: isEmpty) } else { hide(view, while: isEmpty) }
  }
}

/// The runs of a text that have the same attributes, in order.
///
/// Strict memory safety requires `unsafe` because of the pointer with which a closure could stop. Compilers
/// before 6.2 do not know the keyword.
enum CellGenRuns {
  nonisolated static func all(
    in text: NSAttributedString
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    let whole = NSRange(location: 0, length: text.length)
    #if compiler(>=6.2)
    unsafe text.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append((attributes, range))
    }
    #else
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append((attributes, range))
    }
    #endif
    return runs
  }

  nonisolated static func links(in text: NSAttributedString) -> [(link: Any, range: NSRange)] {
    var links: [(link: Any, range: NSRange)] = []
    let whole = NSRange(location: 0, length: text.length)
    #if compiler(>=6.2)
    unsafe text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if let link { links.append((link, range)) }
    }
    #else
    text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if let link { links.append((link, range)) }
    }
    #endif
    return links
  }
}

"""#,
#"""

/// Text whose links can be tapped. It is as tall as its text, and touches outside of its links go to the
/// cell.
final class CellTextView: UITextView {
  fileprivate let cellGenDelegate = CellGenLinkDelegate()
  /// True for text that can be selected; then all of it takes touches.
  ///
  /// `isSelectable` remains true, because the links of a text view that cannot be selected do not work.
  var letsSelect = false {
    didSet { if !letsSelect, oldValue { selectedTextRange = nil } }
  }
  /// True if all of the text takes touches. Only the text view itself knows the places of what it detects.
  private var cellGenTakesTouches: Bool { letsSelect || !dataDetectorTypes.isEmpty }
  /// The color that was set; a text view forgets it with the next text.
  fileprivate private(set) var cellGenColor = UIColor.label
  fileprivate private(set) var cellGenFont = UIFont.preferredFont(forTextStyle: .body)

  /// The maximum number of lines; 0 for no limit.
  var lineLimit: Int {
    get { textContainer.maximumNumberOfLines }
    set {
      guard newValue != textContainer.maximumNumberOfLines else { return }
      textContainer.maximumNumberOfLines = max(0, newValue)
      invalidateIntrinsicContentSize()
    }
  }

  override var font: UIFont? {
    get { cellGenFont }
    set { cellGenFont = newValue ?? .preferredFont(forTextStyle: .body) }
  }

  override var textColor: UIColor? {
    get { cellGenColor }
    set { cellGenColor = newValue ?? .label }
  }

  /// Only links take touches; the text between them leaves touches to the cell.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
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
  func setUp(
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
  func setUp(
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
  func show(
    _ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil,
    keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: text, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets a text to several runs.
  func set(_ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil) {
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
  func reportLinks(
    of text: CellTextView, as action: @escaping @MainActor (Foundation.URL) -> Data.Action
  ) {
    text.cellGenDelegate.report = { [weak self] in self?.onAction?(action($0)) }
  }
}

"""#,
#"""

/// The condition under which a row of views becomes a column.
enum CellRowTurn: Swift.Sendable {
  case never, always
  /// While the text size is one of the accessibility sizes.
  ///
  /// - Source: UIKit's own list cells stack their texts at these sizes
  ///   (`UIContentSizeCategory.isAccessibilityCategory`).
  case accessibility
  /// While the horizontal size class is compact, as on an iPhone in portrait orientation.
  case compact
}


"""#,
#"""
/// A row of views that becomes a column when there is too little room side by side.
///
///     let row = CellTurningRow(vertical: .accessibility)
///
/// In a column, views are aligned at the leading edge with their natural widths. Views that grow in a row,
/// such as text fields and nested stacks, are as wide as the column. Spacers take no room, and dividers are
/// horizontal.
final class CellTurningRow: UIStackView {
  /// The condition under which the row becomes a column.
  var vertical: CellRowTurn { didSet { arrange() } }

  private var rowAlignment = UIStackView.Alignment.fill
  private var rowDistribution = UIStackView.Distribution.fill
  /// The constraints that make views as long as the row is tall, and as long as the column is wide.
  private var rowLengths: [NSLayoutConstraint] = []
  private var columnLengths: [NSLayoutConstraint] = []

  init(vertical: CellRowTurn = .never) {
    self.vertical = vertical
    super.init(frame: .zero)
    followTraits()
    arrange()
  }

  // Without this, `init()` would be UIKit's, which calls an unavailable initializer.
  convenience init() { self.init(vertical: .never) }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The current alignment. Setting it changes the alignment of the row; a column is aligned at the leading
  /// edge.
  override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set {
      rowAlignment = newValue
      arrange()
    }
  }

  /// The current distribution. Setting it changes the distribution of the row; a column has natural heights.
  override var distribution: UIStackView.Distribution {
    get { super.distribution }
    set {
      rowDistribution = newValue
      arrange()
    }
  }

  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    if let length = CellGenStretch.length(of: view, across: .horizontal, in: self) {
      rowLengths.append(length)
    }
    if CellGenStretch.growsInColumn(view) {
      let width = view.widthAnchor.constraint(equalTo: widthAnchor)
      // Stronger than the content hugging of texts, and weaker than that of images and controls, which keep
      // their widths.
      width.priority = UILayoutPriority(990)
      columnLengths.append(width)
    }
    arrange()
  }

  private var isColumn: Bool {
    switch vertical {
    case .never: false
    case .always: true
    case .accessibility: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    case .compact: traitCollection.horizontalSizeClass == .compact
    }
  }

  /// Arranges the views as a row or as a column.
  private func arrange() {
    let isColumn = isColumn
    NSLayoutConstraint.deactivate(isColumn ? rowLengths : columnLengths)
    axis = isColumn ? .vertical : .horizontal
    super.alignment = isColumn ? .leading : rowAlignment
    super.distribution = isColumn ? .fill : rowDistribution
    NSLayoutConstraint.activate(isColumn ? columnLengths : rowLengths)
    for view in arrangedSubviews {
      switch view.cellGenInsideBox {

"""#,
#"""
      case let spacer as CellSpacer: spacer.isCollapsed = isColumn

"""#,
#"""
      case let repeated as CellRepeated: repeated.follow(self)

"""#,
#"""
      case let divider as CellDivider: divider.turn(across: axis)

"""#,
#"""
      default: break
      }
    }
  }

  private func followTraits() {
    if #available(iOS 17, *) {
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      ]
      registerForTraitChanges(traits) { (row: CellTurningRow, _: UITraitCollection) in
        row.arrange()
      }
    }
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    arrange()
  }
}


"""#,
#"""
/// Flexible space in a row. It disappears when the row becomes a column.
final class CellSpacer: UIView {
  /// True while another view takes the space.
  var isUnneeded = false { didSet { update() } }
  /// True while the row that contains it is a column.
  var isCollapsed = false { didSet { update() } }

  private func update() {
    let hides = isUnneeded || isCollapsed
    // Only on changes: inside a stack view, hiding a view that is already hidden adds up
    // (<https://soranoba.net/programming/cumulative-hidden>).
    if isHidden != hides { isHidden = hides }
  }
}


"""#,
#"""
extension UIView {
  /// The view inside of a box; for any other view, the view itself.
  fileprivate var cellGenInsideBox: UIView {

"""#,
#"""
    if let content = (self as? CellBox)?.cellGenContent { return content }

"""#,
#"""
    return self
  }
}

/// The views of a stack that extend across the whole stack.
@MainActor
enum CellGenStretch {
  /// Makes a view as long as the stack that contains it, if it has no length of its own in that direction.
  /// Where views are not stretched, it would have a length of 0.
  ///
  /// - Parameter axis: the axis of the stack.
  /// - Returns: an inactive constraint; nil for other views.
  static func length(
    of view: UIView, across axis: NSLayoutConstraint.Axis, in stack: UIStackView
  ) -> NSLayoutConstraint? {
    let isColumn = axis == .vertical
    switch view.cellGenInsideBox {

"""#,
#"""
    case is CellDivider: break

"""#,
#"""
    case is UIProgressView where isColumn: break
    case is UISlider where isColumn: break
    default: return nil
    }
    let whole =
      isColumn
      ? view.widthAnchor.constraint(equalTo: stack.widthAnchor)
      : view.heightAnchor.constraint(equalTo: stack.heightAnchor)
    // Weaker than a length that was set for the view, the insets of the stack, and the sizes of the other
    // views. Stronger than the stack's own hugging, which has a priority of 51.
    whole.priority = UILayoutPriority(249)
    return whole
  }


"""#,
#"""
  /// True for a view that is as wide as the column when its row becomes one, because it grows in the row.
  static func growsInColumn(_ view: UIView) -> Bool {
    let content = view.cellGenInsideBox
    switch content {
    case is UITextField, is UITextView: return true

"""#,
#"""
    case is CellDivider: return true

"""#,
#"""
    // An image view without an image has no width yet.
    case is UIImageView: return false

"""#,
#"""
    case is CellSpacer: return false

"""#,
#"""
    default: return content.intrinsicContentSize.width == UIView.noIntrinsicMetric
    }
  }

"""#,
#"""
}

"""#,
#"""

/// Distinguishes new values of the app from values that only repeat what was reported.
///
/// The values that a user enters are reported and come back as data, perhaps after the user has changed them
/// again. Data that equals the previous data, or a value that was reported since, is not new.
struct CellGenEcho<Value: Swift.Equatable> {
  private var given: Value?
  /// The values that were reported and have not come back yet, oldest first.
  private var reported: [Value] = []
  /// The previous value, if the data has repeated it since the last report, so the app has not accepted that
  /// one. Nil while it has not.
  private(set) var refused: Value?

  init(given: Value? = nil) {
    self.given = given
  }

  /// True if a reported value has not come back yet.
  var isWaiting: Bool { !reported.isEmpty }

  mutating func didReport(_ value: Value) {
    refused = nil
    reported.append(value)
    // Some apps never apply what was reported.
    if reported.count > 200 { reported.removeFirst() }
  }

  /// Takes a value from the data.
  ///
  /// - Returns: true if the app has changed it.
  mutating func isNews(_ value: Value) -> Bool {
    if value == given {
      if isWaiting { refused = value }
      return false
    }
    (given, refused) = (value, nil)
    // The oldest equal value, so later ones can still come back.
    if let position = reported.firstIndex(of: value) {
      reported.removeFirst(position + 1)
      return false
    }
    reported = []
    return true
  }
}

/// A view for typing text.
@MainActor
protocol CellGenTyped: UIView, UITextInput {
  var cellGenText: String { get set }
}

/// The settings of a keyboard.
struct CellGenInputTraits: Swift.Equatable {
  var keyboard: UIKeyboardType
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType
  var correction: UITextAutocorrectionType
  var returnKey: UIReturnKeyType
  var isSecure: Bool
}

/// The shared behavior of text fields and text editors.
///
/// While text is being edited, it is replaced only if the app has really changed it. The text, the cursor,
/// and the text that an input method is composing belong to the user. Text that is being composed is neither
/// reported nor truncated until it is accepted. Text that the app has not accepted is removed when editing
/// ends.
@MainActor
final class CellGenTyping {
  private var echo = CellGenEcho<String>()
  /// The text that was last set or reported.
  private var known = ""
  var limit: Int?
  var report: (@MainActor (String) -> Void)?
  var reportEnd: (@MainActor (String) -> Void)?
  /// True while the end of editing is being reported. It is undocumented whether the view is still the first
  /// responder then.
  private var isEnding = false
  /// True while the text is being restored.
  private var isRestoring = false
  /// The current settings of the keyboard.
  private var traits: CellGenInputTraits?

  // A synthesized initializer would not be isolated.
  init() {}

  func show(_ text: String, in view: some CellGenTyped) {
    guard view.isFirstResponder, !isEnding else { return set(text, in: view) }
    guard view.markedTextRange == nil, echo.isNews(text), view.cellGenText != text else { return }
    let cursor = Self.cursor(in: view)
    let old = view.cellGenText
    view.cellGenText = text
    known = text
    if let cursor {
      let place = Self.place(of: Self.characters(before: cursor, in: old), from: old, to: text)
      Self.moveCursor(behind: place, in: view)
    }
  }

  /// Shows a keyboard with other traits if they have changed while it is on the screen.
  ///
  /// A keyboard that is reloaded starts with its letters again, even if the user has switched to the digits.
  /// So it is not reloaded in other cases.
  ///
  /// - Source: "Updates the custom input and accessory views when the object is the first responder" (Apple,
  ///   `UIResponder.reloadInputViews()`); ustwo.com, "UITextField keyboard type returns initial value".
  func update(_ new: CellGenInputTraits, of view: some CellGenTyped) {
    defer { traits = new }
    if let traits, traits != new, view.isFirstResponder { view.reloadInputViews() }
  }

  /// Called when the user has changed the text.
  func didChange(in view: some CellGenTyped) {
    if view.markedTextRange == nil, !isRestoring { reportChange(in: view) }
  }

  /// Keeps the text of a field that is hidden during editing, where the next key would replace all of it.
  /// Text that is being composed is accepted, and reported with the next change.
  ///
  /// - Source: openradar 25690848 ("UITextField clears all texts on insert when secureTextEntry is set to YES
  ///   when there is already text"); github.com/blsage/iTextField/pull/6 puts the text in again and moves the
  ///   cursor back.
  func keepText(in view: some CellGenTyped) {
    guard view.isFirstResponder, !isEnding else { return }
    if view.markedTextRange != nil { view.unmarkText() }
    let text = view.cellGenText
    guard !text.isEmpty else { return }
    let start = view.beginningOfDocument
    let selection = view.selectedTextRange.map {
      (view.offset(from: start, to: $0.start), view.offset(from: start, to: $0.end))
    }
    isRestoring = true
    defer { isRestoring = false }
    view.cellGenText = ""
    view.insertText(text)
    if view.cellGenText != text { view.cellGenText = text }
    guard let selection,
      let first = view.position(from: view.beginningOfDocument, offset: selection.0),
      let last = view.position(from: view.beginningOfDocument, offset: selection.1)
    else { return }
    view.selectedTextRange = view.textRange(from: first, to: last)
  }

  func didEnd(in view: some CellGenTyped) {
    isEnding = true
    defer { isEnding = false }
    reportChange(in: view)
    reportEnd?(view.cellGenText)
    if let text = echo.refused {
      set(text, in: view)
    } else if echo.isWaiting {
      CellGenUserChange.note(in: view)
    }
  }

  /// Shows text while nobody is typing.
  private func set(_ text: String, in view: some CellGenTyped) {
    echo = CellGenEcho(given: text)
    known = text
    if view.cellGenText != text { view.cellGenText = text }
  }

  /// Reports the text, unless it is already known.
  func reportChange(in view: some CellGenTyped) {
    cut(view)
    let text = view.cellGenText
    guard text != known else { return }
    known = text
    guard let report else { return }
    echo.didReport(text)
    report(text)
  }

  /// Forgets the data.
  func reset() { echo = CellGenEcho() }

  // MARK: Limits

  /// Truncates inserted text if the whole has become too long. Earlier text is kept, even if it is too long
  /// already.
  private func cut(_ view: some CellGenTyped) {
    guard let limit else { return }
    let (old, new) = (Swift.Array(known), Swift.Array(view.cellGenText))
    guard new.count > limit else { return }
    let excess = min(new.count - limit, new.count - old.count)
    guard excess > 0 else { return }
    let end = insertionEnd(of: new, after: old, in: view)
    let kept = max(0, end - excess)
    view.cellGenText = String(new[..<kept]) + String(new[end...])
    if view.isFirstResponder { Self.moveCursor(behind: kept, in: view) }
  }

  /// Returns the end of the inserted text: the cursor, unless the text was not typed.
  ///
  /// - Units: characters.
  private func insertionEnd(
    of new: [Swift.Character], after old: [Swift.Character], in view: some CellGenTyped
  ) -> Int {
    if let cursor = Self.cursor(in: view) {
      let place = Self.characters(before: cursor, in: view.cellGenText)
      if old.suffix(new.count - place).elementsEqual(new[place...]) { return place }
    }
    return new.count - Self.common(old.reversed(), new.reversed())
  }

  /// Returns the number of characters that two texts have in common at their beginning.
  private static func common(
    _ text: some Swift.Sequence<Swift.Character>, _ other: some Swift.Sequence<Swift.Character>
  ) -> Int {
    var (count, others) = (0, other.makeIterator())
    for character in text {
      guard let next = others.next(), next == character else { break }
      count += 1
    }
    return count
  }

  // MARK: The cursor

  /// Returns the position of the cursor, or of the start of the selection.
  ///
  /// - Units: UTF-16.
  private static func cursor(in view: some CellGenTyped) -> Int? {
    view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
  }

  private static func characters(before cursor: Int, in text: String) -> Int {
    var (units, count) = (0, 0)
    for character in text {
      units += character.utf16.count
      if units > cursor { break }
      count += 1
    }
    return count
  }

  /// Returns the position in a new text that corresponds to a position in an old one.
  ///
  /// - Units: characters.
  private static func place(of place: Int, from old: String, to new: String) -> Int {
    let start = common(old, new)
    if place <= start { return place }
    let end = common(old.reversed(), new.reversed())
    let rest = old.count - place
    return rest <= end ? new.count - rest : min(place, new.count)
  }

  private static func moveCursor(behind characters: Int, in view: some CellGenTyped) {
    let units = view.cellGenText.prefix(characters).utf16.count
    guard let place = view.position(from: view.beginningOfDocument, offset: units) else { return }
    view.selectedTextRange = view.textRange(from: place, to: place)
  }
}

"""#,
#"""

extension LayoutSection {
  /// Returns a layout with columns of equal width, in which each cell is as tall as its view. A cell goes to
  /// the shortest column, or to the first of several.
  ///
  /// UIKit requests the layout again when cells are inserted, deleted, or moved, and when the width or the
  /// text size changes; the data source does so when the data of cells changes. Cells of the app's own
  /// classes are 100 points high, because their height is unknown before they exist.
  ///
  /// The frames of a custom group are mirrored in right-to-left layouts: a compositional layout mirrors the
  /// attributes of all cells, whatever their group (UIKit's private `_transformCellLayoutAttributes:` and
  /// `layoutRTL`).
  ///
  /// - Parameters:
  ///   - columns: the number of columns, at least one.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  func waterfall(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    surface.isWaterfall = true
    let frames = Self.waterfall(heights(width), columns: columns, width: width, spacing: spacing)
    // It must be absolute: with an estimated size, UIKit would measure cells whose frames are given.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(max(frames.lazy.map(\.maxY).max() ?? 0, 1)))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit, in which each cell is as tall as its view.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  func waterfall(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    waterfall(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      insets: insets)
  }

  /// Returns the places of the cells in the group that contains all of them.
  static func waterfall(
    _ heights: [CGFloat], columns: Int, width: CGFloat, spacing: CGFloat
  ) -> [CGRect] {
    var ends = Swift.Array(repeating: CGFloat(0), count: columns)
    return heights.map { height in
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let top = ends[column]
      ends[column] += height + spacing
      return CGRect(
        x: CGFloat(column) * (width + spacing), y: top, width: width, height: height)
    }
  }
}

"""#,
#"""

/// The sections that are collapsed. They are remembered by section, even while the content has none of them.
struct CellGenCollapsedSections<Section: ScreenSection> {
  var sections: Swift.Set<Section> = []
  private var known: Swift.Set<Section> = []

  /// True if a section is collapsed; nil for a section that cannot be collapsed.
  ///
  /// - Parameter initially: the state in which it is first shown; nil for a section that cannot be collapsed.
  mutating func state(of section: Section, initially: Bool?) -> Bool? {
    guard let initially else { return nil }
    if known.insert(section).inserted, initially { sections.insert(section) }
    return sections.contains(section)
  }
}

extension CellGenCollapsedSections {
  /// Returns the sections of content, each with its current state.
  mutating func marking<Content>(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] where Content.Section == Section {
    sections.map { shown in
      var shown = shown
      shown.setCollapsed(state(of: shown.section, initially: shown.isCollapsed))
      return shown
    }
  }
}

extension CellGenList {
  var collapsedSections: Swift.Set<Content.Section> {
    get { shown.collapsed.sections }
    set {
      guard newValue != shown.collapsed.sections else { return }
      shown.collapsed.sections = newValue
      shown.fallOutOfStep()
      shown.updates.add(of: self) {
        guard $0.hasContainer else { return }
        $0.show($0.shown.content, animation: $0.animation, completion: nil)
      }
    }
  }

  /// Makes a header show whether its section is collapsed, and lets it collapse the section.
  func showCollapsing(of section: Content.Section, in header: UIView) {
    let isCollapsed = shown.boundaries(of: section).isCollapsed
    CellGenCollapseMark.show(isCollapsed, in: header) { [weak self] in self?.toggle(section) }
  }

  private func toggle(_ section: Content.Section) {
    guard hasContainer else { return }
    collapsedSections.formSymmetricDifference([section])
    hooks.collapseChanged?()
  }
}

/// The chevron of a section's header, which points down while the section is expanded. A tap anywhere on the
/// header, except on its controls, collapses or expands the section.
final class CellGenCollapseMark: UIImageView {
  /// The distance from the trailing edge. It is also the space that the mark needs in addition to the space
  /// between the header's own content and that edge. Units: points.
  private static let margin: CGFloat = 16
  private static let room: CGFloat = 32

  private var cellGenTap: CellGenTap?

  /// - Parameter isCollapsed: the state; nil for a header whose section cannot be collapsed.
  static func show(
    _ isCollapsed: Bool?, in header: UIView, toggle: @escaping @MainActor () -> Void
  ) {
    let known = header.subviews.lazy.compactMap { $0 as? CellGenCollapseMark }.first
    guard let isCollapsed else {
      known?.leave(header)
      return
    }
    let mark = known ?? install(in: header)
    mark.cellGenTap?.cellGenReport = toggle
    mark.show(isCollapsed, in: header)
  }

  private static func install(in header: UIView) -> CellGenCollapseMark {
    let mark = CellGenCollapseMark()
    mark.translatesAutoresizingMaskIntoConstraints = false
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    header.addSubview(mark)
    NSLayoutConstraint.activate([
      header.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: mark.trailingAnchor, constant: margin),
      mark.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])
    let tap = CellGenTap.make()
    header.addGestureRecognizer(tap)
    mark.cellGenTap = tap
    (header as? any CellGenHost)?.hosted?.trailingRoom = room
    return mark
  }

  /// Removes the mark from a header, which may be dequeued for another section.
  private func leave(_ header: UIView) {
    if let cellGenTap { header.removeGestureRecognizer(cellGenTap) }
    (header as? any CellGenHost)?.hosted?.trailingRoom = 0
    removeFromSuperview()
  }

  private func show(_ isCollapsed: Bool, in header: UIView) {
    image = UIImage(systemName: isCollapsed ? Self.forward : "chevron.down")
    // UIKit adds the content of a header again with each text.
    header.bringSubviewToFront(self)

"""#,
#"""
    if #available(iOS 14, *), let header = header as? any CellGenHeadingShowing {
      header.makeRoom(trailing: Self.room)
      header.accessibilityTraits = [.header, .button]
      return say(isCollapsed, of: header)
    }

"""#,
#"""
    isAccessibilityElement = true
    accessibilityLabel = Self.text(in: header)
    accessibilityTraits = .button
    say(isCollapsed, of: self)
  }

  /// The name of the chevron, mirrored in right-to-left layouts.
  private static var forward: String {
    if #available(iOS 14, *) { "chevron.forward" } else { "chevron.right" }
  }

  /// Announces the state. Before iOS 18, there is no API for that in the user's language.
  private func say(_ isCollapsed: Bool, of element: UIView) {
    #if compiler(>=6.0)
    if #available(iOS 18, *) {
      element.accessibilityExpandedStatus = isCollapsed ? .collapsed : .expanded
    }
    #endif
  }

  /// Returns the texts of a header, without its buttons.
  private static func text(in header: UIView) -> String? {
    let view = (header as? any CellGenHost)?.hosted?.view ?? header
    let content =
      (view as? DeclaredView).map { CellGenSpokenContent(partsOf: $0) }
      ?? CellGenSpokenContent(of: view)
    return content.name
  }
}

"""#,
#"""

/// The changes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias ID = Content.Item.ID

  /// The snapshot to apply, with marks for the items to reconfigure.
  var snapshot = NSDiffableDataSourceSnapshot<Section, ID>()
  /// True if sections or items are inserted, deleted, or moved.
  var hasOtherPlaces = false
  /// True if items are inserted or deleted, but not if they are only moved or have other data.
  var hasOtherItems = false
  /// Items that remain and have other data, or that the user has changed.
  var changedItems: [ID] = []
  /// True if everything is reconfigured with the same data.
  var isAgain = false
  /// Sections that remain, and in which a header or footer is inserted or deleted.
  var sectionsWithMovedBoundaries: [Section] = []
  /// True if any sections are reloaded, which deselects their cells.
  var reloadsSections = false
  /// True if the layout of a section that remains changes.
  var hasOtherLayouts = false
  /// Sections whose header remains and has other data.
  var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer remains and has other data.
  var sectionsWithChangedFooters: [Section] = []
  /// True if the header and footer of the screen are configured again even if their data is the same.
  var showsEdgesAgain = false
  /// The items and boundaries that are removed, which UIKit may still ask for.
  var leavingItems: [ID: Content.Item] = [:]
  var leavingBoundaries: [Section: CellGenSectionBoundaries<Content>] = [:]

  /// True if an item that remains has other data, or is reconfigured.
  var hasOtherData: Bool { isAgain || !changedItems.isEmpty }

  /// True if the sections are unchanged.
  var areNone: Bool {
    !hasOtherPlaces && changedItems.isEmpty && sectionsWithMovedBoundaries.isEmpty
      && !hasOtherLayouts && sectionsWithChangedHeaders.isEmpty
      && sectionsWithChangedFooters.isEmpty && !showsEdgesAgain
  }

  /// Compares everything except the cells of a section that remains, and returns true if a header or footer
  /// is inserted or deleted.
  mutating func take(
    _ new: CellGenSectionBoundaries<Content>, of section: Section,
    comparing old: CellGenSectionBoundaries<Content>
  ) -> Bool {

"""#,
#"""
    if old.layout != new.layout { hasOtherLayouts = true }

"""#,
#"""
    let isMoved =
      (old.header == nil) != (new.header == nil) || (old.footer == nil) != (new.footer == nil)
    if isMoved { sectionsWithMovedBoundaries.append(section) }
    if old.header != nil, let header = new.header,
      header != old.header || new.isCollapsed != old.isCollapsed
    {
      sectionsWithChangedHeaders.append(section)
    }
    if old.footer != nil, let footer = new.footer, footer != old.footer {
      sectionsWithChangedFooters.append(section)
    }
    return isMoved
  }
}

/// Everything that a section has in addition to its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Swift.Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?

"""#,
#"""
  /// The value that determines its layout; nil for none.
  var layout: CellGenLayoutValue?

"""#,
#"""
  /// True if its cells are hidden; nil for a section that cannot be collapsed.
  var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  var itemLeftOut: Content.Item.ID?

  var areThere: Bool { header != nil || footer != nil }
}

"""#,
#"""

@available(iOS 14, *)
extension ViewData {
  /// Returns a content configuration that shows the data in one of the app's own cells, headers, or footers.
  ///
  ///     cell.contentConfiguration = PostViewData(id: 7, title: "Hello")
  ///       .contentConfiguration { action in … }
  ///
  /// The actions that a list reports for its rows, for selecting and swiping them, are not reported. The
  /// `look` of the data is not shown, since the background of a cell is not part of its content;
  /// `configure(_:onAction:)` shows it as well.
  ///
  /// - Precondition: the data is shown by a view, not by a cell class.
  /// - Parameter onAction: called with each action of the view; nil for none.
  @MainActor
  func contentConfiguration(
    onAction: ActionHandler<Action>? = nil
  ) -> any UIContentConfiguration {
    contentConfiguration(in: CellState(), onAction: onAction)
  }

  @MainActor
  private func contentConfiguration(
    in state: CellState, onAction: ActionHandler<Action>?
  ) -> any UIContentConfiguration {
    guard Self.host.content != nil else {
      preconditionFailure("\(Self.self) is shown by a cell class, not by a view inside a cell")
    }

"""#,
#"""
    // Without this, it would make a view only to ask it.
    if let content = Self.host.content, content.isConfiguration,
      let configuration = content.make().configuration(of: self, in: state, onAction: onAction)
    {
      return configuration
    }

"""#,
#"""
    return CellGenContentConfiguration<Self>(content: .init(self, onAction))
  }

  /// Shows the data in one of the app's own table view cells, including its `look`.
  ///
  /// For data that is shown with a content configuration of the app, the look is that of the cell's current
  /// state, because such a configuration does not report when the state changes.
  @MainActor
  func configure(_ cell: UITableViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = configuration(for: .table(cell), onAction)
    showLookOnce(in: .table(cell))
  }

  /// Shows the data in one of the app's own collection view cells, including its `look`.
  ///
  /// For data that is shown with a content configuration of the app, the look is that of the cell's current
  /// state, because such a configuration does not report when the state changes.
  @MainActor
  func configure(_ cell: UICollectionViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = configuration(for: .collection(cell), onAction)
    showLookOnce(in: .collection(cell))
  }

  @MainActor
  private func configuration(
    for cell: CellGenAnyCell, _ onAction: ActionHandler<Action>?
  ) -> any UIContentConfiguration {
    let configuration = contentConfiguration(in: CellState(cell.state), onAction: onAction)
    (configuration as? CellGenContentConfiguration<Self>)?.content.cell = cell.view
    return configuration.updated(for: cell.state)
  }

  @MainActor
  private func showLookOnce(in cell: CellGenAnyCell) {
    guard Self.host.content?.isConfiguration == true else { return }
    CellGenShownLook.show(
      Self.look(of: self, in: CellState(cell.state)), hidesState: false, in: cell,
      over: cell.contentView)
  }
}

/// Data with the handler for the actions of its view.
@available(iOS 14, *)
struct CellGenContentConfiguration<Data: ViewData>: UIContentConfiguration {
  /// The part that is shared by the copies that UIKit makes for other states.
  @MainActor
  final class Content {
    let data: Data
    let onAction: ActionHandler<Data.Action>?
    /// The cell whose background shows the data's look; nil if the background is the app's.
    weak var cell: UIView?

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
    showState()
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
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
      // UIKit does not report the reuse of a cell, but another id indicates it.
      if !old.data.isSame(as: content.data) { hosted.prepareForReuse() }
      hosted.show(content.data, onAction: content.onAction)
    }
    showState()
  }

  private func showState() {
    hosted.update(for: shown.state)
    guard let cell = CellGenAnyCell(shown.content.cell) else { return }
    hosted.showLook(in: shown.state, of: cell, over: self)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let size = hosted.size(boundedBy: targetSize.width) { return size }

"""#,
#"""
    CellFlow.layOutFlows(in: self, width: targetSize.width)

"""#,
#"""
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ViewData {
  /// True if both are the data of the same cell: they have the same id, or are equal if they have none.
  func isSame(as other: Self) -> Bool {
    if let cell = self as? any CellModel { cell.hasID(of: other) } else { self == other }
  }
}

extension CellModel {
  fileprivate func hasID(of other: any ViewData) -> Bool { (other as? Self)?.id == id }
}

"""#,
#"""

// More constrained than a `subscript(id:)` of arrays that an app may define, which keeps the two from
// clashing.
extension Swift.Array where Element: ScreenValue & Swift.Identifiable {
  /// Accesses the first element with an id; nil if there is none.
  ///
  ///     content.posts[id: 7]?.isLiked = true
  ///     content.posts[id: 7] = nil
  ///
  /// Setting nil removes the element. Setting another element replaces it in place, or appends the new one if
  /// no element has the id.
  ///
  /// - Cost: proportional to the number of elements.
  nonisolated subscript(id id: Element.ID) -> Element? {
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

/// The sections that a container shows, with everything that was computed for them.
///
/// New content is compared section by section and changes the state where it differs, so applying content
/// costs no more than its changes.
struct CellGenContentState<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item
  typealias Changes = CellGenContentChanges<Content>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>

  /// The sections that have something to show, and whether they are collapsed. All sections are different,
  /// and all items have different ids.
  private var sections: [ShownSection<Content>] = []
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// The snapshot that the container shows.
  private(set) var snapshot = Snapshot()

"""#,
#"""
  /// The titles of the index, each with the section that it scrolls to.
  private(set) var indexTitles: [(title: String, section: Section)] = []

"""#,
#"""
  /// Ids that occur more than once in the content; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Repeated sections that occur more than once in the content; all but the first of each are left out.
  private(set) var duplicateSections: [Section] = []

  /// Replaces the sections with those of new content and returns the changes.
  ///
  /// - Parameters:
  ///   - new: the new sections, with the current state of each collapsible one.
  ///   - isReloading: true if a section is reloaded when a header or footer is inserted or deleted.
  ///   - changedByUser: the cells, headers, and footers to reconfigure even if their data is the same.
  mutating func replace(
    with new: [ShownSection<Content>], isReloading: Bool,
    _ changedByUser: CellGenUserChanges<Content>
  ) -> Changes {
    (duplicates, duplicateSections) = ([], [])
    let before = changedByUser.items.compactMap { items[$0] }
    guard
      let comparison = exchangeItems(with: new.filter(\.isThere))
        ?? exchangeItems(with: withoutDuplicates(new))
    else { return Changes() }
    return change(to: comparison, isReloading: isReloading, changedByUser, before)
  }

  /// Leaves out duplicates, and sections that become empty.
  private mutating func withoutDuplicates(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] {
    var (known, ids): (Swift.Set<Section>, Swift.Set<Item.ID>) = ([], [])
    return sections.compactMap { shown in
      // A value that is not equal to itself, such as NaN, could never be found again.
      guard shown.section == shown.section else { return nil }
      if known.contains(shown.section) {
        duplicateSections.append(shown.section)
        return nil
      }
      var shown = shown
      shown.items.removeAll { item in
        let id = item.id
        guard id == id else { return true }
        if ids.insert(id).inserted { return false }
        duplicates.append(id)
        return true
      }
      guard shown.isThere else { return nil }
      known.insert(shown.section)
      return shown
    }
  }
}

// MARK: Comparing

extension CellGenContentState {
  /// The differences between new sections and those that are shown.
  private struct Comparison {
    var sections: [ShownSection<Content>]
    /// The previous index of each section; nil for a new one.
    var oldPlaces: [Int?]
    /// The previous indices of removed sections.
    var gone: [Int] = []
    /// The sections whose items differ, in order.
    var spans: [Span] = []
    /// The previous items of the spans and of removed sections, or at least those that are removed.
    var leaving: [Item.ID: Item] = [:]
    /// True if there are items outside of the spans and of removed sections.
    var keepsItems = false
    /// True if items are inserted, and if items are inserted or removed.
    var hasNewItems = false
    var hasOtherItems = false
  }

  /// The items of a section that differ from the previous ones, or are at other places.
  private struct Span {
    /// The index of the section.
    var section: Int
    var new: Swift.Range<Int>
    var old: Swift.Range<Int>
    /// The items that remain and have other data.
    var changedItems: [Item.ID] = []
  }

  /// Compares new sections with those that are shown, and takes over their items.
  ///
  /// - Returns: nil if a section or an id occurs twice, or is not equal to itself; then nothing has changed.
  private mutating func exchangeItems(with new: [ShownSection<Content>]) -> Comparison? {
    guard let places = places(of: new) else { return nil }
    var comparison = Comparison(sections: new, oldPlaces: places)
    for (index, place) in places.enumerated() {
      let (old, items) = (place.map { sections[$0].items } ?? [], new[index].items)
      // Arrays that share a buffer are equal without comparing their elements.
      if old == items { continue }
      let (start, end) = old.commonEnds(with: items)
      comparison.spans.append(
        Span(
          section: index, new: start..<items.count - end, old: start..<old.count - end))
    }
    let kept = Swift.Set(places.lazy.compactMap { $0 })
    comparison.gone = sections.indices.filter { !kept.contains($0) }
    return exchangeItems(in: &comparison) ? comparison : nil
  }

  /// Returns the previous index of each section; nil if a section occurs twice.
  private func places(of new: [ShownSection<Content>]) -> [Int?]? {
    if new.count == sections.count,
      zip(new, sections).allSatisfy({ $0.section == $1.section })
    {
      return Swift.Array(new.indices)
    }
    let old = Swift.Dictionary(
      uniqueKeysWithValues: zip(sections.lazy.map(\.section), sections.indices))
    var known: Swift.Set<Section> = []
    var places: [Int?] = []
    for section in new.lazy.map(\.section) {
      guard section == section, known.insert(section).inserted else { return nil }
      places.append(old[section])
    }
    return places
  }

  /// Exchanges items, hashing as few ids as possible: for an item that is inserted or removed, nothing takes
  /// longer.
  ///
  /// - Returns: false if an id occurs twice; then the items are unchanged.
  private mutating func exchangeItems(in comparison: inout Comparison) -> Bool {
    var before: [Swift.ArraySlice<Item>] = []
    for span in comparison.spans {
      if let place = comparison.oldPlaces[span.section] {
        before.append(sections[place].items[span.old])
      }
    }
    for place in comparison.gone { before.append(sections[place].items[...]) }
    let countBefore = before.reduce(0) { $0 + $1.count }
    comparison.keepsItems = countBefore < items.count
    let isUnique =
      comparison.keepsItems
      ? exchangeSome(of: before, count: countBefore, in: &comparison)
      : exchangeAll(in: &comparison)
    if !isUnique { restoreItems() }
    return isUnique
  }

  /// Exchanges some of the items.
  private mutating func exchangeSome(
    of before: [Swift.ArraySlice<Item>], count: Int, in comparison: inout Comparison
  ) -> Bool {
    comparison.leaving.reserveCapacity(count)
    for slice in before {
      for item in slice { comparison.leaving[item.id] = item }
    }
    for index in comparison.spans.indices {
      let span = comparison.spans[index]
      for item in comparison.sections[span.section].items[span.new] {
        let id = item.id
        guard id == id else { return false }
        guard let old = items.updateValue(item, forKey: id) else {
          comparison.hasNewItems = true
          continue
        }
        // An item that remains, unless the same id has already occurred.
        guard comparison.leaving.removeValue(forKey: id) != nil else { return false }
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    for id in comparison.leaving.keys { items.removeValue(forKey: id) }
    comparison.hasOtherItems = comparison.hasNewItems || !comparison.leaving.isEmpty
    return true
  }

  /// Replaces all items.
  private mutating func exchangeAll(in comparison: inout Comparison) -> Bool {
    comparison.leaving = items
    items = [:]
    items.reserveCapacity(comparison.spans.reduce(0) { $0 + $1.new.count })
    var countOfKept = 0
    for index in comparison.spans.indices {
      let span = comparison.spans[index]
      for item in comparison.sections[span.section].items[span.new] {
        let id = item.id
        guard id == id, items.updateValue(item, forKey: id) == nil else { return false }
        guard let old = comparison.leaving[id] else { continue }
        countOfKept += 1
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    comparison.hasNewItems = countOfKept < items.count
    comparison.hasOtherItems = comparison.hasNewItems || countOfKept < comparison.leaving.count
    return true
  }

  /// Restores the items of the sections that are shown.
  private mutating func restoreItems() {
    items = [:]
    for shown in sections {
      for item in shown.items { items[item.id] = item }
    }
  }
}

// MARK: Changing

extension CellGenContentState {
  private mutating func change(
    to new: Comparison, isReloading: Bool, _ changedByUser: CellGenUserChanges<Content>,
    _ before: [Item]
  ) -> Changes {
    var changes = Changes()
    changes.hasOtherItems = new.hasOtherItems
    changes.leavingItems = new.leaving
    takeChangedItems(of: new, in: &changes, isReloading: isReloading)

"""#,
#"""
    let collapses = (sections + new.sections).contains { $0.isCollapsed == true }
    let snapshotBefore = collapses ? snapshot : nil

"""#,
#"""
    changes.hasOtherPlaces = changePlaces(
      to: new, isAllNew: !new.keepsItems && new.hasNewItems)
    takeUserChanges(changedByUser, before, in: &changes, isReloading: isReloading)

"""#,
#"""
    // An item without a cell cannot be reconfigured, and one that had no cell is configured when it appears.
    if let snapshotBefore {
      changes.changedItems.removeAll { [snapshot] id in
        snapshot.sectionIdentifier(containingItem: id) == nil
          || snapshotBefore.sectionIdentifier(containingItem: id) == nil
      }
    }

"""#,
#"""
    sections = new.sections

"""#,
#"""
    indexTitles = []
    for shown in sections where !shown.items.isEmpty {
      guard let title = shown.indexTitle, title != indexTitles.last?.title else { continue }
      indexTitles.append((title, shown.section))
    }

"""#,
#"""
    mark(&changes, isReloading: isReloading)
    return changes
  }

  /// Compares the data of items, and everything that sections have in addition to their cells.
  private mutating func takeChangedItems(
    of new: Comparison, in changes: inout Changes, isReloading: Bool
  ) {
    var spans = new.spans[...]
    for (index, shown) in new.sections.enumerated() {
      let changedBefore = changes.changedItems.count
      if let span = spans.first, span.section == index {
        spans.removeFirst()
        changes.changedItems += span.changedItems
      }
      let newBoundaries = CellGenSectionBoundaries(of: shown)
      guard let place = new.oldPlaces[index] else {
        boundaries[shown.section] = newBoundaries
        continue
      }
      let old = CellGenSectionBoundaries(of: sections[place])
      if old == newBoundaries { continue }
      changes.leavingBoundaries[shown.section] = old
      boundaries[shown.section] = newBoundaries
      guard changes.take(newBoundaries, of: shown.section, comparing: old), isReloading
      else { continue }
      // Reloading a section configures its cells. Whether UIKit accepts both in one update is undocumented.
      changes.changedItems.removeLast(changes.changedItems.count - changedBefore)
    }
    for section in new.gone.map({ sections[$0].section }) {
      changes.leavingBoundaries[section] = boundaries.removeValue(forKey: section)
    }
  }

  /// Reconfigures items that the user has changed and whose data remains the same.
  ///
  /// - Parameter before: those of the items that were shown before, with their previous data.
  private func takeUserChanges(
    _ changedByUser: CellGenUserChanges<Content>, _ before: [Item], in changes: inout Changes,
    isReloading: Bool
  ) {
    // Before iOS 15, a snapshot could only reload an item, which gives it another cell.
    if #available(iOS 15, *) {
      let reloaded = isReloading ? changes.sectionsWithMovedBoundaries : []
      for old in before where items[old.id] == old {
        guard let section = snapshot.sectionIdentifier(containingItem: old.id) else { continue }
        if !reloaded.contains(section) { changes.changedItems.append(old.id) }
      }
    }
    changes.sectionsWithChangedHeaders += changedByUser.headers.filter {
      guard let header = boundaries[$0]?.header else { return false }
      let old = changes.leavingBoundaries[$0]?.header ?? header
      return header == old && !changes.sectionsWithChangedHeaders.contains($0)
    }
    changes.sectionsWithChangedFooters += changedByUser.footers.filter {
      guard let footer = boundaries[$0]?.footer else { return false }
      return footer == changes.leavingBoundaries[$0]?.footer ?? footer
    }
    changes.showsEdgesAgain = changedByUser.areAtEdges
  }

  /// Marks the items to reconfigure, and the sections to reload, in the snapshot.
  private func mark(_ changes: inout Changes, isReloading: Bool) {
    changes.snapshot = snapshot
    if isReloading, !changes.sectionsWithMovedBoundaries.isEmpty {
      changes.snapshot.reloadSections(changes.sectionsWithMovedBoundaries)
      changes.reloadsSections = true
    }
    if changes.changedItems.isEmpty { return }
    if #available(iOS 15, *) {
      changes.snapshot.reconfigureItems(changes.changedItems)
    } else {
      changes.snapshot.reloadItems(changes.changedItems)
    }
  }

  /// Returns changes that reconfigure everything with the same content.
  func again() -> Changes {
    var changes = Changes()
    changes.isAgain = true
    let sections = snapshot.sectionIdentifiers
    changes.sectionsWithChangedHeaders = sections.filter { boundaries[$0]?.header != nil }
    changes.sectionsWithChangedFooters = sections.filter { boundaries[$0]?.footer != nil }
    changes.snapshot = snapshot
    // All items, because cells that UIKit has prepared are shown next. Those without a cell cost nothing.
    if #available(iOS 15, *) { changes.snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    return changes
  }
}

// MARK: Places

extension CellGenContentState {
  /// Cells of a section that are inserted, deleted, or moved.
  private struct Edit {
    var section: Int
    var old: [Item.ID]
    var new: [Item.ID]
    /// The index of the first new cell in the section.
    var place: Int
  }

  /// Changes the snapshot, and returns true if it differs.
  ///
  /// - Parameter isAllNew: true if no item is kept and new ones are inserted: then there is nothing to
  ///   compare.
  private mutating func changePlaces(to new: Comparison, isAllNew: Bool) -> Bool {
    if isAllNew {
      replacePlaces(by: new.sections)
      return true
    }
    let (before, after) = (sections.map(\.section), new.sections.map(\.section))
    let (start, end) = before.commonEnds(with: after)
    let (leaving, coming) = (before[start..<before.count - end], start..<after.count - end)
    let edits = edits(to: new, outside: coming)
    if leaving.isEmpty, coming.isEmpty, edits.isEmpty { return false }
    guard new.keepsItems else {
      replacePlaces(by: new.sections)
      return true
    }
    if !leaving.isEmpty { snapshot.deleteSections(Swift.Array(leaving)) }
    let oldIDs = edits.flatMap(\.old)
    if !oldIDs.isEmpty { snapshot.deleteItems(oldIDs) }
    if !coming.isEmpty {
      let next = after.indices.contains(coming.upperBound) ? after[coming.upperBound] : nil
      for shown in new.sections[coming] { append(shown, before: next) }
    }
    for edit in edits where !edit.new.isEmpty { insert(edit, in: new.sections[edit.section]) }
    return true
  }

  private mutating func replacePlaces(by sections: [ShownSection<Content>]) {
    snapshot = Snapshot()
    for shown in sections { append(shown) }
  }

  private mutating func append(_ shown: ShownSection<Content>, before next: Section? = nil) {
    if let next {
      snapshot.insertSections([shown.section], beforeSection: next)
    } else {
      snapshot.appendSections([shown.section])
    }
    snapshot.appendItems(shown.ids, toSection: shown.section)
  }

  private mutating func insert(_ edit: Edit, in shown: ShownSection<Content>) {
    let end = edit.place + edit.new.count
    if edit.place > 0 {
      snapshot.insertItems(edit.new, afterItem: shown.items[edit.place - 1].id)
    } else if end < shown.items.count {
      snapshot.insertItems(edit.new, beforeItem: shown.items[end].id)
    } else {
      snapshot.appendItems(edit.new, toSection: shown.section)
    }
  }

  /// - Parameter coming: the sections that are inserted into the snapshot as a whole.
  private func edits(to new: Comparison, outside coming: Swift.Range<Int>) -> [Edit] {
    var spans = new.spans[...]
    var edits: [Edit] = []
    for (index, shown) in new.sections.enumerated() {
      let span = spans.first?.section == index ? spans.removeFirst() : nil
      guard !coming.contains(index), let place = new.oldPlaces[index] else { continue }
      let old = sections[place]

"""#,
#"""
      let (isHidden, wasHidden) = (shown.isCollapsed == true, old.isCollapsed == true)
      if isHidden != wasHidden {
        if old.ids.isEmpty, shown.ids.isEmpty { continue }
        edits.append(Edit(section: index, old: old.ids, new: shown.ids, place: 0))
        continue
      }
      if isHidden { continue }

"""#,
#"""
      if let span {
        let before: [Item.ID] = old.items[span.old].map(\.id)
        let after: [Item.ID] = shown.items[span.new].map(\.id)
        if before == after { continue }
        let (start, end) = before.commonEnds(with: after)
        let (leaving, coming) = (before[start...].dropLast(end), after[start...].dropLast(end))
        edits.append(
          Edit(
            section: index, old: Swift.Array(leaving), new: Swift.Array(coming),
            place: span.new.lowerBound + start))
      }
    }
    return edits
  }
}

extension ShownSection {
  fileprivate var isThere: Bool {
    header != nil || footer != nil || !items.isEmpty || staysWhenEmpty
  }

  /// The ids of its cells; none while it is collapsed.
  fileprivate var ids: [Content.Item.ID] { isCollapsed == true ? [] : items.map(\.id) }
}

extension CellGenSectionBoundaries {
  fileprivate init(of shown: ShownSection<Content>) {
    self.init(
      header: shown.header, footer: shown.footer,

"""#,
#"""
      layout: shown.layout,

"""#,
#"""
      isCollapsed: shown.isCollapsed, itemLeftOut: shown.itemLeftOut)
  }
}

extension Swift.Array where Element: Swift.Equatable {
  /// Returns the number of elements that two arrays have in common at the start, and after those at the end.
  fileprivate func commonEnds(with other: [Element]) -> (start: Int, end: Int) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var (end, otherEnd) = (count, other.count)
    while end > start, otherEnd > start {
      let (last, otherLast) = (end - 1, otherEnd - 1)
      if self[last] != other[otherLast] { break }
      (end, otherEnd) = (last, otherLast)
    }
    return (start, count - end)
  }
}

"""#,
#"""

extension DeclaredView {
  /// Shows the state of one of this view's controls, as part of ``update(for:)``.
  ///
  ///     update(control: likeButton) { state in
  ///       likeButton.accessibilityLabel = state.choose("Like", selected: "Unlike")
  ///     }
  ///
  /// A button has its own state. If it was set up with a look, the view is updated when the state changes.
  /// Any other control is disabled while it cannot be used; the rest of its state is the cell's.
  ///
  /// - Parameters:
  ///   - control: a `UIControl`, or a text view.
  ///   - show: called once, with the state.
  func update(control: UIView, _ show: (CellState) -> Void) {
    guard let button = control as? UIButton else {
      var state = cellState
      if control.cellGenIsDisabled { state.isDisabled = true }
      return show(state)
    }
    let state = CellState(of: button)
    cellGenButtonStates[Swift.ObjectIdentifier(button)] = state
    show(state)
  }

  /// Updates the view if part of it follows the state of a button.
  final func stateChanged(of button: UIButton, to state: CellState) {
    guard let shown = cellGenButtonStates[Swift.ObjectIdentifier(button)], shown != state else {
      return
    }
    update(for: cellState)
  }
}

extension UIView {
  fileprivate var cellGenIsDisabled: Bool {
    switch self {
    case let control as UIControl: !control.isEnabled
    case let text as UITextView: !text.isEditable
    default: false
    }
  }
}

extension CellState {
  @MainActor
  init(of button: UIButton) {
    self.init(isSelected: button.isSelected, isHighlighted: button.isHighlighted)
    isDisabled = !button.isEnabled
    isFocused = button.state.contains(.focused)
  }
}

"""#,
#"""

#if canImport(ObjectiveC)
/// Forwards the methods that a data source does not implement to its delegate, on any thread.
enum CellGenForwarding {
  /// Returns the delegate if it implements a method.
  ///
  /// UIKit calls this on the main thread. Any other thread gets nil, because the delegate may change in the
  /// meantime.
  nonisolated static func target(
    for selector: Selector!, delegate: @MainActor () -> (any NSObjectProtocol)?
  ) -> (any NSObjectProtocol)? {
    /// The compiler does not know that `assumeIsolated` returns to the thread that calls it.
    struct Delegate: @unchecked Swift.Sendable {
      var value: (any NSObjectProtocol)?
    }
    guard Foundation.Thread.isMainThread else { return nil }
    let delegate = MainActor.assumeIsolated { Delegate(value: delegate()) }.value
    return delegate?.responds(to: selector) == true ? delegate : nil
  }
}
#endif

"""#,
#"""

#if canImport(ImageIO)
import ImageIO
#endif

/// Decodes the data that a server sent, on any thread.
enum CellGenImageData {
  /// Returns the image of a response, decoded at the size of its request.
  ///
  /// - Parameter scale: the number of pixels per point of the image.
  nonisolated static func image(
    of request: CellImageRequest, scale: CGFloat, _ data: Foundation.Data?,
    _ response: URLResponse?,
    _ error: (any Swift.Error)?
  ) throws -> UIImage {
    if let error { throw error }
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
    guard let data, let image = decode(data, for: request, scale: scale) else {
      throw URLError(.cannotDecodeContentData)
    }
    return image
  }

  /// Returns the length of the longer side of an image at the smallest size that its request allows.
  ///
  /// - Units: pixels.
  nonisolated static func longerSide(of image: CGSize, for request: CellImageRequest) -> CGFloat {
    let longer = max(image.width, image.height)
    guard let size = request.size, image.width > 0, image.height > 0 else { return longer }
    let ratios = [size.width / image.width, size.height / image.height]
    let ratio = request.mode == .fill ? max(ratios[0], ratios[1]) : min(ratios[0], ratios[1])
    return (longer * min(ratio, 1)).rounded(.up)
  }

  #if canImport(ImageIO)
  /// Decodes a thumbnail at its own size, without keeping the whole image in memory ("Image and Graphics Best
  /// Practices", WWDC 2018, session 219).
  private nonisolated static func decode(
    _ data: Foundation.Data, for request: CellImageRequest, scale: CGFloat
  ) -> UIImage? {
    let sourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, sourceOptions),
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
      let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
      let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
    else { return nil }
    // Orientations from 5 on are rotated by 90 degrees, which swaps width and height.
    let isOnItsSide = (properties[kCGImagePropertyOrientation] as? Int ?? 1) >= 5
    let size = CGSize(
      width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceThumbnailMaxPixelSize: longerSide(of: size, for: request),
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
  #else
  private nonisolated static func decode(
    _ data: Foundation.Data, for request: CellImageRequest, scale: CGFloat
  ) -> UIImage? {
    UIImage(data: data)
  }
  #endif
}

"""#,
#"""

/// The kinds of cells, headers, and footers of a container: one for each type of data.
///
/// A kind is registered when its first view is requested, which is soon enough: a registration is missing
/// only if its view is dequeued first.
@MainActor
final class CellGenKinds {
  private struct Place: Swift.Hashable {
    let data: Swift.ObjectIdentifier
    let role: String
  }

  private var identifiers: [Place: String] = [:]


"""#,
#"""
  /// Returns the reuse identifier of cells in a collection view.
  func cell<Data>(
    _ host: CellHost<Data>, isInList: Bool, in collectionView: UICollectionView
  ) -> String {
    let isListCell = isInList && host.content != nil
    return identifier(Data.self, isListCell ? "row" : "cell", of: host) { identifier in

"""#,
#"""
      if let nib = host.ownCell?.nib?() {
        return collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      }
      if let cellClass = host.ownCell?.cellClass {
        return collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
      }

"""#,
#"""
      collectionView.register(
        cellClass(isInList: isInList), forCellWithReuseIdentifier: identifier)
    }
  }

  private func cellClass(isInList: Bool) -> UICollectionViewCell.Type {
    if #available(iOS 14, *), isInList {
      ConfigurableListCell.self
    } else {
      ConfigurableCollectionViewCell.self
    }
  }


"""#,
#"""
  /// Returns the reuse identifier of cells in a table view.
  func cell<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "cell", of: host) { identifier in

"""#,
#"""
      if let nib = host.ownCell?.nib?() {
        return tableView.register(nib, forCellReuseIdentifier: identifier)
      }
      if let cellClass = host.ownCell?.cellClass {
        return tableView.register(cellClass, forCellReuseIdentifier: identifier)
      }

"""#,
#"""
      tableView.register(
        ConfigurableTableViewCell.self, forCellReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  /// Returns the reuse identifier of headers or footers in a collection view.
  func headerFooter<Data>(
    _ host: CellHost<Data>, ofKind elementKind: String, in collectionView: UICollectionView
  ) -> String {
    identifier(Data.self, elementKind, of: host) { identifier in
      collectionView.register(
        ConfigurableReusableView.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  /// Returns the reuse identifier of headers and footers in a table view.
  func headerFooter<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "headerFooter", of: host) { identifier in
      tableView.register(
        ConfigurableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  /// Returns the reuse identifier of text above or below the cells of sections in a collection view.
  @available(iOS 14, *)
  func heading(ofKind elementKind: String, in collectionView: UICollectionView) -> String {
    identifier(CellHeading.self, elementKind) { identifier in
      collectionView.register(
        CellGenHeadingCell.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  /// Returns the reuse identifier of text above or below the cells of sections in a table view.
  @available(iOS 14, *)
  func heading(in tableView: UITableView) -> String {
    identifier(CellHeading.self, "headerFooter") { identifier in
      tableView.register(
        CellGenHeadingView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  private func identifier<Data>(
    _ data: Data.Type, _ role: String, of host: CellHost<Data>, register: (String) -> Void
  ) -> String {

"""#,
#"""
    if let own = host.ownCell {
      return identifier(data, role, inNib: own.identifierInNib, register: register)
    }

"""#,
#"""
    return identifier(data, role, register: register)
  }

  /// Returns an identifier that is the same for all data sources of a container, which can share cells, and
  /// different for each type, even if types of different modules share a name.
  ///
  /// - Parameter own: the identifier that a nib has; nil for none.
  private func identifier<Data>(
    _ data: Data.Type, _ role: String, inNib own: @autoclosure () -> String? = nil,
    register: (String) -> Void
  ) -> String {
    let place = Place(data: Swift.ObjectIdentifier(data), role: role)
    if let identifier = identifiers[place] { return identifier }
    let identifier = own() ?? "\(data).\(role).\(String(reflecting: data))"
    identifiers[place] = identifier
    register(identifier)
    return identifier
  }
}

"""#,
#"""

/// A section that needs a layout, with the layouts that it can have.
@MainActor
struct LayoutSection<Section> {
  let section: Section
  let hasHeader: Bool
  let hasFooter: Bool
  let environment: any NSCollectionLayoutEnvironment

"""#,
#"""
  /// The value that determines the layout of a repeated section; nil for none.
  let layout: (any Swift.Hashable & Swift.Sendable)?

"""#,
#"""
  /// The ids of the screen's items in it; requested only by layouts that depend on them.
  let items: @MainActor () -> any Swift.Sendable

"""#,
#"""
  /// The heights of its cells at a width; requested only by layouts that place cells by them.
  let heights: @MainActor (CGFloat) -> [CGFloat]
  /// The likely height of its cells at a width; requested only by layouts that estimate them.
  let estimatedHeight: @MainActor (CGFloat) -> CGFloat

"""#,
#"""
  let swipeConfiguration: (IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?

"""#,
#"""
  let separator: (IndexPath) -> CellSeparator?

"""#,
#"""
  let surface: CellGenSectionSurface
}

extension LayoutSection {

"""#,
#"""
  /// Returns the value of the field that determines the layout of a repeated section.
  ///
  /// - Parameter type: the type of the field.
  func layoutValue<Value>(as type: Value.Type) -> Value {
    guard let value = layout as? Value else {
      preconditionFailure("the layout of \(section) depends on no \(type)")
    }
    return value
  }


"""#,
#"""
  /// Returns the ids of its cells, in order; empty for a collapsed section. UIKit requests the layout again
  /// when they change.
  ///
  /// - Parameter type: the ids of the screen's items, as in `ShopItem.ID`.
  func items<ID: ScreenValue>(as type: ID.Type) -> [ID] {
    guard let ids = items() as? [ID] else {
      preconditionFailure("the cells of \(section) have no ids of the type \(type)")
    }
    return ids
  }


"""#,
#"""
  /// Returns a layout with rows of full width, one below the other: a plain list, or bare rows before iOS 14,
  /// which has no lists.
  ///
  /// - Parameter height: the height of each row, in points; nil for rows that size themselves.
  func list(height: CGFloat? = nil) -> NSCollectionLayoutSection {
    guard #available(iOS 14, *) else {
      let height = height.map { NSCollectionLayoutDimension.absolute($0) }
      return section(of: Self.row(height: height ?? .estimated(44)), spacing: 0, insets: .zero)
    }
    return list(.plain, height: height)
  }

  /// Returns a layout with rows of full width, one below the other, in the appearance of one of UIKit's
  /// lists. Unlike there, headers scroll with their rows unless they are pinned.
  ///
  /// - Parameters:
  ///   - appearance: the appearance of the list.
  ///   - showsSeparators: true to show separators between the rows.
  ///   - separators: the style of the separators; nil for UIKit's. A row's own separator overrides it.
  ///   - height: the height of each row, in points; nil for rows that size themselves.
  @available(iOS 14, *)
  func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, showsSeparators: Bool = true,

"""#,
#"""
    separators: CellSeparator? = nil,

"""#,
#"""
    height: CGFloat? = nil
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = showsSeparators

"""#,
#"""
    if #available(iOS 14.5, *), showsSeparators {
      separators?.showEverywhere(in: &configuration.separatorConfiguration)
      configuration.itemSeparatorHandler = { [separator] indexPath, ofSection in
        var configuration = ofSection
        separator(indexPath)?.show(in: &configuration)
        return configuration
      }
    }

"""#,
#"""
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none

"""#,
#"""
    configuration.leadingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [swipeConfiguration] in
      swipeConfiguration($0, .trailing)
    }

"""#,
#"""
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: environment)
    surface.isList = true
    surface.rowHeight = height

"""#,
#"""
    surface.isGrouped = appearance == .grouped || appearance == .insetGrouped

"""#,
#"""
    section.boundarySupplementaryItems = section.boundarySupplementaryItems.map(pinnedAsDeclared)

"""#,
#"""
    return section
  }


"""#,
#"""
  /// Pins a header or footer that is declared as pinned, and lets any other one scroll with its section, in
  /// every layout.
  ///
  /// A plain list pins its headers (Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`),
  /// and the views that are hosted here have no background, so rows would be visible behind the text. A
  /// pinned view gets a background, and is placed above the cells (Apple, "Implementing modern collection
  /// views", which gives the pinned header of its sample the `zIndex` 2).
  private func pinnedAsDeclared(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let edge: NSDirectionalRectEdge =
      item.elementKind == UICollectionView.elementKindSectionHeader ? .top : .bottom
    item.pinToVisibleBounds = surface.pinned.contains(edge)
    if item.pinToVisibleBounds { item.zIndex = 2 }
    return item
  }


"""#,
#"""
  /// Returns a layout with columns of equal width. Each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - columns: the number of columns, at least one.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves, which are estimated to be as high as the
  ///     first ones of their section.
  func grid(
    columns: Int, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    let height = height ?? .estimated(estimatedHeight(width))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: Swift.Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(spacing)
    return section(of: group, spacing: lineSpacing ?? spacing, insets: insets)
  }

  /// Returns a layout with as many columns of equal width as fit. Each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the minimum width of a column, in points. A narrower container has one column.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves.
  func grid(
    minWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    grid(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      lineSpacing: lineSpacing, insets: insets, height: height)
  }

  /// Returns the number of columns that fit; at least one.
  func columns(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> Int {
    let width =
      environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    return max(Int((width + spacing) / max(minWidth + spacing, 1)), 1)
  }

  /// Returns the width that remains for each column, in whole pixels: UIKit subtracts no spacing from a
  /// fractional width of the group, and then the last column does not fit.
  ///
  /// The container's effective size is "after content insets are applied" (Apple,
  /// `NSCollectionLayoutContainer`), so it excludes the safe area beside a notch, which the content of a
  /// section avoids unless an app changes `contentInsetsReference`.
  func columnWidth(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let gaps = spacing * CGFloat(columns - 1) + insets.leading + insets.trailing
    let width = (environment.container.effectiveContentSize.width - gaps) / CGFloat(columns)
    let scale = max(environment.traitCollection.displayScale, 1)
    return max((width * scale).rounded(.down) / scale, 1)
  }


"""#,
#"""
  /// Returns a layout with one or more rows of cells that scroll sideways and stop at a cell.
  ///
  /// - Parameters:
  ///   - width: the width of a cell; an estimated one for cells that are as wide as their content, in one row.
  ///   - rows: the number of cells below each other.
  ///   - spacing: the space between cells, in points.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves.
  ///   - paging: where scrolling stops.
  func carousel(
    width: NSCollectionLayoutDimension, rows: Int = 1, spacing: CGFloat,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    paging: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuousGroupLeadingBoundary
  ) -> NSCollectionLayoutSection {
    let height = height ?? .estimated(estimatedHeight(points(of: width)))
    // UIKit does not measure a fraction of an estimated width.
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.isEstimated ? width : .fractionalWidth(1), heightDimension: height))
    let group: NSCollectionLayoutGroup
    if rows <= 1 {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      group = .horizontal(layoutSize: size, subitems: [item])
    } else {
      group = column(
        of: Swift.Array(repeating: item, count: rows), width: width, spacing: spacing,
        height: height)
    }
    let section = section(of: group, spacing: spacing, insets: insets)
    section.orthogonalScrollingBehavior = paging
    return section
  }

  /// Returns a width in points, for a group in the section.
  private func points(of width: NSCollectionLayoutDimension) -> CGFloat {
    let whole = environment.container.effectiveContentSize.width
    return width.isFractionalWidth ? width.dimension * whole : width.dimension
  }

  /// Returns several items below each other, each with a height.
  func column(
    of items: [NSCollectionLayoutItem], width: NSCollectionLayoutDimension, spacing: CGFloat,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let points = height.dimension * CGFloat(items.count) + spacing * CGFloat(items.count - 1)
    let size = NSCollectionLayoutSize(
      widthDimension: width,
      heightDimension: height.isAbsolute ? .absolute(points) : .estimated(points))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: items)
    group.interItemSpacing = .fixed(spacing)
    return group
  }


"""#,
#"""
  func section(
    of group: NSCollectionLayoutGroup, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets

"""#,
#"""
    section.boundarySupplementaryItems = boundaryItems

"""#,
#"""
    return section
  }


"""#,
#"""
  /// The header and footer of the section, for layouts that are written by hand.
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
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
    return items.map(pinnedAsDeclared)
  }

"""#,
#"""
}

/// Properties of a section that are known once its layout has been created: the color behind its cells, and
/// their places.
@MainActor
final class CellGenSectionSurface {

"""#,
#"""
  /// The background color; nil for that of the collection view or of its list.
  private let color: UIColor?

"""#,
#"""
  /// The edges at which its header or footer is pinned.
  let pinned: NSDirectionalRectEdge
  /// True for one of UIKit's lists, whose cells are rows.
  var isList = false

"""#,
#"""
  /// True if cells are placed by their heights.
  var isWaterfall = false

"""#,
#"""
  /// True if its cells scroll sideways, as in a carousel.
  var scrollsSideways = false
  /// The space between its header and its first cell, in points.
  var topInset: CGFloat = 0

"""#,
#"""
  /// The height of each row of a list; nil for rows that size themselves.
  var rowHeight: CGFloat?

"""#,
#"""
  /// True for a list whose sections are separate groups with their own background.
  var isGrouped = false


"""#,
#"""
  init(color: UIColor? = nil, pinned: NSDirectionalRectEdge) {

"""#,
#"""
    self.color = color

"""#,
#"""
    self.pinned = pinned
  }


"""#,
#"""
  /// Returns a color that hides cells behind a header or footer and matches the background.
  func color(in collectionView: UICollectionView) -> UIColor {
    if let color { return color }
    if isGrouped { return .systemGroupedBackground }
    guard let color = collectionView.backgroundColor, color != .clear else {
      return .systemBackground
    }
    return color
  }

"""#,
#"""
}


"""#,
#"""
/// A data source of a collection view with rows of a height that its layout determines.
///
/// The section of one of UIKit's lists has no dimensions to set: its rows always have the heights that their
/// cells prefer (Apple, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, "self-sizing").
@MainActor
protocol CellGenRowHeights: AnyObject {
  /// Returns the height of a row; nil for a row that sizes itself.
  func rowHeight(at indexPath: IndexPath) -> CGFloat?
}


"""#,
#"""
/// A header or footer that can cover the cells of its section.
@MainActor
protocol CellGenPinnable: UIView {
  /// - Parameter color: the color that hides the cells; nil where it covers none.
  func hideCells(by color: UIColor?)
}


"""#,
#"""
extension LayoutSection {
  /// Returns a single cell of full width.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

"""#,
#"""

/// The animation of a list update.
///
///     dataSource.apply(content, animation: .fade)
///
/// Row animations apply to tables. In a collection view, they act like ``automatic``.
enum ListAnimation: Swift.Hashable, Swift.Sendable {
  /// The animation that UIKit chooses. In a table, it is the `defaultRowAnimation` of the diffable data
  /// source.
  case automatic
  /// A fade. In a table, rows fade in and out, and the rows between them move. In a collection view, the old
  /// content fades into the new one, and nothing moves.
  case fade
  /// No animation. By contrast, the `none` of `UITableView.RowAnimation` means "the default animations"
  /// (Apple).
  case none
  /// Rows slide in from the left, and out to the left.
  case left
  /// Rows slide in from the right, and out to the right.
  case right
  /// Rows slide in from the top, and out to the top.
  case top
  /// Rows slide in from the bottom, and out to the bottom.
  case bottom
  /// The table tries to keep inserted and deleted rows in the middle of their space.
  case middle


"""#,
#"""
  /// The animation of a table's rows; nil for the table's own animation, or for none.
  var rowAnimation: UITableView.RowAnimation? {
    switch self {
    case .automatic, .none: nil
    case .fade: .fade
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .middle: .middle
    }
  }

"""#,
#"""
}


"""#,
#"""
/// The animation of a collection view update.
enum CollectionAnimation: Swift.Hashable, Swift.Sendable {
  /// The animation that UIKit chooses: cells fade in and out, and the others move.
  case automatic
  /// The old content fades into the new one, and nothing moves.
  case fade
  /// No animation.
  case none
}


"""#,
#"""
/// The animations of a container.
protocol _CellGenAnimation {
  var _listAnimation: ListAnimation { get }
}

extension ListAnimation: _CellGenAnimation {
  var _listAnimation: ListAnimation { self }
}


"""#,
#"""
extension CollectionAnimation: _CellGenAnimation {
  var _listAnimation: ListAnimation {
    switch self {
    case .automatic: .automatic
    case .fade: .fade
    case .none: .none
    }
  }
}


"""#,
#"""
// MARK: Carrying out updates


"""#,
#"""
extension CellGenTableScreen {
  /// - Source: a value of `defaultRowAnimation` "becomes the default row animation for the next update that uses
  ///   `apply(_:animatingDifferences:completion:)`" (Apple, `defaultRowAnimation`).
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void
  ) {
    let own = defaultRowAnimation
    if let animation = animation.rowAnimation { defaultRowAnimation = animation }
    update(animation != ListAnimation.none, completion)
    // An app may have chosen an animation for all other updates.
    if defaultRowAnimation != own { defaultRowAnimation = own }
  }
}

"""#,
#"""

extension CellGenCollectionScreen {
  /// A collection view has no API to choose an animation. Its layout has the attributes with which cells
  /// appear and disappear, but in an animation in which the others move (Apple,
  /// `initialLayoutAttributesForAppearingItem(at:)`). An update without animation can be dissolved as a
  /// whole, in any layout.
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void
  ) {
    guard animation == .fade else { return update(animation != ListAnimation.none, completion) }
    UIView.transition(
      with: collectionView, duration: 0.25,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [collectionView] in
        update(false, nil)
        collectionView.layoutIfNeeded()
      },
      completion: { _ in completion() })
  }
}

"""#,
#"""

/// The item that is dragged, and the list that it comes from. Only this app sees it.
struct CellGenDragged<ID> {
  weak var list: AnyObject?
  let id: ID
}

/// The place where dragged items would be dropped.
struct CellGenDropTarget<Section, ID> {
  var section: Section
  /// The item that would follow; nil at the end of the visible part of the section.
  var next: ID?
}

// MARK: Lifting

extension CellGenList {
  /// True if a long press lifts the cells of any section.
  var lifts: Bool { !creator.draggableSections.isEmpty }

  /// True if a long press lifts the cell at an index path.
  func lifts(at indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.draggableSections.contains(section.kind)
  }

  /// Returns the items to drag with the cell at an index path, in addition to those of a running drag; empty
  /// if it cannot be dragged.
  ///
  /// A single action reports all dropped items, so all of them come from sections that are declared once.
  func dragItems(
    at indexPath: IndexPath, besides session: any UIDragSession
  ) -> [UIDragItem] {
    guard lifts(at: indexPath), let id = screen.itemIdentifier(for: indexPath),
      let kind = screen.shownSection(at: indexPath.section)?.kind,
      let others = draggedIDs(session), !others.contains(id),
      others.allSatisfy({ section(of: $0)?.kind == kind })
    else { return [] }
    if session.items.isEmpty { hasReportedDrag = false }
    dragSession = session
    // Without any data that other apps could read.
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = CellGenDragged(list: self, id: id)
    return [item]
  }

  /// True if a completed move is to be reported: of each drag, only the first.
  ///
  /// While a collection view is being edited, its diffable data source moves items as well. For an item that
  /// a long press has lifted, it is undocumented whether UIKit asks that data source, the drop delegate, or
  /// both.
  func mayReportDrag() -> Bool {
    guard dragSession != nil else { return true }
    defer { hasReportedDrag = true }
    return !hasReportedDrag
  }

  func dragEnded() { dragSession = nil }

  /// Returns the ids of the dragged items; nil if any of them comes from elsewhere.
  private func draggedIDs(_ session: any UIDragDropSession) -> [ID]? {
    let dragged = session.items.compactMap { $0.localObject as? CellGenDragged<ID> }
    guard dragged.count == session.items.count, dragged.allSatisfy({ $0.list === self }) else {
      return nil
    }
    return dragged.map(\.id)
  }

  private func section(of id: ID) -> Content.Section? {
    screen.snapshot().sectionIdentifier(containingItem: id)
  }
}

// MARK: Dropping

extension CellGenList {
  func canDrop(_ session: any UIDropSession) -> Bool {
    guard hasContainer, session.localDragSession != nil, let ids = draggedIDs(session) else {
      return false
    }
    return !ids.isEmpty
  }

  /// Returns the effect of a drop at an index path.
  ///
  /// - Parameter indexPath: nil where UIKit has none, such as over the header of an empty section.
  /// - Returns: the operation, and true if UIKit is to make room at the index path, which it does only for a
  ///   single item ("`.unspecified` is required to support dropping multiple items": a UIKit engineer,
  ///   twitter.com/smileyborg/status/879775985712975872).
  func proposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> (operation: UIDropOperation, makesRoom: Bool) {
    guard canDrop(session), let place = place(of: session, at: indexPath) else {
      return (.cancel, false)
    }
    guard target(of: session, at: place) != nil else { return (.forbidden, false) }
    return (.move, indexPath != nil && session.items.count == 1)
  }

  /// Moves dropped items, reports the move, and passes on the new place of each item. Does nothing if the
  /// items cannot be there, or are there already.
  ///
  /// - Parameter land: called with each item and its place before the move is reported.
  func drop(
    _ session: any UIDropSession, at indexPath: IndexPath?, land: (UIDragItem, IndexPath) -> Void
  ) {
    guard hasContainer, let place = place(of: session, at: indexPath),
      let ids = movedIDs(session),
      let source = ids.first.flatMap(section(of:)), let target = target(of: session, at: place)
    else { return }
    let old = screen.snapshot()
    var new = old
    new.deleteItems(ids)
    if let next = target.next {
      new.insertItems(ids, beforeItem: next)
    } else {
      new.appendItems(ids, toSection: target.section)
    }
    let isMoved = new.sectionIdentifiers.contains {
      new.itemIdentifiers(inSection: $0) != old.itemIdentifiers(inSection: $0)
    }
    guard isMoved, mayReportDrag() else { return }
    shown.fallOutOfStep()
    screen.apply(new, animatingDifferences: true, completion: nil)
    for item in session.items {
      if let dragged = item.localObject as? CellGenDragged<ID>,
        let indexPath = screen.indexPath(for: dragged.id)
      {
        land(item, indexPath)
      }
    }
    reportMove(of: ids, from: source)
  }

  /// Returns the ids of the dragged items that still exist, in the order of the list.
  private func movedIDs(_ session: any UIDropSession) -> [ID]? {
    guard let dragged = draggedIDs(session).map(Swift.Set.init) else { return nil }
    let ids = screen.snapshot().itemIdentifiers.filter(dragged.contains)
    return ids.isEmpty ? nil : ids
  }

  /// Returns the intended place; nil for none.
  private func place(of session: any UIDropSession, at indexPath: IndexPath?) -> IndexPath? {
    if let indexPath { return indexPath }
    let point = session.location(in: container)
    if let place = screen.placeOfEdge(at: point) { return place }
    guard point.y > container.contentSize.height,
      let last = screen.snapshot().sectionIdentifiers.indices.last
    else { return nil }
    return IndexPath(item: screen.itemCount(inSection: last), section: last)
  }

  /// Returns the target of a drop at an index path; nil if any of the items cannot be there.
  ///
  /// For a single item, UIKit shows where it would be, so its index path is one among the other items. For
  /// several, UIKit shows nothing, and the index path is that of an existing item.
  private func target(
    of session: any UIDropSession, at place: IndexPath
  ) -> CellGenDropTarget<Content.Section, ID>? {
    guard let ids = movedIDs(session), let target = screen.shownSection(at: place.section),
      ids.allSatisfy({ id in section(of: id).map { mayMove(from: $0, to: target) } ?? false })
    else { return nil }
    let all = screen.snapshot().itemIdentifiers(inSection: target)
    let moved = Swift.Set(ids)
    let next =
      if ids.count == 1 {
        all.filter { !moved.contains($0) }.dropFirst(place.item).first
      } else {
        all.dropFirst(place.item).first { !moved.contains($0) }
      }
    return CellGenDropTarget(section: target, next: next)
  }
}

// MARK: Collection views


"""#,
#"""
/// Lifts the cells of a collection view, and moves them to where they are dropped.
@MainActor
final class CellGenCollectionDragging<Creator: ViewCreator>: NSObject,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  // Set after initialization: another initializer would hide that of `NSObject`, whose stub calls itself
  // where imports have access levels (github.com/swiftlang/swift/issues/92023).
  weak var list: CellGenList<Creator, CellGenCollectionScreen<Creator.Content>>?

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { list?.dragEnded() }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { list?.canDrop(session) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let proposal = list?.proposal(for: session, at: destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: proposal?.operation ?? .cancel,
      intent: proposal?.makesRoom == true ? .insertAtDestinationIndexPath : .unspecified)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    list?.drop(coordinator.session, at: coordinator.destinationIndexPath) { item, indexPath in
      _ = coordinator.drop(item, toItemAt: indexPath)
    }
  }
}


"""#,
#"""
// MARK: Tables

"""#,
#"""

/// Lifts the rows of a table, and moves them to where they are dropped.
///
/// A single row is moved by the data source: "Local drags with one item go through the existing
/// `tableView(_:moveRowAt:to:)` method on the data source" (Apple's sample "Adopting drag and drop in a table
/// view"). All other drops are handled here.
@MainActor
final class CellGenTableDragging<Creator: ViewCreator>: NSObject,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  // Set after initialization: another initializer would hide that of `NSObject`, whose stub calls itself
  // where imports have access levels (github.com/swiftlang/swift/issues/92023).
  weak var list: CellGenList<Creator, CellGenTableScreen<Creator.Content>>?

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { list?.dragItems(at: indexPath, besides: session) ?? [] }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    list?.dragEnded()
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    list?.canDrop(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let proposal = list?.proposal(for: session, at: destinationIndexPath)
    return UITableViewDropProposal(
      operation: proposal?.operation ?? .cancel,
      intent: proposal?.makesRoom == true ? .insertAtDestinationIndexPath : .unspecified)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    list?.drop(coordinator.session, at: coordinator.destinationIndexPath) { item, indexPath in
      _ = coordinator.drop(item, toRowAt: indexPath)
    }
  }
}

"""#,
#"""

/// Provides the button that begins and ends editing, with titles in the user's language: that of a
/// `UIViewController`, which toggles its own state (Apple, `editButtonItem`).
final class CellGenEditor: UIViewController {
  var didChange: ((_ isEditing: Bool, _ isAnimated: Bool) -> Void)?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    didChange?(editing, animated)
  }
}

/// The editing controls of a row in a list.
struct CellGenRowEditing {
  var canMove = false
  var selection = ListSelection.reported
}

extension CellGenList {
  var editButtonItem: UIBarButtonItem { editor.editButtonItem }

  func setEditing(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else { return }
    editor.setEditing(isEditing, animated: isAnimated)
  }

  /// Called when editing begins or ends. A collection view keeps its selection when editing ends (Apple,
  /// "Selecting multiple items with a two-finger pan gesture", whose example deselects it), a table does not.
  func editingChanged(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else {
      // The app may still show the button, which would begin editing.
      if isEditing { editor.isEditing = false }
      return
    }
    screen.setEditing(isEditing, isAnimated: isAnimated)
    hooks.editingChanged?(isEditing)
    guard !isEditing, creator.selection == .multipleWhileEditing else { return }
    // A table has already deselected its rows.
    for id in selection { setSelected(false, id) }
    reportSelection()
  }

  /// Returns the editing controls for the row of an item.
  func editing(at indexPath: IndexPath) -> CellGenRowEditing {
    CellGenRowEditing(

"""#,
#"""
      canMove: canMove(from: indexPath),

"""#,
#"""
      selection: creator.selection)
  }
}

// MARK: Selecting several

extension CellGenList {
  var selectsByTwoFingers: Bool {
    hasContainer
      && (creator.selection == .multiple || creator.selection == .multipleWhileEditing)
  }

  func didBeginSelectingByTwoFingers() {
    if creator.selection == .multipleWhileEditing { setEditing(true, isAnimated: true) }
  }
}

// MARK: Deleting

extension CellGenList {
  /// Returns the action of the delete control of a row; nil for a row without one.
  func deleteAction(at indexPath: IndexPath) -> Creator.Action? {
    item(at: indexPath).flatMap { creator.cell(for: $0).shown.deleteAction }
  }

  func reportDeletion(at indexPath: IndexPath) {
    if let action = deleteAction(at: indexPath) { report(action) }
  }
}

"""#,
#"""

/// Handlers for the events of cells, which receive the ids that the cells were configured with. Index paths
/// would be out of date by the time a cell disappears.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
///
/// A hook can apply content. UIKit calls most hooks during an update or a layout pass; content that they
/// apply is shown when UIKit has finished.
@MainActor
struct ListHooks<ID: Swift.Hashable> {
  /// Called when a cell is about to appear on the screen.
  var willDisplay: ((ID) -> Void)?
  /// Called when a cell has left the screen.
  var didEndDisplaying: ((ID) -> Void)?
  /// Called with cells that are likely to be shown soon.
  var prefetch: (([ID]) -> Void)?
  /// Called with cells that are no longer likely to be shown soon.
  var cancelPrefetching: (([ID]) -> Void)?
  /// Called when a cell is selected.
  ///
  /// While it is set, every cell of a declared screen can be selected, and stays selected. Without it, only
  /// cells whose view declares `select` can be selected, and they are deselected after reporting it.
  var didSelect: ((ID) -> Void)?
  /// Called when a cell is deselected.
  var didDeselect: ((ID) -> Void)?
  /// Called with the whole selection when the user has changed it, or when a selected item has left the
  /// content.
  var selectionChanged: ((Swift.Set<ID>) -> Void)?
  /// Called when editing begins or ends.
  var editingChanged: ((Bool) -> Void)?
  /// Called when the user has collapsed or expanded a section; ``CollectionDataSource/collapsedSections``
  /// contains the sections that are collapsed now.
  var collapseChanged: (() -> Void)?
  /// Returns a context menu for all selected cells when one of them is pressed, in a collection view from iOS
  /// 16 on; nil for none.
  var menu: ((Swift.Set<ID>) -> UIMenu?)?
  /// Returns the preview above the context menu of a cell; nil for the cell itself. While it is set, a long
  /// press also shows previews of cells without a `menu`.
  var preview: ((ID) -> UIViewController?)?
  /// Called when the user has tapped a ``preview``, once it is gone. The handler receives the previewed view
  /// controller and can show it in full.
  var didCommitPreview: ((ID, UIViewController) -> Void)?
  var didScroll: ((UIScrollView) -> Void)?
  /// Called when the end of the content is near, to load another page.
  ///
  /// It is called once for each applied content whose end is near, and again when the user has scrolled away
  /// from the end and returns. Content with the same items as the previous one, in any order and with any
  /// data, does not count as new: its next page has already been requested.
  var nearEnd: (() -> Void)?
  /// The distance from the end that counts as near, in heights of the container.
  var nearEndDistance: CGFloat = 1

  init() {}
}

/// Detects when the end of a scroll view's content comes near, once for each content.
struct CellGenEndDetector {
  private var isReported = false

  /// Called when other items are shown, which have another end.
  mutating func itemsChanged() {
    isReported = false
  }

  /// True if the end has come near and has not been reported yet.
  ///
  /// It is reported again when other items are shown, and when the view was scrolled away from the end in the
  /// meantime.
  ///
  /// - Parameters:
  ///   - distance: the distance that counts as near, in heights of the view.
  ///   - isEmpty: true if there are no items, and therefore no end.
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

"""#,
#"""

/// A move that the user has made. The cells are already where they were dropped, and the content is
/// unchanged.
struct ListMove<Content: ScreenContent>: ScreenValue {
  /// The moved items, in order.
  var ids: [Content.Item.ID]
  /// The section that they come from.
  var source: Content.Section
  /// The section that they are in now.
  var target: Content.Section
  /// The cell that follows them, which the section's `limit` may leave out; nil at the end of the section.
  var next: Content.Item.ID?
}

/// The sections to which the user can move the cells of a section.
enum SectionMoves<Kind: ScreenValue>: ScreenValue {
  /// No sections.
  case none
  /// The section that the cells are in.
  case within
  /// Any section of these kinds.
  case to([Kind])
}

extension Swift.Array {
  /// Moves elements before another one, or to the end.
  ///
  ///     case .tasksMoved(let ids, let next): tasks.move(ids, before: next)
  ///
  /// - Parameters:
  ///   - ids: the elements to move, in their new order.
  ///   - next: the element before which they are inserted; nil, or an element that does not exist, for the end.
  nonisolated mutating func move(_ ids: [Element.ID], before next: Element.ID?)
  where Element: Swift.Identifiable {
    let moved = ids.compactMap { id in first { $0.id == id } }
    removeAll { ids.contains($0.id) }
    insert(contentsOf: moved, at: firstIndex { $0.id == next } ?? endIndex)
  }


"""#,
#"""
  /// Moves cells to another section, or within one.
  ///
  ///     case .listsMoved(let ids, let list, let next):
  ///       dataSource.update { $0.lists.move(ids, to: list, before: next) }
  ///
  /// - Parameters:
  ///   - ids: the cells to move, in their new order.
  ///   - section: the target section; nothing happens if it does not exist.
  ///   - next: the cell before which they are inserted; nil, or a cell that is not in the section, for the end.
  nonisolated mutating func move<Data, Item: Swift.Identifiable>(
    _ ids: [Item.ID], to section: Data.ID, before next: Item.ID?
  ) where Element == SectionContent<Data, Item> {
    guard let target = firstIndex(where: { $0.id == section }) else { return }
    let moved = ids.compactMap { self[item: $0] }
    for index in indices { self[index].items.removeAll { ids.contains($0.id) } }
    let items = self[target].items
    let place = items.firstIndex { $0.id == next } ?? items.endIndex
    self[target].items.insert(contentsOf: moved, at: place)
  }

"""#,
#"""
}

extension CellGenList {
  func canMove(from indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.moves(from: section.kind) != .none
  }

  /// Returns the target of a row that is held over an index path: its source, unless it can be moved there.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    lifted = screen.itemIdentifier(for: source)
    guard let from = screen.shownSection(at: source.section),
      let to = screen.shownSection(at: proposed.section)
    else { return source }
    return mayMove(from: from, to: to) ? proposed : source
  }

  func mayMove(from source: Content.Section, to target: Content.Section) -> Bool {
    switch creator.moves(from: source.kind) {
    case .none: false
    case .within: target == source
    case .to(let kinds): kinds.contains(target.kind)
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, ID>

  /// Reports a move, comparing section by section. The difference of a transaction treats all items as one
  /// list, so an item that moves from the end of a section to the start of the next one would seem unmoved.
  func reportMove(from old: Snapshot, to new: Snapshot) {
    defer { lifted = nil }
    for section in new.sectionIdentifiers {
      let before = Swift.Set(old.itemIdentifiers(inSection: section))
      let come = new.itemIdentifiers(inSection: section).first { !before.contains($0) }
      guard let come, let source = old.sectionIdentifier(containingItem: come) else { continue }
      return reportMove(of: [come], from: source)
    }
    for section in new.sectionIdentifiers {
      let (before, ids) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      guard case .insert(_, let id, _)? = ids.difference(from: before).insertions.first else {
        continue
      }
      return reportMove(of: [liftedItem(movedIn: before, to: ids) ?? id], from: section)
    }
  }

  /// Returns the lifted item if moving it turns one order into the other. When two neighbors swap places, a
  /// difference can name either of them.
  private func liftedItem(movedIn before: [ID], to after: [ID]) -> ID? {
    guard let lifted else { return nil }
    return before.filter { $0 != lifted } == after.filter { $0 != lifted } ? lifted : nil
  }

  /// - Parameter ids: the moved items, which follow each other.
  func reportMove(of ids: [ID], from source: Content.Section) {
    let snapshot = screen.snapshot()
    guard let last = ids.last, let target = snapshot.sectionIdentifier(containingItem: last) else {
      return
    }
    let behind = snapshot.itemIdentifiers(inSection: target).drop { $0 != last }.dropFirst()
    let move = ListMove<Content>(
      ids: ids, source: source, target: target,
      next: behind.first ?? shown.boundaries(of: target).itemLeftOut)
    // UIKit is still carrying out the move.
    shown.updates.answer {
      if let action = creator.action(for: move) { report(action) }
    }
  }
}

"""#,
#"""

/// A place in a list that can be scrolled to.
enum ListPlace<Section> {
  /// The start of the content.
  case start
  /// The end of the content.
  case end
  /// The first cell of a section, below a pinned header.
  case section(Section)
  /// The header of a section, or its first cell if it has no header.
  case header(of: Section)
}

extension ListPlace: Swift.Sendable where Section: Swift.Sendable {}

extension ListPlace: Swift.Equatable where Section: Swift.Equatable {}

extension ListPlace {
  var isEnd: Bool { if case .end = self { true } else { false } }
}

/// The initial place of a list, and the cells that stay in place when its content changes.
enum ListScrolling: Swift.Hashable, Swift.Sendable {
  /// UIKit's behavior: a list begins at its start, and cells that are inserted above the visible ones push
  /// them down.
  case standard
  /// The visible cells stay in place when others are inserted or deleted above them.
  case keepsPosition
  /// The list begins at its end, and stays there until the user scrolls away from it. After that, it keeps
  /// its position.
  case startsAtEnd
}

/// Keeps a list at its position or at its end, and scrolls it to places whose heights are only estimated at
/// first.
@MainActor
final class CellGenPlaces<Creator: ViewCreator, Screen: CellGenScreen>
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias Place = ListPlace<Content.Section>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  /// A visible cell, and its distance from the top of the visible area.
  struct Anchor {
    let id: Content.Item.ID
    /// True if the cell begins above the visible area: then its bottom edge stays in place, whatever its new
    /// height.
    let isCut: Bool
    let distance: CGFloat

    init(_ id: Content.Item.ID, _ frame: CGRect, top: CGFloat) {
      self.id = id
      isCut = frame.minY < top
      distance = (isCut ? frame.maxY : frame.minY) - top
    }

    /// Returns the new top of the visible area.
    func top(_ frame: CGRect) -> CGFloat { (isCut ? frame.maxY : frame.minY) - distance }
  }

  /// The sizes and insets whose changes move the content without scrolling.
  private struct Extent: Swift.Equatable {
    let content: CGSize
    let bounds: CGSize
    let inset: UIEdgeInsets
  }

  private unowned let list: CellGenList<Creator, Screen>
  private let scrolling: ListScrolling
  private lazy var sentinel: CellGenSentinel = {
    let sentinel = CellGenSentinel(frame: .zero)
    sentinel.cellGenDidChange = { [weak self] in self?.laidOut() }
    return sentinel
  }()
  private var isWatching = false
  /// The place to scroll to once the list is laid out.
  private var destination: Place?
  /// The target of a running animation.
  private var landing: Place?
  /// True while the list stays at its end.
  private var isAtEnd = false
  private var extent: Extent?
  private var size = CGSize.zero
  private var isInWindow = false
  private var isSettling = false

  /// The maximum number of corrections, because sizes might never settle.
  private static var moveCount: Int { 10 }

  init(of list: CellGenList<Creator, Screen>) {
    self.list = list
    scrolling = list.creator.scrolling
  }

  private var container: UIScrollView { list.container }

  func begin() {
    guard scrolling != .standard else { return }
    isAtEnd = scrolling == .startsAtEnd
    watchLayout()
  }

  func end() {
    if isWatching { sentinel.removeFromSuperview() }
    isWatching = false
    (destination, landing) = (nil, nil)
  }

  // MARK: Scrolling

  func scroll(to place: Place, isAnimated: Bool) {
    (destination, landing) = (nil, nil)
    if scrolling == .startsAtEnd { isAtEnd = place.isEnd }
    guard canMove else {
      destination = place
      return watchLayout()
    }
    if isAnimated {
      animate(to: place)
    } else {
      settle(at: place)
    }
    noteEnd()
  }

  /// False for a container without a window or a size, which has no places yet.
  private var canMove: Bool {
    container.window != nil && !container.bounds.isEmpty && list.hasContainer
  }

  private func animate(to place: Place) {
    container.layoutIfNeeded()
    guard let top = offset(of: place), abs(top - container.contentOffset.y) > 0.5 else { return }
    landing = place
    container.setContentOffset(CGPoint(x: container.contentOffset.x, y: top), animated: true)
  }

  /// Called when an animation has ended. Cells that were measured on the way may have moved the place.
  func didEndAnimation() {
    guard let landing else { return }
    self.landing = nil
    if canMove { settle(at: landing) }
    noteEnd()
  }

  /// Scrolls to a place.
  private func settle(at place: Place) { settle { self.offset(of: place) } }

  /// Scrolls to a content offset, and again as long as cells that are measured there change it.
  ///
  /// Apple advises against setting the offset of a table with estimates, because measured rows move the
  /// others (`estimatedRowHeight`), so the offset is computed again after each layout.
  private func settle(_ offset: () -> CGFloat?) {
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.moveCount {
      container.layoutIfNeeded()
      guard let top = offset(), abs(top - container.contentOffset.y) > 0.5 else { return }
      container.contentOffset.y = top
    }
  }

  private var start: CGFloat { -container.adjustedContentInset.top }

  private var farthest: CGFloat {
    let below = container.contentSize.height + container.adjustedContentInset.bottom
    return max(start, below - container.bounds.height)
  }

  /// Returns the content offset at which a place is at the top of the visible area, or as far up as possible;
  /// nil for a section that is not shown.
  private func offset(of place: Place) -> CGFloat? {
    switch place {
    case .start: start
    case .end: farthest
    case .section(let section): top(of: section, withHeader: false).map(clamped)
    case .header(let section): top(of: section, withHeader: true).map(clamped)
    }
  }

  private func top(of section: Content.Section, withHeader: Bool) -> CGFloat? {
    guard let index = list.screen.snapshot().indexOfSection(section) else { return nil }
    return list.screen.top(ofSection: index, withHeader: withHeader).map { $0 + start }
  }

  private func clamped(_ top: CGFloat) -> CGFloat { min(max(top, start), farthest) }

  // MARK: Staying

  /// Returns the cells that can stay in place while the content changes, best first; nil for a list that
  /// keeps nothing.
  func anchors() -> [Anchor]? {
    guard scrolling != .standard, !list.screen.isUnseen, canMove else { return nil }
    let top = container.contentOffset.y - start
    let cells = list.screen.visibleCells.compactMap {
      cell -> (id: Content.Item.ID, frame: CGRect)? in
      list.shown.id(of: cell).map { ($0, container.convert(cell.bounds, from: cell)) }
    }
    .filter { $0.frame.maxY > top }
    .sorted { $0.frame.minY < $1.frame.minY }
    // A cell of a carousel can scroll out of view, and then its height no longer counts.
    let others = cells.filter {
      list.indexPath(for: $0.id).map(list.screen.scrollsSideways) != true
    }
    return (others + cells).map { Anchor($0.id, $0.frame, top: top) }
  }

  /// Returns true if nothing above a cell has changed, or if there is no cell.
  func isSame(above anchor: Anchor?, _ old: Snapshot, _ new: Snapshot) -> Bool {
    guard let anchor else { return true }
    let before = old.itemIdentifiers.prefix { $0 != anchor.id }
    guard before.elementsEqual(new.itemIdentifiers.prefix { $0 != anchor.id }) else { return false }
    return Self.sections(of: old, to: anchor.id) == Self.sections(of: new, to: anchor.id)
  }

  private static func sections(
    of snapshot: Snapshot, to id: Content.Item.ID
  ) -> [Content.Section] {
    let last = snapshot.sectionIdentifier(containingItem: id)
    return Swift.Array(snapshot.sectionIdentifiers.prefix { $0 != last })
  }

  /// Keeps the list at its end after an update, or at an anchor.
  func stay(at anchor: Anchor?, isAnimated: Bool) {
    guard canMove else { return }
    if isAtEnd, !container.isTracking {
      if isAnimated { animate(to: .end) } else { settle(at: .end) }
    } else if let anchor {
      keep(anchor)
    }
  }

  private func keep(_ anchor: Anchor) {
    settle {
      self.list.indexPath(for: anchor.id).flatMap(self.list.screen.frameOfCell)
        .map { self.clamped(anchor.top($0) + self.start) }
    }
  }

  /// Called when the list was scrolled, or when UIKit has moved it with its content.
  func didScroll() {
    if container.isTracking { landing = nil }
    guard scrolling == .startsAtEnd else { return }
    let now = Extent(
      content: container.contentSize, bounds: container.bounds.size,
      inset: container.adjustedContentInset)
    let isMovedByUIKit = now != extent
    extent = now
    if container.isTracking || container.isDecelerating || !isMovedByUIKit { noteEnd() }
  }

  private func noteEnd() {
    guard scrolling == .startsAtEnd, landing == nil else { return }
    isAtEnd = container.contentOffset.y > farthest - 1
  }

  /// Called when the bars, the keyboard, or visible cells have changed.
  func stayAfterChange() {
    guard isAtEnd, landing == nil, canMove, !container.isTracking else { return }
    destination = .end
    sentinel.setNeedsLayout()
  }

  private func watchLayout() {
    if !isWatching {
      isWatching = true
      sentinel.frame = CGRect(origin: .zero, size: container.bounds.size)
      container.insertSubview(sentinel, at: 0)
    }
    sentinel.setNeedsLayout()
  }

  /// Called when the container was just laid out and has not been drawn since, or when it has moved to a
  /// window and is laid out next.
  private func laidOut() {
    let isAppearing = !isInWindow && container.window != nil
    isInWindow = container.window != nil
    guard canMove, !isSettling else { return }
    if isAppearing || container.bounds.size != size {
      size = container.bounds.size
      if isAtEnd, destination == nil { destination = .end }
    }
    if isAppearing { return sentinel.setNeedsLayout() }
    guard let place = destination else { return }
    destination = nil
    settle(at: place)
    noteEnd()
  }
}

extension CellGenList {
  func scroll(to place: ListPlace<Content.Section>, isAnimated: Bool) {
    shown.updates.add(of: self) {
      if $0.hasContainer { $0.places.scroll(to: place, isAnimated: isAnimated) }
    }
  }
}


"""#,
#"""
extension CellGenTableScreen {
  func scrollsSideways(at indexPath: IndexPath) -> Bool { false }

  func frameOfCell(at indexPath: IndexPath) -> CGRect? { tableView.rectForRow(at: indexPath) }

  func top(ofSection index: Int, withHeader: Bool) -> CGFloat? {
    guard index < tableView.numberOfSections else { return nil }
    let hasHeader = shownHeader(at: index) != nil
    // The headers of a plain table cover its rows.
    if hasHeader, withHeader || tableView.style == .plain {
      return tableView.rectForHeader(inSection: index).minY
    }
    guard itemCount(inSection: index) > 0 else { return tableView.rect(forSection: index).minY }
    return tableView.rectForRow(at: IndexPath(row: 0, section: index)).minY
  }
}

"""#,
#"""

extension CellGenCollectionScreen {
  func scrollsSideways(at indexPath: IndexPath) -> Bool {
    shownSection(at: indexPath.section).flatMap { surfaces[$0]?.scrollsSideways } ?? false
  }

  func frameOfCell(at indexPath: IndexPath) -> CGRect? {
    collectionView.layoutAttributesForItem(at: indexPath)?.frame
  }

  func top(ofSection index: Int, withHeader: Bool) -> CGFloat? {
    guard index < collectionView.numberOfSections, let section = shownSection(at: index) else {
      return nil
    }
    let first = IndexPath(item: 0, section: index)
    let cell = itemCount(inSection: index) > 0 ? frameOfCell(at: first) : nil
    guard shown.boundaries(of: section).header != nil,
      let header = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame
    else { return cell?.minY }
    let surface = surfaces[section]
    // The frame of a pinned header is its current one.
    if surface?.pinned.contains(.top) == true, let cell {
      return cell.minY - (surface?.topInset ?? 0) - header.height
    }
    return withHeader ? header.minY : cell?.minY ?? header.minY
  }
}

"""#,
#"""

extension CellGenList {

"""#,
#"""
  /// Sets up pulling the container down, which reports the action that the screen declares, except in the Mac
  /// idiom. UIKit's exception there suggests "a Refresh menu item bound to ⌘-R" instead
  /// (developer.apple.com/forums/thread/670551).
  func setUpRefreshing() {
    guard let refresh = creator.refresh, #available(iOS 14, *), !CellGenIdiom.isMac else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.report(refresh) }, for: .valueChanged)
    fittings.set(\.refreshControl, of: container, to: control)
    fittings.add { [weak control] in control?.endRefreshing() }
    // Without this, a collection view with little content could not be pulled.
    fittings.set(\.alwaysBounceVertical, of: container, to: true)
  }


"""#,
#"""
  func endRefreshing() {

"""#,
#"""
    guard creator.refresh != nil, hasContainer else { return }
    container.refreshControl?.endRefreshing()

"""#,
#"""
  }

  /// Ends refreshing, and shows the failure if there is no content.
  func fail(message: String?) {
    endRefreshing()
    let hasContent = state.content.sections().contains { section in
      section.header != nil || section.footer != nil || !section.items.isEmpty
    }
    if !hasContent {
      apply(.failed(message: message), animation: animation, completion: nil)
    }
  }
}

extension CellGenList {
  var isEditing: Bool { hasContainer && screen.isEditing }

  /// The selected items that are shown.
  var selection: Swift.Set<ID> {
    get {
      hasContainer
        ? Swift.Set(screen.selectedIndexPaths.compactMap(screen.itemIdentifier(for:))) : []
    }
    set {
      let old = selection
      for id in old.subtracting(newValue) { setSelected(false, id) }
      for id in newValue.subtracting(old) { setSelected(true, id) }
      reportedSelection = selection
    }
  }

  func setSelected(_ isSelected: Bool, _ id: ID) {
    guard let indexPath = indexPath(for: id) else { return }
    screen.setSelected(isSelected, at: indexPath)
  }

  /// Reports the selection if the user has changed it, or if a selected item was removed.
  func reportSelection() {
    guard hasContainer else { return }
    let selection = selection
    guard selection != reportedSelection else { return }
    reportedSelection = selection
    hooks.selectionChanged?(selection)
  }
}

/// The cells of a screen that can be selected, and those that stay selected.
enum ListSelection: Swift.Sendable {
  /// Cells whose view declares `select`. They are deselected after reporting it.
  case reported
  /// One cell, which stays selected.
  case single
  /// Several cells while the screen is being edited; at other times as ``reported``.
  case multipleWhileEditing
  /// Several cells at any time.
  case multiple

  /// True if a selected cell stays selected.
  func persists(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .reported: false
    case .single: !isEditing
    case .multipleWhileEditing: isEditing
    case .multiple: true
    }
  }
}

/// The state of a screen, as one value.
///
///     dataSource.apply(.loading)
///     dataSource.apply(.content(ListingContent(photos: photos)))
enum ListState<Content: ScreenContent>: ScreenValue {
  /// The first content is being loaded. To refresh existing content, leave it in place.
  case loading
  /// There is no content. Content without cells, headers, and footers means the same.
  case empty
  /// There is no content because of a failure, with its message.
  case failed(message: String?)
  case content(Content)
}

extension ListState {
  /// The content; empty for any other state.
  var content: Content {
    if case .content(let content) = self { content } else { Content() }
  }
}

"""#,
#"""

extension CellGenList {
  /// Shows an item, and places the cursor in its cell.
  func edit(_ id: ID) {
    shown.updates.add(of: self) { list in
      if let indexPath = list.indexPath(for: id) { list.screen.scrollToCell(at: indexPath) }
    }
    shown.updates.add(of: self) { $0.beginTyping(in: id) }
  }

  /// Places the cursor in the first text field or text view of an item's cell.
  ///
  /// - Source: "Never call this method on a view that is not part of an active view hierarchy" (Apple,
  ///   `UIResponder.becomeFirstResponder()`).
  private func beginTyping(in id: ID) {
    guard hasContainer, container.window != nil else { return }
    container.layoutIfNeeded()
    guard let cell = screen.visibleCells.first(where: { shown.id(of: $0) == id }) else { return }
    cell.firstTextInput?.becomeFirstResponder()
  }
}

extension UIView {
  /// The first text input among its subviews.
  fileprivate var firstTextInput: UIView? {
    for view in subviews where !view.isHidden {
      if view is UITextField || (view as? UITextView)?.isEditable == true { return view }
      if let input = view.firstTextInput { return input }
    }
    return nil
  }
}

"""#,
#"""

/// A type that follows which cells of a list are visible.
///
/// The list knows its watcher only by this protocol, so a screen without one costs nothing.
@MainActor
protocol CellListWatcher: AnyObject {
  /// Called when the list has its container.
  func begin()

  /// Called when another data source has taken over the container.
  func end()

  /// Called when the visible cells may have changed.
  func look()

  /// Called when items were inserted or removed.
  func itemsChanged()

  /// Forgets all reports.
  func reset()
}

/// A list, as seen by its watcher.
@MainActor
protocol CellWatchedList<Action>: AnyObject {
  associatedtype ID: Swift.Hashable
  associatedtype Action

  /// The scroll view that shows the cells.
  var container: UIScrollView { get }

  /// The cells on the screen, with the ids of their items; empty if another data source has taken over the
  /// container.
  var cellsOnScreen: [(id: ID, cell: UIView)] { get }

  /// The headers and footers on the screen that can cover cells.
  var viewsOverCells: [UIView] { get }

  /// Returns true if the content has an item, even in a collapsed section.
  func contains(_ id: ID) -> Bool

  /// Returns the condition under which the cell of an item counts as seen; nil for a cell that is never
  /// reported.
  func seen(_ id: ID) -> CellSeen<Action>?

  /// Reports an action of the screen.
  func report(_ action: Action)

  /// Calls a closure when no update and no layout pass is running.
  func whenSettled(_ act: @escaping @MainActor () -> Void)
}

extension CellGenList: CellWatchedList {
  typealias Action = Creator.Action

  /// Empty for a container without a window, because asking a table would update its layout.
  var cellsOnScreen: [(id: ID, cell: UIView)] {
    guard container.window != nil, hasContainer else { return [] }
    return screen.visibleCells.compactMap { cell in shown.id(of: cell).map { ($0, cell) } }
  }

  var viewsOverCells: [UIView] { screen.headersAndFootersOnScreen }

  func contains(_ id: ID) -> Bool { shown.items[id] != nil }

  func seen(_ id: ID) -> CellSeen<Creator.Action>? {
    shown.items[id].flatMap { creator.cell(for: $0).row.seen }
  }

  func whenSettled(_ act: @escaping @MainActor () -> Void) {
    shown.updates.answer { shown.updates.add(of: self) { _ in act() } }
  }

  func beginWatching() {
    if watcher == nil { watcher = creator.watcher(of: self) }
    watcher?.begin()
  }

  func resetSeen() { watcher?.reset() }
}


"""#,
#"""
extension CellGenTableScreen {
  var headersAndFootersOnScreen: [UIView] {
    // Those of other tables scroll with their rows.
    guard tableView.style == .plain else { return [] }
    let sections = Swift.Set((tableView.indexPathsForVisibleRows ?? []).map(\.section))
    return sections.flatMap {
      [tableView.headerView(forSection: $0), tableView.footerView(forSection: $0)]
    }.compactMap { $0 }
  }
}

"""#,
#"""

extension CellGenCollectionScreen {
  var headersAndFootersOnScreen: [UIView] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      collectionView.visibleSupplementaryViews(ofKind: $0)
    }
  }
}

"""#,
#"""

/// Moves sections of a table in an update of their own.
///
/// A table does not move rows within a section that it moves: "UITableView doesn't perform move in section
/// that is moving", even with a diffable data source (github.com/tonyarnold/Differ/issues/29). So if both
/// change places, the sections move first, with their old rows. All cells are kept.
enum CellGenMovedSections {
  /// - Returns: the old rows in the new order of sections; nil if a single update is enough.
  static func snapshot<
    Section: Swift.Hashable & Swift.Sendable, ID: Swift.Hashable & Swift.Sendable
  >(
    from old: NSDiffableDataSourceSnapshot<Section, ID>,
    to new: NSDiffableDataSourceSnapshot<Section, ID>
  ) -> NSDiffableDataSourceSnapshot<Section, ID>? {
    let (sections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (all, allNew) = (Swift.Set(sections), Swift.Set(newSections))
    let kept = newSections.filter(all.contains)
    guard sections.filter(allNew.contains) != kept else { return nil }
    let (ids, newIDs) = (Swift.Set(old.itemIdentifiers), Swift.Set(new.itemIdentifiers))
    let rowsMove = kept.contains { section in
      old.itemIdentifiers(inSection: section).filter(newIDs.contains)
        != new.itemIdentifiers(inSection: section).filter(ids.contains)
    }
    guard rowsMove else { return nil }
    var moved = NSDiffableDataSourceSnapshot<Section, ID>()
    var next = kept.makeIterator()
    for section in sections.map({ allNew.contains($0) ? next.next() ?? $0 : $0 }) {
      moved.appendSections([section])
      moved.appendItems(old.itemIdentifiers(inSection: section), toSection: section)
    }
    return moved
  }
}

"""#,
#"""

#if canImport(Observation)
import Observation
#endif

@available(iOS 17, *)
extension _CellGenDataSource {
  /// Shows content that follows models. It is applied immediately, and again after each change of an
  /// observable property that the closure has read.
  ///
  ///     dataSource.observe { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// All changes within one turn of the main actor are applied together, in the next turn. Changes of
  /// properties that the closure did not read have no effect. Properties that only one branch of the closure
  /// reads count while that branch is taken.
  ///
  /// Observation continues until the returned object is canceled, the data source is deallocated, or
  /// `observe` is called again: a data source follows one closure at a time, and keeps it. Content that you
  /// apply yourself is shown until the models change. If the container is being refreshed, refreshing
  /// continues, as with ``update(animatingDifferences:completion:_:)``: call ``endRefreshing()`` when the
  /// models have loaded.
  ///
  /// Call it once, for example in `viewDidLoad`, and not where UIKit observes models itself, such as in
  /// `updateProperties()`. The closure should read models, not change them.
  ///
  /// - Parameters:
  ///   - query: returns the search text, which is followed as well; if nothing was found, the screen shows that.
  ///   - animatingDifferences: true to animate changes while the container is in a window.
  ///   - content: makes the content. Don't capture the screen strongly, as in `[weak self]`, because the data source
  ///     keeps the closure.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  func observe(
    query: (@MainActor () -> String?)? = nil, animatingDifferences: Bool = true,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (.content(content()), query?())
    }
  }

  /// Shows content that follows models, with an animation that replaces the screen's.
  ///
  ///     dataSource.observe(animation: .fade) { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// - Parameters:
  ///   - query: returns the search text, which is followed as well; if nothing was found, the screen shows that.
  ///   - animation: the animation of changes while the container is in a window.
  ///   - content: makes the content. Don't capture the screen strongly, as in `[weak self]`, because the data source
  ///     keeps the closure.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  func observe(
    query: (@MainActor () -> String?)? = nil, animation: _Animation,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (.content(content()), query?()) }
  }

  /// Shows content that follows models, or the view that replaces it in another state.
  ///
  ///     dataSource.observe { [model] in
  ///       switch model.posts {
  ///       case .loading: .loading
  ///       case .failed(let error): .failed(message: error.localizedDescription)
  ///       case .loaded(let posts): .content(TimelineContent(posts: posts.map(PostViewData.init)))
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - animatingDifferences: true to animate changes while the container is in a window.
  ///   - state: makes the state.
  /// - Returns: the observation, which you can cancel.
  @discardableResult
  func observe(
    animatingDifferences: Bool = true,
    _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (state(), nil)
    }
  }

  /// Shows content that follows models, or the view that replaces it in another state, with an animation that
  /// replaces the screen's.
  @discardableResult
  func observe(
    animation: _Animation, _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (state(), nil) }
  }

  private func follow(
    animation: ListAnimation,
    _ read: @escaping @MainActor () -> (ListState<Creator.Content>, String?)
  ) -> ContentObservation {
    (_list.observation as? ContentObservation)?.cancel()
    let observation = ContentObservation { [weak list = _list] in
      guard list != nil else { return nil }
      let (state, query) = read()
      // Applied outside of the tracked closure, because code that configures cells may read models as well.
      return { [weak list] isNeeded in
        guard let list, isNeeded || state != list.state else { return }
        list.apply(
          state, query: query, animation: animation, endsRefreshing: false, completion: nil)
      }
    }
    _list.observation = observation
    observation.follow()
    return observation
  }
}

/// The observation of models by content, until it is canceled.
///
/// The data source keeps it, so it continues even if you don't.
@available(iOS 17, *)
@MainActor
final class ContentObservation {
  /// Shows the values that were read; `isNeeded` is false if they may be shown already.
  typealias Show = @MainActor (_ isNeeded: Bool) -> Void

  /// Reads the models; nil when there is nothing left that could show them.
  private var read: (@MainActor () -> Show?)?
  private let end = CellGenObservationEnd()
  /// The number of times that the models were read. Changes that were noticed after an earlier reading have
  /// been read since.
  private var readings = 0
  /// The number of changes that other threads made.
  private var distantChanges = 0

  init(_ read: @escaping @MainActor () -> Show?) {
    self.read = read
  }

  deinit { end.reach() }

  /// Stops following the models, and leaves the visible content unchanged.
  func cancel() {
    read = nil
    end.reach()
  }

  /// Reads the models, and waits for the first change of a property that was read.
  ///
  /// - Parameter isNeeded: true to show the values even if they are shown already.
  func follow(isNeeded: Bool = true) {
    guard let read else { return }
    readings += 1
    let reading = readings
    let show = Observation.withObservationTracking {
      end.join()
      return read()
    } onChange: { [weak self] in
      // Called on the thread that makes the change, before the change is made.
      let isDistant = !Foundation.Thread.isMainThread
      _Concurrency.Task { @MainActor [weak self] in
        self?.changed(after: reading, isDistant: isDistant)
      }
    }
    guard self.read != nil, let show else { return cancel() }
    show(isNeeded)
  }

  private func changed(after reading: Int, isDistant: Bool) {
    guard reading == readings else { return }
    follow()
    if isDistant { lookAgain() }
  }

  /// Reads the models again after another thread has had time to make the change that it announced, since the
  /// main actor may have read them too early. Nothing announces that a change was made.
  private func lookAgain() {
    distantChanges += 1
    let change = distantChanges
    _Concurrency.Task { @MainActor [weak self] in
      try? await _Concurrency.Task.sleep(nanoseconds: 100_000_000)
      guard let self, change == distantChanges else { return }
      end.reach()
      follow(isNeeded: false)
    }
  }
}

/// The end of waiting for a change, as one more property that is observed.
///
/// Observation cannot remove a registration before a change. A model that never changes would collect one for
/// each screen that has shown it; a change of this property removes the registrations of all properties that
/// were read with it.
@available(iOS 17, *)
struct CellGenObservationEnd: ScreenValue, Observation.Observable {
  private let registrar = Observation.ObservationRegistrar()
  private nonisolated var isOver: Bool { false }

  /// Observes the end together with the other properties.
  nonisolated func join() { registrar.access(self, keyPath: \.isOver) }

  /// Ends waiting; does nothing if nobody waits.
  nonisolated func reach() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
}

"""#,
#"""

/// Draws the accessories of a cell that is not a row, each at its place over the content.
///
/// Accessories at the leading and trailing edges are placed beside the content, as in a row; centered text
/// would run into them.
@MainActor
enum CellGenPlacedAccessories {
  /// The space around them, in points: the default layout margins of UIKit's views (Apple,
  /// `UIView.layoutMargins`).
  private static let margin: CGFloat = 8

  static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UICollectionViewCell,
    onAction: @escaping ActionHandler<Action>
  ) {
    var known = cell.contentView.subviews.compactMap { $0 as? CellGenAccessoryBar }
    guard !accessories.isEmpty || !known.isEmpty else { return }
    let hosted = (cell as? any CellGenHost)?.hosted
    var places: [CellLayers.Place] = []
    let shown = accessories.filter(\.hasContent)
    for case let place? in shown.map(\.place) where !places.contains(place) { places.append(place) }
    let bars = places.map { place in
      let index = known.firstIndex { $0.place == place }
      let bar = index.map { known.remove(at: $0) } ?? install(at: place, in: cell.contentView)
      bar.cellGenContent = hosted?.view
      // VoiceOver reads these accessories with the view in the cell.
      bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil
      // Including hidden ones: each keeps its view.
      bar.show(accessories.filter { $0.place == place }, drawsMarks: true, onAction: onAction)
      return bar
    }
    for bar in known { bar.removeFromSuperview() }
    guard let hosted else { return }
    hosted.placedBars = bars
    if #available(iOS 14, *) {
      update(hosted, isEditing: cell.configurationState.isEditing)
    } else {
      update(hosted, isEditing: false)
    }
  }

  /// Hides them while the list is being edited, and makes room for them beside the content.
  static func update(_ hosted: CellGenHosted, isEditing: Bool) {
    for bar in hosted.placedBars { bar.isHidden = isEditing }
    let room = { (place: CellLayers.Place) -> CGFloat in
      guard !isEditing, let bar = hosted.placedBars.first(where: { $0.place == place }) else {
        return 0
      }
      return margin + bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    if hosted.leadingRoom != room(.leading) { hosted.leadingRoom = room(.leading) }
    if hosted.trailingRoom != room(.trailing) { hosted.trailingRoom = room(.trailing) }
  }

  /// Brings them to the front, because an overlay covers the content but not the accessories.
  static func bringToFront(in content: UIView) {
    for case let bar as CellGenAccessoryBar in content.subviews { content.bringSubviewToFront(bar) }
  }

  private static func install(
    at place: CellLayers.Place, in content: UIView
  ) -> CellGenAccessoryBar {
    let bar = CellGenAccessoryBar()
    bar.place = place
    bar.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(bar)
    // The cell is no smaller than its accessories. If its layout makes it smaller, a badge gives way.
    let least = [
      content.widthAnchor.constraint(greaterThanOrEqualTo: bar.widthAnchor, constant: 2 * margin),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: bar.heightAnchor, constant: 2 * margin),
    ]
    for constraint in least { constraint.priority = UILayoutPriority(900) }
    NSLayoutConstraint.activate(
      least + [horizontal(bar, place, content), vertical(bar, place, content)])
    return bar
  }

  private static func horizontal(
    _ bar: UIView, _ place: CellLayers.Place, _ content: UIView
  ) -> NSLayoutConstraint {
    switch place {
    case .leading, .topLeading, .bottomLeading:
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin)
    case .trailing, .topTrailing, .bottomTrailing:
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: margin)
    case .center, .top, .bottom, .fill:
      bar.centerXAnchor.constraint(equalTo: content.centerXAnchor)
    }
  }

  private static func vertical(
    _ bar: UIView, _ place: CellLayers.Place, _ content: UIView
  ) -> NSLayoutConstraint {
    switch place {
    case .top, .topLeading, .topTrailing:
      bar.topAnchor.constraint(equalTo: content.topAnchor, constant: margin)
    case .bottom, .bottomLeading, .bottomTrailing:
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: margin)
    case .center, .leading, .trailing, .fill:
      bar.centerYAnchor.constraint(equalTo: content.centerYAnchor)
    }
  }
}

"""#,
#"""

extension ReportingView {
  /// Reports an action whenever a button is triggered, by a tap or by other means.
  @available(iOS 14, *)
  func report(_ action: Data.Action, from button: UIButton) {
    button.cellGenSetUp()
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(action) }, for: .primaryActionTriggered)
  }

  /// Reports each new value of a switch, with an action that carries it.
  @available(iOS 14, *)
  func reportChanges(
    of toggle: UISwitch, as action: @escaping @MainActor (Bool) -> Data.Action
  ) {
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        reportChange(action(toggle.isOn))
      }, for: .valueChanged)
  }
}

"""#,
#"""

/// Shows the accessories and the indentation of a row.
///
/// UIKit draws the chevron and the checkmark in a list, and in a table if there are no other accessories.
/// Everything else is drawn in one view, which makes both containers look the same. In other cells,
/// accessories with a place are drawn over the content.
@MainActor
enum CellGenRowEdges {
  /// Shows the accessories of some data in their cell, the editing controls, and the indentation.
  ///
  /// - Parameter isRow: true if the cell is in a list or a table.
  static func show<Data: CellModel>(
    _ data: Data, in cell: UIView, _ shown: CellGenShown<some Any>,
    onAction: @escaping ActionHandler<Data.Action>
  ) {

"""#,
#"""
    showAccessories(of: data, in: cell, isRow: shown.isRow, onAction: onAction)

"""#,
#"""
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      showControls(for: data, in: cell, shown.editing, onAction: onAction)
    }

"""#,
#"""
    // A deeper indentation leaves no room for the row.
    let level = min(Data.indentation(of: data), 1000)
    if level > 0 || isIndented(cell) { indent(cell, by: level) }

"""#,
#"""
  }


"""#,
#"""
  /// - Parameter isRow: true if the cell is in a list or a table.
  private static func showAccessories<Data: CellModel>(
    of data: Data, in cell: UIView, isRow: Bool, onAction: @escaping ActionHandler<Data.Action>
  ) {
    let accessories = Data.accessories(of: data)
    let isPlaced = !isRow || !hasTrailingEdge(cell)
    if let cell = cell as? UICollectionViewCell {
      CellGenPlacedAccessories.show(
        isPlaced ? accessories.filter { $0.place != nil } : [], in: cell, onAction: onAction)
    }
    // The accessories of one of the app's cell classes are kept, unless the view declares any.
    if accessories.isEmpty { return }
    show(
      isPlaced ? accessories.filter { $0.place == nil } : accessories, in: cell,
      onAction: onAction)
  }

  /// True if UIKit has a place for accessories in a cell.
  private static func hasTrailingEdge(_ cell: UIView) -> Bool {
    if #available(iOS 14, *), cell is UICollectionViewListCell { return true }
    return cell is UITableViewCell
  }

  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UIView,
    onAction: @escaping ActionHandler<Action>
  ) {
    guard hasTrailingEdge(cell) else { return }
    let hosted = (cell as? any CellGenHost)?.hosted
    let bar = hosted?.accessoryBar ?? CellGenAccessoryBar()
    hosted?.accessoryBar = bar
    // VoiceOver reads these accessories with the view in the cell.
    bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil

"""#,
#"""
    if let cell = cell as? UITableViewCell { show(accessories, in: cell, bar, onAction) }

"""#,
#"""
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      show(accessories, in: cell, bar, onAction)
    }

"""#,
#"""
  }


"""#,
#"""
  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UITableViewCell, _ bar: CellGenAccessoryBar,
    _ onAction: @escaping ActionHandler<Action>
  ) {
    let shown = accessories.filter(\.hasContent)
    let onlyMark = shown.count == 1 ? shown[0].accessoryType : nil
    bar.show(accessories, drawsMarks: onlyMark == nil, onAction: onAction)
    bar.fit()
    cell.accessoryType = onlyMark ?? .none
    cell.accessoryView = bar.isEmpty ? nil : bar
  }


"""#,
#"""
  @available(iOS 14, *)
  private static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UICollectionViewListCell,
    _ bar: CellGenAccessoryBar, _ onAction: @escaping ActionHandler<Action>
  ) {
    bar.show(accessories, drawsMarks: false, onAction: onAction)
    var shown: [UICellAccessory] = []
    if !bar.isEmpty {
      bar.fit()
      shown.append(
        .customView(
          configuration: .init(
            customView: bar, placement: .trailing(displayed: .whenNotEditing),
            reservedLayoutWidth: .actual)))
    }
    let kinds = accessories.filter(\.hasContent).compactMap(\.accessoryType)
    if kinds.contains(.checkmark) { shown.append(.checkmark(displayed: .whenNotEditing)) }
    if kinds.contains(.disclosureIndicator) {
      shown.append(.disclosureIndicator(displayed: .whenNotEditing))
    }
    cell.accessories = shown
  }

"""#,
#"""


"""#,
#"""
  @available(iOS 14, *)
  private static func showControls<Data: CellModel>(
    for data: Data, in cell: UICollectionViewListCell, _ editing: CellGenRowEditing,
    onAction: @escaping ActionHandler<Data.Action>
  ) {
    let controls = controls(editing, delete: Data.deleteAction(of: data), onAction: onAction)
    let hosted = (cell as? any CellGenHost)?.hosted

"""#,
#"""
    // They were just set.
    if !Data.accessories(of: data).isEmpty {
      cell.accessories += controls
      hosted?.showsControls = !controls.isEmpty
      return
    }

"""#,
#"""
    // If neither the view nor editing shows any, the accessories of the cell belong to the app.
    if !controls.isEmpty || hosted?.showsControls == true { cell.accessories = controls }
    hosted?.showsControls = !controls.isEmpty
  }

  /// Returns the accessories that UIKit shows in a row of a list during editing; a table asks its delegate.
  @available(iOS 14, *)
  private static func controls<Action>(
    _ editing: CellGenRowEditing, delete: Action?, onAction: @escaping ActionHandler<Action>
  ) -> [UICellAccessory] {
    var controls: [UICellAccessory] = []
    if let delete { controls.append(.delete { onAction(delete) }) }
    switch editing.selection {
    case .reported, .single: break
    case .multipleWhileEditing: controls.append(.multiselect())
    case .multiple: controls.append(.multiselect(displayed: .always))
    }
    if editing.canMove { controls.append(.reorder()) }
    return controls
  }


"""#,
#"""
  /// Shows a separator. A table has no API to hide the separator of a row, so a hidden one ends before it
  /// begins: positive insets move it inward (Apple, `UITableViewCell.separatorInset`).
  static func showSeparator(
    _ separator: CellSeparator, in cell: UITableViewCell, of tableView: UITableView
  ) {
    alignSeparator(separator, in: cell)
    var inset = tableView.separatorInset
    if let leading = separator.leading { inset.left = leading }
    if let trailing = separator.trailing { inset.right = trailing }
    if separator.isHidden { inset.right = .greatestFiniteMagnitude }
    if inset != tableView.separatorInset { cell.separatorInset = inset }
  }


"""#,
#"""
  /// Aligns the separator of a row. The layout of its list applies the other settings.
  static func showSeparator(_ separator: CellSeparator, in cell: UICollectionViewCell) {
    guard #available(iOS 14, *), let cell = cell as? UICollectionViewListCell,
      let start = alignSeparator(separator, in: cell)
    else { return }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: start.leadingAnchor).isActive =
      true
  }


"""#,
#"""
  /// Returns the view at which the separator below a row begins; nil if there is none, or if it is already
  /// known.
  @discardableResult
  private static func alignSeparator(_ separator: CellSeparator, in cell: UIView) -> UIView? {
    guard separator.isAligned, let hosted = (cell as? any CellGenHost)?.hosted,
      hosted.separatorStart == nil
    else { return nil }
    hosted.separatorStart = (hosted.view as? DeclaredView)?.separatorStart
    return hosted.separatorStart
  }


"""#,
#"""
  /// Makes the separator below a table's row begin where an element does. UIKit mirrors insets (Apple,
  /// `UITableView.separatorInset`).
  static func layOutSeparator(of cell: ConfigurableTableViewCell) {
    guard let start = cell.hosted?.separatorStart else { return }
    cell.contentView.layoutIfNeeded()
    let frame = start.convert(start.bounds, to: cell)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isMirrored ? cell.bounds.maxX - frame.maxX : frame.minX
    if cell.separatorInset.left != leading { cell.separatorInset.left = leading }
  }

"""#,
#"""


"""#,
#"""
  private static func isIndented(_ cell: UIView) -> Bool {
    if let cell = cell as? UITableViewCell { return cell.indentationLevel > 0 }
    if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      return cell.indentationLevel > 0
    }
    return false
  }

  private static func indent(_ cell: UIView, by level: Int) {
    if let cell = cell as? UITableViewCell {
      // UIKit indents only its own labels.
      (cell as? any CellGenHost)?.hosted?.indent(by: CGFloat(level) * cell.indentationWidth)
      cell.indentationLevel = level
    } else if #available(iOS 14, *), let cell = cell as? UICollectionViewListCell {
      cell.indentationLevel = level
    }
  }

"""#,
#"""
}

"""#,
#"""

extension CellAccessory {
  /// The accessory type with which UIKit draws it in a table; nil if UIKit does not draw it.
  fileprivate var accessoryType: UITableViewCell.AccessoryType? {
    switch kind {
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .badge, .picture, .detail, .toggle: nil
    }
  }
}

"""#,
#"""

/// The likely heights of a table's rows: the last height of a row, or that of others of its kind.
///
/// A table discards the heights that it has measured when it reloads its rows, and then lays out offscreen
/// rows by estimates: "a scrolled table view recalculates its content offset based on estimated heights, not
/// actual heights of cells" (wordpress-mobile/WordPress-iOS#2074). So it jumps as far as its estimates are
/// wrong.
@MainActor
final class CellGenRowEstimates<ID: Swift.Hashable> {
  /// The properties other than its data that a row's height depends on.
  struct Cause: Swift.Equatable {
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }

  private struct Kind {
    var sum: CGFloat = 0
    var count = 0
    var average: CGFloat { sum / CGFloat(count) }
  }

  /// The number of rows of a kind that are measured in advance.
  private static var sampleCount: Int { 3 }

  private var cause: Cause?
  /// Measured heights, and estimates that were already given to the table: a new estimate would move all rows
  /// below.
  private var heights: [ID: (height: CGFloat, isMeasured: Bool)] = [:]
  private var kinds: [Swift.ObjectIdentifier: Kind] = [:]

  /// Returns the likely height of a row.
  ///
  /// - Parameters:
  ///   - kind: the type of the row's data.
  ///   - measure: measures the row; nil for a row that only a cell can measure.
  /// - Returns: nil as long as no height of that kind is known.
  func height(
    of id: ID, _ kind: Swift.ObjectIdentifier, _ cause: Cause, measure: () -> CGFloat?
  ) -> CGFloat? {
    begin(cause)
    if let known = heights[id] { return known.height }
    if kinds[kind]?.count ?? 0 < Self.sampleCount, let height = measure(), height > 0 {
      take(height, of: id, kind, cause)
      return height
    }
    guard let average = kinds[kind]?.average else { return nil }
    heights[id] = (average, false)
    return average
  }

  /// Records the height of a row on the screen.
  func take(_ height: CGFloat, of id: ID, _ kind: Swift.ObjectIdentifier, _ cause: Cause) {
    guard height > 0 else { return }
    begin(cause)
    let old = heights.updateValue((height, true), forKey: id)
    if let old, old.isMeasured {
      kinds[kind, default: Kind()].sum += height - old.height
    } else {
      kinds[kind, default: Kind()].sum += height
      kinds[kind, default: Kind()].count += 1
    }
  }

  /// Discards the heights of removed rows, once most rows were removed; a row that returns soon is as tall as
  /// before.
  func forget(allBut isThere: (ID) -> Bool, count: Int) {
    guard heights.count > 2 * count + 100 else { return }
    heights = heights.filter { isThere($0.key) }
  }

  private func begin(_ cause: Cause) {
    guard cause != self.cause else { return }
    self.cause = cause
    heights = [:]
    kinds = [:]
  }
}

extension CellGenList where Screen == CellGenTableScreen<Content> {
  /// Returns the likely height of the row at an index path; nil if it is unknown.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    let shown = creator.cell(for: item).shown
    return screen.estimates.height(of: item.id, Self.kind(of: shown), screen.cause) {
      // An explicit estimate is used until rows have been on the screen.
      screen.hasEstimate ? nil : shown.size(boundedBy: screen.tableView.bounds.width, sizes)?.height
    }
  }

  /// Records the height of a row that is on the screen, or has just left it.
  func takeHeight(of cell: UITableViewCell) {
    guard screen.measuresRows, hasContainer, let item = item(of: cell) else { return }
    screen.estimates.take(
      cell.bounds.height, of: item.id, Self.kind(of: creator.cell(for: item).shown), screen.cause)
  }

  private static func kind(of shown: CellGenShown<Creator.Action>) -> Swift.ObjectIdentifier {
    Swift.ObjectIdentifier(type(of: shown))
  }
}

extension CellGenTableScreen {
  /// True if rows size themselves.
  var measuresRows: Bool { tableView.rowHeight == UITableView.automaticDimension }

  /// True if the screen or the app has set an estimate for all rows.
  var hasEstimate: Bool { tableView.estimatedRowHeight != UITableView.automaticDimension }

  var cause: CellGenRowEstimates<Content.Item.ID>.Cause {
    .init(
      width: tableView.bounds.width,
      textSize: tableView.traitCollection.preferredContentSizeCategory)
  }
}

"""#,
#"""


"""#,
#"""
/// The header and footer of a collection view, above and below all sections: supplementary views of the whole
/// layout (Apple, `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`).
@MainActor
enum CellGenScreenEdge {
  static let header = "CellGenScreenHeader"
  static let footer = "CellGenScreenFooter"

  /// Makes a layout reserve space for some of them, in addition to the app's own ones. Layouts that are not
  /// compositional have no space for any.
  static func place(_ kinds: [String], in layout: UICollectionViewLayout) {
    guard let layout = layout as? UICollectionViewCompositionalLayout,
      let configuration = layout.configuration.copy()
        as? UICollectionViewCompositionalLayoutConfiguration
    else { return }
    let (own, others) = (
      configuration.boundarySupplementaryItems.filter { isOwn($0.elementKind) },
      configuration.boundarySupplementaryItems.filter { !isOwn($0.elementKind) }
    )
    guard own.map(\.elementKind) != kinds else { return }
    configuration.boundarySupplementaryItems = others + kinds.map(item)
    layout.configuration = configuration
  }

  private static func isOwn(_ kind: String) -> Bool { kind == header || kind == footer }

  private static func item(
    ofKind kind: String
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: kind, alignment: kind == header ? .top : .bottom)
  }

  /// Measures one of them again, if the layout has it.
  static func invalidate(_ kind: String, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout
    let indexPath = IndexPath(index: 0)
    // UIKit raises an exception for a context of another class than that of the layout.
    let contextClass: AnyClass = type(of: layout).invalidationContextClass
    guard
      collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) != nil,
      let context = (contextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    else { return }
    context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    layout.invalidateLayout(with: context)
  }
}

"""#,
#"""

/// The header or footer of a table, above or below all sections, as tall as its content.
///
/// A table view "respects only the height of your view's frame rectangle; it adjusts the width of your header
/// view automatically" (Apple, `UITableView.tableHeaderView`), so it is measured at each width, and set again
/// when the height changes.
final class CellGenTableEdge: UIView {
  private let cellGenContent = ConfigurableReusableView(frame: .zero)
  private let cellGenPlace: Swift.ReferenceWritableKeyPath<UITableView, UIView?>
  private weak var cellGenTable: UITableView?

  /// - Returns: the view that shows it now; nil for none.
  static func show<HeaderFooter>(
    _ headerFooter: HeaderFooter?, _ place: Swift.ReferenceWritableKeyPath<UITableView, UIView?>,
    _ known: CellGenTableEdge?, in tableView: UITableView,
    update: (UIView, HeaderFooter) -> Void
  ) -> CellGenTableEdge? {
    guard let headerFooter else {
      if let known, tableView[keyPath: place] === known { tableView[keyPath: place] = nil }
      return nil
    }
    let edge = known ?? CellGenTableEdge(place, in: tableView)
    update(edge.cellGenContent, headerFooter)
    edge.fit()
    if tableView[keyPath: place] !== edge { tableView[keyPath: place] = edge }
    return edge
  }

  private init(
    _ place: Swift.ReferenceWritableKeyPath<UITableView, UIView?>, in tableView: UITableView
  ) {
    cellGenPlace = place
    cellGenTable = tableView
    super.init(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44))
    addSubview(cellGenContent)
    CellGenHosted.pin(cellGenContent, to: self)
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  private func fit() {
    guard bounds.width > 0 else { return }
    let target = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size =
      cellGenContent.size(fitting: target)
      ?? cellGenContent.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    guard abs(size.height - frame.height) > 0.01 else { return }
    frame.size.height = size.height
    if let cellGenTable, cellGenTable[keyPath: cellGenPlace] === self {
      cellGenTable[keyPath: cellGenPlace] = self
    }
  }
}

"""#,
#"""

/// The content that a screen shows in place of its sections while there is nothing to show: texts with an
/// image and a button, or a view.
struct ScreenPlaceholder<Action> {
  var title: String?
  var message: String?
  var image: UIImage?
  /// The tint of the image or the activity indicator; nil for UIKit's.
  var color: UIColor?
  /// The title of its button; nil for none.
  var buttonTitle: String?
  /// The action that its button reports.
  var action: Action?

"""#,
#"""
  /// The data of a view that replaces all of the above.
  private(set) var shown: (data: CellGenShown<Action>, place: PlaceholderPlace)?


"""#,
#"""
  init(
    title: String? = nil, message: String? = nil, image: UIImage? = nil, color: UIColor? = nil,
    buttonTitle: String? = nil, action: Action? = nil
  ) {
    self.title = title
    self.message = message
    // Only templates are tinted; symbols always are templates.
    self.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    self.color = color
    self.buttonTitle = buttonTitle
    self.action = action
  }
}


"""#,
#"""
/// The place of a placeholder's view in the area of the container that is not covered by bars.
enum PlaceholderPlace: Swift.Sendable {
  case center, top
  /// The whole area.
  case fill
}

extension ScreenPlaceholder {
  /// Creates a placeholder that shows a view.
  ///
  /// - Parameters:
  ///   - data: the data that the view shows.
  ///   - place: its place; it is always as wide as the container.
  ///   - identifier: its accessibility identifier.
  ///   - action: returns the action of the screen for an action of the view.
  @MainActor init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String,
    action: @escaping (Data.Action) -> Action
  ) {
    shown = (CellGenShownData(data, identifier: identifier, action: action), place)
  }

  /// Creates a placeholder that shows a view that reports nothing.
  @MainActor init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String
  ) where Data.Action == Never {
    self.init(data, at: place, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
extension ViewCreator {
  /// Returns the view behind a container in a state: UIKit's own view for unavailable content where it
  /// exists. Nil while there is content, and if there is no message to show.
  ///
  /// - Parameters:
  ///   - query: the search text that led to the content; nil or empty for content that was not searched.
  ///   - isEmpty: true if there is nothing to show, even if there is content.
  ///   - known: the current view. It is kept if possible, which does not interrupt typing or animations in it.
  func placeholderView(
    for state: ListState<Content>, query: String?, isEmpty: Bool, reusing known: UIView?,
    onAction: @escaping ActionHandler<Action>
  ) -> UIView? {
    let view = {
      (placeholder: ScreenPlaceholder<Action>, reason: CellGenPlaceholder.Reason) in
      self.view(for: placeholder, reason, reusing: known, onAction)
    }
    switch state {
    case .loading: return view(placeholder(for: state) ?? ScreenPlaceholder(), .loading)
    case .content where !isEmpty: return nil
    case .content:
      if let query, !query.isEmpty { return placeholder(forQuery: query).map { view($0, .search) } }
      return placeholder(for: .empty).map { view($0, .empty) }
    case .empty, .failed: return placeholder(for: state).map { view($0, .empty) }
    }
  }

  private func view(
    for placeholder: ScreenPlaceholder<Action>, _ reason: CellGenPlaceholder.Reason,
    reusing known: UIView?, _ onAction: @escaping ActionHandler<Action>
  ) -> UIView {

"""#,
#"""
    if let (data, place) = placeholder.shown {
      let kind = CellGenPlaceholderView.Kind(
        data: Swift.ObjectIdentifier(type(of: data)), place: place)
      let known = (known as? CellGenPlaceholderView).flatMap { $0.cellGenKind == kind ? $0 : nil }
      let view = known ?? CellGenPlaceholderView(kind)
      data.show(in: view.cellGenContent, onAction: onAction)
      return view
    }

"""#,
#"""
    let tap = placeholder.action.map { action in { @MainActor in onAction(action) } }
    if #available(iOS 17, *) {
      let configuration = configuration(for: placeholder, reason, onTap: tap)
      guard let known = known as? UIContentUnavailableView else {
        return UIContentUnavailableView(configuration: configuration)
      }
      if known.configuration as? UIContentUnavailableConfiguration != configuration {
        known.configuration = configuration
      }
      return known
    }
    let view = known as? CellGenPlaceholder ?? CellGenPlaceholder()
    view.show(placeholder, isLoading: reason == .loading, onTap: tap)
    return view
  }

  @available(iOS 17, *)
  private func configuration(
    for placeholder: ScreenPlaceholder<Action>, _ reason: CellGenPlaceholder.Reason,
    onTap: (@MainActor () -> Void)?
  ) -> UIContentUnavailableConfiguration {
    var configuration: UIContentUnavailableConfiguration =
      switch reason {
      case .loading: .loading()
      case .empty: .empty()
      case .search: .search()
      }
    configuration.text = placeholder.title
    configuration.secondaryText = placeholder.message
    if let image = placeholder.image { configuration.image = image }
    if let color = placeholder.color { configuration.imageProperties.tintColor = color }
    if let title = placeholder.buttonTitle, let onTap {
      configuration.button = .plain()
      configuration.button.title = title
      configuration.buttonProperties.primaryAction = UIAction(title: title) { _ in onTap() }
    }
    return configuration
  }
}

/// The view that replaces the sections before iOS 17.
final class CellGenPlaceholder: UIView {
  /// The reason why there is nothing to show.
  enum Reason { case loading, empty, search }

  private let cellGenStack = UIStackView()
  private let cellGenSpinner = UIActivityIndicatorView(style: .large)

  init() {
    super.init(frame: .zero)
    cellGenStack.axis = .vertical
    cellGenStack.alignment = .center
    cellGenStack.spacing = 8
    cellGenCenterStack()
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func show<Action>(
    _ placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) {
    for view in cellGenStack.arrangedSubviews where view !== cellGenSpinner {
      view.removeFromSuperview()
    }
    cellGenSpinner.color = placeholder.color
    // An indicator that is animating continues.
    if !isLoading {
      cellGenSpinner.removeFromSuperview()
    } else if cellGenSpinner.superview == nil {
      cellGenStack.insertArrangedSubview(cellGenSpinner, at: 0)
      cellGenSpinner.startAnimating()
    }
    if let image = placeholder.image {
      let view = UIImageView(image: image)
      view.tintColor = placeholder.color
      cellGenStack.addArrangedSubview(view)
    }
    if let title = placeholder.title {
      cellGenStack.addArrangedSubview(label(title, .headline, .label))
    }
    if let message = placeholder.message {
      cellGenStack.addArrangedSubview(label(message, .subheadline, .secondaryLabel))
    }
    if let title = placeholder.buttonTitle, let onTap {
      cellGenStack.addArrangedSubview(button(title, onTap: onTap))
    }
  }

  private func label(
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

  private func button(_ title: String, onTap: @escaping @MainActor () -> Void) -> UIView {
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

  private func cellGenCenterStack() {
    let stack = cellGenStack
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    // A background view is as large as the container, including the area behind bars. Its margins exclude the
    // safe area insets (Apple, `insetsLayoutMarginsFromSafeArea`), so this is the center of the visible area.
    // Content insets of the container do not count.
    let room = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
    ])
  }
}


"""#,
#"""
/// Shows a view in place of the sections, in the area of the container that is not covered by bars.
final class CellGenPlaceholderView: UIView {
  /// The properties that must be equal for a view to be configured again.
  struct Kind: Swift.Equatable {
    let data: Swift.ObjectIdentifier
    let place: PlaceholderPlace
  }

  let cellGenKind: Kind
  let cellGenContent = ConfigurableReusableView(frame: .zero)
  /// The height that is computed for the data; inactive if Auto Layout determines it.
  private lazy var cellGenHeight = cellGenContent.heightAnchor.constraint(equalToConstant: 0)

  init(_ kind: Kind) {
    cellGenKind = kind
    super.init(frame: .zero)
    addSubview(cellGenContent)
    cellGenContent.translatesAutoresizingMaskIntoConstraints = false
    let room = safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      [
        cellGenContent.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        cellGenContent.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      ] + vertical(room))
  }

  private func vertical(_ room: UILayoutGuide) -> [NSLayoutConstraint] {
    let top = cellGenContent.topAnchor
    switch cellGenKind.place {
    case .top: return [top.constraint(equalTo: room.topAnchor)]
    case .fill:
      return [
        top.constraint(equalTo: room.topAnchor),
        cellGenContent.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      ]
    case .center:
      // A view that is taller than the area begins at its top.
      let center = cellGenContent.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      center.priority = .defaultHigh
      return [top.constraint(greaterThanOrEqualTo: room.topAnchor), center]
    }
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func layoutSubviews() {
    let room = bounds.inset(by: safeAreaInsets)
    let target = CGSize(width: room.width, height: UIView.layoutFittingCompressedSize.height)
    if cellGenKind.place != .fill, room.width > 0 {
      let size = cellGenContent.size(fitting: target)
      cellGenHeight.constant = size?.height ?? 0
      cellGenHeight.isActive = size != nil
    }
    super.layoutSubviews()
  }
}


"""#,
#"""
/// A button that calls a closure on iOS 13, where controls support only targets and selectors, which require
/// Objective-C.
///
/// It uses the API of `UIControl` for subclasses: `endTracking(_:with:)` is called when a touch ends, and
/// `isTouchInside` indicates whether the finger is still on the control (Apple, `UIControl`). VoiceOver
/// activates a control with a touch as well.
final class CellGenButton: UIButton {
  /// Named unlike anything that an app adds to its views: a property of a class cannot have the name of a
  /// property in an extension of its superclass.
  var cellGenOnTap: (@MainActor () -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = isTouchInside
    super.endTracking(touch, with: event)
    if isTap { cellGenOnTap?() }
  }
}

/// Runs the updates of a container one after the other, in the order in which they were requested.
///
/// Diffable data sources raise an exception when a snapshot is applied while another one is being applied:
/// `BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY…`, as in
/// clickety-clacks/clawline#140, where configuring a cell causes an update. UIKit calls hooks and requests
/// views during updates and layout passes, so updates that are requested then wait until UIKit has finished.
/// They do not wait for running animations.
@MainActor
final class CellGenUpdates {
  private var waiting: [() -> Void] = []
  /// True while an update is being carried out; its animations may run longer.
  private(set) var isRunning = false
  /// The number of nested UIKit calls that are being answered.
  private var calls = 0
  /// The blocks that run when the last update has ended; nil after that.
  private var atEnd: CellGenUpdateEnd?

  /// Runs an update after the pending ones: immediately, or when UIKit has finished.
  ///
  /// - Parameters:
  ///   - screen: the object to update, which may be deallocated by then.
  ///   - ifGone: runs in place of the update in that case.
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

  /// Runs blocks at the end of an update that UIKit carries out.
  ///
  /// - Returns: the block that UIKit is to call at the end.
  func begin(_ block: @escaping () -> Void) -> () -> Void {
    let end = CellGenUpdateEnd(block)
    atEnd = end
    return { [weak self] in
      if self?.atEnd === end { self?.atEnd = nil }
      end.run()
    }
  }

  /// Runs a block after an update that does not involve UIKit, after the blocks of earlier updates.
  func end(_ block: @escaping () -> Void) {
    if let atEnd {
      atEnd.blocks.append(block)
    } else {
      block()
    }
  }

  /// Runs pending updates in the next turn, because the end of a layout pass outside of an update cannot be
  /// observed.
  private func runSoon() {
    guard calls == 0, !isRunning, !waiting.isEmpty else { return }
    _Concurrency.Task { @MainActor in self.run() }
  }

  /// A loop rather than recursion, because an update can cause another one without limit.
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

/// The end of an update.
@MainActor
private final class CellGenUpdateEnd {
  var blocks: [() -> Void]

  init(_ block: @escaping () -> Void) {
    blocks = [block]
  }

  func run() {
    for block in blocks { block() }
  }
}

"""#,
#"""

/// The background of a section of a screen.
///
/// Decoration views receive only their kind, so the looks of each screen are stored by kind.
final class CellGenSectionBackgroundView<Content: ScreenContent>: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let look = layoutAttributes.representedElementKind.flatMap {
      CellGenSectionBackgrounds.looks[Swift.ObjectIdentifier(Content.self)]?[$0]
    }
    CellGenPatch.show(look, behind: self)
  }
}

/// The backgrounds of the sections of all screens.
@MainActor
enum CellGenSectionBackgrounds {
  fileprivate static var looks: [Swift.ObjectIdentifier: [String: CellLook]] = [:]

  /// Stores the looks of a screen, and registers their kinds with its layout.
  static func register<Content: ScreenContent>(
    _ backgrounds: [Content.Section.Kind: CellLook], of content: Content.Type,
    in layout: UICollectionViewLayout
  ) {
    for (section, look) in backgrounds {
      let kind = elementKind(behind: section, in: content)
      looks[Swift.ObjectIdentifier(content), default: [:]][kind] = look
      layout.register(CellGenSectionBackgroundView<Content>.self, forDecorationViewOfKind: kind)
    }
  }

  /// Returns the kind of the view behind a section, unique in the layout of its screen.
  static func elementKind<Content: ScreenContent>(
    behind section: Content.Section.Kind, in content: Content.Type
  ) -> String {
    let position = Swift.Array(Content.Section.Kind.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}

"""#,
#"""

/// A section of content that is declared once and repeated: its data and its cells.
///
/// The fields of the data are also fields of the section:
///
///     content.days[id: today]?.title = "Today"
///     content.days[id: today]?.items.append(task)
@dynamicMemberLookup
struct SectionContent<Data: ScreenValue & Swift.Identifiable, Item: ScreenValue>:
  ScreenValue,
  Swift.Identifiable
where Data.ID: Swift.Sendable {
  var data: Data
  var items: [Item]

  /// - Parameters:
  ///   - data: the data of the section, with its identity.
  ///   - items: its cells, in order.
  init(_ data: Data, items: [Item] = []) {
    self.data = data
    self.items = items
  }

  var id: Data.ID { data.id }

  subscript<Value>(dynamicMember path: Swift.WritableKeyPath<Data, Value>) -> Value {
    get { data[keyPath: path] }
    set { data[keyPath: path] = newValue }
  }
}

extension Swift.Array {
  /// Accesses the cell with an id in any of the sections; nil if there is none.
  ///
  ///     content.days[item: 7]?.isDone = true
  ///     content.days[item: 7] = nil
  ///
  /// Setting nil removes the cell. Setting another cell replaces it in place. A cell that is in no section is
  /// not added, since its section would be unknown.
  ///
  /// - Cost: proportional to the number of cells.
  nonisolated subscript<Data, Item: Swift.Identifiable>(item id: Item.ID) -> Item?
  where Element == SectionContent<Data, Item> {
    get {
      for section in self {
        if let item = section.items.first(where: { $0.id == id }) { return item }
      }
      return nil
    }
    set {
      for index in indices where self[index].items.contains(where: { $0.id == id }) {
        self[index].items[id: id] = newValue
        return
      }
    }
  }

  /// Returns sections made from a flat list: each value is in the section of its group, and the groups are in
  /// the order of their first values.
  ///
  ///     content.letters = .grouped(people, by: { LetterViewData($0.initial) }) { PersonViewData($0) }
  ///
  /// - Parameters:
  ///   - values: the values that the cells are made from, in order.
  ///   - section: returns the data of the section that a value belongs to; sections with the same id are one, with the
  ///     data of its first value.
  ///   - item: returns the cell of a value.
  nonisolated static func grouped<Data, Item, Value>(
    _ values: some Swift.Sequence<Value>, by section: (Value) throws -> Data,
    item: (Value) throws -> Item
  ) rethrows -> [Element] where Element == SectionContent<Data, Item> {
    var sections: [Element] = []
    var indices: [Data.ID: Int] = [:]
    for value in values {
      let data = try section(value)
      let index = indices[data.id] ?? sections.endIndex
      if index == sections.endIndex {
        indices[data.id] = index
        sections.append(SectionContent(data))
      }
      sections[index].items.append(try item(value))
    }
    return sections
  }
}

"""#,
#"""

/// Reports each cell of a list once enough of it was visible for long enough.
///
/// Times are stored by id, not by cell, since cells are reused for other items. Each check compares the
/// visible cells with those of the last check, so nothing runs in between, except for a single timer for the
/// cell that is due first.
@MainActor
final class CellSeenWatcher<List: CellWatchedList>: CellListWatcher {
  /// An item on the screen that has not been reported.
  private struct Watched {
    /// The condition and the action; nil for an item that is never reported.
    let seen: CellSeen<List.Action>?
    /// The time since which enough of it has been visible; nil while it is not.
    var since: Double?

    /// The time at which it is to be reported; nil for none.
    var due: Double? {
      guard let seen, let since else { return nil }
      return since + seen.duration
    }

    mutating func look(at frame: CGRect, in area: CGRect, at now: Double) {
      guard let seen else { return }
      since = frame.cellGenShows(seen.share, in: area) ? since ?? now : nil
    }
  }

  private weak var list: List?
  private let clock: any CellGenClock
  private let background: CellGenBackground
  private let sentinel = CellGenSentinel(frame: .zero)
  private var watched: [List.ID: Watched] = [:]
  private var reported: Swift.Set<List.ID> = []
  private var wakeUp: (time: Double, cancel: @MainActor () -> Void)?
  private var isLookWaiting = false

  init(_ list: List) {
    self.list = list
    clock = CellGenClocks.current
    background = CellGenBackground()
    background.didChange = { [weak self] in
      // Immediately, because the app may be suspended before the next turn.
      self?.stopTiming()
      self?.look()
    }
    sentinel.cellGenDidChange = { [weak self] in self?.look() }
  }

  func begin() {
    guard let container = list?.container else { return }
    sentinel.frame = CGRect(origin: .zero, size: container.bounds.size)
    container.insertSubview(sentinel, at: 0)
    look()
  }

  func end() {
    sentinel.removeFromSuperview()
    stopTiming()
  }

  private func stopTiming() {
    watched = [:]
    wake(at: nil)
  }

  /// Checks the visible cells when UIKit has finished: cells may not have their final places yet, and a
  /// report can have any effect.
  func look() {
    guard !isLookWaiting, let list else { return }
    isLookWaiting = true
    list.whenSettled { [weak self] in
      self?.isLookWaiting = false
      self?.lookNow()
    }
  }

  /// Forgets items that were removed from the content, even if they return before the next check.
  func itemsChanged() {
    guard let list else { return }
    reported = reported.filter { list.contains($0) }
    watched = watched.filter { list.contains($0.key) }
  }

  func reset() {
    reported = []
    watched = [:]
    look()
  }

  private func lookNow() {
    guard let list else { return }
    let (before, now) = (watched, clock.now)
    watched = [:]
    var due: [(frame: CGRect, action: List.Action)] = []
    if let area = visibleArea(of: list) {
      for (id, cell) in list.cellsOnScreen where !reported.contains(id) {
        var item = before[id] ?? Watched(seen: list.seen(id))
        let frame = cell.cellGenFrame(in: list.container)
        item.look(at: frame, in: area, at: now)
        guard let seen = item.seen, let time = item.due, time <= now else {
          watched[id] = item
          continue
        }
        reported.insert(id)
        due.append((frame, seen.action))
      }
    }
    wake(at: watched.values.compactMap(\.due).min())
    // From top to bottom, because UIKit returns visible cells in no particular order.
    due.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    for cell in due { list.report(cell.action) }
  }

  /// Schedules the next check; nil for none.
  private func wake(at time: Double?) {
    guard time != wakeUp?.time else { return }
    wakeUp?.cancel()
    wakeUp = nil
    guard let time, time < .infinity else { return }
    let cancel = clock.wake(after: time - clock.now) { [weak self] in
      self?.wakeUp = nil
      self?.look()
    }
    wakeUp = (time, cancel)
  }

  /// Returns the part of the container where cells are visible, in its own coordinates; nil for none.
  private func visibleArea(of list: List) -> CGRect? {
    let container = list.container
    guard let window = container.window, !background.contains(window) else { return nil }
    var area = container.bounds.cellGenInset(by: container.adjustedContentInset)
    var view: UIView? = container
    while let outer = view {
      if outer.isHidden || outer.alpha < 0.01 { return nil }
      if outer !== container, outer.clipsToBounds || outer === window {
        area = area.intersection(container.convert(outer.bounds, from: outer))
      }
      view = outer.superview
    }
    for cover in list.viewsOverCells.map({ $0.cellGenFrame(in: container) }).sorted(by: {
      $0.minY < $1.minY
    }) {
      area = area.cellGenWithout(cover)
    }
    return area.isEmpty ? nil : area
  }
}

// MARK: Geometry

extension UIView {
  /// Returns its frame in a container; empty while it is hidden. The cells of a section that scrolls sideways
  /// are in a scroll view of their own.
  fileprivate func cellGenFrame(in container: UIView) -> CGRect {
    isHidden ? .null : container.convert(bounds, from: self)
  }
}

extension CGRect {
  /// Returns the rectangle within insets; empty if they leave no room. Negative insets are ignored.
  fileprivate func cellGenInset(by insets: UIEdgeInsets) -> CGRect {
    let (left, top) = (max(0, insets.left), max(0, insets.top))
    return CGRect(
      x: minX + left, y: minY + top, width: max(0, width - left - max(0, insets.right)),
      height: max(0, height - top - max(0, insets.bottom)))
  }

  /// Returns the part that remains visible below a header over its start, or above a footer over its end.
  fileprivate func cellGenWithout(_ cover: CGRect) -> CGRect {
    guard cover.intersects(self), cover.width > width / 2 else { return self }
    var rest = self
    if cover.minY <= minY {
      rest.origin.y = min(cover.maxY, maxY)
      rest.size.height = maxY - rest.minY
    } else if cover.maxY >= maxY {
      rest.size.height = cover.minY - minY
    }
    return rest
  }

  /// Returns true if an area shows at least a share of it, or of the part that fits into the area.
  fileprivate func cellGenShows(_ share: CGFloat, in area: CGRect) -> Bool {
    let part = intersection(area)
    guard !isEmpty, !part.isEmpty else { return false }
    let most = min(width, area.width) * min(height, area.height)
    // Thirds of a point add up to slightly less than the whole.
    return part.width * part.height >= share * most * 0.999_999
  }
}

// MARK: Time

/// The source of time for watchers.
@MainActor
protocol CellGenClock: AnyObject {
  /// - Units: seconds, from an arbitrary start.
  var now: Double { get }

  /// Calls back once.
  ///
  /// - Returns: a closure that cancels the call.
  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The clock of watchers that are created from now on.
@MainActor
enum CellGenClocks {
  static var current: any CellGenClock = CellGenUptime()
}

/// The time since the device was started, excluding sleep.
final class CellGenUptime: CellGenClock {
  // A synthesized initializer would not be isolated.
  init() {}

  var now: Double { Foundation.ProcessInfo.processInfo.systemUptime }

  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    // If it wakes up too early, the watcher checks and waits for the rest.
    let nanoseconds = Swift.UInt64(max(0, min(seconds, 3_600)) * 1_000_000_000)
    let task = _Concurrency.Task { @MainActor in
      try? await _Concurrency.Task.sleep(nanoseconds: nanoseconds)
      if !_Concurrency.Task.isCancelled { act() }
    }
    return { task.cancel() }
  }
}

// MARK: Background

/// Observes when the scene of a window enters the background.
///
/// - Source: "UIKit posts a `didEnterBackgroundNotification` notification from `UIApplication` and `UIScene`"
///   (Apple, `sceneDidEnterBackground(_:)`). A scene in the background is "no longer onscreen" (Apple,
///   `UIScene.didEnterBackgroundNotification`). An inactive app, such as one behind a system alert, still
///   shows its cells.
@MainActor
final class CellGenBackground {
  var didChange: (() -> Void)?
  private weak var scene: UIWindowScene?
  private var isInBackground = false
  private var ends: [@Sendable () -> Void] = []

  init() {
    for (name, isInBackground) in [
      (UIScene.didEnterBackgroundNotification, true),
      (UIScene.willEnterForegroundNotification, false),
    ] {
      ends.append(
        Self.observe(name) { [weak self] sender in
          guard let self, let scene, Swift.ObjectIdentifier(scene) == sender else { return }
          changed(to: isInBackground)
        })
    }
    // The application's notifications are for windows without a scene: another scene can keep the application
    // in the foreground.
    for (name, isInBackground) in [
      (UIApplication.didEnterBackgroundNotification, true),
      (UIApplication.willEnterForegroundNotification, false),
    ] {
      ends.append(
        Self.observe(name) { [weak self] _ in
          guard let self, scene == nil else { return }
          changed(to: isInBackground)
        })
    }
  }

  deinit {
    for end in ends { end() }
  }

  func contains(_ window: UIWindow) -> Bool {
    if let now = window.windowScene, now !== scene {
      scene = now
      isInBackground = now.activationState == .background
    }
    return isInBackground
  }

  private func changed(to isInBackground: Bool) {
    self.isInBackground = isInBackground
    didChange?()
  }

  /// - Returns: a closure that ends the observation.
  nonisolated private static func observe(
    _ name: Foundation.Notification.Name,
    _ act: @escaping @MainActor @Sendable (Swift.ObjectIdentifier?) -> Void
  ) -> @Sendable () -> Void {
    struct Token: @unchecked Swift.Sendable {
      let value: Any
    }
    let center = Foundation.NotificationCenter.default
    // UIKit posts them on the main thread.
    let token = Token(
      value: center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let sender = (notification.object as AnyObject?).map { Swift.ObjectIdentifier($0) }
        MainActor.assumeIsolated { act(sender) }
      })
    return { Foundation.NotificationCenter.default.removeObserver(token.value) }
  }
}

"""#,
#"""

/// A hidden view in the container that notices changes of its window or size, which scroll views do not
/// report to a delegate.
final class CellGenSentinel: UIView {
  var cellGenDidChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    cellGenDidChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cellGenDidChange?()
  }
}

"""#,
#"""

/// Applies looks to cells, and restores UIKit's own look.
@MainActor
enum CellGenShownLook {
  /// Applies a look to a cell in its current state.
  ///
  /// - Parameters:
  ///   - look: the look; nil for UIKit's own.
  ///   - hidesState: true if UIKit's own look is to be that of a cell that is neither highlighted nor selected.
  ///   - content: the view below the overlay.
  static func show(
    _ look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell, over content: UIView
  ) {
    if #available(iOS 14, *) {
      showConfiguration(of: look, hidesState: hidesState, in: cell)
    } else {
      showView(of: look, hidesState: hidesState, in: cell)
    }
    showOverlay(of: look, over: content)
  }

  private static func showOverlay(of look: CellLook?, over content: UIView) {
    let shown = content.subviews.lazy.compactMap { $0 as? CellGenPatch }.first
    guard let look, let color = look.overlay else {
      shown?.removeFromSuperview()
      return
    }
    let overlay = shown ?? CellGenPatch(frame: content.bounds)
    overlay.show(color, in: look)
    content.addSubview(overlay)

"""#,
#"""
    CellGenPlacedAccessories.bringToFront(in: content)

"""#,
#"""
  }

  @available(iOS 14, *)
  private static func showConfiguration(
    of look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell
  ) {
    let known = cell.background?.customView as? CellGenLookMark
    guard look != nil || hidesState else {
      if let known { cell.takeBack(known) }
      return
    }
    let mark = known ?? cell.makeMark()
    var state = cell.state
    if hidesState { (state.isHighlighted, state.isSelected) = (false, false) }
    var background = cell.background(insteadOf: mark).updated(for: state)
    look?.apply(to: &background)
    background.customView = mark
    cell.updatesBackground = false
    cell.background = background
  }

  /// Applies a look on iOS 13, where cells have no background configurations.
  static func showView(of look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell) {
    // This affects only whether UIKit shows the selection, not whether the cell can be selected.
    cell.showsSelection = !hidesState && look?.background == nil
    let view = backgroundView(showing: look, insteadOf: cell.backgroundView)
    if view !== cell.backgroundView { cell.backgroundView = view }
  }
}

extension CellGenShownLook {
  private static func backgroundView(
    showing look: CellLook?, insteadOf known: UIView?
  ) -> UIView? {
    guard let look else { return known is CellGenPatch ? nil : known }
    let patch = known as? CellGenPatch ?? CellGenPatch()
    patch.show(look.background, in: look, hasBorder: true)
    return patch
  }
}


"""#,
#"""
extension CellGenShownLook {
  /// Applies a look to the header or footer of a table.
  ///
  /// A color replaces UIKit's whole background: in a plain table that is a blur, which would remain.
  static func show(_ look: CellLook?, in edge: ConfigurableHeaderFooterView) {
    guard #available(iOS 14, *) else { return showView(of: look, in: edge) }
    let known = edge.backgroundConfiguration?.customView as? CellGenLookMark
    guard let look else {
      if known != nil { edge.backgroundConfiguration = nil }
      return
    }
    let mark = known ?? CellGenLookMark()
    mark.isUserInteractionEnabled = false
    var background =
      look.background != nil
      ? .clear()
      : edge.cellGenIsInPlainTable
        ? UIBackgroundConfiguration.listPlainHeaderFooter() : .listGroupedHeaderFooter()
    look.apply(to: &background)
    background.customView = mark
    edge.backgroundConfiguration = background
  }

  /// Applies a look on iOS 13, where headers have no background configurations.
  static func showView(of look: CellLook?, in edge: UITableViewHeaderFooterView) {
    let view = backgroundView(showing: look, insteadOf: edge.backgroundView)
    if view !== edge.backgroundView { edge.backgroundView = view }
  }
}


"""#,
#"""
extension CellLook {
  /// True if the view behind the background is visible only through its color.
  var coversBackground: Bool { background != nil && insets == .zero && cornerRadius == 0 }

  @available(iOS 14, *)
  fileprivate func apply(to configuration: inout UIBackgroundConfiguration) {
    if let background { configuration.backgroundColor = background }
    if cornerRadius > 0 { configuration.cornerRadius = cornerRadius }
    if borderWidth > 0 {
      configuration.strokeColor = borderColor
      configuration.strokeWidth = borderWidth
    }
    if insets != .zero { configuration.backgroundInsets = insets }
  }
}

/// A cell of either container, with access to its background.
@MainActor
enum CellGenAnyCell {
  case collection(UICollectionViewCell)
  case table(UITableViewCell)

  init?(_ view: UIView?) {
    if let cell = view as? UICollectionViewCell {
      self = .collection(cell)
    } else if let cell = view as? UITableViewCell {
      self = .table(cell)
    } else {
      return nil
    }
  }

  var view: UIView {
    switch self {
    case .collection(let cell): cell
    case .table(let cell): cell
    }
  }

  var backgroundView: UIView? {
    get {
      switch self {
      case .collection(let cell): cell.backgroundView
      case .table(let cell): cell.backgroundView
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.backgroundView = newValue
      case .table(let cell): cell.backgroundView = newValue
      }
    }
  }

  /// True if UIKit shows that the cell is selected; always false in a collection view.
  var showsSelection: Bool {
    get { if case .table(let cell) = self { cell.selectionStyle != .none } else { false } }
    nonmutating set {
      if case .table(let cell) = self { cell.selectionStyle = newValue ? .default : .none }
    }
  }
}

@available(iOS 14, *)
extension CellGenAnyCell {
  var state: UICellConfigurationState {
    switch self {
    case .collection(let cell): cell.configurationState
    case .table(let cell): cell.configurationState
    }
  }

  var contentView: UIView {
    switch self {
    case .collection(let cell): cell.contentView
    case .table(let cell): cell.contentView
    }
  }

  fileprivate var background: UIBackgroundConfiguration? {
    get {
      switch self {
      case .collection(let cell): cell.backgroundConfiguration
      case .table(let cell): cell.backgroundConfiguration
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.backgroundConfiguration = newValue
      case .table(let cell): cell.backgroundConfiguration = newValue
      }
    }
  }

  fileprivate var updatesBackground: Bool {
    get {
      switch self {
      case .collection(let cell): cell.automaticallyUpdatesBackgroundConfiguration
      case .table(let cell): cell.automaticallyUpdatesBackgroundConfiguration
      }
    }
    nonmutating set {
      switch self {
      case .collection(let cell): cell.automaticallyUpdatesBackgroundConfiguration = newValue
      case .table(let cell): cell.automaticallyUpdatesBackgroundConfiguration = newValue
      }
    }
  }

  fileprivate func makeMark() -> CellGenLookMark {
    let mark = CellGenLookMark()
    mark.cellGenBackground = background
    mark.cellGenIsAutomatic = updatesBackground
    mark.isUserInteractionEnabled = false
    return mark
  }

  fileprivate func takeBack(_ mark: CellGenLookMark) {
    updatesBackground = mark.cellGenIsAutomatic
    background =
      mark.cellGenBackground == nil ? nil : background(insteadOf: mark).updated(for: state)
  }

  /// Returns the background that a look changes: that of the cell, or UIKit's default in its place.
  fileprivate func background(insteadOf mark: CellGenLookMark) -> UIBackgroundConfiguration {
    switch self {
    case .collection:

"""#,
#"""
      // A cell of the runtime may have moved to a list with another appearance since.
      if #available(iOS 16, *), let cell = view as? ConfigurableListCell {
        return cell.defaultBackgroundConfiguration()
      }

"""#,
#"""
      return mark.cellGenBackground ?? .clear()
    case .table(let cell):
      if let background = mark.cellGenBackground { return background }
      if #available(iOS 16, *) { return cell.defaultBackgroundConfiguration() }
      let isPlain = (cell.superview as? UITableView)?.style == .plain
      return isPlain ? .listPlainCell() : .listGroupedCell()
    }
  }
}

/// Stores the background that a look replaced. It is a view that draws nothing, because a background
/// configuration cannot store custom data in any other way.
///
/// A background that an app sets later has no such view, and is never restored.
@available(iOS 14, *)
final class CellGenLookMark: UIView {
  fileprivate var cellGenBackground: UIBackgroundConfiguration?
  fileprivate var cellGenIsAutomatic = true
}

/// A view with the color, the corners, the insets, and the border of a look. It takes no touches.
///
/// Its properties are named unlike anything that an app adds to its views, such as a `borderColor`: a
/// property of a class cannot have the name of a property in an extension of its superclass.
final class CellGenPatch: UIView {
  private let cellGenPatch = UIView()
  private var cellGenLook = CellLook()

  /// Applies a look behind the content of a view.
  static func show(_ look: CellLook?, behind view: UIView) {
    let shown = view.subviews.first as? CellGenPatch
    guard let look else {
      shown?.removeFromSuperview()
      return
    }
    let patch = shown ?? CellGenPatch(frame: view.bounds)
    patch.show(look.background, in: look, hasBorder: true)
    view.insertSubview(patch, at: 0)
  }

  func show(_ color: UIColor?, in look: CellLook, hasBorder: Bool = false) {
    if cellGenPatch.superview == nil {
      addSubview(cellGenPatch)
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    cellGenLook = look
    cellGenPatch.backgroundColor = color
    cellGenPatch.layer.cornerRadius = look.cornerRadius
    cellGenPatch.layer.borderWidth = hasBorder ? look.borderWidth : 0
    colorBorder()
    setNeedsLayout()
  }

  /// Updates the color of the border, because layers do not automatically follow light and dark appearance.
  private func colorBorder() {
    let color: UIColor = cellGenLook.borderColor ?? tintColor
    cellGenPatch.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "UIKit still calls it.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (insets, isMirrored) =
      (cellGenLook.insets, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    cellGenPatch.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }
}

"""#,
#"""

/// The place of a view that takes no room while it is hidden.
///
/// A stack view removes the room of a hidden view, whatever hides it, which no other view can observe.
/// Nothing then determines the length of the stack view itself, except for two constraints that are weaker
/// than all others.
final class CellGenSlot: UIStackView {
  let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init(frame: .zero)
    addArrangedSubview(view)
    translatesAutoresizingMaskIntoConstraints = false
    for dimension in [widthAnchor, heightAnchor] {
      let nothing = dimension.constraint(equalToConstant: 0)
      nothing.priority = UILayoutPriority(1)
      nothing.isActive = true
    }
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }
}

"""#,
#"""

extension DeclaredView {
  /// Adds an accessibility action to one of this view's elements.
  ///
  ///     addAccessibilityAction("Like", to: card) { [weak self] in self?.onAction?(.like) }
  ///
  /// - Parameters:
  ///   - name: the name of the action; nil for no action.
  ///   - view: the element.
  ///   - report: called when the action is performed.
  func addAccessibilityAction(
    _ name: String?, to view: UIView, _ report: @escaping @MainActor () -> Void
  ) {
    guard let name else { return }
    let action = UIAccessibilityCustomAction(name: name) { _ in
      report()
      return true
    }
    if let view = view as? DeclaredView {
      view.cellGenSpeech.actions = (view.cellGenSpeech.actions ?? []) + [action]
    } else {
      view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [action]
    }
  }

  /// Sets whether VoiceOver treats one of this view's elements, or the view itself, as a heading.
  func setHeading(_ view: UIView, to isHeading: Bool) {
    if let view = view as? DeclaredView {
      view.cellGenSpeech.traits = isHeading ? .header : nil
    } else if isHeading {
      view.accessibilityTraits.insert(.header)
    } else {
      view.accessibilityTraits.remove(.header)
    }
  }

  /// Hides one of this view's elements and its subviews from VoiceOver.
  func hideFromVoiceOver(_ view: UIView) {
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
  }
}

/// An element that responds to the user.
@MainActor
enum CellGenActing {
  case control(UIControl)

"""#,
#"""
  case tap(UIView, CellGenTap)

"""#,
#"""
  /// One of the app's views that contains accessibility elements, or declares that it responds to the user.
  case other(UIView)

  /// The accessibility actions for the element; empty if it has no name or cannot be used.
  ///
  /// A menu is offered item by item, because only a touch can open it.
  var actions: [UIAccessibilityCustomAction] {
    switch self {
    case .control(let button as UIButton):
      guard button.isEnabled else { return [] }

"""#,
#"""
      if let items = button.cellGenMenuItems { return items }

"""#,
#"""
      guard let name = button.cellGenName else { return [] }
      return [
        UIAccessibilityCustomAction(name: name) { [weak button] _ in
          button?.sendActions(for: .primaryActionTriggered)
          return button != nil
        }
      ]

"""#,
#"""
    case .tap(let view, let tap):
      guard let name = CellGenSpokenContent(of: view).name else { return [] }
      return [
        UIAccessibilityCustomAction(name: name) { [weak tap] _ in
          tap?.cellGenReport()
          return tap != nil
        }
      ]

"""#,
#"""
    case .control, .other: return []
    }
  }
}

/// The texts and controls of a view, in the order of the layout.
@MainActor
struct CellGenSpokenContent {
  private(set) var labels: [String] = []
  private(set) var values: [String] = []
  private(set) var hints: [String] = []
  private(set) var actions: [UIAccessibilityCustomAction] = []
  private(set) var acting: [CellGenActing] = []
  /// True if one of the texts is a heading.
  private(set) var isHeading = false
  /// A switch that only displays a value.
  private(set) var shown: UIControl?

"""#,
#"""
  private var pressed: [(view: UIView, press: CellGenLongPress)] = []

"""#,
#"""
  private var readViews: [UIView] = []

  private init() {}

  /// Reads one of the elements, whatever taps on it do.
  init(of view: UIView) { readParts(of: view) }

  /// Reads the elements of a view.
  init(partsOf view: DeclaredView) {
    for part in view.subviews { read(part) }
  }


"""#,
#"""
  /// Reads the elements of a view.
  ///
  /// - Parameter bars: the accessories beside and over the view.
  init(partsOf view: DeclaredView, beside bars: [CellGenAccessoryBar]) {
    self.init(partsOf: view)
    for accessory in bars.flatMap(\.spoken) {
      switch accessory {
      case .label(let label): labels.append(label)
      case .value(let value): values.append(value)
      case .control(let control): read(control)
      }
    }
  }


"""#,
#"""
  /// The actions that load missing images again.
  var retries: [UIAccessibilityCustomAction] { actions.filter { $0 is CellGenRetryAction } }


"""#,
#"""
  var isEmpty: Bool { labels.isEmpty && values.isEmpty && shown == nil }
  /// The texts on the screen.
  var name: String? { labels.cellGenJoined }

  func middles(in view: UIView) -> [CGPoint] {
    readViews.map { view.convert($0.bounds.cellGenMiddle, from: $0) }
  }


"""#,
#"""
  /// Returns the actions of long presses, each named by the texts that are pressed, except for a press on all
  /// of the texts.
  func longPresses(exceptOf all: [String]) -> [UIAccessibilityCustomAction] {
    pressed.compactMap { view, press in
      let own = CellGenSpokenContent(of: view)
      guard let name = own.name, own.labels != all else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak press] _ in
        press?.cellGenReport()
        return press != nil
      }
    }
  }


"""#,
#"""
  private mutating func read(_ view: UIView) {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return }

"""#,
#"""
    if let press = view.cellGenRecognizer(CellGenLongPress.self) { pressed.append((view, press)) }

"""#,
#"""
    if let tap = view.cellGenRecognizer(CellGenTap.self) {
      acting.append(.tap(view, tap))
      // Buttons in it take their own touches.
      if !view.cellGenIsOneElement { acting += CellGenSpokenContent(of: view).acting }
      return
    }

"""#,
#"""
    if let control = view as? UIControl { return read(control) }
    if let text = view as? UITextView, text.isEditable { return acting.append(.other(text)) }

"""#,
#"""
    if let text = view as? CellTextView, text.cellGenIsStop { return acting.append(.other(text)) }

"""#,
#"""
    readParts(of: view)
  }

  private mutating func read(_ control: UIControl) {
    guard !control.isUserInteractionEnabled, control is UISwitch, shown == nil else {
      return acting.append(.control(control))
    }
    shown = control
    readViews.append(control)
    if let name = control.cellGenName { labels.append(name) }
  }

  private mutating func readParts(of view: UIView) {

"""#,
#"""
    if let text = view as? CellTextView { return read(text) }

"""#,
#"""
    if let label = view as? UILabel {
      read(label, label.accessibilityLabel?.cellGenSpoken ?? label.text?.cellGenSpoken)
    } else if let parts = view.cellGenParts {
      guard view.cellGenIsOneElement else { return read(parts, of: view as? DeclaredView) }
      var inside = CellGenSpokenContent()
      for part in parts { inside.read(part) }
      read(view, view.cellGenOwnLabel ?? inside.name)

"""#,
#"""
      actions += inside.retries

"""#,
#"""
    } else if view is UIImageView, !view.isAccessibilityElement {

"""#,
#"""
      if let retry = (view as? CellImage)?.cellGenRetry { actions.append(retry) }

"""#,
#"""
    } else if view.isAccessibilityElement {
      let acts: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField]
      guard view.accessibilityTraits.isDisjoint(with: acts) else {
        return acting.append(.other(view))
      }
      read(view, view.accessibilityLabel?.cellGenSpoken)
    } else if view.cellGenHasElements {
      acting.append(.other(view))
    }
  }


"""#,
#"""
  private mutating func read(_ text: CellTextView) {
    if let label = (text.accessibilityLabel ?? text.text)?.cellGenSpoken { labels.append(label) }
    if text.accessibilityTraits.contains(.header) { isHeading = true }
    actions += text.cellGenLinkActions
    readViews.append(text)
  }


"""#,
#"""
  /// Reads a view. A label of its own replaces its texts, but its controls remain.
  private mutating func read(_ parts: [UIView], of view: DeclaredView?) {
    guard let view, let label = view.cellGenSpeech.label else {
      for part in parts { read(part) }
      return
    }
    read(view, label)
    let inside = CellGenSpokenContent(partsOf: view)
    acting += inside.acting

"""#,
#"""
    actions += inside.retries

"""#,
#"""
  }

  private mutating func read(_ view: UIView, _ label: String?) {
    if let label { labels.append(label) }
    let own = (view as? DeclaredView)?.cellGenSpeech
    if let value = own == nil ? view.accessibilityValue : own?.value { values.append(value) }
    if let hint = own == nil ? view.accessibilityHint : own?.hint { hints.append(hint) }
    let traits = own == nil ? view.accessibilityTraits : own?.traits
    if traits?.contains(.header) == true { isHeading = true }
    actions += (own == nil ? view.accessibilityCustomActions : own?.actions) ?? []
    readViews.append(view)
  }
}

// MARK: - What views are

extension UIView {
  func cellGenRecognizer<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type) -> Recognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? Recognizer }.first
  }

  /// The parts of a view that has no text of its own, in the order of the layout; nil for any other view.
  fileprivate var cellGenParts: [UIView]? {
    switch self {

"""#,
#"""
    case let box as CellBox: box.cellGenContent.map { [$0] } ?? []

"""#,
#"""
    case let flow as CellFlow: flow.shownViews

"""#,
#"""
    case let stack as UIStackView: stack.arrangedSubviews

"""#,
#"""
    case is CellLayers, is CellGenCover: subviews

"""#,
#"""
    case is DeclaredView: subviews
    default: nil
    }
  }

  /// True if the view is declared as one element, or the app makes it one.
  fileprivate var cellGenIsOneElement: Bool {
    if let view = self as? DeclaredView { return view.cellGenSpeech.isElement ?? false }
    return cellGenParts == nil || isAccessibilityElement
  }

  fileprivate var cellGenOwnLabel: String? {
    if let view = self as? DeclaredView { return view.cellGenSpeech.label }
    return accessibilityLabel?.cellGenSpoken
  }

  /// True if one of the app's views contains anything for VoiceOver.
  fileprivate var cellGenHasElements: Bool {
    if let elements = accessibilityElements { return !elements.isEmpty }
    return subviews.contains { view in
      guard !view.isHidden, !view.accessibilityElementsHidden else { return false }
      return view.isAccessibilityElement || view is UILabel || view is UIControl
        || view.cellGenHasElements
    }
  }


"""#,
#"""
  /// The accessibility label that the texts of the row give the view; nil if there are none.
  var cellGenNameInRow: String? {
    var row: DeclaredView?
    var outer = superview
    while let view = outer, !(view is any CellGenHost) {
      row = view as? DeclaredView ?? row
      outer = view.superview
    }
    return row.flatMap { $0.cellGenSpeech.spokenLabel($0.cellGenSpeech.content) }
  }


"""#,
#"""
  var cellGenScreenFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
}

extension UIControl {
  /// True for an element without a text of its own: a switch, a slider, or a stepper.
  var cellGenNeedsName: Bool {
    self is UISwitch || isAccessibilityElement && accessibilityTraits.contains(.adjustable)
  }

  /// The accessibility label.
  var cellGenName: String? {
    accessibilityLabel?.cellGenSpoken ?? (self as? UIButton)?.currentTitle?.cellGenSpoken
  }
}


"""#,
#"""
extension UIButton {
  /// The items of the button's menu; nil for a button without one.
  fileprivate var cellGenMenuItems: [UIAccessibilityCustomAction]? {
    var outer = superview
    while let view = outer {
      if let view = view as? DeclaredView { return view.cellGenMenus[Swift.ObjectIdentifier(self)] }
      outer = view.superview
    }
    return nil
  }
}


"""#,
#"""
extension String {
  /// The text, or nil if VoiceOver would be silent about it.
  fileprivate var cellGenSpoken: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

extension [String] {
  /// All texts in one, separated by commas, at which VoiceOver pauses.
  var cellGenJoined: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension CGRect {
  var cellGenMiddle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// An accessibility element that is not a view: the texts of a view, an element with a tap, or a control that
/// takes its name from the texts beside it.
final class CellGenSpokenElement: UIAccessibilityElement {
  weak var cellGenOwner: DeclaredView?
  /// The view that it represents; for the texts of a view, that view itself.
  weak var cellGenSource: UIView?

  private var speech: CellGenSpeech? {
    cellGenSource === cellGenOwner ? cellGenOwner?.cellGenSpeech : nil
  }
  private var control: UIControl? { cellGenSource as? UIControl }
  private var tapped: CellGenSpokenContent? { cellGenSource.map { CellGenSpokenContent(of: $0) } }

  override var accessibilityLabel: String? {
    get {
      if let speech { return speech.spokenLabel(speech.content) }
      guard control != nil else { return tapped?.name }
      return cellGenOwner.flatMap { $0.cellGenSpeech.spokenLabel($0.cellGenSpeech.content) }
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get {
      if let speech { return speech.spokenValue(speech.content) }
      return control == nil ? tapped?.values.cellGenJoined : control?.accessibilityValue
    }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get {
      if let speech { return speech.spokenHint(speech.content) }
      return control == nil ? tapped?.hints.first : control?.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let speech { return speech.spokenTraits(speech.content) }
      return control?.accessibilityTraits
        ?? (tapped?.isHeading == true ? [.button, .header] : .button)
    }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let speech { return speech.spokenActions(speech.content) }
      return control == nil ? tapped?.actions : control?.accessibilityCustomActions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { cellGenSource?.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityFrame: CGRect {
    get { cellGenSource?.cellGenScreenFrame ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      if let speech { return speech.spokenActivationPoint(speech.content) }
      return accessibilityFrame.cellGenMiddle
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// Activates the view itself, because a tap in the middle might be on a button in it.
  override func accessibilityActivate() -> Bool {

"""#,
#"""
    if speech == nil, let tap = cellGenSource?.cellGenRecognizer(CellGenTap.self) {
      tap.cellGenReport()
      return true
    }

"""#,
#"""
    return false
  }

  override func accessibilityIncrement() { control?.accessibilityIncrement() }

  override func accessibilityDecrement() { control?.accessibilityDecrement() }
}

/// The accessibility of a declared view: its texts form one element, followed by an element for each of its
/// controls.
///
/// All of it is determined when VoiceOver asks, so configuring costs nothing, and currently hidden views are
/// left out. Properties that the view declares or the app sets take precedence.
@MainActor
final class CellGenSpeech {
  /// The value that was set.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var activationPoint: CGPoint?

  private unowned let view: DeclaredView
  /// The elements that are not views, by the views that they represent. VoiceOver remains at an element as
  /// long as it is the same object.
  private var known: [Swift.ObjectIdentifier: CellGenSpokenElement] = [:]

  init(of view: DeclaredView) {
    self.view = view
  }

  /// The texts and controls of the view.
  var content: CellGenSpokenContent {

"""#,
#"""
    let bars = accessories
    if !bars.isEmpty { return CellGenSpokenContent(partsOf: view, beside: bars) }

"""#,
#"""
    return CellGenSpokenContent(partsOf: view)
  }

  /// True if the whole view is one element.
  func isOneStop(_ content: CellGenSpokenContent) -> Bool {
    if content.acting.isEmpty { return saysAnything(content) }
    return control(of: content) != nil
  }

  private func saysAnything(_ content: CellGenSpokenContent) -> Bool {

"""#,
#"""
    if !content.retries.isEmpty { return true }

"""#,
#"""
    return !content.isEmpty || isSelectable || label != nil || value != nil
  }

  /// Returns the control that represents the whole view: one without a text of its own, if there is no other
  /// control.
  private func control(of content: CellGenSpokenContent) -> UIControl? {
    if content.acting.isEmpty { return content.shown }
    guard content.acting.count == 1, content.shown == nil, !isSelectable,
      case .control(let control) = content.acting[0], control.cellGenNeedsName
    else { return nil }
    return control
  }

  /// Returns the elements if the view is not a single one.
  func stops(_ content: CellGenSpokenContent) -> [Any]? {
    guard !content.acting.isEmpty else { return nil }
    let first = saysAnything(content) && !isNameOfControl(content) ? [element(for: view)] : []
    return first + content.acting.map(stop)
  }

  /// True if the texts only repeat the name of the single control in the view.
  private func isNameOfControl(_ content: CellGenSpokenContent) -> Bool {
    guard content.acting.count == 1, !isSelectable, content.values.isEmpty, content.hints.isEmpty,
      spokenActions(content).isEmpty, value == nil
    else { return false }
    return switch content.acting[0] {
    case .control(let control as UIView), .other(let control):
      control.isAccessibilityElement && control.accessibilityLabel == spokenLabel(content)

"""#,
#"""
    case .tap: false

"""#,
#"""
    }
  }

  private func stop(at acting: CellGenActing) -> Any {
    switch acting {

"""#,
#"""
    case .tap(let view, _): element(for: view)

"""#,
#"""
    case .control(let control) where control.cellGenNeedsName && control.cellGenName == nil:
      element(for: control)
    case .control(let view as UIView), .other(let view): view
    }
  }

  private func element(for source: UIView) -> CellGenSpokenElement {
    let id = Swift.ObjectIdentifier(source)
    if let element = known[id], element.cellGenSource === source { return element }
    let element = CellGenSpokenElement(accessibilityContainer: view)
    element.cellGenOwner = view
    element.cellGenSource = source
    known[id] = element
    return element
  }

  // MARK: The first stop, or the only one

  func spokenLabel(_ content: CellGenSpokenContent) -> String? {
    let own = label ?? (labels(of: content) + name(besides: content)).cellGenJoined

"""#,
#"""
    // A row that consists of images takes its name from the action that loads them again.
    if own == nil { return content.retries.first?.name }

"""#,
#"""
    return own
  }

  /// Returns the texts, without the number of the stepper or slider that represents the view. The number is
  /// its value, which VoiceOver reads after the name, and alone when it changes. Without it, the view may
  /// have no name at all.
  private func labels(of content: CellGenSpokenContent) -> [String] {
    guard let control = control(of: content), control.accessibilityTraits.contains(.adjustable)
    else { return content.labels }
    let others = content.labels.filter { $0 != control.accessibilityValue }
    return others.isEmpty && control.cellGenName == nil ? content.labels : others
  }

  /// Returns the name of the switch that represents the view, unless a text contains it.
  private func name(besides content: CellGenSpokenContent) -> [String] {
    guard let name = control(of: content)?.cellGenName, !content.labels.contains(name) else {
      return []
    }
    return [name]
  }

  func spokenValue(_ content: CellGenSpokenContent) -> String? {
    if let value { return value }
    let own = (control(of: content) ?? content.shown)?.accessibilityValue
    return (content.values + [own].compactMap { $0 }).cellGenJoined
  }

  func spokenHint(_ content: CellGenSpokenContent) -> String? {
    hint ?? control(of: content)?.accessibilityHint ?? content.hints.first
  }

  func spokenTraits(_ content: CellGenSpokenContent) -> UIAccessibilityTraits {
    var traits = traits ?? []
    if let control = control(of: content) ?? content.shown {
      traits.formUnion(control.accessibilityTraits)
      if isSelectable { traits.remove(.notEnabled) }
    }
    if isSelectable { traits.insert(.button) }
    if view.cellState.isSelected { traits.insert(.selected) }

"""#,
#"""
    if accessories.contains(where: \.isChecked) { traits.insert(.selected) }

"""#,
#"""
    if content.isHeading { traits.insert(.header) }

"""#,
#"""
    if host?.cellGenIsHeader == true { traits.insert(.header) }

"""#,
#"""
    return traits.isEmpty ? .staticText : traits
  }

  /// Returns the point that VoiceOver taps: on the switch that represents the view, or outside of all
  /// controls.
  func spokenActivationPoint(_ content: CellGenSpokenContent) -> CGPoint {
    if let control = control(of: content), control.isUserInteractionEnabled {
      return control.cellGenScreenFrame.cellGenMiddle
    }
    let bounds = view.bounds
    let (left, right) = (bounds.minX + 1, bounds.maxX - 1)
    let (top, bottom) = (bounds.minY + 1, bounds.maxY - 1)
    var points = [bounds.cellGenMiddle]
    points += content.middles(in: view)
    points += [
      CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: top),
      CGPoint(x: right, y: bottom),
    ]
    let free = points.first { view.hitTest($0, with: nil)?.cellGenActing(in: view) == nil }
    let point = free ?? bounds.cellGenMiddle
    return UIAccessibility.convertToScreenCoordinates(
      CGRect(origin: point, size: .zero), in: view
    ).origin
  }

  /// Returns the actions of all controls as actions of the first element, where they are easy to find.
  ///
  /// Swipe actions are not included: UIKit offers them for a cell and all elements in it
  /// (openradar.me/46899682, github.com/cashapp/AccessibilitySnapshot/pull/323).
  func spokenActions(_ content: CellGenSpokenContent) -> [UIAccessibilityCustomAction] {
    let own = (actions ?? []) + content.actions
    guard control(of: content) == nil else { return own }
    let names = Swift.Set(own.map(\.name))
    let acting =
      content.acting.flatMap(\.actions)

"""#,
#"""
      + content.longPresses(exceptOf: content.labels)

"""#,
#"""
    return own + acting.filter { !names.contains($0.name) }
  }

  /// Adjusts the slider or stepper that represents the view.
  func adjust(_ adjust: (UIControl) -> Void) {
    if let control = control(of: content) { adjust(control) }
  }

  // MARK: The cell around

  /// True if selecting the cell that contains the view currently has an effect.
  private var isSelectable: Bool {
    guard let host, host is UICollectionViewCell || host is UITableViewCell else { return false }
    guard reactsToTouches(host) else { return false }
    switch host.superview {
    case let outer as UICollectionView:
      if #available(iOS 14, *), outer.isEditing {
        return outer.allowsSelectionDuringEditing || outer.allowsMultipleSelectionDuringEditing
      }
      return outer.allowsSelection
    case let outer as UITableView where outer.isEditing:
      return outer.allowsSelectionDuringEditing || outer.allowsMultipleSelectionDuringEditing
    case let outer as UITableView: return outer.allowsSelection
    default: return true
    }
  }

  private func reactsToTouches(_ host: any CellGenHost) -> Bool {

"""#,
#"""
    if let reacts = (host as? ConfigurableCollectionViewCell)?.reactsToTouches { return reacts() }

"""#,
#"""
    return host.hosted?.isSelectable == true
  }


"""#,
#"""
  /// The accessories beside and over the view; empty while the list is being edited.
  private var accessories: [CellGenAccessoryBar] {
    guard let host, let hosted = host.hosted else { return [] }
    if (host as? UITableViewCell)?.isEditing == true { return [] }
    if #available(iOS 14, *), (host.superview as? UICollectionView)?.isEditing == true { return [] }
    return hosted.placedBars + [hosted.accessoryBar].compactMap(\.self)
  }


"""#,
#"""
  /// The cell, header, or footer that hosts the view directly.
  private var host: (any CellGenHost)? {
    var outer = view.superview
    while let candidate = outer {
      if let host = candidate as? any CellGenHost {
        return host.hosted?.view === view ? host : nil
      }
      outer = candidate.superview
    }
    return nil
  }
}

"""#,
#"""

extension ConfigurableView {
  /// Shows text in a label that VoiceOver reads in other words, and hides the label if there is none.
  ///
  /// - Parameters:
  ///   - text: the text; nil for none.
  ///   - spoken: the text that VoiceOver reads instead, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  func show(
    _ text: String?, spoken: String?, in label: UILabel, keepsPlace: Bool = false
  ) {
    show(text, in: label, keepsPlace: keepsPlace)
    label.accessibilityLabel = spoken
  }

  /// Sets the text of a label that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - text: the text that the label shows.
  ///   - spoken: the text that VoiceOver reads instead, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's labels.
  func set(_ text: String?, spoken: String?, in label: UILabel) {
    label.text = text
    label.accessibilityLabel = spoken
  }

  /// Shows a value in a label that VoiceOver reads in other words, and hides the label if there is none.
  ///
  ///     show(data.length, as: .measurement(width: .narrow), spokenAs: .measurement(width: .wide),
  ///       in: lengthLabel)
  ///
  /// - Parameters:
  ///   - value: the value; nil for none.
  ///   - style: the format style of the text in the label.
  ///   - spoken: the format style of the text that VoiceOver reads.
  ///   - label: one of this view's labels.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  @available(iOS 15, *)
  func show<Style: Foundation.FormatStyle, Spoken: Foundation.FormatStyle>(
    _ value: Style.FormatInput?, as style: Style, spokenAs spoken: Spoken, in label: UILabel,
    keepsPlace: Bool = false
  )
  where
    Style.FormatInput == Spoken.FormatInput, Style.FormatOutput == String,
    Spoken.FormatOutput == String
  {
    show(
      value.map(style.format), spoken: value.map(spoken.format), in: label, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to a value that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - value: the value that the label shows; nil for none.
  ///   - style: the format style of the text in the label.
  ///   - spoken: the format style of the text that VoiceOver reads.
  ///   - label: one of this view's labels.
  @available(iOS 15, *)
  func set<Style: Foundation.FormatStyle, Spoken: Foundation.FormatStyle>(
    _ value: Style.FormatInput?, as style: Style, spokenAs spoken: Spoken, in label: UILabel
  )
  where
    Style.FormatInput == Spoken.FormatInput, Style.FormatOutput == String,
    Spoken.FormatOutput == String
  {
    set(value.map(style.format), spoken: value.map(spoken.format), in: label)
  }
}

"""#,
#"""

// Shared by the SwiftUI views of declared cells. The runtime does not import SwiftUI.

/// The part of SwiftUI's environment that a view follows.
struct _CellGenEnvironment: Swift.Sendable {
  let textSize: UIContentSizeCategory
  let direction: UITraitEnvironmentLayoutDirection
  let isEnabled: Bool

  init(
    textSize: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection, isEnabled: Bool
  ) {
    self.textSize = textSize
    self.direction = direction
    self.isEnabled = isEnabled
  }

  /// Applies the text size and the direction of the environment to a view, unless it gets them from SwiftUI.
  /// Before iOS 17, a view has no traits of its own.
  @MainActor
  func apply(to view: UIView) {
    guard #available(iOS 17, *) else { return }
    if view.traitCollection.preferredContentSizeCategory != textSize {
      view.traitOverrides.preferredContentSizeCategory = textSize
    }
    if view.traitCollection.layoutDirection != direction {
      view.traitOverrides.layoutDirection = direction
    }
  }
}

/// A view that shows data outside of any cell.
@MainActor
final class _CellGenLoneView<Data: ViewData>: UIView {
  private let hosted: CellGenHostedData<Data>
  private var data: Data?

  /// - Precondition: the data is shown by a view, not by a cell class.
  init(of type: Data.Type) {
    guard let content = Data.host.content else {
      preconditionFailure("\(Data.self) is shown by a cell class, not by a view inside a cell")
    }
    hosted = content.make()
    super.init(frame: .zero)
    // The margins are those of the SwiftUI view that contains it.
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows data in place of the previous data.
  func show(
    _ data: Data, onAction: @escaping ActionHandler<Data.Action>,
    in environment: _CellGenEnvironment
  ) {
    environment.apply(to: self)
    // SwiftUI does not report when it reuses a view, but another id indicates it.
    if let shown = self.data, !shown.isSame(as: data) { hosted.prepareForReuse() }
    self.data = data
    hosted.show(data, onAction: onAction)
    if hosted.view.superview !== self {
      addSubview(hosted.view)
      CellGenHosted.pin(hosted.view, to: self)
    }
    var state = CellState()
    state.isDisabled = !environment.isEnabled
    hosted.update(for: state)
  }

  /// Returns the size for a proposed width, which the view fills; nil for its ideal width.
  ///
  /// - Units: points. SwiftUI also proposes 0 and infinity, to find out how far a view can shrink and grow.
  func size(proposing width: CGFloat?) -> CGSize {
    if let width, width > 0, width.isFinite { return size(boundedBy: width) }
    let natural = fitting(UIView.layoutFittingCompressedSize.width, .fittingSizeLevel).width
    return CGSize(width: width ?? natural, height: size(boundedBy: natural).height)
  }

  private func size(boundedBy width: CGFloat) -> CGSize {
    hosted.size(boundedBy: width)
      ?? CGSize(width: width, height: fitting(width, .required).height)
  }

  private func fitting(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {

"""#,
#"""
    CellFlow.layOutFlows(in: self, width: width)

"""#,
#"""
    return systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
  }
}

extension _CellGenDataSource {
  /// Shows a state whenever SwiftUI updates the view of a screen, which can have other reasons.
  ///
  /// An update with the same content still ends refreshing, because there may be nothing new.
  func _update(
    to state: ListState<Creator.Content>, isAnimated: Bool,
    onAction: ActionHandler<Creator.Action>? = nil
  ) {
    if let onAction { self.onAction = onAction }
    if state == self.state { return endRefreshing() }
    apply(state, animatingDifferences: isAnimated)
  }
}

"""#,
#"""

extension DeclaredView {
  /// Reports taps on one of this view's elements, which is dimmed while it is touched.
  ///
  /// Dimming follows the highlighting of cells: it starts once it is certain that the touch does not scroll,
  /// and lasts for a moment after a tap that was shorter than that.
  ///
  /// A touch on the element does not highlight or select the cell. Buttons in the element, and elements in it
  /// with their own taps, keep their touches. For VoiceOver, the element is a button with the texts in it.
  ///
  /// Calling this again for an element replaces the report.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - dims: true to dim the element; false for an element that shows the state with ``update(tapped:_:)``. Then the
  ///     view is updated when the element is touched.
  ///   - report: called with each tap.
  func onTap(_ view: UIView, dims: Bool = true, _ report: @escaping @MainActor () -> Void) {
    let tap = recognizer(CellGenTap.self, of: view) {
      view.cellGenShowHover()
      return .make()
    }
    tap.cellGenReport = report
    tap.cellGenUpdate = nil
    if !dims {
      tap.cellGenUpdate = { [weak self] in
        guard let self else { return }
        update(for: cellState)
      }
    }
  }

  /// Shows the state of an element with taps, as part of ``update(for:)``.
  ///
  ///     update(tapped: chip) { state in
  ///       chip.textColor = state.choose(.label, highlighted: .red)
  ///     }
  ///
  /// The element is highlighted while it is touched. The rest of its state is the cell's.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - show: called once, with the state.
  func update(tapped view: UIView, _ show: (CellState) -> Void) {
    let tap = view.gestureRecognizers?.lazy.compactMap { $0 as? CellGenTap }.first
    var state = cellState
    state.isHighlighted = tap?.cellGenIsTouched ?? false
    show(state)
  }


"""#,
#"""
  /// Reports long presses on one of this view's elements, which do not select the cell.
  ///
  /// Calling this again for an element replaces the report.
  func onLongPress(_ view: UIView, _ report: @escaping @MainActor () -> Void) {
    recognizer(CellGenLongPress.self, of: view) { .make() }.cellGenReport = report
  }


"""#,
#"""
  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, of view: UIView, make: () -> Recognizer
  ) -> Recognizer {
    let known = view.gestureRecognizers?.lazy.compactMap { $0 as? Recognizer }.first
    if let known { return known }
    let new = make()
    // By default, labels and images take no touches.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(new)
    return new
  }
}

/// Recognizes a tap as a button does: of any duration, as long as the finger is lifted inside.
///
/// `UITapGestureRecognizer` gives up after a moment, and supports only targets with selectors, which require
/// Objective-C. A subclass receives touches and sets its state (Apple, "Implementing a custom gesture
/// recognizer"). Xcode 9 was the last version in which this required a separate import
/// (github.com/scenee/FloatingPanel: `import UIKit.UIGestureRecognizerSubclass // For Xcode 9.4.1`).
final class CellGenTap: UIGestureRecognizer {
  /// The progress of a touch.
  private enum Phase {
    case none
    /// The touch may be the start of scrolling, so it is not shown yet.
    case waiting
    case shown
    /// The touch has ended, and was too short to be seen.
    case flashing
  }

  // Named unlike anything that an app adds to its recognizers. All properties have default values, which
  // makes the class inherit the initializers: that of `UIGestureRecognizer` takes a selector.
  var cellGenReport: @MainActor () -> Void = {}
  /// The view that is dimmed; nil for the view with the recognizer.
  weak var cellGenDimmed: UIView?
  /// Updates the view for the touch; nil for dimming.
  var cellGenUpdate: (@MainActor () -> Void)?
  private(set) var cellGenIsTouched = false {
    didSet { if cellGenIsTouched != oldValue { showState() } }
  }
  private var cellGenPhase = Phase.none
  private var cellGenIsInside = false
  private var cellGenTimer: _Concurrency.Task<Void, Never>?
  /// The previous alpha of the element, and its alpha while it is dimmed.
  private var cellGenAlpha: (before: CGFloat, dimmed: CGFloat)?

  static func make() -> CellGenTap {
    let tap = CellGenTap()
    // Without this, the cell would be highlighted until the finger is lifted.
    tap.delaysTouchesBegan = true
    return tap
  }

  override func touchesBegan(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, touches.count == 1, [.none, .flashing].contains(cellGenPhase),
      touches.allSatisfy(isOwn)
    else {
      state = .failed
      return
    }
    endTouch()
    cellGenPhase = .waiting
    cellGenIsInside = true
    afterDelay { tap in
      tap.cellGenPhase = .shown
      tap.cellGenIsTouched = tap.cellGenIsInside
    }
  }

  override func touchesMoved(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    cellGenIsInside = isInside(touches)
    if cellGenPhase == .shown { cellGenIsTouched = cellGenIsInside }
  }

  /// Recognized outside of the element as well, though not reported: an unrecognized touch would be delivered
  /// to the cell and select it.
  override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return }
    let isTap = isInside(touches)
    let isShort = cellGenPhase == .waiting
    state = .ended
    endTouch()
    guard isTap else { return }
    if isShort { flash() }
    cellGenReport()
  }

  override func touchesCancelled(_ touches: Swift.Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Called at each end, even if another gesture was recognized, such as scrolling.
  override func reset() {
    super.reset()
    if cellGenPhase != .flashing { endTouch() }
  }

  // MARK: Time

  /// Dims an element for a moment if the tap ended before its touch was shown.
  private func flash() {
    cellGenPhase = .flashing
    cellGenIsTouched = true
    afterDelay { $0.endTouch() }
  }

  private func endTouch() {
    cellGenTimer?.cancel()
    cellGenTimer = nil
    cellGenPhase = .none
    cellGenIsTouched = false
  }

  /// Runs work after the delay with which a scroll view delivers a touch to its content, unless the finger
  /// scrolls first (Apple, `UIScrollView.delaysContentTouches`). Recognizers receive touches immediately.
  private func afterDelay(_ work: @escaping @MainActor (CellGenTap) -> Void) {
    cellGenTimer = _Concurrency.Task { [weak self] in
      // The 150 milliseconds are measured, not documented.
      try? await _Concurrency.Task.sleep(nanoseconds: 150_000_000)
      guard let self, !_Concurrency.Task.isCancelled else { return }
      work(self)
    }
  }

  private func showState() {
    if let cellGenUpdate { return cellGenUpdate() }
    guard let view = cellGenDimmed ?? view else { return }
    if cellGenIsTouched {
      let alpha = (view.alpha, view.alpha * CellGenTouchArea.dimmedAlpha)
      cellGenAlpha = alpha
      view.alpha = alpha.1
    } else if let alpha = cellGenAlpha, view.alpha == alpha.dimmed {
      // Unless the view was configured in the meantime, and has the alpha of its data.
      view.alpha = alpha.before
    }
  }

  private func isInside(_ touches: Swift.Set<UITouch>) -> Bool {
    guard let view else { return false }
    return touches.allSatisfy {
      CellGenTouchArea.bounds(of: view).contains($0.location(in: view))
    }
  }

  /// True if nothing inside the view takes a touch itself.
  private func isOwn(_ touch: UITouch) -> Bool {
    var touched = touch.view
    while let inner = touched, inner !== view {
      let hasTap = inner.gestureRecognizers?.contains { $0 is CellGenTap } ?? false
      if hasTap || inner is UIControl { return false }
      touched = inner.superview
    }
    return true
  }
}

"""#,
#"""

/// Recognizes a long press and reports it when it begins.
final class CellGenLongPress: UILongPressGestureRecognizer {
  var cellGenReport: @MainActor () -> Void = {}

  /// Sets the action that a long press on a cell reports; nil for data without one, since cells are reused.
  ///
  /// It is not reported while the container is being edited, like taps.
  static func report<Action>(
    _ action: Action?, in cell: UIView, onAction: @escaping ActionHandler<Action>
  ) {
    let known = cell.gestureRecognizers?.lazy.compactMap { $0 as? CellGenLongPress }.first
    guard let action else {
      known?.isEnabled = false
      return
    }
    let press = known ?? make()
    if known == nil { cell.addGestureRecognizer(press) }
    press.isEnabled = true
    press.cellGenReport = { [weak cell] in
      if let cell, !isEdited(cell) { onAction(action) }
    }
  }

  /// True while the container of a cell is being edited.
  private static func isEdited(_ cell: UIView) -> Bool {
    var outer = cell.superview
    while let view = outer {
      if let tableView = view as? UITableView { return tableView.isEditing }
      if #available(iOS 14, *), let collectionView = view as? UICollectionView {
        return collectionView.isEditing
      }
      outer = view.superview
    }
    return false
  }

  #if canImport(ObjectiveC)
  static func make() -> CellGenLongPress {
    let press = CellGenLongPress()
    press.addTarget(press, action: #selector(CellGenLongPress.cellGenChanged))
    return press
  }

  @objc private func cellGenChanged() {
    if state == .began { cellGenReport() }
  }
  #else
  static func make() -> CellGenLongPress { CellGenLongPress() }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .began { cellGenReport() } }
  }
  #endif
}

"""#,
#"""

/// A type that shows content in a container until another data source takes the container over.
@MainActor
protocol CellGenTenant: AnyObject {
  /// Removes everything that the container was given.
  func leaveContainer()
}

/// Removes the previous data source of a container that another one is about to take over.
@MainActor
enum CellGenTenants {

"""#,
#"""
  static func leave(_ tableView: UITableView) {
    leave(tableView.dataSource, tableView.delegate, tableView.prefetchDataSource)
  }


"""#,
#"""
  static func leave(_ collectionView: UICollectionView) {
    leave(collectionView.dataSource, collectionView.delegate, collectionView.prefetchDataSource)
  }


"""#,
#"""
  /// Checks each of them, because the app may have replaced any of them.
  private static func leave(_ listeners: AnyObject?...) {
    for case let tenant as any CellGenTenant in listeners { tenant.leaveContainer() }
  }
}

/// The properties of a container that a list has changed and can restore.
@MainActor
final class CellGenFittings {
  private var undos: [() -> Void] = []

  // A synthesized initializer would not be isolated.
  init() {}

  /// Sets a property, which is restored later unless the app has changed it in the meantime.
  func set<Object: AnyObject, Value: Swift.Equatable>(
    _ property: Swift.ReferenceWritableKeyPath<Object, Value>, of object: Object, to value: Value
  ) {
    let before = object[keyPath: property]
    guard before != value else { return }
    object[keyPath: property] = value
    add { [weak object] in
      if let object, object[keyPath: property] == value { object[keyPath: property] = before }
    }
  }

  func add(_ undo: @escaping () -> Void) { undos.append(undo) }

  /// Restores all properties, the latest first.
  func undo() {
    while let undo = undos.popLast() { undo() }
  }
}

// MARK: Lists

extension CellGenList {
  /// True if the container still shows this list's content, so changes of it concern this list.
  ///
  /// Nothing reports that the app has set its own data source. The list leaves the container when it notices,
  /// as soon as UIKit has finished its current call.
  var hasContainer: Bool {
    guard isInstalled else { return false }
    if screen.isDataSource { return true }
    _Concurrency.Task { @MainActor [weak self] in
      guard let self, !screen.isDataSource else { return }
      leaveContainer()
    }
    return false
  }

  /// Reports an action of the screen.
  var reportAction: ActionHandler<Creator.Action> {
    { [weak self] in self?.report($0) }
  }

  func report(_ action: Creator.Action) {
    if hasContainer { onAction?(action) }
  }

  /// Prepares the container for the screen.
  func install() {
    isInstalled = true
    screen.allow(creator.selection, fittings)
    #if !os(visionOS)
    if let mode = creator.keyboardDismissMode {
      fittings.set(\.keyboardDismissMode, of: container, to: mode)
    }
    #endif

"""#,
#"""
    setUpRefreshing()

"""#,
#"""
    didInstall?()

"""#,
#"""
    beginWatching()

"""#,
#"""
    places.begin()

"""#,
#"""
  }

  /// Shows the content in the container again, if the container belongs to the screen again.
  func returnToContainer() {
    guard !isInstalled, screen.isDataSource else { return }
    install()
  }

  /// Shows the content in the container again, after another data source has taken it over.
  func takeContainer() {
    guard !hasContainer else { return }
    screen.becomeDataSource()
    returnToContainer()
    showState()
  }

  /// Removes everything from the container that the list has added.
  func leaveContainer() {
    guard isInstalled else { return }
    // Reports text that is being typed before its cell is removed.
    if screen.isDataSource { container.endEditing(true) }
    isInstalled = false

"""#,
#"""
    watcher?.end()

"""#,
#"""
    places.end()

"""#,
#"""
    stopEditing()

"""#,
#"""
    if let placeholder { screen.removeFromBehindCells(placeholder) }
    placeholder = nil

"""#,
#"""
    screen.removeEdges()

"""#,
#"""
    fittings.undo()
    shown.forgetCells()
    reportedSelection = []

"""#,
#"""
    lifted = nil

"""#,
#"""
    // This comes last, because it reloads the container.
    screen.stopBeingDataSource()
  }


"""#,
#"""
  /// Ends editing that the list has begun, without reporting it.
  private func stopEditing() {
    guard editor.isEditing else { return }
    editor.isEditing = false
    screen.setEditing(false, isAnimated: false)
  }

"""#,
#"""
}


"""#,
#"""
extension CellGenTableScreen: CellGenTenant {
  var isDataSource: Bool { tableView.dataSource === self }

  func leaveContainer() { leave?() }

  func becomeDataSource() {
    CellGenTenants.leave(tableView)
    tableView.dataSource = self
  }

  func stopBeingDataSource() {
    if isDataSource { tableView.dataSource = fallback }
  }

  func removeFromBehindCells(_ view: UIView) {
    if tableView.backgroundView === view { tableView.backgroundView = nil }
  }
}

"""#,
#"""

extension CellGenCollectionScreen: CellGenTenant {
  var isDataSource: Bool { collectionView.dataSource === self }

  func leaveContainer() { leave?() }

  func becomeDataSource() {
    CellGenTenants.leave(collectionView)
    collectionView.dataSource = self
  }

  func stopBeingDataSource() {
    if isDataSource { collectionView.dataSource = fallback }
  }

  func removeFromBehindCells(_ view: UIView) {
    if collectionView.backgroundView === view { collectionView.backgroundView = nil }
  }
}

"""#,
#"""

/// Enlarges the touch areas of controls to at least 44 by 44 points, whatever the size of their images
/// (Apple, Human Interface Guidelines, "Buttons": "a hit region of at least 44x44 pt").
///
/// The area ends at the view that contains all elements, and where a touch hits another control directly.
@MainActor
enum CellGenTouchArea {
  static let side: CGFloat = 44

  /// The alpha of the content of a touched cell or element. UIKit's buttons fade their content as well, by an
  /// amount that Apple does not publish; half is visible on any background and still legible.
  static let dimmedAlpha: CGFloat = 0.5

  /// Returns the bounds of a view, enlarged if they are too small.
  static func bounds(of view: UIView) -> CGRect {
    let bounds = view.bounds
    return bounds.insetBy(
      dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
  }

  /// Returns the view that a touch is meant for: the nearest one that responds to touches.
  static func view(at point: CGPoint, hit: UIView, in root: UIView) -> UIView {
    let acting = hit.cellGenActing(in: root)
    // A view that contains a small control lets it extend its touch area; a view beside it does not.
    if let acting, !acting.cellGenIsTapped { return hit }
    var nearest: (view: UIView, distance: CGFloat)?
    for view in candidates(in: acting ?? root) {
      let place = view.convert(point, from: root)
      guard bounds(of: view).contains(place) else { continue }
      let distance = distance(of: place, from: view.bounds)
      if distance < nearest?.distance ?? .infinity { nearest = (view, distance) }
    }
    return nearest?.view ?? hit
  }

  private static func candidates(in view: UIView) -> [UIView] {
    view.subviews.flatMap { view -> [UIView] in
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return [] }
      if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
      return (view.cellGenIsTapped ? [view] : []) + candidates(in: view)
    }
  }

  private static func distance(of point: CGPoint, from rect: CGRect) -> CGFloat {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return x * x + y * y
  }
}

extension UIView {
  /// True for an element that reports taps.
  fileprivate var cellGenIsTapped: Bool {

"""#,
#"""
    if cellGenRecognizer(CellGenTap.self) != nil { return true }

"""#,
#"""
    return false
  }

  /// Returns the innermost view that takes touches: this one, or one that contains it.
  func cellGenActing(in root: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view, current !== root {
      if current is UIControl || current.gestureRecognizers?.isEmpty == false { return current }
      view = current.superview
    }
    return nil
  }
}

extension ReportingView {
  /// Reports an action for a change that the user has made in the view.
  ///
  /// The view may now differ from its data, so the next content configures it again, even if the data is the
  /// same. To reject a change, apply the current content again.
  func reportChange(_ action: Data.Action) {
    CellGenUserChange.note(in: self)
    onAction?(action)
  }
}

/// A list that is notified when the user changes its cells, headers, and footers.
@MainActor
protocol CellGenChangeableList: AnyObject {
  /// - Parameter view: the cell, header, or footer.
  func userChanged(_ view: UIView)
}

/// A change that the data does not show: one that the user has made, or an image that could not be loaded.
@MainActor
enum CellGenUserChange {
  /// Notifies the list that contains a view that the view may differ from its data.
  static func note(in view: UIView) {
    var shown: UIView?
    var next: UIView? = view
    while let view = next {
      if let list = list(in: view), let shown { return list.userChanged(shown) }
      if isShownByList(view) { shown = view }
      next = view.superview
    }
  }

  /// Returns the list of a container; nil for a container without one.
  private static func list(in view: UIView) -> (any CellGenChangeableList)? {
    switch view {
    case let table as UITableView: table.dataSource as? any CellGenChangeableList
    case let collection as UICollectionView:
      collection.dataSource as? any CellGenChangeableList
        // The delegate of a feed.
        ?? collection.delegate as? any CellGenChangeableList
    default: nil
    }
  }

  private static func isShownByList(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView
  }
}

/// The items that cells show, and the cells that the user has changed since they were configured.
///
/// Index paths may be out of date by the time this is used. UIKit keeps a few cells and reuses them, so it
/// remains small.
struct CellGenCellIDs<ID: Swift.Hashable> {
  private var ids: [Swift.ObjectIdentifier: ID] = [:]
  private var changed: Swift.Set<Swift.ObjectIdentifier> = []

  /// The id that a cell was last configured with; nil for a cell of another list.
  subscript(cell: UIView) -> ID? { ids[Swift.ObjectIdentifier(cell)] }

  /// The items whose cells the user has changed. They remain in it until the cells are configured, since some
  /// offscreen cells return unchanged.
  var changedByUser: Swift.Set<ID> { Swift.Set(changed.compactMap { ids[$0] }) }

  func isChangedByUser(_ cell: UIView) -> Bool { changed.contains(Swift.ObjectIdentifier(cell)) }

  mutating func userChanged(_ cell: UIView) { changed.insert(Swift.ObjectIdentifier(cell)) }

  mutating func didConfigure(_ cell: UIView, as id: ID) {
    ids[Swift.ObjectIdentifier(cell)] = id
    didConfigureAgain(cell)
  }

  /// Called when a cell has been configured again in place.
  mutating func didConfigureAgain(_ cell: UIView) { changed.remove(Swift.ObjectIdentifier(cell)) }
}

/// The views of a screen that the user has changed since they were configured.
struct CellGenUserChanges<Content: ScreenContent> {
  var items: Swift.Set<Content.Item.ID> = []
  var headers: Swift.Set<Content.Section> = []
  var footers: Swift.Set<Content.Section> = []
  /// True if the screen's header or footer was changed, above or below all sections.
  var areAtEdges = false

  var areNone: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty && !areAtEdges }
}

"""#,
]
}
