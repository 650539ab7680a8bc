extension FlowElement: StyledModel {
  package static let facts = Facts<FlowElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label },
    inRow: .flexible, extent: { _ in .children }, box: .around, tint: nil, ground: nil, text: nil,
    hiddenBy: nil, shows: nil, hasStyles: false)

  package static let form = Form(
    "flow", "a 'flow'", blank: FlowElement(property: ""), foreign: foreign,
    short: ShortForm([elementsKind]) { entry, flow, resolver in
      flow.children = resolver.readElements(entry, in: .flow)
      return true
    },
    [
      Key(
        "spacing", \.spacing, .value(of: Number.self),
        "The space between the elements of a line, in points."
      ).synonyms("gap horizontalspacing itemspacing"),
      Key(
        "lineSpacing", \.lineSpacing, .value(of: Number.self), "The space between lines, in points."
      )
      .synonyms("verticalspacing rowspacing"),
    ] + Key.look + [
      Key(
        "children", \.children, .elements(in: .flow), "The elements, in order."
      ).required("add 'children:' with a line '- label: …' for each element").notEmpty()
        .synonyms("items elements")
    ],
    wrongKind: { entry, _ in entry.value.isEmpty ? .emptyStack(entry.key) : nil },
    begin: { flow, _, resolver in flow.property = resolver.scope.names.next("", .flow) },
    finish: { flow, written, resolver in
      resolver.finishLook(of: &flow, written, shows: nil)
      return true
    })
}

extension ElementNames.Suffix {
  static let flow = Self("Flow")
}

extension FlowElement {
  static let foreign: [ForeignWord] = [
    .letterCase,
    .needless(
      "alignitems crossaxisalignment justifycontent mainaxisalignment",
      "each line of a 'flow' begins at its leading edge"),
    .needless(
      "axis direction wrap wraps distribution alignment",
      "the elements of a 'flow' are side by side and wrap onto the next line"),
    ForeignWord(
      "data label", "write 'children: [{ repeat: … }]' with the field that holds the items"),
  ]
}
