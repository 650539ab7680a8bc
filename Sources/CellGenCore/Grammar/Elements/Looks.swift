/// An element that has the keys of every element.
protocol StyledModel: ElementModel {
  var look: Look { get set }
  /// A flag that is true while it has something to show; nil if it always has.
  var presence: Value<Flag>? { get }
}

extension StyledModel {
  var presence: Value<Flag>? { nil }
}

extension FormKey where Model: StyledModel {
  /// The keys of every element, grouped by purpose.
  static var look: [FormKey] {
    Look.keys.map { row in
      FormKey(row.key, of: \.look) { look in look.effects.formUnion(row.effects) }.common()
    }
  }
}

extension Construct {
  /// The key with which an element names styles.
  package static let styleKey = "style"

  /// True if its mappings are elements that can name styles.
  var takesStyles: Bool { keys.contains { $0.isCommon && $0.name == Self.styleKey } }
}

// MARK: - Boxes

/// The keys of a background that is not just a color.
extension Blur: FormModel {
  package static let form = Form(
    "blur", "a background that blurs", blank: Blur(),
    [
      Key(
        "blur", \.style, .choice(Vocabulary.blurs), "A case of UIBlurEffect.Style."
      ).fixed(.part).required("add 'blur: systemMaterial'"),
      Key("color", \.color, .value(of: Color.self), "A color over the blur."),
    ])
}

/// A background that blends from one color to others.
struct Gradient: FormModel {
  var colors: [Value<Color>] = []

  static let form = Form(
    "gradient", "a gradient", blank: Gradient(),
    [
      Key(
        "gradient", \.colors,
        ValueForm(.list(of: ValueForm<Value<Color>>.value(of: Color.self).kind)) {
          entry, resolver in
          resolver.readGradient(entry)
        }, "Its colors, from top to bottom."
      ).required("add 'gradient: [clear, black]'").notEmpty()
    ])
}

extension ValueForm where Value == Background {
  static var background: ValueForm {
    let color = ValueForm<CellGenCore.Value<Color>>.value(of: Color.self)
    return ValueForm(
      .either([
        color.kind, .mapping { Blur.form.construct }, .mapping { Gradient.form.construct },
      ])
    ) { entry, resolver in
      guard case .mapping(let mapping) = entry.value.content else {
        if let word = entry.value.scalar?.text, let blur = Vocabulary.blur(named: word),
          resolver.findToken(.colors, Name(word, span: entry.value.span)) == nil
        {
          resolver.report(.materialAsColor(Name(word, span: entry.value.span), blur))
          return nil
        }
        return color.read(entry, &resolver).map(Background.color)
      }
      if mapping.hasKey(like: "blur") {
        let blur: Blur? = resolver.read(entry)
        return blur.map(Background.blur)
      }
      guard mapping.hasKey(like: "gradient") else {
        return color.read(entry, &resolver).map(Background.color)
      }
      let gradient: Gradient? = resolver.read(entry)
      return gradient.map { .gradient($0.colors) }
    }
  }
}

extension Mapping {
  /// Returns true if it has a key, or a typo of it.
  fileprivate func hasKey(like key: String) -> Bool {
    entries.contains {
      $0.key.text == key
        || !Color.forms.any.has($0.key.text) && Color.forms.any.foreignWord($0.key.text) == nil
          && !Suggestion.names(near: $0.key.text, among: [key]).isEmpty
    }
  }
}

extension Resolver {
  fileprivate mutating func readGradient(_ entry: Mapping.Entry) -> [Value<Color>]? {
    guard let items = readList(entry.value, quoted(entry.key.text)) else { return nil }
    let colors = items.map { item -> Value<Color>? in
      readValue(Mapping.Entry(key: entry.key, value: item))
    }
    guard items.count > 1 else {
      report(
        .wrongKind(
          "'gradient'", expected: "a list of at least two colors", found: entry.value,
          help: "write '[clear, black]', or one color without 'gradient'"))
      return nil
    }
    return colors.contains { $0 == nil } ? nil : colors.compactMap { $0 }
  }
}

