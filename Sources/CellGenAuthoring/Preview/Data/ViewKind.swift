import CellGenCore

/// The subject of a view, by its shape: the `title` of a row with a switch is that of a setting.
///
/// - Shape: the raw value is what names of usual texts and numbers begin with.
enum ViewKind: String, Sendable {
  /// A row that leads to a page of the settings.
  case setting
  case `switch`
  /// One of several, with a checkmark where it is chosen.
  case choice
  /// A line of a bill: what the amounts before it come to is the last.
  case sum

  /// Nil for a view whose names alone say what it is about.
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
  /// True if its rows are amounts with what they are for.
  fileprivate func isBill(_ names: Set<String>) -> Bool {
    let last = lowercasedWords(of: name.text).last ?? ""
    return !names.isDisjoint(with: ["title", "name", "label"])
      && !names.isDisjoint(with: ["amount", "price", "cost", "sum"])
      && (names.contains("isTotal") || ["line", "summary", "sum", "total"].contains(last))
  }
}

extension View {
  /// The main text of a row: the first one that is shown, or the one with a usual name among them.
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
