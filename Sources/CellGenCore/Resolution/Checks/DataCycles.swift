extension Resolver {
  /// Reports view data and actions that would contain themselves, which isn't possible for structs and enums.
  ///
  /// Follows the values that each contains directly; arrays and dictionaries break a cycle. Each type is
  /// followed once.
  mutating func checkDataCycles() {
    var parts: [Part] = []
    var held: [[(value: FieldDraft, part: Int)]] = []
    for (view, draft) in run.views.enumerated() {
      parts.append(Part(view: view, isAction: false))
      held.append(heldParts(in: draft.fields.all))
      parts.append(Part(view: view, isAction: true))
      held.append(draft.actions.all.flatMap { heldParts(in: $0.values) })
    }
    var state = [State](repeating: .unseen, count: held.count)
    for start in held.indices where state[start] == .unseen {
      var path: [(part: Int, next: Int)] = [(start, 0)]
      state[start] = .open
      while let top = path.last {
        guard top.next < held[top.part].count else {
          state[top.part] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let (value, inner) = held[top.part][top.next]
        if state[inner] == .open {
          report(.dataCycle(value, in: parts[top.part], of: parts[inner], run))
        } else if state[inner] == .unseen {
          state[inner] = .open
          path.append((inner, 0))
        }
      }
    }
  }
}

/// The data of a view, or its actions.
private struct Part: Equatable {
  var view: Int
  var isAction: Bool
}

/// The state of following a part.
private enum State {
  case unseen
  /// On the current path.
  case open
  case done
}

extension Resolver {
  /// Returns the values that contain other parts, with the indices of those parts.
  private func heldParts(in values: [FieldDraft]) -> [(value: FieldDraft, part: Int)] {
    var found: [(value: FieldDraft, part: Int)] = []
    for value in values where !value.isWellKnown {
      guard let type = value.type else { continue }
      for (stem, isAction) in type.heldParts {
        guard let view = run.typePositions[stem] else { continue }
        found.append((value, 2 * view + (isAction ? 1 : 0)))
      }
    }
    return found
  }
}

extension ViewDraft {
  /// Returns true if an element of its layout shows the view data in a field, which therefore can't become an
  /// array.
  fileprivate func shows(_ field: FieldDraft) -> Bool {
    written?.layout.value?.value.holdsView(of: field.name.text) ?? false
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

extension DiagnosticCode {
  package static let dataCycle = Self("data-cycle", .error, .types)
}

extension Diagnostic {
  fileprivate static func dataCycle(
    _ value: FieldDraft, in part: Part, of outer: Part, _ run: Run
  ) -> Diagnostic {
    let name = run.views[outer.view].name
    let subject =
      outer.isAction
      ? "an action of \(quoted(name.text)) contains itself"
      : "the data of \(quoted(name.text)) contains itself"
    let place =
      part == outer
      ? "" : " of \(part.isAction ? "an action of " : "")\(quoted(run.views[part.view].name.text))"
    return Diagnostic(
      .dataCycle,
      "\(subject) through \(quoted(value.name.text))\(place)",
      at: Annotation(value.typeSpan, "closes the cycle"),
      also: [Annotation(name.span, "\(outer.isAction ? "an action" : "the data") of this view")],
      help: !part.isAction && run.views[part.view].shows(value)
        ? "declare another view for what is shown inside, and give \(quoted(value.name.text)) the "
          + "type of its view data"
        : "put it in an array: "
          + "'\(value.name.text): \"[\(value.type?.unwrapped.description ?? "")]\"'")
  }
}
