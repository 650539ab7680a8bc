import CellGenCore

/// Writes inferred views as entries of a manifest.
struct ViewWriter {
  private static let mostSamples = 3
  /// The maximum number of fields in braces on one line, if they fit there and have no comments.
  private static let fewFields = 3

  let document: JSONDocument
  let views: [InferredView]
  /// The type of the rows' models; nil for views that aren't made from models.
  let model: String?
  private let samples: SampleWriter

  init(document: JSONDocument, views: [InferredView], model: String?) {
    (self.document, self.views, self.model) = (document, views, model)
    samples = SampleWriter(
      document: document,
      views: Dictionary(views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The entries of `views`.
  func entries(roots: [String], isList: Bool) -> [Slot] {
    views.map { view in
      Slot(view.name, .mapping(keys(of: view, isRoot: roots.contains(view.name))))
    }
  }

  private func keys(of view: InferredView, isRoot: Bool) -> [Slot] {
    let layout = LayoutChoice(view: view, isInner: !isRoot).choose()
    let unshown = view.fields.filter { field in
      field.type.isExpectedInLayout && field.name != "id" && !layout.shown.contains(field.name)
        && !isIdentity(field, of: view, isRoot: isRoot)
    }
    var keys: [Slot] = []
    if let model {
      keys.append(Slot("from", .plain(isRoot && view.plan.isRow ? model : view.name)))
    }
    keys.append(data(of: view))
    if isRoot, let identity = identity(of: view) { keys.append(identity) }
    if !unshown.isEmpty {
      keys.append(
        Slot(
          "unshown", .sequence(unshown.map { Slot(item: .plain($0.name)) }, isFlow: true),
          comments: ["Not in the layout yet:"]))
    }
    keys.append(Slot("layout", layout.piece))
    if isRoot {
      let objects = view.plan.objects.prefix(Self.mostSamples)
      keys.append(
        Slot(
          "samples",
          .sequence(objects.map { Slot(item: samples.sample($0, of: view, isFlow: false)) })))
    }
    return keys
  }

  private func data(of view: InferredView) -> Slot {
    let fields = view.fields.map { field in
      Slot(field.name, type(of: field), comments: field.comments.flatMap(lines))
    }
    var piece = Collection(
      isMapping: true, isFlow: view.fields.count <= Self.fewFields, slots: fields)
    piece.below = view.comments.flatMap(lines).map(Comment.init(new:))
    return Slot("data", .collection(piece))
  }

  /// The type of a field, with the property of the model if its name differs.
  private func type(of field: InferredField) -> Piece {
    let type = Piece.text(field.swiftType)
    guard model != nil, let property = decodedProperty(field.key), property != field.name else {
      return type
    }
    return .mapping([Slot("type", type), Slot("from", .plain(property))], isFlow: true)
  }

  private func isIdentity(_ field: InferredField, of view: InferredView, isRoot: Bool) -> Bool {
    if isRoot, case .field(field.name, _) = view.identity { true } else { false }
  }

  private func identity(of view: InferredView) -> Slot? {
    switch view.identity {
    case .id: nil
    case .field(let name, let reason):
      Slot("id", .plain(name), comments: reason.isEmpty ? [] : lines(reason))
    case .only: Slot("id", .plain("only"))
    case .unknown:
      Slot("id", .plain("only"), comments: lines(ViewWriter.noIdentity))
    }
  }

  /// The comment on rows without an identity.
  static let noIdentity =
    "nothing tells these objects apart: add a field 'id', or the screen can show only one of them"
}

// MARK: - Sections

extension ViewWriter {
  /// The section that shows the rows.
  func sections(of roots: [String], _ response: ResponseRows) -> Slot {
    let cells = Slot("cells", .sequence(roots.map { Slot(item: .plain($0)) }, isFlow: true))
    return Slot(
      "sections", .mapping([Slot(sectionName(roots, response.key), .mapping([cells]))]))
  }

  private func sectionName(_ roots: [String], _ key: String?) -> String {
    let own = key.flatMap { isGenericKey($0) ? nil : propertyName($0) }
    let name = own ?? (roots.count == 1 ? plural(lowerCamelCase(roots[0])) : "items")
    let isTaken = [
      "allCases", "hashValue", "screen", "screenEdges", "sections", "rawValue", "none", "self",
    ].contains(name)
    return isTaken ? "items" : name
  }

  private func plural(_ name: String) -> String {
    if name.hasSuffix("y"), let before = name.dropLast().last, !"aeiou".contains(before) {
      return name.dropLast() + "ies"
    }
    let isHissing = ["s", "x", "ch", "sh"].contains(where: name.hasSuffix)
    return name + (isHissing ? "es" : "s")
  }
}

// MARK: - Outcomes

extension ViewWriter {
  func outcomes(findings: [ImportFinding]) -> [Imported.Outcome] {
    views.map { view in
      Imported.Outcome(
        view: view.name, line: view.plan.objects.first.map { document.line(of: $0) } ?? 1,
        isWhole: !findings.contains { $0.view == view.name },
        details: [
          ("objects", .integer(view.plan.objects.count)),
          (
            "fields",
            .array(
              view.fields.map { field in
                .object([
                  ("name", .string(field.name)), ("type", .string(field.swiftType)),
                  (
                    "path",
                    .string(view.plan.path.isEmpty ? field.key : "\(view.plan.path).\(field.key)")
                  ), ("notes", .strings(field.comments)),
                ])
              })
          ),
        ])
    }
  }
}

// MARK: - Comments

/// A comment in lines of about 80 characters, starting with a capital letter.
func lines(_ comment: String) -> [String] {
  var lines = [""]
  let sentence = comment.prefix(1).uppercased() + comment.dropFirst()
  for word in sentence.split(separator: " ") {
    let line = lines[lines.count - 1]
    if !line.isEmpty, line.count + 1 + word.count > 84 {
      lines.append(String(word))
    } else {
      lines[lines.count - 1] = line.isEmpty ? String(word) : "\(line) \(word)"
    }
  }
  return lines
}
