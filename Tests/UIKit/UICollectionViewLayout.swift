/// Decides where the elements of a collection view lie.
@MainActor
open class UICollectionViewLayout: NSObject, Sendable {
  private weak var owner: UICollectionView?
  private var isPrepared = false
  private(set) var decorationSources: [String: ReuseQueue<UICollectionReusableView>.Source] = [:]
  /// The sizes that self-sizing views have asked for.
  private(set) var preferredSizes: [ElementKey: CGSize] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }

  open func invalidateLayout() {
    isPrepared = false
    preferredSizes = [:]
    owner?.setNeedsLayout()
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass.map { .type($0) }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open var collectionViewContentSize: CGSize { .zero }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Invalidates after an update; elements that are still there keep the size that they asked for.
  func invalidate(keepingSizesOf place: (ElementKey) -> ElementKey?) {
    let known = preferredSizes
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    for (key, size) in known {
      if let key = place(key) { preferredSizes[key] = size }
    }
  }

  func attach(to collectionView: UICollectionView?) {
    owner = collectionView
    invalidateLayout()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  func remember(_ size: CGSize, for key: ElementKey) {
    preferredSizes[key] = size
    isPrepared = false
  }

  func forgetSize(for key: ElementKey) {
    guard preferredSizes.removeValue(forKey: key) != nil else { return }
    isPrepared = false
  }
}

/// What a layout has to compute again; here always everything.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, Sendable {}

/// Elements that a layout has computed, found again by place or by name.
@MainActor
struct ElementList {
  struct Element {
    var key: ElementKey
    var frame: CGRect
    var sizesWidth = false
    var sizesHeight = false
    var zIndex = 0
  }

  private(set) var elements: [Element] = []
  private var positions: [ElementKey: Int] = [:]

  mutating func append(_ element: Element) {
    positions[element.key] = elements.count
    elements.append(element)
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    elements.compactMap { $0.frame.intersects(rect) ? Self.attributes($0) : nil }
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    positions[key].map { Self.attributes(elements[$0]) }
  }

  static func attributes(_ element: Element) -> UICollectionViewLayoutAttributes {
    let key = element.key
    let attributes = UICollectionViewLayoutAttributes(
      category: key.category, kind: key.kind.isEmpty ? nil : key.kind, indexPath: key.indexPath)
    attributes.frame = element.frame
    attributes.sizesWidth = element.sizesWidth
    attributes.sizesHeight = element.sizesHeight
    attributes.zIndex = element.zIndex
    return attributes
  }
}
