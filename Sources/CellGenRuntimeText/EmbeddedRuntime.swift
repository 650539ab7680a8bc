// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The runtime of a module that shows it to no other, in pieces.
package var embeddedRuntime: [String] {
[
#"""
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration says so or conforms to a protocol that does. Everything that a diffable data source
// compares must be, so all of it conforms to this one. What refines it has to say so again, and Swift 6.0 does
// not know the word there: a condition may be around attributes (SE-0367), but not around a modifier alone, so
// such protocols are written twice.
#if compiler(>=6.1)
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
///
/// Nonisolated even where the main actor is the default isolation.
nonisolated protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#else
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
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
nonisolated protocol ViewData: ScreenValue {
  /// What the view reports; `Never` for a view that reports nothing.
  associatedtype Action: ScreenValue = Never

  /// What shows the data in cells, headers and footers.
  @MainActor static var host: CellHost<Self> { get }


"""#,
#"""
  /// The images that the view will load, which are loaded ahead when its cell is likely to be shown soon.
  ///
  /// None by default; those of the data that they are mapped to, for mapped data.
  @MainActor static func images(of data: Self) -> [CellImageRequest]


"""#,
#"""
  /// How the cell around the view looks in a state; nil for UIKit's own look.
  ///
  /// Asked for at each configuration and for each change of state, of the cells of the runtime's and of
  /// those that `configure(_:onAction:)` was given. A view that other data are mapped to is in the
  /// cells of those data, so theirs is asked for.
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?

"""#,
#"""
}
#else
/// What a view shows, what the view reports, and which view it is.
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
  /// Views of some data, one below the other, for previews.
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
/// A cell as a value: what it shows, with an id that tells it apart.
nonisolated protocol CellModel: ViewData, Swift.Identifiable where ID: Swift.Sendable {
  /// What the cell does as a row of its list.
  @MainActor static func row(of data: Self) -> CellRow<Action>


"""#,
#"""
  /// What stands at the trailing edge of the row: for data of one type always the same kinds, of which some
  /// may not be shown.
  @MainActor static func accessories(of data: Self) -> [CellAccessory<Action>]


"""#,
#"""
  /// How far the row is indented, in steps of 10 points.
  @MainActor static func indentation(of data: Self) -> Int


"""#,
#"""
  /// The line below each row.
  @MainActor static var separator: CellSeparator { get }


"""#,
#"""
  /// What the control that deletes the row reports, which is shown while the screen is edited; nil for a row
  /// without one.
  @MainActor static func deleteAction(of data: Self) -> Action?


"""#,
#"""
  /// What a long press on the cell reports; nil for a cell that reports none.
  @MainActor static func longPressAction(of data: Self) -> Action?

"""#,
#"""
}
#else
/// A cell as a value: what it shows, with an id that tells it apart.
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

/// Equal models have equal ids, so the id is enough to hash, and no model needs a synthesized hash of
/// its own, which would take time to compile.
extension CellModel {
  nonisolated func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }

  nonisolated var hashValue: Int {
    var hasher = Swift.Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// The id of a kind of cell of which a screen has at most one.
enum OnlyID: ScreenValue {
  case only
}

/// What shows data in the cells, headers and footers of any container.
///
/// A view is put into cells of the runtime's; a cell class of the app's is dequeued itself.
@MainActor
struct CellHost<Data: ViewData> {
  /// What is put into the runtime's own cells, headers and footers.
  struct Content {
    let make: @MainActor () -> CellGenHostedData<Data>
    let size: @MainActor (Data, CGFloat) -> CGSize?
    /// Whether it is a content configuration rather than a view.
    var isConfiguration = false
  }


"""#,
#"""
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


"""#,
#"""
  /// Nil where the cell is the app's.
  let content: Content?

"""#,
#"""
  /// Nil where the cell is the runtime's.
  let ownCell: OwnCell?

"""#,
#"""
  /// The images of what the data are mapped to; nil for data that are shown themselves.
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
  /// A view that is made in code and reports nothing, or nothing but what its cells report for it.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil for what the view computes or Auto Layout finds.
  static func view<View: ConfigurableView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  /// A view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil for what the view computes or Auto Layout finds.
  static func view<View: ReportingView>(
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
  static func view<View: ReportingView>(
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
  static func view<View: ReportingView>(
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
  static func view<View: ConfigurableView>(
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
  /// What shows the data that these are mapped to.
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
  /// A content configuration, such as one that hosts a SwiftUI view.
  @available(iOS 14, *)
  static func configuration<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, @escaping ActionHandler<Data.Action>) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: { CellGenHostedConfiguration { data, _, onAction in make(data, onAction) } },
        size: { _, _ in nil }, isConfiguration: true))
  }

  /// A content configuration that is made for each state of its cell.
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
  /// A collection view cell that is made in code.
  static func cell<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// A table view cell that is made in code.
  static func cell<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// A collection view cell that is loaded from the nib of its name.
  static func nib<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// A table view cell that is loaded from the nib of its name.
  static func nib<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// A view that is loaded from the nib of its name and reports nothing, or nothing but what its cells
  /// report for it.
  static func nib<View: ConfigurableView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { _, _ in }, size: View.size)
    ) { load(type) }
  }

  /// A view that is loaded from the nib of its name and reports actions.
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

/// A cell class of the app's that shows one kind of data in a declared screen.
///
///     final class OrderCell: UICollectionViewCell, ConfigurableCell {
///       func configure(
///         with data: OrderViewData, onAction: @escaping ActionHandler<OrderViewData.Action>
///       ) { … }
///     }
@MainActor
protocol ConfigurableCell: UIView {
  /// What the cell shows.
  associatedtype Data: ViewData

  /// Shows the data, all of it, and keeps what is called with each action.
  func configure(with data: Data, onAction: @escaping ActionHandler<Data.Action>)
}

"""#,
#"""

/// What a cell does as a row of its list, in the actions of its view.
struct CellRow<Action> {
  /// What selecting the cell reports; nil for a cell that cannot be selected.
  var select: Action?
  /// When the cell counts as seen; nil for one that is never reported as seen.
  var seen: CellSeen<Action>?
  /// What swiping the cell from its leading edge uncovers.
  var leading: [CellSwipeAction<Action>]
  /// What swiping the cell from its trailing edge uncovers.
  var trailing: [CellSwipeAction<Action>]

"""#,
#"""
  /// What a long press on the cell offers; empty for a cell without a menu.
  var menu: [CellMenuItem<Action>] = []

"""#,
#"""
  /// Whether the cell shows by itself that it is touched or selected. Its `look`, and what its view does
  /// for a state, do not depend on it.
  var highlights: Bool

  /// Leaves out what is not shown.
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
  /// Leaves out what is not shown.
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

  /// The same row in the actions of the screen.
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
  /// One value, since the conformance of every view passes it on, and what it consists of would be
  /// compiled for each.
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

  /// The value for this state: the first that is given of those for disabled, highlighted, selected and
  /// focused where the state is so, and the normal one otherwise.
  ///
  ///     label.textColor = state.choose(.label, selected: .white)
  ///
  /// Where values are optional themselves, one that happens to be nil is given; only a literal `nil` is
  /// as if it were left out.
  ///
  /// Without a value for `highlighted`, that for `selected` is taken.
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

/// What is called with the actions that a view or a screen reports.
///
/// Named, so that it is one type in every language mode: only Swift 6 takes a main actor's closure to be
/// sendable by itself.
typealias ActionHandler<Action> = @MainActor (Action) -> Void

/// What the hosts of a view tell it, whatever it shows.
///
/// A protocol of its own, so that declared views inherit their conformance from
/// ``DeclaredView``: compiling one for each of them takes time.
@MainActor
protocol ReusableView: UIView {
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
protocol ConfigurableView: ReusableView {
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
  /// Adds a subview that fills this view but for some insets.
  ///
  /// - Parameters:
  ///   - subview: what to add.
  ///   - insets: the distances from the edges, or from the margins, in points.
  ///   - margins: the sides at which the layout margins come first. They are those of the cell.
  ///   - readable: the sides at which the margins of readable content come first.
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

  /// Makes a label follow the reader's text size.
  ///
  /// - Parameters:
  ///   - label: one of this view's.
  ///   - font: the style of text, whose size the reader chooses.
  ///   - color: the colour of the text; nil keeps the label's.
  ///   - lines: how many lines it takes at most; 0 for as many as its text needs.
  ///   - alignment: how lines are aligned; nil keeps the label's.
  func setUp(
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
  /// Gives a symbol its size and colors.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's.
  ///   - font: the font whose size the symbol has; nil for a size of its own.
  ///   - isMulticolor: whether it is drawn in its own colors rather than in one.
  @available(iOS 15, *)
  func setSymbol(
    of imageView: UIImageView, font: UIFont? = nil, isMulticolor: Bool
  ) {
    imageView.preferredSymbolConfiguration = .cellGenMake(
      font.map { UIImage.SymbolConfiguration(font: $0) }, isMulticolor: isMulticolor)
  }


"""#,
#"""
  /// Shows a text in a label, and hides the label while there is none.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  func show(_ text: String?, in label: UILabel, keepsPlace: Bool = false) {
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
  func hide(_ view: UIView, while isHidden: Bool) {
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
  func keepPlace(of view: UIView, whileHidden isHidden: Bool, alpha: CGFloat = 1) {
    setAlpha(of: view, to: isHidden ? 0 : alpha)
    view.accessibilityElementsHidden = isHidden
  }

  /// Keeps the natural width of a view in a row, so that the texts beside it give way.
  ///
  /// A row without anything else gives way itself, to the edges of the cell, whose priority is 999: if nothing
  /// did, UIKit would make the cell's content as narrow as the row.
  func keepWidth(of view: UIView) {
    view.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
  }


"""#,
#"""
  /// Leaves room at the end of a row while everything is hidden that would fill it.
  ///
  /// - Parameters:
  ///   - room: the empty view at the end.
  ///   - views: what grows with the row.
  func leaveRoom(_ room: UIView, whileHidden views: [UIView]) {
    let isUnneeded = views.contains { !$0.isHidden }
    guard let spacer = room as? CellSpacer else { return hide(room, while: isUnneeded) }
    spacer.isUnneeded = isUnneeded
  }

  /// Makes the spacers of a stack equally long. By default, which of them takes the room is undefined.
  func shareRoom(_ spacers: [UIView], in stack: UIStackView) {
    let lengths = spacers.map { stack.axis == .vertical ? $0.heightAnchor : $0.widthAnchor }
    for length in lengths.dropFirst() {
      length.constraint(equalTo: lengths[0]).isActive = true
    }
  }


"""#,
#"""
  /// Makes the labels of a row, and the fields beside them, give way one after the other.
  ///
  /// The first view is the first to be cut or wrapped where the row is too narrow, though not below its
  /// share of the row, and the first to grow where the row is too wide. The last one keeps its natural
  /// width the longest.
  ///
  /// By default they have equal priorities, and which of them is cut is undefined. A stack view also pulls
  /// labels of several lines to equal widths, with a priority of 759 or 760
  /// (<https://openradar.appspot.com/39275811>), so all priorities here are above that.
  func giveWay(_ views: [UIView], in row: UIStackView) {
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

/// The superclass of declared views: it has their initializers, so that each of them has
/// only what it shows.
///
/// What no view overrides is final, and so takes no place in the table of methods that is compiled for
/// each of them.
class DeclaredView: UIView {
  /// The state of the cell around the view, as it was told last.
  final private(set) var cellState = CellState()

"""#,
#"""
  /// How a look is shown in each of the buttons that were set up.
  final var cellGenButtons:
    [Swift.ObjectIdentifier:
      @MainActor (UIButton, @escaping @MainActor () -> CellButtonLook) -> Void] = [:]
  /// The states in which buttons were shown last, where more than a look follows them.
  final var cellGenButtonStates: [Swift.ObjectIdentifier: CellState] = [:]

"""#,
#"""
  /// What the menus of buttons offer.
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

  /// What keeps what fills the view at its edges.
  final var cellGenEdges: CellGenEdges?

"""#,
#"""
  /// What keeps its inside away from the margins of the view, besides what fills it.
  final var cellGenMargins = CellGenMargins()


"""#,
#"""
  /// Made with the first length, since most views have none.
  private final var knownLengths: CellGenLengths?


"""#,
#"""
  /// Makes what the view consists of. Called once, when the view is made.
  func makeElements() {}

  func prepareForReuse() {}


"""#,
#"""
  /// The element with which the line below a row around the view begins, where the row asks for one.
  var separatorStart: UIView? { nil }


"""#,
#"""
  /// True if new data are animated while the view is on the screen. Those of another item never are.
  var animatesNewData: Bool { false }


"""#,
#"""
  /// Shows the state of the cell around the view.
  ///
  /// Called once with the normal state when the elements are made, so that a view without a cell looks
  /// normal, and then with each state of the cell. A view with values that depend on data and state
  /// sets them here, and calls this with its ``cellState`` when it is configured.
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

  /// Made when VoiceOver asks, or when something is set.
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
  /// The lengths of its elements.
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

  // Marked as what it overrides is, so that there is no warning.
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

/// What is inside a cell, header or footer of the runtime's.
@MainActor
class CellGenHosted {
  /// The view that shows the data.
  var view: UIView { preconditionFailure("every subclass has a view") }


"""#,
#"""
  /// What stands beside the view; nil for a row without accessories.
  var accessoryBar: CellGenAccessoryBar?
  /// What lies over the view in a cell that is no row, in the order in which it was declared.
  var placedBars: [CellGenAccessoryBar] = []

"""#,
#"""
  /// Whether the accessories of a list's cell are the controls of editing.
  var showsControls = false

"""#,
#"""
  /// What the line below the row begins with; nil for a line that does not depend on the view.
  var separatorStart: UIView?

"""#,
#"""
  private var edges: CellGenEdges?

"""#,
#"""
  /// What stays free beside the view, at the leading edge of its host, in points.
  var leadingRoom: CGFloat = 0 {
    didSet { edges?.leading.constant = leadingRoom }
  }
  /// What stays free beside the view, at the trailing edge of its host, in points.
  var trailingRoom: CGFloat = 0 {
    didSet { edges?.trailing.constant = trailingRoom }
  }


"""#,
#"""
  // Synthesized, it would not be isolated, and no subclass could override it.
  init() {}


"""#,
#"""
  /// Keeps the view away from the leading edge of its host.
  func indent(by points: CGFloat) {
    edges?.set(NSDirectionalEdgeInsets(top: 0, leading: points, bottom: 0, trailing: trailingRoom))
  }


"""#,
#"""
  /// Puts the view into a host that has had none.
  func install(in host: any CellGenHost) {
    host.contentView.addSubview(view)
    edges = Self.pin(view, to: host.contentView)
  }

  /// Shows the state of the cell around the view.
  func update(for state: CellState) {}

  /// Forgets the data.
  func prepareForReuse() {}

  /// The size that is computed for the data in a container of a width, or nil to let Auto Layout find
  /// it.
  func size(boundedBy width: CGFloat) -> CGSize? { nil }


"""#,
#"""
  /// How a cell around the view looks in a state; nil for UIKit's own look.
  func look(in state: CellState) -> CellLook? { nil }


"""#,
#"""
  /// Whether a cell around the view shows by itself that it is touched or selected.
  var highlights: Bool { true }

  /// Whether selecting a cell around the view is reported.
  var isSelectable: Bool { false }


"""#,
#"""
  /// Gives a cell around the view its look in a state.
  ///
  /// - Parameter content: the view that an overlay lies over.
  final func showLook(in state: CellState, of cell: CellGenAnyCell, over content: UIView) {
    CellGenShownLook.show(
      look(in: state), hidesState: hidesState(state), in: cell, over: content)
  }

  /// Whether a state that UIKit would show is not to be seen. On iOS 13 UIKit shows it before the cell is
  /// told, so it has to be known in all states.
  private func hidesState(_ state: CellState) -> Bool {
    if #available(iOS 14, *), !state.isHighlighted, !state.isSelected { return false }
    return !highlights
  }


"""#,
#"""
  /// Keeps a view's edges at those of a view around it.
  ///
  /// The trailing and bottom edges give way to the size that a container imposes while it measures,
  /// so that UIKit has no conflict to log.
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

/// What keeps a view's edges at those of a view around it.
@MainActor
struct CellGenEdges {
  let top: NSLayoutConstraint
  let leading: NSLayoutConstraint
  let bottom: NSLayoutConstraint
  let trailing: NSLayoutConstraint

  /// Moves the view's edges inwards.
  ///
  /// A number of the data that a constraint cannot have is 0.
  func set(_ insets: NSDirectionalEdgeInsets) {
    let insets = CellGenNumber.insets(insets)
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}

/// What shows data of one type inside a cell, header or footer.
class CellGenHostedData<Data: ViewData>: CellGenHosted {
  fileprivate var data: Data?

  /// Shows the data, and reports to a handler.
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
  // Asked only of cells that are touched or selected: rows take time to make.
  override var highlights: Bool { (data as? any CellModel)?.rowHighlights ?? true }

  override var isSelectable: Bool { (data as? any CellModel)?.rowIsSelectable ?? false }


"""#,
#"""
  /// The content configuration that shows the data by itself; nil where a view does.
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
  /// True if other data are of the same item.
  @MainActor fileprivate func isItem(of other: any ViewData) -> Bool {
    (other as? Self)?.id == id
  }


"""#,
#"""
  @MainActor fileprivate var rowHighlights: Bool { Self.row(of: self).highlights }
  @MainActor fileprivate var rowIsSelectable: Bool { Self.row(of: self).select != nil }
}

/// A view inside a cell, header or footer.
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

  /// The handler goes first: nothing that the view does while it is reset may be reported for the old
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
  /// Changes what the view shows: colors, texts and images fade, and what has moved or grown gets there smoothly,
  /// unless the reader has asked for less motion.
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
/// How a view is configured and measured with data of a type.
@MainActor
struct CellGenViewParts<Data: ViewData, View> {
  let configure: @MainActor (View, Data) -> Void
  /// Gives the view what is called with its actions; nothing for one that reports none.
  let report: @MainActor (View, ActionHandler<Data.Action>?) -> Void
  let size: @MainActor (Data, CGFloat) -> CGSize?
}


"""#,
#"""
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

/// A content configuration inside a cell, header or footer, such as a SwiftUI view's.
///
/// It is the host's own: then UIKit tells it of states and keeps the host as tall as it becomes.
@available(iOS 14, *)
final class CellGenHostedConfiguration<Data: ViewData>: CellGenHostedData<Data> {
  typealias Make =
    @MainActor (Data, CellState, @escaping ActionHandler<Data.Action>)
    -> any UIContentConfiguration

  private let make: Make
  /// True if another state makes another configuration.
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

  /// The configuration of another state replaces that of the last one (Apple, `UICollectionViewCell`,
  /// `updateConfiguration(using:)`: "override this method … to update the cell's configuration to reflect changes to
  /// the cell's state").
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

/// A cell, header or footer of the runtime's.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }

"""#,
#"""
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }

"""#,
#"""
  /// What it hosts; nil until it is configured for the first time. Its reuse identifier belongs to
  /// data of one type, so it never changes.
  var hosted: CellGenHosted? { get set }

"""#,
#"""
  /// Whether it is a section's header.
  var cellGenIsHeader: Bool { get set }

"""#,
#"""
  /// Called when other data are shown; what depends on them and on the state is shown anew.
  func didShow()
}

extension CellGenHost {
  /// Shows data, and reports to a handler.
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
  // Cells are none.
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

  /// The attributes of a collection view with the size that is computed for the data, or nil to let Auto
  /// Layout find it.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(fitting: attributes.size) else { return nil }
    attributes.size = size
    return attributes
  }

  /// The size that is computed for the data, or nil to let Auto Layout find it.
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

  /// What stays free beside what it hosts, in points.
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

/// The collection view cell that hosts a view: it only passes on what happens to it.
///
/// UIKit shows nothing of a touch in a cell that is not in a list, so its content is dimmed, unless the data
/// have a `look` or their row does not highlight.
final class ConfigurableCollectionViewCell: UICollectionViewCell {
  var hosted: CellGenHosted?
  /// Whether a touch leads to anything; nil where UIKit is told, and touches no other cells.
  var reactsToTouches: (@MainActor () -> Bool)?

  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// What shows that a keyboard has reached the cell, unless the app says so when the cell is configured.
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

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
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

/// The cell that hosts a view in the lists of a collection view, where only UIKit's own list cells
/// have separators, swipe actions and the background of the list.
///
/// The background is opaque (Apple, `UIBackgroundConfiguration`: a style's default colour is not nil), so a
/// section's own shows around the rows only. The separator keeps the inset of UIKit's own content
/// (`separatorLayoutGuide`), since a hosted view does not say where its own begins.
@available(iOS 14, *)
final class ConfigurableListCell: UICollectionViewListCell {
  var hosted: CellGenHosted?

"""#,
#"""
  /// Knows how high rows are where their section decides. A cell may be measured before it is in the collection view.
  weak var rowHeights: (any CellGenRowHeights)?


"""#,
#"""
  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// What shows that a keyboard has reached the cell, unless the app says so when the cell is configured.
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
    // The text size may be another one. The room for an accessory is reserved when it is set: its width is that of
    // the view (Apple, `UICellAccessory.LayoutDimension.actual`).
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

/// The table view cell that hosts a view: it only passes on what happens to it.
final class ConfigurableTableViewCell: UITableViewCell {
  var hosted: CellGenHosted?

  /// The view that shows the data; nil until the cell is configured for the first time.
  var view: UIView? { hosted?.view }

  /// What shows that a keyboard has reached the cell, unless the app says so when the cell is configured.
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
    // The text size may be another one.
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

  /// UIKit makes a table's cell one element, with the texts of its labels. A declared view says by
  /// itself what it is, as in collection views.
  override var isAccessibilityElement: Bool {
    get { saysWhatItIs || !(hosted?.view is DeclaredView) ? super.isAccessibilityElement : false }
    set {
      saysWhatItIs = true
      super.isAccessibilityElement = newValue
    }
  }

  /// Whether the app says whether the cell is an element.
  private var saysWhatItIs = false

  /// Passes on what iOS 13 knows of the state; later ones tell all of it by `updateConfiguration`.
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

  /// A computed size is that of the whole cell: what UIKit measures itself it makes higher by the
  /// separator, a pixel that a view of a computed size is short of.
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

/// The header or footer of a collection view that hosts a view: it only passes on what happens to it.
final class ConfigurableReusableView: UICollectionReusableView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false

"""#,
#"""
  /// What shows a content configuration, which only cells have of their own.
  private var configured: UIView?

"""#,
#"""
  /// The color that hides the cells below it; nil where there are none.
  private var ground: UIColor?


"""#,
#"""
  /// The view that shows the data; nil until this is configured for the first time.
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

  /// The background of the data comes before that of the list, which is seen where the other leaves room.
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

/// The header or footer of a table view that hosts a view.
final class ConfigurableHeaderFooterView: UITableViewHeaderFooterView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false
  /// True in a plain table, in which rows pass below it.
  var cellGenIsInPlainTable = false

  /// The view that shows the data; nil until this is configured for the first time.
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
  /// What is declared once, and says how the section is laid out: the section itself.
  associatedtype Kind: ScreenValue & Swift.CaseIterable = Self

  var kind: Kind { get }
}

/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
nonisolated protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}


"""#,
#"""
/// Any cell of a section of several kinds: an enum with one case a kind of cell.
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
  /// Any header or footer of the screen: an enum with one case a place.
  associatedtype HeaderFooter: ScreenValue = Never

  /// Content that shows nothing.
  init()

  /// The sections with what is in them, in the order in which they are shown. Those with nothing to
  /// show are left out.
  func sections() -> [ShownSection<Self>]


"""#,
#"""
  /// What is above and below all sections, and scrolls with them.
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

/// Any cell of a screen: an enum with one case a kind of cell.
protocol ScreenItem: ScreenValue, Swift.Identifiable where ID: ScreenValue {}


"""#,
#"""
/// Any cell of a section of several kinds: an enum with one case a kind of cell.
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

/// What is above and below all sections of a screen, and scrolls with them.
struct ScreenEdges<Content: ScreenContent>: ScreenValue {
  /// Nil for none.
  var header: Content.HeaderFooter?
  /// Nil for none.
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
  /// Nil for none.
  var header: Content.HeaderFooter?
  /// Nil for none.
  var footer: Content.HeaderFooter?
  var items: [Content.Item]
  /// Its title in the index of the screen; nil for none.
  private(set) var indexTitle: String?
  /// Whether it is shown while there is nothing in it.
  private(set) var staysWhenEmpty = false
  /// Whether it is collapsed when it is shown for the first time; nil for a section that does not collapse.
  private(set) var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  private(set) var itemLeftOut: Content.Item.ID?

"""#,
#"""
  /// What its layout depends on; nil for nothing.
  private(set) var layout: CellGenLayoutValue?


"""#,
#"""
  /// - Parameters:
  ///   - section: the section itself.
  ///   - isCollapsed: whether it is collapsed when it is shown for the first time; nil for a section that
  ///     does not collapse.
  ///   - header: its header; nil for none.
  ///   - footer: its footer; nil for none.
  ///   - items: its cells, in order.
  ///   - fixedHeader: the header where anything else of the section is shown; nil for none.
  ///   - fixedFooter: the footer where anything else of the section is shown; nil for none.
  ///   - itemLeftOut: the first item that a limit leaves out, before which cells stand that are moved to the
  ///     end of what is shown; nil for none.
  ///   - staysWhenEmpty: whether the section is shown while there is nothing in it, as one that cells can be
  ///     moved to is.
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
  /// Sets if it is collapsed now, whatever it was at first.
  mutating func setCollapsed(_ isCollapsed: Bool?) { self.isCollapsed = isCollapsed }


"""#,
#"""
  /// One of the sections that are declared once and shown in any number, also while it is empty.
  ///
  /// - Parameters:
  ///   - section: the section itself.
  ///   - layout: what its layout depends on, for ``LayoutSection/layoutValue(as:)``; nil for nothing.
  ///   - indexTitle: its title in the index of the screen; nil for none.
  ///   - isCollapsed: whether it is collapsed when it is shown for the first time; nil for a section that
  ///     does not collapse.
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
/// What the layout of a section depends on: a value of any type.
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

/// Equal items have equal ids, so the id is enough to hash, and no screen hashes all that it shows.
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

/// Compared as the screen's items, so that a kind's comparison is compiled once and not once a section.
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

/// A cell of a screen: its data, and what its view reports as actions of the screen.
///
///     case .photo(let data): ScreenCell(data, identifier: "listing.photo") { .photo(data.id, $0) }
///     case .note(let data): ScreenCell(row: data, identifier: "listing.note")
@MainActor
struct ScreenCell<Action> {
  let shown: CellGenShown<Action>

  /// What the cell does as a row of its list, in actions of the screen.
  var row: CellRow<Action> { shown.row }

  /// - Parameters:
  ///   - data: what the cell shows.
  ///   - identifier: the accessibility identifier of the kind; that of a cell ends with its id, too.
  ///   - action: the action of the screen for one of the view's.
  init<Data: CellModel>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: false, identifier: identifier, action: action)
  }

  /// A cell that reports nothing.
  init<Data: CellModel>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// A cell that collection views show in lists, with their separators and swipe actions.
  init<Data: CellModel>(
    row data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownCell(data, isInList: true, identifier: identifier, action: action)
  }

  /// A cell that collection views show in lists, and that reports nothing.
  init<Data: CellModel>(row data: Data, identifier: String) where Data.Action == Never {
    self.init(row: data, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
/// A header or footer of a screen: its data, and what its view reports as actions of the screen.
///
///     case .photosHeader(let data): ScreenHeaderFooter(data, identifier: "listing.photos.header")
@MainActor
struct ScreenHeaderFooter<Action> {
  let shown: CellGenShown<Action>

  /// - Parameters:
  ///   - data: what the header or footer shows.
  ///   - identifier: its accessibility identifier.
  ///   - action: the action of the screen for one of the view's.
  init<Data: ViewData>(
    _ data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    shown = CellGenShownData(data, identifier: identifier, action: action)
  }

  /// A header or footer that reports nothing.
  init<Data: ViewData>(_ data: Data, identifier: String) where Data.Action == Never {
    self.init(data, identifier: identifier) { _ -> Action in }
  }

  /// The header or footer of a repeated section, whose data it shows.
  ///
  /// - Parameters:
  ///   - data: what the section is repeated for.
  ///   - identifier: its accessibility identifier, which the id of the data is added to.
  ///   - action: the action of the screen for one of the view's.
  init<Data: CellModel>(
    repeated data: Data, identifier: String, action: @escaping (Data.Action) -> Action
  ) {
    self.init(
      data, identifier: "\(identifier).\(String(describing: data.id))", action: action)
  }

  /// The header or footer of a repeated section, which reports nothing.
  init<Data: CellModel>(repeated data: Data, identifier: String)
  where Data.Action == Never {
    self.init(repeated: data, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
/// Data of any type that is shown on a screen.
@MainActor
class CellGenShown<Action> {
  init() {}

  /// What a cell does as a row of its list.
  var row: CellRow<Action> { CellRow() }


"""#,
#"""
  /// The line below a row.
  var separator: CellSeparator { CellSeparator() }


"""#,
#"""
  /// What the control that deletes the row reports; nil for a row without one.
  var deleteAction: Action? { nil }

  /// What editing shows in the row besides that.
  var editing = CellGenRowEditing()


"""#,
#"""
  /// Whether the cell is in a list or a table now.
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
  /// Configures a cell, header or footer that was dequeued: the only cast, since UIKit's come without
  /// their types.
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

/// Makes the cells, headers and footers of a screen, and says what they report.
///
/// A data source makes its own; give it another to replace some of what that one makes.
@MainActor
protocol ViewCreator {
  associatedtype Content: ScreenContent
  associatedtype Action: ScreenValue

  init()

  /// The cell of an item.
  func cell(for item: Content.Item) -> ScreenCell<Action>


"""#,
#"""
  /// A header or footer.
  func headerFooter(for headerFooter: Content.HeaderFooter) -> ScreenHeaderFooter<Action>


"""#,
#"""
  /// What is shown in place of the sections; nil for nothing.
  func placeholder(for state: ListState<Content>) -> ScreenPlaceholder<Action>?

  /// What is shown in place of the sections where a search has found nothing; nil for nothing.
  func placeholder(forQuery query: String) -> ScreenPlaceholder<Action>?


"""#,
#"""
  /// What pulling the screen down reports; nil for nothing.
  var refresh: Action? { get }


"""#,
#"""
  /// Which cells can be selected, and which of them stay selected.
  var selection: ListSelection { get }


"""#,
#"""
  /// What the screen shows when it appears, and what stays in place when its content changes.
  var scrolling: ListScrolling { get }


"""#,
#"""
  // visionOS has no such modes (Apple, the availability of `UIScrollView.KeyboardDismissMode`).
  #if !os(visionOS)
  /// How scrolling closes the keyboard; nil for what the container says.
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode? { get }
  #endif

  /// How updates are animated that say nothing else.
  var animation: ListAnimation { get }


"""#,
#"""
  /// Where the user may move the cells of a section.
  func moves(from section: Content.Section.Kind) -> SectionMoves<Content.Section.Kind>


"""#,
#"""
  /// The sections whose cells a long press lifts, also while the screen is not edited.
  var draggableSections: [Content.Section.Kind] { get }


"""#,
#"""
  /// What is reported when the user has moved cells; nil for nothing.
  func action(for move: ListMove<Content>) -> Action?


"""#,
#"""
  /// Follows which cells are visible; nil for a screen that reports none as seen.
  ///
  /// A screen's own creator makes a ``CellSeenWatcher`` where a view has `seen`. A creator that takes its cells from
  /// another passes this on to it, too.
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
/// While updates are under way UIKit may still lay out what is about to leave, so what was shown before
/// them is kept until the last one has ended: a cell or a header that is missing then stops the program.
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
  /// True if the container is known to show the content and nothing else.
  private var isInStep = false
  /// How many updates have begun: the number of the last one.
  private(set) var update = 0
  private var leavingBoundaries: [Content.Section: CellGenSectionBoundaries<Content>] = [:]
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]
  private var idsOfCells = CellGenCellIDs<Content.Item.ID>()
  /// What else the user has changed since the last content.
  var changedByUser = CellGenUserChanges<Content>()

  /// - Parameter isReloading: whether sections in which a header or footer comes or goes are loaded
  ///   anew.
  init(isReloading: Bool) {
    self.isReloading = isReloading
  }

  var items: [Content.Item.ID: Content.Item] { sections.items }


"""#,
#"""
  /// The titles of the index, each with the section that it leads to.
  var indexTitles: [(title: String, section: Content.Section)] { sections.indexTitles }


"""#,
#"""
  /// Ids that the content holds more than once.
  var duplicates: [Content.Item.ID] { sections.duplicates }

  /// Repeated sections that the content holds more than once.
  var duplicateSections: [Content.Section] { sections.duplicateSections }

  /// The snapshot for a container that reloads everything.
  var snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID> { sections.snapshot }

  /// Whether there is nothing to show.
  var isEmpty: Bool { items.isEmpty && !sections.boundaries.values.contains(where: \.areThere) }


"""#,
#"""
  /// True if any section has no header.
  var lacksHeaders: Bool { sections.boundaries.values.contains { $0.header == nil } }


"""#,
#"""
  /// Notes that the container may no longer show the content: the user has moved a cell, or another data source had
  /// the container.
  func fallOutOfStep() { isInStep = false }

  /// Takes new content and says what it changes.
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

  /// The sections of the content, each with whether it is collapsed now.
  private func currentSections() -> [ShownSection<Content>] {
    let sections = content.sections()

"""#,
#"""
    if sections.contains(where: { $0.isCollapsed != nil }) { return collapsed.marking(sections) }

"""#,
#"""
    return sections
  }

  /// What the user has changed.
  private func takeUserChanges() -> CellGenUserChanges<Content> {
    defer { changedByUser = CellGenUserChanges() }
    var changes = changedByUser
    changes.items = idsOfCells.changedByUser
    return changes
  }

  /// The changes by which everything is configured anew.
  func again() -> CellGenContentChanges<Content> {
    sections.again()
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
      idsOfCells.didConfigure(cell, as: id)
      didConfigure?(cell)
      return cell
    }
  }

  /// Forgets which cells show its items: another data source may show its own in them.
  func forgetCells() {
    idsOfCells = CellGenCellIDs()
    changedByUser = CellGenUserChanges()
    fallOutOfStep()
  }

  /// Takes that the user has changed a cell.
  func userChanged(_ cell: UIView) { idsOfCells.userChanged(cell) }

  /// Whether the user has changed a cell since it was configured.
  func isChangedByUser(_ cell: UIView) -> Bool { idsOfCells.isChangedByUser(cell) }

  /// Takes that a cell has been configured where it is.
  func didConfigureAgain(_ cell: UIView) {
    idsOfCells.didConfigureAgain(cell)
    didConfigure?(cell)
  }

  /// The id that a cell was configured with; nil for one that is none of the screen's.
  func id(of cell: UIView) -> Content.Item.ID? { idsOfCells[cell] }

  /// What a section has besides its cells.
  func boundaries(of section: Content.Section) -> CellGenSectionBoundaries<Content> {
    sections.boundaries[section] ?? CellGenSectionBoundaries()
  }


"""#,
#"""
  /// The section that a title of the index leads to; nil for no title of the content's.
  func section(ofIndexTitle index: Int) -> Content.Section? {
    indexTitles.indices.contains(index) ? indexTitles[index].section : nil
  }


"""#,
#"""
  /// What the layout of a section depends on, also of one that is leaving.
  func layout(of section: Content.Section) -> CellGenLayoutValue? {
    sections.boundaries[section]?.layout ?? leavingBoundaries[section]?.layout
  }


"""#,
#"""
  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.header ?? leavingBoundaries[section]?.header
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    sections.boundaries[section]?.footer ?? leavingBoundaries[section]?.footer
  }

"""#,
#"""
}

/// A list of cells in a container: what a data source does alike in a collection view and in a table.
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
  /// The selection as it was told last.
  var reportedSelection: Swift.Set<ID> = []

"""#,
#"""
  /// The item that was held over a place last.
  var lifted: ID?

"""#,
#"""
  /// What is shown above a menu, and the item that it is of. The menu keeps it.
  private weak var preview: UIViewController?
  private var previewed: ID?

"""#,
#"""
  private var query: String?

"""#,
#"""
  /// The drag that a long press has begun; nil for none.
  weak var dragSession: AnyObject?
  /// Whether that drag has moved anything, which was reported.
  var hasReportedDrag = false

"""#,
#"""
  /// What stands in place of the sections. The container keeps it.
  weak var placeholder: UIView?
  /// Whether the container was prepared for the screen, and nobody has taken it since.
  var isInstalled = false
  let fittings = CellGenFittings()
  /// Called when the container was prepared for the screen.
  var didInstall: (() -> Void)?

"""#,
#"""
  /// The observation that the content follows, of a type of iOS 17's; nil for none.
  var observation: AnyObject?

"""#,
#"""
  let kinds = CellGenKinds()
  let sizes = CellGenSizes()
  private var end = CellGenEndDetector()

"""#,
#"""
  /// Follows which cells are visible; nil for a screen that reports none as seen.
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

  /// The item at a place; nil where there is none, and in a container that another data source has taken.
  func item(at indexPath: IndexPath) -> Content.Item? {
    hasContainer ? screen.itemIdentifier(for: indexPath).flatMap { shown.items[$0] } : nil
  }

  func indexPath(for id: ID) -> IndexPath? {
    hasContainer ? screen.indexPath(for: id) : nil
  }

  func section(at index: Int) -> Content.Section? {
    hasContainer ? screen.shownSection(at: index) : nil
  }

  /// The item that a cell shows.
  func item(of cell: UIView) -> Content.Item? { shown.id(of: cell).flatMap { shown.items[$0] } }

  func size(for id: ID, boundedBy width: CGFloat) -> CGSize? {
    guard hasContainer else { return nil }
    return shown.items[id].flatMap { creator.cell(for: $0).shown.size(boundedBy: width, sizes) }
  }


"""#,
#"""
  /// The line below the row at a place; nil where there is no row.
  func separator(at indexPath: IndexPath) -> CellSeparator? {
    item(at: indexPath).map { creator.cell(for: $0).shown.separator }
  }


"""#,
#"""
  /// What the cell at a place does as a row; nil where there is none.
  func row(at indexPath: IndexPath) -> CellRow<Creator.Action>? {
    item(at: indexPath).map { creator.cell(for: $0).row }
  }
}

// MARK: Updates

extension CellGenList {
  var animation: ListAnimation { creator.animation }

  /// - Parameters:
  ///   - query: what the content was searched for; nil for content that was not searched.
  ///   - endsRefreshing: whether it is what pulling the container down has asked for.
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

  /// A background that the app gives the container stays while there is nothing to show in its place.
  private func showPlaceholder(for state: ListState<Content>) {
    let view = creator.placeholderView(
      for: state, query: query, isEmpty: shown.isEmpty, reusing: placeholder,
      onAction: reportAction)
    guard view !== placeholder else { return }
    placeholder = view
    screen.showBehindCells(view)
  }

  /// Shows a content, also the same one after a section was collapsed. UIKit hears nothing of one that changes
  /// nothing.
  ///
  /// - Parameter alongside: shows what belongs to the same update.
  func show(
    _ content: Content, animation: ListAnimation,
    alongside: @escaping (CellGenList) -> Void = { _ in }, completion: (() -> Void)?
  ) {
    // Outside of a window, nobody sees an animation.
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
      // Cells below cannot stay while changes above are animated.
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
  /// A container that has not been on the screen yet loads everything when it is. A table deselects the rows
  /// of a section that it loads again, without telling its delegate (blog.stevex.net, "Refreshing rows in a
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
  /// - Parameter isAgain: whether what has not changed is configured, too.
  private func showEdges(of content: Content, isAgain: Bool) {
    screen.showEdges(content.screenEdges(), isAgain: isAgain) { view, headerFooter in
      creator.headerFooter(for: headerFooter).shown.show(in: view, onAction: reportAction)
    }
  }


"""#,
#"""
  /// Configures all cells, headers and footers again.
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

  /// From iOS 15 on, the snapshot says so.
  private func configureChangedByUser() {
    if #available(iOS 15, *) { return }
    for cell in screen.visibleCells where shown.isChangedByUser(cell) { configureAgain(cell) }
  }

  /// What iOS 15 calls to reconfigure: before, a snapshot could only load an item anew, in another cell.
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

  /// Without animation the end may come while the update is still being carried out.
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

  /// Called when the first row is on the screen: before, there is no end to be near.
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
    // An update looks when it has ended; before, what is measured may be the content before it.
    if !shown.updates.isRunning { checkEnd() }
  }
}

// MARK: Selection

/// A hook comes before what the screen declares.
extension CellGenList {
  func canSelect(_ indexPath: IndexPath) -> Bool {
    guard hasContainer else { return false }
    return hooks.didSelect != nil || screen.isEditing
      || creator.selection.persists(whileEditing: false) || row(at: indexPath)?.select != nil
  }

  /// - Parameter deselect: called where the selection is not to stay.
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
  /// The menu of the cell at a place, with what is shown above it; nil for a cell without either.
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

  /// The menu of several cells; nil for none.
  func menuConfiguration(at indexPaths: [IndexPath]) -> UIContextMenuConfiguration? {
    if indexPaths.count == 1 { return menuConfiguration(at: indexPaths[0]) }
    guard hasContainer else { return nil }
    let ids = Swift.Set(indexPaths.compactMap(screen.itemIdentifier(for:)))
    guard !ids.isEmpty, let menu = hooks.menu?(ids) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  /// Reports a tap on what is shown above a menu, when it has been taken away.
  ///
  /// - Returns: whether it is one of these.
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
/// The diffable data source underneath a list. It does not keep the container, which knows it: the list
/// keeps both.
@MainActor
protocol CellGenScreen: AnyObject {
  associatedtype Content: ScreenContent

  var shown: CellGenShownContent<Content> { get }
  /// Whether the container asks this for its cells.
  var isDataSource: Bool { get }
  /// Gives the container back to the data source that it had before.
  func stopBeingDataSource()
  /// Becomes the data source that the container asks, in place of the one that it has.
  func becomeDataSource()
  var isEditing: Bool { get }

"""#,
#"""
  /// Whether the cell at a place is in a list or a table.
  func isRow(at indexPath: IndexPath) -> Bool

"""#,
#"""
  /// The cells on the screen; none while the container is unseen.
  var visibleCells: [UIView] { get }
  /// Whether it has not been on the screen yet and must not be laid out: its width may be another then.
  var isUnseen: Bool { get }
  var selectedIndexPaths: [IndexPath] { get }

  /// Lets as many cells be selected as a screen declares.
  func allow(_ selection: ListSelection, _ fittings: CellGenFittings)

  func setSelected(_ isSelected: Bool, at indexPath: IndexPath)


"""#,
#"""
  /// Moves a cell to the middle of the container.
  func scrollToCell(at indexPath: IndexPath)


"""#,
#"""
  func setEditing(_ isEditing: Bool, isAnimated: Bool)


"""#,
#"""
  /// The headers and footers on the screen that may cover cells.
  var headersAndFootersOnScreen: [UIView] { get }


"""#,
#"""
  /// Carries out an update with an animation.
  ///
  /// - Parameters:
  ///   - completion: called when the animation has ended.
  ///   - update: called once, at once; with whether UIKit's own updates are animated, and what is called when they
  ///     have ended.
  func carryOut(
    _ animation: ListAnimation, completion: @escaping () -> Void,
    _ update: @escaping (_ isAnimated: Bool, _ completion: (() -> Void)?) -> Void)

  /// Called before changes are applied.
  func prepare(for changes: CellGenContentChanges<Content>)


"""#,
#"""
  /// What is to be applied before a snapshot, for a container that cannot show it in one update; nil for
  /// nothing.
  func snapshotBefore(
    _ snapshot: NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>
  ) -> NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>?


"""#,
#"""
  /// Diffable data sources leave headers and footers alone, so those that have changed are updated
  /// and laid out here.
  ///
  /// - Parameter update: called with the section of a header, and without one for a footer.
  func updateHeadersAndFooters(
    _ changes: CellGenContentChanges<Content>, isAnimated: Bool,
    update: (UIView, Content.HeaderFooter, Content.Section?) -> Void)


"""#,
#"""
  /// Shows what is above and below all sections.
  ///
  /// - Parameter isAgain: whether what has not changed is updated, too.
  func showEdges(
    _ edges: ScreenEdges<Content>, isAgain: Bool,
    update: (UIView, Content.HeaderFooter) -> Void)

  /// Takes away what is above and below all sections.
  func removeEdges()


"""#,
#"""
  func showBehindCells(_ view: UIView?)

  func removeFromBehindCells(_ view: UIView)


"""#,
#"""
  /// Shows other titles in the index.
  func reloadIndexTitles()


"""#,
#"""
  /// The beginning or the end of the section whose header or footer is at a point; nil for none.
  func placeOfEdge(at point: CGPoint) -> IndexPath?


"""#,
#"""
  func itemCount(inSection section: Int) -> Int


"""#,
#"""
  /// Returns true if the cell at a place is in a section that scrolls sideways.
  func scrollsSideways(at indexPath: IndexPath) -> Bool

  /// Where the cell at a place is in the content of the container; nil where there is none.
  func frameOfCell(at indexPath: IndexPath) -> CGRect?

  /// Where a section begins in the content of the container; nil for one that is not shown.
  ///
  /// - Parameter withHeader: whether its header counts, even if that scrolls with its cells.
  func top(ofSection index: Int, withHeader: Bool) -> CGFloat?


"""#,
#"""
  // Both of UIKit's classes have these and conform by them alone, as they do to the app Kurozora's
  // `DiffableDataSourceProtocol` (2025).

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
  /// The section at a place, by what the container counts, which may be of the time before an update
  /// that is under way.
  func shownSection(at index: Int) -> Content.Section? {
    if #available(iOS 15, *) { return sectionIdentifier(for: index) }
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The ids of the cells of a section, as the container counts them; none of one that is not there.
  func shownItems(of section: Content.Section) -> [Content.Item.ID] {
    let snapshot = snapshot()
    guard snapshot.indexOfSection(section) != nil else { return [] }
    return snapshot.itemIdentifiers(inSection: section)
  }
}

// What both data sources offer is written once, for a list in any container. Underscores keep what is public for
// that reason alone out of the documentation and of completion, as in the standard library.

/// The list of a data source, whatever its container.
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
  /// The animation of updates that say nothing else.
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
  /// The screen's animation, or none.
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
  /// Called with everything that the screen reports.
  var onAction: ActionHandler<Creator.Action>? {
    get { _list.onAction }
    set { _list.onAction = newValue }
  }

  /// Called with what happens to cells.
  var hooks: ListHooks<Creator.Content.Item.ID> {
    get { _list.hooks }
    set { _list.hooks = newValue }
  }

  /// Called with ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  var onDuplicate: @MainActor ([Creator.Content.Item.ID]) -> Void {
    get { _list.onDuplicate }
    set { _list.onDuplicate = newValue }
  }

  /// Called with repeated sections that one content holds more than once; the first of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  var onDuplicateSection: @MainActor ([Creator.Content.Section]) -> Void {
    get { _list.onDuplicateSection }
    set { _list.onDuplicateSection = newValue }
  }

  /// Shows the content in the container again, after another data source has shown its own there.
  ///
  ///     segments.addAction(
  ///       UIAction { [unowned self] _ in
  ///         segments.selectedSegmentIndex == 0 ? inbox.takeContainer() : archive.takeContainer()
  ///       }, for: .valueChanged)
  ///
  /// A new data source takes its container from the one before it, which then decides and reports nothing, and
  /// takes away what it has put there. What is applied to that one meanwhile is shown when it takes the container
  /// back. In a collection view, each screen needs its own layout, which you set before:
  ///
  ///     collectionView.collectionViewLayout = InboxLayout.make()
  ///     inbox.takeContainer()
  func takeContainer() { _list.takeContainer() }

  /// What was applied last. In the middle of an update it may not be shown yet.
  var state: ListState<Creator.Content> { _list.state }

  /// The content that was applied last; nothing where that is another state. In the middle of an
  /// update it may not be shown yet.
  var content: Creator.Content { _list.state.content }

  /// The item at a place, or nil where there is none.
  func item(at indexPath: IndexPath) -> Creator.Content.Item? {
    _list.item(at: indexPath)
  }

  /// The place of an item, or nil while it is not shown.
  func indexPath(for id: Creator.Content.Item.ID) -> IndexPath? {
    _list.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  func section(at index: Int) -> Creator.Content.Section? {
    _list.section(at: index)
  }

  /// The size of an item's cell in a container of a width, without a cell; nil for a cell class of the
  /// app's, and while the item is not shown.
  ///
  /// - Units: points.
  func size(for id: Creator.Content.Item.ID, boundedBy width: CGFloat) -> CGSize? {
    _list.size(for: id, boundedBy: width)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers. So is what the user has changed in a control since.
  ///
  /// It may be called at any moment. What is applied by a hook, or by a view that is configured, is
  /// shown when UIKit is done with what it is doing, in the order in which it was applied.
  ///
  /// - Parameters:
  ///   - content: what is shown.
  ///   - query: what was searched for; where nothing was found, the screen says so.
  ///   - animatingDifferences: whether changes are animated, as the screen says, while the container is in a
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

  /// Shows new content with an animation of its own, in place of the screen's.
  ///
  ///     dataSource.apply(content, animation: .fade)
  ///
  /// - Parameters:
  ///   - content: what is shown.
  ///   - query: what was searched for; where nothing was found, the screen says so.
  ///   - animation: how changes are animated, while the container is in a window.
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
  /// While the container is being refreshed, it goes on: such a change is not what was asked for. Apply content,
  /// or call ``endRefreshing()``.
  func update(
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: _list.animation(animatingDifferences), completion: completion)
  }

  /// Changes the content that was applied last, and shows it with an animation of its own.
  ///
  ///     dataSource.update(animation: .fade) { $0.photos.shuffle() }
  func update(
    animation: _Animation, completion: (() -> Void)? = nil,
    _ change: (inout Creator.Content) -> Void
  ) {
    _list.update(change, animation: animation._listAnimation, completion: completion)
  }

  /// Shows content, or what is shown in place of it.
  func apply(
    _ state: ListState<Creator.Content>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: _list.animation(animatingDifferences), endsRefreshing: true,
      completion: completion)
  }

  /// Shows content, or what is shown in place of it, with an animation of its own.
  func apply(
    _ state: ListState<Creator.Content>, animation: _Animation, completion: (() -> Void)? = nil
  ) {
    _list.apply(
      state, query: nil, animation: animation._listAnimation, endsRefreshing: true,
      completion: completion)
  }

  /// Shows why loading failed where there is nothing to show, and leaves content as it is. It ends refreshing.
  ///
  /// - Parameter message: words for the failure; nil for those that the screen declares.
  func fail(message: String? = nil) { _list.fail(message: message) }

  /// Ends what pulling the container down has begun, as `apply` and ``fail(message:)`` do, and `update` does not.
  func endRefreshing() { _list.endRefreshing() }

  // MARK: Editing and selection

  /// Whether the list is edited: its rows show what deletes, moves and selects them.
  var isEditing: Bool { _list.isEditing }


"""#,
#"""
  /// Begins or ends editing.
  func setEditing(_ isEditing: Bool, animated: Bool) {
    _list.setEditing(isEditing, isAnimated: animated)
  }

  /// A button for a navigation bar that begins and ends editing: "Edit" and "Done" in the reader's language.
  var editButtonItem: UIBarButtonItem { _list.editButtonItem }


"""#,
#"""
  /// The ids of the items that are selected. Those that are set and not shown are left out.
  var selection: Swift.Set<Creator.Content.Item.ID> {
    get { _list.selection }
    set { _list.selection = newValue }
  }


"""#,
#"""
  /// Scrolls to a place, after what was applied before is shown; nothing for a section that is not shown.
  ///
  ///     dataSource.scroll(to: .section(.reviews))
  ///
  /// Cells that come into view and are of another height than was expected do not move the place away. A list that
  /// is not on the screen yet begins at the place.
  func scroll(
    to place: ListPlace<Creator.Content.Section>, animated: Bool = true
  ) {
    _list.scroll(to: place, isAnimated: animated)
  }


"""#,
#"""
  /// Forgets which cells were reported as seen. Those that can be seen are reported again, as if they had just
  /// come into view.
  func resetSeen() { _list.resetSeen() }


"""#,
#"""
  /// Shows an item, and puts the cursor into its first text field or text view.
  func edit(_ id: Creator.Content.Item.ID) { _list.edit(id) }


"""#,
#"""
  /// The sections that are collapsed, also those that the content does not have at the time.
  ///
  /// The user collapses and expands the sections that declare `collapses`; no others can be
  /// collapsed. The content keeps their items, which have no index path meanwhile.
  var collapsedSections: Swift.Set<Creator.Content.Section> {
    get { _list.collapsedSections }
    set { _list.collapsedSections = newValue }
  }


"""#,
#"""
  /// Configures all cells, headers and footers again, where they are, after a theme has changed: members of
  /// Swift types, such as `Theme.ink`, are read whenever a cell is configured.
  ///
  /// Nothing moves and nothing is animated; what has another size then is measured again.
  func restyle() { _list.restyle() }
}

"""#,
#"""

/// Shows a screen's content in a collection view.
///
///     let dataSource = ListingDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not. It is the collection view's delegate; another can be set
/// as ``delegate``, and ``hooks`` report what happens to cells by their ids.
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
  /// Called with each cell after it is configured, and with those on the screen when this is set.
  var configureCell: (@MainActor (UICollectionViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in collectionView.visibleCells { configure(cell) }
    }
  }

  /// Hears and answers what the data source does not decide. At first it is the delegate that the
  /// collection view had, such as its `UICollectionViewController`.
  ///
  /// What *did* or *will* happen is passed on after the data source has done its part. What is *asked* is
  /// answered by the data source where the screen declares an answer, and by the delegate elsewhere.
  weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// Answers what the data source does not: index titles, and what can be moved. At first it is the data
  /// source that the collection view had, such as its `UICollectionViewController`.
  weak var fallbackDataSource: (any UICollectionViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Hears of prefetching after ``hooks``. At first it is what the collection view had.
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// UIKit's data source underneath, for what it offers besides snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  var diffableDataSource: Diffable { list.screen }

  /// Shows content in a collection view of its own.
  ///
  /// - Parameters:
  ///   - layout: the layout of the collection view.
  ///   - creator: nil for the screen's own.
  convenience init(layout: UICollectionViewLayout, creator: Creator? = nil) {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.init(collectionView: collectionView, creator: creator)
  }

  /// Shows content in a collection view that exists, whose layout may be set later.
  ///
  /// - Parameters:
  ///   - collectionView: what shows the content; its delegate becomes ``delegate``.
  ///   - creator: nil for the screen's own.
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

  /// Gives the collection view back to the delegates that it would have without the data source.
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
  /// An app that has delegates of its own for dragging keeps them.
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

  /// Scrolls to an item, after what was applied before is shown; nothing for one that is not shown.
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

  /// True if the delegate wants a cell to be selected whose view declares nothing: it says so, or has a
  /// method for it. Any cell of another data source can be selected, as UIKit has it.
  private func delegateSelects(_ indexPath: IndexPath) -> Bool {
    if let shouldSelect = delegate?.collectionView(_:shouldSelectItemAt:) {
      return shouldSelect(collectionView, indexPath)
    }
    return delegate?.collectionView(_:didSelectItemAt:) != nil || !list.hasContainer
  }

  /// A keyboard reaches the cells that can be selected: in the other ones, it reaches what is inside.
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

  /// Deprecated as what it implements is, which iOS 14 and older call.
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
  /// The menu of a cell, or of several that are selected.
  @available(iOS 16, *)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list.menuConfiguration(at: indexPaths)
      ?? (delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:))?(
        collectionView, indexPaths, point) ?? nil
  }

  /// Deprecated as what it implements is, which iOS 15 and older call.
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
  // What this class does not implement, the delegate may.

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
    // A feed may have had the collection view, and the cell, before.
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
    // Before its section: those of the screen have an index path of one index.
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

/// The diffable data source underneath, which a layout finds through its collection view.
final class CellGenCollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let collectionView: UICollectionView
  let shown: CellGenShownContent<Content>
  /// Answers what this does not.
  weak var fallback: (any UICollectionViewDataSource)?
  /// Called when another data source takes the collection view.
  var leave: (() -> Void)?

"""#,
#"""
  /// What swiping the cell at a place uncovers.
  var swipeConfiguration: ((IndexPath, CellSwipeEdge) -> UISwipeActionsConfiguration?)?

"""#,
#"""
  /// The line below the row at a place.
  var separator: ((IndexPath) -> CellSeparator?)?

"""#,
#"""
  /// The heights of cells whose places depend on them.
  let heights = CellGenHeights<Content.Item>()
  private var estimates: [EstimateCause: CGFloat] = [:]

"""#,
#"""
  /// Called when a section that scrolls sideways was scrolled; nil where nobody wants to know.
  var didScrollSection: (() -> Void)?

"""#,
#"""
  /// What the cells of each section that was laid out lie on.
  var surfaces: [Content.Section: CellGenSectionSurface] = [:]

"""#,
#"""
  /// What is above and below all sections, and what was there last.
  private var edges = ScreenEdges<Content>()
  private var lastEdges = ScreenEdges<Content>()
  /// Whether there is a section of no content, since there is none of the content's.
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

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
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
  /// The heights of a section's cells at a width.
  func heights(of section: Content.Section, width: CGFloat) -> [CGFloat] {
    let textSize = collectionView.traitCollection.preferredContentSizeCategory
    return shownItems(of: section).map {
      heights.height(of: $0, showing: shown.items[$0], width: width, textSize)
    }
  }

  /// How high the cells of a section are likely to be at a width: as its first ones, or as those of a section of its
  /// kind that was there before. UIKit keeps what it has measured, and other estimates would move the rest.
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
  /// Gives a header or footer that is pinned what hides the cells that it lies over.
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
  /// Layouts of collection views lay out nothing that is not asked for.
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
  /// Only cells are measured again by themselves: UIKit's `selfSizingInvalidation` is for those.
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

"""#,
#"""
  }


"""#,
#"""
  /// Updates the headers or footers on the screen, and says where the layout has any, on the screen or
  /// off it: to invalidate one that is not there stops the program (rdar://25873296).
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
  /// What is above or below all sections that UIKit asks a view for, also where it is about to leave; nil for
  /// another kind of view.
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
      // One that has just come is asked for.
      guard let after, before != nil, before != after || isAgain else { continue }
      let indexPath = IndexPath(index: 0)
      if let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) {
        update(view, after)
      }
      CellGenScreenEdge.invalidate(kind, in: collectionView)
    }
  }

  /// Has the layout make room for what is there. A layout may have been set after the last content.
  private func placeEdges() {
    let kinds = [
      edges.header.map { _ in CellGenScreenEdge.header },
      edges.footer.map { _ in CellGenScreenEdge.footer },
    ].compactMap(\.self)
    CellGenScreenEdge.place(kinds, in: collectionView.collectionViewLayout)
  }

  /// Has a section without cells stand in for no sections, so that what is above and below them is shown.
  ///
  /// - Source: "UICollectionViewCompositionalLayout does not render global boundary supplementary items …
  ///   when the data source reports 0 sections", which MAUI answers in the same way
  ///   (github.com/dotnet/maui/pull/34989).
  private func setOwnSection(_ isThere: Bool) {
    let isThere =
      isThere && collectionView.collectionViewLayout is UICollectionViewCompositionalLayout
    guard isThere != hasOwnSection else { return }
    hasOwnSection = isThere
    // The diffable data source knows nothing of it, so no update of its may come upon it.
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
  /// A collection view has nothing to load them by, and asks when it is laid out.
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
    // Before, a collection view has no index and does not ask.
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
  /// The section that a view is the header or footer of; nil for another view.
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

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource()
///     dataSource.onAction = { action in … }
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table view's delegate; another can be set
/// as ``delegate``, and ``hooks`` report what happens to cells by their ids.
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
  /// Called with each cell after it is configured, and with those on the screen when this is set.
  var configureCell: (@MainActor (UITableViewCell, Content.Item) -> Void)? {
    didSet {
      for cell in list.screen.visibleCells { configure(cell) }
    }
  }

  /// Hears and answers what the data source does not decide. At first it is the delegate that the
  /// table view had, such as its `UITableViewController`.
  ///
  /// What *did* or *will* happen is passed on after the data source has done its part. What is *asked* is
  /// answered by the data source where the screen declares an answer, and by the delegate elsewhere.
  weak var delegate: (any UITableViewDelegate)? {
    didSet { if list.isInstalled { becomeDelegate() } }
  }

  /// Answers what the data source does not: index titles, and what can be moved. At first it is the data
  /// source that the table view had, such as its `UITableViewController`.
  weak var fallbackDataSource: (any UITableViewDataSource)? {
    get { list.screen.fallback }
    set { list.screen.fallback = newValue }
  }

  /// Hears of prefetching after ``hooks``. At first it is what the table view had.
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// UIKit's data source underneath, for what it offers besides snapshots, such as reordering. Apply content
  /// to this data source, and no snapshots to that one.
  var diffableDataSource: Diffable { list.screen }

  /// Shows content in a table view that exists.
  ///
  /// - Parameters:
  ///   - tableView: what shows the content; its delegate becomes ``delegate``.
  ///   - creator: nil for the screen's own.
  init(tableView: UITableView, creator: Creator? = nil) {
    self.tableView = tableView
    CellGenTenants.leave(tableView)
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
    // As in ``CellGenTableScreen/prepare(for:)``, for sections none of which can have a header.
    if #available(iOS 15, *), Content.HeaderFooter.self == Never.self, tableView.style == .plain {
      list.fittings.set(\.sectionHeaderTopPadding, of: tableView, to: 0)
    }
  }

  /// Gives the table view back to the delegates that it would have without the data source.
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
  /// An app that has delegates of its own for dragging keeps them.
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

  /// Scrolls to an item, after what was applied before is shown; nothing for one that is not shown.
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

  /// Where there is no header or footer, plain tables have nothing, and grouped ones UIKit's own gap
  /// between sections: the automatic dimension stands for it, and 0 for no height at all from iOS 11
  /// on (xai3/Shoyu#42, venmo/Static#110). The least magnitude above 0, a custom of older systems,
  /// takes the gap away and lets reloads jump (plangrid/ReactiveLists#217).
  private func height(of headerFooter: Content.HeaderFooter?) -> CGFloat {
    headerFooter == nil && tableView.style == .plain
      ? 0 : UITableView.automaticDimension
  }

  // MARK: UITableViewDelegate, heights of rows

  /// A table that is not to estimate asks its delegate for no estimates, if it has them from nobody else
  /// (Apple, `estimatedRowHeight`: "Setting the value to 0 disables estimated heights").
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

  /// True if the delegate wants a row to be selected whose view declares nothing: it says so, or has a
  /// method for it. Any row of another data source can be selected, as UIKit has it.
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

  /// A keyboard reaches the rows that can be selected: in the other ones, it reaches what is inside.
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

  /// A table takes nil for its own action to delete.
  private var noActions: UISwipeActionsConfiguration? {
    list.hasContainer ? UISwipeActionsConfiguration(actions: []) : nil
  }

  /// Editing offers to delete a row by its trailing actions, so none without them.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard list.hasContainer else {
      return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .delete
    }
    // Asked outside of editing, too: a row of no style cannot be swiped.
    guard tableView.isEditing, let row = list.row(at: indexPath) else { return .delete }
    if !row.trailing.isEmpty { return .delete }

"""#,
#"""
    if list.deleteAction(at: indexPath) != nil { return .delete }

"""#,
#"""
    return (delegate?.tableView(_:editingStyleForRowAt:))?(tableView, indexPath) ?? .none
  }

  /// A diffable table lets no row be swiped that cannot be edited.
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
    // Once more: it may have changed while it was on the screen.
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
  // What this class does not implement, the delegate may.

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
  /// Where rows are dragged, a table may lift those that its data source can move though the delegate gives
  /// no item for them (by a report in the code of others), so these can be moved only while it is edited.
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

/// The diffable data source underneath.
final class CellGenTableScreen<Content: ScreenContent>:
  UITableViewDiffableDataSource<Content.Section, Content.Item.ID>, CellGenScreen
{
  unowned let tableView: UITableView
  let shown: CellGenShownContent<Content>
  /// Answers what this does not.
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
  /// Called when another data source takes the table view.
  var leave: (() -> Void)?

"""#,
#"""
  /// What is above and below all sections.
  private var edges = ScreenEdges<Content>()
  private var header: CellGenTableEdge?
  private var footer: CellGenTableEdge?

"""#,
#"""
  private var wasOnScreen = false
  let estimates = CellGenRowEstimates<Content.Item.ID>()
  /// Whether the padding above headers was taken away.
  private var hasNoPadding = false

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


"""#,
#"""
  func isRow(at indexPath: IndexPath) -> Bool { true }


"""#,
#"""
  // A table that is asked for its cells lays them out (github.com/Juanpe/SkeletonView/pull/384).
  var visibleCells: [UIView] { isUnseen ? [] : tableView.visibleCells }

  /// In no window, a table that is laid out, as any update does, logs
  /// `UITableViewAlertForLayoutOutsideViewHierarchy`: "This may cause bugs by forcing views inside the table
  /// view to load and perform layout without accurate information" (JohnEstropia/CoreStore#360). One that was
  /// on the screen and is covered now keeps its rows and their heights by updates all the same, as it would
  /// lose its place otherwise.
  var isUnseen: Bool { !wasOnScreen && tableView.window == nil }

  /// Takes that a row is shown, and says whether it is the first on the screen.
  func isFirstOnScreen() -> Bool {
    if wasOnScreen || tableView.window == nil { return false }
    wasOnScreen = true
    return true
  }

  /// Takes away the padding that a plain table has above each header from iOS 15 on, while there is a section
  /// without one: by some reports it is there, too (Nexters/tidify-iOS#62). What an app has set stays.
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
    // What has not been on the screen asks for all heights when it is.
    if isUnseen || headers.isEmpty && footers.isEmpty { return }
    let changed =
      headers.map {
        (tableView.headerView(forSection: $0), shownHeader(at: $0), shownSection(at: $0))
      }
      + footers.map { (tableView.footerView(forSection: $0), shownFooter(at: $0), nil) }
    for case (let view?, let headerFooter?, let section) in changed {
      update(view, headerFooter, section)
    }
    // Makes the table ask for heights again, as the documentation of `beginUpdates()` says.
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
    // The table has moved the row already.
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
/// Sections without content are not shown, so a section's place tells nothing: the layout asks the
/// data source of the collection view that it serves.
@MainActor
enum ScreenLayout<Content: ScreenContent> {
  /// A layout whose sections are made by a function.
  ///
  /// - Parameters:
  ///   - spacing: the space between sections, in points.
  ///   - backgrounds: the backgrounds of sections, which are behind their headers and footers, too.
  ///   - pinned: the sections whose header (`top`) or footer (`bottom`) stays in view while they scroll past.
  ///   - makeSection: makes the layout of a section, and is asked again whenever it may have changed.
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
  /// Has a section that scrolls sideways tell so: it has a scroll view of its own, which has no delegate of the app's.
  ///
  /// - Source: "The handler is called … any time an animation occurs in that section due to changes such as … scrolling
  ///   the section" (Apple, `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`), where the delegate hears
  ///   nothing (github.com/apptekstudios/ASCollectionView/issues/136).
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

"""#,
#"""

/// The accessories of a row that UIKit does not draw by itself, or those at one place of another cell, side by
/// side.
///
/// Their views stay the same while the cell shows data of one type, so that a switch is not replaced under
/// the finger that moves it.
final class CellGenAccessoryBar: UIStackView {
  /// Whether a checkmark is shown, here or by UIKit.
  private(set) var isChecked = false
  /// What VoiceOver reads of it, in the order of the views.
  private(set) var spoken: [Spoken] = []
  /// Where it lies in a cell that is no row; nil in a row.
  var place: CellLayers.Place?
  /// What it lies over, where touches on what acts are not its own.
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

  /// Whether nothing is shown.
  var isEmpty: Bool { arrangedSubviews.allSatisfy(\.isHidden) }

  /// - Parameter drawsMarks: whether chevrons and checkmarks are drawn here.
  func show<Action>(
    _ accessories: [CellAccessory<Action>], drawsMarks: Bool,
    onAction: @escaping ActionHandler<Action>
  ) {
    let drawn = accessories.filter { drawsMarks || !$0.isMark }
    // Marks come last, as UIKit has them.
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

  /// Takes the size of what is shown, which UIKit does not ask for.
  ///
  /// - Returns: whether it is another one than before.
  @discardableResult
  func fit() -> Bool {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard frame.size != size else { return false }
    frame.size = size
    return true
  }

  /// What can be tapped takes touches in 44 by 44 points, also beyond the bar, but not from what is touched
  /// itself.
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
  /// Whether it is one of UIKit's marks.
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
  /// At least a circle.
  private lazy var leastWidth = widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor)
  /// The color of a capsule behind what is shown; nil for none.
  var capsule: UIColor? {
    didSet {
      guard capsule != oldValue else { return }
      backgroundColor = capsule
      leastWidth.isActive = capsule != nil
      updateInsets()
    }
  }
  /// Reports a tap, or what the switch is set to.
  private var report: (Bool) -> Void = { _ in }

  var control: UIControl? { shown as? UIControl }

  /// - Returns: what VoiceOver reads of it; nil for nothing.
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

  /// Mirrored from right to left.
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

  /// The view that is there, or another in its place.
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

/// What stands at the trailing edge of a row in a list or a table, and with a place in other cells, too.
///
/// It is not shown while the list is edited, when UIKit puts its own controls there. The chevron and the
/// checkmark come last, whatever their order.
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
  /// Nil for UIKit's.
  var color: UIColor?
  /// What VoiceOver calls it.
  var name: String?
  var isShown = true
  /// Where it is drawn in a cell that is no row; nil for nowhere.
  var place: CellLayers.Place?
  /// The color behind it there; nil for none.
  var background: UIColor?

  fileprivate init(_ kind: Kind, color: UIColor? = nil, name: String? = nil) {
    self.kind = kind
    self.color = color
    self.name = name
  }

  /// A chevron, which says that the row leads on.
  static var disclosure: CellAccessory { CellAccessory(.disclosure) }

  /// A checkmark. VoiceOver says that the row is selected.
  static var checkmark: CellAccessory { CellAccessory(.checkmark) }

  /// A short text, which VoiceOver reads as the value of the row.
  ///
  /// - Parameters:
  ///   - text: nil or empty for none.
  ///   - color: nil for that of secondary text, or white on a capsule.
  static func badge(_ text: String?, color: UIColor? = nil) -> CellAccessory {
    CellAccessory(.badge(text), color: color)
  }

  /// A symbol, which may be tapped.
  ///
  /// - Parameters:
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - color: nil for the tint color.
  ///   - accessibilityLabel: what VoiceOver calls it.
  ///   - action: what a tap reports; nil for a symbol that only shows something.
  static func symbol(
    _ symbol: String?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .picture(symbol.flatMap { UIImage(systemName: $0) }, action: action), color: color,
      name: accessibilityLabel)
  }

  /// An image, which may be tapped.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - color: what the image is drawn in; nil for its own colors.
  ///   - accessibilityLabel: what VoiceOver calls it.
  ///   - action: what a tap reports; nil for an image that only shows something.
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

  /// UIKit's info button.
  static func detail(_ action: Action) -> CellAccessory { CellAccessory(.detail(action)) }

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: what it shows.
  ///   - tint: its color while it is on; nil for UIKit's.
  ///   - isEnabled: whether it can be used.
  ///   - accessibilityLabel: what VoiceOver calls it; nil for the texts of the row.
  ///   - action: the action for what it is set to.
  static func toggle(
    isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true, accessibilityLabel: String? = nil,
    _ action: @escaping (Bool) -> Action
  ) -> CellAccessory {
    CellAccessory(
      .toggle(isOn: isOn, isEnabled: isEnabled, report: action), color: tint,
      name: accessibilityLabel)
  }

  /// The accessory with a place for the cells of grids and carousels, which have no trailing edge of UIKit's.
  ///
  /// - Parameters:
  ///   - place: where it lies over the content; `leading` and `trailing` are beside it, and `fill` is the
  ///     center.
  ///   - background: the color of a capsule behind it; nil for none.
  func at(_ place: CellLayers.Place, on background: UIColor? = nil) -> CellAccessory {
    var accessory = self
    (accessory.place, accessory.background) = (place, background)
    return accessory
  }

  /// The accessory, unless a condition is false.
  func shown(while isShown: Bool) -> CellAccessory {
    var accessory = self
    accessory.isShown = self.isShown && isShown
    return accessory
  }

  /// The same accessory in the actions of the screen.
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

  /// Whether there is anything to show.
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

/// The alignment of texts that UIKit has no case for.
@MainActor
enum CellAlignment {
  /// The opposite of `natural`: the right in languages that are written from left to right.
  static var trailing: NSTextAlignment {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
  }
}

"""#,
#"""

/// What surrounds an element: from outside to inside its shadow, its border and background with their
/// corners, the insets and the element.
///
///     let card = CellBox(around: stack, background: .systemBackground, cornerRadius: 12)
///     card.shadow = CellShadow(radius: 4, y: 2, opacity: 0.1)
///
/// The corners cut the content, such as an image that fills, but not the shadow. A box stays when its
/// content is hidden: hide the box.
final class CellBox: UIView {
  /// How round the corners are.
  var boxCorners: CellCorners { didSet { updateShape() } }
  /// The colour of the border; nil for no border.
  var boxBorderColor: UIColor? { didSet { updateColors() } }
  /// The width of the border, which lies inside the bounds and over the content. Units: points.
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
  /// How far inside the box its content begins.
  var boxInsets: NSDirectionalEdgeInsets { didSet { updateInsets() } }

"""#,
#"""
  /// The margins that come in addition to the insets.
  final var cellGenMargins = NSDirectionalEdgeInsets.zero { didSet { updateInsets() } }

"""#,
#"""
  /// What is behind the box is blurred by this, below the gradient and the content; nil for not.
  var boxBlur: UIBlurEffect.Style? { didSet { if boxBlur != oldValue { updateBlur() } } }
  /// The colours behind the content, from top to bottom; empty for none.
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

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init(around: nil) }

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

  /// Puts the content in, in the place of what was there.
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

  // Rows that are aligned at baselines would else align its top edge.
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

  /// The view that the corners cut. The box itself cannot: what cuts its content cuts its shadow, too.
  private func makeInside() -> UIView {
    let view = UIView()
    view.clipsToBounds = true
    addSubview(view)
    CellGenHosted.pin(view, to: self)
    setCorners(of: view)
    return view
  }

  /// What depends on the bounds.
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
    // Continuous corners of half the side are no circle.
    view.layer.cornerCurve = boxCorners == .circle ? .circular : .continuous
  }


"""#,
#"""
  /// True if the shadow is that of the box.
  private var isFilled: Bool {

"""#,
#"""
    if boxBlur != nil || !boxGradient.isEmpty { return true }

"""#,
#"""
    return backgroundColor.map { $0 != .clear } ?? false
  }

  /// The shape of the shadow, which Core Animation otherwise finds in the pixels, at a cost
  /// (Apple, `CALayer.shadowPath`). Without a background the shadow is that of the content.
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
  // MARK: Colours

  /// What layers hold of colours: they know no appearance, so it is set again with each.
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
    // One colour alone is drawn as nothing.
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

  // Marked as what it overrides is, so that there is no warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    updateColors()
  }
}

/// How round corners are.
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
/// - Units: points; `opacity` from 0 to 1. `y` grows downwards, and `x` to the right in every language,
///   as light does not turn with the text.
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

/// A view whose own layer is a gradient: a view's layer follows its bounds without an animation.
final class CellGenGradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func set(_ colors: [CGColor]) {
    (layer as? CAGradientLayer)?.colors = colors
  }
}

"""#,
#"""

/// The style of a button, one of UIKit's.
enum CellButtonStyle: ScreenValue {
  case plain, gray, tinted, filled
}

/// What a button shows. What is left out is as the button was set up.
struct CellButtonLook {
  var title: String?
  /// A title with attributes, which is shown in place of the plain one. A font of the look's is that of all of it.
  var attributedTitle: NSAttributedString?
  var image: UIImage?
  /// The colour of title and image, which is then drawn as a template.
  var color: UIColor?
  var background: UIColor?
  /// The font of the title, and the size of a symbol beside it.
  var font: UIFont?
  /// The points between the content and the edges.
  var insets: NSDirectionalEdgeInsets?
  /// The points between image and title.
  var spacing: CGFloat?
  /// Whether a turning wheel stands in place of the image.
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

  /// This look, and another where this one leaves something out.
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
  /// Gives a button its shape, and what it shows as long as no look says otherwise.
  ///
  ///     setUp(likeButton, style: .tinted, font: .preferredFont(forTextStyle: .subheadline))
  ///     …
  ///     show(in: likeButton) { state in
  ///       CellButtonLook(image: state.choose(heart, selected: fullHeart), color: data.tint)
  ///     }
  ///
  /// - Parameters:
  ///   - button: one of this view's.
  ///   - style: the style of UIKit's that it starts from.
  ///   - font: the font of the title, and the size of a symbol beside it; nil for that of UIKit's buttons.
  ///     It is asked for at each text size, so that it scales, and must be the font for that size.
  ///   - color: the colour of title and image; nil for that of the style.
  ///   - background: nil for the colour of the style.
  ///   - cornerRadius: in points, or infinity for round ends; nil for that of the style.
  ///   - insets: the points between the content and the edges; nil for those of the style.
  ///   - spacing: the points between image and title; nil for those of the style.
  ///   - placement: the side of the title that the image is on.
  ///   - alignment: where the content is in a button that is wider than it; nil for the middle.
  ///   - title: nil for none.
  ///   - image: nil for none.
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

  /// Shows a look in a button that was set up, whatever state the button is in.
  func show(_ look: CellButtonLook, in button: UIButton) {
    show(in: button) { _ in look }
  }

  /// Shows the look for its state in a button that was set up, now and when the state changes.
  ///
  /// The state is the button's own: selected, highlighted, disabled or focused.
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
      // A plain button has no background for a base colour to tint. It has none in any state unless one is
      // declared; UIKit may tint that of a selected one.
      configuration.background.backgroundColor = background ?? .clear
    } else if let background {
      configuration.baseBackgroundColor = background
    }
  }

  /// That of the label would be lost: a configuration sets it at each update
  /// (github.com/YAPP-Github/20th-ALL-Rounder-Team-1-iOS/issues/11).
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

/// Colours that are written down.
enum CellColor {
  /// A colour for light and dark appearance, and for readers who ask for more contrast.
  ///
  /// - Parameters:
  ///   - light: for light appearance, and where none is specified.
  ///   - dark: for dark appearance.
  ///   - lightHighContrast: for light appearance with more contrast; nil for `light`.
  ///   - darkHighContrast: for dark appearance with more contrast; nil for `dark`.
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

  /// A colour of an asset catalog, or `label` where the catalog has none of that name.
  ///
  /// - Parameters:
  ///   - name: that of the color in its catalog.
  ///   - bundle: the one that holds the catalog; nil for the app's.
  nonisolated static func asset(
    _ name: String, in bundle: Foundation.Bundle? = nil
  ) -> UIColor {
    UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
  }

  /// The colour of four bytes: red, green, blue and alpha, as in `0x678FFFFF`.
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

/// A slider that is never moved under the finger that drags it.
final class CellSlider: UISlider {
  /// The distance of the values that are reported; nil, or what is not more than 0, for any value.
  var step: Double?
  /// The least and the greatest value, which a `Float` does not always hold.
  fileprivate var cellGenBounds = (lower: 0.0, upper: 1.0)
  /// - Units: what a `Float` can hold, since data may be of that type.
  fileprivate var cellGenHeld = CellGenHeldNumber()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cellGenSetUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    cellGenSetUp()
  }

  /// The slider of a Mac takes no colors: UIKit raises an exception.
  private func cellGenSetUp() {
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }

  /// The value that is meant: 0.1, where the `Float` is 0.10000000149.
  fileprivate var cellGenValue: Double {
    if value == minimumValue { return cellGenBounds.lower }
    if value == maximumValue { return cellGenBounds.upper }
    let number = Double("\(value)") ?? Double(value)
    guard let step, step > 0 else { return number }
    let (lower, upper) = cellGenBounds
    return min((lower + ((number - lower) / step).rounded() * step).cellGenMeant, upper)
  }

  /// Shows the nearest value, and the least for what is no number.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : Swift.Float(number)
  }
}

/// A stepper that keeps counting while it is held, whatever the data say.
///
/// VoiceOver stops at it once, reads its number and changes it: UIKit's two buttons do not say it.
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

  /// UIKit raises an exception for a step that is not above 0, such as one from data (Apple,
  /// `UIStepper.stepValue`).
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

  /// Counts from the nearest value, and from the least for what is no number.
  fileprivate func cellGenShow(_ number: Double) {
    value = number.isNaN ? minimumValue : min(number, cellGenUpper)
  }
}

