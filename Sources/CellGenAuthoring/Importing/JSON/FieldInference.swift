import CellGenCommand
import CellGenCore

/// Infers the fields of views from their objects.
struct FieldInference {
  let document: JSONDocument
  let plans: [ViewPlan]
  private var findings: [ImportFinding] = []

  init(document: JSONDocument, plans: [ViewPlan]) {
    (self.document, self.plans) = (document, plans)
  }

  /// The views with at least one field.
  ///
  /// - Errors: nothing in the rows can be a field.
  mutating func inferViews() throws(Failure) -> [InferredView] {
    var views = plans.map { infer($0) }
    while let empty = views.first(where: \.fields.isEmpty) {
      guard !empty.plan.isRow, let position = views.firstIndex(where: { $0.name == empty.name })
      else {
        throw Failure(
          "nothing in the objects of '\(document.source.path)' can be shown",
          help: findings.first { $0.view == empty.name }?.text
            ?? "import a response whose objects have values")
      }
      views.remove(at: position)
      for index in views.indices { removeFields(ofType: empty.name, from: &views[index]) }
    }
    return views
  }

  /// Removes the fields whose data is that of a view without fields.
  private mutating func removeFields(ofType name: String, from view: inout InferredView) {
    for field in view.fields where field.type == .view(name) || field.type == .array(.view(name)) {
      let text = "'\(shown(field.key))' was left out: nothing in it can be shown"
      let member = view.plan.objects.lazy.flatMap(\.members).first { $0.key.text == field.key }
      if let member {
        report(member, path(of: field.key, view.plan), view.plan, "empty-inside", .not, text)
      }
      let position = view.fields.firstIndex { $0.name == field.name } ?? 0
      view.fields.remove(at: position)
      if position < view.fields.count {
        view.fields[position].comments = field.comments + [text] + view.fields[position].comments
      } else {
        view.comments = field.comments + [text] + view.comments
      }
    }
    if !view.fields.isEmpty { view.identity = identity(of: view) }
  }

  /// The findings. Those about views that were left out as empty don't name the views.
  func findings(of views: [InferredView]) -> [ImportFinding] {
    let names = Set(views.map(\.name))
    return findings.compactMap { finding in
      var finding = finding
      if let view = finding.view, !names.contains(view) { finding.view = nil }
      return finding.view == nil && finding.kind == "empty-inside" ? nil : finding
    }
  }

  private func path(of key: String, _ plan: ViewPlan) -> String {
    plan.path.isEmpty ? key : "\(plan.path).\(key)"
  }

  private mutating func infer(_ plan: ViewPlan) -> InferredView {
    var view = InferredView(plan: plan, fields: [], comments: [], identity: .unknown)
    var names: Set<String> = []
    // Comments about omitted keys go above the next field.
    var pending: [String] = []
    for key in keys(of: plan.objects) {
      switch infer(key, in: plan, &names) {
      case .field(var field):
        field.comments = pending + field.comments
        pending = []
        view.fields.append(field)
      case .leftOut(let comment): pending.append(comment)
      }
    }
    view.comments = pending
    view.identity = identity(of: view)
    if plan.isRow, !view.fields.isEmpty { reportIdentity(of: &view) }
    return view
  }

  private enum Outcome {
    case field(InferredField)
    case leftOut(String)
  }

  private mutating func infer(
    _ key: String, in plan: ViewPlan, _ names: inout Set<String>
  ) -> Outcome {
    let members = plan.objects.compactMap { object in
      object.members.first { $0.key.text.utf8.elementsEqual(key.utf8) }
    }
    let values = members.map(\.value).filter { !$0.isNull }
    let isOptional = values.count < plan.objects.count
    let path = path(of: key, plan)
    guard let plain = propertyName(key) else {
      return leaveOut(
        members[0], path, plan, "unnameable-key", "has no letter for the name of a field")
    }
    let name = unused(plain, &names)
    var field = InferredField(
      key: key, name: name, type: .string, isOptional: isOptional, comments: [])
    guard !values.isEmpty else {
      let text = "'\(key)' is always null: the type is a guess"
      report(members[0], path, plan, "always-null", .partly, text)
      field.comments = [text]
      return .field(field)
    }
    do throws(Refusal) {
      field.type = try type(of: values, key, plan)
    } catch {
      names.remove(name)
      let place = members.first { $0.value.range == error.node?.range } ?? members[0]
      return leaveOut(place, path, plan, error.kind, error.reason)
    }
    if field.type.isGuess {
      let text = "'\(key)' is always empty: the type is a guess"
      report(members[0], path, plan, "always-empty", .partly, text)
      field.comments = [text]
    }
    let hint = ValueHint(key: key, values: values, field: field, view: plan.name, document)
    field.isEnum = hint.words != nil
    field.comments += hint.comments
    return .field(field)
  }

