#if canImport(UIKit)
import UIKit

/// The background of a section of a screen.
///
/// Decoration views receive only their kind, so the looks of each screen are stored by kind.
final class CellGenSectionBackgroundView<Content: ScreenContent>: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let look = layoutAttributes.representedElementKind.flatMap {
      CellGenSectionBackgrounds.looks[Swift.ObjectIdentifier(Content.self)]?[$0]
    }
    CellGenPatch.show(look, behind: self)
  }
}

/// The backgrounds of the sections of all screens.
@MainActor
enum CellGenSectionBackgrounds {
  fileprivate static var looks: [Swift.ObjectIdentifier: [String: CellLook]] = [:]

  /// Stores the looks of a screen, and registers their kinds with its layout.
  static func register<Content: ScreenContent>(
    _ backgrounds: [Content.Section.Kind: CellLook], of content: Content.Type,
    in layout: UICollectionViewLayout
  ) {
    for (section, look) in backgrounds {
      let kind = elementKind(behind: section, in: content)
      looks[Swift.ObjectIdentifier(content), default: [:]][kind] = look
      layout.register(CellGenSectionBackgroundView<Content>.self, forDecorationViewOfKind: kind)
    }
  }

  /// Returns the kind of the view behind a section, unique in the layout of its screen.
  static func elementKind<Content: ScreenContent>(
    behind section: Content.Section.Kind, in content: Content.Type
  ) -> String {
    let position = Swift.Array(Content.Section.Kind.allCases).firstIndex(of: section) ?? 0
    return "CellGen.background.\(position)"
  }
}
#endif
