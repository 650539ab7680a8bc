//___FILEHEADER___

import UIKit

/// Shows `___FILEBASENAMEASIDENTIFIER___Data`, generated for a view with 'view: custom'.
final class ___FILEBASENAMEASIDENTIFIER___: UIView, ConfigurableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  func configure(with data: ___FILEBASENAMEASIDENTIFIER___Data) {
  }
}
