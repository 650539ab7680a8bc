/// All manifests of a run: those of one module, and those of others that they use. Everything that rendering needs.
///
/// - Shape: complete and valid by construction: names are resolved, defaults are filled in, and generated
///   names are unique. Views refer to each other by their position in `views`.
package struct Module: Sendable {
  package var manifests: [Manifest]
  /// The views of all manifests, in the order of the manifests and then of declaration.
  package var views: [View]
  /// The tokens that may change while the app runs, since a member of the user's decides their values.
  var liveTokens: Set<TokenReference>
  /// The first view of another module that a manifest of this one names, with that module; nil for none.
  var viewOfAnotherModule: (name: Name, module: String)?

  /// The manifests of the module itself: the others are only read.
  package var ownManifests: [Manifest] { manifests.filter { $0.module == nil } }

  /// The views of the module itself.
  package var ownViews: [ViewReference] { ownManifests.flatMap(\.views) }

  package subscript(view: ViewReference) -> View { _read { yield views[view.index] } }

  /// The view whose class shows a view: itself, or its target.
  package func shownBy(_ view: View) -> View {
    switch view.presentation {
    case .layout, .custom, .own, .swiftUI, .row, .data: view
    case .mapped(let target, _), .overloaded(let target): self[target]
    }
  }

  /// The widest access level of the manifests, which the embedded runtime gets.
  var widestAccess: Access { ownManifests.map(\.access).max() ?? .internal }

  /// Reports that the module uses a view of another one, where each has a runtime of its own.
  func reportViewsOfOthers(_ diagnostics: inout Diagnostics) {
    guard let view = viewOfAnotherModule else { return }
    diagnostics.report(.runtimePerModule(view.name, of: view.module))
  }
}

/// A view of the module, by its position in ``Module/views``.
package struct ViewReference: Hashable, Sendable {
  package var index: Int

  package init(index: Int) { self.index = index }
}

extension [ViewReference] {
  /// Each of them once, in order.
  package var unique: [ViewReference] {
    // Most stand in the order in which they are declared, so that none can be there twice.
    if zip(self, dropFirst()).allSatisfy({ $0.index < $1.index }) { return self }
    var seen = SmallSet<Int>()
    return filter { seen.insert($0.index) }
  }
}

/// The declarations of a manifest: views, and a screen if it has sections.
package struct Manifest: Sendable {
  /// The valid deployment targets.
  package static let deploymentTargets = DeploymentTargets()

  /// The default deployment target.
  static let defaultDeploymentTarget = 15

  package var source: SourceText
  /// What the names of the types of its views begin with; nil for nothing.
  package var prefix: String?
  package var access: Access
  /// More modules that the generated files import, in the order of the manifest.
  package var imports: [String]
  /// The other modules whose manifests it uses.
  package var usedModules: [String]
  /// The containers that the generated screen can fill; never empty.
  package var containers: [Container]
  /// The major version of the oldest iOS that the generated code supports.
  package var deploymentTarget: Int
  package var strings: Strings
  /// True if its views and its screen are SwiftUI views, too.
  package var swiftUI: Bool
  /// The bundle that holds images and colors of asset catalogs.
  package var assetBundle: ResourceBundle
  package var tokens: Tokens
  /// What pictures show in place of what only Swift knows.
  package var preview: PreviewValues
  /// The positions of the manifests that it uses, in the order in which names are looked up in them.
  package var uses: [Int]
  /// What the names of the types with its tokens begin with.
  package var tokenPrefix: String
  /// The elements declared here.
  package var elements: [OwnElementDeclaration]
  /// The views declared here, in order of declaration.
  package var views: [ViewReference]
  /// Nil for a manifest that only declares shared views.
  package var screen: Screen?

  /// The module that compiles it, where this run only reads it; nil for the module of the run.
  package var module: String? { source.module }
}

/// The versions of iOS that code can be generated for.
package struct DeploymentTargets: Sendable {
  /// iOS 18 was followed by iOS 26: Apple numbers its systems by the year from then on.
  let ranges = [13...18, 26...26]

  var oldest: Int { ranges[0].lowerBound }
  var newest: Int { ranges[ranges.count - 1].upperBound }

  /// All versions, oldest first.
  package var all: [Int] { ranges.flatMap(\.self) }

  /// The versions in a message: "13 to 18 or 26".
  var words: String {
    let parts = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    return parts.joined(separator: " or ")
  }

  func contains(_ version: Int) -> Bool { ranges.contains { $0.contains(version) } }
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

/// A name in a manifest, with its span.
package struct Name: Sendable {
  /// The text as written, without back-ticks.
  package var text: String
  package var span: SourceSpan

  package init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
