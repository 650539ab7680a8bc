/// What the functions that write one manifest's files know besides the declaration at hand.
struct RenderContext {
  let module: Module
  let manifest: Manifest
  let options: Options
  /// The access modifier of every declaration with a space behind it, or nothing for `internal`.
  let access: String
  /// The lines of the manifest, where the output is to refer to them.
  private let lines: LineTable?

  init(_ module: Module, _ manifest: Manifest, _ options: Options) {
    self.module = module
    self.manifest = manifest
    self.options = options
    access = manifest.access == .internal ? "" : "\(manifest.access.rawValue) "
    lines = options.lineDirectives ? LineTable(manifest.source) : nil
  }

  /// Whether other modules see the declarations, which then cannot rely on synthesized initializers.
  var isExported: Bool { manifest.access != .internal }

  /// The views that the manifest declares.
  var views: [View] { manifest.views.map { module[$0] } }

  /// The line of the manifest that a span begins in, counted from 1; nil where the output does not
  /// refer to the manifest.
  func line(of span: SourceSpan) -> Int? {
    lines.map { $0.location(at: Int(span.start)).line }
  }

  /// The view whose class shows a view: itself, or the one that it names.
  func shownBy(_ view: View) -> View { module.shownBy(view) }

  /// Whether the user's class of a view shows the data of other views, too.
  func isOverloaded(_ view: View) -> Bool {
    module.views.contains { other in
      guard case .overloaded(let target) = other.presentation else { return false }
      return module[target].viewType == view.viewType
    }
  }
}
