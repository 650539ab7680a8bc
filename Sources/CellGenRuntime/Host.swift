#if canImport(UIKit)
import UIKit

/// A cell, header or footer of the runtime's.
@MainActor
protocol CellGenHost: UIView {
  var contentView: UIView { get }
  // part: Configurations
  @available(iOS 14, *)
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  // part end
  /// What it hosts; nil until it is configured for the first time. Its reuse identifier belongs to
  /// data of one type, so it never changes.
  var hosted: CellGenHosted? { get set }
  // part: Headers
  /// Whether it is a section's header.
  var cellGenIsHeader: Bool { get set }
  // part end
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

  // part: Headers
  // Cells are none.
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

  /// What stays free beside what it hosts, in points.
  private var room: CGFloat {
    // part: Room
    if let hosted { return hosted.leadingRoom + hosted.trailingRoom }
    // part end
    return 0
  }
}
#endif
