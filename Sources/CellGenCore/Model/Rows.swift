extension Module {
  /// Returns true if cells of a view are rows anywhere: in a list or a table, or if no known screen shows
  /// them.
  package func areRows(_ view: ViewReference) -> Bool {
    var isShown = false
    for manifest in manifests {
      for section in manifest.screen?.sections ?? [] where section.cells.contains(view) {
        if manifest.containers.contains(.table) || section.layout.isList { return true }
        isShown = true
      }
    }
    return !isShown
  }
}

extension [Accessory] {
  /// The accessories that a cell shows if it isn't a row, in the order of their positions.
  package var placed: [Accessory] {
    var places: [AccessoryPlace] = []
    for case let place? in map(\.place) where !places.contains(place) { places.append(place) }
    return places.flatMap { place in filter { $0.place == place } }
  }
}
