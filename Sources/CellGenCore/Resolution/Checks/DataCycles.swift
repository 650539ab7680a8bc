/// Reports view data that would hold itself, which no struct can.
///
/// Follows from each view the fields that hold another view's data in themselves; arrays and
/// dictionaries break a circle. Each view is followed once.
func checkDataCycles(_ run: Run, _ diagnostics: inout Diagnostics) {
  let held = run.views.map { heldViews(of: $0, in: run) }
  var state = [State](repeating: .unseen, count: held.count)
  for start in held.indices where state[start] == .unseen {
    var path: [(view: Int, next: Int)] = [(start, 0)]
    state[start] = .open
    while let top = path.last {
      guard top.next < held[top.view].count else {
        state[top.view] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let (field, inner) = held[top.view][top.next]
      if state[inner] == .open {
        diagnostics.report(.dataCycle(field, in: run.views[top.view], of: run.views[inner]))
      } else if state[inner] == .unseen {
        state[inner] = .open
        path.append((inner, 0))
      }
    }
  }
}

/// How far a view has been followed.
private enum State {
  case unseen
  /// On the path that is being followed.
  case open
  case done
}

private func heldViews(of view: ViewDraft, in run: Run) -> [(field: FieldDraft, view: Int)] {
  view.fields.all.compactMap { field in
    guard let stem = field.type?.unwrapped.heldStem, let position = run.viewPositions[stem] else {
      return nil
    }
    return (field, position)
  }
}

extension ViewDraft {
  /// Whether an element of its layout shows the view data in a field, which no array could.
  fileprivate func shows(_ field: FieldDraft) -> Bool {
    mapping?["layout"].map { $0.holdsView(of: field.name.text) } ?? false
  }
}

extension Node {
  private func isName(_ name: String) -> Bool {
    if case .mapping(let mapping) = content { return mapping["data"]?.scalar?.text == name }
    return scalar?.text == name
  }

  fileprivate func holdsView(of field: String) -> Bool {
    switch content {
    case .sequence(let list): list.items.contains { $0.holdsView(of: field) }
    case .mapping(let mapping):
      mapping.entries.contains { entry in
        entry.key.text == "view" ? entry.value.isName(field) : entry.value.holdsView(of: field)
      }
    case .scalar, .empty, .broken: false
    }
  }
}

extension Diagnostic {
  static func dataCycle(
    _ field: FieldDraft, in view: ViewDraft, of outer: ViewDraft
  ) -> Diagnostic {
    Diagnostic(
      .dataCycle, .error,
      "the data of \(quoted(outer.name.text)) holds itself through \(quoted(field.name.text))"
        + (view.name.text == outer.name.text ? "" : " of \(quoted(view.name.text))"),
      at: Annotation(field.typeSpan, "closes the circle"),
      also: [Annotation(outer.name.span, "the data of this view")],
      help: view.shows(field)
        ? "declare another view for what is shown inside, and give \(quoted(field.name.text)) the "
          + "type of its view data"
        : "hold it in an array: "
          + "'\(field.name.text): \"[\(field.type?.unwrapped.description ?? "")]\"'")
  }
}