/// A date picker that keeps the date that is being chosen: data that repeat what was reported leave it alone,
/// and while its wheels turn, so do those that say what they said before.
final class CellDatePicker: UIDatePicker {
  fileprivate var cellGenEcho = CellGenEcho<Foundation.Date>()
  /// The date in place of one that no calendar has; always the same, so that it is no news.
  fileprivate let cellGenToday = Foundation.Date()

  fileprivate var cellGenIsTurning: Bool { isTracking || cellGenIsTurning(in: self) }

  /// What the wheels are made of is not documented. If they are not scroll views, a rejected date is replaced while
  /// they still turn.
  private func cellGenIsTurning(in view: UIView) -> Bool {
    if let wheel = view as? UIScrollView, wheel.isTracking || wheel.isDecelerating { return true }
    return view.subviews.contains { cellGenIsTurning(in: $0) }
  }

  /// Takes a date of the data.
  ///
  /// - Returns: whether it is to be shown now.
  fileprivate func cellGenTakes(_ date: Foundation.Date) -> Bool {
    if cellGenEcho.isNews(date) { return true }
    guard cellGenEcho.refused != nil, !cellGenIsTurning else { return false }
    cellGenEcho = CellGenEcho(given: date)
    return true
  }

  /// Forgets the data.
  func prepareForReuse() { cellGenEcho = CellGenEcho() }
}

