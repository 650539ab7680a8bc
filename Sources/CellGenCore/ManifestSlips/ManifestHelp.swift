/// Help for missing or extra parts of a manifest.
@Sendable func helpInManifest(_ mistake: Mistake) -> Advice? {
  switch mistake.code {
  case .emptyManifest:
    return Advice(help: "declare a view under 'views:'")
  case .fileTooLarge:
    return Advice(help: "split the manifest; views can be shared between files with 'uses'")
  case .missingValue where mistake.text.isEmpty:
    return Advice(
      help: "write a value after the colon, \"\" for empty text, "
        + "or {} for an action or an element that needs none")
  default: return nil
  }
}
