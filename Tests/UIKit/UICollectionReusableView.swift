/// A view that a collection view makes, queues and uses again.
@MainActor
open class UICollectionReusableView: UIView {
  var reuseIdentifierStore: String?
  var elementKind: String?
  /// Stands where the data source gave nothing usable; already reported, so exempt from checks.
  var isPlaceholder = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How the collection view makes an instance of a registered class without Objective-C.
  public required convenience init(_dequeue: Void) { self.init(frame: .zero) }

  open var reuseIdentifier: String? { reuseIdentifierStore }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.isSelfSizing else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.sizesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: layoutAttributes.sizesHeight ? .fittingSizeLevel : .required)
    // A view without constraints has no opinion.
    if size.width > 0 { layoutAttributes.size.width = size.width }
    if size.height > 0 { layoutAttributes.size.height = size.height }
    return layoutAttributes
  }

  override func constraintsChanged() {
    super.constraintsChanged()
    (superview as? UICollectionView)?.contentChanged(in: self, isExplicit: false)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.contentChanged(in: self, isExplicit: true)
  }
}
