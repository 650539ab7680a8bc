#if canImport(UIKit)
public import UIKit

/// The way in which data is shown in the cells, headers, and footers of any container.
///
/// Views are placed in the runtime's cells; cell classes of the app are dequeued themselves.
@MainActor
public struct CellHost<Data: ViewData> {
  /// The content of the runtime's own cells, headers, and footers.
  struct Content {
    let make: @MainActor () -> CellGenHostedData<Data>
    let size: @MainActor (Data, CGFloat) -> CGSize?
    /// True if the content is a content configuration rather than a view.
    var isConfiguration = false
  }

  // part: OwnCells
  /// One of the app's cell classes.
  struct OwnCell {
    let cellClass: UIView.Type
    /// Loads the nib, which takes time; nil for a class without one.
    let nib: (@MainActor () -> UINib)?
    let configure: @MainActor (UIView, Data, @escaping ActionHandler<Data.Action>) -> Void

    /// The reuse identifier that the nib gives its cell; nil for none.
    ///
    /// A nib with an identifier cannot be registered for any other: UIKit raises "cell reuse indentifier in
    /// nib (…) does not match the identifier used to register the nib (…)"
    /// (<https://github.com/tigerAndBull/TABAnimated/issues/54>).
    @MainActor var identifierInNib: String? {
      let cell = nib?().instantiate(withOwner: nil).first
      let identifier =
        (cell as? UICollectionReusableView)?.reuseIdentifier
        ?? (cell as? UITableViewCell)?.reuseIdentifier
      return identifier?.isEmpty == true ? nil : identifier
    }
  }
  // part end

  /// The content of the runtime's cell; nil if the app has its own cell class.
  let content: Content?
  // part: OwnCells
  /// The app's cell class; nil for the runtime's cells.
  let ownCell: OwnCell?
  // part end
  // part: Mapping & Images
  /// The images of the data that this data is mapped to; nil for data that is shown directly.
  private(set) var mappedImages: (@MainActor (Data) -> [CellImageRequest])?
  // part end

  private init(_ content: Content) {
    self.content = content
    // part: OwnCells
    ownCell = nil
    // part end
  }

  // part: OwnCells
  private init(_ ownCell: OwnCell) {
    content = nil
    self.ownCell = ownCell
  }
  // part end
}

// MARK: - Views

extension CellHost {
  /// Shows the data in a view that is made in code and reports no actions, or only those that its cells
  /// report for it.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  public static func view<View: ConfigurableView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  /// Shows the data in a view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  public static func view<View: ReportingView>(
    reporting type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, size: size(of: type, height), configure: { $0.configure(with: $1) })
  }

  // A view that can report actions always gets a handler, even where nothing asks for one.

  /// Shows the data in a view that is made in code and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - height: the height of its cells in points; nil to let the view compute it or Auto Layout determine it.
  public static func view<View: ReportingView>(
    _ type: View.Type, height: Double? = nil
  ) -> Self where View.Data == Data {
    view(reporting: type, height: height)
  }

  /// Shows the data in a view that was declared for other data and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  public static func view<View: ReportingView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self where View.Data.Action == Data.Action {
    view(reporting: type, size: size, configure: configure)
  }

  /// Shows the data in a view that was declared for other data and reports no actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  public static func view<View: ConfigurableView>(
    _ type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self {
    host(CellGenViewParts(configure: configure, report: { _, _ in }, size: size)) {
      View(frame: .zero)
    }
  }

  /// Shows the data in a view that was declared for other data and reports actions.
  ///
  /// - Parameters:
  ///   - type: the class of the view.
  ///   - size: returns the size of the view for some data in a container of a width; nil to let Auto Layout determine
  ///     it.
  ///   - configure: shows the data in the view.
  public static func view<View: ReportingView>(
    reporting type: View.Type,
    size: @escaping @MainActor (Data, CGFloat) -> CGSize? = { _, _ in nil },
    configure: @escaping @MainActor (View, Data) -> Void
  ) -> Self where View.Data.Action == Data.Action {
    host(CellGenViewParts(configure: configure, report: { $0.onAction = $1 }, size: size)) {
      View(frame: .zero)
    }
  }

  private static func size<View: ConfigurableView>(
    of type: View.Type, _ height: Double?
  ) -> @MainActor (Data, CGFloat) -> CGSize? where View.Data == Data {
    guard let height else { return View.size }
    return { CGSize(width: $1, height: height) }
  }

  private static func host<View: ReusableView>(
    _ parts: CellGenViewParts<Data, View>, make: @escaping @MainActor () -> View
  ) -> Self {
    Self(Content(make: { CellGenHostedView(make(), parts) }, size: parts.size))
  }

  // part: Mapping
  /// Shows the data as the data that it is mapped to.
  public static func mapped<Target: ViewData>(
    _ map: @escaping @MainActor (Data) -> Target
  ) -> Self where Target.Action == Data.Action {
    hostOfMapped(map)
      // part: Images
      .loadingImages { Target.images(of: map($0)) }
    // part end
  }

  // part: Images
  private func loadingImages(_ images: @escaping @MainActor (Data) -> [CellImageRequest]) -> Self {
    var host = self
    host.mappedImages = images
    return host
  }
  // part end

  private static func hostOfMapped<Target: ViewData>(
    _ map: @escaping @MainActor (Data) -> Target
  ) -> Self where Target.Action == Data.Action {
    let host = Target.host
    if let content = host.content {
      return Self(
        Content(
          make: { CellGenHostedMapping(content.make(), map) },
          size: { content.size(map($0), $1) }, isConfiguration: content.isConfiguration))
    }
    // part: OwnCells
    if let cell = host.ownCell {
      return Self(
        OwnCell(cellClass: cell.cellClass, nib: cell.nib) { cell.configure($0, map($1), $2) })
    }
    // part end
    preconditionFailure("a host has content or is a cell")
  }
  // part end

  // part: Configurations
  /// Shows the data with a content configuration, such as one that hosts a SwiftUI view.
  @available(iOS 14, *)
  public static func configuration<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, @escaping ActionHandler<Data.Action>) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: { CellGenHostedConfiguration { data, _, onAction in make(data, onAction) } },
        size: { _, _ in nil }, isConfiguration: true))
  }

  /// Shows the data with a content configuration that is made for each state of its cell.
  @available(iOS 14, *)
  static func configurationOfState<Configuration: UIContentConfiguration>(
    _ make: @escaping @MainActor (Data, CellState) -> Configuration
  ) -> Self {
    Self(
      Content(
        make: {
          CellGenHostedConfiguration(followsState: true) { data, state, _ in make(data, state) }
        }, size: { _, _ in nil }, isConfiguration: true))
  }
  // part end
}

