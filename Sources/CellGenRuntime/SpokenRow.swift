#if canImport(UIKit)
import UIKit

/// The accessibility of a declared view: its texts form one element, followed by an element for each of its
/// controls.
///
/// All of it is determined when VoiceOver asks, so configuring costs nothing, and currently hidden views are
/// left out. Properties that the view declares or the app sets take precedence.
@MainActor
final class CellGenSpeech {
  /// The value that was set.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var activationPoint: CGPoint?

  private unowned let view: DeclaredView
  /// The elements that are not views, by the views that they represent. VoiceOver remains at an element as
  /// long as it is the same object.
  private var known: [Swift.ObjectIdentifier: CellGenSpokenElement] = [:]

  init(of view: DeclaredView) {
    self.view = view
  }

  /// The texts and controls of the view.
  var content: CellGenSpokenContent {
    // part: Accessories
    let bars = accessories
    if !bars.isEmpty { return CellGenSpokenContent(partsOf: view, beside: bars) }
    // part end
    return CellGenSpokenContent(partsOf: view)
  }

  /// True if the whole view is one element.
  func isOneStop(_ content: CellGenSpokenContent) -> Bool {
    if content.acting.isEmpty { return saysAnything(content) }
    return control(of: content) != nil
  }

  private func saysAnything(_ content: CellGenSpokenContent) -> Bool {
    // part: ImageRetry
    if !content.retries.isEmpty { return true }
    // part end
    return !content.isEmpty || isSelectable || label != nil || value != nil
  }

  /// Returns the control that represents the whole view: one without a text of its own, if there is no other
  /// control.
  private func control(of content: CellGenSpokenContent) -> UIControl? {
    if content.acting.isEmpty { return content.shown }
    guard content.acting.count == 1, content.shown == nil, !isSelectable,
      case .control(let control) = content.acting[0], control.cellGenNeedsName
    else { return nil }
    return control
  }

  /// Returns the elements if the view is not a single one.
  func stops(_ content: CellGenSpokenContent) -> [Any]? {
    guard !content.acting.isEmpty else { return nil }
    let first = saysAnything(content) && !isNameOfControl(content) ? [element(for: view)] : []
    return first + content.acting.map(stop)
  }

  /// True if the texts only repeat the name of the single control in the view.
  private func isNameOfControl(_ content: CellGenSpokenContent) -> Bool {
    guard content.acting.count == 1, !isSelectable, content.values.isEmpty, content.hints.isEmpty,
      spokenActions(content).isEmpty, value == nil
    else { return false }
    return switch content.acting[0] {
    case .control(let control as UIView), .other(let control):
      control.isAccessibilityElement && control.accessibilityLabel == spokenLabel(content)
    // part: Taps
    case .tap: false
    // part end
    }
  }

  private func stop(at acting: CellGenActing) -> Any {
    switch acting {
    // part: Taps
    case .tap(let view, _): element(for: view)
    // part end
    case .control(let control) where control.cellGenNeedsName && control.cellGenName == nil:
      element(for: control)
    case .control(let view as UIView), .other(let view): view
    }
  }

  private func element(for source: UIView) -> CellGenSpokenElement {
    let id = Swift.ObjectIdentifier(source)
    if let element = known[id], element.cellGenSource === source { return element }
    let element = CellGenSpokenElement(accessibilityContainer: view)
    element.cellGenOwner = view
    element.cellGenSource = source
    known[id] = element
    return element
  }

  // MARK: The first stop, or the only one

  func spokenLabel(_ content: CellGenSpokenContent) -> String? {
    let own = label ?? (labels(of: content) + name(besides: content)).cellGenJoined
    // part: ImageRetry
    // A row that consists of images takes its name from the action that loads them again.
    if own == nil { return content.retries.first?.name }
    // part end
    return own
  }

  /// Returns the texts, without the number of the stepper or slider that represents the view. The number is
  /// its value, which VoiceOver reads after the name, and alone when it changes. Without it, the view may
  /// have no name at all.
  private func labels(of content: CellGenSpokenContent) -> [String] {
    guard let control = control(of: content), control.accessibilityTraits.contains(.adjustable)
    else { return content.labels }
    let others = content.labels.filter { $0 != control.accessibilityValue }
    return others.isEmpty && control.cellGenName == nil ? content.labels : others
  }

  /// Returns the name of the switch that represents the view, unless a text contains it.
  private func name(besides content: CellGenSpokenContent) -> [String] {
    guard let name = control(of: content)?.cellGenName, !content.labels.contains(name) else {
      return []
    }
    return [name]
  }

