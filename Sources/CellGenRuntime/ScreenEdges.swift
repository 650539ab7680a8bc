#if canImport(UIKit)
import UIKit

// part: Collection
/// The header and footer of a collection view, above and below all sections: supplementary views of the whole
/// layout (Apple, `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`).
@MainActor
enum CellGenScreenEdge {
  static let header = "CellGenScreenHeader"
  static let footer = "CellGenScreenFooter"

  /// Makes a layout reserve space for some of them, in addition to the app's own ones. Layouts that are not
  /// compositional have no space for any.
  static func place(_ kinds: [String], in layout: UICollectionViewLayout) {
    guard let layout = layout as? UICollectionViewCompositionalLayout,
      let configuration = layout.configuration.copy()
        as? UICollectionViewCompositionalLayoutConfiguration
    else { return }
    let (own, others) = (
      configuration.boundarySupplementaryItems.filter { isOwn($0.elementKind) },
      configuration.boundarySupplementaryItems.filter { !isOwn($0.elementKind) }
    )
    guard own.map(\.elementKind) != kinds else { return }
    configuration.boundarySupplementaryItems = others + kinds.map(item)
    layout.configuration = configuration
  }

  private static func isOwn(_ kind: String) -> Bool { kind == header || kind == footer }

  private static func item(
    ofKind kind: String
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: kind, alignment: kind == header ? .top : .bottom)
  }

  /// Measures one of them again, if the layout has it.
  static func invalidate(_ kind: String, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout
    let indexPath = IndexPath(index: 0)
    // UIKit raises an exception for a context of another class than that of the layout.
    let contextClass: AnyClass = type(of: layout).invalidationContextClass
    guard
      collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) != nil,
      let context = (contextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    else { return }
    context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    layout.invalidateLayout(with: context)
  }
}
// part end

// part: Table
/// The header or footer of a table, above or below all sections, as tall as its content.
///
/// A table view "respects only the height of your view's frame rectangle; it adjusts the width of your header
/// view automatically" (Apple, `UITableView.tableHeaderView`), so it is measured at each width, and set again
/// when the height changes.
final class CellGenTableEdge: UIView {
  private let cellGenContent = ConfigurableReusableView(frame: .zero)
  private let cellGenPlace: Swift.ReferenceWritableKeyPath<UITableView, UIView?>
  private weak var cellGenTable: UITableView?

  /// - Returns: the view that shows it now; nil for none.
  static func show<HeaderFooter>(
    _ headerFooter: HeaderFooter?, _ place: Swift.ReferenceWritableKeyPath<UITableView, UIView?>,
    _ known: CellGenTableEdge?, in tableView: UITableView,
    update: (UIView, HeaderFooter) -> Void
  ) -> CellGenTableEdge? {
    guard let headerFooter else {
      if let known, tableView[keyPath: place] === known { tableView[keyPath: place] = nil }
      return nil
    }
    let edge = known ?? CellGenTableEdge(place, in: tableView)
    update(edge.cellGenContent, headerFooter)
    edge.fit()
    if tableView[keyPath: place] !== edge { tableView[keyPath: place] = edge }
    return edge
  }

  private init(
    _ place: Swift.ReferenceWritableKeyPath<UITableView, UIView?>, in tableView: UITableView
  ) {
    cellGenPlace = place
    cellGenTable = tableView
    super.init(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44))
    addSubview(cellGenContent)
    CellGenHosted.pin(cellGenContent, to: self)
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

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  private func fit() {
    guard bounds.width > 0 else { return }
    let target = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
    let size =
      cellGenContent.size(fitting: target)
      ?? cellGenContent.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    guard abs(size.height - frame.height) > 0.01 else { return }
    frame.size.height = size.height
    if let cellGenTable, cellGenTable[keyPath: cellGenPlace] === self {
      cellGenTable[keyPath: cellGenPlace] = self
    }
  }
}
// part end
#endif
