/// A row of a table view.
@MainActor
open class UITableViewCell: UIView {
  private lazy var host = ContentHost(owner: self)
  var reuseIdentifierStore: String?
  private let style: CellStyle
  private lazy var picture = UIImageView()
  private lazy var label = UILabel()
  private lazy var detailLabel = UILabel()
  /// True for a view that replaces an unusable one of the data source. It was already reported, so it is
  /// exempt from checks.
  var isPlaceholder = false

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseIdentifierStore = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.install()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifierStore = nil
    super.init(coder: coder)
    host.install()
  }

  /// Creates an instance of a registered class for the table, without Objective-C.
  public required convenience init(_dequeue identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A table cell is one element, labeled with the labels in it.
  override var saidByDefault: Said {
    Said(
      isElement: true, label: StandIn.labels(in: contentView).joined(separator: ", "),
      traits: isSelected ? .selected : [], frame: screenFrame)
  }

  open var imageView: UIImageView? { picture }
  open var textLabel: UILabel? { label }
  open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
  open var backgroundView: UIView? {
    didSet {
      host.placeBehind(backgroundView, insteadOf: oldValue)
      if backgroundView != nil { background = nil }
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { background = nil } }
  }
  open var multipleSelectionBackgroundView: UIView? {
    didSet { if multipleSelectionBackgroundView != nil { background = nil } }
  }
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open var isSelected = false { didSet { stateChanged(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateChanged(isHighlighted != oldValue) } }
  // The parts of the state that only the table knows.
  var hasFocus = false { didSet { stateChanged(hasFocus != oldValue) } }
  var isSwiped = false { didSet { stateChanged(isSwiped != oldValue) } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var accessoryType = UITableViewCell.AccessoryType.none
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType = UITableViewCell.AccessoryType.none
  open var editingAccessoryView: UIView?
  open var editingStyle: UITableViewCell.EditingStyle { .none }
  open var isEditing = false { didSet { stateChanged(isEditing != oldValue) } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  private var ownSeparatorInset: UIEdgeInsets?
  /// "The value assigned to this property takes precedence over any default separator insets set on the
  /// table view", and negative ones count as 0 (Apple, `separatorInset`).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? .zero }
    set {
      guard newValue != ownSeparatorInset else { return }
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  open var contentView: UIView { host.view }
  open var reuseIdentifier: String? { reuseIdentifierStore }

  open func prepareForReuse() { stateChanged(true) }

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
    layOutAccessory()
  }

  /// The space for the accessory, which is hidden while the row is being edited.
  private var accessoryRoom: CGFloat {
    if isEditing { return 0 }
    if let accessoryView { return accessoryView.frame.width + 16 }
    return accessoryType == .none ? 0 : 32
  }

  /// Places the accessory beside the content.
  private func layOutAccessory() {
    accessoryView?.isHidden = isEditing
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = accessoryRoom
    contentView.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? room : 0, bottom: 0, right: isMirrored ? 0 : room))
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    accessoryView.frame = CGRect(
      x: isMirrored ? 16 : bounds.maxX - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
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
    var size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - accessoryRoom), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += accessoryRoom
    return size
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
  @preconcurrency open var configurationState: UICellConfigurationState {
    StandIn.require(14, "configurationState")
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isFocused = hasFocus
    state.isSwiped = isSwiped
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  @available(iOS 14, *)
  @preconcurrency open func updateConfiguration(using state: UICellConfigurationState) {
    StandIn.require(14, "updateConfiguration(using:)")
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
      guard newValue != nil else { return }
      (backgroundView, selectedBackgroundView) = (nil, nil)
      multipleSelectionBackgroundView = nil
    }
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  @available(iOS 15, *)
  @preconcurrency
  public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    didSet {
      StandIn.require(15, "configurationUpdateHandler")
      stateChanged(true)
    }
  }

  @available(iOS 14, *)
  @preconcurrency public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  @available(iOS 16, *)
  @preconcurrency public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    StandIn.require(16, "defaultBackgroundConfiguration")
    guard let table = superview as? UITableView else { return .inList(nil) }
    return .inList(table.style == .plain ? .plain : .grouped)
  }

  /// The labels of a plain cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// The style of a selected row.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The accessory at the trailing edge of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
