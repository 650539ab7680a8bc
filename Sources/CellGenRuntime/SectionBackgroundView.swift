#if canImport(UIKit)
import UIKit

/// The colour behind a section of a screen.
///
/// Decoration views get no data but their kind, so the colours of each screen are kept by kind.
final class CellGenSectionBackgroundView<Content: ScreenContent>: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.representedElementKind.flatMap {
      CellGenSectionBackgrounds.colors[Swift.ObjectIdentifier(Content.self)]?[$0]
    }
  }
}

/// The colours behind the sections of all screens.
@MainActor
enum CellGenSectionBackgrounds {
  fileprivate static var colors: [Swift.ObjectIdentifier: [String: UIColor]] = [:]

  /// Keeps the colours of a screen, and registers their kinds with its layout.
  static func register<Content: ScreenContent>(
    _ backgrounds: [Content.Section.Kind: UIColor], of content: Content.Type,
    in layout: UICollectionViewLayout
  ) {
    for (section, color) in backgrounds {
      let kind = elementKind(behind: section, in: content)
      colors[Swift.ObjectIdentifier(content), default: [:]][kind] = color
      layout.register(CellGenSectionBackgroundView<Content>.self, forDecorationViewOfKind: kind)
    }
  }

  /// The kind of the view behind a section, unique in the layout of its screen.
  static func elementKind<Content: ScreenContent>(
    behind section: Content.Section.Kind, in content: Content.Type
  ) -> String {
    let position = Swift.Array(Content.Section.Kind.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}
#endif
