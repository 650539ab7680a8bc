#if canImport(UIKit)
public import UIKit

@available(iOS 14, *)
extension ViewData {
  /// Returns a content configuration that shows the data in one of the app's own cells, headers, or footers.
  ///
  ///     cell.contentConfiguration = PostViewData(id: 7, title: "Hello")
  ///       .contentConfiguration { action in … }
  ///
  /// The actions that a list reports for its rows, for selecting and swiping them, are not reported. The
  /// `look` of the data is not shown, since the background of a cell is not part of its content;
  /// `configure(_:onAction:)` shows it as well.
  ///
  /// - Precondition: the data is shown by a view, not by a cell class.
  /// - Parameter onAction: called with each action of the view; nil for none.
  @MainActor
  public func contentConfiguration(
    onAction: ActionHandler<Action>? = nil
  ) -> any UIContentConfiguration {
    contentConfiguration(in: CellState(), onAction: onAction)
  }

  @MainActor
  private func contentConfiguration(
    in state: CellState, onAction: ActionHandler<Action>?
  ) -> any UIContentConfiguration {
    guard Self.host.content != nil else {
      preconditionFailure("\(Self.self) is shown by a cell class, not by a view inside a cell")
    }
    // part: Configurations
    // Without this, it would make a view only to ask it.
    if let content = Self.host.content, content.isConfiguration,
      let configuration = content.make().configuration(of: self, in: state, onAction: onAction)
    {
      return configuration
    }
    // part end
    return CellGenContentConfiguration<Self>(content: .init(self, onAction))
  }

  /// Shows the data in one of the app's own table view cells, including its `look`.
  ///
  /// For data that is shown with a content configuration of the app, the look is that of the cell's current
  /// state, because such a configuration does not report when the state changes.
  @MainActor
  public func configure(_ cell: UITableViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = configuration(for: .table(cell), onAction)
    showLookOnce(in: .table(cell))
  }

  /// Shows the data in one of the app's own collection view cells, including its `look`.
  ///
  /// For data that is shown with a content configuration of the app, the look is that of the cell's current
  /// state, because such a configuration does not report when the state changes.
  @MainActor
  public func configure(_ cell: UICollectionViewCell, onAction: ActionHandler<Action>? = nil) {
    cell.contentConfiguration = configuration(for: .collection(cell), onAction)
    showLookOnce(in: .collection(cell))
  }

  @MainActor
  private func configuration(
    for cell: CellGenAnyCell, _ onAction: ActionHandler<Action>?
  ) -> any UIContentConfiguration {
    let configuration = contentConfiguration(in: CellState(cell.state), onAction: onAction)
    (configuration as? CellGenContentConfiguration<Self>)?.content.cell = cell.view
    return configuration.updated(for: cell.state)
  }

  @MainActor
  private func showLookOnce(in cell: CellGenAnyCell) {
    guard Self.host.content?.isConfiguration == true else { return }
    CellGenShownLook.show(
      Self.look(of: self, in: CellState(cell.state)), hidesState: false, in: cell,
      over: cell.contentView)
  }
}

/// Data with the handler for the actions of its view.
@available(iOS 14, *)
struct CellGenContentConfiguration<Data: ViewData>: UIContentConfiguration {
  /// The part that is shared by the copies that UIKit makes for other states.
  @MainActor
  final class Content {
    let data: Data
    let onAction: ActionHandler<Data.Action>?
    /// The cell whose background shows the data's look; nil if the background is the app's.
    weak var cell: UIView?

    init(_ data: Data, _ onAction: ActionHandler<Data.Action>?) {
      self.data = data
      self.onAction = onAction
    }
  }

  let content: Content
  var state = CellState()

  func makeContentView() -> any UIView & UIContentView { CellGenContentView(self) }

  func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    if let state = state as? UICellConfigurationState { updated.state = CellState(state) }
    return updated
  }
}

/// The view of a content configuration.
@available(iOS 14, *)
final class CellGenContentView<Data: ViewData>: UIView, UIContentView {
  private let hosted: CellGenHostedData<Data>
  private var shown: CellGenContentConfiguration<Data>

  init(_ configuration: CellGenContentConfiguration<Data>) {
    guard let content = Data.host.content else {
      preconditionFailure("a content configuration is made only for data that a view shows")
    }
    hosted = content.make()
    shown = configuration
    super.init(frame: .zero)
    addSubview(hosted.view)
    CellGenHosted.pin(hosted.view, to: self)
    hosted.show(configuration.content.data, onAction: configuration.content.onAction)
    showState()
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? CellGenContentConfiguration<Data> else { return }
      show(new)
    }
  }

  private func show(_ new: CellGenContentConfiguration<Data>) {
    let (old, content) = (shown.content, new.content)
    shown = new
    if old !== content {
      // UIKit does not report the reuse of a cell, but another id indicates it.
      if !old.data.isSame(as: content.data) { hosted.prepareForReuse() }
      hosted.show(content.data, onAction: content.onAction)
    }
    showState()
  }

  private func showState() {
    hosted.update(for: shown.state)
    guard let cell = CellGenAnyCell(shown.content.cell) else { return }
    hosted.showLook(in: shown.state, of: cell, over: self)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let size = hosted.size(boundedBy: targetSize.width) { return size }
    // part: Flows
    CellFlow.layOutFlows(in: self, width: targetSize.width)
    // part end
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

extension ViewData {
  /// True if both are the data of the same cell: they have the same id, or are equal if they have none.
  func isSame(as other: Self) -> Bool {
    if let cell = self as? any CellModel { cell.hasID(of: other) } else { self == other }
  }
}

extension CellModel {
  fileprivate func hasID(of other: any ViewData) -> Bool { (other as? Self)?.id == id }
}
#endif
