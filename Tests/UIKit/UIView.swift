/// A rectangle on the screen, with subviews.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification {
  private var subviewStore: [UIView] = []
  private weak var superviewStore: UIView?
  private var constraintStore: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private var tint: UIColor?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var position: CGPoint
  private var boundsStore: CGRect
  var needsLayout = true
  /// The insets that bars and notches cover; see `StandIn.setSafeAreaInsets`.
  fileprivate var safeAreaStore = UIEdgeInsets.zero

  public init(frame: CGRect) {
    position = frame.origin
    boundsStore = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    position = .zero
    boundsStore = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { superviewStore }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified where traitCollection.layoutDirection == .rightToLeft: .rightToLeft
    default: .leftToRight
    }
  }

  /// - Source: Apple, `userInterfaceLayoutDirection(for:)`: for an unspecified attribute, the direction of the
  ///   app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified where StandIn.readsFromRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }

  // MARK: Geometry

  /// - Source: hackiftekhar/IQDropDownTextField#86, sgryschuk/SGNavigationProgress#7.
  private func check(_ numbers: CGFloat..., in property: String) {
    guard numbers.contains(where: \.isNaN) else { return }
    StandIn.fail("CALayer \(property) contains NaN: \(numbers)", name: "CALayerInvalidGeometry")
  }

  open var frame: CGRect {
    get { CGRect(origin: position, size: bounds.size) }
    set {
      check(newValue.origin.x, newValue.origin.y, in: "position")
      position = newValue.origin
      bounds = CGRect(origin: boundsStore.origin, size: newValue.size)
    }
  }

  open var bounds: CGRect {
    get { boundsStore }
    set {
      let (origin, size) = (newValue.origin, newValue.size)
      check(origin.x, origin.y, size.width, size.height, in: "bounds")
      let old = boundsStore
      boundsStore = newValue
      guard newValue.size != old.size else { return }
      for view in subviewStore { view.superviewResized(from: old.size, to: newValue.size) }
      setNeedsLayout()
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      position = CGPoint(
        x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewStore.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var originInRoot: CGPoint {
    let outer = superviewStore?.originInRoot ?? .zero
    return CGPoint(
      x: outer.x + position.x - boundsStore.minX, y: outer.y + position.y - boundsStore.minY)
  }

  open var autoresizingMask: UIView.AutoresizingMask = []

  // MARK: Keyboard and pointer

  @available(iOS 15, *)
  open var focusEffect: UIFocusEffect? {
    get { focusEffectStore as? UIFocusEffect }
    set {
      StandIn.require(15, "focusEffect")
      focusEffectStore = newValue
    }
  }
  private var focusEffectStore: AnyObject?

  @available(iOS 17, *)
  open var hoverStyle: UIHoverStyle? {
    get { hoverStyleStore as? UIHoverStyle }
    set {
      StandIn.require(17, "hoverStyle")
      hoverStyleStore = newValue
    }
  }
  private var hoverStyleStore: AnyObject?

  open private(set) var interactions: [any UIInteraction] = []

  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    if #available(iOS 13.4, *) { (interaction as? UIPointerInteraction)?.view = self }
  }

  private func superviewResized(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
  }

  // MARK: Hierarchy

  open var superview: UIView? { superviewStore }
  open var subviews: [UIView] { subviewStore }
  open var window: UIWindow? { superviewStore?.window }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superviewStore === self { view.removeFromSuperview() }
    insert(view, at: subviewStore.firstIndex { $0 === siblingSubview })
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superviewStore === self { view.removeFromSuperview() }
    insert(view, at: subviewStore.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }

  private func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else {
      StandIn.fail("Can't add self as subview", name: "NSInvalidArgumentException")
      return
    }
    let wasInWindow = view.window
    if view.superviewStore !== self { view.willMove(toSuperview: self) }
    if window !== wasInWindow { view.willMove(toWindow: window) }
    if view.superviewStore != nil { view.detach(isMoving: view.superviewStore !== self) }
    let place = min(max(index ?? subviewStore.count, 0), subviewStore.count)
    subviewStore.insert(view, at: place)
    view.superviewStore = self
    if window !== wasInWindow { view.windowChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  private func windowChanged() {
    if window != nil { checkIdiom() }
    didMoveToWindow()
    for view in subviewStore { view.windowChanged() }
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewStore.swapAt(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviewStore.firstIndex(where: { $0 === view }) else { return }
    subviewStore.append(subviewStore.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviewStore.firstIndex(where: { $0 === view }) else { return }
    subviewStore.insert(subviewStore.remove(at: index), at: 0)
  }

  open func removeFromSuperview() {
    guard superviewStore != nil else { return }
    let wasInWindow = window
    willMove(toSuperview: nil)
    detach(isMoving: true)
    if wasInWindow != nil { windowChanged() }
    didMoveToSuperview()
  }

  private func detach(isMoving: Bool) {
    guard let parent = superviewStore else { return }
    parent.willRemoveSubview(self)
    if isMoving { releaseConstraints(from: parent) }
    parent.subviewStore.removeAll { $0 === self }
    superviewStore = nil
    parent.setNeedsLayout()
  }

  /// Removes the constraints between a removed view and views outside of it, as UIKit does.
  private func releaseConstraints(from parent: UIView) {
    var holder: UIView? = parent
    while let view = holder {
      for constraint in view.constraintStore
      where [constraint.firstItem, constraint.secondItem].contains(where: {
        NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) ?? false
      }) {
        constraint.isActive = false
      }
      holder = view.superviewStore
    }
  }

  /// Fails for a view that the idiom does not support.
  func checkIdiom() {}

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStore
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewStore.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let candidate = current {
      if other.isDescendant(of: candidate) { return candidate }
      current = candidate.superviewStore
    }
    return nil
  }

  // MARK: Layout

  /// The number of nested layouts in progress.
  private static var layouts = 0
  private static var isAskedForMore = false

  open func setNeedsLayout() {
    needsLayout = true
    if Self.layouts > 0 { Self.isAskedForMore = true }
  }

  /// Lays out the view. A layout can request another one, for example when constraints depend on its result,
  /// or when a subview requests that of its superview: nothing is drawn before. Endless requests stop after a
  /// limit.
  open func layoutIfNeeded() {
    guard Self.layouts == 0 else { return layOutOnce() }
    for _ in 0..<5 {
      Self.isAskedForMore = false
      layOutOnce()
      if !Self.isAskedForMore { return }
    }
  }

  private func layOutOnce() {
    Self.layouts += 1
    defer { Self.layouts -= 1 }
    var passes = 0
    while needsLayout, passes < 5 {
      needsLayout = false
      passes += 1
      layoutSubviews()
    }
    for view in subviewStore { view.layOutOnce() }
  }

  /// Gives each constrained subview a frame, as estimated by `ConstraintEstimate`.
  open func layoutSubviews() {
    ConstraintEstimate.layOutSubviews(of: self)
  }

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard layoutMargins != oldValue else { return }
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isMirrored ? right : left, bottom: layoutMargins.bottom,
        trailing: isMirrored ? left : right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { safeAreaStore }
  open func safeAreaInsetsDidChange() {}
  /// Inside of the safe area, because `insetsLayoutMarginsFromSafeArea` is true by default.
  open var layoutMarginsGuide: UILayoutGuide {
    guide("margins") {
      let (margins, covered) = ($0.layoutMargins, $0.safeAreaInsets)
      return UIEdgeInsets(
        top: margins.top + covered.top, left: margins.left + covered.left,
        bottom: margins.bottom + covered.bottom, right: margins.right + covered.right)
    }
  }
  open var readableContentGuide: UILayoutGuide { guide("readable") { $0.layoutMargins } }
  @available(iOS 15, *)
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    StandIn.require(15, "keyboardLayoutGuide")
    return keyboardGuide
  }
  private lazy var keyboardGuide = UIKeyboardLayoutGuide(in: self) {
    UIEdgeInsets(
      top: $0.bounds.height - $0.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
  }
  open var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") { $0.safeAreaInsets } }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.own(by: self)
    guides.append(layoutGuide)
  }

  func guide(
    _ name: String, insets: @escaping (UIView) -> UIEdgeInsets = { _ in .zero }
  ) -> UILayoutGuide {
    let identifier = "UIView.\(name)"
    if let known = guides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide(in: self, insets: insets)
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }

  // MARK: Drawing

  open class var layerClass: AnyClass { CALayer.self }
  /// UIKit creates it with the view; here, it is created when it is first used, so it can depend on a
  /// property of a subclass.
  public private(set) lazy var layer: CALayer = {
    let layerClass = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    return layerClass.init(_standIn: ())
  }()
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor?
  /// The effect of NaN is undocumented.
  open var alpha: CGFloat = 1 {
    didSet { if alpha.isNaN { StandIn.fail("the alpha is not a number", name: StandIn.broken) } }
  }
  open var isOpaque = true
  open var isHidden = false {
    didSet { if isHidden != oldValue { superviewStore?.constraintsChanged() } }
  }
  open var contentMode = UIView.ContentMode.scaleToFill
  open var mask: UIView?

  open var tintColor: UIColor! {
    get { tint ?? superviewStore?.tintColor ?? .systemBlue }
    set {
      tint = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attach(to: self)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.attach(to: nil) }
  }

  // MARK: Constraints

  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }
  open var constraints: [NSLayoutConstraint] { constraintStore }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraints() }

  func install(_ constraint: NSLayoutConstraint) {
    constraintStore.append(constraint)
    constraintsChanged()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    constraintStore.removeAll { $0 === constraint }
    constraintsChanged()
  }

  /// Notifies the enclosing cell that its size may have changed.
  func constraintsChanged() {
    setNeedsLayout()
    superviewStore?.constraintsChanged()
  }

  /// By default, the first is the second (Apple, `UIView.forFirstBaselineLayout`).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { superviewStore?.constraintsChanged() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.checkThatItIsOne()
    hugging[axis] = priority
    setNeedsLayout()
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.checkThatItIsOne()
    resistance[axis] = priority
    setNeedsLayout()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let keepsWidth = horizontalFittingPriority > .fittingSizeLevel
    var size = fittingSize(width: keepsWidth ? targetSize.width : nil)
    if keepsWidth { size.width = targetSize.width }
    if verticalFittingPriority > .fittingSizeLevel { size.height = targetSize.height }
    return size
  }

  /// Returns the size of the content, laid out at `width` if it is given. Views override this.
  func contentSize(width: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    let estimate = ConstraintEstimate.size(of: self, width: width)
    return CGSize(width: max(own.width, estimate.width), height: max(own.height, estimate.height))
  }

  /// The results of a running measurement: each view is measured several times by the views that contain it,
  /// and nothing changes in the meantime.
  private static var measured: [Measured: CGSize]?

  private struct Measured: Hashable {
    var view: ObjectIdentifier
    var width: CGFloat?
  }

  /// Returns the size of the view by its content and the constraints on its own width and height.
  final func fittingSize(width: CGFloat?) -> CGSize {
    let isOutermost = Self.measured == nil
    if isOutermost { Self.measured = [:] }
    defer { if isOutermost { Self.measured = nil } }
    let key = Measured(view: ObjectIdentifier(self), width: width)
    if let size = Self.measured?[key] { return size }
    let size = computeFittingSize(width: width)
    Self.measured?[key] = size
    return size
  }

  private func computeFittingSize(width: CGFloat?) -> CGSize {
    let fixed = ConstraintEstimate.ownSize(of: self)
    var width = width ?? fixed.width
    var size = contentSize(width: width)
    if width == nil, size.width > fixed.maximumWidth {
      width = fixed.maximumWidth
      size = contentSize(width: width)
    }
    if width == nil, size.width <= 0, let ratio = fixed.heightPerWidth, ratio > 0 {
      // A view without a width of its own gets it from its height, such as a slider with an aspect ratio.
      size.width = size.height / ratio
    }
    size.width = fixed.width ?? max(min(size.width, fixed.maximumWidth), fixed.minimumWidth)
    size.height =
      fixed.height(forWidth: width ?? size.width)
      ?? max(min(size.height, fixed.maximumHeight), fixed.minimumHeight)
    return size
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  public static let noIntrinsicMetric: CGFloat = -1

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  // MARK: Traits and editing

  open var traitCollection: UITraitCollection { UITraitCollection(traitsInEffect) }
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var traitRegistrations: [TraitRegistration] = []
  var overriddenTraits = OverriddenTraits()

  /// UIKit lays out a view again if its size or direction depends on the traits. A color does not cause that
  /// here: views that store resolved colors must register for changes.
  func traitsChanged(from previous: UITraitCollection) {
    let (old, new) = (previous.traits, traitCollection.traits)
    if old.contentSizeCategory != new.contentSizeCategory
      || old.layoutDirection != new.layoutDirection || old.displayScale != new.displayScale
    {
      setNeedsLayout()
    }
    traitCollectionDidChange(previous)
    tellRegistered(from: previous)
    for view in subviewStore { view.traitsChanged(from: previous) }
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviewStore.allSatisfy { $0.endEditing(force) }
  }

  open var accessibilityIdentifier: String?
  override var saidByDefault: Said { Said(frame: screenFrame) }
  open var accessibilityIgnoresInvertColors = false

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { StandIn.later { completion(true) } }
  }

  /// Counts as an animation of the view in tests.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    StandIn.transition(view, options, animations)
    if let completion { StandIn.later { completion(true) } }
  }

  open class var areAnimationsEnabled: Bool { StandIn.animationsAreEnabled }
  open class func setAnimationsEnabled(_ enabled: Bool) { StandIn.animationsAreEnabled = enabled }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wasEnabled)
  }

  /// Options for animating a change.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1) }
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    public static var allowAnimatedContent: UIView.AnimationOptions { .init(rawValue: 1 << 7) }
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
  }

  /// The way in which content is fitted into the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1) }
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 2) }
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 4) }
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 8) }
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 16) }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 32) }
  }
}

/// The behavior of a view's content in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The root of a view hierarchy on screen.
@MainActor
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open func makeKeyAndVisible() {}
}

/// An event that the user caused.
@MainActor
open class UIEvent: NSObject, Sendable {}

extension StandIn {
  /// Covers the edges of a view, like a navigation bar or the notch of a device.
  @MainActor
  public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of view: UIView) {
    guard insets != view.safeAreaStore else { return }
    view.safeAreaStore = insets
    view.safeAreaInsetsDidChange()
    view.setNeedsLayout()
  }
}