  private mutating func leaveOut(
    _ member: JSONNode.Member, _ path: String, _ plan: ViewPlan, _ kind: String, _ reason: String
  ) -> Outcome {
    let text = "'\(shown(member.key.text))' was left out: it \(reason)"
    report(member, path, plan, kind, .not, text)
    return .leftOut(text)
  }

  private mutating func report(
    _ member: JSONNode.Member, _ path: String, _ plan: ViewPlan, _ kind: String,
    _ degree: ImportFinding.Degree, _ text: String
  ) {
    findings.append(
      document.finding(at: member.keyRange, of: plan.name, path, kind, degree, text))
  }

  /// A valid name that no other field has.
  private func unused(_ plain: String, _ names: inout Set<String>) -> String {
    let name = unique(fieldName(plain)) { names.contains($0) }
    names.insert(name)
    return name
  }
}

/// A key as messages show it.
private func shown(_ key: String) -> String {
  key.count > 40 ? key.prefix(40) + "…" : key
}

// MARK: - Types

/// The reason why a field can't have some values.
private struct Refusal: Error {
  var kind: String
  /// Completes "it …".
  var reason: String
  /// The value that shows the reason.
  var node: JSONNode?
}

extension FieldInference {
  /// The type of values other than null.
  private func type(
    of values: [JSONNode], _ key: String, _ plan: ViewPlan
  ) throws(Refusal) -> InferredType {
    if values.allSatisfy({ $0.string != nil }) { return textType(values.compactMap(\.string)) }
    if values.allSatisfy(\.isBool) { return .bool }
    if values.allSatisfy(\.isNumber) { return try numberType(values) }
    if values.allSatisfy(\.isObject) { return try objectType(values, key, plan) }
    if values.allSatisfy({ $0.items != nil }) { return try arrayType(values, key, plan) }
    throw mixed(values)
  }

  private func mixed(_ values: [JSONNode]) -> Refusal {
    let first = values[0]
    let other = values.first { $0.kind != first.kind } ?? first
    return Refusal(
      kind: "mixed-types",
      reason: "is \(first.kind) on line \(document.line(of: first)) and \(other.kind) on line "
        + "\(document.line(of: other))", node: other)
  }

  private func textType(_ texts: [String]) -> InferredType {
    if texts.allSatisfy({ isInstant($0) }) { return .date }
    if texts.allSatisfy({ isUUID($0) }) { return .uuid }
    if texts.allSatisfy({ isWebAddress($0) }) { return .url }
    return .string
  }

  private func numberType(_ values: [JSONNode]) throws(Refusal) -> InferredType {
    let all = values.map { document.digits(of: $0) }
    if all.allSatisfy({ Int64($0) != nil }) { return .int }
    if all.allSatisfy({ UInt64($0) != nil }) { return .unsigned }
    if let position = all.firstIndex(where: { !isDouble($0) }) {
      throw Refusal(
        kind: "number-range",
        reason: "has the number \(shown(all[position])), which neither 'Int' nor "
          + "'Double' can hold", node: values[position])
    }
    return .double
  }

  private func objectType(
    _ values: [JSONNode], _ key: String, _ plan: ViewPlan
  ) throws(Refusal) -> InferredType {
    if let view = plan.inner[key] { return .view(view) }
    if isDictionary(values) { return try dictionaryType(values) }
    guard values.contains(where: { !$0.members.isEmpty }) else {
      throw Refusal(kind: "empty-object", reason: "is an empty object everywhere", node: values[0])
    }
    throw tooDeep(values[0])
  }

  /// A dictionary with `String` keys, if all values are simple and of one type.
  private func dictionaryType(_ objects: [JSONNode]) throws(Refusal) -> InferredType {
    let all = objects.flatMap(\.members).map(\.value)
    let values = all.filter { !$0.isNull }
    guard !values.isEmpty, values.allSatisfy(\.isScalar) else {
      throw Refusal(
        kind: "keyed-object", reason: "has keys that are not names, which no view can show",
        node: objects[0])
    }
    let type =
      values.allSatisfy(\.isBool)
      ? InferredType.bool
      : values.allSatisfy(\.isNumber)
        ? try numberType(values)
        : values.allSatisfy({ $0.string != nil }) ? textType(values.compactMap(\.string)) : nil
    guard let type else { throw mixed(values) }
    return .dictionary(all.count == values.count ? type : .optional(type))
  }

