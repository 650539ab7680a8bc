// The effects of navigation and windows on view controllers.

extension StandIn {
  /// Shows a controller: loads its view, lays it out, and calls the appearance methods.
  @MainActor
  public static func show(_ controller: UIViewController, size: CGSize? = nil) {
    controller.loadViewIfNeeded()
    if let size { controller.view.frame.size = size }
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    layOut(controller)
    controller.viewDidAppear(false)
  }

  /// Removes a controller from the screen.
  @MainActor
  public static func hide(_ controller: UIViewController) {
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
  }

  /// Runs a layout pass: updates the content-unavailable configuration if an update was requested, and lays
  /// out the view.
  @MainActor
  public static func layOut(_ controller: UIViewController) {
    controller.updateContentUnavailableIfNeeded()
    controller.viewWillLayoutSubviews()
    controller.view.layoutIfNeeded()
    controller.viewDidLayoutSubviews()
  }
}
