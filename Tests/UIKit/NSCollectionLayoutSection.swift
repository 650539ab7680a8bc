public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: its group, repeated as often as there are items.
@MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying, Sendable {
  let group: NSCollectionLayoutGroup
  /// The configuration of the list that the section was made from; nil for another section.
  var listConfiguration: UICollectionLayoutListConfiguration?

  @available(*, unavailable)
  public override init() { fatalError("NSCollectionLayoutSection has no init()") }

  init(of group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  // A copy sets the same values again, even if they were never set.
  @available(iOS 14, *)
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      if contentInsetsReference != oldValue { StandIn.require(14, "contentInsetsReference") }
    }
  }
  @available(iOS 16, *)
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      guard supplementaryContentInsetsReference != oldValue else { return }
      StandIn.require(16, "supplementaryContentInsetsReference")
    }
  }
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(of: group)
    copy.listConfiguration = listConfiguration
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.decorationItems = decorationItems.map { $0.duplicate() }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

/// The environment in which the section of a section provider is shown.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The area in which a section is laid out.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item on screen, as an invalidation handler sees it.
@MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementKind: String? { get }
}

/// The attributes of an item on screen. Changes that a handler makes to it have no effect here.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem, Sendable {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// The bounds of the collection view as a layout environment.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer, Sendable
{
  let contentSize: CGSize
  let traitCollection = UITraitCollection()

  init(contentSize: CGSize) {
    self.contentSize = contentSize
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The reference from which content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The way in which a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
