/// Returns the identifiers by which UI tests find the views of the manifest's screen; empty without one.
///
/// They are in a file without dependencies, because UI test bundles can't import an app; a bundle can compile
/// this file as well.
func accessibilityDeclarations(_ context: RenderContext) -> [Declaration] {
  guard let screen = context.manifest.screen else { return [] }
  let context = ScreenContext(screen, context)
  return [Declaration { renderAccessibilityIDs(context, $0) }]
}

/// Writes a constant for each view that occurs at most once, and a function of the ID for the others.
///
///     /// The accessibility identifiers of the Listing screen, also for UI tests.
///     public enum ListingAccessibilityID {
///       public nonisolated static let title = "listing.title"
///
///       public nonisolated static func photo(_ id: some Any) -> String {
///         identifier("listing.photo", id)
///       }
///
///       private nonisolated static func identifier(_ name: String, _ id: some Any) -> String {
///         name + "." + String(describing: id)
///       }
///     }
private func renderAccessibilityIDs(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The accessibility identifiers of the \(context.name) screen, also for UI tests.", w)
  w.block("\(context.access)enum \(context.accessibilityType)") { w in
    for kind in context.items {
      renderIdentifier(
        kind.caseName, accessibilityPath(of: kind, context), isOne: kind.view.isOnly, context, w)
    }
    for boundary in context.boundaries {
      renderIdentifier(
        boundary.name, accessibilityPath(of: boundary, context), isOne: !boundary.hasID, context, w)
    }
    for placeholder in context.screen.states.placeholders where placeholder.view != nil {
      renderIdentifier(
        placeholder.state.text, accessibilityPath(of: placeholder, context), isOne: true, context, w
      )
    }
    if context.cells.contains(where: { !$0.isOnly }) || context.boundaries.contains(where: \.hasID)
    {
      w.gap()
      renderJoining(w)
    }
  }
}

/// Returns the accessibility identifier of a kind of cell, which is the prefix of each cell's identifier.
package func accessibilityPath(of kind: ItemKind, _ context: ScreenContext) -> String {
  "\(lowerCamelCase(context.name)).\(kind.caseName)"
}

/// Returns the accessibility identifier of a header or footer.
package func accessibilityPath(of boundary: Boundary, _ context: ScreenContext) -> String {
  "\(lowerCamelCase(context.name)).\(boundary.section.name.text).\(boundary.place.rawValue)"
}

/// Returns the accessibility identifier of a state's view.
package func accessibilityPath(of placeholder: Placeholder, _ context: ScreenContext) -> String {
  "\(lowerCamelCase(context.name)).\(placeholder.state.text)"
}

/// Writes one function that all others share, because it takes time to compile.
private func renderJoining(_ w: SwiftWriter) {
  w.block("private nonisolated static func identifier(_ name: String, _ id: some Any) -> String") {
    $0.line("name + \".\" + String(describing: id)")
  }
}

private func renderIdentifier(
  _ name: String, _ path: String, isOne: Bool, _ context: ScreenContext, _ w: SwiftWriter
) {
  let head: SwiftLine = "\(context.access)nonisolated static"
  let name = escapedIdentifier(name)
  if isOne {
    w.assign("\(head) let \(name)", "\"\(path)\"")
  } else {
    w.shortBlock(
      "\(head) func \(name)(_ id: some Any) -> String", "identifier(\"\(path)\", id)")
  }
}

extension Boundary {
  /// True if its identifier ends with the ID of its section.
  package var hasID: Bool { section.repeated != nil && view != nil }
}

extension View {
  /// True if there is at most one cell.
  package var isOnly: Bool {
    switch identity {
    case .only, nil: true
    default: false
    }
  }
}
