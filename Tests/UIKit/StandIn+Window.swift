// The windows of lists.

extension StandIn {
  /// True if lists without a superview count as being in a window, so tests need not create one.
  @TaskLocal static var listsAreOnScreen = true

  /// The window of such lists.
  @MainActor static let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Runs `body` in the state before a screen appears: only views in a window of the test are in a window.
  public static func beforeAppearing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $listsAreOnScreen.withValue(false) { try body() }
  }

  @MainActor
  static func window(of list: UIScrollView, _ own: UIWindow?) -> UIWindow? {
    own ?? (list.superview == nil && listsAreOnScreen ? screen : nil)
  }

  /// Records a warning that UIKit logs once; here, it is recorded each time.
  ///
  /// - Source: UIKit logs that a table view had "to layout its visible cells and other contents without being in the
  ///   view hierarchy" (github.com/JohnEstropia/CoreStore/issues/360, by `beginUpdates()`;
  ///   github.com/Juanpe/SkeletonView/pull/384, by `visibleCells`).
  @MainActor
  static func warnOfLayout(of table: UITableView, by call: String) {
    guard recorder != nil, table.window == nil else { return }
    warn("UITableViewAlertForLayoutOutsideViewHierarchy: \(call)")
  }

  /// Records a warning for an animation that nobody sees. UIKit logs nothing; the rows move when the screen
  /// appears, or cells are laid out at the wrong width.
  @MainActor
  static func warnOfAnimation(in list: UIScrollView?, _ isAnimated: Bool) {
    guard recorder != nil, isAnimated, let list, list.window == nil else { return }
    warn("an update is animated outside of a window")
  }
}
