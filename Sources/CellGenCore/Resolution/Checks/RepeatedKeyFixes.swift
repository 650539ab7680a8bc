extension Diagnostics {
  /// Returns the diagnostics without fixes that would repeat a key because the intended one is already
  /// present.
  func withoutRepeatedKeys(in manifests: [ParsedManifest]) -> Diagnostics {
    let fixed = Set(all.compactMap(\.fix?.span))
    guard !fixed.isEmpty else { return self }
    var keys: [SourceSpan: Set<String>] = [:]
    for manifest in manifests {
      manifest.root?.eachMapping { mapping in
        let wrong = mapping.entries.map(\.key.span).filter(fixed.contains)
        guard !wrong.isEmpty else { return }
        let names = Set(mapping.names)
        for span in wrong { keys[span] = names }
      }
    }
    return map { diagnostic in
      guard let fix = diagnostic.fix, keys[fix.span]?.contains(fix.replacement) == true else {
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
  /// Calls a function with each mapping in it.
  fileprivate func eachMapping(_ body: (Mapping) -> Void) {
    switch content {
    case .mapping(let mapping):
      body(mapping)
      for entry in mapping.entries { entry.value.eachMapping(body) }
    case .sequence(let list):
      for item in list.items { item.eachMapping(body) }
    case .scalar, .empty, .broken: break
    }
  }
}

extension Diagnostic {
  /// Returns the help for a key whose correct form is already present.
  static func removalHelp(_ key: String) -> String {
    "remove it, since \(quoted(key)) is also written"
  }
}
