import SwiftUI
import UIKit

/// A cell that the app has had before.
final class ParcelCell: UICollectionViewCell, ConfigurableCell {
  private let titleLabel = UILabel()
  private var onAction: ActionHandler<ParcelViewData.Action>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func configure(
    with data: ParcelViewData, onAction: @escaping ActionHandler<ParcelViewData.Action>
  ) {
    titleLabel.text = data.title
    self.onAction = onAction
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onAction = nil
  }

  func rename(to name: String) { onAction?(.rename(to: name)) }
}

/// A view whose subviews are in a nib.
final class ReceiptView: UIView, ReportingView {
  var onAction: ActionHandler<ReceiptViewData.Action>?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(with data: ReceiptViewData) {}

  func share() { onAction?(.share) }
}

/// A SwiftUI view that reports actions.
struct NoticeView: View {
  let data: NoticeViewData
  let onAction: ActionHandler<NoticeViewData.Action>

  var body: some View { Text(data.text) }
}

/// A SwiftUI view that reports none.
struct NoticeHeadingView: View {
  let data: NoticeHeadingViewData

  var body: some View { Text(data.title) }
}

/// A SwiftUI view with a long name.
struct NearbyPickUpLocationView: View {
  let data: NearbyPickUpLocationViewData
  let onAction: ActionHandler<NearbyPickUpLocationViewData.Action>

  var body: some View { Text(data.address) }
}
