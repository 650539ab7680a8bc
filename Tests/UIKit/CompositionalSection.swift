/// A section of a compositional layout that has been laid out.
///
/// Simplified: edge spacing and flexible spacing are ignored, supplementary views of groups are left out, and
/// orthogonal scrolling is an offset without paging.
@MainActor
struct CompositionalSection {
  let index: Int
  let definition: NSCollectionLayoutSection
  private(set) var end: CGFloat
  private let start: CGFloat
  private let isVertical: Bool
  private let preferredSizes: [ElementKey: CGSize]
  private let environment: LayoutEnvironment
  private let container: CGSize
  private let count: Int
  private var next = 0
  private var content = ElementList()
  private var edges = ElementList()
  /// The pinned elements, and whether they are pinned to the end.
  private var pinned: [ElementKey: Bool] = [:]

  private var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    index: Int, definition: NSCollectionLayoutSection, count: Int, container: CGSize,
    start: CGFloat, isVertical: Bool, preferredSizes: [ElementKey: CGSize],
    environment: LayoutEnvironment
  ) {
    self.index = index
    self.definition = definition
    self.count = count
    self.container = container
    self.start = start
    self.isVertical = isVertical
    self.preferredSizes = preferredSizes
    self.environment = environment
    end = start
    layOut()
  }

  private mutating func layOut() {
    let insets = definition.contentInsets
    let room = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom)
    placeBoundary(definition.boundarySupplementaryItems.filter { !$0.isAtEnd }, in: room)
    end += isVertical ? insets.top : insets.leading
    placeGroups(in: room)
    end += isVertical ? insets.bottom : insets.trailing
    placeBoundary(definition.boundarySupplementaryItems.filter(\.isAtEnd), in: room)
    placeDecorations()
  }

  private mutating func placeGroups(in room: CGSize) {
    let insets = definition.contentInsets
    var origin =
      isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
    let runsDown = isVertical != isOrthogonal
    var breadth: CGFloat = 0
    var isFirst = true
    while next < count {
      let before = next
      if !isFirst {
        if runsDown {
          origin.y += definition.interGroupSpacing
        } else {
          origin.x += definition.interGroupSpacing
        }
      }
      isFirst = false
      let size = place(definition.group, at: origin, in: room)
      if runsDown { origin.y += size.height } else { origin.x += size.width }
      breadth = max(breadth, isVertical ? size.height : size.width)
      // A group without items would never end.
      guard next > before else { break }
    }
    if isOrthogonal {
      end += breadth
    } else {
      end = isVertical ? origin.y : origin.x
    }
  }

  /// Places an item or a group and returns the space that it takes.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize,
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> CGSize {
    var size = item.layoutSize.resolved(in: container)
    if let width { size.width = width }
    if let height { size.height = height }
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, at: origin, size: size)
    }
    let dimensions = item.layoutSize
    let insets = item.contentInsets
    let key = ElementKey(
      category: .cell, kind: "", indexPath: IndexPath(item: next, section: index))
    let sizesWidth = width == nil && dimensions.widthDimension.isEstimated
    let sizesHeight = height == nil && dimensions.heightDimension.isEstimated
    if let preferred = preferredSizes[key] {
      if sizesWidth { size.width = preferred.width + insets.leading + insets.trailing }
      if sizesHeight { size.height = preferred.height + insets.top + insets.bottom }
    }
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    content.append(
      .init(key: key, frame: frame, sizesWidth: sizesWidth, sizesHeight: sizesHeight))
    for badge in item.supplementaryItems {
      content.append(
        .init(
          key: ElementKey(
            category: .supplementaryView, kind: badge.elementKind, indexPath: key.indexPath),
          frame: badge.containerAnchor.place(
            badge.layoutSize.resolved(in: frame.size), on: frame), zIndex: badge.zIndex))
    }
    next += 1
    return size
  }

  private mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize
  ) -> CGSize {
    switch group.arrangement {
    case .filling(let axis):
      return place(group, along: axis, at: origin, size: size, count: nil, shares: false)
    case .repeating(let axis, let count):
      return place(group, along: axis, at: origin, size: size, count: count, shares: false)
    case .sharing(let axis, let count):
      return place(group, along: axis, at: origin, size: size, count: count, shares: true)
    case .custom(let provider):
      for item in provider(environment) where next < count {
        content.append(
          .init(
            key: ElementKey(
              category: .cell, kind: "", indexPath: IndexPath(item: next, section: index)),
            frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex))
        next += 1
      }
      return size
    }
  }

  private mutating func place(
    _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, at origin: CGPoint,
    size: CGSize, count limit: Int?, shares: Bool
  ) -> CGSize {
    let insets = group.contentInsets
    let across = axis == .horizontal
    let dimensions = group.layoutSize
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let room = across ? inner.width : inner.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    // A group with an estimated length is as long as its subitems, each placed once.
    let isOpen = (across ? dimensions.widthDimension : dimensions.heightDimension).isEstimated
    let share = limit.map { (room - spacing * CGFloat($0 - 1)) / CGFloat($0) }
    var used: CGFloat = 0
    var breadth: CGFloat = 0
    var number = 0
    while next < count, !group.subitems.isEmpty {
      let item = group.subitems[number % group.subitems.count]
      if let limit {
        if number >= limit { break }
      } else if number > 0 {
        let resolved = item.layoutSize.resolved(in: inner)
        let length = across ? resolved.width : resolved.height
        let isFull = used + spacing + length > room + 0.01 || length <= 0
        if isOpen ? number >= group.subitems.count : isFull { break }
      }
      if number > 0 { used += spacing }
      let place = CGPoint(
        x: origin.x + insets.leading + (across ? used : 0),
        y: origin.y + insets.top + (across ? 0 : used))
      let taken = self.place(
        item, at: place, in: inner, width: shares && across ? share : nil,
        height: shares && !across && !isOpen ? share : nil)
      used += across ? taken.width : taken.height
      breadth = max(breadth, across ? taken.height : taken.width)
      number += 1
    }
    let natural =
      across ? CGSize(width: used, height: breadth) : CGSize(width: breadth, height: used)
    return CGSize(
      width: dimensions.widthDimension.isEstimated
        ? natural.width + insets.leading + insets.trailing : size.width,
      height: dimensions.heightDimension.isEstimated
        ? natural.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeBoundary(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize
  ) {
    let insets = definition.contentInsets
    for item in items {
      let number = edges.elements.count { $0.key.kind == item.elementKind }
      let key = ElementKey(
        category: .supplementaryView, kind: item.elementKind,
        indexPath: IndexPath(item: number, section: index))
      let dimensions = item.layoutSize
      var size = dimensions.resolved(in: room)
      if let preferred = preferredSizes[key] {
        if dimensions.widthDimension.isEstimated { size.width = preferred.width }
        if dimensions.heightDimension.isEstimated { size.height = preferred.height }
      }
      var origin =
        isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
      origin.x += item.offset.x
      origin.y += item.offset.y
      edges.append(
        .init(
          key: key, frame: CGRect(origin: origin, size: size),
          sizesWidth: dimensions.widthDimension.isEstimated,
          sizesHeight: dimensions.heightDimension.isEstimated, zIndex: item.zIndex))
      if item.pinToVisibleBounds { pinned[key] = item.isAtEnd }
      if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }
  }

  /// Places backgrounds, which extend from the header through the content insets to the footer.
  ///
  /// - Source: the decorations of the layout's backport, which begin where their section does and end below
  ///   its boundary items (github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout,
  ///   `IBPUICollectionViewCompositionalLayout.m`).
  private mutating func placeDecorations() {
    for item in definition.decorationItems where count > 0 {
      let insets = item.contentInsets
      let area =
        isVertical
        ? CGRect(x: 0, y: start, width: container.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: container.height)
      edges.append(
        .init(
          key: ElementKey(
            category: .decorationView, kind: item.elementKind,
            indexPath: IndexPath(item: 0, section: index)),
          frame: area.inset(
            by: UIEdgeInsets(
              top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)),
          zIndex: item.zIndex))
    }
  }

  // MARK: Asking

  /// Returns the elements in a rectangle. Pinned ones are kept within `visible`, which excludes the insets.
  func attributes(
    in rect: CGRect, visible: CGRect, scrolledBy offset: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let (near, far) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    guard start <= far, end >= near else { return [] }
    let edgeAttributes = edges.elements.compactMap { element in
      let element = pin(element, in: visible)
      return element.frame.intersects(rect) ? ElementList.attributes(element) : nil
    }
    let shift = isOrthogonal ? offset : 0
    let contentAttributes = content.attributes(
      in: rect.offsetBy(dx: isVertical ? shift : 0, dy: isVertical ? 0 : shift))
    for attributes in contentAttributes { scroll(attributes, by: shift) }
    return edgeAttributes + contentAttributes
  }

  func attributes(
    for key: ElementKey, scrolledBy offset: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    if let attributes = edges.attributes(for: key) { return attributes }
    let attributes = content.attributes(for: key)
    if let attributes, isOrthogonal { scroll(attributes, by: offset) }
    return attributes
  }

  private func scroll(_ attributes: UICollectionViewLayoutAttributes, by offset: CGFloat) {
    if isVertical {
      attributes.frame.origin.x -= offset
    } else {
      attributes.frame.origin.y -= offset
    }
  }

  /// Moves a pinned element into view, within the bounds of its section.
  private func pin(_ element: ElementList.Element, in visible: CGRect) -> ElementList.Element {
    guard let isAtEnd = pinned[element.key] else { return element }
    var element = element
    let frame = element.frame
    if isVertical {
      element.frame.origin.y =
        isAtEnd
        ? min(frame.minY, max(visible.maxY - frame.height, start))
        : max(frame.minY, min(visible.minY, end - frame.height))
    } else {
      element.frame.origin.x =
        isAtEnd
        ? min(frame.minX, max(visible.maxX - frame.width, start))
        : max(frame.minX, min(visible.minX, end - frame.width))
    }
    return element
  }
}
