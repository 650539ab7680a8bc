/// All manifests of a run, read as one module: what the renderer needs and nothing it must look up.
///
/// - Shape: complete and valid by construction; names are resolved, defaults filled in, and no two
///   declarations make one Swift name. Views refer to each other by their position in `views`.
public struct Module: Sendable {
  public var manifests: [Manifest]
  /// The views of all manifests, in the order of the manifests and then of declaration.
  public var views: [View]

  public init(manifests: [Manifest], views: [View]) {
    self.manifests = manifests
    self.views = views
  }

  public subscript(view: ViewReference) -> View { views[view.index] }

  /// The view whose class shows a view: itself, or the one that it names.
  public func shownBy(_ view: View) -> View {
    switch view.presentation {
    case .layout, .custom: view
    case .mapped(let target, _), .overloaded(let target): self[target]
    }
  }

  /// The widest access of the manifests, which the embedded runtime is given.
  public var widestAccess: Access { manifests.map(\.access).max() ?? .internal }
}

/// A view of the module, by its position in ``Module/views``.
public struct ViewReference: Hashable, Sendable {
  public var index: Int

  public init(index: Int) { self.index = index }
}

/// What one file declares: views, and a screen where it has sections.
public struct Manifest: Sendable {
  /// The deployment targets that a manifest can state.
  public static let deploymentTargets = 13...17

  /// The deployment target of a manifest that states none.
  public static let defaultDeploymentTarget = 15

  public var source: SourceText
  public var access: Access
  /// Further modules that the generated files import, in the order of the manifest.
  public var imports: [String]
  /// The containers that the generated screen can fill; never empty.
  public var containers: [Container]
  /// The oldest iOS that the generated code runs on, by its major version.
  public var deploymentTarget: Int
  /// The views declared here, in order of declaration.
  public var views: [ViewReference]
  /// Nil for a manifest that declares shared views only.
  public var screen: Screen?

  public init(
    source: SourceText, access: Access, imports: [String], containers: [Container],
    deploymentTarget: Int, views: [ViewReference], screen: Screen?
  ) {
    self.source = source
    self.access = access
    self.imports = imports
    self.containers = containers
    self.deploymentTarget = deploymentTarget
    self.views = views
    self.screen = screen
  }
}

/// Who can see the generated declarations.
public enum Access: String, CaseIterable, Comparable, Sendable {
  case `internal`
  case package
  case `public`

  public static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// A UIKit view that shows a screen's cells.
public enum Container: String, CaseIterable, Sendable {
  case collection
  case table
}

/// A name in a manifest with its place.
public struct Name: Sendable {
  /// The text as written, without back-ticks.
  public var text: String
  public var span: SourceSpan

  public init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
