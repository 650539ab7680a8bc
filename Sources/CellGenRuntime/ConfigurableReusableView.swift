#if canImport(UIKit)
public import UIKit

/// A header or footer of a collection view that hosts a view and passes events on to it.
public final class ConfigurableReusableView: UICollectionReusableView {
  var hosted: CellGenHosted?
  var cellGenIsHeader = false
  // part: Configurations
  /// The view of a content configuration, which only cells support themselves.
  private var configured: UIView?
  // part end
  // part: Pinning
  /// The color that hides the cells behind it; nil where there are none.
  private var ground: UIColor?
  // part end

  /// The view that shows the data; nil until it is configured for the first time.
  public var view: UIView? { hosted?.view }

  public override func prepareForReuse() {
    hosted?.prepareForReuse()
    super.prepareForReuse()
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

// part: Collection & Pinning
extension ConfigurableReusableView: CellGenPinnable {
  func hideCells(by color: UIColor?) {
    ground = color
    showBackground()
  }
}
// part end

extension ConfigurableReusableView: CellGenHost {
  var contentView: UIView { self }

  func didShow() { showBackground() }

  /// Shows the background of the data over that of the list, which remains visible around it.
  fileprivate func showBackground() {
    // part: Looks
    let look = hosted?.look(in: CellState())
    CellGenPatch.show(look, behind: self)
    // part end
    // part: Pinning
    backgroundColor = ground
    // part end
    // part: Looks
    if look?.coversBackground == true { backgroundColor = nil }
    // part end
  }

  // part: Configurations
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? {
    get { (configured as? any UIView & UIContentView)?.configuration }
    set {
      guard let newValue else { return }
      if let view = configured as? any UIView & UIContentView {
        view.configuration = newValue
      } else {
        let view = newValue.makeContentView()
        configured = view
        addSubview(view)
        CellGenHosted.pin(view, to: self)
      }
    }
  }
  // part end
}
#endif
