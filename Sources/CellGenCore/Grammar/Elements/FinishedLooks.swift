extension Resolver {
  /// Completes the keys of every element: names the view around it, and checks keys against each other.
  ///
  /// - Parameter field: the field that the element shows, which hides it while it is nil.
  mutating func finishLook<Model: StyledModel>(
    of model: inout Model, _ written: FormReading, shows field: Field?
  ) {
    model.look.span = written.owner.span.union(written.span)
    if let presence = model.presence {
      if let visible = presence.and(model.look.visible ?? .constant(true)) {
        model.look.visible = visible
      } else if let key = written.mapping.entry("visible")?.key {
        report(.hiddenTwice(key))
      }
    }
    if model.needsBox { model.look.box = scope.names.next(model.property, .box) }
    if let insets = model.look.insets, let key = written.mapping.entry("insets")?.key {
      if Model.facts.box == .configuration, insets.hasMargins {
        report(.marginsOfButton(key))
      } else if model.look.box != nil, insets.isReadable {
        report(.readableBox(key))
      }
    }
    if model.look.keepsPlace, let key = written.mapping.entry("keepsPlace")?.key,
      model.look.visible == nil, written.lacks("visible"),
      field?.type.isOptional != true
    {
      report(.neverHidden(key, field))
    }
    if let visible = model.look.visible, visible.isNeverTrue,
      let entry = written.mapping.entry("visible")
    {
      report(.neverShown("element", by: entry))
    }
    for (side, length) in model.look.lengths where length.constant == nil {
      let shares = length.constants.contains { if case .fraction = $0 { true } else { false } }
      if shares, let entry = written.mapping.entry(side) {
        report(.valueNotFixed("a part of \(quoted(side))", "a percentage", at: entry.value.span))
      }
    }
    if let key = strayShare(of: model, in: written) {
      report(.shareOfNothing(key, scope.holder))
    }
    checkAccessibility(of: model, written)
    if written.short?.scalar == nil {
      scope.written.append(WrittenElement(property: model.property, reading: written))
    }
    model.look.showsTouch = model.look.tap != nil && model.followsTouch
    if let keys = model.look.strayPlace(in: written), scope.holder != .layers {
      report(.placeOutsideLayers(keys, written.owner))
    }
  }

  /// The key of a length that is a share of something whose own length depends on it.
  private func strayShare<Model: StyledModel>(
    of model: Model, in written: FormReading
  ) -> Mapping.Key? {
    model.look.lengths.lazy.filter { side, length in
      guard case .fraction? = length.constant else { return false }
      return switch self.scope.holder {
      case .stack: false
      case .layers: self.scope.isFirstLayer && model.look.at == nil
      case .flow: side.lowercased().hasSuffix("height")
      case .repeated: true
      }
    }.compactMap { written.mapping.entry($0.side)?.key }.first
  }
}

extension StyledModel {
  /// True if a view around it shows its background, corners, border, shadow or insets.
  fileprivate var needsBox: Bool {
    switch Self.facts.box {
    case .around: look.hasBox || look.hasInsets
    case .aroundMargins: look.hasBox
    case .itself: false
    case .configuration:
      look.border != nil || look.shadow != nil || look.background?.isEffect == true
        || look.cornerRadius?.isFixed == false
    }
  }
}

extension Value<Flag> {
  /// True if it is false for all data and states.
  var isNeverTrue: Bool {
    switch self {
    case .constant(let flag): flag == false
    case .field: false
    case .cases(_, let cases): cases.allSatisfy(\.value.isNeverTrue)
    case .states: states.allSatisfy(\.value.isNeverTrue)
    }
  }
}

extension Look {
  /// True if there is space between its edges and its content.
  fileprivate var hasInsets: Bool { insets.map { $0.constant?.fixed != Insets() } ?? false }

  var hasBox: Bool {
    background != nil || cornerRadius != nil || border != nil || shadow != nil
  }

