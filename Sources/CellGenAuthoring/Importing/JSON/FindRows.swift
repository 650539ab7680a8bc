import CellGenCommand
import CellGenCore

/// The part of a response that views show.
struct ResponseRows {
  /// Objects only.
  var objects: [JSONNode]
  /// The key of the objects; nil at the top of the document.
  var key: String?
  /// True if they are the rows of a list, rather than a single object.
  var isList: Bool
  /// The response's own name for an object, such as JSON:API's type.
  var kind: String?
  /// The findings about values that were skipped to reach them.
  var findings: [ImportFinding] = []
}

/// Finds the part of a response to show: the value at `path`, or the list in an envelope such as
/// `{ "page": 1, "items": […] }`, or the document itself.
func findRows(in document: JSONDocument, at path: String?) throws(Failure) -> ResponseRows {
  var search = RowSearch(document: document)
  if let path { return try search.rows(at: path) }
  let place = search.unwrapped(document.root, key: nil)
  return try search.rows(of: place)
}

private struct RowSearch {
  /// A value with the key that leads to it.
  struct Place {
    var node: JSONNode
    var key: String?
  }

  let document: JSONDocument
  private var findings: [ImportFinding] = []

  init(document: JSONDocument) { self.document = document }

  /// The rows of a list, or the single object.
  func rows(of place: Place) throws(Failure) -> ResponseRows {
    let node = place.node
    switch node.content {
    case .object(let members):
      guard !members.isEmpty else {
        throw document.failure(
          "this object is empty", at: node, help: "import a response with at least one value")
      }
      let reader = ResourceReader(document)
      return ResponseRows(
        objects: reader.read([node]), key: place.key, isList: false, kind: reader.kind(of: [node]),
        findings: findings)
    case .array(let items): return try rows(of: items, place)
    case .string, .bool, .number, .null:
      throw document.failure(
        "expected an object or a list, found \(node.kind)", at: node,
        help: "import a whole response, or name a part of it with '--at'")
    }
  }

  private func rows(of items: [JSONNode], _ place: Place) throws(Failure) -> ResponseRows {
    let filled = items.filter { !$0.isNull }
    let objects = filled.filter(\.isObject)
    guard !filled.isEmpty else {
      throw document.failure(
        "this list is empty", at: place.node, help: "import a response with at least one row")
    }
    if objects.isEmpty {
      return ResponseRows(
        objects: filled.map { $0.wrapped(as: "value") }, key: place.key, isList: true,
        findings: findings)
    }
    let others = items.filter { !$0.isObject }
    let found = others.first.map { first in
      document.finding(
        at: first.range, place.key ?? "the list", "mixed-types", .not,
        "\(others.count) of \(items.count) items were left out because they are not objects: "
          + "the first is \(first.kind)")
    }
    guard objects.contains(where: { !$0.members.isEmpty }) else {
      throw document.failure(
        "the objects of this list are empty", at: place.node,
        help: "import a response whose rows have values")
    }
    let reader = ResourceReader(document)
    let rows = objects.map(nodeOfEdge)
    return ResponseRows(
      objects: reader.read(rows), key: place.key, isList: true, kind: reader.kind(of: rows),
      findings: findings + [found].compactMap(\.self))
  }

  /// The object in an edge of a GraphQL connection, `{ "cursor": …, "node": { … } }`.
  private func nodeOfEdge(_ object: JSONNode) -> JSONNode {
    guard let node = object["node"], node.isObject,
      object.members.allSatisfy({ ["node", "cursor"].contains($0.key.text) })
    else { return object }
    return node
  }
}

// MARK: - Envelopes

/// The keys of values that surround rows, in lower case and without separators.
private let envelopeKeys: Set<String> = [
  "apiversion", "context", "copyright", "count", "currentpage", "cursor", "debug", "done",
  "elapsed",
  "endcursor", "errors", "error", "etag", "facets", "first", "firstpage", "from", "hasmore",
  "hasnext", "hasnextpage", "haspreviouspage", "included", "info", "isend", "jsonapi", "kind",
  "last", "lastpage", "lastupdated", "limit", "links", "locale", "message", "meta", "metadata",
  "more", "next", "nextcursor", "nextlink", "nextpage", "nextpagetoken", "numfound", "numpages",
  "offset", "ok", "page", "pagecount", "pageinfo", "pagenumber", "pages", "pagesize", "pagination",
  "paging", "perpage", "prev", "previous", "previouspage", "query", "requestid", "self", "size",
  "sort", "start", "startcursor", "status", "statuscode", "success", "time", "timestamp", "to",
  "took", "total", "totalcount", "totalelements", "totalitems", "totalpages", "totalresults",
  "typename", "version", "warnings",
]

/// The keys of values that hold one object or a list of any kind, in lower case and without separators.
private let wrapperKeys: Set<String> = [
  "body", "collection", "content", "contents", "data", "documents", "docs", "edges", "elements",
  "embedded", "entries", "feed", "hits", "items", "list", "nodes", "objects", "payload", "records",
  "response", "result", "results", "rows", "values",
]

