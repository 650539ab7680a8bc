import CellGenCore

/// The objects that one view shows.
struct ViewPlan {
  var name: String
  /// Their path in the document, for messages: `items.author`; empty for the rows.
  var path: String
  var objects: [JSONNode]
  /// The names of the views that show nested objects, by key.
  var inner: [String: String] = [:]
  /// True if its objects are the rows, or the single object that is shown.
  var isRow = false
}

/// Distributes the objects of a response among views, and names the views.
struct ViewPlanner {
  /// The maximum depth of views in views; deeper ones are left out.
  static let deepest = 6

  let document: JSONDocument
  /// In the order in which the first object of each appears in the document.
  private(set) var plans: [ViewPlan] = []
  private var positions: [String: Int] = [:]

  init(document: JSONDocument) { self.document = document }

  /// Plans the views of the rows and of the objects in them.
  ///
  /// - Returns: the names of the rows' views, one for each kind of row.
  mutating func plan(_ response: ResponseRows, name: String?, fileName: String) -> [String] {
    let kinds = response.isList && name == nil ? kinds(of: response.objects) : nil
    let groups =
      kinds ?? [(name ?? rowName(response, fileName: fileName), response.objects)]
    var roots: [String] = []
    for (wanted, objects) in groups {
      let name = unusedName([name == nil ? usable(wanted) : wanted])
      add(ViewPlan(name: name, path: "", objects: objects, isRow: true))
      roots.append(name)
    }
    for root in roots { planInner(of: root, ancestors: [root]) }
    return roots
  }

  private func rowName(_ response: ResponseRows, fileName: String) -> String {
    let key = response.key.flatMap { isGenericKey($0) ? nil : $0 } ?? response.kind ?? fileName
    let name = typeName(key) ?? "Item"
    return response.isList || key == response.kind ? singular(name) : name
  }

  private mutating func add(_ plan: ViewPlan) {
    positions[plan.name] = plans.count
    plans.append(plan)
  }
}

// MARK: - Objects in objects

extension ViewPlanner {
  private mutating func planInner(of parent: String, ancestors: [String]) {
    guard let position = positions[parent] else { return }
    let plan = plans[position]
    for key in keys(of: plan.objects) {
      let values = plan.objects.compactMap { $0[key] }.filter { !$0.isNull }
      guard let (objects, isList) = innerObjects(values), ancestors.count < Self.deepest,
        !isDictionary(objects), objects.contains(where: { !$0.members.isEmpty })
      else { continue }
      let path = plan.path.isEmpty ? key : "\(plan.path).\(key)"
      let base = typeName(key).map { usable(isList ? singular($0) : $0) } ?? "Item"
      if let shared = shared(base, objects, ancestors) {
        plans[shared].objects += objects
        plans[position].inner[key] = base
        continue
      }
      let name = unusedName([base, usable(parent + base)])
      plans[position].inner[key] = name
      add(ViewPlan(name: name, path: path, objects: objects))
      planInner(of: name, ancestors: ancestors + [name])
    }
  }

  /// The position of a view with that name that can also show the objects: neither contains objects, and most
  /// of their keys are the same.
  private func shared(_ name: String, _ objects: [JSONNode], _ ancestors: [String]) -> Int? {
    guard let position = positions[name], !plans[position].isRow, !ancestors.contains(name),
      !holdsObjects(objects), !holdsObjects(plans[position].objects)
    else { return nil }
    let (one, other) = (Set(keys(of: objects)), Set(keys(of: plans[position].objects)))
    return 2 * one.intersection(other).count >= one.union(other).count ? position : nil
  }

  private func holdsObjects(_ objects: [JSONNode]) -> Bool {
    objects.contains { $0.members.contains { $0.value.isObject || $0.value.isListOfObjects } }
  }

  /// The first name that is free; the last one with a number if none is.
  private func unusedName(_ names: [String]) -> String {
    if let free = names.first(where: { positions[$0] == nil }) { return free }
    return unique(names[names.count - 1]) { positions[$0] != nil }
  }
}

/// The objects that values are or contain in lists; nil if there are other values.
func innerObjects(_ values: [JSONNode]) -> (objects: [JSONNode], isList: Bool)? {
  guard !values.isEmpty else { return nil }
  if values.allSatisfy(\.isObject) { return (values, false) }
  guard values.allSatisfy({ $0.items != nil }) else { return nil }
  let items = values.flatMap { $0.items ?? [] }
  return !items.isEmpty && items.allSatisfy(\.isObject) ? (items, true) : nil
}

/// Returns true if the keys of objects are data, such as numbers or days, rather than names of what they
/// hold.
func isDictionary(_ objects: [JSONNode]) -> Bool {
  objects.contains { object in
    object.members.contains { member in
      let key = member.key.text
      return propertyName(key) == nil || key.first?.isNumber == true
    }
  }
}

/// The keys of objects in order of first appearance.
func keys(of objects: [JSONNode]) -> [String] {
  var seen: Set<JSONKey> = []
  var keys: [String] = []
  for member in objects.flatMap(\.members) where seen.insert(member.key).inserted {
    keys.append(member.key.text)
  }
  return keys
}

// MARK: - Kinds of rows

extension ViewPlanner {
  private static let kindKeys = [
    "type", "kind", "__typename", "_type", "itemType", "item_type", "cellType", "cell_type",
    "object",
    "template", "component",
  ]
  private static let mostKinds = 8

  /// The rows by kind, if they name their kind and the kinds differ in their fields.
  private func kinds(of rows: [JSONNode]) -> [(name: String, objects: [JSONNode])]? {
    for key in Self.kindKeys {
      let values = rows.compactMap { $0[key]?.string }
      guard values.count == rows.count, values.allSatisfy({ typeName($0) != nil }) else { continue }
      var order: [String] = []
      for value in values where !order.contains(value) { order.append(value) }
      guard (2...Self.mostKinds).contains(order.count) else { continue }
      let groups = order.map { kind in rows.filter { $0[key]?.string == kind } }
      guard haveOwnFields(groups) else { continue }
      return zip(order, groups).map { (singular(typeName($0) ?? "Item"), $1) }
    }
    return nil
  }

  /// Returns true if two groups differ in a key that all objects of one have, and none of the other.
  private func haveOwnFields(_ groups: [[JSONNode]]) -> Bool {
    let present = groups.map { Set(keys(of: $0)) }
    let common = groups.map { group in
      Set(keys(of: group)).filter { key in group.allSatisfy { $0[key] != nil } }
    }
    return groups.indices.contains { one in
      groups.indices.contains { other in
        one != other && !common[one].subtracting(present[other]).isEmpty
      }
    }
  }

  /// A name that a view can have and that reads well before `View`.
  private func usable(_ name: String) -> String {
    let isTaken =
      ["None", "Self", "Type", "Any", "Protocol"].contains(name) || takenType(ofView: name) != nil
      || ["View", "ViewData", "Cell"].contains { name.hasSuffix($0) }
      || name.first?.isUppercase != true
    return isTaken ? name + "Item" : name
  }
}
