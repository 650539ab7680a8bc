/// All manifests of a run, read as one module: what the renderer needs and nothing it must look up.
///
/// - Shape: complete and valid by construction; names are resolved, defaults filled in, and no two
///   declarations make one Swift name. Views refer to each other by their position in `views`.
package struct Module: Sendable {
  package var manifests: [Manifest]
  /// The views of all manifests, in the order of the manifests and then of declaration.
  package var views: [View]

  package subscript(view: ViewReference) -> View { views[view.index] }

  /// The view whose class shows a view: itself, or the one that it names.
  package func shownBy(_ view: View) -> View {
    switch view.presentation {
    case .layout, .custom: view
    case .mapped(let target, _), .overloaded(let target): self[target]
    }
  }

  /// The widest access of the manifests, which the embedded runtime is given.
  var widestAccess: Access { manifests.map(\.access).max() ?? .internal }
}

/// A view of the module, by its position in ``Module/views``.
package struct ViewReference: Hashable, Sendable {
  package var index: Int
}

/// What one file declares: views, and a screen where it has sections.
package struct Manifest: Sendable {
  /// The deployment targets that a manifest can state.
  static let deploymentTargets = 13...17

  /// The deployment target of a manifest that states none.
  static let defaultDeploymentTarget = 15

  package var source: SourceText
  package var access: Access
  /// Further modules that the generated files import, in the order of the manifest.
  package var imports: [String]
  /// The containers that the generated screen can fill; never empty.
  package var containers: [Container]
  /// The oldest iOS that the generated code runs on, by its major version.
  package var deploymentTarget: Int
  /// The views declared here, in order of declaration.
  package var views: [ViewReference]
  /// Nil for a manifest that declares shared views only.
  package var screen: Screen?
}

/// Who can see the generated declarations.
package enum Access: String, CaseIterable, Comparable, Sendable {
  case `internal`
  case package
  case `public`

  package static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// A UIKit view that shows a screen's cells.
package enum Container: String, CaseIterable, Sendable {
  case collection
  case table
}

/// A name in a manifest with its place.
package struct Name: Sendable {
  /// The text as written, without back-ticks.
  package var text: String
  var span: SourceSpan

  package init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