/// The number of a control that a finger may be on.
struct CellGenHeldNumber {
  private var echo = CellGenEcho<Double>()
  private var known: Double?
  /// What the app wants to be shown when the finger has been lifted.
  private var wanted: Double?

  /// Takes a number of the data.
  ///
  /// - Returns: whether it is to be shown now.
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

  /// Takes a number of the user's.
  ///
  /// - Returns: whether it is another than the last.
  mutating func isChange(_ number: Double) -> Bool {
    guard number != known else { return false }
    known = number
    echo.didReport(number)
    return true
  }

  /// What is to be shown now that the finger has been lifted; nil for what is shown.
  ///
  /// What was reported may have been shown again while the finger was there, which was not seen.
  @MainActor
  mutating func release(in control: UIControl) -> Double? {
    defer { wanted = nil }
    if let number = wanted ?? echo.refused { return number }
    if echo.isWaiting { CellGenUserChange.note(in: control) }
    return nil
  }
}

extension Double {
  /// The number that is meant by one that was calculated: 0.3 for 0.1 + 0.1 + 0.1, which is a little more.
  fileprivate var cellGenMeant: Double {
    if self == rounded() { return self }
    let short = Double(String(format: "%.12g", self)) ?? self
    // Nothing short is near a third.
    return abs(short - self) <= abs(self) * 1e-14 ? short : self
  }
}

/// How a date picker looks.
enum CellDateStyle: ScreenValue {
  case automatic, compact, inline, wheels
}

extension UIControl {
  /// Bounds in order, of numbers that can be counted with.
  ///
  /// - Returns: the first number twice for bounds that are not in order.
  fileprivate static func bounds(_ lower: Double, _ upper: Double) -> (lower: Double, upper: Double)
  {
    // Beyond that, whole numbers have no place of their own.
    let limit = Double(1 << 53)
    let lower = lower.isNaN ? 0 : min(max(lower, -limit), limit)
    return (lower, upper.isNaN ? lower : max(lower, min(upper, limit)))
  }
}

extension DeclaredView {
  /// Gives a slider its range.
  ///
  /// - Parameters:
  ///   - slider: one of this view's.
  ///   - bounds: the values at its ends.
  ///   - step: the distance of the values that are reported; nil for any value.
  ///   - continuous: whether it reports while it is dragged, rather than when it is left.
  func setUp(
    _ slider: CellSlider, in bounds: Swift.ClosedRange<Double> = 0...1, step: Double? = nil,
    continuous: Bool = true
  ) {
    slider.step = step
    slider.isContinuous = continuous
    setBounds(of: slider, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a slider. One that is out of range is shown as the nearest, and one that is being
  /// dragged stays where it is.
  ///
  /// - Parameters:
  ///   - value: what is shown.
  ///   - slider: one of this view's.
  ///   - lower: the value at its beginning; nil for the one that it was set up with.
  ///   - upper: the value at its end; nil for the one that it was set up with.
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

  /// Gives a stepper its range.
  ///
  /// - Parameters:
  ///   - stepper: one of this view's.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far it counts at once; more than 0.
  func setUp(
    _ stepper: CellStepper, in bounds: Swift.ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    stepper.stepValue = step
    setBounds(of: stepper, bounds.lowerBound, bounds.upperBound)
  }

  /// Shows a value in a stepper. One that is out of range counts as the nearest, and a stepper that is held
  /// goes on from where it is.
  ///
  /// - Parameters:
  ///   - value: what it counts from.
  ///   - stepper: one of this view's.
  ///   - lower: the least value; nil for the one that it was set up with.
  ///   - upper: the greatest value; nil for the one that it was set up with.
  func show(
    _ value: Double, in stepper: CellStepper, from lower: Double? = nil, to upper: Double? = nil
  ) {
    guard stepper.cellGenHeld.show(value, isHeld: stepper.isTracking) else { return }
    if lower != nil || upper != nil {
      setBounds(of: stepper, lower ?? stepper.minimumValue, upper ?? stepper.cellGenUpper)
    }
    stepper.cellGenShow(value)
  }

  /// `UIStepper` raises an exception unless its maximum is above its minimum (Apple,
  /// `UIStepper.maximumValue`), even in between.
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

  /// Gives a segmented control its segments.
  func setUp(_ segments: UISegmentedControl, titles: [String]) {
    segments.removeAllSegments()
    for (position, title) in titles.enumerated() {
      segments.insertSegment(withTitle: title, at: position, animated: false)
    }
  }

  /// Selects a segment; none for a position that there is not.
  func show(_ position: Int, in segments: UISegmentedControl) {
    let isThere = (0..<segments.numberOfSegments).contains(position)
    segments.selectedSegmentIndex = isThere ? position : UISegmentedControl.noSegment
  }

  /// Gives a date picker its look.
  ///
  /// - Parameters:
  ///   - picker: one of this view's.
  ///   - mode: what is chosen.
  ///   - style: how it looks; before iOS 14 always as wheels.
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
    // Wheels are a `UIPickerView`, for which UIKit raises an exception in the idiom of the Mac.
    case .wheels: picker.preferredDatePickerStyle = CellGenIdiom.isMac ? .automatic : .wheels
    }
  }

  /// Shows a date in a date picker, unless it only repeats what was chosen, or what was shown before while
  /// another is being chosen. One that is out of range is shown as the nearest, and one that no calendar has as
  /// the present.
  ///
  /// - Parameters:
  ///   - date: what is shown.
  ///   - picker: one of this view's.
  ///   - first: the first date that can be chosen; nil for any.
  ///   - last: the last date that can be chosen, unless that is before the first; nil for any.
  func show(
    _ date: Foundation.Date, in picker: CellDatePicker, from first: Foundation.Date? = nil,
    until last: Foundation.Date? = nil
  ) {
    let date = date.cellGenIsInCalendars ? date : picker.cellGenToday
    let first = first.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    var last = last.flatMap { $0.cellGenIsInCalendars ? $0 : nil }
    if let first, let end = last { last = max(first, end) }
    // UIKit raises an exception for bounds that are not in order, even in between
    // (react-native-datetimepicker/datetimepicker#1009).
    if let first, let old = picker.maximumDate, first > old { picker.maximumDate = nil }
    if picker.minimumDate != first { picker.minimumDate = first }
    if picker.maximumDate != last { picker.maximumDate = last }
    if picker.cellGenTakes(date), picker.date != date { picker.date = date }
  }
}

@available(iOS 14, *)
extension ReportingView {
  /// Reports each value that a slider is dragged to, as an action that carries it.
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

  /// Reports each value that a stepper counts to, as an action that carries it.
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

  /// Reports the value of each segment that is selected, as an action that carries it.
  ///
  /// - Parameters:
  ///   - segments: one of this view's.
  ///   - options: the values of the segments, in order.
  ///   - action: makes the action.
  func reportChanges<Option>(
    of segments: UISegmentedControl, among options: [Option],
    as action: @escaping @MainActor (Option) -> Data.Action
  ) {
    reportChanges(of: segments) { [options] position in action(options[position]) }
  }

  /// Reports the position of each segment that is selected, as an action that carries it.
  func reportChanges(
    of segments: UISegmentedControl, as action: @escaping @MainActor (Int) -> Data.Action
  ) {
    segments.addAction(
      UIAction { [weak self, weak segments] _ in
        guard let self, let segments, segments.selectedSegmentIndex >= 0 else { return }
        reportChange(action(segments.selectedSegmentIndex))
      }, for: .valueChanged)
  }

  /// Reports each date that is chosen, as an action that carries it.
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

/// A line of one pixel.
///
/// It is as long as the stack around it, however that aligns its views. Assistive technologies pass over it.
final class CellDivider: UIView {
  /// The colour of the line.
  var lineColor: UIColor {
    get { backgroundColor ?? .clear }
    set { backgroundColor = newValue }
  }

  private var isVertical: Bool
  /// What a row that is aligned at its baselines aligns: it can be anywhere along the line.
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

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init(color: .separator) }

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

  override var intrinsicContentSize: CGSize {
    // Unspecified, the scale is 0.
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return isVertical
      ? CGSize(width: pixel, height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: pixel)
  }

  /// Follows a row around it that has turned.
  func turn(across axis: NSLayoutConstraint.Axis) {
    guard isVertical != (axis == .horizontal) else { return }
    setPriorities(hugging: .defaultLow, compression: .defaultHigh)
    isVertical.toggle()
    keepThin()
    invalidateIntrinsicContentSize()
  }

  private func keepThin() { setPriorities(hugging: .required, compression: .required) }