extension ValueForm where Value == CornerRadius {
  static var cornerRadius: ValueForm {
    let number = ValueForm<CellGenCore.Value<Number>>.number(.atLeastZero)
    return ValueForm(.either([number.kind, .choice(["circle"])])) { entry, resolver in
      if entry.value.scalar?.text == "circle" { return .circle }
      if let word = entry.value.scalar?.text.lowercased(),
        ["50%", "100%", "full", "max", "round", "rounded", "half", "capsule", "pill", "true"]
          .contains(word)
      {
        resolver.report(.roundCorners(entry))
        return nil
      }
      if entry.value.namesCorners {
        resolver.report(.someCorners(entry))
        return nil
      }
      return number.read(entry, &resolver).map(CornerRadius.points)
    }
  }
}

extension Node {
  /// True if it is a list or a mapping of corners: `[topLeft, topRight]`, `{ topLeading: 8 }`.
  fileprivate var namesCorners: Bool {
    let words: [String] =
      switch content {
      case .sequence(let list): list.items.compactMap { $0.scalar?.text }
      case .mapping(let mapping): mapping.entries.map(\.key.text)
      default: []
      }
    let corners = ["top", "bottom", "left", "right", "leading", "trailing", "layerM"]
    return words.contains { word in
      corners.contains { word.drop { $0 == "." }.hasPrefix($0) }
    }
  }
}

extension Border: FormModel {
  private static let color = Key(
    "color", \.color, .value(of: Color.self), "Its color."
  ).fallback("separator")

  package static let form = Form(
    "border", "a border", blank: Border(), short: ShortForm(color),
    [
      color,
      Key("width", \.width, .number(.atLeastZero), "Its width, in points.")
        .fallback("1"),
    ],
    wrongKind: { entry, _ in .borderOfOtherKind(entry) })
}

extension Shadow: FormModel {
  package static let form = Form(
    "shadow", "a shadow", blank: Shadow(),
    foreign: [
      ForeignWord("field cases", "write it for each part, as in 'radius: { field: … }'"),
      ForeignWord("offset", "write 'x: 0, y: 2'"),
    ], mayBeNothing: false,
    [
      Key("color", \.color, .value(of: Color.self), "Its color.").fallback("black"),
      Key(
        "radius", \.radius, .number(.atLeastZero), "Its blur radius, in points."
      )
      .synonyms("blur blurradius"),
      Key("x", \.x, .value(of: Number.self), "Its offset to the right, in points."),
      Key("y", \.y, .value(of: Number.self), "Its downward offset, in points."),
      Key("opacity", \.opacity, .fraction, "Its opacity, from 0 to 1.").synonyms("alpha"),
    ],
    wrongKind: { entry, _ in
      .notAMapping(
        entry.value, subject: "'shadow'",
        help:
          "write '{ radius: 4, y: 2, opacity: 0.2 }', or only the keys that differ from these")
    })
}

extension Diagnostic {
  /// The message for a border that is a flag or a width; nil for another value.
  static func borderOfOtherKind(_ entry: Mapping.Entry) -> Diagnostic? {
    guard let scalar = entry.value.scalar, scalar.style == .plain else { return nil }
    let help: String? =
      switch scalar.text {
      case "true": "write 'border: separator', or another color"
      case "false": "remove 'border'"
      default: isPlainNumber(scalar) ? "write '{ width: \(scalar.text) }' for a width" : nil
      }
    return help.map {
      .wrongKind("'border'", expected: "a color or a mapping", found: entry.value, help: $0)
    }
  }

  fileprivate static func materialAsColor(_ name: Name, _ blur: String) -> Diagnostic {
    Diagnostic(
      .unknownColor,
      "there is no color \(quoted(name.text))",
      at: Annotation(name.span, "a material"),
      help: "write '{ blur: \(blur) }'",
      fix: Fix(name.span, replacement: "{ blur: \(blur) }"))
  }

  fileprivate static func someCorners(_ entry: Mapping.Entry) -> Diagnostic {
    .notANumber(
      quoted(entry.key.text), "a number or 'circle'", entry.value,
      help:
        "write one radius for all four corners, such as 8; to round only some of them, declare your "
        + "own element under 'elements'")
  }

  fileprivate static func roundCorners(_ entry: Mapping.Entry) -> Diagnostic {
    .notANumber(quoted(entry.key.text), "a number or 'circle'", entry.value, help: "write 'circle'")
  }
}

// MARK: - Sizes

