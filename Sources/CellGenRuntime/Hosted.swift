#if canImport(UIKit)
import UIKit

/// The content of one of the runtime's cells, headers, or footers.
@MainActor
class CellGenHosted {
  /// The view that shows the data.
  var view: UIView { preconditionFailure("every subclass has a view") }

  // part: Accessories
  /// The accessories beside the view; nil for a row without accessories.
  var accessoryBar: CellGenAccessoryBar?
  /// The accessories over the view in a cell that is not a row, in the order of their declaration.
  var placedBars: [CellGenAccessoryBar] = []
  // part end
  // part: Editing
  /// True if the accessories of a list cell are the editing controls.
  var showsControls = false
  // part end
  // part: Separators
  /// The element at which the separator begins; nil for a separator that does not depend on the view.
  var separatorStart: UIView?
  // part end
  private var edges: CellGenEdges?
  // part: Room
  /// The space between the view and the leading edge of its host, in points.
  var leadingRoom: CGFloat = 0 {
    didSet { edges?.leading.constant = leadingRoom }
  }
  /// The space between the view and the trailing edge of its host, in points.
  var trailingRoom: CGFloat = 0 {
    didSet { edges?.trailing.constant = trailingRoom }
  }
  // part end

  // A synthesized initializer would not be isolated, and no subclass could override it.
  init() {}

  // part: Indentation
  /// Moves the view away from the leading edge of its host.
  func indent(by points: CGFloat) {
    edges?.set(NSDirectionalEdgeInsets(top: 0, leading: points, bottom: 0, trailing: trailingRoom))
  }
  // part end

  /// Adds the view to a host that has none.
  func install(in host: any CellGenHost) {
    host.contentView.addSubview(view)
    edges = Self.pin(view, to: host.contentView)
  }

  /// Shows the state of the cell that contains the view.
  func update(for state: CellState) {}

  /// Forgets the data.
  func prepareForReuse() {}

  /// Returns the size that is computed for the data in a container of a width, or nil to let Auto Layout
  /// determine it.
  func size(boundedBy width: CGFloat) -> CGSize? { nil }

  // part: Looks
  /// Returns the look of a cell that contains the view in a state; nil for UIKit's own look.
  func look(in state: CellState) -> CellLook? { nil }
  // part end

  /// True if a cell that contains the view automatically shows when it is highlighted or selected.
  var highlights: Bool { true }

  /// True if selecting a cell that contains the view is reported.
  var isSelectable: Bool { false }

  // part: Looks
  /// Gives a cell that contains the view its look in a state.
  ///
  /// - Parameter content: the view below the overlay.
  final func showLook(in state: CellState, of cell: CellGenAnyCell, over content: UIView) {
    CellGenShownLook.show(
      look(in: state), hidesState: hidesState(state), in: cell, over: content)
  }

  /// True if a state that UIKit would show must remain invisible. On iOS 13, UIKit shows it before the cell
  /// knows the state, so this must be known in all states.
  private func hidesState(_ state: CellState) -> Bool {
    if #available(iOS 14, *), !state.isHighlighted, !state.isSelected { return false }
    return !highlights
  }
  // part end

  /// Pins the edges of a view to those of its superview.
  ///
  /// The trailing and bottom edges yield to the size that a container imposes while it measures. Without
  /// that, UIKit would log conflicts.
  @discardableResult
  static func pin(
    _ view: UIView, to outer: UIView, insets: NSDirectionalEdgeInsets = .zero,
    guide: (NSDirectionalRectEdge) -> UILayoutGuide? = { _ in nil }
  ) -> CellGenEdges {
    view.translatesAutoresizingMaskIntoConstraints = false
    let edges = CellGenEdges(
      top: view.topAnchor.constraint(equalTo: guide(.top)?.topAnchor ?? outer.topAnchor),
      leading: view.leadingAnchor.constraint(
        equalTo: guide(.leading)?.leadingAnchor ?? outer.leadingAnchor),
      bottom: (guide(.bottom)?.bottomAnchor ?? outer.bottomAnchor)
        .constraint(equalTo: view.bottomAnchor),
      trailing: (guide(.trailing)?.trailingAnchor ?? outer.trailingAnchor)
        .constraint(equalTo: view.trailingAnchor))
    edges.set(insets)
    edges.trailing.priority = UILayoutPriority(999)
    edges.bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([edges.top, edges.leading, edges.trailing, edges.bottom])
    return edges
  }
}

