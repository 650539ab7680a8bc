/// A view that shows a part of its content.
@MainActor
open class UIScrollView: UIView, _UIScrollViewDelegateOwner {
  weak var delegateStore: (any UIScrollViewDelegate)?
  private var tracking = false

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
    didSet {
      if contentInset != oldValue { delegateStore?.scrollViewDidChangeAdjustedContentInset(self) }
    }
  }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
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
  open var isDecelerating: Bool { false }
  open var refreshControl: UIRefreshControl?

  /// Moves the content as a finger does.
  func drag(to offset: CGPoint) {
    tracking = true
    delegateStore?.scrollViewWillBeginDragging(self)
    contentOffset = offset
    tracking = false
    var target = offset
    withUnsafeMutablePointer(to: &target) {
      delegateStore?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
    }
    delegateStore?.scrollViewDidEndDragging(self, willDecelerate: false)
    contentOffset = target
    layoutIfNeeded()
  }

  /// When a drag closes the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

/// Gives scroll views their `delegate`, in a way in which subclasses may narrow its type.
///
/// Objective-C lets a subclass redeclare a property; Swift lets it hide a protocol extension's.
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

  open var isRefreshing: Bool { refreshing }
  open func beginRefreshing() { refreshing = true }
  open func endRefreshing() { refreshing = false }
}

/// Hears of scrolling.
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

// Stands in for `@objc optional`.
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
