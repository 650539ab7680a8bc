/// A view that a collection view creates, queues, and reuses.
@MainActor
open class UICollectionReusableView: UIView {
  var reuseIdentifierStore: String?
  var elementKind: String?
  /// True for a view that replaces an unusable one of the data source. It was already reported, so it is
  /// exempt from checks.
  var isPlaceholder = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an instance of a registered class for the collection view, without Objective-C.
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
    // A view without constraints has no preferred size.
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
