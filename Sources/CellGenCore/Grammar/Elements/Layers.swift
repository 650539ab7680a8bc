extension LayersElement: StyledModel {
  package static let facts = Facts<LayersElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label },
    inRow: .children, extent: { _ in .children }, box: .around, tint: nil, ground: nil, text: nil,
    hiddenBy: nil, shows: nil, hasStyles: false)

  /// - Shape: elements in it have no axis of their own, so none of them gives way along one.
  package static let form = Form(
    "layers", "a 'zstack'", blank: LayersElement(property: ""), foreign: foreign,
    short: ShortForm([elementsKind]) { entry, layers, resolver in
      layers.children = resolver.readElements(entry, in: .layers)
      return true
    },
    Key.look + [
      Key(
        "children", \.children, .elements(in: .layers), "The elements, from back to front."
      ).required("add 'children:' with a line '- image: …' for each element").notEmpty()
        .synonyms("items elements")
    ],
    wrongKind: { entry, _ in entry.value.isEmpty ? .emptyStack(entry.key) : nil },
    begin: { layers, _, resolver in
      layers.property = resolver.scope.names.next("", .layers)
    },
    finish: { layers, written, resolver in
      resolver.finishLook(of: &layers, written, shows: nil)
      return true
    })
}

extension ElementNames.Suffix {
  static let layers = Self("Layers")
}

extension LayersElement {
  static let foreign: [ForeignWord] = [
    .letterCase,
    ForeignWord(
      "alignitems crossaxisalignment justifycontent mainaxisalignment",
      "write 'at: topTrailing' on an element that should not be centered on the first"
    ) { value, _ in
      value.scalar?.text == "center"
        ? "remove it: without an 'at', elements are centered" : nil
    },
    .fill,
    .fontOfTexts,
    ForeignWord(
      "alignment align contentalignment",
      "write 'at: topTrailing' on an element that should not be centered on the first"
    ) { value, _ in
      guard let place = value.scalar.flatMap({ place(meantBy: $0.text) }) else { return nil }
      return place == "center"
        ? "remove it: without an 'at', elements are centered"
        : "write 'at: \(place)' on each element after the first"
    },
  ]
}