  /// How strongly it keeps its thickness.
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

  // Marked as what it overrides is, so that there is no warning.
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
/// A view that is wider than a line gets the line's width, and hidden ones take no room. The height depends on
/// the width, which Auto Layout tells no view while it measures: so the cells of this runtime lay their
/// content out in their width first. Where a flow is in another cell, lay that out before it is measured.
final class CellFlow: UIView {
  private var children: [UIView] = []
  /// Points between the views of a line.
  var spacing: CGFloat {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  /// Points between lines.
  var lineSpacing: CGFloat {
    didSet { if lineSpacing != oldValue { setNeedsLayout() } }
  }
  private var places: [Swift.ObjectIdentifier: Place] = [:]
  /// What the lines came to when they were last laid out.
  private var lines = Lines()

  /// A view with what moves it.
  private struct Place {
    let slot: CellGenSlot
    let leading: NSLayoutConstraint
    let top: NSLayoutConstraint
  }

  /// What the size depends on.
  private struct Lines: Swift.Equatable {
    var sizes: [CGSize] = []
    var height: CGFloat?
  }

  /// - Parameters:
  ///   - children: what is shown, in order; a ``CellRepeated`` stands for the views in it.
  ///   - spacing: between the views of a line. Units: points.
  ///   - lineSpacing: between lines. Units: points.
  init(_ children: [UIView] = [], spacing: CGFloat = 8, lineSpacing: CGFloat = 8) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    // It can be narrower than all in one line, so it gives way before others are cut.
    setContentCompressionResistancePriority(.fittingSizeLevel + 1, for: .horizontal)
    hold(children)
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init([]) }

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

  /// Puts in what is shown, in order. Called at most once.
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

  /// Adds a view; its place among the others comes from `children`.
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

  /// The places of what is shown, in order.
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

  /// What is shown, in order.
  var shownViews: [UIView] { shown.map(\.slot.view) }

  /// All in one line, or the lines that there are in the width that this has.
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
      // Widths are rounded to pixels.
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

  /// Lays a view out in a width in which it is about to be measured, if there are flows in it.
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

/// How a cell looks that a keyboard has reached.
///
/// UIKit gives the cells of lists another background then (WWDC21 10260, 7:18: "you will get this appearance
/// automatically when using the background and content configurations"). Nothing is seen of it behind a color of the
/// cell's own, nor in a cell that is in no list: there is a ring around it.
@MainActor
enum CellGenFocus {
  /// The effect of a cell.
  ///
  /// - Parameters:
  ///   - state: that of the cell.
  ///   - standard: UIKit's own.
  ///   - isInList: whether UIKit shows the focus by the background.
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
  /// True if a cell looks different with another look.
  fileprivate func differs(from other: CellLook) -> Bool {
    background != other.background || overlay != other.overlay || borderWidth != other.borderWidth
      || borderColor != other.borderColor
  }

  /// Where the background is in a cell.
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
  /// True if a keyboard reaches cells unless a delegate decides.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}

"""#,
#"""

extension UITableView {
  /// True if a keyboard reaches rows unless a delegate decides.
  var cellGenAllowsFocus: Bool {
    if #available(iOS 15, *) { allowsFocus } else { true }
  }
}

"""#,
#"""

/// Fonts that follow the reader's text size.
///
/// All are scaled already: `UIFontMetrics` raises when it gets one
/// (<https://github.com/GetStream/stream-chat-swift/pull/3633>). A label follows changes with
/// `adjustsFontForContentSizeCategory`.
@MainActor
enum CellFont {
  /// The font of a text style, or a variant of it in its size.
  ///
  /// - Parameters:
  ///   - style: the style that it has the size of, and that it grows with.
  ///   - weight: nil for the style's own.
  ///   - design: nil for the standard one.
  ///   - isItalic: whether it is italic.
  ///   - hasMonospacedDigits: whether all digits are equally wide.
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
      // Of the styles only this one is not regular (Apple, Human Interface Guidelines, Typography).
      weight: weight ?? (style == .headline ? .semibold : .regular), design: design,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The system font.
  ///
  /// - Parameters:
  ///   - size: the size in points at the text size `large`, which is the default of the system.
  ///   - scalesAs: the style that it grows with.
  ///   - weight: nil for regular.
  ///   - design: nil for the standard one.
  ///   - isItalic: whether it is italic.
  ///   - hasMonospacedDigits: whether all digits are equally wide.
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

  /// A font of the app's, or the system font of that size where there is none of that name: text in
  /// another font is better than none.
  ///
  /// - Parameters:
  ///   - name: the full or PostScript name, such as `Inter-Bold`.
  ///   - size: the size in points at the text size `large`, which is the default of the system.
  ///   - scalesAs: the style that it grows with.
  static func named(
    _ name: String, size: CGFloat, scalesAs: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
}

"""#,
#"""

/// The versions of generated code that this runtime fits.
///
/// Each generated file names the version that it was generated for, so a runtime that is too old or too new is an
/// error at that line. Versions that generated code can no longer have are unavailable; those that this runtime does
/// not know are members, too, but unavailable ones.
@dynamicMemberLookup
enum CellGenInterface {
  /// The first version.
  static var version1: Void { () }

  /// The code from before there were versions, which names none.
  @available(
    *, unavailable,
    message:
      "This code was generated for an older CellGenRuntime. Run cellgen again over all manifests of this module, in the version of the package that CellGenRuntime comes from."
  )
  static var version0: Void { () }

  /// A version that this runtime does not know.
  @available(
    *, unavailable,
    message:
      "This code was generated for a newer CellGenRuntime. Update the package that CellGenRuntime comes from or, if this module contains CellGenRuntime.swift, run cellgen again over all manifests of the module."
  )
  static subscript(dynamicMember version: String) -> Void { () }
}

"""#,
#"""

/// A text above or below the cells of a section, which looks as UIKit's own headers and footers.
@available(iOS 14, *)
struct CellHeading {
  /// Which of UIKit's configurations it has.
  enum Style {
    /// That of the list around it.
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
  /// What VoiceOver reads in place of the text; nil for the text itself.
  var spoken: String?
  var style: Style
  var list: List

  /// A text, whose own font and color come before those of the style.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a header or footer that the content leaves out.
  ///   - spoken: what VoiceOver reads in its place; nil for the text itself.
  ///   - style: which of UIKit's configurations it has.
  ///   - list: the list of the collection view; a table knows its own.
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
      // An attributed text has its own attributes only.
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

  /// What is behind the text, so that rows cannot be seen through a header that sticks to the top of a plain
  /// table.
  fileprivate var background: UIBackgroundConfiguration {
    list == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}

@available(iOS 14, *)
extension ScreenHeaderFooter {
  /// A text, which reports nothing.
  ///
  /// - Parameters:
  ///   - heading: the text, and how it looks.
  ///   - identifier: its accessibility identifier.
  init(_ heading: CellHeading, identifier: String) {
    shown = CellGenShownHeading(heading, identifier: identifier)
  }
}

/// A text in a header or footer.
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

/// What shows a text above or below the cells of a section.
@available(iOS 14, *)
@MainActor
protocol CellGenHeadingShowing: UIView {
  var isHeader: Bool { get }
  /// The list around it; nil where only the text knows it.
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
    // It is one stop, whatever UIKit puts into it.
    isAccessibilityElement = true
    accessibilityLabel = heading.spoken ?? heading.text.string
    accessibilityTraits = isHeader ? .header : .staticText
  }

  /// Leaves room between the text and the trailing edge, until the heading is configured again.
  func makeRoom(trailing points: CGFloat) {
    guard var content = contentConfiguration as? UIListContentConfiguration else { return }
    content.directionalLayoutMargins.trailing += points
    contentConfiguration = content
  }
}

/// A text above or below the cells of a section in a collection view.
@available(iOS 14, *)
final class CellGenHeadingCell: UICollectionViewListCell, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List? { nil }
}


"""#,
#"""
@available(iOS 14, *)
extension CellGenHeadingCell: CellGenPinnable {
  /// Showing the text has set the background that it has otherwise.
  func hideCells(by color: UIColor?) {
    if let color { backgroundConfiguration?.backgroundColor = color }
  }
}

"""#,
#"""

/// A text above or below the cells of a section in a table view.
@available(iOS 14, *)
final class CellGenHeadingView: UITableViewHeaderFooterView, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List?
}

"""#,
#"""

/// The heights of cells, each computed once for its data, a width and a text size.
@MainActor
final class CellGenHeights<Item: ScreenItem> {
  /// The size of an item's cell at a width; nil for a cell class of the app's.
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

  /// Forgets the heights of all items but some.
  func keep(_ isThere: (Item.ID) -> Bool) { known = known.filter { isThere($0.key) } }
}

"""#,
#"""

/// The kind of interface that the app has.
@MainActor
enum CellGenIdiom {
  /// True for an app with Mac Catalyst whose interface is optimized for the Mac.
  ///
  /// UIKit raises exceptions there for some controls and for what others show (Apple, "Choosing a user interface
  /// idiom for your Mac app"; learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom lists them).
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
  /// Makes the button as it is declared wherever the app runs, and lets the pointer of an iPad show what it is.
  ///
  /// - Source: "The default value of this property is false" (Apple, `isPointerInteractionEnabled`). A style tells a
  ///   control "to behave as if the user interface idiom is `UIUserInterfaceIdiom.pad`" (Apple, `UIBehavioralStyle`).
  func cellGenSetUp() {
    if #available(iOS 13.4, *) { isPointerInteractionEnabled = true }
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }
}

extension UIView {
  /// Lets the pointer of an iPad, and a glance on visionOS, show that the view acts.
  ///
  /// - Source: without a delegate "UIKit automatically applies a pointer effect it deems appropriate to the view"
  ///   (Apple, `UIPointerInteraction.init(delegate:)`); `hoverStyle` "defaults to nil, which indicates that the view
  ///   doesn't have any hover effect", and "adding a hover effect to a view will make it easier to target" (WWDC23
  ///   111215, 10:44).
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

/// An image view that loads its image, and shows a placeholder or initials until the image is there.
///
///     avatar.requestSize = CGSize(width: 40, height: 40)
///     avatar.show(data.url, initials: CellInitials(data.name))
///
/// To show what is shown already changes nothing. A result that comes when another image is wanted is
/// not shown. An image that could not be loaded is loaded again with the next content, also if that has the same
/// data; when the network is back, or the view is on the screen again; and with a tap, where there is a
/// ``retryTitle``.
final class CellImage: UIImageView {
  private enum Phase {
    /// Nothing was asked for, or it was called off.
    case idle
    case loading
    case loaded(UIImage)
    case failed
  }

  /// The size that an image is loaded for, in points. It counts from the next image on.
  ///
  /// Nil for the image's own size; where an image fills the view, for the size of the view, which layout
  /// has to find first.
  var requestSize: CGSize?


"""#,
#"""
  /// Whether an image that is smaller than the view keeps its size.
  var scalesDown = false {
    didSet { if scalesDown != oldValue { setNeedsLayout() } }
  }


"""#,
#"""
  /// What VoiceOver calls loading the image again. Where there is one, a tap on a failure does so, and selects no
  /// cell. Any other tap goes where it would go without it.
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
  /// The image that is wanted, also before its size is known.
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
  /// Whether the image that is shown is smaller than wanted, since the wanted one could not be loaded.
  private var isTooSmall = false {
    didSet { if isTooSmall != oldValue { followNetwork() } }
  }
  /// Where it waits for the network if it could not be loaded.
  var cellGenFailures = CellGenFailedImages.shared
  private var wait: CellGenNetworkWait?
  /// True if it could not be loaded, and has left the screen since.
  private var hasLeftScreen = false

"""#,
#"""
  /// The view that takes the taps on a failure.
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
  /// The mode that was set last; nil before.
  private var cellGenMode: CellImageMode?
  /// True if the mode has changed since an image was asked for.
  private var hasNewMode = false


"""#,
#"""
  deinit {
    task?.cancel()
  }

  /// Shows an image from memory, or its placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: where the image is; nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - failure: what is shown when it cannot be loaded; nil for what is shown while there is none. To
  ///     show it again tries again.
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
  ///   - url: where the image is; nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - failure: what is shown when it cannot be loaded; nil for what is shown while there is none. To
  ///     show it again tries again.
  ///   - initials: what is shown in place of the placeholder, where there are any.
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
    // Photos are recognized by their colors; in one with inverted colors nobody is.
    accessibilityIgnoresInvertColors = true
    self.placeholder = placeholder
    self.failure = failure
    self.url = url
    let request = url.flatMap { self.request(for: $0) }
    if request != self.request || !isUnderWay { begin(request) }
    if request == nil, url != nil { setNeedsLayout() }
    update()
  }

  /// Shows an image of the app's, or what takes its place.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - placeholder: what is shown while there is no image.
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
  /// Shows an image of the app's, or initials.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - initials: what is shown in place of the placeholder, where there are any.
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

  /// The request for an image; nil where its size is not known yet.
  private func request(for url: Foundation.URL) -> CellImageRequest? {
    guard asksForBounds else {
      return CellImageRequest(url, points: requestSize, mode: fills ? .fill : .fit)
    }
    guard !bounds.isEmpty else { return nil }
    let new = CellImageRequest(url, points: bounds.size, mode: .fill)
    return request.flatMap { serves($0, for: new) ? $0 : nil } ?? new
  }

  /// Whether an image that was asked for before is as good as another one, being no smaller.
  private func serves(_ known: CellImageRequest, for new: CellImageRequest) -> Bool {
    guard known.url == new.url, let needed = new.size else { return false }
    guard let size = known.size else {
      if case .loaded = phase { return true }
      return false
    }
    return known.mode == new.mode && size.width >= needed.width && size.height >= needed.height
  }

  private var fills: Bool { isCentred || contentMode == .scaleAspectFill }

  /// Whether an image is loaded for the size that layout gives the view.
  private var asksForBounds: Bool { requestSize == nil && fills }

