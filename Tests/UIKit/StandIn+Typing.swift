// What the user types, in place of a keyboard.

extension StandIn {
  /// The keyboard that is on the screen, or was last: a change of its type shows when it comes, and when
  /// it is loaded again.
  @MainActor public internal(set) static var keyboard: UIKeyboardType?
  /// How often a keyboard on the screen was loaded again, by which it begins with its letters.
  @MainActor public internal(set) static var keyboardReloads = 0

  /// Types over the text of a field.
  @MainActor
  public static func type(_ text: String, into field: UITextField) {
    guard field.isEnabled, field.isUserInteractionEnabled, field.becomeFirstResponder() else {
      return
    }
    change(field, 0..<field.buffer.length, to: text)
  }

  /// Puts a finger into a field or a text view, and the cursor at an offset; nil for the end.
  @MainActor
  public static func edit(_ view: some UIView & UITextInput, at offset: Int? = nil) {
    guard view.isUserInteractionEnabled, view.becomeFirstResponder(), let typed = view as? any Typed
    else { return }
    let offset = offset ?? typed.buffer.length
    typed.buffer.select(offset..<offset)
  }

  /// Types or pastes a text at the cursor.
  @MainActor
  public static func insert(_ text: String, into view: some UITextInput) {
    guard let typed = view as? any Typed, typed.isFirstResponder else { return }
    change(typed, typed.buffer.selection, to: text)
  }

  /// Presses the key that deletes.
  @MainActor
  public static func deleteBackward(in view: some UITextInput) {
    guard let typed = view as? any Typed, typed.isFirstResponder else { return }
    change(typed, typed.buffer.deletion, to: "")
  }

  /// Composes a text with an input method, in place of what it composed before.
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

  /// Accepts what an input method composed, or another text in its place.
  @MainActor
  public static func accept(_ text: String? = nil, in view: some UITextInput) {
    guard let typed = view as? any Typed, let marked = typed.buffer.marked else { return }
    if let text { typed.buffer.replace(marked, with: text) }
    typed.buffer.unmark()
    typed.didType()
  }

  /// Presses Return: a text view takes it as a line.
  @MainActor
  public static func pressReturn(in view: some UITextInput) {
    guard view is UITextField else { return insert("\n", into: view) }
    guard let field = view as? UITextField, field.isFirstResponder,
      field.delegate?.textFieldShouldReturn(field) ?? true
    else { return }
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Changes the text as a key does.
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
