extension Diagnostics {
  /// The same, without fixes that would write a key twice: what was meant stands beside it.
  func withoutRepeatedKeys(in manifests: [ParsedManifest]) -> Diagnostics {
    let fixed = Set(all.compactMap(\.fix?.span))
    guard !fixed.isEmpty else { return self }
    var mappings: [SourceSpan: Mapping] = [:]
    for manifest in manifests {
      manifest.root?.eachKey { key, mapping in
        if fixed.contains(key.span) { mappings[key.span] = mapping }
      }
    }
    return map { diagnostic in
      guard let fix = diagnostic.fix, mappings[fix.span]?[fix.replacement] != nil else {
        return diagnostic
      }
      var diagnostic = diagnostic
      diagnostic.fix = nil
      diagnostic.help = Diagnostic.removalHelp(fix.replacement)
      return diagnostic
    }
  }
}

extension Node {
  /// Calls a function with each key in it and its mapping.
  fileprivate func eachKey(_ body: (Mapping.Key, Mapping) -> Void) {
    switch content {
    case .mapping(let mapping):
      for entry in mapping.entries {
        body(entry.key, mapping)
        entry.value.eachKey(body)
      }
    case .sequence(let list):
      for item in list.items { item.eachKey(body) }
    case .scalar, .empty, .broken: break
    }
  }
}

extension Diagnostic {
  /// Help for a key whose right name stands beside it.
  static func removalHelp(_ key: String) -> String {
    "remove it, since \(quoted(key)) is written, too"
  }
}
