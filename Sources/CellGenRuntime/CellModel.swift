#if canImport(UIKit)
public import UIKit

#if compiler(>=6.1)
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public nonisolated protocol CellModel: Hashable, Sendable, Identifiable where ID: Sendable {
  /// The view that shows the data.
  associatedtype View: ConfigurableView
  associatedtype ModelData: ViewData = View.Data

  /// What the view is configured with.
  var data: ModelData { get }

  /// Shows the data in a view, all of it.
  @MainActor func configure(_ view: View)

  /// The size of a cell in a container of a width, or nil to let Auto Layout find it.
  ///
  /// - Units: points.
  @MainActor func size(boundedBy width: CGFloat) -> CGSize?
}
#else
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public protocol CellModel: Hashable, Sendable, Identifiable where ID: Sendable {
  associatedtype View: ConfigurableView
  associatedtype ModelData: ViewData = View.Data

  var data: ModelData { get }

  @MainActor func configure(_ view: View)

  @MainActor func size(boundedBy width: CGFloat) -> CGSize?
}
#endif

/// Equal models have equal ids, so the id is enough to hash, and no model needs a synthesized hash of
/// its own, which would take time to compile.
extension CellModel {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public nonisolated var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension CellModel where ModelData == View.Data {
  @MainActor public func configure(_ view: View) { view.configure(with: data) }

  @MainActor public func size(boundedBy width: CGFloat) -> CGSize? {
    View.size(for: data, boundedBy: width)
  }
}
#endif
