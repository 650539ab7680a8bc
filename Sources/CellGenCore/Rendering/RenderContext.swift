/// What the functions that write one manifest's files know besides the declaration at hand.
///
/// A class, because every declaration holds on to it and it never changes.
final class RenderContext {
  let module: Module
  let manifest: Manifest
  let options: Options
  /// The views that the manifest declares.
  let views: [View]
  /// The access modifier of every declaration with a space behind it, or nothing for `internal`.
  let access: String
  /// The lines of the manifest, where the output is to refer to them.
  private let lines: LineTable?
  private let overloaded: Set<String>
  private let loadingImages: Set<Int>

  /// - Parameters:
  ///   - overloaded: ``Module/overloadedViews``, which is found once for all manifests.
  ///   - loadingImages: ``Module/viewsLoadingImages``, likewise.
  init(
    _ module: Module, _ manifest: Manifest, _ options: Options, overloaded: Set<String>,
    loadingImages: Set<Int>
  ) {
    self.module = module
    self.manifest = manifest
    self.options = options
    self.overloaded = overloaded
    self.loadingImages = loadingImages
    views = manifest.views.map { module[$0] }
    access = manifest.access == .internal ? "" : "\(manifest.access.rawValue) "
    lines = options.lineDirectives ? LineTable(manifest.source) : nil
  }

  /// Whether other modules see the declarations, which then cannot rely on synthesized initializers.
  var isExported: Bool { manifest.access != .internal }

  /// The line of the manifest that a span begins in, counted from 1; nil where the output does not
  /// refer to the manifest.
  func line(of span: SourceSpan) -> Int? {
    lines.map { $0.location(at: Int(span.start)).line }
  }

  /// The modules of the types that the manifests of other modules declare, where this manifest uses any.
  private(set) lazy var modulesOfTypes = findModulesOfTypes()

  private func findModulesOfTypes() -> [String: String] {
    guard !manifest.usedModules.isEmpty else { return [:] }
    let types = module.views.flatMap { view in
      module.manifests[view.manifest].module.map { module in
        [(view.viewDataType, module), (view.viewType, module)]
      } ?? []
    }
    return Dictionary(types, uniquingKeysWith: { first, _ in first })
  }

  /// The other modules that declare some views.
  func otherModules(of views: [ViewReference]) -> [String] {
    guard !manifest.usedModules.isEmpty else { return [] }
    let modules = views.compactMap { module.manifests[module[$0].manifest].module }
    return Set(modules).sorted().map(escapedIdentifier)
  }

  /// The view whose class shows a view: itself, or the one that it names.
  func shownBy(_ view: View) -> View { module.shownBy(view) }

  /// Whether a view or one inside it loads images.
  func loadsImages(_ view: ViewReference) -> Bool { loadingImages.contains(view.index) }

  /// Whether the user's class of a view shows the data of other views, too.
  func isOverloaded(_ view: View) -> Bool { overloaded.contains(view.typeName) }
}

extension View {
  /// The view whose data or class show its own.
  var targets: [ViewReference] {
    switch presentation {
    case .mapped(let target, _), .overloaded(let target): [target]
    case .layout, .custom, .own, .swiftUI, .row, .data: []
    }
  }
}

extension Module {
  /// The names of the views whose class, the user's, shows the data of other views, too.
  var overloadedViews: Set<String> {
    Set(
      views.compactMap { view in
        guard case .overloaded(let target) = view.presentation else { return nil }
        return self[target].typeName
      })
  }
}
