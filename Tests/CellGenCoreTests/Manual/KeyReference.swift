import FixtureSupport
import Foundation

@testable import CellGenAuthoring
@testable import CellGenCore

private let wording = Wording.manual

/// The reference of a mapping's keys, as the manual shows it: a table, then the rules.
///
///     | Key | Value | Default | Meaning |
///     |---|---|---|---|
///     | `height` | a number above 0 | required | A fixed height in points. |
///
/// The keys of every element have a table of their own, to which those of elements link.
func keyReference(of kind: Construct) -> String {
  let choice = kind.isChoiceOfOne ? ["Exactly one of them."] : []
  let rules = (choice + kind.rules.map(wording.words(for:))).map { "- \($0)\n" }.joined()
  return [table(of: kind.keys.filter { !$0.isCommon }), commonWords(of: kind), rules]
    .filter { !$0.isEmpty }.joined(separator: "\n")
}

/// The keys that every element has.
let commonKeys = Construct.label.keys.filter(\.isCommon)

/// The table of the keys that every element has.
func commonReference() -> String { table(of: commonKeys) }

/// The heading of the keys that every element has.
let commonHeading = "Every Element"

/// A key's row in a table, without the line break.
func row(of key: Construct.Key) -> String {
  "| `\(key.name)` | \(wording.words(for: key.value)) | \(wording.fallback(of: key)) | \(wording.meaning(of: key)) |"
}

private func table(of keys: [Construct.Key]) -> String {
  guard !keys.isEmpty else { return "" }
  let rows = keys.map { row(of: $0) + "\n" }
  return "| Key | Value | Default | Meaning |\n|---|---|---|---|\n" + rows.joined()
}

/// Where the keys of every element are listed, and which of them an element does not have.
private func commonWords(of kind: Construct) -> String {
  guard kind.keys.contains(where: \.isCommon) else { return "" }
  let missing = commonKeys.map(\.name).filter { name in !kind.keys.contains { $0.name == name } }
  let exception = missing.isEmpty ? "" : ", except \(listed(missing.map(code), "and"))"
  return "All keys of \(wording.link(to: commonHeading))\(exception).\n"
}

// MARK: - Values that may depend on something

extension ValueFamily {
  /// Its section as the manual shows it.
  var reference: String {
    let dependencies = Dependency.allCases.map { wording.link(to: $0.heading) }
    return (fixed.alternatives.map(wording.words(for:)) + dependencies).map { "- \($0)\n" }.joined()
  }
}

extension Dependency {
  /// The table of one kind of value, as that of all.
  func reference(of family: ValueFamily) -> String {
    let kind = Construct.all.first { $0.name == family.rawValue + suffix }
    return (kind.map { table(of: $0.keys) } ?? "")
      .replacing(wording.link(to: family.heading, family.title), with: "a value")
  }
}

// MARK: - Limits

/// The ways to write values that keys do not take, with the reasons, as a table.
func limitReference() -> String {
  let rows = LimitReason.allCases.flatMap { reason -> [String] in
    var keys: [[Writing]: [String]] = [:]
    for slot in Slot.all {
      let lacking = slot.lacking.filter { slot.reason(for: $0) == reason }
      guard !lacking.isEmpty, keys[lacking]?.contains(slot.key.name) != true else { continue }
      keys[lacking, default: []].append(slot.key.name)
    }
    return keys.sorted { $0.key.count > $1.key.count }.map { lacking, names in
      let owners = names.map { name in words(forSlotsOf: name, lacking, reason) }
      let reason = capitalized(reason.words)
      return
        "| \(owners.joined(separator: ", ")) | \(listed(lacking.map(words(for:)), "or")) | \(reason). |\n"
    }
  }
  return "| Keys | Not by | Why |\n|---|---|---|\n" + rows.joined()
}

/// A key, with the mappings that it is meant in where others have a key of that name without the limit.
private func words(
  forSlotsOf key: String, _ lacking: [Writing], _ reason: LimitReason
) -> String {
  let slots = Slot.all.filter { $0.key.name == key }
  let limited = slots.filter { slot in
    slot.lacking.filter { slot.reason(for: $0) == reason } == lacking
  }
  if slots.count == limited.count { return code(key) }
  // Apple's spelling is American.
  let owners = limited.map { $0.construct.title.replacing("colour", with: "color") }
  return "\(code(key)) of \(listed(owners, "and"))"
}

private func words(for writing: Writing) -> String {
  switch writing {
  case .token: "token"
  case .member: "Swift member"
  case .field: "field"
  case .cases: "cases"
  case .states: "state"
  }
}
