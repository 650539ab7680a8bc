import CellGenCore
import Foundation

/// The data that a module defines for its views, with stand-ins for the rest.
final class PictureSource: Sendable {
  let module: Module
  /// The moment at which pictures are viewed: soon after the latest date in the samples.
  let moment: Date
  /// The purposes of each view's fields, in the order of the views.
  private let uses: [FieldUses]
  /// The case names of app-defined types that any manifest uses, by type.
  private let cases: [TypeExpression: [String]]
  /// The names of cases that determine values.
  private let chosenCases: [TypeExpression: [String]]
  private let views: [String: ViewReference]
  /// The fit of the data made for each view, in the order of the views.
  private let fits: [ViewFit]

  init(_ module: Module) {
    self.module = module
    let uses = module.fieldUses()
    self.uses = uses
    chosenCases = module.chosenCaseNames(uses)
    cases = module.caseNames(besides: chosenCases)
    let views = Dictionary(
      module.manifests.flatMap(\.views).map { (module[$0].viewDataType, $0) },
      uniquingKeysWith: { first, _ in first })
    self.views = views
    fits = module.views.indices.map { index in
      let view = ViewReference(index: index)
      return ViewFit(
        module[view], uses[index],
        isSeen: { module.isSeen($0, of: view, uses[index]) },
        holdsData: { $0.type.viewData(in: views) != nil })
    }
    moment = module.pictureMoment
  }

  /// The reader for whom the pictures are drawn.
  var reader: PictureReader { PictureReader(moment: moment) }

  func uses(of view: ViewReference) -> FieldUses { uses[view.index] }

  /// The names of a type's cases in manifest order; empty if no manifest names any.
  func caseNames(of type: TypeExpression) -> [String] { cases[type.wrapped] ?? [] }

  /// The names of a type's cases that determine values.
  func chosenCases(of type: TypeExpression) -> [String] { chosenCases[type.wrapped] ?? [] }

  /// Returns true if the value of a field can affect what is seen. If the app's code draws the view, this is
  /// true for every field except the identity.
  func isSeen(_ field: Field, of view: ViewReference) -> Bool {
    module.isSeen(field, of: view, uses(of: view))
  }

  /// The view whose data a type contains, and whether it contains several.
  func viewData(in type: TypeExpression) -> (view: ViewReference, isList: Bool)? {
    type.viewData(in: views)
  }

  func fit(of view: ViewReference) -> ViewFit { fits[view.index] }
}

extension Module {
  fileprivate func isSeen(_ field: Field, of view: ViewReference, _ uses: FieldUses) -> Bool {
    knowsUses(of: view) ? uses[field].isSeen : !self[view].isIdentity(field)
  }

  /// Returns true if the manifest, rather than the app's code, determines how a view's fields are used.
  private func knowsUses(of view: ViewReference) -> Bool {
    switch shownBy(self[view]).presentation {
    case .layout, .row: true
    case .custom, .own, .swiftUI, .mapped, .overloaded, .data: false
    }
  }
}

extension TypeExpression {
  /// The view whose data it contains, by the names of their types, and whether it contains several.
  fileprivate func viewData(
    in views: [String: ViewReference]
  ) -> (view: ViewReference, isList: Bool)? {
    if let view = wrapped.name.flatMap({ views[$0] }) { return (view, false) }
    return wrapped.itemType?.wrapped.name.flatMap { views[$0] }.map { ($0, true) }
  }
}

// MARK: - Data

extension PictureSource {
  /// The first data of a view, or other data.
  ///
  /// - Parameters:
  ///   - place: the place of the data; a view's samples repeat as positions increase.
  ///   - sample: the position of the sample, if it differs from the place's.
  func data(
    of view: ViewReference, at place: DataPlace = DataPlace(), sample: Int? = nil,
    in path: [ViewReference] = [], stress: PictureStress? = nil
  ) -> PictureData {
    let samples = module[view].samples
    var values =
      samples.isEmpty
      ? made(of: view, at: place)
      : given(samples[(sample ?? place.position) % samples.count], of: view, in: place.row)
    stress?.apply(to: &values, of: view, self)
    return PictureData(values, of: view, at: place, in: path, self, stress: stress)
  }

  /// The data of a sample.
  ///
  /// - Parameter row: the row; flags and cases that no sample mentions then differ from row to row.
  func given(_ sample: Sample, of view: ViewReference, in row: RowPlace? = nil) -> SampleData {
    var values = completed(SampleData(sample, of: module[view]), of: view)
    guard let row else { return values }
    let mentioned = Set(module[view].samples.flatMap(\.values).map(\.field))
    for field in module[view].fields where !mentioned.contains(field.name.text) {
      guard let value = made(field, of: view).varied(values[field], in: row) else { continue }
      values.set(value, for: field)
    }
    return values
  }

  /// The data with stand-ins replaced by literals.
  func completed(_ values: SampleData, of view: ViewReference) -> SampleData {
    var values = values
    for field in module[view].fields {
      if let value = values[field] { values.set(literal(value, of: field), for: field) }
    }
    return values
  }

  /// The same value in decimal digits, or as a literal for Foundation's static members that defaults can use.
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
  func made(of view: ViewReference, at place: DataPlace) -> SampleData {
    var values = SampleData(nil, of: module[view])
    for field in module[view].fields {
      values.set(madeValue(for: field, of: view, at: place), for: field)
    }
    for relation in fit(of: view).relations {
      relation.hold(in: &values, at: place, moment: moment)
    }
    return values
  }

  /// Nil if no value can be known.
  func madeValue(
    for field: Field, of view: ViewReference, at place: DataPlace
  ) -> SampleValue? {
    let made = made(field, of: view)
    guard let value = field.defaultValue, value.saysSomething else { return made.value(at: place) }
    let usual = literal(.literal(value), of: field)
    return place.row.flatMap { made.varied(usual, in: $0) } ?? usual
  }

  private func made(_ field: Field, of view: ViewReference) -> MadeValue {
    let fit = fit(of: view)
    return MadeValue(
      field: field, view: module[view].name.text, kind: fit.kind, use: uses(of: view)[field],
      isIdentity: module[view].isIdentity(field), moment: moment, variations: fit.variations,
      cases: { [self] type in
        let chosen = chosenCases(of: type)
        return chosen.isEmpty ? caseNames(of: type) : chosen
      })
  }
}

extension Literal {
  /// True if it is more than an empty initial value.
  var saysSomething: Bool {
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

  /// The name of a type without arguments: `Mode` for `Player.Mode`.
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
  /// Two hours after the latest date in the samples; a fixed moment for modules without dates.
  fileprivate var pictureMoment: Date {
    let seconds = views.lazy.flatMap(\.samples).flatMap(\.values).flatMap(\.value.dates)
    // A date in another millennium represents "never".
    let latest = seconds.filter { 0..<Self.farFuture ~= $0 }.max()
    return Date(timeIntervalSince1970: latest.map { $0 + 7200 } ?? Self.quietMorning)
  }

  /// 2026-06-10, 9:41 UTC.
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
    case .data(_, let values): values.flatMap(\.value.dates)
    case .literal, .url, .uuid: []
    }
  }
}
