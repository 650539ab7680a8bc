import CellGenCore

/// Writes values of a response as samples: the first ones of a list, and long texts shortened.
struct SampleWriter {
  static let mostItems = 3
  static let longestText = 100

  let document: JSONDocument
  /// By name.
  let views: [String: InferredView]

  /// The sample of a view.
  func sample(_ object: JSONNode, of view: InferredView, isFlow: Bool) -> Piece {
    .mapping(
      view.fields.compactMap { field in
        guard let node = object[field.key], !node.isNull else { return nil }
        return Slot(field.name, value(node, field.type))
      }, isFlow: isFlow)
  }

  private func value(_ node: JSONNode, _ type: InferredType) -> Piece {
    switch type {
    case .string, .unknown, .url, .uuid: .text(text(node, type))
    case .date: .plain(node.string ?? "")
    case .bool, .double: .plain(document.digits(of: node))
    case .int, .unsigned: .plain(wholeNumber(node))
    case .view(let name):
      views[name].map { sample(node, of: $0, isFlow: true) } ?? .mapping([], isFlow: true)
    case .optional(let wrapped): node.isNull ? .plain("null") : value(node, wrapped)
    case .array(let item):
      .sequence(
        (node.items ?? []).prefix(Self.mostItems).map { Slot(item: value($0, item)) }, isFlow: true)
    case .dictionary(let item): dictionary(node, item)
    }
  }

  /// The first entries; Swift treats keys that look the same as one key.
  private func dictionary(_ node: JSONNode, _ item: InferredType) -> Piece {
    var seen: Set<String> = []
    let members = node.members.filter { seen.insert($0.key.text).inserted }
    return .mapping(
      members.prefix(Self.mostItems).map { Slot($0.key.text, value($0.value, item)) }, isFlow: true)
  }

  /// Digits without a minus sign before zero.
  private func wholeNumber(_ node: JSONNode) -> String {
    let digits = document.digits(of: node)
    return digits == "-0" ? "0" : digits
  }

  /// A text without control characters, shortened between words.
  private func text(_ node: JSONNode, _ type: InferredType) -> String {
    let whole = node.string ?? ""
    guard type == .string else { return whole }
    let clean = String(
      String.UnicodeScalarView(
        whole.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\n" ? " " : scalar
        }))
    guard clean.count > Self.longestText else { return clean }
    let start = clean.prefix(Self.longestText - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    let words = start[..<end]
    return (words.count > Self.longestText / 2 ? words : start) + "…"
  }
}
