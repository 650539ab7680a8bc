extension StackElement: StyledModel {
  package static let facts = Facts<StackElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label },
    inRow: .children, extent: { _ in .children }, box: .aroundMargins, tint: nil, ground: nil,
    text: nil, hiddenBy: nil, shows: nil, hasStyles: true)

  static let children: FormKey<StackElement> = Key(
    "children", \.children, .elements(in: .stack),
    "The elements, in order."
  ).required("add 'children:' with a line '- label: …' for each element").notEmpty()
    .synonyms("items elements")

  /// - Shape: a horizontal stack centers its children by default, so a switch next to text with several lines
  ///   is not stretched.
  package static let form = Form(
    "stack", "a stack", blank: StackElement(property: ""), foreign: foreign,
    short: ShortForm([elementsKind]) { entry, stack, resolver in
      stack.children = resolver.readElements(entry, in: .stack)
      return true
    },
    [
      Key(
        "spacing", \.spacing, .value(of: Number.self), "The space between elements, in points."
      ).synonyms("gap"),
      Key(
        "alignment", \.alignment, .word(StackAlignment.self),
        "A case of UIStackView.Alignment that fits the axis."
      ).fallback("fill, or center in an hstack").synonyms("align"),
      Key(
        "distribution", \.distribution, .word(StackDistribution.self),
        "A case of UIStackView.Distribution."
      ).fallback("fill").synonyms("justify"),
      Key(
        "vertical", \.vertical, .turn,
        "When an hstack becomes a column, as long texts need at large sizes."
      ).fallback("never").synonyms("turns turnsvertical stacks stackswhen wrapsat"),
    ] + Key.look + [children],
    wrongKind: { entry, _ in
      switch entry.value.content {
      case .empty: .emptyStack(entry.key)
      case .scalar: .notAMapping(entry.value, subject: quoted(entry.key.text))
      default: nil
      }
    },
    begin: { stack, _, resolver in
      let isRow = resolver.scope.axis == .horizontal
      // The outermost stack gets its name first.
      stack.property = resolver.scope.names.next(
        "", resolver.scope.names.isEmpty ? .stack : isRow ? .row : .column)
      guard isRow else { return }
      stack.axis = .horizontal
      stack.alignment = .constant(StackAlignment(word: "center"))
    },
    finish: { stack, written, resolver in
      resolver.finishLook(of: &stack, written, shows: nil)
      if stack.vertical != nil { stack.markSpacers() }
      return true
    })
}

extension ValueForm where Value == StackElement {
  /// A stack along an axis, in full or as a bare list of its elements.
  static func stack(_ axis: StackElement.Axis) -> ValueForm {
    ValueForm(.either([.mapping { Construct.stack }, elementsKind])) {
      entry, resolver in
      resolver.inStack(along: axis) { $0.read(entry) }
    }
  }
}

extension Resolver {
  /// Reads the content of a stack.
  fileprivate mutating func inStack<Result>(
    along axis: StackElement.Axis, _ read: (inout Resolver) -> Result
  ) -> Result {
    let outerAxis = scope.axis
    scope.axis = axis
    defer { scope.axis = outerAxis }
    return read(&self)
  }
}

extension StackElement {
  /// Lets spacers give up their space while the row is a column.
  fileprivate mutating func markSpacers() {
    for position in children.indices {
      guard case .spacer(var spacer) = children[position] else { continue }
      spacer.isInTurningRow = true
      children[position] = .spacer(spacer)
    }
  }
}

extension StackAlignment: WrittenWord {
  static let title = "an alignment"
  static let fieldTypes = "UIStackView.Alignment"
  static let words = Vocabulary.verticalAlignments + Vocabulary.horizontalOnlyAlignments
  static let standard = "fill"
  static let forms = ValueForms<StackAlignment>("stackAlignment", blank: (), [])

  static func words(_ resolver: Resolver) -> [String] {
    resolver.scope.axis == .horizontal
      ? Vocabulary.horizontalAlignments : Vocabulary.verticalAlignments
  }

  static func hint(_ word: String, _ resolver: Resolver) -> String? {
    let isRow = resolver.scope.axis == .horizontal
    guard words.contains(word) else { return alignmentHint(word, isRow: isRow) }
    return isRow
      ? "\(quoted(word)) is for a 'vstack'; an 'hstack' aligns vertically"
      : "\(quoted(word)) is for an 'hstack'; a 'vstack' aligns horizontally"
  }
}

extension StackDistribution: WrittenWord {
  static let title = "a distribution"
  static let fieldTypes = "UIStackView.Distribution"
  static let words = Vocabulary.distributions
  static let standard = "fill"
  static let forms = ValueForms<StackDistribution>("stackDistribution", blank: (), [])
}

/// Help for an alignment of another language; nil for other words.
private func alignmentHint(_ word: String, isRow: Bool) -> String? {
  let words =
    isRow
    ? ["start": "top", "flexstart": "top", "end": "bottom", "flexend": "bottom"]
    : [
      "start": "leading", "flexstart": "leading", "left": "leading", "end": "trailing",
      "flexend": "trailing", "right": "trailing",
    ]
  let others = [
    "stretch": "fill", "baseline": "firstBaseline", "middle": "center", "centre": "center",
  ]
  let key = word.lowercased().filter(\.isLetter)
  let meant = words[key] ?? others[key]
  return meant == "firstBaseline" && !isRow ? nil : meant.map { "write '\($0)'" }
}

extension ElementNames.Suffix {
  static let stack = Self("Stack")
  /// A horizontal stack in another.
  static let row = Self("Row")
  /// A vertical stack in another.
  static let column = Self("Column")
}

extension StackElement {
  static let foreign: [ForeignWord] = [
    .letterCase,
    .renamed("alignitems crossaxisalignment", "alignment", example: "…"),
    ForeignWord(
      "justifycontent mainaxisalignment", means: "distribution",
      "write 'distribution: …', or put a 'spacer' between the elements"
    ) { value, _ in
      switch value.scalar?.text {
      case "space-between", "spaceBetween": "write 'distribution: equalSpacing'"
      case "center": "put a 'spacer' before the first element and another one after the last"
      case "flex-end", "end": "put a 'spacer' before the first element"
      case "flex-start", "start": "put a 'spacer' after the last element"
      default: nil
      }
    },
    ForeignWord("axis direction orientation", "use a 'vstack' or an 'hstack' instead") {
      value, _ in
      switch value.scalar?.text {
      case "vertical", ".vertical", "column": "use a 'vstack' instead"
      case "horizontal", ".horizontal", "row": "use an 'hstack' instead"
      default: nil
      }
    },
    .fill,
    .fontOfTexts,
  ]
}
