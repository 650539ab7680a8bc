#if canImport(UIKit)
import UIKit

/// Draws the accessories of a cell that is not a row, each at its place over the content.
///
/// Accessories at the leading and trailing edges are placed beside the content, as in a row; centered text
/// would run into them.
@MainActor
enum CellGenPlacedAccessories {
  /// The space around them, in points: the default layout margins of UIKit's views (Apple,
  /// `UIView.layoutMargins`).
  private static let margin: CGFloat = 8

  static func show<Action>(
    _ accessories: [CellAccessory<Action>], in cell: UICollectionViewCell,
    onAction: @escaping ActionHandler<Action>
  ) {
    var known = cell.contentView.subviews.compactMap { $0 as? CellGenAccessoryBar }
    guard !accessories.isEmpty || !known.isEmpty else { return }
    let hosted = (cell as? any CellGenHost)?.hosted
    var places: [CellLayers.Place] = []
    let shown = accessories.filter(\.hasContent)
    for case let place? in shown.map(\.place) where !places.contains(place) { places.append(place) }
    let bars = places.map { place in
      let index = known.firstIndex { $0.place == place }
      let bar = index.map { known.remove(at: $0) } ?? install(at: place, in: cell.contentView)
      bar.cellGenContent = hosted?.view
      // VoiceOver reads these accessories with the view in the cell.
      bar.accessibilityElements = hosted?.view is DeclaredView ? [] : nil
      // Including hidden ones: each keeps its view.
      bar.show(accessories.filter { $0.place == place }, drawsMarks: true, onAction: onAction)
      return bar
    }
    for bar in known { bar.removeFromSuperview() }
    guard let hosted else { return }
    hosted.placedBars = bars
    if #available(iOS 14, *) {
      update(hosted, isEditing: cell.configurationState.isEditing)
    } else {
      update(hosted, isEditing: false)
    }
  }

  /// Hides them while the list is being edited, and makes room for them beside the content.
  static func update(_ hosted: CellGenHosted, isEditing: Bool) {
    for bar in hosted.placedBars { bar.isHidden = isEditing }
    let room = { (place: CellLayers.Place) -> CGFloat in
      guard !isEditing, let bar = hosted.placedBars.first(where: { $0.place == place }) else {
        return 0
      }
      return margin + bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    if hosted.leadingRoom != room(.leading) { hosted.leadingRoom = room(.leading) }
    if hosted.trailingRoom != room(.trailing) { hosted.trailingRoom = room(.trailing) }
  }

  /// Brings them to the front, because an overlay covers the content but not the accessories.
  static func bringToFront(in content: UIView) {
    for case let bar as CellGenAccessoryBar in content.subviews { content.bringSubviewToFront(bar) }
  }

  private static func install(
    at place: CellLayers.Place, in content: UIView
  ) -> CellGenAccessoryBar {
    let bar = CellGenAccessoryBar()
    bar.place = place
    bar.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(bar)
    // The cell is no smaller than its accessories. If its layout makes it smaller, a badge gives way.
    let least = [
      content.widthAnchor.constraint(greaterThanOrEqualTo: bar.widthAnchor, constant: 2 * margin),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: bar.heightAnchor, constant: 2 * margin),
    ]
    for constraint in least { constraint.priority = UILayoutPriority(900) }
    NSLayoutConstraint.activate(
      least + [horizontal(bar, place, content), vertical(bar, place, content)])
    return bar
  }

  private static func horizontal(
    _ bar: UIView, _ place: CellLayers.Place, _ content: UIView
  ) -> NSLayoutConstraint {
    switch place {
    case .leading, .topLeading, .bottomLeading:
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin)
    case .trailing, .topTrailing, .bottomTrailing:
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: margin)
    case .center, .top, .bottom, .fill:
      bar.centerXAnchor.constraint(equalTo: content.centerXAnchor)
    }
  }

  private static func vertical(
    _ bar: UIView, _ place: CellLayers.Place, _ content: UIView
  ) -> NSLayoutConstraint {
    switch place {
    case .top, .topLeading, .topTrailing:
      bar.topAnchor.constraint(equalTo: content.topAnchor, constant: margin)
    case .bottom, .bottomLeading, .bottomTrailing:
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: margin)
    case .center, .leading, .trailing, .fill:
      bar.centerYAnchor.constraint(equalTo: content.centerYAnchor)
    }
  }
}
#endif
