/// A cell of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private lazy var host = ContentHost(owner: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.install()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    host.install()
  }

  open var contentView: UIView { host.view }
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }
  // The parts of the state that only the collection view knows.
  var hasFocus = false { didSet { stateChanged(hasFocus != oldValue) } }
  var isSwiped = false { didSet { stateChanged(isSwiped != oldValue) } }
  var isExpanded = false { didSet { stateChanged(isExpanded != oldValue) } }
  open var backgroundView: UIView? {
    didSet {
      host.placeBehind(backgroundView, insteadOf: oldValue)
      if backgroundView != nil, StandIn.systemVersion >= 14 { background = .some(nil) }
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil, StandIn.systemVersion >= 14 { background = .some(nil) }
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    stateChanged(true)
  }

  private func stateChanged(_ isChanged: Bool) {
    guard isChanged else { return }
    host.needsUpdate = true
    setNeedsLayout()
  }

  /// Called when the collection view begins or ends editing, which can change the content and the size of the
  /// cell.
  func editingChanged() {
    stateChanged(true)
    (superview as? UICollectionView)?.contentChanged(in: self, isExplicit: true)
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
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

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

  override func traitsChanged(from previous: UITraitCollection) {
    stateChanged(true)
    super.traitsChanged(from: previous)
  }

  // In UIKit, the following is in an extension, where `open` means `@objc dynamic`.

  @available(iOS 14, *)
  @preconcurrency open var configurationState: UICellConfigurationState {
    StandIn.require(14, "configurationState")
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isFocused = hasFocus
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }

  @available(iOS 14, *)
  @preconcurrency open func updateConfiguration(using state: UICellConfigurationState) {
    StandIn.require(14, "updateConfiguration(using:)")
    guard configurationUpdateHandler == nil else { return }
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      host.configuration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let given = background, let given {
      background = given.updated(for: state)
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

  /// The background that was set, including nil; the outer nil if none was set.
  private var background: UIBackgroundConfiguration??

  @available(iOS 14, *)
  @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background ?? automaticBackground }
    set {
      StandIn.require(14, "backgroundConfiguration")
      background = .some(newValue)
      // Apple, `backgroundConfiguration`: it is "mutually exclusive with background views".
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
    }
  }

  /// The default background of a cell.
  var automaticBackground: UIBackgroundConfiguration? { nil }

  @available(iOS 16, *)
  @preconcurrency public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    StandIn.require(16, "defaultBackgroundConfiguration")
    return automaticBackground ?? .inList(nil)
  }

  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  @available(iOS 15, *)
  @preconcurrency
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    didSet {
      StandIn.require(15, "configurationUpdateHandler")
      stateChanged(true)
    }
  }

  /// The drag state of a cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
}
