#if canImport(UIKit)
public import UIKit

/// The header or footer of a collection view that hosts a view.
public final class ConfigurableReusableView<View: ConfigurableView>: UICollectionReusableView {
  let hosted: CellGenHostedView<View>

  /// The view that shows the data.
  public var view: View { hosted.view }

  public override init(frame: CGRect) {
    hosted = CellGenHostedView(frame: frame)
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
    hosted.fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

extension ConfigurableReusableView: CellGenHost {}
#endif
