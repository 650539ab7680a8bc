import CellGenCore
import Foundation

/// What a module tells of the data of its views, and what stands for the rest.
final class PictureSource: Sendable {
  let module: Module
  /// The moment at which pictures are seen: soon after the latest date of the samples.
  let moment: Date
  /// What the fields of each view are for, in the order of the views.
  private let uses: [FieldUses]
  /// The names of the cases of the app's types that any manifest names, by type.
  private let cases: [TypeExpression: [String]]
  /// Those of them that values are chosen by.
  private let chosenCases: [TypeExpression: [String]]
  private let views: [String: ViewReference]

  init(_ module: Module) {
    self.module = module
    uses = module.fieldUses()
    chosenCases = module.chosenCaseNames(uses)
    cases = module.caseNames(besides: chosenCases)
    views = Dictionary(
      module.manifests.flatMap(\.views).map { (module[$0].viewDataType, $0) },
      uniquingKeysWith: { first, _ in first })
    moment = module.pictureMoment
  }

  /// The reader that sees the pictures.
  var reader: PictureReader { PictureReader(moment: moment) }

  func uses(of view: ViewReference) -> FieldUses { uses[view.index] }

  /// The names of the cases of a type in the order of the manifests; none for a type of which none is named.
  func caseNames(of type: TypeExpression) -> [String] { cases[type.wrapped] ?? [] }

  /// Those of them that values are chosen by.
  func chosenCases(of type: TypeExpression) -> [String] { chosenCases[type.wrapped] ?? [] }

  /// Whether the manifest says what the fields of a view are for, rather than the app's code.
  private func knowsUses(of view: ViewReference) -> Bool {
    switch module.shownBy(module[view]).presentation {
    case .layout, .row: true
    case .custom, .own, .swiftUI, .mapped, .overloaded, .data: false
    }
  }

  /// Whether the value of a field may change what is seen: what the app's code shows may be anything but an
  /// identity.
  func isSeen(_ field: Field, of view: ViewReference) -> Bool {
    knowsUses(of: view) ? uses(of: view)[field].isSeen : !module[view].isIdentity(field)
  }

  /// The view whose data a type holds, and whether it holds several.
  func viewData(in type: TypeExpression) -> (view: ViewReference, isList: Bool)? {
    let wrapped = type.wrapped
    if let view = wrapped.name.flatMap({ views[$0] }) { return (view, false) }
    return wrapped.itemType?.wrapped.name.flatMap { views[$0] }.map { ($0, true) }
  }
}

// MARK: - Data

extension PictureSource {
  /// The first data of a view, or others of them.
  ///
  /// - Parameter position: from 0; a view has as many as it has samples, over and over.
  func data(
    of view: ViewReference, at position: Int = 0, in path: [ViewReference] = [],
    stress: PictureStress? = nil
  ) -> PictureData {
    let samples = module[view].samples
    var values =
      samples.isEmpty
      ? made(of: view, at: position) : given(samples[position % samples.count], of: view)
    stress?.apply(to: &values, of: view, self)
    return PictureData(values, of: view, in: path, self, at: position, stress: stress)
  }

  /// The data of a sample.
  func given(_ sample: Sample, of view: ViewReference) -> SampleData {
    completed(SampleData(sample, of: module[view]), of: view)
  }

  /// The data with literals in place of what stands for them.
  func completed(_ values: SampleData, of view: ViewReference) -> SampleData {
    var values = values
    for field in module[view].fields {
      if let value = values[field] { values.set(literal(value, of: field), for: field) }
    }
    return values
  }

  /// The same value: in decimal digits, and for the static members of Foundation's that defaults may be.
  private func literal(_ value: SampleValue, of field: Field) -> SampleValue {
    switch (value, KnownType(field.type).unwrapped) {
    case (.literal(.member("now")), .date):
      .date(seconds: String(Int(clamping: moment.timeIntervalSince1970)))
    case (.literal(.member("zero")), .number), (.literal(.member("zero")), .integer):
      .literal(.integer("0"))
    default: value.inDecimal
    }
  }

