#if canImport(UIKit)
import UIKit

/// The sizes of cells, found without dequeuing any: by the view's type, or with a view of it that is
/// on no screen.
@MainActor
final class CellGenSizes {
  /// A view of each kind that had to be measured, by its class.
  private var views: [ObjectIdentifier: UIView] = [:]

  /// The size of a model's cell in a container of a width.
  func size<Model: CellModel>(of model: Model, boundedBy width: CGFloat) -> CGSize {
    if let size = model.size(boundedBy: width) { return size }
    let view = view(Model.View.self)
    model.configure(view)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.prepareForReuse()
    return CGSize(width: width, height: size.height)
  }

  private func view<View: ConfigurableView>(_ type: View.Type) -> View {
    if let view = views[ObjectIdentifier(type)] as? View { return view }
    let view = View(frame: .zero)
    views[ObjectIdentifier(type)] = view
    return view
  }
}
#endif
