#if canImport(UIKit)
import UIKit

/// One of the runtime's cells, headers, or footers.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }
  // part: Configurations
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  // part end
  /// The hosted content; nil until it is configured for the first time. The reuse identifier belongs to data
  /// of one type, so the content never changes its class.
  var hosted: CellGenHosted? { get set }
  // part: Headers
  /// True if it is the header of a section.
  var cellGenIsHeader: Bool { get set }
  // part end
  /// Called when other data is shown; it updates everything that depends on both the data and the state.
  func didShow()
}

extension CellGenHost {
  /// Shows data, and reports actions to a handler.
  func show<Data: ViewData>(
    _ data: Data, in content: CellHost<Data>.Content, onAction: ActionHandler<Data.Action>?
  ) {
    let hosted = hosted as? CellGenHostedData<Data> ?? install(content.make())
    hosted.show(data, onAction: onAction)
    didShow()
  }

  func didShow() {}

  // part: Headers
  // Cells are never headers.
  var cellGenIsHeader: Bool {
    get { false }
    set {}
  }
  // part end

  private func install<Data>(_ hosted: CellGenHostedData<Data>) -> CellGenHostedData<Data> {
    self.hosted = hosted
    hosted.install(in: self)
    return hosted
  }

  /// Returns the attributes of a collection view with the size that is computed for the data, or nil to let
  /// Auto Layout determine it.
  func fitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = size(fitting: attributes.size) else { return nil }
    attributes.size = size
    return attributes
  }

  /// Returns the size that is computed for the data, or nil to let Auto Layout determine it.
  func size(fitting target: CGSize) -> CGSize? {
    let width = target.width - room
    guard var size = hosted?.size(boundedBy: width) else {
      // part: Flows
      CellFlow.layOutFlows(in: self, width: width)
      // part end
      return nil
    }
    size.width += room
    return size
  }

  /// The width that remains free beside the hosted content, in points.
  private var room: CGFloat {
    // part: Room
    if let hosted { return hosted.leadingRoom + hosted.trailingRoom }
    // part end
    return 0
  }
}
#endif
