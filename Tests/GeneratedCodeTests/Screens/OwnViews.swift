import CellGenRuntime
import SwiftUI
import UIKit

// What the app of Depot.sections and Ledger.sections has already: its cells, and the classes of its nibs.

/// A cell that is made in code, and keeps what happens to it.
final class CrateCell: UICollectionViewListCell, ConfigurableCell {
  private(set) var name: String?
  private(set) var resets = 0
  private var onAction: ActionHandler<CrateViewData.Action>?

  func configure(
    with data: CrateViewData, onAction: @escaping ActionHandler<CrateViewData.Action>
  ) {
    name = data.name
    self.onAction = onAction
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    resets += 1
    onAction = nil
  }

  func rename(to name: String) { onAction?(.rename(to: name)) }
}

/// A view that a nib makes.
final class StickerView: UIView, ReportingView {
  var onAction: ActionHandler<StickerViewData.Action>?
  let isFromNib: Bool
  private(set) var text: String?

  override init(frame: CGRect) {
    isFromNib = false
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    isFromNib = true
    super.init(coder: coder)
  }

  func configure(with data: StickerViewData) { text = data.text }

  func peel() { onAction?(.peel) }
}

/// A cell that a nib makes.
final class PalletCell: UICollectionViewCell, ConfigurableCell {
  private(set) var name: String?
  private var onAction: ActionHandler<PalletViewData.Action>?

  func configure(
    with data: PalletViewData, onAction: @escaping ActionHandler<PalletViewData.Action>
  ) {
    name = data.name
    self.onAction = onAction
  }

  func lift() { onAction?(.lift) }
}

/// A SwiftUI view.
struct SloganView: View {
  let data: SloganViewData
  let onAction: ActionHandler<SloganViewData.Action>

  var body: some View { Text(data.text) }
}

/// A header that a nib makes.
final class FloorView: UIView, ConfigurableView {
  private(set) var title: String?

  func configure(with data: FloorViewData) { title = data.title }
}

/// A row that is made in code.
final class BookingCell: UITableViewCell, ConfigurableCell {
  func configure(
    with data: BookingViewData, onAction: @escaping ActionHandler<BookingViewData.Action>
  ) {
    textLabel?.text = data.amount
  }
}

/// A row that a nib makes.
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
