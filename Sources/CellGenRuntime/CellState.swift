#if canImport(UIKit)
public import UIKit

/// The state of a cell as plain values, the same for collection and table views.
public struct CellState: ScreenValue {
  /// A single stored value: every view's conformance passes it on, and several would have to be compiled for
  /// each.
  private var traits: Traits = []

  public var isSelected: Bool {
    get { traits.contains(.selected) }
    set { set(.selected, newValue) }
  }

  public var isHighlighted: Bool {
    get { traits.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  public var isDisabled: Bool {
    get { traits.contains(.disabled) }
    set { set(.disabled, newValue) }
  }

  public var isFocused: Bool {
    get { traits.contains(.focused) }
    set { set(.focused, newValue) }
  }

  public var isEditing: Bool {
    get { traits.contains(.editing) }
    set { set(.editing, newValue) }
  }

  public var isExpanded: Bool {
    get { traits.contains(.expanded) }
    set { set(.expanded, newValue) }
  }

  public init() {}

  init(isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }

  @available(iOS 14, *)
  public init(_ state: UICellConfigurationState) {
    isSelected = state.isSelected
    isHighlighted = state.isHighlighted
    isDisabled = state.isDisabled
    isFocused = state.isFocused
    isEditing = state.isEditing
    isExpanded = state.isExpanded
  }

  /// Returns the value for this state: the first one given that applies, in the order disabled, highlighted,
  /// selected, focused, or else the normal one.
  ///
  ///     label.textColor = state.choose(.label, selected: .white)
  ///
  /// An optional value that is nil counts as given; only a literal `nil` counts as left out.
  ///
  /// A highlighted cell without a value for `highlighted` takes the one for `selected`.
  public func choose<Value>(
    _ normal: Value, selected: Value? = nil, highlighted: Value? = nil, disabled: Value? = nil,
    focused: Value? = nil
  ) -> Value {
    if isDisabled, let disabled { return disabled }
    if isHighlighted, let value = highlighted ?? selected { return value }
    if isSelected, let selected { return selected }
    if isFocused, let focused { return focused }
    return normal
  }

  private mutating func set(_ trait: Traits, _ isPresent: Bool) {
    if isPresent { traits.insert(trait) } else { traits.remove(trait) }
  }
}

extension CellState {
  private struct Traits: Swift.OptionSet, ScreenValue {
    static let selected = Traits(rawValue: 1 << 0)
    static let highlighted = Traits(rawValue: 1 << 1)
    static let disabled = Traits(rawValue: 1 << 2)
    static let focused = Traits(rawValue: 1 << 3)
    static let editing = Traits(rawValue: 1 << 4)
    static let expanded = Traits(rawValue: 1 << 5)

    let rawValue: Swift.UInt8
  }
}
#endif