extension String {
  fileprivate var plainKey: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// Returns true if a key doesn't name a kind of thing, as with `data` and `items`.
func isGenericKey(_ key: String) -> Bool { wrapperKeys.contains(key.plainKey) }

extension RowSearch {
  /// The contents of an envelope; the value itself if it isn't one.
  mutating func unwrapped(_ node: JSONNode, key: String?) -> Place {
    let place = Place(node: node, key: key)
    let members = node.members.filter { !envelopeKeys.contains($0.key.text.plainKey) }
    let inner = members.count == 1 ? members : members.onlyWrapper.map { [$0] } ?? []
    guard inner.count == 1 else { return place }
    let isGeneric = isGenericKey(inner[0].key.text)
    guard
      inner[0].value.items != nil && inner[0].value.isListOfObjects
        || isGeneric && (inner[0].value.isObject || inner[0].value.items != nil)
    else { return place }
    leaveOut(node.members.filter { $0.key != inner[0].key })
    return unwrapped(inner[0].value, key: inner[0].key.text)
  }

  private mutating func leaveOut(_ members: [JSONNode.Member]) {
    // Resources that rows refer to are read with them.
    let left = members.filter { $0.key.text != "included" || !$0.value.isListOfObjects }
    guard let first = left.first else { return }
    let names = left.map { "'\($0.key.text)'" }
    let list =
      names.count == 1
      ? "\(names[0]) is"
      : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1]) are"
    findings.append(
      document.finding(
        at: first.keyRange, first.key.text, "envelope", .partly,
        "\(list) beside the rows, and no view shows \(names.count == 1 ? "it" : "them")"))
  }
}

extension [JSONNode.Member] {
  /// The only member that holds rows under a name such as `data`, if the other members describe nothing
  /// themselves: numbers, flags and empty lists, without a name or an identity.
  fileprivate var onlyWrapper: JSONNode.Member? {
    let wrappers = filter { member in
      isGenericKey(member.key.text) && (member.value.isObject || member.value.isListOfObjects)
    }
    let rest = filter { member in !wrappers.contains { $0.key == member.key } }
    let areScalars = rest.allSatisfy { member in
      !member.value.isObject && member.value.items?.isEmpty != false
        && !["id", "uuid", "name", "title", "slug"].contains(member.key.text.plainKey)
    }
    return wrappers.count == 1 && areScalars ? wrappers[0] : nil
  }
}

// MARK: - Paths

extension RowSearch {
  /// The values at a path such as `data.items`; for a list, the values of all its items.
  func rows(at path: String) throws(Failure) -> ResponseRows {
    var places = [Place(node: document.root, key: nil)]
    var rest = path.split(separator: ".", omittingEmptySubsequences: true)[...]
    var isList = false
    guard !rest.isEmpty else {
      throw .usageError("'--at' needs a path, found '\(path)'", help: "write '--at data.items'")
    }
    while !rest.isEmpty {
      if places.count == 1, let items = places[0].node.items,
        let index = Int(rest[rest.startIndex]),
        items.indices.contains(index)
      {
        places = [Place(node: items[index], key: places[0].key)]
        rest.removeFirst()
        continue
      }
      let isThroughList = places.contains { $0.node.items != nil }
      isList = isList || isThroughList
      let objects = places.flatMap { $0.node.items ?? [$0.node] }
      let (found, count) = step(objects, rest)
      guard count > 0 else { throw noPath(rest, in: objects, of: path) }
      places = found
      rest = rest.dropFirst(count)
    }
    guard places.count > 1 || isList else { return try rows(of: places[0]) }
    let items = places.flatMap { $0.node.items ?? [$0.node] }
    guard let first = places.first else {
      throw Failure(
        "'\(path)' has no values in '\(document.source.path)'",
        help: "choose another path, or a response that has some")
    }
    return try rows(of: items, Place(node: first.node, key: first.key))
  }

  /// The values of the longest key that the path begins with, and the number of the key's components.
  private func step(
    _ objects: [JSONNode], _ path: ArraySlice<Substring>
  ) -> ([Place], Int) {
    for count in (1...path.count).reversed() {
      let key = path.prefix(count).joined(separator: ".")
      let values = objects.compactMap { $0[key] }
      if !values.isEmpty {
        return (values.filter { !$0.isNull }.map { Place(node: $0, key: key) }, count)
      }
    }
    return ([], 0)
  }

  private func noPath(
    _ rest: ArraySlice<Substring>, in objects: [JSONNode], of path: String
  ) -> Failure {
    let name = String(rest[rest.startIndex])
    var known: [String] = []
    for key in objects.flatMap(\.members).map(\.key.text) where !known.contains(key) {
      known.append(key)
      if known.count == 20 { break }
    }
    let help =
      Suggestion.help(near: name, among: known)
      ?? (known.isEmpty
        ? "shorten the path"
        : "the keys there are " + known.map { "'\($0)'" }.joined(separator: ", "))
    return Failure(
      "'--at \(path)' leads nowhere in '\(document.source.path)': there is no '\(name)' there",
      help: help)
  }
}
