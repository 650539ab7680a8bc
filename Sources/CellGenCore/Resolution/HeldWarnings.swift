extension Diagnostics {
  /// Returns all diagnostics, except the warnings that could be consequences of an error.
  func withoutWarningsThatWait(in manifests: [ParsedManifest]) -> Diagnostics {
    let places = manifests.map { ManifestPlaces($0.root) }
    let lost = all.lazy.filter { $0.severity == .error }.map { places.place(of: $0) }
    let (isSharedLost, lostViews) = (lost.contains(.shared), Set(lost))
    return filter { diagnostic in
      switch diagnostic.code.waits {
      case .forNothing: true
      case .forItsView:
        !isSharedLost && !lostViews.contains(places.place(of: diagnostic))
          && !(lostViews.contains(.screen) && diagnostic.code.isDecidedByScreens)
      case .forAll: diagnostic.severity == .error
      }
    }
  }
}

extension [ManifestPlaces] {
  fileprivate func place(of diagnostic: Diagnostic) -> ManifestPlace {
    let span = diagnostic.primary.span
    guard indices.contains(Int(span.file)) else { return .shared }
    return self[Int(span.file)].place(at: span.start, in: Int(span.file))
  }
}

/// The scope of a part of a manifest.
private enum ManifestPlace: Hashable {
  /// One view, by its starting position.
  case view(file: Int, start: Int32)
  /// The screen.
  case screen
  /// Declarations that all views can depend on, such as tokens, and everything outside of entries.
  case shared
}

/// The starting positions of a manifest's entries.
private struct ManifestPlaces {
  private var starts: [(start: Int32, isView: Bool, isScreen: Bool)] = []

  /// Collects the entries of a manifest.
  ///
  /// - Parameter root: The manifest; nil if it couldn't be read.
  init(_ root: Node?) {
    guard case .mapping(let entries)? = root?.content else { return }
    let screen: Set = [
      "sections", "states", "header", "footer", "refresh", "selection", "sectionSpacing", "table",
      "keepsPosition", "startsAt", "keyboardDismissMode", "animation",
    ]
    for entry in entries.entries {
      let isScreen = screen.contains(entry.key.text)
      starts.append((entry.key.span.start, false, isScreen))
      guard entry.key.text == "views", case .mapping(let views) = entry.value.content else {
        continue
      }
      for view in views.entries { starts.append((view.key.span.start, true, false)) }
    }
  }

  func place(at position: Int32, in file: Int) -> ManifestPlace {
    guard let entry = starts.last(where: { $0.start <= position }) else { return .shared }
    return entry.isView
      ? .view(file: file, start: entry.start) : entry.isScreen ? .screen : .shared
  }
}

extension DiagnosticCode {
  /// True if a screen could use the field in question, as the `collapse` of a section or a state does.
  fileprivate var isDecidedByScreens: Bool {
    [.unreadField, .colorAlone, .unshownField, .unlikelyType].contains(self)
  }
}