  func spokenValue(_ content: CellGenSpokenContent) -> String? {
    if let value { return value }
    let own = (control(of: content) ?? content.shown)?.accessibilityValue
    return (content.values + [own].compactMap { $0 }).cellGenJoined
  }

  func spokenHint(_ content: CellGenSpokenContent) -> String? {
    hint ?? control(of: content)?.accessibilityHint ?? content.hints.first
  }

  func spokenTraits(_ content: CellGenSpokenContent) -> UIAccessibilityTraits {
    var traits = traits ?? []
    if let control = control(of: content) ?? content.shown {
      traits.formUnion(control.accessibilityTraits)
      if isSelectable { traits.remove(.notEnabled) }
    }
    if isSelectable { traits.insert(.button) }
    if view.cellState.isSelected { traits.insert(.selected) }
    // part: Accessories
    if accessories.contains(where: \.isChecked) { traits.insert(.selected) }
    // part end
    if content.isHeading { traits.insert(.header) }
    // part: Headers
    if host?.cellGenIsHeader == true { traits.insert(.header) }
    // part end
    return traits.isEmpty ? .staticText : traits
  }

  /// Returns the point that VoiceOver taps: on the switch that represents the view, or outside of all
  /// controls.
  func spokenActivationPoint(_ content: CellGenSpokenContent) -> CGPoint {
    if let control = control(of: content), control.isUserInteractionEnabled {
      return control.cellGenScreenFrame.cellGenMiddle
    }
    let bounds = view.bounds
    let (left, right) = (bounds.minX + 1, bounds.maxX - 1)
    let (top, bottom) = (bounds.minY + 1, bounds.maxY - 1)
    var points = [bounds.cellGenMiddle]
    points += content.middles(in: view)
    points += [
      CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: top),
      CGPoint(x: right, y: bottom),
    ]
    let free = points.first { view.hitTest($0, with: nil)?.cellGenActing(in: view) == nil }
    let point = free ?? bounds.cellGenMiddle
    return UIAccessibility.convertToScreenCoordinates(
      CGRect(origin: point, size: .zero), in: view
    ).origin
  }

  /// Returns the actions of all controls as actions of the first element, where they are easy to find.
  ///
  /// Swipe actions are not included: UIKit offers them for a cell and all elements in it
  /// (openradar.me/46899682, github.com/cashapp/AccessibilitySnapshot/pull/323).
  func spokenActions(_ content: CellGenSpokenContent) -> [UIAccessibilityCustomAction] {
    let own = (actions ?? []) + content.actions
    guard control(of: content) == nil else { return own }
    let names = Swift.Set(own.map(\.name))
    let acting =
      content.acting.flatMap(\.actions)
      // part: LongPress
      + content.longPresses(exceptOf: content.labels)
    // part end
    return own + acting.filter { !names.contains($0.name) }
  }

  /// Adjusts the slider or stepper that represents the view.
  func adjust(_ adjust: (UIControl) -> Void) {
    if let control = control(of: content) { adjust(control) }
  }

  // MARK: The cell around

  /// True if selecting the cell that contains the view currently has an effect.
  private var isSelectable: Bool {
    guard let host, host is UICollectionViewCell || host is UITableViewCell else { return false }
    guard reactsToTouches(host) else { return false }
    switch host.superview {
    case let outer as UICollectionView:
      if #available(iOS 14, *), outer.isEditing {
        return outer.allowsSelectionDuringEditing || outer.allowsMultipleSelectionDuringEditing
      }
      return outer.allowsSelection
    case let outer as UITableView where outer.isEditing:
      return outer.allowsSelectionDuringEditing || outer.allowsMultipleSelectionDuringEditing
    case let outer as UITableView: return outer.allowsSelection
    default: return true
    }
  }

  private func reactsToTouches(_ host: any CellGenHost) -> Bool {
    // part: Collection
    if let reacts = (host as? ConfigurableCollectionViewCell)?.reactsToTouches { return reacts() }
    // part end
    return host.hosted?.isSelectable == true
  }

  // part: Accessories
  /// The accessories beside and over the view; empty while the list is being edited.
  private var accessories: [CellGenAccessoryBar] {
    guard let host, let hosted = host.hosted else { return [] }
    if (host as? UITableViewCell)?.isEditing == true { return [] }
    if #available(iOS 14, *), (host.superview as? UICollectionView)?.isEditing == true { return [] }
    return hosted.placedBars + [hosted.accessoryBar].compactMap(\.self)
  }
  // part end

  /// The cell, header, or footer that hosts the view directly.
  private var host: (any CellGenHost)? {
    var outer = view.superview
    while let candidate = outer {
      if let host = candidate as? any CellGenHost {
        return host.hosted?.view === view ? host : nil
      }
      outer = candidate.superview
    }
    return nil
  }
}
#endif
