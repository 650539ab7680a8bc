/// A value that can depend on the state of its owner.
private protocol TouchDependent {
  /// True if it can look different while touched.
  var showsTouch: Bool { get }
}

extension Value: TouchDependent {
  /// True if it has a value for `highlighted`, or for `selected`, which `highlighted` defaults to.
  fileprivate var showsTouch: Bool {
    if case .states(let states) = self {
      states.selected != nil || states.highlighted != nil
    } else {
      false
    }
  }
}

extension Background: TouchDependent {
  fileprivate var showsTouch: Bool {
    if case .color(let color) = self { color.showsTouch } else { false }
  }
}

extension CornerRadius: TouchDependent {
  fileprivate var showsTouch: Bool {
    if case .points(let radius) = self { radius.showsTouch } else { false }
  }
}

extension Border: TouchDependent {
  fileprivate var showsTouch: Bool { color.showsTouch || width.showsTouch }
}

extension PropertyValue: TouchDependent {
  fileprivate var showsTouch: Bool {
    switch self {
    case .literal, .field, .member: false
    case .flag(let flag): flag.showsTouch
    case .number(let number): number.showsTouch
    case .text(let text): text.showsTouch
    case .color(let color): color.showsTouch
    case .font(let font): font.showsTouch
    }
  }
}

extension StyledModel {
  /// True if one of its own values can look different while touched.
  private var hasTouchValues: Bool {
    settings.contains { _, setting in
      if case .value(let value as any TouchDependent) = setting { value.showsTouch } else { false }
    }
  }

  /// True if the element itself, or something in it, looks different while touched.
  var followsTouch: Bool { hasTouchValues || children.contains(where: \.followsOuterTouch) }
}

extension Element {
  /// True if it looks different while an enclosing element is touched.
  fileprivate var followsOuterTouch: Bool {
    if case .repeated(let repeated) = self { return repeated.label?.followsTouch == true }
    guard look.tap == nil, let model = model as? any StyledModel, !model.isControl else {
      return false
    }
    return model.followsTouch
  }
}
