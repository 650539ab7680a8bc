#if canImport(UIKit)
import UIKit

/// What a declared view says to VoiceOver: its texts are one stop, and what acts in it are
/// stops of their own after that.
///
/// All of it is found when VoiceOver asks, so that configuring costs nothing, and what is hidden at that
/// moment is left out. What the view declares or the app sets wins.
@MainActor
final class CellGenSpeech {
  /// What was set.
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var actions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var activationPoint: CGPoint?

  private unowned let view: DeclaredView
  /// The elements that are no views, by the views that they stand for: VoiceOver stays at an element that
  /// stays the same object.
  private var known: [Swift.ObjectIdentifier: CellGenSpokenElement] = [:]

  init(of view: DeclaredView) {
    self.view = view
  }

  /// The texts of the view and what acts in it.
  var content: CellGenSpokenContent {
    // part: Accessories
    let bars = accessories
    if !bars.isEmpty { return CellGenSpokenContent(partsOf: view, beside: bars) }
    // part end
    return CellGenSpokenContent(partsOf: view)
  }

  /// Whether the whole view is one stop.
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

  /// The control that the whole view is to VoiceOver: one without a text of its own, where nothing else acts.
  private func control(of content: CellGenSpokenContent) -> UIControl? {
    if content.acting.isEmpty { return content.shown }
    guard content.acting.count == 1, content.shown == nil, !isSelectable,
      case .control(let control) = content.acting[0], control.cellGenNeedsName
    else { return nil }
    return control
  }

  /// The stops, where the view is not one.
  func stops(_ content: CellGenSpokenContent) -> [Any]? {
    guard !content.acting.isEmpty else { return nil }
    let first = saysAnything(content) && !isNameOfControl(content) ? [element(for: view)] : []
    return first + content.acting.map(stop)
  }

  /// Whether the texts only say again what the one control in the view is called.
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
    // A row of images alone is called what can be done about them.
    if own == nil { return content.retries.first?.name }
    // part end
    return own
  }

  /// The texts, but for the number of the stepper or slider that the view is: that is its value, which VoiceOver
  /// reads after the name, and alone when it changes. Without it there may be no name at all.
  private func labels(of content: CellGenSpokenContent) -> [String] {
    guard let control = control(of: content), control.accessibilityTraits.contains(.adjustable)
    else { return content.labels }
    let others = content.labels.filter { $0 != control.accessibilityValue }
    return others.isEmpty && control.cellGenName == nil ? content.labels : others
  }

  /// The name of the switch that the view is, unless a text says it.
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

  /// What VoiceOver taps: the switch that the view is, or else a place where nothing acts.
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

  /// What acts, once more as actions of the first stop, so that nobody has to look for it.
  ///
  /// Swipes are not among them: UIKit offers them with a cell and all elements in it (openradar.me/46899682,
  /// github.com/cashapp/AccessibilitySnapshot/pull/323).
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

  /// Tells the slider or stepper that the view is to VoiceOver.
  func adjust(_ adjust: (UIControl) -> Void) {
    if let control = control(of: content) { adjust(control) }
  }

  // MARK: The cell around

  /// Whether selecting the cell around the view leads to anything now.
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
  /// What stands beside the view and lies over it; nothing while the list is edited.
  private var accessories: [CellGenAccessoryBar] {
    guard let host, let hosted = host.hosted else { return [] }
    if (host as? UITableViewCell)?.isEditing == true { return [] }
    if #available(iOS 14, *), (host.superview as? UICollectionView)?.isEditing == true { return [] }
    return hosted.placedBars + [hosted.accessoryBar].compactMap(\.self)
  }
  // part end

  /// The cell, header or footer that hosts the view itself.
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
