import UIKit

/// A cell whose list reports all its actions.
final class PaymentCell: UITableViewCell, ConfigurableCell {
  func configure(
    with data: PaymentViewData, onAction: @escaping ActionHandler<PaymentViewData.Action>
  ) {
    textLabel?.text = data.amount
  }
}

/// A cell whose subviews are in a nib.
final class RefundCell: UITableViewCell, ConfigurableCell {
  private var onAction: ActionHandler<RefundViewData.Action>?

  func configure(
    with data: RefundViewData, onAction: @escaping ActionHandler<RefundViewData.Action>
  ) {
    textLabel?.text = data.amount
    self.onAction = onAction
  }

  func dispute() { onAction?(.dispute) }
}

/// A view whose subviews are in a nib.
final class BalanceView: UIView, ConfigurableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(with data: BalanceViewData) {}
}
