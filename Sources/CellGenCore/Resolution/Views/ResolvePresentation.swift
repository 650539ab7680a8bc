extension Resolver {
  /// Reads the presentation of a view: generated elements, a custom class, or another view.
  ///
  /// - Errors: returns nil after a report.
  mutating func resolvePresentation(of view: ViewDraft) -> Presentation? {
    guard let written = view.written else { return nil }
    scope = ViewScope(view)
    reportNeedlessMap(of: view, written)
    if let row = written.plainRow.value {
      let others = [written.view, written.layout, written.accessibility, written.map]
      return others.contains { $0.key != nil } ? nil : resolvePlainRow(row, of: view)
    }
    switch (written.view, written.layout) {
    case (.value(let entry), _):
      if view.isOwnClass { return read(entry).map(Presentation.own) }
      guard let name = readName(entry.value, quoted(entry.key.text)) else { return nil }
      switch name.text {
      case WrittenView.custom: return .custom
      case WrittenView.swiftUI: return resolveSwiftUI(at: name.span)
      default: return resolveMapping(of: view, to: name, written)
      }
    case (_, .value(let entry)):
      guard var layout = resolveLayout(entry, of: view) else { return nil }
      layout.markRowsWithRoom()
      return .layout(layout)
    case (.absent, .absent) where !written.plainRow.isAbsent: return nil
    case (.absent, .absent) where written.map.isAbsent && run.onlyRepeated.contains(view.typeName):
      reportSilentActions(of: view)
      return .data
    case (.absent, .absent) where written.map.isAbsent:
      return .layout(resolveDefaultLayout(of: view))
    default: return nil
    }
  }

  /// Reads `view: swiftUI`. `UIHostingConfiguration`, which hosts the view, requires iOS 16
  /// (<https://developer.apple.com/documentation/swiftui/uihostingconfiguration>).
  private mutating func resolveSwiftUI(at span: SourceSpan) -> Presentation {
    checkAvailability(
      of: "a SwiftUI view", since: 16, at: span,
      instead: "show it in a UIHostingController in a custom view")
    return .swiftUI
  }

  private mutating func reportNeedlessMap(of view: ViewDraft, _ written: WrittenView) {
    if let map = written.map.key, !view.isMapped, !written.view.isLost {
      let other = run.views.first { $0.name.text != view.name.text && !$0.isMapped }
      report(.mapWithoutView(map, example: other?.name.text ?? "…"))
    }
  }
}

extension Reading where Value == Mapping.Entry {
  /// The key in the manifest.
  var key: Mapping.Key? { value?.key }
}

extension DiagnosticCode {
  package static let accessibilityAndView = Self("accessibility-and-view", .error, .layouts)
  package static let layoutAndView = Self("layout-and-view", .error, .layouts)
  package static let mapWithoutView = Self("map-without-view", .error, .sharedViews)
}

extension Diagnostic {
  static func layoutAndView(
    _ layout: Mapping.Key, _ view: Mapping.Key, isMapped: Bool
  ) -> Diagnostic {
    Diagnostic(
      .layoutAndView,
      "a view has either 'layout' or 'view', not both",
      at: Annotation(layout.span, "cellgen generates the view"),
      also: [
        Annotation(view.span, isMapped ? "another view shows it" : "you write the view")
      ],
      help: "remove one of them")
  }

  static func accessibilityAndView(
    _ key: Mapping.Key, _ view: Mapping.Key, isMapped: Bool
  ) -> Diagnostic {
    Diagnostic(
      .accessibilityAndView,
      "\(quoted(key.text)) of a view needs a layout that cellgen generates",
      at: Annotation(key.span, "no layout to read"),
      also: [Annotation(view.span, isMapped ? "another view shows it" : "you write the view")],
      help: isMapped
        ? "remove it, or move it to the view that shows this one"
        : "remove it, and set what VoiceOver reads in your class")
  }

  static func mapWithoutView(_ key: Mapping.Key, example: String) -> Diagnostic {
    Diagnostic(
      .mapWithoutView,
      "'map' has no effect because no other view shows this one",
      at: Annotation(key.span),
      help: "add 'view: \(example)' with the name of the view that shows it, or remove 'map'")
  }
}
