// The losses of an import. Each one is reported.

extension NibViewWriter {
  mutating func reportLosses() {
    for view in cell.root.all {
      reportClass(of: view)
      reportRuntimeAttributes(of: view)
      reportConnections(of: view)
      reportKind(of: view)
      reportVariations(of: view)
      reportParts(of: view)
      for (attribute, kind, text) in [
        ("tag", "tag", "its tag is not kept"),
        ("restorationIdentifier", "restoration", "its restoration identifier is not kept"),
      ] where view.element[attribute].map({ $0 != "0" }) ?? false {
        report(view, kind, .not, text, isTodo: false)
      }
      if view.element["semanticContentAttribute"] != nil {
        report(view, "direction", .not, "its layout direction is not kept", isTodo: false)
      }
    }
  }

  /// Reports views that aren't subviews, and outlets to views that no field represents.
  private mutating func reportParts(of view: NibView) {
    for key in [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    ] {
      guard let part = view.element.child(key: key) else { continue }
      report(view, "view-of-cell", .not, "its '\(key)' is not kept", at: part)
    }
    if view.element["indentationLevel"].map({ $0 != "0" }) ?? false {
      report(
        view, "indentation", .not, "its indentation is not kept: use 'indent'", isTodo: false)
    }
    if !view.isLeaf, !view.isHidden, view !== cell.root, view !== cell.content,
      let outlet = cell.outlet(of: view)
    {
      report(
        view, "outlet-to-container", .partly,
        "the outlet '\(outlet)' of a container has no field", isTodo: false)
    }
    if view.kind == "textField",
      ["roundedRect", "line", "bezel"].contains(view.element["borderStyle"])
    {
      report(
        view, "border-style", .partly,
        "its border is not kept: 'border' and 'cornerRadius' draw one",
        isTodo: false)
    }
    if view.element.child(key: "thumbTintColor")?.name == "color" {
      report(view, "color", .partly, "the color of its thumb is not kept", isTodo: false)
    }
  }

  /// Reports an app class other than the cell's.
  private mutating func reportClass(of view: NibView) {
    guard let name = view.customClass, view !== cell.root else { return }
    if view.isLeaf, ["view", "control", "stackView"].contains(view.kind) {
      report(
        view, "own-class", .partly,
        "the properties of \(name) are not known: list them under 'elements'")
    } else {
      report(view, "own-class", .partly, "its class \(name) is not kept", isTodo: false)
    }
  }

  private mutating func reportRuntimeAttributes(of view: NibView) {
    for attribute in view.runtimeAttributes where NibRuntimeAttribute.Role(attribute.keyPath) == nil
    {
      report(
        view, "runtime-attribute", .not, "its runtime attribute '\(attribute.keyPath)' is not kept",
        isTodo: false, at: attribute.element)
    }
    for attribute in view.runtimeAttributes
    where NibRuntimeAttribute.Role(attribute.keyPath) == .borderColor
      && attribute.value?.name != "color"
    {
      report(
        view, "runtime-attribute", .not,
        "its runtime attribute '\(attribute.keyPath)' is not a color",
        isTodo: false, at: attribute.element)
    }
  }

  private mutating func reportConnections(of view: NibView) {
    for connection in view.element.child("connections")?.children ?? [] {
      switch connection.name {
      case "outletCollection" where connection["property"] == "gestureRecognizers":
        report(
          view, "gesture", .not,
          "its gesture recognizer is not kept: 'tap' and 'longPress' report touches",
          at: connection)
      case "outletCollection":
        let name = connection["property"] ?? ""
        if !findings.contains(where: {
          $0.kind == "outlet-collection" && $0.text.contains("'\(name)'")
        }) {
          report(
            view, "outlet-collection", .not, "the outlet collection '\(name)' has no counterpart",
            isTodo: false, at: connection)
        }
      case "segue":
        report(
          view, "segue", .not, "its segue is not kept: an action can open the screen",
          at: connection)
      case "outlet":
        let destination = connection["destination"] ?? ""
        if view === cell.root, cell.hasConstraint(destination) {
          report(
            view, "outlet-to-constraint", .not,
            "the outlet '\(connection["property"] ?? "")' is for a constraint, which manifests do not have",
            isTodo: false, at: connection)
        }
      default: break
      }
    }
  }

