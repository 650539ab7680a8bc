extension LayersElement: StyledModel {
  /// - Shape: elements in it have no axis of their own, so that nothing gives way along one.
  package static let form = Form(
    "layers", "a 'zstack'", blank: LayersElement(property: ""),
    short: ShortForm([elementsKind]) { entry, layers, resolver in
      layers.children = resolver.inLayers { $0.readElements(entry) }
      return true
    },
    Key.look + [
      Key(
        "children", \.children,
        ValueForm(elementsKind) { entry, resolver in
          resolver.inLayers { $0.readElements(entry) }
        }, "The elements, from back to front."
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

extension Resolver {
  /// Reads what lies one over another.
  fileprivate mutating func inLayers<Result>(_ read: (inout Resolver) -> Result) -> Result {
    let (outerAxis, wasInLayers) = (scope.axis, scope.isInLayers)
    (scope.axis, scope.isInLayers) = (.vertical, true)
    defer { (scope.axis, scope.isInLayers) = (outerAxis, wasInLayers) }
    return read(&self)
  }
}

extension ElementNames.Suffix {
  static let layers = Self("Layers")
}

extension Construct {
  package static let layers = LayersElement.form.construct
}