  /// Data for a view without samples.
  func made(of view: ViewReference, at position: Int) -> SampleData {
    var values = SampleData(nil, of: module[view])
    for field in module[view].fields {
      values.set(madeValue(for: field, of: view, at: position), for: field)
    }
    return values
  }

  /// Nil for what cannot be known.
  func madeValue(
    for field: Field, of view: ViewReference, at position: Int
  ) -> SampleValue? {
    if let value = field.defaultValue, value.saysSomething {
      return literal(.literal(value), of: field)
    }
    return MadeValue(
      field: field, view: module[view].name.text, use: uses(of: view)[field],
      isIdentity: module[view].isIdentity(field), moment: moment, cases: caseNames
    ).value(at: position)
  }
}

extension Literal {
  /// Whether it is more than the usual beginning.
  fileprivate var saysSomething: Bool {
    switch self {
    case .nil, .emptyArray, .emptyDictionary: false
    case .string(let text): text.contains { $0.isLetter || $0.isNumber }
    case .integer(let digits), .float(let digits): Double(digits.filter { $0 != "_" }) != 0
    case .bool, .member: true
    }
  }
}

extension SampleValue {
  /// The same number in decimal digits: `255` for `0xFF`.
  var inDecimal: SampleValue {
    switch self {
    case .literal(.integer(let digits)):
      .literal(.integer(decimalDigits(of: digits) ?? digits))
    case .array(let items): .array(items.map(\.inDecimal))
    default: self
    }
  }
}

/// Nil for more than 64 bits.
private func decimalDigits(of literal: String) -> String? {
  let plain = literal.filter { $0 != "_" }
  let sign = plain.hasPrefix("-") ? "-" : ""
  let digits = plain.dropFirst(sign.count)
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
    return UInt64(digits.dropFirst(2), radix: radix).map { sign + String($0) }
  }
  return plain
}

extension View {
  func isIdentity(_ field: Field) -> Bool {
    if case .field(let identity)? = identity {
      identity.name.text == field.name.text
    } else {
      false
    }
  }
}

extension TypeExpression {
  /// The type without its outermost optionals.
  var wrapped: TypeExpression {
    if case .optional(let wrapped) = self { wrapped.wrapped } else { self }
  }

  /// The name of a type without arguments: `Mode` of `Player.Mode`.
  var name: String? {
    guard case .named(let components) = self, components.last?.arguments.isEmpty == true else {
      return nil
    }
    return components.last?.name
  }

  /// The type of the items of an array or a set.
  var itemType: TypeExpression? {
    switch self {
    case .array(let item): item
    case .named(let components):
      ["Array", "Set"].contains(components.last?.name)
        ? components.last?.arguments.first : nil
    case .optional, .dictionary: nil
    }
  }
}

// MARK: - The moment

extension Module {
  /// Two hours after the latest date in the samples, or a moment of its own for all modules without dates.
  fileprivate var pictureMoment: Date {
    let seconds = views.lazy.flatMap(\.samples).flatMap(\.values).flatMap(\.value.dates)
    // A date in another millennium stands for "never".
    let latest = seconds.filter { 0..<Self.farFuture ~= $0 }.max()
    return Date(timeIntervalSince1970: latest.map { $0 + 7200 } ?? Self.quietMorning)
  }

  /// 2026-06-10, 9:41 in Greenwich.
  private static let quietMorning = 1_781_084_460.0
  /// The year 2200.
  private static let farFuture = 7_258_118_400.0
}

extension SampleValue {
  /// In seconds since 1970.
  fileprivate var dates: [Double] {
    switch self {
    case .date(let seconds): Double(seconds).map { [$0] } ?? []
    case .array(let items): items.flatMap(\.dates)
    case .dictionary(let entries): entries.flatMap(\.value.dates)
    case .literal, .url, .uuid: []
    }
  }
}
