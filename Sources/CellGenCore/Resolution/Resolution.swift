/// Turns the trees of a run into the model; nil when there is an error.
func resolve(_ manifests: [ParsedManifest], _ diagnostics: inout Diagnostics) -> Module? {
  nil
}
