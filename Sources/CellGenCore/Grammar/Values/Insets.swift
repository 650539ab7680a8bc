/// The keys of insets.
struct SideInsetsDraft: Sendable {
  var horizontal: Value<Inset>?
  var vertical: Value<Inset>?
  var top: Value<Inset>?
  var leading: Value<Inset>?
  var bottom: Value<Inset>?
  var trailing: Value<Inset>?
}

extension SideInsets: ValueConstant {
  static let title = "an inset"
  static let fieldTypes = Number.fieldTypes
  static let word = Inset.word

  /// The sides come last because they override `horizontal` and `vertical`.
  static let forms = ValueForms<SideInsets>(
    "insets",
    Form(
      "insets", "'insets'", blank: SideInsetsDraft(), foreign: foreign,
      [
        FormKey(
          "horizontal", \.horizontal, .value(of: Inset.self), "The leading and trailing insets."
        ).synonyms("x sides"),
        FormKey(
          "vertical", \.vertical, .value(of: Inset.self), "The top and bottom insets."
        ).synonyms("y"),
        FormKey("top", \.top, .value(of: Inset.self), "The top inset, in points."),
        FormKey("leading", \.leading, .value(of: Inset.self), "The leading inset, in points.")
          .synonyms("left start"),
        FormKey("bottom", \.bottom, .value(of: Inset.self), "The bottom inset, in points."),
        FormKey("trailing", \.trailing, .value(of: Inset.self), "The trailing inset, in points.")
          .synonyms("right end"),
      ]))

  static let foreign: [ForeignWord] = [
    ForeignWord("all allsides allaround edges", "write 8, for all four sides") { value, _ in
      value.scalar.map {
        isPlainNumber($0)
          ? "write \($0.text), for all four sides" : "write '\($0.text)', for all four sides"
      }
    },
    .scaled,
  ]

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<SideInsets>? {
    guard case .sequence = entry.value.content else {
      return Inset.readWord(entry, &resolver).map { .constant(SideInsets($0)) }
    }
    let keys =
      entry.value.keyed(by: ["vertical", "horizontal"])
      ?? entry.value.keyed(by: ["top", "leading", "bottom", "trailing"])
    resolver.report(
      .wrongKind(
        quoted(entry.key.text), expected: "a number or a mapping", found: entry.value,
        help: "write '{ \(keys ?? "vertical: 4, horizontal: 8") }'"))
    return nil
  }

  static func value(
    _ draft: SideInsetsDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<SideInsets>? {
    var insets = SideInsets()
    let sides: [(WritableKeyPath<SideInsets, Value<Inset>> & Sendable, Value<Inset>?)] = [
      (\.top, draft.top ?? draft.vertical), (\.leading, draft.leading ?? draft.horizontal),
      (\.bottom, draft.bottom ?? draft.vertical), (\.trailing, draft.trailing ?? draft.horizontal),
    ]
    for (side, inset) in sides {
      if let inset { insets[keyPath: side] = inset } else { insets.unwritten.append(side) }
    }
    return .constant(insets)
  }

  /// A number from a field applies to all sides.
  static func value(of field: Field) -> Value<SideInsets> { .constant(SideInsets(.field(field))) }

  static func fits(_ type: TypeExpression) -> Bool { Number.fits(type) }
}

extension Node {
  /// True for braces without keys.
  var isEmptyMapping: Bool {
    guard case .mapping(let mapping) = content else { return false }
    return mapping.entries.isEmpty && !mapping.isIncomplete
  }
}

extension SideInsets {
  /// The insets of a mapping without sides.
  static let none = SideInsets(unwritten: [\.top, \.leading, \.bottom, \.trailing])

  /// Creates the same inset on all sides.
  init(_ inset: Value<Inset>) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  init(_ insets: Insets) {
    self.init(
      top: .constant(insets.top), leading: .constant(insets.leading),
      bottom: .constant(insets.bottom), trailing: .constant(insets.trailing))
  }

