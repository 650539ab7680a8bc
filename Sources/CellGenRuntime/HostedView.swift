#if canImport(UIKit)
import UIKit

/// What is common to the views inside all cells, headers and footers.
@MainActor
class CellGenHosted {
  /// The id of the model that the view was configured with; nil while its host waits for reuse.
  fileprivate(set) var id: (any Hashable & Sendable)?
  /// The id of the item among all kinds of its screen, which the data source knows it by.
  var itemID: (any Hashable & Sendable)?

  // Synthesized, it would not be isolated, and no subclass could override it.
  fileprivate init() {}

  /// What a cell, header or footer hosts; nil where it is none of the runtime's.
  static func inside(_ view: UIView) -> CellGenHosted? {
    guard let host = view as? any CellGenHost else { return nil }
    return hosted(by: host)
  }

  private static func hosted<Host: CellGenHost>(by host: Host) -> CellGenHosted { host.hosted }

  /// Keeps a view's edges at those of a view around it.
  ///
  /// The trailing and bottom edges give way to the size that a container imposes while it measures,
  /// so that UIKit has no conflict to log.
  static func pin(_ view: UIView, to outer: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let trailing = outer.trailingAnchor.constraint(
      equalTo: view.trailingAnchor, constant: insets.trailing)
    let bottom = outer.bottomAnchor.constraint(
      equalTo: view.bottomAnchor, constant: insets.bottom)
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.leading),
      trailing,
      bottom,
    ])
  }
}

/// A cell, header or footer that hosts a view.
@MainActor
protocol CellGenHost: UIView {
  associatedtype View: ConfigurableView

  var hosted: CellGenHostedView<View> { get }
}

/// A view inside a cell, header or footer: what all hosts do alike.
final class CellGenHostedView<View: ConfigurableView>: CellGenHosted {
  let view: View
  private var measure: ((CGFloat) -> CGSize?)?

  init(frame: CGRect) {
    view = View(frame: CGRect(origin: .zero, size: frame.size))
  }

  func install(in contentView: UIView) {
    contentView.addSubview(view)
    Self.pin(view, to: contentView)
  }

  /// Shows a cell model, and reports to a handler.
  func show<Model: CellModel>(
    _ model: Model, onAction: ActionHandler<View.Action>?
  ) where Model.View == View {
    id = model.id
    measure = { model.size(boundedBy: $0) }
    view.onAction = onAction
    model.configure(view)
  }

  /// Shows the data of a header or footer, and reports to a handler.
  func show(_ data: View.Data, onAction: ActionHandler<View.Action>?) {
    view.onAction = onAction
    update(with: data)
  }

  /// Shows other data of the same header or footer; what it reports goes where it went before.
  func update(with data: View.Data) {
    measure = { View.size(for: data, boundedBy: $0) }
    view.configure(with: data)
  }

  /// Forgets the data. The handler goes first: nothing that the view does while it is reset may be
  /// reported for the old id.
  func prepareForReuse() {
    view.onAction = nil
    id = nil
    itemID = nil
    measure = nil
    view.prepareForReuse()
  }

  /// The size that the view computes for its data, or nil to let Auto Layout find it.
  func size(boundedBy width: CGFloat) -> CGSize? { measure?(width) }

  /// The attributes of a collection view with the size that the view computes, or nil.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(boundedBy: attributes.size.width) else { return nil }
    attributes.size = size
    return attributes
  }
}
#endif
