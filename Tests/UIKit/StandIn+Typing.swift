// The text that the user types, in place of a keyboard.

extension StandIn {
  /// The keyboard that is, or was last, on the screen. A change of its type appears when the keyboard is
  /// shown or reloaded.
  @MainActor public internal(set) static var keyboard: UIKeyboardType?
  /// The number of times that a visible keyboard was reloaded, after which it starts with its letters.
  @MainActor public internal(set) static var keyboardReloads = 0

  /// Replaces the text of a field by typing.
  @MainActor
  public static func type(_ text: String, into field: UITextField) {
    guard field.isEnabled, field.isUserInteractionEnabled, field.becomeFirstResponder() else {
      return
    }
    change(field, 0..<field.buffer.length, to: text)
  }

  /// Taps a field or a text view, and places the cursor at an offset; nil for the end.
  @MainActor
  public static func edit(_ view: some UIView & UITextInput, at offset: Int? = nil) {
    guard view.isUserInteractionEnabled, view.becomeFirstResponder(), let typed = view as? any Typed
    else { return }
    let offset = offset ?? typed.buffer.length
    typed.buffer.select(offset..<offset)
  }

  /// Types or pastes text at the cursor.
  @MainActor
  public static func insert(_ text: String, into view: some UITextInput) {
    guard let typed = view as? any Typed, typed.isFirstResponder else { return }
    change(typed, typed.buffer.selection, to: text)
  }

  /// Presses the Delete key.
  @MainActor
  public static func deleteBackward(in view: some UITextInput) {
    guard let typed = view as? any Typed, typed.isFirstResponder else { return }
    change(typed, typed.buffer.deletion, to: "")
  }

  /// Composes text with an input method, in place of its previous text.
  ///
  /// - Source: "entering marked text does not trigger
  ///   `textField(_:shouldChangeCharactersIn:replacementString:)`"
  ///   (github.com/oscbyspro/DiffableTextViews/issues/88).
  @MainActor
  public static func compose(_ text: String, in view: some UITextInput) {
    guard let typed = view as? any Typed, typed.isFirstResponder else { return }
    typed.buffer.compose(text)
    typed.didType()
  }

  /// Accepts the text that an input method composed, or another text in its place.
  @MainActor
  public static func accept(_ text: String? = nil, in view: some UITextInput) {
    guard let typed = view as? any Typed, let marked = typed.buffer.marked else { return }
    if let text { typed.buffer.replace(marked, with: text) }
    typed.buffer.unmark()
    typed.didType()
  }

  /// Presses Return, which adds a line in a text view.
  @MainActor
  public static func pressReturn(in view: some UITextInput) {
    guard view is UITextField else { return insert("\n", into: view) }
    guard let field = view as? UITextField, field.isFirstResponder,
      field.delegate?.textFieldShouldReturn(field) ?? true
    else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Changes the text like a key.
  @MainActor
  static func change(_ typed: any Typed, _ range: Range<Int>, to text: String) {
    let range = typed.isErasedByTyping ? 0..<typed.buffer.length : range
    typed.isErasedByTyping = false
    guard !range.isEmpty || !text.isEmpty,
      typed.mayChange(NSRange(location: range.lowerBound, length: range.count), to: text)
    else { return }
    typed.buffer.replace(range, with: text)
    typed.didType()
  }
}
