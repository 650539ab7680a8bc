/// The context shared by all functions that write one manifest's files.
///
/// This is a class because every declaration keeps a reference to it, and it never changes.
package final class RenderContext {
  package let module: Module
  package let manifest: Manifest
  let options: Options
  /// The views that the manifest declares.
  package let views: [View]
  /// The access modifier of every declaration, followed by a space; empty for `internal`.
  let access: String
  /// The lines of the manifest, if the output refers to them.
  private let lines: LineTable?
  private let overloaded: Set<String>
  private let loadingImages: Set<Int>

  /// Creates the context of a manifest.
  ///
  /// - Parameters:
  ///   - overloaded: ``Module/overloadedViews``, computed once for all manifests.
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

  /// True if other modules see the declarations, which then can't rely on synthesized initializers.
  var isExported: Bool { manifest.access != .internal }

  /// Returns the line of the manifest in which a span begins, counted from 1; nil if the output doesn't refer
  /// to the manifest.
  func line(of span: SourceSpan) -> Int? {
    lines.map { $0.location(at: Int(span.start)).line }
  }

  /// The modules of the types that other modules' manifests declare, if this manifest uses any.
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

  /// Returns the other modules that declare some views.
  func otherModules(of views: [ViewReference]) -> [String] {
    guard !manifest.usedModules.isEmpty else { return [] }
    let modules = views.compactMap { module.manifests[module[$0].manifest].module }
    return Set(modules).sorted().map(escapedIdentifier)
  }

  /// Returns the view whose class shows a view: itself, or the one that it names.
  package func shownBy(_ view: View) -> View { module.shownBy(view) }

  /// Returns true if a view, or one inside it, loads images.
  func loadsImages(_ view: ViewReference) -> Bool { loadingImages.contains(view.index) }

  /// Returns true if the app's class of a view also shows the data of other views.
  func isOverloaded(_ view: View) -> Bool { overloaded.contains(view.typeName) }
}

extension View {
  /// The view whose data or class shows this view's data.
  var targets: [ViewReference] {
    switch presentation {
    case .mapped(let target, _), .overloaded(let target): [target]
    case .layout, .custom, .own, .swiftUI, .row, .data: []
    }
  }
}

extension Module {
  /// The names of the views whose class, written by the app, also shows the data of other views.
  var overloadedViews: Set<String> {
    Set(
      views.compactMap { view in
        guard case .overloaded(let target) = view.presentation else { return nil }
        return self[target].typeName
      })
  }
}

extension Module {
  /// The contexts of its own manifests, in order, for questions about their declarations.
  package var contexts: [RenderContext] {
    let (overloaded, loadingImages) = (overloadedViews, viewsLoadingImages)
    return ownManifests.map {
      RenderContext(self, $0, Options(), overloaded: overloaded, loadingImages: loadingImages)
    }
  }
}
