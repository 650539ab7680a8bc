extension Resolver {
  /// Warns about badges over the content whose text has no background of its own.
  ///
  /// An explicit text color counts as chosen for its surroundings, like that of a label in a `zstack`.
  mutating func reportUnreadableBadges(in root: StackElement, of view: ViewDraft) {
    guard view.row.accessories.contains(where: { $0.badge != nil && $0.place != nil }),
      let entry = view.written?.row.entry("accessory")
    else { return }
    let places = Accessory.places(in: entry.value)
    guard places.count == view.row.accessories.count else { return }
    for (badge, written) in zip(view.row.accessories, places) where badge.color == nil {
      guard badge.badge != nil, let place = badge.place, let key = written.key else { continue }
      // Badges at the leading and trailing edges are beside the content.
      let isOverPicture =
        place != .leading && place != .trailing && Element.stack(root).isPicture(at: place)
      if let background = badge.background {
        let ground = isOverPicture ? [.white] : grounds(of: view)
        if let ratio = contrast(ofWhiteOn: background, over: ground), ratio < 2.5,
          case .mapping(let mapping) = written.node.content, let entry = mapping.entry("background")
        {
          report(.seeThroughBadge(ratio, isOverPicture: isOverPicture, at: entry.value.span))
        }
      } else if isOverPicture {
        report(.badgeOnPicture(at: key, written.node))
      }
    }
  }

  /// Returns the possible backgrounds of a cell without a picture: its own background, or that of a list.
  private func grounds(of view: ViewDraft) -> [Paint] {
    guard let color = view.look.background.color else { return [.white] }
    return color.constants.compactMap { paint(of: $0, in: .light) }.filter(\.isOpaque)
  }

  /// Returns the minimum contrast of white text on a color that is translucent in light mode; nil for other
  /// colors.
  private func contrast(ofWhiteOn color: Value<Color>, over grounds: [Paint]) -> Double? {
    let paints = color.constants.compactMap { paint(of: $0, in: .light) }.filter { !$0.isOpaque }
    return paints.flatMap { paint in grounds.map { Paint.white.contrast(with: paint.over($0)) } }
      .min()
  }
}

extension Element {
  /// Returns true if there is certainly a picture at some position in it.
  fileprivate func isPicture(at place: AccessoryPlace) -> Bool {
    if case .stack(let stack) = self {
      guard stack.children.count != 1 else { return stack.children[0].isPicture(at: place) }
      let child =
        switch (stack.axis, place) {
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing):
          stack.children.first
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing):
          stack.children.last
        default: Element?.none
        }
      return child?.isPicture(at: place) ?? false
    }
    if case .layers(let layers) = self {
      let isCovered = layers.children.dropFirst().contains {
        $0.look.at == .fill || $0.look.at?.rawValue == place.rawValue
      }
      return !isCovered && layers.children.first?.isPicture(at: place) == true
    }
    return model.ground == .picture && look.width == nil
  }
}

extension Diagnostic {
  fileprivate static func badgeOnPicture(at place: Mapping.Key, _ badge: Node) -> Diagnostic {
    Diagnostic(
      .lowContrast,
      "a badge over a picture has nothing behind it that makes it readable",
      at: Annotation(badge.span, "gray text on a picture"),
      also: [Annotation(place.span, "a picture is here")],
      help: "add 'background: systemRed', or a 'color' that can be read on every picture",
      note:
        "a badge without a 'background' has the color 'secondaryLabel', which is meant for UIKit's cell "
        + "backgrounds")
  }

  fileprivate static func seeThroughBadge(
    _ ratio: Double, isOverPicture: Bool, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .lowContrast,
      "a badge's white text has a contrast of \(tenths(ratio)):1 where "
        + (isOverPicture ? "the picture is white" : "its cell shows through"),
      at: Annotation(span, "shows what is behind it"),
      help: "write a 'background' that is darker or less see-through, or a 'color' for the text",
      note: "a badge with a 'background' is white unless it has a 'color'")
  }
}
