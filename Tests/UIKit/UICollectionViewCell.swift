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
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  open func setNeedsUpdateConfiguration() {
    host.needsUpdate = true
    setNeedsLayout()
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  func updateConfigurationIfNeeded() {
    guard host.needsUpdate else { return }
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
    setNeedsUpdateConfiguration()
    super.traitsChanged(from: previous)
  }

  // In UIKit what follows is in an extension, where `open` means `@objc dynamic`.

  @preconcurrency open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }

  @preconcurrency open func updateConfiguration(using state: UICellConfigurationState) {
    guard configurationUpdateHandler == nil else { return }
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      host.configuration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { host.configuration = newValue }
  }

  @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration?

  @preconcurrency public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listCell()
  }

  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  @preconcurrency
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a cell is being dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
}

/// A cell with the looks of a list row.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { guide("separator") }

  @preconcurrency public func defaultContentConfiguration() -> UIListContentConfiguration {
    .cell()
  }
  @preconcurrency public var accessories: [UICellAccessory] = []
}
