import CellGenCore

/// Returns the differences between two states that the compiler doesn't see.
func unseenDifferences(
  from old: PublishedAPI, to new: PublishedAPI, _ renames: Renames
) -> [BreakingFinding] {
  let places = RemainingPlaces(from: old, to: new, renames)
  return identityDifferences(old, new) + identifierDifferences(old, new)
    + textDifferences(old, new, places) + reportDifferences(old, new, places)
    + availabilityDifferences(old, new)
}

// MARK: - Identities

private func identityDifferences(_ old: PublishedAPI, _ new: PublishedAPI) -> [BreakingFinding] {
  let later = Dictionary(
    new.identities.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
  return old.identities.compactMap { before in
    guard let after = later[before.view],
      after.field != before.field || after.type != before.type
    else { return nil }
    if after.field == before.field { return .otherIdentityType(before, after) }
    let types = [old, new].map { idType(of: before.view, in: $0) }
    return .otherIdentity(
      before, after, isRetyped: types[0]?.type != types[1]?.type, types[0]?.name)
  }
}

/// The type of a view's IDs.
private func idType(
  of view: PublishedEntity, in api: PublishedAPI
) -> (name: String, type: String)? {
  let data = api.types.first { $0.role == "data" && $0.causes.last == view }
  for member in data?.members ?? [] where member.role == "id" && member.name == "id" {
    if case .property(let type, _, _) = member.form { return (data?.name ?? "", type) }
  }
  return nil
}

// MARK: - Accessibility identifiers

private func identifierDifferences(_ old: PublishedAPI, _ new: PublishedAPI) -> [BreakingFinding] {
  old.types.filter { $0.role == "identifiers" }.flatMap { before -> [BreakingFinding] in
    // Parts that are gone are reported with their constants.
    guard let after = new.types.first(where: { $0.key == before.key }) else { return [] }
    let members = Dictionary(
      after.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = before.members.map { ($0, members[$0.key]) }
    let differing = pairs.filter { $0.form != $1?.form }
    if before.name != after.name, !differing.isEmpty, differing.allSatisfy({ $1 != nil }) {
      return [.identifiersRenamed(before, after)]
    }
    return differing.compactMap { member, match in
      match.map { .otherIdentifier(member, $0, of: before, after) }
    }
  }
}

// MARK: - Texts

private func textDifferences(
  _ old: PublishedAPI, _ new: PublishedAPI, _ places: RemainingPlaces
) -> [BreakingFinding] {
  let paths = Dictionary(
    new.manifests.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  var findings: [BreakingFinding] = []
  /// The manifests whose texts are all looked up elsewhere.
  var moved: Set<String> = []
  for before in old.manifests {
    guard let after = paths[before.path], let strings = before.strings,
      old.texts.contains(where: { $0.manifest == before.path })
    else { continue }
    let isSame =
      after.strings.map { $0.table == strings.table && $0.bundle == strings.bundle } ?? false
    if isSame { continue }
    findings.append(.otherStrings(before, after))
    moved.insert(before.path)
  }
  let later = Dictionary(new.texts.map { ($0.lookup, $0) }, uniquingKeysWith: { first, _ in first })
  let lost = old.texts.filter { !moved.contains($0.manifest) && later[$0.lookup] == nil }
  let earlier = Set(old.texts.map(\.lookup))
  var added = new.texts.filter { !earlier.contains($0.lookup) }
  for text in lost {
    // A new text of the same view, with the same values, is the same text in other words.
    let match = added.firstIndex { other in
      other.holder == text.holder && other.text.placeholders == text.text.placeholders
        && other.path == text.path
    }
    if let match {
      findings.append(.otherText(text, added.remove(at: match)))
      continue
    }
    // Without a new text in its place, a text has been removed, and nobody looks for its translations.
    guard added.contains(where: { $0.holder == text.holder && $0.path == text.path }) else {
      continue
    }
    findings.append(.noText(text, places.place(around: text.text.span)))
  }
  for text in old.texts where !moved.contains(text.manifest) {
    if let match = later[text.lookup],
      match.text.placeholders.map(\.kind) != text.text.placeholders.map(\.kind)
        || Set(match.fields) == Set(text.fields) && match.fields != text.fields
    {
      findings.append(.otherPlaceholders(text, match))
    }
  }
  return findings
}

// MARK: - Reports

private func reportDifferences(
  _ old: PublishedAPI, _ new: PublishedAPI, _ places: RemainingPlaces
) -> [BreakingFinding] {
  let (earlier, later) = (
    Dictionary(grouping: old.reports, by: \.entity), Dictionary(grouping: new.reports, by: \.entity)
  )
  return old.reports.compactMap { before in
    let (known, reports) = (earlier[before.entity] ?? [], later[before.entity] ?? [])
    let same = reports.filter { $0.way == before.way }
    // If its view is gone, no code relies on it.
    guard !same.contains(where: { $0.action == before.action }),
      let entity = new.own(before.entity)
    else { return nil }
    let instead = same.first { other in
      !known.contains { $0.way == other.way && $0.action == other.action }
    }
    // If the action is gone, so is its handler.
    if instead == nil, let part = before.part, !new.entities.contains(part) { return nil }
    // The handler still runs if another gesture reports the action instead.
    let moved = reports.first { other in
      other.action == before.action && other.key != "seen"
        && !known.contains { $0.way == other.way && $0.action == other.action }
    }
    if instead == nil, before.key != "seen", moved != nil { return nil }
    return .noReport(
      before, instead, moved, instead?.place ?? places.place(around: before.place) ?? entity.place)
  }
}

// MARK: - Availability

private func availabilityDifferences(
  _ old: PublishedAPI, _ new: PublishedAPI
) -> [BreakingFinding] {
  old.manifests.compactMap { before in
    guard before.access != .internal,
      let after = new.manifests.first(where: { $0.path == before.path }),
      after.deploymentTarget > before.deploymentTarget
    else { return nil }
    return .raisedTarget(before, after)
  }
}

// MARK: - Findings

extension DiagnosticCode {
  package static let breakingIdentity = Self("breaking-identity", .warning, .changes)
  package static let breakingIdentifier = Self("breaking-identifier", .warning, .changes)
  package static let breakingText = Self("breaking-text", .warning, .changes)
  package static let breakingReport = Self("breaking-report", .warning, .changes)
  package static let breakingAvailability = Self("breaking-availability", .warning, .changes)
}

extension BreakingFinding {
  fileprivate static func otherIdentity(
    _ before: PublishedIdentity, _ after: PublishedIdentity, isRetyped: Bool, _ type: String?
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingIdentity, aspects: isRetyped ? [.identity, .swift] : [.identity],
      message:
        "cells of '\(after.view.name)' are identified by \(after.words), and no longer by \(before.words)",
      help:
        "keep 'id'; if the new identity is right, expect one update to replace all cells, and migrate saved ids"
        + " and positions",
      place: after.place, origin: before.place, before: before.words, after: after.words,
      declarations: isRetyped ? type.map { ["\($0).id"] } ?? [] : [])
  }

  fileprivate static func otherIdentityType(
    _ before: PublishedIdentity, _ after: PublishedIdentity
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingIdentity, aspects: [.identity],
      message:
        "cells of '\(after.view.name)' are identified by values of the type '\(after.type)', "
        + "and no longer by those of the type '\(before.type)'",
      help:
        "keep its type; if the new identity is right, expect one update to replace all cells, and migrate saved ids"
        + " and positions",
      place: after.fieldPlace, origin: before.fieldPlace, before: before.type, after: after.type)
  }

  fileprivate static func identifiersRenamed(
    _ before: PublishedType, _ after: PublishedType
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingIdentifier, aspects: [.identifiers, .swift],
      message: "all accessibility identifiers of the screen have changed, "
        + "as '\(before.name)' is now called '\(after.name)'",
      help: "use the constants of '\(after.name)' in UI tests, which compile its file",
      place: after.place, origin: before.place, before: before.name, after: after.name,
      declarations: [before.name])
  }

  fileprivate static func otherIdentifier(
    _ before: PublishedMember, _ after: PublishedMember, of type: PublishedType,
    _ match: PublishedType
  ) -> BreakingFinding {
    let (old, new) = (words(before), words(after))
    let isOtherForm = isOne(before) != isOne(after)
    let isSwift = before.name != after.name || isOtherForm
    return BreakingFinding(
      code: .breakingIdentifier, aspects: isSwift ? [.identifiers, .swift] : [.identifiers],
      message: "the accessibility identifier '\(old)' is now '\(new)'",
      help: isSwift
        ? "use '\(match.name).\(after.name)' in UI tests"
        : "use the constants of '\(match.name)' in UI tests, which compile its file",
      place: after.place, origin: before.place, before: old, after: new,
      declarations: isSwift ? ["\(type.name).\(before.name)"] : [])
  }

  private static func words(_ member: PublishedMember) -> String {
    guard case .identifier(let path, let isOne) = member.form else { return member.name }
    return isOne ? path : path + ".ID"
  }

  private static func isOne(_ member: PublishedMember) -> Bool {
    if case .identifier(_, let isOne) = member.form { isOne } else { false }
  }

  fileprivate static func otherStrings(
    _ before: PublishedManifest, _ after: PublishedManifest
  ) -> BreakingFinding {
    let isSameBundle = after.strings == nil || before.strings?.bundle == after.strings?.bundle
    let words = { (strings: (table: String, bundle: String)?) in
      strings.map {
        "the table '\($0.table)'" + (isSameBundle ? "" : " of \($0.bundle)")
      } ?? "no table"
    }
    return BreakingFinding(
      code: .breakingText, aspects: [.texts],
      message: after.strings == nil
        ? "the texts are no longer looked up in \(words(before.strings))"
        : "the texts are looked up in \(words(after.strings)), and no longer in \(words(before.strings))",
      help: after.strings == nil
        ? "keep 'strings'; without a table, everybody reads the texts of the manifest"
        : "move their translations to where they are looked up",
      place: after.stringsPlace, origin: before.stringsPlace, before: words(before.strings),
      after: words(after.strings))
  }

  fileprivate static func otherText(
    _ text: PublishedText, _ successor: PublishedText
  ) -> BreakingFinding {
    let (key, later) = (text.text.key, successor.text.key)
    if key == later {
      let (table, other) = (text.text.table, successor.text.table)
      return BreakingFinding(
        code: .breakingText, aspects: [.texts],
        message:
          "the text '\(key)' is looked up in the table '\(other)', and no longer in '\(table)'",
        help: "move its translations to the catalog '\(other)'", place: successor.text.span,
        origin: text.text.span, before: table, after: other)
    }
    return BreakingFinding(
      code: .breakingText, aspects: [.texts],
      message: "the text '\(key)' has the key '\(later)' now: its translations are not found",
      help:
        "keep the key with '{ text: …, key: \(inYAML(key)) }', or rename it in the catalog '\(text.text.table)'",
      place: successor.text.span, origin: text.text.span, before: key, after: later)
  }

  /// A text that another one with other values probably replaces.
  fileprivate static func noText(_ text: PublishedText, _ place: SourceSpan?) -> BreakingFinding {
    let key = text.text.key
    return BreakingFinding(
      code: .breakingText, aspects: [.texts],
      message: "the text '\(key)' is no longer looked up, and new texts have other values",
      help: "translate the new texts; the catalog '\(text.text.table)' no longer needs '\(key)'",
      place: place, origin: text.text.span, before: key, after: nil)
  }

  fileprivate static func otherPlaceholders(
    _ text: PublishedText, _ match: PublishedText
  ) -> BreakingFinding {
    let words = { (text: PublishedText) in
      zip(text.text.placeholders, text.text.fields).map { "%\($0.specifier) for \($1)" }
        .joined(separator: ", ")
    }
    return BreakingFinding(
      code: .breakingText, aspects: [.texts],
      message:
        "the text with the key '\(text.text.key)' takes other values: its translations don't fit",
      help: "use another key, or update the translations", place: match.text.span,
      origin: text.text.span, before: words(text), after: words(match))
  }

  fileprivate static func noReport(
    _ before: PublishedReport, _ instead: PublishedReport?, _ moved: PublishedReport?,
    _ place: SourceSpan
  ) -> BreakingFinding {
    let subject = before.way
    return BreakingFinding(
      code: .breakingReport, aspects: [.reports],
      message: instead.map {
        "\(subject) reports '\($0.name)', and no longer '\(before.name)'"
      } ?? "\(subject) no longer reports '\(before.name)'",
      help: moved.map {
        "\($0.way) reports it now; move what else its handler does, such as analytics"
      }
        ?? "keep the report, or move what its handler does, such as analytics",
      place: place, origin: before.place, before: "\(before.way): \(before.name)",
      after: instead.map { "\($0.way): \($0.name)" })
  }

  fileprivate static func raisedTarget(
    _ before: PublishedManifest, _ after: PublishedManifest
  ) -> BreakingFinding {
    BreakingFinding(
      code: .breakingAvailability, aspects: [.availability],
      message: "the \(before.access.rawValue) code now needs iOS \(after.deploymentTarget) "
        + "instead of iOS \(before.deploymentTarget)",
      help:
        "keep 'deploymentTarget: \(before.deploymentTarget)' as long as an app that uses it supports iOS \(before.deploymentTarget)",
      place: after.deploymentPlace, origin: before.deploymentPlace,
      before: "iOS \(before.deploymentTarget)", after: "iOS \(after.deploymentTarget)")
  }
}
