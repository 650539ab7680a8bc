/// A view that shows part of its content.
@MainActor
open class UIScrollView: UIView, _UIScrollViewDelegateOwner {
  weak var delegateStore: (any UIScrollViewDelegate)?
  private var tracking = false
  private var rolling = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegateStore?.scrollViewDidScroll(self)
    }
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetDidChange() } }
  }
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }
  open func adjustedContentInsetDidChange() {
    setNeedsLayout()
    delegateStore?.scrollViewDidChangeAdjustedContentInset(self)
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if contentInsetAdjustmentBehavior != .never { adjustedContentInsetDidChange() }
  }
  open var contentLayoutGuide: UILayoutGuide { guide("content") }
  open var frameLayoutGuide: UILayoutGuide { guide("frame") }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { StandIn.later { self.delegateStore?.scrollViewDidEndScrollingAnimation(self) } }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    setContentOffset(offset, animated: animated)
  }

  open var isTracking: Bool { tracking }
  open var isDragging: Bool { tracking }
  open var isDecelerating: Bool { rolling }
  open var refreshControl: UIRefreshControl? { didSet { refreshControl?.checkIdiom() } }

  /// The offset at which the end of the content is in view; never before its start.
  var farthestOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Scrolls back if the offset is beyond the end because the content has become shorter.
  func stayInContent(shrunkFrom old: CGSize) {
    guard contentSize.height < old.height || contentSize.width < old.width else { return }
    let end = farthestOffset
    let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
    if offset != contentOffset { contentOffset = offset }
  }

  /// A view in front of the content that does not scroll with it.
  weak var cover: UIView?

  /// Keeps the view behind the content at the size and place of the bounds.
  func layOutBackground(_ view: UIView?) {
    if let cover, cover.superview === self {
      bringSubviewToFront(cover)
      cover.frame = bounds
    }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    sendSubviewToBack(view)
    view.frame = bounds
  }

  /// Moves the content like a finger, and lets it decelerate to an offset, if any.
  func drag(to offset: CGPoint, rollingTo end: CGPoint? = nil) {
    guard isScrollEnabled else { return }
    tracking = true
    delegateStore?.scrollViewWillBeginDragging(self)
    contentOffset = offset
    layoutIfNeeded()
    tracking = false
    // The pass may have found that the content is shorter than estimated.
    let target = releaseTouch(aimingAt: end ?? contentOffset)
    roll(to: target)
    layoutIfNeeded()
  }

  /// Reports that the finger was lifted, and returns the target offset of the delegate.
  private func releaseTouch(aimingAt end: CGPoint) -> CGPoint {
    var target = end
    withUnsafeMutablePointer(to: &target) {
      delegateStore?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
    }
    delegateStore?.scrollViewDidEndDragging(self, willDecelerate: target != contentOffset)
    return target
  }

  private func roll(to target: CGPoint) {
    guard target != contentOffset else { return }
    rolling = true
    delegateStore?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    rolling = false
    delegateStore?.scrollViewDidEndDecelerating(self)
  }

  /// The way in which safe areas are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The condition under which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// Gives scroll views their `delegate`, in a way that lets subclasses narrow its type.
///
/// Objective-C lets a subclass redeclare a property; Swift lets it hide that of a protocol extension.
@MainActor
public protocol _UIScrollViewDelegateOwner: UIScrollView {}

extension _UIScrollViewDelegateOwner {
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateStore }
    set { delegateStore = newValue }
  }
}

/// The control that appears when a list is pulled down.
@MainActor
open class UIRefreshControl: UIControl {
  private var refreshing = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func checkIdiom() { StandIn.forbidInMacIdiom("UIRefreshControl") }

  open var isRefreshing: Bool { refreshing }
  open func beginRefreshing() { refreshing = true }
  open func endRefreshing() { refreshing = false }
}

extension StandIn {
  /// Pulls a list down far enough to refresh it; does nothing if it has no control, or is refreshing.
  @MainActor
  public static func pull(_ view: UIScrollView) {
    guard let control = view.refreshControl, !control.isRefreshing else { return }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
  }
}

/// Receives scrolling events.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Replaces `@objc optional`.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
