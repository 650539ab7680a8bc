/// Manages a view.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// The size of controllers' views, as on an iPhone.
  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private var viewStore: UIView?
  private weak var parentStore: UIViewController?
  private var childStore: [UIViewController] = []
  private var presented: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStore
    }
    set { viewStore = newValue }
  }
  open var viewIfLoaded: UIView? { viewStore }
  open var isViewLoaded: Bool { viewStore != nil }
  open func loadView() { view = UIView(frame: Self.screen) }
  open func loadViewIfNeeded() {
    guard viewStore == nil else { return }
    loadView()
    viewDidLoad()
    installContentUnavailableView()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Without content

  private var unavailableView: (any UIView & UIContentView)?
  private var needsUnavailableUpdate = true

  @available(iOS 17, *)
  @preconcurrency public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      StandIn.require(17, "contentUnavailableConfiguration")
      installContentUnavailableView()
    }
  }

  @preconcurrency
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests an update, which runs before the next layout; here, it runs with the animations.
  @available(iOS 17, *)
  open func setNeedsUpdateContentUnavailableConfiguration() {
    StandIn.require(17, "setNeedsUpdateContentUnavailableConfiguration")
    needsUnavailableUpdate = true
    guard isViewLoaded else { return }
    StandIn.later { [weak self] in self?.updateContentUnavailableIfNeeded() }
  }

  @preconcurrency open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    if let configuration = contentUnavailableConfiguration {
      contentUnavailableConfiguration = configuration.updated(for: state)
    }
  }

  func updateContentUnavailableIfNeeded() {
    guard needsUnavailableUpdate, StandIn.systemVersion >= 17 else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Covers the view with the configuration's view, or removes the cover.
  private func installContentUnavailableView() {
    guard isViewLoaded else { return }
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      return
    }
    if let unavailableView, unavailableView.supports(configuration) {
      unavailableView.configuration = configuration
      return
    }
    unavailableView?.removeFromSuperview()
    let cover = configuration.makeContentView()
    unavailableView = cover
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
    (view as? UIScrollView)?.cover = cover
  }

  open var title: String?
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
  }
  open var toolbarItems: [UIBarButtonItem]?
  private var editButton: UIBarButtonItem?
  /// "If one of the custom views of the navigationItem property is set to the returned object, the
  /// associated navigation bar displays an Edit button if isEditing is false and a Done button if isEditing
  /// is true. The default button action invokes the setEditing(_:animated:) method" (Apple,
  /// `editButtonItem`).
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem()
    button.title = isEditing ? "Done" : "Edit"
    button.primaryAction = toggle
    editButton = button
    return button
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  private let item = UINavigationItem()
  open var navigationItem: UINavigationItem { item }
  open var navigationController: UINavigationController? {
    parentStore as? UINavigationController ?? parentStore?.navigationController
  }
  open var parent: UIViewController? { parentStore }
  open var children: [UIViewController] { childStore }
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parentStore?.childStore.removeAll { $0 === childController }
    childController.parentStore = self
    childStore.append(childController)
  }
  open func removeFromParent() {
    parentStore?.childStore.removeAll { $0 === self }
    parentStore = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var presentedViewController: UIViewController? { presented }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    if let completion { StandIn.later(completion) }
  }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    presented = viewControllerToPresent
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presented = nil
    if let completion { StandIn.later(completion) }
  }
  open func dismiss(animated flag: Bool) async { presented = nil }
}

/// A stack of view controllers.
@MainActor
open class UINavigationController: UIViewController {
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// The content of a navigation bar for a view controller.
@MainActor
open class UINavigationItem: NSObject, Sendable {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}
