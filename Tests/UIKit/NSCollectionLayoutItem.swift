/// A cell in a compositional layout.
@MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying, Sendable {
  private let sizeStore: NSCollectionLayoutSize
  fileprivate var supplementaryStore: [NSCollectionLayoutSupplementaryItem]

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutItem has no init()") }

  init(size: NSCollectionLayoutSize, supplementary: [NSCollectionLayoutSupplementaryItem] = []) {
    sizeStore = size
    supplementaryStore = supplementary.map { $0.duplicate() }
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementary: supplementaryItems)
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open var layoutSize: NSCollectionLayoutSize { sizeStore }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryStore }

  /// Copies an element into its container, so later changes have no effect.
  final func duplicate() -> Self {
    let copy = cloned()
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy as! Self
  }

  fileprivate func cloned() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(size: sizeStore, supplementary: supplementaryStore)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The items are repeated until the group is full.
    case filling(NSLayoutConstraint.Axis)
    case repeating(NSLayoutConstraint.Axis, count: Int)
    /// The items are repeated, each with an equal share of the group.
    case sharing(NSLayoutConstraint.Axis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  private let items: [NSCollectionLayoutItem]

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.items = items.map { $0.duplicate() }
    super.init(size: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { NSCollectionLayoutGroup(.filling(.horizontal), layoutSize, subitems) as! Self }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { NSCollectionLayoutGroup(.filling(.vertical), layoutSize, subitems) as! Self }

  @available(iOS 16, *)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    StandIn.require(16, "repeatingSubitem")
    return NSCollectionLayoutGroup(.repeating(.horizontal, count: count), layoutSize, [subitem])
      as! Self
  }

  @available(iOS 16, *)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    StandIn.require(16, "repeatingSubitem")
    return NSCollectionLayoutGroup(.repeating(.vertical, count: count), layoutSize, [subitem])
      as! Self
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(.sharing(.horizontal, count: count), layoutSize, [subitem]) as! Self
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    NSCollectionLayoutGroup(.sharing(.vertical, count: count), layoutSize, [subitem]) as! Self
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) as! Self }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaryStore }
    set { supplementaryStore = newValue.map { $0.duplicate() } }
  }
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open var subitems: [NSCollectionLayoutItem] { items }
  open func visualDescription() -> String { "group of \(items.count) subitems" }

  fileprivate override func cloned() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(arrangement, layoutSize, items)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryStore = supplementaryStore
    return copy
  }
}

/// An item of a custom group, placed by its frame.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, Sendable {
  public let frame: CGRect
  public let zIndex: Int

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutGroupCustomItem has no init()") }

  init(place frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) { self.init(place: frame, zIndex: 0) }
  public convenience init(frame: CGRect, zIndex: Int) { self.init(place: frame, zIndex: zIndex) }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view attached to an item or a group, such as a badge.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  let containerAnchor: NSCollectionLayoutAnchor

  init(_ size: NSCollectionLayoutSize, kind: String, anchor: NSCollectionLayoutAnchor) {
    self.kind = kind
    containerAnchor = anchor
    super.init(size: size)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind, anchor: containerAnchor)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, kind: elementKind, anchor: containerAnchor)
  }

  open var zIndex = 1
  open var elementKind: String { kind }

  fileprivate override func cloned() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, kind: kind, anchor: containerAnchor)
    copy.zIndex = zIndex
    return copy
  }
}

/// A view at the edge of a section or of the whole layout, such as a header.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let edge: NSRectAlignment
  private let shift: CGPoint

  init(_ size: NSCollectionLayoutSize, kind: String, edge: NSRectAlignment, shift: CGPoint) {
    self.edge = edge
    self.shift = shift
    super.init(size, kind: kind, anchor: NSCollectionLayoutAnchor(edges: .top))
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, kind: elementKind, edge: alignment, shift: .zero)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, kind: elementKind, edge: alignment, shift: absoluteOffset)
  }

  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  open var alignment: NSRectAlignment { edge }
  open var offset: CGPoint { shift }

  var isAtEnd: Bool {
    [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(edge)
  }

  fileprivate override func cloned() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize, kind: elementKind, edge: edge, shift: shift)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    return copy
  }
}

/// A view behind a section that does not show any data.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String

  init(kind: String) {
    self.kind = kind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  open class func background(elementKind: String) -> Self {
    NSCollectionLayoutDecorationItem(kind: elementKind) as! Self
  }

  open var zIndex = -1
  open var elementKind: String { kind }

  fileprivate override func cloned() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: kind)
    copy.zIndex = zIndex
    return copy
  }
}
