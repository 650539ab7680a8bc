#if canImport(UIKit)
public import UIKit

/// A width or a height.
public enum CellLength {
  case points(CGFloat)
  /// Points at the text size `large`, which scale with the text size.
  case scaled(CGFloat)
  /// A fraction of the same side of another view, from 0 to 1.
  case fraction(CGFloat, of: UIView)
  /// No fixed length: the content or the surrounding views determine it.
  case unset
}

extension CellLength: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

extension DeclaredView {
  /// Constrains the lengths of a view, replacing earlier ones; nil keeps the current one.
  ///
  /// A number that cannot be a length, such as NaN or infinity, removes the constraint.
  ///
  /// The constraints yield only to required ones, such as those of a stack view, in which a hidden view has
  /// no length.
  ///
  /// - Precondition: a view and the one that it is a fraction of are in one hierarchy.
  /// - Parameters:
  ///   - view: this view or one inside of it.
  ///   - width: the width.
  ///   - height: the height.
  ///   - minWidth: the minimum width.
  ///   - maxWidth: the maximum width.
  ///   - minHeight: the minimum height.
  ///   - maxHeight: the maximum height.
  ///   - aspectRatio: the width divided by the height.
  public func constrain(
    _ view: UIView, width: CellLength? = nil, height: CellLength? = nil,
    minWidth: CellLength? = nil,
    maxWidth: CellLength? = nil, minHeight: CellLength? = nil, maxHeight: CellLength? = nil,
    aspectRatio: CGFloat? = nil
  ) {
    lengths.set(.width, .equal, of: view, to: width)
    lengths.set(.height, .equal, of: view, to: height)
    lengths.set(.width, .greaterThanOrEqual, of: view, to: minWidth)
    lengths.set(.width, .lessThanOrEqual, of: view, to: maxWidth)
    lengths.set(.height, .greaterThanOrEqual, of: view, to: minHeight)
    lengths.set(.height, .lessThanOrEqual, of: view, to: maxHeight)
    if let aspectRatio { lengths.setAspectRatio(aspectRatio, of: view) }
  }

  /// Sets how strongly a view resists being compressed and stretched; nil keeps the current priority.
  ///
  /// A number outside of the range of priorities, such as one from data, becomes the nearest one, and NaN the
  /// default of a new view.
  ///
  /// - Units: priorities from 1 to 1000.
  public func setPriorities(
    of view: UIView, compression: Swift.Float? = nil, hugging: Swift.Float? = nil,
    verticalCompression: Swift.Float? = nil, verticalHugging: Swift.Float? = nil
  ) {
    for (priority, axis) in [
      (compression, NSLayoutConstraint.Axis.horizontal), (verticalCompression, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentCompressionResistancePriority(
        CellGenNumber.priority(priority, or: .defaultHigh), for: axis)
    }
    for (priority, axis) in [
      (hugging, NSLayoutConstraint.Axis.horizontal), (verticalHugging, .vertical),
    ] {
      guard let priority else { continue }
      view.setContentHuggingPriority(CellGenNumber.priority(priority, or: .defaultLow), for: axis)
    }
  }
}

/// The lengths of a view's elements.
@MainActor
final class CellGenLengths {
  /// The side of a view that a length applies to.
  private struct Side: Swift.Hashable {
    let view: Swift.ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
  }

  private struct Entry {
    /// The view, which is needed because another view can reuse the identifier of one that no longer exists.
    weak var view: UIView?
    let length: CellLength
    let constraint: NSLayoutConstraint
  }

  private var entries: [Side: Entry] = [:]
  /// The ratio of a view's sides, as a fraction of its own height.
  private static let ratio = NSLayoutConstraint.Attribute.notAnAttribute

  init() {}

  func set(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    of view: UIView, to length: CellLength?
  ) {
    guard let length else { return }
    let side = Side(view: Swift.ObjectIdentifier(view), attribute: attribute, relation: relation)
    guard length.isLength else { return remove(side, of: view) }
    if let known = entries[side], known.view === view {
      if known.constraint.secondItem == nil, let constant = length.constant(in: view) {
        known.constraint.constant = constant
        entries[side] = Entry(view: view, length: length, constraint: known.constraint)
        return
      }
      known.constraint.isActive = false
    }
    let constraint: NSLayoutConstraint
    if case .fraction(let part, let other) = length {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
        multiplier: part, constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: length.constant(in: view) ?? 0)
    }
    activate(constraint)
    entries[side] = Entry(view: view, length: length, constraint: constraint)
  }

  func setAspectRatio(_ ratio: CGFloat, of view: UIView) {
    let side = Side(view: Swift.ObjectIdentifier(view), attribute: Self.ratio, relation: .equal)
    guard CellGenNumber.isLength(ratio), ratio > 0 else { return remove(side, of: view) }
    if let known = entries[side], known.view === view {
      guard known.constraint.multiplier != ratio else { return }
      known.constraint.isActive = false
    }
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
    activate(constraint)
    entries[side] = Entry(view: view, length: .fraction(ratio, of: view), constraint: constraint)
  }

  private func remove(_ side: Side, of view: UIView) {
    guard let known = entries.removeValue(forKey: side), known.view === view else { return }
    known.constraint.isActive = false
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
  }

  /// Updates scaled lengths to the current text size.
  func textSizeChanged() {
    for entry in entries.values {
      guard case .scaled = entry.length, let view = entry.view,
        let constant = entry.length.constant(in: view)
      else { continue }
      entry.constraint.constant = constant
    }
  }
}

extension CellLength {
  fileprivate var isLength: Bool {
    switch self {
    case .points(let number), .scaled(let number), .fraction(let number, of: _):
      CellGenNumber.isLength(number)
    case .unset: false
    }
  }

  /// The length in points; nil for a fraction or no length.
  @MainActor
  fileprivate func constant(in view: UIView) -> CGFloat? {
    switch self {
    case .points(let points): points
    case .scaled(let points):
      UIFontMetrics.default.scaledValue(for: points, compatibleWith: view.traitCollection)
    case .fraction, .unset: nil
    }
  }
}
#endif
