/// A header or footer of a table's section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  private lazy var host = ContentHost(owner: self)
  var reuseIdentifierStore: String?
  private lazy var label = UILabel()
  private lazy var detailLabel = UILabel()

  public init(reuseIdentifier: String?) {
    reuseIdentifierStore = reuseIdentifier
    super.init(frame: .zero)
    host.install()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifierStore = nil
    super.init(coder: coder)
    host.install()
  }

  /// Creates an instance of a registered class for the table, without Objective-C.
  public required convenience init(_dequeue identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { detailLabel }
  open var backgroundView: UIView? {
    didSet {
      host.placeBehind(backgroundView, insteadOf: oldValue)
      if backgroundView != nil { background = nil }
    }
  }
  open var contentView: UIView { host.view }
  open var reuseIdentifier: String? { reuseIdentifierStore }

  open func prepareForReuse() { stateChanged(true) }

  /// True if the view is pinned to an edge, away from its place among the rows.
  var isPinned = false { didSet { stateChanged(isPinned != oldValue) } }

  private func stateChanged(_ isChanged: Bool) {
    guard isChanged else { return }
    host.needsUpdate = true
    setNeedsLayout()
  }

  @available(iOS 14, *)
  open func setNeedsUpdateConfiguration() {
    StandIn.require(14, "setNeedsUpdateConfiguration")
    stateChanged(true)
  }
  @available(iOS 14, *)
  open var automaticallyUpdatesContentConfiguration = true
  @available(iOS 14, *)
  open var automaticallyUpdatesBackgroundConfiguration = true

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  func updateConfigurationIfNeeded() {
    guard host.needsUpdate, StandIn.systemVersion >= 14 else { return }
    host.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func constraintsChanged() {
    super.constraintsChanged()
    (superview as? UITableView)?.contentChanged(in: self, isExplicit: false)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.contentChanged(in: self, isExplicit: true)
  }

  override func traitsChanged(from previous: UITraitCollection) {
    stateChanged(true)
    super.traitsChanged(from: previous)
  }

  // In UIKit, the following is in an extension, where `open` means `@objc dynamic`.

  @available(iOS 14, *)
  @preconcurrency open var configurationState: UIViewConfigurationState {
    StandIn.require(14, "configurationState")
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  @preconcurrency open func updateConfiguration(using state: UIViewConfigurationState) {
    guard configurationUpdateHandler == nil else { return }
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      host.configuration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  @available(iOS 14, *)
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      StandIn.require(14, "contentConfiguration")
      host.configuration = newValue
    }
  }

  private var background: UIBackgroundConfiguration?

  @available(iOS 14, *)
  @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background }
    set {
      StandIn.require(14, "backgroundConfiguration")
      background = newValue
      // Apple, `backgroundConfiguration`: it is "mutually exclusive with background views".
      if newValue != nil { backgroundView = nil }
    }
  }

  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  @available(iOS 15, *)
  @preconcurrency
  public var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
    didSet {
      StandIn.require(15, "configurationUpdateHandler")
      stateChanged(true)
    }
  }

  @available(iOS 14, *)
  @preconcurrency public func defaultContentConfiguration() -> UIListContentConfiguration {
    StandIn.systemVersion >= 18 ? .header() : .plainHeader()
  }
}
