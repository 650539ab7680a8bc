#if canImport(UIKit)
import UIKit

/// A view inside a cell, header or footer: what all hosts do alike.
@MainActor
struct HostedView<View: ConfigurableView> {
  let view: View
  /// The id of the model that the view was configured with; nil while its host waits for reuse.
  private(set) var id: (any Hashable & Sendable)?
  private var data: View.Data?

  init(frame: CGRect) {
    view = View(frame: CGRect(origin: .zero, size: frame.size))
  }

  func install(in contentView: UIView) {
    contentView.addSubview(view)
    view.pinEdges(to: contentView)
  }

  mutating func configure(
    with data: View.Data, id: (any Hashable & Sendable)? = nil,
    onAction: ActionHandler<View.Action>?
  ) {
    self.id = id
    self.data = data
    view.onAction = onAction
    view.configure(with: data)
  }

  /// Shows other data of the same model; what it reports goes where it went before.
  mutating func update(with data: View.Data) {
    self.data = data
    view.configure(with: data)
  }

  /// Forgets the data. The handler goes first: nothing that the view does while it is reset may be
  /// reported for the old id.
  mutating func prepareForReuse() {
    view.onAction = nil
    id = nil
    data = nil
    view.prepareForReuse()
  }

  /// The size that the view computes for its data, or nil to let Auto Layout find it.
  func size(boundedBy width: CGFloat) -> CGSize? {
    data.flatMap { View.size(for: $0, boundedBy: width) }
  }
}
#endif
