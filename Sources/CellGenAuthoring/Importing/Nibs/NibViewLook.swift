// Properties of a view that affect the layout.

extension NibView {
  /// True if it has something to show besides its content, so its stack must be kept.
  var hasLook: Bool {
    if kind == "visualEffectView" || isHidden || (number("alpha") ?? 1) < 1 { return true }
    if let color = element.child(key: "backgroundColor"), !isClear(color) { return true }
    return runtimeAttributes.contains { NibRuntimeAttribute.Role($0.keyPath) != nil }
  }

  /// True if it shows text that grows with the preferred text size.
  var hasText: Bool {
    switch kind {
    case "label", "textField": true
    case "button": element.children("state").contains { $0["title"] != nil }
    default: false
    }
  }

  /// True for a plain view with nothing to show, which only keeps other views apart.
  var isEmpty: Bool {
    kind == "view" && children.isEmpty && customClass == nil && !hasLook
  }

  /// True if its content determines its size along an axis.
  func hasContentSize(_ axis: Axis) -> Bool {
    switch kind {
    case "slider", "progressView": axis == .vertical
    case "label", "button", "switch", "stepper", "segmentedControl", "activityIndicatorView",
      "textField", "datePicker", "imageView", "pageControl":
      true
    case "textView": element["scrollEnabled"] == "NO"
    default: false
    }
  }

  /// True for a plain view that is a line.
  var isDivider: Bool {
    guard kind == "view", children.isEmpty, customClass == nil, let frame else { return false }
    return min(frame.width, frame.height) <= 1 && element.child(key: "backgroundColor") != nil
  }

  var runtimeAttributes: [NibRuntimeAttribute] {
    element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute")
      .compactMap(NibRuntimeAttribute.init) ?? []
  }
}

/// A property that is set by name when the nib is loaded.
struct NibRuntimeAttribute {
  var keyPath: String
  var element: XMLElement
  /// The element that holds its value: `integer`, `real`, `color`, `string`.
  var value: XMLElement?

  init?(_ element: XMLElement) {
    guard let keyPath = element["keyPath"] else { return nil }
    (self.keyPath, self.element) = (keyPath, element)
    value = element.child(key: "value")
  }

  var number: Double? { (value?["value"] ?? element["value"]).flatMap(nibNumber) }

  /// Its meaning in a manifest.
  enum Role {
    case cornerRadius, borderWidth, borderColor
    /// Clipping at the corners, which happens anyway.
    case clips

    init?(_ keyPath: String) {
      switch keyPath {
      case "layer.cornerRadius", "cornerRadius": self = .cornerRadius
      case "layer.borderWidth", "borderWidth": self = .borderWidth
      case "borderColor", "layer.borderColor", "borderUIColor", "layer.borderUIColor",
        "layer.borderColorFromUIColor":
        self = .borderColor
      case "layer.masksToBounds", "clipsToBounds": self = .clips
      default: return nil
      }
    }
  }
}

func isClear(_ color: XMLElement) -> Bool {
  color["alpha"].flatMap(nibNumber) == 0 || color["cocoaTouchSystemColor"] == "clearColor"
    || color["systemColor"] == "clearColor"
}