  package var sides: [Value<Inset>] { [top, leading, bottom, trailing] }

  /// The insets if all of them are constant; nil if one varies.
  var fixed: Insets? {
    guard let top = top.constant, let leading = leading.constant, let bottom = bottom.constant,
      let trailing = trailing.constant
    else { return nil }
    return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// True if UIKit determines one of them.
  var hasMargins: Bool { sides.contains(where: \.hasMargins) }

  /// True if one of them is that of UIKit's readable width.
  fileprivate var isReadable: Bool { sides.contains { $0.constants.contains(.readable) } }

  /// Fills in the sides that are not written from others.
  fileprivate func completed(from others: Insets) -> SideInsets {
    var insets = self
    for side in unwritten { insets[keyPath: side] = SideInsets(others)[keyPath: side] }
    return insets
  }
}

extension Value<Inset> {
  fileprivate var hasMargins: Bool {
    constants.contains { if case .points = $0 { false } else { true } }
  }
}

extension Value<SideInsets> {
  /// Insets that never change.
  static func fixed(_ insets: Insets) -> Value { .constant(SideInsets(insets)) }

  /// Fills in the sides that are not written from others.
  func completed(from others: Insets) -> Value {
    mapConstants({ $0.completed(from: others) }, fields: { SideInsets(.field($0)) })
  }

  /// True if UIKit determines one of them.
  var hasMargins: Bool { constants.contains(where: \.hasMargins) }

  /// True if one of them is that of UIKit's readable width.
  var isReadable: Bool { constants.contains(where: \.isReadable) }

  /// True if UIKit determines one of them only for some data or states.
  fileprivate var hasVaryingMargins: Bool {
    guard case .constant(let insets) = self else { return hasMargins }
    return insets.sides.contains { $0.constant == nil && $0.hasMargins }
  }
}

extension Inset: ValueConstant {
  static let title = "an inset"
  static let fieldTypes = Number.fieldTypes
  static let hasMapping = false
  static let word = Construct.ValueKind.either([
    .number(.any), .token(.spacings), .swiftMember, .choice(words),
  ])
  static let forms = ValueForms<Inset>("inset", blank: (), [])
  static let foreign: [ForeignWord] = [.scaled]

  /// The words for insets that UIKit determines.
  static let words = ["margins", "readable"]

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Inset>? {
    switch entry.value.scalar?.text {
    case "margins"? where resolver.scope.isInLayout: return .constant(.margins)
    case "readable"? where resolver.scope.isOutermost:
      guard !["leading", "trailing", "horizontal"].contains(entry.key.text) else {
        return .constant(.readable)
      }
      resolver.report(.readableHeight(entry))
      return nil
    case "margins"?, "readable"?:
      resolver.report(
        resolver.scope.isInLayout
          ? .readableInnerElement(entry, onlyItem: resolver.scope.onlyItem)
          : .marginsOutsideLayout(entry))
      return nil
    case let word?
    where marginWords.contains(word) && !resolver.tokenNames(.spacings).contains(word):
      resolver.report(.otherWordForMargins(entry, isReadable: word == "readableContentGuide"))
      return nil
    default: return resolver.readNumber(entry, .any).map { .constant(.points($0)) }
    }
  }

  /// The words of UIKit and others for margins.
  private static let marginWords: Set = [
    "margin", "Margins", "layoutMargins", "layoutMarginsGuide", "directionalLayoutMargins",
    "systemMinimumLayoutMargins", "readableContentGuide",
  ]

