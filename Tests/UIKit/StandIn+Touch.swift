// What the user does, in place of fingers.

extension StandIn {
  /// Taps a button or another control.
  @MainActor
  public static func tap(_ control: UIControl) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
    control.isHighlighted = false
    if (control as? UIButton)?.changesSelectionAsPrimaryAction == true {
      control.isSelected.toggle()
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Switches a switch.
  @MainActor
  public static func toggle(_ control: UISwitch) {
    guard control.isEnabled, control.isUserInteractionEnabled else { return }
    control.isOn.toggle()
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Types over the text of a field.
  @MainActor
  public static func type(_ text: String, into field: UITextField) {
    guard field.isEnabled, field.becomeFirstResponder() else { return }
    let whole = NSRange(location: 0, length: (field.text ?? "").utf16.count)
    let isAllowed =
      field.delegate?.textField(
        field, shouldChangeCharactersIn: whole, replacementString: text) ?? true
    guard isAllowed else { return }
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  /// Drags a scroll view until its content offset is `y`, and lays it out.
  @MainActor
  public static func scroll(_ view: UIScrollView, toY y: CGFloat) {
    view.drag(to: CGPoint(x: view.contentOffset.x, y: y))
  }

  /// Drags an orthogonally scrolling section, and lays the collection view out.
  @MainActor
  public static func scroll(_ view: UICollectionView, section: Int, toX x: CGFloat) {
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .scrollOrthogonally(section: section, to: x)
    view.layoutIfNeeded()
  }

  /// Touches an item and lets go: highlights it, and selects or deselects it.
  @MainActor
  public static func tapItem(at path: IndexPath, in view: UICollectionView) { view.tap(at: path) }

  /// Touches a row and lets go: highlights it, and selects or deselects it.
  @MainActor
  public static func tapRow(at path: IndexPath, in view: UITableView) { view.tap(at: path) }

  /// Touches an item, and does not let go while `body` runs.
  @MainActor
  public static func holdItem(
    at path: IndexPath, in view: UICollectionView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// Touches a row, and does not let go while `body` runs.
  @MainActor
  public static func holdRow(
    at path: IndexPath, in view: UITableView, while body: () throws -> Void
  ) rethrows {
    view.touch(at: path)
    defer { view.release(at: path) }
    try body()
  }

  /// The actions that swiping an item from its end (or start) uncovers.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UICollectionView, fromLeading: Bool = false
  ) -> [UIContextualAction] {
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    let list = layout?.listConfiguration(ofSection: path.section)
    let provider =
      fromLeading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(path)?.actions ?? []
  }

  /// The actions that swiping a row from its end (or start) uncovers.
  @MainActor
  public static func swipeActions(
    at path: IndexPath, in view: UITableView, fromLeading: Bool = false
  ) -> [UIContextualAction] {
    let configuration =
      fromLeading
      ? view.delegate?.tableView(view, leadingSwipeActionsConfigurationForRowAt: path)
      : view.delegate?.tableView(view, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions ?? []
  }

  /// Runs a swipe action and returns whether it said that it was performed; nil if it said nothing.
  @MainActor
  @discardableResult
  public static func perform(_ action: UIContextualAction) -> Bool? {
    var answer: Bool?
    action.handler(action, UIView()) { answer = $0 }
    return answer
  }
}
