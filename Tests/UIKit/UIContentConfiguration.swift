/// A value that describes content and creates the view that shows it.
@available(iOS 14, *)
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@available(iOS 14, *)
@MainActor
public protocol UIContentView: NSObjectProtocol {
  @MainActor var configuration: any UIContentConfiguration { get set }
  @MainActor func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  @MainActor public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a cell or view for which configurations are updated.
@available(iOS 14, *)
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state.
@available(iOS 14, *)
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@available(iOS 14, *)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  @available(iOS 15, *)
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
@available(iOS 14, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  @available(iOS 15, *)
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// The drag state of a cell.
  public enum DragState: Sendable { case none, lifting, dragging }

  /// The drop state of a cell.
  public enum DropState: Sendable { case none, notTargeted, targeted }
}