  static func fits(_ type: TypeExpression) -> Bool { Number.fits(type) }
}

extension ValueForm where Value == CellGenCore.Value<SideInsets> {
  /// Insets by data or by state, as a whole or for each side. A margin applies in all cases or in none.
  static var insets: ValueForm {
    let insets = ValueForm.value(of: SideInsets.self)
    return ValueForm(insets.kind) { entry, resolver in
      if entry.value.isEmptyMapping { return .constant(.none) }
      guard let value = insets.read(entry, &resolver) else { return nil }
      guard value.hasVaryingMargins else { return value }
      resolver.report(.varyingMargins(entry))
      return nil
    }
  }
}

extension Construct {
  /// The insets of anything but an element: only elements can have UIKit's margins.
  fileprivate static let pointInsets = SideInsets.forms.constants.construct.named("pointInsets") {
    $0.inPoints
  }
}

extension Construct.ValueKind {
  /// This kind of insets without the words for UIKit's margins.
  var inPoints: Construct.ValueKind {
    switch self {
    case .either(let kinds):
      .either(kinds.filter { if case .choice = $0 { false } else { true } }.map(\.inPoints))
    case .mapping(let construct):
      .mapping {
        let construct = construct()
        return construct == SideInsets.forms.constants.construct ? .pointInsets : construct
      }
    default: self
    }
  }
}

extension ValueForm where Value == CellGenCore.Value<SideInsets> {
  /// Insets in points by data or by state.
  static var pointInsets: ValueForm {
    let insets = insets
    return ValueForm(insets.kind.inPoints) { entry, resolver in insets.read(entry, &resolver) }
  }
}

extension Insets {
  /// The insets of the text in UIKit's own cells.
  static let standard = Insets(vertical: 8, horizontal: 16)

  /// The insets of UIKit's button configurations, as measured: UIKit does not document them.
  static let button = Insets(vertical: 7, horizontal: 12)

  private init(vertical: Double, horizontal: Double) {
    let (vertical, horizontal) = (
      Inset.points(.literal(vertical)), Inset.points(.literal(horizontal))
    )
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension Node {
  /// The items of a list as the values of keys; nil if their numbers differ.
  func keyed(by keys: [String]) -> String? {
    guard case .sequence(let list) = content else { return nil }
    let items = list.items.compactMap { $0.scalar?.text }
    guard items.count == keys.count, list.items.count == keys.count else { return nil }
    return zip(keys, items).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}

extension Diagnostic {
  fileprivate static func readableHeight(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be 'readable', which is a width",
      at: Annotation(entry.value.span, "only for the sides"),
      help: entry.key.text == "insets"
        ? "write 'insets: { horizontal: readable }'" : "write 'margins', or a number of points")
  }

  fileprivate static func varyingMargins(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be margins for some data or states only",
      at: Annotation(entry.value.span, "margins in some cases or states"),
      help: "write 'margins', which are the same for all of them, or points in each")
  }

  /// The message for margins of something that is not inside a cell, such as a section.
  fileprivate static func marginsOutsideLayout(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be \(quoted(entry.value.scalar?.text ?? "")) here",
      at: Annotation(entry.value.span, "not the insets of an element"),
      help: "write a number of points",
      note: "margins are the layout margins that UIKit gives a cell")
  }

  /// The message for insets that only the entire content of a cell can have.
  ///
  /// - Parameter onlyItem: the key of the only element in the list of a layout, which looks like the outermost one.
  fileprivate static func readableInnerElement(
    _ entry: Mapping.Entry, onlyItem: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be 'readable' here",
      at: Annotation(entry.value.span, "not the outermost element in a 'layout'"),
      help: onlyItem.map { "write 'layout: { \($0): … }'" }
        ?? "write 'margins' or a number of points, or move it to the outermost element in 'layout'",
      note: onlyItem == nil
        ? "'readable' keeps the content of a cell at a readable width"
        : "a list of elements has a stack around it, which is the outermost element")
  }

  /// The message for a word of UIKit or others for margins.
  fileprivate static func otherWordForMargins(
    _ entry: Mapping.Entry, isReadable: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "\(quoted(entry.key.text)) cannot be \(quoted(entry.value.scalar?.text ?? ""))",
      at: Annotation(entry.value.span, "another name for margins"),
      help: isReadable
        ? "write 'readable', for the sides of the outermost element in 'layout'"
        : "write 'margins', which are the layout margins of the cell")
  }
}
