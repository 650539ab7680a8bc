import CellGenCore

/// The state of a cell or a control in a picture.
enum PictureState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
  /// A button that is on and cannot be touched.
  case selectedAndDisabled

  var isDisabled: Bool { self == .disabled || self == .selectedAndDisabled }
}

extension PictureState {
  /// The state that the values of an element follow, in a cell or a control of this one.
  ///
  /// - Parameter flag: what a flag says.
  func inside(_ element: Element, _ flag: (Value<Flag>) -> Bool) -> PictureState {
    // What is touched is an element with a tap, and no other one with it.
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
