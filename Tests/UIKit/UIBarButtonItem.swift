/// An item of a bar.
@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var isEnabled = true

  public override init() {}
}

/// A button in a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons whose titles the system provides.
  public enum SystemItem: Sendable { case done, cancel, edit, save, add, trash, flexibleSpace }

  @available(iOS 14, *)
  open var primaryAction: UIAction?
  open var possibleTitles: Set<String>?

  public override init() { super.init() }

  @available(iOS 14, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    StandIn.require(14, "init(title:image:primaryAction:menu:)")
    self.title = primaryAction?.title ?? title
    self.primaryAction = primaryAction
  }

  @available(iOS 14, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    StandIn.require(14, "init(systemItem:primaryAction:menu:)")
    self.primaryAction = primaryAction
  }
}

extension StandIn {
  /// Taps a button in a bar.
  @MainActor
  public static func tap(_ item: UIBarButtonItem) {
    guard item.isEnabled else { return }
    item.primaryAction?.perform()
  }
}
