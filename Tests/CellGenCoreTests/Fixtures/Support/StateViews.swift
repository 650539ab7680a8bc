import UIKit

final class SkeletonView: UIView, ConfigurableView {
  func configure(with data: SkeletonViewData) {}
}
