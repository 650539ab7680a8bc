#if canImport(UIKit)
public import UIKit

#if compiler(>=6.1)
/// The data that a view shows, with the actions that the view reports and the view itself.
///
///     struct PhotoViewData: ViewData {
///       enum Action: ScreenValue { case open }
///
///       var url: URL
///
///       @MainActor static var host: CellHost<Self> { .view(PhotoView.self) }
///     }
public nonisolated protocol ViewData: ScreenValue {
  /// The actions that the view reports; `Never` for a view that reports none.
  associatedtype Action: ScreenValue = Never

  /// The way in which the data is shown in cells, headers, and footers.
  @MainActor static var host: CellHost<Self> { get }

  // part: Images
  /// The images that the view will load. They are prefetched when its cell is likely to be shown soon.
  ///
  /// By default there are none; for mapped data, they are those of the data that it is mapped to.
  @MainActor static func images(of data: Self) -> [CellImageRequest]
  // part end

  // part: Looks
  /// Returns the look of the view's cell in a state; nil for UIKit's own look.
  ///
  /// It is requested at each configuration and for each change of state, for the runtime's cells and for
  /// those that were passed to `configure(_:onAction:)`. A view that other data is mapped to is in the cells
  /// of that data, which then determines the look.
  @MainActor static func look(of data: Self, in state: CellState) -> CellLook?
  // part end
}
#else
/// The data that a view shows, with the actions that the view reports and the view itself.
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
  /// Returns views of some data, one below the other, for previews.
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
