/// Determines the places of a collection view's elements.
@MainActor
open class UICollectionViewLayout: NSObject, Sendable {
  private weak var owner: UICollectionView?
  private var isPrepared = false
  private(set) var decorationSources: [String: ReuseQueue<UICollectionReusableView>.Source] = [:]
  /// The sizes that self-sizing views have requested.
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
    check(context)
    guard let named = context.named else { return invalidateLayout() }
    isPrepared = false
    for key in named { preferredSizes[key] = nil }
    owner?.setNeedsLayout()
  }

  /// Checks for contexts for which UIKit raises exceptions: those of a class that the layout does not know,
  /// and those with elements that do not exist.
  private func check(_ context: UICollectionViewLayoutInvalidationContext) {
    let expected: AnyClass = Self.invalidationContextClass
    guard context.isInstance(of: expected) else {
      StandIn.fail(
        "the invalidation context (\(type(of: context))) sent to "
          + "-[UICollectionViewLayout invalidateLayoutWithContext:] is not an instance of type "
          + "\(expected) or a subclass")
      return
    }
    prepareIfNeeded()
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths where layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil {
        // UIKit's wording is unknown.
        StandIn.fail("there is no supplementary view of kind \(kind) at \(path) to invalidate")
      }
    }
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
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the layout after an update; remaining elements keep the sizes that they requested.
  func invalidate(keepingSizesOf place: (ElementKey) -> ElementKey?) {
    let known = preferredSizes
    invalidateLayout()
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

/// The parts of a layout to compute again: everything unless elements are named.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, Sendable {
  private var items: [IndexPath] = []
  private var supplementaryElements: [String: [IndexPath]] = [:]

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) { items += indexPaths }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements[elementKind, default: []] += indexPaths
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements.isEmpty ? nil : supplementaryElements
  }

  /// The named elements; nil if there are none.
  var named: [ElementKey]? {
    guard !items.isEmpty || !supplementaryElements.isEmpty else { return nil }
    return items.map { ElementKey(category: .cell, kind: "", indexPath: $0) }
      + supplementaryElements.flatMap { kind, paths in
        paths.map { ElementKey(category: .supplementaryView, kind: kind, indexPath: $0) }
      }
  }

  func isInstance(of type: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if current.subjectType == type { return true }
      mirror = current.superclassMirror
    }
    return false
  }
}

/// The parts of a flow layout to compute again.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// The elements that a layout has computed, with lookup by place and by name.
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
