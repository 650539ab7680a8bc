#if canImport(UIKit)
import UIKit

/// The sizes of cells, determined without dequeuing any: by the type of the view, or by an offscreen view of
/// that type.
@MainActor
final class CellGenSizes {
  /// The views that measure cells, by the type of their data.
  private var hosted: [Swift.ObjectIdentifier: CellGenHosted] = [:]

  /// Returns the size of the cell for some data in a container of a width; nil for one of the app's cell
  /// classes.
  func size<Data: ViewData>(of data: Data, boundedBy width: CGFloat) -> CGSize? {
    guard let content = Data.host.content else { return nil }
    if let size = content.size(data, width) { return size }
    let hosted = hosted(for: content)
    // part: Images
    CellImages.isMeasuring = true
    defer { CellImages.isMeasuring = false }
    // part end
    hosted.show(data, onAction: nil)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = hosted.view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    hosted.prepareForReuse()
    return CGSize(width: width, height: size.height)
  }

  private func hosted<Data>(for content: CellHost<Data>.Content) -> CellGenHostedData<Data> {
    let type = Swift.ObjectIdentifier(Data.self)
    if let known = hosted[type] as? CellGenHostedData<Data> { return known }
    let made = content.make()
    hosted[type] = made
    return made
  }
}
#endif
