/// A linear relation between attributes of two views, or between an attribute and a constant.
///
/// - Source: a constant that is not finite raises an exception (wistia/WistiaKit#39,
///   ephread/Instructions#282), and so does a multiplier (Appboy/appboy-ios-sdk#106).
@MainActor
open class NSLayoutConstraint: NSObject, Sendable {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private let attributes: (first: Attribute, second: Attribute)
  private let relationKind: Relation
  private let factor: CGFloat
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat
  private weak var holder: UIView?

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: AnyObject? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    _ multiplier: CGFloat = 1, _ constant: CGFloat
  ) {
    self.first = first
    self.second = second
    attributes = (firstAttribute, secondAttribute)
    relationKind = relation
    factor = multiplier
    storedConstant = constant
    super.init()
    check("NSLayoutConstraint constant", constant)
    check("Multiplier", multiplier)
  }

  private func check(_ name: String, _ number: CGFloat) {
    if number.isFinite { return }
    let value = name.lowercased().split(separator: " ").last ?? ""
    StandIn.fail("\(name) is not finite!  That's illegal.  \(value):\(number)")
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      if !newValue {
        holder?.uninstall(self)
        holder = nil
      } else if holder == nil {
        activate()
      }
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      if isActive, (storedPriority == .required) != (newValue == .required) {
        StandIn.fail(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
            + "not supported.  You passed priority \(newValue.rawValue) and the existing priority "
            + "was \(storedPriority.rawValue).")
        return
      }
      storedPriority = newValue
      holder?.setNeedsLayout()
    }
  }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      check("NSLayoutConstraint constant", newValue)
      storedConstant = newValue
      holder?.constraintsChanged()
    }
  }

  open var multiplier: CGFloat { factor }
  open var firstItem: AnyObject? { first }
  open var secondItem: AnyObject? { second }
  open var firstAttribute: NSLayoutConstraint.Attribute { attributes.first }
  open var secondAttribute: NSLayoutConstraint.Attribute { attributes.second }
  open var relation: NSLayoutConstraint.Relation { relationKind }
  open var identifier: String?

  private func activate() {
    guard let one = Self.view(of: first) else { return noCommonAncestor() }
    guard attributes.second != .notAnAttribute else { return install(on: one) }
    guard let other = Self.view(of: second), let ancestor = one.commonAncestor(with: other) else {
      return noCommonAncestor()
    }
    install(on: ancestor)
  }

  private func install(on view: UIView) {
    holder = view
    view.install(self)
  }

  private func noCommonAncestor() {
    StandIn.fail(
      "Unable to activate constraint with anchors \(attributes.first) and \(attributes.second) "
        + "because they have no common ancestor.  Does the constraint or its anchors reference "
        + "items in different view hierarchies?  That's illegal.",
      name: "NSGenericException")
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// An axis along which views are laid out.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The part of a view that a constraint applies to.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }
}