extension Priorities: FormModel {
  private static let horizontal = Key(
    "horizontal", \.horizontal, .value(of: Priority.self), "The horizontal priority.")

  package static let form = Form(
    "priorities", "priorities", blank: Priorities(), short: ShortForm(horizontal),
    [
      horizontal,
      Key("vertical", \.vertical, .value(of: Priority.self), "The vertical priority."),
    ])
}

/// A layout priority, as a number or one of UIKit's words.
extension Priority: ValueConstant {
  static let title = "a priority"
  static let fieldTypes = "UILayoutPriority"
  static let hasMapping = false
  static let word = Construct.ValueKind.either([
    .choice(words), .number(.aboveZero), .swiftMember,
  ])
  static let forms = ValueForms<Priority>("priority", blank: (), [])

  private static let words = ["low", "high", "required"]

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Priority>? {
    switch entry.value.scalar?.text {
    case "low"?: return .constant(.literal(250))
    // Above the priorities that decide which labels of a row give way first.
    case "high"?: return .constant(.literal(950))
    case "required"?: return .constant(.literal(1000))
    default: break
    }
    if let member = resolver.findMember(entry.value, nil) { return .constant(.member(member)) }
    let subject = quoted(entry.key.text)
    if let scalar = entry.value.scalar, !isPlainNumber(scalar), numberRemedy(scalar) == nil {
      let name = Name(scalar.text, span: entry.value.span)
      if let type = resolver.scope.fields[name.text]?.type,
        let value = written(from: name.text, type, "high", others: "low")
      {
        resolver.report(.unknownChoice(subject, name, among: words, help: "write '\(value)'"))
      } else {
        _ = resolver.readChoice(entry.value, subject, among: words)
      }
      return nil
    }
    guard let number = resolver.readNumber(entry.value, subject, .aboveZero) else { return nil }
    if number <= 1000 { return .constant(.literal(number)) }
    resolver.report(.outOfRange(subject, "at most 1000", entry.value))
    return nil
  }

  static func fits(_ type: TypeExpression) -> Bool {
    Number.fits(type) || !type.isOptional && type.lastName == fieldTypes
  }
}

// MARK: - Actions and places

extension ValueForm where Value == String {
  /// The action without values that a gesture on an element reports.
  static var tapAction: ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      guard
        let action = resolver.findAction(entry.value, quoted(entry.key.text), carrying: nil)
      else { return nil }
      resolver.scope.reported.insert(action.name.text)
      if !action.values.isEmpty {
        resolver.report(
          .elementAction(action, of: "a tap", "must carry no values", at: entry.value.span))
      }
      return action.name.text
    }
  }
}

extension Offset: FormModel {
  package static let form = Form(
    "offset", "'offset'", blank: Offset(), foreign: foreign,
    [
      Key("x", \.x, .value(of: Number.self), "The offset toward the trailing edge."),
      Key("y", \.y, .value(of: Number.self), "The downward offset."),
    ],
    wrongKind: { entry, _ in
      let keys =
        entry.value.keyed(by: ["x", "y"])
        ?? entry.value.scalar.map { "x: \($0.text), y: \($0.text)" }
      return .notAMapping(
        entry.value, subject: "'offset'", help: "write '{ \(keys ?? "x: 8, y: 8") }'")
    })
}

extension ValueForm where Value == [String] {
  /// Names of styles, whose keys have been merged into the element before.
  static var styles: ValueForm {
    ValueForm(.oneOrMore(.name(.member))) { entry, _ in
      switch entry.value.content {
      case .scalar(let scalar): [scalar.text]
      case .sequence(let list): list.items.compactMap { $0.scalar?.text }
      default: []
      }
    }
  }
}

extension Offset {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "field cases",
      "write it for each part, as in 'x: { field: … }' or 'y: { field: …, cases: { … } }'"
    ) { value, mapping in
      guard mapping["cases"] == nil else { return nil }
      return value.scalar.map { "write 'x: { field: \($0.text) }', or the same for 'y'" }
    }
  ]
}

extension ForeignWord {
  static let fill = renamed("color", "background", example: "…")
  static let tint = renamed(
    "color ontintcolor progresstintcolor ontint minimumtracktintcolor selectedsegmenttintcolor",
    "tint", example: "…")
}
