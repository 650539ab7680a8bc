import CellGenCore

/// The way a flag, or the presence of an optional part, varies from row to row.
enum RowVariation: Sendable {
  /// True in one row of each section.
  case chosen
  /// True in one row of the screen.
  case current
  case first, last
  /// True in a few rows.
  case rare
  /// False in a few rows.
  case common
  /// Alternately true and false.
  case alternating

  /// - Parameters:
  ///   - usual: the value outside of screens, which the first row also has.
  ///   - ordinal: the number of preceding fields in the view with the same variation, so they don't all match.
  func value(in row: RowPlace, usual: Bool, ordinal: Int) -> Bool {
    guard row.count > 1 else { return usual }
    switch self {
    case .chosen where !row.selectsSeveral: return row.index == 1
    case .current: return row.index == 1 && row.section == 0
    case .first: return row.index == 0
    case .last: return row.isLast
    case .rare: return Self.isRare(row, ordinal)
    // Shifted from the rows of rare flags, so no row has everything unusual.
    case .common: return !Self.isRare(row, ordinal + 1)
    case .chosen, .alternating:
      let isOther = ordinal.isMultiple(of: 2) ? row.index % 2 == 1 : (row.index + 1) / 2 % 2 == 1
      return isOther != usual
    }
  }

  /// One of four rows, and never the first.
  private static func isRare(_ row: RowPlace, _ ordinal: Int) -> Bool {
    let cycle = min(row.count, 4)
    return row.index % cycle == 1 + (1 + ordinal + row.section) % (cycle - 1)
  }
}

// MARK: - Flags

extension RowVariation {
  /// The usual value of a Bool: true for things that can be used or seen, and false for the unusual, such as
  /// a mark.
  static func isUsual(_ flag: String) -> Bool {
    flag.hasPrefix("can") || flag.hasPrefix("has")
      || ["isEnabled", "isAvailable", "isOn", "isShown", "isVisible", "isActive"].contains(flag)
  }

  init(flag field: Field, _ use: FieldUse, usual: Bool) {
    let words = lowercasedWords(of: field.name.text)
    let named = words.lazy.compactMap { Self.flags[$0] }.first
    // Several rows can have checked tasks.
    let isChoice = use.isChoice && Self.wordsOfTasks.isDisjoint(with: words)
    self = isChoice ? .chosen : named ?? (usual ? .common : .alternating)
    // The manifest defines what is unusual.
    if case .rare = self, case .bool(true)? = field.defaultValue { self = .common }
  }

  private static let wordsOfTasks: Set<String> = [
    "done", "complete", "completed", "finished", "bought", "packed",
  ]

  private static let flags: [String: RowVariation] = table(byWord: [
    ("selected chosen checked picked", .chosen),
    ("current playing", .current),
    ("first", .first),
    ("last total", .last),
    (
      "favorite favourite starred flagged pinned muted blocked archived deleted hidden error errors "
        + "warning failed invalid overdue late expired missed urgent important new explicit locked "
        + "verified sponsored promoted premium featured sale loading downloading uploading typing "
        + "editing recording highlighted draft spam",
      .rare
    ),
    ("on online open", .alternating),
  ])
}

// MARK: - Optional parts

extension RowVariation {
  init(optional field: Field, _ use: FieldUse, holdsData: Bool) {
    let words = lowercasedWords(of: field.name.text)
    let named = words.lazy.compactMap { Self.parts[$0] }.first
    // A download or the like is in progress in a few rows.
    if case .fraction? = use.role {
      self = .rare
    } else {
      self = named ?? (holdsData ? .alternating : .common)
    }
  }

  private static let parts: [String: RowVariation] = table(byWord: [
    ("error warning problem badge unread by progress", .rare),
    ("old original former previous discount note quoted quote reply", .alternating),
  ])
}

// MARK: - Views

/// The variation of a view's fields from row to row.
struct RowVariations: Sendable {
  private struct Part: Sendable {
    var variation: RowVariation
    var ordinal: Int
  }

  private var flags: [String: Part] = [:]
  private var optionals: [String: Part] = [:]

  /// Icons are in all rows or in none, and a view whose text is optional always has its picture.
  ///
  /// - Parameters:
  ///   - lead: the text that every row has, even if it is optional.
  ///   - holdsData: whether a field contains the data of other views.
  init(_ view: View, _ uses: FieldUses, lead: Field?, holdsData: (Field) -> Bool) {
    var counts: [RowVariation: Int] = [:]
    func next(_ variation: RowVariation) -> Part {
      defer { counts[variation, default: 0] += 1 }
      return Part(variation: variation, ordinal: counts[variation, default: 0])
    }
    for field in view.fields where !view.isIdentity(field) {
      let name = field.name.text
      if KnownType(field.type).unwrapped == .bool {
        let usual = RowVariation.usualFlag(of: field)
        flags[name] = next(RowVariation(flag: field, uses[field], usual: usual))
      } else if field.type.isOptional, let lead, lead.name.text != name {
        let holdsData = holdsData(field)
        let isPicture = KnownType(field.type).unwrapped == .url && lead.type.isOptional
        guard holdsData || !isPicture && !field.isIcon(uses[field]) else { continue }
        optionals[name] = next(
          RowVariation(optional: field, uses[field], holdsData: holdsData))
      }
    }
  }

  /// Nil for a field that isn't a Bool.
  func flag(_ field: Field, in row: RowPlace) -> Bool? {
    flags[field.name.text].map {
      $0.variation.value(
        in: row, usual: RowVariation.usualFlag(of: field), ordinal: $0.ordinal)
    }
  }

  /// Returns true if an optional field is nil in a row.
  func isNil(_ field: Field, in row: RowPlace) -> Bool {
    guard let part = optionals[field.name.text] else { return false }
    return !part.variation.value(in: row, usual: true, ordinal: part.ordinal)
  }
}

extension RowVariation {
  /// The default of a Bool, or the usual value for its name.
  fileprivate static func usualFlag(of field: Field) -> Bool {
    if case .bool(let flag)? = field.defaultValue { flag } else { isUsual(field.name.text) }
  }
}

extension Field {
  /// Returns true if it names an icon, or has an app-defined type, such as a color.
  fileprivate func isIcon(_ use: FieldUse) -> Bool {
    switch use.role {
    case .symbol, .asset: true
    default: KnownType(type).unwrapped == .unknown
    }
  }
}
