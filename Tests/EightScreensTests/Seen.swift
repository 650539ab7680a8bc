#if canImport(UIKit)
import UIKit

/// What a person sees of a screen, and does to it.
@MainActor
struct Seen {
  let controller: UIViewController
  private let navigation = UINavigationController()

  init(_ controller: UIViewController) {
    self.controller = controller
    navigation.addChild(controller)
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 1200)
    settle()
  }

  /// The list of the screen, which is its view.
  var list: UICollectionView {
    guard let list = controller.view as? UICollectionView else {
      preconditionFailure("the view is no list")
    }
    return list
  }

  func settle() {
    list.layoutIfNeeded()
    StandIn.finishAnimations()
    list.layoutIfNeeded()
  }

  /// All texts on the screen, in one line: what VoiceOver reads, and what UIKit's own rows show.
  var text: String {
    let spoken = StandIn.spoken(in: list).compactMap(\.label)
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let views: [UIView] =
      list.visibleCells + kinds.flatMap(list.visibleSupplementaryViews(ofKind:))
    let rows = views.compactMap { ($0 as? UICollectionViewCell)?.contentConfiguration }
      .compactMap { $0 as? UIListContentConfiguration }
    let shown = rows.flatMap { [$0.text, $0.secondaryText].compactMap { $0 } }
    let labels = accessoryLabels
    return (spoken + shown + labels).joined(separator: ", ")
  }

  /// The texts of UIKit's accessories.
  private var accessoryLabels: [String] {
    list.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      .flatMap(StandIn.accessories(of:))
      .compactMap { $0.hasPrefix("label ") ? String($0.dropFirst("label ".count)) : nil }
  }

  var showsToolbar: Bool { !navigation.isToolbarHidden }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func tap(_ item: Int, section: Int = 0) {
    StandIn.tapItem(at: IndexPath(item: item, section: section), in: list)
  }

  func swipes(_ item: Int, leading: Bool = false) -> [UIContextualAction] {
    StandIn.swipeActions(at: IndexPath(item: item, section: 0), in: list, fromLeading: leading)
  }

  func menu(_ item: Int, section: Int = 0) -> [UIAction] {
    StandIn.entries(of: openMenu(item, section))
  }

  func choose(_ title: String, _ item: Int, section: Int = 0) {
    StandIn.choose(title, in: openMenu(item, section))
  }

  private func openMenu(_ item: Int, _ section: Int) -> UIContextMenuConfiguration? {
    StandIn.contextMenu(forItemAt: IndexPath(item: item, section: section), in: list)
  }

  /// The accessories of a row, from the leading to the trailing edge.
  func accessories(_ item: Int, section: Int = 0) -> [String] {
    cell(item, section: section).map(StandIn.accessories(of:)) ?? []
  }

  /// The first view of a class in a row.
  func view<View: UIView>(_ type: View.Type, _ item: Int, section: Int = 0) -> View? {
    cell(item, section: section).flatMap { all(type, in: $0).first }
  }

  /// The views of a class in another one, from front to back.
  func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { inner in
      ((inner as? View).map { [$0] } ?? []) + all(type, in: inner)
    }
  }
}

extension UIButton {
  /// What VoiceOver reads.
  var spokenLabel: String? { accessibilityLabel ?? configuration?.title }
}
#endif
