import CellGenCore

/// Finds what remains of the mappings that held something in an earlier state.
struct RemainingPlaces {
  private let old: PublishedAPI
  private let new: PublishedAPI
  private let renames: Renames
  /// The earlier views.
  private let views: [Declaration: PublishedEntity]
  /// The only manifest that is gone, and the only new one, which is the same with another name.
  private var renamed: (from: String, to: String)?

  private struct Declaration: Hashable {
    var file: Int32
    var name: String
  }

  init(from old: PublishedAPI, to new: PublishedAPI, _ renames: Renames) {
    (self.old, self.new, self.renames) = (old, new, renames)
    views = Dictionary(
      old.entities.filter { $0.kind == .view }
        .map { (Declaration(file: $0.place.file, name: $0.name), $0) },
      uniquingKeysWith: { first, _ in first })
    let (earlier, later) = (Set(old.keys.keys), Set(new.keys.keys))
    let (gone, added) = (earlier.subtracting(later), later.subtracting(earlier))
    if gone.count == 1, let from = gone.first, added.count == 1, let to = added.first {
      renamed = (from, to)
    }
  }

  /// Returns the innermost key around an earlier place that the later manifest has as well, or else its first
  /// key; nil if the manifest is gone.
  func place(around earlier: SourceSpan) -> SourceSpan? {
    guard let path = old.manifests.first(where: { $0.file == earlier.file })?.path,
      let before = old.keys[path]
    else { return nil }
    let keys = before.path(to: earlier)
    if keys.count > 1, keys[0] == "views" {
      // A view can be in another manifest now.
      guard let view = views[Declaration(file: earlier.file, name: keys[1])].flatMap(new.own)
      else { return new.keys[path].flatMap { $0.place("views") ?? $0.start } }
      let file = new.manifests.first { $0.file == view.place.file }?.path ?? path
      return new.keys[file]?.place(["views", view.name] + keys.dropFirst(2))
    }
    let laterPath = renamed?.from == path ? renamed?.to : path
    guard let after = laterPath.flatMap({ new.keys[$0] }) else { return nil }
    return after.place(later(keys)) ?? after.start
  }

  private func later(_ keys: [String]) -> [String] {
    guard keys.count > 1, keys[0] == "sections" else { return keys }
    let rename = renames.all.first { $0.kind == .section && $0.old.text == keys[1] }
    return [keys[0], rename?.new.text ?? keys[1]] + keys.dropFirst(2)
  }
}
