#if canImport(UIKit)
import UIKit

@testable import CellGenRuntime

/// Which look a cell has.
enum SwatchLook: CaseIterable {
  case none, plain, byState, rounded, veiled

  @MainActor func look(in state: CellState) -> CellLook? {
    switch self {
    case .none: nil
    case .plain: CellLook(background: .yellow)
    case .byState: CellLook(background: state.choose(.white, selected: .blue, highlighted: .cyan))
    case .rounded:
      CellLook(
        cornerRadius: 12, borderColor: .red, borderWidth: 2,
        insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    case .veiled:
      CellLook(
        cornerRadius: 5,
        insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 2),
        overlay: state.choose(nil, selected: UIColor.gray))
    }
  }
}

/// What a cell of any look shows.
struct SwatchViewData: CellModel {
  enum Action: ScreenValue { case open }

  var id = 0
  var text = "swatch"
  var look = SwatchLook.none
  var highlights = true

  @MainActor static var host: CellHost<Self> { .view(SwatchView.self) }

  @MainActor static func row(of data: Self) -> CellRow<Action> {
    CellRow(select: .open, highlights: data.highlights)
  }

  @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
    data.look.look(in: state)
  }
}

final class SwatchView: DeclaredView, ReportingView {
  var onAction: ActionHandler<SwatchViewData.Action>?
  let label = UILabel()

  override func makeElements() { fill(with: label) }

  func configure(with data: SwatchViewData) { label.text = data.text }
}

/// The same data in another view.
struct OtherSwatchViewData: CellModel {
  var id: Int { swatch.id }
  var swatch: SwatchViewData

  @MainActor static var host: CellHost<Self> { .view(OtherSwatchView.self) }

  @MainActor static func look(of data: Self, in state: CellState) -> CellLook? {
    data.swatch.look.look(in: state)
  }
}

final class OtherSwatchView: DeclaredView, ConfigurableView {
  func configure(with data: OtherSwatchViewData) {}
}

/// A container of one cell.
enum SwatchContainer: CaseIterable {
  case grid, plainList, insetGroupedList, plainTable, insetGroupedTable
}

/// A cell of the runtime's, or of an app's own, in a container.
@MainActor
final class SwatchCell {
  private let source = Source()
  private let container: UIView
  let cell: UIView

  init(in container: SwatchContainer, isOwn: Bool = false) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    switch container {
    case .grid, .plainList, .insetGroupedList:
      let view = UICollectionView(frame: frame, collectionViewLayout: Self.layout(of: container))
      let runtimes: AnyClass =
        container == .grid ? ConfigurableCollectionViewCell.self : ConfigurableListCell.self
      let own: AnyClass =
        container == .grid ? UICollectionViewCell.self : UICollectionViewListCell.self
      view.register(isOwn ? own : runtimes, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      self.container = view
      cell = view.visibleCells[0]
    case .plainTable, .insetGroupedTable:
      let view = UITableView(
        frame: frame, style: container == .plainTable ? .plain : .insetGrouped)
      view.register(
        isOwn ? UITableViewCell.self : ConfigurableTableViewCell.self,
        forCellReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      self.container = view
      cell = view.visibleCells[0]
    }
  }

  private static func layout(of container: SwatchContainer) -> UICollectionViewLayout {
    guard container != .grid else { return FeedLayout.make() }
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      container == .plainList ? .plain : .insetGrouped
    return UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
  }

  /// Shows data in a cell of the runtime's.
  func show(_ data: SwatchViewData) {
    SwatchViewData.host.show(data, in: cell) { _ in }
    container.layoutIfNeeded()
  }

  /// Lays the cell out where it is.
  func layOut() { container.layoutIfNeeded() }

  /// Uses the cell again.
  func prepareForReuse() {
    (cell as? UICollectionViewCell)?.prepareForReuse()
    (cell as? UITableViewCell)?.prepareForReuse()
  }

  func setState(isSelected: Bool = false, isHighlighted: Bool = false) {
    if let cell = cell as? UICollectionViewCell {
      (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
    } else if let cell = cell as? UITableViewCell {
      cell.setSelected(isSelected, animated: false)
      cell.setHighlighted(isHighlighted, animated: false)
    }
    container.layoutIfNeeded()
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if cell is any CellGenHost {
        SwatchViewData.host.show(SwatchViewData(), in: cell) { _ in }
      } else {
        SwatchViewData().configure(cell)
      }
      return cell
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if cell is any CellGenHost {
        SwatchViewData.host.show(SwatchViewData(), in: cell) { _ in }
      } else {
        SwatchViewData().configure(cell)
      }
      return cell
    }
  }
}

extension SwatchCell {
  var background: UIBackgroundConfiguration? {
    (cell as? UICollectionViewCell)?.backgroundConfiguration
      ?? (cell as? UITableViewCell)?.backgroundConfiguration
  }

  var contentView: UIView {
    (cell as? UICollectionViewCell)?.contentView ?? (cell as! UITableViewCell).contentView
  }

  var overlay: CellGenPatch? { contentView.subviews.last as? CellGenPatch }

  /// All that can be seen of a look.
  struct Seen: Equatable {
    var background: UIBackgroundConfiguration?
    var isAutomatic: Bool?
    var overlayColor: UIColor?
    /// How far the overlay stays away from the edges of the content.
    var overlayInsets: UIEdgeInsets?
    var overlays: Int
    var alpha: CGFloat
  }

  private func insets(of patch: UIView) -> UIEdgeInsets {
    let (frame, bounds) = (patch.convert(patch.bounds, to: contentView), contentView.bounds)
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }

  var seen: Seen {
    var background = background
    if background?.customView is CellGenLookMark { background?.customView = nil }
    let patch = overlay?.subviews.first
    return Seen(
      background: background,
      isAutomatic: (cell as? UICollectionViewCell)?.automaticallyUpdatesBackgroundConfiguration
        ?? (cell as? UITableViewCell)?.automaticallyUpdatesBackgroundConfiguration,
      overlayColor: patch?.backgroundColor, overlayInsets: patch.map(insets(of:)),
      overlays: contentView.descendants.filter { $0 is CellGenPatch }.count,
      alpha: contentView.alpha)
  }
}
#endif
