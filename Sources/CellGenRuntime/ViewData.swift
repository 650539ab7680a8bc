#if canImport(UIKit)
public import UIKit

#if compiler(>=6.1)
/// What a view shows, what the view reports, and which view it is.
///
///     struct PhotoViewData: ViewData {
///       enum Action: ScreenValue { case open }
///
///       var url: URL
///
///       @MainActor static var host: CellHost<Self> { .view(PhotoView.self) }
///     }
public nonisolated protocol ViewData: ScreenValue {
  /// What the view reports; `Never` for a view that reports nothing.
  associatedtype Action: ScreenValue = Never

  /// What shows the data in cells, headers and footers.
  @MainActor static var host: CellHost<Self> { get }

  // part: Images
  /// The images that the view will load, which are loaded ahead when its cell is likely to be shown soon.
  ///
  /// None by default; those of the data that they are mapped to, for mapped data.
  @MainActor static func images(of data: Self) -> [CellImageRequest]
  // part end

  // part: Looks
  /// How the cell around the view looks in a state; nil for UIKit's own look.
  ///
  /// Asked for at each configuration and for each change of state, of the cells of the runtime's and of
  /// those that `configure(_:onAction:)` was given. A view that other data are mapped to is in the
  /// cells of those data, so theirs is asked for.
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?
  // part end
}
#else
/// What a view shows, what the view reports, and which view it is.
public protocol ViewData: ScreenValue {
  associatedtype Action: ScreenValue = Never

  @MainActor static var host: CellHost<Self> { get }

  // part: Images
  @MainActor static func images(of data: Self) -> [CellImageRequest]
  // part end

  // part: Looks
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?
  // part end
}
#endif

// part: Images
extension ViewData {
  @MainActor
  public static func images(of data: Self) -> [CellImageRequest] {
    // part: Mapping & Images
    if let images = host.mappedImages { return images(data) }
    // part end
    return []
  }
}
// part end

extension ViewData {
  /// Views of some data, one below the other, for previews.
  @MainActor
  public static func preview(of samples: [Self]) -> UIView {
    let stack = UIStackView(arrangedSubviews: samples.map { $0.makeView() })
    stack.axis = .vertical
    return stack
  }

  @MainActor
  private func makeView() -> UIView {
    guard let content = Self.host.content else { return UIView() }
    let hosted = content.make()
    hosted.show(self, onAction: nil)
    return hosted.view
  }
}
#endif
