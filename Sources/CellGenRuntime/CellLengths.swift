#if canImport(UIKit)
public import UIKit

/// A width or a height.
public enum CellLength {
  case points(CGFloat)
  /// Points at the text size `large`, which grow with the text.
  case scaled(CGFloat)
  /// A part of the same side of another view, of which 1 is the whole.
  case fraction(CGFloat, of: UIView)
  /// No length: that of its content, or of what is around it.
  case unset
}

extension CellLength: Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .points(CGFloat(value)) }
}

extension DeclaredView {
  /// Gives a view lengths, each in the place of what it was given before; nil keeps that.
  ///
  /// A number that cannot be a length, such as NaN or infinity, takes the length away.
  ///
  /// The constraints give way to nothing but requirements, such as that of a stack view, in which a hidden
  /// view has no length.
  ///
  /// - Precondition: a view and the one that it is a fraction of are in one hierarchy.
  /// - Parameters:
  ///   - view: this one or one inside of it.
  ///   - width: the width.
  ///   - height: the height.
  ///   - minWidth: the least width.
  ///   - maxWidth: the greatest width.
  ///   - minHeight: the least height.
  ///   - maxHeight: the greatest height.
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

  /// How strongly a view keeps its natural lengths against being compressed and stretched; nil keeps what
  /// was.
  ///
  /// A number that no priority has, such as one of the data, becomes the nearest, and NaN that of a new view.
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

/// The lengths that a view's elements were given.
@MainActor
final class CellGenLengths {
  /// What a length is of.
  private struct Side: Swift.Hashable {
    let view: Swift.ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
  }

  private struct Entry {
    /// Another view may have the identifier of one that is gone.
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

  /// Makes what is scaled as long as the reader's text size asks for.
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

  /// The length in points; nil for a fraction, and for none.
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
