/// Reads JSON:API resources as plain objects: their attributes become members, and related resources come
/// from `included`.
///
/// - Source: JSON:API 1.1, jsonapi.org/format.
struct ResourceReader {
  private var included: [String: JSONNode] = [:]

  init(_ document: JSONDocument) {
    for node in document.root["included"]?.items ?? [] {
      if let reference = Self.reference(node) { included[reference] = node }
    }
  }

  /// The objects, with resources read as plain ones.
  func read(_ objects: [JSONNode]) -> [JSONNode] {
    guard objects.allSatisfy({ Self.isResource($0) }) else { return objects }
    return objects.map { plain($0, withRelated: true) }
  }

  /// The type that all of the objects name; nil if there is none, or more than one.
  func kind(of objects: [JSONNode]) -> String? {
    let key = objects.allSatisfy(Self.isResource) ? "type" : "__typename"
    guard let first = objects.first?[key]?.string,
      objects.allSatisfy({ $0[key]?.string == first })
    else { return nil }
    return first
  }

  private static func isResource(_ node: JSONNode) -> Bool {
    node["type"]?.string != nil && node["attributes"]?.isObject == true
  }

  private static func reference(_ node: JSONNode) -> String? {
    guard let type = node["type"]?.string, let id = node["id"]?.string else { return nil }
    return "\(type)/\(id)"
  }

  private func plain(_ resource: JSONNode, withRelated: Bool) -> JSONNode {
    let taken = Set(resource.members.map(\.key))
    let members = resource.members.flatMap { member -> [JSONNode.Member] in
      switch member.key.text {
      case "attributes": member.value.members.filter { !taken.contains($0.key) }
      case "relationships" where withRelated && member.value.isObject:
        member.value.members.filter { !taken.contains($0.key) }.compactMap(related)
      case "relationships" where member.value.isObject: []
      default: [member]
      }
    }
    return JSONNode(content: .object(members), range: resource.range)
  }

  /// A relationship with its references replaced by the resources.
  private func related(_ relationship: JSONNode.Member) -> JSONNode.Member? {
    guard let data = relationship.value["data"] else { return relationship }
    var member = relationship
    if let items = data.items {
      member.value = JSONNode(content: .array(items.map(resource)), range: data.range)
    } else {
      member.value = data.isObject ? resource(data) : data
    }
    return member
  }

  private func resource(_ reference: JSONNode) -> JSONNode {
    Self.reference(reference).flatMap { included[$0] }.map { plain($0, withRelated: false) }
      ?? reference
  }
}
