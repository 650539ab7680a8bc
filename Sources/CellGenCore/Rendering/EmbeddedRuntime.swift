// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The runtime as one file, but for its imports.
let embeddedRuntime = #"""
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

/// What a view without actions reports.
extension Never: ViewData {}

/// The state of a cell as plain values, the same for collection and table views.
public struct CellState: ViewData {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false

  public init() {}

  public init(_ state: UICellConfigurationState) {
    isSelected = state.isSelected
    isHighlighted = state.isHighlighted
    isDisabled = state.isDisabled
    isFocused = state.isFocused
    isEditing = state.isEditing
    isExpanded = state.isExpanded
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

extension ConfigurableView where Action == Never {
  public var onAction: ActionHandler<Never>? {
    get { nil }
    set {}
  }
}

extension ConfigurableView {
  /// Adds a subview that fills this view but for some insets.
  public func fill(with subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    addSubview(subview)
    subview.pinEdges(to: self, insets: insets)
  }
}

extension UIView {
  /// Keeps this view's edges at those of a view around it.
  ///
  /// The trailing and bottom edges give way to the size that a container imposes while it measures,
  /// so that UIKit has no conflict to log.
  func pinEdges(to outer: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    let trailing = outer.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: insets.trailing)
    let bottom = outer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom)
    trailing.priority = .required - 1
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.leading),
      trailing,
      bottom,
    ])
  }
}

/// A view inside a cell, header or footer: what all hosts do alike.
@MainActor
struct HostedView<View: ConfigurableView> {
  let view: View
  /// The id of the model that the view was configured with; nil while its host waits for reuse.
  private(set) var id: (any Hashable & Sendable)?
  private var data: View.Data?

  init(frame: CGRect) {
    view = View(frame: CGRect(origin: .zero, size: frame.size))
  }

  func install(in contentView: UIView) {
    contentView.addSubview(view)
    view.pinEdges(to: contentView)
  }

  mutating func configure(
    with data: View.Data, id: (any Hashable & Sendable)? = nil,
    onAction: ActionHandler<View.Action>?
  ) {
    self.id = id
    self.data = data
    view.onAction = onAction
    view.configure(with: data)
  }

  /// Shows other data of the same model; what it reports goes where it went before.
  mutating func update(with data: View.Data) {
    self.data = data
    view.configure(with: data)
  }

  /// Forgets the data. The handler goes first: nothing that the view does while it is reset may be
  /// reported for the old id.
  mutating func prepareForReuse() {
    view.onAction = nil
    id = nil
    data = nil
    view.prepareForReuse()
  }

  /// The size that the view computes for its data, or nil to let Auto Layout find it.
  func size(boundedBy width: CGFloat) -> CGSize? {
    data.flatMap { View.size(for: $0, boundedBy: width) }
  }
}

/// The collection view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableCollectionViewCell<View: ConfigurableView>: UICollectionViewCell {
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var id: (any Hashable & Sendable)? { hosted.id }

  public override init(frame: CGRect) {
    hosted = HostedView(frame: frame)
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
    guard let size = hosted.size(boundedBy: layoutAttributes.size.width) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = size
    return layoutAttributes
  }
}

/// The table view cell that hosts a view: it only passes on what happens to it.
public final class ConfigurableTableViewCell<View: ConfigurableView>: UITableViewCell {
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }
  /// The id of the model that the cell was configured with; nil while the cell waits for reuse.
  public var id: (any Hashable & Sendable)? { hosted.id }

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    hosted = HostedView(frame: .zero)
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

  public override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    view.update(for: CellState(state))
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

/// The header or footer of a collection view that hosts a view.
public final class ConfigurableReusableView<View: ConfigurableView>: UICollectionReusableView {
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(frame: CGRect) {
    hosted = HostedView(frame: frame)
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
    guard let size = hosted.size(boundedBy: layoutAttributes.size.width) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = size
    return layoutAttributes
  }
}

