/// Shows an image, as large as the image by itself.
@MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var isHighlighted = false
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
