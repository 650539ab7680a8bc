#if canImport(UIKit)
public import UIKit

/// Makes the layout of a screen in a collection view, section by section.
///
/// Empty sections are not shown, so the index of a section does not identify it: the layout asks the data
/// source of its collection view.
@MainActor
public enum ScreenLayout<Content: ScreenContent> {
  /// Returns a layout whose sections are made by a function.
  ///
  /// - Parameters:
  ///   - spacing: the space between sections, in points.
  ///   - backgrounds: the backgrounds of sections, which include their headers and footers.
  ///   - pinned: the sections whose header (`top`) or footer (`bottom`) is pinned while they scroll past.
  ///   - makeSection: makes the layout of a section, and is called again whenever the layout may have changed.
  public static func make(
    spacing: CGFloat = 0,
    // part: Backgrounds
    backgrounds: [Content.Section.Kind: CellLook] = [:],
    // part end
    pinned: [Content.Section.Kind: NSDirectionalRectEdge] = [:],
    section makeSection:
      @escaping @MainActor (LayoutSection<Content.Section>) ->
      NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayout {
    let owner = Owner()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard
          let screen = owner.layout?.collectionView?.dataSource
            as? CellGenCollectionScreen<Content>,
          let section = screen.shownSection(at: index)
        else { return placeholder }
        // part: Backgrounds
        let background = backgrounds[section.kind]
        // part end
        let surface = CellGenSectionSurface(
          // part: Backgrounds
          color: background?.coversBackground == true ? background?.background : nil,
          // part end
          pinned: pinned[section.kind] ?? [])
        screen.surfaces[section] = surface
        let result = makeSection(
          layoutSection(section, of: screen, in: environment, on: surface))
        // part: Places
        surface.topInset = result.contentInsets.top
        surface.scrollsSideways = result.orthogonalScrollingBehavior != .none
        // part end
        // part: Backgrounds
        if background != nil {
          let kind = CellGenSectionBackgrounds.elementKind(behind: section.kind, in: Content.self)
          result.decorationItems.append(.background(elementKind: kind))
        }
        // part end
        // part: Seen
        if screen.didScrollSection != nil { watchScrolling(of: result, screen) }
        // part end
        return result
      }, configuration: configuration)
    owner.layout = layout
    // part: Backgrounds
    CellGenSectionBackgrounds.register(backgrounds, of: Content.self, in: layout)
    // part end
    return layout
  }

  private static func layoutSection(
    _ section: Content.Section, of screen: CellGenCollectionScreen<Content>,
    in environment: any NSCollectionLayoutEnvironment, on surface: CellGenSectionSurface
  ) -> LayoutSection<Content.Section> {
    LayoutSection(
      section: section,
      hasHeader: screen.shown.boundaries(of: section).header != nil,
      hasFooter: screen.shown.boundaries(of: section).footer != nil,
      environment: environment,
      // part: RepeatedSections
      layout: screen.shown.layout(of: section)?.value,
      // part end
      // part: ItemIDs
      items: { [weak screen] in screen?.shownItems(of: section) ?? [] },
      // part end
      // part: Heights
      heights: { [weak screen] in screen?.heights(of: section, width: $0) ?? [] },
      estimatedHeight: { [weak screen] in screen?.estimatedHeight(of: section, width: $0) ?? 100 },
      // part end
      // part: Swipes
      swipeConfiguration: { [weak screen] indexPath, edge in
        screen?.swipeConfiguration?(indexPath, edge)
      },
      // part end
      // part: Separators
      separator: { [weak screen] in screen?.separator?($0) },
      // part end
      surface: surface)
  }

  // part: Seen
  /// Reports the scrolling of a section that scrolls sideways: it has a scroll view of its own, without a
  /// delegate of the app.
  ///
  /// - Source: "The handler is called … any time an animation occurs in that section due to changes such as …
  ///   scrolling the section" (Apple, `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`), where the
  ///   delegate gets no calls (github.com/apptekstudios/ASCollectionView/issues/136).
  private static func watchScrolling(
    of section: NSCollectionLayoutSection, _ screen: CellGenCollectionScreen<Content>
  ) {
    guard section.orthogonalScrollingBehavior != .none else { return }
    let own = section.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = { [weak screen] items, offset, environment in
      own?(items, offset, environment)
      screen?.didScrollSection?()
    }
  }
  // part end

  /// The layout's properties that the section provider needs before the layout exists.
  @MainActor
  private final class Owner {
    weak var layout: UICollectionViewLayout?
  }

  /// A section for a collection view that does not have the screen's data source yet: UIKit raises an
  /// exception if there is none for an index that it counts.
  private static var placeholder: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: LayoutSection<Content.Section>.row(height: .estimated(44)))
  }
}
#endif
