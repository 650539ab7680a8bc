#if canImport(UIKit)
import UIKit

/// The sizes of cells, found without dequeuing any: by the view's type, or with a view of it that is
/// on no screen.
@MainActor
final class CellGenSizes {
  /// What had to be measured, by the type of its data.
  private var hosted: [Swift.ObjectIdentifier: CellGenHosted] = [:]

  /// The size of some data's cell in a container of a width; nil for a cell class of the app's.
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
