import CellGenCore

/// A key that takes a value which could be written in several ways.
package struct Slot: Sendable {
  package let construct: Construct
  package let key: Construct.Key
  package let sort: ValueSort

  package var name: String { "\(construct.name).\(key.name)" }

  /// The ways to write values of its kind that it does not take.
  package var lacking: [Writing] { sort.writings.filter { !key.value.writings.contains($0) } }

  /// The ways to write values of its kind that it takes.
  package var taken: [Writing] { sort.writings.filter(key.value.writings.contains) }

  /// Why it does not take a way to write its value; nil for no reason.
  package func reason(for writing: Writing) -> LimitReason? {
    (key.limits + key.limitsOfAll).first { $0.writings.contains(writing) }?.reason
  }

  /// All of them, in the order of the constructs; not those inside of a value by data or by state, which takes
  /// what the value itself takes.
  package static let all: [Slot] = Construct.all.flatMap { construct in
    guard !construct.name.hasSuffix("ByData"), !construct.name.hasSuffix("ByState") else {
      return [Slot]()
    }
    return construct.keys.compactMap { key in
      ValueSort(key.value).map { Slot(construct: construct, key: key, sort: $0) }
    }
  }
}

/// What a value is, which decides how it could be written.
package enum ValueSort: String, CaseIterable, Sendable {
  case color, font, number, wholeNumber, flag, word, text, image, insets, priorities, bound, date,
    url

  /// The ways to write it besides as a constant.
  package var writings: [Writing] {
    switch self {
    case .color, .font, .number: Writing.allCases
    case .wholeNumber, .flag, .text, .image, .priorities: [.member, .field, .cases, .states]
    case .word: [.cases, .states]
    // No type of UIKit's for insets is Hashable, so data cannot have a field of it.
    case .insets: [.token, .member, .cases, .states]
    // A state is that of a control, whose bounds are the same in all of its states.
    case .bound, .date, .url: [.member, .field, .cases]
    }
  }

  /// The sort of a kind of value; nil for the names of other things, and for what holds several values.
  init?(_ kind: Construct.ValueKind) {
    let leaves = kind.leaves
    let held = Set(leaves.compactMap(\.construct))
    let types = leaves.compactMap { if case .field(let types?) = $0 { types } else { nil } }
    let has = { (isMeant: (Construct.ValueKind) -> Bool) in leaves.contains(where: isMeant) }
    if has({ if case .hexColor = $0 { true } else { false } }) {
      self = .color
    } else if has({ if case .token(.fonts) = $0 { true } else { false } }) {
      self = .font
    } else if held.contains("insets") {
      self = .insets
    } else if held.contains(where: { $0.hasPrefix("priorit") }) {
      self = .priorities
    } else if held.contains("boundByData") || held.contains("dateBoundByData") {
      self = .bound
    } else if has({ if case .range = $0 { true } else { false } }) {
      return nil
    } else if held.contains("imageURLByData") {
      self = .url
    } else if held.contains("appImageByData") || types.contains("UIImage") {
      self = .image
    } else if held.contains("textByData") || held.contains("text") {
      self = .text
    } else if has({ if case .number = $0 { true } else { false } }), !held.contains("spacer") {
      self = .number
    } else if has({ if case .integer = $0 { true } else { false } }) {
      self = .wholeNumber
    } else if has({ if case .flag = $0 { true } else { false } }) {
      self = .flag
    } else if let type = types.first, leaves.count == 1 {
      guard let sort = Self(fieldOf: type) else { return nil }
      self = sort
    } else if leaves.allSatisfy(\.isWordOrVaried),
      has({ if case .choice = $0 { true } else { false } })
    {
      self = .word
    } else if leaves.allSatisfy({ if case .text = $0 { true } else { false } }), !leaves.isEmpty {
      self = .text
    } else {
      return nil
    }
  }

  /// The sort of what a field of some types holds.
  private init?(fieldOf types: String) {
    switch types.prefix(while: { $0 != " " && $0 != "," }) {
    case "Bool": self = .flag
    case "String": self = .text
    case "Double", "Int": self = .number
    case "Date": self = .date
    case "URL": self = .url
    default: return nil
    }
  }
}

extension Construct.ValueKind {
  /// The name of the construct that it is a mapping of.
  fileprivate var construct: String? {
    if case .mapping(let construct) = self { construct().name } else { nil }
  }

  fileprivate var isWordOrVaried: Bool {
    switch self {
    case .choice, .nothing: true
    case .mapping(let construct):
      construct().name.hasSuffix("ByData") || construct().name.hasSuffix("ByState")
    default: false
    }
  }
}