/// The header or footer of a table view that hosts a view.
public final class ConfigurableHeaderFooterView<View: ConfigurableView>:
  UITableViewHeaderFooterView
{
  var hosted: HostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(reuseIdentifier: String?) {
    hosted = HostedView(frame: .zero)
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

#if compiler(>=6.1)
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public nonisolated protocol CellModel: ViewData, Identifiable where ID: Sendable {
  /// The view that shows the data.
  associatedtype View: ConfigurableView

  /// What the view is configured with.
  var data: View.Data { get }
}
#else
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public protocol CellModel: ViewData, Identifiable where ID: Sendable {
  associatedtype View: ConfigurableView

  var data: View.Data { get }
}
#endif

/// One kind of cell of a screen: how its cells are registered, dequeued and configured.
///
/// Made before any cell is asked for: UIKit raises for a registration that is built inside a cell
/// provider.
@MainActor
public struct CellKind<Model: CellModel> {
  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let accessibility: Accessibility
  private let registration = UICollectionView.CellRegistration<
    ConfigurableCollectionViewCell<Model.View>, Model
  > { _, _, _ in }

  /// How UI tests find the cells.
  private enum Accessibility {
    case identifier(String)
    case prefix(String)
  }

  /// A kind of which there is at most one cell.
  public init(reuseIdentifier: String, accessibilityIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    accessibility = .identifier(accessibilityIdentifier)
  }

  /// A kind of many cells, whose accessibility identifiers end with their ids.
  public init(reuseIdentifier: String, accessibilityPrefix: String) {
    self.reuseIdentifier = reuseIdentifier
    accessibility = .prefix(accessibilityPrefix)
  }

  private func accessibilityIdentifier(of model: Model) -> String {
    switch accessibility {
    case .identifier(let identifier): identifier
    case .prefix(let prefix): "\(prefix).\(model.id)"
    }
  }
}

extension CellKind {
  /// The configured cell of a model in a collection view.
  public func cell(
    for model: Model, at indexPath: IndexPath, in collectionView: UICollectionView,
    onAction: ActionHandler<Model.View.Action>? = nil
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: model)
    cell.hosted.configure(with: model.data, id: model.id, onAction: onAction)
    cell.accessibilityIdentifier = accessibilityIdentifier(of: model)
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
    guard let host = cell as? ConfigurableTableViewCell<Model.View> else {
      preconditionFailure(
        "'\(reuseIdentifier)' is registered for \(type(of: cell)) in this table view")
    }
    host.hosted.configure(with: model.data, id: model.id, onAction: onAction)
    host.accessibilityIdentifier = accessibilityIdentifier(of: model)
    return host
  }
}

/// One kind of header or footer of a screen: how its views are registered, dequeued and configured.
@MainActor
public struct HeaderFooterKind<View: ConfigurableView> {
  private typealias Registration = UICollectionView.SupplementaryRegistration<
    ConfigurableReusableView<View>
  >

  /// Unique among the kinds of the screen.
  public let reuseIdentifier: String

  private let headers: Registration
  private let footers: Registration

  public init(reuseIdentifier: String) {
    self.reuseIdentifier = reuseIdentifier
    headers = Registration(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
    footers = Registration(elementKind: UICollectionView.elementKindSectionFooter) { _, _, _ in }
  }
}

extension HeaderFooterKind {
  /// The configured header or footer of a section in a collection view.
  public func view(
    for data: View.Data, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView, accessibilityIdentifier: String,
    onAction: ActionHandler<View.Action>? = nil
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueConfiguredReusableSupplementary(
      using: isHeader ? headers : footers, for: indexPath)
    view.hosted.configure(with: data, onAction: onAction)
    view.accessibilityIdentifier = accessibilityIdentifier
    return view
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UICollectionReusableView, with data: View.Data) {
    (view as? ConfigurableReusableView<View>)?.hosted.update(with: data)
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
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: reuseIdentifier)
    guard let host = view as? ConfigurableHeaderFooterView<View> else {
      preconditionFailure("'\(reuseIdentifier)' is not registered by its screen in this table view")
    }
    host.hosted.configure(with: data, onAction: onAction)
    host.accessibilityIdentifier = accessibilityIdentifier
    return host
  }

  /// Shows new data in a header or footer that is on the screen.
  public func update(_ view: UITableViewHeaderFooterView, with data: View.Data) {
    (view as? ConfigurableHeaderFooterView<View>)?.hosted.update(with: data)
  }
}

#if compiler(>=6.1)
/// Any cell of a screen: an enum with one case a kind of cell.
///
/// Its id carries the kind, so that ids of different kinds never clash and a cell that is configured
/// anew never changes its class.
public nonisolated protocol ScreenItem: ViewData, Identifiable where ID: ViewData {}

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
public protocol ScreenItem: ViewData, Identifiable where ID: ViewData {}

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

extension ScreenContent where HeaderFooter == Never {
  public nonisolated func header(of section: Section) -> Never? { nil }

  public nonisolated func footer(of section: Section) -> Never? { nil }
}

/// Makes the cells, headers and footers of a screen and passes on what they report.
@MainActor
public protocol ViewCreator: AnyObject {
  associatedtype Content: ScreenContent
}

/// Makes the views of a screen for a collection view.
@MainActor
public protocol CollectionViewCreator: ViewCreator {
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

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UICollectionReusableView, with headerFooter: Content.HeaderFooter)
}

extension CollectionViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, ofKind kind: String, at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView {}

  public func update(_ view: UICollectionReusableView, with headerFooter: Never) {}
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

  /// Shows new data in a header or footer that is on the screen.
  func update(_ view: UITableViewHeaderFooterView, with headerFooter: Content.HeaderFooter)
}