  private func arrayType(
    _ values: [JSONNode], _ key: String, _ plan: ViewPlan, depth: Int = 1
  ) throws(Refusal) -> InferredType {
    let all = values.flatMap { $0.items ?? [] }
    let items = all.filter { !$0.isNull }
    guard !items.isEmpty else { return .array(.unknown) }
    let hasNull = items.count < all.count
    if items.contains(where: \.isObject) {
      guard items.allSatisfy(\.isObject) else { throw mixed(items) }
      if hasNull {
        throw Refusal(
          kind: "mixed-types", reason: "is a list of objects and nulls", node: values[0])
      }
      guard depth == 1 else {
        throw Refusal(
          kind: "nested-lists", reason: "is a list of lists of objects", node: values[0])
      }
      return .array(try objectType(items, key, plan))
    }
    guard depth < ViewPlanner.deepest else { throw tooDeep(values[0]) }
    let item: InferredType =
      items.allSatisfy { $0.items != nil }
      ? try arrayType(items, key, plan, depth: depth + 1) : try type(of: items, key, plan)
    return .array(hasNull && item != .unknown ? .optional(item) : item)
  }

  private func tooDeep(_ node: JSONNode) -> Refusal {
    Refusal(
      kind: "too-deep", reason: "is nested more than \(ViewPlanner.deepest) levels deep", node: node
    )
  }
}

/// Returns true if a text is a web address that samples can contain.
func isWebAddress(_ text: String) -> Bool {
  (text.hasPrefix("https://") || text.hasPrefix("http://")) && isAbsoluteURL(text)
}

extension JSONNode {
  var isBool: Bool { if case .bool = content { true } else { false } }

  var isNumber: Bool { if case .number = content { true } else { false } }

  fileprivate var isScalar: Bool { string != nil || isBool || isNumber }
}

// MARK: - Identity

extension FieldInference {
  /// Reports rows that nothing tells apart, or whose `id` is sometimes missing.
  private mutating func reportIdentity(of view: inout InferredView) {
    if view.identity == .unknown {
      reportIdentity(ViewWriter.noIdentity, of: view)
    } else if let index = view.fields.firstIndex(where: { $0.name == "id" }),
      view.fields[index].isOptional
    {
      let text = "'\(view.fields[index].key)' identifies the cells, but some objects have none"
      view.fields[index].comments.append(text)
      reportIdentity(text, of: view)
    }
  }

  private mutating func reportIdentity(_ text: String, of view: InferredView) {
    guard let first = view.plan.objects.first else { return }
    findings.append(
      document.finding(at: first.range, of: view.name, view.name, "no-identity", .partly, text))
  }

  private static let identifyingKeys = [
    "uuid", "guid", "identifier", "_id", "key", "slug", "uid", "code", "sku",
  ]

  private func identity(of view: InferredView) -> InferredView.Identity {
    let candidates = view.fields.filter { !$0.isOptional && $0.type.canIdentify }
    if view.fields.contains(where: { $0.name == "id" }) { return .id }
    let own = view.name.lowercased() + "id"
    let named = candidates.first { field in
      field.type == .uuid || Self.identifyingKeys.contains(field.key)
        || field.name.lowercased() == own
    }
    if let named { return .field(named.name, "") }
    let unique = candidates.filter { isUnique($0, in: view.plan) && !$0.isEnum }
    let best = unique.first { $0.name.lowercased().hasSuffix("id") } ?? unique.first
    guard let best else { return view.plan.objects.count == 1 ? .only : .unknown }
    return .field(
      best.name,
      view.plan.objects.count == 1
        ? "there is no 'id': make sure that no two cells have the same '\(best.name)'"
        : "there is no 'id', and no two objects of the sample have the same '\(best.name)'")
  }

  private func isUnique(_ field: InferredField, in plan: ViewPlan) -> Bool {
    var seen: Set<String> = []
    return plan.objects.allSatisfy { object in
      object[field.key].map { node in
        seen.insert(node.string ?? document.digits(of: node)).inserted
      } ?? false
    }
  }
}
