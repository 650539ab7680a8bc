import CellGenCore

/// The subject of a view, judged by its shape: the `title` of a row with a switch is that of a setting.
///
/// - Shape: the raw value is the prefix in the names of usual texts and numbers.
enum ViewKind: String, Sendable {
  /// A row that leads to a page of settings.
  case setting
  case `switch`
  /// One of several options, with a checkmark if it is chosen.
  case choice
  /// A line of a bill; the last line is the total of the amounts before it.
  case sum

  /// Nil for a view whose names alone show what it is about.
  init?(_ view: View) {
    let accessories = view.row.accessories
    let names = Set(view.fields.map(\.name.text))
    if view.isBill(names) {
      self = .sum
    } else if view.row.select != nil, accessories.contains(where: { $0.checkmark != nil }) {
      self = .choice
    } else if view.plainRow != nil, accessories.contains(where: { $0.toggle != nil }) {
      self = .switch
    } else if let row = view.plainRow, row.symbolBackground != nil || names.contains("value") {
      self = .setting
    } else {
      return nil
    }
  }
}

extension View {
  /// Returns true if its rows are amounts with their descriptions.
  fileprivate func isBill(_ names: Set<String>) -> Bool {
    let last = lowercasedWords(of: name.text).last ?? ""
    return !names.isDisjoint(with: ["title", "name", "label"])
      && !names.isDisjoint(with: ["amount", "price", "cost", "sum"])
      && (names.contains("isTotal") || ["line", "summary", "sum", "total"].contains(last))
  }
}

extension View {
  /// The main text of a row: the first visible text, or one of the visible texts that has a usual name.
  func lead(_ uses: FieldUses, isSeen: (Field) -> Bool) -> Field? {
    let texts = fields.filter { field in
      guard uses[field].role == nil, isSeen(field) else { return false }
      switch KnownType(field.type).unwrapped {
      case .text, .attributedText: return true
      default: return false
      }
    }
    return texts.first { Self.leadNames.contains($0.name.text) } ?? texts.first
  }

  private static let leadNames: Set<String> = [
    "title", "name", "fullName", "displayName", "text", "label", "heading", "header",
  ]
}