extension TableViewCreator where Content.HeaderFooter == Never {
  public func headerFooterView(
    for headerFooter: Never, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {}

  public func update(_ view: UITableViewHeaderFooterView, with headerFooter: Never) {}
}

/// The content that a data source shows, with its items by id.
@MainActor
final class ShownContent<Content: ScreenContent> {
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  private var boundaries: [Content.Section: SectionBoundaries] = [:]

  /// Takes new content and says what it changes.
  func replace(with newContent: Content) -> ContentChanges<Content> {
    let changes = ContentChanges(from: items, boundaries, to: newContent)
    content = newContent
    items = changes.items
    boundaries = changes.boundaries
    return changes
  }
}

/// Which views a section has besides its cells.
struct SectionBoundaries: Equatable {
  var hasHeader: Bool
  var hasFooter: Bool
}

/// What becomes of a screen when new content is applied; the same for both containers.
struct ContentChanges<Content: ScreenContent> {
  typealias Section = Content.Section
  typealias Item = Content.Item

  /// Sections with anything to show, their items, and which of them are to be configured anew.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
  private(set) var items: [Item.ID: Item] = [:]
  private(set) var boundaries: [Section: SectionBoundaries] = [:]
  /// Ids that the content holds more than once; all but the first item of each are left out.
  private(set) var duplicates: [Item.ID] = []
  /// Sections that stay and in which a header or footer comes or goes.
  private(set) var sectionsWithMovedBoundaries: [Section] = []

  init(
    from oldItems: [Item.ID: Item], _ oldBoundaries: [Section: SectionBoundaries],
    to content: Content
  ) {
    var changed: [Item.ID] = []
    items.reserveCapacity(oldItems.count)
    for section in Section.allCases {
      let sectionItems = content.items(in: section)
      let sectionBoundaries = SectionBoundaries(
        hasHeader: content.header(of: section) != nil,
        hasFooter: content.footer(of: section) != nil)
      guard !sectionItems.isEmpty || sectionBoundaries.hasHeader || sectionBoundaries.hasFooter
      else { continue }
      boundaries[section] = sectionBoundaries
      if let old = oldBoundaries[section], old != sectionBoundaries {
        sectionsWithMovedBoundaries.append(section)
      }
      snapshot.appendSections([section])
      snapshot.appendItems(
        take(sectionItems, comparing: oldItems, changed: &changed), toSection: section)
    }
    if !changed.isEmpty {
      snapshot.reconfigureItems(changed)
    }
  }

  /// Asks a table to load anew the sections in which a header or footer comes or goes.
  mutating func reloadSectionsWithMovedBoundaries() {
    guard !sectionsWithMovedBoundaries.isEmpty else { return }
    snapshot.reloadSections(sectionsWithMovedBoundaries)
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
      if let old = oldItems[id], old != item { changed.append(id) }
    }
    return ids
  }
}

/// Shows a screen's content in a collection view.
///
///     let dataSource = ListingDataSource(collectionView: collectionView, creator: creator)
///     collectionView.collectionViewLayout = ListingLayout.make()
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the collection view does not.
@MainActor
public final class CollectionDataSource<Creator: CollectionViewCreator> {
  public typealias Content = Creator.Content

  public let creator: Creator
  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }

  private let collectionView: UICollectionView
  private let diffable: CollectionScreen<Content>

  public init(collectionView: UICollectionView, creator: Creator) {
    self.collectionView = collectionView
    self.creator = creator
    let shown = ShownContent<Content>()
    diffable = CollectionScreen(collectionView: collectionView, shown: shown) {
      collectionView, indexPath, id in
      shown.items[id].map { creator.cell(for: $0, at: indexPath, in: collectionView) }
    }
    diffable.supplementaryViewProvider = { [unowned diffable] collectionView, kind, indexPath in
      diffable.headerFooter(ofKind: kind, at: indexPath.section).map {
        creator.headerFooterView(for: $0, ofKind: kind, at: indexPath, in: collectionView)
      }
    }
  }

  /// What is shown now.
  public var content: Content { diffable.shown.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    diffable.itemIdentifier(for: indexPath).flatMap { diffable.shown.items[$0] }
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    diffable.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    diffable.section(at: index)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = diffable.shown.replace(with: content)
    diffable.apply(
      changes.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    if !changes.sectionsWithMovedBoundaries.isEmpty {
      collectionView.collectionViewLayout.invalidateLayout()
    }
    updateVisible(UICollectionView.elementKindSectionHeader)
    updateVisible(UICollectionView.elementKindSectionFooter)
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  /// Diffable data sources leave headers and footers alone, so those on the screen are updated here.
  private func updateVisible(_ kind: String) {
    for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let headerFooter = diffable.headerFooter(ofKind: kind, at: indexPath.section),
        let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
      else { continue }
      creator.update(view, with: headerFooter)
    }
  }
}

