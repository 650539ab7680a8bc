import CellGenCore

/// Gestures on a screen or on the rows of a view, with their results.
///
///     MailRow
///       Tap: open
///       Swipe from the trailing edge: delete, archive
struct DrawnDeed: Sendable {
  /// The view or the section; nil for the screen.
  var subject: String?
  var gestures: [(gesture: String, result: String)]
}

extension Module {
  /// The gestures on a screen: on the screen itself, on its sections, and on its views in the order of the
  /// sections.
  func deeds(on screen: Screen) -> [DrawnDeed] {
    let sections = screen.sections.map {
      DrawnDeed(subject: $0.name.text, gestures: $0.gestures(in: screen))
    }
    let views = (screen.headersAndFooters + screen.cells).unique.map {
      DrawnDeed(subject: self[$0].typeName, gestures: gestures(on: $0))
    }
    return ([DrawnDeed(gestures: screen.gestures)] + sections + views)
      .filter { !$0.gestures.isEmpty }
  }

  /// The gestures on the cells of a view that possibly shows the data of another one.
  func gestures(on reference: ViewReference) -> [(gesture: String, result: String)] {
    let (view, row) = (self[reference], self[reference].row)
    var gestures: [(gesture: String, result: String)] = []
    let add = { (gesture: String, actions: [String]) in
      var seen: Set<String> = []
      let names = actions.filter { seen.insert($0).inserted }
      if !names.isEmpty { gestures.append((gesture, names.joined(separator: ", "))) }
    }
    add("Tap", [row.select?.action.text].compactMap(\.self))
    add("Long press", [row.longPress?.text].compactMap(\.self))
    add("Menu after a long press", row.menu.map(\.action.text))
    add("Swipe from the leading edge", row.swipes.leading.map(\.action.text))
    add("Swipe from the trailing edge", row.swipes.trailing.map(\.action.text))
    add("Delete while editing", [row.delete?.text].compactMap(\.self))
    add("At its edge", row.accessories.flatMap(\.actions))
    if let seen = row.seen { gestures.append((seen.inWords, seen.action.text)) }
    let ofRow = Set(row.actions)
    let others = shownBy(view).actions.map(\.name.text).filter { !ofRow.contains($0) }
    add("In it", others)
    return gestures
  }
}

extension Seen {
  /// The condition under which a cell counts as seen: "50% visible for 1 second".
  fileprivate var inWords: String {
    let time =
      duration == 0 ? "" : " for \(shortText(duration)) second\(duration == 1 ? "" : "s")"
    return "\(shortText((share * 1000).rounded() / 10))% visible\(time)"
  }
}

extension Screen {
  fileprivate var gestures: [(gesture: String, result: String)] {
    var gestures: [(gesture: String, result: String)] = []
    if let refresh { gestures.append(("Pull down", refresh.text)) }
    if states.search != nil { gestures.append(("Search", "shows the text that was not found")) }
    if let selection {
      let result =
        switch selection.multiple {
        case .always?: "several cells stay selected"
        case .editing?: "one cell stays selected, several while editing"
        case nil: "one cell stays selected"
        }
      gestures.append(("Selection", result))
    }
    for placeholder in states.placeholders {
      guard let button = placeholder.button else { continue }
      gestures.append(("Button while \(placeholder.state.text)", button.action.text))
    }
    return gestures
  }
}

extension Section {
  fileprivate func gestures(in screen: Screen) -> [(gesture: String, result: String)] {
    var gestures: [(gesture: String, result: String)] = []
    if collapse != nil { gestures.append(("Tap on the header", "hides and shows the cells")) }
    if header?.isPinned == true { gestures.append(("Scrolling", "the header stays in view")) }
    if layout.all.contains(where: { if case .carousel = $0 { true } else { false } }) {
      gestures.append(("Scroll sideways", "moves through the cells"))
    }
    if let reorder {
      let targets = (reorder.targets ?? []).map(\.text).joined(separator: ", ")
      let gesture = reorder.always ? "Drag after a long press" : "Drag while editing"
      gestures.append((gesture, targets.isEmpty ? "moves cells" : "moves cells to \(targets)"))
    }
    return gestures
  }
}
