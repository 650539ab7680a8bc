import CellGenCore

/// A part of a manifest that declarations come from, such as a view or a section.
///
/// The same part of two states of a module has the same key, even if its name differs.
struct PublishedEntity: Hashable, Sendable {
  /// The kinds of parts, with the words that messages use for them.
  enum Kind: String, Sendable {
    case view, field, action, actions, section, screen, token, tokens, cell, header, footer, state
    case container, samples, model, mapping, layout, identity
    case moves
    case edges = "headers and footers"
    case swiftUI = "SwiftUI view"
    case formerName = "former name"
  }

  var kind: Kind
  /// The names of the part and of those around it, in the later state.
  var key: String
  /// The name as declared.
  var name: String
  /// The part in its manifest.
  var place: SourceSpan
  /// True if it has another name in the later state.
  var isRenamed = false

  /// The part in a sentence: "the field 'title'".
  var phrase: String {
    switch kind {
    case .actions, .samples, .tokens, .layout, .identity, .swiftUI, .edges:
      "the \(kind.rawValue) of '\(name)'"
    case .header, .footer: "the \(kind.rawValue) of \(name)"
    case .moves: "the moves in '\(name)'"
    case .mapping: "the mapping to '\(name)'"
    case .view, .field, .action, .section, .screen, .token, .cell, .state, .container, .model,
      .formerName:
      "the \(kind.rawValue) '\(name)'"
    }
  }

  /// True if its phrase is in the plural.
  var isPlural: Bool { [.actions, .samples, .tokens, .moves, .edges].contains(kind) }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Returns a part inside this one.
  func part(_ kind: Kind, _ name: String, key: String? = nil, at place: SourceSpan? = nil) -> Self {
    Self(
      kind: kind, key: "\(self.key)/\(kind.rawValue) \(key ?? name)", name: name,
      place: place ?? self.place, isRenamed: key != nil && key != name)
  }

  /// Returns something that this part has at most once.
  func aspect(_ kind: Kind, at place: SourceSpan? = nil) -> Self {
    Self(kind: kind, key: "\(key)/\(kind.rawValue)", name: name, place: place ?? self.place)
  }
}
