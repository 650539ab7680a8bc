import CellGenCore

/// The state of a cell or a control in a picture.
enum PictureState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
  /// A button that is on and disabled.
  case selectedAndDisabled

  var isDisabled: Bool { self == .disabled || self == .selectedAndDisabled }
}

extension PictureState {
  /// The state that an element's values follow, in a cell or a control in this state.
  ///
  /// - Parameter flag: returns the value of a flag.
  func inside(_ element: Element, _ flag: (Value<Flag>) -> Bool) -> PictureState {
    // A touch highlights a single element with a tap, and nothing around it.
    if element.look.tap != nil, self == .highlighted { return .normal }
    let model = element.model
    guard model.hasOwnState else { return self }
    let isDisabled = model.usable.map { !flag($0) } ?? false
    if model.hasStatesOfCell { return isDisabled ? .disabled : self }
    let isSelected = model.selection.map(flag) ?? false
    if isDisabled { return isSelected ? .selectedAndDisabled : .disabled }
    return isSelected ? .selected : .normal
  }
}
