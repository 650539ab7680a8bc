extension Module {
  /// Whether the cells of a view are rows anywhere: in a list or a table, or on no screen that is known.
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
  /// Those that a cell shows which is no row: by their places, in the order in which those come.
  package var placed: [Accessory] {
    var places: [AccessoryPlace] = []
    for case let place? in map(\.place) where !places.contains(place) { places.append(place) }
    return places.flatMap { place in filter { $0.place == place } }
  }
}