  /// The key that places an element in a `zstack`.
  fileprivate func strayPlace(in written: FormReading) -> Mapping.Key? {
    (written.mapping.entry("at") ?? written.mapping.entry("offset"))?.key
  }
}

extension Node {
  /// True for `{ not: { field: status, cases: { open: true } } }`, whose cases are all false without an `else`.
  fileprivate var lacksOtherCases: Bool {
    guard case .mapping(let outer) = content, case .mapping(let flag)? = outer["not"]?.content,
      case .mapping(let cases)? = flag["cases"]?.content
    else { return false }
    return cases["else"] == nil
  }
}

extension ElementNames.Suffix {
  static let box = Self("Box")
}

extension DiagnosticCode {
  package static let neverHidden = Self("never-hidden", .warning, .elements)
  package static let neverShown = Self("never-shown", .warning, .elements, waits: .forItsView)
  package static let strayPlace = Self("stray-place", .error, .elements)
}

extension Diagnostic {
  /// - Parameter thing: the owner of the key, without an article.
  static func neverShown(_ thing: String, by flag: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .neverShown,
      "the \(thing) is never shown",
      at: Annotation(flag.value.span, "always false"),
      help: flag.value.lacksOtherCases
        ? "add 'else: false' to 'cases', whose other cases are never shown without it"
        : "remove the \(thing), or write '\(flag.key.text): …' with a Bool field or an optional")
  }

  static func neverHidden(_ key: Mapping.Key, _ field: Field?) -> Diagnostic {
    Diagnostic(
      .neverHidden,
      "'keepsPlace' has no effect because the element is never hidden",
      at: Annotation(key.span, "always has something to show"),
      also: field.map { [Annotation($0.typeSpan, "not optional")] } ?? [],
      help: field.map {
        "remove it, add 'visible', or make \(quoted($0.name.text)) optional"
      } ?? "remove it, or add 'visible'")
  }

  fileprivate static func hiddenTwice(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "'visible' depends on the state, and so does the content, which is 'none' in one state",
      at: Annotation(key.span, "also by state"),
      help: "remove 'none', and write 'false' for that state of 'visible'")
  }

  fileprivate static func marginsOfButton(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .strayPlace, "the insets of a button cannot be margins",
      at: Annotation(key.span, "around the title"),
      help:
        "write '\(key.text): { horizontal: 0 }', and put the button in an 'hstack' with 'insets: { "
        + "horizontal: margins }'")
  }

  fileprivate static func readableBox(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .strayPlace, "an element with a background or a border cannot have the readable width",
      at: Annotation(key.span, "inside its background or border"),
      help:
        "write '\(key.text): 16', in points, and put the element in a 'vstack' with 'insets: { "
        + "horizontal: readable }' as the outermost element of 'layout'")
  }

  static func shareOfNothing(_ key: Mapping.Key, _ holder: ElementHolder) -> Diagnostic {
    let (reason, help) =
      switch holder {
      case .layers, .stack:
        (
          "the first element of a 'zstack' fills it",
          "remove \(quoted(key.text)), or add 'at: center' so it does not fill the 'zstack'"
        )
      case .flow:
        (
          "the elements of a 'flow' decide its height",
          "write a number of points"
        )
      case .repeated:
        (
          "a repeated label has no stack of its own",
          "write a number of points, or declare a view for the items"
        )
      }
    return Diagnostic(
      .strayPlace,
      "\(quoted(key.text)) cannot be a percentage here",
      at: Annotation(key.span, reason),
      help: help)
  }

  static func placeOutsideLayers(_ key: Mapping.Key, _ owner: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .strayPlace,
      "\(quoted(key.text)) has no effect outside a 'zstack'",
      at: Annotation(key.span, "not in a 'zstack'"),
      help: "put \(quoted(owner.text)) in a 'zstack', after the element that it goes on top of")
  }
}