// part: OwnCells
extension CellHost {
  /// Shows the data in a collection view cell that is made in code.
  public static func cell<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// Shows the data in a table view cell that is made in code.
  public static func cell<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: nil)
  }

  /// Shows the data in a collection view cell that is loaded from the nib of the same name.
  public static func nib<Cell: UICollectionViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// Shows the data in a table view cell that is loaded from the nib of the same name.
  public static func nib<Cell: UITableViewCell & ConfigurableCell>(_ type: Cell.Type) -> Self
  where Cell.Data == Data {
    ownCell(type, nib: { nib(of: type) })
  }

  /// Shows the data in a view that is loaded from the nib of the same name and reports no actions, or only
  /// those that its cells report for it.
  public static func nib<View: ConfigurableView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { _, _ in }, size: View.size)
    ) { load(type) }
  }

  /// Shows the data in a view that is loaded from the nib of the same name and reports actions.
  public static func nib<View: ReportingView>(_ type: View.Type) -> Self
  where View.Data == Data {
    host(
      CellGenViewParts<Data, View>(
        configure: { $0.configure(with: $1) }, report: { $0.onAction = $1 }, size: View.size)
    ) { load(type) }
  }

  private static func ownCell<Cell: ConfigurableCell>(
    _ type: Cell.Type, nib: (@MainActor () -> UINib)?
  ) -> Self where Cell.Data == Data {
    Self(
      OwnCell(cellClass: type, nib: nib) { cell, data, onAction in
        guard let cell = cell as? Cell else {
          preconditionFailure(
            "\(Data.self) is shown by cells of \(type), but this is a \(Swift.type(of: cell))")
        }
        cell.configure(with: data, onAction: onAction)
      })
  }

  private static func nib(of type: UIView.Type) -> UINib {
    UINib(nibName: "\(type)", bundle: Foundation.Bundle(for: type))
  }

  private static func load<View: UIView>(_ type: View.Type) -> View {
    let objects = nib(of: type).instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      preconditionFailure("the nib '\(type)' holds no \(type)")
    }
    return view
  }
}

/// One of the app's cell classes, which shows one kind of data in a declared screen.
///
///     final class OrderCell: UICollectionViewCell, ConfigurableCell {
///       func configure(
///         with data: OrderViewData, onAction: @escaping ActionHandler<OrderViewData.Action>
///       ) { … }
///     }
@MainActor
public protocol ConfigurableCell: UIView {
  /// The data that the cell shows.
  associatedtype Data: ViewData

  /// Shows all of the data, and keeps the handler to call it with each action.
  func configure(with data: Data, onAction: @escaping ActionHandler<Data.Action>)
}
// part end
#endif
