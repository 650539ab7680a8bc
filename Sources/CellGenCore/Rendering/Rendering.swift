/// Returns the files of a module, in the order of its manifests.
///
///     model → declarations → lines of Swift
///
/// Each manifest always generates the same four files, and the runtime is added once if it is embedded. A
/// team that takes ownership of the files gets only those that declare something. A file is a list of
/// declarations. Each kind of declaration has its own source file here, `Render….swift`, whose comment shows
/// what the output looks like. All of them write through a ``SwiftWriter``.
///
/// - Cost: proportional to the output.
package func render(_ module: Module, options: Options) -> [GeneratedFile] {
  let overloaded = module.overloadedViews
  let loadingImages = module.viewsLoadingImages
  let manifests = module.ownManifests
  let ambiguous = options.lineDirectives ? repeatedFileNames(of: manifests) : []
  var files = manifests.concurrentMap { manifest in
    var options = options
    if ambiguous.contains(manifest.source.fileName) { options.lineDirectives = false }
    let context = RenderContext(
      module, manifest, options, overloaded: overloaded, loadingImages: loadingImages)
    return render(context)
  }.flatMap(\.self)
  if options.runtime != .import, !manifests.isEmpty {
    // Code that a team owns doesn't check the version.
    let all = RuntimePart.all.indices.filter {
      options.owner == .cellgen || RuntimePart.all[$0].name != "Interface"
    }
    let parts = options.runtime == .embedAll ? Set(all) : module.runtimeParts(for: files)
    files.append(renderRuntime(access: module.widestAccess, parts: parts, owner: options.owner))
  }
  return files
}

/// Returns the file names that manifests in several folders share.
///
/// They get no line directives: for a module with two files of the same name, swiftc warns at each directive
/// that their `#fileID` would be ambiguous.
private func repeatedFileNames(of manifests: [Manifest]) -> Set<String> {
  var seen: Set<String> = []
  return Set(manifests.map(\.source.fileName).filter { !seen.insert($0).inserted })
}

private func render(_ context: RenderContext) -> [GeneratedFile] {
  let files = [
    renderFile(.viewData, context, viewDataDeclarations(context)),
    renderFile(.views, context, viewDeclarations(context)),
    renderFile(
      .viewCreator, context, screenDeclarations(context) + swiftUIDeclarations(context)),
    renderFile(.accessibilityIDs, context, accessibilityDeclarations(context)),
  ]
  return files.compactMap(\.self)
}