  private mutating func reportKind(of view: NibView) {
    let element = view.element
    switch view.kind {
    case _ where NibKinds.foreign[view.kind] != nil:
      report(
        view, "list", .partly,
        "it became an element of your own: write its class, and list its properties under 'elements'"
      )
    case "label", "textView":
      if element["usesAttributedText"] == "YES" {
        report(view, "attributed-text", .partly, "the attributes of its text are not kept")
      }
      if element.child(key: "shadowColor")?.name == "color" {
        report(view, "text-shadow", .not, "the shadow of its text is not kept", isTodo: false)
      }
      if element.child(key: "highlightedColor")?.name == "color" {
        report(view, "highlighted-color", .not, "its highlighted color is not kept", isTodo: false)
      }
    case "imageView": reportImage(view)
    case "button": reportButton(view)
    case "stackView":
      if element["distribution"] == "fillProportionally" {
        report(view, "distribution", .partly, "its proportional distribution became 'fill'")
      }
    default: break
    }
    let traits = element.child(key: "accessibilityConfiguration")?.child("accessibilityTraits")
    let others = (traits?.attributes ?? [:]).filter {
      $0.value == "YES" && !["header", "staticText", "image", "button", "key"].contains($0.key)
    }
    for trait in others.keys.sorted() where trait != "notEnabled" || view.kind != "label" {
      report(
        view, "accessibility-trait", .not, "its accessibility trait '\(trait)' is not kept",
        isTodo: false)
    }
  }

  private mutating func reportImage(_ view: NibView) {
    if view.element["highlightedImage"] != nil {
      report(view, "highlighted-image", .not, "its highlighted image is not kept")
    }
    let ratio = cell.constraints.contains {
      $0.item == view.id && $0.other?.item == view.id
    }
    let mode = view.element["contentMode"] ?? "scaleToFill"
    if mode == "scaleToFill", !ratio, !hasFixedSize(view) {
      report(
        view, "scale-to-fill", .partly,
        "it was stretched to its frame; here it keeps its aspect ratio",
        isTodo: false)
    } else if !["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"].contains(mode) {
      report(
        view, "content-mode", .partly, "its content mode '\(mode)' became 'fit'", isTodo: false)
    }
  }

  private func hasFixedSize(_ view: NibView) -> Bool {
    let sizes = cell.constraints.filter {
      $0.item == view.id && $0.other == nil && ["width", "height"].contains($0.attribute)
    }
    return Set(sizes.map(\.attribute)).count == 2
  }

  private mutating func reportButton(_ view: NibView) {
    for state in view.element.children("state") {
      let key = state["key"] ?? ""
      if state["backgroundImage"] != nil {
        report(view, "background-image", .not, "its background image is not kept", at: state)
      }
      if key != "normal",
        state.attributes.keys.contains(where: { ["title", "image"].contains($0) })
          || !state.children.isEmpty
      {
        report(view, "button-state", .not, "its look for the state '\(key)' is not kept", at: state)
      }
      if key == "normal", state.child("attributedString") != nil {
        report(view, "attributed-text", .partly, "the attributes of its title are not kept")
      }
      if key == "normal", state.child(key: "titleShadowColor")?.name == "color" {
        report(view, "text-shadow", .not, "the shadow of its title is not kept", isTodo: false)
      }
    }
    for inset in ["titleEdgeInsets", "imageEdgeInsets"] where view.element.child(key: inset) != nil
    {
      report(view, "edge-insets", .not, "its '\(inset)' are not kept", isTodo: false)
    }
  }

  private mutating func reportVariations(of view: NibView) {
    let excluded = NibConstraint.excludedIDs(of: view.element)
    if !excluded.isEmpty {
      report(
        view, "not-installed", .not,
        "\(excluded.count == 1 ? "a constraint" : "\(excluded.count) constraints")"
          + " that \(excluded.count == 1 ? "is" : "are") not installed by default \(excluded.count == 1 ? "is" : "are") left out",
        isTodo: false)
    }
    for variation in view.element.children("variation") where variation["key"] != "default" {
      report(
        view, "size-class", .not, "its variation for '\(variation["key"] ?? "")' is not kept",
        at: variation)
    }
  }
}

extension NibCell {
  fileprivate func hasConstraint(_ id: String) -> Bool {
    root.all.contains { view in
      view.element.child("constraints")?.children.contains { $0["id"] == id } ?? false
    }
  }
}
