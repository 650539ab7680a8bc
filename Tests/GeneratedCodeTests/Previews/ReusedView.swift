#if canImport(UIKit)
@testable import CellGenRuntime
import UIKit

/// A view that shows data after other data, beside a fresh one: both must be alike in all states.
///
/// It is compiled with the program that shows views.
@MainActor
enum ReusedView {
  /// What differs between them, state by state; empty for views of the user's own.
  static func differences<Data: ViewData>(from first: Data, to second: Data) -> [LayoutTree] {
    guard let content = Data.host.content else { return [] }
    let (fresh, reused) = (content.make(), content.make())
    guard let freshView = fresh.view as? DeclaredView, let view = reused.view as? DeclaredView
    else {
      return []
    }
    reused.show(first, onAction: nil)
    for state in states { view.update(for: state) }
    view.prepareForReuse()
    view.update(for: CellState())
    reused.show(second, onAction: nil)
    fresh.show(second, onAction: nil)
    return states.map { state in
      view.update(for: state)
      freshView.update(for: state)
      let (properties, expected) = (properties(of: view), properties(of: freshView))
      let changes = properties.difference(from: expected).map { change in
        switch change {
        case .insert(_, let line, _): "reused \(line)"
        case .remove(_, let line, _): "fresh \(line)"
        }
      }
      return LayoutTree(
        name: "\(Data.self) \(state)", children: changes.map { LayoutTree(name: $0) })
    }
  }

  private static let states: [CellState] = {
    var states = Array(repeating: CellState(), count: 5)
    states[1].isSelected = true
    states[2].isHighlighted = true
    states[3].isDisabled = true
    states[4].isFocused = true
    return states
  }()

  /// The values that a view and what is in it store, without those that only count or identify.
  private static func properties(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    return lines(of: view)
  }

  private static func lines(of view: UIView) -> [String] {
    var lines: [String] = []
    var mirror = shows(view) ? Mirror(reflecting: view) : nil
    while let current = mirror {
      for (label, value) in current.children {
        guard let label, !uncompared.contains(label), let text = text(of: value) else { continue }
        lines.append("\(type(of: view)).\(label): \(text)")
      }
      mirror = current.superclassMirror
    }
    return lines + view.subviews.filter { !$0.isHidden }.flatMap(Self.lines)
  }

  /// True for a view that shows something itself; the others only hold what does.
  private static func shows(_ view: UIView) -> Bool {
    view is UILabel || view is UIImageView || view is UIControl || view is UITextView
      || view is UIStackView || view is CellBox || view is UIProgressView
      || view is UIActivityIndicatorView
  }

  /// What the stand-in counts or keeps for itself, and whether a picture is one: it may be the next one again.
  private static let uncompared: Set = [
    "needsLayout", "traitRegistrations", "accessibilityIgnoresInvertColors", "position",
    "boundsStore", "preferredMaxLayoutWidth",
  ]

  /// A plain value in words; nil for an object, for a function, and for what holds one.
  private static func text(of value: Any) -> String? {
    switch value {
    case let text as NSAttributedString: return text.string
    case is UIColor, is UIFont, is UIImage, is String, is any BinaryInteger,
      is any BinaryFloatingPoint,
      is Bool:
      return "\(value)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle else { return nil }
    switch style {
    case .class, .dictionary, .set: return nil
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .optional where mirror.children.isEmpty: return "nil"
    case .struct, .tuple, .enum, .optional, .collection:
      let parts = mirror.children.map { child in text(of: child.value).map { (child.label, $0) } }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      let values = parts.compactMap { part in
        part.map { label, text in label.map { "\($0): \(text)" } ?? text }
      }
      return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    default: return nil
    }
  }
}
#endif
