// VoiceOver: what it reads on the screen, and what its user does.

/// An element at which VoiceOver stops: what it reads when the user swipes to the element.
@MainActor
public struct SpokenStop {
  public let element: UIResponder
  public let label: String?
  public let value: String?
  public let hint: String?
  public let traits: UIAccessibilityTraits
  /// The actions in the rotor, in order: those that UIKit makes of swipe actions, then the custom actions.
  public var actions: [String] { swipes.map { $0.title ?? "" } + custom.map(\.name) }
  let swipes: [UIContextualAction]
  let custom: [UIAccessibilityCustomAction]
}

extension StandIn {
  /// Returns the elements at which VoiceOver stops in a view, in the order in which it visits them.
  ///
  /// - An element hides its subviews. Views that are hidden, transparent, or have
  ///   `accessibilityElementsHidden` are skipped (Apple, `isAccessibilityElement`,
  ///   `accessibilityElementsHidden`).
  /// - `accessibilityElements` determine the elements of a view and their order. Without them, it is the
  ///   order of reading: from top to bottom, and from the leading to the trailing side.
  /// - UIKit offers the swipe actions of a row with the cell and each element in it, before other actions,
  ///   and even if another one has the same name: measured on a device in
  ///   github.com/cashapp/AccessibilitySnapshot/pull/323; for tables openradar.me/46899682.
  @MainActor
  public static func spoken(in view: UIView) -> [SpokenStop] {
    var root = view
    while let outer = root.superview { root = outer }
    root.layoutIfNeeded()
    return stops(in: view, [])
  }

  /// Returns the labels in a view, in the order in which VoiceOver would visit them.
  @MainActor
  static func labels(in view: UIView) -> [String] {
    stops(in: view, []).filter { $0.element is UILabel }.compactMap(\.label)
  }

  @MainActor
  private static func stops(
    in object: UIResponder, _ swipes: [UIContextualAction]
  ) -> [SpokenStop] {
    if object.accessibilityElementsHidden { return [] }
    let view = object as? UIView
    if let view, view.isHidden || view.alpha < 0.01 { return [] }
    let swipes = view.map { swipes + swipeActions(of: $0) } ?? swipes
    if object.isAccessibilityElement {
      let inside = view.map { controls(inElement: $0, swipes) } ?? []
      return [stop(at: object, swipes)] + inside
    }
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? UIResponder }.flatMap { stops(in: $0, swipes) }
    }
    return inOrder(view?.subviews ?? []).flatMap { stops(in: $0, swipes) }
  }

  /// Returns the controls in a table cell, which remain elements even though the cell is one.
  @MainActor
  private static func controls(
    inElement view: UIView, _ swipes: [UIContextualAction]
  ) -> [SpokenStop] {
    guard let cell = view as? UITableViewCell else { return [] }
    return stops(in: cell.contentView, swipes).filter { $0.element is UIControl }
  }

  @MainActor
  private static func stop(at object: UIResponder, _ swipes: [UIContextualAction]) -> SpokenStop {
    SpokenStop(
      element: object, label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: object.accessibilityTraits, swipes: swipes,
      custom: object.accessibilityCustomActions ?? [])
  }

  /// Sorts views in the order of reading. Views that overlap vertically are in a line.
  @MainActor
  private static func inOrder(_ views: [UIView]) -> [UIView] {
    let isMirrored = views.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return views.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      if a.maxY <= b.minY, a.minY < b.minY { return true }
      if b.maxY <= a.minY, b.minY < a.minY { return false }
      if a.minX != b.minX { return isMirrored ? a.minX > b.minX : a.minX < b.minX }
      return one.offset < other.offset
    }.map(\.element)
  }

  @MainActor
  private static func swipeActions(of view: UIView) -> [UIContextualAction] {
    let edges = [Edge.leading, .trailing]
    if let cell = view as? UICollectionViewCell, let outer = cell.superview as? UICollectionView,
      let path = outer.indexPath(for: cell)
    {
      return edges.flatMap { outer.swipeConfiguration(at: path, from: $0)?.actions ?? [] }
    }
    if let cell = view as? UITableViewCell, let outer = cell.superview as? UITableView,
      let path = outer.indexPath(for: cell)
    {
      return edges.flatMap { outer.swipeConfiguration(at: path, from: $0)?.actions ?? [] }
    }
    return []
  }

  /// Double-taps an element. If nothing activates it, its activation point is tapped.
  @MainActor
  public static func activate(_ stop: SpokenStop) {
    guard !stop.element.accessibilityActivate() else { return }
    var view = stop.element as? UIView
    var element: UIResponder? = stop.element
    while view == nil, let inner = element as? UIAccessibilityElement {
      element = inner.container
      view = element as? UIView
    }
    guard var root = view else { return }
    while let outer = root.superview { root = outer }
    tap(root.convert(stop.element.accessibilityActivationPoint, from: nil), in: root)
  }

  /// Performs an action that the rotor offers for an element; returns false if there is none of that name.
  @MainActor
  @discardableResult
  public static func perform(actionNamed name: String, on stop: SpokenStop) -> Bool {
    if let swipe = stop.swipes.first(where: { $0.title == name }) {
      perform(swipe)
      return true
    }
    guard let action = stop.custom.first(where: { $0.name == name }) else { return false }
    return action.actionHandler?(action) ?? false
  }
}
