import CellGenCore

/// The VoiceOver text for the samples of a module, derived from its manifests alone.
///
/// Values that only the running app knows are in braces: `{author.name}`.
package struct Transcript: Sendable {
  /// The role of a view on its screen.
  package enum Role: String, Sendable {
    case cell, header, footer
    /// A view that is on no screen of the manifests.
    case view
  }

  /// A view with one sample.
  package struct Row: Sendable {
    package var view: String
    package var role: Role
    /// The number of the sample, from 1; nil for a view without samples.
    package var sample: Int?
    package var stops: [Transcript.Stop]
  }

  /// The rows of a manifest: those of its screen in the order of the sections, followed by those of other
  /// views.
  package var manifests: [(path: String, rows: [Row])] = []

  /// - Parameter view: the only view to read; nil for all.
  package init(of module: Module, for reader: SpokenReader, only view: ViewReference? = nil) {
    let onScreens = module.ownManifests.compactMap(\.screen).flatMap(\.views)
    let elsewhere = Set(onScreens.map(\.view) + module.innerViews)
    for manifest in module.ownManifests {
      let others = manifest.views.filter { !elsewhere.contains($0) && !module[$0].isOnlyData }
      let shown = (manifest.screen?.views ?? []) + others.map { (view: $0, role: .view) }
      let rows = shown.filter { view == nil || $0.view == view }
        .flatMap { module.rows(of: $0.view, as: $0.role, for: reader) }
      manifests.append((manifest.source.path, rows))
    }
  }
}

extension Screen {
  /// Its views with their roles, each once, in the order of the sections.
  fileprivate var views: [(view: ViewReference, role: Transcript.Role)] {
    var seen: [Transcript.Role: Set<ViewReference>] = [:]
    let all = sections.flatMap { section -> [(view: ViewReference?, role: Transcript.Role)] in
      [(section.header?.view, .header)] + section.cells.map { ($0, .cell) }
        + [(section.footer?.view, .footer)]
    }
    return all.compactMap { view, role in
      guard let view, seen[role, default: []].insert(view).inserted else { return nil }
      return (view, role)
    }
  }
}

extension Module {
  /// The views that other views show.
  fileprivate var innerViews: [ViewReference] {
    views.enumerated().flatMap { index, view in
      let inner: [ViewReference] =
        switch view.presentation {
        case .layout(let root): Element.stack(root).all.compactMap(\.model.shownView)
        case .mapped(let target, _), .overloaded(let target): [target]
        case .custom, .own, .swiftUI, .row, .data: []
        }
      // A view can contain itself, as with answers to answers.
      return inner.filter { $0.index != index }
    }
  }

  fileprivate func rows(
    of reference: ViewReference, as role: Transcript.Role, for reader: SpokenReader
  ) -> [Transcript.Row] {
    let view = self[reference]
    guard !view.samples.isEmpty else {
      let stops = stops(of: reference, with: nil, as: role, for: reader)
      return [Transcript.Row(view: view.typeName, role: role, sample: nil, stops: stops)]
    }
    return view.samples.enumerated().map { index, sample in
      let stops = stops(of: reference, with: sample, as: role, for: reader)
      return Transcript.Row(view: view.typeName, role: role, sample: index + 1, stops: stops)
    }
  }

  private func stops(
    of reference: ViewReference, with sample: Sample?, as role: Transcript.Role,
    for reader: SpokenReader
  ) -> [Transcript.Stop] {
    stops(of: reference, showing: SampleData(sample, of: self[reference]), as: role, for: reader)
  }

  /// The VoiceOver stops of a view with some data.
  func stops(
    of reference: ViewReference, showing data: SampleData, as role: Transcript.Role,
    for reader: SpokenReader = .standard
  ) -> [Transcript.Stop] {
    placedStops(of: reference, showing: data, as: role, for: reader).map(\.stop)
  }

  /// The VoiceOver stops, with the places of their elements.
  func placedStops(
    of reference: ViewReference, showing data: SampleData, as role: Transcript.Role,
    for reader: SpokenReader
  ) -> [PlacedStop] {
    let view = self[reference]
    // The keys of its row always come from the view itself, whichever view displays its data.
    let own = SpokenLayout(of: [reference], in: self, SpokenTexts(data: data, reader: reader))
    guard let target = layoutView(of: reference, data) else {
      let swipes = role == .cell ? own.swipes(of: view.row) : []
      let stop = Transcript.Stop(label: "{\(shownBy(view).viewType)}", actions: swipes)
      return [PlacedStop(stop, [])]
    }
    if self[target.view].accessibility?.isHidden == true { return [] }
    let layout = SpokenLayout(
      of: [target.view], in: self, SpokenTexts(data: target.data, reader: reader))
    var row = layout.row(of: target.root, self[target.view].accessibility)
    if role == .header { row.isHeading = true }
    if role == .cell { row.add(view.row, isRow: areRows(reference), by: own) }
    return row.placedStops
  }

  /// The view whose layout shows some data, with the data it receives; nil for a view that provides its own
  /// VoiceOver text.
  private func layoutView(
    of reference: ViewReference, _ data: SampleData
  ) -> (view: ViewReference, root: StackElement, data: SampleData)? {
    switch self[reference].presentation {
    case .layout(let root): return (reference, root, data)
    case .row(let row): return (reference, row.spokenLayout, data)
    case .mapped(let target, let map):
      guard let root = self[target].spokenLayout else { return nil }
      return (target, root, SampleData(data, mappedBy: map, to: self[target]))
    case .custom, .own, .swiftUI, .overloaded, .data: return nil
    }
  }
}

extension View {
  /// The layout that VoiceOver reads; nil for a view that provides its own text.
  fileprivate var spokenLayout: StackElement? {
    switch presentation {
    case .layout(let root): root
    case .row(let row): row.spokenLayout
    default: nil
    }
  }
}

extension Transcript {
  /// The manifests, each followed by its views, and each of those by its stops.
  ///
  ///     Chats.sections
  ///       Chat, sample 1
  ///         Ada, {sentAt}, See you; button
  ///           actions: Archive, Delete Ada
  func text() -> String {
    var text = ""
    for (path, rows) in manifests {
      text += "\(printable(path))\n"
      for row in rows {
        text += "  \(row.title)\n"
        for line in row.stops.flatMap(\.lines) { text += "    \(printable(line))\n" }
      }
    }
    return text
  }

  /// The transcript as JSON: `[ { "file", "rows": [ { "view", "role", "sample", "stops": [ … ] } ] } ]`.
  func json() -> JSONValue {
    .array(
      manifests.map { path, rows in
        .object([("file", .string(path)), ("rows", .array(rows.map(\.json)))])
      })
  }
}

extension Transcript.Row {
  fileprivate var title: String {
    let name = role == .cell || role == .view ? view : "\(view), \(role.rawValue)"
    let title = sample.map { "\(name), sample \($0)" } ?? "\(name), without a sample"
    return stops.isEmpty ? title + ": nothing" : title
  }

  fileprivate var json: JSONValue {
    .object([
      ("view", .string(view)), ("role", .string(role.rawValue)),
      ("sample", sample.map(JSONValue.integer) ?? .null),
      ("stops", .array(stops.map(\.json))),
    ])
  }
}

extension Transcript.Stop {
  fileprivate var json: JSONValue {
    .object([
      ("label", .optional(label)), ("value", .optional(value)), ("hint", .optional(hint)),
      ("traits", .strings(traits.map(\.rawValue))), ("actions", .strings(actions)),
    ])
  }
}
