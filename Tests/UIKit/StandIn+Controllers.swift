// What navigation and windows do to view controllers.

extension StandIn {
  /// Puts a controller on screen: loads its view, lays it out and calls the appearance methods.
  @MainActor
  public static func show(_ controller: UIViewController, size: CGSize? = nil) {
    controller.loadViewIfNeeded()
    if let size { controller.view.frame.size = size }
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    layOut(controller)
    controller.viewDidAppear(false)
  }

  /// Takes a controller off the screen.
  @MainActor
  public static func hide(_ controller: UIViewController) {
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
  }

  /// Runs a layout pass: updates the content-unavailable configuration if that was asked for, and
  /// lays out the view.
  @MainActor
  public static func layOut(_ controller: UIViewController) {
    controller.updateContentUnavailableIfNeeded()
    controller.viewWillLayoutSubviews()
    controller.view.layoutIfNeeded()
    controller.viewDidLayoutSubviews()
  }
}