  /// Asks for the image at the size that layout has found, at a larger one than before, or for another mode.
  private func requestAgain() {
    guard isOfOtherSize, let url else { return }
    // What is as large as its image has no size without it.
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

  /// Stops waiting for an image, such as when the cell around the view is reused. What is shown stays.
  func cancel() {
    task?.cancel()
    // What is shown may be smaller than what was waited for.
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

  /// - Parameter stays: whether what is shown stays until the image is there, being the same in another size.
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
      // What is no longer wanted was cancelled, whether or not the loader took notice.
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

  /// True while an image is wanted that could not be loaded.
  private var isMissing: Bool { url != nil && (hasFailed || isTooSmall) }

  /// Loads an image again that could not be loaded; nothing for another one.
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

  /// Lets the next content try again: the data don't show that an image is missing, and would change nothing.
  private func noteFailure() { CellGenUserChange.note(in: self) }

  /// One that has failed before its cell was on the screen has no list around it until then. Off the screen nobody
  /// follows the network, so what comes back there tries again.
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

  /// A view in front of the image. While it is hidden, taps on the image select its cell, or have an action of their
  /// own.
  private func makeRetryArea() -> UIView {
    let area = UIView(frame: bounds)
    let tap = CellGenTap.make()
    tap.cellGenReport = { [weak self] in self?.cellGenLoadAgain() }
    tap.cellGenDimmed = self
    area.addGestureRecognizer(tap)
    // UIKit turns touches off for images.
    isUserInteractionEnabled = true
    addSubview(area)
    retryArea = area
    return area
  }

  /// What VoiceOver offers for a failure; nil where there is none, or where a tap does nothing about it.
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
    // Those who add one set all that there are.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is CellGenRetryAction) } }
  }


"""#,
#"""
  // MARK: What is seen

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
  /// Shows the image in another way. One that is loaded is loaded for it with the next layout, when it is known
  /// which image that is.
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

  /// The image that is shown in place of one that is not there.
  private var standIn: UIImage? {
    switch phase {
    case .loaded: nil
    case .failed where failure != nil: failure
    case .idle, .loading, .failed: placeholder
    }
  }


"""#,
#"""
  /// Centres a symbol where an image would fill, as it would be blown up and cut.
  private func centre(_ standIn: UIImage?) {
    let isSymbol = standIn?.isSymbolImage ?? false
    guard fills, isSymbol != isCentred else { return }
    isCentred = isSymbol
    contentMode = isSymbol ? .center : .scaleAspectFill
  }

  private func set(_ image: UIImage?, letters: String?) {
    // Setting the same again would be a needless pass of layout.
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
    // The name is what a screen reader says, where anything.
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

/// How an image is shown in a view of another size.
enum CellImageMode: Swift.Hashable, Swift.Sendable {
  /// The whole image is visible.
  case fit
  /// The image is cut at the edges of the view, which it fills.
  case fill
  /// The image keeps its size.
  case center
  /// The whole image is visible, and never larger than it is.
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
  /// Changes how an image is shown in a view of another size.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's; only a ``CellImage`` knows `scaleDown`.
  ///   - mode: how it is shown. One that does not fit is cut at the bounds.
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

/// An image that a view wants: where it is, and how many pixels of it are needed.
///
/// Equal requests are for the same image, so what was loaded ahead is what the view asks for later.
struct CellImageRequest: ScreenValue {
  /// How the image is to be fitted into the size; its proportions are kept.
  enum Mode: ScreenValue {
    /// All of it is inside.
    case fit
    /// It covers all of the size, and what is outside is cut by the view.
    case fill
  }

  var url: Foundation.URL
  /// In pixels; nil for the image's own size.
  var size: CGSize?
  /// Without a meaning where there is no size.
  var mode: Mode

  /// - Parameters:
  ///   - url: where the image is.
  ///   - size: in pixels; nil for the image's own size.
  ///   - mode: how the image is fitted into the size.
  init(_ url: Foundation.URL, size: CGSize? = nil, mode: Mode = .fit) {
    self.url = url
    self.size = size
    self.mode = mode
  }
}

extension CellImageRequest {
  /// The request of a view of a size, which is also what is asked for ahead of that view.
  ///
  /// The scale is the main screen's, whoever asks: a view's traits may not be known before it is in a
  /// window, and what is asked for ahead has no view yet.
  ///
  /// - Parameters:
  ///   - url: where the image is.
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
  /// Pixels a point. `UIScreen.main` has it, too, but is deprecated; a renderer's format is "best suited
  /// for the main screen's current configuration" (Apple, `UIGraphicsRendererFormat.preferred()`).
  static var scale: CGFloat { UIGraphicsImageRendererFormat.preferred().scale }
}

/// What loads the images of an app's views.
///
/// Set one as ``CellImages/loader``, once; the default is a ``CellImageURLLoader``.
@MainActor
protocol CellImageLoader: AnyObject {
  /// The image if it is there without waiting.
  func cached(_ request: CellImageRequest) -> UIImage?

  /// Loads the image; ends early when the task that waits for it is cancelled.
  func load(_ request: CellImageRequest) async throws -> UIImage

  /// Loads images that are likely to be shown soon. By default by ``load(_:)``, without the result.
  func prefetch(_ requests: [CellImageRequest])

  /// Stops loading images that are no longer likely to be shown soon. Views that wait for them go on.
  func cancelPrefetching(_ requests: [CellImageRequest])
}

/// Where the runtime finds what loads images.
@MainActor
enum CellImages {
  /// Loads the images of all views; set it before the first of them is shown, such as when the app launches.
  static var loader: any CellImageLoader = CellImageURLLoader()

  /// True while a view is measured that nobody sees, whose images are not worth loading.
  static var isMeasuring = false

  /// What is being loaded ahead, and for how many views.
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
          // One that was cancelled is no longer in its place, where another may be.
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

/// The images on the screen that could not be loaded. They are loaded again when the network is back.
///
/// Only a network that was away can be back: while it is there, what a server does not have would be asked for again
/// and again.
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

  /// - Parameter makeMonitor: makes what follows the network; nil where nothing does.
  init(makeMonitor: @escaping @MainActor () -> (any CellGenNetworkMonitor)?) {
    self.makeMonitor = makeMonitor
  }

  /// Loads an image again when the network is back, unless the wait has ended by then.
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
      // One that was canceled may have had something to say.
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
    // In the order in which they failed. Each of them leaves.
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

/// The wait of an image for the network. It ends with the image, too.
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

/// Follows the network.
@MainActor
protocol CellGenNetworkMonitor: AnyObject {
  /// Reports whether there is a network: now, and with each change.
  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void)

  func cancel()
}

#if canImport(Network)
/// Follows the network of the device.
///
/// A path that "requires a connection" may be there when it is used (Apple, `NWPath.Status`), but loading has failed.
final class CellGenPathMonitor: CellGenNetworkMonitor {
  private let monitor = NWPathMonitor()

  // Synthesized, it would not be isolated.
  init() {}

  func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
    monitor.pathUpdateHandler = { path in
      let isThere = path.status == .satisfied
      // The monitor calls this on the queue that it is given.
      MainActor.assumeIsolated { report(isThere) }
    }
    monitor.start(queue: .main)
  }

  func cancel() { monitor.cancel() }
}
#endif

"""#,
#"""

/// The action of VoiceOver that loads an image again.
final class CellGenRetryAction: UIAccessibilityCustomAction {}

"""#,
#"""

/// Loads images with `URLSession` and keeps those that were shown last in memory.
///
/// Images are decoded off the main thread, at the size of their requests. What the session keeps on disk
/// is up to its `URLCache`.
@MainActor
final class CellImageURLLoader: CellImageLoader {
  private let session: URLSession
  private let images = NSCache<CellGenImageKey, UIImage>()
  private var downloads: [CellImageRequest: CellGenDownload] = [:]

  /// - Parameters:
  ///   - session: loads the data.
  ///   - memoryLimit: how much is kept in memory, in bytes of decoded images. UIKit's caches also give
  ///     way when memory is scarce.
  init(session: URLSession = .shared, memoryLimit: Int = 100 << 20) {
    self.session = session
    images.totalCostLimit = memoryLimit
  }

  func cached(_ request: CellImageRequest) -> UIImage? {
    images.object(forKey: CellGenImageKey(request))
  }

  /// Loads the image; equal requests that wait at the same time share a download.
  ///
  /// - Errors: `CancellationError`; what the session reports; `URLError.badServerResponse` for an HTTP
  ///   status other than 200 to 299, `URLError.cannotDecodeContentData` for what is not an image.
  func load(_ request: CellImageRequest) async throws -> UIImage {
    try _Concurrency.Task.checkCancellation()
    if let image = cached(request) { return image }
    let download = downloads[request] ?? begin(request)
    let waiter = download.nextWaiter()
    return try await withTaskCancellationHandler {
      // Nothing is waited for before the continuation is in its place: both calls stay on the main actor.
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
      // The session calls this on one queue, on which decoding would be one image after the other.
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

/// One download, and those that wait for its image.
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

/// A request as the key of a cache; nonisolated, as what it overrides is, also where the main actor is the
/// default isolation.
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
  /// Turns an activity indicator, or stops and hides it.
  ///
  /// - Parameters:
  ///   - activity: one of this view's.
  ///   - isActive: whether it turns.
  func animate(_ activity: UIActivityIndicatorView, while isActive: Bool) {
    if isActive {
      // Also one that turns: its animation ends when its cell leaves the screen.
      activity.startAnimating()
    } else if activity.isAnimating {
      activity.stopAnimating()
    }
  }

  /// Shows a fraction in a progress bar: the nearest from 0 to 1, and 0 for what is no number.
  func show(_ fraction: Double, in progressView: UIProgressView) {
    progressView.progress = fraction.isNaN ? 0 : Swift.Float(min(max(fraction, 0), 1))
  }
}

"""#,
#"""

/// The first letters of a name, which a ``CellImage`` shows while it has no image.
struct CellInitials: ScreenValue {
  var name: String
  var color: UIColor
  /// Nil for a font of 40 % of the view's height.
  var font: UIFont?

  /// - Parameters:
  ///   - name: as it is written; without a word in it there are no initials.
  ///   - color: the color of the letters.
  ///   - font: nil for a font of 40 % of the view's height.
  init(_ name: String, color: UIColor = .white, font: UIFont? = nil) {
    self.name = name
    self.color = color
    self.font = font
  }

  /// Those of the first and the last word, as capitals; nil where there is no word.
  ///
  /// Skips whatever comes before the first letter or number, such as a bracket, unless there is nothing else.
  var letters: String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    var found = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    if found.isEmpty { found = words.compactMap(\.first) }
    guard let first = found.first else { return nil }
    let both = found.count > 1 ? [first] + found.suffix(1) : [first]
    // A capital may be more than a letter: that of "ß" is "SS".
    return String(both.compactMap { $0.uppercased().first })
  }
}

"""#,
#"""

/// Insets that are alike on opposite sides.
enum CellInsets {
  /// The same inset on all sides. Units: points.
  nonisolated static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    make(horizontal: inset, vertical: inset)
  }

  /// An inset on the leading and the trailing side, and one on top and bottom. Units: points.
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
/// The first one decides the size and is stretched to it. Nothing that is added without an offset sticks out,
/// except what is added to fill, which has no say. What has an offset has no say either, and sticks out no
/// further than that, unless it resists being compressed by more than the default. Hidden views take no room.
final class CellLayers: UIView {
  /// Where a view lies.
  enum Place: Swift.Sendable {
    case center, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// All over, whatever its natural size is.
    case fill
  }

  /// A view with an offset, which goes in reading direction.
  private struct Moved {
    let view: UIView
    let horizontal: [NSLayoutConstraint]
    let vertical: [NSLayoutConstraint]
    var x: CGFloat = 0
  }

  private var hasBase = false
  /// The views with an offset, except those that fill.
  private var moved: [Moved] = []
  /// The constraints that keep views with an offset as narrow as this.
  private var bounded: [NSLayoutConstraint] = []

  /// - Parameter base: what decides the size; nil for the views that are added.
  init(_ base: UIView? = nil) {
    super.init(frame: .zero)
    if let base { hold(base) }
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init(nil) }

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

  /// Puts in what decides the size. Called at most once, before anything is added.
  func hold(_ base: UIView) {
    hasBase = true
    let slot = CellGenSlot(of: base)
    addSubview(slot)
    CellGenHosted.pin(slot, to: self)
  }

  /// Adds a view above all others.
  ///
  /// - Parameters:
  ///   - view: what is added.
  ///   - place: where it lies.
  ///   - axis: along which it is as long as all of this, such as a line, which has no length of its own; nil
  ///     for neither.
  ///   - x: how far it is moved from there towards the trailing edge. Units: points.
  ///   - y: how far it is moved from there downwards. Units: points.
  ///   - moves: whether it will be moved, and has no say in the size even where it is not.
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
      // Between the resistance of most views and that of those which do not give way.
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
      // Unlike the leading edge, the centre does not turn with the reading direction.
      let x = constraint.firstAttribute == .centerX ? mirrored(moved.x) : moved.x
      if constraint.constant != x { constraint.constant = x }
    }
  }

  /// Keeps this at least as tall as a view, unless its superview makes it shorter.
  private func include(_ part: NSLayoutDimension, in whole: NSLayoutDimension) {
    let constraint = whole.constraint(greaterThanOrEqualTo: part, multiplier: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// A view that fills has no say in the size, which constraints cannot express: they bind both ways. So
  /// what it is in gets its frame from the layout.
  private func fill(with view: UIView, x: CGFloat, y: CGFloat) {
    let cover = CellGenCover()
    cover.offset = CGPoint(x: x, y: y)
    addSubview(cover)
    cover.addSubview(view)
    CellGenHosted.pin(view, to: cover)
  }

  /// By itself as small as what is added to it.
  override var intrinsicContentSize: CGSize {
    hasBase ? super.intrinsicContentSize : .zero
  }

  override func layoutSubviews() {
    for each in moved { place(each) }
    // Constraints with the width of this would make it wider, as they bind both ways.
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
  /// Moves a view in layers from its place there. A number that is none, such as one of the data, counts as 0.
  ///
  /// - Parameters:
  ///   - view: one that was added to layers.
  ///   - x: how far, towards the trailing edge. Units: points.
  ///   - y: how far downwards. Units: points.
  func move(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    // In layers, each view is in a slot or a cover of its own.
    (view.superview?.superview as? CellLayers)?
      .cellGenMove(view, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

/// What holds a view that fills a stack; touches that the view does not take go through.
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
  /// Points at the text size `large`, which grow with the text.
  case scaled(CGFloat)
  /// A part of the same side of another view, of which 1 is the whole.
  case fraction(CGFloat, of: UIView)
  /// No length: that of its content, or of what is around it.
  case unset
}

extension CellLength: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

extension DeclaredView {
  /// Gives a view lengths, each in the place of what it was given before; nil keeps that.
  ///
  /// A number that cannot be a length, such as NaN or infinity, takes the length away.
  ///
  /// The constraints give way to nothing but requirements, such as that of a stack view, in which a hidden
  /// view has no length.
  ///
  /// - Precondition: a view and the one that it is a fraction of are in one hierarchy.
  /// - Parameters:
  ///   - view: this one or one inside of it.
  ///   - width: the width.
  ///   - height: the height.
  ///   - minWidth: the least width.
  ///   - maxWidth: the greatest width.
  ///   - minHeight: the least height.
  ///   - maxHeight: the greatest height.
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

  /// How strongly a view keeps its natural lengths against being compressed and stretched; nil keeps what
  /// was.
  ///
  /// A number that no priority has, such as one of the data, becomes the nearest, and NaN that of a new view.
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

/// The lengths that a view's elements were given.
@MainActor
final class CellGenLengths {
  /// What a length is of.
  private struct Side: Swift.Hashable {
    let view: Swift.ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
  }

  private struct Entry {
    /// Another view may have the identifier of one that is gone.
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

  /// Makes what is scaled as long as the reader's text size asks for.
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

  /// The length in points; nil for a fraction, and for none.
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

/// How the cell of a view looks in a state.
///
///     @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
///       CellLook(background: state.choose(.systemBackground, selected: .systemYellow))
///     }
///
/// What is not given stays as UIKit has it: the cells of an inset grouped list keep their corners.
///
/// A section of a collection view has such a background, too, with nothing from UIKit.
struct CellLook {
  /// The colour behind the content; nil for the one that UIKit gives the cell in the state.
  var background: UIColor?
  /// The radius of the background's corners in points; 0 for UIKit's own.
  var cornerRadius: CGFloat
  /// The colour of the line around the background; nil for the tint colour.
  var borderColor: UIColor?
  /// The width of the line around the background in points; 0 for none.
  var borderWidth: CGFloat
  /// How far the background and the overlay stay away from the edges of the cell, in points.
  var insets: NSDirectionalEdgeInsets
  /// A colour over the content; nil for none.
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
  /// Keeps the inside of a stack or a box away from the layout margins of this view, which are those of its cell,
  /// wherever the stack or the box is. Its insets come in addition.
  ///
  ///     let texts = vstack([titleLabel, textLabel], insets: .zero)
  ///     insetByMargins(texts, at: [.leading, .trailing])
  ///
  /// - Parameters:
  ///   - view: a stack that was set up with insets, or a box.
  ///   - sides: where the margins count.
  func insetByMargins(_ view: UIView, at sides: NSDirectionalRectEdge) {
    cellGenTakeMargins()
    // The margins of this view have the safe area in them.
    view.insetsLayoutMarginsFromSafeArea = false
    cellGenMargins.add(view, at: sides, insets: view.directionalLayoutMargins)
    cellGenMargins.follow(directionalLayoutMargins)
  }

  /// Takes the margins of the cell, from the declared view around this one if there is one by now.
  private func cellGenTakeMargins() {
    guard !preservesSuperviewLayoutMargins, !cellGenMargins.areShared else { return }
    preservesSuperviewLayoutMargins = true
    superview?.cellGenShareMargins(withAdded: self)
  }

  /// Gives the margins of this view to the declared views in a part of it that keep away from margins.
  ///
  /// Without this they would have UIKit's own 8 points, since the stacks between pass on no margins
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
  /// Gives a view that was added to it the margins of the declared view around both.
  func cellGenShareMargins(withAdded view: UIView) {
    if let outer = self as? DeclaredView { return outer.cellGenShareMargins(with: view) }
    superview?.cellGenShareMargins(withAdded: view)
  }
}

/// The stacks and boxes that keep their inside away from the margins of a view, and the views in it that do.
///
/// UIKit's own way, `preservesSuperviewLayoutMargins` of each view in between, counts at all four sides, and only
/// for a view that is nearer to the edge than the margin.
///
/// - Source: Apple, `UIView.preservesSuperviewLayoutMargins`.
@MainActor
struct CellGenMargins {
  private struct Inset {
    let view: UIView
    let sides: NSDirectionalRectEdge
    /// What comes in addition to the margins.
    var insets: NSDirectionalEdgeInsets
  }

  /// True for the margins of a view that has them from another one around it.
  var areShared = false
  var isEmpty: Bool { all.isEmpty }

  private var all: [Inset] = []
  private var margins = NSDirectionalEdgeInsets.zero

  mutating func add(
    _ view: UIView, at sides: NSDirectionalRectEdge, insets: NSDirectionalEdgeInsets
  ) {
    all.append(Inset(view: view, sides: sides, insets: insets))
  }

  /// Takes other margins of the view.
  mutating func follow(_ margins: NSDirectionalEdgeInsets) {
    self.margins = margins
    for inset in all { show(inset) }
  }

  /// Changes the insets of a stack, which may be one of these.
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

/// An item of a menu: of a button's, or of the one that a long press on a cell opens.
struct CellMenuItem<Action> {
  var action: Action
  var title: String
  /// The name of an SF Symbol.
  var symbol: String?
  /// An image in place of a symbol.
  var image: UIImage?
  var isDestructive: Bool
  /// True if it can be chosen.
  var isEnabled: Bool
  /// Whether it is offered.
  private(set) var isShown: Bool

  /// An item that is not offered while its title is nil.
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

  /// The same item, offered only while a condition holds.
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

  /// What UIKit shows.
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
  /// Gives a button a menu, which a tap opens, and reports the action of the item that is chosen.
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

/// Numbers of the data that UIKit and Foundation raise exceptions for.
enum CellGenNumber {
  /// Whether a number can be that of a constraint.
  ///
  /// - Source: `NSLayoutConstraint` raises for what is not finite (wistia/WistiaKit#39). Far beyond any screen it
  ///   has no room for the points themselves.
  nonisolated static func isLength(_ number: CGFloat) -> Bool { abs(number) <= 1_000_000 }

  /// Insets, with 0 in place of what cannot be a length.
  nonisolated static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let inset = { (number: CGFloat) in isLength(number) ? number : 0 }
    return NSDirectionalEdgeInsets(
      top: inset(insets.top), leading: inset(insets.leading), bottom: inset(insets.bottom),
      trailing: inset(insets.trailing))
  }

  /// A number that a layer can have; 0 for what is not finite.
  nonisolated static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }

  /// The nearest priority that there is: they are above 0, and 1000 at most.
  ///
  /// - Source: Apple, `NSLayoutConstraint.priority`.
  /// - Parameter standard: the one for NaN.
  static func priority(_ number: Swift.Float, or standard: UILayoutPriority) -> UILayoutPriority {
    number.isNaN ? standard : UILayoutPriority(min(max(number, 1), 1000))
  }
}


"""#,
#"""
extension DeclaredView {
  /// Changes how far what fills this view is from its edges, or from the margins.
  ///
  /// - Units: points.
  func setInsets(to insets: NSDirectionalEdgeInsets) { cellGenEdges?.set(insets) }

  /// Changes the points around the views of a stack that was set up with insets.
  func setInsets(of stack: UIStackView, to insets: NSDirectionalEdgeInsets) {
    cellGenMargins.setInsets(of: stack, to: CellGenNumber.insets(insets))
  }
}


"""#,
#"""
extension ConfigurableView {
  /// Sets the alpha of a view to a number of the data: the nearest from 0 to 1, and 0 for NaN, which cannot be
  /// shown.
  func setAlpha(of view: UIView, to alpha: CGFloat) {
    view.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}


"""#,
#"""
/// A date of the data, which may be one that no calendar has: its text is empty.
///
///     CellDate(data.due).formatted(date: .abbreviated, time: .shortened)
///
/// Foundation shows a date that is not a number as the present, and one that is infinite as some other.
@available(iOS 15, *)
struct CellDate {
  /// Nil for a date that no calendar has.
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
/// A duration of the data, which may be NaN or longer than can be shown: its text is empty.
///
///     CellDuration(data.length).formatted(.time(pattern: .minuteSecond))
///
/// `Duration.seconds` stops the program for seconds that are not finite or too many, and so do Foundation's formats
/// for durations near the greatest.
@available(iOS 16, *)
struct CellDuration {
  /// Nil for a duration that cannot be shown.
  nonisolated let value: Swift.Duration?

  /// Some thirty million years.
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
  /// Whether a calendar has the date: from 4713 BC to 506713 AD, which Foundation's own calendars take
  /// (swift-foundation, `validCalendarRange`).
  nonisolated var cellGenIsInCalendars: Bool {
    timeIntervalSinceReferenceDate >= -211_845_067_200
      && timeIntervalSinceReferenceDate <= 15_927_175_497_600
  }
}

"""#,
#"""

/// As many views as there are items, one after the other or in the columns of a grid.
///
///     CellRepeatedViews<PhotoView>(columns: 3, spacing: 2)
///
/// Without columns they follow the stack around them: its axis, its spacing, its alignment and its
/// distribution. In a ``CellFlow`` each of them is placed among the others there. In columns they are equally
/// wide, and aligned at the top of their line. Views are kept and used again, so what shows an item must set
/// all that another one may have set.
class CellRepeated: UIStackView {
  /// All that were made, also those that are hidden.
  private(set) var elementViews: [UIView] = []

"""#,
#"""
  private weak var flow: CellFlow?


"""#,
#"""
  /// How many views are side by side; nil for as many as there are, along the stack around them.
  var columns: Int? { didSet { if columns != oldValue { rearrange() } } }
  /// Points between two columns.
  var columnSpacing: CGFloat { didSet { if columnSpacing != oldValue { rearrange() } } }
  /// Points between two lines of a grid; nil for as many as between columns.
  var lineSpacing: CGFloat? { didSet { if lineSpacing != oldValue { rearrange() } } }

  private var lines: [CellGenGridLine] = []
  private var count = 0
  /// What makes a grid as wide as the column around it.
  private var width: NSLayoutConstraint?

  /// - Parameters:
  ///   - columns: how many views are side by side; nil for as many as there are.
  ///   - spacing: between two columns. Units: points.
  ///   - lineSpacing: between two lines of a grid; nil for `spacing`. Units: points.
  init(columns: Int? = nil, spacing: CGFloat = 8, lineSpacing: CGFloat? = nil) {
    self.columns = columns
    self.columnSpacing = spacing
    self.lineSpacing = lineSpacing
    super.init(frame: .zero)
    axis = .vertical
    self.spacing = lineSpacing ?? spacing
    isHidden = true
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init(columns: nil) }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows the first views, as many as there are items, and hides all of this where there are none.
  func show(_ count: Int, make: () -> UIView) {
    self.count = count
    if let stack = superview as? UIStackView { follow(stack) }
    while elementViews.count < count { add(make()) }
    for (position, view) in elementViews.enumerated() {
      let isHidden = position >= count
      // Only changes: inside a stack view, hiding a view again adds up
      // (<https://soranoba.net/programming/cumulative-hidden>).
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
    for line in lines { line.hideEnd() }
    if isHidden != (count == 0) { isHidden = count == 0 }
  }

  /// Arranges the views as a stack around them does, unless they are in columns.
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
  /// Lets a flow place the views, while this is not on the screen.
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

  /// Arranges all views again, in other columns or in none.
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

  /// A grid has no width of its own: it takes all of a column that does not stretch it.
  private func fillColumn(_ stack: UIStackView) {
    guard width?.secondItem !== stack else {
      width?.isActive = stack.axis == .vertical
      return
    }
    let width = widthAnchor.constraint(equalTo: stack.widthAnchor)
    // The insets of the stack are stronger.
    width.priority = UILayoutPriority(990)
    width.isActive = stack.axis == .vertical
    self.width = width
  }
}

/// The views of a grid that are side by side: each has its part of the width, also where the last line is not
/// full.
final class CellGenGridLine: UIStackView {
  private let columns: Int
  private var views: [UIView] = []
  /// The room after the last view of a line that is not full.
  private let end = UIView()

  init(columns: Int, spacing: CGFloat) {
    self.columns = columns
    super.init(frame: .zero)
    self.spacing = spacing
    alignment = .top
    addArrangedSubview(end)
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
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
    // The points of all columns may be a little more than there are.
    width.priority = UILayoutPriority(999)
    width.isActive = true
  }

  /// Leaves room at the end while the line is not full, and hides the line while it is empty.
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

  /// Tells all views the state of the cell around them.
  func update(for state: CellState) {
    self.state = state
    for view in views { view.update(for: state) }
  }

  /// Ends what must not outlive the items, such as downloads.
  func prepareForReuse() {
    for view in views { view.prepareForReuse() }
  }
}

extension CellRepeatedViews where View: ReportingView {
  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: what is shown.
  ///   - onAction: called with the position of an item and what its view reports.
  func show(
    _ items: [View.Data], onAction: @escaping @MainActor (Int, View.Data.Action) -> Void
  ) {
    show(items)
    for (position, view) in views.enumerated() {
      guard position < items.count else {
        // What shows no item must not report one that is gone.
        view.onAction = nil
        continue
      }
      view.onAction = { action in onAction(position, action) }
    }
  }
}

/// A label for each item of an array, in a box of its own or in none.
final class CellRepeatedLabels: CellRepeated {
  private var elements: [(label: UILabel, box: CellBox?)] = []

  /// Shows items in order.
  ///
  /// - Parameters:
  ///   - items: what is shown.
  ///   - make: makes a label.
  ///   - configure: shows an item in a label that may have shown another one.
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

  /// All labels that were made, to show a state.
  var labels: [UILabel] { elements.map(\.label) }

  /// The same with their boxes.
  var boxedLabels: [(UILabel, CellBox)] {
    elements.compactMap { label, box in box.map { (label, $0) } }
  }
}

"""#,
#"""

/// What a row of UIKit's own shows: texts, and a picture before them.
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
  ///   - value: a text at the trailing edge; nil for none.
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

  /// The content configuration of UIKit's that shows it.
  var content: UIListContentConfiguration { configuration }
}

@available(iOS 14, *)
extension CellHost {
  /// A row of UIKit's own.
  static func row(_ make: @escaping @MainActor (Data) -> CellRowContent) -> Self {
    configuration { data, _ in make(data).content }
  }

  /// A row of UIKit's own that follows the state of its cell.
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

  /// Texts of rows with symbols begin at one place, as the system's do: UIKit keeps the width of the widest
  /// usual symbol for each (Apple, `UIListContentConfiguration.ImageProperties.standardDimension`).
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
    // The space stays while there is no image, so that the texts of all rows begin at one place.
    imageProperties.reservedLayoutSize = CGSize(width: size, height: size)
    imageProperties.maximumSize = CGSize(width: size, height: size)
  }
}

/// Symbols on colored squares, as in the settings of iOS.
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
  /// How much of the cell must be visible, from 0 to 1.
  var share: CGFloat
  /// How long it must be visible without a break, in seconds.
  var duration: Double

  /// - Parameters:
  ///   - action: the action that is reported.
  ///   - share: how much of the cell must be visible, from 0 to 1. A cell that is larger than the visible part of its
  ///     list counts as far as it fits there.
  ///   - duration: how long it must be visible without a break, in seconds.
  init(_ action: Action, share: CGFloat = 0.5, for duration: Double = 1) {
    self.action = action
    self.share = share
    // A duration that is not a number never ends.
    self.duration = duration.isNaN ? .infinity : max(0, duration)
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellSeen<Other> {
    CellSeen<Other>(transform(action), share: share, for: duration)
  }
}

"""#,
#"""

/// The line below a row of a list or a table, or those of a whole list.
///
///     CellSeparator(leading: 62)
///     CellSeparator.hidden
struct CellSeparator {
  private(set) var isHidden = false
  /// Whether it begins where ``DeclaredView/separatorStart`` does.
  private(set) var isAligned = false
  let leading: CGFloat?
  let trailing: CGFloat?
  let color: UIColor?

  /// - Parameters:
  ///   - leading: how far it is from the leading edge of the row, in points; nil for UIKit's.
  ///   - trailing: how far it is from the trailing edge of the row, in points; nil for UIKit's.
  ///   - color: that of the lines of a list, from iOS 14.5 on; nil for UIKit's. A table has one for all of its lines.
  init(leading: CGFloat? = nil, trailing: CGFloat? = nil, color: UIColor? = nil) {
    self.leading = leading
    self.trailing = trailing
    self.color = color
  }

  /// No line.
  static var hidden: CellSeparator {
    var separator = CellSeparator()
    separator.isHidden = true
    return separator
  }

  /// A line that begins where an element of the view does.
  static var aligned: CellSeparator { aligned(color: nil) }

  /// A line of a color that begins where an element of the view does.
  static func aligned(color: UIColor?) -> CellSeparator {
    var separator = CellSeparator(color: color)
    separator.isAligned = true
    return separator
  }
}

/// Before iOS 14.5 a list has UIKit's own lines.
@available(iOS 14.5, *)
extension CellSeparator {
  /// Shows it below a row, whatever its list says.
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

  /// Shows it between all rows of a list.
  func showEverywhere(in configuration: inout UIListSeparatorConfiguration) {
    show(in: &configuration)
    if let leading { configuration.topSeparatorInsets.leading = leading }
    if let trailing { configuration.topSeparatorInsets.trailing = trailing }
  }
}

"""#,
#"""

/// The sizes of cells, found without dequeuing any: by the view's type, or with a view of it that is
/// on no screen.
@MainActor
final class CellGenSizes {
  /// What had to be measured, by the type of its data.
  private var hosted: [Swift.ObjectIdentifier: CellGenHosted] = [:]

  /// The size of some data's cell in a container of a width; nil for a cell class of the app's.
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

/// How many columns of a grid a cell takes.
enum CellSpan: ScreenValue {
  /// So many, or all where a grid has fewer.
  case columns(Int)
  /// The whole row.
  case all
}

extension CellSpan {
  /// The columns that it takes of those that there are.
  fileprivate func width(of columns: Int) -> Int {
    switch self {
    case .columns(let count): min(max(count, 1), columns)
    case .all: columns
    }
  }
}

/// The rows of a grid, each with the columns that its cells take.
///
/// Cells keep their order. One that does not fit into what is left of a row begins the next, and the
/// gap stays, as with the flow `row` of a CSS grid.
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

  /// Whether every cell takes one column.
  var isPlain: Bool { rows.allSatisfy { $0.allSatisfy { $0 == 1 } } }
}

extension LayoutSection {
  /// Columns of equal width, of which a cell takes one or several; each row is as tall as its tallest
  /// cell.
  ///
  /// All rows are one group: a section has one group, which is repeated, and rows with other spans are another
  /// group. A section of a compositional layout can be nothing else, and a group of frames (Apple,
  /// `NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`) has none that cells measure themselves. So
  /// each cell that finds its height has UIKit place all cells of the section again, which an absolute height
  /// avoids.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: how many columns the cell of an id takes.
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

  /// As many columns of equal width as fit, of which a cell takes one or several; each row is as tall as
  /// its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of a column, in points. In a narrower container there is one column.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell, absolute or estimated; nil for cells that size themselves.
  ///   - span: how many columns the cell of an id takes.
  func grid<ID: ScreenValue>(
    minWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat? = nil,
    insets: NSDirectionalEdgeInsets = .zero, height: NSCollectionLayoutDimension? = nil,
    span: (ID) -> CellSpan
  ) -> NSCollectionLayoutSection {
    grid(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      lineSpacing: lineSpacing, insets: insets, height: height, span: span)
  }

  /// A row that is as wide as its cells: a group repeats what it holds while there is room, so a wider
  /// one would take cells of the next row into a gap.
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
  /// A row of views.
  ///
  /// - Parameters:
  ///   - views: from the leading to the trailing side.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the row.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
  ///   - vertical: when it becomes a column, aligned at the leading side.
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

  /// A column of views.
  ///
  /// - Parameters:
  ///   - views: from top to bottom.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the column.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
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

  /// Arranges views in a stack that is one of this view's properties, since something of it changes.
  ///
  /// - Parameters:
  ///   - stack: the empty stack.
  ///   - axis: along which the views are arranged.
  ///   - views: from the leading to the trailing side, or from top to bottom.
  ///   - spacing: the points between two of them.
  ///   - alignment: where they are across the stack.
  ///   - distribution: how they share its length.
  ///   - insets: the points around them; nil for none.
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
    // A row that turns does this for each of its axes.
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

/// A button that swiping a cell uncovers.
struct CellSwipeAction<Action> {
  /// What it reports.
  var action: Action
  var title: String?
  var image: UIImage?
  /// Whether it takes something away, and looks so.
  var isDestructive: Bool
  /// Nil for the color of its style.
  var color: UIColor?
  /// Whether it is offered.
  private(set) var isShown: Bool

  /// An action that is not offered while it has neither a title nor an image.
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

  /// The same action, offered only while a condition holds.
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
/// It follows the rules of ``CellTextField``. When its text needs more lines or fewer, the list around it
/// measures the cell again.
final class CellTextEditor: UITextView {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenEditorDelegate()
  private let cellGenPlaceholder = UILabel()

  /// What is shown while there is no text, and what VoiceOver calls the editor if it has no label.
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

  /// Its own, or else the texts of its row. The editor itself stays what VoiceOver stops at, since typing
  /// goes to it.
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

  /// How many characters can be typed; longer input is cut. Nil for any number.
  var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends the editing and forgets the data.
  func prepareForReuse() {
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

  /// Shows a text in a text editor, unless it only repeats what is being typed.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - editor: one of this view's.
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
  /// Reports each text that is typed, as an action that carries it. What an input method composes is
  /// reported when it has been accepted.
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

/// A text field that shows a text of the data and reports what is typed.
///
///     setUp(noteField, placeholder: "Add a note", returnKey: .done)
///     reportChanges(of: noteField) { .rename(text: $0) }
///     …
///     show(data.note, in: noteField)
///
/// While it is edited, its text is set only if the app has changed it: data that repeat what was reported,
/// or what they said before, leave the text, the cursor and what an input method composes alone. So an
/// app may apply its content at each keystroke, at once or later. A text that it has not accepted by the end of
/// the editing is replaced by that of the data.
final class CellTextField: UITextField {
  let cellGenTyping = CellGenTyping()
  fileprivate let cellGenDelegate = CellGenFieldDelegate()
  fileprivate var cellGenReport: (@MainActor (String) -> Void)?

  /// Its own, or else the texts of its row, unless a placeholder says what it is for. The field itself stays
  /// what VoiceOver stops at, since typing goes to it.
  override var accessibilityLabel: String? {
    get {
      let own = super.accessibilityLabel
      guard own?.isEmpty != false, placeholder?.isEmpty != false else { return own }
      return cellGenNameInRow
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether the text is hidden. It stays when it is hidden while it is edited.
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

  /// How many characters can be typed; longer input is cut. Nil for any number.
  var limit: Int? {
    get { cellGenTyping.limit }
    set { cellGenTyping.limit = newValue }
  }

  /// Ends the editing and forgets the data.
  func prepareForReuse() {
    resignFirstResponder()
    cellGenTyping.reset()
  }

  /// Return reports, and keeps the focus for the app to move; without a report it ends the editing.
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

/// Apart from the field, which must not be its own delegate: it asks itself for what it forwards.
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
  /// Gives a text field what never changes of it.
  ///
  /// - Parameters:
  ///   - field: one of this view's.
  ///   - font: scaled fonts follow the reader's text size.
  ///   - color: the colour of the text; nil keeps the field's.
  ///   - alignment: how the text is aligned; nil keeps the field's.
  ///   - placeholder: what is shown while there is no text.
  ///   - placeholderColor: nil for UIKit's.
  ///   - keyboard: what the keyboard can write.
  ///   - contentType: what is typed, so that the system can suggest it; nil for nothing in particular.
  ///   - capitalization: what the keyboard writes in capitals.
  ///   - correction: whether words are corrected.
  ///   - limit: how many characters can be typed; longer input is cut. Nil for any number.
  ///   - returnKey: what the Return key says.
  ///   - isSecure: whether the text is hidden.
  ///   - clearButton: when a button that clears the text is shown.
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

  /// Shows a text in a text field, unless it only repeats what is being typed.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - field: one of this view's.
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
  /// Reports each text that is typed, as an action that carries it. What an input method composes is
  /// reported when it has been accepted.
  func reportChanges(
    of field: CellTextField, as action: @escaping @MainActor (String) -> Data.Action
  ) {
    field.cellGenTyping.report = { [weak self] in self?.reportChange(action($0)) }
  }

  /// Reports Return, which then leaves the focus where it is.
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

/// A piece of text with a look of its own.
///
///     show(CellTextRun(data.title, font: .headline), CellTextRun(" • "), in: titleLabel)
///
/// What a piece leaves open it takes from the label that shows it, so that all of it follows the reader's
/// text size.
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

  /// A text; the attributes that it has win.
  ///
  /// - Parameters:
  ///   - text: nil for a piece that is left out.
  ///   - spoken: what VoiceOver reads in its place; nil for the text itself.
  ///   - font: nil for that of the label.
  ///   - color: nil for that of the label.
  ///   - underline: whether it is underlined.
  ///   - strikethrough: whether it is struck through.
  init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text: text?.cellGenRunText, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// A text in a style whose size the reader chooses.
  init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }

  /// The Markdown that shows a text as it is, for a value inside of other Markdown.
  static func plain(_ text: String) -> String {
    var markdown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // CommonMark 2.4: a backslash before a sign of ASCII takes its meaning.
      if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !scalar.properties.isAlphabetic,
        scalar.properties.numericType == nil
      {
        markdown.append("\\")
      }
      markdown.append(scalar)
    }
    return String(markdown)
  }

  /// A text whose Markdown is shown: strong and emphasized text, code, strikethrough and links. Text that is
  /// no Markdown is shown as it is, and so are lines and spaces.
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

  /// A text whose Markdown is shown, in a style whose size the reader chooses.
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

/// What a ``CellTextRun`` shows: a text, or one with attributes.
protocol CellRunText {
  /// The text with its own attributes, of which it may have none.
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
  /// The text with all its attributes.
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
        // UIKit draws none of what Markdown means.
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

  /// The attributes of text that has none, for lines of some height.
  static func cellGenAttributes(
    font: UIFont?, color: UIColor?, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    lineHeight: CGFloat?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let color { attributes[.foregroundColor] = color }
    if let lineHeight {
      // A paragraph style replaces the view's own alignment and line break mode.
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = lineHeight
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// All pieces in one text; nil where none of them has any.
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
  /// What VoiceOver reads in place of the text; nil where it reads the text itself.
  @MainActor
  var cellGenSpoken: String? {
    guard contains(where: { $0.cellGenSpoken != $0.cellGenText?.string }) else { return nil }
    return compactMap(\.cellGenSpoken).joined()
  }
}

@available(iOS 15, *)
extension [NSAttributedString.Key: Any] {
  /// What Markdown means by a piece of text.
  fileprivate var cellGenIntent: InlinePresentationIntent? {
    switch self[.inlinePresentationIntent] {
    case let intent as InlinePresentationIntent: intent
    case let number as NSNumber: InlinePresentationIntent(rawValue: number.uintValue)
    default: nil
    }
  }
}

extension UIFont {
  /// The font for what Markdown means, in the same size.
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

/// What shows texts of several pieces.
@MainActor
protocol CellGenTextShowing: UIView {
  /// Shows the pieces, which take from the view what they leave open.
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
  /// Shows a text of several pieces in a label, and hides the label while none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the pieces, in order.
  ///   - label: one of this view's, which has its font and its colour.
  ///   - lineHeight: the height of a line, as a multiple of what its font asks for; nil for the font's own.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  func show(
    _ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil, keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: label, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to several pieces.
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

/// The pieces of a text that have the same attributes, in their order.
///
/// Strict memory safety asks for `unsafe` because of the pointer by which a closure could stop. Compilers before 6.2
/// do not know the word.
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

/// A text whose links can be tapped. It is as tall as its text, and touches beside its links are those of
/// the cell.
final class CellTextView: UITextView {
  fileprivate let cellGenDelegate = CellGenLinkDelegate()
  /// True for a text that the reader can select; then all of it takes touches.
  ///
  /// `isSelectable` stays true, since the links of a text view that cannot be selected do nothing.
  var letsSelect = false {
    didSet { if !letsSelect, oldValue { selectedTextRange = nil } }
  }
  /// True if all of it takes touches. Only the text view itself knows where what it detects is.
  private var cellGenTakesTouches: Bool { letsSelect || !dataDetectorTypes.isEmpty }
  /// The colour that was set; text views forget it with the next text.
  fileprivate private(set) var cellGenColor = UIColor.label
  fileprivate private(set) var cellGenFont = UIFont.preferredFont(forTextStyle: .body)

  /// How many lines it takes at most; 0 for as many as its text needs.
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

  /// Only links take touches: what is between them belongs to the cell.
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
  func setUp(
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
  func setUp(
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
  func show(
    _ runs: CellTextRun..., in text: CellTextView, lineHeight: CGFloat? = nil,
    keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: text, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets a text to several pieces.
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
  /// Reports a tap on a link in a text, as an action that carries its URL.
  func reportLinks(
    of text: CellTextView, as action: @escaping @MainActor (Foundation.URL) -> Data.Action
  ) {
    text.cellGenDelegate.report = { [weak self] in self?.onAction?(action($0)) }
  }
}

"""#,
#"""

/// When a row of views becomes a column.
enum CellRowTurn: Swift.Sendable {
  case never, always
  /// While the reader's text size is one of the accessibility sizes.
  ///
  /// - Source: UIKit's own list cells stack their texts at these sizes
  ///   (`UIContentSizeCategory.isAccessibilityCategory`).
  case accessibility
  /// While the horizontal size class is compact, as it is on a phone held upright.
  case compact
}


"""#,
#"""
/// A row of views that becomes a column where they have too little room side by side.
///
///     let row = CellTurningRow(vertical: .accessibility)
///
/// In a column, views are aligned at the leading side with their natural widths. Those that grow with a row,
/// such as text fields and nested stacks, are as wide as the column. Spacers take no room, and dividers are
/// horizontal.
final class CellTurningRow: UIStackView {
  /// When the row becomes a column.
  var vertical: CellRowTurn { didSet { arrange() } }

  private var rowAlignment = UIStackView.Alignment.fill
  private var rowDistribution = UIStackView.Distribution.fill
  /// What makes views as long as the row is high, and as long as the column is wide.
  private var rowLengths: [NSLayoutConstraint] = []
  private var columnLengths: [NSLayoutConstraint] = []

  init(vertical: CellRowTurn = .never) {
    self.vertical = vertical
    super.init(frame: .zero)
    followTraits()
    arrange()
  }

  // Otherwise this would be UIKit's, which calls what is unavailable.
  convenience init() { self.init(vertical: .never) }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The alignment that is in effect. To set it changes that of the row; a column is aligned at the leading
  /// side.
  override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set {
      rowAlignment = newValue
      arrange()
    }
  }

  /// The distribution that is in effect. To set it changes that of the row; a column has natural heights.
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
      // Stronger than the wish of texts to be no wider than they need to be, and weaker than that of images
      // and controls, which keep their widths.
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

  /// Shows the views as a row or as a column.
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

  // Marked as what it overrides is, which avoids a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    arrange()
  }
}


"""#,
#"""
/// Empty room in a row. It disappears when the row becomes a column.
final class CellSpacer: UIView {
  /// True while something else takes the room.
  var isUnneeded = false { didSet { update() } }
  /// True while the row around it is a column.
  var isCollapsed = false { didSet { update() } }

  private func update() {
    let hides = isUnneeded || isCollapsed
    // Only changes: inside a stack view, hiding a view again adds up
    // (<https://soranoba.net/programming/cumulative-hidden>).
    if isHidden != hides { isHidden = hides }
  }
}


"""#,
#"""
extension UIView {
  /// What a box is around; another view itself.
  fileprivate var cellGenInsideBox: UIView {

"""#,
#"""
    if let content = (self as? CellBox)?.cellGenContent { return content }

"""#,
#"""
    return self
  }
}

/// Which views of a stack are as long as the stack across it.
@MainActor
enum CellGenStretch {
  /// Makes a view as long as the stack around it if it has no length of its own in that direction: where
  /// views are not stretched, it would be 0 points long.
  ///
  /// - Parameter axis: that of the stack.
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
    // A length that the view is given is stronger, and so are the insets of the stack and the sizes of the
    // other views. The stack's wish to be small, of priority 51, is weaker.
    whole.priority = UILayoutPriority(249)
    return whole
  }


"""#,
#"""
  /// True for a view that is as wide as the column that its row becomes, since it grows with the row.
  static func growsInColumn(_ view: UIView) -> Bool {
    let content = view.cellGenInsideBox
    switch content {
    case is UITextField, is UITextView: return true

"""#,
#"""
    case is CellDivider: return true

"""#,
#"""
    // Without an image, it has no width yet.
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

/// Tells what an app says from what it only repeats.
///
/// The values that a user enters are reported, and come back as data, perhaps when the user is further
/// already. Data that are as before, or as something that was reported since, say nothing new.
struct CellGenEcho<Value: Swift.Equatable> {
  private var given: Value?
  /// What was reported and has not come back yet, oldest first.
  private var reported: [Value] = []
  /// What the data said before, and again since the last report: the app has not accepted it. Nil while it has
  /// not said so.
  private(set) var refused: Value?

  init(given: Value? = nil) {
    self.given = given
  }

  /// Whether something that was reported has not come back yet.
  var isWaiting: Bool { !reported.isEmpty }

  mutating func didReport(_ value: Value) {
    refused = nil
    reported.append(value)
    // An app may report nothing back at all.
    if reported.count > 200 { reported.removeFirst() }
  }

  /// Takes a value of the data.
  ///
  /// - Returns: whether the app has changed it.
  mutating func isNews(_ value: Value) -> Bool {
    if value == given {
      if isWaiting { refused = value }
      return false
    }
    (given, refused) = (value, nil)
    // The oldest that is equal, so that those after it can still come back.
    if let position = reported.firstIndex(of: value) {
      reported.removeFirst(position + 1)
      return false
    }
    reported = []
    return true
  }
}

/// A view whose text is typed.
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

/// What a text field and a text editor do alike.
///
/// While a text is being edited, it is set only if the app has really changed it: what is typed, the cursor
/// and what an input method composes are the user's. What is being composed is not reported and never
/// cut; it is when it has been accepted. A text that the app has not accepted goes when the editing ends.
@MainActor
final class CellGenTyping {
  private var echo = CellGenEcho<String>()
  /// The text as it was set or reported last.
  private var known = ""
  var limit: Int?
  var report: (@MainActor (String) -> Void)?
  var reportEnd: (@MainActor (String) -> Void)?
  /// Whether the end of the editing is being reported. Nothing says whether a view is still the first responder
  /// then.
  private var isEnding = false
  /// Whether the text is being put in again.
  private var isRestoring = false
  /// What the keyboard was told last.
  private var traits: CellGenInputTraits?

  // Synthesized, it would not be isolated.
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

  /// Shows a keyboard with other traits while it is on the screen.
  ///
  /// Only then: a keyboard that is loaded anew begins with its letters again, also where the user has gone
  /// on to the digits.
  ///
  /// - Source: "Updates the custom input and accessory views when the object is the first responder"
  ///   (Apple, `UIResponder.reloadInputViews()`); ustwo.com, "UITextField keyboard type returns initial
  ///   value".
  func update(_ new: CellGenInputTraits, of view: some CellGenTyped) {
    defer { traits = new }
    if let traits, traits != new, view.isFirstResponder { view.reloadInputViews() }
  }

  /// Called when the user has changed the text.
  func didChange(in view: some CellGenTyped) {
    if view.markedTextRange == nil, !isRestoring { reportChange(in: view) }
  }

  /// Keeps the text of a field that has been hidden while it is edited: the next key would replace all of it.
  /// What was being composed is accepted, and is reported with the next change.
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

  /// Shows a text that nobody is typing at.
  private func set(_ text: String, in view: some CellGenTyped) {
    echo = CellGenEcho(given: text)
    known = text
    if view.cellGenText != text { view.cellGenText = text }
  }

  /// Reports the text, unless it is known already.
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

  /// Cuts what was inserted where the text has become too long. What was there before stays, even if it
  /// is too long by itself.
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

  /// Where what was inserted ends: at the cursor, unless something else than typing inserted it.
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

  /// How many characters two texts begin with alike.
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

  /// The place of the cursor or of the beginning of what is selected.
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

  /// The place in a new text of what was at a place in an old one.
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
  /// Columns of equal width, in which each cell is as tall as its view, and goes to the column that ends highest: the
  /// first of several.
  ///
  /// UIKit asks for the layout again when cells come, go or move, and when the width or the text size changes, and the
  /// data source when cells get other data. The cells of a cell class of the app's are 100 points high, since nothing
  /// is known of them before they are there.
  ///
  /// Frames of a custom group are mirrored where text runs from the right: a compositional layout mirrors the
  /// attributes of all cells, whatever their group is (UIKit's private `_transformCellLayoutAttributes:` and
  /// `layoutRTL`).
  ///
  /// - Parameters:
  ///   - columns: how many there are, at least one.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  func waterfall(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    let columns = max(columns, 1)
    let width = columnWidth(columns: columns, spacing: spacing, insets: insets)
    surface.isWaterfall = true
    let frames = Self.waterfall(heights(width), columns: columns, width: width, spacing: spacing)
    // Only absolute: an estimated one has UIKit measure cells whose frames are given.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(max(frames.lazy.map(\.maxY).max() ?? 0, 1)))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return section(of: group, spacing: spacing, insets: insets)
  }

  /// As many columns of equal width as fit, in which each cell is as tall as its view.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of a column, in points. In a narrower container there is one column.
  ///   - spacing: the space between two columns, and between two cells of a column, in points.
  ///   - insets: the space between the edges and the cells, in points.
  func waterfall(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutSection {
    waterfall(
      columns: columns(minWidth: minWidth, spacing: spacing, insets: insets), spacing: spacing,
      insets: insets)
  }

  /// Where cells are in the group that holds all of them.
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

/// Which sections are collapsed: remembered by section, also while a content has none of them.
struct CellGenCollapsedSections<Section: ScreenSection> {
  var sections: Swift.Set<Section> = []
  private var known: Swift.Set<Section> = []

  /// Whether a section is collapsed; nil for one that does not collapse.
  ///
  /// - Parameter initially: whether it is when it is shown for the first time; nil for one that does not
  ///   collapse.
  mutating func state(of section: Section, initially: Bool?) -> Bool? {
    guard let initially else { return nil }
    if known.insert(section).inserted, initially { sections.insert(section) }
    return sections.contains(section)
  }
}

extension CellGenCollapsedSections {
  /// Sections of a content, each with whether it is collapsed now.
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

  /// Lets a header show whether its section is collapsed, and collapse it.
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
/// header, where nothing else takes it, collapses or expands the section.
final class CellGenCollapseMark: UIImageView {
  /// How far it is from the trailing edge, and what it needs besides what the header has between its own
  /// content and that edge, in points.
  private static let margin: CGFloat = 16
  private static let room: CGFloat = 32

  private var cellGenTap: CellGenTap?

  /// - Parameter isCollapsed: nil for a header whose section does not collapse.
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

  /// A header is dequeued for other sections, too.
  private func leave(_ header: UIView) {
    if let cellGenTap { header.removeGestureRecognizer(cellGenTap) }
    (header as? any CellGenHost)?.hosted?.trailingRoom = 0
    removeFromSuperview()
  }

  private func show(_ isCollapsed: Bool, in header: UIView) {
    image = UIImage(systemName: isCollapsed ? Self.forward : "chevron.down")
    // What UIKit puts into a header is put there again with each text.
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

  /// Mirrored from right to left.
  private static var forward: String {
    if #available(iOS 14, *) { "chevron.forward" } else { "chevron.right" }
  }

  /// Before iOS 18 nothing says it in the reader's language.
  private func say(_ isCollapsed: Bool, of element: UIView) {
    #if compiler(>=6.0)
    if #available(iOS 18, *) {
      element.accessibilityExpandedStatus = isCollapsed ? .collapsed : .expanded
    }
    #endif
  }

  /// What a header says, without its buttons.
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

/// What becomes of a screen when new content is applied; the same for both containers.
struct CellGenContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias ID = Content.Item.ID

  /// The snapshot to apply, with marks for the items to reconfigure.
  var snapshot = NSDiffableDataSourceSnapshot<Section, ID>()
  /// True if sections or items come, go or move.
  var hasOtherPlaces = false
  /// True if items come or go; to move and to have other data is neither.
  var hasOtherItems = false
  /// Items that stay and have other data, or that the user has changed.
  var changedItems: [ID] = []
  /// True if everything is reconfigured with the same data.
  var isAgain = false
  /// Sections that stay and in which a header or footer comes or goes.
  var sectionsWithMovedBoundaries: [Section] = []
  /// True if any sections are reloaded, which deselects their cells.
  var reloadsSections = false
  /// Whether a section that stays is laid out otherwise.
  var hasOtherLayouts = false
  /// Sections whose header stays and has other data.
  var sectionsWithChangedHeaders: [Section] = []
  /// Sections whose footer stays and has other data.
  var sectionsWithChangedFooters: [Section] = []
  /// True if the header and footer of the screen are configured again even if their data is the same.
  var showsEdgesAgain = false
  /// The items and boundaries that leave, which UIKit may still ask for.
  var leavingItems: [ID: Content.Item] = [:]
  var leavingBoundaries: [Section: CellGenSectionBoundaries<Content>] = [:]

  /// True if an item that stays has other data, or is reconfigured.
  var hasOtherData: Bool { isAgain || !changedItems.isEmpty }

  /// True if the sections are as they were.
  var areNone: Bool {
    !hasOtherPlaces && changedItems.isEmpty && sectionsWithMovedBoundaries.isEmpty
      && !hasOtherLayouts && sectionsWithChangedHeaders.isEmpty
      && sectionsWithChangedFooters.isEmpty && !showsEdgesAgain
  }

  /// Compares what a section that stays has besides its cells, and says whether a header or footer comes or
  /// goes.
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

/// What a section has besides its cells.
struct CellGenSectionBoundaries<Content: ScreenContent>: Swift.Equatable {
  var header: Content.HeaderFooter?
  var footer: Content.HeaderFooter?

"""#,
#"""
  /// What its layout depends on; nil for nothing.
  var layout: CellGenLayoutValue?

"""#,
#"""
  /// Whether its cells are hidden; nil for a section that does not collapse.
  var isCollapsed: Bool?
  /// The first item that a limit leaves out; nil for none.
  var itemLeftOut: Content.Item.ID?

  var areThere: Bool { header != nil || footer != nil }
}

"""#,
#"""

@available(iOS 14, *)
extension ViewData {
  /// The content of a cell, header or footer of the app's own that shows these data.
  ///
  ///     cell.contentConfiguration = PostViewData(id: 7, title: "Hello")
  ///       .contentConfiguration { action in … }
  ///
  /// What a list reports for its rows, which is selecting and swiping them, is not reported. The `look` of
  /// the data is not shown, since the background of a cell is not part of its content;
  /// `configure(_:onAction:)` shows it, too.
  ///
  /// - Precondition: the data are shown by a view, not by a cell class.
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
    // Otherwise it would make a view to ask.
    if let content = Self.host.content, content.isConfiguration,
      let configuration = content.make().configuration(of: self, in: state, onAction: onAction)
    {
      return configuration
    }

"""#,
#"""
    return CellGenContentConfiguration<Self>(content: .init(self, onAction))
  }

  /// Shows the data in a table view cell of the app's own, with their `look`.
  ///
  /// The look of data that a content configuration of the app's shows is that of the cell's state at this
  /// moment: such a configuration does not tell when the state changes.
  @MainActor
  func configure(_ cell: UITableViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = configuration(for: .table(cell), onAction)
    showLookOnce(in: .table(cell))
  }

  /// Shows the data in a collection view cell of the app's own, with their `look`.
  ///
  /// The look of data that a content configuration of the app's shows is that of the cell's state at this
  /// moment: such a configuration does not tell when the state changes.
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

/// Data with what is called with the actions of its view.
@available(iOS 14, *)
struct CellGenContentConfiguration<Data: ViewData>: UIContentConfiguration {
  /// What was asked for once, and is the same in the copies that UIKit makes for other states.
  @MainActor
  final class Content {
    let data: Data
    let onAction: ActionHandler<Data.Action>?
    /// The cell whose background is that of the data's look; nil where it is the app's.
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
  /// Whether these are the data of the same cell: they have the same id, or are equal where there is none.
  func isSame(as other: Self) -> Bool {
    if let cell = self as? any CellModel { cell.hasID(of: other) } else { self == other }
  }
}

extension CellModel {
  fileprivate func hasID(of other: any ViewData) -> Bool { (other as? Self)?.id == id }
}

"""#,
#"""

// More constrained than an app's own `subscript(id:)` of arrays may be, so that the two do not clash.
extension Swift.Array where Element: ScreenValue & Swift.Identifiable {
  /// The first element with an id; nil where there is none.
  ///
  ///     content.posts[id: 7]?.isLiked = true
  ///     content.posts[id: 7] = nil
  ///
  /// Set to nil, the element is removed. Set to another, it is replaced where it is; where there is none
  /// with the id, the new one is added at the end.
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

/// The sections that a container shows, with all that was found out about them.
///
/// New content is compared with it section by section and changes it where they differ, so applying content costs
/// no more than what has changed.
struct CellGenContentState<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item
  typealias Changes = CellGenContentChanges<Content>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>

  /// Those with anything to show, and whether they are collapsed now. No two of them are the same, and no two
  /// items have the same id.
  private var sections: [ShownSection<Content>] = []
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: CellGenSectionBoundaries<Content>] = [:]
  /// What the container shows.
  private(set) var snapshot = Snapshot()

"""#,
#"""
  /// The titles of the index, each with the section that it leads to.
  private(set) var indexTitles: [(title: String, section: Section)] = []

"""#,
#"""
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Repeated sections that the content holds more than once; all but the first of each are left out.
  private(set) var duplicateSections: [Section] = []

  /// Takes the sections of new content and says what they change.
  ///
  /// - Parameters:
  ///   - new: whether each is collapsed is what it is now.
  ///   - isReloading: true if a section is reloaded when its header or footer comes or goes.
  ///   - changedByUser: the cells, headers and footers to reconfigure even with the same data.
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

  /// Leaves out what comes twice, and sections in which nothing is left.
  private mutating func withoutDuplicates(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] {
    var (known, ids): (Swift.Set<Section>, Swift.Set<Item.ID>) = ([], [])
    return sections.compactMap { shown in
      // One that is not equal to itself, such as NaN, could never be found again.
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
  /// Where new sections differ from those that are shown.
  private struct Comparison {
    var sections: [ShownSection<Content>]
    /// The place of each section before; nil for one that comes.
    var oldPlaces: [Int?]
    /// The sections that go, by their places before.
    var gone: [Int] = []
    /// The sections with other items, in order.
    var spans: [Span] = []
    /// The items that were in the spans and in the sections that go, at least those that leave.
    var leaving: [Item.ID: Item] = [:]
    /// True if there is any item outside of the spans and of the sections that go.
    var keepsItems = false
    /// True if items come, and if items come or leave.
    var hasNewItems = false
    var hasOtherItems = false
  }

  /// The items of a section that are others than before, or elsewhere.
  private struct Span {
    /// The place of the section.
    var section: Int
    var new: Swift.Range<Int>
    var old: Swift.Range<Int>
    /// The items that stay and have other data.
    var changedItems: [Item.ID] = []
  }

  /// Compares new sections with those that are shown, and takes their items.
  ///
  /// - Returns: nil where a section or an id comes twice, or is not equal to itself; then nothing has changed.
  private mutating func exchangeItems(with new: [ShownSection<Content>]) -> Comparison? {
    guard let places = places(of: new) else { return nil }
    var comparison = Comparison(sections: new, oldPlaces: places)
    for (index, place) in places.enumerated() {
      let (old, items) = (place.map { sections[$0].items } ?? [], new[index].items)
      // Arrays in one buffer are equal without a look at what they hold.
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

  /// The place that each section had before; nil where a section comes twice.
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

  /// Hashes each id as seldom as it can: of an item that comes or goes, nothing else takes as long.
  ///
  /// - Returns: false if an id comes twice; then the items are as they were.
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

  /// Changes the items where others stay.
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
        // One that stays, unless it was there already.
        guard comparison.leaving.removeValue(forKey: id) != nil else { return false }
        if old != item { comparison.spans[index].changedItems.append(id) }
      }
    }
    for id in comparison.leaving.keys { items.removeValue(forKey: id) }
    comparison.hasOtherItems = comparison.hasNewItems || !comparison.leaving.isEmpty
    return true
  }

  /// Puts all items in the place of those that were there.
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

  /// Takes the items of the sections that are shown.
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
    // An item without a cell cannot be reconfigured, and one that had none is configured as it appears.
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

  /// Compares the data of items, and what sections have besides their cells.
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
      // A section that is reloaded configures its cells. It is documented nowhere that UIKit takes both in
      // one update.
      changes.changedItems.removeLast(changes.changedItems.count - changedBefore)
    }
    for section in new.gone.map({ sections[$0].section }) {
      changes.leavingBoundaries[section] = boundaries.removeValue(forKey: section)
    }
  }

  /// Reconfigures items that the user has changed and that stay as they are.
  ///
  /// - Parameter before: those of them that were shown before, as they were then.
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

  /// The same content, with everything to be reconfigured.
  func again() -> Changes {
    var changes = Changes()
    changes.isAgain = true
    let sections = snapshot.sectionIdentifiers
    changes.sectionsWithChangedHeaders = sections.filter { boundaries[$0]?.header != nil }
    changes.sectionsWithChangedFooters = sections.filter { boundaries[$0]?.footer != nil }
    changes.snapshot = snapshot
    // All items: cells that UIKit has prepared are on the screen next. Those without a cell cost nothing.
    if #available(iOS 15, *) { changes.snapshot.reconfigureItems(snapshot.itemIdentifiers) }
    return changes
  }
}

// MARK: Places

extension CellGenContentState {
  /// Cells of a section that come, go or move.
  private struct Edit {
    var section: Int
    var old: [Item.ID]
    var new: [Item.ID]
    /// The place of the first of the new ones in the section.
    var place: Int
  }

  /// Changes the snapshot, and says whether there is anything to change.
  ///
  /// - Parameter isAllNew: true if no item is kept and new ones come: there is nothing to compare then.
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

  /// - Parameter coming: sections that are put into the snapshot as a whole.
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
  /// How many elements two arrays have in common at their beginnings, and behind those at their ends.
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
  /// The state of a button is its own. If the button was set up with a look, the view is updated when it changes.
  /// Another control is disabled when it cannot be used, and the rest of its state is the cell's.
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

  /// Updates the view if something in it follows the state of a button.
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
/// How a data source forwards the methods that it does not implement to its delegate, on any thread.
enum CellGenForwarding {
  /// The delegate if it implements a method.
  ///
  /// UIKit asks on the main thread. Anyone who asks on another one gets nil, because the delegate may change
  /// meanwhile.
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

/// What becomes of the data that a server sent; on any thread.
enum CellGenImageData {
  /// The image of an answer, decoded at the size of its request.
  ///
  /// - Parameter scale: pixels a point of the image.
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

  /// The length of the longer side of an image that is as small as its request lets it be.
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
  /// A thumbnail is decoded at its own size, without the whole image in memory ("Image and Graphics Best
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
    // Orientations from 5 on are rotated by 90 degrees, so width and height change places.
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

/// The kinds of cell, header and footer that a container knows: one for each type of data.
///
/// A kind is registered when its first view is asked for, which is before UIKit needs it: what is
/// registered late is missing only if it is dequeued first.
@MainActor
final class CellGenKinds {
  private struct Place: Swift.Hashable {
    let data: Swift.ObjectIdentifier
    let role: String
  }

  private var identifiers: [Place: String] = [:]


"""#,
#"""
  /// The reuse identifier of cells in a collection view.
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
  /// The reuse identifier of cells in a table view.
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


"""#,
#"""
  /// The reuse identifier of headers and footers in a table view.
  func headerFooter<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "headerFooter", of: host) { identifier in
      tableView.register(
        ConfigurableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }


"""#,
#"""
  /// The reuse identifier of texts above or below the cells of sections in a collection view.
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
  /// The reuse identifier of texts above or below the cells of sections in a table view.
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

  /// The same for all data sources of a container, which may use each other's cells, and another one for each
  /// type, also where types of different modules share a name.
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

/// A section for which a layout is to be made, with the layouts that it can have.
@MainActor
struct LayoutSection<Section> {
  let section: Section
  let hasHeader: Bool
  let hasFooter: Bool
  let environment: any NSCollectionLayoutEnvironment

"""#,
#"""
  /// What the layout of a repeated section depends on; nil for nothing.
  let layout: (any Swift.Hashable & Swift.Sendable)?

"""#,
#"""
  /// The ids of the screen's items in it; asked for only by layouts that depend on them.
  let items: @MainActor () -> any Swift.Sendable

"""#,
#"""
  /// The heights of its cells at a width; asked for only by layouts that place cells by them.
  let heights: @MainActor (CGFloat) -> [CGFloat]
  /// How high its cells are likely to be at a width; asked for only by layouts that estimate them.
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
  /// The value of the field that decides about the layout of a repeated section.
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
  /// The ids of its cells, in order; none of a collapsed section. UIKit asks for the layout again when they
  /// change.
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
  /// Rows of full width, one below the other: a plain list, or bare rows before iOS 14, which has no
  /// lists.
  ///
  /// - Parameter height: the height of each row, in points; nil for rows that size themselves.
  func list(height: CGFloat? = nil) -> NSCollectionLayoutSection {
    guard #available(iOS 14, *) else {
      let height = height.map { NSCollectionLayoutDimension.absolute($0) }
      return section(of: Self.row(height: height ?? .estimated(44)), spacing: 0, insets: .zero)
    }
    return list(.plain, height: height)
  }

  /// Rows of full width, one below the other, in the look of one of UIKit's lists, but with headers that
  /// scroll with their rows unless they are pinned.
  ///
  /// - Parameters:
  ///   - appearance: the look of the list.
  ///   - showsSeparators: whether there are lines between the rows.
  ///   - separators: what the lines are like; nil for UIKit's. A row's own separator overrides it.
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
  /// Pins a header or footer if it is declared so, and lets it scroll with its section otherwise, whatever
  /// the layout is.
  ///
  /// A plain list pins its headers (Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`),
  /// and what is hosted here has no background of its own, so rows would be seen passing below the text.
  /// What is pinned gets one, and lies above the cells (Apple, "Implementing modern collection views",
  /// which gives the pinned header of its sample the `zIndex` 2).
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
  /// Columns of equal width; each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - columns: how many there are, at least one.
  ///   - spacing: the space between two cells of a row, in points.
  ///   - lineSpacing: the space between two rows, in points; nil for that between two cells.
  ///   - insets: the space between the edges and the cells, in points.
  ///   - height: the height of a cell; nil for cells that size themselves, and are expected to be as high as the
  ///     first of their section.
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

  /// As many columns of equal width as fit; each row is as tall as its tallest cell.
  ///
  /// - Parameters:
  ///   - minWidth: the least width of a column, in points. In a narrower container there is one column.
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

  /// How many columns fit; one at least.
  func columns(
    minWidth: CGFloat, spacing: CGFloat, insets: NSDirectionalEdgeInsets
  ) -> Int {
    let width =
      environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    return max(Int((width + spacing) / max(minWidth + spacing, 1)), 1)
  }

  /// The width that is left for each column, in whole pixels: UIKit takes a fractional width of the
  /// group without the spacing off, and then the last column does not fit.
  ///
  /// The container's effective size is "after content insets are applied" (Apple,
  /// `NSCollectionLayoutContainer`), so without the safe area beside a notch, which a section's content
  /// keeps out of unless an app changes `contentInsetsReference`.
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
  /// One row of cells, or several, that scrolls sideways and comes to rest at a cell.
  ///
  /// - Parameters:
  ///   - width: the width of a cell; an estimated one for cells that are as wide as what they show, in one row.
  ///   - rows: how many cells stand one below the other.
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
    // A part of a width that is only estimated is not measured.
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

  /// The points of a width, for a group in the section.
  private func points(of width: NSCollectionLayoutDimension) -> CGFloat {
    let whole = environment.container.effectiveContentSize.width
    return width.isFractionalWidth ? width.dimension * whole : width.dimension
  }

  /// Several items one below the other, each of a height.
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
  /// The header and footer that the section has, for layouts that are made by hand.
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

/// Facts about a section that are known once its layout has been made: the color behind its cells, and their places.
@MainActor
final class CellGenSectionSurface {

"""#,
#"""
  /// Nil for what is behind the whole collection view, or its list.
  private let color: UIColor?

"""#,
#"""
  /// The edges at which its header or footer stays in view.
  let pinned: NSDirectionalRectEdge
  /// Whether it is one of UIKit's lists, whose cells are rows.
  var isList = false

"""#,
#"""
  /// True if the heights of its cells decide where they are.
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
  /// Whether it is a list whose sections stand apart, on a background of their own.
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
  /// The colour of what hides the cells below it, but looks as if nothing were there.
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
/// A data source of a collection view with rows of a height that its layout decides.
///
/// The section of one of UIKit's lists has no dimensions to set: its rows are always as high as their cells prefer
/// (Apple, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`, "self-sizing").
@MainActor
protocol CellGenRowHeights: AnyObject {
  /// Nil for a row that sizes itself.
  func rowHeight(at indexPath: IndexPath) -> CGFloat?
}


"""#,
#"""
/// A header or footer that may lie over the cells of its section.
@MainActor
protocol CellGenPinnable: UIView {
  /// - Parameter color: what hides the cells; nil where it lies over none.
  func hideCells(by color: UIColor?)
}


"""#,
#"""
extension LayoutSection {
  /// One cell of full width.
  static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

"""#,
#"""

/// How an update of a list is animated.
///
///     dataSource.apply(content, animation: .fade)
///
/// The animations of rows are those of a table. In a collection view, they are ``automatic``.
enum ListAnimation: Swift.Hashable, Swift.Sendable {
  /// UIKit chooses. In a table it is the `defaultRowAnimation` of the diffable data source.
  case automatic
  /// In a table, rows fade in and out, and the rows between them move. In a collection view, the old content
  /// fades into the new one, and nothing moves.
  case fade
  /// Nothing is animated, unlike with the `none` of `UITableView.RowAnimation`, which stands for "the default
  /// animations" (Apple).
  case none
  /// Rows slide in from the left, and out to the left.
  case left
  /// Rows slide in from the right, and out to the right.
  case right
  /// Rows slide in from the top, and out to the top.
  case top
  /// Rows slide in from the bottom, and out to the bottom.
  case bottom
  /// The table tries to keep rows that come and go in the middle of their space.
  case middle


"""#,
#"""
  /// The animation of a table's rows; nil for the one that the table has, or for none.
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
/// How an update of a collection view is animated.
enum CollectionAnimation: Swift.Hashable, Swift.Sendable {
  /// UIKit chooses: cells fade in and out, and the others move.
  case automatic
  /// The old content fades into the new one, and nothing moves.
  case fade
  /// Nothing is animated.
  case none
}


"""#,
#"""
/// The animations that a container has.
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
    // An app may have chosen one for all other updates.
    if defaultRowAnimation != own { defaultRowAnimation = own }
  }
}

"""#,
#"""

extension CellGenCollectionScreen {
  /// A collection view has no animation to choose. Its layout has the attributes with which cells come and go, but in
  /// an animation in which the others move (Apple, `initialLayoutAttributesForAppearingItem(at:)`), and what is
  /// applied without one can be dissolved as a whole, whatever the layout is.
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

/// What is dragged: an item, and the list that it is dragged out of. Only this app sees it.
struct CellGenDragged<ID> {
  weak var list: AnyObject?
  let id: ID
}

/// Where what is dragged would go.
struct CellGenDropTarget<Section, ID> {
  var section: Section
  /// The item that would follow it; nil at the end of the shown part of the section.
  var next: ID?
}

// MARK: Lifting

extension CellGenList {
  /// Whether a long press lifts the cells of any section.
  var lifts: Bool { !creator.draggableSections.isEmpty }

  /// Whether a long press lifts the cell at a place.
  func lifts(at indexPath: IndexPath) -> Bool {
    guard let section = section(at: indexPath.section) else { return false }
    return creator.draggableSections.contains(section.kind)
  }

  /// What is dragged of the cell at a place, besides what is dragged already; nothing where it cannot be.
  ///
  /// One action reports all that is dropped, so all comes from sections that are declared once.
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
    // With nothing that other apps could read.
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = CellGenDragged(list: self, id: id)
    return [item]
  }

  /// Whether a move that has happened is to be reported: of a drag, the first alone.
  ///
  /// While a collection view is edited, its diffable data source moves items, too, and whether UIKit asks that
  /// or the drop delegate for an item that a long press has lifted, or both, is documented nowhere.
  func mayReportDrag() -> Bool {
    guard dragSession != nil else { return true }
    defer { hasReportedDrag = true }
    return !hasReportedDrag
  }

  func dragEnded() { dragSession = nil }

  /// The ids of what is dragged; nil where any of it comes from elsewhere.
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

  /// What a drop at a place would do.
  ///
  /// - Parameter indexPath: nil where UIKit knows none, such as over the header of a section that is empty.
  /// - Returns: the operation, and whether UIKit is to make room for it at the index path, which it does only
  ///   for one item ("`.unspecified` is required to support dropping multiple items": a UIKit engineer,
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

  /// Moves what is dropped, reports it, and says where each item is now. Does nothing if it can't be there, or is there
  /// already.
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

  /// The ids of what is dragged and still there, in the order in which they stand.
  private func movedIDs(_ session: any UIDropSession) -> [ID]? {
    guard let dragged = draggedIDs(session).map(Swift.Set.init) else { return nil }
    let ids = screen.snapshot().itemIdentifiers.filter(dragged.contains)
    return ids.isEmpty ? nil : ids
  }

  /// The place that is meant; nil for none.
  private func place(of session: any UIDropSession, at indexPath: IndexPath?) -> IndexPath? {
    if let indexPath { return indexPath }
    let point = session.location(in: container)
    if let place = screen.placeOfEdge(at: point) { return place }
    guard point.y > container.contentSize.height,
      let last = screen.snapshot().sectionIdentifiers.indices.last
    else { return nil }
    return IndexPath(item: screen.itemCount(inSection: last), section: last)
  }

  /// Where what is dropped at a place goes; nil where any of it cannot be.
  ///
  /// UIKit shows where one item would be, so its place is one among the others. Of several it shows nothing,
  /// and their place is that of an item.
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
/// Lifts the cells of a collection view, and moves them where they are dropped.
@MainActor
final class CellGenCollectionDragging<Creator: ViewCreator>: NSObject,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  // Set afterwards: another initializer would hide that of `NSObject`, whose stub calls itself where imports
  // have access levels (github.com/swiftlang/swift/issues/92023).
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

/// Lifts the rows of a table, and moves them where they are dropped.
///
/// One row is moved by the data source: "Local drags with one item go through the existing
/// `tableView(_:moveRowAt:to:)` method on the data source" (Apple's sample "Adopting drag and drop in a table
/// view"). All else is dropped here.
@MainActor
final class CellGenTableDragging<Creator: ViewCreator>: NSObject,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  // Set afterwards: another initializer would hide that of `NSObject`, whose stub calls itself where imports
  // have access levels (github.com/swiftlang/swift/issues/92023).
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

/// Keeps the button that begins and ends editing, with its titles in the reader's language: those of a
/// `UIViewController`, which toggles its own state (Apple, `editButtonItem`).
final class CellGenEditor: UIViewController {
  var didChange: ((_ isEditing: Bool, _ isAnimated: Bool) -> Void)?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    didChange?(editing, animated)
  }
}

/// What editing shows in a row of a list, besides what the row shows anyway.
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

  /// A collection view keeps what is selected when editing ends (Apple, "Selecting multiple items with a
  /// two-finger pan gesture", whose example deselects it), and a table does not.
  func editingChanged(_ isEditing: Bool, isAnimated: Bool) {
    guard hasContainer else {
      // By the button, which an app may still show.
      if isEditing { editor.isEditing = false }
      return
    }
    screen.setEditing(isEditing, isAnimated: isAnimated)
    hooks.editingChanged?(isEditing)
    guard !isEditing, creator.selection == .multipleWhileEditing else { return }
    // A table has deselected its rows by now.
    for id in selection { setSelected(false, id) }
    reportSelection()
  }

  /// What editing shows in the row of an item.
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
  /// What the control that deletes a row reports; nil for a row without one.
  func deleteAction(at indexPath: IndexPath) -> Creator.Action? {
    item(at: indexPath).flatMap { creator.cell(for: $0).shown.deleteAction }
  }

  func reportDeletion(at indexPath: IndexPath) {
    if let action = deleteAction(at: indexPath) { report(action) }
  }
}

"""#,
#"""

/// What a data source tells of its cells, by the ids that they were configured with: index paths
/// have moved on by the time that a cell goes.
///
///     dataSource.hooks.willDisplay = { id in impressions.begin(id) }
///     dataSource.hooks.nearEnd = { [weak self] in self?.loadNextPage() }
///
/// A hook may apply content. UIKit calls most of them in the middle of an update or of a layout pass;
/// what is applied then is shown when UIKit is done.
@MainActor
struct ListHooks<ID: Swift.Hashable> {
  /// A cell comes on the screen.
  var willDisplay: ((ID) -> Void)?
  /// A cell has left the screen.
  var didEndDisplaying: ((ID) -> Void)?
  /// Cells are likely to be shown soon.
  var prefetch: (([ID]) -> Void)?
  /// Cells that were likely to be shown no longer are.
  var cancelPrefetching: (([ID]) -> Void)?
  /// A cell was selected.
  ///
  /// On a declared screen every cell can be selected while it is set, and stays selected; without it
  /// only those whose view declares `select`, which lose the selection when they have reported it.
  var didSelect: ((ID) -> Void)?
  /// A cell is no longer selected.
  var didDeselect: ((ID) -> Void)?
  /// The user has changed what is selected, or something selected has left the content: everything that is
  /// selected now.
  var selectionChanged: ((Swift.Set<ID>) -> Void)?
  /// Editing has begun or ended.
  var editingChanged: ((Bool) -> Void)?
  /// The user has collapsed or expanded a section; ``CollectionDataSource/collapsedSections`` has those that
  /// are collapsed now.
  var collapseChanged: (() -> Void)?
  /// A long press on one of several selected cells asks for a menu for all of them: the screen of a
  /// collection view, from iOS 16 on. Nil for none.
  var menu: ((Swift.Set<ID>) -> UIMenu?)?
  /// A long press on a cell asks what to show of it above its menu; nil for the cell itself. Where it is set,
  /// cells without a `menu` are shown by a long press, too.
  var preview: ((ID) -> UIViewController?)?
  /// The user has tapped what ``preview`` shows: called with what was shown, when it has been taken away,
  /// as the time to show it in full.
  var didCommitPreview: ((ID, UIViewController) -> Void)?
  var didScroll: ((UIScrollView) -> Void)?
  /// The end of the content is near: time to load another page.
  ///
  /// Called once for each applied content whose end is near, and again when the user has scrolled
  /// away from the end and comes back. Content with the items of the one before it, in any order and
  /// with any data, is not new in this sense: the page for it is asked for already.
  var nearEnd: (() -> Void)?
  /// How near the end is, in heights of the container.
  var nearEndDistance: CGFloat = 1

  init() {}
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

"""#,
#"""

/// What the user has moved: the cells are where they were dropped, and the content is as it was.
struct ListMove<Content: ScreenContent>: ScreenValue {
  /// What was moved, in order.
  var ids: [Content.Item.ID]
  /// The section that it comes from.
  var source: Content.Section
  /// The section that it is in now.
  var target: Content.Section
  /// The cell behind it, which a `limit` of the section may leave out; nil at the end of the section.
  var next: Content.Item.ID?
}

/// Where the user may move the cells of a section.
enum SectionMoves<Kind: ScreenValue>: ScreenValue {
  /// Nowhere.
  case none
  /// Within their section.
  case within
  /// To any section of these kinds.
  case to([Kind])
}

extension Swift.Array {
  /// Moves elements before another one, or to the end.
  ///
  ///     case .tasksMoved(let ids, let next): tasks.move(ids, before: next)
  ///
  /// - Parameters:
  ///   - ids: what is moved, in the order in which it is to stand.
  ///   - next: the element that it is to stand before; nil, or one that is not there, for the end.
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
  ///   - ids: what is moved, in the order in which it is to stand.
  ///   - section: where it is moved to; nothing happens for one that is not there.
  ///   - next: the cell that it is to stand before; nil, or one that is not in the section, for the end.
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

  /// Where a row that is held over a place goes: back to where it comes from, unless it may be there.
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

  /// Compares section by section. The difference of a transaction treats all items as one list, so an item that moves
  /// from the end of a section to the beginning of the next seems to stay where it is.
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

  /// The item that was lifted, if moving it turns one order into the other. When two neighbors change places, a
  /// difference may name either of them.
  private func liftedItem(movedIn before: [ID], to after: [ID]) -> ID? {
    guard let lifted else { return nil }
    return before.filter { $0 != lifted } == after.filter { $0 != lifted } ? lifted : nil
  }

  /// - Parameter ids: what was moved, one behind the other.
  func reportMove(of ids: [ID], from source: Content.Section) {
    let snapshot = screen.snapshot()
    guard let last = ids.last, let target = snapshot.sectionIdentifier(containingItem: last) else {
      return
    }
    let behind = snapshot.itemIdentifiers(inSection: target).drop { $0 != last }.dropFirst()
    let move = ListMove<Content>(
      ids: ids, source: source, target: target,
      next: behind.first ?? shown.boundaries(of: target).itemLeftOut)
    // UIKit is in the middle of the move.
    shown.updates.answer {
      if let action = creator.action(for: move) { report(action) }
    }
  }
}

"""#,
#"""

/// A place in a list, to scroll to.
enum ListPlace<Section> {
  /// Where the content begins.
  case start
  /// Where the content ends.
  case end
  /// The first cell of a section, below a header that stays in view.
  case section(Section)
  /// The header of a section, or its first cell if it has no header.
  case header(of: Section)
}

extension ListPlace: Swift.Sendable where Section: Swift.Sendable {}

extension ListPlace: Swift.Equatable where Section: Swift.Equatable {}

extension ListPlace {
  var isEnd: Bool { if case .end = self { true } else { false } }
}

/// Where a list begins, and which of its cells stay in place when its content changes.
enum ListScrolling: Swift.Hashable, Swift.Sendable {
  /// As UIKit has it: a list begins at its start, and cells that arrive above those on the screen push them down.
  case standard
  /// The cells on the screen stay where they are when others arrive above them, or go.
  case keepsPosition
  /// The list begins at its end, and stays there while nobody has scrolled away from it. After that, it keeps its
  /// position.
  case startsAtEnd
}

/// Keeps a list where it is, or at its end, and scrolls it to places whose heights are only estimated at first.
@MainActor
final class CellGenPlaces<Creator: ViewCreator, Screen: CellGenScreen>
where Screen.Content == Creator.Content {
  typealias Content = Creator.Content
  typealias Place = ListPlace<Content.Section>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Content.Section, Content.Item.ID>

  /// A cell on the screen, and how far it is below the top of what is visible.
  struct Anchor {
    let id: Content.Item.ID
    /// True if the cell begins above what is visible: then its end is what stays, whatever its new height is.
    let isCut: Bool
    let distance: CGFloat

    init(_ id: Content.Item.ID, _ frame: CGRect, top: CGFloat) {
      self.id = id
      isCut = frame.minY < top
      distance = (isCut ? frame.maxY : frame.minY) - top
    }

    /// Where the top of what is visible is to be.
    func top(_ frame: CGRect) -> CGFloat { (isCut ? frame.maxY : frame.minY) - distance }
  }

  /// The sizes and insets that move the content when they change, although nobody scrolls.
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
  /// Where to go as soon as the list is laid out.
  private var destination: Place?
  /// Where an animation is going.
  private var landing: Place?
  /// True while the list is to stay at its end.
  private var isAtEnd = false
  private var extent: Extent?
  private var size = CGSize.zero
  private var isInWindow = false
  private var isSettling = false

  /// How often the list is moved at most: sizes may never settle.
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

  /// A container without a window or a size knows no places.
  private var canMove: Bool {
    container.window != nil && !container.bounds.isEmpty && list.hasContainer
  }

  private func animate(to place: Place) {
    container.layoutIfNeeded()
    guard let top = offset(of: place), abs(top - container.contentOffset.y) > 0.5 else { return }
    landing = place
    container.setContentOffset(CGPoint(x: container.contentOffset.x, y: top), animated: true)
  }

  /// Cells that were measured on the way may have moved the place.
  func didEndAnimation() {
    guard let landing else { return }
    self.landing = nil
    if canMove { settle(at: landing) }
    noteEnd()
  }

  /// Moves to a place.
  private func settle(at place: Place) { settle { self.offset(of: place) } }

  /// Moves to a content offset, and again as long as cells that are measured there change it.
  ///
  /// Apple advises against setting the offset of a table with estimates, since measured rows move the others
  /// (`estimatedRowHeight`), so the offset is computed again after each layout.
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

  /// The content offset at which a place is at the top of what is visible, or as high as it gets; nil for a section
  /// that is not shown.
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

  /// The cells that can be kept in place while the content changes, best first; nil for a list that keeps nothing.
  func anchors() -> [Anchor]? {
    guard scrolling != .standard, !list.screen.isUnseen, canMove else { return nil }
    let top = container.contentOffset.y - start
    let cells = list.screen.visibleCells.compactMap {
      cell -> (id: Content.Item.ID, frame: CGRect)? in
      list.shown.id(of: cell).map { ($0, container.convert(cell.bounds, from: cell)) }
    }
    .filter { $0.frame.maxY > top }
    .sorted { $0.frame.minY < $1.frame.minY }
    // A carousel's cell may scroll out of sight, and its height no longer counts then.
    let others = cells.filter {
      list.indexPath(for: $0.id).map(list.screen.scrollsSideways) != true
    }
    return (others + cells).map { Anchor($0.id, $0.frame, top: top) }
  }

  /// Returns true if nothing above a cell has changed, and for no cell.
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

  /// Stays at the end after an update, or where an anchor is.
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

  /// Takes that the list was scrolled, or that UIKit has moved it with its content.
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

  /// The bars or the keyboard have changed, or cells on the screen.
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

  /// The container has just been laid out, and nothing was drawn since; or it has come into a window, and is laid
  /// out next.
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
    // A plain table has its headers over its rows.
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
    // The frame of a header that stays in view is where it is now.
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
  /// Pulling the container down reports what the screen declares, except in the idiom of the Mac: UIKit's exception
  /// there suggests "a Refresh menu item bound to ⌘-R" instead (developer.apple.com/forums/thread/670551).
  func setUpRefreshing() {
    guard let refresh = creator.refresh, #available(iOS 14, *), !CellGenIdiom.isMac else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.report(refresh) }, for: .valueChanged)
    fittings.set(\.refreshControl, of: container, to: control)
    fittings.add { [weak control] in control?.endRefreshing() }
    // A collection view with little content could not be pulled otherwise.
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

  /// Ends refreshing, and shows why there is nothing where there is nothing.
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

  /// The items that are selected and shown.
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

  /// Reports the selection if the user has changed it, or if one of its items has gone.
  func reportSelection() {
    guard hasContainer else { return }
    let selection = selection
    guard selection != reportedSelection else { return }
    reportedSelection = selection
    hooks.selectionChanged?(selection)
  }
}

/// Which cells of a screen can be selected, and which of them stay selected.
enum ListSelection: Swift.Sendable {
  /// Cells whose view declares `select`. They are deselected when they have reported it.
  case reported
  /// One cell, which stays selected.
  case single
  /// Any number of cells while the screen is edited; otherwise as ``reported``.
  case multipleWhileEditing
  /// Any number of cells at any time.
  case multiple

  /// Whether a cell that is selected stays so.
  func persists(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .reported: false
    case .single: !isEditing
    case .multipleWhileEditing: isEditing
    case .multiple: true
    }
  }
}

/// What a screen has to show, as one value.
///
///     dataSource.apply(.loading)
///     dataSource.apply(.content(ListingContent(photos: photos)))
enum ListState<Content: ScreenContent>: ScreenValue {
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

"""#,
#"""

extension CellGenList {
  /// Shows an item, and puts the cursor into its cell.
  func edit(_ id: ID) {
    shown.updates.add(of: self) { list in
      if let indexPath = list.indexPath(for: id) { list.screen.scrollToCell(at: indexPath) }
    }
    shown.updates.add(of: self) { $0.beginTyping(in: id) }
  }

  /// Puts the cursor into the first text field or text view of an item's cell.
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
  /// The first of the views in it that takes text.
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

/// Follows which cells of a list are visible.
///
/// The list knows its watcher only by this protocol, so a screen without one costs nothing.
@MainActor
protocol CellListWatcher: AnyObject {
  /// The list has its container from now on.
  func begin()

  /// Another data source has taken the container.
  func end()

  /// The visible cells may have changed.
  func look()

  /// Items have come or gone.
  func itemsChanged()

  /// Forgets all reports.
  func reset()
}

/// A list, as its watcher sees it.
@MainActor
protocol CellWatchedList<Action>: AnyObject {
  associatedtype ID: Swift.Hashable
  associatedtype Action

  /// The scroll view that shows the cells.
  var container: UIScrollView { get }

  /// The cells on the screen, with the ids of their items; none in a container that another data source has.
  var cellsOnScreen: [(id: ID, cell: UIView)] { get }

  /// The headers and footers on the screen that may cover cells.
  var viewsOverCells: [UIView] { get }

  /// Returns true if the content has an item, also in a section that is collapsed.
  func contains(_ id: ID) -> Bool

  /// When the cell of an item counts as seen; nil for one that is never reported.
  func seen(_ id: ID) -> CellSeen<Action>?

  /// Reports an action of the screen.
  func report(_ action: Action)

  /// Calls back when no update and no layout pass is under way.
  func whenSettled(_ act: @escaping @MainActor () -> Void)
}

extension CellGenList: CellWatchedList {
  typealias Action = Creator.Action

  /// A container without a window is not asked: a table would update its layout.
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
/// A table does not move rows of a section that it moves: "UITableView doesn't perform move in section that is
/// moving", and with a diffable data source neither (github.com/tonyarnold/Differ/issues/29). So where both
/// change places, the sections do first, with the rows that they had. All cells stay what they are.
enum CellGenMovedSections {
  /// - Returns: the old rows in the new order of sections; nil where one update will do.
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
  /// Shows content that follows models: it is applied at once, and again after each change of anything observable that
  /// the closure has read.
  ///
  ///     dataSource.observe { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// All changes of one turn of the main actor are applied together, in the next turn. A change of anything that the
  /// closure did not read does nothing. Properties that only one branch of the closure reads count while that branch
  /// is taken.
  ///
  /// It goes on until the returned observation is canceled, the data source is gone, or `observe` is called again: a
  /// data source follows one closure at a time, and keeps it. Content that you apply yourself is shown until the
  /// models change. While the container is being refreshed, it goes on, as with ``update(animatingDifferences:completion:_:)``:
  /// call ``endRefreshing()`` when the models have loaded.
  ///
  /// Call it once, as in `viewDidLoad`, and not where UIKit observes models itself, such as in `updateProperties()`.
  /// The closure is to read models, not to change them.
  ///
  /// - Parameters:
  ///   - query: what was searched for, which is followed, too; where nothing was found, the screen says so.
  ///   - animatingDifferences: whether changes are animated, while the container is in a window.
  ///   - content: makes the content; keep the screen out of it, as in `[weak self]`, since the data source keeps it.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  func observe(
    query: (@MainActor () -> String?)? = nil, animatingDifferences: Bool = true,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (.content(content()), query?())
    }
  }

  /// Shows content that follows models, with an animation of its own in place of the screen's.
  ///
  ///     dataSource.observe(animation: .fade) { [model] in
  ///       TimelineContent(posts: model.posts.map(PostViewData.init))
  ///     }
  ///
  /// - Parameters:
  ///   - query: what was searched for, which is followed, too; where nothing was found, the screen says so.
  ///   - animation: how changes are animated, while the container is in a window.
  ///   - content: makes the content; keep the screen out of it, as in `[weak self]`, since the data source keeps it.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  func observe(
    query: (@MainActor () -> String?)? = nil, animation: _Animation,
    _ content: @escaping @MainActor () -> Creator.Content
  ) -> ContentObservation {
    follow(animation: animation._listAnimation) { (.content(content()), query?()) }
  }

  /// Shows content that follows models, or what is shown in place of it.
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
  ///   - animatingDifferences: whether changes are animated, while the container is in a window.
  ///   - state: makes the state.
  /// - Returns: the observation, for those who want to cancel it.
  @discardableResult
  func observe(
    animatingDifferences: Bool = true,
    _ state: @escaping @MainActor () -> ListState<Creator.Content>
  ) -> ContentObservation {
    follow(animation: _list.animation(animatingDifferences)) {
      (state(), nil)
    }
  }

  /// Shows content that follows models, or what is shown in place of it, with an animation of its own.
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
      // Applied outside of what is tracked: what configures cells may read models, too.
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

/// Content that follows models, until it is canceled.
///
/// The data source keeps it, so it goes on without being kept anywhere else.
@available(iOS 17, *)
@MainActor
final class ContentObservation {
  /// What is done with what was read; `isNeeded` is false where that may be what is shown already.
  typealias Show = @MainActor (_ isNeeded: Bool) -> Void

  /// Reads the models; nil once there is nothing left to show them in.
  private var read: (@MainActor () -> Show?)?
  private let end = CellGenObservationEnd()
  /// How often the models were read. A change that was noticed after an earlier reading has been read since.
  private var readings = 0
  /// How many changes were made by other threads.
  private var distantChanges = 0

  init(_ read: @escaping @MainActor () -> Show?) {
    self.read = read
  }

  deinit { end.reach() }

  /// Leaves what is shown as it is, and follows the models no longer.
  func cancel() {
    read = nil
    end.reach()
  }

  /// Reads the models, and waits for the first change of what it has read.
  ///
  /// - Parameter isNeeded: whether what was read is shown even if it is shown already.
  func follow(isNeeded: Bool = true) {
    guard let read else { return }
    readings += 1
    let reading = readings
    let show = Observation.withObservationTracking {
      end.join()
      return read()
    } onChange: { [weak self] in
      // Called by whoever makes the change, and before it is made.
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

  /// Reads the models once more when another thread has had the time to make the change that it has announced: the
  /// main actor may have read before. Nothing announces that a change was made.
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
/// Observation takes back no registration before a change. A model that never changes would collect one of each screen
/// that has shown it; a change of this property takes back those of all that was read with it.
@available(iOS 17, *)
struct CellGenObservationEnd: ScreenValue, Observation.Observable {
  private let registrar = Observation.ObservationRegistrar()
  private nonisolated var isOver: Bool { false }

  /// Observes the end with what else is read.
  nonisolated func join() { registrar.access(self, keyPath: \.isOver) }

  /// Ends waiting; nothing where nobody waits.
  nonisolated func reach() { registrar.withMutation(of: self, keyPath: \.isOver) {} }
}

"""#,
#"""

/// Draws the accessories of a cell that is no row, each at its place over the content.
///
/// Those at the leading and the trailing edge stand beside the content, as in a row: a centred text would run
/// into them.
@MainActor
enum CellGenPlacedAccessories {
  /// The space around them, in points: what UIKit's views have as layout margins by default (Apple,
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
      // The view in the cell says what lies over it, too.
      bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil
      // With those that are not shown: each keeps its view.
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

  /// Hides them while the list is edited, and makes room beside the content for their size.
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

  /// An overlay lies over the content, and not over them.
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
    // The cell is no smaller than they are, unless its layout says so, and then a badge gives way.
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
  /// Reports an action whenever a button is triggered, by a tap or otherwise.
  @available(iOS 14, *)
  func report(_ action: Data.Action, from button: UIButton) {
    button.cellGenSetUp()
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(action) }, for: .primaryActionTriggered)
  }

  /// Reports each value that a switch is set to, as an action that carries it.
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

/// Shows what stands at the edges of a row: accessories and indentation.
///
/// In a list UIKit draws the chevron and the checkmark, and in a table where nothing else stands there;
/// everything else is drawn in one view, so that both containers show the same. What has a place in other cells
/// is drawn over their content.
@MainActor
enum CellGenRowEdges {
  /// Shows the accessories of some data in their cell, the controls of editing, and how far the cell is indented.
  ///
  /// - Parameter isRow: whether the cell is in a list or a table.
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
    // Beyond that, a row has no room left.
    let level = min(Data.indentation(of: data), 1000)
    if level > 0 || isIndented(cell) { indent(cell, by: level) }

"""#,
#"""
  }


"""#,
#"""
  /// - Parameter isRow: whether the cell is in a list or a table.
  private static func showAccessories<Data: CellModel>(
    of data: Data, in cell: UIView, isRow: Bool, onAction: @escaping ActionHandler<Data.Action>
  ) {
    let accessories = Data.accessories(of: data)
    let isPlaced = !isRow || !hasTrailingEdge(cell)
    if let cell = cell as? UICollectionViewCell {
      CellGenPlacedAccessories.show(
        isPlaced ? accessories.filter { $0.place != nil } : [], in: cell, onAction: onAction)
    }
    // What a cell class of the app's does at its edges stays as it is, unless the view declares accessories.
    if accessories.isEmpty { return }
    show(
      isPlaced ? accessories.filter { $0.place == nil } : accessories, in: cell,
      onAction: onAction)
  }

  /// Whether UIKit has a place for accessories in a cell.
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
    // The view in the cell says what stands beside it, too.
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
    // They have just been set.
    if !Data.accessories(of: data).isEmpty {
      cell.accessories += controls
      hosted?.showsControls = !controls.isEmpty
      return
    }

"""#,
#"""
    // Where neither the view nor editing shows any, a cell's accessories are the app's.
    if !controls.isEmpty || hosted?.showsControls == true { cell.accessories = controls }
    hosted?.showsControls = !controls.isEmpty
  }

  /// What UIKit shows in a row of a list while it is edited; a table asks its delegate.
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
  /// A table gives its rows no way to hide their lines, so one that is hidden ends before it begins:
  /// positive insets move it inwards (Apple, `UITableViewCell.separatorInset`).
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
  /// What a row says of its line besides, the layout of its list asks for.
  static func showSeparator(_ separator: CellSeparator, in cell: UICollectionViewCell) {
    guard #available(iOS 14, *), let cell = cell as? UICollectionViewListCell,
      let start = alignSeparator(separator, in: cell)
    else { return }
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: start.leadingAnchor).isActive =
      true
  }


"""#,
#"""
  /// Finds what the line below a row begins with; nil where there is nothing, or where it is known.
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
  /// Lets the line below a table's row begin where an element does. UIKit mirrors insets
  /// (Apple, `UITableView.separatorInset`).
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
      // UIKit moves its own labels only.
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
  /// What UIKit draws in a table by itself; nil for what it does not.
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

/// How high the rows of a table are likely to be: as high as they were last, or else as others of their kind.
///
/// A table forgets the heights that it has measured when it loads its rows again, and then lays out what is not on
/// the screen by estimates: "a scrolled table view recalculates its content offset based on estimated heights, not
/// actual heights of cells" (wordpress-mobile/WordPress-iOS#2074). So it jumps as far as its estimates are wrong.
@MainActor
final class CellGenRowEstimates<ID: Swift.Hashable> {
  /// The facts beside its data on which a row's height depends.
  struct Cause: Swift.Equatable {
    let width: CGFloat
    let textSize: UIContentSizeCategory
  }

  private struct Kind {
    var sum: CGFloat = 0
    var count = 0
    var average: CGFloat { sum / CGFloat(count) }
  }

  /// How many rows of a kind are measured in advance.
  private static var sampleCount: Int { 3 }

  private var cause: Cause?
  /// Measured heights, and estimates that the table has been given: a new estimate would move all rows below.
  private var heights: [ID: (height: CGFloat, isMeasured: Bool)] = [:]
  private var kinds: [Swift.ObjectIdentifier: Kind] = [:]

  /// The likely height of a row.
  ///
  /// - Parameters:
  ///   - kind: the type of what shows the row's data.
  ///   - measure: measures the row; nil for one that only a cell can tell.
  /// - Returns: nil as long as nothing is known of rows of its kind.
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

  /// Takes the height that a row has on the screen.
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

  /// Forgets rows that have left, once most have; one that comes back soon is as high as it was.
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
  /// The likely height of the row at a place; nil where nothing is known.
  func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let item = item(at: indexPath) else { return nil }
    let shown = creator.cell(for: item).shown
    return screen.estimates.height(of: item.id, Self.kind(of: shown), screen.cause) {
      // An estimate that somebody gave serves until rows were on the screen.
      screen.hasEstimate ? nil : shown.size(boundedBy: screen.tableView.bounds.width, sizes)?.height
    }
  }

  /// Takes the height of a row that is on the screen, or just left it.
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

  /// True if the screen or the app has given an estimate for all rows.
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
/// What is above or below all sections of a collection view: supplementary views of the whole layout (Apple,
/// `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`).
@MainActor
enum CellGenScreenEdge {
  static let header = "CellGenScreenHeader"
  static let footer = "CellGenScreenFooter"

  /// Has a layout make room for some of them, besides what the app has there. Other layouts than
  /// compositional ones have no room for any.
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

  /// Measures one of them again, where the layout has it.
  static func invalidate(_ kind: String, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout
    let indexPath = IndexPath(index: 0)
    // UIKit raises an exception for a context of another class than the layout names.
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

/// What is above or below all sections of a table, as tall as what it shows.
///
/// A table view "respects only the height of your view's frame rectangle; it adjusts the width of your header
/// view automatically" (Apple, `UITableView.tableHeaderView`), so it is measured in each width, and set again
/// with another height.
final class CellGenTableEdge: UIView {
  private let cellGenContent = ConfigurableReusableView(frame: .zero)
  private let cellGenPlace: Swift.ReferenceWritableKeyPath<UITableView, UIView?>
  private weak var cellGenTable: UITableView?

  /// - Returns: what shows it now; nil for nothing.
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

/// What a screen shows in place of its sections while there is nothing to show: texts with a picture and a
/// button, or a view.
struct ScreenPlaceholder<Action> {
  var title: String?
  var message: String?
  var image: UIImage?
  /// The tint of the image, or of the activity indicator; nil for UIKit's.
  var color: UIColor?
  /// The title of its button; nil for none.
  var buttonTitle: String?
  /// What its button reports.
  var action: Action?

"""#,
#"""
  /// What a view shows in place of all of the above.
  private(set) var shown: (data: CellGenShown<Action>, place: PlaceholderPlace)?


"""#,
#"""
  init(
    title: String? = nil, message: String? = nil, image: UIImage? = nil, color: UIColor? = nil,
    buttonTitle: String? = nil, action: Action? = nil
  ) {
    self.title = title
    self.message = message
    // A tint is that of templates only, which symbols are in any case.
    self.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    self.color = color
    self.buttonTitle = buttonTitle
    self.action = action
  }
}


"""#,
#"""
/// Where the view of a placeholder is, in the part of the container that bars leave free.
enum PlaceholderPlace: Swift.Sendable {
  case center, top
  /// It has all the room.
  case fill
}

extension ScreenPlaceholder {
  /// A view.
  ///
  /// - Parameters:
  ///   - data: what the view shows.
  ///   - place: where it is; as wide as the container in any case.
  ///   - identifier: its accessibility identifier.
  ///   - action: the action of the screen for one of the view's.
  @MainActor init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String,
    action: @escaping (Data.Action) -> Action
  ) {
    shown = (CellGenShownData(data, identifier: identifier, action: action), place)
  }

  /// A view that reports nothing.
  @MainActor init<Data: ViewData>(
    _ data: Data, at place: PlaceholderPlace = .center, identifier: String
  ) where Data.Action == Never {
    self.init(data, at: place, identifier: identifier) { _ -> Action in }
  }
}


"""#,
#"""
extension ViewCreator {
  /// The view that stands behind a container in a state: UIKit's own for unavailable content where it
  /// exists. Nil while there is content, and for nothing to say.
  ///
  /// - Parameters:
  ///   - query: what the content was searched for; nil or empty for content that was not searched.
  ///   - isEmpty: whether there is nothing to show, though there may be content.
  ///   - known: the view that stands there now. It stays where it can, so that what the user types and what moves
  ///     in it are not interrupted.
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

/// What stands in place of the sections before iOS 17.
final class CellGenPlaceholder: UIView {
  /// Why there is nothing to show.
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

  func show<Action>(
    _ placeholder: ScreenPlaceholder<Action>, isLoading: Bool, onTap: (@MainActor () -> Void)?
  ) {
    for view in cellGenStack.arrangedSubviews where view !== cellGenSpinner {
      view.removeFromSuperview()
    }
    cellGenSpinner.color = placeholder.color
    // One that turns goes on.
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
    // A background view is as large as the container, bars and all; the margins keep out of the safe
    // area's insets (Apple, `insetsLayoutMarginsFromSafeArea`), so this is the middle of what can be
    // seen. Insets of the container's content do not count.
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
/// Shows a view in place of the sections, in the part of the container that bars leave free.
final class CellGenPlaceholderView: UIView {
  /// What has to be the same for a view to be configured anew.
  struct Kind: Swift.Equatable {
    let data: Swift.ObjectIdentifier
    let place: PlaceholderPlace
  }

  let cellGenKind: Kind
  let cellGenContent = ConfigurableReusableView(frame: .zero)
  /// The height that is computed for the data; inactive where Auto Layout finds it.
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
      // What is taller than the room begins at its top.
      let center = cellGenContent.centerYAnchor.constraint(equalTo: room.centerYAnchor)
      center.priority = .defaultHigh
      return [top.constraint(greaterThanOrEqualTo: room.topAnchor), center]
    }
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
  /// Blocks that run when the update that began last has ended; nil after that.
  private var atEnd: CellGenUpdateEnd?

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

  /// Has blocks run at the end of an update that UIKit carries out.
  ///
  /// - Returns: what UIKit is to call at the end.
  func begin(_ block: @escaping () -> Void) -> () -> Void {
    let end = CellGenUpdateEnd(block)
    atEnd = end
    return { [weak self] in
      if self?.atEnd === end { self?.atEnd = nil }
      end.run()
    }
  }

  /// Runs a block after an update that UIKit hears nothing about: behind the blocks of the updates before it.
  func end(_ block: @escaping () -> Void) {
    if let atEnd {
      atEnd.blocks.append(block)
    } else {
      block()
    }
  }

  /// A layout pass outside of an update ends unseen, so what it led to has the next turn.
  private func runSoon() {
    guard calls == 0, !isRunning, !waiting.isEmpty else { return }
    _Concurrency.Task { @MainActor in self.run() }
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
/// Decoration views get no data but their kind, so the looks of each screen are kept by kind.
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

  /// Keeps the looks of a screen, and registers their kinds with its layout.
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

  /// The kind of the view behind a section, unique in the layout of its screen.
  static func elementKind<Content: ScreenContent>(
    behind section: Content.Section.Kind, in content: Content.Type
  ) -> String {
    let position = Swift.Array(Content.Section.Kind.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}

"""#,
#"""

/// One of the sections of a content that are declared once and shown in any number: its data, and its
/// cells.
///
/// The fields of the data are its own, too:
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
  ///   - data: what the section is repeated for, with its identity.
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
  /// The cell with an id, in whichever of the sections it is; nil where there is none.
  ///
  ///     content.days[item: 7]?.isDone = true
  ///     content.days[item: 7] = nil
  ///
  /// Set to nil, the cell is removed. Set to another, it is replaced where it is; one that is in no section
  /// is not added, as nothing says where.
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

  /// Sections made of a flat list: each value is in the section of its group, and the groups are in the
  /// order in which they come up.
  ///
  ///     content.letters = .grouped(people, by: { LetterViewData($0.initial) }) { PersonViewData($0) }
  ///
  /// - Parameters:
  ///   - values: what the cells are made from, in order.
  ///   - section: the data of the section that a value belongs to; sections with one id are one, with the
  ///     data of its first value.
  ///   - item: the cell of a value.
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

/// Reports each cell of a list once it was visible enough for long enough.
///
/// Time is kept by id, not by cell: cells are used again for other items. A look compares what is visible now with
/// what was visible at the last one, so nothing runs between two looks but one wake-up, for the cell whose time
/// is up first.
@MainActor
final class CellSeenWatcher<List: CellWatchedList>: CellListWatcher {
  /// An item on the screen that has not been reported.
  private struct Watched {
    /// Nil for one that is never reported.
    let seen: CellSeen<List.Action>?
    /// Since when it has been visible enough; nil while it is not.
    var since: Double?

    /// When it is to be reported; nil for no time.
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
      // At once: the app may be suspended before the next turn.
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

  /// Looks when UIKit is done with what it is doing: cells may not be where they will be yet, and a report may lead
  /// to anything.
  func look() {
    guard !isLookWaiting, let list else { return }
    isLookWaiting = true
    list.whenSettled { [weak self] in
      self?.isLookWaiting = false
      self?.lookNow()
    }
  }

  /// Forgets items that have left the content, also if they come back before the next look.
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
    // From top to bottom: UIKit has its visible cells in no order.
    due.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    for cell in due { list.report(cell.action) }
  }

  /// Looks again at a time; nil for no time.
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

  /// The part of the container where cells can be seen, in its own coordinates; nil for none.
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
  /// Its frame in a container, or nothing while it is hidden. The cells of a section that scrolls sideways are in a
  /// scroll view of their own.
  fileprivate func cellGenFrame(in container: UIView) -> CGRect {
    isHidden ? .null : container.convert(bounds, from: self)
  }
}

extension CGRect {
  /// The rectangle within insets, or nothing where they leave no room. Negative insets add none.
  fileprivate func cellGenInset(by insets: UIEdgeInsets) -> CGRect {
    let (left, top) = (max(0, insets.left), max(0, insets.top))
    return CGRect(
      x: minX + left, y: minY + top, width: max(0, width - left - max(0, insets.right)),
      height: max(0, height - top - max(0, insets.bottom)))
  }

  /// The part that a header over its beginning, or a footer over its end, leaves visible.
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

  /// Returns true if an area shows some share of it, or of as much of it as fits into the area.
  fileprivate func cellGenShows(_ share: CGFloat, in area: CGRect) -> Bool {
    let part = intersection(area)
    guard !isEmpty, !part.isEmpty else { return false }
    let most = min(width, area.width) * min(height, area.height)
    // Thirds of a point add up to a little less than the whole.
    return part.width * part.height >= share * most * 0.999_999
  }
}

// MARK: Time

/// Where watchers have the time from.
@MainActor
protocol CellGenClock: AnyObject {
  /// - Units: seconds, from any beginning.
  var now: Double { get }

  /// Calls back once.
  ///
  /// - Returns: a closure that cancels the call.
  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The clock of the watchers that are made from now on.
@MainActor
enum CellGenClocks {
  static var current: any CellGenClock = CellGenUptime()
}

/// The time since the device was started, without the time that it slept.
final class CellGenUptime: CellGenClock {
  // Synthesized, it would not be isolated.
  init() {}

  var now: Double { Foundation.ProcessInfo.processInfo.systemUptime }

  func wake(
    after seconds: Double, _ act: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    // Who is woken too early looks, and waits for the rest.
    let nanoseconds = Swift.UInt64(max(0, min(seconds, 3_600)) * 1_000_000_000)
    let task = _Concurrency.Task { @MainActor in
      try? await _Concurrency.Task.sleep(nanoseconds: nanoseconds)
      if !_Concurrency.Task.isCancelled { act() }
    }
    return { task.cancel() }
  }
}

// MARK: Background

/// Follows the scene of a window into the background.
///
/// - Source: "UIKit posts a `didEnterBackgroundNotification` notification from `UIApplication` and `UIScene`" (Apple,
///   `sceneDidEnterBackground(_:)`). A scene in the background is "no longer onscreen" (Apple,
///   `UIScene.didEnterBackgroundNotification`). An app that is inactive, as below an alert of the system, still shows
///   its cells.
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
    // For windows without a scene: an application can be in the foreground by another scene.
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

/// A hidden view in the container that notices when its window or its size changes: scroll views tell no delegate.
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

/// Gives cells their looks, and UIKit's own back.
@MainActor
enum CellGenShownLook {
  /// Shows a look in a cell, for the state that the cell is in.
  ///
  /// - Parameters:
  ///   - look: nil for UIKit's own look.
  ///   - hidesState: whether UIKit's own look is that of a cell that is neither touched nor selected.
  ///   - content: the view that an overlay lies over.
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

  /// Shows a look on iOS 13, whose cells have no background configurations.
  static func showView(of look: CellLook?, hidesState: Bool, in cell: CellGenAnyCell) {
    // Selecting a cell does not depend on it, only what UIKit shows of that.
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
  /// Shows a look in the header or footer of a table.
  ///
  /// A color replaces all that UIKit has there: in a plain table that is a blur, which would remain.
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

  /// Shows a look on iOS 13, whose headers have no background configurations.
  static func showView(of look: CellLook?, in edge: UITableViewHeaderFooterView) {
    let view = backgroundView(showing: look, insteadOf: edge.backgroundView)
    if view !== edge.backgroundView { edge.backgroundView = view }
  }
}


"""#,
#"""
extension CellLook {
  /// True if what is behind its background can only be seen through its color.
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

/// A cell of either container: what its background consists of.
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

  /// Whether UIKit shows that the cell is selected; a collection view's never does.
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

  /// The background that a look changes: what the cell had, or what UIKit gives a cell of its place.
  fileprivate func background(insteadOf mark: CellGenLookMark) -> UIBackgroundConfiguration {
    switch self {
    case .collection:

"""#,
#"""
      // The runtime's own may have come to a list of another appearance since.
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

/// Keeps what a cell had in place of a look: a view that draws nothing, since a background configuration
/// can hold nothing else of one's own.
///
/// A background that an app sets later has no such view, and is never taken back.
@available(iOS 14, *)
final class CellGenLookMark: UIView {
  fileprivate var cellGenBackground: UIBackgroundConfiguration?
  fileprivate var cellGenIsAutomatic = true
}

/// A colour with the corners, the insets and the border of a look, which takes no touches.
///
/// Its properties are named like nothing that an app adds to its views, such as a `borderColor`: a property
/// of a class cannot have the name of one in an extension of its superclass.
final class CellGenPatch: UIView {
  private let cellGenPatch = UIView()
  private var cellGenLook = CellLook()

  /// Shows a look behind all that is in a view.
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

  /// A layer's colour does not follow light and dark by itself.
  private func colorBorder() {
    let color: UIColor = cellGenLook.borderColor ?? tintColor
    cellGenPatch.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  // Marked as what it overrides is, so that there is no warning.
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
/// A stack view takes the room of a view that is hidden, however that comes to be hidden, which no other view
/// can observe. Then nothing asks for a length of the stack view itself but two constraints that are
/// weaker than all others.
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

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
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
  /// Adds an action that VoiceOver offers for one of this view's elements.
  ///
  ///     addAccessibilityAction("Like", to: card) { [weak self] in self?.onAction?(.like) }
  ///
  /// - Parameters:
  ///   - name: what VoiceOver calls it; nil for none.
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

  /// Makes one of this view's elements, or the view itself, a heading for VoiceOver, or none.
  func setHeading(_ view: UIView, to isHeading: Bool) {
    if let view = view as? DeclaredView {
      view.cellGenSpeech.traits = isHeading ? .header : nil
    } else if isHeading {
      view.accessibilityTraits.insert(.header)
    } else {
      view.accessibilityTraits.remove(.header)
    }
  }

  /// Keeps VoiceOver from reading one of this view's elements, and what is in it.
  func hideFromVoiceOver(_ view: UIView) {
    view.isAccessibilityElement = false
    view.accessibilityElementsHidden = true
  }
}

/// What acts in a view.
@MainActor
enum CellGenActing {
  case control(UIControl)

"""#,
#"""
  case tap(UIView, CellGenTap)

"""#,
#"""
  /// A view of the app's that has elements of its own, or says that it acts.
  case other(UIView)

  /// What it does, for the rotor; nothing where it has no name or cannot be used.
  ///
  /// A menu is offered item by item: only a touch opens it.
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

/// The texts in a view and what acts in it, in the order of the layout.
@MainActor
struct CellGenSpokenContent {
  private(set) var labels: [String] = []
  private(set) var values: [String] = []
  private(set) var hints: [String] = []
  private(set) var actions: [UIAccessibilityCustomAction] = []
  private(set) var acting: [CellGenActing] = []
  /// True if one of the texts is a heading.
  private(set) var isHeading = false
  /// A switch that only shows something.
  private(set) var shown: UIControl?

"""#,
#"""
  private var pressed: [(view: UIView, press: CellGenLongPress)] = []

"""#,
#"""
  private var readViews: [UIView] = []

  private init() {}

  /// What one of the elements says, whatever taps on it do.
  init(of view: UIView) { readParts(of: view) }

  /// What the elements of a view say.
  ///
  init(partsOf view: DeclaredView) {
    for part in view.subviews { read(part) }
  }


"""#,
#"""
  /// What the elements of a view say.
  ///
  /// - Parameter bars: the views beside this one and on top of it.
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
  /// What is on the screen.
  var name: String? { labels.cellGenJoined }

  func middles(in view: UIView) -> [CGPoint] {
    readViews.map { view.convert($0.bounds.cellGenMiddle, from: $0) }
  }


"""#,
#"""
  /// What long presses do, by the texts that are pressed, unless that is all there is.
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
      // Buttons in it are touched themselves.
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
  /// What a view says for itself stands in place of its texts, though what acts in it still acts.
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

  /// What a view consists of that has nothing to say itself, in the order of the layout; nil for one
  /// that has.
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

  /// True if the view is declared to be read as one, or the app says so.
  fileprivate var cellGenIsOneElement: Bool {
    if let view = self as? DeclaredView { return view.cellGenSpeech.isElement ?? false }
    return cellGenParts == nil || isAccessibilityElement
  }

  fileprivate var cellGenOwnLabel: String? {
    if let view = self as? DeclaredView { return view.cellGenSpeech.label }
    return accessibilityLabel?.cellGenSpoken
  }

  /// Whether a view of the app's has anything in it for VoiceOver.
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
  /// What the texts say of the row that the view stands in; nil where there are none.
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
  /// Whether it is one element without a text of its own: a switch, a slider or a stepper.
  var cellGenNeedsName: Bool {
    self is UISwitch || isAccessibilityElement && accessibilityTraits.contains(.adjustable)
  }

  /// What VoiceOver calls it.
  var cellGenName: String? {
    accessibilityLabel?.cellGenSpoken ?? (self as? UIButton)?.currentTitle?.cellGenSpoken
  }
}


"""#,
#"""
extension UIButton {
  /// What its menu offers; nil for a button without one.
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
  /// Nil for what VoiceOver would be silent about.
  fileprivate var cellGenSpoken: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

extension [String] {
  /// One after the other; VoiceOver pauses at a comma.
  var cellGenJoined: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension CGRect {
  var cellGenMiddle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A stop of VoiceOver that is no view: the texts of a view, an element with a tap, or a control that is
/// called what the texts beside it say.
final class CellGenSpokenElement: UIAccessibilityElement {
  weak var cellGenOwner: DeclaredView?
  /// What it stands for: the owner itself for its texts.
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

  /// A tap in the middle might be one on a button in the element.
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

/// What a declared view says to VoiceOver: its texts are one stop, and what acts in it are
/// stops of their own after that.
///
/// All of it is found when VoiceOver asks, so that configuring costs nothing, and what is hidden at that
/// moment is left out. What the view declares or the app sets wins.
@MainActor
final class CellGenSpeech {
  /// What was set.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var activationPoint: CGPoint?

  private unowned let view: DeclaredView
  /// The elements that are no views, by the views that they stand for: VoiceOver stays at an element that
  /// stays the same object.
  private var known: [Swift.ObjectIdentifier: CellGenSpokenElement] = [:]

  init(of view: DeclaredView) {
    self.view = view
  }

  /// The texts of the view and what acts in it.
  var content: CellGenSpokenContent {

"""#,
#"""
    let bars = accessories
    if !bars.isEmpty { return CellGenSpokenContent(partsOf: view, beside: bars) }

"""#,
#"""
    return CellGenSpokenContent(partsOf: view)
  }

  /// Whether the whole view is one stop.
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

  /// The control that the whole view is to VoiceOver: one without a text of its own, where nothing else acts.
  private func control(of content: CellGenSpokenContent) -> UIControl? {
    if content.acting.isEmpty { return content.shown }
    guard content.acting.count == 1, content.shown == nil, !isSelectable,
      case .control(let control) = content.acting[0], control.cellGenNeedsName
    else { return nil }
    return control
  }

  /// The stops, where the view is not one.
  func stops(_ content: CellGenSpokenContent) -> [Any]? {
    guard !content.acting.isEmpty else { return nil }
    let first = saysAnything(content) && !isNameOfControl(content) ? [element(for: view)] : []
    return first + content.acting.map(stop)
  }

  /// Whether the texts only say again what the one control in the view is called.
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
    // A row of images alone is called what can be done about them.
    if own == nil { return content.retries.first?.name }

"""#,
#"""
    return own
  }

  /// The texts, but for the number of the stepper or slider that the view is: that is its value, which VoiceOver
  /// reads after the name, and alone when it changes. Without it there may be no name at all.
  private func labels(of content: CellGenSpokenContent) -> [String] {
    guard let control = control(of: content), control.accessibilityTraits.contains(.adjustable)
    else { return content.labels }
    let others = content.labels.filter { $0 != control.accessibilityValue }
    return others.isEmpty && control.cellGenName == nil ? content.labels : others
  }

  /// The name of the switch that the view is, unless a text says it.
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

  /// What VoiceOver taps: the switch that the view is, or else a place where nothing acts.
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

  /// What acts, once more as actions of the first stop, so that nobody has to look for it.
  ///
  /// Swipes are not among them: UIKit offers them with a cell and all elements in it (openradar.me/46899682,
  /// github.com/cashapp/AccessibilitySnapshot/pull/323).
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

  /// Tells the slider or stepper that the view is to VoiceOver.
  func adjust(_ adjust: (UIControl) -> Void) {
    if let control = control(of: content) { adjust(control) }
  }

  // MARK: The cell around

  /// Whether selecting the cell around the view leads to anything now.
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
  /// What stands beside the view and lies over it; nothing while the list is edited.
  private var accessories: [CellGenAccessoryBar] {
    guard let host, let hosted = host.hosted else { return [] }
    if (host as? UITableViewCell)?.isEditing == true { return [] }
    if #available(iOS 14, *), (host.superview as? UICollectionView)?.isEditing == true { return [] }
    return hosted.placedBars + [hosted.accessoryBar].compactMap(\.self)
  }


"""#,
#"""
  /// The cell, header or footer that hosts the view itself.
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
  /// Shows a text in a label that VoiceOver reads in other words, and hides the label while there is none.
  ///
  /// - Parameters:
  ///   - text: nil for none.
  ///   - spoken: what VoiceOver reads in its place, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  func show(
    _ text: String?, spoken: String?, in label: UILabel, keepsPlace: Bool = false
  ) {
    show(text, in: label, keepsPlace: keepsPlace)
    label.accessibilityLabel = spoken
  }

  /// Sets the text of a label that VoiceOver reads in other words.
  ///
  /// - Parameters:
  ///   - text: what the label shows.
  ///   - spoken: what VoiceOver reads in its place, such as `3 minutes` for `3:00`.
  ///   - label: one of this view's.
  func set(_ text: String?, spoken: String?, in label: UILabel) {
    label.text = text
    label.accessibilityLabel = spoken
  }

  /// Shows a value in a label that VoiceOver reads in other words, and hides the label while there is none.
  ///
  ///     show(data.length, as: .measurement(width: .narrow), spokenAs: .measurement(width: .wide),
  ///       in: lengthLabel)
  ///
  /// - Parameters:
  ///   - value: nil for none.
  ///   - style: how the label writes it.
  ///   - spoken: how VoiceOver reads it.
  ///   - label: one of this view's.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
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
  ///   - value: what the label shows; nil for nothing.
  ///   - style: how the label writes it.
  ///   - spoken: how VoiceOver reads it.
  ///   - label: one of this view's.
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

  /// Gives a view the text size and the direction of the environment, where it does not have them from SwiftUI. Before
  /// iOS 17, a view has no traits of its own.
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

  /// - Precondition: the data are shown by a view, not by a cell class.
  init(of type: Data.Type) {
    guard let content = Data.host.content else {
      preconditionFailure("\(Data.self) is shown by a cell class, not by a view inside a cell")
    }
    hosted = content.make()
    super.init(frame: .zero)
    // The margins are those of what SwiftUI puts around it.
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
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

  /// Shows data in place of those that were shown before.
  func show(
    _ data: Data, onAction: @escaping ActionHandler<Data.Action>,
    in environment: _CellGenEnvironment
  ) {
    environment.apply(to: self)
    // SwiftUI does not say when a view is used for something else; another id does.
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

  /// The size in a proposed width, which it fills; nil for the width that it likes best.
  ///
  /// - Units: points. SwiftUI proposes 0 and infinity, too, to find out how far a view can shrink and grow.
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
  /// Shows a state whenever SwiftUI updates the view of a screen, which it does for other reasons, too.
  ///
  /// An update without other content ends refreshing all the same: it may be that nothing new was found.
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
  /// It is dimmed as a cell is highlighted: not before it is certain that the touch does not scroll, and for
  /// a moment after a tap that was shorter than that.
  ///
  /// A touch on the element is not one on the cell, which is neither highlighted nor selected by it. Buttons
  /// in the element, and elements in it with taps of their own, keep theirs. To VoiceOver the element is
  /// a button with the texts in it.
  ///
  /// Called again for an element, it replaces what was reported.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - dims: whether the element is dimmed; false for one that looks different by
  ///     ``update(tapped:_:)``. Then the view is updated as the element is touched.
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
  /// The element is highlighted while it is touched itself. The rest of its state is the cell's.
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
  /// Reports that one of this view's elements is pressed for long, which selects no cell.
  ///
  /// Called again for an element, it replaces what was reported.
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
    // Labels and images take no touches by themselves.
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(new)
    return new
  }
}

/// Recognizes a tap as a button does: however long it takes, while the finger is lifted inside.
///
/// `UITapGestureRecognizer` gives up after a moment and tells only targets with selectors, which need
/// Objective-C. A subclass is told of touches and sets its state (Apple, "Implementing a custom gesture
/// recognizer"), for which Xcode 9 was the last to need an import of its own
/// (github.com/scenee/FloatingPanel: `import UIKit.UIGestureRecognizerSubclass // For Xcode 9.4.1`).
final class CellGenTap: UIGestureRecognizer {
  /// How far a touch has come.
  private enum Phase {
    case none
    /// It may be the beginning of scrolling, so it is not shown yet.
    case waiting
    case shown
    /// It is over, and was too short to be seen.
    case flashing
  }

  // Named like nothing that an app adds to its recognizers. All have values, so that the initializers are
  // inherited: that of `UIGestureRecognizer` takes a selector.
  var cellGenReport: @MainActor () -> Void = {}
  /// The view that is dimmed; nil for the one that has the recognizer.
  weak var cellGenDimmed: UIView?
  /// Shows whether it is touched; nil for dimming.
  var cellGenUpdate: (@MainActor () -> Void)?
  private(set) var cellGenIsTouched = false {
    didSet { if cellGenIsTouched != oldValue { showState() } }
  }
  private var cellGenPhase = Phase.none
  private var cellGenIsInside = false
  private var cellGenTimer: _Concurrency.Task<Void, Never>?
  /// How opaque the element was, and how opaque it was made.
  private var cellGenAlpha: (before: CGFloat, dimmed: CGFloat)?

  static func make() -> CellGenTap {
    let tap = CellGenTap()
    // Otherwise the cell would be highlighted until the finger is lifted.
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

  /// Recognized beside the element, too, though not reported: a touch that is not recognized would be
  /// given to the cell, and select it.
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

  /// Called at each end, also when another gesture was recognized, such as scrolling.
  override func reset() {
    super.reset()
    if cellGenPhase != .flashing { endTouch() }
  }

  // MARK: Time

  /// Shows for a moment what was tapped before its touch was shown.
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

  /// Does something as late as a scroll view tells what is in it of a touch, which it does unless the finger
  /// scrolls first (Apple, `UIScrollView.delaysContentTouches`). Recognizers are told at once.
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
      // Unless the view was configured meanwhile, and is as opaque as its data say.
      view.alpha = alpha.before
    }
  }

  private func isInside(_ touches: Swift.Set<UITouch>) -> Bool {
    guard let view else { return false }
    return touches.allSatisfy {
      CellGenTouchArea.bounds(of: view).contains($0.location(in: view))
    }
  }

  /// Whether a touch is on nothing inside the view that takes it itself.
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

  /// Reports an action of a cell, which is dequeued for data without one, too.
  ///
  /// While the container is edited it is not reported, as taps are not.
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

  /// Whether the container of a cell is edited.
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

/// Shows content in a container until another data source takes the container.
@MainActor
protocol CellGenTenant: AnyObject {
  /// Takes back everything that the container was given.
  func leaveContainer()
}

/// Makes room for a data source that is about to take a container.
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
  /// The app may have set any of them to something else since.
  private static func leave(_ listeners: AnyObject?...) {
    for case let tenant as any CellGenTenant in listeners { tenant.leaveContainer() }
  }
}

/// What a list has changed in its container, so that it can be changed back.
@MainActor
final class CellGenFittings {
  private var undos: [() -> Void] = []

  // Synthesized, it would not be isolated.
  init() {}

  /// Sets a property, which is changed back unless the app has changed it since.
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

  /// Changes everything back, the latest first.
  func undo() {
    while let undo = undos.popLast() { undo() }
  }
}

// MARK: Lists

extension CellGenList {
  /// Whether the container still shows this list's content, so that what is done to it concerns this list.
  ///
  /// Nothing reports that the app has set a data source of its own. The list leaves the container when it
  /// notices, as soon as UIKit is done with what it is asking.
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

  /// Shows the content in the container again, if it is the screen's again.
  func returnToContainer() {
    guard !isInstalled, screen.isDataSource else { return }
    install()
  }

  /// Shows the content in the container again, after another data source has shown its own there.
  func takeContainer() {
    guard !hasContainer else { return }
    screen.becomeDataSource()
    returnToContainer()
    showState()
  }

  /// Takes everything that the list has put into the container out of it.
  func leaveContainer() {
    guard isInstalled else { return }
    // Text that someone is typing is reported before it goes with its cell.
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
    // Last, since it loads the container again.
    screen.stopBeingDataSource()
  }


"""#,
#"""
  /// Ends the editing that the list has begun, without reporting it.
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

/// What can be tapped can be hit in 44 by 44 points at least, whatever its picture's size (Apple, Human
/// Interface Guidelines, "Buttons": "a hit region of at least 44x44 pt").
///
/// The area ends at the view around all elements, and where something else that acts is hit itself.
@MainActor
enum CellGenTouchArea {
  static let side: CGFloat = 44

  /// How opaque the content of a touched cell or element is. UIKit's buttons fade their content, too, to a degree
  /// that Apple does not publish; half of it is seen on any background and can still be read.
  static let dimmedAlpha: CGFloat = 0.5

  /// The bounds of a view, enlarged where they are too small.
  static func bounds(of view: UIView) -> CGRect {
    let bounds = view.bounds
    return bounds.insetBy(
      dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
  }

  /// What is meant by a touch on a point where a view was hit: the nearest that acts.
  static func view(at point: CGPoint, hit: UIView, in root: UIView) -> UIView {
    let acting = hit.cellGenActing(in: root)
    // What is around something small that acts gives it room; what is beside it does not.
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

  /// The innermost view around this one, or this one, that takes touches itself.
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
  /// Reports an action for what the user has changed in the view.
  ///
  /// The view may now differ from its data, so the next content configures it again, even if the data have not
  /// changed. To reject a change, an app applies the content that it has.
  func reportChange(_ action: Data.Action) {
    CellGenUserChange.note(in: self)
    onAction?(action)
  }
}

/// A list that is told which of its cells, headers and footers the user has changed.
@MainActor
protocol CellGenChangeableList: AnyObject {
  /// - Parameter view: the cell, header or footer.
  func userChanged(_ view: UIView)
}

/// A change that the data don't show: what the user has changed, or an image that could not be loaded.
@MainActor
enum CellGenUserChange {
  /// Tells the list around a view that something in it may differ from its data.
  static func note(in view: UIView) {
    var shown: UIView?
    var next: UIView? = view
    while let view = next {
      if let list = list(in: view), let shown { return list.userChanged(shown) }
      if isShownByList(view) { shown = view }
      next = view.superview
    }
  }

  /// The list of a container; nil for one that shows something else.
  private static func list(in view: UIView) -> (any CellGenChangeableList)? {
    switch view {
    case let table as UITableView: table.dataSource as? any CellGenChangeableList
    case let collection as UICollectionView:
      collection.dataSource as? any CellGenChangeableList
        // That of a feed.
        ?? collection.delegate as? any CellGenChangeableList
    default: nil
    }
  }

  private static func isShownByList(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView
  }
}

/// The items that cells show, and which of the cells the user has changed since they were configured.
///
/// By the time that it is asked, index paths may have moved on. UIKit keeps a few cells and uses them again, so it
/// stays small.
struct CellGenCellIDs<ID: Swift.Hashable> {
  private var ids: [Swift.ObjectIdentifier: ID] = [:]
  private var changed: Swift.Set<Swift.ObjectIdentifier> = []

  /// The id that a cell was configured with last; nil for a cell of another list.
  subscript(cell: UIView) -> ID? { ids[Swift.ObjectIdentifier(cell)] }

  /// The items whose cells the user has changed. They are among them until those are configured: of the cells that
  /// are off the screen, some come back as they were.
  var changedByUser: Swift.Set<ID> { Swift.Set(changed.compactMap { ids[$0] }) }

  func isChangedByUser(_ cell: UIView) -> Bool { changed.contains(Swift.ObjectIdentifier(cell)) }

  mutating func userChanged(_ cell: UIView) { changed.insert(Swift.ObjectIdentifier(cell)) }

  mutating func didConfigure(_ cell: UIView, as id: ID) {
    ids[Swift.ObjectIdentifier(cell)] = id
    didConfigureAgain(cell)
  }

  /// Takes that a cell has been configured where it is.
  mutating func didConfigureAgain(_ cell: UIView) { changed.remove(Swift.ObjectIdentifier(cell)) }
}

/// What the user has changed on a screen since it was configured.
struct CellGenUserChanges<Content: ScreenContent> {
  var items: Swift.Set<Content.Item.ID> = []
  var headers: Swift.Set<Content.Section> = []
  var footers: Swift.Set<Content.Section> = []
  /// Whether that is above or below all sections.
  var areAtEdges = false

  var areNone: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty && !areAtEdges }
}

"""#,
]
}
