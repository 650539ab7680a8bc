import CellGenCore

/// Finds what remains of the mappings that held something in an earlier state.
struct RemainingPlaces {
  private let old: PublishedAPI
  private let new: PublishedAPI
  private let renames: Renames

  init(from old: PublishedAPI, to new: PublishedAPI, _ renames: Renames) {
    (self.old, self.new, self.renames) = (old, new, renames)
  }

  /// Returns the innermost key around an earlier place that the later manifest has as well, or else its first
  /// key; nil if the manifest is gone.
  func place(around earlier: SourceSpan) -> SourceSpan? {
    guard let path = old.manifests.first(where: { $0.file == earlier.file })?.path,
      let before = old.keys[path]
    else { return nil }
    var keys = before.path(to: earlier)
    if keys.count > 1, let name = laterName(of: keys[1], in: keys[0]) { keys[1] = name }
    // A view can be in another manifest now, and a manifest can have another name.
    let isElsewhere = keys.first == "views" || new.keys[path] == nil
    let files = [path] + (isElsewhere ? new.manifests.map(\.path).filter { $0 != path } : [])
    if keys.count > 1 {
      let found = files.compactMap { new.keys[$0] }.first { $0.has(keys[0], keys[1]) }
      if let place = found?.place(keys) { return place }
    }
    return new.keys[path].flatMap { $0.place(keys) ?? $0.start }
  }

  private func laterName(of name: String, in key: String) -> String? {
    let kinds: [String: PublishedEntity.Kind] = ["views": .view, "sections": .section]
    guard let kind = kinds[key] else { return nil }
    return renames.all.first { $0.kind == kind && $0.old.text == name }?.new.text
  }
}
