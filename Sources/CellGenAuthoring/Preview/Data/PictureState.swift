/// The state of a cell or a control in a picture.
enum PictureState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
}
