/// Lays out items in rows, section after section.
///
/// Rows run across a view that scrolls vertically; a horizontal one has columns. Headers and footers cannot
/// be pinned.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var list = ElementList()
  private var extent: CGFloat = 0

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The reference from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    list = ElementList()
    extent = 0
    guard let view = collectionView else { return }
    let breadth = isVertical ? view.bounds.width : view.bounds.height
    for section in 0..<view.numberOfSections { layOut(section, in: view, breadth: breadth) }
  }

  private func layOut(_ section: Int, in view: UICollectionView, breadth: CGFloat) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing

    appendSupplementary(UICollectionView.elementKindSectionHeader, header, section, breadth)
    let (lead, side, otherSide, trail) =
      isVertical
      ? (inset.top, inset.left, inset.right, inset.bottom)
      : (inset.left, inset.top, inset.bottom, inset.right)
    extent += lead
    var across = side
    var line: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let (size, isSelfSizing) = size(of: path, in: view, delegate)
      let (along, width) = isVertical ? (size.height, size.width) : (size.width, size.height)
      if across > side, across + width > breadth - otherSide + 0.01 {
        extent += line + lineSpacing
        across = side
        line = 0
      }
      list.append(
        .init(
          key: ElementKey(category: .cell, kind: "", indexPath: path),
          frame: isVertical
            ? CGRect(x: across, y: extent, width: size.width, height: size.height)
            : CGRect(x: extent, y: across, width: size.width, height: size.height),
          sizesWidth: isSelfSizing, sizesHeight: isSelfSizing))
      across += width + itemSpacing
      line = max(line, along)
    }
    extent += line + trail
    appendSupplementary(UICollectionView.elementKindSectionFooter, footer, section, breadth)
  }

  private func size(
    of path: IndexPath, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> (CGSize, Bool) {
    let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    guard estimatedItemSize != .zero, asked == itemSize else { return (asked, false) }
    let key = ElementKey(category: .cell, kind: "", indexPath: path)
    let estimate =
      estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    return (preferredSizes[key] ?? estimate, true)
  }

  private func appendSupplementary(
    _ kind: String, _ size: CGSize, _ section: Int, _ breadth: CGFloat
  ) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    list.append(
      .init(
        key: ElementKey(
          category: .supplementaryView, kind: kind,
          indexPath: IndexPath(item: 0, section: section)),
        frame: isVertical
          ? CGRect(x: 0, y: extent, width: breadth, height: length)
          : CGRect(x: extent, y: 0, width: length, height: breadth)))
    extent += length
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { list.attributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    list.attributes(for: ElementKey(category: .cell, kind: "", indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    list.attributes(
      for: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { estimatedItemSize != .zero }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: extent) : CGSize(width: extent, height: bounds.height)
  }
}
