#if canImport(UIKit)
#if compiler(>=6.1)
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public nonisolated protocol CellModel: ViewData, Identifiable where ID: Sendable {
  /// The view that shows the data.
  associatedtype View: ConfigurableView

  /// What the view is configured with.
  var data: View.Data { get }
}
#else
/// A cell as a value: what tells it apart, what it shows, and the view that shows it.
public protocol CellModel: ViewData, Identifiable where ID: Sendable {
  associatedtype View: ConfigurableView

  var data: View.Data { get }
}
#endif
#endif
