/// The state of a cell or a control in a picture.
enum PictureState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
  /// A button that is on and cannot be touched.
  case selectedAndDisabled

  var isDisabled: Bool { self == .disabled || self == .selectedAndDisabled }
}