/// The diffable data source underneath, which a layout finds through its collection view.
final class CollectionScreen<Content: ScreenContent>:
  UICollectionViewDiffableDataSource<Content.Section, Content.Item.ID>
{
  let shown: ShownContent<Content>

  init(
    collectionView: UICollectionView, shown: ShownContent<Content>,
    cellProvider: @escaping CellProvider
  ) {
    self.shown = shown
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  func section(at index: Int) -> Content.Section? {
    sectionIdentifier(for: index)
  }

  func headerFooter(ofKind kind: String, at index: Int) -> Content.HeaderFooter? {
    guard let section = section(at: index) else { return nil }
    return kind == UICollectionView.elementKindSectionHeader
      ? shown.content.header(of: section) : shown.content.footer(of: section)
  }
}

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource(tableView: tableView, creator: creator)
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table's delegate too, since a table asks its
/// delegate for headers and footers.
@MainActor
public final class TableDataSource<Creator: TableViewCreator>: NSObject, UITableViewDelegate {
  public typealias Content = Creator.Content

  public let creator: Creator
  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }

  private let tableView: UITableView
  private let shown: ShownContent<Content>
  private let diffable: UITableViewDiffableDataSource<Content.Section, Content.Item.ID>

  public init(tableView: UITableView, creator: Creator) {
    self.tableView = tableView
    self.creator = creator
    let shown = ShownContent<Content>()
    self.shown = shown
    creator.register(in: tableView)
    diffable = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
      shown.items[id].map { creator.cell(for: $0, at: indexPath, in: tableView) }
    }
    super.init()
    tableView.delegate = self
  }

  /// What is shown now.
  public var content: Content { shown.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    diffable.itemIdentifier(for: indexPath).flatMap { shown.items[$0] }
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    diffable.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    diffable.sectionIdentifier(for: index)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var changes = shown.replace(with: content)
    // A table asks for headers and footers only when it loads their section.
    changes.reloadSectionsWithMovedBoundaries()
    diffable.apply(
      changes.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    updateVisibleHeadersAndFooters()
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  private func updateVisibleHeadersAndFooters() {
    for index in 0..<tableView.numberOfSections {
      guard let section = section(at: index) else { continue }
      if let view = tableView.headerView(forSection: index),
        let header = content.header(of: section)
      {
        creator.update(view, with: header)
      }
      if let view = tableView.footerView(forSection: index),
        let footer = content.footer(of: section)
      {
        creator.update(view, with: footer)
      }
    }
  }

  // MARK: UITableViewDelegate

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    header(at: index).map { creator.headerFooterView(for: $0, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    footer(at: index).map { creator.headerFooterView(for: $0, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    header(at: index) == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    footer(at: index) == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  private func header(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.header(of:))
  }

  private func footer(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.footer(of:))
  }
}

/// Makes the layout of a screen in a collection view, section by section.
///
/// Sections without content are not shown, so a section's place tells nothing: the layout asks the
/// data source of the collection view that it serves.
@MainActor
public enum ScreenLayout<Content: ScreenContent> {
  /// A layout whose sections are made by a function.
  public static func make(
    section makeSection:
      @escaping @MainActor (LayoutSection<Content.Section>) ->
      NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let owner = Owner()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard let screen = owner.layout?.collectionView?.dataSource as? CollectionScreen<Content>,
        let section = screen.section(at: index)
      else { return placeholder(in: environment) }
      return makeSection(
        LayoutSection(
          section: section,
          hasHeader: screen.shown.content.header(of: section) != nil,
          hasFooter: screen.shown.content.footer(of: section) != nil,
          environment: environment))
    }
    owner.layout = layout
    return layout
  }

  /// What the section provider needs of a layout that is not made yet.
  @MainActor
  private final class Owner {
    weak var layout: UICollectionViewLayout?
  }

  /// A section while the collection view has not got the screen's data source: UIKit raises when there
  /// is none for an index that it counts.
  private static func placeholder(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: environment)
  }
}

/// A section for which a layout is to be made, with the layouts that it can have.
@MainActor
public struct LayoutSection<Section> {
  public let section: Section
  public let hasHeader: Bool
  public let hasFooter: Bool
  public let environment: any NSCollectionLayoutEnvironment
}

extension LayoutSection {
  /// Rows of full width, one below the other.
  public func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    return .list(using: configuration, layoutEnvironment: environment)
  }

  /// Columns of equal width; each row is as tall as its tallest cell.
  public func grid(
    columns: Int, spacing: CGFloat, insets: NSDirectionalEdgeInsets = .zero,
    estimatedHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(estimatedHeight)
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
    estimatedHeight: CGFloat
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: width, heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = section(of: group, spacing: spacing, insets: insets)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
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

"""#
