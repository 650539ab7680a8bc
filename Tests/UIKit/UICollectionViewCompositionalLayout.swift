public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that consists of sections, groups, and items.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var configurationStore: UICollectionViewCompositionalLayoutConfiguration
  private var sections: [CompositionalSection] = []
  private var global = ElementList()
  private var extent: CGFloat = 0
  private var orthogonalOffsets: [Int: CGFloat] = [:]

  public init(section: NSCollectionLayoutSection) {
    let section = section.duplicate()
    provider = { _, _ in section }
    configurationStore = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.duplicate()
    provider = { _, _ in section }
    configurationStore = configuration.duplicate()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    configurationStore = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    configurationStore = configuration.duplicate()
    super.init()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("compositional layouts are not archived") }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStore }
    set {
      configurationStore = newValue.duplicate()
      invalidateLayout()
    }
  }

  private var isVertical: Bool { configurationStore.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    sections = []
    global = ElementList()
    extent = 0
    guard let view = collectionView else { return }
    let size = view.bounds.size
    let environment = LayoutEnvironment(contentSize: size)
    // "UICollectionViewCompositionalLayout does not render global boundary supplementary items … when the data
    // source reports 0 sections" (github.com/dotnet/maui/pull/34989).
    let boundary =
      view.numberOfSections == 0 ? [] : configurationStore.boundarySupplementaryItems
    placeGlobal(boundary.filter { !$0.isAtEnd }, in: size)
    for index in 0..<view.numberOfSections {
      if index > 0 { extent += configurationStore.interSectionSpacing }
      let section = CompositionalSection(
        index: index, definition: section(at: index, environment),
        count: view.numberOfItems(inSection: index), container: size, start: extent,
        isVertical: isVertical, preferredSizes: preferredSizes, environment: environment)
      extent = section.end
      sections.append(section)
    }
    placeGlobal(boundary.filter(\.isAtEnd), in: size)
  }

  private func section(
    at index: Int, _ environment: LayoutEnvironment
  ) -> NSCollectionLayoutSection {
    if let section = provider(index, environment) { return section.duplicate() }
    StandIn.fail(
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error.")
    return .list(
      using: UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: environment)
  }

  /// Places the layout's own headers and footers, whose index paths have a single index.
  private func placeGlobal(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize
  ) {
    for item in items {
      let number = global.elements.count { $0.key.kind == item.elementKind }
      let key = ElementKey(
        category: .supplementaryView, kind: item.elementKind, indexPath: IndexPath(index: number))
      var size = item.layoutSize.resolved(in: container)
      let dimensions = item.layoutSize
      if let preferred = preferredSizes[key] {
        if dimensions.widthDimension.isEstimated { size.width = preferred.width }
        if dimensions.heightDimension.isEstimated { size.height = preferred.height }
      }
      global.append(
        .init(
          key: key,
          frame: CGRect(
            origin: isVertical ? CGPoint(x: 0, y: extent) : CGPoint(x: extent, y: 0), size: size),
          sizesWidth: dimensions.widthDimension.isEstimated,
          sizesHeight: dimensions.heightDimension.isEstimated, zIndex: item.zIndex))
      extent += isVertical ? size.height : size.width
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let view = collectionView
    let visible = (view?.bounds ?? rect).inset(by: view?.adjustedContentInset ?? .zero)
    return global.attributes(in: rect)
      + sections.flatMap {
        $0.attributes(
          in: rect, visible: visible, scrolledBy: orthogonalOffsets[$0.index] ?? 0)
      }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(category: .cell, kind: "", indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      for: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(for: ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard key.indexPath.count == 2 else { return global.attributes(for: key) }
    guard sections.indices.contains(key.indexPath.section) else { return nil }
    let section = sections[key.indexPath.section]
    return section.attributes(for: key, scrolledBy: orthogonalOffsets[section.index] ?? 0)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: extent) : CGSize(width: extent, height: bounds.height)
  }

  func scrollOrthogonally(section: Int, to offset: CGFloat) {
    orthogonalOffsets[section] = offset
    collectionView?.setNeedsLayout()
    tellVisibleItems(ofSection: section)
  }

  /// Passes the visible items of a section to its handler, before they have views.
  ///
  /// - Source: "called before each layout cycle … any time an animation occurs in that section due to changes
  ///   such as … scrolling the section" (Apple, `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`).
  ///   Here it is called only for scrolling, which is the minimum.
  private func tellVisibleItems(ofSection index: Int) {
    guard let view = collectionView,
      let handler = definition(ofSection: index)?.visibleItemsInvalidationHandler
    else { return }
    let section = sections[index]
    let offset = orthogonalOffsets[index] ?? 0
    let attributes = section.attributes(in: view.bounds, visible: view.bounds, scrolledBy: offset)
    let point = isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    handler(
      attributes.map(VisibleItem.init), point, LayoutEnvironment(contentSize: view.bounds.size))
  }

  /// Returns the list configuration of a section that is a list.
  func listConfiguration(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    definition(ofSection: index)?.listConfiguration
  }

  /// Returns the section that the section provider returned for an index.
  func definition(ofSection index: Int) -> NSCollectionLayoutSection? {
    // A layout pass asks for this between two rounds; the result of the earlier round is good enough.
    if sections.isEmpty { prepareIfNeeded() }
    return sections.indices.contains(index) ? sections[index].definition : nil
  }
}

extension StandIn {
  /// Returns the section of a compositional layout that is used for an index; nil if there is none.
  @MainActor
  public static func layoutSection(
    at index: Int, in view: UICollectionView
  ) -> NSCollectionLayoutSection? {
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.definition(
      ofSection: index)
  }

  /// Returns the appearance of the list that a section is; nil for any other section.
  @MainActor
  public static func listAppearance(
    ofSection index: Int, in view: UICollectionView
  ) -> UICollectionLayoutListConfiguration.Appearance? { view.listAppearance(ofSection: index) }
}

/// The properties that apply to a compositional layout as a whole.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, Sendable {
  public override init() { super.init() }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  @available(iOS 14, *)
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}