/// The constraints that keep the edges of a view at those of its superview.
@MainActor
struct CellGenEdges {
  let top: NSLayoutConstraint
  let leading: NSLayoutConstraint
  let bottom: NSLayoutConstraint
  let trailing: NSLayoutConstraint

  /// Insets the edges of the view.
  ///
  /// A number from data that a constraint cannot have counts as 0.
  func set(_ insets: NSDirectionalEdgeInsets) {
    let insets = CellGenNumber.insets(insets)
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}

/// The content of a cell, header, or footer that shows data of one type.
class CellGenHostedData<Data: ViewData>: CellGenHosted {
  fileprivate var data: Data?

  /// Shows the data, and reports actions to a handler.
  func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    self.data = data
  }

  override func prepareForReuse() { data = nil }

  // part: Looks
  override func look(in state: CellState) -> CellLook? {
    data.flatMap { Data.look(of: $0, in: state) }
  }
  // part end

  // Requested only for cells that are highlighted or selected, since rows take time to create.
  override var highlights: Bool { (data as? any CellModel)?.rowHighlights ?? true }

  override var isSelectable: Bool { (data as? any CellModel)?.rowIsSelectable ?? false }

  // part: Configurations & AppCells
  /// The content configuration that shows the data on its own; nil if a view does.
  @available(iOS 14, *)
  func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    nil
  }
  // part end
}

extension CellModel {
  // part: Animated
  /// True if other data is that of the same item.
  @MainActor fileprivate func isItem(of other: any ViewData) -> Bool {
    (other as? Self)?.id == id
  }
  // part end

  @MainActor fileprivate var rowHighlights: Bool { Self.row(of: self).highlights }
  @MainActor fileprivate var rowIsSelectable: Bool { Self.row(of: self).select != nil }
}

/// A view in a cell, header, or footer.
final class CellGenHostedView<Data: ViewData, View: ReusableView>: CellGenHostedData<Data> {
  private let hostedView: View
  private let parts: CellGenViewParts<Data, View>

  init(_ view: View, _ parts: CellGenViewParts<Data, View>) {
    hostedView = view
    self.parts = parts
  }

  override var view: UIView { hostedView }

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    // part: Animated
    let isAnimated = animates(data)
    // part end
    super.show(data, onAction: onAction)
    parts.report(hostedView, onAction)
    // part: Animated
    if isAnimated {
      return hostedView.cellGenAnimate { [parts, hostedView] in
        parts.configure(hostedView, data)
      }
    }
    // part end
    parts.configure(hostedView, data)
  }

  // part: Animated
  /// True for new data of the item that is shown, in a view that animates them.
  private func animates(_ new: Data) -> Bool {
    guard let view = hostedView as? DeclaredView, view.animatesNewData, view.window != nil,
      let data, data != new
    else { return false }
    return (data as? any CellModel)?.isItem(of: new) ?? true
  }
  // part end

  override func update(for state: CellState) { hostedView.update(for: state) }

  /// The handler is removed first: nothing that the view does while it is reset may be reported for the old
  /// id.
  override func prepareForReuse() {
    parts.report(hostedView, nil)
    super.prepareForReuse()
    hostedView.prepareForReuse()
  }

  override func size(boundedBy width: CGFloat) -> CGSize? {
    data.flatMap { parts.size($0, width) }
  }
}

// part: Animated
extension UIView {
  /// Changes the content of the view with an animation, unless the user has reduced motion: colors, texts,
  /// and images fade, and elements move and grow smoothly.
  fileprivate func cellGenAnimate(_ changes: @escaping @MainActor () -> Void) {
    let moves = !UIAccessibility.isReduceMotionEnabled
    var options: UIView.AnimationOptions = [.transitionCrossDissolve, .allowUserInteraction]
    if moves { options.insert(.allowAnimatedContent) }
    UIView.transition(
      with: self, duration: 0.25, options: options,
      animations: {
        changes()
        if moves { self.layoutIfNeeded() }
      })
  }
}
// part end

