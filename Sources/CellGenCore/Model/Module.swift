/// All manifests of a run: those of one module, and those of other modules that they use. Holds everything
/// that rendering needs.
///
/// - Shape: complete and valid by construction: names are resolved, defaults are filled in, and generated
///   names are unique. Views refer to each other by their position in `views`.
package struct Module: Sendable {
  package var manifests: [Manifest]
  /// The views of all manifests, in the order of the manifests and then of declaration.
  package var views: [View]
  /// The tokens that can change while the app runs, because a member in the app decides their values.
  var liveTokens: Set<TokenReference>
  /// The first view of another module that a manifest of this one names, with its module; nil for none.
  var viewOfAnotherModule: (name: Name, module: String)?

  /// The manifests of the module itself; the others are only read.
  package var ownManifests: [Manifest] { manifests.filter { $0.module == nil } }

  /// The views of the module itself.
  package var ownViews: [ViewReference] { ownManifests.flatMap(\.views) }

  package subscript(view: ViewReference) -> View { _read { yield views[view.index] } }

  /// Returns the view whose class shows a view: itself, or its target.
  package func shownBy(_ view: View) -> View {
    switch view.presentation {
    case .layout, .custom, .own, .swiftUI, .row, .data: view
    case .mapped(let target, _), .overloaded(let target): self[target]
    }
  }

  /// The widest access level of the manifests, which the embedded runtime uses.
  package var widestAccess: Access { ownManifests.map(\.access).max() ?? .internal }

  /// Reports that the module uses a view of another module while each of them embeds its own runtime.
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
  /// The references without duplicates, in order.
  package var unique: [ViewReference] {
    // References are usually in the order of declaration, which rules out duplicates.
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
  /// The prefix of its views' type names; nil for none.
  package var prefix: String?
  package var access: Access
  /// Additional modules that the generated files import, in the order of the manifest.
  package var imports: [String]
  /// The other modules whose manifests it uses.
  package var usedModules: [String]
  /// The containers that the generated screen can fill; never empty.
  package var containers: [Container]
  /// The major version of the oldest iOS that the generated code supports.
  package var deploymentTarget: Int
  package var strings: Strings
  /// True if its views and its screen are SwiftUI views as well.
  package var swiftUI: Bool
  /// The bundle that holds the images and colors of asset catalogs.
  package var assetBundle: ResourceBundle
  package var tokens: Tokens
  /// Stand-ins in pictures for values that only Swift knows.
  package var preview: PreviewValues
  /// The positions of the manifests that it uses, in lookup order.
  package var uses: [Int]
  /// The prefix of the names of its token types.
  package var tokenPrefix: String
  /// The elements declared here.
  package var elements: [OwnElementDeclaration]
  /// The views declared here, in order of declaration.
  package var views: [ViewReference]
  /// The screen; nil for a manifest that only declares shared views.
  package var screen: Screen?

  /// The module that compiles the manifest if this run only reads it; nil for the module of the run.
  package var module: String? { source.module }
}

/// The versions of iOS that code can be generated for.
package struct DeploymentTargets: Sendable {
  /// iOS 18 was followed by iOS 26: from then on, Apple numbers its systems by year.
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

/// The access level of the generated declarations.
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
  /// The text as in the manifest, without backticks.
  package var text: String
  package var span: SourceSpan

  package init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}
