/// The place and appearance of an element in a collection view.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, Sendable {
  private let category: UICollectionView.ElementCategory
  private let kind: String?
  /// The axes on which the layout takes the size from the view.
  var sizesWidth = false
  var sizesHeight = false

  init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath: IndexPath
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  open var representedElementKind: String? { kind }

  var isSelfSizing: Bool { sizesWidth || sizesHeight }
  var key: ElementKey { ElementKey(category: category, kind: kind ?? "", indexPath: indexPath) }

  nonisolated open func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = UICollectionViewLayoutAttributes(
        category: category, kind: kind, indexPath: indexPath)
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.sizesWidth = sizesWidth
      copy.sizesHeight = sizesHeight
      return copy
    }
  }
}

/// The identity of an element in a collection view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var indexPath: IndexPath
}