/// The functions that configure and measure a view with data of a type.
@MainActor
struct CellGenViewParts<Data: ViewData, View> {
  let configure: @MainActor (View, Data) -> Void
  /// Sets the handler for the view's actions; does nothing for a view that reports none.
  let report: @MainActor (View, ActionHandler<Data.Action>?) -> Void
  let size: @MainActor (Data, CGFloat) -> CGSize?
}

// part: Mapping
/// Shows the data of a mapped view with the host of the data that it is mapped to.
final class CellGenHostedMapping<Data: ViewData, Target: ViewData>: CellGenHostedData<Data>
where Target.Action == Data.Action {
  private let target: CellGenHostedData<Target>
  private let map: @MainActor (Data) -> Target

  init(_ target: CellGenHostedData<Target>, _ map: @escaping @MainActor (Data) -> Target) {
    self.target = target
    self.map = map
  }

  override var view: UIView { target.view }

  override func install(in host: any CellGenHost) { target.install(in: host) }

  // part: Indentation
  override func indent(by points: CGFloat) { target.indent(by: points) }
  // part end

  // part: Room
  override var leadingRoom: CGFloat { didSet { target.leadingRoom = leadingRoom } }

  override var trailingRoom: CGFloat { didSet { target.trailingRoom = trailingRoom } }
  // part end

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    super.show(data, onAction: onAction)
    target.show(map(data), onAction: onAction)
  }

  // part: Configurations & AppCells
  @available(iOS 14, *)
  override func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    target.configuration(of: map(data), in: state, onAction: onAction)
  }
  // part end

  override func update(for state: CellState) { target.update(for: state) }

  override func prepareForReuse() {
    super.prepareForReuse()
    target.prepareForReuse()
  }

  override func size(boundedBy width: CGFloat) -> CGSize? { target.size(boundedBy: width) }
}
// part end

// part: Configurations
/// A content configuration in a cell, header, or footer, such as that of a SwiftUI view.
///
/// It is set on the host itself: then UIKit passes states on to it and keeps the height of the host up to
/// date.
@available(iOS 14, *)
final class CellGenHostedConfiguration<Data: ViewData>: CellGenHostedData<Data> {
  typealias Make =
    @MainActor (Data, CellState, @escaping ActionHandler<Data.Action>)
    -> any UIContentConfiguration

  private let make: Make
  /// True if the configuration depends on the state.
  private let followsState: Bool
  private var state = CellState()
  private var report: ActionHandler<Data.Action>?
  private weak var host: (any CellGenHost)?
  private var loneView: (any UIView & UIContentView)?

  init(followsState: Bool = false, _ make: @escaping Make) {
    self.followsState = followsState
    self.make = make
  }

  override var view: UIView { loneView ?? host?.contentView ?? UIView() }

  override func install(in host: any CellGenHost) { self.host = host }

  // part: Configurations & AppCells
  override func configuration(
    of data: Data, in state: CellState, onAction: ActionHandler<Data.Action>?
  ) -> (any UIContentConfiguration)? {
    make(data, state) { onAction?($0) }
  }
  // part end

  override func show(_ data: Data, onAction: ActionHandler<Data.Action>?) {
    super.show(data, onAction: onAction)
    report = onAction
    show(data)
  }

  /// Replaces the configuration of the last state with that of the new one (Apple, `UICollectionViewCell`,
  /// `updateConfiguration(using:)`: "override this method … to update the cell's configuration to reflect
  /// changes to the cell's state").
  override func update(for state: CellState) {
    guard followsState, state != self.state else { return }
    self.state = state
    if let data { show(data) }
  }

  private func show(_ data: Data) {
    let configuration = make(data, state) { [report] in report?($0) }
    if let host {
      host.contentConfiguration = configuration
    } else if let loneView {
      loneView.configuration = configuration
    } else {
      loneView = configuration.makeContentView()
    }
  }
}
// part end
#endif
