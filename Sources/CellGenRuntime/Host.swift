#if canImport(UIKit)
import UIKit

/// A cell, header or footer of the runtime's.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  /// What it hosts; nil until it is configured for the first time. Its reuse identifier belongs to
  /// data of one type, so it never changes.
  var hosted: CellGenHosted? { get set }
  /// Whether it is a section's header.
  var cellGenIsHeader: Bool { get set }
  /// Called when other data are shown; what depends on them and on the state is shown anew.
  func didShow()
}

extension CellGenHost {
  /// Shows data, and reports to a handler.
  func show<Data: ViewData>(
    _ data: Data, in content: CellHost<Data>.Content, onAction: ActionHandler<Data.Action>?
  ) {
    let hosted = hosted as? CellGenHostedData<Data> ?? install(content.make())
    hosted.show(data, onAction: onAction)
    didShow()
  }

  func didShow() {}

  // Cells are none.
  var cellGenIsHeader: Bool {
    get { false }
    set {}
  }

  private func install<Data>(_ hosted: CellGenHostedData<Data>) -> CellGenHostedData<Data> {
    self.hosted = hosted
    hosted.install(in: self)
    return hosted
  }

  /// Shows the state of the cell that this is.
  func update(for state: CellState, of cell: CellGenAnyCell) {
    hosted?.update(for: state)
    hosted?.showLook(in: state, of: cell, over: contentView)
  }

  /// The attributes of a collection view with the size that is computed for the data, or nil to let Auto
  /// Layout find it.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(fitting: attributes.size) else { return nil }
    attributes.size = size
    return attributes
  }

  /// The size that is computed for the data, or nil to let Auto Layout find it.
  func size(fitting target: CGSize) -> CGSize? {
    let room = hosted.map { $0.leadingRoom + $0.trailingRoom } ?? 0
    guard var size = hosted?.size(boundedBy: target.width - room) else {
      CellFlow.layOutFlows(in: self, width: target.width - room)
      return nil
    }
    size.width += room
    return size
  }
}
#endif
