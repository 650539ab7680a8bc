extension LayersElement: StyledModel {
  package static let facts = Facts<LayersElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label },
    inRow: .children, extent: { _ in .children }, box: .around, tint: nil, ground: nil, text: nil,
    hiddenBy: nil, shows: nil, hasStyles: false)

  /// - Shape: elements in it have no axis of their own, so that nothing gives way along one.
  package static let form = Form(
    "layers", "a 'zstack'", blank: LayersElement(property: ""),
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
